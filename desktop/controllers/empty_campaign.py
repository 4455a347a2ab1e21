"""The centre of a campaign window without an open page: first steps instead of an empty window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.controllers.open_campaign import OpenCampaign
from desktop.views.main_window import MainWindow

if TYPE_CHECKING:
    from desktop.views.empty_campaign import EmptyCampaignPage


class EmptyCampaign(QObject):
    """Puts a page where documents would be; it is made when it is first seen."""

    def __init__(self, open_campaign: OpenCampaign, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._open_campaign, self._window, self._documents = open_campaign, window, window.ui.documents
        self._page: EmptyCampaignPage | None = None
        self._left = False
        open_campaign.listed.connect(self.look)

    def look(self) -> None:
        """Follow what is open and who is there."""
        ui = self._window.ui
        if self._left or self._documents.count() or ui.centre.currentWidget() is not self._documents:
            return
        if self._page is None:
            from desktop.views.empty_campaign import EmptyCampaignPage  # unused by a campaign with sheets

            self._page = EmptyCampaignPage()
            self._page.wanted.connect(self._window.command)
            self._documents.fill(self._page)
            self.show_keys()
        has_sheets = bool(self._open_campaign.campaign.sheets())
        at = ui.workScreen.focusWidget()
        if has_sheets and at is not None and self._page.isAncestorOf(at):
            ui.libraryTree.setFocus()  # the way in goes away; Qt would give the keys to whatever comes next
        self._page.show_people(has_sheets)
        if not has_sheets and at in (None, ui.libraryTree):
            self._page.take_keys()

    def show_keys(self) -> None:
        """Write the keys on what they do."""
        if self._page is not None:
            self._page.show_keys(self._window.keys)

    def leave(self) -> None:
        """Take the page away with its campaign; tabs that are closed then leave nothing to be filled."""
        self._left = True
        if self._page is not None:
            self._documents.fill(None)
            self._page.deleteLater()
            self._page = None
