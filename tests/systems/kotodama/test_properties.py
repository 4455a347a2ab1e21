"""Properties: sheets survive files, legal events keep a battle valid, replay is undo, views keep secrets."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.core.problem import Problem, Refusal
from desktop.core.value import Viewer
from desktop.systems.kotodama import SYSTEM, battle
from desktop.systems.kotodama.battle.state import RUNNING
from desktop.systems.kotodama.checks import start_check
from desktop.systems.kotodama.roll import start_roll
from desktop.systems.kotodama.sheet import Ability, Art, KotodamaSheet, Outfit, Skill
from tests.example_budget import budget
from tests.systems.kotodama.runner import game_of
from tests.systems.kotodama.stream import feed, feed_check

GAME = SYSTEM.game()
NAMES = st.text(max_size=8)
SHEETS = st.builds(
    KotodamaSheet,
    name=NAMES,
    dl=st.integers(0, 20),
    hp=st.none() | st.integers(0, 999),
    karma=st.none() | st.integers(-99, 99),
    connection=st.sampled_from(["offline", "aware", "dive", "full_dive"]),
    abilities=st.lists(st.builds(Ability, name=NAMES, value=st.integers(0, 30)), max_size=4).map(tuple),
    skills=st.lists(st.builds(Skill, name=NAMES, value=st.none() | st.integers(0, 30)), max_size=4).map(tuple),
    arts=st.lists(st.builds(Art, name=NAMES, range=NAMES, cost=st.none() | st.integers(0, 9)), max_size=3).map(tuple),
    outfits=st.lists(st.builds(Outfit, name=NAMES, equipped=st.booleans()), max_size=3).map(tuple),
)
FILL: dict[str, dict[str, Any]] = {
    "damage": {"amount": 2},
    "heal": {"amount": 1},
    "set_initiative": {"value": 6},
    "set_dl": {"value": 1},
    "set_karma": {"value": 2},
    "set_wazamae": {"value": 2},
    "conditions": {"conditions": ({"result": "victory", "kind": "all_downed", "side": "enemy"},)},
    "effect": {"id": "e", "until": "cleanup"},
}


@given(SHEETS)
@settings(max_examples=budget(60), deadline=None)
def test_sheets_survive_files(sheet: KotodamaSheet) -> None:
    assert KotodamaSheet.model_validate_json(sheet.model_dump_json()) == sheet
    SYSTEM.validate(sheet, GAME)
    assert all(value.value is not None for value in SYSTEM.derive(sheet, GAME).values())


def party(hidden: bool) -> battle.Battle:
    people = [SYSTEM.randomise(GAME, Random(seed)) for seed in range(4)]
    people = [p.evolve(id=f"p{i}", is_pc=i < 2, side="pc" if i < 2 else "enemy") for i, p in enumerate(people)]
    people[3] = people[3].evolve(name="伏兵のヌエ")
    return battle.start(people, game_of(), hidden=["p3"] if hidden else [])


@given(st.lists(st.integers(0, 10**6), max_size=60), st.booleans())
@settings(max_examples=budget(40), deadline=None)
def test_any_legal_session(choices: list[int], hidden: bool) -> None:
    """KO-TBL-23, KO-STA-01, KO-FSM-R02: every offered move is accepted; the state stays sound; replay gives it back."""
    start = state = party(hidden)
    events: list[Any] = []
    states = [start]
    for choice in choices:
        moves = [m for m in battle.legal(state) if m.event != "join" and not (m.event == "effect" and state.effects)]
        if not moves:
            break
        move = moves[choice % len(moves)]
        event = battle.EVENTS.validate_python({"kind": move.event, **filled(state, move, choice), **dict(move.args)})
        state = battle.apply(state, event)
        events.append(battle.EVENTS.validate_json(battle.EVENTS.dump_json(event)))
        states.append(state)
        sound(state)
    replayed = start
    for event, known in zip(events, states[1:], strict=True):
        replayed = battle.apply(replayed, event)
        assert replayed == known
    assert battle.Battle.model_validate_json(state.model_dump_json()) == state.unbound()


def filled(state: Any, move: Any, choice: int) -> dict[str, Any]:
    """Return what a person would be asked for: faces for a throw, numbers for the GM's hand."""
    if move.event == "throw":
        dice = Random(choice)
        return {"faces": [dice.randint(1, 10) for _ in state.check.wants.sides]}
    if move.event == "tally":
        return {"tens": 0, "hits": 0, "ones": len(state.check.wants.sides)}
    return FILL.get(move.event, {})


