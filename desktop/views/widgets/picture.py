"""A picture of any shape that comes from a file, a drag or the clipboard; shows it small."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPixmap

from desktop.views import icons
from desktop.views.theme import px
from desktop.views.widgets.portrait import PortraitButton


class PictureButton(PortraitButton):
    """A frame with the whole picture, or with the sign of one."""

    def show_whole(self, picture: QPixmap) -> None:
        """Show a picture; a null one: there is none."""
        self.show_picture(picture, "#6B7280")

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """A lying picture, four lines high."""
        return QSize(px(150), px(88))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture in the middle of its frame."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        half = 0.0 if self.hasFocus() else 0.5  # whole pixels: a line between two of them is paler than its colour
        frame = QRectF(self.rect().adjusted(1, 1, -1, -1)).adjusted(-half, -half, half, half)
        painter.fillRect(frame, self.palette().base())
        picture = self._pixmap
        if picture.isNull():
            icons.icon("map").paint(painter, self.rect().adjusted(0, px(24), 0, -px(24)))
        else:
            size = picture.size().scaled(frame.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
            place = QRectF(0, 0, size.width(), size.height())
            place.moveCenter(frame.center())
            painter.drawPixmap(place, picture, QRectF(picture.rect()))
        focus = self.hasFocus()
        role = QPalette.ColorRole.Highlight if focus else QPalette.ColorRole.Dark
        painter.setPen(QPen(self.palette().color(role), 2 if focus else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, 3, 3)
