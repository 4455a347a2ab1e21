"""Game definitions (section 11): their content, validation at once, and unknown keys."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from desktop.core.custom.definition import Definition
from desktop.core.problem import Refusal, Severity
from desktop.core.rolls.dice import throw_of
from desktop.core.settings import setting_infos
from desktop.systems.d6game import SYSTEM
from desktop.systems.d6game.hands import Hand
from desktop.systems.d6game.odds import bet_table, check_odds
from desktop.systems.d6game.params import check_kinds
from desktop.systems.d6game.resolve import Aid
from desktop.systems.d6game.settings import Settings

from .table import code_of, definition_of, game_of, hero, play

NOTICE = ("This game is published under ccfolia/d6game-engine License.", "Copyright (c) 2022 ccfolia")

ROBOTS: dict[str, Any] = {
    "title": "昼休みダンジョン",
    "labels": {"name": "機体名", "life": "アーマー", "fate": "エネルギー"},
    "profile": [
        {"id": "pilot", "label": "操縦者", "kind": "text"},
        {"id": "colour", "label": "色", "kind": "choice", "choices": ["赤", "青", "黒"]},
    ],
    "lists": {
        "abilities": [{"id": "strength", "name": "出力"}],
        "skills": [{"id": "combat", "name": "戦闘", "specialty": True}],
    },
}

VARIANTS: dict[str, dict[str, Any]] = {
    "one single resource at 2d6, no fate check": {
        "fate.separate": False,
        "life.base": 0,
        "life.die": "2d6",
        "fate_check.enabled": False,
    },
    "default target one pair": {"check.default_target": "one_pair"},
    "a cap on life": {"life.max": 16},
    "three skills": {"skills.max_at_creation": 3},
    "favourable +1": {"check.favourable_bonus": 1},
    "fate before the roll": {"check.spend_max": 5},
    "challenge": {"check.challenge": True},
    "equipment": {"equipment.enabled": True},
}


def test_definitions_leave_base_game_unchanged() -> None:
    """D6G-GMV-01: the base stays as it is however many definitions stand beside it."""
    game_of({"check.default_target": "the_five"}, **ROBOTS)
    assert game_of().changed() == ()
    assert game_of().settings.default_target == "two_pair"
    assert game_of().label("life") == "ライフ"


def test_every_default_of_the_catalogue() -> None:
    """D6G-GMV-02..05: keys and defaults of section 11."""
    defaults = {info.key: info.default for info in setting_infos(Settings)}
    published = {
        "check.default_target": "two_pair",
        "check.gain_on": "success",
        "check.fumble_fate": -5,
        "life.base": 10,
        "life.die": "1d6",
        "life.min": None,
        "life.max": None,
        "life.initial_on_new_game": "keep",
        "fate.initial": 0,
        "fate.min": None,
        "fate.max": None,
        "fate_check.base_score": 10,
        "fate_check.max_bet": 10,
        "fate_check.allow_overdraw": False,
        "fate_check.gain_score": False,
        "fate_check.fumble_penalty": False,
        "combat.power_min": 1,
        "combat.power_max": 10,
        "combat.fate_changes": False,
        "combat.tie_order": "roster",
        "combat.power_open": True,
        "combat.gm_sees_attack": True,
        "combat.spectators_see_attack": False,
        "combat.reveal_on_dodge": "never",
        "combat.revival": True,
        "skills.max_at_creation": 2,
        "skills.allow_duplicates": False,
        "abilities.enabled": True,
        "skills.enabled": True,
    }
    assert {key: defaults[key] for key in published} == published
    assert Settings().scores == (-5, 0, 1, 2, 3, 4, 5, 10)


def test_definition_stores_only_differences() -> None:
    """D6G-GMV-07, D6G-NEW-01: one readable JSON file; unknown keys survive; changes are listed."""
    text = json.dumps(
        {"based_on": "d6game", "settings": {"life.max": 16, "check.weather": "rain"}, "mood": "foggy"},
        ensure_ascii=False,
    )
    definition = Definition.model_validate_json(text)
    assert [info.key for info in SYSTEM.game(definition).changed()] == ["life.max"]
    again = json.loads(definition.model_dump_json())
    assert again["mood"] == "foggy"
    assert again["settings"]["check.weather"] == "rain"


def test_a_robot_game() -> None:
    """D6G-GMV-03, D6G-GMV-05, D6G-GEN-02, D6G-SKL-03: words, profile, abilities and skills of one's own."""
    game = game_of({"life.max": 16}, **ROBOTS)
    assert (game.label("life"), game.label("fate"), game.label("name")) == ("アーマー", "エネルギー", "機体名")
    sheet = SYSTEM.randomise(game, Random(1))
    assert set(sheet.own) == {"pilot", "colour"}
    assert set(sheet.ability) == {"strength"}
    assert {row.category for row in sheet.skills} == {"combat"}
    assert [label for label, _ in SYSTEM.summary(sheet, game)] == ["アーマー", "エネルギー"]
    check = SYSTEM.start_check("check", sheet, {"target": "one_pair"}, game)
    outcome = check.throw(throw_of((6,) * 5, (1, 1, 2, 2, 2))).outcome
    assert outcome is not None
    assert "エネルギー 0 → 3" in str(outcome.detail)


