"""The session as a machine: any legal way through it, undo, projections, saving."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.core.problem import Refusal
from desktop.core.system import Move, Viewer
from desktop.systems.d20fate import SYSTEM
from desktop.systems.d20fate.session import SESSION
from desktop.systems.d20fate.session import events as ev
from desktop.systems.d20fate.session.reducer import ALLOWED
from desktop.systems.d20fate.session.state import LoopStep, SessionState
from desktop.systems.d20fate.sheet import Condition, D20FateSheet

from .conftest import party, rules

GM, TABLE, PLAYER = Viewer(gm=True), Viewer(), Viewer(sheet="pc")


def begin(**changed: Any) -> SessionState:
    state: SessionState = SESSION.start(party(), rules(**changed))
    return state


def play(state: SessionState, *events: Any) -> SessionState:
    for event in events:
        state = SESSION.apply(state, event)
    return state


def event_for(move: Move, state: SessionState, rng: Random) -> Any:
    """Fill in what a person would add to a move."""
    args: dict[str, Any] = {"kind": move.event, **dict(move.args)}
    if move.event in ("declare", "stunt", "fate_ruling", "condition"):
        args["who"] = move.who
    if move.event == "designate":
        args |= {"who": move.who, "subject": rng.choice(["str", "stealth", "wis"])}
        args |= rng.choice([{"dc": rng.randint(5, 25)}, {"opponent": "npc"}, {"opponent": 4, "secret": True}])
        args |= {"advantages": rng.choice([(), ("不意打ち",)]), "disadvantages": rng.choice([(), ("暗闇",)])}
    if move.event in ("roll", "boost", "reroll"):
        assert state.check is not None
        side = args["side"]
        check = (
            state.check
            if move.event == "roll"
            else state.check.choose(("" if side == "actor" else "opponent.") + move.event)
        )
        args["faces"] = tuple(rng.randint(1, sides) for sides in check.dice_for(side))
    if move.event == "describe":
        args["consequence"] = "警戒される"
    if move.event == "condition":
        args["condition"] = {"text": rng.choice(["転倒", "拘束"])}
    if move.event == "fate_ruling":
        args["value"] = rng.randint(0, 4)
    if move.event == "join":
        args["sheet"] = D20FateSheet(id=f"late{rng.randint(0, 3)}", name="遅れた人", fate_dice=0)
    return SESSION.events.validate_python(args)


def walk(rng: Random, state: SessionState, steps: int) -> list[Any]:
    events = []
    for _ in range(steps):
        event = event_for(rng.choice(SESSION.legal(state)), state, rng)
        state = SESSION.apply(state, event)
        events.append(event)
    return events


VARIANTS: list[dict[str, Any]] = [
    {},
    {"flow__simple": True},
    {"flow__auto_confirm": False},
    {"contest__tie": "reroll"},
    {"fate__npc_has_dice": True},
    {"fate__reroll_scope": "adopted_die"},
    {"fate__max": 4},
]


@settings(deadline=None, max_examples=60)
@given(seed=st.integers(0, 10**6), variant=st.sampled_from(VARIANTS))
def test_every_legal_way_keeps_the_state_valid(seed: int, variant: dict[str, Any]) -> None:
    """D20-LOOP-06, D20-PHY-10: every offered move is accepted, pools never go below 0, the state survives a file."""
    first = begin(**variant)
    events = walk(Random(seed), first, 40)
    state, states = first, [first]
    for event in events:
        text = event.model_dump_json()
        assert SESSION.events.validate_json(text) == event
        state = SESSION.apply(state, event)
        states.append(state)
        assert all(sheet.fate_dice >= 0 for sheet in state.cast)
        assert SESSION.legal(state)
    back = SESSION.state_type.model_validate_json(state.model_dump_json())
    assert back == state
    assert back.step is state.step
    assert SESSION.legal(back) == SESSION.legal(state)
    # undo is replay of all events but the last
    assert play(first, *events[:-1]) == states[-2]


@settings(deadline=None, max_examples=40)
@given(seed=st.integers(0, 10**6))
def test_kinds_that_are_not_offered_are_refused(seed: int) -> None:
    """D20-LOOP-06: what legal() does not name is refused and changes nothing."""
    state = play(begin(), *walk(Random(seed), begin(), 15))
    offered = {move.event for move in SESSION.legal(state)}
    samples = [
        ev.SessionStart(),
        ev.Declare(who="pc"),
        ev.Withdraw(),
        ev.NoCheck(),
        ev.Designate(subject="str", dc=10),
        ev.Roll(faces=(10,)),
        ev.Boost(faces=(3,)),
        ev.Reroll(faces=(3,)),
        ev.Confirm(),
        ev.Describe(consequence="転倒"),
    ]
    for event in samples:
        if event.kind not in offered:
            with pytest.raises(Refusal):
                SESSION.apply(state, event)


def test_the_arrows_of_the_loop() -> None:
    """D20-LOOP-06: exactly the table of section 8."""
    arrows = {step: {k for k, steps in ALLOWED.items() if step in steps} for step in LoopStep}
    beside = {"stunt", "fate_ruling", "note"}
    assert arrows[LoopStep.DECLARE] - beside == {"declare", "session_start", "join", "condition"}
    assert arrows[LoopStep.DESIGNATE] - beside == {"designate", "withdraw", "no_check", "condition"}
    assert arrows[LoopStep.ROLL] - beside == {"roll"}
    assert arrows[LoopStep.FATE] - beside == {"boost", "reroll", "confirm"}
    assert arrows[LoopStep.RESOLVE] - beside == {"describe", "condition"}
    assert arrows[LoopStep.STOP] - beside == {"declare", "session_start", "join"}


def test_late_joiner() -> None:
    """D20-AMB-26: starts with three, whatever the sheet says; the others keep theirs."""
    state = play(begin(), ev.Stunt(who="pc"), ev.Join(sheet=D20FateSheet(id="late", name="遅れた人", fate_dice=9)))
    assert [sheet.fate_dice for sheet in state.cast] == [4, 3, 0, 3]


def test_changed_sheet_keeps_the_pool() -> None:
    """D20-FATE-05: bringing a sheet again is no recovery."""
    state = play(begin(), ev.FateRuling(who="pc", value=1), ev.Join(sheet=party()[0].evolve(level=6)))
    assert (state.find("pc").level, state.find("pc").fate_dice) == (6, 1)


def test_every_step_of_a_pool_is_a_change() -> None:
    """D20-PHY-07: spending and earning are data that can be shown and undone."""
    base = begin()
    state = play(base, ev.Stunt(who="pc"))
    change = state.changes[0]
    assert (change.sheet, change.field, change.before, change.after, change.rule) == (
        "pc",
        "fate_dice",
        3,
        4,
        "D20-FATE-06",
    )
    state = play(state, ev.Declare(who="pc"))
    assert state.changes == ()
    state = play(state, ev.Designate(subject="str", dc=20), ev.Roll(faces=(4,)), ev.Boost(faces=(1,)))
    assert [(c.before, c.after, c.rule) for c in state.changes] == [(4, 3, "D20-FATE-02")]
    state = play(state, ev.Reroll(faces=(2,)))
    assert [(c.before, c.after, c.rule) for c in state.changes] == [(3, 2, "D20-FATE-03")]
    started = play(base, ev.FateRuling(who="ally", value=0), ev.SessionStart())
    assert [(c.sheet, c.after) for c in started.changes] == [("ally", 3)]


def test_refused_boost_keeps_the_die() -> None:
    """D20-AMB-20, D20-AMB-28: the state is the same object's worth after a refusal; nobody lends dice."""
    state = play(begin(), ev.Declare(who="pc"), ev.Designate(subject="str", dc=10), ev.Roll(faces=(1,)))
    with pytest.raises(Refusal) as refusal:
        SESSION.apply(state, ev.Boost(faces=(6,)))
    assert refusal.value.problem.code == "natural_decides"
    assert state.find("pc").fate_dice == 3
    assert {move.who for move in SESSION.legal(state) if move.event in ("boost", "reroll")} == {"pc"}


