"""Properties of combat and session: any legal sequence stays valid, a refusal changes nothing, replay is undo."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.core.problem import Refusal
from desktop.core.value import Viewer
from desktop.core.words import JAPANESE
from desktop.systems.d6game import SYSTEM
from desktop.systems.d6game.battle.state import BattleState
from desktop.systems.d6game.session.state import SessionState
from desktop.systems.d6game.sheet import D6gameSheet
from tests.example_budget import budget

from .table import feed, game_of, hero, with_newcomer

BATTLE, SESSION = SYSTEM.battle, SYSTEM.session
assert BATTLE is not None
assert SESSION is not None

HOUSES: tuple[dict[str, Any], ...] = (
    {},
    {"combat.fate_changes": True, "combat.tie_order": "roll"},
    {"combat.reveal_on_dodge": "immediately", "combat.tie_order": "previous", "life.min": 0},
    {"fate.separate": False, "combat.fate_changes": True},
    {"combat.power_open": False, "combat.gm_sees_attack": False, "combat.spectators_see_attack": True},
)


LATE = tuple(hero(id=f"x{n}", name="X", life=3, is_pc=False) for n in range(60))


def begun(engine: Any, sheets: Sequence[D6gameSheet], game: Any) -> Any:
    """Begin with some characters, while others of the campaign can still join."""
    state = engine.start(sheets, game)
    for sheet in LATE:
        state = with_newcomer(state, sheet)
    return state


def fighters(life: int = 12) -> list[Any]:
    """Three of the party, two enemies, one companion."""
    party = [hero(id=f"p{n}", name=f"P{n}", life=life + n) for n in range(3)]
    enemies = [hero(id=f"e{n}", name=f"E{n}", life=life + n, is_pc=False, fate=3) for n in range(2)]
    return [*party, *enemies, hero(id="n0", name="N0", life=life, is_pc=False, side="friends")]


def random_event(state: BattleState, rng: Random) -> dict[str, Any]:
    """One legal event, dice included; the GM's corrections are rarer than the rest."""
    moves = BATTLE.legal(state)
    usual = [m for m in moves if m.event not in ("adjust", "join", "assign", "place", "end", "show", "leave")]
    move = rng.choice(usual if usual and rng.random() < 0.9 else moves)
    event: dict[str, Any] = {"kind": move.event, **dict(move.args)}
    check = BATTLE.check(state)
    match move.event:
        case "throw" if check and check.wants:
            event["faces"] = tuple(rng.randint(1, 6) for _ in check.wants.sides)
        case "adjust":
            event |= {"who": rng.choice(state.roster).id, "amount": rng.randint(-6, 6)}
        case "assign":
            event |= {"who": rng.choice(state.roster).id, "side": rng.choice(["party", "enemy"])}
        case "place":
            event["roster"] = tuple(c.id for c in rng.sample(state.roster, len(state.roster)))
        case "join":
            event |= {"who": late_of(state).id, "side": "enemy", "controller": "gm"}
    return event


def late_of(state: BattleState | SessionState) -> D6gameSheet:
    """Return a character of the campaign who takes no part yet."""
    here = {seat.id for seat in state.seats}
    return next(sheet for sheet in LATE if sheet.id not in here)


def walk(state: BattleState, rng: Random, steps: int) -> tuple[list[dict[str, Any]], list[BattleState]]:
    """A random legal combat."""
    events, states = [], [state]
    for _ in range(steps):
        if not BATTLE.legal(state):
            break
        event = random_event(state, rng)
        state = BATTLE.apply(state, BATTLE.events.validate_python(event))
        events.append(event)
        states.append(state)
    return events, states


