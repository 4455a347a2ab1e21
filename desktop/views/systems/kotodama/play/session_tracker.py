"""The session around battles: the scene in both spaces, what takes time, the selected character, GM rulings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from desktop.core.problem import Problem
from desktop.core.words import Counted, Words
from desktop.systems.kotodama.numbers import NO_SKILL
from desktop.systems.kotodama.session.view import SessionView, TrackView
from desktop.systems.kotodama.stage.view import Participant
from desktop.views.forms.systems.kotodama.session import Ui_KotodamaSession
from desktop.views.play.tracker_view import RunningEngine, TrackerView
from desktop.views.systems.kotodama.play.parts import (
    LanesPanel,
    Pool,
    Request,
    ability_of,
    asks,
    lit,
    number,
    offered,
    put,
    skills_of,
)
from desktop.views.systems.kotodama.play.person_tools import PersonTools
from desktop.views.widgets.inputs.pick import choose, fill


class TrackRow(QFrame):
    """One extended check: 累積 of 目標, what comes next; for a concealed one a button to hold while looking."""

    def __init__(self, request: Request, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        line = QHBoxLayout(self)
        line.setContentsMargins(8, 6, 8, 6)
        self.name, self.count, self.note = QLabel(self), QLabel(self), QLabel(self)
        self.name.setProperty("role", "strong")
        self.count.setProperty("role", "number")
        self.note.setProperty("role", "caption")
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self.again, self.stop = QPushButton(self), QPushButton(self)
        self.look = QPushButton(self.tr("押している間だけ見る"), self)
        self.look.pressed.connect(lambda: self._uncover(True))
        self.look.released.connect(lambda: self._uncover(False))
        for widget, stretch in ((self.name, 2), (self.count, 0), (self.bar, 2), (self.note, 1), (self.look, 0)):
            line.addWidget(widget, stretch)
        for button in (self.again, self.stop):
            asks(button, request)
            line.addWidget(button)

    def cover(self, covered: bool) -> None:
        """Show the numbers, or only while the button is held."""
        self.look.setVisible(covered)
        self._uncover(not covered or self.look.isDown())

    def _uncover(self, seen: bool) -> None:
        for part in (self.count, self.bar, self.note):
            part.setVisible(seen)

    # Qt's names from here on

    def changeEvent(self, event: QEvent) -> None:
        """Conceal it again when the window loses the focus: the release of the button may never arrive."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow() and self.look.isDown():
            self.look.setDown(False)
            self._uncover(False)


