"""A card's check by formulas (CM-CHK-05, CM-CHK-06): numbers of user, target and 卓, odds, why, paper, mistakes."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from desktop.core.expression.formula_reader import read
from desktop.core.expression.writing import written
from desktop.core.game import AnyGame
from desktop.core.rolls.dice import throw_of
from desktop.core.words import JAPANESE
from desktop.services.text.language import words_of_campaign
from desktop.systems.common import SYSTEM
from desktop.systems.common.cards.numbers import every_name
from desktop.systems.common.cards.schema import Card, CardCheck
from desktop.views.systems.common.card_words import text_of
from tests.systems.common.campaign import definition, person

LEVEL = {"kind": "ref", "id": "level"}
HALF = {"kind": "over", "of": LEVEL, "by": {"kind": "const", "value": 2}}
ONE = {"kind": "const", "value": 1}
NERVE = {"id": "nerve", "label": "正気", "kind": "track", "most": {"kind": "const", "value": 9}}
JUDGE = {"kind": "sum", "of": [{"kind": "ref", "id": "skill.this"}, {"kind": "ref", "id": "own.nerve"}, HALF]}
DIFFICULTY = {
    "kind": "max",
    "of": [{"kind": "ref", "id": "target.skill.回避"}, {"kind": "ref", "id": "target.own.nerve"}],
}


def game_with(check: dict[str, Any], **settings: Any) -> AnyGame:
    made = definition()
    card = {"id": "dread", "name": "威圧", "series": "調査", "cost_cp": 1, "check": check}
    lists = {**made.lists, "cards": [*made.lists["cards"], card]}
    return SYSTEM.game(made.evolve(lists=lists, profile=(NERVE,), settings={**made.settings, **settings}))


@pytest.mark.parametrize(("rounding", "judge"), [("down", 18), ("up", 19), ("exact", Fraction(37, 2))])
def test_odds_use_user_target_and_custom_numbers(rounding: str, judge: Fraction) -> None:
    """CM-AMB-89: only the end is rounded; 10 + 7 + 3/2."""
    game = game_with({"judge": JUDGE, "difficulty": DIFFICULTY}, **{"fractions.rounding": rounding})
    user = person("アヤ").evolve(level=3, own={"nerve": 7})
    foe = person("シズ").evolve(own={"nerve": 14})
    check = SYSTEM.start_check("check", user, {"subject": "威圧", "target": foe.id}, game, party=(user, foe))
    assert f"判定値 {'37/2' if rounding == 'exact' else judge} 難易度 14" in str(check.title)
    success = sum(1 for value in range(1, 101) if value * (judge + 14) > 1400)
    assert check.odds().success == Fraction(success, 100)


def test_why_shows_the_formula() -> None:
    game = game_with({"judge": JUDGE, "difficulty": {"kind": "const", "value": 12}})
    user = person("アヤ").evolve(level=4, own={"nerve": 2})
    check = SYSTEM.start_check("check", user, {"subject": "威圧"}, game, party=(user,))
    while check.wants is None:
        check = check.choose("roll")
    outcome = check.throw(throw_of((20, 20), (5, 5))).outcome
    assert outcome is not None
    assert "このカードの技能値＋正気＋レベル÷2" in str(outcome.parts[0].label)
    assert "（" not in str(outcome.parts[1].label)


def test_written_formula_is_read_back_and_printed() -> None:
    game = game_with({"judge": JUDGE, "difficulty": DIFFICULTY})
    card = next(card for card in game.rows("cards", Card) if card.id == "dread")
    assert isinstance(card.check, CardCheck)
    numbers = every_name(game)
    text = written(card.check.difficulty, numbers)
    assert read(text, numbers) == card.check.difficulty
    assert text == "最大(対象の<回避>の技能値、対象の正気)"
    assert text_of(card, "", JAPANESE, game) == f"判定値：このカードの技能値＋正気＋レベル÷2、難易度：{text}。"
    english = text_of(card, "", words_of_campaign("en", SYSTEM, game), game)
    assert not any("ぁ" <= sign <= "ん" for sign in english)


def test_effect_that_adds_computes_its_amount() -> None:
    made = definition()
    twice = {"kind": "times", "of": [LEVEL, {"kind": "const", "value": 2}]}
    effect = {"op": "add", "stat": "max_ap", "formula": twice}
    card = {"id": "song", "name": "行進", "series": "調査", "limits": [{"kind": "check"}], "effects": [effect]}
    game = SYSTEM.game(made.evolve(lists={**made.lists, "cards": [*made.lists["cards"], card]}))
    user = person("アヤ").evolve(level=3, abilities=({"id": "a1", "card": "song"},))
    check = SYSTEM.start_check("check", user, {"subject": "斬撃", "difficulty": 10}, game, party=(user,))
    done = check.choose(f"{user.id}.a1")
    assert [row.amount for row in done.people[0].effects] == [6]


@pytest.mark.parametrize(
    ("earlier", "formula"),
    [
        ({"skill_of": "user", "kind": "this"}, {"kind": "ref", "id": "skill.this"}),
        ({"skill_of": "target", "kind": "回避"}, {"kind": "ref", "id": "target.skill.回避"}),
        ({"param": "ap", "of": "target"}, {"kind": "ref", "id": "target.ap"}),
        ({"const": 12}, {"kind": "const", "value": 12}),
        ({"text": "GMが決めた数"}, {"kind": "ref", "id": "asked"}),
        ({"sum": [{"param": "level", "times": "1/2"}, {"const": 1}]}, {"kind": "sum", "of": [HALF, ONE]}),
    ],
)
def test_numbers_of_the_earlier_form_are_the_same_formulas(earlier: dict[str, Any], formula: dict[str, Any]) -> None:
    check = CardCheck.model_validate({"judge": earlier, "difficulty": {"const": 1}})
    assert check.judge.model_dump(mode="json") == formula
    assert check.judge_text == earlier.get("text", "")
    assert CardCheck.model_validate(check.model_dump(mode="json")) == check
