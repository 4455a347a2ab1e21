"""Laws of play, along random walks: one history, of which engines, sheets and their files are the fold."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from pydantic import ValidationError

from desktop.core.problem import Refusal
from desktop.core.value import at
from desktop.services.catalogue import Catalogue
from desktop.services.effects import sheets_of
from desktop.services.history import History
from desktop.services.play_session import PlaySession
from tests.example_budget import seeds
from tests.play_sessions import Company, edit, play_session
from tests.services.test_playing import by_hand, company, start, step

SYSTEMS = tuple(info.id for info in Catalogue())
STEPS = 300
"""Of each walk."""


class Walk:
    """One campaign that is played, edited, undone, killed and opened again at random."""

    def __init__(self, system: str, seed: int, file: Path) -> None:
        self.rng, self.file = Random(seed), file
        self.people: Company = company(system, seed % 7)
        self.names = [n for n in ("battle", "session") if getattr(self.people.system, n) is not None]
        self.night: PlaySession = play_session(self.people, file)
        self.backups = [self.people.files()]
        self.did: Counter[str] = Counter()

    def go(self) -> None:
        """Do one thing."""
        weights: dict[Callable[[], None], int] = {
            self.play: 60, self.edit: 8, self.correct: 6, self.grow: 4, self.undo: 9, self.redo: 6, self.back_to: 2,
            self.restart: 2, self.kill: 2, self.edit_elsewhere: 2, self.put_back: 1,
        }  # fmt: skip
        (action,) = self.rng.choices(list(weights), list(weights.values()))
        self.do(action)

    def do(self, action: Callable[[], None]) -> None:
        """Do a certain thing; what the rules refuse is left."""
        with contextlib.suppress(Refusal):
            action()
            self.did[action.__name__] += 1

    def play(self) -> None:
        """Take a step of an engine, or let one begin or end."""
        name = self.rng.choice(self.names)
        if self.night.playing.over(name):
            self.night.close(name)
        elif name not in self.night.playing.running:
            start(self.night, self.people, name)
        else:
            step(self.night, name, self.rng)

    def edit(self) -> None:
        """Edit a text on a sheet."""
        sheet = self.rng.choice(self.people.all_sheets())
        text = f"{self.rng.random()}" * self.rng.choice((1, 30))
        edit(self.night, self.people, sheet.evolve(**{self.rng.choice(("memo", "player", "reading")): text[:200]}))

    def correct(self) -> None:
        """Set a number of play by hand."""
        by_hand(self.night, self.people, self.rng)

    def grow(self) -> None:
        """Buy what play has earned."""
        sheet = self.rng.choice(self.people.all_sheets())
        offered = [one.id for one in self.people.system.growth(sheet, self.people.game) if one.legal]
        if offered:
            grown = self.people.system.grow(sheet, self.rng.choice(offered), self.people.game)
            edit(self.night, self.people, grown)

    def undo(self) -> None:
        """Take the last step back."""
        self.night.back()

    def redo(self) -> None:
        """Redo the last undone step."""
        self.night.forward()

    def back_to(self) -> None:
        """Undo back to an earlier line."""
        self.night.back_to(self.rng.choice(self.night.log().standing[-30:]).id)

    def restart(self) -> None:
        """Leave in good order and come back."""
        self.night.written()
        self.backups = [*self.backups[-3:], self.people.files()]
        self.come_back()

    def kill(self) -> None:
        """Lose what no file holds yet."""
        known = self.people.files()
        for _ in range(self.rng.randrange(4)):
            self.play()
        self.people.restore(known)
        self.come_back()

    def edit_elsewhere(self) -> None:
        """Let another program write a file."""
        who = self.rng.choice(list(self.people.sheets))
        sheet = self.people.sheets[who]
        numbers = [f for f in self.people.system.play_fields if "*" not in f and type(at(sheet, f)) is int]
        changed = {"memo": f"よそ {self.rng.random()}"}
        changed |= {self.rng.choice(numbers): self.rng.randrange(1, 4)} if numbers and self.rng.random() < 0.5 else {}
        with contextlib.suppress(ValidationError):
            self.people.sheets[who] = sheet.evolve(**changed)
        self.come_back()
        assert self.people.sheets[who].memo == self.night.history.sheets().get(who, self.people.sheets[who]).memo

    def put_back(self) -> None:
        """Put a backup of all files back."""
        self.night.written()
        backup = self.rng.choice(self.backups)
        self.people.restore(backup)
        self.come_back()
        if not self.night.history.names:  # an engine that runs may make something of it
            assert self.people.sheets == backup[0]

    def come_back(self) -> None:
        """Open the campaign anew."""
        self.night = play_session(self.people, self.file)
        assert self.night.resume().disallowed is None

    def agree(self) -> None:
        """Assert that play, its fold and the files are the same."""
        history, log = self.night.history, self.night.log()
        fresh = History(self.people.system)
        assert fresh.read(log) is None
        assert fresh.play.states == history.play.states
        assert fresh.sheets() == history.sheets() == sheets_of(self.people.system, log)
        for who, sheet in history.sheets().items():
            assert self.people.sheets[who] == sheet
        assert (fresh.steps.last, fresh.steps.next) == (history.steps.last, history.steps.next)


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("seed", seeds(4))
def test_play_equals_fold_of_its_journal_in_random_walks(system: str, seed: int, tmp_path: Path) -> None:
    walk = Walk(system, seed, tmp_path / "log.jsonl")
    for number in range(STEPS):
        walk.go()
        if number % 12 == 11:
            walk.agree()
    walk.do(walk.kill)
    walk.agree()
    assert walk.did["undo"]
    assert walk.did["kill"]


@pytest.mark.parametrize("system", SYSTEMS)
def test_undo_and_redo_of_everything_reach_start_and_end(system: str, tmp_path: Path) -> None:
    walk = Walk(system, 5, tmp_path / "log.jsonl")
    first = dict(walk.people.sheets)
    for _ in range(60):
        walk.rng.choice((walk.play, walk.play, walk.edit, walk.correct))()
    last, states, count = dict(walk.people.sheets), walk.night.history.play.states, 0
    while walk.night.roll is not None and walk.night.roll.open and not walk.night.roll.engine:
        walk.night.cancel()
    while walk.night.last >= 0:
        walk.night.back()
        count += 1
        if count % 20 == 0:
            walk.come_back()
    assert walk.people.sheets == first
    assert walk.night.history.play.states == {}
    while walk.night.next >= 0:
        walk.night.forward()
    assert walk.people.sheets == last
    assert walk.night.history.play.states == states
