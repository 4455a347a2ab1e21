"""Ways back: earlier versions of a sheet (前の版), of the library (前の版に戻す), deleted things (ごみ箱)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractItemModel, QSignalBlocker, Signal
from PySide6.QtWidgets import QHeaderView, QTreeWidgetItem, QWidget

from desktop.models.sheet.undo import Steps
from desktop.views.dialogs.base import Dialog, wrap
from desktop.views.forms.bin import Ui_BinDialog
from desktop.views.forms.earlier import Ui_EarlierDialog
from desktop.views.forms.history import Ui_HistoryDialog
from desktop.views.forms.versions import Ui_VersionsDialog


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


class VersionsDialog(Dialog):
    """Shows and forwards; the controller reads the versions."""

    chosen = Signal(int)
    restore_requested = Signal(int)

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_VersionsDialog()
        self.ui.setupUi(self)
        self.apply_style()
        if title:
            self.setWindowTitle(self.tr("前の版 — {name}").format(name=title))
        self.ui.parts.setStretchFactor(1, 1)
        # large text on a small screen: what a version has otherwise needs more room than its time
        self.ui.versions.setMinimumWidth(min(self.ui.versions.minimumWidth(), self.width() * 2 // 5))
        self.ui.restoreButton.setEnabled(False)
        self.ui.versions.currentRowChanged.connect(self.chosen)
        self.ui.restoreButton.clicked.connect(lambda: self.restore_requested.emit(self.ui.versions.currentRow()))

    def show_model(self, model: QAbstractItemModel) -> None:
        """Show the table of differences."""
        self.ui.differences.setModel(model)
        wrap(self.ui.differences, 168)

    def show_versions(self, lines: Sequence[str]) -> None:
        """List the versions, newest first, and choose the first one."""
        self.ui.versions.clear()
        self.ui.versions.addItems(list(lines))
        self.ui.versions.setCurrentRow(0)
        if not lines:
            self.show_detail(
                self.tr("前の版はまだありません。書き換えるたびに、ひとつ前の内容が残ります。"), differs=False
            )

    def show_detail(self, heading: str, *, differs: bool, restorable: bool = False) -> None:
        """Say what the chosen version is, and whether it can be brought back."""
        self.ui.heading.setText(heading)
        self.ui.differences.setVisible(differs)
        self.ui.restoreButton.setEnabled(restorable)


class HistoryDialog(Dialog):
    """変更の一覧: the undo steps of an open document; a click goes there."""

    def __init__(self, title: str, stack: Steps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_HistoryDialog()
        self.ui.setupUi(self)
        self.apply_style()
        if title:
            self.setWindowTitle(self.tr("変更の一覧 — {name}").format(name=title))
        self._stack = stack
        stack.indexChanged.connect(self._show)
        stack.destroyed.connect(self.close)
        self._show()
        self.ui.steps.currentRowChanged.connect(self._go)

    def _show(self) -> None:
        """List the steps there are, the one that was made last chosen."""
        steps = self.ui.steps
        texts = [self.tr("開いたときの内容"), *map(self._stack.text, range(self._stack.count()))]
        with QSignalBlocker(steps):
            if texts != [steps.item(row).text() for row in range(steps.count())]:  # a click must not lose its row
                steps.clear()
                steps.addItems(texts)
            steps.setCurrentRow(self._stack.index())

    def _go(self, row: int) -> None:
        if row >= 0:
            self._stack.setIndex(row)
