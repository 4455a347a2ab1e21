"""One implementation: loose or in play the check is the same; and concealed data never shows in public data."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.core import play as core_play
from desktop.core.problem import Refusal
from desktop.core.rolls.dice import throw_of
from desktop.core.rolls.odds import percent
from desktop.core.rolls.roll import Asked, Roll
from desktop.core.value import Viewer
from desktop.core.view_models import shown
from desktop.systems.kotodama import SYSTEM, battle, session
from desktop.systems.kotodama.checks import check_kinds, start_check
from tests.example_budget import budget
from tests.systems.kotodama.runner import game_of, sheet_of

GAME = SYSTEM.game()
TABLE, OTHER, GM = Viewer(), Viewer(sheet="a"), Viewer(gm=True)
PLAYERS = (TABLE, OTHER)


def party(**npc: Any) -> tuple[Any, ...]:
    foe = {"id": "n", "name": "クロガネ", "is_pc": False, "initiative": 7, "karma": 4, **npc}
    return (
        sheet_of({"id": "a", "name": "シラサギ", "dl": 1, "initiative": 9, "karma": 1}),
        sheet_of({"id": "m", "name": "ミヨ", "initiative": 5, "connection": "dive"}),
        sheet_of(foe),
    )


def play(engine: Any, state: Any, *events: dict[str, Any]) -> Any:
    for event in events:
        state = engine.apply(state, engine.events.validate_python(event))
    return state


def wave(check: Any, dice: Random) -> tuple[int, ...]:
    return tuple(dice.choice((1, 2, 5, 8, 9, 10)) for _ in check.wants.sides)


PARAMS = st.fixed_dictionaries(
    {},
    optional={
        "skill": st.sampled_from(["none", "射撃", "電制", "反射"]),
        "ability": st.sampled_from(["技巧", "反射", 4]),
        "modifier": st.integers(-3, 3),
        "target": st.integers(6, 10),
        "difficulty": st.integers(0, 3),
        "goal": st.integers(1, 5),
        "opponent": st.sampled_from(["a", "m", "n", "クロガネ"]),
        "opponent_modifier": st.integers(-2, 2),
        "opponent_pool": st.integers(0, 3),
        "no_reaction": st.booleans(),
        "hidden": st.booleans(),
        "secret": st.booleans(),
    },
)


@pytest.mark.parametrize("engine", [SYSTEM.battle, SYSTEM.session], ids=["battle", "session"])
@given(
    kind=st.sampled_from(["normal", "opposed", "react", "extended"]),
    who=st.sampled_from(["a", "m", "n"]),
    params=PARAMS,
    seed=st.integers(0, 10**6),
    rules=st.sampled_from([{}, {"ukatsu_opposed": "loser"}, {"ukatsu_extended": "final_only", "karma_floor": "none"}]),
)
@settings(max_examples=budget(60), deadline=None)
def test_loose_and_in_play_are_the_same(
    engine: Any, kind: str, who: str, params: dict[str, Any], seed: int, rules: dict[str, Any]
) -> None:
    """Totals, changes, options, odds and reasons do not depend on where a check is made (KO-CHK-02, KO-UKA-02)."""
    game, sheets = game_of(rules), party()
    sheet = next(s for s in sheets if s.id == who)
    loose: Any = start_check(kind, sheet, params, game, sheets)
    begun = state = engine.start(sheets, game)
    state = play(engine, state, {"kind": "check", "check": kind, "who": who, "params": params})
    dice = Random(seed)
    for _ in range(60):
        if loose.done:
            break
        assert engine.check(state) == loose
        for viewer in (*PLAYERS, GM):
            shown_in_play = engine.project(state, viewer).check
            assert shown_in_play is None or shown_in_play == shown(loose, viewer)
        if loose.wants is not None:
            faces = wave(loose, dice)
            loose = loose.throw(throw_of(loose.wants.sides, faces))
            state = play(engine, state, {"kind": "throw", "faces": faces, "origin": "hand"})
        else:
            option = dice.choice(["again", "again", "abort"])
            assert [o.id for o in loose.options] == ["again", "abort"]
            loose = loose.choose(option)
            state = play(engine, state, {"kind": "choose", "option": option})
        written = {(c.sheet, c.field): c.after for c in engine.changes(begun, state)}
        costs = loose.outcome.changes if loose.outcome else ()
        assert written == {(c.sheet, c.field): c.after for c in costs}, "booked at once, not at the end"
    assert engine.check(state) is None
    assert state.last == loose
    assert type(state).model_validate_json(state.model_dump_json()) == state.unbound()


def test_set_dl_in_a_battle_reaches_checks() -> None:
    """KO-FSM-R14, KO-NIN-02: the pool follows the DL that holds in the battle; the sheet keeps its own."""
    engine: Any = SYSTEM.battle
    state = play(engine, engine.start(party(), GAME), {"kind": "set_dl", "who": "a", "value": 3})
    state = play(engine, state, {"kind": "check", "check": "normal", "who": "a", "params": {"skill": "射撃"}})
    assert state.check.tester.pool.dice == 3 + 2 + 6


@pytest.mark.parametrize("kind", ["normal", "opposed", "react", "extended"])
def test_default_params_equal_no_params(kind: str) -> None:
    """Sending every parameter with what the form starts with is the same as sending none."""
    blank = SYSTEM.blank(GAME)
    sheets = (*party(), blank, blank.evolve(id="bare", abilities=(), skills=()), party(connection="full_dive")[2])
    for sheet in (None, *sheets):
        params = next(k for k in check_kinds(sheet, GAME, sheets) if k.id == kind).params
        plain = start_check(kind, sheet, {}, GAME, sheets)
        assert start_check(kind, sheet, {p.id: p.default for p in params}, GAME, sheets) == plain
        assert start_check(kind, sheet, {p.id: None for p in params}, GAME, sheets) == plain
        for param in params:
            assert param.default is not None or param.auto or not param.choices, param.id


def test_opponents_sheet_takes_precedence_over_defaults() -> None:
    """KO-OPP-04: 0 dice only when typed."""
    check: Any = start_check("opposed", party()[0], {"opponent": "n", "opponent_pool": None}, GAME, party())
    assert check.passive.pool.dice == 3
    given: Any = start_check("opposed", party()[0], {"opponent": "n", "opponent_pool": 0}, GAME, party())
    assert given.passive.pool.dice == 0
    stronger: Any = start_check("opposed", party()[0], {"opponent": "n", "opponent_modifier": 2}, GAME, party())
    assert stronger.passive.pool.dice == 5


def test_characters_are_offered_as_choices() -> None:
    """The characters of the campaign are offered, NPCs too, by name; an unknown name is refused (KO-OPP-03)."""
    params = {p.id: p for p in check_kinds(party()[0], GAME, party())[1].params}
    assert [(c.value, c.label) for c in params["opponent"].choices] == [("m", "ミヨ"), ("n", "クロガネ")]
    with pytest.raises(Refusal) as refused:
        start_check("opposed", party()[0], {"opponent": "クロガネX"}, GAME, party())
    assert refused.value.problem.code == "unknown_character"


def test_a_react_ability_alone() -> None:
    """KO-CHK-04, KO-CHK-06: any ability may be tested by itself, found by its name or reading like a skill."""
    sheet = SYSTEM.blank(GAME)
    kind = check_kinds(sheet, GAME)[0]
    subject = next(p for p in kind.params if p.subject)
    choice = next(c for c in subject.choices if c.label == "反射")
    assert choice.reading == "はんしゃ"
    check: Any = start_check("normal", sheet, {"skill": choice.value, "ability": "body"}, GAME)
    assert (check.tester.ability, check.tester.skill, check.tester.pool.dice) == ("反射", "", 2)


def test_a_diving_body_does_not_dodge() -> None:
    """KO-AMB-52, KO-CON-10: the bar follows from the states; the GM may lift it or name the other self."""
    attacker, diver, _ = party()

    def pool(**params: Any) -> tuple[int, str]:
        check: Any = start_check("opposed", attacker, {"opponent": "m", **params}, GAME, party())
        return check.passive.pool.dice, check.no_reaction

    assert pool() == (0, "KO-AMB-52")
    assert pool(space="kotodama") == (3, "")
    assert pool(no_reaction=False) == (3, "")
    mine: Any = start_check("react", diver, {"opponent": "a"}, GAME, party())
    assert (mine.passive.pool.dice, mine.no_reaction) == (0, "KO-AMB-52")
    ids = {p.id for p in check_kinds(attacker, GAME, party())[1].params}
    assert {"no_reaction", "space"} <= ids


def test_the_dead_make_no_checks() -> None:
    """KO-STA-08: within the session the dead can do nothing at all, wherever it is tried."""
    dead = party()[0].evolve(char_state="dead")
    for kind in ("normal", "opposed", "extended"):
        with pytest.raises(Refusal) as refused:
            start_check(kind, dead, {}, GAME)
        assert refused.value.problem.code == "dead"
    engine: Any = SYSTEM.battle
    state = play(engine, engine.start(party(), GAME), {"kind": "kill", "who": "a"})
    offered = [dict(m.args)["check"] for m in engine.legal(state) if m.event == "check" and m.who == "a"]
    assert offered == ["react"]


def test_a_ruled_ninja_bonus_reaches_every_pool() -> None:
    """KO-GEN-07, KO-NIN-02: a bonus that the GM wrote by hand is thrown, loose and in play, and shown in the matrix."""
    sheet = sheet_of({"id": "a", "dl": 1, "rulings": [{"rule": "KO-NIN-02", "field": "ninja_bonus", "value": 6}]})
    check: Any = start_check("normal", sheet, {"skill": "射撃"}, GAME)
    assert check.tester.pool.dice == 3 + 2 + 6
    assert [part.house for part in check.tester.parts()] == [False, False, True]
    derived = SYSTEM.derive(sheet, GAME)
    assert derived["ninja_bonus"].value == 6
    assert derived["pool.a0.s0"].value == 11
    engine: Any = SYSTEM.session
    state = play(engine, engine.start([sheet], GAME), {"kind": "check", "check": "normal", "who": "a"})
    assert state.check.tester.pool.dice == 9


# --- what is hidden --------------------------------------------------------------------------------------------------


def same_tens(faces: tuple[int, ...], dice: Random) -> tuple[int, ...]:
    """Return other faces with as many 10s: how many dice are thrown is always open."""
    other = [10 if face == 10 else dice.choice((1, 2, 3, 5, 8, 9)) for face in faces]
    dice.shuffle(other)
    return tuple(other)


@pytest.mark.parametrize("kind", ["normal", "opposed", "extended"])
@given(seed=st.integers(0, 10**6))
@settings(max_examples=budget(40), deadline=None)
def test_secret_check_reaches_no_player_view(kind: str, seed: int) -> None:
    """Faces, pool parts, difficulty and goal may differ as they like: players see the same, to the very end."""
    dice = Random(seed)
    foe = party()[2]
    params = [{"secret": True, "pool": 4, "difficulty": d, "goal": 9 + d, "opponent_pool": 3} for d in (0, 3)]
    one, two = (start_check(kind, foe, p, GAME, party()) for p in params)
    for _ in range(30):
        for viewer in PLAYERS:
            assert shown(one, viewer).model_dump_json() == shown(two, viewer).model_dump_json()
        if one.wants is None:
            break
        faces = wave(one, dice)
        one = one.throw(throw_of(one.wants.sides, faces))
        assert two.wants is not None
        two = two.throw(throw_of(two.wants.sides, same_tens(faces, dice)))
        if kind == "extended" and (one.done or two.done):
            break


@given(seed=st.integers(0, 10**6))
@settings(max_examples=budget(60), deadline=None)
def test_covered_side_reaches_no_player_view_until_both_threw(seed: int) -> None:
    """KO-TBL-13: neither faces nor how the pool is made up; then all of it is open."""
    dice = Random(seed)
    foes = (party(abilities={"re:反射": 2}, skills={"電制": 3}), party(abilities={"re:洞察": 4}, skills={"電制": 1}))
    one, two = (
        start_check("opposed", sheets[0], {"opponent": "n", "opponent_skill": "電制", "hidden": True}, GAME, sheets)
        for sheets in foes
    )
    while one.wants is not None and two.wants is not None:
        for viewer in PLAYERS:
            assert shown(one, viewer).model_dump_json() == shown(two, viewer).model_dump_json()
        faces = wave(one, dice)
        secret = one.wants.secret
        one = one.throw(throw_of(one.wants.sides, faces))
        two = two.throw(throw_of(two.wants.sides, same_tens(faces, dice) if secret else faces))
    assert one.done
    assert two.done
    seen = shown(one, TABLE)
    assert all(die.value is not None for throw in seen.throws for die in throw.dice)
    assert seen.outcome is not None


@given(seed=st.integers(0, 10**6), karmas=st.tuples(st.none() | st.integers(0, 9), st.none() | st.integers(0, 9)))
@settings(max_examples=budget(60), deadline=None)
def test_npc_karma_reaches_no_player_view(seed: int, karmas: tuple[int | None, int | None]) -> None:
    """KO-TBL-16, KO-AMB-16: ウカツ! is shown, not what it costs, nor whether there was anything to take."""
    engine: Any = SYSTEM.battle
    states = [engine.start(party(karma="none" if k is None else k), GAME) for k in karmas]
    event = {"kind": "check", "check": "extended", "who": "n", "params": {"pool": 5, "goal": 9}}
    dice = Random(seed)
    for _ in range(12):
        received = []
        for number, state in enumerate(states):
            typed = engine.events.validate_python(event)
            after = engine.apply(state, typed)
            found = engine.log_messages(state, typed, after)
            received.append([[text for s in found if (text := s.for_(v)) is not None] for v in PLAYERS])
            states[number] = after
        assert received[0] == received[1]
        for viewer in PLAYERS:
            one, two = (engine.project(state, viewer).model_dump_json() for state in states)
            assert one == two
        check = states[0].check
        if check is None:
            break
        done: dict[str, Any] = {"kind": "choose", "option": "again"}
        event = done if check.wants is None else {"kind": "throw", "faces": wave(check, dice)}


HIDDEN_STEPS: tuple[tuple[dict[str, Any], ...], ...] = (
    ({"kind": "damage", "who": "h", "amount": 2},),
    ({"kind": "set_karma", "who": "h", "value": 1},),
    ({"kind": "set_dl", "who": "h", "value": 2},),
    ({"kind": "connect", "who": "h", "to": "aware", "gm": True},),
    ({"kind": "effect", "id": "x", "until": "scene", "name": "待ち伏せ", "who": "h"},),
    ({"kind": "check", "check": "normal", "who": "h", "params": {"pool": 1}}, {"kind": "throw", "faces": (1,)}),
    ({"kind": "check", "check": "opposed", "who": "h", "params": {"opponent": "a", "pool": 1}},),
    (
        {"kind": "check", "check": "react", "who": "a", "params": {"opponent": "h", "opponent_pool": 1, "pool": 1}},
        {"kind": "throw", "faces": (8,)},
        {"kind": "throw", "faces": (5,)},
    ),
)


@given(steps=st.lists(st.integers(0, 3), min_size=4, max_size=40), seed=st.integers(0, 10**6))
@settings(max_examples=budget(40), deadline=None)
def test_concealed_character_leaves_no_trace(steps: list[int], seed: int) -> None:
    """A battle with an ambusher, their turns and checks, looks and sounds to players like the one without."""
    engine: Any = SYSTEM.battle
    ambusher = sheet_of({"id": "h", "name": "伏兵", "is_pc": False, "side": "other", "initiative": 8})
    plain = engine.start(party(), GAME)
    full = engine.start((*party(), ambusher), GAME, hidden=["h"])
    dice = Random(seed)
    for step in steps:
        if step == 0:
            plain, full = both(engine, plain, full, {"kind": "start"} if plain.phase == "idle" else turn(plain), dice)
        elif step == 1:
            event = {"kind": "damage", "who": dice.choice("amn"), "amount": dice.randint(0, 4)}
            plain, full = both(engine, plain, full, event, dice)
        else:
            for event in dice.choice(HIDDEN_STEPS):
                full, received = alone(engine, full, event)
                assert received == [[], []]
        full = catch_up(engine, full, dice)
        for viewer in PLAYERS:
            assert engine.project(plain, viewer).model_dump_json() == engine.project(full, viewer).model_dump_json()


def turn(state: Any) -> dict[str, Any]:
    if state.phase == "main":
        return {"kind": "discard", "who": state.current}
    return {"kind": "next", "gm": True}


def alone(engine: Any, state: Any, event: dict[str, Any]) -> tuple[Any, list[list[Any]]]:
    """Do something in one of the battles, if it is legal there, and return what players hear."""
    typed = engine.events.validate_python(event)
    try:
        after = engine.apply(state, typed)
    except Refusal:
        return state, [[], []]
    found = engine.log_messages(state, typed, after)
    return after, [[text for s in found if (text := s.for_(v)) is not None] for v in PLAYERS]


def both(engine: Any, plain: Any, full: Any, event: dict[str, Any], dice: Random) -> tuple[Any, Any]:
    """Do the same in both battles, the ambusher's turns and open checks out of the way first."""
    full = catch_up(engine, full, dice)
    if full.check is not None:
        full, _ = alone(engine, full, {"kind": "drop_check"})
    plain, one = alone(engine, plain, event)
    full, two = alone(engine, full, event)
    assert one == two
    return plain, full


