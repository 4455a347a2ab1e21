"""Many parts of a page come and go in one step: it is laid out once, when all of them have been told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget

DEPTH = 24
"""How often what is laid out may ask what lies around it to be laid out in turn."""


@contextmanager
def held(page: QWidget) -> Iterator[None]:
    """Let nothing inside a page be laid out meanwhile; Qt would lay out all of it for each part that appears."""
    layouts = [layout for layout in page.findChildren(QLayout) if layout.isEnabled()]
    hidden = [layout for layout in layouts if not _seen(layout)]
    for layout in layouts:
        layout.setEnabled(False)
    try:
        yield
    finally:
        for layout in layouts:
            layout.setEnabled(True)
        for layout in reversed(hidden):  # what comes back was asked for nothing while it was away, nor when it came
            if _seen(layout):
                layout.activate()
        for area in page.findChildren(QScrollArea):
            if area.isVisible():
                QCoreApplication.sendEvent(area, QEvent(QEvent.Type.LayoutRequest))
        lay_out()


def _seen(layout: QLayout) -> bool:
    around = layout.parent()
    return isinstance(around, QWidget) and around.isVisible()


def lay_out() -> None:
    """Lay out whatever waits for it, from the innermost parts to the windows, and mark what has appeared as new."""
    for _ in range(DEPTH):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.UpdateLater.value)
