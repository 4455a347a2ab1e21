"""Sheets: building, mistakes, growth, computed numbers, cards in words."""

from __future__ import annotations

import tomllib
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop import assets
from desktop.core.build_step import Purchase
from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.problem import Refusal, Severity
from desktop.core.sheet import Ruling
from desktop.models.sheet.document import SheetDocument
from desktop.systems.common import SYSTEM, tables
from desktop.systems.common.cards.library import Library
from desktop.systems.common.cards.problems import card_problems
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.cards.wording import badge, bracketed, limit_text, price_texts, state_name, target_text
from desktop.systems.common.sheet import CommonSheet, CopyRow
from desktop.systems.common.values import library_of
from tests.systems.common.campaign import definition, game, kinds, person

GAME = game()


def codes(sheet: CommonSheet, rules: Any = GAME) -> dict[str, str]:
    """Return the problem codes of a sheet, as in its open document."""
    return {problem.field: problem.code for problem in SheetDocument(sheet, SYSTEM, rules).problems}


def test_blank_sheet_has_the_initial_values() -> None:
    """CM-PARAM-02…06, CM-AMB-20: the app proposes growth rate 1; a house may propose another."""
    blank = SYSTEM.blank(GAME)
    assert (blank.ap, blank.max_ap_base, blank.cp, blank.level, blank.growth_rate) == (-1, 10, 0, 0, 1)
    assert SYSTEM.blank(game({"growth.default": 3})).growth_rate == 3
    assert codes(blank) == {"name": "name_missing"}


def test_all_mistakes_at_once() -> None:
    """CM-AMB-95, CM-CARD-01, CM-CARD-02, CM-PARAM-06, CM-PARAM-02, CM-COST-03, CM-AMB-87, CM-AMB-44, CM-STATE-02,
    CM-AMB-98, CM-AMB-83.
    """
    sheet = person("アヤ", ["移動", "移動", "秘密:約束", "秘密:約束"]).evolve(name=" ", level=-1, ap=11)
    rows = [CopyRow(card="kind_up"), CopyRow(card="slash", equipped=True), CopyRow(card="sword"), CopyRow(card="nope")]
    sheet = sheet.evolve(
        abilities=(*sheet.abilities, *rows),
        states=({"name": ""},),
        custom=({"label": "HP", "value": 12, "max": 10},),
    )
    assert codes(sheet) == {
        "name": "name_missing",
        "level": "level_too_low",
        "ap": "ap_too_high",
        "abilities.1.card": "cap_reached",
        "abilities.2.choice": "bad_choice",
        "abilities.3.equipped": "ability_equipped",
        "abilities.4.card": "wrong_list",
        "abilities.5.card": "unknown_card",
        "items.1.choice": "double_secret",
        "states.0.name": "state_unnamed",
        "custom.0.value": "custom_out_of_range",
    }
    lists = {p.field: p.rule for p in SheetDocument(sheet, SYSTEM, GAME).problems if p.code == "wrong_list"}
    assert lists == {"abilities.4.card": "CM-CARD-02"}
    swapped = person("トウマ").evolve(items=(CopyRow(card="slash"),))
    assert [p.rule for p in SYSTEM.validate(swapped, GAME)] == ["CM-CARD-01"]
    for problem in SYSTEM.validate(sheet, GAME):
        assert str(problem.message)
        assert str(problem.remedy)
        assert problem.step in {step.id for step in SYSTEM.steps}


def test_fixes_yield_legal_values() -> None:
    """CM-PARAM-06, CM-PARAM-02, CM-AMB-98: the button's value is legal."""
    sheet = person("アヤ").evolve(level=-1, ap=11, custom=({"label": "HP", "value": 12, "max": 10},))
    from desktop.core.value import put

    found = SYSTEM.validate(sheet, GAME)
    assert {problem.field for problem in found} == {"level", "ap", "custom.0.value"}
    for problem in found:
        assert problem.fix is not None
        sheet = put(sheet, problem.fix.field, problem.fix.value)
    assert codes(sheet) == {}


