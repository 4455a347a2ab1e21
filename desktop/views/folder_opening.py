"""A folder in the desktop's own file manager; without one its path is shown instead."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QDesktopServices


def open_folder(folder: Path, notify: Callable[[str], object]) -> None:
    """Open a folder, or notify its place where no program opens it."""
    if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
        text = QCoreApplication.translate("Folders", "フォルダーを開けません。場所は {folder} です。")
        notify(text.format(folder=folder))
