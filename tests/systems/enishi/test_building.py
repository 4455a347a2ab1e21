"""Building, shop, growth and bonds of 2d6+SLV."""

from __future__ import annotations

from random import Random

import pytest

from desktop.core.problem import Refusal, Severity
from desktop.systems.enishi import SYSTEM
from desktop.systems.enishi.build import (
    blank,
    buy,
    choose_start,
    finish,
    highest,
    levels_left,
    offers,
    return_,
    set_slv,
    steps_summary,
)
from desktop.systems.enishi.growth import grow, growth
from desktop.systems.enishi.shared import add_bond, change_bond, feelings, fresh
from desktop.systems.enishi.sheet import Bond, Sheet, Skills
from desktop.systems.enishi.tables import tables
from tests.example_budget import seeds
from tests.systems.enishi.people import game, sheet

RULES = game()


def refused(rule: str) -> pytest.RaisesExc[Refusal]:
    return pytest.RaisesExc(Refusal, check=lambda refusal: refusal.problem.rule == rule)


# -- creation ------------------------------------------------------------------


@pytest.mark.parametrize(("option", "clv", "levels"), [("a", 1, 6), ("b", 2, 3)])
def test_two_starts(option: str, clv: int, levels: int) -> None:
    """EN-CRE-01, EN-TMP-01: the start gives CLV, levels and the gauge."""
    draft = choose_start(blank(RULES), option, RULES)
    assert (draft.clv, draft.gauge_size, levels_left(draft)) == (clv, clv, levels)
    assert highest(draft, "will") == min(clv + 1, levels)


def test_start_must_exist_and_stays() -> None:
    """EN-VAL-01, EN-CRE-01."""
    with refused("EN-VAL-01"):
        choose_start(blank(RULES), "c", RULES)
    with refused("EN-CRE-01"):
        choose_start(sheet(), "b", RULES)


@pytest.mark.parametrize("skill", ["juggling", "art", "art:", "will:強い", ""])
def test_unknown_skill_is_refused(skill: str) -> None:
    """EN-VAL-06, EN-SKL-03."""
    with refused("EN-VAL-06"):
        set_slv(blank(RULES), skill, 1)


def test_filled_fields_make_separate_rows() -> None:
    """EN-SKL-03, EN-AMB-34."""
    draft = set_slv(set_slv(set_slv(blank(RULES), "art:歌唱", 1), "art:絵画", 2), "art:歌唱", 3)
    assert [(row.field, row.slv) for row in draft.fields] == [("歌唱", 3), ("絵画", 2)]


def test_every_skill_can_be_checked() -> None:
    """Every one of the 28 in five groups can be used in a check.

    EN-SKL-01, EN-SKL-A4, EN-SKL-C1, EN-SKL-C2, EN-SKL-C3, EN-SKL-C4, EN-SKL-C5, EN-SKL-D3.
    """
    assert [len(c.skills) for c in tables().categories] == [6, 6, 6, 6, 4]
    assert list(tables().skills) == [*Skills.model_fields, "art", "knowledge"]
    titles = {name: info.title for name, info in Skills.model_fields.items()}
    assert titles.items() <= tables().skills.items()
    own = sheet(clv=0, skills=dict.fromkeys(Skills.model_fields, 2), languages=["英語", "中国語"])
    subject = SYSTEM.check_kinds(own, RULES)[0].params[0]
    assert {c.value for c in subject.choices} == set(Skills.model_fields)
    readings = {c.value: c.reading for c in subject.choices}
    assert (readings["dexterity"], readings["riding"], readings["computing"]) == ("きよう", "きじょう", "でんし")
    for skill in ("dexterity", "riding", "driving", "boating", "aviation", "spaceflight", "computing"):
        check = SYSTEM.start_check("check", own, {"skill": skill, "target": 7}, RULES)
        assert check.outcome is None
        assert str(check.title).startswith(f"《{tables().skills[skill]}》")