def test_own_dice_only() -> None:
    """D20-AMB-28: in a contest each use is paid by its own side."""
    state = play(begin(), ev.Declare(who="pc"), ev.Designate(subject="str", opponent="ally"))
    state = play(
        state, ev.Roll(faces=(15,)), ev.Roll(side="opponent", faces=(10,)), ev.Boost(side="opponent", faces=(6,))
    )
    assert (state.find("pc").fate_dice, state.find("ally").fate_dice) == (3, 2)


def test_stop_asks_and_waits() -> None:
    """D20-LOOP-05, D20-PHY-04: one question, and only a declaration answers it."""
    state = begin().evolve(step=LoopStep.STOP)
    assert str(state.prompt) == "どうしますか？"
    in_loop = {move.event for move in SESSION.legal(state)} - {"stunt", "fate_ruling", "note", "session_start", "join"}
    assert in_loop == {"declare"}
    assert {move.who for move in SESSION.legal(state) if move.event == "declare"} == {"pc", "ally"}
    assert len({str(begin().evolve(step=step).prompt) for step in LoopStep}) == len(LoopStep)


def test_one_primary_step_each() -> None:
    """D20-PHY-02, D20-PHY-04: Enter always means exactly one thing."""
    state = begin()
    for event in (ev.Declare(who="pc"), ev.Designate(subject="str", opponent="npc"), ev.Roll(faces=(4,))):
        assert len([move for move in SESSION.legal(state) if move.primary]) == 1
        state = SESSION.apply(state, event)
    state = SESSION.apply(state, ev.Roll(side="opponent", faces=(10,)))
    assert [move.event for move in SESSION.legal(state) if move.primary] == ["confirm"]


