"""The session as an engine: any legal way through it, undo, projections, saving."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.core.play import KnownSheets, Move
from desktop.core.problem import Refusal
from desktop.core.value import Viewer
from desktop.services.text.language import english
from desktop.systems.d20fate import SYSTEM
from desktop.systems.d20fate.session import SESSION
from desktop.systems.d20fate.session import events as ev
from desktop.systems.d20fate.session.rules import ALLOWED
from desktop.systems.d20fate.session.state import LoopStep, SessionState
from desktop.systems.d20fate.sheet import Condition, D20FateSheet
from tests.example_budget import budget

from .conftest import party, rules

GM, TABLE, PLAYER = Viewer(gm=True), Viewer(), Viewer(sheet="pc")


LATE = tuple(f"late{number}" for number in range(40))


def begin(**changed: Any) -> SessionState:
    """Begin with the party; characters with the ids of `LATE` may join."""
    state = SESSION.start(party(), rules(**changed))
    late = {who: D20FateSheet(id=who, name="遅れた人", fate_dice=0) for who in LATE}
    return state.bound(KnownSheets(state.known, late), state.game)


def edited(state: SessionState, who: str, **changes: Any) -> SessionState:
    """Edit a sheet from outside."""
    return SESSION.advance(state.with_sheet(state.known[who].evolve(**changes)))


def with_late(state: SessionState, *sheets: D20FateSheet) -> SessionState:
    """Make sheets known and let their characters join."""
    for sheet in sheets:
        state = SESSION.apply(state.with_sheet(sheet), ev.Join(who=sheet.id))
    return state


def play(state: SessionState, *events: Any) -> SessionState:
    for event in events:
        state = SESSION.apply(state, event)
    return state


def event_for(move: Move, state: SessionState, rng: Random) -> Any:
    """Fill in what a person would add to a move."""
    args: dict[str, Any] = {"kind": move.event, **dict(move.args)}
    if move.event == "designate":
        args |= {"subject": rng.choice(["str", "stealth", "wis"])}
        args |= rng.choice(
            [
                {"dc": rng.randint(5, 25)},
                {"opponent": "ally" if move.who == "npc" else "npc"},
                {"opponent": 4, "secret": True},
            ]
        )
        args = {"advantages": rng.choice([(), ("不意打ち",)]), "disadvantages": rng.choice([(), ("暗闇",)]), **args}
    if move.event == "throw":
        assert state.check is not None
        assert state.check.wants is not None
        args["faces"] = tuple(rng.randint(1, sides) for sides in state.check.wants.sides)
    if move.event == "describe":
        args["consequence"] = "警戒される"
    if move.event == "condition":
        args["condition"] = {"text": rng.choice(["転倒", "拘束"])}
    if move.event == "join":
        args["who"] = next((who for who in LATE if who not in state.present), "pc")
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


@settings(deadline=None, max_examples=budget(60))
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
    assert back == state.unbound()
    assert SESSION.legal(back.bound(state.known, state.game)) == SESSION.legal(state)
    # undo is replay of all events but the last
    assert play(first, *events[:-1]) == states[-2]


@settings(deadline=None, max_examples=budget(40))
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
        ev.ThrowEvent(faces=(10,)),
        ev.Choose(option="boost"),
        ev.Choose(option="reroll"),
        ev.Choose(option="confirm"),
        ev.Describe(consequence="転倒"),
    ]
    for event in samples:
        if event.kind not in offered:
            with pytest.raises(Refusal):
                SESSION.apply(state, event)


def test_the_arrows_of_the_loop() -> None:
    """D20-LOOP-06: exactly the table of section 8."""
    arrows = {step: {k for k, steps in ALLOWED.items() if step in steps} for step in LoopStep}
    beside = {"stunt", "note", "join", "leave", "order"}  # who sits at the table moves nothing
    assert arrows[LoopStep.DECLARE] - beside == {"declare", "session_start", "condition"}
    assert arrows[LoopStep.DESIGNATE] - beside == {"designate", "withdraw", "no_check", "condition"}
    assert arrows[LoopStep.ROLL] - beside == {"throw"}
    assert arrows[LoopStep.FATE] - beside == {"choose"}
    assert arrows[LoopStep.RESOLVE] - beside == {"describe", "condition"}
    assert arrows[LoopStep.STOP] - beside == {"declare", "session_start"}


def test_repeated_deal_is_not_logged_as_session_start() -> None:
    """D20-FATE-05: the first deal opens the session; one in its middle is only a deal."""
    event, state = ev.SessionStart(), begin()
    texts = []
    for _ in range(2):
        after = SESSION.apply(state, event)
        texts += [str(line.text) for line in SESSION.log_messages(state, event, after)]
        state = after
    assert texts == ["セッション開始。フェイト・ダイスを配りました。", "フェイト・ダイスを配りなおしました。"]


def test_joiner_starts_with_three_fate_dice() -> None:
    """D20-AMB-26: three dice, whatever is on the sheet; the others keep theirs."""
    state = with_late(play(begin(), ev.Stunt(who="pc")), D20FateSheet(id="late", name="遅れた人", fate_dice=9))
    assert [sheet.fate_dice for sheet in state.cast] == [4, 3, 0, 3]


@pytest.mark.parametrize(("mode", "dice"), [("set", 3), ("top_up", 5), ("add", 8)])
def test_joiner_gets_fate_dice_by_start_mode(mode: str, dice: int) -> None:
    """D20-AMB-26, D20-AMB-28: by the GM's way of dealing; an NPC's dice stay as they are."""
    state = with_late(
        begin(fate__start_mode=mode),
        D20FateSheet(id="late", name="遅れた人", fate_dice=5),
        D20FateSheet(id="foe", name="影", fate_dice=2, is_pc=False),
    )
    assert [sheet.fate_dice for sheet in state.cast[-2:]] == [dice, 2]
    assert not state.find("foe").history


def test_early_leaving_keeps_gm_order() -> None:
    """D20-LOOP-06, D20-AMB-26: who sits at the table moves the loop only where that person had declared."""
    ordered = play(begin(), ev.Order(order=("ally", "pc")))
    assert ordered.following == "ally"
    assert [m.who for m in SESSION.legal(ordered) if m.primary] == ["ally"]
    declared = play(ordered, ev.Declare(who="ally"))
    assert declared.following == "pc"
    gone = play(declared, ev.Leave(who="ally"))
    assert (gone.step, gone.who, gone.following) == (LoopStep.DECLARE, "", "pc")
    with pytest.raises(Refusal):
        play(begin(), ev.Declare(who="pc"), ev.Designate(subject="str", dc=10), ev.Leave(who="pc"))
    with pytest.raises(Refusal):
        play(begin(), ev.Order(order=("nobody",)))


def declared(state: SessionState, who: str) -> SessionState:
    """Play a character's whole turn, with a success."""
    rows = (ev.Declare(who=who), ev.Designate(subject="str", dc=5), ev.ThrowEvent(faces=(15,)))
    return play(state, *rows, ev.Describe())


