"""Fights on paper: phases in order, boxes for every fighter, rounds to tick, a record; nothing cut, blank or filled."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from desktop.core.words import Words
from desktop.services.text import language
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.systems.blank.sheet import Condition
from desktop.systems.common.sheet import CustomRow
from desktop.systems.enishi.derived import lp_max, sp_max
from desktop.systems.enishi.tables import tables
from desktop.systems.kotodama.numbers import action_count
from desktop.views.paper.printing import find_printouts
from desktop.views.paper.protocol import PaperContents, PaperContext
from desktop.views.paper.sheet.ink import FLOOR
from desktop.views.paper.sheet.marks import Glyphs, PageDrawing, Round, Stroke
from desktop.views.paper.tracker import TICK
from tests.paper_faults import faults

pytestmark = pytest.mark.usefixtures("qapp")
SYSTEMS = system_ids()


def contents(system: str, people: int = 3, words: Words | None = None, **chosen: str) -> PaperContents:
    rule_system = Catalogue().system(system)
    game = rule_system.game()
    sheets: list[Any] = [rule_system.randomise(game, Random(n)).evolve(name=f"人物{n}") for n in range(people + 2)]
    pcs, npcs = (tuple(sheets[:people]), tuple(sheet.evolve(is_pc=False, gm_notes="黒幕") for sheet in sheets[people:]))
    return PaperContents(game, words or Words(), PaperContext(campaign_title="霧島の夜"), pcs, npcs, chosen=chosen)


def drawn(given: PaperContents) -> list[PageDrawing]:
    found = find_printouts(given.game.definition.based_on)
    (sheet,) = (printout for printout in found if printout.id == "tracker")
    assert sheet.gm
    return sheet.draw(given)


def texts_of(pages: list[PageDrawing]) -> list[str]:
    return [text for page in pages for text in page.texts()]


@pytest.mark.parametrize("speaks", ["ja", "en"])
@pytest.mark.parametrize("chosen", ["people", "blank"])
@pytest.mark.parametrize("system", SYSTEMS)
def test_each_character_has_an_uncut_line(system: str, chosen: str, speaks: str) -> None:
    """KO-TBL-25, D6G-PHY-10, EN-TAB-10, CM-APP-12."""
    given = contents(system, words=language.words(speaks, system), tracker=chosen)
    pages = drawn(given)
    texts = texts_of(pages)
    assert len(pages) == 2
    assert faults(pages) == []
    assert all(m.style.pt >= FLOOR for page in pages for m in page.marks if isinstance(m, Glyphs))
    for sheet in (*given.pcs, *given.npcs):
        assert (sheet.name in texts) == (chosen == "people")
    assert "黒幕" not in texts
    if speaks == "en":
        foreign = {text for text in texts if re.search(r"[ぁ-ヺ一-龠]", text)}
        assert {text for text in foreign if not text.startswith("人物") and "霧島の夜" not in text} == set()


@pytest.mark.parametrize("system", SYSTEMS)
def test_many_characters_continue_on_pages_with_phases(system: str) -> None:
    given = contents(system, people=38)
    pages = drawn(given)
    texts = texts_of(pages)
    assert faults(pages) == []
    assert len(pages) >= 4
    assert all(sheet.name in texts for sheet in (*given.pcs, *given.npcs))
    assert len({page.texts()[2:7] for page in pages[:-1]}) == 1


@pytest.mark.parametrize("system", SYSTEMS)
def test_names_of_any_length_and_numbers_beyond_the_boxes_fit(system: str) -> None:
    given = contents(system)
    large: dict[str, dict[str, Any]] = {
        "blank": {"conditions": (Condition(text="長い状態の名前" * 20),) * 9},
        "enishi": {"lp": 999, "gauge_size": 999},
        "kotodama": {"hp": 999, "hp_max": 999, "karma": -99, "initiative": -99},
        "d6game": {"life": 1_000_000, "life_initial": 1_000_000, "fate": -1_000_000},
        "d20fate": {"fate_dice": 9999, "level": 99},
        "common": {
            "max_ap_base": 400,
            "ap": 400,
            "custom": (CustomRow(label="長い" * 90, value=-1_000_000, max=10**6),),
        },
    }
    someone = given.pcs[0].evolve(name="名" * 200, **large[system])
    assert faults(drawn(replace(given, pcs=(someone,)))) == []


def test_enishi_lost_points_are_struck_and_effects_listed() -> None:
    """EN-CRE-03, EN-CRE-04, EN-TMP-03…07, EN-PRM-02…07."""
    given = replace(contents("enishi", people=1), npcs=())
    sheet = given.pcs[0].evolve(lp=2, sp=1)
    before, after = (drawn(replace(given, pcs=(one,)))[0] for one in (given.pcs[0], sheet))
    lost = lp_max(sheet) - 2 + sp_max(sheet) - 1 - (lp_max(sheet) - given.pcs[0].lp) - (sp_max(sheet) - given.pcs[0].sp)
    assert slashes(after) - slashes(before) == lost
    text = "".join(before.texts())
    for effect in (*tables().temporary, *tables().permanent):
        assert (effect.name in text) == (effect.moment not in ("any", "dead"))


def slashes(page: PageDrawing) -> int:
    return sum(isinstance(m, Stroke) and m.pen is not None and m.pen.round and len(m.points) == 2 for m in page.marks)


def test_kotodama_is_sorted_by_initiative_with_acts() -> None:
    """KO-SHT-16, KO-PHS: the greatest first, a box for each 行動回数."""
    given = contents("kotodama", people=5)
    texts = drawn(given)[0].texts()
    people = sorted((*given.pcs, *given.npcs), key=lambda sheet: -sheet.initiative)
    assert [text for text in texts if text.startswith("人物")] == [sheet.name for sheet in people]
    (one,) = (replace(given, pcs=(people[0],), npcs=()),)
    boxes = [m for m in drawn(one)[0].marks if isinstance(m, Round) and (m.area.w, round(m.area.h, 2)) == (5.0, 5.0)]
    first = min(box.area.y for box in boxes)
    assert sum(box.area.y == first for box in boxes) == action_count(people[0].dl)


def test_common_has_ap_as_a_ladder_with_the_present_step_ringed() -> None:
    """CM-PARAM-02, CM-PARAM-03: from −1 to MAXAP."""
    given = replace(contents("common", people=1), npcs=())
    page = drawn(replace(given, pcs=(given.pcs[0].evolve(ap=4, max_ap_base=10),)))[0]
    texts = page.texts()
    at = texts.index("AP")
    assert list(texts[at + 1 : at + 13]) == ["−1", *(str(n) for n in range(11))]
    rings = [m for m in page.marks if isinstance(m, Round) and m.radius is None]
    four = [m for m in page.marks if isinstance(m, Glyphs) and m.text == "4" and m.style.pt == FLOOR]
    assert len(rings) == 1
    assert any(abs(ring.area.centre - (four_at.x + four_at.width / 2)) < 0.2 for ring in rings for four_at in four)


def test_d6game_is_sorted_by_life() -> None:
    """D6G-CMB: the least life first."""
    given = contents("d6game", people=5)
    people = sorted((*given.pcs, *given.npcs), key=lambda sheet: sheet.life or 0)
    texts = drawn(given)[0].texts()
    assert [text for text in texts if text.startswith("人物")] == [sheet.name for sheet in people]


@pytest.mark.parametrize("speaks", ["ja", "en"])
def test_the_name_of_a_state_keeps_clear_of_the_next_tick(speaks: str) -> None:
    pages = drawn(contents("kotodama", words=language.words(speaks, "kotodama")))
    ticks = [mark.area for mark in pages[0].marks if isinstance(mark, Round) and mark.area.w == TICK]
    names = [mark for mark in pages[0].marks if isinstance(mark, Glyphs) and mark.text in ("戦闘不能", "Out of action")]
    assert len(names) > 3
    for name in names:
        right = min(tick.x for tick in ticks if tick.y < name.middle < tick.bottom and tick.x > name.x)
        assert name.x + name.width + 0.7 < right
