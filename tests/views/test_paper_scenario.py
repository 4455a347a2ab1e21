"""A scenario on paper: the GM's pages hold all of it, those of players nothing that they learn only in play."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtWidgets import QApplication

from desktop.core.prepared.scenario import (
    Scenario,
    ScenarioEncounter,
    ScenarioGroup,
    ScenarioNote,
    ScenarioPerson,
    ScenarioScene,
)
from desktop.core.words import Words
from desktop.services.text import language
from desktop.views.paper.printing import write_pdf
from desktop.views.paper.scenario import scenario_pages
from desktop.views.paper.sheet.ink import PAPER_SIZES
from desktop.views.paper.sheet.marks import Glyphs, PageDrawing, Stroke
from desktop.views.paper.sheet.painting import Placement

OPEN = ("霧の駅", "卓上", "霧の夜、終電が着かない。")
SECRET = (
    *("駅長は十年前に死んでいる。", "ホームの端", "汽笛が聞こえる。", "鍵は時計の裏にある。"),
    *("駅長", "夜ごと現れる影", "影の群れ", "影は光を嫌う", "時刻表", "十九時の列車はない"),
)
HANDOUTS = {"h1": "古い切符"}
SCENARIO = Scenario(
    title=OPEN[0],
    author=OPEN[1],
    summary=OPEN[2],
    gm_script=SECRET[0],
    scenes=(
        ScenarioScene(
            name=SECRET[1], aloud=SECRET[2], gm_note=SECRET[3], npcs=(SECRET[4],), encounter=SECRET[6], handouts=("h1",)
        ),
    ),
    npcs=(ScenarioPerson(name=SECRET[4], note=SECRET[5]),),
    encounters=(ScenarioEncounter(name=SECRET[6], groups=(ScenarioGroup(npc=SECRET[4], count=3),), note=SECRET[7]),),
    notes=(ScenarioNote(name=SECRET[8], text=SECRET[9]),),
)


def drawn(scenario: Scenario, *, gm: bool, words: Words | None = None) -> list[PageDrawing]:
    return scenario_pages(scenario, words or Words(), "霧島の夜", HANDOUTS, gm=gm)


def text_of(pages: list[PageDrawing], folder: Path) -> str:
    out = folder / "scenario.pdf"
    write_pdf(pages, out, "霧の駅")
    document = pypdfium2.PdfDocument(out)
    found = "\n".join(page.get_textpage().get_text_bounded() for page in document)
    document.close()
    return found


def test_gm_scenario_has_everything(qapp: QApplication, tmp_path: Path) -> None:
    text = text_of(drawn(SCENARIO, gm=True), tmp_path)
    for sentence in (*OPEN, *SECRET, f"{SECRET[4]} × 3", "古い切符", "GM用", "読み上げる文"):
        assert sentence in text, sentence


def test_players_scenario_has_public_parts_only(qapp: QApplication, tmp_path: Path) -> None:
    pages = drawn(SCENARIO, gm=False)
    text = text_of(pages, tmp_path) + "".join(page_text for page in pages for page_text in page.texts())
    for sentence in (*OPEN, "プレイヤー用"):
        assert sentence in text, sentence
    for secret in (*SECRET, "古い切符", "GM", "場面", "遭遇", "NPC"):
        assert secret not in text, secret


@pytest.mark.parametrize("gm", [True, False])
def test_long_texts_continue_and_headings_are_not_orphaned(qapp: QApplication, *, gm: bool) -> None:
    scenes = tuple(ScenarioScene(name=f"場面{n}", aloud="霧が深くなる。" * 60) for n in range(40))
    pages = drawn(SCENARIO.evolve(summary="霧が深くなる。" * 700, scenes=scenes), gm=gm)
    assert len(pages) > (5 if gm else 1)
    assert all(page.overflows == () for page in pages)
    for page in pages[:-1]:
        lines = [line for line in page.texts() if "／" not in line and "霧島の夜" not in line]
        assert not lines[-1].startswith("場面")


@pytest.mark.parametrize("size", PAPER_SIZES)
def test_type_is_as_large_on_every_paper(qapp: QApplication, size: str) -> None:
    """It is laid out on the paper itself: on A5 it was a smaller picture of A4, below the least type."""
    paper = PAPER_SIZES[size]
    pages = scenario_pages(
        SCENARIO.evolve(summary="霧が深くなる。" * 300), Words(), "霧島の夜", HANDOUTS, paper, gm=True
    )
    for page in pages:
        assert Placement.on(page, paper).factor == pytest.approx(1)
        assert page.overflows == ()
    assert len(pages) >= (3 if size == "A5" else 2)


def test_english_heads_are_english(qapp: QApplication) -> None:
    words = language.words("en")
    sentence = " ".join(text for page in drawn(SCENARIO, gm=True, words=words) for text in page.texts())
    for head in ("Outline", "Scenes", "Encounters", "Read aloud", "for the GM"):
        assert head in sentence, head


def test_an_empty_one_is_a_page_with_its_kind(qapp: QApplication) -> None:
    (page,) = drawn(Scenario(), gm=True)
    assert "シナリオ" in page.texts()


def test_read_aloud_text_has_a_bar_and_labels_a_column(qapp: QApplication) -> None:
    aloud = "霧が深くなる。" * 20
    (page,) = drawn(SCENARIO.evolve(scenes=(ScenarioScene(name="駅", aloud=aloud, gm_note="鍵は裏にある。"),)), gm=True)
    lines = {mark.text: mark for mark in page.marks if isinstance(mark, Glyphs)}
    label, note = lines["読み上げる文"], lines["鍵は裏にある。"]
    spoken = [mark for mark in lines.values() if mark.text in aloud]
    assert len(spoken) > 2
    assert {mark.x for mark in spoken} == {note.x}, "what is beside labels begins below each other"
    assert label.x + label.width < note.x
    bars = [mark for mark in page.marks if isinstance(mark, Stroke) and mark.points[0][0] == mark.points[1][0]]
    assert len(bars) == len(spoken)
    assert max(y for bar in bars for _, y in bar.points) < note.middle


def test_encounter_groups_are_separated(qapp: QApplication) -> None:
    groups = (ScenarioGroup(npc="町長", count=1), ScenarioGroup(npc="手下", count=2))
    (page,) = drawn(SCENARIO.evolve(encounters=(ScenarioEncounter(name="塔", groups=groups),)), gm=True)
    assert "町長 × 1、手下 × 2" in page.texts()
