"""What a battle and a session have in common: who takes part, the present check, what happens to characters."""

from __future__ import annotations

from typing import TypeVar

from desktop.core.game import Game
from desktop.core.play import Engine
from desktop.core.rolls.check import Check
from desktop.core.value import Value
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import KotodamaSheet
from desktop.systems.kotodama.stage.events import Damage, Heal, Join
from desktop.systems.kotodama.stage.state import Stage

S = TypeVar("S", bound=Stage)
E = TypeVar("E", bound=Value)


class StageEngine(Engine[S, E, KotodamaSheet, KotodamaSettings]):
    """An engine of characters in play and their checks."""

    conceals_joining = True
    unseen = "hidden"

    def check(self, state: S) -> Check | None:
        return state.check

    def join(self, sheet: KotodamaSheet, game: Game[KotodamaSettings]) -> E | None:
        """Return the event by which a character joins (KO-FSM-R13)."""
        return self.events.validate_python(Join(who=sheet.id))

    def conceal_on_joining(self, event: E) -> E:
        return event.evolve(hidden=True) if isinstance(event, Join) else event

    def harm(self, state: S, who: str, points: int) -> E | None:
        """Return damage by the rules: HP 0 makes 戦闘不能, a further point kills (KO-FSM-C01)."""
        return self._to(state, Damage(who=who, amount=points))

    def heal(self, state: S, who: str, points: int) -> E | None:
        """Return HP given back, never above the maximum."""
        return self._to(state, Heal(who=who, amount=points))

    def _to(self, state: S, event: Damage | Heal) -> E | None:
        alive = any(person.id == event.who and person.state != "dead" for person in state.people)
        return self.events.validate_python(event) if alive and event.amount > 0 else None