def test_renamed_hands_are_used_everywhere() -> None:
    """D6G-GMV-02, D6G-GMV-03: a hand of another name, in choices, odds and results."""
    game = game_of(labels={"two_pair": "双子座", "the_five": "満天の星"})
    kinds = {kind.id: kind for kind in check_kinds(None, game)}
    target = next(param for param in kinds["check"].params if param.id == "target")
    assert "双子座以上" in [str(choice.label) for choice in target.choices]
    check = SYSTEM.start_check("check", None, {}, game)
    assert "双子座以上" in str(check.title)
    assert "満天の星以上" in [str(row.label) for row in check.odds().rows]
    outcome = check.throw(throw_of((6,) * 5, (1, 1, 2, 2, 6))).outcome
    assert outcome is not None
    assert "双子座" in outcome.words


def test_odds_follow_other_scores_at_once() -> None:
    """D6G-GMV-06, D6G-GMV-09, D6G-ODD-03: change a score, and targets and bets change with it."""
    game = game_of({"hands.the_five": 7, "hands.straight": 1})
    assert bet_table(game.settings)[3].success == Fraction(6, 7776)
    assert bet_table(game.settings)[2].success == 0
    assert bet_table(game.settings)[2].hand is None
    fits = Fraction(3696, 7776)
    assert check_odds(game.settings, Hand.STRAIGHT).success == fits
    check = SYSTEM.start_check("fate_check", None, {"bet": 3}, game)
    assert check.odds().success == Fraction(6, 7776)


def test_removed_fields_stay_on_the_sheet() -> None:
    """D6G-GMV-06: hidden, not lost, and back when the field comes back."""
    fields = [{"id": "pilot", "label": "操縦者"}, {"id": "paint", "label": "色"}]
    sheet = hero(own={"pilot": "ミナト", "paint": "赤"})
    without = game_of(profile=[fields[0], {**fields[1], "removed": True}])
    assert [field.id for field in without.profile] == ["pilot"]
    assert SYSTEM.validate(sheet, without) == ()
    again = type(sheet).model_validate_json(sheet.model_dump_json())
    assert again.own["paint"] == "赤"
    assert [field.id for field in game_of(profile=fields).profile] == ["pilot", "paint"]


def test_a_broken_definition_is_refused_with_every_mistake() -> None:
    """D6G-GMV-08: each with the field's name, in a sentence; nothing else is touched."""
    definition = definition_of(
        {"check.default_target": "no_hand", "life.die": "banana", "combat.power_max": 0},
        lists={"skills": [{"id": "bad id!", "name": "x"}, {"name": "y"}]},
    )
    problems = SYSTEM.check_definition(definition)
    places = " ".join(problem.field for problem in problems)
    for place in ("check.default_target", "life.die", "combat.power_max", "lists.skills.0.id", "lists.skills.1.id"):
        assert place in places
    assert all(str(problem) for problem in problems)
    with pytest.raises(ValueError, match="check"):
        SYSTEM.game(definition)


