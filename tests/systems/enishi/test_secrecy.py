"""Non-interference: runs that differ in concealed data only show the same to other viewers (EN-TAB-04, 08)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from desktop.core.rolls.dice import throw_of
from desktop.core.value import Viewer
from desktop.core.view_models import shown
from desktop.systems.enishi.battle import BATTLE
from desktop.systems.enishi.battle.state import Battle
from desktop.systems.enishi.checks.chain import concealed_chain
from desktop.systems.enishi.checks.run import Run, start_check
from desktop.systems.enishi.session import SESSION
from desktop.systems.enishi.sheet import Sheet
from tests.example_budget import budget
from tests.systems.enishi.people import game, sheet

RULES = game()
GM = Viewer(gm=True)
PLAYERS = (Viewer(), Viewer(sheet="a"))
FACES = st.tuples(st.integers(1, 6), st.integers(1, 6)).filter(lambda two: two[0] != two[1])
LEVELS = st.integers(0, 5)


def foe(slv: int, *, lp: int = 40) -> Sheet:
    """An NPC whose skills and body are the GM's; whether it could pay at all is open."""
    names = ("athletics", "will", "melee", "stealth", "perception", "tactics", "negotiation")
    skills = dict.fromkeys(names, slv) | {"vigour": 50, "will": 50}
    armour = ["light_armour"] if slv % 2 else []
    return sheet("n", name="影", is_pc=False, clv=2 + slv, skills=skills, armour=armour, lp=lp + slv, bonds=["秘密"])


def seen(check: Run, viewer: Viewer) -> str:
    return shown(check, viewer).model_dump_json()


@given(targets=st.tuples(st.integers(-20, 40), st.integers(-20, 40)), faces=FACES, paid=st.booleans())
@settings(max_examples=budget(60), deadline=None)
def test_secret_target_reaches_no_player_view(targets: tuple[int, int], faces: tuple[int, int], paid: bool) -> None:
    """EN-TAB-04: title, odds, options, how much is missing; at the end only whether it was reached."""
    own = sheet("a", clv=1, skills={"athletics": 2})
    checks = [start_check("check", own, {"target": t, "secret": True}, RULES) for t in targets]
    for step in range(6):
        for viewer in PLAYERS:
            assert seen(checks[0], viewer) == seen(checks[1], viewer)
        assert seen(checks[0], Viewer(gm=True)) != seen(checks[1], Viewer(gm=True)) or targets[0] == targets[1]
        if checks[0].wants is not None and step == 0:
            checks = [check.throw(throw_of((6, 6), faces)) for check in checks]
        elif not checks[0].done:
            option = "plus" if paid and any(o.id.startswith("plus") for o in checks[0].options) else "next"
            checks = [check.choose(option) for check in checks]
        outcomes = [check.outcome for check in checks]
        assume(not checks[0].done or outcomes[0].success == outcomes[1].success)  # type: ignore[union-attr]
    assert checks[0].done


@given(levels=st.tuples(LEVELS, LEVELS), own=FACES, theirs=st.tuples(FACES, FACES), kind=st.sampled_from(
    ["opposed", "competition", "surprise", "attack", "defence", "resistance"]
))  # fmt: skip
@settings(max_examples=budget(150), deadline=None)
def test_an_npc_opponent_shows_only_how_it_ended(levels: Any, own: Any, theirs: Any, kind: str) -> None:
    """EN-TAB-08: skills, armour, faces, number, body and purse of an NPC never reach a player."""
    pc = sheet("a", clv=0, skills={"athletics": 1, "melee": 2}, weapons=["melee_one_hand"])
    params = {"defence": "n", "other": "n"}
    checks = [start_check(kind, pc, params, RULES, [foe(slv)]) for slv in levels]
    for _ in range(12):
        outcomes = [check.outcome for check in checks]
        assume(len({(o.success, o.words if _of_pc(c) else ()) for c, o in zip(checks, outcomes, strict=True) if o}) < 2)
        assume(checks[0].state.moment == checks[1].state.moment)
        for viewer in PLAYERS:
            assert seen(checks[0], viewer) == seen(checks[1], viewer)
        assert concealed_chain(checks[0], GM) == concealed_chain(checks[1], GM)
        if checks[0].done:
            break
        request = checks[0].wants
        if request is not None:
            faces = theirs if request.who == "n" else (own, own)
            checks = [c.throw(throw_of((6, 6), f)) for c, f in zip(checks, faces, strict=True)]
        else:
            checks = [c.choose(_going_on(c)) for c in checks]
    assert checks[0].done


