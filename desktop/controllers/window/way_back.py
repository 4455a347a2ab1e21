"""The way back to an earlier version, of a file that cannot be read or of any sheet of the library."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.controllers.program.program import Program
from desktop.controllers.window.campaigns import Campaigns
from desktop.services.campaign import CAMPAIGN_FILE

if TYPE_CHECKING:
    from desktop.controllers.campaign.open_campaign import OpenCampaign
    from desktop.services.file_errors import FileError
    from desktop.services.index import Entry
    from desktop.services.stored import Stored


class WayBack(QObject):
    """Finds what has earlier versions, and opens what was brought back."""

    def __init__(self, program: Program, campaigns: Campaigns, parent: QObject) -> None:
        super().__init__(parent)
        self._program, self._campaigns = program, campaigns
        program.notifier.way_back = self._of

    def open(self) -> None:
        """Show every sheet that has earlier versions."""
        from desktop.controllers.window.earlier import EarlierController

        earlier = EarlierController(self._program.window, self._program.library, self._program.appearance)
        earlier.chosen.connect(self._show_versions)
        earlier.broken.connect(self._show_versions_of)
        earlier.open()

    def _of(self, fault: FileError) -> Callable[[], None] | None:
        from desktop.services.file_errors import BROKEN

        known = fault.problem.code in BROKEN and self._program.store.versions(fault.path)
        return (lambda: self._show_versions_of(fault.path)) if known else None

    def _show_versions(self, folder: Path, entry: Entry) -> None:
        """Open a sheet and its earlier versions; failures are reported."""
        self._campaigns.open(folder)
        campaign_window = self._campaigns.campaign_window
        if campaign_window is not None and campaign_window.open_campaign.campaign.folder == folder.absolute():
            controller = campaign_window.open_campaign.open(entry)
            if controller is not None:
                campaign_window.tabs.bring_to_front(controller)
                self._program.window.command.emit("versions")

    def _show_versions_of(self, path: Path) -> None:
        """Offer the versions of a file that cannot be read; afterwards it is opened."""
        from desktop.controllers.window.earlier import FileVersions

        program, campaign_window = self._program, self._campaigns.campaign_window
        open_campaign = (
            campaign_window.open_campaign if campaign_window is not None and path.name != CAMPAIGN_FILE else None
        )

        def open_() -> None:
            if open_campaign is not None:
                open_campaign.campaign.refuse_if_read_only()
            load = _reader(open_campaign, path) if open_campaign is not None else None
            versions = FileVersions(program.window, path, program.store, program.appearance, load)
            versions.restored.connect(after)
            versions.open()

        def after() -> None:
            program.notifier.quiet()
            if open_campaign is None or campaign_window is None:
                self._campaigns.open(path.parent)
            elif path.parent == open_campaign.scenarios.folder:
                open_campaign.scenarios_changed()
                open_campaign.listed.emit()
                campaign_window.open_scenario(path.name)
            elif path.parent == open_campaign.campaign.folder:
                open_campaign.handouts.resolve(mine=False)
            else:
                open_campaign.campaign.refresh()
                open_campaign.listed.emit()
                open_campaign.open_path(path)
                open_campaign.flush()

        program.notifier.guard(open_)


def _reader(open_campaign: OpenCampaign, path: Path) -> Callable[[Stored], object] | None:
    """Return how the program reads a file of a campaign; None where it takes what it can of any, such as handouts."""
    if path.parent == open_campaign.campaign.folder:
        return None
    if path.parent == open_campaign.scenarios.folder:
        return open_campaign.scenarios.understood
    from desktop.services import sheets

    return lambda stored: sheets.load(stored, open_campaign.system)
