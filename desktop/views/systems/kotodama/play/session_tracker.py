"""The session around battles: the scene in both spaces, what takes time, the selected character, GM rulings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop.core.words import Words
from desktop.systems.kotodama.session.view import SessionView
from desktop.views.contract import RunningEngine
from desktop.views.forms.systems.kotodama.session import Ui_KotodamaSession
from desktop.views.systems.kotodama.play.lanes_panel import LanesPanel
from desktop.views.systems.kotodama.play.parts import put
from desktop.views.systems.kotodama.play.person_tools import PersonTools
from desktop.views.systems.kotodama.play.tracks_panel import TracksPanel

RULINGS = 8
"""Rulings that are shown, the latest; all of them are in the log."""


class SessionTracker(QWidget):
    """Shows a session and asks; decides nothing."""

    requested = Signal(object)
    picked = Signal(str)
    check_requested = Signal(str, str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = ui = Ui_KotodamaSession()
        ui.setupUi(self)
        for strip in (ui.sceneStrip, ui.newStrip, ui.rulingStrip):
            strip.flow(spread=1)
        self.lanes = LanesPanel(self)
        self.lanes.picked.connect(self.picked)
        self.tools = PersonTools(self._ask, self.check_requested.emit, self)
        ui.lanesHostLayout.addWidget(self.lanes)
        ui.toolsHostLayout.addWidget(self.tools)
        self.tracks = TracksPanel(ui, self._ask, self)
        ui.sceneButton.clicked.connect(self._next_scene)
        ui.rulingAdd.clicked.connect(self._rule)
        for edit, done in (
            (ui.sceneTitle, self._next_scene),
            (ui.sceneOther, self._next_scene),
            (ui.trackLabel, self.tracks.begin),
            (ui.goal.lineEdit(), self.tracks.begin),
            (ui.rulingText, self._rule),
        ):
            edit.returnPressed.connect(done)
            edit.returnPressed.connect(self._back_to_the_table)

    def _ask(self, event: Mapping[str, Any]) -> None:
        self.requested.emit(dict(event))

    def show_play(self, play: RunningEngine, words: Words) -> None:
        """Show how the session stands."""
        view, ui = play.shown, self.ui
        assert isinstance(view, SessionView)
        put(ui.sceneNumber, str(view.scene))
        ui.sceneOther.setVisible(view.banner is None)
        named = self.tr("通常シーンの題") if view.banner is None else self.tr("シーンの題")
        ui.sceneTitle.setPlaceholderText(named)
        ui.sceneTitle.setAccessibleName(named)
        self.lanes.show_stage(view, play.selected, words, fight=False)
        self.lanes.show_titles(view.title, view.kotodama_title)
        self.tracks.show_play(play, view, words)
        self.tools.show_play(play, words)
        texts = [self._ruling(ruling.text, agreed=ruling.agreed) for ruling in view.rulings[-RULINGS:]]
        put(ui.rulingList, "\n".join(texts))
        ui.rulingList.setVisible(bool(texts))

    def _ruling(self, text: str, *, agreed: bool) -> str:
        return (
            self.tr("全員の同意：{text}").format(text=text) if agreed else self.tr("GM裁定：{text}").format(text=text)
        )

    def _back_to_the_table(self) -> None:
        """Leave a field whose text has been taken: the next digit selects a character."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _next_scene(self) -> None:
        ui = self.ui
        title, other = ui.sceneTitle.text().strip(), ui.sceneOther.text().strip()
        ui.sceneTitle.clear()
        ui.sceneOther.clear()
        self._ask({"kind": "scene", "title": title, "kotodama_title": other})

    def _rule(self) -> None:
        text = self.ui.rulingText.text().strip()
        if text:
            self.ui.rulingText.clear()
            self._ask({"kind": "ruling", "text": text, "agreed": self.ui.agreed.isChecked()})
