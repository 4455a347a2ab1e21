"""What comes from outside of a fight: growth, damage that no attack did."""

from __future__ import annotations

from desktop.systems.enishi.battle.events import Harm
from desktop.systems.enishi.battle.state import Battle
from desktop.systems.enishi.growth import refuse_in_battle


def may_grow(battle: Battle, who: str) -> None:
    """Refuse growth to those who fight (EN-AMB-73)."""
    if battle.phase != "over" and battle.fighter(who) is not None:
        refuse_in_battle(battle.settings)


def harm(battle: Battle, who: str, points: int) -> Harm | None:
    """Deal damage with its window and its split (EN-AMB-23); while a check is open the number is written by hand."""
    free = battle.check is None and battle.phase != "over" and points > 0
    return Harm(who=who, amount=min(points, 999)) if free and battle.fighter(who) is not None else None
