"""Dice as they were thrown, small and flat, beside the number they made."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.views.dice.look import pips
from desktop.views.style import theme

SIDE, GAP = 20, 4
"""px at 100 %."""


class FacesView(QWidget):
    """A square for each die: pips on six-sided ones, a figure on others; hidden while there are none."""

    spoken_role = QAccessible.Role.Graphic

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces: tuple[int, ...] = ()
        self._sides = 6
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def faces(self) -> tuple[int, ...]:
        """What is shown."""
        return self._faces

    def show_faces(self, faces: Sequence[int], sides: int = 6) -> None:
        """Show these dice."""
        self._faces, self._sides = tuple(faces), sides
        self.setAccessibleName(" ".join(str(face) for face in faces))
        self.setVisible(bool(faces))
        self.updateGeometry()
        self.update()

    def spoken_value(self) -> str:
        """What a screen reader says of it."""
        return " ".join(str(face) for face in self._faces)

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """A square for each die."""
        side = theme.px(SIDE)
        return QSize(len(self._faces) * (side + GAP), side + 2)

    def minimumSizeHint(self) -> QSize:
        """The same: no die is cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the dice."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, side = theme.current(), theme.px(SIDE)
        top = (self.height() - side) / 2
        for number, face in enumerate(self._faces):
            square = QRectF(number * (side + GAP) + 1, top, side - 1, side - 1)
            painter.setPen(QPen(colours.colour("second_ink"), 1.2))
            painter.setBrush(colours.colour("base"))
            painter.drawRoundedRect(square, 4, 4)
            if self._sides == 6 and 1 <= face <= 6:
                painter.save()
                painter.translate(square.center())
                painter.scale(side * 0.46, side * 0.46)
                painter.fillPath(pips(face), colours.colour("ink"))
                painter.restore()
            else:
                painter.setPen(colours.colour("ink"))
                painter.drawText(square, Qt.AlignmentFlag.AlignCenter, str(face))
