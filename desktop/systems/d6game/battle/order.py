"""Whose turn it is: lowest life first, decided anew after every round (D6G-CMB-03, -04)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from desktop.systems.d6game.battle.state import BattleState, Combatant, Phase


def turn_order(
    roster: Iterable[Combatant], previous: Sequence[str] = (), dice: Mapping[str, int] | None = None
) -> tuple[str, ...]:
    """Sort whoever stands by life; equal life by dice, then by the last round, then by roster (D6G-AMB-22, -23).

    Args:
        previous: last round's order, where `combat.tie_order` asks for it.
        dice: die by id, low first, where it asks for dice.
    """
    place = {who: n for n, who in enumerate(previous)}
    thrown = dice or {}
    keyed = [
        (c.life, thrown.get(c.id, 0), place.get(c.id, len(place)), n, c.id) for n, c in enumerate(roster) if c.active
    ]
    return tuple(key[-1] for key in sorted(keyed))


def tied(roster: Iterable[Combatant]) -> tuple[str, ...]:
    """Ids of those who stand with the same life as somebody else, in roster order."""
    standing = [c for c in roster if c.active]
    counts = Counter(c.life for c in standing)
    return tuple(c.id for c in standing if counts[c.life] > 1)


def next_round(state: BattleState) -> BattleState:
    """Begin a round, or ask for the dice that settle ties."""
    if state.settings.tie_order == "roll" and tied(state.roster):
        return state.evolve(phase=Phase.ORDER, round=state.round + 1, attack=None)
    previous = state.order if state.settings.tie_order == "previous" else ()
    return _begun(state.evolve(round=state.round + 1), turn_order(state.roster, previous))


def settled(state: BattleState, faces: Sequence[int]) -> BattleState:
    """Begin the round with the dice thrown for ties; equal dice leave the roster order."""
    dice = dict(zip(tied(state.roster), faces, strict=True))
    return _begun(state, turn_order(state.roster, (), dice))


def _begun(state: BattleState, order: tuple[str, ...]) -> BattleState:
    if not order:
        return state.evolve(phase=Phase.COMBAT_END, order=order, turn=0, attack=None)
    return state.evolve(phase=Phase.TARGET, order=order, turn=0, attack=None)


def onwards(state: BattleState) -> BattleState:
    """Hand the turn to the next who stands; after the last one a new round begins."""
    standing = {c.id for c in state.roster if c.active}
    for turn in range(state.turn + 1, len(state.order)):
        if state.order[turn] in standing:
            return state.evolve(phase=Phase.TARGET, turn=turn, attack=None)
    return next_round(state)