def test_order_continues_after_withdrawn_declaration() -> None:
    """D20-AMB-31, D20-AMB-32: no check without dice, withdrawn declaration or interruption starts a new round."""
    ordered = play(begin(), ev.Order(order=("ally", "pc", "npc")))
    after = declared(ordered, "ally")
    assert after.following == "pc"
    assert play(after, ev.Declare(who="pc"), ev.Withdraw()).following == "pc"
    assert play(after, ev.Declare(who="pc"), ev.NoCheck(why="impossible")).following == "npc"
    joined = with_late(ordered, D20FateSheet(id="late", name="遅れた人"))
    assert declared(declared(joined, "ally"), "late").following == "pc"
    gone = play(after, ev.Leave(who="ally"))
    assert (gone.order, gone.following) == (("pc", "npc"), "pc")
    assert play(gone, ev.Order(order=("npc", "pc"))).order == ("npc", "pc")  # those who left are not asked


@pytest.mark.parametrize(
    ("leaves", "rest", "following"),
    [
        ("ally", ("pc", "npc", "late"), "pc"),
        ("pc", ("ally", "npc", "late"), "npc"),
        ("late", ("ally", "pc", "npc"), "pc"),
    ],
)
def test_leaving_keeps_order_of_others(leaves: str, rest: tuple[str, ...], following: str) -> None:
    """D20-AMB-31, D20-AMB-32: after the first has acted the second is next, whichever character leaves."""
    joined = with_late(begin(), D20FateSheet(id="late", name="遅れた人"))
    after = declared(play(joined, ev.Order(order=("ally", "pc", "npc", "late"))), "ally")
    left = play(after, ev.Leave(who=leaves))
    assert (left.order, left.following) == (rest, following)


