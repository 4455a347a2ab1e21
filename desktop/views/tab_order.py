"""Tab goes as the eye reads: through what a page shows in the order of its layouts, whenever that was put there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QFormLayout,
    QGridLayout,
    QLayout,
    QMainWindow,
    QScrollArea,
    QSplitter,
    QStackedWidget,
    QTabWidget,
    QWidget,
)

from desktop.views.laid_out import parts_of


def stops(widget: QWidget) -> Iterator[QWidget]:
    """Yield what Tab stops at below a widget, in reading order; what is hidden or disabled is left out."""
    for child in _parts(widget):
        if not child.isVisible() or child.isWindow():
            continue
        below = list(stops(child))
        takes = child.isEnabled() and child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.focusProxy() is None
        if takes and not (below and isinstance(child, QScrollArea)):  # what it holds scrolls it
            yield child
        yield from below


def move_focus(window: QWidget, forward: bool) -> bool:
    """Move the focus to the next or the former stop of a window, and scroll it into view; False: there is none."""
    chain = list(stops(window))
    if not chain:
        return False
    at = _place(chain, QApplication.focusWidget())
    step = 1 if forward else -1
    start = (0 if forward else -1) if at is None else (at + step) % len(chain)
    chain[start].setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
    reveal(chain[start])
    return True


def reveal(widget: QWidget) -> None:
    """Scroll a widget into view in everything around it that scrolls."""
    at = widget.parentWidget()
    while at is not None:
        if isinstance(at, QScrollArea):
            at.ensureWidgetVisible(widget)
        at = at.parentWidget()


def _place(chain: list[QWidget], focus: QWidget | None) -> int | None:
    """Find the focus, or the control that it is a part of."""
    while focus is not None:
        if focus in chain:
            return chain.index(focus)
        focus = focus.parentWidget()
    return None


def _parts(widget: QWidget) -> list[QWidget]:
    """List the widgets straight below, in the order in which they are read."""
    match widget:
        case QMainWindow():
            central = widget.centralWidget()
            return [central] if central is not None else []
        case QScrollArea():
            held = widget.widget()
            return [held] if held is not None else []
        case QTabWidget():
            page = widget.currentWidget()
            return [widget.tabBar(), *([page] if page is not None else [])]
        case QStackedWidget():
            top = widget.currentWidget()
            return [top] if top is not None else []
        case QSplitter():
            sides = [widget.widget(number) for number in range(widget.count())]
            return [side for side in sides if side is not None]
        case _:
            pass
    layout = widget.layout()
    placed = list(_laid(layout)) if layout is not None else []
    others = [c for c in widget.children() if isinstance(c, QWidget) and c not in placed]
    return [*placed, *others]


def _laid(layout: QLayout) -> Iterator[QWidget]:
    parts = parts_of(layout)
    match layout:
        case QGridLayout():
            parts.sort(key=lambda part: _in_grid(layout, part[0]))
        case QFormLayout():
            parts.sort(key=lambda part: _in_form(layout, part[0]))
        case _:
            pass
    for _, part in parts:
        if isinstance(part, QLayout):
            yield from _laid(part)
        else:
            yield part


def _in_grid(layout: QGridLayout, number: int) -> tuple[int, int]:
    place: Any = layout.getItemPosition(number)  # (row, column, row span, column span); Qt's stub says nothing
    return int(place[0]), int(place[1])


def _in_form(layout: QFormLayout, number: int) -> tuple[int, int]:
    place: Any = layout.getItemPosition(number)  # (row, role); Qt's stub says nothing
    return int(place[0]), int(place[1].value)
