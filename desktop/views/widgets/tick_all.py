"""One box over a list of people that ticks all or none."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QCheckBox, QTreeWidget, QTreeWidgetItem, QWidget

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