def test_designation_lists_are_visible_to_gm_only() -> None:
    """D20-GMV-08: skills, numbers and reasons that might count are no player's, in a table without the loop either."""
    for changed in ({}, {"flow__simple": True}):
        state = play(begin(**changed), ev.Declare(who="pc"))
        assert SESSION.project(state, GM).kinds
        for viewer in (TABLE, PLAYER):
            seen = SESSION.project(state, viewer)
            assert (seen.kinds, seen.reasons, seen.states) == ((), (), ())


def test_turn_is_marked_only_during_a_declaration() -> None:
    """D20-LOOP-05: between declarations no character has the turn."""
    state = play(begin(), ev.Declare(who="ally"))
    assert [row.id for row in SESSION.project(state, TABLE).people if row.turn] == ["ally"]
    stopped = declared(begin(), "ally")
    assert not [row for row in SESSION.project(stopped, TABLE).people if row.turn]


def test_join_is_refused_to_participants_and_unknown_ids() -> None:
    """D20-AMB-26: joining again would be a second pool."""
    for who, code in (("pc", "same_character_twice"), ("nobody", "unknown_character")):
        with pytest.raises(Refusal) as refusal:
            play(begin(), ev.Join(who=who))
        assert refusal.value.problem.code == code


def test_edited_pool_counts_as_dealt_without_a_deal() -> None:
    """D20-FATE-05: セッション開始 is not proposed any more where it would take a change of this session back."""

    def first(state: SessionState) -> str:
        return next(move.event for move in SESSION.legal(state) if move.primary)

    assert first(edited(begin(), "pc", fate_dice=1)) == "declare"
    other = edited(begin(), "pc", level=2)
    assert first(other) == "declare"
    fresh = SESSION.start(party(1), rules())
    assert first(fresh) == "session_start"
    assert first(edited(fresh, "pc", fate_dice=2)) == "session_start"
    dealt = edited(fresh, "pc", fate_dice=3)
    assert first(dealt) == "declare"
    assert first(edited(dealt, "pc", fate_dice=1)) == "declare"


def test_advance_keeps_the_state_where_no_pool_has_changed() -> None:
    state = play(begin(), ev.Declare(who="pc"), ev.Designate(subject="str", opponent="ally"), ev.ThrowEvent(faces=(4,)))
    assert SESSION.advance(state) is state
    other = state.with_sheet(state.known["pc"].evolve(level=9, memo="夜"))
    assert SESSION.advance(other) is other


def test_open_check_keeps_the_numbers_of_its_designation() -> None:
    """D20-AMB-32: the designation is confirmed; pools and histories are read from the sheets."""
    state = play(begin(), ev.Declare(who="pc"), ev.Designate(subject="str", dc=20), ev.ThrowEvent(faces=(4,)))
    grown = edited(state, "pc", str=18, fate_dice=5, history=())
    check = SESSION.check(grown)
    assert (check.actor.modifier, check.actor.fate) == (2, 5)
    again = play(grown, ev.Choose(option="confirm"), ev.Describe(consequence="警戒される"), ev.Declare(who="pc"))
    assert SESSION.check(play(again, ev.Designate(subject="str", dc=20))).actor.modifier == 6


