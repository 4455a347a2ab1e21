"""Types texts the way a person does: key by key, and committed by an input method where no key makes the character."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTableView,
    QTextEdit,
    QWidget,
)

WIDE_KEYS = "０１２３４５６７８９－＋"
"""What a Japanese keyboard also sends as keys, not only through the input method."""


def type_into(widget: QWidget, text: str) -> int:
    """Type a text; return how many keys that took."""
    for char in text:
        if " " <= char <= "~":
            QTest.keyClick(widget, char)
        elif char in WIDE_KEYS:
            QApplication.sendEvent(
                widget, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_unknown, Qt.KeyboardModifier.NoModifier, char)
            )
        else:
            commit(widget, char)
    return len(text)


def commit(widget: QWidget, text: str) -> None:
    """Compose a text, then commit it as an input method does."""
    QApplication.sendEvent(widget, QInputMethodEvent(text, []))
    event = QInputMethodEvent()
    event.setCommitString(text)
    QApplication.sendEvent(widget, event)


def inputs(root: QWidget) -> list[QWidget]:
    """List everything below a widget that takes keys, without what has been put away."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [widget for widget in root.findChildren(QWidget) if _takes_keys(widget)]


def _takes_keys(widget: QWidget) -> bool:
    if not widget.isEnabled() or widget.objectName().startswith("qt_") or isinstance(widget, QAbstractButton):
        return False
    if isinstance(widget, QLineEdit):
        return not isinstance(widget.parent(), QAbstractSpinBox) and not widget.isReadOnly()
    if isinstance(widget, (QPlainTextEdit, QTextEdit)):
        return not widget.isReadOnly()
    if isinstance(widget, QTableView):
        return widget.editTriggers() != QAbstractItemView.EditTrigger.NoEditTriggers
    plain = isinstance(widget, (QAbstractSpinBox, QComboBox))
    return plain or (bool(widget.property("field")) and widget.focusPolicy() != Qt.FocusPolicy.NoFocus)


def fill(widget: QWidget, text: str, *, before: bool = False) -> int:
    """Put a text in place of what an input holds, or before it, in every editor of a table's first and last row."""
    if isinstance(widget, QTableView):
        return sum(fill(editor, text, before=before) for editor in _editors(widget))
    select = getattr(widget, "selectAll", None)
    if before:
        QTest.keyClick(widget, Qt.Key.Key_Home)
    elif select is not None:
        select()
    pressed = type_into(widget, text)
    if isinstance(widget, QComboBox):
        widget.hidePopup()  # a blank has opened it
    QTest.keyClick(widget, Qt.Key.Key_Tab)
    return pressed + 1


def _editors(view: QTableView) -> Iterator[QWidget]:
    """Yield the editor of each cell in the first and the last row; what it holds is taken over after it."""
    model = view.model()
    if model is None or not view.isVisible():
        return
    for row in {0, model.rowCount() - 1}:
        for column in range(model.columnCount()):
            index = model.index(row, column)
            if not index.isValid() or not index.flags() & Qt.ItemFlag.ItemIsEditable:
                continue
            view.setCurrentIndex(index)
            if view.indexWidget(index) is None:
                view.edit(index)
            editor = view.indexWidget(index)
            if editor is not None:
                yield editor
