"""Scenarios on screen: which one a session plays, and ステージマップシート above the areas in the editor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtWidgets import QComboBox, QLabel, QVBoxLayout, QWidget

from desktop.core.game import AnyGame
from desktop.core.sheet import Sheet
from desktop.core.words import Words
from desktop.models.play.display import DEFAULT_COLOUR
from desktop.systems.common.authoring import condition_words, unseen_at_first
from desktop.systems.common.scenario import AREA_KINDS, Area
from desktop.views.editors.scenario import ScenarioMap
from desktop.views.play.tracker_view import BeginOptions
from desktop.views.spoken import dotted
from desktop.views.systems.common.play.area_card import AreaFace, AreaGrid, Guest
from desktop.views.widgets.shown.paragraph import Paragraph


class StageMapView(ScenarioMap):
    """Shows every area as a card; a press goes to its form (CM-MAP-02)."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._rows: tuple[Mapping[str, Any], ...] = ()
        self._current = -1
        self._begin: dict[str, list[str]] = {}
        """Names of those who are there from the start, by area."""
        self._places: dict[str, list[int]] = {kind: [] for kind in AREA_KINDS}
        self.grids: dict[str, AreaGrid] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for kind, title in AREA_KINDS.items():
            label = QLabel(words.say(title))
            label.setProperty("role", "heading")
            column.addWidget(label)
            self.grids[kind] = AreaGrid()
            column.addWidget(self.grids[kind])

    def show_rows(
        self, rows: Sequence[Mapping[str, Any]], current: int, others: Mapping[str, Sequence[Mapping[str, Any]]]
    ) -> None:
        """Show the present areas, each with the NPCs who begin there."""
        self._rows, self._current = tuple(rows), current
        self._begin = {}
        for row in others.get("npcs", ()):
            if row.get("area") and row.get("name"):
                self._begin.setdefault(str(row["area"]), []).append(str(row["name"]))
        self._show()

    def mark(self, current: int) -> None:
        """Show which area is written."""
        if current != self._current:
            self._current = current
            self._show()

    def _show(self) -> None:
        for kind, grid in self.grids.items():
            self._places[kind] = [n for n, row in enumerate(self._rows) if row.get("kind") == kind]
            before = len(grid.cards)
            grid.show_faces([*(self._face(n) for n in self._places[kind]), self._empty()])
            adding = grid.cards[len(self._places[kind])]  # there is one in each block: each says in which
            adding.setAccessibleName(f"{adding.face.name}　{self._words.say(AREA_KINDS[kind])}")
            for number, card in enumerate(grid.cards[before:], before):
                card.clicked.connect(partial(self._press, kind, number))

    def _face(self, number: int) -> AreaFace:
        area = Area.model_validate(self._rows[number])
        had = [self.tr("売りもの {n}").format(n=len(area.shop))] if area.shop else []
        had += [self.tr("ドロップ {n}").format(n=len(area.drops))] if area.drops else []
        return AreaFace(
            name=area.name or self.tr("（名前なし）"),
            description=area.description,
            condition=self._words.say(condition_words(area)) if area.kind != "normal" else "",
            note=dotted(had),
            people=tuple(Guest(name, DEFAULT_COLOUR, pc=False) for name in self._begin.get(area.name, ())),
            hidden=unseen_at_first(area),
            lit=number == self._current,
        )

    def _empty(self) -> AreaFace:
        return AreaFace(name=self.tr("＋ エリアを足す"), open=False, empty=True)

    def _press(self, kind: str, number: int, _on: bool = False) -> None:
        places = self._places[kind]
        if number < len(places):
            self.chosen.emit(places[number])
        else:
            self.add_requested.emit({"kind": kind})


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
