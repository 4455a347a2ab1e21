"""A message over the page it is about, so that no button moves when it appears or disappears."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QWidget

MOVES = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)


class Overlay(QObject):
    """Takes a bar out of its layout and keeps it at the foot of an area, over its contents."""

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

    def cover(self, area: QWidget) -> None:
        """Lie at the foot of another area of the host."""
        self._area = area
        area.installEventFilter(self)

    def place(self) -> None:
        """Put the bar at the foot, at the head, or nearest to the foot, where it covers nothing that is in use."""
        whole = self._host.rect()
        area = QRect(self._area.mapTo(self._host, self._area.rect().topLeft()), self._area.size()) & whole
        if area.isEmpty() or not self._area.isVisibleTo(self._host):
            area = whole
        elif area.width() < self._bar.minimumSizeHint().width():
            area = QRect(whole.left(), area.top(), whole.width(), area.height())
        width = area.width()
        high = self._bar.heightForWidth(width) if self._bar.hasHeightForWidth() else self._bar.sizeHint().height()
        foot, head = QPoint(area.left(), max(0, area.bottom() + 1 - high)), area.topLeft()
        used = [*self._used(), QRect(self._host.mapFromGlobal(QCursor.pos()), QSize(1, 1))]
        between = [QPoint(area.left(), y) for one in used for y in (one.top() - high, one.bottom() + 1)]
        between = sorted((at for at in between if head.y() <= at.y() <= foot.y()), key=lambda at: -at.y())
        places = [QRect(at, QSize(width, high)) for at in (foot, head, *between)]
        inside = [one for one in places if whole.contains(one)]
        free = (one for spared in (used, used[:1]) for one in inside if _free(one, spared))  # the focus comes first
        self._bar.setGeometry(next(free, places[0]))
        self._bar.raise_()

    def _used(self) -> Iterator[QRect]:
        """Yield what must not be covered: where the keys go, filled buttons, and other messages."""
        focus, host = QApplication.focusWidget(), self._host
        if focus is not None and focus is not host and host.isAncestorOf(focus) and not self._bar.isAncestorOf(focus):
            if isinstance(focus, QAbstractItemView) and focus.currentIndex().isValid():
                yield self._visible_part(focus.viewport(), focus.visualRect(focus.currentIndex()))
            else:
                yield self._visible_part(focus, focus.rect())
        for button in host.findChildren(QAbstractButton):
            role = str(button.property("role") or "")
            if role.startswith("primary") and button.isVisible() and not self._bar.isAncestorOf(button):
                yield self._visible_part(button, button.rect())
        for other in host.findChildren(Overlay):
            if other is not self and other._bar.isVisible():
                yield self._visible_part(other._bar, other._bar.rect())

    def _visible_part(self, widget: QWidget, part: QRect) -> QRect:
        """Return the part of a widget that its ancestors leave in sight, in the host."""
        one: QWidget | None = widget
        while one is not None and one is not self._host:
            part = (part & one.rect()).translated(one.pos())
            one = one.parentWidget()
        return part

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Place the bar when it or its area changes, and when something below it has come into use."""
        own = watched is self._bar
        match event.type():
            case QEvent.Type.Show | QEvent.Type.LayoutRequest if own and not self._bar.isHidden():
                self.place()
            case kind if kind in MOVES and not own and not self._bar.isHidden():
                self.place()
            case QEvent.Type.UpdateRequest if not self._bar.isHidden() and self._covers():
                self.place()
        return super().eventFilter(watched, event)

    def _covers(self) -> bool:
        """Tell whether the bar, which is not about to be clicked, covers something in use."""
        return not self._bar.underMouse() and not _free(self._bar.geometry(), [*self._used()])


def _free(place: QRect, used: Sequence[QRect]) -> bool:
    return not any(place.intersects(one) for one in used)
