"""How long things take in えにし: `pytest tests/bench/bench_enishi.py --benchmark-only -o python_files=bench_*.py`."""

from __future__ import annotations

from random import Random
from typing import Any

from desktop.core.rolls.dice import throw_of
from desktop.systems.enishi import SYSTEM
from desktop.systems.enishi.battle import BATTLE
from tests.bench import sized
from tests.systems.enishi import chances
from tests.systems.enishi.test_properties import event_of

GAME = SYSTEM.game()
EVENTS = sized(5000, 20)
PARTY = [SYSTEM.randomise(GAME, Random(seed)).evolve(is_pc=seed < 4, clv=0, gauge_size=0) for seed in range(8)]


def play_session(count: int) -> tuple[Any, list[Any], Any]:
    """Return a battle, a long list of legal events without lasting deaths, and the state after them."""
    rng, first = Random(3), BATTLE.start(PARTY, GAME)
    state, events = first, []
    while len(events) < count:
        moves = [m for m in BATTLE.legal(state) if m.event not in ("end", "effect")]
        event = BATTLE.events.validate_python(event_of(rng.choice(moves), state, rng))
        state = BATTLE.apply(state, event)
        events.append(event)
        for fighter in state.fighters if state.check is None else ():
            if fighter.actor.lp < 3:
                mend = BATTLE.events.validate_python(
                    {"kind": "adjust", "who": fighter.actor.id, "field": "lp", "value": fighter.actor.lp_max}
                )
                state = BATTLE.apply(state, mend)
                events.append(mend)
    return first, events, state


def replay(state: Any, events: list[Any]) -> Any:
    for event in events:
        state = BATTLE.apply(state, event)
    return state


def test_check_from_faces(benchmark: Any) -> None:
    """Under 50 µs."""
    thrown = throw_of((6, 6), (3, 4))
    params = {"skill": 2, "modifier": 0, "target": 7}
    outcome = benchmark(lambda: SYSTEM.start_check("check", None, params, GAME).throw(thrown).outcome)
    assert outcome.total == 9


def test_replay_of_five_thousand_events(benchmark: Any) -> None:
    """Under half a second."""
    first, events, last = play_session(EVENTS)
    assert benchmark(lambda: replay(first, events)) == last


def test_odds_while_typing(benchmark: Any) -> None:
    """Under 2 ms, warm."""
    check = SYSTEM.start_check("attack", None, {"weapon": 2, "defence": 1, "structure": 1, "power": 1}, GAME)
    assert benchmark(lambda: check.odds()).success == chances.hit(2, 1)
