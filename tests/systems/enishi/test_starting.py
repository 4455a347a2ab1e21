"""The start of checks: accepted and refused ones, and neutral defaults of forms (EN-VAL-40, EN-VAL-41)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.core.problem import Refusal
from desktop.core.rolls.dice import throw_of
from desktop.core.value import Viewer
from desktop.core.words import Words
from desktop.systems.enishi.battle import BATTLE
from desktop.systems.enishi.checks.chain import chain
from desktop.systems.enishi.checks.params import check_kinds
from desktop.systems.enishi.checks.run import start_check
from desktop.systems.enishi.session import SESSION
from desktop.systems.enishi.sheet import Sheet
from tests.systems.enishi.people import game, sheet
from tests.systems.enishi.test_two_ways import fight

RULES = game()
ACTS = [kind.id for kind in check_kinds(sheet("a"), RULES) if kind.id not in ("rest", "harm")]
SAY = Words().say


def refused(kind: str, own: Sheet | None, params: dict[str, Any], party: tuple[Sheet, ...] = ()) -> tuple[str, str]:
    with pytest.raises(Refusal) as caught:
        start_check(kind, own, params, RULES, party)
    return caught.value.problem.rule, caught.value.problem.code


@pytest.mark.parametrize("kind", ACTS)
@pytest.mark.parametrize("body", [{"lp": 0}, {"lp": 0, "sp": 0, "dead": True}])
def test_unconscious_and_dead_cannot_start_checks(kind: str, body: dict[str, Any]) -> None:
    """EN-VAL-40, EN-AMB-50: every kind of action; the GM may let it pass, and the campaign the unconscious."""
    own, friend = sheet("a", **body), sheet("b", lp=3)
    params = {"patient": "b"} if kind == "first_aid" else {}
    assert refused(kind, own, params, (friend,)) == ("EN-VAL-40", "cannot_act")
    assert start_check(kind, own, params | {"gm": True}, RULES, (friend,)).wants is not None
    if "dead" not in body:
        assert start_check(kind, own, params, game(unconscious_acts=True), (friend,)).wants is not None


def test_unconscious_oppose_with_zero_and_cannot_compete() -> None:
    """EN-AMB-50: an opposed check against them meets 0; a competition is not begun with them."""
    own, down = sheet("a", clv=0), sheet("n", is_pc=False, lp=0, clv=0)
    check = start_check("opposed", own, {"other": "n"}, RULES, (down,)).throw(throw_of((6, 6), (1, 2)))
    assert check.state.numbers == (3, 0)
    assert refused("competition", own, {"other": "n"}, (down,)) == ("EN-VAL-40", "cannot_act")


@pytest.mark.parametrize(
    ("kind", "param"),
    [("attack", "defence"), ("opposed", "other"), ("competition", "other"), ("surprise", "other"), ("defence", "other"),
     ("resistance", "other"), ("first_aid", "patient"), ("harm", "who"), ("check", "about")],
)  # fmt: skip
def test_an_unknown_name_is_refused(kind: str, param: str) -> None:
    """A mistyped name creates no character; the characters of the campaign are offered."""
    own, other = sheet("a"), sheet("n", name="影", is_pc=False)
    assert refused(kind, own, {param: "カゲ"}, (other,)) == ("EN-CHK-01", "unknown_person")
    kinds = {k.id: k for k in check_kinds(own, RULES, (own, other))}
    choices = next(p.choices for p in kinds[kind].params if p.id == param)
    assert ("影" if param == "about" else "n") in [choice.value for choice in choices]


@pytest.mark.parametrize("style", [{}, {"default_target": 9}, {"items_stack": True, "second_weapon": 1}])
def test_default_params_equal_no_params(style: dict[str, Any]) -> None:
    """Sending all defaults, or None for all of them, equals sending nothing: for every kind and sheet."""
    rules = game(**style)
    armed = sheet("b", skills={"melee": 2, "tactics": 1}, weapons=["gun", "melee_one_hand"], items=["first_aid_kit"])
    npc = sheet("n", is_pc=False, weapons=["thrown_weapon"], armour=["light_armour"])
    people = (sheet("a"), armed, npc)
    for own in (None, *people):
        for kind in check_kinds(own, rules, people):
            nothing = start_check(kind.id, own, {}, rules, people) if kind.id != "competition" or own else None
            for params in ({p.id: p.default for p in kind.params}, dict.fromkeys(p.id for p in kind.params)):
                assert nothing is None or start_check(kind.id, own, params, rules, people) == nothing, kind.id
            for param in kind.params:
                assert param.default is not None or str(param.auto), (kind.id, param.id)


def test_automatic_values_are_shown_in_the_form() -> None:
    """自動: the usual weapon and the fixed skill stand beside the empty field, for this very sheet."""
    own = sheet("a", skills={"melee": 2, "tactics": 3}, weapons=["melee_one_hand"])
    kinds = {kind.id: {p.id: p for p in kind.params} for kind in check_kinds(own, RULES)}
    assert SAY(kinds["attack"]["weapon"].auto) == "白兵武器(片手用) 2"
    assert SAY(kinds["initiative"]["slv"].auto) == "《戦術》 3"
    assert start_check("attack", own, {}, RULES).state.sides[0].bonus == 2


@pytest.mark.parametrize("faces", [(0, 7), (3,), (1, 2, 3), ()])
def test_refused_faces_name_their_rule(faces: tuple[int, ...]) -> None:
    """EN-VAL-41: in a loose check, a fight and a session."""
    fight = BATTLE.apply(BATTLE.start([sheet("a")], RULES), BATTLE.events.validate_python({"kind": "turn"}))
    fight = BATTLE.apply(fight, BATTLE.events.validate_python({"kind": "order", "who": "a"}))
    night = SESSION.start([sheet("a", sp=1)], RULES)
    for event in (
        {"kind": "stage", "stage": "zero", "present": []},
        {"kind": "rest", "who": "a"},
        {"kind": "end_stage"},
    ):
        night = SESSION.apply(night, SESSION.events.validate_python(event))
    thrown = {"kind": "throw", "faces": faces}
    for engine, state in ((BATTLE, fight), (SESSION, night)):
        with pytest.raises(Refusal) as caught:
            engine.apply(state, engine.events.validate_python(thrown if engine is BATTLE else thrown | {"faces": (9,)}))
        assert caught.value.problem.rule == "EN-VAL-41"
    if all(1 <= face <= 6 for face in faces):
        with pytest.raises(Refusal) as caught:
            start_check("check", sheet("a"), {}, RULES).throw(throw_of((6,) * len(faces), faces))
        assert caught.value.problem.rule == "EN-VAL-41"


def test_a_bond_that_the_gm_must_judge_can_be_consented_to() -> None:
    """EN-VAL-24, EN-AMB-70: where the campaign does not trust, choosing the option is the GM's yes."""
    rules = game(trust_about=False)
    own = sheet("a", clv=0, bonds=[{"person": "影", "link": "n", "relation": "trust"}])
    check = start_check("check", own, {"about": "影", "target": 8}, rules, (sheet("n", name="影", is_pc=False, clv=0),))
    check = check.throw(throw_of((6, 6), (3, 4))).choose("next")
    option = next(o for o in check.options if o.id.startswith("plus:a:bond0:0"))
    assert option.enabled
    assert SAY(option.reason) == "この判定は 影 に関わりますか？"
    with pytest.raises(Refusal) as caught:
        check.choose("plus:a:bond0:0")
    assert caught.value.problem.rule == "EN-VAL-24"
    assert check.choose(option.id).outcome.success  # type: ignore[union-attr]


