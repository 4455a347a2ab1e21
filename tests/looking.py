"""What a person who cannot see well, or uses no mouse, finds wrong on a screen: each function lists it in words."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QGraphicsView,
    QGridLayout,
    QHeaderView,
    QLabel,
    QLayout,
    QLineEdit,
    QMenuBar,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSplitterHandle,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionHeader,
    QStyleOptionViewItem,
    QTabBar,
    QTableView,
    QTextEdit,
    QToolButton,
    QTreeView,
    QWidget,
)

from desktop.views.keyboard.tab_order import reveal
from desktop.views.layout_items import parts_of
from desktop.views.widgets.lists.wrapped_tree import WrappingLines
from desktop.views.widgets.shown.elided import ElidedLabel
from desktop.views.widgets.shown.paragraph import Paragraph

INPUTS = (
    QAbstractButton,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QAbstractSpinBox,
    QAbstractItemView,
)
SLACK = 2
"""Pixels that rounding may take."""
PATIENCE = 1
"""Presses of Tab after which a control must have let the focus continue."""
RING = 24
"""Pixels that must look otherwise with the focus, at least; a ring of 2 px around the smallest control has more."""
CONTRAST = 3.0
"""What focus must stand out by (WCAG 1.4.11)."""


def in_cell(grid: QGridLayout, row: int, column: int) -> QWidget | QLayout:
    """Return the content of a grid cell, without Qt's own layout items (see `layout_items`)."""
    return next(part for number, part in parts_of(grid) if grid.getItemPosition(number)[:2] == (row, column))  # type: ignore[index]


def called(widget: QWidget) -> str:
    """Name a widget so that a person finds it in the source."""
    names = []
    at: QWidget | None = widget
    while at is not None and len(names) < 4:
        names.append(at.objectName() or type(at).__name__)
        at = at.parentWidget()
    text = widget.text()[:24] if isinstance(widget, (QLabel, QAbstractButton)) else widget.accessibleName()[:24]
    return f"{type(widget).__name__} {'<'.join(names)} “{text}”"


def inner(widget: QWidget) -> bool:
    """Return whether a widget is a part of another control."""
    parents = (QComboBox, QAbstractSpinBox, QLineEdit)
    at = widget.parent()
    return (
        widget.objectName().startswith("qt_")
        or isinstance(widget, (QHeaderView, QSplitterHandle))
        or isinstance(at, parents)
        or (isinstance(at, QAbstractScrollArea) and at.viewport() is widget)
    )


def visible_widgets(root: QWidget) -> Iterator[QWidget]:
    """Yield what can be seen, parts of controls left out."""
    for widget in root.findChildren(QWidget):
        # a hidden menu must not be asked for its window: PySide then takes it for its own and deletes it
        if widget.isVisible() and not widget.isWindow() and widget.window() is root and not inner(widget):
            yield widget


def nameless(root: QWidget) -> list[str]:
    """List what a screen reader has no name for, or takes for nothing."""
    found = []
    for widget in visible_widgets(root):
        plain = isinstance(widget, (QScrollArea, QTabBar)) or widget.focusProxy() is not None
        focusable = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not plain
        if not (focusable or isinstance(widget, INPUTS)):
            continue
        face = QAccessible.queryAccessibleInterface(widget)
        if not name_of(widget):
            found.append(f"no name: {called(widget)}")
        if face.role() in (QAccessible.Role.Client, QAccessible.Role.NoRole):
            found.append(f"no role: {called(widget)}")
    return found


def name_of(widget: QWidget) -> str:
    """Return what a control is called when one comes upon it."""
    face = QAccessible.queryAccessibleInterface(widget)
    name = face.text(QAccessible.Text.Name).strip()
    if not isinstance(widget, QComboBox) or sys.platform != "linux":
        return name
    labels = [other for other, _ in face.relations()]  # the name is what it is set to
    texts = [label.text(QAccessible.Text.Name) for label in labels] or [face.text(QAccessible.Text.Description)]
    return " ".join(texts).strip()


def place(widget: QWidget) -> QRect:
    """The place of a widget in its window."""
    return QRect(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size())


@dataclass(frozen=True)
class Stops:
    """Where Tab stopped, and the controls that would not let it continue, in words."""

    chain: list[QWidget]
    trapped: list[str]


