"""Sentences keep what people typed: braces are no places, and a name is no word of the rules."""

from __future__ import annotations

import random

import pytest

from desktop.core.rolls.outcome import Change, Contribution, Outcome
from desktop.core.sheet import HistoryEntry, Sheet
from desktop.core.words import Typed, Words, phrase
from desktop.services.text import language
from desktop.services.text.catalogue import Catalogue, system_ids
from tests.hostile_strings import TEXTS

ENGLISH = Words({"成功": "Success", "{who} と {n}": "{n} and {who}", "○○強化": "○○ up", "斬撃": "Slash"})


def test_an_argument_is_filled_in_once() -> None:
    for text in TEXTS:
        assert str(phrase("{who} と {n}", who=text, n=2)) == f"{text} と 2", text
        assert ENGLISH.say(phrase("{who} と {n}", who=Typed(text), n=2)) == f"2 and {text}", text


def test_placeholders_in_arguments_are_not_filled_in() -> None:
    assert str(phrase("{a}{b}{c}", a="{b}", b="{c}", c="{a}")) == "{b}{c}{a}"
    assert str(phrase("{a} {unknown} {}", a=1)) == "1 {unknown} {}"
    assert str(phrase("{a}", a=phrase("{b}", b="{a}"))) == "{a}"
    assert str(phrase("{a}", a=r"\1 \g<0>")) == r"\1 \g<0>"


def test_words_are_translated_and_typed_text_is_not() -> None:
    assert ENGLISH.say("成功") == ENGLISH.say(phrase("{a}", a="成功")) == "Success"
    assert ENGLISH.say(Typed("成功")) == ENGLISH.say(phrase("{a}", a=Typed("成功"))) == "成功"
    assert ENGLISH.say(Typed("斬撃強化")) == "斬撃強化"


def test_the_name_of_a_sheet_is_typed_also_after_a_round_trip() -> None:
    sheet = Sheet(name="成功")
    for one in (sheet, sheet.evolve(memo="x"), Sheet.model_validate_json(sheet.model_dump_json())):
        assert isinstance(one.name, Typed)
        assert one.name == "成功"


@pytest.mark.parametrize("system", system_ids())
def test_character_names_are_not_translated(system: str) -> None:
    """Every kind of check of a character named like a word of the rules keeps that name in English."""
    rule_system = Catalogue().system(system)
    game, words = rule_system.game(), language.words("en", system)
    sheet = rule_system.randomise(game, random.Random(7)).evolve(name="成功", draft=False)
    assert words.say("成功") != "成功"
    for kind in rule_system.check_kinds(sheet, game):
        request = rule_system.start_check(kind.id, sheet, {}, game).wants
        if request is not None and request.label:
            assert words.say("成功") not in words.say(request.label).split()
    assert words.say(phrase("{name}", name=sheet.name)) == "成功"


def test_renamed_word_inside_its_own_name_is_replaced_once() -> None:
    words = Words()
    words.call({"ライフ": "機体のライフ", "命運": "ライフ"})
    once = words.say("ライフが減る")
    assert once == "機体のライフが減る"
    assert words.renamed(once) == once
    assert words.say("命運とライフ") == "ライフと機体のライフ"


def test_a_typed_text_is_typed_after_a_round_trip_through_json() -> None:
    """Results in the log, causes of changes and histories of sheets are read back from files."""
    inner = phrase("{skill}の判定", skill=Typed("成功"))
    text = phrase("{who}：{inner}、{all}、{word}", who=Typed("成功"), inner=inner, all=(Typed("成功"), 2), word="成功")
    result = Outcome(
        label="成功", headline=Typed("成功"), parts=(Contribution(label=Typed("斬撃"), value=1),), detail=text
    )
    change = Change(sheet="a", field="lp", before=1, after=2, cause=text)
    for value in (text, result, change, HistoryEntry(text=Typed("成功")), HistoryEntry(text="成功")):
        raw = value.model_dump_json()
        read = type(value).model_validate_json(raw)
        assert read == value
        assert read.model_dump_json() == raw
        assert read.model_dump() == value.model_dump()
    read = Outcome.model_validate_json(result.model_dump_json())
    words = Words({**dict(ENGLISH.catalogue), "{who}：{inner}、{all}、{word}": "{who}: {inner}, {all}, {word}"}, "en")
    assert words.say(read.headline) == "成功"
    assert words.say(read.parts[0].label) == "斬撃"
    assert words.say(read.detail) == "成功: 成功の判定, 成功、2, Success"
    assert words.say(HistoryEntry.model_validate_json(HistoryEntry(text="成功").model_dump_json()).text) == "Success"
