"""A list in columns that never scrolls sideways: words wrap, numbers keep what they need."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTreeWidget

AIR = 12
"""px that a cell takes beside and around its text."""
HIGHEST = 10_000


class _Wrapping(QStyledItemDelegate):
    """Makes a row as high as its words need; Qt asks for their height without a width."""

    def __init__(self, tree: QTreeWidget, words: tuple[int, ...]) -> None:
        super().__init__(tree)
        self._tree, self._words = tree, words

    # Qt's name from here on

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Measure the text at the width of its column."""
        size, column = super().sizeHint(option, index), index.column()
        if column not in self._words:
            return size
        depth = 0 if column else self._tree.indentation() * (2 if index.parent().isValid() else 1)
        room = self._tree.columnWidth(column) - depth - AIR
        box = option.fontMetrics.boundingRect(
            0, 0, max(1, room), HIGHEST, Qt.TextFlag.TextWordWrap, str(index.data() or "")
        )
        return QSize(size.width(), max(size.height(), box.height() + AIR // 2))


def wrap_columns(tree: QTreeWidget, *words: int) -> None:
    """Let columns of words share the width and grow in height; the others are as wide as what they hold.

    Args:
        words: numbers of those columns.
    """
    header = tree.header()
    header.setStretchLastSection(False)
    for column in range(tree.columnCount()):
        free = column in words
        mode = QHeaderView.ResizeMode.Stretch if free else QHeaderView.ResizeMode.ResizeToContents
        header.setSectionResizeMode(column, mode)
    tree.setUniformRowHeights(False)
    tree.setWordWrap(True)
    tree.setItemDelegate(_Wrapping(tree, words))
    header.sectionResized.connect(tree.scheduleDelayedItemsLayout)