def pools(before: SessionState, after: SessionState) -> list[tuple[str, Any, Any]]:
    found = SESSION.changes(before, after)
    return [(change.sheet, change.before, change.after) for change in found if change.field == "fate_dice"]


def test_every_step_of_a_pool_is_a_change() -> None:
    """D20-PHY-07, D20-FATE-02, D20-FATE-03, D20-FATE-06: spending and earning are data between any two states."""
    base = begin()
    stunt = play(base, ev.Stunt(who="pc"))
    assert pools(base, stunt) == [("pc", 3, 4)]
    declared = play(stunt, ev.Declare(who="pc"))
    assert SESSION.changes(stunt, declared) == ()
    thrown = play(declared, ev.Designate(subject="str", dc=20), ev.ThrowEvent(faces=(4,)))
    boosted = play(thrown, ev.Choose(option="boost"), ev.ThrowEvent(faces=(1,)))
    assert pools(thrown, boosted) == [("pc", 4, 3)]
    again = play(boosted, ev.Choose(option="reroll"), ev.ThrowEvent(faces=(2,)))
    assert pools(boosted, again) == [("pc", 3, 2)]
    assert pools(base, again) == [("pc", 3, 2)]
    started = edited(base, "ally", fate_dice=0)
    assert pools(started, play(started, ev.SessionStart())) == [("ally", 0, 3)]
    assert {change.field for change in SESSION.changes(base, again)} <= set(SYSTEM.play_fields)


def test_every_check_and_every_fate_die_is_in_the_history() -> None:
    """D20-PHY-07: the 履歴 of the sheet lists each check and each die gained; the oldest lines make room."""
    state = play(
        begin(),
        ev.Stunt(who="pc"),
        ev.Declare(who="pc"),
        ev.Designate(subject="str", dc=15),
        ev.ThrowEvent(faces=(10,)),
        ev.Choose(option="boost"),
        ev.ThrowEvent(faces=(3,)),
    )
    assert [str(line.text) for line in state.find("pc").history] == [
        "スタント：フェイト・ダイス 3 → 4",
        "STR 筋力、DC 15：15 成功",
    ]
    assert [line.rule for line in state.find("pc").history] == ["D20-FATE-06", "D20-RES-01"]
    for _ in range(40):
        state = play(state.evolve(step=LoopStep.STOP), ev.Stunt(who="pc"))
    assert len(state.find("pc").history) == 30


def test_open_check_continues_with_an_edited_pool() -> None:
    """D20-PHY-07, D20-AMB-18: fate dice are paid from the pool of the sheet as it is now."""
    state = play(begin(), ev.Declare(who="pc"), ev.Designate(subject="str", dc=20), ev.ThrowEvent(faces=(4,)))
    emptied = edited(state, "pc", fate_dice=0)
    assert not [option for option in SESSION.check(emptied).options if option.enabled and option.id != "confirm"]


def test_refused_boost_keeps_the_die() -> None:
    """D20-AMB-20, D20-AMB-28: the state is unchanged after a refusal; dice cannot be lent."""
    state = play(begin(), ev.Declare(who="pc"), ev.Designate(subject="str", dc=10), ev.ThrowEvent(faces=(1,)))
    with pytest.raises(Refusal) as refusal:
        SESSION.apply(state, ev.Choose(option="boost"))
    assert refusal.value.problem.code == "natural_decides"
    assert state.find("pc").fate_dice == 3
    assert {move.who for move in SESSION.legal(state) if move.event == "choose"} == {"pc", ""}