# -- what others may know ------------------------------------------------------


def contest(secret: bool, *more: Any) -> SessionState:
    state = play(
        begin(), ev.Declare(who="pc", text="隠れる"), ev.Designate(pairing="hide", opponent="npc", secret=secret)
    )
    return play(state, ev.Roll(faces=(8,)), ev.Roll(side="opponent", faces=(12,)), *more)


def test_open_display() -> None:
    """D20-PHY-08: step, actor, ability and skill, DC, last result."""
    state = play(
        begin(), ev.Declare(who="pc", text="砂"), ev.Designate(subject="sleight_of_hand", dc=15), ev.Roll(faces=(4,))
    )
    view = SESSION.project(state, TABLE)
    assert (view.step_name, view.who, view.text, view.dc, view.shortage) == ("フェイト", "pc", "砂", 15, 6)
    assert (str(view.actor.label), view.actor.natural, view.actor.total, view.actor.result) == (
        "DEX（早業）",
        4,
        9,
        "失敗",
    )
    assert [part.value for part in view.actor.parts] == [4, 3, 2]
    assert [person.id for person in view.people] == ["pc", "ally"]


def test_hidden_dc() -> None:
    """D20-GMV-08, D20-PHY-06: neither DC nor margin nor its chance, only the word."""
    state = play(begin(dc__hidden=True), ev.Declare(who="pc"), ev.Designate(subject="str", dc=17), ev.Roll(faces=(4,)))
    for viewer in (TABLE, PLAYER):
        view = SESSION.project(state, viewer)
        assert (view.dc, view.shortage, view.actor.result) == (None, None, "失敗")
        assert "17" not in view.model_dump_json()
    assert (SESSION.project(state, GM).dc, SESSION.project(state, GM).shortage) == (17, 11)
    assert state.check is not None
    assert "17" not in str(state.check.title)
    assert "11" not in "".join(str(option.effect) for option in state.check.options)


def test_open_dc_over_a_hiding_house() -> None:
    """D20-GMV-08: the designation may say otherwise than the 卓."""
    state = play(begin(dc__hidden=True), ev.Declare(who="pc"), ev.Designate(subject="str", dc=17, dc_hidden=False))
    assert SESSION.project(state, TABLE).dc == 17


def test_secret_roll() -> None:
    """D20-PHY-06, D20-GMV-08: nothing of the opponent's dice before 解決, both dice at 解決."""
    before = SESSION.project(contest(True), PLAYER)
    assert before.opponent.faces is before.opponent.total is before.opponent.natural is None
    assert (before.actor.result, before.opponent.result, before.shortage, before.fate_uses) == ("", "", None, ())
    assert before.actor.faces == (8,)
    gm = SESSION.project(contest(True), GM)
    assert (gm.opponent.faces, gm.opponent.result) == ((12,), "成功")
    after = SESSION.project(contest(True, ev.Confirm()), PLAYER)
    assert (after.step, after.opponent.faces, after.actor.result) == (LoopStep.RESOLVE, (12,), "失敗")


def test_secret_by_default() -> None:
    """D20-GMV-08: the 卓 may hide every opponent's roll."""
    state = play(begin(opponent__secret=True), ev.Declare(who="pc"), ev.Designate(subject="str", opponent="npc"))
    assert state.check is not None
    assert state.check.secret
    assert SESSION.project(play(state, ev.Roll(side="opponent", faces=(12,))), TABLE).opponent.faces is None


def test_fate_uses_are_offered_to_their_owner() -> None:
    """D20-AMB-28: the player sees the own uses, another player none, the GM all."""
    state = contest(False)
    assert SESSION.project(state, PLAYER).fate_uses == ("boost", "reroll")
    assert SESSION.project(state, Viewer(sheet="ally")).fate_uses == ()
    assert SESSION.project(state, GM).fate_uses == ("boost", "reroll")


