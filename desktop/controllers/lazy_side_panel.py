"""What is beside the sheet, made when it is first wanted: a program that continues shows the sheet before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.controllers.mode_switch import Selection
from desktop.controllers.open_campaign import OpenCampaign
from desktop.controllers.program import Program

if TYPE_CHECKING:
    from desktop.controllers.side_panel import SidePanel


class LazySidePanel(QObject):
    """Makes tray, log and command line when they are needed first; calls before that are dropped."""

    made = Signal()
    """They are there now."""

    def __init__(self, program: Program, open_campaign: OpenCampaign, selection: Selection, parent: QObject) -> None:
        super().__init__(parent)
        self._program, self._open_campaign, self._selection = program, open_campaign, selection
        self._side: SidePanel | None = None

    @property
    def exists(self) -> bool:
        """Tell whether they have been made."""
        return self._side is not None

    def take(self) -> SidePanel:
        """Return them."""
        if self._side is None:
            from desktop.controllers.side_panel import SidePanel

            self._side = SidePanel(self._program, self._open_campaign, self._selection, self)
            self.made.emit()
        return self._side

    def refresh(self) -> None:
        """Read sheets again for what is in the tray; one that is still to be made will read them then."""
        if self._side is not None:
            self._side.tray.refresh()

    def refresh_words(self) -> None:
        """Show the check in the tray by the current names."""
        if self._side is not None:
            self._side.tray.refresh_words()

    def take_keys(self) -> None:
        """Write the keys on what they do."""
        if self._side is not None:
            self._side.set_keys(self._program.window.keys)

    def stop(self) -> None:
        """Take the screen that goes round back."""
        if self._side is not None:
            self._side.stop()

    def leave(self) -> None:
        """Take them out of the window."""
        if self._side is not None:
            self._side.leave()
