"""前の版に戻す: every sheet of which earlier versions are kept, campaign by campaign."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHeaderView, QTreeWidgetItem, QWidget

from desktop.views.dialogs.base import Dialog
from desktop.views.forms.earlier import Ui_EarlierDialog


@dataclass(frozen=True)
class EarlierLine:
    """One file as the list shows it."""

    name: str
    count: int
    when: str


class EarlierDialog(Dialog):
    """Shows and forwards; what a campaign has is asked for when it is unfolded."""

    unfolded = Signal(int)
    """Number of a campaign whose files are not listed yet."""
    chosen = Signal(int, int)
    """(number of the campaign, number of the file)"""

    def __init__(self, titles: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_EarlierDialog()
        self.ui.setupUi(self)
        self.apply_style()
        tree = self.ui.files
        tree.header().setStretchLastSection(False)
        for column, mode in enumerate(
            (QHeaderView.ResizeMode.Stretch, *(QHeaderView.ResizeMode.ResizeToContents,) * 2)
        ):
            tree.header().setSectionResizeMode(column, mode)
        self._groups = [QTreeWidgetItem(tree, [title]) for title in titles]
        for group in self._groups:
            group.setFirstColumnSpanned(True)
            group.setChildIndicatorPolicy(QTreeWidgetItem.ChildIndicatorPolicy.ShowIndicator)
        tree.itemExpanded.connect(self._unfold)
        tree.itemActivated.connect(lambda _item, _column: self._choose())
        tree.currentItemChanged.connect(lambda _now, _before: self._selected())
        self.ui.showButton.clicked.connect(self._choose)
        self._selected()
        if not titles:
            self.show_message(
                self.tr("卓がまだありません。作ると、シートを書き換えるたびに、ひとつ前の内容が残ります。")
            )

    def unfold(self, number: int) -> None:
        """Show what one campaign has."""
        self._groups[number].setExpanded(True)
        first = self._groups[number].child(0)
        if first is not None:
            self.ui.files.setCurrentItem(first)

    def show_files(self, number: int, lines: Sequence[EarlierLine]) -> None:
        """List the files of a campaign."""
        group = self._groups[number]
        for line in lines:
            QTreeWidgetItem(group, [line.name, self.tr("{n} 版").format(n=line.count), line.when])
        if not lines:
            nothing = QTreeWidgetItem(group, [self.tr("前の版はまだありません。")])
            nothing.setDisabled(True)

    def _unfold(self, item: QTreeWidgetItem) -> None:
        if item in self._groups and item.childCount() == 0:
            self.unfolded.emit(self._groups.index(item))

    def _place(self) -> tuple[int, int] | None:
        item = self.ui.files.currentItem()
        group = item.parent() if item is not None else None
        if item is None or group is None or item.isDisabled():
            return None
        return self._groups.index(group), group.indexOfChild(item)

    def _selected(self) -> None:
        self.ui.showButton.setEnabled(self._place() is not None)

    def _choose(self) -> None:
        place = self._place()
        if place is not None:
            self.chosen.emit(*place)
