"""In English, too: names of one's own are followed in every sentence, and what people typed stays as they typed it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from desktop import assets
from desktop.controllers.main import MainController
from desktop.core.called import DRESS, bordered, whole
from desktop.core.custom.checks.model import CustomCheck
from desktop.core.custom.definition import Definition
from desktop.core.custom.profile import ProfileField
from desktop.core.game import Label
from desktop.core.problem import Severity
from desktop.core.tables.table import RandomTable, TableRow
from desktop.services.text.catalogue import Catalogue
from desktop.services.text.language import english
from desktop.services.text.rulebook import Rulebook
from tests.controllers.test_renamed import SYSTEMS, all_of, named, without
from tests.example_budget import SHARE
from tests.rules_in_force import play_by
from tests.test_every_page import running
from tests.walk_shown import of_window
from tests.window_texts import messages

MINE = [("d20fate", "term_check"), ("kotodama", "term_skill"), ("d6game", "check")]
"""A word of each, by its label, that stands in sentences on the sheet and in the tray."""


@pytest.fixture
def english_main(tmp_path: Path, qapp: QApplication, styled_as_marked: None) -> Iterator[MainController]:
    with running(tmp_path, "en", 100, "light") as main:
        yield main


@cache
def foreign(system: str) -> tuple[str, ...]:
    """Return words with an English translation that only another system uses."""
    rows = [row.model_dump(mode="json") for spec in system_of(system).lists for row in spec.base]
    own = json.dumps(rows, ensure_ascii=False)
    others = (spec for info in Catalogue() if info.id != system for spec in system_of(info.id).lists)
    names = dict.fromkeys(str(getattr(row, "name", "")) for spec in others for row in spec.base)
    words = english(system)
    texts = {name: words.say(name) for name in names if name and name not in own}
    ordinary = "".join(path.read_text(encoding="utf-8") for path in (assets.path("words.en.toml"), *_texts(system)))
    good = (name for name, text in texts.items() if text != name and re.fullmatch(r"[A-Z][a-z]{4,}( [a-z]+)*", text))
    return tuple(name for name in good if name not in ordinary and words.say(name) not in ordinary)


def _texts(system: str) -> Iterator[Path]:
    return (file for file in assets.path("systems", system).rglob("*.toml") if file.name != "window.en.toml")


def system_of(system: str) -> Any:
    return Catalogue().system(system)


def typed_into(made: Definition, system: Any, words: Sequence[str], used: list[str]) -> Definition:
    """Give a game rows, a field, a check and a table that are called like words of the book; note which."""
    left = (used.append(word) or word for word in words)
    lists: dict[str, tuple[Mapping[str, Any], ...]] = dict(made.lists)
    for spec in system.lists:
        if not spec.fixed and "name" in spec.row_type.model_fields:
            rows = lists.get(spec.id) or tuple(row.model_dump(mode="json") for row in spec.base)
            like = dict(rows[-1]) if rows else {}
            more = {**lists, spec.id: (*rows, {**like, "id": f"own-{spec.id}", "name": next(left)})}
            if not any(p.severity is Severity.BLOCK for p in system.check_definition(made.evolve(lists=more))):
                lists = more
    field = ProfileField(id="typed", label=next(left))
    check = CustomCheck(id="typed", name=next(left))
    table = RandomTable(id="typed", name=next(left), rows=(TableRow(low=1, high=6, text=next(left)),))
    profile = (*(made.profile or ()), field)
    return made.evolve(lists=lists, profile=profile, checks=(check,), tables=(table,))


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("system", SYSTEMS if SHARE >= 100 else SYSTEMS[::2])
def test_renamed_terms_are_used_and_typed_words_kept(english_main: MainController, system: str) -> None:
    main, words, mine = english_main, english(system), foreign(system)
    used: list[str] = []
    entries, every, rows = all_of(main, system, change=lambda made: typed_into(made, system_of(system), mine, used))
    seen = {text for _, text in entries}
    assert sum(any(word in text for text in seen) for word in used) >= 4, "own names are shown"
    translated = re.compile("|".join(rf"\b{re.escape(words.say(word))}\b" for word in used))
    assert "\n".join(sorted({f"{place}: {text}" for place, text in entries if translated.search(text)})) == "", used
    written = sorted({words.say(row) for row in rows if row} | rows, key=len, reverse=True)
    info = main.catalogue.info(system)
    bare = {text: without(text.replace(info.name_en, ""), written) for text in seen}
    found = {f"{word}: {text}" for label in every for word, text in _old_terms(label, bare, words.say(label.text))}
    assert "\n".join(sorted(found)) == ""


def _old_terms(label: Label, texts: Mapping[str, str], form: str) -> Iterator[tuple[str, str]]:
    """Yield captions with the old English term, unless it has another meaning (PL名 is “Player”, too)."""
    old = re.compile(rf"^{re.escape(form)}\W*$")
    for text, bare in texts.items():
        alone = bare.startswith(form) and old.match(bare)
        if alone and not any(re.sub(DRESS, "", source) != label.text for source in sources(bare)):
            yield form, text


@cache
def window() -> Mapping[str, frozenset[str]]:
    """Return what each English text of the window translates."""
    found: dict[str, set[str]] = {}
    for message in messages():
        found.setdefault(message.english, set()).add(message.source)
    book, japanese = ({line.id: line for line in Rulebook(language).lines()} for language in ("en", "ja"))
    for rule, line in book.items():
        found.setdefault(line.heading, set()).add(japanese[rule].heading)
    for info in Catalogue():
        for source, text in english(info.id).catalogue.items():
            found.setdefault(text, set()).add(source)
    return {text: frozenset(some) for text, some in found.items()}


def sources(text: str) -> frozenset[str]:
    return window().get(text, frozenset()) | window().get(text.rstrip(":"), frozenset())


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_english_sentence_uses_renamed_terms(system: str) -> None:
    """A sentence whose Japanese speaks of a thing calls it by its name in English as well, if it had its word."""
    system_, words = system_of(system), english(system)
    every = [label for label in (*system_.labels, *system_.captions) if label.spoken or label.alone]
    names, own = named(every), words.apart()
    own.call(system_.naming(system_.game(system_.definition().evolve(labels=names))))
    spoken = {label.text: (label, words.say(label.text)) for label in every if label.spoken or label.inside}
    bad, good = [], 0
    for source, text in words.catalogue.items():
        for word, (label, form) in spoken.items():
            if word not in source or form not in text:  # nearly all of a million pairs
                continue
            longer = any(word != other.text and word in other.text and other.text in source for other in every)
            here = rf"(?<![A-Za-z0-9_{{]){re.escape(form)}s?(?![A-Za-z0-9_])"
            if not longer and re.search(here, text) and _speaks(source, label):
                sentence = own.say(source)
                good += names[label.id] in sentence
                bad += [f"{word} in {source}: {sentence}"] if names[label.id] not in sentence else []
    assert "\n".join(bad) == ""
    assert good >= 3
    assert not any("ぬ" in own.say(source) for source in ("保存", "閉じる"))


def _speaks(source: str, label: Label) -> bool:
    return re.search(whole(label.text) if label.spoken else bordered(label.text), source) is not None


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize(("system", "mine"), MINE)
def test_open_window_updates_renamed_words(english_main: MainController, system: str, mine: str) -> None:
    """Sentences of the sheet, the tray, the command line and the list that are no captions."""
    english_main.open_sample(system)
    assert english_main.campaign_window is not None
    open_campaign = english_main.campaign_window.open_campaign
    every = (*open_campaign.system.labels, *open_campaign.system.captions)
    book = next(label for label in every if label.id == mine)
    list_head = next(label for label in every if label.text == "シナリオ")
    before = open_campaign.game.definition
    names = {mine: "Vellum", list_head.id: "Yarns"}
    play_by(open_campaign, before.evolve(labels={**before.labels, **names}))
    texts = {*of_window(english_main.window)}
    old = re.compile(rf"\b{re.escape(english(system).say(book.text))}s?\b|Scenarios", re.IGNORECASE)
    of_program = {"Your own checks"}  # what the program itself calls so in every game
    assert sorted(text for text in texts if old.search(text) and text not in of_program) == []
    assert any("Vellum" in text for text in texts)
    assert any("Yarns" in text for text in texts)
