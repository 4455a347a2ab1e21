"""Input from outside of a battle or a session: joining characters, damage typed on the strip."""

from __future__ import annotations

from typing import TypeVar

from desktop.core.value import Value
from desktop.systems.kotodama.sheet import KotodamaSheet
from desktop.systems.kotodama.stage.events import Damage, Heal, Join
from desktop.systems.kotodama.stage.rules import Stage

E = TypeVar("E", bound=Value)


def join(sheet: KotodamaSheet) -> Join:
    """Return the event by which a character joins (KO-FSM-R13)."""
    return Join(who=sheet.id)


def conceal_on_joining(event: E) -> E:
    """Make a joining character hidden from the players."""
    return event.evolve(hidden=True) if isinstance(event, Join) else event


def harm(state: Stage, who: str, points: int) -> Damage | None:
    """Deal damage by the rules: HP 0 makes 戦闘不能, a further point kills (KO-FSM-C01)."""
    return Damage(who=who, amount=points) if points > 0 and _alive(state, who) else None


def heal(state: Stage, who: str, points: int) -> Heal | None:
    """Give HP back, never above the maximum."""
    return Heal(who=who, amount=points) if points > 0 and _alive(state, who) else None


def _alive(state: Stage, who: str) -> bool:
    return any(person.id == who and person.state != "dead" for person in state.people)