def test_finishing_sets_play_values() -> None:
    """EN-CRE-03…07, EN-VAL-13: name and background are free, the name is needed."""
    draft = choose_start(blank(RULES), "b", RULES).evolve(background="山の子", notes="犬を飼う")
    draft = set_slv(set_slv(draft, "vigour", 2), "riches", 1)
    with refused("EN-VAL-13"):
        finish(draft, RULES)
    done = finish(buy(draft.evolve(name="ハル"), "weapons:gun", RULES), RULES)
    assert (done.draft, done.lp, done.sp, done.gauge_size, done.wealth) == (False, 8, 6, 2, 7)
    assert finish(done, RULES) is done


def test_step_summaries_show_remaining_points() -> None:
    """Catalogue 5.2: counters of every step."""
    draft = set_slv(choose_start(blank(RULES), "a", RULES), "will", 2)
    texts = {step.id: str(steps_summary(draft, step.id, RULES)) for step in SYSTEM.steps}
    assert texts["skills"] == "あと 4 レベル"
    assert texts["values"] == "LP 6・SP 8・移動力 3"
    assert texts["finish"] == "直すところ 2 件"


def test_difficulties_are_offered() -> None:
    """EN-CHK-01, EN-CHK-02, EN-CHK-03: skill first, then a grade with letter, name and target."""
    skill, _, target = SYSTEM.check_kinds(None, RULES)[0].params[:3]
    assert skill.subject
    labels = [str(c.label) for c in target.choices]
    assert labels == ["A 至難11", "B 困難9", "C 普通7", "D 簡単5", "E 楽勝3"]
    assert (target.default, target.free) == (7, True)
    assert not SYSTEM.check_kinds(None, game(free_target=False))[0].params[2].free


# -- shop ----------------------------------------------------------------------


def test_shop() -> None:
    """EN-CRE-08, EN-EQP-01, EN-VAL-09, EN-AMB-31: affordable rows are offered; the others name the missing amount."""
    draft = buy(choose_start(blank(RULES), "a", RULES), "weapons:melee_two_hand", RULES)
    legal = {o.id: (o.legal, str(o.reason)) for o in offers(draft, RULES)}
    assert legal["armour:small_shield"] == (True, "")
    assert legal["armour:heavy_armour"] == (False, "財産ポイントが 3 足りません。")
    assert "weapons:unarmed" not in legal
    assert SYSTEM.derive(draft, RULES)["mobility"].value == 2
    with refused("EN-VAL-09"):
        buy(draft, "armour:heavy_armour", RULES)
    with refused("EN-EQP-01"):
        buy(draft, "weapons:laser", RULES)
    assert return_(draft, "weapons:0", RULES).weapons == ()


def test_buying_puts_only_one_of_a_kind_to_use() -> None:
    """EN-VAL-11: the second shield is carried, not used."""
    rich = sheet(wealth=20)
    two = buy(buy(buy(rich, "armour:small_shield", RULES), "armour:large_shield", RULES), "armour:light_armour", RULES)
    assert [a.in_use for a in two.armour] == [True, False, True]
    assert two.wealth == 10
    assert buy(buy(rich, "items:energy_drink", RULES), "items:energy_drink", RULES).items[0].quantity == 2


def test_no_selling() -> None:
    """EN-AMB-46: neither price nor refund after creation."""
    own = sheet(wealth=1, weapons=[{"row": "gun", "name": "古い猟銃"}], items=[{"row": "energy_drink", "quantity": 2}])
    with refused("EN-AMB-46"):
        return_(own, "weapons:0", RULES)
    assert return_(own, "weapons:0", game(resale=True)).wealth == 4
    assert return_(own, "items:0", game(resale=True)).items[0].quantity == 1
    with refused("EN-EQP-01"):
        return_(own, "weapons:7", game(resale=True))


