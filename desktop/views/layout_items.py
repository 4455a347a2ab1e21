"""Contents of a layout, read without Qt's own layout items.

`QLayout.itemAt` leaves a Python object behind for an item that Qt makes and deletes alone. It continues claiming the
address; the next widget that happens to be made there can end the program.
"""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QLayout, QWidget


def parts_of(layout: QLayout) -> list[tuple[int, QWidget | QLayout]]:
    """Return the widgets and inner layouts of a layout with their numbers, in order; room between is left out."""
    host = layout.parentWidget()
    widgets = [part for part in host.children() if isinstance(part, QWidget)] if host is not None else []
    inner = [part for part in layout.children() if isinstance(part, QLayout)]
    numbered: list[tuple[int, QWidget | QLayout]] = [(layout.indexOf(part), part) for part in widgets]
    numbered += [(layout.indexOf(part), part) for part in inner]
    return sorted((pair for pair in numbered if pair[0] >= 0), key=lambda pair: pair[0])


def put_into(widget: QWidget, layout: QBoxLayout) -> None:
    """Let a widget be last in a layout, whichever it was in."""
    if layout.indexOf(widget) < 0:
        layout.addWidget(widget)


def clear(layout: QLayout) -> None:
    """Take the widgets out of a layout and delete them; an item that Python takes out (`takeAt`) is never freed."""
    for _, part in parts_of(layout):
        if isinstance(part, QWidget):
            part.hide()  # Qt shows later what was added just now: it would become a window of its own
            part.setParent(None)  # with that Qt deletes its item
            part.deleteLater()


def exchange(layout: QBoxLayout, old: QWidget, new: QWidget) -> None:
    """Replace a widget by another; the old one is hidden and deleted."""
    place = layout.indexOf(old)
    stretch = layout.stretch(place)
    layout.removeWidget(old)
    layout.insertWidget(place, new, stretch)
    old.hide()
    old.deleteLater()
