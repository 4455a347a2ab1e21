"""The parts of the program: built once at the start, passed to the code that assembles windows."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.controllers.program.appearance import Appearance
from desktop.controllers.program.notifier import Notifier
from desktop.services.campaign.stale_files import StaleFiles
from desktop.services.library.library import Library
from desktop.services.program.preferences import Preferences
from desktop.services.program.state_file import SessionState, StateFile
from desktop.services.storage.folders import Folders
from desktop.services.storage.store import Store
from desktop.services.text.catalogue import Catalogue
from desktop.views.window.main_window import MainWindow


@dataclass(frozen=True)
class Program:
    """The parts that live as long as the window; a screen's controller is given only those that it uses."""

    window: MainWindow
    appearance: Appearance
    notifier: Notifier
    catalogue: Catalogue
    folders: Folders
    preferences: StateFile[Preferences]
    session: StateFile[SessionState]
    library: Library
    store: Store
    leftovers: StaleFiles

    def system_name(self, system: str) -> str:
        """Return the name of a rule system in the language of the interface; its id when it is unknown."""
        known = system in self.catalogue
        return self.catalogue.info(system).name_in(self.appearance.language) if known else system
