"""The real main window over folders of its own, closed and written when a test ends."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from desktop import app
from desktop.controllers.desk import Desk
from desktop.controllers.main import MainController
from desktop.services.folders import Folders


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path / "library", tmp_path / "config", tmp_path / "state", tmp_path / "logs")


@pytest.fixture
def main(qapp: QApplication, qtbot: QtBot, folders: Folders) -> Iterator[MainController]:
    """The window on its start page; dice do not tumble."""
    controller = app.build(qapp, folders)
    controller.preferences.change(language="ja", animation=False)
    with qtbot.waitExposed(controller.window):
        controller.window.show()
    yield controller
    for dialog in controller.window.findChildren(QDialog):
        dialog.close()
    if controller.desk is not None:
        controller.desk.workspace.close_all()
    controller.leave_table()
    controller.window.closing.disconnect()  # closing would end the application of all tests
    controller.window.close()
    controller.window.deleteLater()
    controller.appearance.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def desk(main: MainController) -> Desk:
    """The sample 卓 of えにし with its first sheet in front."""
    main.open_sample("enishi")
    assert main.desk is not None
    assert main.desk.sheet is not None
    return main.desk
