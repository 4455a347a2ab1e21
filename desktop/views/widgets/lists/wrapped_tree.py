"""A list in columns that wraps and never scrolls sideways, and a box over a list of people that ticks all or none."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QSignalBlocker, QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QCheckBox,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from desktop.views.widgets.lists.narrow_columns import LINE, Need, WrappingHead, lines_of, need_of, shared

TICKED, EMPTY, SOME = Qt.CheckState.Checked, Qt.CheckState.Unchecked, Qt.CheckState.PartiallyChecked


class TickAll(QCheckBox):
    """Shows whether all, some or none of a list's boxes are ticked; a click ticks all, or none where all are."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tree: QTreeWidget | None = None
        self.clicked.connect(self._tick)
        self.hide()

    def follow(self, tree: QTreeWidget) -> None:
        """Represent the first column of a filled list; hidden over a single line."""
        self._tree = tree
        tree.itemChanged.connect(self._look)
        self.setVisible(tree.topLevelItemCount() > 1)
        self._look()

    def _items(self) -> list[QTreeWidgetItem]:
        tree = self._tree
        found = [] if tree is None else [tree.topLevelItem(n) for n in range(tree.topLevelItemCount())]
        return [item for item in found if item is not None]

    def _look(self) -> None:
        ticked = {item.checkState(0) for item in self._items()}
        state = SOME if len(ticked) > 1 else TICKED if TICKED in ticked else EMPTY
        self.setTristate(state is SOME)  # a hand never leaves it between
        self.setCheckState(state)

    def _tick(self) -> None:
        """Set every box with one signal of the list, since listeners look at all of them."""
        if self._tree is None:
            return
        items = self._items()
        state = EMPTY if all(item.checkState(0) is TICKED for item in items) else TICKED
        moved = [item for item in items if item.checkState(0) is not state]
        with QSignalBlocker(self._tree):
            for item in moved[:-1]:
                item.setCheckState(0, state)
        for item in moved[-1:]:
            item.setCheckState(0, state)
        self._look()


AIR = 12
"""px that a cell takes beside and around its text."""
Index = QModelIndex | QPersistentModelIndex


def wrap_columns(tree: QTreeWidget, *words: int) -> None:
    """Let columns share the width of a list; lines that are a group's name stand across all of them.

    Args:
        words: numbers of the columns that take what is left where there is room for everything.
    """
    _ColumnWidths(tree, words)


class WrappingLines(QStyledItemDelegate):
    """Breaks texts at the width of their column; Qt asks for their height without a width."""

    def __init__(self, sharing: _ColumnWidths) -> None:
        super().__init__(sharing)
        self._sharing = sharing

    # Qt's names from here on

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Leave air between rows."""
        return super().sizeHint(option, index) + QSize(0, AIR // 2)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Write the lines."""
        super().initStyleOption(option, index)
        if option.text:
            option.text = LINE.join(lines_of(option.text, option.fontMetrics, self._sharing.room_for(index)))


class _ColumnWidths(QObject):
    """Gives the columns of a tree their widths, again whenever its room or what is in it changes."""

    def __init__(self, tree: QTreeWidget, words: tuple[int, ...]) -> None:
        super().__init__(tree)
        self._tree, self._words = tree, words
        self._needs: list[Need] = []
        self._stale = False
        """The rows have not been measured since they changed, as the tree is hidden."""
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._look)
        head = WrappingHead(tree)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        tree.setHeader(head)
        self._head = head
        head.setStretchLastSection(False)
        head.setMinimumSectionSize(1)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        tree.setUniformRowHeights(False)
        tree.setWordWrap(False)  # lines are broken here, with the width at hand
        tree.setItemDelegate(WrappingLines(self))
        model = tree.model()
        for signal in (model.rowsInserted, model.rowsRemoved, model.dataChanged, model.modelReset):
            signal.connect(lambda *_: self._later.start())
        model.headerDataChanged.connect(lambda *_: self._later.start())
        tree.installEventFilter(self)
        tree.viewport().installEventFilter(self)
        self._measure()

    def room_for(self, index: Index) -> int:
        """Pixels that the text of a cell has."""
        if index.column() == 0 and self._tree.isFirstColumnSpanned(index.row(), index.parent()):
            return self._room() - self._beside(index) - AIR
        return self._head.sectionSize(index.column()) - self._beside(index) - AIR

    def _room(self) -> int:
        """What there is in any case: a scroll bar that comes or goes moves nothing."""
        tree, bar = self._tree, self._tree.verticalScrollBar()
        beside = 0 if bar.isVisible() else bar.sizeHint().width()
        return max(1, tree.viewport().width() - beside)

    def _beside(self, index: Index) -> int:
        """Pixels before the text of a cell: of its depth, and of its box."""
        tree = self._tree
        depth = 0
        if index.column() == 0:
            above = int(tree.rootIsDecorated())
            parent = index.parent()
            while parent.isValid():
                above, parent = above + 1, parent.parent()
            depth = above * tree.indentation()
        if index.data(Qt.ItemDataRole.CheckStateRole) is not None:
            style = tree.style()
            depth += style.pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth, None, tree) + AIR
        return depth

    def _indexes(self, parent: QModelIndex) -> Iterator[QModelIndex]:
        model = self._tree.model()
        for row in range(model.rowCount(parent)):
            index = model.index(row, 0, parent)
            yield index
            yield from self._indexes(index)

    def _look(self) -> None:
        """Measure what is in sight; anything else is measured when it comes into sight."""
        self._stale = not self._tree.isVisible()
        if not self._stale:
            self._measure()

    def _measure(self) -> None:
        self._needs = [self._need(column) for column in range(self._tree.columnCount())]
        self.share()

    def _need(self, column: int) -> Need:
        tree, texts, beside, widgets = self._tree, [], 0, 0
        for first in self._indexes(QModelIndex()):
            if tree.isFirstColumnSpanned(first.row(), first.parent()):
                continue
            index = first.siblingAtColumn(column)
            texts.append(str(index.data() or ""))
            beside = max(beside, self._beside(index))
            widget = tree.indexWidget(index)
            widgets = max(widgets, widget.sizeHint().width() if widget is not None else 0)
        heading = str(tree.model().headerData(column, Qt.Orientation.Horizontal) or "")
        need, more = need_of(heading, texts, tree.fontMetrics()), beside + AIR
        return Need(*(max(widgets, part + more) for part in (need.cells, need.least, need.whole)))

    def share(self) -> None:
        """Give every column what it needs, or its part of what there is."""
        room = self._room()
        shown = [column for column in range(len(self._needs)) if not self._tree.isColumnHidden(column)]
        left = room - sum(self._needs[column].whole for column in shown)
        self._head.narrow = left < 0
        if left < 0:
            widths = shared([self._needs[column] for column in shown], room)
        else:
            free = [column for column in shown if column in self._words] or shown
            more = {column: left // len(free) for column in free}
            widths = [self._needs[column].whole + more.get(column, 0) for column in shown]
        for column, width in zip(shown, widths, strict=True):
            self._head.resizeSection(column, width)
        self._tree.scheduleDelayedItemsLayout()

    # Qt's name from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share again."""
        if watched is self._tree and event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._later.start()
        elif watched is self._tree and event.type() == QEvent.Type.Show and self._stale:
            self._stale = False
            self._measure()
        elif watched is not self._tree and event.type() == QEvent.Type.Resize:
            self.share()
        return super().eventFilter(watched, event)