def _of_pc(check: Run) -> bool:
    """Return whether a PC is hurt: its amount is public."""
    return bool(check.state.strike) and check.state.strike.target == "a"


def _going_on(check: Run) -> str:
    return next(o.id for o in check.options if o.primary)


def battle_of(events: list[dict[str, Any]], npc: Sheet) -> list[tuple[Battle, Any, Battle]]:
    """Play a fight, each step with what was before and after it."""
    pc = sheet("a", clv=0, skills={"athletics": 1, "perception": 1})
    state, steps = BATTLE.start([pc, npc], RULES), []
    for raw in events:
        event = BATTLE.events.validate_python(raw)
        after = BATTLE.apply(state, event)
        steps.append((state, event, after))
        state = after
        while state.check is not None and state.check.wants is None and raw["kind"] == "throw":
            event = BATTLE.events.validate_python({"kind": "choose", "option": _going_on(state.check)})
            steps.append((state, event, BATTLE.apply(state, event)))
            state = steps[-1][2]
    return steps


@given(levels=st.tuples(LEVELS, LEVELS), faces=st.tuples(FACES, FACES))
@settings(max_examples=budget(60), deadline=None)
def test_npc_fight_data_reaches_no_player_view(levels: Any, faces: Any) -> None:
    """EN-TAB-08: board, lines of the log and open check, while an NPC hides and rolls its order."""
    runs = []
    for slv, face in zip(levels, faces, strict=True):
        events = [
            {"kind": "sneak", "who": "n"}, {"kind": "throw", "faces": face},
            {"kind": "turn"}, {"kind": "order", "who": "n"}, {"kind": "throw", "faces": face},
            {"kind": "adjust", "who": "n", "field": "lp", "value": 30 + slv},
            {"kind": "bond", "who": "n", "person": f"秘密{slv}", "relation": "trust", "gm": True},
            {"kind": "adjust", "who": "n", "field": "order", "value": 3 + slv}, {"kind": "reorder"},
            {"kind": "situation", "vision": -2}, {"kind": "order", "who": "n"}, {"kind": "drop"},
            {"kind": "harm", "who": "n", "amount": 3 + slv}, {"kind": "choose", "option": "next"},
        ]  # fmt: skip
        runs.append(battle_of(events, foe(slv)))
    assert len(runs[0]) == len(runs[1])
    for (before, event, after), (other_before, other_event, other_after) in zip(*runs, strict=True):
        for viewer in PLAYERS:
            one, other = BATTLE.project(after, viewer), BATTLE.project(other_after, viewer)
            assert one.model_dump_json() == other.model_dump_json()
            lines = [line.for_(viewer) for line in BATTLE.log_messages(before, event, after)]
            assert lines == [line.for_(viewer) for line in BATTLE.log_messages(other_before, other_event, other_after)]


def test_sneaking_npc_is_visible_to_gm_only() -> None:
    """EN-SUR-01: the players' view shows no check and no name while an NPC sneaks; the GM's does."""
    state = BATTLE.start([sheet("a"), foe(3)], RULES)
    hiding = BATTLE.apply(state, BATTLE.events.validate_python({"kind": "sneak", "who": "n"}))
    for viewer in PLAYERS:
        assert BATTLE.project(hiding, viewer) == BATTLE.project(state, viewer)
    assert BATTLE.project(hiding, Viewer(gm=True)).check is not None


