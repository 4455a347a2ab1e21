"""Tells that something unforeseen happened, and shows what was written down of it."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop.views.dialogs.base import Dialog
from desktop.views.forms.crash import Ui_CrashDialog
from desktop.views.help_link import STAYS


class CrashDialog(Dialog):
    """The report as plain text; further ones are added while it is open."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty(STAYS, True)
        self.ui = Ui_CrashDialog()
        self.ui.setupUi(self)
        self.apply_style()
        self.ui.copyButton.clicked.connect(self._copy)
        self.ui.closeButton.setFocus()

    def show_saved(self, *, saved: bool) -> None:
        """Say whether everything could be saved."""
        done = self.tr("確定したものは保存してあります。")
        left = self.tr("保存できていないものがあります。閉じる前に、書きかけの文をほかの場所へ写してください。")
        self.show_message(done if saved else left, "success-text" if saved else "error-text")

    def add(self, report: str) -> None:
        """Show one more report."""
        self.ui.report.appendPlainText(report)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.ui.report.toPlainText())
        self.show_message(self.tr("コピーしました。"), "success-text")