def test_edited_sheet_counts_at_once() -> None:
    """EN-AMB-32, EN-CRE-03: growth in mid-session lifts the maximum at once, in session and fight."""
    own = sheet("a", lp=4, clv=2)
    for engine in (SESSION, BATTLE):
        state: Any = engine.start([own], RULES)
        hurt = engine.events.validate_python({"kind": "adjust", "who": "a", "field": "lp", "value": 2})
        state = engine.apply(state, hurt)
        sheet_ = state.known["a"]
        grown = engine.advance(state.with_sheet(sheet_.evolve(skills=sheet_.skills.evolve(vigour=1))))
        people = engine.project(grown, Viewer(gm=True)).people
        assert [(g.id, g.value, g.maximum) for g in people[0].gauges[:1]] == [("lp", 2, 7)]


def test_payment_in_open_check_survives_edits_of_the_sheet() -> None:
    """EN-GRW-01, EN-PRM-01, EN-AMB-69: level bought, bond written and LP typed count in the open check and after it."""
    bonds = [{"person": "n", "link": "n", "relation": "trust"}]
    people = [sheet("a", clv=2, gauge_size=2, lp=3, sp=4, bonds=bonds), sheet("n", is_pc=False, clv=0)]
    battle: Any = fight(people, RULES, "act")
    for event in (
        {"kind": "attack", "who": "a", "target": "n"}, {"kind": "throw", "faces": [3, 4]},
        {"kind": "choose", "option": "full_heal:a:clv:a"}, {"kind": "choose", "option": "reroll:a:bond0:0"},
    ):  # fmt: skip
        battle = BATTLE.apply(battle, BATTLE.events.validate_python(event))
    own = battle.known["a"]
    skills, bonds_ = own.skills.evolve(vigour=1), (*own.bonds, {"person": "c", "relation": "love"})
    edited = own.evolve(clv=3, wealth=4, lp=1, skills=skills, bonds=bonds_)
    battle = BATTLE.advance(battle.with_sheet(edited))
    assert BATTLE.advance(battle) is battle
    (payer,) = (a for a in battle.check.state.cast if a.id == "a")
    assert (payer.clv, payer.wealth, payer.lp, [b.box for b in payer.bonds]) == (2, 4, 7, [True, False])
    assert (battle.known["a"].clv, battle.fighter("a").actor.clv) == (3, 3)
    while battle.check is not None:
        option = next((o.id for o in battle.check.options if o.primary), "next")
        throws = battle.check.wants is not None
        event = {"kind": "throw", "faces": [1, 2]} if throws else {"kind": "choose", "option": option}
        battle = BATTLE.apply(battle, BATTLE.events.validate_python(event))
    after = battle.known["a"]
    assert (after.clv, after.wealth, after.lp, [b.box for b in after.bonds]) == (2, 4, 7, [True, False])
    assert [use.coin for use in after.effect_log] == ["clv", "bond"]


