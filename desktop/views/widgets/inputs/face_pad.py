"""The buttons that type faces with a mouse: as many in a line as there is room for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

COLUMNS, NARROW_COLUMNS = 7, 4
"""Buttons in a line, and where seven would be cut."""
GAP = 6
"""px between two buttons."""
LARGEST_PAD = 12
"""Dice with more sides have no buttons; their numbers are typed."""


class FacePad(QWidget):
    """One button for each face of the die that is typed next, and one that forgets the last face."""

    pressed = Signal(int)
    erased = Signal()
    counted = Signal(bool)
    """Dice are to be counted in place of typing their faces, or no longer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP)
        self._sides = self._made = 0
        """The die that is typed next, and the one that the buttons are for: hidden ones are kept."""
        self._columns = COLUMNS
        self._buttons: list[QPushButton] = []
        self.tally: QPushButton | None = None
        """Made when dice come that may be counted."""

    @property
    def counting(self) -> bool:
        """Whether dice are counted, if they may be."""
        return self.tally is not None and self.tally.isChecked()

    def show_die(self, sides: int, *, tally: bool = False) -> None:
        """Offer the faces of a die; a die with too many has no buttons.

        Args:
            tally: whether these dice may be counted.
        """
        if sides != self._sides:
            self._offer(sides)
        if tally and self.tally is None:
            self.tally = self._tally()
            self._place_last(self.tally)
        if self.tally is not None:
            self.tally.setVisible(tally)

    def _offer(self, sides: int) -> None:
        self._sides = sides
        shown = 0 < sides <= LARGEST_PAD
        if shown and sides != self._made:
            self._made = sides
            self._clear()
            self._fill(sides)
            self._place(self._fitting())
        self.setVisible(shown)

    def _clear(self) -> None:
        for button in self._buttons:
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons.clear()

    def _fill(self, sides: int) -> None:
        for value in range(1, sides + 1):
            text = str(value % 10) if sides == 10 else str(value)
            self._add(text, str(value), partial(self.pressed.emit, value))
        self._add(self.tr("消す"), self.tr("最後の目を消す"), self.erased.emit)

    def _tally(self) -> QPushButton:
        button = QPushButton(self.tr("集計"), self)
        button.setToolTip(self.tr("出目を1個ずつではなく、数えて入れます"))
        button.setProperty("role", "face")
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.toggled.connect(self.counted)
        return button

    def _add(self, text: str, name: str, act: Callable[[], object]) -> None:
        button = QPushButton(text, self)
        button.setProperty("role", "face")
        button.setAccessibleName(name)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard has the entry; a click must not take it away
        button.clicked.connect(lambda: act())
        button.show()
        self._buttons.append(button)

    def _fitting(self) -> int:
        """Return how many buttons are in a line in the present room."""
        return COLUMNS if self._need(COLUMNS) <= self.width() else NARROW_COLUMNS

    def _need(self, columns: int) -> int:
        """Return the width in px that so many columns take."""
        wide = [button.minimumSizeHint().width() for button in self._buttons]
        widest = [max(wide[column::columns]) for column in range(min(columns, len(wide)))]
        need = sum(widest) + GAP * max(0, len(widest) - 1)
        if self.tally is None or self.tally.isHidden():
            return need
        rest = widest[len(wide) % columns :]
        return need + max(0, self.tally.minimumSizeHint().width() - sum(rest) - GAP * max(0, len(rest) - 1))

    def _place(self, columns: int) -> None:
        """Put the buttons into so many columns."""
        self._columns = columns
        for button in (*self._buttons, *([self.tally] if self.tally else [])):
            self._grid.removeWidget(button)
        for place, button in enumerate(self._buttons):
            self._grid.addWidget(button, place // columns, place % columns)
        if self.tally is not None:
            self._place_last(self.tally)

    def _place_last(self, button: QPushButton) -> None:
        """Give it what the last line has left over."""
        place, columns = len(self._buttons), self._columns
        self._grid.addWidget(button, place // columns, place % columns, 1, columns - place % columns)

    def _fit_space(self) -> None:
        columns = self._fitting()
        if columns != self._columns:
            self._place(columns)

    # Qt's names from here on

    def event(self, event: QEvent) -> bool:
        """Stand in other columns when the text has another size."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit_space()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand in as many columns as fit."""
        super().resizeEvent(event)
        self._fit_space()

    def sizeHint(self) -> QSize:
        """Everything in as many columns as there may be; as high as the present ones."""
        return QSize(self._need(COLUMNS), self._grid.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """As narrow as the fewest columns, so that the layout gives it no more width."""
        return QSize(self._need(NARROW_COLUMNS), self._grid.minimumSize().height())
