"""A fight as a value (EN-BTL-01…09, catalogue 6.2)."""

from __future__ import annotations

from typing import Literal

from desktop.core.outcome import Change, Outcome
from desktop.core.value import Value
from desktop.systems.enishi.actor import Actor, changes
from desktop.systems.enishi.checks.state import Stance, State
from desktop.systems.enishi.settings import Settings

Phase = Literal["start", "order", "act", "end", "over"]
"""Between turns; working out the order; acting; all have acted; the fight is over."""

Purpose = Literal["", "order", "attack", "pressure", "sneak", "notice", "first_aid", "harm"]
"""What the check under way is for."""


class Fighter(Value):
    """One participant with the marks of this turn."""

    actor: Actor
    order: int | None = None
    """Achievement of the order roll; None before it."""
    stance: Stance = ""
    both_stances: bool = False
    """Both options at once, where the 卓 allows it (EN-AMB-61)."""
    active: str = ""
    """Active action taken this turn, by its event; empty: none yet."""
    prep: str = ""
    """Preparatory action taken this turn."""
    reactions: int = 0
    ambushed: int = 0
    """How many times surprised this turn (EN-SUR-02)."""
    acted: bool = False

    @property
    def able(self) -> bool:
        """Tell whether this fighter can act by its own body (EN-VAL-40)."""
        return self.actor.state == "normal"


class Battle(Value):
    """Everything there is to know of a fight."""

    settings: Settings
    fighters: tuple[Fighter, ...]
    first: tuple[Actor, ...]
    """Everybody as they came into the fight."""
    gone: tuple[Actor, ...] = ()
    """Who left, as they left: what happened to them stays."""
    turn: int = 0
    phase: Phase = "start"
    queue: tuple[str, ...] = ()
    """Acting order of this turn, ids."""
    now: str = ""
    """Whose place it is."""
    check: State | None = None
    purpose: Purpose = ""
    who: str = ""
    """Whose check it is."""
    ambush: int | None = None
    """Best 《隠密》 achievement of those who spring a surprise (EN-AMB-65)."""
    result: Outcome | None = None
    """How the last check ended."""

    def fighter(self, who: str) -> Fighter | None:
        """Return a fighter by id."""
        return next((f for f in self.fighters if f.actor.id == who), None)

    def with_fighter(self, new: Fighter) -> tuple[Fighter, ...]:
        """Return the fighters with one replaced."""
        return tuple(new if f.actor.id == new.actor.id else f for f in self.fighters)

    def able(self, fighter: Fighter) -> bool:
        """Tell whether this fighter can act as the 卓 plays it (EN-VAL-40, EN-AMB-50)."""
        return fighter.able or (self.settings.unconscious_acts and fighter.actor.state == "unconscious")

    @property
    def ties(self) -> tuple[str, ...]:
        """Ids whose order number somebody else has too (EN-AMB-56)."""
        numbers = [f.order for f in self.fighters if f.order is not None]
        return tuple(f.actor.id for f in self.fighters if f.order is not None and numbers.count(f.order) > 1)


def settle(battle: Battle) -> tuple[Change, ...]:
    """Say what the fight has done to the sheets since it began."""
    return changes(battle.first, [*battle.gone, *(f.actor for f in battle.fighters)], "EN-BTL-01")


def order_of(battle: Battle) -> tuple[str, ...]:
    """Sort by achievement; ties by 《戦術》, PCs, list (EN-BTL-03, EN-AMB-56)."""
    rolled = [f for f in battle.fighters if f.order is not None]
    if battle.settings.order_ties == "list":
        rolled.sort(key=lambda f: -(f.order or 0))
    else:
        rolled.sort(key=lambda f: (-(f.order or 0), -f.actor.skills.tactics, not f.actor.is_pc))
    return tuple(f.actor.id for f in rolled)
