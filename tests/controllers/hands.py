"""Two people at the builder, one with a keyboard only and one with a mouse only; both are counted.

Texts that have to be typed are the same work for both: letters are counted apart from the keys that lead somewhere.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QModelIndex, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyleOptionSpinBox,
    QToolButton,
    QTreeView,
    QWidget,
)

from desktop.controllers.sheet.builder import BuilderController
from desktop.views.keyboard.tab_order import stops
from desktop.views.widgets.inputs.stepper_keys import Pair
from tests.controllers.keyboard import type_into

MOST = 400
"""Presses after which a way is taken for none."""


@dataclass
class Tally:
    """Counts of keys and clicks."""

    steps: int = 0
    keys: int = 0
    clicks: int = 0
    letters: int = 0


class Hand(Protocol):
    """A player who builds a character."""

    tally: Tally

    def write(self, field: QWidget, text: str) -> None:
        """Put a text, or a number, into a field."""

    def press(self, button: QAbstractButton) -> None:
        """Press a button."""

    def raise_by(self, pair: Pair, by: int) -> None:
        """Raise a number between − and ＋."""

    def choose(self, view: QAbstractItemView, text: str) -> None:
        """Choose the line of a list with this text."""

    def tick(self, view: QAbstractItemView, row: int, column: int) -> None:
        """Tick a box in a table."""

    def act(self, view: QAbstractItemView, button: QAbstractButton) -> None:
        """Take the chosen line: by the list's own key, or by the button beside it."""

    def from_menu(self, button: QPushButton, number: int) -> None:
        """Choose a line of a button's menu."""

    def on(self) -> None:
        """Continue to the next step."""


class _Builds:
    """What both share."""

    def __init__(self, builder: BuilderController) -> None:
        self.builder, self.tally = builder, Tally()

    def _moved_on(self) -> None:
        self.tally.steps += 1
        QApplication.processEvents()

    def _come_back(self) -> None:
        """A menu has closed: here no window manager gives the window its keyboard back."""
        self.builder.view.window().activateWindow()
        QApplication.processEvents()

    def _letters(self, field: QWidget, text: str) -> None:
        self.tally.letters += type_into(field, text)
        if not text.isascii():
            self.tally.letters += 1
            QTest.keyRelease(field, Qt.Key.Key_Return)  # the key that ended the composition comes up