@pytest.mark.parametrize("name", VARIANTS)
def test_published_variants_can_be_expressed(name: str) -> None:
    """D6G-GMV-02..05: each variant at the end of section 11 is a definition without mistakes, and playable."""
    definition = definition_of(VARIANTS[name])
    assert SYSTEM.check_definition(definition) == ()
    game = SYSTEM.game(definition)
    assert game.changed()
    sheet = SYSTEM.randomise(game, Random(3))
    assert SYSTEM.validate(sheet, game) == ()
    for kind in SYSTEM.check_kinds(sheet, game):
        check = SYSTEM.start_check(kind.id, sheet, {}, game)
        if kind.id != "attack":
            assert play(check, (1, 1, 2, 2, 6)).outcome is not None


def test_the_single_resource_variant() -> None:
    """D6G-GMV-03: 命運（ライフ）2d6; it is rolled, gained and lost as one."""
    game = game_of(VARIANTS["one single resource at 2d6, no fate check"], labels={"life": "命運"})
    sheet = SYSTEM.apply_roll(SYSTEM.blank(game), "life", throw_of((6, 6), (3, 4)), game)
    assert (sheet.life, sheet.life_initial) == (7, 7)
    assert [kind.id for kind in SYSTEM.check_kinds(sheet, game)] == ["check", "attack"]
    outcome = play(SYSTEM.start_check("check", sheet, {}, game), (4, 4, 4, 4, 1)).outcome
    assert outcome is not None
    assert [(c.field, c.before, c.after) for c in outcome.changes] == [("life", 7, 12)]
    assert SYSTEM.summary(sheet, game) == [("命運", "7")]


def test_equipment_adds_to_initial_life_and_its_reasons() -> None:
    """D6G-GMV-05: +n initial life, +n damage, −n damage taken, +n gain, all from the definition's list."""
    item = {"id": "charm", "name": "お守り", "life": 2, "damage": 1, "armour": 3, "gain": 1, "situation": "夜"}
    game = game_of({"equipment.enabled": True}, lists={"items": [item]})
    sheet = SYSTEM.grow(SYSTEM.blank(game), "item:charm", game)
    sheet = SYSTEM.apply_roll(sheet, "life", throw_of((6,), (4,)), game)
    assert sheet.life_initial == 16
    derived = SYSTEM.derive(sheet, game)
    assert [(str(p.label), p.value) for p in derived["life_initial"].parts][-1] == ("お守り", 2)
    assert (derived["gear.damage"].value, derived["gear.armour"].value) == (1, 3)
    put_away = sheet.evolve(items=(sheet.items[0].evolve(carried=False),))
    assert SYSTEM.derive(put_away, game)["gear.armour"].value == 0


def test_variant_odds() -> None:
    """D6G-ODD-02, D6G-GMV-09: favourable, spent and challenged checks have exact odds too."""
    game = game_of({"check.favourable_bonus": 1, "check.spend_max": 5, "check.challenge": True})
    two_pair = Hand.TWO_PAIR
    assert check_odds(game.settings, two_pair, Aid(favourable=True)).success == Fraction(7296, 7776)
    assert check_odds(game.settings, two_pair, Aid(spend=5)).expected == Fraction(-5) + Fraction(480, 7776) * -5
    assert check_odds(game.settings, two_pair, Aid(challenge=True)).success == Fraction(1896, 7776)


def test_the_notice_is_fixed() -> None:
    """D6G-LIC-03, D6G-LIC-04: two lines, character for character, in every definition; lines may only be added."""
    assert SYSTEM.notice == NOTICE
    assert game_of(notice=[]).notice == NOTICE
    assert game_of(notice=["機体図：卓上"]).notice == (*NOTICE, "機体図：卓上")
    assert game_of(notice=list(NOTICE)).notice == NOTICE


