"""A campaign on the disk as the program plays it, without windows, and the laws that it keeps at any time."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from desktop.controllers.campaign.people import CampaignPeople
from desktop.core.problem import refuse
from desktop.core.sheet import Sheet
from desktop.core.value import Viewer
from desktop.core.words import Words, phrase
from desktop.services.campaign.campaign import Campaign
from desktop.services.journal.journal import Journal
from desktop.services.library.library import Library
from desktop.services.play.effects import sheets_of
from desktop.services.play.play_session import PlaySession
from desktop.services.play.playing import Playing
from desktop.services.play.snapshots import Snapshots
from desktop.services.storage.store import Store
from tests.services.test_playing import company
from tests.services.test_snapshots import kinds

GM, PUBLIC = Viewer(gm=True), Viewer()
START = datetime(2026, 11, 20, 20, 0, tzinfo=UTC)


class WalkedCampaign:
    """One campaign without windows: its files, and what is played at it.

    Args:
        seed: also chooses the characters.
    """

    def __init__(self, system: str, seed: int, folder: Path) -> None:
        self.rng, made = Random(seed), company(system, seed % 7, many=5)
        self.system, self.game = made.system, made.game
        self.names = [name for name in ("battle", "session") if getattr(self.system, name) is not None]
        campaign = Library(folder, Store(), folder / "recent.json").create(system, "夜")
        for number, sheet in enumerate(made.all_sheets(), 1):
            campaign.add(sheet.evolve(id=f"{number:032x}"))
        self._ids = count(6)
        campaign.close()
        self.folder = campaign.folder
        self.did: Counter[str] = Counter()
        self.backups: list[dict[str, bytes]] = []
        self.taken: dict[str, bytes] = {}
        """Files that were taken away or damaged, as they were."""
        self._mtimes = count(1)
        self._found: list[tuple[Sheet, Sheet]] = []
        self.open()

    # the program

    def open(self) -> None:
        """Start the program anew, with a clock that shows any time."""
        self._found.clear()
        wrong, seconds = self.rng.randrange(-300, 300), count()
        self.campaign = campaign = Campaign(self.folder, Store())
        self.people = CampaignPeople(
            campaign, self.system, lambda who: None, lambda who: None, lambda: None, self._note_foreign
        )
        journal = Journal(
            campaign.log, lambda: START + timedelta(hours=wrong, seconds=next(seconds)), table=campaign.id
        )
        night = PlaySession(self.system, lambda: self.game, journal, self.people, Words(), snapshots=campaign.snapshots)
        self.night = night
        campaign.stamp = lambda: night.stamp

    def _note_foreign(self, before: Sheet, after: Sheet) -> None:
        self._found.append((before, after))

    def settle(self) -> None:
        """Write everything that waits: files, and what other programs have made of them."""
        self.people.all_sheets()
        while self._found:
            self.night.found(*self._found.pop(0))
        for who in self.people.deferred:
            self.people.write_deferred(who)
        while self.night.keep():
            pass

    def come_back(self, *, other_rules: bool = False) -> None:
        """Start the program and continue; where nothing differs from the journal, everything looks as before.

        Args:
            other_rules: the rules are others than before, and may not take a line of the journal.
        """
        before, lines = self.look(), self.night.log().count
        self.open()
        stepped = self.night.resume()
        assert other_rules or stepped.disallowed is None
        if self.night.log().count == lines and not other_rules:
            assert self.look() == before
        self.did["starts"] += 1

    def look(self) -> dict[tuple[str, str], Any]:
        """Return what the GM and players see of everything that runs, and the dice of open checks."""
        here = {sheet.id for sheet in self.people.all_sheets()}
        everyone = self.night.history.sheets().keys() <= here  # no check waits for a character who is away
        rolls = (self.night.roll, *self.night.suspended) if everyone else ()
        checks = {roll.id: roll.check for roll in rolls if roll is not None and roll.open and not roll.engine}
        dice = {("check", who): (check.title, check.wants, check.thrown) for who, check in checks.items()}
        return looks(self.night.playing, self.pcs) | dice

    # the characters

    @property
    def sheets(self) -> dict[str, Sheet]:
        """The sheets whose files can be read, by id."""
        return {sheet.id: sheet for sheet in (*self.people.all_sheets(), *self.people.archived())}

    @property
    def pcs(self) -> list[str]:
        """The ids of players' characters."""
        return sorted(who for who, sheet in self.sheets.items() if sheet.is_pc)

    def any_sheet(self) -> Sheet:
        """Return one of them."""
        found = self.sheets
        if not found:
            raise refuse("nobody", "", phrase("いません。"), phrase("加えてください。"))
        return found[self.rng.choice(sorted(found))]

    def files(self) -> dict[str, Path]:
        """The files of sheets that can be read, by id."""
        return {e.id: self.campaign.path_of(e) for e in self.campaign.refresh() if not e.fault}

    def any_file(self) -> tuple[str, Path]:
        """Return the id of a sheet and its file."""
        self.any_sheet()
        return self.rng.choice(sorted(self.files().items()))

    def put(self, path: Path, raw: bytes | None) -> None:
        """Write a file as another program does; None: remove it."""
        if raw is None:
            path.unlink(missing_ok=True)
            return
        path.write_bytes(raw)
        os.utime(path, (next(self._mtimes),) * 2)

    def contents(self) -> dict[str, bytes]:
        """Return what all files hold."""
        return {path.name: path.read_bytes() for path in sorted(self.campaign.characters.glob("*.json"))}

    def restore(self, contents: Mapping[str, bytes]) -> None:
        """Put back what all files held."""
        for name in self.contents().keys() - contents.keys():
            self.put(self.campaign.characters / name, None)
        for name, raw in contents.items():
            if self.contents().get(name) != raw:
                self.put(self.campaign.characters / name, raw)

    def everything(self) -> tuple[Any, ...]:
        """Return what runs, and every sheet with its file."""
        play = self.night.history.play
        files = {who: self.campaign.read(path, self.system)[1] for who, path in self.files().items()}
        return play.states, play.games, play.removed, self.sheets, files

    # laws

    def keeps(self) -> None:
        """Assert what can be asked after each thing: sheets are as they are played, and engines have advanced."""
        self.settle()
        history, shown = self.night.history, self.sheets
        for who, sheet in history.sheets().items():
            assert shown.get(who, sheet) == sheet
        for name in self.night.playing.running:
            state = self.night.playing.state(name)
            assert state is not None
            assert self.night.playing.engine(name).advance(state) is state

    def agree(self, *, snapshots: bool = True) -> None:
        """Assert that what is played is the fold of its journal, that files are as played, and all see the same.

        Args:
            snapshots: fold from the last snapshot.
        """
        self.keeps()
        history, log = self.night.history, self.night.log()
        kept = Snapshots(self.campaign.snapshots, self.system, lambda: None) if snapshots else None
        fresh = Playing(self.system, lambda: self.game, self.people, kept)
        assert fresh.history.read(log) is None
        assert fresh.history.play == history.play
        assert list(kinds(fresh.history.play.states)) == list(kinds(history.play.states))
        assert fresh.history.sheets() == history.sheets() == sheets_of(self.system, log)
        assert list(kinds(fresh.history.sheets())) == list(kinds(history.sheets()))
        for entry in log.entries[:: max(1, len(log.entries) // 5)]:
            assert fresh.history.sheets_at(entry.line) == history.sheets_at(entry.line)
        steps, again = history.steps, fresh.history.steps
        assert (again.last, again.next) == (steps.last, steps.next)
        for name in self.night.playing.running:
            assert fresh.state(name) == self.night.playing.state(name)
        assert looks(fresh, self.pcs) == looks(self.night.playing, self.pcs)
        for who, path in self.files().items():
            played = history.sheet(who)
            if played is not None and who not in history.play.removed:
                assert self.campaign.read(path, self.system)[1] == played


def looks(playing: Playing, pcs: list[str]) -> dict[tuple[str, str], Any]:
    """Return what the GM, all players and each of them see of the engines that run, and what the GM may do."""
    viewers = {"gm": GM, "": PUBLIC, **{who: Viewer(sheet=who) for who in pcs}}
    seen: dict[tuple[str, str], Any] = {}
    for name in playing.running:
        seen |= {(name, who): playing.shown(name, viewer) for who, viewer in viewers.items()}
        seen[name, "offers"] = playing.offers(name)
    return seen
