"""Words that a 卓 calls otherwise: every page, offer, log line and printed page has the new word and none the old."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from desktop.controllers.main import MainController
from desktop.core.custom.definition import Definition
from desktop.core.custom.profile import ProfileField
from desktop.core.game import Label
from desktop.core.settings import setting_infos
from desktop.core.words import Typed, phrase
from desktop.services.text.catalogue import Catalogue
from desktop.services.text.glossary import glossary
from desktop.services.text.language import words as language_words
from desktop.services.text.language import words_of_campaign
from desktop.views.paper.printing import sheet_pages
from desktop.views.paper.sheet.ink import Mode
from tests.rules_in_force import play_by
from tests.table_mode import no_sheet_open
from tests.walk_shown import of_captions, of_changes, of_paper, of_rules, of_screens, of_window, strings

SYSTEMS = [info.id for info in Catalogue()]


def without(text: str, written: Sequence[str]) -> str:
    """Take out what people wrote, whole or as a line of a longer text that was broken."""
    if text in written or (len(text) >= LINE and any(text.rstrip("…") in row for row in written)):
        return ""
    for row in written:
        text = text.replace(row, "") if len(row) >= LINE else text
    return text


LINE = 8
"""Least length of a line of text; shorter ones are captions."""
OFF = ("check.challenge", "equipment.enabled", "opponent.secret")
"""Parts of the rules that are off as published and have words of their own."""
RESOURCES = ({"id": "luck", "name": "むぬむ"},)
OWN = ProfileField(id="walked", label="むんむ")
ROWS = ("name", "effect")
KANA = "あいうえおかきくけこさしすせそたちつてとなにねのはひふへほまみむめもやゆよ"


Change = Callable[[Definition], Definition]


def named(labels: Sequence[Label]) -> dict[str, str]:
    """Call each otherwise, by a word that is part of no other."""
    return {label.id: f"ぬ{KANA[n // 20]}{KANA[n % 20]}ぬ" for n, label in enumerate(labels)}


def all_of(
    main: MainController, system: str, *, change: Change = lambda made: made
) -> tuple[list[tuple[str, str]], Sequence[Label], set[str]]:
    """Return all that is shown and printed once every word has another name, those words, and what people wrote."""
    main.open_sample(system)
    assert main.campaign_window is not None
    open_campaign = main.campaign_window.open_campaign
    every = [
        label for label in (*open_campaign.system.labels, *open_campaign.system.captions) if label.spoken or label.alone
    ]
    before = open_campaign.game.definition
    known = {info.key for info in setting_infos(open_campaign.system.settings_type)}
    settings = {**before.settings, **{key: True for key in OFF if key in known}}
    lists = {**before.lists, **({"resources": RESOURCES} if "resources" in open_campaign.game.specs else {})}
    changed = before.evolve(
        labels=named(every), settings=settings, lists=lists, profile=(*open_campaign.game.profile, OWN)
    )
    play_by(open_campaign, change(changed))
    entries = [("open", text) for text in of_captions(main.window)]
    main.leave_campaign()
    main.enter_campaign(open_campaign.campaign.folder)
    assert main.campaign_window is not None
    entries += [*of_screens(main), *of_rules(main.campaign_window), *of_changes(main.campaign_window)]
    entries += of_paper(main.campaign_window.open_campaign.game, main.campaign_window.words)
    rows = {str(getattr(row, name, "")) for name in ROWS for spec in open_campaign.system.lists for row in spec.base}
    rows |= {text for read in open_campaign.listing.sheets() for text in strings(read.sheet.model_dump())}
    rows |= {text for name in lists.values() for row in name for text in strings(row)}
    rows |= {field.label for field in open_campaign.game.profile}
    made = [open_campaign.system.randomise(open_campaign.game, Random(seed)) for seed in range(5)]
    rows |= {text for sheet in made for text in strings(sheet.model_dump())}
    return entries, every, rows


@pytest.mark.parametrize("system", SYSTEMS)
def test_no_old_word_is_shown_or_printed(main: MainController, system: str) -> None:
    entries, every, rows = all_of(main, system)
    name, names = main.catalogue.info(system).name, named(every)
    old = re.compile("|".join(_old(label) for label in every))
    other = [text for label in every for text in label.other]
    written = sorted(filter(None, (*rows, *other)), key=len, reverse=True)
    texts = {text for _, text in entries}  # most of it is said at every step
    bad = {text for text in texts if old.search(text) and old.search(_bare(text, name, other, written))}
    found = {f"{place}: {text}" for place, text in entries if text in bad}
    assert "\n".join(sorted(found)) == ""
    seen = "".join(text for _, text in entries)
    assert [label.id for label in every if names[label.id] not in seen] == [], "a word of no screen is no caption"


def test_renamed_terms_stay_in_their_campaign(main: MainController) -> None:
    """Another campaign of the same system uses the terms of the book in the same window."""
    with no_sheet_open():
        main.open_sample("enishi")
    assert main.campaign_window is not None
    open_campaign = main.campaign_window.open_campaign
    every = [
        label for label in (*open_campaign.system.labels, *open_campaign.system.captions) if label.spoken or label.alone
    ]
    before = open_campaign.game.definition
    play_by(open_campaign, before.evolve(labels=named(every)))
    main.window.ui.playButton.click()
    assert any("ぬ" in text for text in of_window(main.window))
    main.leave_campaign()
    main.campaigns.enter(main.library.create("enishi", "ほかの卓", {}))
    assert main.campaign_window is not None
    main.campaign_window.open_campaign.new_random()
    assert [text for text in of_window(main.window) if "ぬ" in text] == []


def _bare(text: str, name: str, other: Sequence[str], written: Sequence[str]) -> str:
    for part in (name, *other):
        text = text.replace(part, "")
    return without(text, written)


def _old(label: Label) -> str:
    """Match a word that should have another name; beside a name (ぬ…ぬ) it is part of a compound."""
    word, letters = re.escape(label.text), r"(?<![A-Za-z0-9]){}(?![A-Za-z0-9])"
    if label.spoken:
        return letters.format(word) if label.text.isascii() else word
    ends = (label.text[0], label.text[-1])
    before, after = (f"{_script(sign)}ぬ" if label.inside else r"\w" for sign in ends)
    return rf"(?<![{before}]){word}(?![{after}])"


def _script(sign: str) -> str:
    scripts = ("ぁ-ゖ", "ァ-ヺー", "々一-鿿", "A-Za-z0-9")
    return next((signs for signs in scripts if re.match(f"[{signs}]", sign)), "")


@pytest.mark.parametrize("system", SYSTEMS)
def test_open_pages_follow_renaming_and_its_undo(main: MainController, qtbot: QtBot, system: str) -> None:
    main.open_sample(system)
    assert main.campaign_window is not None
    open_campaign = main.campaign_window.open_campaign
    labels = [
        label.id
        for label in (*open_campaign.system.labels, *open_campaign.system.captions)
        if label.spoken or label.alone
    ]
    book, before = [*of_captions(main.window)], open_campaign.game.definition
    for mark in "ぬを":
        names = {label: f"{mark}{KANA[n // 20]}{KANA[n % 20]}{mark}" for n, label in enumerate(labels)}
        play_by(open_campaign, before.evolve(labels={**before.labels, **names}))
    # a page that is laid out anew shows its parts with the next events; a name too long for its place is a tip as well
    qtbot.waitUntil(lambda: len({*of_captions(main.window)}) == len({*book}))
    twice = [*of_captions(main.window)]
    assert any("を" in text for text in set(twice) - set(book))
    assert [text for text in twice if "ぬ" in text] == []
    play_by(open_campaign, before)
    qtbot.waitUntil(lambda: {*of_captions(main.window)} == {*book})


def test_typed_name_with_a_renamed_word_is_unchanged(main: MainController) -> None:
    main.open_sample("enishi")
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    open_campaign, name = main.campaign_window.open_campaign, "LPの秘密"
    main.campaign_window.sheet.document.edit("name", name, "name")
    assert main.campaign_window.save()
    before = open_campaign.game.definition
    for word in ("活力", "生気"):
        play_by(open_campaign, before.evolve(labels={**before.labels, "word_lp": word}))
        texts = [text for text in of_captions(main.window) if "の秘密" in text]
        assert any(name in text for text in texts)
        assert [text for text in texts if name not in text] == []
        assert any(word in text for text in of_captions(main.window))


@pytest.mark.parametrize("system", SYSTEMS)
def test_command_line_uses_terms_of_the_definition(system: str) -> None:
    rule_system = Catalogue().system(system)
    label = next(label for label in rule_system.labels if label.spoken)
    game = rule_system.game(rule_system.definition().evolve(labels={label.id: "ぬくもり"}))
    for language in ("ja", "en"):
        words = words_of_campaign(language, rule_system, game)
        assert words.say(label.text) == "ぬくもり"
        assert "ぬくもり" in words.say(phrase("{word}を増やす", word=label.text))
        assert words.say(phrase("{word}", word=Typed(label.text))) == label.text, "what people typed stays"
        pages = sheet_pages([(rule_system, game, None)], Mode.BLANK, language_words(language, system))
        assert "ぬくもり" in "".join(text for page in pages for text in page.texts())
        terms = glossary(system, language, game).terms
        assert not any(label.text in term.word for term in terms if language == "ja")
