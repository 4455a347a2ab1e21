"""The way back to an earlier version, of a file that cannot be read or of any sheet of the library."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.controllers.program import Program
from desktop.controllers.tables import Tables
from desktop.services.table import TABLE_FILE

if TYPE_CHECKING:
    from desktop.controllers.workspace import Workspace
    from desktop.services.faults import FileFault
    from desktop.services.index import Entry
    from desktop.services.stored import Stored


class WayBack(QObject):
    """Finds what has earlier versions, and opens what was brought back."""

    def __init__(self, program: Program, tables: Tables, parent: QObject) -> None:
        super().__init__(parent)
        self._program, self._tables = program, tables
        program.teller.way_back = self._of

    def open(self) -> None:
        """Show every sheet that has earlier versions."""
        from desktop.controllers.earlier import EarlierController

        earlier = EarlierController(self._program.window, self._program.library, self._program.appearance)
        earlier.chosen.connect(self._show_versions)
        earlier.broken.connect(self._show_versions_of)
        earlier.open()

    def _of(self, fault: FileFault) -> Callable[[], None] | None:
        from desktop.services.faults import BROKEN

        known = fault.problem.code in BROKEN and self._program.store.versions(fault.path)
        return (lambda: self._show_versions_of(fault.path)) if known else None

    def _show_versions(self, folder: Path, entry: Entry) -> None:
        """Open a sheet and its earlier versions; why not is told."""
        self._tables.open(folder)
        desk = self._tables.desk
        if desk is not None and desk.workspace.table.folder == folder.absolute():
            controller = desk.workspace.open(entry)
            if controller is not None:
                desk.tabs.bring_to_front(controller)
                self._program.window.command.emit("versions")

    def _show_versions_of(self, path: Path) -> None:
        """Offer the versions of a file that cannot be read; afterwards it is opened."""
        from desktop.controllers.earlier import FileVersions

        program, desk = self._program, self._tables.desk
        workspace = desk.workspace if desk is not None and path.name != TABLE_FILE else None

        def open_() -> None:
            if workspace is not None:
                workspace.table.refuse_if_read_only()
            load = _reader(workspace, path) if workspace is not None else None
            versions = FileVersions(program.window, path, program.store, program.appearance, load)
            versions.restored.connect(after)
            versions.open()

        def after() -> None:
            program.teller.quiet()
            if workspace is None or desk is None:
                self._tables.open(path.parent)
            elif path.parent == workspace.scenarios.folder:
                workspace.scenarios_changed()
                workspace.listed.emit()
                desk.open_scenario(path.name)
            elif path.parent == workspace.table.folder:
                workspace.handouts.settle(mine=False)
            else:
                workspace.table.refresh()
                workspace.listed.emit()
                workspace.open_path(path)
                workspace.flush()

        program.teller.guard(open_)


def _reader(workspace: Workspace, path: Path) -> Callable[[Stored], object] | None:
    """Return how the program reads a file of a campaign; None where it takes what it can of any, such as handouts."""
    if path.parent == workspace.table.folder:
        return None
    if path.parent == workspace.scenarios.folder:
        return workspace.scenarios.understood
    from desktop.services import sheets

    return lambda stored: sheets.load(stored, workspace.system)
