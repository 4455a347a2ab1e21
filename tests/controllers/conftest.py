"""The real main window over folders of its own, closed and written when a test ends.

Two fifths of what a window costs is its style sheet, so only tests that look at sizes, places or colours have it:
those marked `styled`. All others press the same buttons of the same window without its style sheet. The window is
kept for the next
test with the same styles (`tests.shared_window`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop import app
from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.services.storage.folders import Folders
from tests.conftest import sound
from tests.shared_window import SharedWindow, take_down
from tests.styles import style_sheet
from tests.table_mode import no_sheet_open


@pytest.fixture
def folders(shared_window: SharedWindow, request: pytest.FixtureRequest) -> Folders:
    shared_window.wear(styled=_styled(request))
    return shared_window.folders()


def _styled(request: pytest.FixtureRequest) -> bool:
    return request.node.get_closest_marker("styled") is not None


@contextmanager
def window_over(app_: QApplication, folders: Folders, *, styled: bool = False) -> Iterator[MainController]:
    """Show the window on its start page, and take it down again; dice do not tumble."""
    with style_sheet(styled), window_of_itself(app_, folders) as controller:
        yield controller


@contextmanager
def window_of_itself(app_: QApplication, folders: Folders) -> Iterator[MainController]:
    """The same with any styles."""
    controller = app.build(app_, folders)
    controller.preferences.change(language="ja", animation=False)
    controller.window.show()
    assert QTest.qWaitForWindowExposed(controller.window)
    yield controller
    take_down(controller)


@pytest.fixture
def main(folders: Folders, shared_window: SharedWindow, request: pytest.FixtureRequest) -> Iterator[MainController]:
    """The window on its start page; dice do not tumble."""
    with style_sheet(_styled(request)):
        yield shared_window.main()
        shared_window.give_back(sound=sound(request.node))


@pytest.fixture(scope="module")
def shared_main(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainController]:
    """One window for all tests of a file that leave it as they found it."""
    base = tmp_path_factory.mktemp("shared")
    folders = Folders(base / "library", base / "config", base / "state", base / "logs")
    with window_over(qapp, folders, styled=True) as controller:
        yield controller


@pytest.fixture(scope="module")
def shared_campaign_window(shared_main: MainController) -> CampaignWindow:
    """The sample 卓 of えにし in the one window."""
    shared_main.open_sample("enishi")
    assert shared_main.campaign_window is not None
    assert shared_main.campaign_window.sheet is not None
    return shared_main.campaign_window


@pytest.fixture
def campaign_window(main: MainController) -> CampaignWindow:
    """The sample 卓 of えにし with its first sheet in front."""
    main.open_sample("enishi")
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    return main.campaign_window


@pytest.fixture
def window_without_sheet(main: MainController) -> CampaignWindow:
    """The sample 卓 of えにし with nothing open."""
    with no_sheet_open():
        main.open_sample("enishi")
    assert main.campaign_window is not None
    return main.campaign_window


@pytest.fixture
def window_with_sheet(campaign_window: CampaignWindow) -> CampaignWindow:
    """The campaign window with a sheet in front."""
    assert campaign_window.open_campaign.open(campaign_window.open_campaign.campaign.members()[0]) is not None
    return campaign_window
