"""The campaign that processes write to until they are killed, and what a new start sees of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from desktop.services.campaign import sheets
from desktop.services.campaign.campaign import Campaign
from desktop.services.campaign.stale_files import StaleFiles
from desktop.services.library.library import Library
from desktop.services.program.preferences import library_folder, preferences
from desktop.services.storage import files
from desktop.services.storage.folders import Folders
from desktop.services.storage.store import Store
from desktop.services.text.catalogue import Catalogue

SHEETS = 5
BODY = "霧島の夜に起きたこと。" * 400


def folders_of(base: Path) -> Folders:
    return Folders(base / "卓上", base / "config", base / "state", base / "logs")


def library_of(base: Path) -> Library:
    """Open the library as a new start does."""
    folders = folders_of(base)
    library = Library(library_folder(folders, preferences(folders).value), Store(), folders.recent)
    library.tidy()
    for own in (folders.config, folders.state):
        files.sweep(own)
    StaleFiles(folders.leftovers).sweep()
    return library


def table_of(base: Path) -> Campaign:
    """Open the one campaign."""
    (head,) = library_of(base).campaigns()
    assert head.fault == ""
    campaign = library_of(base).open(head.folder)
    assert campaign.mine
    return campaign


def prepare(base: Path) -> None:
    """Make a campaign with some sheets that contain the number of their content in three places."""
    system = Catalogue().system("enishi")
    campaign = library_of(base).create("enishi", "霧島の夜")
    for number in range(SHEETS):
        blank = sheets.dump(system.blank(system.game()).evolve(draft=False))
        campaign.add_data({**blank, "id": f"sheet{number}", **content(0), "name": f"人{number}"})


def content(number: int) -> dict[str, Any]:
    return {"memo": f"{number} {BODY} {number}", "player": str(number)}


def number_in(data: dict[str, Any]) -> int:
    """Return which content a sheet has, whole or not at all."""
    number = int(data["player"])
    assert data["memo"] == content(number)["memo"]
    return number


def listed(campaign: Campaign) -> dict[str, int]:
    """Return sheet id → content of every sheet in the list; none may be damaged."""
    entries = campaign.refresh()
    assert [e for e in entries if e.fault] == []
    found = {e.id: number_in(campaign.store.read(campaign.path_of(e)).data) for e in entries}
    assert len(found) == len(entries)
    return found


def all_sheets(campaign: Campaign) -> set[str]:
    return {f"sheet{n}" for n in range(SHEETS)} - set(listed(campaign))
