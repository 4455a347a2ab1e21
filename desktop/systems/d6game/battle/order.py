"""Whose turn it is: lowest life first, decided anew after every round (D6G-CMB-03, -04)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from desktop.systems.d6game.battle.state import BattleState, Combatant, Phase


def turn_order(
    roster: Iterable[Combatant], previous: Sequence[str] = (), dice: Mapping[str, int] | None = None
) -> tuple[str, ...]:
    """Sort those still up by life; equal life by dice, then by the last round, then by roster (D6G-AMB-22, -23).

    Args:
        previous: last round's order, where `combat.tie_order` asks for it.
        dice: die by id, low first, where it asks for dice.
    """
    place = {who: n for n, who in enumerate(previous)}
    thrown = dice or {}
    keyed = [
        (c.life, thrown.get(c.id, 0), place.get(c.id, len(place)), n, c.id) for n, c in enumerate(roster) if c.standing
    ]
    return tuple(key[-1] for key in sorted(keyed))


def tied(roster: Iterable[Combatant]) -> tuple[Combatant, ...]:
    """Return those still up who share their life with another, in roster order."""
    standing = [c for c in roster if c.standing]
    counts = Counter(c.life for c in standing)
    return tuple(c for c in standing if counts[c.life] > 1)


def next_round(state: BattleState) -> BattleState:
    """Begin a round, or ask for the dice that settle ties."""
    state = state.evolve(round=state.round + 1, check=None)
    if state.settings.tie_order == "roll":
        return state.evolve(phase=Phase.ORDER)
    previous = state.order if state.settings.tie_order == "previous" else ()
    return begun(state, turn_order(state.roster, previous))


def begun(state: BattleState, order: tuple[str, ...]) -> BattleState:
    """Give the first of an order the turn; an empty order ends the combat."""
    phase = Phase.TARGET if order else Phase.COMBAT_END
    return state.evolve(phase=phase, order=order, turn=0, check=None)


def onwards(state: BattleState) -> BattleState:
    """Hand the turn to the next of the round; after the last one a new round begins."""
    if state.turn + 1 < len(state.order):
        return state.evolve(phase=Phase.TARGET, turn=state.turn + 1, check=None)
    return next_round(state)
