"""The window comes back as large as it was left, with its columns, and never larger than the screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from desktop.controllers.main import MainController
from desktop.controllers.menus import MENUS
from desktop.controllers.program.window_place import KEY, WindowPlace
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.services.program.preferences import preferences
from desktop.services.storage.folders import Folders
from desktop.services.text.catalogue import system_ids
from desktop.views.window.main_window import MainWindow

pytestmark = pytest.mark.styled


def test_window_size_and_columns_are_restored(
    main: MainController, campaign_window: CampaignWindow, folders: Folders
) -> None:
    main.window.resize(790, 600)
    main.window.ui.columns.setSizes([230, 250, 300])
    left = main.window.ui.columns.sizes()
    main.window.findChild(WindowPlace).remember()
    again = MainWindow(MENUS)
    WindowPlace(again, preferences(folders))
    assert again.size() == QSize(main.window.size()).boundedTo(again.screen().availableSize())
    assert preferences(folders).value.windows[KEY]["columns"] == left
    again.deleteLater()


def test_columns_hidden_by_the_builder_keep_their_width(
    main: MainController, campaign_window: CampaignWindow, folders: Folders
) -> None:
    place = main.window.findChild(WindowPlace)
    place.remember()
    before = preferences(folders).value.windows[KEY]["columns"]
    campaign_window.open_campaign.new_draft()
    assert main.window.ui.sidePanel.isHidden()
    place.remember()
    assert preferences(folders).value.windows[KEY]["columns"] == before


def test_invalid_geometry_and_other_screens_are_handled(main: MainController, folders: Folders) -> None:
    usual = MainWindow(MENUS)
    room = usual.screen().availableSize()
    for known, width in (
        ({"size": [99_999, 99_999]}, room.width()),
        ({"size": ["a", 2], "columns": [1, 2]}, usual.width()),
        ({"columns": [0, 0, 0]}, usual.width()),
    ):
        main.preferences.change(windows={KEY: known})
        window = MainWindow(MENUS)
        WindowPlace(window, preferences(folders))
        assert window.width() == width
        window.deleteLater()
    usual.deleteLater()


@pytest.mark.parametrize("system", system_ids())
def test_no_system_makes_the_window_wider_than_a_small_laptop(main: MainController, system: str) -> None:
    main.open_sample(system)
    assert main.campaign_window is not None
    hint = main.window.minimumSizeHint()
    assert (hint.width() <= 1366, hint.height() <= 720) == (True, True)
    main.campaign_window.open_campaign.new_draft()
    hint = main.window.minimumSizeHint()
    assert (hint.width() <= 1366, hint.height() <= 720) == (True, True)
