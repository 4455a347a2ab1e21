"""What the table adds to fight and session: numbers at any moment, rulings, the place, the unseen, the chain."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.core.play import KnownSheets
from desktop.core.problem import Refusal
from desktop.core.value import Viewer, at, put
from desktop.core.view_models import shown
from desktop.systems.enishi import SYSTEM
from desktop.systems.enishi.battle import BATTLE
from desktop.systems.enishi.battle.state import Battle
from desktop.systems.enishi.checks.chain import chain
from desktop.systems.enishi.session import SESSION
from desktop.systems.enishi.session.state import Session
from desktop.systems.enishi.sheet import EFFECTS
from desktop.systems.enishi.tables import tables
from tests.systems.enishi.people import game, sheet

GM = Viewer(gm=True)
NEXT = {"kind": "choose", "option": "next"}
PLAY_FIELDS: tuple[tuple[str, Any], ...] = (
    ("lp", 2), ("sp", 3), ("dead", False), ("clv", 4), ("gauge_size", 3), ("gauge_ticks", 1), ("bonds.0.box", True),
    ("xp_total", 7), ("xp_checklist", {"led": True}), ("first_aid_used", True), ("backstage_rest", False),
    ("days_towards_lp", 1), ("wealth", 9), ("effect_log", []), ("items.0.quantity", 4), ("weapons.0.carried", False),
)  # fmt: skip


def party() -> list[Any]:
    own = sheet(
        "a", clv=2, skills={"melee": 2, "tactics": 1}, weapons=["melee_one_hand"], bonds=["姉"], items=["energy_drink"]
    )
    return [own, sheet("b", clv=1), sheet("n", name="影", is_pc=False, clv=1, skills={"athletics": 1})]


def fight(*events: dict[str, Any], **options: Any) -> Battle:
    return go(BATTLE.start(party(), game(), **options), *events)


def go(state: Battle, *events: dict[str, Any]) -> Battle:
    for event in events:
        state = BATTLE.apply(state, BATTLE.events.validate_python(event))
    return state


def ordered(*events: dict[str, Any], **options: Any) -> Battle:
    """A fight in which `a` is up."""
    numbers = [
        {"kind": "adjust", "who": who, "field": "order", "value": n} for who, n in (("a", 9), ("b", 7), ("n", 5))
    ]
    return fight({"kind": "turn"}, *numbers, *events, **options)


def talk(*events: dict[str, Any]) -> Session:
    state = SESSION.start(party(), game())
    for event in events:
        state = SESSION.apply(state, SESSION.events.validate_python(event))
    return state


def lines(before: Battle, event: dict[str, Any], viewer: Viewer = GM) -> list[str]:
    parsed = BATTLE.events.validate_python(event)
    rows = [line.for_(viewer) for line in BATTLE.log_messages(before, parsed, BATTLE.apply(before, parsed))]
    return [str(words) for words in rows if words is not None]


STAGES: dict[str, Battle] = {
    "start": fight(),
    "order": fight({"kind": "turn"}),
    "rolling": fight({"kind": "turn"}, {"kind": "order", "who": "a"}),
    "act": ordered(),
    "check": ordered({"kind": "attack", "who": "a", "target": "n"}),
    "end": ordered(*({"kind": "done", "who": who} for who in "abn")),
    "over": ordered({"kind": "end"}),
}


@pytest.mark.parametrize("stage", STAGES)
def test_every_number_can_be_written_in_every_phase(stage: str) -> None:
    """EN-TAB-11: a number edited on the sheet counts in the fight at once, in every phase."""
    for field, value in PLAY_FIELDS:
        before = STAGES[stage]
        after = BATTLE.advance(before.with_sheet(put(before.known["a"], field, value)))
        assert BATTLE.advance(after) is after, (field, value)
        fighter = after.fighter("a")
        assert fighter is not None, (field, value)
        if hasattr(fighter.actor, field):
            assert getattr(fighter.actor, field) == at(after.known["a"], field), (field, value)
        if after.check is not None:
            assert [a for a in after.check.state.first if a.id == "a"] == [fighter.actor], (field, value)
        assert after.phase == before.phase, (field, value)


@pytest.mark.parametrize(("field", "value"), PLAY_FIELDS)
def test_a_session_takes_every_number_too(field: str, value: Any) -> None:
    """EN-TAB-11, EN-XP-01: between stages, while a rest is rolled, and after the end."""
    rest = [{"kind": "stage", "stage": "zero", "present": ["b"]}, {"kind": "rest", "who": "a"}, {"kind": "end_stage"}]
    for before in (talk(), talk(*rest), talk({"kind": "close", "gm": True})):
        after = SESSION.advance(before.with_sheet(put(before.known["a"], field, value)))
        assert SESSION.advance(after) is after
        member = after.member("a")
        assert member is not None
        if hasattr(member.actor, field):
            assert getattr(member.actor, field) == at(after.known["a"], field)
        if field == "xp_checklist":
            assert member.ticks.led


def test_death_of_a_resting_character_cancels_the_rest() -> None:
    """EN-REC-07, EN-VAL-33: a character edited to death while the 1d6 is due is skipped; the next one throws."""
    rest = [
        {"kind": "stage", "stage": "zero", "present": []},
        {"kind": "rest", "who": "a"},
        {"kind": "rest", "who": "b"},
    ]
    state = talk(*rest, {"kind": "end_stage"})
    assert state.check is not None
    dead = state.known["a"].evolve(lp=0, sp=0, dead=True)
    after = SESSION.advance(state.with_sheet(dead))
    assert after.check is not None
    assert (after.check.state.patient, after.resting) == ("b", ("b",))
    both = SESSION.advance(after.with_sheet(after.known["b"].evolve(lp=0, sp=0, dead=True)))
    assert (both.check, both.resting) == (None, ())


def test_edits_during_a_check_survive_its_end() -> None:
    """EN-TAB-11, EN-TMP-02: LP typed meanwhile is kept, and a box paid in the check is paid besides."""
    state = ordered({"kind": "attack", "who": "a", "target": "n"}, {"kind": "throw", "faces": [3, 4]})
    state = go(state, {"kind": "choose", "option": "reroll:a:gauge:0"}, {"kind": "throw", "faces": [1, 2]})
    state = go(state, {"kind": "adjust", "who": "a", "field": "lp", "value": 2}, {"kind": "choose", "option": "next"})
    state = go(state, {"kind": "throw", "faces": [6, 5]})
    while state.check is not None:
        state = go(state, {"kind": "choose", "option": "next"})
    fighter = state.fighter("a")
    assert fighter is not None
    assert (fighter.actor.lp, fighter.actor.gauge_ticks) == (2, 1)


def test_dropped_check_refunds_payment_and_action() -> None:
    """EN-TAB-11: the payment is refunded, the action is free again, and the log says so."""
    before = ordered()
    open_ = go(before, {"kind": "attack", "who": "a", "target": "n"}, {"kind": "throw", "faces": [3, 4]})
    open_ = go(open_, {"kind": "choose", "option": "reroll:a:gauge:0"})
    after = go(open_, {"kind": "drop"})
    assert after.fighters == before.fighters
    assert after.check is None
    assert lines(open_, {"kind": "drop"})[0].endswith("をやめました。")
    with pytest.raises(Refusal):
        go(after, {"kind": "drop"})


def test_gm_can_leave_every_phase() -> None:
    """EN-BTL-01: by the GM's ruling the next turn begins, a fighter acts out of turn, the order is computed anew."""
    state = ordered()
    with pytest.raises(Refusal):
        go(state, {"kind": "turn"})
    assert go(state, {"kind": "turn", "gm": True}).turn == 2
    with pytest.raises(Refusal) as refusal:
        go(state, {"kind": "cruise", "who": "b"})
    assert refusal.value.problem.overridable
    assert go(state, {"kind": "cruise", "who": "b", "gm": True}).fighter("b").active == "cruise"  # type: ignore[union-attr]
    again = go(state, {"kind": "done", "who": "a"}, {"kind": "reorder"})
    assert (again.phase, again.queue) == ("order", ())
    assert again.fighter("a").acted  # type: ignore[union-attr]
    placed = go(state, {"kind": "adjust", "who": "n", "field": "order", "value": 20})
    assert placed.queue[0] == "n"


