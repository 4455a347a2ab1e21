"""Which scenario is played: a file of the campaign's folder `scenarios`, or the plain area without one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtWidgets import QComboBox, QLabel, QVBoxLayout, QWidget

from desktop.core.game import AnyGame
from desktop.core.sheet import Sheet
from desktop.views.play.tracker_view import BeginOptions
from desktop.views.spoken import dotted
from desktop.views.widgets.shown.paragraph import Paragraph

FORMAT = "takujo-scenario"
_LONGEST_TITLE, _LONGEST_TEXT = 200, 2000


class ScenarioStart(BeginOptions):
    """Offers the scenarios; describes the chosen one and whom it brings."""

    folder = "scenarios"

    def __init__(self, game: AnyGame, people: Sequence[Sheet], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = {sheet.id: sheet.name for sheet in people}
        self._files: tuple[Mapping[str, Any], ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        label = QLabel(self.tr("シナリオ"), self)
        self.box = QComboBox(self)
        label.setBuddy(self.box)
        self.about = Paragraph(self)
        self.about.setProperty("role", "hint")
        for widget in (label, self.box, self.about):
            column.addWidget(widget)
        self.box.currentIndexChanged.connect(lambda _n: self._tell())
        self.show_files({})

    def show_files(self, files: Mapping[str, Mapping[str, Any]]) -> None:
        """Offer every file that is marked as a scenario; the first one is chosen."""
        self._files = tuple(data for data in files.values() if data.get("format") == FORMAT)
        titles = [
            str(data.get("title") or name)[:_LONGEST_TITLE]
            for name, data in files.items()
            if data.get("format") == FORMAT
        ]
        self.box.clear()
        self.box.addItems([*titles, self.tr("シナリオなし（エリアは一つ）")])
        self._tell()

    @property
    def _chosen(self) -> Mapping[str, Any] | None:
        number = self.box.currentIndex()
        return self._files[number] if 0 <= number < len(self._files) else None

    def _tell(self) -> None:
        chosen = self._chosen
        if chosen is None:
            self.about.setText(self.tr("シナリオは、「卓」メニューの「シナリオ」で書きます。"))
            return
        npcs = chosen.get("npcs")  # as it is in the file: whether it fits shows when it begins
        rows = [row for row in npcs if isinstance(row, Mapping)] if isinstance(npcs, Sequence) else []
        names = [self._names.get(str(row.get("sheet")), str(row.get("name", "")))[:_LONGEST_TITLE] for row in rows]
        text = str(chosen.get("summary", ""))[:_LONGEST_TEXT]
        if names:
            text += "\n" + self.tr("登場するNPC：{names}").format(names=dotted(names))
        self.about.setText(text)

    def options(self) -> Mapping[str, Any]:
        """Return what `start` takes."""
        chosen = self._chosen
        return {} if chosen is None else {"scenario": dict(chosen)}
