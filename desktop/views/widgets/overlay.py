"""A message that lies over what it tells about, so that no button moves when it comes or goes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget

MOVES = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)


class Overlay(QObject):
    """Takes a bar out of its layout and keeps it at the foot of an area, over what is there."""

    def __init__(self, bar: QWidget, area: QWidget, host: QWidget) -> None:
        """Lay the bar over the area.

        Args:
            host: the ancestor of the area that holds the bar; nothing outside it is covered.
        """
        super().__init__(bar)
        self._bar, self._area, self._host = bar, area, host
        parent = bar.parentWidget()
        layout = parent.layout() if parent is not None else None
        if layout is not None:
            layout.removeWidget(bar)
        bar.setParent(host)
        bar.setAutoFillBackground(True)
        for watched in (bar, area, host):
            watched.installEventFilter(self)

    def place(self) -> None:
        """Put the bar at the foot, or at the head where the pointer or the focus is at the foot."""
        whole = self._host.rect()
        area = QRect(self._area.mapTo(self._host, self._area.rect().topLeft()), self._area.size())
        if not self._area.isVisibleTo(self._host):
            area = whole
        elif area.width() < self._bar.minimumSizeHint().width():
            area = QRect(whole.left(), area.top(), whole.width(), area.height())
        width = area.width()
        high = self._bar.heightForWidth(width) if self._bar.hasHeightForWidth() else self._bar.sizeHint().height()
        foot = QRect(area.left(), max(0, area.bottom() + 1 - high), width, high)
        head = QRect(area.left(), area.top(), width, high)
        up = whole.contains(head) and self._in_use(foot) and not self._in_use(head)
        self._bar.setGeometry(head if up else foot)
        self._bar.raise_()

    def _in_use(self, place: QRect) -> bool:
        """Tell whether a click or the focus would meet a place."""
        focus = QApplication.focusWidget()
        if focus is not None and self._host.isAncestorOf(focus) and not self._bar.isAncestorOf(focus):
            at = QRect(focus.mapTo(self._host, focus.rect().topLeft()), focus.size())
            if focus is not self._host and place.intersects(at):
                return True
        return place.contains(self._host.mapFromGlobal(QCursor.pos()))

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Place the bar when it comes, when its text is another, and when the area is."""
        kinds = (QEvent.Type.Show, QEvent.Type.LayoutRequest) if watched is self._bar else ()
        moved = watched is not self._bar and event.type() in MOVES
        if (event.type() in kinds or moved) and not self._bar.isHidden():
            self.place()
        return super().eventFilter(watched, event)
