"""Many parts of a page come and go in one step: it is laid out once, when all of them have been told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget
from shiboken6 import createdByPython, isValid

DEPTH = 24
"""How often what is laid out may ask what lies around it to be laid out in turn."""
KNOWN = 16
"""Steps after which a page is searched for new parts; until then Qt lays out by itself what has been added."""


_Pair = tuple[QLayout, QWidget]


class Still:
    """Holds one page still, step after step; searching it for its layouts anew each time would be felt."""

    def __init__(self, page: QWidget) -> None:
        self._page = page
        self._layouts: list[_Pair] = []
        """What is held, with the widgets that they lay out."""
        self._areas: list[QScrollArea] = []
        self._left = 0

    def forget(self) -> None:
        """Search the page at the next step: whole parts of it are new."""
        self._left = 0

    @contextmanager
    def held(self, *, at_once: bool = True) -> Iterator[None]:
        """Let nothing inside the page be laid out meanwhile; Qt would lay out all of it for each part that appears.

        Args:
            at_once: it is laid out when it is let go, else with the rest of the window before anything is painted.
        """
        self._find()
        layouts = [pair for pair in self._layouts if pair[0].isEnabled()]
        hidden = [pair for pair in layouts if not pair[1].isVisible()]
        for layout, _ in layouts:
            layout.setEnabled(False)
        try:
            yield
        finally:
            if layouts:  # else whoever holds it already lets it go
                self._let_go(layouts, hidden, at_once=at_once)

    def _let_go(self, layouts: list[_Pair], hidden: list[_Pair], *, at_once: bool) -> None:
        for layout, _ in filter(_there, layouts):
            layout.setEnabled(True)
        for layout, around in filter(_there, reversed(hidden)):
            if around.isVisible():  # what comes back was asked for nothing while it was away, nor when it came
                layout.activate()
        for area in self._areas:
            if isValid(area) and area.isVisible():
                QCoreApplication.postEvent(area, QEvent(QEvent.Type.LayoutRequest))
                if at_once:
                    QCoreApplication.sendPostedEvents(area, QEvent.Type.LayoutRequest.value)
        if at_once:
            lay_out()

    def _find(self) -> None:
        """Know the parts of the page; of what Qt has made by itself Python does not hear when it goes."""
        self._left -= 1
        if self._left >= 0 and all(map(_there, self._layouts)):
            return
        made = filter(createdByPython, self._page.findChildren(QLayout))
        pairs = ((layout, layout.parent()) for layout in made)
        self._layouts = [(layout, around) for layout, around in pairs if isinstance(around, QWidget)]
        self._areas = [*filter(createdByPython, self._page.findChildren(QScrollArea))]
        self._left = KNOWN


def _there(pair: _Pair) -> bool:
    return isValid(pair[0])


def held(page: QWidget) -> AbstractContextManager[None]:
    """Hold a page still once."""
    return Still(page).held()


def lay_out() -> None:
    """Lay out whatever waits for it, from the innermost parts to the windows, and mark what has appeared as new."""
    for _ in range(DEPTH):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.UpdateLater.value)