class Keyboard(_Builds):
    """Never touches the mouse."""

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key where the focus is."""
        self.tally.keys += 1
        assert self.tally.keys < MOST, "goes nowhere"
        QTest.keyClick(QApplication.focusWidget() or self.builder.view.window(), key, held)

    def to(self, widget: QWidget) -> None:
        """Go to a control with Tab or Shift+Tab, whichever is nearer."""
        wanted = widget.focusProxy() or widget
        chain = list(stops(widget.window()))
        assert wanted in chain, f"{wanted.objectName()} cannot be reached by Tab"
        here = QApplication.focusWidget()
        while here is not None and here not in chain:
            here = here.parentWidget()
        ahead = (chain.index(wanted) - (chain.index(here) if here in chain else -1)) % len(chain)
        back = len(chain) - ahead
        for _ in range(min(ahead, back)):
            if ahead <= back:
                self.key(Qt.Key.Key_Tab)
            else:
                self.key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
        assert _holds(wanted), f"Tab does not lead to {wanted.objectName() or wanted.accessibleName()}"

    def write(self, field: QWidget, text: str) -> None:
        """Focus the input and type; Tab has selected its content."""
        self.to(field)
        self._letters(field, text)

    def press(self, button: QAbstractButton) -> None:
        """Go there and press Space; of several that exclude each other Tab leads to one, the arrows to the others."""
        if not button.autoExclusive():
            self.to(button)
            self.key(Qt.Key.Key_Space)
            return
        others = button.parentWidget().findChildren(QAbstractButton)
        group = [b for b in others if b.autoExclusive() and b.isVisible() and b.isEnabled()]
        chain = list(stops(button.window()))
        here = QApplication.focusWidget()
        later = here in chain and chain.index(here) > max(chain.index(b) for b in group if b in chain)
        self.to(max(group, key=chain.index) if later else min((b for b in group if b in chain), key=chain.index))
        while QApplication.focusWidget() is not button:
            ahead = group.index(button) > group.index(QApplication.focusWidget())
            self.key(Qt.Key.Key_Right if ahead else Qt.Key.Key_Left)
        if not button.isChecked():
            self.key(Qt.Key.Key_Space)

    def raise_by(self, pair: Pair, by: int) -> None:
        """Go from number to number with the arrows, then press +."""
        for _ in range(MOST):
            focus = QApplication.focusWidget()
            if focus in pair or focus is None:
                break
            at, place = focus.mapToGlobal(QPoint(0, 0)), pair[1].mapToGlobal(QPoint(0, 0))
            aside, down = place.x() - at.x(), place.y() - at.y()
            sideways = abs(aside) > pair[1].width() * 2
            key = (
                (Qt.Key.Key_Right if aside > 0 else Qt.Key.Key_Left)
                if sideways
                else (Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up)
            )
            self.key(key)
            if QApplication.focusWidget() is focus:
                self.to(pair[1])
        for _ in range(by):
            self.key(Qt.Key.Key_Plus)

    def choose(self, view: QAbstractItemView, text: str) -> None:
        """Go into the list, to its top, and down to the line."""
        self.to(view)
        if view.currentIndex().isValid():
            self.key(Qt.Key.Key_Home)
        for _ in range(MOST):
            if view.currentIndex().siblingAtColumn(0).data() == text:
                return
            self.key(Qt.Key.Key_Down)

    def tick(self, view: QAbstractItemView, row: int, column: int) -> None:
        """Go to the cell with the arrows; Space ticks."""
        self.to(view)
        if not view.currentIndex().isValid():
            self.key(Qt.Key.Key_Down)
        for key, left in (
            (Qt.Key.Key_Down, row - view.currentIndex().row()),
            (Qt.Key.Key_Left, view.currentIndex().column() - column),
        ):
            for _ in range(max(0, left)):
                self.key(key)
        self.key(Qt.Key.Key_Space)

    def act(self, view: QAbstractItemView, button: QAbstractButton) -> None:
        """Press Enter on the line."""
        self.to(view)
        self.key(Qt.Key.Key_Return)

    def from_menu(self, button: QPushButton, number: int) -> None:
        """Open with Space, go down, take with Enter."""
        self.to(button)

        def take() -> None:
            menu = QApplication.activePopupWidget()
            assert isinstance(menu, QMenu)
            for _ in range(number + 1):
                QTest.keyClick(menu, Qt.Key.Key_Down)
            QTest.keyClick(menu, Qt.Key.Key_Return)

        QTimer.singleShot(0, take)
        self.key(Qt.Key.Key_Space)
        self.tally.keys += number + 2
        self._come_back()

    def on(self) -> None:
        """Press Enter; where a button, a list or a long text keeps it, Ctrl+Enter."""
        focus = QApplication.focusWidget()
        long = isinstance(focus, QAbstractItemView | QPlainTextEdit | QPushButton | QToolButton)
        self.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier if long else Qt.KeyboardModifier.NoModifier)
        self._moved_on()


class Mouse(_Builds):
    """Touches the keyboard only to type texts."""

    def click(self, widget: QWidget, at: QPoint | None = None, *, times: int = 1) -> None:
        """Click something that can be seen, scrolling there first, which counts as one click more."""
        if _scrolled(widget):
            self.tally.clicks += 1
        assert widget.isVisible(), widget.objectName()
        assert widget.isEnabled(), widget.objectName()
        for _ in range(times):
            self.tally.clicks += 1
            QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())

    def write(self, field: QWidget, text: str) -> None:
        """Click into the field and type; a number is set with its arrows."""
        if isinstance(field, QAbstractSpinBox):
            self._turn(field, int(text))
            return
        self.click(field)
        if isinstance(field, QLineEdit):
            field.selectAll()
        self._letters(field, text)

    def _turn(self, spin: QAbstractSpinBox, to: int) -> None:
        option = QStyleOptionSpinBox()
        spin.initStyleOption(option)
        by = to - spin.property("value")
        arrow = QStyle.SubControl.SC_SpinBoxUp if by > 0 else QStyle.SubControl.SC_SpinBoxDown
        place = spin.style().subControlRect(QStyle.ComplexControl.CC_SpinBox, option, arrow, spin).center()
        self.click(spin, place, times=abs(by))

    def press(self, button: QAbstractButton) -> None:
        """Click it."""
        self.click(button, QPoint(12, button.height() // 2))

    def raise_by(self, pair: Pair, by: int) -> None:
        """Click ＋."""
        self.click(pair[1], times=by)

    def choose(self, view: QAbstractItemView, text: str) -> None:
        """Click the line."""
        self.click(view.viewport(), _place_of(view, text, self.tally))

    def tick(self, view: QAbstractItemView, row: int, column: int) -> None:
        """Click the box."""
        rect = view.visualRect(view.model().index(row, column))
        self.click(view.viewport(), rect.center())

    def act(self, view: QAbstractItemView, button: QAbstractButton) -> None:
        """Click the button beside it."""
        self.press(button)

    def from_menu(self, button: QPushButton, number: int) -> None:
        """Click the button, then the line."""

        def take() -> None:
            menu = QApplication.activePopupWidget()
            assert isinstance(menu, QMenu)
            lines = [action for action in menu.actions() if not action.isSeparator()]
            QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(lines[number]).center())

        QTimer.singleShot(0, take)
        self.press(button)
        self.tally.clicks += 1
        self._come_back()

    def on(self) -> None:
        """Click 次へ."""
        self.click(self.builder.view.ui.nextButton)
        self._moved_on()


def _holds(widget: QWidget) -> bool:
    focus = QApplication.focusWidget()
    return focus is widget or (focus is not None and widget.isAncestorOf(focus))


def _scrolled(widget: QWidget) -> bool:
    """Scroll to a widget; return whether scrolling was needed."""
    at, moved = widget.parentWidget(), False
    while at is not None:
        if isinstance(at, QScrollArea):
            before = at.verticalScrollBar().value()
            at.ensureWidgetVisible(widget)
            moved = moved or at.verticalScrollBar().value() != before
        at = at.parentWidget()
    return moved


def _place_of(view: QAbstractItemView, text: str, tally: Tally) -> QPoint:
    """Find a line in a list; scrolling there counts as one click."""
    index = _line(view, text, QModelIndex())
    assert index is not None, text
    before = view.verticalScrollBar().value()
    view.scrollTo(index)
    tally.clicks += view.verticalScrollBar().value() != before
    return QPoint(40, view.visualRect(index).center().y())


def _line(view: QAbstractItemView, text: str, parent: QModelIndex) -> QModelIndex | None:
    model = view.model()
    for row in range(model.rowCount(parent)):
        index = model.index(row, 0, parent)
        if index.data() == text:
            return index
        below = _line(view, text, index) if isinstance(view, QTreeView) else None
        if below is not None:
            return below
    return None


Route = Callable[[BuilderController, Hand], None]