def stops(root: QWidget) -> Stops:
    """Press Tab until the focus comes back.

    Qt's own chain is not asked: PySide takes each widget of it for a child of the one before.
    """
    root.activateWindow()
    QApplication.processEvents()
    former = root.focusWidget()
    if former is not None:
        former.clearFocus()
    chain: list[QWidget] = []
    trapped: list[str] = []
    QTest.keyClick(root, Qt.Key.Key_Tab)
    while (at := QApplication.focusWidget()) is not None and at not in chain and at.window() is root:
        chain.append(at)
        QTest.keyClick(at, Qt.Key.Key_Tab)
        for _ in range(PATIENCE):
            if QApplication.focusWidget() is not at:
                break
            QTest.keyClick(at, Qt.Key.Key_Tab)
        else:
            trapped.append(f"Tab does not leave {called(at)}")
            break
    first = chain.index(at) if at in chain else 0
    return Stops(chain[first:] if not trapped else chain, trapped)


def disorder(stopped: Stops) -> list[str]:
    """List where Tab jumps back: up in a column, or to the left in a line."""
    found = [*stopped.trapped]
    for one, other in pairwise(stopped.chain):
        if one.isAncestorOf(other):
            continue  # an area that scrolls, and what it holds
        a, b = _seen_from(one, other), _seen_from(other, one)
        column = min(a.right(), b.right()) - max(a.left(), b.left()) > 0
        line = min(a.bottom(), b.bottom()) - max(a.top(), b.top()) > min(a.height(), b.height()) / 2
        if (column and b.bottom() <= a.top()) or (line and b.right() <= a.left()):
            found.append(f"Tab jumps back from {called(one)} to {called(other)}")
    return found


def _seen_from(widget: QWidget, other: QWidget) -> QRect:
    """The place of a widget relative to its scrolling ancestors, independent of scrolling."""
    rect, at = place(widget), widget.parentWidget()
    while at is not None and not at.isAncestorOf(other):
        if isinstance(at, QScrollArea):
            rect = place(at)
        at = at.parentWidget()
    return rect


def _luminance(colour: QColor) -> float:
    parts = [colour.redF(), colour.greenF(), colour.blueF()]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrasting_pixels(before: QImage, after: QImage) -> int:
    """Count the pixels that changed by a contrast of at least 3:1."""
    if before.size() != after.size():
        return 0
    before, after = (i.convertToFormat(QImage.Format.Format_RGB32) for i in (before, after))
    one, other = (memoryview(bytes(image.constBits())).cast("I") for image in (before, after))
    changed = Counter(pair for pair in zip(one, other, strict=True) if pair[0] != pair[1])
    return sum(often for (a, b), often in changed.items() if ratio(QColor(a), QColor(b)) >= CONTRAST)


def kind_of(widget: QWidget) -> tuple[object, ...]:
    """What widgets share that look alike."""
    style = widget.metaObject().className()
    extra = widget.autoRaise() if hasattr(widget, "autoRaise") else None
    return (style, type(widget).__name__, widget.property("role"), extra, widget.property("invalid"))


def ringless(root: QWidget, chain: list[QWidget], seen: set[tuple[object, ...]] | None = None) -> list[str]:
    """List the controls on which the focus is not seen.

    Args:
        chain: those that Tab leads to.
        seen: kinds of widgets that have been looked at; each kind is looked at once. None: every widget.
    """
    found = []
    for number, widget in enumerate(chain):
        if seen is not None:
            if kind_of(widget) in seen:
                continue
            seen.add(kind_of(widget))
        reveal(widget)
        chain[number - 1].setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        area = place(widget).adjusted(-4, -4, 4, 4).intersected(root.rect())
        before = root.grab(area).toImage()
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        if not widget.hasFocus():
            continue
        QApplication.processEvents()
        after = root.grab(area).toImage()
        if contrasting_pixels(before, after) < RING:
            found.append(f"no focus ring: {called(widget)}")
    return found


def clipped(root: QWidget) -> list[str]:
    """List texts that do not fit their widget, widgets that do not fit their parent, and areas that scroll sideways."""
    found = []
    for widget in visible_widgets(root):
        if isinstance(widget, QAbstractScrollArea) and not isinstance(widget, (QTextEdit, QPlainTextEdit)):
            bar = widget.horizontalScrollBar()
            whole = isinstance(widget, (QScrollArea, QAbstractItemView))
            # without a bar what lies beyond is not even known of
            if whole and bar.maximum() > 0 and (bar.isVisibleTo(root) or isinstance(widget, QScrollArea)):
                found.append(f"scrolls sideways by {bar.maximum()}: {called(widget)}")
        found += [f"{text}: {called(widget)}" for text in (*_short_heads(widget), *_short_lines(widget))]
        lack = _lack(widget)
        if lack:
            found.append(f"{lack}: {called(widget)}")
        outside = _outside(widget)
        if outside:
            found.append(f"{outside}: {called(widget)}")
    return found