def test_own_dice_only() -> None:
    """D20-AMB-28: in a contest each use is paid by its own side."""
    state = play(begin(), ev.Declare(who="pc"), ev.Designate(subject="str", opponent="ally"))
    state = play(
        state,
        ev.ThrowEvent(faces=(15,)),
        ev.ThrowEvent(faces=(10,)),
        ev.Choose(option="opponent.boost"),
        ev.ThrowEvent(faces=(6,)),
    )
    assert (state.find("pc").fate_dice, state.find("ally").fate_dice) == (3, 2)


def test_stop_step_waits_for_a_declaration() -> None:
    """D20-LOOP-05, D20-PHY-04: one question, and only a declaration answers it."""
    state = begin().evolve(step=LoopStep.STOP)
    assert str(state.prompt) == "どうしますか？"
    in_loop = {move.event for move in SESSION.legal(state)} - {"stunt", "note", "session_start", "join"}
    assert in_loop == {"declare"}
    declaring = [move for move in SESSION.legal(state) if move.event == "declare"]
    assert {move.who for move in declaring if "gm" not in dict(move.args)} == {"pc", "ally"}
    assert [move.args for move in declaring if "gm" in dict(move.args)] == [(("who", "npc"), ("gm", True))]
    assert len({str(begin().evolve(step=step).prompt) for step in LoopStep}) == len(LoopStep)


def test_one_primary_step_each() -> None:
    """D20-PHY-02, D20-PHY-04: Enter always means exactly one thing."""
    state = begin()
    for event in (ev.Declare(who="pc"), ev.Designate(subject="str", opponent="npc"), ev.ThrowEvent(faces=(4,))):
        assert len([move for move in SESSION.legal(state) if move.primary]) == 1
        state = SESSION.apply(state, event)
    state = SESSION.apply(state, ev.ThrowEvent(faces=(10,)))
    assert [move.args for move in SESSION.legal(state) if move.primary] == [(("option", "confirm"),)]


# -- what others may know ------------------------------------------------------


def contest(secret: bool, *more: Any) -> SessionState:
    state = play(
        begin(), ev.Declare(who="pc", text="隠れる"), ev.Designate(pairing="hide", opponent="npc", secret=secret)
    )
    return play(state, ev.ThrowEvent(faces=(8,)), ev.ThrowEvent(faces=(12,)), *more)


def test_open_display() -> None:
    """D20-PHY-08: step, actor, ability and skill, DC, last result."""
    state = play(
        begin(),
        ev.Declare(who="pc", text="砂"),
        ev.Designate(subject="sleight_of_hand", dc=15),
        ev.ThrowEvent(faces=(4,)),
    )
    view = SESSION.project(state, TABLE)
    assert (view.phase, view.stage) == ("フェイト", (("宣言", "砂"),))
    assert [person.id for person in view.people if person.turn] == ["pc"]
    assert str(view.check.title) == "DEX（早業）、DC 15"
    outcome = view.check.outcome
    assert (outcome.total, outcome.target, outcome.label) == (9, 15, "失敗")
    assert "あと 6" in str(outcome.detail)
    assert [part.value for part in outcome.parts] == [4, 3, 2]
    assert [person.id for person in view.people] == ["pc", "ally"]
    ended = SESSION.project(play(state, ev.Choose(option="confirm")), TABLE)
    assert (ended.check, ended.result.label, ended.title) == (None, "失敗", view.check.title)
    assert [gauge.value for gauge in view.people[0].gauges] == [3]
    assert [str(note) for note in view.people[0].notes] == ["Lv 1"]


def test_open_dc_overrides_hidden_dc_house_rule() -> None:
    """D20-GMV-08: the designation may override the campaign."""
    state = play(begin(dc__hidden=True), ev.Declare(who="pc"), ev.Designate(subject="str", dc=17, dc_hidden=False))
    assert str(SESSION.project(state, TABLE).check.title) == "STR 筋力、DC 17"


