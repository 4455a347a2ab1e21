"""Rows of the loop: each use of fate after a failure with its effect, cost and chance, and facts behind labels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from desktop.core.rolls.odds import percent
from desktop.core.view_models import CheckView
from desktop.core.words import Words
from desktop.views.style import theme
from desktop.views.style.plain_style import literal
from desktop.views.widgets.inputs.key_button import KeyButton
from desktop.views.widgets.shown.odds import OddsBar
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


BAR = 120
"""px at 100 %."""
AIR = 12
"""px at 100 % between two rows: more than between the lines of one, or their words would run together."""


@dataclass(frozen=True)
class FateRow:
    """One thing that can be chosen, or cannot."""

    id: str
    label: str
    does: str
    """What it changes and costs; where it cannot be chosen, why."""
    key: str = ""
    part: float | None = None
    """The chance after it, 0 to 1; None: unknown."""
    percent: str = ""
    legal: bool = True
    tip: str = ""


@dataclass(frozen=True)
class _Line:
    button: KeyButton
    does: Paragraph
    bar: OddsBar
    percent: QLabel

    @property
    def parts(self) -> tuple[QWidget, ...]:
        return self.button, self.does, self.bar, self.percent


class FateRows(QWidget):
    """A line for each: button, words, bar, percentage."""

    chosen = Signal(str)
    """Id of the row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[FateRow, ...] = ()
        self._lines: list[_Line] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(theme.px(AIR))
        self._grid.setColumnStretch(1, 1)

    @property
    def rows(self) -> tuple[FateRow, ...]:
        """What is shown."""
        return self._rows

    def button(self, identifier: str) -> KeyButton | None:
        """Return the button of a row."""
        pairs = zip(self._rows, self._lines, strict=False)
        return next((line.button for row, line in pairs if row.id == identifier), None)

    def show_rows(self, rows: Sequence[FateRow]) -> None:
        """Show these rows; nothing is moved where nothing has changed."""
        if tuple(rows) == self._rows:
            return
        self._rows = tuple(rows)
        while len(self._lines) < len(self._rows):
            self._add(len(self._lines))
        for line in self._lines[len(self._rows) :]:
            for part in line.parts:
                part.hide()
        for row, line in zip(self._rows, self._lines, strict=False):
            self._apply_style(line, row)
        self.setVisible(bool(self._rows))

    def _add(self, number: int) -> None:
        line = _Line(KeyButton(self), Paragraph(self), OddsBar(self), QLabel(self))
        line.button.set_leading(True)
        line.button.setProperty("role", "option")
        line.button.clicked.connect(lambda: self.chosen.emit(self._rows[number].id))
        line.bar.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        line.percent.setProperty("role", "strong")
        line.percent.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for column, part in enumerate(line.parts):
            self._grid.addWidget(part, number, column, Qt.AlignmentFlag.AlignVCenter)
        self._lines.append(line)

    @staticmethod
    def _apply_style(line: _Line, row: FateRow) -> None:
        line.button.setText(literal(row.label))
        line.button.set_key_hint(row.key)
        line.button.setEnabled(row.legal)
        line.button.setToolTip(row.tip)
        text = f"{row.label}　{row.does}" + (f"　{row.percent}" if row.percent else "")
        line.button.setAccessibleName(text)
        line.button.setMinimumWidth(line.button.sizeHint().width())
        line.does.setText(row.does)
        theme.set_role(line.does, "plain" if row.legal else "quiet")
        line.bar.setFixedWidth(theme.px(BAR))
        line.bar.show_part(row.part or 0.0)
        line.percent.setText(row.percent)
        for part in line.parts:
            part.show()
        known = row.part is not None
        line.bar.setVisible(known)
        line.percent.setVisible(known)

    # Qt's names from here on

    def changeEvent(self, event: QEvent) -> None:
        """Keep the rows apart in larger text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._grid.setVerticalSpacing(theme.px(AIR))


def fate_rows(check: CheckView | None, words: Words, letters: Mapping[str, str]) -> tuple[FateRow, ...]:
    """Return what a fate die would do, with the chance after it; 確定 at the end.

    Args:
        letters: of the options, by id.
    """
    options = check.options if check is not None else ()
    odds = check.odds.rows if check is not None and check.odds is not None else ()
    chances = {row.option: row.chance for row in odds if row.option}
    uses = [o for o in options if o.enabled and not o.primary] + [o for o in options if not o.enabled]
    rows = []
    for o in (*uses, *(o for o in options if o.enabled and o.primary)):
        chance = chances.get(o.id) if o.enabled else None
        cap = "Enter" if o.primary else letters.get(o.id, "") if o.enabled else ""
        does = words.join(o.effect, o.cost) if o.enabled else words.say(o.reason)
        part, shown = (None, "") if chance is None else (float(chance), percent(chance))
        rows.append(FateRow(o.id, words.say(o.label), does, cap, part, shown, o.enabled, o.rule))
    return tuple(rows)


def covered_rows(check: CheckView | None, words: Words) -> tuple[FateRow, ...]:
    """Return the same for concealed dice: neither chances nor reasons, which would tell who leads (D20-PHY-06)."""
    uses = [o for o in (check.options if check is not None else ()) if "." not in o.id]
    return tuple(
        FateRow(o.id, words.say(o.label), words.say(o.cost), tip=o.rule)
        for o in uses  # Enter does nothing while concealed
    )