def _short_heads(widget: QWidget) -> list[str]:
    """List the column headings that are wider than their columns."""
    head = widget.horizontalHeader() if isinstance(widget, QTableView) else None
    head = widget.header() if isinstance(widget, QTreeView) else head
    if head is None or not head.isVisible() or head.model() is None:
        return []
    found = []
    for section in (number for number in range(head.count()) if not head.isSectionHidden(number)):
        option = QStyleOptionHeader()
        option.initFrom(head)
        head.initStyleOptionForIndex(option, section)
        text = option.text or str(head.model().headerData(section, Qt.Orientation.Horizontal) or "")
        lack = option.fontMetrics.size(0, text).width() - head.sectionSize(section)
        if lack > SLACK:
            found.append(f"heading “{text}” {lack} px too narrow")
    return found


def _short_lines(widget: QWidget) -> list[str]:
    """List the lines of a wrapping tree that are wider than their column."""
    share = widget.itemDelegate() if isinstance(widget, QTreeView) else None
    if not isinstance(share, WrappingLines):
        return []
    assert isinstance(widget, QTreeView)
    found, index = [], widget.indexAt(QPoint(2, 2))
    while index.isValid():
        for cell in (index.siblingAtColumn(column) for column in range(widget.model().columnCount())):
            option = QStyleOptionViewItem()
            option.initFrom(widget)
            share.initStyleOption(option, cell)
            if "…" in option.text:
                found.append(f"“{cell.data()}” is cut")
        index = widget.indexBelow(index)
    return found


def _lack(widget: QWidget) -> str:
    """Return by how much a text exceeds its room."""
    need, room = _need(widget), widget.size()
    if need.width() > room.width() + SLACK:
        return f"{need.width() - room.width()} px too narrow"
    if need.height() > room.height() + SLACK:
        return f"{need.height() - room.height()} px too low"
    return ""


def _need(widget: QWidget) -> QSize:
    """The size in which all text of a widget is seen."""
    nothing = QSize(0, 0)
    match widget:
        case ElidedLabel():
            return QSize(0, widget.sizeHint().height())
        case Paragraph():
            return QSize(0, widget.heightForWidth(widget.width())) if widget.text() else nothing
        case QLabel() if widget.text():
            if widget.wordWrap():
                words = max((widget.fontMetrics().horizontalAdvance(w) for w in [" "]), default=0)
                return QSize(words, widget.heightForWidth(widget.width()))
            return widget.sizeHint()
        case QCheckBox() | QRadioButton():
            return widget.sizeHint()
        case QAbstractButton() if widget.text():
            if widget.toolTip() and widget.property("leadingText"):
                return QSize(0, widget.minimumSizeHint().height())
            return _button_need(widget)
        case QComboBox():
            return QSize(_combo_need(widget), widget.fontMetrics().height())
        case QAbstractSpinBox():
            return QSize(_spin_need(widget), widget.fontMetrics().height())
        case QLineEdit():
            return QSize(0, widget.fontMetrics().height())
        case _:
            return nothing


def _button_need(button: QAbstractButton) -> QSize:
    option = QStyleOptionButton()
    option.initFrom(button)
    text = button.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, button.text())
    try:
        hint = button.sizeHint()
    except RuntimeError:
        return text
    return QSize(min(hint.width(), text.width() + 4) if type(button).__module__ else text.width(), text.height())


def _combo_need(combo: QComboBox) -> int:
    text = combo.fontMetrics().boundingRect(combo.currentText()).right() + 1  # the ink, as Qt measures it here
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    room = combo.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, combo
    )
    if combo.toolTip():
        return 0
    return combo.width() + text - room.width() if text else 0


def _spin_need(spin: QAbstractSpinBox) -> int:
    edit = spin.findChild(QLineEdit)
    if edit is None:
        return 0
    text = edit.fontMetrics().horizontalAdvance(spin.text())
    return spin.width() + text - edit.width()


def _outside(widget: QWidget) -> str:
    """Return by how much a widget exceeds its parent, where nothing scrolls."""
    at = widget.parentWidget()
    if at is None or widget.isWindow() or isinstance(widget, (QMenuBar,)):
        return ""
    if at.objectName() == "qt_scrollarea_viewport" or isinstance(at, QAbstractScrollArea):
        return ""
    over = max(widget.geometry().right() - at.width(), widget.geometry().bottom() - at.height()) + 1
    return f"{over} px over the edge of {at.objectName() or type(at).__name__}" if over > SLACK else ""


def regions(widget: QWidget) -> list[QWidget]:
    """Return the groups and named lists around a widget, from the inside, as a screen reader announces them."""
    found, at = [], widget.parentWidget()
    while at is not None and not at.isWindow():
        role = QAccessible.queryAccessibleInterface(at).role()
        if at.accessibleName() and (role == QAccessible.Role.Grouping or isinstance(at, QScrollArea)):
            found.append(at)
        at = at.parentWidget()
    return found


