"""A screen of the players made small, exactly as they see it: for the GM, and while a handout is written."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.views import spoken
from desktop.views.display.screen import Screen
from desktop.views.spoken import listed
from desktop.views.style import theme


class ScreenView(QWidget):
    """Paints a screen as large as there is room, at the top; paints nothing of its own but the edge."""

    spoken_role = QAccessible.Role.Graphic

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fills = False
        self.shown = Screen(self)
        """What it shows."""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setSizePolicy(policy)
        self._join()

    def fill(self) -> None:
        """Let the screen be as large as this is, instead of being made small."""
        self._fills = True
        self.shown.resize(QSizeF(self.size()))

    def show_screen(self, shown: Screen) -> None:
        """Show another screen, also one that a window shows."""
        self.shown.changed.disconnect(self._changed)
        self.shown.words_changed.disconnect(self._announce)
        self.shown = shown
        self._join()
        self.update()

    def spoken_value(self) -> str:
        """What a screen reader says: the words of the face."""
        return listed(self.shown.picture.face.texts)

    def _join(self) -> None:
        self.shown.changed.connect(self._changed)
        self.shown.words_changed.connect(self._announce)

    def _changed(self, _part: QRect) -> None:
        self.update()

    def _announce(self) -> None:
        spoken.value_changed(self)

    @property
    def _picture_rect(self) -> QRectF:
        size = self.shown.size
        scale = min(self.width() / max(size.width(), 1.0), self.height() / max(size.height(), 1.0))
        place = QRectF(0, 0, size.width() * scale, size.height() * scale)
        place.moveCenter(QPointF(self.width() / 2, place.height() / 2))
        return place

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """A sixth of a large screen."""
        return QSize(theme.px(320), theme.px(180))

    def minimumSizeHint(self) -> QSize:
        """Half of that."""
        return QSize(theme.px(160), theme.px(90))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the screen follow where it fills this."""
        super().resizeEvent(event)
        if self._fills:
            self.shown.resize(QSizeF(self.size()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the screen and a line around it."""
        painter, place = QPainter(self), self._picture_rect
        painter.save()
        painter.setClipRect(place)
        painter.translate(place.topLeft())
        scale = place.width() / max(self.shown.size.width(), 1.0)
        painter.scale(scale, scale)
        self.shown.paint(painter)
        painter.restore()
        focus = self.hasFocus()
        inset = 1.5 if focus else 0.5
        painter.setPen(QPen(theme.current().colour("accent" if focus else "strong_line"), 3 if focus else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(place.adjusted(inset, inset, -inset, -inset))
