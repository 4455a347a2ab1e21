"""Every word of the command line: fixed values and kinds of check, in kanji, kana, romaji and by identifier."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from desktop.core.fields import literals
from desktop.core.rolls.asking import event_types
from desktop.core.words import Words
from desktop.services.command_line.fields import UNTYPED_FIELDS
from desktop.services.command_line.named_check import BEGINNING, fitting
from desktop.services.command_line.names import WHOLE, best, step_words
from desktop.services.play.play_state import engine_of
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.services.text.search import fold, romaji

KANJI = re.compile("[\u4e00-\u9fff]")


def values(system: str) -> Iterator[str]:
    """Every fixed value that an event of a system takes."""
    for name in ("battle", "session"):
        engine = engine_of(Catalogue().system(system), name)
        for event in event_types(engine.events).values() if engine is not None else ():
            for field, info in event.model_fields.items():
                if field != "kind" and field not in UNTYPED_FIELDS:
                    yield from filter(None, literals(info))


@pytest.mark.parametrize("system", system_ids())
def test_a_value_that_has_an_identifier_has_a_japanese_word_too(system: str) -> None:
    words = step_words(system)
    for value in set(values(system)):
        name = words.value(value)
        assert name.label, value
        assert name.reading or not KANJI.search(name.label), value


@pytest.mark.parametrize("system", system_ids())
def test_every_word_is_found_by_kanji_kana_and_romaji(system: str) -> None:
    words = step_words(system)
    for names in (words.steps, words.fields, words.values):
        for name in names.values():
            for text in filter(None, (name.id, name.label, name.reading, romaji(fold(name.reading)))):
                score, found = best([name], text)
                assert (score, found) == (WHOLE, [name]), text


@pytest.mark.parametrize("system", system_ids())
def test_every_kind_of_check_has_a_reading(system: str) -> None:
    rule_system = Catalogue().system(system)
    game = rule_system.game()
    kinds = rule_system.kinds(rule_system.randomise(game, Random(1)), game, ())
    readings = step_words(system).kinds
    missing = [kind.id for kind in kinds if KANJI.search(Words().say(kind.label)) and not readings.get(kind.id)]
    assert not missing


@pytest.mark.parametrize("system", system_ids())
def test_every_check_choice_is_found_by_kana_and_romaji(system: str) -> None:
    """Of a check's second word only the beginning counts, which romaji never was."""
    rule_system = Catalogue().system(system)
    game = rule_system.game()
    sheets = tuple(rule_system.randomise(game, Random(seed)) for seed in range(2))
    kinds = rule_system.kinds(sheets[0], game, sheets)
    plain = [p for kind in kinds for p in kind.params if not (p.advanced or p.against)]
    own = {sheet.name for sheet in sheets}
    for choice in (choice for param in plain for choice in param.choices):
        label = Words().say(choice.label)
        if KANJI.search(label) and label not in own:
            assert choice.reading, label
            for text in (choice.reading, romaji(fold(choice.reading))):
                assert fitting(label, choice.reading, text) >= BEGINNING, text