def test_secret_roll() -> None:
    """D20-PHY-06, D20-GMV-08: nothing of the opponent's dice before 解決, both dice at 解決."""
    state = contest(True)
    before = SESSION.project(state, PLAYER).check
    assert [[die.value for die in throw.dice] for throw in before.throws] == [[8], [None]]
    assert (before.outcome, before.odds, before.options, before.covered) == (None, None, (), True)
    gm = SESSION.project(state, GM).check
    assert (gm.throws[1].dice[0].value, gm.outcome.label, gm.outcome.target) == (12, "失敗", 15)
    after = SESSION.project(contest(True, ev.Choose(option="confirm")), PLAYER)
    assert (after.step, after.result.label, after.result.target) == (LoopStep.RESOLVE, "失敗", 15)


def test_secret_by_default() -> None:
    """D20-GMV-08: the campaign may hide every opponent's roll."""
    state = play(begin(opponent__secret=True), ev.Declare(who="pc"), ev.Designate(subject="str", opponent="npc"))
    assert SESSION.check(state).secret
    lying = play(state, ev.ThrowEvent(faces=(5,)), ev.ThrowEvent(faces=(12,)))
    assert SESSION.project(lying, TABLE).check.throws[1].covered


def test_prompts_at_resolution() -> None:
    """D20-AMB-34, D20-RES-02, D20-RES-03, D20-RES-04: words that fit the result, for the GM alone."""
    base = play(edited(begin(), "pc", fate_dice=0), ev.Declare(who="pc"), ev.Designate(subject="str", dc=15))
    expected = {
        5: ("反撃を受ける", "道具が壊れる", "警戒される"),
        20: ("ダメージ2倍", "追加情報", "好感度大幅アップ"),
        1: ("転倒", "武器喪失", "敵の増援"),
        15: (),
    }
    for face, words in expected.items():
        state = play(base, ev.ThrowEvent(faces=(face,)))
        assert SESSION.project(state, GM).hints == words
        assert SESSION.project(state, TABLE).hints == ()


def test_reminders() -> None:
    """D20-LAW-01, D20-LAW-02, D20-LAW-03, D20-AMB-38, D20-GMV-09: one gentle line, or none at all."""
    designating = play(begin(), ev.Declare(who="pc"))
    assert "ダイスを振ります" in str(SESSION.project(designating, TABLE).reminder)
    assert "動かしません" in str(SESSION.project(begin().evolve(step=LoopStep.STOP), TABLE).reminder)
    quiet = play(begin(law__reminder=False), ev.Declare(who="pc"))
    assert str(SESSION.project(quiet, TABLE).reminder) == ""


@settings(deadline=None, max_examples=budget(60))
@given(seed=st.integers(0, 10**6))
def test_projections_hold_back(seed: int) -> None:
    """D20-PHY-06, D20-PHY-08: no NPC sheet, no GM notes, no hidden dice in any view of a player."""
    rng = Random(seed)
    state = begin(opponent__secret=True, dc__hidden=True)
    for event in walk(rng, state, 30):
        state = SESSION.apply(state, event)
        for viewer in (TABLE, PLAYER, Viewer(sheet="ally")):
            view = SESSION.project(state, viewer)
            assert "領主" not in view.model_dump_json()
            assert all(person.is_pc for person in view.people)
            if view.check is not None:
                assert view.check.odds is None
                assert view.check.outcome is None or view.check.outcome.target is None


def test_npc_summands_stay_with_the_gm() -> None:
    """D20-PHY-08: dice and total of an open roll, but not the NPC's summands, and no chance before its throw."""
    designated = play(begin(), ev.Declare(who="pc"), ev.Designate(subject="str", opponent="npc"))
    assert SESSION.project(designated, TABLE).check.odds is None
    assert SESSION.project(designated, GM).check.odds is not None
    state = contest(False)
    assert SESSION.project(state, TABLE).check.outcome.target == 12 + 0 + 3
    bare = play(begin(), ev.Declare(who="pc"), ev.Designate(subject="str", opponent=13))
    assert "13" not in SESSION.project(bare, TABLE).model_dump_json()
    acting = play(
        begin(), ev.Declare(who="npc", gm=True), ev.Designate(subject="str", dc=15), ev.ThrowEvent(faces=(12,))
    )
    assert [part.value for part in SESSION.project(acting, GM).result.parts] == [12, 3, 3]
    assert SESSION.project(acting, TABLE).result.parts == ()
    assert SESSION.project(acting, TABLE).result.total == 18