def test_custom_equipment_rows_and_names_are_accepted() -> None:
    """EN-AMB-47, EN-EQP-02, EN-ARM-02, EN-ARM-03: a campaign adds rows of cost 0 to 6; shape is free text."""
    rows = [row.model_dump() for row in tables().weapons]
    whip = {"id": "whip", "name": "鞭", "cost": 2, "skill": "throwing", "power": 1}
    definition = SYSTEM.definition().evolve(lists={"weapons": (*rows, whip)})
    assert SYSTEM.check_definition(definition) == ()
    own_game = SYSTEM.game(definition)
    armed = sheet(skills={"throwing": 2}, wealth=3, weapons=[{"row": "whip", "name": "棘の鞭"}])
    line = SYSTEM.derive(armed, own_game)["attack_line.0"]
    assert (line.label, line.value) == ("棘の鞭", 2)
    assert SYSTEM.validate(armed, own_game) == ()
    plated = sheet(skills={"vigour": 1}, armour=[{"row": "light_armour", "name": "竹の胴"}])
    assert SYSTEM.derive(plated, RULES)["structure"].parts[0].label == "竹の胴"
    partial, light, heavy = (row for row in tables().armour if row.kind == "body")
    assert (partial.structure, light.structure, heavy.structure) == (1, 2, 3)
    assert (partial.mobility, light.mobility, heavy.mobility) == (0, -1, -2)


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ({"id": "whip", "skill": "juggling"}, "unknown_skill"),
        ({"id": "gun", "skill": "firearms"}, "double_row"),
        ({"id": "whip", "cost": 7}, "bad_row"),
    ],
)
def test_definition_mistakes_are_named(row: dict[str, object], code: str) -> None:
    """EN-AMB-47: a missing skill, an id twice, a cost beyond the table."""
    rows = [r.model_dump() for r in tables().weapons]
    definition = SYSTEM.definition().evolve(lists={"weapons": (*rows, row)})
    assert {p.code for p in SYSTEM.check_definition(definition)} == {code}


def test_costs_mean_something() -> None:
    """EN-CST-01: seven grades."""
    assert list(tables().costs) == [0, 1, 2, 3, 4, 5, 6]
    assert tables().costs[6] == "借金して買う品"


# -- growth --------------------------------------------------------------------


def test_growth_list_and_costs() -> None:
    """EN-GRW-01, EN-GRW-02: CLV 6, a level 2, a new skill 2, three wealth points 1."""
    own = sheet(xp_total=6, skills={"will": 2, "melee": 1}, wealth=0)
    costs = {p.id: (p.cost, p.legal) for p in growth(own, RULES)}
    assert costs["clv"] == (6, True)
    assert costs["raise:melee"] == (2, True)
    assert costs["new:stealth"] == (2, True)
    assert costs["raise:will"] == (2, False)
    assert costs["wealth"] == (1, True)
    richer = grow(own, "wealth", RULES)
    assert (richer.wealth, richer.xp_spent) == (3, 1)
    assert grow(own, "clv", RULES).clv == 2
    assert grow(own, "new:art:歌唱", RULES).slv("art:歌唱") == 1
    assert grow(own, "raise:melee", RULES).history[-1].rule == "EN-GRW-01"


def test_growth_refusals() -> None:
    """EN-VAL-30, EN-VAL-31, EN-VAL-07, EN-VAL-06, EN-GRW-02."""
    own = sheet(xp_total=5, skills={"will": 2})
    with refused("EN-VAL-30"):
        grow(own, "clv", RULES)
    with refused("EN-VAL-31"):
        grow(own, "raise:will", RULES)
    with refused("EN-VAL-07"):
        grow(own, "new:will", RULES)
    for purchase in ("raise:stealth", "new:juggling", "new:art:"):
        with refused("EN-VAL-06"):
            grow(own, purchase, RULES)
    with refused("EN-GRW-01"):
        grow(own, "lp", RULES)


def test_growth_lifts_lp_and_sp_with_their_maxima() -> None:
    """EN-AMB-32: the current value rises by the same amount, or stays where the campaign says so."""
    own = sheet(xp_total=4, lp=2, sp=3)
    grown = grow(grow(own, "new:vigour", RULES), "new:will", RULES)
    assert (grown.lp, grown.sp) == (3, 4)
    kept = grow(own, "new:vigour", game(current_rises=False))
    assert kept.lp == 2
    assert SYSTEM.derive(kept, RULES)["lp_max"].value == 7


def test_a_new_language_asks_for_its_name() -> None:
    """EN-SKL-02, EN-AMB-35: growing 《言語》 leaves the sheet asking for one more language."""
    grown = grow(sheet(xp_total=2), "new:language", RULES)
    assert [p.rule for p in SYSTEM.validate(grown, RULES)] == ["EN-VAL-08"]
    assert SYSTEM.validate(grown.evolve(languages=("英語",)), RULES) == ()


