"""A button that shows a colour and lets a person choose another."""

from __future__ import annotations

from PySide6.QtCore import Property, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from desktop.views.dialogs import asking

DICE_COLOURS = ("#2F4B8F", "#B5371B", "#48682A", "#A3256F", "#0F6868", "#6B4E9B", "#8A5A00", "#4A4F58")
"""Colours that carry white numbers on dice legibly."""


class ColourButton(QToolButton):
    """A colour as `#RRGGBB`."""

    colourChanged = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colour = DICE_COLOURS[0]
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        for colour in DICE_COLOURS:
            action = menu.addAction(_swatch(colour), colour)
            action.triggered.connect(lambda _checked=False, c=colour: self.set_colour(c))
        menu.addSeparator()
        menu.addAction(self.tr("ほかの色…"), self.choose)
        self.setMenu(menu)

    def colour(self) -> str:
        """The colour as `#RRGGBB`."""
        return self._colour

    def set_colour(self, colour: str) -> None:
        """Show another colour."""
        if colour != self._colour and QColor(colour).isValid():
            self._colour = colour
            self.update()
            self.colourChanged.emit(colour)

    hex = Property(str, colour, set_colour, notify=colourChanged, user=True)

    def choose(self) -> None:
        asking.ask_colour(self, self.tr("色を選ぶ"), self._colour, self.set_colour)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button with the colour inside."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.fillRect(self.rect().adjusted(5, 5, -5, -5), QColor(self._colour))


def _swatch(colour: str) -> QIcon:
    pixmap = QPixmap(32, 16)
    pixmap.fill(QColor(colour))
    return QIcon(pixmap)