def test_ambusher_dice_leave_no_mark() -> None:
    """EN-SUR-01, EN-CHK-06: the victim's result does not name an ambusher who rolled a double."""
    events = [
        {"kind": "sneak", "who": "n"}, {"kind": "throw", "faces": (5, 5)}, {"kind": "throw", "faces": (3,)},
        {"kind": "notice", "who": "a"}, {"kind": "throw", "faces": (2, 4)},
    ]  # fmt: skip
    steps = battle_of(events, foe(3))
    results = [state.result for before, _, state in steps if state.result not in (None, before.result)]
    assert len(results) == 2
    for viewer in PLAYERS:
        texts = [str(line.for_(viewer)) for step in steps for line in BATTLE.log_messages(*step)]
        assert any("不意を打たれた" in line for line in texts)
        assert not [line for line in texts if "影" in line or "ダブルアップ" in line]
        tray = [shown(run, viewer).outcome for run in results if run is not None]
        assert [outcome.marks for outcome in tray if outcome is not None] == [(), ()]
    own = [shown(run, Viewer(gm=True)).outcome for run in results if run is not None]
    assert all("ダブルアップ" in str(outcome.marks) for outcome in own if outcome is not None)


def test_a_hidden_sheet_edit_in_a_session_is_the_gms() -> None:
    """EN-TAB-12: an edit of an NPC's sheet makes no line for players."""
    state = SESSION.start([sheet("a"), foe(2)], RULES)
    event = SESSION.events.validate_python({"kind": "adjust", "who": "n", "field": "lp", "value": 31})
    after = SESSION.apply(state, event)
    (line,) = SESSION.log_messages(state, event, after)
    assert [line.for_(viewer) for viewer in PLAYERS] == [None, None]
    assert "31" in str(line.for_(Viewer(gm=True)))
    for viewer in PLAYERS:
        assert SESSION.project(after, viewer) == SESSION.project(state, viewer)


@pytest.mark.parametrize("viewer", PLAYERS)
def test_options_of_npcs_are_the_gms(viewer: Viewer) -> None:
    """EN-TAB-03, EN-TAB-08: what an NPC could pay is not offered to players, what they could pay is."""
    own = sheet("a", clv=2, gauge_size=2)
    check = start_check("check", own, {}, RULES, [foe(1)]).throw(throw_of((6, 6), (2, 3)))
    payers = {o.payer for o in shown(check, viewer).options}
    assert payers == {"a", ""}
    assert {o.payer for o in shown(check, Viewer(gm=True)).options} == {"a", "n", ""}


@pytest.mark.parametrize("lost", [1, 40])
@pytest.mark.parametrize("viewer", PLAYERS)
def test_healing_option_conceals_state_of_npc(viewer: Viewer, lost: int) -> None:
    """EN-TAB-08: whether an NPC beside the check is unhurt, hurt or dead adds no option for players."""
    own, npc = sheet("a", clv=2, gauge_size=2), foe(1)
    hurt = npc.evolve(lp=npc.lp - lost, dead=lost > 1)
    checks = [start_check("check", own, {"target": 9, "secret": True}, RULES, [one]) for one in (npc, hurt)]
    checks = [check.throw(throw_of((6, 6), (2, 3))) for check in checks]
    assert seen(checks[0], viewer) == seen(checks[1], viewer)
    assert [o.label for o in checks[1].options if o.id.endswith(":n")] == ["蘇生" if lost > 1 else "全回復"] * 2


@given(levels=st.tuples(LEVELS, LEVELS))
@settings(max_examples=budget(30), deadline=None)
def test_concealed_fighter_leaves_no_trace_for_players(levels: Any) -> None:
    """EN-TAB-08: a fight with a concealed fighter looks to players like one without, after any of its actions."""
    pc = sheet("a", clv=0, skills={"perception": 1})
    state = BATTLE.start([pc, foe(levels[0])], RULES, unseen=["n"])
    seen_ = BATTLE.start([pc], RULES)
    events: list[dict[str, Any]] = [
        {"kind": "turn"},
        {"kind": "option", "who": "n", "option": "attack", "gm": True},
        {"kind": "order", "who": "n"},
        {"kind": "throw", "faces": [3, 4]},
        {"kind": "adjust", "who": "n", "field": "lp", "value": levels[1]},
    ]
    for raw in events:
        event = BATTLE.events.validate_python(raw)
        after = BATTLE.apply(state, event)
        if raw["kind"] == "turn":
            seen_ = BATTLE.apply(seen_, event)
        for viewer in PLAYERS:
            assert BATTLE.project(after, viewer).model_dump_json() == BATTLE.project(seen_, viewer).model_dump_json()
            rows = [line.for_(viewer) for line in BATTLE.log_messages(state, event, after)]
            assert raw["kind"] == "turn" or [words for words in rows if words is not None] == []
        state = after


