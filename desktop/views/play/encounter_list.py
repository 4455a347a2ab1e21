"""Encounters that are ready: one line each, started with one key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.views.widgets.inputs.key_button import KeyButton
from desktop.views.widgets.shown.elided import ElidedLabel


@dataclass(frozen=True)
class EncounterLine:
    """One encounter as it is listed."""

    id: str
    name: str
    who: str
    """Its NPCs in words."""


class EncounterList(QWidget):
    """Lists encounters and asks for new ones."""

    start_requested = Signal(str)
    edit_requested = Signal(str)
    new_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        head = QHBoxLayout()
        column.addLayout(head)
        title = QLabel(self.tr("用意した遭遇"), self)
        title.setProperty("role", "heading")
        head.addWidget(title)
        head.addStretch(1)
        self.new_button = QPushButton(self.tr("遭遇を用意する…"), self)
        self.new_button.setProperty("role", "small")
        self.new_button.clicked.connect(self.new_requested)
        head.addWidget(self.new_button)
        self._empty = QLabel(self.tr("まだありません。NPCの組み合わせを用意しておくと、キー 1 つで出せます。"), self)
        self._empty.setProperty("role", "quiet")
        self._empty.setWordWrap(True)
        column.addWidget(self._empty)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(0)
        column.addLayout(self._lines)
        self._rows: list[QWidget] = []

    def show_lines(self, lines: Sequence[EncounterLine]) -> None:
        """Show these encounters."""
        for row in self._rows:
            self._lines.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = [self._row(number, line) for number, line in enumerate(lines, 1)]
        for row in self._rows:
            self._lines.addWidget(row)
        self._empty.setVisible(not lines)

    def _row(self, number: int, line: EncounterLine) -> QWidget:
        row = QFrame(self)
        row.setProperty("role", "row")
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 4, 0, 4)
        layout.setSpacing(8)
        name = QLabel(line.name, row)
        name.setTextFormat(Qt.TextFormat.PlainText)
        name.setProperty("role", "strong")
        layout.addWidget(name)
        layout.addWidget(ElidedLabel(row), 1)
        who = row.findChild(ElidedLabel)
        assert who is not None
        who.setText(line.who)
        edit = QPushButton(self.tr("変える…"), row)
        edit.setProperty("role", "small")
        edit.setAccessibleName(self.tr("変える：{name}").format(name=line.name))
        edit.clicked.connect(lambda: self.edit_requested.emit(line.id))
        layout.addWidget(edit)
        start = KeyButton(row, self.tr("出す"), f"Ctrl+{number}" if number <= 9 else "")
        start.setAccessibleName(self.tr("出す：{name}").format(name=line.name))
        start.clicked.connect(lambda: self.start_requested.emit(line.id))
        layout.addWidget(start)
        return row