def test_growth_rate_is_locked_when_finished() -> None:
    """CM-PARAM-08, CM-AMB-20: fixed at creation, a ruling waves it through, a house switch opens it."""
    done = SYSTEM.finish(person("アヤ", draft=True), GAME)
    changed = done.evolve(growth_rate=7)
    assert codes(changed) == {"growth_rate": "growth_locked"}
    assert codes(changed, game({"growth.locked": False})) == {}
    assert codes(changed.evolve(rulings=(Ruling(rule="CM-PARAM-08", field="growth_rate"),))) == {}


def test_npc_level_is_free() -> None:
    """CM-PARAM-07, CM-TERM-04, CM-TERM-05."""
    assert codes(person("粉屋", level=-5)) == {}
    assert codes(person("アヤ", level=-5)) == {"level": "level_too_low"}


def test_finish_refuses_while_something_blocks() -> None:
    with pytest.raises(Refusal):
        SYSTEM.finish(SYSTEM.blank(GAME), GAME)


def test_required_profile_field() -> None:
    """CM-AMB-98: a supplement's own fields."""
    asked = SYSTEM.game(
        definition().evolve(profile=(ProfileField(id="job", label="生業", kind=FieldKind.TEXT, required=True),))
    )
    assert codes(person("アヤ"), asked) == {"own.job": "profile_missing"}
    assert codes(person("アヤ", own={"job": "木こり"}), asked) == {}
    assert SYSTEM.validate(SYSTEM.randomise(asked, Random(1)), asked) == ()


def test_growth_lists_every_kind_and_series() -> None:
    """CM-SCN-06, CM-COST-01, CM-AMB-87, CM-DATA-09: abilities with 消費CP, one entry per filled-in name."""
    sheet = person("アヤ", cp=5)
    offered: dict[str, Purchase] = {purchase.id: purchase for purchase in SYSTEM.growth(sheet, GAME)}
    assert offered["kind_up:斬撃"].cost == 1
    assert offered["series_up:強化アビリティ"].legal
    assert not offered["series_up_2:近接"].legal
    assert "sword" not in offered
    assert "old" not in offered
    grown = SYSTEM.grow(sheet, "kind_up:斬撃", GAME)
    assert (grown.cp, kinds(grown)) == (4, ["斬撃強化"])
    assert "kind_up:斬撃強化" in {p.id for p in SYSTEM.growth(grown, GAME)}
    with pytest.raises(Refusal):
        SYSTEM.grow(sheet, "series_up_2:近接", GAME)
    with pytest.raises(Refusal):
        SYSTEM.grow(sheet, "nope", GAME)


def test_eight_strengthening_abilities() -> None:
    """CM-DATA-09, CM-DATA-11, CM-DATA-12, CM-COST-04: all 対象:自分 and 制限:1/シナリオ, none with a cap."""
    strong = [card for card in tables.cards() if card.series == "強化アビリティ"]
    assert len(strong) == 8
    for card in strong:
        limit = card.limit("per_scenario")
        assert card.target.kind == "self"
        assert limit is not None
        assert limit.n == 1
        assert card.cap is None
    assert [c.name for c in tables.cards() if c.series == "移動アビリティ"] == ["移動"]
    assert [c.name for c in tables.cards() if c.series == "フラグアイテム"] == ["秘密:○○", "鍵:○○"]
    for card in tables.cards()[-2:]:
        assert (card.limits, card.cost_assets, card.cap) == ((), None, None)
    assert [card.bound for card in tables.cards()[-2:]] == [True, False]


def test_filled_in_names_are_separate_kinds() -> None:
    """CM-AMB-27, CM-AMB-87: ○○ and □□ are distinguished by the known names."""
    library = library_of(GAME)

    def found(name: str) -> tuple[str, str] | None:
        hit = library.resolve(name)
        return (hit[0].id, hit[1]) if hit else None

    assert found("斬撃強化") == ("kind_up", "斬撃")
    assert found("斬撃強化3") == ("kind_up_3", "斬撃")
    assert found("近接強化2") == ("series_up_2", "近接")
    assert found("斬撃強化強化") == ("kind_up", "斬撃強化")
    assert found("秘密:約束") == ("secret", "約束")
    assert found("ない") is None
    assert library.series_of("斬撃強化") == "強化アビリティ"


