"""A campaign on the disk that is played, edited, undone, killed and opened again at random.

Used by `tests/services/test_play_laws.py`.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator, Mapping
from itertools import count
from typing import Any

from pydantic import ValidationError

from desktop.core.play import ThrowEvent
from desktop.core.prepared.gm_notes import CustomState
from desktop.core.problem import Refusal, refuse
from desktop.core.rolls.dice import RandomDice
from desktop.core.rolls.outcome import Change
from desktop.core.rolls.roll import Asked
from desktop.core.system import AnySystem
from desktop.core.value import at
from desktop.core.words import phrase
from desktop.services.journal.log import FOUND
from desktop.services.play.play_state import MAP
from desktop.services.storage.stored import STAMP
from tests.random_games import random_definition
from tests.services.test_playing import step
from tests.walked_campaign import WalkedCampaign

MOST = 7
"""Characters of a campaign."""
PLAYED = 60
"""Weight of a step of play among everything else that is done."""


class Walk(WalkedCampaign):
    """One campaign at which random things are done."""

    def go(self) -> None:
        """Do one thing."""
        weights: dict[Callable[[], None], int] = {
            self.play: PLAYED, self.edit: 8, self.correct: 6, self.grow: 6, self.join: 2, self.check: 3, self.note: 1,
            self.undo: 9, self.redo: 9, self.go_back_and_forth: 2, self.back_to: 2, self.bin: 2, self.add: 1,
            self.restart: 2, self.kill: 2, self.new_definition: 1, self.new_rules: 1,
            self.edit_elsewhere: 2, self.put_back: 1, self.other_stamp: 1, self.take_away: 1, self.give_back: 2,
            self.copy: 1,
        }  # fmt: skip
        (action,) = self.rng.choices(list(weights), list(weights.values()))
        self.do(action)

    def do(self, action: Callable[[], None]) -> None:
        """Do a certain thing; what the rules refuse is left."""
        try:
            action()
            self.did[action.__name__] += 1
        except Refusal:
            self.did["refused"] += 1

    def play(self) -> None:
        """Take a step of an engine, or let one begin or end."""
        name = self.rng.choice(self.names) if self.rng.random() < 0.95 else MAP
        if self.night.playing.over(name):
            self.night.close(name)
        elif name in self.night.playing.running:
            step(self.night, name, self.rng)
        elif name == MAP and MAP in self.night.history.names:
            self.night.play(MAP, {"kind": "put", "who": self.any_sheet().id, "hex": self.rng.randrange(20)})
            self.did["put on the map"] += 1
        else:
            here = () if name == MAP else self.people.all_sheets()[: self.rng.randrange(2, 6)]
            concealed = self.night.playing.engine(name).unseen if self.rng.random() < 0.5 else ""
            options = {concealed: [sheet.id for sheet in here if not sheet.is_pc]} if concealed else {}
            self.night.begin(name, [sheet.id for sheet in here], options)
            self.did["concealed"] += bool(concealed)

    def join(self) -> None:
        """Let a character join late, if possible one whom no line has named."""
        here = [sheet.id for sheet in self.people.all_sheets()]
        new = [who for who in here if who not in self.night.history.sheets()]
        hidden = self.rng.random() < 0.3
        self.night.join(
            self.rng.choice(self.night.playing.running or ("",)), self.rng.choice(new or here or [""]), hidden=hidden
        )
        self.did["joined unnamed"] += bool(new)

    def edit(self) -> None:
        """Edit a text on a sheet, or archive it."""
        sheet = self.any_sheet()
        text = f"{self.rng.random()}" * self.rng.choice((1, 30))
        changed: dict[str, Any] = {self.rng.choice(("memo", "player", "reading")): text[:200]}
        changed |= {"archived": not sheet.archived} if self.rng.random() < 0.1 else {}
        self.night.edit(sheet, sheet.evolve(**changed))

    def correct(self) -> None:
        """Set a number of play by hand, as `:` does."""
        sheet = self.any_sheet()
        fields = [p for p in self.system.play_fields if "*" not in p and type(at(sheet, p)) is int]
        if fields:
            field = self.rng.choice(fields)
            before = at(sheet, field)
            after = max(0, before + self.rng.choice((-2, -1, 1)))
            self.night.change((Change(sheet=sheet.id, field=field, before=before, after=after),), field)

    def grow(self) -> None:
        """Buy what play has earned; who takes part in what runs comes first."""
        offers = {s.id: [o.id for o in self.system.growth(s, self.game) if o.legal] for s in self.people.all_sheets()}
        able = [who for who in offers if offers[who]]
        if able:
            sheet = self.sheets[self.rng.choice(able)]
            self.night.edit(sheet, self.system.grow(sheet, self.rng.choice(offers[sheet.id]), self.game))
            self.did["growth"] += 1

    def check(self) -> None:
        """Begin a check beside whatever runs, which following steps continue, or give one up."""
        roll = self.night.roll
        if roll is not None and roll.open and not roll.engine and self.rng.random() < 0.5:
            self.night.cancel()
            return
        sheet = self.any_sheet()
        kinds = self.system.check_kinds(sheet, self.game, self.people.all_sheets())
        if kinds:
            wants = self.night.prepare(Asked(kind=self.rng.choice(kinds).id, who=sheet.id)).check.wants
            if wants is not None and self.rng.random() < 0.8:
                self.night.post(ThrowEvent(faces=RandomDice(self.rng).throw(wants.sides).values))

    def note(self) -> None:
        """Write into the GM notes."""
        if self.rng.random() < 0.5:
            self.night.gm_notes.note(f"{self.rng.random()}", gm=True)
        else:
            self.night.gm_notes.begin(CustomState(name="毒", who=self.any_sheet().id, ends="round"))

    def undo(self) -> None:
        """Take the last step back."""
        self.night.back()

    def redo(self) -> None:
        """Redo the last undone step."""
        self.night.forward()

    def go_back_and_forth(self) -> None:
        """Take several steps back, and redo some of them."""
        for action in self.rng.choices((self.undo, self.redo), (3, 2), k=self.rng.randrange(2, 9)):
            self.do(action)

    def back_to(self) -> None:
        """Undo back to an earlier line."""
        lines = self.night.log().standing[-30:]
        self.night.back_to(self.rng.choice(lines).id if lines else "")

    def bin(self) -> None:
        """Move a sheet to the bin, and back as the bin's own page does."""
        lying = sorted(self.night.history.play.removed)
        if lying and self.rng.random() < 0.7:
            who = self.rng.choice(lying)
            binned = self.campaign.binned_of(who)
            if binned is not None:
                self.campaign.restore(binned)
                self.night.restored([who])
            return
        who = self.any_sheet().id
        self.settle()
        self.people.to_bin(who)
        self.night.binned([who])

    def add(self) -> None:
        """Add a character."""
        number = len(self.campaign.refresh())
        if number < MOST:
            made = self.system.randomise(self.game, self.rng)
            who = f"{next(self._ids):032x}"
            self.campaign.add(made.evolve(id=who, name=f"新{who[-2:]}", is_pc=self.rng.random() < 0.5))

    # starts

    def restart(self) -> None:
        """Leave in good order and come back."""
        self.settle()
        self.night.written()
        self.backups = [*self.backups[-3:], self.contents()]
        self.come_back()

    def kill(self) -> None:
        """Lose what no file holds yet."""
        for _ in range(self.rng.randrange(4)):
            self.do(self.play)
        self.come_back()

    def new_definition(self) -> None:
        """Play by another definition from the next start on: switches, rows gone, rows changed."""
        definition = random_definition(self.system, self.rng, own=self.rng.random() < 0.5)
        self.game = self.system.game(definition)
        self.come_back(other_rules=True)

    def new_rules(self) -> None:
        """Let an update of the program answer a step otherwise: effects stay, the engine is put away, once."""
        self.settle()
        lines = [e for e in self.night.log().standing if e.data.get("engine") in self.names and "event" in e.data]
        if not lines:
            return
        line = self.rng.choice(lines[-20:])
        sheets, name = self.night.history.sheets(), str(line.data["engine"])
        with updated(self.system, name, line.data["event"], refuses=self.rng.random() < 0.5):
            self.come_back(other_rules=True)
            assert self.night.history.sheets() == sheets
            self.come_back()
            self.agree()
            for _ in range(self.rng.randrange(3)):
                self.do(self.rng.choice((self.play, self.edit, self.undo)))
            self.settle()
        self.come_back(other_rules=True)

    # files

    def edit_elsewhere(self) -> None:
        """Let another program write a file, while the campaign is open or not."""
        if self.rng.random() < 0.5:
            self.settle()
        who, path = self.any_file()
        sheet = self.people.sheet(who)
        assert sheet is not None
        numbers = [f for f in self.system.play_fields if not {"*", "."} & set(f) and type(at(sheet, f)) is int]
        changed: dict[str, Any] = {"memo": f"よそ {self.rng.random()}"}
        changed |= {self.rng.choice(numbers): self.rng.randrange(1, 4)} if numbers and self.rng.random() < 0.5 else {}
        with contextlib.suppress(ValidationError):
            sheet.evolve(**changed)
            self.put(path, json.dumps(json.loads(path.read_bytes()) | changed).encode())
            if self.rng.random() < 0.5:
                self.settle()
            else:
                self.come_back()
            found = self.people.sheet(who)
            assert found is not None
            assert found.memo == changed["memo"]

    def put_back(self) -> None:
        """Put a backup of all files back."""
        if not self.backups:
            return
        self.settle()
        self.night.written()
        backup = self.rng.choice(self.backups)
        self.restore(backup)
        self.taken.clear()
        self.come_back()

    def other_stamp(self) -> None:
        """Exchange a file for one of another branch: ahead of the journal, of another one, or of another campaign."""
        self.settle()
        who, path = self.any_file()
        data = json.loads(path.read_bytes())
        campaign, line, total = data.get(STAMP) or [self.campaign.id, 0, ""]
        other = ([campaign, line + 1000, "f" * 12], [campaign, line, "e" * 12], ["another", line, total])
        text = f"別の枝 {self.rng.random()}"
        self.put(path, json.dumps(data | {STAMP: self.rng.choice(other), "memo": text}).encode())
        self.come_back()
        sheet = self.people.sheet(who)
        assert sheet is not None
        assert sheet.memo == text

    def take_away(self) -> None:
        """Let a file be missing or invalid; nothing is written in its place."""
        self.settle()
        _, path = self.any_file()
        raw = path.read_bytes()
        self.taken[path.name] = raw
        left = self.rng.choice((None, raw[: len(raw) // 2], b"{}", b""))
        self.put(path, left)
        if self.rng.random() < 0.5:
            self.come_back()
        for _ in range(self.rng.randrange(6)):
            self.do(self.play)
        self.settle()
        assert (path.read_bytes() if path.exists() else None) == left

    def give_back(self) -> None:
        """Bring files back that were missing or invalid."""
        for name, raw in self.taken.items():
            self.put(self.campaign.characters / name, raw)
        self.taken.clear()
        self.come_back()

    def copy(self) -> None:
        """Put a copy of a sheet's file beside it for some steps."""
        self.settle()
        _, path = self.any_file()
        copied = path.with_name(f"{path.stem} - コピー.json")
        raw = path.read_bytes()
        self.put(copied, raw)
        lines = self.night.log().count
        for _ in range(self.rng.randrange(5)):
            self.do(self.play)
            self.settle()
        if self.rng.random() < 0.5:
            self.come_back()
        assert [e for e in self.night.log().entries[lines:] if e.kind == FOUND] == []
        assert copied.read_bytes() == raw
        self.put(copied, None)

    # the whole history

    def undo_all(self) -> None:
        """Take every step back, over some starts."""
        for number in count(1):
            if self.night.last < 0:
                return
            self.undo()
            self.settle()
            if not number % 20:
                self.come_back()

    def redo_all(self) -> None:
        """Redo every step, over some starts."""
        for number in count(1):
            if self.night.next < 0:
                return
            self.redo()
            self.settle()
            if not number % 20:
                self.come_back()


@contextlib.contextmanager
def updated(system: AnySystem, name: str, event: Mapping[str, Any], *, refuses: bool) -> Iterator[None]:
    """Let an engine answer one event otherwise than it did, as an update of the program may.

    Args:
        refuses: it takes the event no more; else it leaves another memo on a sheet.
    """
    engine: Any = getattr(system, name)
    usual, other = engine.apply, engine.events.validate_python(event)

    def apply(state: Any, event: Any) -> Any:
        if event != other:
            return usual(state, event)
        if refuses:
            raise refuse("updated", "", phrase("いまはできません。"), phrase("別の手順を選んでください。"))
        after = usual(state, event)
        return after.with_sheet(next(iter(after.known.values())).evolve(memo="改訂"))

    object.__setattr__(engine, "apply", apply)
    try:
        yield
    finally:
        object.__delattr__(engine, "apply")
