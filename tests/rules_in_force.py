"""Another definition in force at once, as the editor puts it once typing rests."""

from __future__ import annotations

from desktop.controllers.workspace import Workspace
from desktop.core.definition import Definition
from desktop.core.steps import done


def play_by(workspace: Workspace, definition: Definition) -> None:
    """Write a definition and play by it; that it is written is asserted."""
    rules, table = workspace.rules, workspace.table
    prepared = done(table.prepared(**rules.written(definition)))
    assert rules.put(prepared, workspace.system.game(definition))
