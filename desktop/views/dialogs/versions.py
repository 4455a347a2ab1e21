"""前の版: the earlier versions of a sheet, and what each has otherwise than now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractItemModel, QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from desktop.models.undo import Steps
from desktop.views.dialogs.base import Dialog, wrap
from desktop.views.forms.history import Ui_HistoryDialog
from desktop.views.forms.versions import Ui_VersionsDialog


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
