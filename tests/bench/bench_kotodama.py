"""How long things take; run with `pytest --benchmark-only`."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from desktop.core.rolls.dice import throw_of
from desktop.systems.kotodama import SYSTEM, battle
from desktop.systems.kotodama.numbers import pool_matrix
from tests.bench import sized

GAME = SYSTEM.game()
EVENTS = sized(5000, 20)
PARTY = [SYSTEM.randomise(GAME, Random(seed)).evolve(is_pc=seed < 4) for seed in range(8)]


def play_session(count: int) -> tuple[battle.Battle, list[Any], battle.Battle]:
    """Return a battle, a long list of legal events, and the state after them."""
    rng, start = Random(3), battle.start(PARTY, GAME)
    state, events = start, []
    while len(events) < count:
        moves = [m for m in battle.legal(state) if m.event in ("start", "next", "discard", "act", "nominate")]
        move = rng.choice(moves)
        event = battle.EVENTS.validate_python({"kind": move.event, **dict(move.args)})
        state = battle.apply(state, event)
        events.append(event)
    return start, events, state


def replay(start: battle.Battle, events: list[Any]) -> battle.Battle:
    for event in events:
        start = battle.apply(start, event)
    return start


def test_check_from_faces(benchmark: Any) -> None:
    """Under 50 µs."""
    throw = throw_of((10,) * 6, (1, 3, 5, 8, 9, 2))
    params = {"pool": 6, "difficulty": 2}
    outcome = benchmark(lambda: SYSTEM.start_check("normal", None, params, GAME).throw(throw).outcome)
    assert outcome.total == 2


def test_replay_of_five_thousand_events(benchmark: Any) -> None:
    """Under half a second."""
    start, events, last = play_session(EVENTS)
    assert benchmark(lambda: replay(start, events)) == last


@pytest.mark.parametrize("kind", ["normal", "opposed", "extended"])
def test_odds_while_typing(benchmark: Any, kind: str) -> None:
    """Under 2 ms."""
    params = {"pool": 14, "opponent_pool": 11, "goal": 8}
    assert benchmark(lambda: SYSTEM.start_check(kind, None, params, GAME).odds()).success is not None


def test_matrix(benchmark: Any) -> None:
    """Every pool of a sheet, once per keystroke."""
    assert benchmark(lambda: pool_matrix(PARTY[0])).rows
