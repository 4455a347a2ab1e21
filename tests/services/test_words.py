"""Every text of core, services and the command line is translated, and rule lines can be found."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TypeGuard

import pytest

import desktop
from desktop import assets
from desktop.core import numbers
from desktop.core.rolls import faces
from desktop.core.words import phrase
from desktop.services.text import language
from desktop.services.text.catalogue import system_ids
from desktop.services.text.rulebook import Origin, Rulebook

_ROOT = Path(desktop.__file__).parent
_JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
_CODE = "0式"
"""Part of a dice code, written alike in every language."""
_SIGNS = {numbers.MINUS, faces.SEPARATORS, " 　：:△✓・/"}
_NOT_WORDS = {
    "names.py": "signs and words of formulas, in both languages",
    "search.py": "tables of kana",
    "named_check.py": "signs of numbers",
    "palette.py": "the word that begins dice for the order, in both languages",
    "folders.py": "the library folder keeps its name in every language",
    "files.py": "so does a file whose character has no name",
    "replay.py": "a replay is written in the language of the table",
}
_SOURCES = sorted(
    p
    for p in (
        *(_ROOT / "cli").glob("*.py"),
        *(_ROOT / "core").rglob("*.py"),
        *(_ROOT / "services").rglob("*.py"),
    )
    if p.name not in _NOT_WORDS
)


def _is_pattern(node: ast.AST) -> TypeGuard[ast.Call]:
    """Return whether a node is `re.compile(…)`: a pattern is no text for people."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "compile"


@cache
def spoken(source: Path) -> tuple[str, ...]:
    """Return the Japanese strings of a module that are not docstrings."""
    return tuple(_spoken(source))


def _spoken(source: Path) -> Iterator[str]:
    text = source.read_text(encoding="utf-8")
    nodes = list(ast.walk(ast.parse(text))) if _JAPANESE.search(text) else []
    described = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    described |= {id(arg) for node in nodes if _is_pattern(node) for arg in node.args}
    for node in nodes:
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in described:
            continue
        if node.value not in _SIGNS and _JAPANESE.search(node.value.replace(_CODE, "")):
            yield node.value


@cache
def shared() -> Mapping[str, str]:
    """The texts of the program and of all rule systems."""
    return language.read_words(assets.path("words.en.toml"))


def test_every_sentence_has_its_english() -> None:
    missing = [f"{source.stem}: {text}" for source in _SOURCES for text in spoken(source) if text not in shared()]
    assert missing == []


def test_names_are_separated_by_spaces() -> None:
    """「アヤ の手番」, not 「ミヨのメインフェイズ」: kana would run into the name."""
    glued = re.compile(r"\{(?:name|who|other|person)\}[ぁ-ん]")
    texts = [text for source in (_ROOT / "systems").rglob("*.py") for text in spoken(source)]
    assert sum("{who} " in text or "{name} " in text for text in texts) > 200
    assert [text for text in texts if glued.search(text)] == []


def test_the_english_fills_the_same_places() -> None:
    for file in language.word_files():
        for japanese, english in language.read_words(file).items():
            places = set(re.findall(r"\{(\w+)\}", japanese))
            assert set(re.findall(r"\{(\w+)\}", english)) <= places, f"{file}: {japanese}"
    for english in language.read_words(assets.path("words.en.toml")).values():
        assert not _JAPANESE.search(english.replace(_CODE, ""))


def test_words_are_translated_in_each_language() -> None:
    text = phrase("「{name}」が見つかりません。", name="霧島.json")
    assert language.words("ja").say(text) == "「霧島.json」が見つかりません。"
    assert language.words("en").say(text) == "“霧島.json” cannot be found."


def test_rule_system_words_override_shared_words() -> None:
    for system in system_ids():
        file = assets.path("systems", system, "words.en.toml")
        if file.is_file():
            own, spoken_there = language.read_words(file), language.words("en", system)
            assert all(spoken_there.say(japanese) == english for japanese, english in own.items())


@pytest.mark.parametrize(
    ("preference", "engine", "chosen"),
    [("en", "ja_JP", "en"), ("", "ja_JP.UTF-8", "ja"),
      ("", "ja", "ja"), ("", "de-DE", "en"), ("", "C", "ja"), ("xx", "", "ja")],
)  # fmt: skip
def test_language_follows_preference_or_system(preference: str, engine: str, chosen: str) -> None:
    assert language.chosen(preference, engine) == chosen


def _ruled() -> list[str]:
    return [s for s in system_ids() if assets.path("systems", s, "rules.ja.toml").is_file()]


def test_every_rule_line_has_a_heading_and_a_sentence_in_both_languages() -> None:
    japanese, english = Rulebook("ja"), Rulebook("en")
    for line in japanese.lines():
        assert line.heading, line.id
        assert line.says, line.id
        if assets.path("systems", line.system, "rules.en.toml").is_file():
            assert english.line(line.id) != line, line.id


def test_rules_are_found_by_id_and_by_words() -> None:
    book = Rulebook()
    for system in _ruled():
        line = book.lines(system)[0]
        assert book.line(line.id) == line
        assert book.search(line.id.lower())[0].id == line.id
        assert line in book.search(line.heading, system, limit=1000)
    assert book.line("XX-NON-99") is None
    assert book.search("ぬぬぬぬぬぬ") == ()


def test_program_rules_are_distinguished_from_book_rules() -> None:
    book = Rulebook()
    args = {rule: line.origin for rule in ("EN-TAB-13", "KO-SET-01", "CM-APP-01", "EN-AMB-01", "EN-CHK-05")
            if (line := book.line(rule)) is not None}  # fmt: skip
    assert [*args.values()] == [Origin.PROGRAM, Origin.PROGRAM, Origin.PROGRAM, Origin.READING, Origin.BOOK]
    for system in _ruled():
        origins = [line.origin is Origin.PROGRAM for line in book.lines(system)]
        assert origins == sorted(origins), "the program's own come last"


def test_no_word_is_defined_twice() -> None:
    """A second definition of a word in a rule system or in the shared files would never be used."""
    systems = assets.path("systems")
    args: dict[str, dict[str, str]] = {}
    again = []
    for file in language.word_files():
        place = file.relative_to(systems).parts[0] if file.is_relative_to(systems) else ""
        known = args.setdefault(place, {})
        name = str(file.relative_to(assets.resources()))
        again += [(word, known[word], name) for word in language.read_words(file) if word in known]
        known |= dict.fromkeys(language.read_words(file), name)
    assert again == []
