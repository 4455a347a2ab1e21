"""The manual holds together: the same chapters in both languages, every link, picture and key it names exists."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from desktop import assets
from desktop.services.text.manual import KEYS, PICTURES, Chapter, Manual, Place, plain, read

LANGUAGES = ("ja", "en")
LARGEST = 150_000
"""Bytes of a picture."""


@cache
def manual_of(language: str) -> Manual:
    """Read a manual once for all tests of its chapters."""
    return Manual(language)


PAGES = [(language, chapter.id) for language in LANGUAGES for chapter in manual_of(language).chapters]


def chapter_of(language: str, identifier: str) -> Chapter:
    found = manual_of(language).chapter(identifier)
    assert found is not None
    return found


def test_both_languages_have_the_same_chapters_headings_and_pictures() -> None:
    ja, en = (manual_of(language).chapters for language in LANGUAGES)
    shape = [[(c.id, [(s.name, s.level) for s in c.sections], c.pictures) for c in chapters] for chapters in (ja, en)]
    assert shape[0] == shape[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_a_chapter_and_every_picture_is_shown(language: str) -> None:
    manual = manual_of(language)
    assert {file.stem for file in manual.folder.glob("*.md")} == {chapter.id for chapter in manual.chapters}
    shown = {name for chapter in manual.chapters for name in chapter.pictures}
    assert {f"{PICTURES}/{file.name}" for file in (manual.folder / PICTURES).iterdir()} == shown


def test_every_link_has_a_target() -> None:
    for language, identifier in PAGES:
        chapter, manual = chapter_of(language, identifier), manual_of(language)
        for link in chapter.links:
            place = Place.of(link, identifier)
            assert place is not None, link
            assert manual.has(place), link


def test_every_picture_exists_and_is_small() -> None:
    for language, identifier in PAGES:
        for name in chapter_of(language, identifier).pictures:
            picture: Path = manual_of(language).folder / name
            assert picture.read_bytes().startswith(b"\x89PNG"), name
            assert picture.stat().st_size <= LARGEST, name


def test_a_chapter_begins_with_its_name_and_every_heading_can_be_linked() -> None:
    for language, identifier in PAGES:
        chapter = chapter_of(language, identifier)
        assert [section.level for section in chapter.sections][:1] == [1], (language, identifier)
        assert all(section.name and section.level > 1 for section in chapter.sections[1:])
        assert "{#" not in chapter.markdown, (language, identifier)
        if identifier != "keys":
            assert all(section.text for section in chapter.sections), "a heading with nothing below it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_manual_contains_no_external_references(language: str) -> None:
    for chapter in manual_of(language).chapters:
        assert not re.search(r"https?:|<\w|file:", chapter.markdown.replace(KEYS, "")), chapter.id


@pytest.mark.parametrize(
    ("typed", "chapter", "name"),
    [
        ("ぴん わすれ", "troubleshooting", "pin"),
        ("ＰＩＮ", "hand-over", "give"),
        ("mikomi", "checks", "odds"),
        ("OMAKASE", "building", "random"),
        ("だれも書かないことば", "", ""),
        ("ごみばこ", "files", "bin"),
        ("ゴミ箱", "files", "bin"),
    ],
)
def test_words_are_found_by_kana_width_and_romaji(typed: str, chapter: str, name: str) -> None:
    found = {(hit.section.chapter, hit.section.name) for hit in Manual("ja").search(typed)}
    assert (chapter, name) in found if chapter else not found


def test_search_lists_matching_headings_first_with_their_line() -> None:
    first, *_ = Manual("en").search("earlier versions")
    assert (first.section.chapter, first.section.name) == ("files", "versions")
    (given,) = (hit for hit in Manual("en").search("PIN twice") if hit.section.name == "give")
    assert "PIN" in given.line
    assert Manual("en").search("  ") == ()


def test_another_language_reads_english() -> None:
    assert Manual("de").language == "en"


@pytest.mark.parametrize(
    ("link", "place"),
    [
        ("sheets.md#why", Place("sheets", "why")),
        ("sheets", Place("sheets")),
        ("#why", Place("here", "why")),
        ("https://example.org/sheets.md", None),
        ("file:///etc/passwd", None),
        ("../sheets.md", None),
        ("", None),
    ],
)
def test_only_places_of_the_manual_are_links(link: str, place: Place | None) -> None:
    assert Place.of(link, "here") == place


def test_a_text_without_headings_is_a_chapter_without_sections() -> None:
    chapter = read("x", "nothing")
    assert (chapter.title, chapter.sections, chapter.section("")) == ("x", (), 0)


def test_markdown_syntax_is_not_searched() -> None:
    assert plain("| **a** | `b` |\n|---|---|\n- c\n1. d") == "a b\nc\nd"


def test_the_contents_name_both_languages() -> None:
    for language in LANGUAGES:
        assert all(part.title for part in manual_of(language).parts)
    assert assets.path("manual", "contents.toml").is_file()
