"""The handouts of a campaign, in its `handouts.json`; their pictures lie with the portraits, copied and scaled down.

Which of them players see now is the journal's to say: `desktop.services.play.shown_handouts`.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from desktop.core.prepared.handout import MOST, Handout
from desktop.services.campaign.campaign import Campaign
from desktop.services.campaign.migrations import HANDOUTS, MIGRATIONS, migrated
from desktop.services.storage.stored import Stored

FILE = "handouts.json"


class Handouts:
    """Reads and writes the handouts of one campaign; a file that is not there yet holds none."""

    def __init__(self, campaign: Campaign) -> None:
        self._campaign = campaign
        self._stored: Stored | None = None
        self._known: tuple[Handout, ...] = ()
        self._damaged: tuple[Any, ...] = ()
        """Rows that are no handouts; they are written back as they were found."""

    @property
    def path(self) -> Path:
        """The file."""
        return self._campaign.folder / FILE

    @property
    def known(self) -> tuple[Handout, ...]:
        """The handouts as they were read or written last."""
        return self._known

    @property
    def damaged(self) -> int:
        """How many rows of the file are no handouts."""
        return len(self._damaged)

    def get(self, identifier: str) -> Handout | None:
        """Find one by id."""
        return next((one for one in self._known if one.id == identifier), None)

    def read(self) -> tuple[Handout, ...]:
        """Read the file; rows that are damaged, or have an id that came before, are left out.

        Raises:
            FileError: it cannot be read; what was known stays known.
        """
        if not os.path.lexists(self.path):
            self._stored, self._known, self._damaged = None, (), ()
            return ()
        stored = self._campaign.store.read(self.path, HANDOUTS)
        rows = migrated(stored, HANDOUTS.version, MIGRATIONS[HANDOUTS.format]).get("handouts")
        found: dict[str, Handout] = {}
        damaged: list[Any] = []
        for row in rows if isinstance(rows, list) else ():
            one = _handout(row)
            if one is None or one.id in found or len(found) >= MOST:
                damaged.append(row)
            else:
                found[one.id] = one
        self._stored, self._known, self._damaged = stored, tuple(found.values()), tuple(damaged)
        return self._known

    def write(self, handouts: Iterable[Handout]) -> None:
        """Write all of them; what they were before is an earlier version of the file.

        Raises:
            FileError: it cannot be written; Conflict: it changed on disk.
        """
        self._campaign.refuse_if_read_only()
        kept = tuple(handouts)
        rows = [one.model_dump(mode="json", exclude_defaults=True) | {"id": one.id} for one in kept]
        data = dict(self._stored.data) if self._stored is not None else {}
        data |= {"format": HANDOUTS.format, "schema_version": HANDOUTS.version}
        data["handouts"] = [*rows, *self._damaged]
        store = self._campaign.store
        stored = store.create(self.path, data) if self._stored is None else store.save(self._stored, data)
        self._stored, self._known = stored, kept


def _handout(row: Any) -> Handout | None:
    try:
        return Handout.model_validate(row)
    except ValidationError:
        return None
