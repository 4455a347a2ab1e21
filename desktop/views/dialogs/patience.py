"""Shows how far a long job has come, and lets it be stopped; short jobs show nothing."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

MANY = 40
"""Pages from which on a job takes long enough to be watched."""


class Patience:
    """Says after each page whether to continue."""

    def __init__(self, parent: QWidget, title: str, pages: int) -> None:
        self._dialog: QProgressDialog | None = None
        if pages >= MANY:
            self._dialog = QProgressDialog(parent)
            self._dialog.setWindowModality(Qt.WindowModality.ApplicationModal)
            self._dialog.setWindowTitle(title)
            self._dialog.setLabelText(QCoreApplication.translate("Printing", "ページを作っています。"))
            self._dialog.setCancelButtonText(QCoreApplication.translate("Printing", "やめる"))
            self._dialog.setRange(0, pages)
            self._dialog.setMinimumDuration(0)
            self._dialog.setValue(0)

    def step(self, done: int) -> bool:
        """Show how many pages are done; False once cancelled."""
        if self._dialog is None:
            return True
        self._dialog.setValue(done)  # which also lets the window answer
        return not self._dialog.wasCanceled()

    def close(self) -> None:
        """Show nothing any more."""
        if self._dialog is not None:
            self._dialog.close()
            self._dialog.deleteLater()
            self._dialog = None