# -- bad input and speed -------------------------------------------------------


def test_same_character_twice() -> None:
    with pytest.raises(Refusal) as refusal:
        SESSION.start((*party(), party()[0]), SYSTEM.game())
    assert refusal.value.problem.code == "same_character_twice"


def test_conditions_on_others() -> None:
    """D20-AMB-35, D20-LOOP-07: the example's goblin is blinded until the next turn."""
    state = play(
        begin(), ev.Declare(who="pc"), ev.Designate(subject="sleight_of_hand", dc=15), ev.ThrowEvent(faces=(13,))
    )
    blinded = Condition(text="盲目状態", until="次のターンまで")
    found = ev.Describe(text="目を押さえた", conditions=(ev.ConditionChange(who="npc", condition=blinded),))
    after = play(state, found)
    assert after.find("npc").conditions == (blinded,)
    assert [(change.sheet, change.field) for change in SESSION.changes(state, after)] == [("npc", "conditions")]


def test_five_thousand_events() -> None:
    """D20-PHY-10: a long play session is played to its end."""
    events: list[Any] = []
    for index in range(1000):
        designate = ev.Designate(subject="str", dc=15) if index % 2 else ev.Designate(subject="str", opponent=0)
        events += [ev.Declare(who="pc", text="進む"), designate, ev.ThrowEvent(faces=(3,))]
        events += [ev.Stunt(who="ally")] if index % 2 else [ev.ThrowEvent(faces=(19,))]
        events += [ev.Choose(option="confirm"), ev.Describe(consequence="警戒される")]
    state = begin()
    for event in events:
        state = SESSION.apply(state, event)
    assert len(events) == 6000
    assert state.find("ally").fate_dice == 503


@pytest.mark.parametrize(
    ("text", "read"), [("反撃を受ける", "Consequence: A counter-attack"), ("橋が落ちる", "橋が落ちる")]
)
def test_consequence_prompt_is_logged_in_the_readers_language(text: str, read: str) -> None:
    """D20-AMB-34: a prompt is a word of the campaign; typed text stays as it is."""
    failed = play(begin(), ev.Declare(who="pc"), ev.Designate(subject="str", dc=25), ev.ThrowEvent(faces=(4,)))
    failed = play(failed, ev.Choose(option="confirm")) if failed.step is LoopStep.FATE else failed
    event = ev.Describe(consequence=text)
    (line,) = SESSION.log_messages(failed, event, SESSION.apply(failed, event))
    assert read in english("d20fate").say(line.text)


def test_a_stunt_is_a_whole_sentence() -> None:
    """D20-FATE-06: also with the words it is given for."""
    event = ev.Stunt(who="pc", why="見事な口上")
    (line,) = SESSION.log_messages(begin(), event, SESSION.apply(begin(), event))
    assert str(line.text) == "リオ のスタント：見事な口上。フェイト・ダイス 4 個。"


def test_consequence_prompts_are_translated_everywhere() -> None:
    """D20-RES-02: English had it in the log; the page of the next declaration and the players' display had Japanese."""
    failed = play(begin(), ev.Declare(who="pc"), ev.Designate(subject="str", dc=30), ev.ThrowEvent(faces=(2,)))
    failed = play(failed, ev.Choose(option="confirm"))
    words = english("d20fate")
    for text, sentence in (("反撃を受ける", "A counter-attack"), ("橋が落ちる", "橋が落ちる")):
        stage = dict(SESSION.project(play(failed, ev.Describe(consequence=text)), TABLE).stage)
        assert words.say(stage["結果"]) == sentence
