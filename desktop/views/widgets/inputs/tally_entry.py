"""Dice counted by kind in place of typing their faces: a few small numbers, and how many dice are of no kind."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QPushButton, QWidget

from desktop.core.numbers import whole_in
from desktop.views.widgets.inputs.field_keys import NUMBERS
from desktop.views.widgets.inputs.spin import WholeValidator

MOST = 999


@dataclass(frozen=True)
class TallyView:
    """What is counted of how many dice, ready to be shown."""

    kinds: tuple[str, ...]
    legal: tuple[bool, ...]
    """False where no die can be of this kind."""
    dice: int
    hidden: bool = False


class Count(QLineEdit):
    """One number; nothing typed is none. Letters are passed on to the keys of the tray."""

    entered = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setInputMethodHints(NUMBERS)
        self.setValidator(WholeValidator(0, MOST, self))

    @property
    def count(self) -> int:
        """The number."""
        return whole_in(self.text()) or 0

    # Qt's names from here on

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave letters alone; Enter also continues from a number that was left empty."""
        text = event.text()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
            return
        if text and text.isprintable() and whole_in(text) is None:
            event.ignore()
            return
        super().keyPressEvent(event)


class TallyEntry(QWidget):
    """A line of numbers, what is left over, and the button that takes them; Enter continues, and takes them at the end.

    It is there when it was asked for, or for more dice than are typed one by one.
    """

    completed = Signal(object)
    """How many of each kind, a tuple."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(2)
        self._shown: TallyView | None = None
        self.counts: tuple[Count, ...] = ()
        self._headings: tuple[QLabel, ...] = ()
        self._rest = QLabel(self)
        self._rest.setProperty("role", "quiet")
        self.button = QPushButton(self.tr("入れる"), self)
        self.button.setToolTip(self.tr("集計をこの回の出目にします"))
        self.button.clicked.connect(self.take)
        self.hide()

    def show_tally(self, tally: TallyView | None) -> None:
        """Ask for the numbers of other dice; what was typed is forgotten. None: nothing is counted."""
        focused = any(count.hasFocus() for count in self.counts) or self.button.hasFocus()
        if tally is not None and (self._shown is None or tally.kinds != self._shown.kinds):
            self._make(tally)
        self._shown = tally
        if tally is not None:
            for count, legal in zip(self.counts, tally.legal, strict=True):
                count.clear()
                count.setEnabled(legal)
                count.setEchoMode(QLineEdit.EchoMode.Password if tally.hidden else QLineEdit.EchoMode.Normal)
            self._show_rest()
        self.setVisible(tally is not None)
        if tally is not None and focused:
            self.focus()

    def focus(self) -> None:
        """Put the focus into the first number."""
        self.counts[0].setFocus()

    def take(self) -> None:
        """Tell the numbers; nothing typed at all is no tally."""
        if any(count.text() for count in self.counts):
            self.completed.emit(tuple(count.count for count in self.counts))

    def _make(self, tally: TallyView) -> None:
        for widget in (*self.counts, *self._headings):
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self._headings = tuple(QLabel(kind, self) for kind in tally.kinds)
        self.counts = tuple(Count(self) for _ in tally.kinds)
        for place, (label, count, kind) in enumerate(zip(self._headings, self.counts, tally.kinds, strict=True)):
            label.setProperty("role", "quiet")
            label.setBuddy(count)
            count.setAccessibleName(self.tr("集計：{kind}").format(kind=kind))
            count.textChanged.connect(self._show_rest)
            count.entered.connect(partial(self._focus_next, place))
            self._grid.addWidget(label, 0, place)
            self._grid.addWidget(count, 1, place)
            label.show()
            count.show()
        last = len(tally.kinds)
        self._grid.addWidget(self._rest, 0, last)
        self._grid.addWidget(self.button, 1, last)
        for before, after in pairwise((*self.counts, self.button)):
            QWidget.setTabOrder(before, after)

    def _focus_next(self, place: int) -> None:
        """Go to the next number that can be any, else take them."""
        following = next((count for count in self.counts[place + 1 :] if count.isEnabled()), None)
        if following is None:
            self.take()
        else:
            following.setFocus()

    def _show_rest(self) -> None:
        """Say how many dice are left over; they need not be counted."""
        if self._shown is None:
            return
        left = self._shown.dice - sum(count.count for count in self.counts)
        self._rest.setText(self.tr("残り {n}個").format(n=left) if not self._shown.hidden else "")