@settings(max_examples=budget(60), deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(HOUSES))
def test_any_legal_combat_stays_valid(seed: int, house: dict[str, Any]) -> None:
    """Every named step is legal; states survive JSON (D6G-PHY-11); undo is replay of all but the last."""
    game = game_of(house)
    first = begun(BATTLE, fighters(), game)
    events, states = walk(first, Random(seed), 60)
    for state in states:
        assert BattleState.model_validate_json(state.model_dump_json()) == state.unbound()
        assert BATTLE.advance(state) is state
        assert state.actor == "" or state.of(state.actor)
    assert feed(BATTLE, first, events[:-1]) == states[max(0, len(events) - 1)]
    assert feed(BATTLE, first, events) == states[-1]


@settings(max_examples=budget(40), deadline=None)
@given(st.integers(0, 10**6))
def test_refused_event_changes_nothing(seed: int) -> None:
    """Impossible faces, unknown ids, wrong phase: a Refusal with code and sentence."""
    rng = Random(seed)
    _, states = walk(begun(BATTLE, fighters(), game_of()), rng, 30)
    before = states[-1].model_dump_json()
    bad = [
        {"kind": "throw", "faces": (7, 1, 1, 1, 1)},
        {"kind": "throw", "faces": (1, 1, 1)},
        {"kind": "throw", "faces": (0, 1, 1, 1, 1)},
        {"kind": "target", "target": "nobody"},
        {"kind": "choose", "option": "power:1000000000"},
        {"kind": "choose", "option": "flee"},
        {"kind": "adjust", "who": "nobody", "amount": 1},
        {"kind": "throw", "faces": (1,) * 9},
        {"kind": "begin"} if states[-1].phase != "setup" else {"kind": "next"},
    ]
    for event in bad:
        with pytest.raises(Refusal) as caught:
            BATTLE.apply(states[-1], BATTLE.events.validate_python(event))
        assert caught.value.problem.code
        assert str(caught.value)
    assert states[-1].model_dump_json() == before


def test_phases_follow_published_order() -> None:
    """D6G-AMB-02, D6G-CMB-03..11: nothing is missing between begin and the next turn."""
    state = BATTLE.start([hero(id="a", life=5), hero(id="e", life=9, is_pc=False)], game_of())
    phases = [str(state.step)]
    for event in (
        {"kind": "begin"},
        {"kind": "target", "target": "e"},
        {"kind": "throw", "faces": (1, 1, 2, 2, 6)},
        {"kind": "choose", "option": "power:3"},
        {"kind": "choose", "option": "fight_back"},
        {"kind": "throw", "faces": (1, 1, 2, 3, 6)},
        {"kind": "next"},
    ):
        state = feed(BATTLE, state, [event])
        phases.append(str(state.step))
    order = ["setup", "target", "attack_roll", "power", "response", "defence_roll", "turn_end", "target"]
    assert phases == order


def test_every_power_is_offered_without_hand_or_life() -> None:
    """D6G-AMB-27: every power from 1 to 10 is offered, even with no hand and life 1."""
    state = BATTLE.start([hero(id="a", life=1), hero(id="e", life=9, is_pc=False)], game_of())
    events = ({"kind": "begin"}, {"kind": "target", "target": "e"}, {"kind": "throw", "faces": (1, 2, 3, 4, 6)})
    state = feed(BATTLE, state, events)
    assert [dict(m.args)["option"] for m in BATTLE.legal(state)[:10]] == [f"power:{n}" for n in range(1, 11)]


def test_the_windows_of_an_attack() -> None:
    """D6G-CMB-08, D6G-AMB-33: who may do what now, oneself never among the targets."""
    state = feed(BATTLE, BATTLE.start(fighters(), game_of()), [{"kind": "begin"}])
    targets = [m for m in BATTLE.legal(state) if m.event == "target"]
    assert {dict(m.args)["target"] for m in targets} == {c.id for c in state.roster} - {state.actor}
    own = [m for m in targets if state.of(dict(m.args)["target"]).side == state.of(state.actor).side]
    assert own
    assert all(dict(m.args)["confirmed"] for m in own)


