"""A fight as a value (EN-BTL-01…09, catalogue 6.2); it holds the check that is open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Self

from desktop.core.derived import cached_by_identity
from desktop.core.play import EngineState
from desktop.core.rolls.outcome import Outcome
from desktop.core.value import Value
from desktop.systems.enishi.actor import Actor, actor, on_sheet
from desktop.systems.enishi.checks.people import able as body_able
from desktop.systems.enishi.checks.run import Run
from desktop.systems.enishi.checks.state import CheckSide, Marks, Stance
from desktop.systems.enishi.gear import Rules
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import Sheet

Phase = Literal["start", "order", "act", "end", "over"]
"""Between turns; working out the order; acting; all have acted; the fight is over."""


class Seat(Value):
    """What this fight alone knows of a participant: the marks of this turn, what the hands do."""

    id: str
    """Id of the sheet."""
    order: int | None = None
    """Achievement of the order roll; None before it."""
    stance: Stance = ""
    active: str = ""
    """Active action taken this turn, by its event; empty: none yet."""
    prep: str = ""
    """Preparatory action taken this turn."""
    reactions: int = 0
    ambushed: int = 0
    """How many times surprised this turn (EN-SUR-02)."""
    acted: bool = False
    faces: tuple[int, ...] = ()
    """Dice of the order roll; empty before it, and where the number was typed."""
    unseen: bool = False
    """The players do not know of this one yet."""
    hands: tuple[str, ...] | None = None
    """Keys of weapons held with both hands since a 準備動作 (EN-AMB-40); None: as the sheet has it."""
    thrown: tuple[str, ...] = ()
    """Keys of weapons thrown in this fight; those that are not carried again are gone (EN-AMB-45)."""


class Fighter(Seat):
    """One participant: the facts of this fight, and the numbers of the sheet."""

    actor: Actor

    @property
    def in_check(self) -> Actor:
        """The participant of a check, which knows who is concealed."""
        return self.actor.concealed(unseen=self.unseen)


@cached_by_identity
def _fighter(seat: Seat, sheet: Sheet, game: Rules) -> Fighter:
    who = actor(sheet, game)
    gone = tuple(k for k in seat.thrown if int(k) < len(sheet.weapons) and not sheet.weapons[int(k)].carried)
    if gone:
        lines = tuple(line for line in who.lines if line.key not in gone)
        who = who.model_copy(update={"thrown_away": gone, "lines": lines})
    if seat.hands is not None:
        keys = {line.key for line in who.lines}
        who = who.model_copy(update={"both_hands": tuple(key for key in seat.hands if key in keys)})
    return Fighter.model_construct(**seat.__dict__, actor=who)


class Battle(EngineState[Sheet, Settings]):
    """What a fight alone knows; LP, gauge, skills and gear are read from the sheets."""

    seats: tuple[Seat, ...]
    """Who takes part, in list order."""
    turn: int = 0
    phase: Phase = "start"
    queue: tuple[str, ...] = ()
    """Acting order of this turn, ids."""
    now: str = ""
    """Whose place it is."""
    check: Run | None = None
    who: str = ""
    """Whose check it is."""
    ambushers: tuple[CheckSide, ...] = ()
    """Who springs a surprise, dice and all, until this turn's end (EN-AMB-65)."""
    result: Run | None = None
    """The last check that ended."""
    open_result: Run | None = None
    """The last one that ended as far as players know."""
    vision: int = 0
    """Vision modifier of those who are hindered (EN-VIS-01)."""
    water: str = ""
    """Depth of the water of the place (EN-WAT-01); empty: dry."""

    @property
    def settings(self) -> Settings:
        """The switches of the rules with which it began."""
        return self.game.settings

    @property
    def fighters(self) -> tuple[Fighter, ...]:
        """All who take part, with the numbers of the sheets as they are now."""
        return tuple(_fighter(seat, self.known[seat.id], self.game) for seat in self.seats)

    def fighter(self, who: str) -> Fighter | None:
        """Return a fighter by id."""
        seat = next((s for s in self.seats if s.id == who), None)
        return None if seat is None else _fighter(seat, self.known[who], self.game)

    def marked(self, who: str, **facts: object) -> Self:
        """Return the fight with other facts of one participant."""
        return self.evolve(seats=tuple(s.evolve(**facts) if s.id == who else s for s in self.seats))

    def written(self, before: Actor, after: Actor) -> Self:
        """Return the fight with what was done to a character written on the sheet."""
        return self.with_sheet(on_sheet(self.known[after.id], before, after))

    def able(self, fighter: Fighter) -> bool:
        """Tell whether this fighter can act as the campaign plays it (EN-VAL-40, EN-AMB-50)."""
        return body_able(fighter.actor, self.settings)

    @property
    def decided(self) -> bool:
        """Tell whether no fighter of one of the two sides can act; the GM decides whether it ends."""
        left = {side: any(self.able(f) for f in self.fighters if f.actor.is_pc is side) for side in (True, False)}
        return {f.actor.is_pc for f in self.fighters} == {True, False} and not all(left.values())

    @property
    def outcome(self) -> Outcome | None:
        """How the last check ended."""
        return self.result.outcome if self.result else None

    @property
    def marks(self) -> tuple[tuple[str, Marks], ...]:
        """The marks of this turn by fighter; fighters without marks are left out."""
        return tuple((f.actor.id, found) for f in self.fighters if (found := self._marks(f)) != Marks())

    def _marks(self, fighter: Fighter) -> Marks:
        limit = self.settings.reaction_limit
        spent = bool(limit) and fighter.reactions >= limit
        return Marks(stance=fighter.stance, ambushed=fighter.ambushed, exhausted=spent)

    @property
    def ties(self) -> tuple[str, ...]:
        """Ids that share their order number with another (EN-AMB-56)."""
        return tied(self.fighters)


def tied(fighters: Sequence[Fighter]) -> tuple[str, ...]:
    """Return the ids of those who share their order number with another of them (EN-AMB-56)."""
    numbers = [f.order for f in fighters if f.order is not None]
    return tuple(f.actor.id for f in fighters if f.order is not None and numbers.count(f.order) > 1)


def order_of(battle: Battle) -> tuple[str, ...]:
    """Sort by achievement; ties by 《戦術》, PCs, list (EN-BTL-03, EN-AMB-56)."""
    rolled = [f for f in battle.fighters if f.order is not None]
    if battle.settings.order_ties == "list":
        rolled.sort(key=lambda f: -(f.order or 0))
    else:
        rolled.sort(key=lambda f: (-(f.order or 0), -f.actor.skills.tactics, not f.actor.is_pc))
    return tuple(f.actor.id for f in rolled)