@pytest.mark.parametrize("payment", [[], [{"kind": "choose", "option": "damage_down:a:gauge:n:gm"}]])
def test_damage_of_concealed_fighter_is_the_gms(payment: list[dict[str, Any]]) -> None:
    """EN-TAB-08: damage by no attack is neither logged nor shown as the last result; what a player pays is logged."""
    state = BATTLE.start([sheet("a", clv=2, gauge_size=2), foe(3)], RULES, unseen=["n"])
    lines: list[str] = []
    for raw in ({"kind": "harm", "who": "n", "amount": 3}, *payment, *[{"kind": "choose", "option": "next"}] * 4):
        before, event = state, BATTLE.events.validate_python(raw)
        if raw["kind"] == "choose" and before.check is None:
            break
        if before.check is not None and before.check.state.moment == "split":
            event = BATTLE.events.validate_python({"kind": "choose", "option": _going_on(before.check)})
        state = BATTLE.apply(before, event)
        messages = BATTLE.log_messages(before, event, state)
        lines += [str(words) for message in messages if (words := message.for_(Viewer())) is not None]
    assert state.result is not None
    assert not [line for line in lines if "影" in line or "LP" in line]
    assert len(lines) == len(payment)
    assert BATTLE.project(state, Viewer()).result is None


def test_damage_conceals_number_of_opponent_without_sheet() -> None:
    """EN-TAB-08: a secret attack that hits by another margin looks the same to players."""
    own = sheet("a", clv=1, skills={"melee": 4})
    attacks = [
        start_check("attack", own, {"other_total": n, "other_modifier": n, "secret": True}, RULES) for n in (2, 5)
    ]
    assert attacks[0].wants is not None
    checks = [attack.throw(throw_of((6, 6), (5, 6))) for attack in attacks]
    while not checks[0].done:
        checks = [check.choose("next") for check in checks]
        for viewer in PLAYERS:
            assert seen(checks[0], viewer) == seen(checks[1], viewer)
    damage = [check.state.damage for check in checks]
    assert damage[0] != damage[1]


ORDER = [
    {"kind": "turn"}, {"kind": "order", "who": "n"}, {"kind": "throw", "faces": [3, 4]},
    {"kind": "choose", "option": "next"}, {"kind": "choose", "option": "plus:a:gauge:0"},
]  # fmt: skip
HEALED = [{"kind": "effect", "effect": "full_heal", "payer": "a", "receiver": "n"}]


@pytest.mark.parametrize(
    ("events", "text"),
    [(ORDER, "a：達成値+1（ゲージ）　援護で経験点 +1"), (HEALED, "a：全回復（CLV）　援護で経験点 +2")],
)
def test_payment_for_concealed_npc_omits_name(events: list[dict[str, Any]], text: str) -> None:
    """EN-TAB-08: the payment is logged and on the player's sheet, its beneficiary is not."""
    state = BATTLE.start([sheet("a", clv=2, gauge_size=2), foe(3)], RULES, unseen=["n"])
    for raw in events:
        before, event = state, BATTLE.events.validate_python(raw)
        state = BATTLE.apply(before, event)
    lines = BATTLE.log_messages(before, event, state)
    assert [str(words) for line in lines if (words := line.for_(Viewer())) is not None] == [text]
    (actor,) = (fighter.actor for fighter in state.fighters if fighter.actor.is_pc)
    payers = (actor, *(state.check.state.cast if state.check is not None else ()))
    assert "影" not in str([payer.effect_log for payer in payers])
