"""ごみ箱: what was deleted, where from and when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHeaderView, QTreeWidgetItem, QWidget

from desktop.views.dialogs.base import Dialog
from desktop.views.forms.bin import Ui_BinDialog


@dataclass(frozen=True)
class BinLine:
    """One deleted thing as the list shows it."""

    name: str
    kind: str
    when: str


class BinDialog(Dialog):
    """Shows and forwards."""

    restore_requested = Signal(list)
    """Numbers of the chosen lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_BinDialog()
        self.ui.setupUi(self)
        self.apply_style()
        items = self.ui.items
        items.header().setStretchLastSection(False)
        for column, mode in enumerate(
            (QHeaderView.ResizeMode.Stretch, *(QHeaderView.ResizeMode.ResizeToContents,) * 2)
        ):
            items.header().setSectionResizeMode(column, mode)
        items.itemSelectionChanged.connect(self._selected)
        items.itemActivated.connect(lambda _item, _column: self._restore())
        self.ui.restoreButton.clicked.connect(self._restore)
        self._selected()

    def show_lines(self, lines: Sequence[BinLine]) -> None:
        """List what can be brought back."""
        self.ui.items.clear()
        for line in lines:
            QTreeWidgetItem(self.ui.items, [line.name, line.kind, line.when])
        if lines:
            self.ui.items.setCurrentItem(self.ui.items.topLevelItem(0))
        elif not self.ui.message.text():
            self.show_message(self.tr("ごみ箱は空です。"))

    def _chosen(self) -> list[int]:
        return sorted(self.ui.items.indexOfTopLevelItem(item) for item in self.ui.items.selectedItems())

    def _selected(self) -> None:
        self.ui.restoreButton.setEnabled(bool(self._chosen()))

    def _restore(self) -> None:
        if self._chosen():
            self.restore_requested.emit(self._chosen())