def test_a_refusal_that_no_ruling_can_lift_offers_none() -> None:
    """EN-VAL-22: while a check is open, and against oneself, the GM is not asked either."""
    for event in ({"kind": "cruise", "who": "a"}, {"kind": "attack", "who": "a", "target": "n"}):
        with pytest.raises(Refusal) as refusal:
            go(STAGES["check"], event)
        assert not refusal.value.problem.overridable
    with pytest.raises(Refusal) as refusal:
        go(ordered(), {"kind": "attack", "who": "a", "target": "a"})
    assert not refusal.value.problem.overridable


def test_the_place_counts_for_all_until_it_is_switched_off() -> None:
    """EN-VIS-01, EN-WAT-01, EN-WAT-02, EN-AMB-66."""
    state = ordered(vision=-2, water=tables().water[0].id)
    check = go(state, {"kind": "attack", "who": "a", "target": "n"}).check
    assert check is not None
    assert [side.bonus for side in check.state.sides] == [2 - 2 - 1, 1 - 2 - 1]
    bare = {"kind": "attack", "who": "a", "target": "n", "vision": 0, "water": "", "target_water": ""}
    check = go(state, bare).check
    assert check is not None
    assert [side.bonus for side in check.state.sides] == [2, 1 - 2]
    view = BATTLE.project(state, Viewer())
    assert [str(label) for label, _ in view.stage] == ["視界", "水域"]
    with pytest.raises(Refusal):
        go(state, {"kind": "situation", "water": "空"})


