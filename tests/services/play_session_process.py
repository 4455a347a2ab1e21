"""A play session of a system on the disk, played at random by a process that is killed; and what a new start must find.

One process loads the program; for each line `FOLDER<tab>SEED` it starts another that plays.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Iterator
from datetime import datetime
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NoReturn

from desktop.core.sheet import Sheet
from desktop.core.value import Viewer, at
from desktop.core.words import Words
from desktop.services.campaign.campaign import Campaign
from desktop.services.journal.journal import Journal
from desktop.services.library.library import Library
from desktop.services.play.play_session import PlaySession
from desktop.services.storage.store import Store, now
from desktop.services.storage.stored import SheetFile, Stamp
from desktop.services.text.catalogue import Catalogue
from tests.services.test_playing import by_hand, step

GM = Viewer(gm=True)


class OnDisk:
    """The characters of a campaign, read from their files and written a little later, as the program does."""

    def __init__(self, campaign: Campaign, system: Any, game: Any, clock: Callable[[], datetime] = now) -> None:
        self._campaign, self.system, self.game, self._clock = campaign, system, game, clock
        self._deferred: dict[str, Sheet] = {}
        """Sheets that wait to be written, by id."""

    def close(self) -> None:
        """Let go of the campaign, so that the next process may have it."""
        self._campaign.close()

    @property
    def sheets(self) -> dict[str, Sheet]:
        """Return the sheets by id."""
        return {sheet.id: sheet for sheet in self.all_sheets()}

    def all_sheets(self) -> tuple[Sheet, ...]:
        """Return the sheets in order."""
        entries = [entry for entry in self._campaign.sheets() if not entry.fault]
        read = (self._campaign.read(self._campaign.path_of(entry), self.system)[1] for entry in entries)
        return tuple(self._deferred.get(sheet.id, sheet) for sheet in read)

    def archived(self) -> tuple[Sheet, ...]:
        """Return none: no character is archived here."""
        return ()

    def sheet(self, identifier: str) -> Sheet | None:
        """One of them."""
        return self.sheets.get(identifier)

    def stored(self, identifier: str) -> SheetFile | None:
        """Return a sheet as its file has it."""
        entry = self._campaign.entry(identifier)
        if entry is None:
            return None
        stored, sheet = self._campaign.read(self._campaign.path_of(entry), self.system)
        return SheetFile(sheet, Stamp.of(stored.data))

    def write(self, sheet: Sheet) -> None:
        """Let one of them wait to be written."""
        self._deferred[sheet.id] = sheet

    def restamp(self, identifier: str) -> None:
        """Let one of them be written anew."""
        sheet = self.sheet(identifier)
        assert sheet is not None
        self._deferred[identifier] = sheet

    def settle(self) -> None:
        """Write those that wait."""
        for sheet in self._deferred.values():
            entry = self._campaign.entry(sheet.id)
            assert entry is not None
            stored, _ = self._campaign.read(self._campaign.path_of(entry), self.system)
            path = self._campaign.save(stored, sheet).path
            os.utime(path, (self._clock().timestamp(),) * 2)
        self._deferred.clear()


def prepare(base: Path, system_id: str) -> None:
    """Make a campaign of a system with four people, the last one an NPC."""
    rule_system = Catalogue().system(system_id)
    game = rule_system.game()
    campaign = Library(base / "卓上", Store(), base / "recent.json").create(system_id, "夜")
    for number in range(4):
        campaign.add(rule_system.randomise(game, Random(number)).evolve(name=f"人{number}", is_pc=number < 3))
    campaign.close()


def opened(base: Path, clock: Callable[[], datetime] = now) -> tuple[PlaySession, OnDisk, str]:
    """Open the one 卓 as a new start does; returns what the play session is, its people and the engine that is
    played.
    """
    library = Library(base / "卓上", Store(), base / "recent.json")
    campaign = library.open(library.campaigns()[0].folder, by_force=True)
    system = Catalogue().system(campaign.system_id)
    people = OnDisk(campaign, system, campaign.game(system), clock)
    journal = Journal(campaign.log, clock, table=campaign.id)
    play_session = PlaySession(system, lambda: people.game, journal, people, Words())
    campaign.stamp = lambda: play_session.stamp
    return play_session, people, "battle" if system.battle is not None else "session"


def play(base: Path, seed: int) -> Iterator[str]:
    """Play at random for ever; yields the last line of the journal after every step."""
    night, people, name = opened(base)
    night.resume()
    yield from steps(night, people, name, Random(seed))


def steps(night: PlaySession, people: OnDisk, name: str, rng: Random) -> Iterator[str]:
    """Continue with a play session at random for ever; yields the last line of the journal after every step."""
    for number in count():
        if night.playing.over(name):
            night.close(name)
        if name not in night.playing.running:
            night.begin(name, list(people.sheets))
        step(night, name, rng)
        if number % 7 == 3:
            by_hand(night, people, rng)  # type: ignore[arg-type] # these people live in files
        if number % 11 == 5:
            night.back()
        yield night.log().entries[-1].id
        if rng.random() < 0.3:
            people.settle()


def check(base: Path, texts: list[str]) -> None:
    """Assert that every confirmed line is there, that it folds, and that sheets hold what the fold holds."""
    night, people, name = opened(base)
    assert night.resume().disallowed is None
    people.settle()
    log = night.log()
    assert log.problem is None
    assert set(texts) <= {entry.id for entry in log.entries}
    shown = night.playing.shown(name, GM)
    sheets = people.sheets
    for person in shown.people if shown is not None and not night.playing.over(name) else ():
        for gauge in person.gauges:
            if gauge.field and gauge.value is not None:
                assert at(sheets[person.id], gauge.field) == gauge.value, (person.name, gauge.field)
    people.close()


def main() -> None:
    """Play sessions, each in a process of its own until that is killed; modules are loaded once."""
    for line in sys.stdin:
        folder, seed = line.rstrip("\n").split("\t")
        child = os.fork()
        if child == 0:
            _play(Path(folder), int(seed))
        _, status = os.waitpid(child, 0)
        _report(f"ended {os.WTERMSIG(status)}")


def _play(base: Path, seed: int) -> NoReturn:
    """Report every step until the process is killed."""
    try:
        words = play(base, seed)
        first = next(words)
        _report(f"ready {os.getpid()}")
        _report(first)
        for word in words:
            _report(word)
    finally:
        traceback.print_exc()
        os._exit(1)


def _report(word: str) -> None:
    sys.stdout.write(word + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
