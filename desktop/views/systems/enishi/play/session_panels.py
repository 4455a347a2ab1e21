"""Parts of the session tracker: who is on stage, experience, and what is asked before a session."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.core.game import AnyGame
from desktop.core.sheet import Sheet
from desktop.core.words import Words
from desktop.systems.enishi.session.view import Row, View
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import Checklist
from desktop.views.play.tracker_view import BeginOptions
from desktop.views.systems.enishi.play.parts import NameLabel, Rows, label, lit, put
from desktop.views.widgets.layouts.flow_strip import FlowLayout

LINES = tuple(Checklist.model_fields)


class XpPanel(QObject):
    """Fills a grid: a line for each PC, a box for each reason, points beside them."""

    def __init__(self, grid: QGridLayout, request: Callable[[Mapping[str, Any]], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._request = request
        self._heads = [label("caption", wrap=True) for _ in LINES]
        for column, head in enumerate(self._heads, 1):
            head.setMinimumWidth(1)
            grid.addWidget(head, 0, column)
            grid.setColumnStretch(column, 1)
        self.rows = Rows(grid, self._row, first=1)

    def _row(self) -> tuple[QWidget, ...]:
        boxes = [QCheckBox() for _ in LINES]
        for name, box in zip(LINES, boxes, strict=True):
            box.clicked.connect(lambda on, b=box, n=name: self._tick(b, n, on))
        less, more = QPushButton("−1"), QPushButton("＋1")
        for button, points in ((less, -1), (more, 1)):
            button.setProperty("role", "small")
            button.clicked.connect(lambda _checked=False, b=button, n=points: self._support(b, n))
        return NameLabel("strong"), *boxes, label("strong"), label("caption"), less, more

    def _tick(self, box: QCheckBox, item: str, on: bool) -> None:
        self._request({"kind": "tick", "who": box.property("who"), "item": item, "on": on})

    def _support(self, button: QPushButton, points: int) -> None:
        self._request({"kind": "support", "who": button.property("who"), "points": points})

    def show_play(self, view: View, words: Words) -> None:
        """Show who has earned what."""
        names = {person.id: person.name for person in view.people if person.is_pc}
        rows = [row for row in view.rows if row.id in names]
        for item, head in zip(LINES, self._heads, strict=True):
            put(head, words.say(Checklist.model_fields[item].title or item))
        for cells, row in zip(self.rows.take(len(rows)), rows, strict=True):
            self._fill(cells, row, names[row.id], words, view)

    def _fill(self, cells: tuple[QWidget, ...], row: Row, name: str, words: Words, view: View) -> None:
        head, *boxes, points, total, less, more = cells
        assert isinstance(head, QLabel)
        assert isinstance(points, QLabel)
        assert isinstance(total, QLabel)
        put(head, name)
        ticks = dict(row.ticks)
        for item, box in zip(LINES, boxes, strict=True):
            assert isinstance(box, QCheckBox)
            title = words.say(Checklist.model_fields[item].title or item)
            box.setToolTip(title)
            box.setAccessibleName(f"{name} {title}")
            box.setProperty("who", row.id)
            box.setChecked(ticks.get(item, False))
            box.setEnabled(not view.over)
        put(points, self.tr("＋{n} 点").format(n=row.points))
        had = self.tr("合わせて {n}（援護込み）") if view.over else self.tr("これまで {n}（援護込み）")
        put(total, had.format(n=row.xp_total or 0))
        for button in (less, more):
            button.setProperty("who", row.id)
            button.setToolTip(self.tr("援護の経験点を足し引きします"))


class CastLine(QFrame):
    """One person in a group of the board."""

    def __init__(
        self, request: Callable[[Mapping[str, Any]], None], picked: Callable[[str], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._request, self._who = request, ""
        flow = FlowLayout([], 4)
        flow.setContentsMargins(0, 0, 0, 0)
        self.setLayout(flow)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.name = QPushButton(self)
        self.name.setProperty("role", "flat")
        self.name.clicked.connect(lambda: picked(self._who))
        self.note = label("caption", parent=self)
        self.buttons = [QPushButton(self) for _ in range(3)]
        for widget in (self.name, self.note, *self.buttons):
            flow.addWidget(widget)
        for button in self.buttons:
            button.setProperty("role", "small")
            button.clicked.connect(lambda _checked=False, b=button: self._go(b))

    def _go(self, button: QPushButton) -> None:
        event = button.property("event")
        if event:
            self._request(event)

    def show_line(self, who: str, name: str, note: str, steps: list[tuple[str, dict[str, Any], str]]) -> None:
        """Show a character with the steps (words, event, rule) that are possible."""
        self._who = who
        put(self.name, name)
        put(self.note, note)
        self.note.setVisible(bool(note))
        for number, button in enumerate(self.buttons):
            button.setVisible(number < len(steps))
            if number < len(steps):
                text, event, rule = steps[number]
                put(button, text)
                button.setAccessibleName(f"{name} {text}")
                lit(button, event, rule=rule)


class SessionStart(BeginOptions):
    """Whether the scenario continues from the last session: then the boxes of bonds stay as they are (EN-AMB-79)."""

    def __init__(self, game: AnyGame, people: Sequence[Sheet], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        rules = game.known(Settings).settings
        self.continued = QCheckBox(self.tr("前回のシナリオの続き（所縁のマスを戻さない）"), self)
        self.continued.setChecked(rules.continues)
        self.continued.setVisible(rules.bonds_used and rules.effects_used)
        column.addWidget(self.continued)

    def options(self) -> Mapping[str, Any]:
        """Return what `start` takes."""
        return {"continued": True} if self.continued.isChecked() else {}