def test_metres_follow_the_water() -> None:
    """EN-BTL-06, EN-BTL-08, EN-WAT-03: they stand on the board and in the log."""
    dry, wet = ordered(), ordered(water=tables().water[1].id)
    assert BATTLE.project(dry, GM).row("a").moves == ("6", "3", "9")  # type: ignore[attr-defined]
    assert BATTLE.project(wet, GM).row("a").moves == ("3", "1.5", "4.5")  # type: ignore[attr-defined]
    assert lines(wet, {"kind": "cruise", "who": "a"})[0] == "a：巡航移動 3 m"


def test_order_place_is_offered_to_unplaced_fighter() -> None:
    """EN-BTL-02, EN-AMB-56: a late joiner throws; a character who has thrown or is dead does not."""

    def asked(state: Battle) -> set[str]:
        return {move.who for move in BATTLE.legal(state) if move.event == "order"}

    assert asked(ordered()) == set()
    state = ordered()
    known = KnownSheets({**state.known, "c": sheet("c", name="遅い人")})
    late = go(state.bound(known, state.game), {"kind": "join", "who": "c"})
    assert asked(late) == {"c"}
    dead = [
        {"kind": "adjust", "who": "c", "field": field, "value": n}
        for field, n in (("lp", 0), ("sp", 0), ("dead", True))
    ]
    assert asked(go(late, *dead)) == set()


def test_dead_character_pays_only_for_own_revival() -> None:
    """EN-PRM-06, EN-PRM-08: the dead cannot revive another."""
    fallen = [
        {"kind": "adjust", "who": who, "field": field, "value": n}
        for who in "ab"
        for field, n in (("lp", 0), ("sp", 0), ("dead", True))
    ]
    offered = {
        (move.who, dict(move.args)["receiver"]) for move in BATTLE.legal(ordered(*fallen)) if move.event == "effect"
    }
    assert offered == {("a", "a"), ("b", "b"), ("n", "a"), ("n", "b")}


def test_missing_weapon_is_not_overruled() -> None:
    """EN-WPN-01: the GM can allow a blow, but there is no line to reckon it by."""
    with pytest.raises(Refusal) as refused:
        ordered({"kind": "attack", "who": "a", "target": "n", "weapon": "9"})
    assert (refused.value.problem.code, refused.value.problem.overridable) == ("unknown_weapon", False)