@pytest.mark.parametrize(
    "skill", ["", "dancing", "melee:剣", "art", "art:", "art: ", "knowledge:　", ":剣", "languages"]
)
def test_unknown_skill_cannot_be_bought(skill: str) -> None:
    """EN-VAL-06, EN-GRW-01: a skill of the list, or an art or a field of knowledge with its name; nothing else."""
    for kind in ("new", "raise"):
        with refused("EN-VAL-06"):
            grow(sheet(xp_total=9), f"{kind}:{skill}", RULES)


# -- bonds ---------------------------------------------------------------------


def test_bonds_are_one_way() -> None:
    """EN-ENI-01, EN-ENI-04, EN-AMB-04: love from one side, from both, or something else."""
    love_b, love_a = (Bond(person="B", relation="love"),), (Bond(person="A", relation="love"),)
    assert str(feelings(love_b, "A", (), "B")) == "A から B への片思い"
    assert str(feelings((), "A", love_a, "B")) == "B から A への片思い"
    assert str(feelings(love_b, "A", love_a, "B")) == "A と B は両思い"
    friends = (Bond(person="B", relation="friendship"),)
    assert str(feelings(friends, "A", (), "B")) == "A：友情・B：—"


def test_bond_rules() -> None:
    """EN-ENI-07, EN-AMB-69: one row per person; a new box is free; freeing happens at a scenario's start."""
    bonds = add_bond((), "アカネ", "trust", gm=True)
    with refused("EN-VAL-29"):
        add_bond(bonds, "アカネ", "love", gm=True)
    with refused("EN-VAL-29"):
        change_bond(bonds, 1, "ハル", "love", RULES.settings, gm=True)
    with refused("EN-VAL-29"):
        add_bond(bonds, "  ", "love", gm=True)
    ticked = (bonds[0].evolve(box=True),)
    moved = change_bond(ticked, 0, "ハル", "love", RULES.settings, gm=True)
    assert (moved[0].person, moved[0].box) == ("ハル", True)
    assert fresh(moved)[0].box is False


# -- whole sheets --------------------------------------------------------------


@pytest.mark.parametrize("seed", seeds(20))
def test_random_characters_spend_everything(seed: int) -> None:
    """EN-CRE-01, EN-CRE-02: legal by construction, and legal when built again as a draft."""
    own = SYSTEM.randomise(RULES, Random(seed))
    draft = own.evolve(draft=True)
    assert [p for p in SYSTEM.validate(draft, RULES) if p.severity is Severity.BLOCK] == []
    assert levels_left(draft) == 0


def test_rulings_win_and_waive() -> None:
    """A GM's number wins and is marked; a waived rule is silent, one that cannot be waived is not."""
    own = Sheet.model_validate(
        {
            "name": "a",
            "rulings": [{"rule": "EN-CRE-03", "field": "lp_max", "value": 20}, {"rule": "EN-VAL-28"}],
            "bonds": [{"person": str(n), "relation": "trust"} for n in range(8)],
        }
    )
    shown = SYSTEM.derive(own, RULES)["lp_max"]
    assert (shown.value, shown.parts[-1].house) == (20, True)
    assert SYSTEM.validate(own, RULES) == ()
    stubborn = own.evolve(rulings=({"rule": "EN-VAL-06"},), fields=({"kind": "art", "field": ""},))
    assert "EN-VAL-06" in {p.rule for p in SYSTEM.validate(stubborn, RULES)}


def test_own_weapons_may_test_a_skill_with_a_field() -> None:
    """EN-AMB-47, EN-AMB-34: a weapon of 《芸術》 or 《知識》 strikes with the best field that its owner has."""
    flute = {"id": "flute", "name": "魔笛", "skill": "art"}
    rules = SYSTEM.game(SYSTEM.definition().evolve(lists={"weapons": [flute]}))
    own = sheet(
        weapons=["flute"], fields=[{"kind": "art", "field": "笛", "slv": 2}, {"kind": "art", "field": "歌", "slv": 1}]
    )
    assert SYSTEM.derive(own, rules)["attack_line.0"].value == 2
    assert SYSTEM.derive(own.evolve(fields=()), rules)["attack_line.0"].value == 0
