"""Lists the files of a campaign, damaged ones too, that have earlier versions to restore; opens none of them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from desktop.services.campaign.campaign import CAMPAIGN_FILE
from desktop.services.campaign.characters import Characters
from desktop.services.campaign.index import Entry
from desktop.services.library.library import CampaignHead
from desktop.services.storage.store import Store


@dataclass(frozen=True)
class EarlierFile:
    """A file and what is kept of it."""

    path: Path
    at: datetime
    """When the newest version was kept."""
    count: int
    entry: Entry | None = None
    """The sheet as the list knows it; None for the campaign's own file."""


def earlier_files(head: CampaignHead, store: Store) -> tuple[EarlierFile, ...]:
    """List the files of a campaign that can be brought back, the last changed first.

    Its own file is in front, and only while it is damaged: while it is whole, its parts are changed one by one.
    """
    found = _of(head.folder / CAMPAIGN_FILE, store) if head.fault else None
    listed = Characters(head.folder, store)
    rows = [_of(listed.path_of(entry), store, entry) for entry in listed.sheets()]
    sheets = sorted((row for row in rows if row is not None), key=lambda row: row.at, reverse=True)
    return tuple(sheets if found is None else [found, *sheets])


def _of(path: Path, store: Store, entry: Entry | None = None) -> EarlierFile | None:
    versions = store.versions(path)
    return EarlierFile(path, versions[0].at, len(versions), entry) if versions else None