def catch_up(engine: Any, full: Any, dice: Random) -> Any:
    """Let the ambusher take the next turn of the round; players get no message."""
    for _ in range(3):
        hidden = next((p for p in full.people if p.hidden), None)
        if full.check is not None or hidden is None or full.phase not in ("initiative", "main"):
            return full
        acting = full.current == "h"
        if not acting and battle.suggested(full) != "h":
            return full
        event = {"kind": "discard", "who": "h"} if acting else {"kind": "next"}
        full, received = alone(engine, full, event)
        assert received == [[], []]
    return full


def test_reveal_shows_concealed_character() -> None:
    """KO-TBL-19: a revealed character is on the page, in the order and in the log."""
    engine: Any = SYSTEM.session
    state = engine.start(party(), GAME, hidden=["n"])
    event = engine.events.validate_python({"kind": "reveal", "who": "n"})
    after = engine.apply(state, event)
    assert [str(s.for_(TABLE)) for s in engine.log_messages(state, event, after)] == ["クロガネ が姿を現しました。"]
    assert [p.id for p in session.project(after, TABLE).people] == ["a", "m", "n"]


def test_player_view_lists_talk_channels() -> None:
    """KO-AMB-48, KO-KTD-04: a player's page lists by which channel each of the others can be spoken to."""
    engine: Any = SYSTEM.session
    state = engine.start(party(connection="aware"), GAME)
    seen = {viewer: {p.id: p.channels for p in engine.project(state, Viewer(sheet=viewer)).people} for viewer in "am"}
    assert seen == {"a": {"a": (), "m": (), "n": ("real",)}, "m": {"a": (), "m": (), "n": ("irc",)}}
    assert {p.channels for p in engine.project(state, TABLE).people} == {()}


def test_the_chance_before_the_throw_is_not_that_of_the_reroll() -> None:
    """KO-TBL-24, KO-TAT-03: 88.2 % stays 88.2 % when a 10 has made the success certain before its reroll."""
    roll = Roll.of(Asked(kind="normal", who="a", params={}), start_check("normal", None, {"pool": 6}, GAME))
    chance = roll.check.odds().success
    assert percent(chance or Fraction(0)) == "88.2 %"
    for faces in ((10, 2, 2, 2, 2, 2), (3,)):
        roll = roll.take(core_play.ThrowEvent(faces=faces))
    assert roll.done
    seen = roll.shown(TABLE)
    assert seen.odds_before
    assert seen.odds is not None
    assert seen.odds.success == chance
