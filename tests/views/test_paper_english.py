"""English pages: no more of them than in Japanese, without the signs that only Japanese has, nothing over a line."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.cli.printing import job_of
from desktop.services.library.library import Library
from desktop.services.library.sample import open_sample
from desktop.services.storage.store import Store
from desktop.services.text import language
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.views.paper.sheet.ink import Mode
from desktop.views.paper.sheet.marks import Glyphs, PageDrawing, bounds
from desktop.views.paper.tonight import Job
from desktop.views.systems.kotodama.labels import example

pytestmark = pytest.mark.usefixtures("qapp")


def job(system: str, speaks: str, folder: Path) -> Job:
    """Lay out the sample campaign of a system in a language."""
    rule_system = Catalogue().system(system)
    campaign = open_sample(Library(folder / speaks, Store()), system, speaks)
    return job_of(
        campaign, rule_system, language.words_of_campaign(speaks, rule_system, campaign.game(rule_system)), ""
    )


def sheets(given: Job, mode: Mode) -> list[int]:
    """Return how many pages the sheet of each of the four players has."""
    people = [part.id for part in given.parts() if part.group == "pc" and part.id.startswith("sheet:")]
    return [len(given.of(one, [one], mode, "A4")) for one in people]


@pytest.mark.parametrize("system", system_ids())
def test_a_sheet_needs_no_more_pages_in_english(system: str, tmp_path: Path) -> None:
    """A sheet of one page stays on one page in spite of longer words."""
    for mode in (Mode.FILLED, Mode.PENCIL):
        assert sheets(job(system, "en", tmp_path / mode), mode) == sheets(job(system, "ja", tmp_path / mode), mode)


@pytest.mark.parametrize("system", system_ids())
def test_spans_and_shares_are_written_as_english_writes_them(system: str, tmp_path: Path) -> None:
    given = job(system, "en", tmp_path)
    pages = given.pages([part.id for part in given.parts()], Mode.FILLED, "A4", 1)
    found = [text for page in pages for text in page.texts()]
    assert [text for text in found if "〜" in text or "／" in text] == []
    assert any("+" in text or "–" in text for text in found)


def test_isolated_phase_names_are_capitalised(tmp_path: Path) -> None:
    """CM-BTL-05 to 12: on the board, the GM's screen and the tracker."""
    given = job("common", "en", tmp_path)
    for part in ("page:board", "page:gm_screen", "page:quick", "page:tracker"):
        texts = [text for page in given.of(part, [], Mode.FILLED, "A4") for text in page.texts()]
        assert {"Setup process", "Initiative process", "Main process", "Cleanup process"} <= set(texts)


def test_english_pages_use_no_japanese_middle_dot(tmp_path: Path) -> None:
    for system in system_ids():
        given = job(system, "en", tmp_path)
        for part in ("page:tracker", "page:gm_screen", "page:quick", "page:plates", "page:tents", "blank"):
            found = [text for page in given.of(part, [], Mode.FILLED, "A4") for text in page.texts()]
            people = (*given.contents.pcs, *given.contents.npcs)
            names = {text for sheet in people for text in (sheet.name, sheet.reading)}
            assert [text for text in found if "・" in text and text not in names] == []


def test_item_cards_name_their_cost_in_the_page_language(tmp_path: Path) -> None:
    """CM-COST-02: an item costs assets."""
    given = job("common", "en", tmp_path)
    texts = [text for page in given.of("cards", [], Mode.FILLED, "A4") for text in page.texts()]
    assert "Assets" in texts
    assert "財産点" not in texts


def test_keys_and_secrets_of_the_sample_scenario_are_named_in_english(tmp_path: Path) -> None:
    """CM-DATA-13, CM-DATA-14."""
    given = job("common", "en", tmp_path)
    texts = " ".join(text for page in given.of("page:stage_gm", [], Mode.FILLED, "A4") for text in page.texts())
    assert "Key: mill" in texts
    assert "鍵:" not in texts
    assert "秘密:" not in texts


def test_wrapped_custom_field_keeps_clear_of_its_line(tmp_path: Path) -> None:
    given = job("common", "en", tmp_path)
    page = given.of("sheet:sample-aya", [], Mode.FILLED, "A4")[0]
    last = next(mark for mark in glyphs(page) if mark.text.startswith("the river"))
    lines = [bounds(mark) for mark in page.marks if not isinstance(mark, Glyphs)]
    below = min(line.y for line in lines if line.h < 0.5 and line.x <= last.x + 1 and line.y > last.middle)
    assert last.area.bottom < below - 0.1


def glyphs(page: PageDrawing) -> list[Glyphs]:
    """Return the texts of a page with their places."""
    return [mark for mark in page.marks if isinstance(mark, Glyphs)]


def test_sample_arts_are_translated_and_typed_text_is_not(tmp_path: Path) -> None:
    """KO-SHT-21, KO-SHT-22: arts and outfits that the program brings, on sheets and on cards."""
    given = job("kotodama", "en", tmp_path)
    for part in ("cards", given.parts()[1].id):
        texts = [text for page in given.of(part, [part], Mode.FILLED, "A4") for text in page.texts()]
        assert {"Afterimage steps", "Self", "Initiative +2"} <= set(texts)
        assert {"残像の足", "自分", "近接", "1体", "イニシアティヴ値＋2"} & set(texts) == set()
        assert any("見本の席" in text or text == "シラサギ" for text in texts)
    words = language.words("en", "kotodama")
    assert (example("近接", words), example("白兵", words)) == ("Close", "白兵")


def test_sentences_of_a_replay_stay_apart(tmp_path: Path) -> None:
    """“16 Success It worked” was one sentence on paper, where the text file has room between them."""
    given = job("d20fate", "en", tmp_path)
    given.replay = lambda: "Garde: STR Strength, DC 12: 16 Success  It worked as intended (by 4)."
    (page,) = given.of("replay", ["replay"], Mode.FILLED, "A4")
    assert any("16 Success　It worked" in text for text in page.texts())


def test_long_card_label_keeps_clear_of_its_value(tmp_path: Path) -> None:
    """D20-AMB-35: “Checks against them” ran into “Advantage”."""
    given = job("d20fate", "en", tmp_path)
    (page,) = given.of("cards", [], Mode.FILLED, "A4")
    marks = glyphs(page)
    labels = [one for one in marks if one.text == "Checks against them"]
    assert labels
    for label in labels:
        beside = min(
            one.x for one in marks if abs(one.middle - label.middle) < 0.5 and one.x > label.x and one.x < label.x + 50
        )
        assert beside - label.area.right > 1


@pytest.mark.parametrize(
    ("system", "headings"),
    [
        ("kotodama", {"Dice pools", "Arts", "Outfits"}),
        ("d20fate", {"Conditions"}),
        ("enishi", {"Weapons"}),
        ("common", {"Abilities and items", "Secrets"}),
    ],
)
def test_headings_above_lists_are_plural(system: str, headings: set[str], tmp_path: Path) -> None:
    """They were the words of one of the things: Art, Outfit, Pool, Condition."""
    given = job(system, "en", tmp_path)
    texts = {text for page in given.of("blank", [], Mode.BLANK, "A4") for text in page.texts()}
    assert headings <= texts
