"""Lines of a label and what is behind it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from desktop.views.style.plain_style import literal
from desktop.views.widgets.shown.paragraph import Paragraph


class FactList(QWidget):
    """Labels in one column, as wide as the widest of them; lines are kept for the next time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facts: tuple[tuple[str, str], ...] = ()
        self._rows: list[tuple[QLabel, Paragraph]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)

    @property
    def facts(self) -> tuple[tuple[str, str], ...]:
        """What is shown."""
        return self._facts

    def show_facts(self, facts: Sequence[tuple[str, str]]) -> None:
        """Show these lines."""
        if tuple(facts) == self._facts:
            return
        self._facts = tuple(facts)
        while len(self._rows) < len(self._facts):
            self._add(len(self._rows))
        for number, (label, text) in enumerate(self._rows):
            shown = number < len(self._facts)
            if shown:
                label.setText(literal(self._facts[number][0]))
                text.setText(self._facts[number][1])
            label.setVisible(shown)
            text.setVisible(shown)
        self.setVisible(bool(self._facts))

    def _add(self, number: int) -> None:
        label, text = QLabel(self), Paragraph(self)
        label.setProperty("role", "quiet")
        label.setTextFormat(Qt.TextFormat.PlainText)
        self._grid.addWidget(label, number, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(text, number, 1)
        self._rows.append((label, text))