def test_players_view_omits_concealed_characters() -> None:
    """EN-TAB-08: no name, no place, no line, no check of theirs, until they attack or are shown."""
    state = ordered(unseen=["n"])
    for viewer in (Viewer(), Viewer(sheet="a")):
        view = BATTLE.project(state, viewer)
        assert "影" not in view.model_dump_json()
        assert "n" not in (*view.order, *(row.id for row in view.rows))  # type: ignore[attr-defined]
        assert lines(state, {"kind": "leave", "who": "n"}, viewer) == []
    assert "影" in BATTLE.project(state, GM).model_dump_json()
    met = go(state, {"kind": "attack", "who": "a", "target": "n"})
    assert "影" in BATTLE.project(met, Viewer()).model_dump_json()
    shown = go(state, {"kind": "reveal", "who": "n"})
    assert "n" in BATTLE.project(shown, Viewer()).order
    assert lines(state, {"kind": "reveal", "who": "n"}, Viewer()) == ["影 が姿を見せました。"]


def test_chain_needs_full_view() -> None:
    """EN-TAB-04, EN-TAB-08: an NPC's dice and purse stand in it, so players have none."""
    state = STAGES["check"]
    assert BATTLE.project(state, GM).chain is not None  # type: ignore[attr-defined]
    assert BATTLE.project(state, Viewer()).chain is None  # type: ignore[attr-defined]
    rolling = STAGES["rolling"]
    assert BATTLE.project(rolling, GM).chain is not None  # type: ignore[attr-defined]


def hit(target: str = "b") -> Battle:
    """An attack of `a` that has hit, with the window after the damage open: strike 7 + 1 against guard 1."""
    state = ordered({"kind": "attack", "who": "a", "target": target}, {"kind": "throw", "faces": [6, 5]})
    state = go(state, {"kind": "choose", "option": "next"}, {"kind": "throw", "faces": [3, 1]})
    for _ in range(3):
        state = go(state, {"kind": "choose", "option": "next"})
    assert state.check is not None
    assert state.check.state.moment == "after_damage"
    return state


@pytest.mark.parametrize("fallen", [("n",), ("a", "b")])
def test_decided_fight_offers_its_end_and_may_continue(fallen: tuple[str, ...]) -> None:
    """EN-BTL-01: it is the GM who ends it; Enter offers that instead of one empty turn after the other."""
    before = ordered()
    assert [move.event for move in BATTLE.legal(before) if move.primary] == ["attack"]
    after = go(before, *({"kind": "adjust", "who": who, "field": "dead", "value": 1} for who in fallen))
    assert [move.event for move in BATTLE.legal(after) if move.primary] == ["end"]
    assert {person.id for person in BATTLE.project(after, GM).people if person.out} == {*fallen}
    assert {"done", "turn"} & {move.event for move in BATTLE.legal(after)}
    up = go(after, *({"kind": "adjust", "who": who, "field": "dead", "value": 0} for who in fallen))
    assert BATTLE.legal(up)[0].event == BATTLE.legal(before)[0].event
    assert not any(move.event == "end" for move in BATTLE.legal(up) if move.primary)


def test_effect_options_preview_their_results() -> None:
    """EN-TMP-04, EN-TMP-05, EN-PRM-07, EN-TAB-05: the damage after it, the splits it leaves, the support point."""
    chain = BATTLE.project(hit(), GM).chain  # type: ignore[attr-defined]
    found = {declarable.option: declarable for declarable in chain.declarables}
    assert str(found["damage_up:a:gauge:b"].number) == "8 点"
    assert str(found["damage_down:a:gauge:b"].number) == "6 点"
    assert "援護で経験点 +1" in str(found["damage_down:a:gauge:b"].effect)
    assert str(found["absolute:b:clv:b"].number) == "0 点"
    assert [str(link.big) for link in chain.links] == ["13", "4", "13 > 4", "8 − 1", "7", ""]
    assert chain.closed == ("振りなおし", "カバーリング", "達成値+1", "自動成功", "自動失敗")


def test_damage_splits_preview_the_resulting_state() -> None:
    """EN-TAB-06, EN-DMG-03, EN-DMG-05: those that avoid 気絶 first."""
    chain = BATTLE.project(go(hit(), {"kind": "choose", "option": "next"}), GM).chain  # type: ignore[attr-defined]
    assert [way.state for way in chain.ways] == ["normal", "unconscious", "unconscious"]
    assert (chain.ways[0].option, str(chain.ways[0].label)) == ("split:5:4", "LP −5　SP −4")
    assert str(chain.ways[0].after) == "→ LP 1　SP 2"


