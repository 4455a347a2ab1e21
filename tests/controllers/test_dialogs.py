"""Every dialog is modeless, closes with Esc, is deleted afterwards, and shows text as written."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QDialog, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.views.dialogs.base import Dialog

COMMANDS = (
    "versions",
    "history",
    "bin",
    "keys",
    "about",
    "rules",
    "export_sheet",
    "replay_text",
    "from_template",
    "earlier",
    "dice_only",
)


def dialogs(main: MainController) -> list[Dialog]:
    return main.window.findChildren(Dialog)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_dialog_blocks_nothing_names_its_controls_and_goes_with_esc(
    shared_main: MainController, shared_campaign_window: CampaignWindow, qtbot: QtBot, command: str
) -> None:
    shared_main.run(command)
    (dialog,) = dialogs(shared_main)
    assert dialog.isVisible()
    assert_fits(dialog)
    for label in dialog.findChildren(QLabel):
        assert label.textFormat() is Qt.TextFormat.PlainText or label.buddy() is not None, label.objectName()
    for view in dialog.findChildren(QAbstractItemView):
        if view.objectName() and not view.objectName().startswith("qt_"):
            assert view.accessibleName(), view.objectName()
    for edit in dialog.findChildren(QLineEdit):
        assert edit.accessibleName(), edit.objectName()
    for button in dialog.findChildren(QAbstractButton):
        if button.objectName() and not button.objectName().startswith("qt_"):
            assert button.text() or button.accessibleName(), button.objectName()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert dialogs(shared_main) == []
    assert shared_campaign_window.sheet is not None, "the sheet stands as before"


def assert_fits(dialog: Dialog) -> None:
    room = dialog.screen().availableSize()
    assert dialog.width() <= room.width()
    assert dialog.height() <= room.height()
    assert dialog.minimumSizeHint().width() <= 1366
    assert dialog.minimumSizeHint().height() <= 720


@pytest.fixture(scope="module")
def large(shared_main: MainController, shared_campaign_window: CampaignWindow) -> Iterator[None]:
    """The window with text of double size."""
    shared_main.appearance.set_scale(200)
    yield
    shared_main.appearance.set_scale(100)


@pytest.mark.usefixtures("large")
@pytest.mark.parametrize("command", COMMANDS)
def test_a_dialog_fits_the_screen_at_double_size(shared_main: MainController, command: str) -> None:
    shared_main.run(command)
    (dialog,) = dialogs(shared_main)
    assert_fits(dialog)
    dialog.close()
    assert not [w for w in shared_main.window.findChildren(QDialog) if w.isVisible()]
