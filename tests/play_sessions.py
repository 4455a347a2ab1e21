"""A play session without files of sheets, for tests: people in memory, a journal on the disk."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from desktop.core.rolls.check import CheckKind, Option
from desktop.core.sheet import Sheet
from desktop.core.words import Words
from desktop.services.journal.journal import Journal
from desktop.services.keys.letters import LetterTable, option_letters
from desktop.services.play.play_session import PlaySession
from desktop.services.storage.stored import SheetFile, Stamp

Files: TypeAlias = tuple[dict[str, Sheet], dict[str, Stamp | None]]


class Company:
    """The characters of a campaign, in memory."""

    def __init__(self, system: Any, sheets: Sequence[Sheet], game: Any = None) -> None:
        self.system, self.sheets, self.game = system, {s.id: s for s in sheets}, game
        self.binned: dict[str, Sheet] = {}
        self.wrote: list[Sheet] = []
        self.stamp: Callable[[], Stamp | None] = lambda: None
        """Gives the place in the journal after which a sheet is written."""
        self.stamps: dict[str, Stamp | None] = {}
        """Of what was written; the others were written before there was a journal."""

    def all_sheets(self) -> tuple[Sheet, ...]:
        """Return the sheets in order."""
        return tuple(sheet for sheet in self.sheets.values() if not sheet.archived)

    def archived(self) -> tuple[Sheet, ...]:
        """Return those that are archived."""
        return tuple(sheet for sheet in self.sheets.values() if sheet.archived)

    def sheet(self, identifier: str) -> Sheet | None:
        """One of them."""
        return self.sheets.get(identifier)

    def option_letters(self, options: Sequence[Option]) -> Mapping[str, str]:
        """Letters as a system without fixed ones gives them."""
        return option_letters(options, LetterTable(), {}, Words())

    def stored(self, identifier: str) -> SheetFile | None:
        """Return a sheet as its file would have it."""
        sheet = self.sheets.get(identifier)
        return None if sheet is None else SheetFile(sheet, self.stamps.get(identifier))

    def write(self, sheet: Sheet) -> None:
        """Take the new sheet."""
        self.sheets[sheet.id] = sheet
        self.stamps[sheet.id] = self.stamp()
        self.wrote.append(sheet)

    def to_bin(self, identifier: str) -> None:
        """Move a sheet to the bin; one that is there already stays."""
        if identifier in self.sheets:
            self.binned[identifier] = self.sheets.pop(identifier)

    def from_bin(self, identifier: str) -> None:
        """Bring a sheet back from the bin."""
        if identifier in self.binned:
            self.sheets[identifier] = self.binned.pop(identifier)

    def restamp(self, identifier: str) -> None:
        """Let a file be as written now."""
        self.stamps[identifier] = self.stamp()

    def files(self) -> Files:
        """Return what all files hold, to be put back with `restore` as after a kill or from a backup."""
        return dict(self.sheets), dict(self.stamps)

    def restore(self, files: Files) -> None:
        """Put files back."""
        self.sheets, self.stamps = dict(files[0]), dict(files[1])

    def kinds(self, who: str) -> tuple[CheckKind, ...]:
        """Return the kinds of check of a character."""
        return tuple(self.system.check_kinds(self.sheets.get(who), self.game))


def play_session(company: Company, file: Path, snapshots: Path | None = None) -> PlaySession:
    """Begin a play session; one that the journal holds continues with `resume`."""
    night = PlaySession(company.system, lambda: company.game, Journal(file), company, Words(), snapshots=snapshots)
    company.stamp = lambda: night.stamp
    return night


def edit(night: PlaySession, company: Company, sheet: Sheet) -> None:
    """Edit a sheet by hand, as its page does: it shows the edit before that is posted."""
    before = company.sheets[sheet.id]
    company.sheets[sheet.id] = sheet
    night.edit(before, sheet)
    company.stamps[sheet.id] = night.stamp
