"""Words that a 卓 calls otherwise: every page, offer, log line and printed page has the new word and none the old."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from desktop.controllers.main import MainController
from desktop.core.settings import setting_infos
from desktop.core.words import Typed, phrase
from desktop.services.catalogue import Catalogue
from desktop.services.glossary import glossary
from desktop.services.language import words as language_words
from desktop.services.language import words_of_table
from desktop.views.paper.ink import Mode
from desktop.views.paper.printing import sheet_pages
from tests.walk_shown import of_captions, of_paper, of_rules, of_screens, of_window, strings

SYSTEMS = [info.id for info in Catalogue()]


def without(text: str, written: Sequence[str]) -> str:
    """Take out what people wrote, whole or as a line of a longer text that was broken."""
    if text in written or (len(text) >= LINE and any(text.rstrip("…") in row for row in written)):
        return ""
    for row in written:
        text = text.replace(row, "") if len(row) >= LINE else text
    return text


LINE = 8
"""Signs that a line of somebody's text has at least; shorter ones are captions."""
OFF = ("check.challenge",)
"""Parts of the rules that are off as published and have a word of their own."""
KANA = "あいうえおかきくけこさしすせそたちつてとなにねのはひふへほまみむめもやゆよ"


@pytest.mark.parametrize("system", SYSTEMS)
def test_no_old_word_is_shown_or_printed(main: MainController, system: str) -> None:
    main.open_sample(system)
    assert main.desk is not None
    workspace = main.desk.workspace
    every = (*workspace.system.labels, *workspace.system.captions)
    spoken, alone = [label for label in every if label.spoken], [label for label in every if label.alone]
    names = {label.id: f"ぬ{KANA[n // 20]}{KANA[n % 20]}ぬ" for n, label in enumerate((*spoken, *alone))}
    before = workspace.game.definition
    settings = {
        **before.settings,
        **{key: True for key in OFF if key in {info.key for info in setting_infos(workspace.system.settings_type)}},
    }
    assert workspace.set_definition(before.evolve(labels=names, settings=settings))
    at_once = [*of_captions(main.window)]
    main.leave_table()
    main.open_table(workspace.table.folder)
    assert main.desk is not None
    name = main.catalogue.info(system).name
    told = [*of_screens(main), *of_rules(main.desk), *of_paper(main.desk.workspace.game, main.desk.words)]
    rows = {str(getattr(row, "name", "")) for spec in workspace.system.lists for row in spec.base}
    rows |= {str(getattr(row, "effect", "")) for spec in workspace.system.lists for row in spec.base}
    rows |= {text for read in workspace.sheets() for text in strings(read.sheet.model_dump())}
    lists = workspace.game.definition.lists.values()
    rows |= {text for name in lists for row in name for text in strings(row)}
    made = [workspace.system.randomise(workspace.game, Random(seed)) for seed in range(5)]
    rows |= {text for sheet in made for text in strings(sheet.model_dump())}
    words = [re.escape(label.text) for label in spoken]
    words += [rf"(?<!\w){re.escape(label.text)}(?!\w)" for label in alone]
    old = re.compile("|".join(words))
    written = sorted(filter(None, rows), key=len, reverse=True)
    found = {f"{place}: {text}" for place, text in told if old.search(without(text.replace(name, ""), written))}
    found |= {f"open: {text}" for text in at_once if old.search(without(text.replace(name, ""), written))}
    assert "\n".join(sorted(found)) == ""
    seen = "".join(text for _, text in told)
    assert [label.text for label in spoken if names[label.id] not in seen] == []
    main.leave_table()
    main.tables.enter(main.library.create(system, "ほかの卓", {}))
    assert main.desk is not None
    main.desk.workspace.new_random()
    assert [text for text in of_window(main.window) if "ぬ" in text] == []


@pytest.mark.parametrize("system", SYSTEMS)
def test_open_pages_follow_a_second_name_and_the_way_back(main: MainController, qtbot: QtBot, system: str) -> None:
    main.open_sample(system)
    assert main.desk is not None
    workspace = main.desk.workspace
    labels = [
        label.id for label in (*workspace.system.labels, *workspace.system.captions) if label.spoken or label.alone
    ]
    book, before = [*of_captions(main.window)], workspace.game.definition
    for mark in "ぬを":
        names = {label: f"{mark}{KANA[n // 20]}{KANA[n % 20]}{mark}" for n, label in enumerate(labels)}
        assert workspace.set_definition(before.evolve(labels={**before.labels, **names}))
    # a page that is laid out anew shows its parts with the next events
    qtbot.waitUntil(lambda: len([*of_captions(main.window)]) == len(book))
    twice = [*of_captions(main.window)]
    assert any("を" in text for text in set(twice) - set(book))
    assert [text for text in twice if "ぬ" in text] == []
    assert workspace.set_definition(before)
    qtbot.waitUntil(lambda: sorted(of_captions(main.window)) == sorted(book))


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_command_line_speaks_the_words_of_a_definition(system: str) -> None:
    room = Catalogue().system(system)
    label = next(label for label in room.labels if label.spoken)
    game = room.game(room.definition().evolve(labels={label.id: "ぬくもり"}))
    for language in ("ja", "en"):
        words = words_of_table(language, room, game)
        assert words.say(label.text) == "ぬくもり"
        assert "ぬくもり" in words.say(phrase("{word}を増やす", word=label.text))
        assert words.say(phrase("{word}", word=Typed(label.text))) == label.text, "what people typed stays"
        pages = sheet_pages([(room, game, None)], Mode.BLANK, language_words(language, system))
        assert "ぬくもり" in "".join(text for page in pages for text in page.texts())
        terms = glossary(system, language, game).terms
        assert not any(label.text in term.word for term in terms if language == "ja")
