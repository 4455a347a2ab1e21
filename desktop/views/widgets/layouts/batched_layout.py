"""Batched update: a page whose parts appear and disappear in one step is laid out once, after all of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget
from shiboken6 import createdByPython, isValid

from desktop.views.widgets.layouts.flow_strip import FlowStrip

DEPTH = 24
"""How often a layout may ask the one around it to be laid out in turn."""
KNOWN = 16
"""Steps after which a page is searched for new parts; until then Qt lays out by itself what has been added."""

_LAYOUT, _UPDATE = QEvent.Type.LayoutRequest.value, QEvent.Type.UpdateLater.value

_Pair = tuple[QLayout, QWidget]


class BatchedLayout:
    """Holds pages still, step after step; searching them for their layouts again each time would be felt."""

    def __init__(self, *pages: QWidget) -> None:
        self._pages = pages
        self._layouts: list[_Pair] = []
        """The batched layouts with their widgets; outer ones before inner ones."""
        self._bare: list[QLayout] = []
        """The same without the widgets."""
        self._outer: list[int] = []
        """For each the number of the one around it; −1: none is held there."""
        self._areas: dict[QWidget | None, QScrollArea] = {}
        """What scrolls, by what is in it."""
        self._left = 0

    def forget(self) -> None:
        """Search the pages at the next step: whole parts of them are new."""
        self._left = 0

    @contextmanager
    def batched(self, *, at_once: bool = True) -> Iterator[None]:
        """Batch the layouts inside the pages; Qt would lay out all of them for each part that appears.

        Args:
            at_once: the window around is laid out, too, when the batch ends, else before anything is painted.
        """
        if self._bare and isValid(self._bare[0]) and not self._bare[0].isEnabled():
            yield  # the outer caller releases it
            return
        self._find()
        suspended = self._hold()
        try:
            yield
        finally:
            if suspended:
                self._release(suspended, at_once=at_once)

    def _hold(self) -> list[_Pair]:
        """Suspend visible layouts and return them; hidden ones are laid out when they appear."""
        suspended: list[_Pair] = []
        shown: list[bool] = []
        for pair, outer in zip(self._layouts, self._outer, strict=True):
            layout, around = pair
            seen = (outer < 0 or shown[outer]) and around.isVisible()
            shown.append(seen)
            if seen and layout.isEnabled():
                layout.setEnabled(False)
                suspended.append(pair)
        return suspended

    def _release(self, suspended: list[_Pair], *, at_once: bool) -> None:
        """Lay out from the innermost parts; Qt goes up level by level, and would lay out each of them several times."""
        touched = set()
        for layout, around in reversed(suspended):
            if not isValid(layout):
                continue
            if not around.isVisible():
                layout.setEnabled(True)
                continue
            moved = _waits(layout, around)
            if moved and around in self._areas:
                touched.add(around)
                self._give_room(around)  # while it is held still
                moved = _waits(layout, around)
            layout.setEnabled(True)
            if moved:
                layout.invalidate()  # it has heard nothing of that
            layout.activate()
        for inside, area in self._areas.items():
            if (inside in touched or inside is None) and isValid(area) and area.isVisible():
                QCoreApplication.postEvent(area, QEvent(QEvent.Type.LayoutRequest))
                if at_once:
                    QCoreApplication.sendPostedEvents(area, _LAYOUT)
        if at_once:
            flush_layouts()

    def _give_room(self, inside: QWidget) -> None:
        """Let a bar come or go, and what scrolls take the width that is left."""
        area = self._areas[inside]
        if isValid(area):
            for part in (inside, area):
                QCoreApplication.sendEvent(part, QEvent(QEvent.Type.LayoutRequest))

    def _find(self) -> None:
        """Know the parts of the pages; of what Qt has made by itself Python does not hear when it goes."""
        self._left -= 1
        if self._left >= 0 and all(map(isValid, self._bare)):
            return
        made = [layout for page in self._pages for layout in page.findChildren(QLayout) if createdByPython(layout)]
        pairs = ((layout, layout.parent()) for layout in made)
        around = [(layout, widget) for layout, widget in pairs if isinstance(widget, QWidget)]
        for _, widget in around:
            if _only_holds(widget):
                widget.setAttribute(Qt.WidgetAttribute.WA_StaticContents)
        self._layouts = sorted(around, key=lambda pair: _depth(pair[1]))
        self._bare = [layout for layout, _ in self._layouts]
        numbers = {widget: number for number, (_, widget) in enumerate(self._layouts)}
        self._outer = [_around(widget, numbers) for _, widget in self._layouts]
        areas = [area for page in self._pages for area in page.findChildren(QScrollArea) if createdByPython(area)]
        self._areas = {area.widget(): area for area in areas}
        self._left = KNOWN


def _only_holds(widget: QWidget) -> bool:
    """Tell whether something draws nothing itself: where it grows, what it holds need not be painted again."""
    plain = isinstance(widget, FlowStrip) or type(widget) is QWidget
    return plain and not (widget.property("role") or widget.testAttribute(Qt.WidgetAttribute.WA_StyledBackground))


def _waits(layout: QLayout, around: QWidget) -> bool:
    """Tell whether its contents or size changed since its last layout; Qt forgets its place then."""
    return layout.geometry().size() != around.contentsRect().size()


def _around(widget: QWidget, numbers: dict[QWidget, int]) -> int:
    """Return the number of the nearest widget around one that has a number; −1: none has."""
    at = widget.parentWidget()
    while at is not None:
        if at in numbers:
            return numbers[at]
        at = at.parentWidget()
    return -1


def _depth(widget: QWidget) -> int:
    """Count the ancestors; a replaced layout is a later child than the widgets that it lays out."""
    depth, at = 0, widget.parentWidget()
    while at is not None:
        depth, at = depth + 1, at.parentWidget()
    return depth


def batched(page: QWidget) -> AbstractContextManager[None]:
    """Hold a page still once."""
    return BatchedLayout(page).batched()


def flush_layouts() -> None:
    """Lay out whatever waits for it, from the innermost parts to the windows, and mark what has appeared as new."""
    for _ in range(DEPTH):
        QCoreApplication.sendPostedEvents(None, _LAYOUT)
    QCoreApplication.sendPostedEvents(None, _UPDATE)