def test_covered_check_numbers_effects_alike() -> None:
    """EN-TAB-03, EN-TAB-08: E and a number choose what the tray shows; the GM's own ways have none meanwhile."""
    state = hit("n")
    chain = BATTLE.project(state, GM).chain  # type: ignore[attr-defined]
    assert state.check is not None
    tray = [o.id for o in shown(state.check, Viewer()).options if o.enabled and not o.primary]
    assert [declarable.option for declarable in chain.declarables if declarable.key] == tray
    assert [declarable.key for declarable in chain.declarables if declarable.key] == list(range(1, len(tray) + 1))


def test_log_lines_show_dice_payer_and_result() -> None:
    """EN-TAB-15: a dispute can be settled from the log."""
    rolling = STAGES["rolling"]
    assert lines(rolling, {"kind": "throw", "faces": [5, 3]}) == ["行動順番（a）　《戦術》 5 3 +1 → 9"]
    state = go(rolling, {"kind": "throw", "faces": [5, 3]})
    assert lines(state, {"kind": "choose", "option": "reroll:b:gauge:0"}) == [
        "b：振りなおし（ゲージ） → a　援護で経験点 +1"
    ]
    state = go(state, {"kind": "choose", "option": "next"})
    assert "行動順番（a）：9" not in lines(state, {"kind": "choose", "option": "next"}), "the dice have said it"
    ambush = go(fight(), {"kind": "sneak", "who": "a"})
    texts = lines(ambush, {"kind": "throw", "faces": [5, 3]})
    assert len(texts) == 1, "what the dice are for stands with them"
    assert texts[0].startswith("不意打ち（a）　《隠密》 5 3")
    ambush = go(ambush, {"kind": "throw", "faces": [5, 3]})
    assert not [text for text in lines(ambush, {"kind": "choose", "option": "next"}) if "不意打ち（a）：" in text]
    secret = go(fight({"kind": "turn"}), {"kind": "order", "who": "n"})
    assert lines(secret, {"kind": "throw", "faces": [5, 3]}, Viewer())[0] == "影 《戦術》：ダイスを伏せて振りました。"


def test_log_line_shows_each_number_once() -> None:
    """A miss names the attack beside the defence, and a lone die is what it makes."""
    state = ordered({"kind": "attack", "who": "a", "target": "n"}, {"kind": "throw", "faces": [2, 1]}, NEXT)
    state = go(state, {"kind": "throw", "faces": [5, 4]}, NEXT)
    assert [line.partition("　")[2] for line in lines(state, NEXT)] == ["攻撃 5・防御 10"]
    assert lines(state, NEXT)[0].partition("　")[0].endswith("：命中せず")
    assert lines(state, NEXT, Viewer())[0].endswith("：命中せず　達成値 5")
    resting = talk(
        {"kind": "stage", "stage": "zero", "present": ["b"]}, {"kind": "rest", "who": "a"}, {"kind": "end_stage"}
    )
    thrown = SESSION.events.validate_python({"kind": "throw", "faces": [4]})
    assert [str(line.text) for line in SESSION.log_messages(resting, thrown, SESSION.apply(resting, thrown))] == [
        "a 回復：4"
    ]


def test_joining_character_brings_the_sheet() -> None:
    """EN-BTL-01: a late fighter is named by the sheet, which the fight reads."""
    late = sheet("c")
    event = BATTLE.join(late, game())
    assert event is not None
    assert BATTLE.brings(event) == ("c",)
    state = ordered()
    state = BATTLE.apply(state.bound(KnownSheets({**state.known, "c": late}), state.game), event)
    assert state.fighter("c") is not None
    with pytest.raises(Refusal):
        BATTLE.apply(state, event)
    assert BATTLE.harm(state, "c", 3) is not None
    assert BATTLE.harm(STAGES["check"], "a", 3) is None