def test_npc_payment_options_have_distinct_labels() -> None:
    """EN-TMP-13: gauge and bond of one NPC were offered in the same words."""
    own = sheet("a", name="影", clv=0)
    foe = sheet("n", name="白", is_pc=False, clv=1, bonds=[{"person": "影", "link": "a", "relation": "trust"}])
    check = start_check("check", own, {"target": 8}, RULES, (own, foe)).throw(throw_of((6, 6), (3, 4)))
    costs = [SAY(o.cost) for o in check.options if o.id.startswith("plus:n")]
    assert costs == ["白 のゲージ", "白 所縁：影"]


def test_facts_of_the_dice_are_data() -> None:
    """EN-CHK-05, EN-CHK-06, EN-OPP-02: double-up, fumble and draw are named at any number."""
    own = sheet("a", clv=0)
    pair = start_check("check", own, {}, RULES).throw(throw_of((6, 6), (2, 2))).throw(throw_of((6,), (5,)))
    assert [SAY(word) for word in pair.outcome.words] == ["成功", "ダブルアップ"]  # type: ignore[union-attr]
    fumble = start_check("check", own, {}, RULES).throw(throw_of((6, 6), (1, 1)))
    assert [SAY(word) for word in fumble.outcome.words] == ["ファンブル"]  # type: ignore[union-attr]
    draw = start_check("competition", own, {"other_total": 5}, RULES).throw(throw_of((6, 6), (2, 3)))
    assert (draw.outcome.tie, SAY(draw.outcome.label)) == (True, "引き分け")  # type: ignore[union-attr]


