"""Files that a command is given: a sheet is read with the rules that it is played by."""

from __future__ import annotations

import os
from pathlib import Path

from desktop.core.custom.definition import Definition
from desktop.core.game import AnyGame
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.services.campaign import definitions, sheets
from desktop.services.campaign.campaign import CAMPAIGN_FILE, Campaign
from desktop.services.storage.store import Store
from desktop.services.text.catalogue import Catalogue


def read_sheet(path: Path, definition: Definition | None = None) -> tuple[AnySystem, AnyGame, Sheet]:
    """Read a sheet with the given rules, else those of its campaign, else the published ones.

    Raises:
        TakujoError: one sentence says why not.
    """
    store = Store()
    stored = store.read(path)
    system = sheets.own_system(stored.data, path, Catalogue())
    stored, sheet = sheets.read(store, path, system)
    folder = path.absolute().parent.parent
    if definition is None and os.path.isfile(folder / CAMPAIGN_FILE):
        campaign = Campaign(folder, store)
        if campaign.system_id == system.id:
            return system, campaign.game(system), sheet
    own = definitions.brought(system, stored.data, path) if definition is None else None
    return system, definitions.game_of(system, definition, path) if own is None else own, sheet
