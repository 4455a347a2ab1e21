"""Every window fits the screen that it opens on, whatever its form and the size of the text ask for."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.views.layout_items import parts_of
from desktop.views.style.theme import px
from desktop.views.widgets.layouts.form_scroll import FormScroll

FRAME = QSize(16, 40)
"""px that a window manager puts around a window at most."""
AROUND = QSize(48, 64)
"""px that a window leaves free around itself when it opens."""

EDGE = 8
"""px between a popup and the edge of the screen."""


def room(window: QWidget, around: QSize = FRAME) -> QSize:
    """Return how large a window may be on its screen.

    Args:
        around: px that are left free.
    """
    return window.screen().availableSize() - around


def room_for_popup(anchor: QWidget) -> QRect:
    """Return where a popup of a widget may be on its screen."""
    return anchor.screen().availableGeometry().adjusted(EDGE, EDGE, -EDGE, -EDGE)


def open_popup(popup: QWidget, anchor: QWidget) -> None:
    """Open a popup below a widget, else above it, kept inside the screen."""
    most = room_for_popup(anchor)
    place = anchor.mapToGlobal(QPoint(0, anchor.height() + 4))
    if place.y() + popup.height() > most.bottom():
        place.setY(anchor.mapToGlobal(QPoint(0, 0)).y() - popup.height() - 4)
    place.setX(max(most.left(), min(place.x(), most.right() - popup.width())))
    place.setY(max(most.top(), min(place.y(), most.bottom() - popup.height())))
    popup.move(place)
    popup.show()


def enlarge(window: QWidget) -> None:
    """Give a form that is drawn for text of 100 % the size it needs for larger text, as far as the screen goes."""
    window.resize(QSize(px(window.width()), px(window.height())).boundedTo(room(window, AROUND)))


def fit(window: QWidget) -> None:
    """Make a window as high as its wrapped lines need at its width, as far as the screen goes; Qt asks for less.

    Where even the least that the form needs is more than the screen has, all but its last row scrolls.
    """
    layout = window.layout()
    if layout is None:
        return
    layout.activate()
    most = room(window)
    least = layout.totalMinimumSize()
    wide = max(window.width(), least.width())
    lowest = layout.totalMinimumHeightForWidth(wide) if layout.hasHeightForWidth() else least.height()
    if (least.width() > most.width() or lowest > most.height()) and isinstance(layout, QVBoxLayout):
        layout = scroll_form(window, layout)
        layout.activate()
        wide = max(window.width(), layout.totalMinimumSize().width())
    high = layout.totalHeightForWidth(wide) if layout.hasHeightForWidth() else layout.totalMinimumSize().height()
    window.resize(min(wide, most.width()), min(max(high, window.height()), most.height()))


def scroll_form(window: QWidget, form: QVBoxLayout) -> QVBoxLayout:
    """Put a form into an area that scrolls; its last row, the buttons, stays in sight. Return the window's layout."""
    parts = parts_of(form)
    foot = parts[-1][1] if parts else None
    if isinstance(foot, QHBoxLayout):
        form.removeItem(foot)
        foot.setParent(None)
    host, area = QWidget(), FormScroll()
    host.setLayout(form)  # takes it and all in it from the window
    area.setWidget(host)
    if area.minimumSizeHint().width() > room(window).width():
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
    outer = QVBoxLayout()  # without a window yet: PySide would make a Python object for every item of the foot
    outer.setContentsMargins(0, 0, 0, 0)
    outer.addWidget(area)
    if isinstance(foot, QHBoxLayout):
        margins = form.contentsMargins()
        foot.setContentsMargins(margins.left(), 0, margins.right(), margins.bottom())
        outer.addLayout(foot)
    window.setLayout(outer)
    return outer