class TracksPanel(QObject):
    """Shows extended checks and begins new ones; asks through `request`."""

    def __init__(self, ui: Ui_KotodamaSession, request: Request, parent: QWidget) -> None:
        super().__init__(parent)
        self._ui, self._request = ui, request
        self.rows = Pool(ui.trackRows, lambda host: TrackRow(request, host))
        self._play: RunningEngine | None = None
        self._words = Words()
        self._selected, self._target = "", 0
        self._taken: frozenset[str] = frozenset()
        ui.goal.setValue(3)
        ui.trackWho.activated.connect(lambda _n: self._show_pools())
        for combo in (ui.trackAbility, ui.trackSkill):
            combo.activated.connect(lambda _n: self._show_chance())
        for spin in (ui.goal, ui.trackTarget, ui.trackModifier):
            spin.valueChanged.connect(lambda _n: self._show_chance())
        ui.trackDensei.toggled.connect(lambda _on: self._show_chance())
        ui.trackButton.clicked.connect(self.begin)

    def show_play(self, play: RunningEngine, view: SessionView, words: Words) -> None:
        """Show every extended check, and who could begin one."""
        self._play, self._words, names = play, words, {p.id: p.name for p in view.people}
        for row, track in zip(self.rows.take(len(view.tracks)), view.tracks, strict=True):
            self._fill(row, track, names.get(track.who, ""), play, words)
        if view.target != self._target:  # another campaign, or its rules have changed
            self._target = view.target
            self._afresh()
        self._taken = frozenset(track.id for track in view.tracks)
        people = [(p.name, p.id) for p in view.people if p.state != "dead"]
        fill(self._ui.trackWho, people)
        if play.selected != self._selected:
            self._selected = play.selected
            choose(self._ui.trackWho, play.selected)
        self._show_pools()

    def _fill(self, row: TrackRow, track: TrackView, name: str, play: RunningEngine, words: Words) -> None:
        label = track.label or self.tr("継続判定")
        put(row.name, f"{name}　{label}" if name else label)
        done, goal = track.cumulative, track.goal
        put(row.count, f"{number(done)} / {goal}")
        row.bar.setRange(0, goal)
        row.bar.setValue(min(done, goal))
        row.bar.setAccessibleName(self.tr("累積 {n}、目標 {goal}").format(n=done, goal=goal))
        words_of = {
            "success": self.tr("成功"),
            "failure": self.tr("失敗"),
            "aborted": self.tr("中断"),
            "ongoing": self.tr("次は {n} 個").format(n=Counted(track.next_pool)),
        }
        put(row.note, words_of[track.verdict])
        open_ = track.verdict == "ongoing"
        row.cover(track.covered)
        again = self.tr("続けて振る") if track.covered else self.tr("{n} 個で振る").format(n=Counted(track.next_pool))
        put(row.again, again)
        put(row.stop, self.tr("中断"))
        lit(row.again, offered(play, "extended_go_on", id=track.id))
        lit(row.stop, offered(play, "extended_abort", id=track.id))
        row.again.setVisible(open_)
        row.stop.setVisible(open_)

    # a new one

    def _person(self) -> Participant | None:
        view = self._play.shown if self._play is not None else None
        who = self._ui.trackWho.currentData()
        return next((p for p in view.people if p.id == who), None) if isinstance(view, SessionView) else None

    def _show_pools(self) -> None:
        ui, person = self._ui, self._person()
        if person is None:
            return
        fill(ui.trackAbility, [(ability_of(a, self._words), a.id) for a in person.abilities])
        fill(ui.trackSkill, [(self.tr("技能なし"), NO_SKILL), *skills_of(person, self._words)])
        ui.trackDensei.setVisible(self._may_swap(person))
        self._show_chance()

    def _may_swap(self, person: Participant) -> bool:
        view = self._play.shown if self._play is not None else None
        return isinstance(view, SessionView) and person.id in view.densei

    def _afresh(self) -> None:
        """Show the usual target, and nothing that the GM has ruled for another check."""
        view = self._play.shown if self._play is not None else None
        if isinstance(view, SessionView):
            self._ui.trackTarget.setValue(view.target)
            self._ui.trackModifier.setValue(0)
            self._ui.trackDensei.setChecked(False)

    def _params(self) -> dict[str, Any]:
        ui = self._ui
        params = {"ability": ui.trackAbility.currentData(), "skill": ui.trackSkill.currentData()}
        given: dict[str, Any] = {key: value for key, value in params.items() if value}
        given["goal"] = ui.goal.value()
        view, person = self._play.shown if self._play is not None else None, self._person()
        if isinstance(view, SessionView) and ui.trackTarget.value() != view.target:
            given["target"] = ui.trackTarget.value()
        if ui.trackModifier.value():
            given["modifier"] = ui.trackModifier.value()
        if ui.trackDensei.isChecked() and person is not None and self._may_swap(person):
            given["densei"] = True
        return {**given, "secret": True} if ui.trackSecret.isChecked() else given

    def _show_chance(self) -> None:
        """Say how likely it is to succeed, before it begins."""
        person = self._person()
        if self._play is None or person is None:
            return
        check = {"kind": "check", "check": "extended", "who": person.id, "params": self._params()}
        found = self._play.what_if(check)
        odds = None if isinstance(found, Problem) or found.check is None else found.check.odds
        chance = None if odds is None else odds.success
        put(
            self._ui.trackChance, "" if chance is None else self.tr("成功 {p} %").format(p=f"{float(chance) * 100:.1f}")
        )

    def begin(self) -> None:
        """Begin the check of the form."""
        ui, person = self._ui, self._person()
        if person is None:
            return
        label = ui.trackLabel.text().strip()
        ui.trackLabel.clear()
        number_ = next(n for n in range(1, len(self._taken) + 2) if f"t{n}" not in self._taken)
        start = {"kind": "extended_start", "id": f"t{number_}", "who": person.id, "label": label}
        params = self._params()
        self._afresh()
        self._request({**start, "params": params})


RULINGS = 8
"""Rulings that are shown, the latest; all of them are in the log."""


class SessionTracker(TrackerView):
    """Shows a session and asks; decides nothing."""

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
        """Show the state of the session."""
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