def beside(one: QWidget, other: QWidget) -> bool:
    """Return whether two controls belong to equal things in one row: two copies of a card, two of a kind of gear."""
    if one.parentWidget() is other.parentWidget():
        return True
    mine, its = (next(iter(regions(widget)), None) for widget in (one, other))
    return mine is not its and mine is not None and its is not None and mine.parentWidget() is its.parentWidget()


def twins(root: QWidget) -> list[str]:
    """List the controls with the same name and role as another; a screen reader cannot distinguish them."""
    known: dict[tuple[object, ...], QWidget] = {}
    found = []
    for widget in visible_widgets(root):
        if not isinstance(widget, INPUTS) or not widget.isEnabled():
            continue
        role = QAccessible.queryAccessibleInterface(widget).role()
        texts = (region.accessibleName() for region in regions(widget))
        other = known.setdefault((name_of(widget), role, *texts), widget)
        if other is not widget and not beside(widget, other):
            found.append(f"called the same: {called(widget)} and {called(other)}")
    return found


EDGED = (QLineEdit, QComboBox, QAbstractSpinBox, QPlainTextEdit, QTextEdit, QAbstractItemView, QPushButton, QToolButton)
BARE = {"flat", "skill", "bare", "panel", "sections", "option", "banner-button", "dots"}
"""Roles of what is told by its text or its place, and has no edge of its own."""
DEPTH = 4
"""px from the outside in which an edge lies."""
GAP = 4
"""px around the middle of a side: an edge may be a dashed line."""


def edgeless(root: QWidget, seen: set[tuple[object, ...]] | None = None) -> list[str]:
    """List inputs and buttons whose edge has too little contrast with their background."""
    found = []
    for widget in visible_widgets(root):
        drawn = isinstance(widget, QAbstractButton) and type(widget).__module__.startswith("desktop")
        if not (isinstance(widget, EDGED) or drawn) or not widget.isEnabled() or widget.hasFocus():
            continue
        bare = widget.property("role") in BARE or (isinstance(widget, QToolButton) and widget.autoRaise())
        if bare or (isinstance(widget, QPushButton) and widget.isFlat()) or type(widget).__name__ in DRAWN_TEXT:
            continue
        if seen is not None:
            if kind_of(widget) in seen:
                continue
            seen.add(kind_of(widget))
        reveal(widget)
        area = place(widget).adjusted(-2, -2, 2, 2)
        if not root.rect().contains(area) or widget.visibleRegion().boundingRect().size() != widget.size():
            continue
        image = root.grab(area).toImage().convertToFormat(QImage.Format.Format_RGB32)
        middle_x, middle_y = image.width() // 2, image.height() // 2
        far_x, far_y = image.width() - 1, image.height() - 1
        ways = [
            way
            for along in range(-GAP, GAP + 1)
            for way in (
                [(n, middle_y + along) for n in range(DEPTH + 2)],
                [(far_x - n, middle_y + along) for n in range(DEPTH + 2)],
                [(middle_x + along, n) for n in range(DEPTH + 2)],
                [(middle_x + along, far_y - n) for n in range(DEPTH + 2)],
            )
        ]
        stands = [max(ratio(image.pixelColor(*way[0]), image.pixelColor(*at)) for at in way[1:]) for way in ways]
        best = [max(stands[side::4]) for side in range(4)]
        if sum(best_of >= CONTRAST for best_of in best) < 3:
            found.append(f"no edge ({min(best):.1f}): {called(widget)}")
    return found


DRAWN_TEXT = {"DerivedNumber", "OrderRow", "TickAll"}
"""Numbers in a text, underlined with dots, lines of a list, and a box beside its text (its indicator is the edge)."""


def ratio(one: QColor, other: QColor) -> float:
    """The contrast of two colours, 1 to 21."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def mute(root: QWidget) -> list[str]:
    """List painted widgets without an accessible role, name and value."""
    found = []
    for widget in visible_widgets(root):
        painted = any(
            "paintEvent" in kind.__dict__ for kind in type(widget).mro() if kind.__module__.startswith("desktop")
        )
        if not (painted or isinstance(widget, QGraphicsView)) or isinstance(widget, (QLabel, QAbstractButton)):
            continue
        face = QAccessible.queryAccessibleInterface(widget)
        describe = QAccessible.Text
        lacks = [
            *(["role"] if face.role() in (QAccessible.Role.Client, QAccessible.Role.NoRole) else []),
            *(["name"] if not face.text(describe.Name).strip() else []),
            *(
                ["value"]
                if not (face.text(describe.Value) or face.text(describe.Description) or face.childCount())
                else []
            ),
        ]
        if lacks:
            found.append(f"painted, without {', '.join(lacks)}: {called(widget)}")
    return found
