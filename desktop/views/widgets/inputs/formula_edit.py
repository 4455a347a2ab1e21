"""A line in which a formula is typed, with its value or what is wrong below; parts that turn where room is short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from pydantic import TypeAdapter, ValidationError
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLineEdit, QMenu, QToolButton, QVBoxLayout

from desktop.core.expression.formula_reader import LONGEST, FormulaMistake, read
from desktop.core.expression.names import ENGLISH, JAPANESE, Named
from desktop.core.expression.tree import DefinitionFormula, Formula, Ref, Unread
from desktop.core.expression.writing import written
from desktop.core.value import LAZY
from desktop.core.words import Words
from desktop.views import spoken
from desktop.views.style import theme
from desktop.views.style.restyled import restyled
from desktop.views.widgets.shown.paragraph import Paragraph

BAR = 24
"""px at 100 % that must be left over before parts are side by side again: a scroll bar that came takes fewer."""


def turn(row: QBoxLayout, width: int, need: int) -> bool:
    """Lay parts out as the width of their widget allows; tell whether they stand otherwise now.

    Args:
        need: the width from which they are side by side.
    """
    beside = row.direction() is QBoxLayout.Direction.LeftToRight
    if beside is (width >= need + (0 if beside else theme.px(BAR))):
        return False
    row.setDirection(QBoxLayout.Direction.TopToBottom if beside else QBoxLayout.Direction.LeftToRight)
    return True


ROOM = 140
"""px at 100 % that the line has; where there is no more, its button is below."""
_READER: TypeAdapter[Formula] = TypeAdapter(DefinitionFormula, config=LAZY)


class Formulas(Protocol):
    """What a formula of a definition may ask for."""

    def names(self) -> Sequence[Named]:
        """Every number, by the names that people may type."""

    def sample(self, formula: Formula) -> str:
        """Say what a formula comes to on the sheet that serves as a sample."""

    def asking(self, what: str) -> Formulas:
        """Return the same for formulas that serve something and may ask for more."""


class FormulaEdit(QFrame):
    """Edits one formula; what cannot be read yet is kept as it was typed.

    Args:
        optional: a line left empty is no formula; without it, one that has not been written yet.
    """

    edited = Signal()

    def __init__(self, formulas: Formulas, words: Words, *, optional: bool = True) -> None:
        super().__init__()
        self._formulas, self._words, self._optional = formulas, words, optional
        self._style = JAPANESE if words.language == "ja" else ENGLISH
        self._formula: Formula | None = None
        self.line = QLineEdit(maxLength=LONGEST)
        restyled(self.line, lambda: self.line.setMinimumWidth(theme.px(ROOM)))
        self.line.textEdited.connect(self._typed)
        self.names = QToolButton()
        self.names.setText(self.tr("数を選ぶ"))
        self.names.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.names_menu = QMenu(self.names)
        self.names_menu.aboutToShow.connect(self._fill)
        self.names.setMenu(self.names_menu)
        self.explanation = Paragraph()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(2))
        column.addLayout(self._row)
        self._row.addWidget(self.line, 1)
        self._row.addWidget(self.names, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.explanation)
        self.setFocusProxy(self.line)

    @property
    def value(self) -> dict[str, Any] | None:
        """The formula as plain data; None: nothing is written."""
        return None if self._formula is None else _READER.dump_python(self._formula, mode="json")

    def set_value(self, value: Mapping[str, Any] | None) -> None:
        """Show another formula; the same one again leaves what is being typed as it is."""
        try:
            formula = None if value is None else _READER.validate_python(value)
        except ValidationError:
            formula = Unread(text=str(value)[:LONGEST])
        if formula != self._formula or formula is None:
            self._formula = formula
            text = "" if formula is None else written(formula, self._formulas.names(), self._style)
            if text != self.line.text():
                self.line.setText(text)
        self._explain()

    def setAccessibleName(self, name: str) -> None:
        """Let the parts say what they belong to."""
        super().setAccessibleName(name)
        self.line.setAccessibleName(name)
        self.names.setAccessibleName(spoken.name_within(name, self.names.text()))

    def _typed(self) -> None:
        text = self.line.text()
        empty = self._optional and not text.strip()
        try:
            self._formula = None if empty else read(text, self._formulas.names())
        except FormulaMistake:
            self._formula = Unread(text=text)
        self._explain()
        self.edited.emit()

    def _explain(self) -> None:
        """Say what the formula comes to; a line that cannot be read says why, with a mark at the place."""
        mistake = ""
        text = self.tr("例：{example} のように書きます").format(example=self._example())
        if isinstance(self._formula, Unread):
            try:
                read(self._formula.text, self._formulas.names())
            except FormulaMistake as error:
                mistake = "△ " + error.problem.text(self._words)
        elif self._formula is not None:
            text = self._formulas.sample(self._formula)
        theme.set_invalid(self.line, bool(mistake))
        spoken.write(self.explanation, mistake or text)

    def _example(self) -> str:
        names = [name.label for name in self._formulas.names()[:2]] or ["1"]
        return f"{names[0]}×2＋6" if self._style is JAPANESE else f"{names[0]}×2 + 6"

    def _fill(self) -> None:
        """Offer every number; choosing one writes its name where the cursor is."""
        self.names_menu.clear()
        for name in self._formulas.names():
            act = self.names_menu.addAction(name.label.replace("&", "&&"))
            act.triggered.connect(lambda _checked=False, n=name: self._insert(n))

    def _insert(self, name: Named) -> None:
        self.line.insert(written(Ref(id=name.id), self._formulas.names(), self._style))
        self.line.setFocus()
        self._typed()

    # Qt's names from here on

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the line wide enough to read what is typed."""
        super().resizeEvent(event)
        turn(self._row, self.width(), self.line.minimumWidth() + self._row.spacing() + self.names.sizeHint().width())

    def minimumSizeHint(self) -> QSize:
        """Ask for the same width either way: a form that gave more to one way would turn it for ever."""
        wide = max(self.line.minimumWidth(), self.names.sizeHint().width())
        return QSize(wide, super().minimumSizeHint().height())
