"""The window's title, and beside it when the sheet in front, or what is played, was last written."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.controllers.appearance import Appearance
from desktop.controllers.tabs import Tabs
from desktop.services.campaign import Campaign
from desktop.services.files import written_at
from desktop.views.main_window import MainWindow


class Caption(QObject):
    """Names what is in front."""

    def __init__(
        self, campaign: Campaign, tabs: Tabs, window: MainWindow, appearance: Appearance, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._campaign, self._tabs, self._window, self._appearance = campaign, tabs, window, appearance
        tabs.retitled.connect(self.show_title)

    def show_title(self) -> None:
        """Name what is in front in the window's title; not while a player has it."""
        if self._window.locked:
            return
        front = self._tabs.current
        parts = [front.document.sheet.name if front is not None else "", self._campaign.title]
        self._window.setWindowTitle(self.tr("・").join(p for p in parts if p) + self.tr(" — 卓上 Takujō"))

    def show_saved_time(self) -> None:
        """Say when the sheet in front or what was played was last written; nothing while an edit waits for it."""
        front, when = self._tabs.current, ""
        if front is not None and not front.autosave.dirty:
            when = max(written_at(path) for path in (front.autosave.stored.path, self._campaign.log))
        text = self.tr("✓ 保存済み {time}").format(time=self._appearance.when(when)) if when else ""
        self._window.ui.savedLabel.setText(text)

    def leave(self) -> None:
        """Say nothing of a sheet any more."""
        self._window.ui.savedLabel.clear()
