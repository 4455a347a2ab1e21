"""Keys for a page full of − and ＋: arrows go from number to number, + and − change the one that has the focus."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QToolButton, QWidget

from desktop.views.keyboard.tab_order import reveal

Pair = tuple[QToolButton, QToolButton]
"""− and ＋ of one number."""

ARROWS = {
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
}


STEPS = {Qt.Key.Key_Minus: 0, Qt.Key.Key_Plus: 1, Qt.Key.Key_Semicolon: 1}
"""Keys that step; ; is + without Shift on a Japanese keyboard."""


class StepperKeys(QObject):
    """Watches the buttons of the numbers of one page."""

    def __init__(self, page: QWidget, pairs: Callable[[], Sequence[Pair]]) -> None:
        """Watch nothing yet; call `follow` once the buttons are there, and whenever there are others.

        Args:
            pairs: − and ＋ of every number the page shows now.
        """
        super().__init__(page)
        self._page, self._pairs = page, pairs

    def follow(self) -> None:
        """Watch the buttons that are there now."""
        for pair in self._pairs():
            for button in pair:
                button.installEventFilter(self)

    def first(self) -> QWidget | None:
        """Return where the page begins: ＋ of its first number."""
        return next((button for pair in self._shown() if (button := _live(pair)) is not None), None)

    def _shown(self) -> Iterator[Pair]:
        return (pair for pair in self._pairs() if pair[1].isVisibleTo(self._page))

    def _beside(self, here: Pair, way: QPoint) -> QToolButton | None:
        """Return the button of the nearest number in a direction; of those in line with this one, if there are any."""
        at, found = _place(here), []
        for pair in self._shown():
            button, place = _live(pair), _place(pair) - at
            along, across = (place.x(), place.y()) if way.x() else (place.y(), place.x())
            ahead = along * (way.x() + way.y())
            if button is not None and ahead > 0:
                found.append((abs(across) > here[1].height(), ahead, abs(across), button))
        return min(found, key=lambda one: one[:3])[3] if found else None

    # Qt's name from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move with the arrows, step with + and −; a button that has gone grey hands the keyboard to its other half."""
        if event.type() == QEvent.Type.FocusOut and isinstance(watched, QWidget) and not watched.isEnabled():
            QTimer.singleShot(0, self, lambda: self._hold(watched))
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        here = next((pair for pair in self._pairs() if watched in pair), None)
        if here is None:
            return super().eventFilter(watched, event)
        key = Qt.Key(event.key())
        if key in ARROWS:
            beside = self._beside(here, ARROWS[key])
            if beside is not None:
                beside.setFocus(Qt.FocusReason.TabFocusReason)
                reveal(beside)
            return True
        if key in STEPS or key is Qt.Key.Key_Space:
            self._step(here, STEPS.get(key, here.index(watched)))
            return True
        return super().eventFilter(watched, event)

    def _hold(self, grey: QWidget) -> None:
        live = next((_live(pair) for pair in self._pairs() if grey in pair), None)
        if live is not None and live.isVisible():
            live.setFocus(Qt.FocusReason.OtherFocusReason)

    def _step(self, here: Pair, which: int) -> None:
        """Press − (0) or ＋ (1); the keyboard stays at this number when that has become grey."""
        here[which].click()
        live = _live(here)
        if live is not None and not here[which].isEnabled():
            live.setFocus(Qt.FocusReason.TabFocusReason)


def _live(pair: Pair) -> QToolButton | None:
    """Return ＋ while it can be pressed, else −, else nothing."""
    less, more = pair
    return more if more.isEnabled() else less if less.isEnabled() else None


def _place(pair: Pair) -> QPoint:
    return pair[1].mapToGlobal(QPoint(0, 0))