def test_an_npc_in_three_fields_can_fight_at_once() -> None:
    """EN-AMB-82: and nothing of it is wrong."""
    made = SYSTEM.quick(game(), "番犬", {"slv": 2, "weapon": "brawl_weapon", "armour": "partial_armour"})
    assert [p for p in SYSTEM.validate(made, game()) if p.severity != "warn"] == []
    assert (made.is_pc, made.skills.brawling, made.skills.athletics) == (False, 2, 2)
    assert [p.id for p in SYSTEM.quick_fields(game())] == ["slv", "weapon", "armour"]
    shot, bare = (SYSTEM.quick(game(), "番犬", {"slv": 3, "weapon": weapon}) for weapon in ("gun", ""))
    assert (shot.skills.firearms, shot.skills.brawling) == (3, 0), "a weapon is used by its own skill"
    assert (bare.skills.firearms, bare.skills.brawling) == (0, 3)


def test_usual_next_stage_is_primary() -> None:
    """EN-SES-11, EN-AMB-76: mains with each PC as protagonist, the sub stage, then the next cycle."""
    state = talk()
    led: list[str] = []
    for _ in range(6):
        move = next(m for m in SESSION.legal(state) if m.primary)
        args = dict(move.args)
        led.append(f"{args['stage']} {args.get('protagonist', '')}".strip())
        state = SESSION.apply(state, SESSION.events.validate_python({"kind": move.event, **args}))
        state = SESSION.apply(state, SESSION.events.validate_python({"kind": "end_stage"}))
    assert led == ["zero", "first", "main a", "main b", "sub", "main a"]
    assert state.cycle_no == 2


def test_a_session_ends_early_by_the_gms_word_alone() -> None:
    """EN-VAL-42: the last stage belongs to it, unless the GM overrules."""
    with pytest.raises(Refusal) as refusal:
        talk({"kind": "close"})
    assert refusal.value.problem.overridable
    assert talk({"kind": "close", "gm": True}).over


def test_effects_are_combined_only_when_one_is_not_enough() -> None:
    """EN-TMP-11, EN-TMP-12: as few as are needed, each paying one box; nothing where one is enough."""
    people = [sheet("a", clv=1), sheet("b", clv=1), sheet("c", clv=1)]
    state = SESSION.start(people, game())
    assert SESSION.project(state, GM).chain is None  # type: ignore[attr-defined]
    fight_ = BATTLE.start([*people, sheet("n", is_pc=False, clv=0)], game())
    fight_ = go(fight_, {"kind": "attack", "who": "a", "target": "n", "gm": True}, {"kind": "throw", "faces": [3, 4]})
    fight_ = go(fight_, {"kind": "choose", "option": "next"}, {"kind": "throw", "faces": [3, 5]})
    chain = BATTLE.project(fight_, GM).chain  # type: ignore[attr-defined]
    (several,) = [declarable for declarable in chain.declarables if declarable.also]
    assert (several.option, several.also) == ("plus:a:gauge:0", ("plus:b:gauge:0",))
    assert str(several.label) == "2 人で達成値+1"
    assert "命中になる" in str(several.effect)
    after = go(fight_, *({"kind": "choose", "option": option} for option in (several.option, *several.also)))
    assert after.check is not None
    assert after.check.state.hit


def test_effect_names_cover_every_row_of_the_tables() -> None:
    """EN-TMP-02: a log message is translated only if its effect is in the table."""
    named = [row.name for row in (*tables().temporary, *tables().permanent)]
    assert sorted(EFFECTS) == sorted(named)


def test_effect_for_absent_character_is_refused() -> None:
    """EN-PRM-05: as outside of a check, in one sentence; nothing is paid."""
    struck = ordered({"kind": "attack", "who": "a", "target": "n"})
    assert struck.check is not None
    for state in (ordered(), struck):
        with pytest.raises(Refusal):
            go(state, {"kind": "effect", "effect": "full_heal", "payer": "a", "receiver": "nobody"})


def test_automatic_success_shows_no_number_before_the_opposing_one() -> None:
    """EN-AMB-13, EN-AMB-15: neither in the chain nor in the log, where it read as an achievement of the SLV alone."""
    declared = {"kind": "choose", "option": "auto_success:a:clv:0"}
    hiding = go(ordered({"kind": "sneak", "who": "a"}), declared)
    assert lines(hiding, NEXT) == ["不意打ち（a）：自動成功"]
    for state in (hiding, go(ordered({"kind": "attack", "who": "a", "target": "n"}), declared)):
        drawn = chain(state.check, GM)
        assert drawn is not None
        assert (drawn.links[0].big, drawn.links[0].small) == ("", "自動成功")
