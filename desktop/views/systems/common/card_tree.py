"""A list of cards under the headings of their 系統, worked by mouse and by keys."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QBrush, QKeyEvent, QPalette
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

ENTRY_ROLE = Qt.ItemDataRole.UserRole + 1
ACTING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Plus)


class CardTreeLine(NamedTuple):
    """One line of the list."""

    group: str
    id: str
    texts: tuple[str, ...]
    live: bool = True
    """Drawn in full ink; what cannot be had stays choosable, so that its reason can be read."""
    tooltip: str = ""


class CardTree(QTreeWidget):
    """Keeps its chosen line when it is filled anew."""

    acted = Signal()
    """Enter, Space, + or a double click on a line."""
    taken_away = Signal()
    """Del or − on a line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRootIsDecorated(False)
        self.setIndentation(12)
        self.setUniformRowHeights(True)
        self.setAlternatingRowColors(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.itemDoubleClicked.connect(lambda *_: self.acted.emit())

    def set_titles(self, *titles: str) -> None:
        """Name the columns; the first takes the room that is left."""
        self.setColumnCount(len(titles))
        self.setHeaderLabels(list(titles))
        self.header().setStretchLastSection(False)
        self.header().setMinimumSectionSize(24)
        for column in range(len(titles)):
            mode = QHeaderView.ResizeMode.ResizeToContents if column else QHeaderView.ResizeMode.Stretch
            self.header().setSectionResizeMode(column, mode)

    @property
    def chosen(self) -> str:
        """The id of the chosen line, or an empty text."""
        item = self.currentItem()
        return str(item.data(0, ENTRY_ROLE) or "") if item is not None else ""

    @property
    def first(self) -> str:
        """The id of the first line, or an empty text."""
        return next((str(item.data(0, ENTRY_ROLE)) for item in self._lines()), "")

    def choose(self, wanted: str) -> None:
        """Choose the line of an id; nothing when there is none."""
        for item in self._lines():
            if item.data(0, ENTRY_ROLE) == wanted:
                self.setCurrentItem(item)
                return

    def let_go(self) -> None:
        """Clear the selection without a signal."""
        self.blockSignals(True)
        self.setCurrentIndex(QModelIndex())
        self.clearSelection()
        self.blockSignals(False)

    def fill(self, lines: Iterable[CardTreeLine]) -> None:
        """Show these lines; the chosen one stays chosen, else the one now in its place."""
        kept, place, top = self.chosen, self._place(), self.verticalScrollBar().value()
        self.blockSignals(True)
        self.clear()
        groups: dict[str, QTreeWidgetItem] = {}
        for line in lines:
            if line.group not in groups:
                groups[line.group] = self._group(line.group)
            self._line(groups[line.group], line)
        self.expandAll()
        items = self._lines()
        same = next((item for item in items if kept and item.data(0, ENTRY_ROLE) == kept), None)
        if same is None and kept and items:
            same = items[min(place, len(items) - 1)]
        if same is not None:
            self.setCurrentItem(same)
        self.blockSignals(False)
        self.verticalScrollBar().setValue(top)
        self.itemSelectionChanged.emit()

    def _lines(self) -> list[QTreeWidgetItem]:
        groups = [self.topLevelItem(n) for n in range(self.topLevelItemCount())]
        found = [group.child(n) for group in groups if group is not None for n in range(group.childCount())]
        return [item for item in found if item is not None]

    def _place(self) -> int:
        lines, item = self._lines(), self.currentItem()
        return lines.index(item) if item in lines else 0

    def _group(self, name: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem(self, [name])
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        item.setFirstColumnSpanned(True)
        font = item.font(0)
        font.setBold(True)
        item.setFont(0, font)
        return item

    def _line(self, group: QTreeWidgetItem, line: CardTreeLine) -> None:
        item = QTreeWidgetItem(group, list(line.texts))
        item.setData(0, ENTRY_ROLE, line.id)
        item.setToolTip(0, line.tooltip)
        for column in range(1, len(line.texts)):
            item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if not line.live:
            quiet = QBrush(self.palette().color(QPalette.ColorRole.PlaceholderText))
            for column in range(len(line.texts)):
                item.setForeground(column, quiet)

    # Qt's names from here on

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Act with Enter, Space or +, take away with Del or −."""
        if event.key() in ACTING and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.acted.emit()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Minus):
            self.taken_away.emit()
        else:
            super().keyPressEvent(event)