def test_numbers_of_a_game_at_their_limits_fit_on_a_sheet() -> None:
    """D6G-GMV-03: a sheet holds a million; a die upon that is cut."""
    sheet = SYSTEM.randomise(game_of({"life.base": 1_000_000}), Random(1))
    assert sheet.life == sheet.life_initial == 1_000_000
    assert game_of().settings.within("fate", -1_000_002) == -1_000_000


def test_no_formula_uses_an_ability() -> None:
    """D6G-ABL-03, D6G-ABL-04, D6G-AMB-41, D6G-SKL-05: they are named in a check and move nothing."""
    strong, weak = hero(id="x", ability={"strength": 12}), hero(id="x", ability={"strength": 2})
    game = game_of()
    faces = (2, 2, 3, 3, 5)
    outcomes = [
        play(SYSTEM.start_check("check", sheet, {"subject": "strength"}, game), faces).outcome
        for sheet in (strong, weak)
    ]
    assert outcomes[0] == outcomes[1]
    assert str(SYSTEM.start_check("check", strong, {"subject": "strength"}, game).title) == "力 12：ツーペア以上"


def test_parameters_are_data_a_tray_and_a_command_line_can_use() -> None:
    """D6G-CHK-07, D6G-FCK-03: defaults, choices with readings, limits; the same names as `start_check` knows."""
    from desktop.systems.d6game.start import defaults

    game = game_of({"check.favourable_bonus": 1, "check.spend_max": 5, "check.challenge": True})
    for sheet in (None, hero(fate=7, skills=[{"category": "investigation", "specialty": "人探し"}])):
        for kind in SYSTEM.check_kinds(sheet, game):
            known = defaults(kind.id, sheet is None, game.settings)
            assert known == {param.id: param.default for param in kind.params}
    kinds = {kind.id: kind for kind in SYSTEM.check_kinds(hero(fate=7), game)}
    bet = next(param for param in kinds["fate_check"].params if param.id == "bet")
    assert (bet.minimum, bet.maximum) == (0, 7)
    subject = next(param for param in kinds["check"].params if param.subject)
    assert ("wit", "知恵", "ちえ") in [(c.value, str(c.label), c.reading) for c in subject.choices]


def test_idle_bets_are_pointed_out() -> None:
    """D6G-AMB-17: bets 1 to 4 are legal and no better than none."""
    from desktop.systems.d6game.checks import bet_note

    table = bet_table(Settings())
    assert [bool(str(bet_note(odds, table[0]))) for odds in table[:7]] == [False, True, True, True, True, False, False]
    check = SYSTEM.start_check("fate_check", hero(fate=9), {"bet": 3}, game_of())
    assert "0点を賭けたときと同じ" in str(check.odds().rows[3].warning)


def test_a_check_offers_no_window() -> None:
    """D6G-AMB-12: target, bet and help are fixed before the dice; afterwards nothing can be declared."""
    check = SYSTEM.start_check("check", hero(), {}, game_of())
    assert check.options == ()
    with pytest.raises(Refusal) as caught:
        check.choose("lower")
    assert code_of(caught.value) == "not_offered"
    done = check.throw(throw_of((6,) * 5, (1, 1, 2, 2, 6)))
    with pytest.raises(Refusal) as caught:
        done.throw(throw_of((6,) * 5, (6, 6, 6, 6, 6)))
    assert code_of(caught.value) == "no_dice_wanted"


def test_other_dice_are_refused() -> None:
    """D6G-CHK-02, D6G-PHY-01: five six-sided dice and no others."""
    check = SYSTEM.start_check("check", hero(), {}, game_of())
    assert check.wants is not None
    assert check.wants.sides == (6, 6, 6, 6, 6)
    for sides in ((6,) * 4, (6,) * 6, (8,) * 5):
        with pytest.raises(Refusal):
            check.throw(throw_of(sides, (1,) * len(sides)))


def test_problems_of_a_definition_are_not_overridable() -> None:
    """D6G-GMV-08: a definition is right or wrong; there is no ruling on it."""
    problems = SYSTEM.check_definition(definition_of({"life.min": 5, "life.max": 1}))
    assert [(p.code, p.severity, p.overridable) for p in problems] == [("empty_range", Severity.BLOCK, False)]
