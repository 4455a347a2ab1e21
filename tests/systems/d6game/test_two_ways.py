"""One implementation: a check made loose, in a session or as a turn of a combat ends alike from the same faces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.core.problem import Problem, Refusal
from desktop.core.rolls.check import Check
from desktop.core.rolls.dice import throw_of
from desktop.core.rolls.outcome import Outcome
from desktop.core.value import Viewer
from desktop.systems.d6game import SYSTEM
from desktop.systems.d6game.battle.state import BattleState
from tests.example_budget import budget

from .table import feed, game_of, hero

BATTLE, SESSION = SYSTEM.battle, SYSTEM.session
assert BATTLE is not None
assert SESSION is not None

VIEWERS = (Viewer(), Viewer(gm=True), Viewer(sheet="a"), Viewer(sheet="b"), Viewer(sheet="c"))
HOUSES: tuple[dict[str, Any], ...] = (
    {},
    {"combat.fate_changes": True, "fate.max": 6, "fate.min": -2},
    {"combat.fate_changes": True, "combat.reveal_on_dodge": "immediately"},
    {"fate.separate": False, "combat.fate_changes": True, "life.max": 13, "life.min": 0},
    {"equipment.enabled": True, "combat.power_open": False, "combat.power_max": 12},
    {"check.favourable_bonus": 1, "check.spend_max": 3, "check.challenge": True, "equipment.enabled": True},
    {"check.gain_on": "any_positive_score", "fate_check.gain_score": True, "fate_check.fumble_penalty": True},
)
houses = st.sampled_from(HOUSES)
dice = st.tuples(*[st.integers(1, 6)] * 5)
GEAR = [{"name": "長剣", "damage": 2, "armour": 1, "gain": 1}]


def person(key: str, life: int, fate: int, is_pc: bool) -> Any:
    """A character with equipment, an ability and a skill."""
    more = {"items": GEAR, "ability": {"wit": 9}, "skills": [{"category": "combat", "specialty": "拳銃"}]}
    return hero(id=key, name=key.upper(), life=life, fate=fate, is_pc=is_pc, **more)


people = st.builds(lambda life, fate, pc: (life, fate, pc), st.integers(1, 20), st.integers(-4, 12), st.booleans())


def same(one: Check, other: Check) -> None:
    """Everything that a person can see or that is done is the same."""
    assert (one.title, one.wants, one.options, one.done) == (other.title, other.wants, other.options, other.done)
    assert one.thrown == other.thrown
    assert one.odds() == other.odds()
    assert one.outcome == other.outcome
    for viewer in VIEWERS:
        assert one.concealment(viewer) == other.concealment(viewer)


def moved(outcome: Outcome | None) -> set[tuple[str, str, Any, Any]]:
    """The changes as facts."""
    assert outcome is not None
    return {(c.sheet, c.field, c.before, c.after) for c in outcome.changes}


@settings(max_examples=budget(120), deadline=None)
@given(houses, people, people, dice, dice, st.integers(1, 10), st.sampled_from(["fight_back", "dodge"]), st.booleans())
def test_an_attack_is_the_same_loose_and_in_a_combat(
    house: dict[str, Any],
    one: tuple[int, int, bool],
    other: tuple[int, int, bool],
    attack: tuple[int, ...],
    defence: tuple[int, ...],
    power: int,
    answer: str,
    cup: bool,
) -> None:
    """D6G-CMB-05 to -12: totals, changes, options, reasons and covers."""
    game, a, b = game_of(house), person("a", *one), person("b", *other)
    loose = SYSTEM.start_check("attack", a, {"target": "b"}, game, party=(a, b))
    state = feed(BATTLE, BATTLE.start([a, b], game, sides={"a": "left", "b": "right"}), [{"kind": "begin"}])
    if state.actor != "a":
        state = feed(BATTLE, state, [{"kind": "pass", "gm": True}, {"kind": "next"}])
    state = feed(BATTLE, state, [{"kind": "target", "target": "b"}])
    steps: list[Any] = ["later"] if cup else [attack]
    steps += [f"power:{power}", answer]
    steps += [attack] if cup and answer == "fight_back" else []
    steps += [defence] if answer == "fight_back" else []
    for step in steps:
        held = BATTLE.check(state)
        assert held is not None
        same(loose, held)
        if isinstance(step, str):
            loose, event = loose.choose(step), {"kind": "choose", "option": step}
        else:
            loose, event = loose.throw(throw_of((6,) * 5, step)), {"kind": "throw", "faces": step, "origin": "hand"}
        before, state = state, feed(BATTLE, state, [event])
    if loose.options:
        loose = loose.choose("keep")  # of a hidden hand: in a combat its fate waits for the end
    assert loose.done
    assert isinstance(state, BattleState)
    assert state.attack is not None
    same(loose, state.attack)
    assert BATTLE.check(state) is None
    assert {(c.sheet, c.field, c.before, c.after) for c in BATTLE.changes(before, state)} == moved(loose.outcome)


@settings(max_examples=budget(120), deadline=None)
@given(
    houses,
    people,
    dice,
    st.sampled_from(["", "one_pair", "straight", "the_five", "no_hand"]),
    st.sampled_from(["", "wit", "combat", "その場の思いつき"]),
    st.booleans(),
    st.integers(0, 4),
    st.booleans(),
    st.sampled_from(["", "0", "7"]),
)
def test_check_is_the_same_loose_and_in_a_session(
    house: dict[str, Any],
    who: tuple[int, int, bool],
    faces: tuple[int, ...],
    target: str,
    subject: str,
    favourable: bool,
    spend: int,
    challenge: bool,
    item: str,
) -> None:
    """D6G-CHK-01 to -08: the same check, or the same refusal in the same words."""
    game, a = game_of(house), person("a", *who)
    asked = {
        "subject": subject,
        "target": target,
        "favourable": favourable,
        "spend": spend,
        "challenge": challenge,
        "item": item,
    }
    known = {param.id for kind in SYSTEM.check_kinds(a, game) if kind.id == "check" for param in kind.params}
    asked = {name: value for name, value in asked.items() if name in known}
    play_session(a, game, "check", {"kind": "announce", "who": "a", **asked}, asked, faces)


@settings(max_examples=budget(80), deadline=None)
@given(houses, people, dice, st.integers(-1, 12))
def test_fate_check_is_the_same_loose_and_in_a_session(
    house: dict[str, Any], who: tuple[int, int, bool], faces: tuple[int, ...], bet: int
) -> None:
    """D6G-FCK-01 to -06."""
    game, a = game_of(house), person("a", *who)
    play_session(a, game, "fate_check", {"kind": "announce_fate", "who": "a", "bet": bet}, {"bet": bet}, faces)


def play_session(
    a: Any, game: Any, kind: str, event: dict[str, Any], params: dict[str, Any], faces: tuple[int, ...]
) -> None:
    """Play one check both ways; only a session conceals characters, so all are revealed first."""
    state = feed(SESSION, SESSION.start([a], game), [{"kind": "show", "who": "a"}])
    refused = problem_of(lambda: SYSTEM.start_check(kind, a, params, game, party=(a,)))
    assert problem_of(lambda: feed(SESSION, state, [event])) == refused
    if refused:
        return
    loose = SYSTEM.start_check(kind, a, params, game, party=(a,))
    state = feed(SESSION, state, [event])
    held = SESSION.check(state)
    assert held is not None
    same(loose, held)
    loose = loose.throw(throw_of((6,) * 5, faces))
    after = feed(SESSION, state, [{"kind": "throw", "faces": faces, "origin": "hand"}])
    assert after.last is not None
    same(loose, after.last)
    assert {(c.sheet, c.field, c.before, c.after) for c in SESSION.changes(state, after)} == moved(loose.outcome)


def problem_of(step: Callable[[], object]) -> Problem | None:
    """Why a step is refused; None when it is not."""
    try:
        step()
    except Refusal as refusal:
        return refusal.problem
    return None
