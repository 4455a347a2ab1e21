"""A list of lines of any height that lays out only the visible ones: a long log is as quick as a short one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QPersistentModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

GAP = 8
"""Pixels between two rows."""
ROUNDS = 5
"""Times that rows are measured again after others have grown."""
_RESTYLED = (QEvent.Type.FontChange, QEvent.Type.StyleChange)


class LogView(QTableView):
    """One column whose rows count as one line high until they come into view.

    A list view would ask for the height of every row at each new line. What is found out here while one scrolls, and
    a line that is new, never move what is being read; only at the very top the view stays with the newest line.
    """

    fold_turned = Signal(QModelIndex)
    """The line below a long entry was clicked: it is to be seen whole, or folded again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.folds_at: Callable[[QModelIndex, QPoint], bool] = lambda _index, _place: False
        """Whether that line of an entry is at a place."""
        self._turned = self._twice = False
        """Whether the last click was on that line, and whether the one that is made is the second of two there."""
        self._measuring = False
        self._measured_as: tuple[int, QSize, int] | None = None
        """How many rows in which room, and from where on, when they were measured last; None: measure again."""
        self._anchor = QPersistentModelIndex()
        """The row at the upper edge when rows were measured last."""
        self._anchor_top, self._value = 0, 0
        self.horizontalHeader().hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(1)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.verticalScrollBar().valueChanged.connect(self.measure)

    def arrange(self) -> None:
        """Take new lines in at once; Qt waits until all else is painted, and the list would be painted twice."""
        if self.isVisible():
            self.executeDelayedItemsLayout()

    def measure(self) -> None:
        """Give the rows in view the height they need."""
        if self.model() is None or self._measuring:
            return
        self._measuring = True
        bar = self.verticalScrollBar()
        at_end = 0 < bar.value() == bar.maximum()
        stays = self._anchor.isValid() and bar.value() > 0 and self._value > 0
        expected = self._anchor_top - (bar.value() - self._value)
        for _ in range(ROUNDS):
            before, grew = bar.value(), self._measured()
            if grew:
                super().updateGeometries()  # the scroll bar's end has moved
            if at_end:
                bar.setValue(bar.maximum())
            elif stays:  # where the upper row would be, had nothing grown or come above it
                bar.setValue(bar.value() + self.rowViewportPosition(self._anchor.row()) - expected)
            if not grew and bar.value() == before:
                break
        self._note_anchor()
        self._measuring = False
        self._measured_as = self._as_it_is()

    def _as_it_is(self) -> tuple[int, QSize, int]:
        return self.model().rowCount(), self.viewport().size(), self.verticalScrollBar().value()

    def _outdate(self) -> None:
        self._measured_as = None
        if self.isVisible():
            self.scheduleDelayedItemsLayout()  # Qt draws again what says something else, and leaves its row as high

    def _measured(self) -> bool:
        """Measure from the upper edge to the lower one; tell whether any row has another height now."""
        touched = False
        row, count = self.rowAt(0), self.model().rowCount()
        top = self.rowViewportPosition(row)
        while 0 <= row < count and top < self.viewport().height():
            height = self.sizeHintForRow(row)
            if height != self.rowHeight(row):
                self.setRowHeight(row, height)
                touched = True
            top += height
            row += 1
        return touched

    def _note_anchor(self) -> None:
        row = self.rowAt(0)
        self._anchor = QPersistentModelIndex(self.model().index(row, 0)) if row >= 0 else QPersistentModelIndex()
        self._anchor_top, self._value = self.rowViewportPosition(row), self.verticalScrollBar().value()

    # Qt's names from here on

    def setModel(self, model: QAbstractItemModel | None) -> None:
        """Measure rows again when they say something else."""
        super().setModel(model)
        if model is not None:
            model.dataChanged.connect(self._outdate)

    def reset(self) -> None:
        """Begin at the newest line again."""
        self._outdate()
        super().reset()
        self.verticalScrollBar().setValue(0)

    def updateGeometries(self) -> None:
        """Qt calls this after all that may have brought other rows into view, and again for heights it was given."""
        super().updateGeometries()
        if self.model() is not None and self._measured_as != self._as_it_is():
            self.measure()

    def changeEvent(self, event: QEvent) -> None:
        """Take the height of a line from the font in force."""
        super().changeEvent(event)
        if event.type() in _RESTYLED:
            self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + GAP)
            self.measure()

    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Show a row as high as it is, not as it seemed to be."""
        for _ in range(ROUNDS):
            before = self.verticalScrollBar().value()
            super().scrollTo(index, hint)
            self.measure()
            if self.verticalScrollBar().value() == before:
                break

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Home and End go to the newest and the oldest line; in a table they would stay in the row."""
        count = self.model().rowCount()
        if action == QAbstractItemView.CursorAction.MoveHome and count:
            return self.model().index(0, 0)
        if action == QAbstractItemView.CursorAction.MoveEnd and count:
            return self.model().index(count - 1, 0)
        return super().moveCursor(action, modifiers)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter ask what can be done with a line."""
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            self.customContextMenuRequested.emit(self.visualRect(index).center())
            return
        super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open or fold a long entry where its last line says so."""
        super().mouseReleaseEvent(event)
        index = self._fold_under(event)
        self._turned = index.isValid() and not self._twice
        self._twice = False
        if self._turned:
            self.fold_turned.emit(index)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Go back to a line; two clicks on the one that opens it only open it."""
        self._twice = self._turned or self._fold_under(event).isValid()
        if not self._twice:
            super().mouseDoubleClickEvent(event)

    def _fold_under(self, event: QMouseEvent) -> QModelIndex:
        place = event.position().toPoint()
        index = self.indexAt(place)
        left = event.button() == Qt.MouseButton.LeftButton
        return index if left and index.isValid() and self.folds_at(index, place) else QModelIndex()

    def keyboardSearch(self, search: str) -> None:
        """Letters are keys of play, and would look through the whole log."""