def test_prompts_at_resolution() -> None:
    """D20-AMB-34, D20-RES-02, D20-RES-03, D20-RES-04: words that fit the result, for the GM alone."""
    base = play(begin(), ev.FateRuling(who="pc", value=0), ev.Declare(who="pc"), ev.Designate(subject="str", dc=15))
    expected = {
        5: ("反撃を受ける", "道具が壊れる", "警戒される"),
        20: ("ダメージ2倍", "追加情報", "好感度大幅アップ"),
        1: ("転倒", "武器喪失", "敵の増援"),
        15: (),
    }
    for face, words in expected.items():
        state = play(base, ev.Roll(faces=(face,)))
        assert SESSION.project(state, GM).hints == words
        assert SESSION.project(state, TABLE).hints == ()


def test_reminders() -> None:
    """D20-LAW-01, D20-LAW-02, D20-LAW-03, D20-AMB-38, D20-GMV-09: one gentle line, or none at all."""
    designating = play(begin(), ev.Declare(who="pc"))
    assert "ダイスを振ります" in str(SESSION.project(designating, TABLE).reminder)
    assert "動かしません" in str(SESSION.project(begin().evolve(step=LoopStep.STOP), TABLE).reminder)
    quiet = play(begin(law__reminder=False), ev.Declare(who="pc"))
    assert str(SESSION.project(quiet, TABLE).reminder) == ""


@settings(deadline=None, max_examples=60)
@given(seed=st.integers(0, 10**6))
def test_projections_hold_back(seed: int) -> None:
    """D20-PHY-06, D20-PHY-08: no NPC sheet, no GM notes, no hidden dice in any view of a player."""
    rng = Random(seed)
    state = begin(opponent__secret=True, dc__hidden=True)
    for event in walk(rng, state, 30):
        state = SESSION.apply(state, event)
        for viewer in (TABLE, PLAYER, Viewer(sheet="ally")):
            view = SESSION.project(state, viewer)
            text = view.model_dump_json()
            assert "領主" not in text
            assert all(person.is_pc for person in view.people)
            assert view.dc is None
            assert view.opponent is None or view.opponent.parts is None
            closed = state.step not in (LoopStep.RESOLVE, LoopStep.STOP)
            if view.opponent is not None and closed:
                assert view.opponent.faces is None
                assert view.actor.result == ""


def test_npc_summands_stay_with_the_gm() -> None:
    """D20-PHY-08: dice and total of an open roll, but not what the NPC adds."""
    state = contest(False)
    assert SESSION.project(state, TABLE).opponent.total == 12 + 0 + 3
    assert SESSION.project(state, TABLE).opponent.parts is None
    assert [part.value for part in SESSION.project(state, GM).opponent.parts] == [12, 0, 3]
    bare = play(begin(), ev.Declare(who="pc"), ev.Designate(subject="str", opponent=13))
    assert "13" not in SESSION.project(bare, TABLE).model_dump_json()


# -- bad input and speed -------------------------------------------------------


def test_same_character_twice() -> None:
    with pytest.raises(Refusal) as refusal:
        SESSION.start((*party(), party()[0]), SYSTEM.game())
    assert refusal.value.problem.code == "same_character_twice"


def test_conditions_on_others() -> None:
    """D20-AMB-35, D20-LOOP-07: the example's goblin is blinded until the next turn."""
    state = play(begin(), ev.Declare(who="pc"), ev.Designate(subject="sleight_of_hand", dc=15), ev.Roll(faces=(13,)))
    blinded = Condition(text="盲目状態", until="次のターンまで")
    state = play(
        state, ev.Describe(text="目を押さえた", conditions=(ev.ConditionChange(who="npc", condition=blinded),))
    )
    assert state.find("npc").conditions == (blinded,)
    assert [(change.sheet, change.rule) for change in state.changes] == [("npc", "D20-AMB-35")]


def test_five_thousand_events() -> None:
    """D20-PHY-10: a long evening is played to its end."""
    events: list[Any] = []
    for index in range(1000):
        designate = ev.Designate(subject="str", dc=15) if index % 2 else ev.Designate(subject="str", opponent=0)
        events += [ev.Declare(who="pc", text="進む"), designate, ev.Roll(faces=(3,))]
        events += [ev.Stunt(who="ally")] if index % 2 else [ev.Roll(side="opponent", faces=(19,))]
        events += [ev.Confirm(), ev.Describe(consequence="警戒される")]
    state = begin()
    for event in events:
        state = SESSION.apply(state, event)
    assert len(events) == 6000
    assert state.find("ally").fate_dice == 503