def test_typed_dice_are_marked_and_treated_alike() -> None:
    """D6G-PHY-04."""
    events = [
        {"kind": "begin"},
        {"kind": "target", "target": "e"},
        {"kind": "throw", "faces": (1, 1, 2, 2, 6), "origin": "hand"},
    ]
    first = BATTLE.start([hero(id="a", life=5), hero(id="e", life=9, is_pc=False)], game_of())
    state = feed(BATTLE, first, events)
    assert state.attack.attack.origin == "hand"
    thrown = feed(BATTLE, first, [*events[:-1], {**events[-1], "origin": "app"}])
    typed = thrown.attack.evolve(attack=thrown.attack.attack.evolve(origin="hand"))
    assert thrown.evolve(check=typed) == state


def test_hidden_dice_stay_hidden_after_json_round_trip() -> None:
    """D6G-PHY-11, D6G-PHY-06: hidden dice are read back from disc, and still concealed from the target."""
    state = BATTLE.start([hero(id="a", life=5), hero(id="b", life=9)], game_of(), sides={"b": "other"})
    state = feed(
        BATTLE,
        state,
        [{"kind": "begin"}, {"kind": "target", "target": "b"}, {"kind": "throw", "faces": (6, 6, 6, 6, 6)}],
    )
    again = BattleState.model_validate_json(state.model_dump_json()).bound(state.known, state.game)
    assert again == state
    assert again.attack is not None
    assert again.attack.attack.values == (6, 6, 6, 6, 6)
    seen = BATTLE.project(again, Viewer(sheet="b"))
    assert [die.value for die in seen.check.throws[0].dice] == [None] * 5


def test_combat_reports_life_changes_of_sheets() -> None:
    """D6G-CMB-09: life as data, so that it can be shown, applied and undone."""
    state = BATTLE.start([hero(id="a", life=5), hero(id="e", life=9, is_pc=False)], game_of())
    events = [
        {"kind": "begin"},
        {"kind": "target", "target": "e"},
        {"kind": "throw", "faces": (6, 6, 6, 6, 6)},
        {"kind": "choose", "option": "power:4"},
        {"kind": "choose", "option": "dodge"},
    ]
    found = BATTLE.changes(state, feed(BATTLE, state, events))
    assert [(c.sheet, c.field, c.before, c.after) for c in found] == [("e", "life", 9, 7)]


# --- the session


def random_session_event(state: SessionState, rng: Random) -> dict[str, Any]:
    """One legal event of a play session."""
    move = rng.choice(SESSION.legal(state))
    event: dict[str, Any] = {"kind": move.event, **dict(move.args)}
    match move.event:
        case "throw":
            event["faces"] = tuple(rng.randint(1, 6) for _ in range(5))
        case "announce_fate":
            event["bet"] = rng.randint(0, max(0, min(10, state.of(event["who"]).pool_value(state.settings))))
        case "adjust":
            fields = ["life"] + (["fate"] if state.settings.fate_separate else [])
            event |= {"field": rng.choice(fields), "amount": rng.randint(-4, 9)}
        case "reroll_life":
            event["faces"] = (rng.randint(1, 6),)
        case "join":
            event["who"] = late_of(state).id
    return event


@settings(max_examples=budget(60), deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(HOUSES))
def test_any_legal_session_stays_valid(seed: int, house: dict[str, Any]) -> None:
    """Any legal sequence keeps the state valid; undo equals replay; changes lead from one state to the next."""
    rng = Random(seed)
    first = begun(SESSION, fighters(), game_of(house))
    state, states, events = first, [first], []
    for _ in range(50):
        event = random_session_event(state, rng)
        after = SESSION.apply(state, SESSION.events.validate_python(event))
        for change in SESSION.changes(state, after):
            was, now = state.of(change.sheet), after.of(change.sheet)
            assert (getattr(was, change.field), getattr(now, change.field)) == (change.before, change.after)
        events.append(event)
        states.append(after)
        state = after
        assert SessionState.model_validate_json(state.model_dump_json()) == state.unbound()
        assert SESSION.advance(state) is state
    assert feed(SESSION, first, events[:-1]) == states[-2]