def test_derived_numbers_list_their_summands() -> None:
    """CM-AMB-17, CM-AMB-88, CM-CARD-07, CM-AMB-10: every summand named; a GM's number wins."""
    effect = {"stat": "max_ap", "amount": -14, "duration": "cycle", "cause": "雨"}
    state = {"name": "毒", "effects": [{"stat": "skill", "scope": "series", "ref": "近接", "amount": -2}]}
    sheet = person("アヤ", ["斬撃"]).evolve(effects=(effect,), states=(state,))
    derived = SYSTEM.derive(sheet, GAME)
    assert derived["max_ap"].value == 0
    assert [part.value for part in derived["max_ap"].parts] == [10, -14, 4]
    assert derived["ap_fraction"].value is None
    assert derived["skill.斬撃"].value == 8
    assert [str(part.label) for part in derived["skill.斬撃"].parts] == ["どの種類も", "《毒》"]
    ruled = sheet.evolve(rulings=(Ruling(rule="CM-AMB-10", field="max_ap", value=12),))
    assert SYSTEM.derive(ruled, GAME)["max_ap"].value == 12
    assert SYSTEM.derive(ruled, GAME)["max_ap"].parts[0].house
    assert SYSTEM.derive(person("アヤ", ap=6), GAME)["ap_fraction"].text == "6/10"


def test_signs_and_words() -> None:
    """CM-TERM-10, CM-CARD-08, CM-AMB-09, CM-STATE-02: brackets, and a badge for the two kinds of card."""
    library = library_of(GAME)
    slash, sword = library.by_id["slash"], library.by_id["sword"]
    assert bracketed("斬撃") == "<斬撃>"
    assert state_name("毒") == "《毒》"
    assert (badge(slash), badge(sword)) == ("アビリティ", "アイテム")
    assert str(target_text(slash.target)) == "対象:1体/同ヘクス"
    assert [str(limit_text(limit)) for limit in slash.limits] == ["制限:メジャー3", "制限:戦闘時"]
    assert str(limit_text(library.by_id["sword_art"].limits[0])) == "制限:装備<剣>1"
    assert [str(text) for text in price_texts(sword)] == ["消費財産点:2", "取得枚数上限:2"]


def test_words_are_spelt_as_the_contents_have_them() -> None:
    """CM-AMB-08: none of the damaged forms reaches the reader."""
    texts = assets.text("systems", "common", "tables.toml") + assets.text("systems", "common", "rules.ja.toml")
    for damaged in ("マジャー", "サブリメント", "イニシアティブ", "主個体公", "クлин", "持っていないければ"):
        assert damaged not in texts
    for right in ("メジャー", "サプリメント", "イニシアティヴ", "クリンナッププロセス"):
        assert right in texts


def test_every_template_in_a_table_has_english() -> None:
    """Templates that are chosen from a table are no literal of `phrase` and so looked after here."""
    words = tomllib.loads(assets.text("systems", "common", "words.en.toml"))["words"]
    library = library_of(GAME)
    for card in library.cards:
        for text in (target_text(card.target), *(limit_text(limit) for limit in card.limits)):
            assert text.template in words
    for card in tables.cards():
        assert card.text in words
        assert card.name in words