def sound(state: battle.Battle) -> None:
    ids = [p.id for p in state.people]
    assert len(set(ids)) == len(ids)
    assert bool(state.current) == (state.phase == "main")
    for person in state.people:
        assert person.hp is None or person.hp >= 0
        assert (person.memory is None) or person.state == "downed"
        if person.id == state.current:
            assert person.state == "unacted"
            assert (person.remaining or 0) > 0
    if state.phase in RUNNING or state.check is not None:
        moves = tuple(battle.legal(state))
        to_choose = any(move.event == "act" for move in moves)  # the act is chosen later
        assert sum(move.primary for move in moves) == 1 or (to_choose and not any(move.primary for move in moves))
    for viewer in (Viewer(), Viewer(sheet="p0")):
        view = battle.project(state, viewer)
        for seen in view.people:
            if not seen.is_pc:
                assert seen.gauges == ()
                assert seen.arts == ()
        if any(p.hidden and p.id == "p3" for p in state.people):
            assert "伏兵のヌエ" not in view.model_dump_json()
            assert '"p3"' not in view.model_dump_json()


@given(st.lists(st.sampled_from(["start", "next", "discard", "nominate", "act", "release", "end"]), max_size=30))
@settings(max_examples=budget(40), deadline=None)
def test_refused_events_change_nothing(kinds: list[str]) -> None:
    state = party(False)
    problems: list[Problem] = []
    unchanged: list[bool] = []
    fill = {
        "discard": {"who": "p0"},
        "nominate": {"who": "p1"},
        "release": {"who": "p2"},
        "act": {"who": "p0", "act": "attack"},
    }
    for kind in kinds:
        before = state.model_dump_json()
        event = battle.EVENTS.validate_python({"kind": kind, **fill.get(kind, {})})
        try:
            state = battle.apply(state, event)
        except Refusal as refusal:
            problems.append(refusal.problem)
            unchanged.append(state.model_dump_json() == before)
    assert all(unchanged)
    assert all(problem.code and str(problem.message) for problem in problems)


@given(st.lists(st.integers(0, 10), max_size=40), st.integers(0, 12), st.integers(2, 10))
@settings(max_examples=budget(100), deadline=None)
def test_streams_of_faces(faces: list[int], pool: int, target: int) -> None:
    """KO-TBL-06, KO-TBL-07: the number expected is the pool plus the 10s; one by one gives the same as at once."""
    roll, extra = feed(start_roll(pool, target), faces)
    used = [face or 10 for face in faces[: len(faces) - extra]]
    assert roll.rolled == len(used)
    assert roll.missing == pool + used.count(10) - len(used)
    assert roll.hits == sum(face >= target for face in used)
    assert roll.counted_ones(True) == used.count(1)
    single = start_roll(pool, target)
    for face in used:
        single = single.read((face,))
    assert single == roll


@given(st.lists(st.integers(1, 10), max_size=60), st.integers(0, 8), st.integers(1, 6))
@settings(max_examples=budget(60), deadline=None)
def test_extended_checks_end(faces: list[int], pool: int, goal: int) -> None:
    """KO-EXT-06, KO-AMB-20: the pools fall by two, the total never, and the end is final."""
    check: Any = start_check("extended", None, {"pool": pool, "goal": goal}, GAME)
    left = faces
    while left and not check.done:
        if check.waiting:
            check = check.choose("again")
        fed = feed_check(check, left)
        check, left = fed.check, left[len(left) - fed.extra :] if fed.extra else []
    pools = [step.pool for step in check.steps]
    assert pools == list(range(pool, 0, -2))[: len(pools)]
    totals = [step.cumulative for step in check.steps]
    assert totals == sorted(totals)
    if check.done:
        assert (check.verdict == "success") == (check.cumulative >= goal)