@settings(max_examples=budget(40), deadline=None)
@given(st.integers(0, 10**6))
def test_players_never_see_the_numbers_of_others(seed: int) -> None:
    """D6G-PHY-08: unseen people stay out, and of enemies no number is shown."""
    rng = Random(seed)
    state = begun(SESSION, fighters(life=777), game_of())
    for _ in range(30):
        state = SESSION.apply(state, SESSION.events.validate_python(random_session_event(state, rng)))
        for viewer in (Viewer(), Viewer(sheet="p0")):
            seen = SESSION.project(state, viewer)
            assert {p.id for p in seen.people} == {m.id for m in state.members if not m.of_gm or m.seen}
            assert not [p for p in seen.people if not p.is_pc and (p.gauges or p.conditions)]
            hidden = {m.id for m in state.members if m.of_gm and not m.seen}
            text = seen.model_dump_json()
            assert not [who for who in hidden if f'"{who}"' in text]
    assert {p.id for p in SESSION.project(state, Viewer(gm=True)).people} == {m.id for m in state.members}


def filled(event: dict[str, Any], state: Any, engine: Any) -> dict[str, Any]:
    """Fill a move's inputs: dice, an amount, a new character."""
    check = engine.check(state)
    member = (state.roster if hasattr(state, "roster") else state.members)[0].id  # those who left early are missing
    match event["kind"]:
        case "throw":
            event["faces"] = (1,) * len(check.wants.sides)
        case "adjust":
            event = {"who": member, "amount": 1} | event
        case "assign":
            event |= {"who": member, "side": "party"}
        case "place":
            event["roster"] = tuple(c.id for c in state.roster)
        case "reroll_life":
            event["faces"] = (3,)
        case "join":
            event["who"] = late_of(state).id
    return event


@settings(max_examples=budget(25), deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(HOUSES))
def test_everything_offered_is_accepted(seed: int, house: dict[str, Any]) -> None:
    """D6G-GMV-10, section 9.1: every move of every state, not only the one that was taken."""
    rng = Random(seed)
    _, states = walk(begun(BATTLE, fighters(4), game_of(house)), rng, 30)
    play_session = begun(SESSION, fighters(4), game_of(house))
    states_of_session = [play_session]
    for _ in range(10):
        play_session = SESSION.apply(
            play_session, SESSION.events.validate_python(random_session_event(play_session, rng))
        )
        states_of_session.append(play_session)
    for engine, visited in ((BATTLE, states), (SESSION, states_of_session)):
        for state in visited:
            for move in engine.legal(state):
                event = filled({"kind": move.event, **dict(move.args)}, state, engine)
                feed(engine, state, [event])


def test_combat_reports_life_changes_of_joiners() -> None:
    """D6G-AMB-23: from the entry to the end."""
    start = BATTLE.start([hero(id="a", life=5), hero(id="e", life=9, is_pc=False)], game_of())
    start = with_newcomer(start, hero(id="late", name="援軍", life=8, is_pc=False))
    events = [
        {"kind": "begin"},
        {"kind": "join", "who": "late"},
        *({"kind": "adjust", "who": who, "amount": -3} for who in ("a", "late")),
    ]
    end = feed(BATTLE, start, events)
    found = {(c.sheet, c.before, c.after) for c in BATTLE.changes(start, end)}
    assert found == {("a", 5, 2), ("late", 8, 5)}


