"""A play session without files of sheets, for tests: people in memory, a journal on the disk."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any

from desktop.core.check import CheckKind
from desktop.core.outcome import Change
from desktop.core.sheet import Sheet
from desktop.core.words import Words
from desktop.services.journal import Journal
from desktop.services.play_session import PlaySession


class Company:
    """The characters of a campaign, in memory."""

    def __init__(self, system: Any, sheets: Sequence[Sheet], game: Any = None) -> None:
        self.system, self.sheets, self.game = system, {s.id: s for s in sheets}, game
        self.wrote: list[Sheet] = []
        self.files: dict[str, str] = {}
        """Fingerprints of files that were written; those not named stay as they were."""

    def all_sheets(self) -> tuple[Sheet, ...]:
        """Return the sheets in order."""
        return tuple(sheet for sheet in self.sheets.values() if not sheet.archived)

    def archived(self) -> tuple[Sheet, ...]:
        """Return those that are archived."""
        return tuple(sheet for sheet in self.sheets.values() if sheet.archived)

    def sheet(self, identifier: str) -> Sheet | None:
        """One of them."""
        return self.sheets.get(identifier)

    def fingerprint(self, identifier: str) -> str:
        """Return the fingerprint of an unchanged file, unless `files` has another."""
        return self.files.get(identifier, "unwritten") if identifier in self.sheets else ""

    def write(self, sheet: Sheet, changes: Sequence[Change]) -> None:
        """Take the new sheet."""
        self.sheets[sheet.id] = sheet
        self.wrote.append(sheet)

    def kinds(self, who: str) -> tuple[CheckKind, ...]:
        """Return the kinds of check of a character."""
        return tuple(self.system.check_kinds(self.sheets.get(who), self.game))


def play_session(company: Company, file: Path, snapshots: Path | None = None) -> PlaySession:
    """Begin a play session; one that the journal holds continues with `resume`."""
    game, clock = (lambda: company.game), count().__next__
    return PlaySession(company.system, game, Journal(file), company, Words(), clock, snapshots=snapshots)
