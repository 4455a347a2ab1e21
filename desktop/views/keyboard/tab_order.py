"""Tab goes as the eye reads: through what a page shows in the order of its layouts, whenever that was put there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QRect, Qt, QTimer
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

from desktop.views.layout_items import parts_of

LAYOUT_MS = 40
"""Milliseconds after which a page that has come to the front, and the message at a field, have taken their room."""


def stops(widget: QWidget) -> Iterator[QWidget]:
    """Yield what Tab stops at below a widget, in reading order; what is hidden or disabled is left out."""
    for child in _parts(widget):
        yield from _with_below(child)


def move_focus(window: QWidget, forward: bool) -> bool:
    """Move the focus to the next or the former stop of a window, and scroll it into view; False: there is none."""
    near = _onward(window, QApplication.focusWidget(), forward)
    stop = next(near, None) or next(stops(window) if forward else _backwards(window), None)
    if stop is None:
        return False
    stop.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
    reveal(stop)
    return True


def first_stop(widget: QWidget) -> QWidget | None:
    """Return a widget if Tab stops at it, else the first stop below it."""
    return next(_with_below(widget), None)


def lead_to(stop: QWidget, part: QRect | None = None) -> None:
    """Put the focus on a stop, and scroll it into view once its page has taken its room."""
    stop.setFocus(Qt.FocusReason.OtherFocusReason)
    QTimer.singleShot(LAYOUT_MS, stop, lambda: reveal(stop, part))


def bring_up(widget: QWidget) -> None:
    """Bring the tabs to the front that a widget is on."""
    above: list[QWidget] = []
    at: QWidget | None = widget
    while at is not None:
        if isinstance(at, QTabWidget) and len(above) > 1:
            at.setCurrentWidget(above[-2])  # its pages are in a stack
        above.append(at)
        at = at.parentWidget()


def reveal(widget: QWidget, part: QRect | None = None) -> None:
    """Scroll a widget into view in everything around it that scrolls, and then a part of it."""
    at = widget.parentWidget()
    while at is not None:
        if isinstance(at, QScrollArea):
            at.ensureWidgetVisible(widget)
            content = at.widget()
            if part is not None and not part.isEmpty() and content is not None:
                place = widget.mapTo(content, part.center())
                at.ensureVisible(place.x(), place.y(), part.width() // 2, part.height())
        at = at.parentWidget()


def _with_below(widget: QWidget) -> Iterator[QWidget]:
    """Yield a widget, if Tab stops at it, and the stops below it."""
    if widget.isVisible() and not widget.isWindow():
        if _takes(widget):
            yield widget
        yield from stops(widget)


def _backwards(widget: QWidget) -> Iterator[QWidget]:
    """Yield the stops below a widget, the last one first."""
    for child in reversed(_parts(widget)):
        yield from _with_below_backwards(child)


def _with_below_backwards(widget: QWidget) -> Iterator[QWidget]:
    if widget.isVisible() and not widget.isWindow():
        yield from _backwards(widget)
        if _takes(widget):
            yield widget


def _takes(widget: QWidget) -> bool:
    """Tell whether Tab stops at a widget that is shown; what an area holds scrolls it, so it need not stop itself."""
    if not (widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isEnabled()) or widget.focusProxy() is not None:
        return False
    return not isinstance(widget, QScrollArea) or next(stops(widget), None) is None


def _onward(window: QWidget, focus: QWidget | None, forward: bool) -> Iterator[QWidget]:
    """Yield the stops from the focus, or the control that it is a part of, to the end of the window or its beginning.

    From a page that is no stop itself, whose letters act, the order continues at the page: forward into it.
    Only the stops on the way are visited: a sheet has thousands of widgets, and the key may be held down.
    """
    whole = _way(window, focus)
    way = [*whole]
    while way and not _takes(way[-1][0][way[-1][1]]):
        way.pop()
    way = way or whole
    if not way:
        return
    parts, number = way[-1]
    if forward:
        yield from stops(parts[number])
    while way:
        parts, number = way.pop()
        for widget in parts[number + 1 :] if forward else reversed(parts[:number]):
            yield from _with_below(widget) if forward else _with_below_backwards(widget)
        if way and not forward:
            above, at = way[-1]
            if _takes(above[at]):
                yield above[at]


def _way(window: QWidget, focus: QWidget | None) -> list[tuple[list[QWidget], int]]:
    """Lead from a window down to the focus: what is read at each level, and which of it holds the focus."""
    above: set[QWidget] = set()
    while focus is not None and focus is not window:
        above.add(focus)
        focus = focus.parentWidget()
    way: list[tuple[list[QWidget], int]] = []
    at: QWidget | None = window if focus is window else None
    while at is not None:
        parts = _parts(at)
        number_above = next((number for number, part in enumerate(parts) if part in above), None)
        at = None if number_above is None else parts[number_above]
        if number_above is not None:
            way.append((parts, number_above))
    return way


def _parts(widget: QWidget) -> list[QWidget]:
    """List the widgets straight below, in the order in which they are read."""
    match widget:
        case QMainWindow():
            central = widget.centralWidget()
            return [central] if central is not None else []
        case QScrollArea():
            content = widget.widget()
            return [content] if content is not None else []
        case QTabWidget():
            page, bar = widget.currentWidget(), widget.tabBar()
            if page is None:  # nothing is open, and whatever is in its place is read
                return [part for part in widget.children() if isinstance(part, QWidget) and part is not bar]
            return [bar, page]
        case QStackedWidget():
            top = widget.currentWidget()
            return [top] if top is not None else []
        case QSplitter():
            sides = [widget.widget(number) for number in range(widget.count())]
            return [side for side in sides if side is not None]
        case _:
            pass
    layout = widget.layout()
    placed = list(_widgets_of(layout)) if layout is not None else []
    others = [c for c in widget.children() if isinstance(c, QWidget) and c not in placed]
    return [*placed, *others]


def _widgets_of(layout: QLayout) -> Iterator[QWidget]:
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
            yield from _widgets_of(part)
        else:
            yield part


def _in_grid(layout: QGridLayout, number: int) -> tuple[int, int]:
    place: Any = layout.getItemPosition(number)  # (row, column, row span, column span); Qt's stub says nothing
    return int(place[0]), int(place[1])


def _in_form(layout: QFormLayout, number: int) -> tuple[int, int]:
    place: Any = layout.getItemPosition(number)  # (row, role); Qt's stub says nothing
    return int(place[0]), int(place[1].value)