def test_every_play_field_is_named() -> None:
    """Every field that an engine changes is a play field."""
    lists = {"resources": [{"id": "fuel", "name": "燃料", "base": 5}]}
    state = SESSION.start([hero(id="a", resources={"fuel": 5}, life_die=2)], game_of(lists=lists))
    end = feed(
        SESSION,
        state,
        [
            {"kind": "adjust", "who": "a", "field": "fuel", "amount": -1},
            {"kind": "adjust", "who": "a", "field": "fate", "amount": 2},
            {"kind": "reroll_life", "who": "a", "faces": (6,)},
        ],
    )
    fields = {change.field for change in SESSION.changes(state, end)}
    assert fields == {"life", "life_initial", "life_die", "fate", "resources.fuel"}
    assert set(SYSTEM.play_fields) == {"life", "life_initial", "life_die", "fate", "resources.*"}


def ended_in_an_attack(*more: dict[str, Any]) -> BattleState:
    """P0 attacks E1, and the GM ends it before the throw."""
    first = BATTLE.start(fighters(), game_of())
    return feed(BATTLE, first, [{"kind": "begin"}, {"kind": "target", "target": "e1"}, {"kind": "end"}, *more])


@pytest.mark.parametrize(("gone", "phase", "actor"), [("p0", "target", "e0"), ("e1", "turn_end", "p0")])
def test_cancelled_attack_does_not_block_combat(gone: str, phase: str, actor: str) -> None:
    """D6G-AMB-30: attacker or target has left, and the GM resumes."""
    state = ended_in_an_attack({"kind": "leave", "who": gone}, {"kind": "resume"})
    assert (state.phase, state.actor) == (phase, actor)


def test_leaving_after_game_over_passes_turn_on() -> None:
    """D6G-AMB-32, D6G-CMB-04: the enemy that struck the last of the party goes, and the next one is next."""
    lives = {"e": 2, "n": 3, "m": 4, "x": 9}
    people = [hero(id="p", life=1), *(hero(id=who, life=life, is_pc=False) for who, life in lives.items())]
    first = BATTLE.start(people, game_of(), sides={"n": "friends", "m": "friends"})
    blow = [
        {"kind": "target", "target": "p"},
        {"kind": "throw", "faces": (1, 2, 3, 4, 6)},
        {"kind": "choose", "option": "power:4"},
        {"kind": "choose", "option": "dodge"},
        {"kind": "next"},
    ]
    over = feed(BATTLE, first, [{"kind": "begin"}, {"kind": "pass", "gm": True}, {"kind": "next"}, *blow])
    assert (over.phase, over.actor) == ("game_over", "e")
    after = feed(BATTLE, over, [{"kind": "leave", "who": "e"}, {"kind": "dismiss"}])
    assert (after.phase, after.actor) == ("target", "n")


def test_owed_changes_are_shown_after_the_dodger_left() -> None:
    """D6G-AMB-24, D6G-AMB-28: and the hand stays concealed from the one who dodged."""
    first = BATTLE.start(fighters(), game_of({"combat.fate_changes": True}))
    blow = [
        {"kind": "begin"},
        {"kind": "target", "target": "e1"},
        {"kind": "throw", "faces": (1, 1, 2, 2, 3)},
        {"kind": "choose", "option": "power:4"},
        {"kind": "choose", "option": "dodge"},
    ]
    state = feed(BATTLE, first, blow)
    gone = feed(BATTLE, state, [{"kind": "next"}, {"kind": "leave", "who": "e1"}])
    assert [owed.amount for owed in BATTLE.project(gone, Viewer(sheet="p0")).owed] == [1]
    assert BATTLE.project(gone, Viewer(gm=True)).owed == ()


def test_close_move_is_labelled_as_settling_the_results() -> None:
    """D6G-CMB-13: 戦闘画面を閉じる would not promise that a second step removes the battle."""
    over = feed(BATTLE, BATTLE.start(fighters(), game_of()), [{"kind": "begin"}, {"kind": "end"}])
    assert JAPANESE.say(next(m for m in BATTLE.legal(over) if m.event == "close").label) == "戦闘の結果を確定"