def test_dice_thrown_again_stay_on_the_table() -> None:
    """EN-TMP-03, EN-TMP-06: re-rolled dice, and those of a covered target, are shown without counting."""
    own, brave = sheet("a", clv=1, gauge_size=1), sheet("b", clv=1, gauge_size=1, skills={"athletics": 1})
    foe = sheet("n", is_pc=False, clv=0, skills={"melee": 5}, weapons=["melee_one_hand"])
    check = start_check("attack", foe, {"defence": "a"}, RULES, (own, brave)).throw(throw_of((6, 6), (5, 6)))
    check = check.throw(throw_of((6, 6), (1, 2)))
    check = check.choose("reroll:a").throw(throw_of((6, 6), (1, 3)))
    while not any(o.id.startswith("cover:b") for o in check.options):
        check = check.choose("next")
    check = check.choose("cover:b").throw(throw_of((6, 6), (2, 3)))
    lie = [(t.request.who, t.throw.values, all(t.counts)) for t in check.thrown]
    assert lie == [("n", (5, 6), True), ("a", (1, 2), False), ("a", (1, 3), False), ("b", (2, 3), True)]
    struck = chain(check, Viewer(gm=True)).links[0]  # type: ignore[union-attr]
    assert (SAY(struck.big), SAY(struck.small)) == ("16", "決まった達成値")  # an attack is no reaction
    while not check.done:
        check = check.choose(next(o.id for o in check.options if o.primary or o.id.startswith("split")))
    assert SAY(check.outcome.words[-1]) == f"{brave.name}：カバーリング"  # the title names the other
    assert SAY(check.outcome.detail).endswith(f"・{brave.name}：LP −5　SP −4・正常")  # and so do points lost


def test_ambush_detail_names_stealth_and_perception() -> None:
    """EN-SUR-01: no blow was struck yet, so the line does not speak of attack and defence."""
    check = start_check("surprise", sheet("a", clv=0), {"other": "b"}, RULES, (sheet("b", clv=0),))
    for faces in ((6, 5), (1, 2)):
        check = check.throw(throw_of((6, 6), faces))
    while not check.done:
        check = check.choose("next")
    assert SAY(check.outcome.detail) == "隠密 11・知覚 3"  # type: ignore[union-attr]


def test_covering_fighter_gets_turn_marks() -> None:
    """EN-AMB-24, EN-OPT-02, EN-SUR-02, EN-AMB-58: 攻撃に徹する gives 0, a surprise −1; a reaction is counted."""
    foe = sheet("n", is_pc=False, clv=0, skills={"melee": 9}, weapons=["melee_one_hand"])
    people = [foe, sheet("a", clv=0), sheet("b"), sheet("c", skills={"athletics": 2})]
    battle = fight(people, RULES, "act", b={"stance": "attack"}, c={"ambushed": 1})
    on = {"kind": "choose", "option": "next"}
    for event in (
        {"kind": "attack", "who": "n", "target": "a"}, {"kind": "throw", "faces": [6, 5]},
        {"kind": "throw", "faces": [1, 2]}, on, on, {"kind": "choose", "option": "cover:b"},
    ):  # fmt: skip
        battle = BATTLE.apply(battle, BATTLE.events.validate_python(event))
    assert (battle.check.state.numbers, battle.check.state.sides[1].made) == ((20, 0), False)
    battle = BATTLE.apply(battle, BATTLE.events.validate_python({"kind": "choose", "option": "cover:c"}))
    assert [(SAY(p.label), p.value) for p in battle.check.state.sides[1].parts] == [("《運動》", 2), ("不意打ち", -1)]
    while battle.check is not None:
        wants = battle.check.wants
        option = next((o.id for o in battle.check.options if o.primary), "next")
        event = {"kind": "throw", "faces": [1, 2]} if wants else {"kind": "choose", "option": option}
        battle = BATTLE.apply(battle, BATTLE.events.validate_python(event))
    assert [fighter.reactions for fighter in battle.fighters] == [0, 1, 0, 1]


@pytest.mark.parametrize(
    ("patient", "text"),
    [
        ({"lp": 2}, "ハル：LP +1"),
        ({"lp": 0}, "ハル：LP +1・正常"),
        ({"lp": 2, "is_pc": False}, ""),
    ],
)
def test_treatment_detail_names_the_recovery(patient: dict[str, Any], text: str) -> None:
    """EN-REC-01, EN-AMB-50: the line names the patient and the result; an NPC's is GM-only."""
    own, other = sheet("a", clv=0, skills={"medicine": 2}), sheet("b", name="ハル", clv=0, **patient)
    check = start_check("first_aid", own, {"patient": "b"}, RULES, (other,)).throw(throw_of((6, 6), (5, 4)))
    while not check.done:
        check = check.choose("next")
    assert check.outcome is not None
    assert SAY(check.outcome.detail) == text
    assert not SAY(check.outcome.detail) or [c.after for c in check.outcome.changes if c.field == "lp"] == [
        other.lp + 1
    ]