def wrong(**changes: Any) -> list[str]:
    good = {"id": "x", "name": "試し", "series": "近接"}
    rows = [*definition().lists["cards"], {**good, **changes}]
    cards = tuple(Card.model_validate(row) for row in rows)
    library = Library(cards=cards, series=GAME.rows("series"))
    return [problem.code for problem in card_problems(cards, library)]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"name": "斬撃"}, "double"),
        ({"name": "○○試し"}, "blank_unused"),
        ({"placeholder": "ability_kind"}, "blank_missing"),
        ({"name": "○○試し", "placeholder": "ability_series"}, "blank_missing"),
        ({"cost_assets": 1}, "wrong_price"),
        ({"series": "ない"}, "unknown_series"),
        ({"series": "道具"}, "series_of_other_type"),
        ({"limits": [{"kind": "minor", "n": 0}]}, "n_too_small"),
        ({"limits": [{"kind": "equip", "item": "盾", "n": 1}]}, "unknown_item"),
        ({"effects": [{"op": "add", "stat": "skill", "ref": "○○"}]}, "placeholder_missing"),
        ({"effects": [{"op": "add", "stat": "skill", "ref": "ない"}]}, "unknown_kind"),
        ({"effects": [{"op": "add", "stat": "skill", "ref": ""}]}, "name_missing"),
        ({"effects": [{"op": "add", "who": "hit"}]}, "hit_without_check"),
        ({"check": {"judge": {"kind": "unread", "text": "レベル＋"}, "difficulty": {"const": 1}}}, "bad_formula"),
        ({"check": {"judge": {"kind": "ref", "id": "own.gone"}, "difficulty": {"const": 1}}}, "gone_number"),
        ({"check": {"judge": {}, "difficulty": {"const": 1}}}, "bad_formula"),
        ({"check": {"judge": {"skill_of": "user", "kind": "ない"}, "difficulty": {"const": 1}}}, "unknown_kind"),
    ],
)
def test_mistakes_of_a_card(changes: dict[str, Any], code: str) -> None:
    """CM-AMB-95, CM-TERM-10, CM-AMB-87, CM-AMB-48, CM-CARD-09, CM-AMB-64, CM-LIM-08, CM-CHK-03, CM-CHK-05."""
    assert code in wrong(**changes)


def test_check_effect_outside_checks_is_a_warning() -> None:
    """CM-LIM-05, CM-AMB-75: it would wait for whichever check comes next; the card can be played all the same."""
    effect = {"op": "add", "amount": 1, "duration": "check"}
    assert wrong(effects=[effect]) == ["check_effect_at_any_time"]
    assert wrong(effects=[effect], limits=[{"kind": "check"}]) == []
    odd = Card.model_validate({"id": "x", "name": "試し", "effects": [effect]})
    (problem,) = card_problems([odd], Library(cards=(odd,)))
    assert (problem.severity, problem.field) == (Severity.WARN, "lists.cards.0.effects.0.duration")


def test_good_cards_have_no_mistake() -> None:
    """CM-AMB-60: メジャー0 is allowed."""
    assert wrong() == []
    assert wrong(limits=[{"kind": "major", "n": 0}]) == []
    assert SYSTEM.check_definition(definition()) == ()


@pytest.mark.parametrize("field", ["cost_cp", "cap"])
@pytest.mark.parametrize("number", [-1, 10**9, "x"])
def test_impossible_numbers_of_a_card(field: str, number: Any) -> None:
    bad = definition().evolve(lists={"cards": ({"id": "x", "name": "試し", field: number},)})
    assert [problem.code for problem in SYSTEM.check_definition(bad)] == ["bad_row"]


NAMES = st.text(min_size=1, max_size=8)


@given(
    name=NAMES,
    level=st.integers(-100, 100),
    ap=st.integers(-50, 50),
    cards=st.lists(st.sampled_from(["斬撃", "斬撃強化", "近接強化2", "剣", "鍵:蔵"]), max_size=6),
    place=st.one_of(st.none(), st.integers(1, 37)),
)
def test_sheets_survive_json(name: str, level: int, ap: int, cards: list[str], place: int | None) -> None:
    sheet = person("アヤ", cards).evolve(name=name, level=level, ap=ap, hex=place)
    assert CommonSheet.model_validate_json(sheet.model_dump_json()) == sheet
    SYSTEM.validate(sheet, GAME)
    SYSTEM.derive(sheet, GAME)


def test_a_number_that_the_book_leaves_out_is_never_written() -> None:
    """CM-AMB-64: the limit counts as 1 and is not printed on the card."""
    card = library_of(GAME).by_id["max_ap_up_2"]
    limit = next(limit for limit in card.limits if limit.kind == "setup_process")
    assert limit.n == 1
    assert str(limit_text(limit)) == "制限:セットアッププロセス"
    assert str(limit_text(limit.evolve(n_printed=True, n=2))) == "制限:セットアッププロセス2"
