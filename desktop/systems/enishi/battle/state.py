"""A fight as a value (EN-BTL-01…09, catalogue 6.2); it holds the check that is open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from desktop.core.outcome import Change, Outcome
from desktop.core.value import Value
from desktop.systems.enishi.actor import Actor
from desktop.systems.enishi.actor import changes as actor_changes
from desktop.systems.enishi.checks.people import able as body_able
from desktop.systems.enishi.checks.run import Run
from desktop.systems.enishi.checks.side import CheckSide
from desktop.systems.enishi.checks.state import Marks, Stance
from desktop.systems.enishi.settings import Settings

Phase = Literal["start", "order", "act", "end", "over"]
"""Between turns; working out the order; acting; all have acted; the fight is over."""


class Fighter(Value):
    """One participant with the marks of this turn."""

    actor: Actor
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

    @property
    def in_check(self) -> Actor:
        """The participant of a check, which knows who is concealed."""
        return self.actor.concealed(unseen=self.unseen)


class Battle(Value):
    """Everything there is to know of a fight."""

    settings: Settings
    fighters: tuple[Fighter, ...]
    gone: tuple[Actor, ...] = ()
    """Who left, as they left: what happened to them stays."""
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
    """Depth of the water in which they stand (EN-WAT-01); empty: dry."""

    def fighter(self, who: str) -> Fighter | None:
        """Return a fighter by id."""
        return next((f for f in self.fighters if f.actor.id == who), None)

    def with_fighter(self, new: Fighter) -> tuple[Fighter, ...]:
        """Return the fighters with one replaced."""
        return tuple(new if f.actor.id == new.actor.id else f for f in self.fighters)

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
    def actors(self) -> tuple[Actor, ...]:
        """All present and former fighters, as they are now."""
        here = {f.actor.id for f in self.fighters}
        return (*(a for a in self.gone if a.id not in here), *(f.actor for f in self.fighters))

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


def changes(before: Battle, after: Battle) -> tuple[Change, ...]:
    """Say what happened to sheets between two states; a check that is open has changed nothing yet."""
    came = {f.actor.id for f in after.fighters} - {f.actor.id for f in before.fighters}  # each with the sheet of today
    return actor_changes((a for a in before.actors if a.id not in came), after.actors, "EN-BTL-01")


def order_of(battle: Battle) -> tuple[str, ...]:
    """Sort by achievement; ties by 《戦術》, PCs, list (EN-BTL-03, EN-AMB-56)."""
    rolled = [f for f in battle.fighters if f.order is not None]
    if battle.settings.order_ties == "list":
        rolled.sort(key=lambda f: -(f.order or 0))
    else:
        rolled.sort(key=lambda f: (-(f.order or 0), -f.actor.skills.tactics, not f.actor.is_pc))
    return tuple(f.actor.id for f in rolled)
