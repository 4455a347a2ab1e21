"""English holds no Japanese: no translation keeps a word of it, no list its comma, no line of a sheet's history."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from random import Random

import pytest

import desktop
from desktop.core.rolls.dice import throw_of
from desktop.core.sheet import HistoryEntry
from desktop.core.words import Phrase, Typed, phrase
from desktop.services.text.catalogue import Catalogue
from desktop.services.text.language import read_words, word_files, words
from tests.window_texts import messages

JAPANESE = re.compile(r"[\u3000\u3001\u3002\u3041-\u30ff\u3400-\u9fff\uff01-\uff60]")
_ROOT = Path(desktop.__file__).parent
_SPEAK = ("core", "systems", "services", "models", "controllers", "views")
_DICE_CODES = re.compile(r"\d式\dD\d+")
"""A notation of the book of `common`, the same in every language."""


def test_no_translation_keeps_japanese() -> None:
    kept = [
        f"{file.parent.name}: {japanese} = {english}"
        for file in word_files()
        for japanese, english in read_words(file).items()
        if JAPANESE.search(_DICE_CODES.sub("", english))
    ]
    assert kept == []


def _commas(file: Path) -> list[str]:
    """Lists that are joined by a Japanese mark, in any language."""
    text = file.read_text(encoding="utf-8")
    if "join" not in text or not re.search("""['"][、・]['"]""", text):
        return []
    return [
        f"{file.relative_to(_ROOT)}:{node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "join"
        and isinstance(node.func.value, ast.Constant)
        and node.func.value.value in ("、", "・")
    ]


def test_lists_are_joined_by_the_language() -> None:
    """`names=("凪", "蓮")` in a sentence, or `words.listed`."""
    files = [*_ROOT.glob("command*.py"), *(file for part in _SPEAK for file in sorted((_ROOT / part).rglob("*.py")))]
    assert [found for file in files for found in _commas(file)] == []


def test_lists_in_a_sentence_survive_json_and_are_joined_per_language() -> None:
    text = Phrase.model_validate_json(phrase("順位：{order}", order=(phrase("{n} 個", n=-2), "凪")).model_dump_json())
    assert str(text) == "順位：−2 個、凪"
    assert words("en", "enishi").say(text) == "Places: −2, 凪"


def test_typed_name_in_a_list_is_not_translated() -> None:
    assert words("en", "kotodama").listed((Typed("成功"), "成功")) == "成功, Success"


@pytest.mark.parametrize("system_id", ["common", "d6game", "enishi"])
def test_growth_history_is_translated(system_id: str) -> None:
    system = Catalogue().system(system_id)
    game = system.game()
    sheet = system.randomise(game, Random(4)).evolve(name="凪")
    rich = {"common": {"cp": 99}, "enishi": {"xp_total": 40}}.get(system_id, {})
    sheet = sheet.evolve(**rich)
    offer = next(offer for offer in system.growth(sheet, game) if offer.legal)
    grown = system.grow(sheet, offer.id, game)
    _holds(grown.history[len(sheet.history) :], system_id)


def test_builder_dice_history_is_translated() -> None:
    system = Catalogue().system("d6game")
    game = system.game()
    sheet = system.apply_roll(system.blank(game), "life", throw_of((6,), (3,)), game)
    _holds(sheet.history, "d6game")


def test_check_history_is_translated() -> None:
    system = Catalogue().system("d20fate")
    game = system.game()
    sheet = system.randomise(game, Random(4))
    check = system.start_check("check", sheet, {"subject": "str", "dc": 12}, game).throw(throw_of((20,), (11,)))
    while not check.done:
        check = check.choose(next(option.id for option in check.options if option.primary))
    line = next(change for change in check.outcome.changes if change.field == "history").after[-1]
    _holds((HistoryEntry.model_validate(line),), "d20fate")


def test_old_history_line_is_unchanged() -> None:
    entry = HistoryEntry.model_validate_json('{"text": "成長：CLV 2→3（経験点 6）", "rule": "EN-GRW-01"}')
    assert words("en", "enishi").say(entry.text) == "成長：CLV 2→3（経験点 6）"


def test_singular_and_plural_differ() -> None:
    left = {n: words("en", "enishi").say(phrase("あと {n} レベル", n=n)) for n in (0, 1, 2)}
    assert left == {0: "0 levels left", 1: "1 level left", 2: "2 levels left"}


def test_plural_forms_refer_to_a_number_of_the_sentence() -> None:
    """`{n:die|dice}` with an `n` that the Japanese has, and the number itself beside it."""
    wrong = [
        f"{file.parent.name}: {english}"
        for file in word_files()
        for japanese, english in read_words(file).items()
        for name in re.findall(r"\{(\w+):", english)
        if f"{{{name}}}" not in japanese or f"{{{name}}}" not in english
    ]
    assert wrong == []


def _holds(lines: tuple[HistoryEntry, ...], system_id: str) -> None:
    assert lines
    assert [text for line in lines if JAPANESE.search(text := words("en", system_id).say(line.text))] == []


PLURAL = re.compile(r"\{(\w+)\} (?:(?!of|with|in|to|at)[a-z]+ )?(dice|people|bodies|hexes|\w+(?:[^s\W]ies|[^su\W]s))\b")
"""A number that could be one, before what looks like several of something."""
NAMES = frozenset(("name", "who", "a", "id", "file", "value", "library"))
"""Places that no number is put into."""
VERBS = frozenset(
    (
        *("is", "has", "was", "gives", "takes", "goes", "falls", "rises", "follows", "differs", "begins", "does"),
        *("loses", "starts", "lies", "needs", "comes", "ends", "acts", "reaches", "lasts", "succeeds", "opens"),
    )
)


def _english() -> list[str]:
    """List every English text of the program."""
    texts = [english for file in word_files() for english in read_words(file).values()]
    return texts + [message.english for message in messages()]


def test_singular_forms_are_singular() -> None:
    """`{n} {n:die|dice}`, or a sentence in which nothing is counted: `Sheets: {n}`."""
    found = [
        english
        for english in _english()
        for place, word in PLURAL.findall(english)
        if place not in NAMES and word not in VERBS
    ]
    assert found == []


def test_counting_window_texts_use_plural_forms() -> None:
    """Every sentence of Qt with such forms but no `%n` is filled with `Counted`; a plain number knows no forms."""
    counting = {
        message.source
        for message in messages()
        if re.search(r"\{\w+:[^}]*\|", message.english) and "%n" not in message.english
    }
    assert counting
    seen = set()
    for file in sorted(part for layer in ("views", "controllers") for part in (_ROOT / layer).rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        for source in counting:
            if f'"{source}"' in text:
                seen.add(source)
                assert "Counted(" in text, f"{file.name}: {source}"
    assert seen == counting


def test_sample_history_is_translated() -> None:
    """What a rule system has written is a sentence, also in the sheets that come along."""
    texts = []
    for info in Catalogue():
        for file in sorted((_ROOT.parent / "resources" / "systems" / info.id / "samples").rglob("*.json")):
            for entry in json.loads(file.read_text(encoding="utf-8")).get("history", []):
                line = HistoryEntry.model_validate(entry)
                assert isinstance(line.text, Phrase), f"{file.name}: {line.text}"
                texts.append(words("en", info.id).say(line.text))
    assert "Strength: 1+3 → 4" in texts
