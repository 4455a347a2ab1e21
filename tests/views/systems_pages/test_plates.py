"""Name plates, tents, numbers of the order: read from both sides, with the system's numbers on one."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.words import Words
from desktop.services.text import language
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.systems.enishi.derived import derive
from desktop.views.paper.printing import find_printouts
from desktop.views.paper.protocol import PaperContents, PaperContext
from desktop.views.paper.sheet.ink import FLOOR, FOLD, Area
from desktop.views.paper.sheet.marks import Glyphs, PageDrawing, Round, Stroke
from tests.paper_faults import faults

pytestmark = pytest.mark.usefixtures("qapp")
SYSTEMS = system_ids()
ORDERED = ("enishi", "kotodama", "d6game", "blank")
LONG = "霧島の奥に住む名の長い旅人" * 15 + "ゑゐ𠮷鷗"


def contents(system: str, people: int = 4, words: Words | None = None, **changes: Any) -> PaperContents:
    rule_system = Catalogue().system(system)
    game = rule_system.game(
        rule_system.definition().evolve(profile=(ProfileField(id="hp", label="体力値", kind=FieldKind.NUMBER),))
    )
    sheets = [rule_system.randomise(game, Random(number)).evolve(own={"hp": 47}) for number in range(people + 2)]
    named = [sheet.evolve(name=f"人物{number}", **changes) for number, sheet in enumerate(sheets)]
    pcs = tuple(sheet.evolve(is_pc=True, player="石田", reading="じんぶつ") for sheet in named[:people])
    npcs = tuple(
        sheet.evolve(is_pc=False, reading="じんぶつ", gm_notes="黒幕", memo="北の村の生まれ", player="GM")
        for sheet in named[people:]
    )
    return PaperContents(game, words or Words(), PaperContext(campaign_title="霧島の夜"), pcs, npcs)


def drawn(given: PaperContents, which: str) -> list[PageDrawing]:
    found = find_printouts(given.game.definition.based_on)
    return next(printout for printout in found if printout.id == which).draw(given)


def sides(pages: list[PageDrawing]) -> tuple[list[str], list[str]]:
    """The upright and the turned texts."""
    lines = [mark for page in pages for mark in page.marks if isinstance(mark, Glyphs)]
    turned = [mark.text for mark in lines if mark.turn and mark.turn.degrees]
    return [mark.text for mark in lines if not (mark.turn and mark.turn.degrees)], turned


@pytest.mark.parametrize("speaks", ["ja", "en"])
@pytest.mark.parametrize("which", ["plates", "tents"])
@pytest.mark.parametrize("system", SYSTEMS)
def test_plates_print_names_on_both_sides_and_numbers_inside(system: str, which: str, speaks: str) -> None:
    given = contents(system, words=language.words(speaks, system))
    pages = drawn(given, which)
    outside, inside = sides(pages)
    assert faults(pages) == []
    for sheet in given.pcs if which == "plates" else (*given.pcs, *given.npcs):
        assert sheet.name in outside
        assert sheet.name in inside
    assert "47" in inside
    assert not any(text == "47" for text in outside)
    named = [label for label in inside if label.startswith(("イニシア", "戦闘移動"))]
    assert [label for label in named if label.endswith("…")] == [], "a short number leaves its label room"
    if speaks == "en":
        typed = "".join(sheet.model_dump_json() for sheet in (*given.pcs, *given.npcs))
        texts = {text for text in (*outside, *inside) if re.search(r"[ぁ-ヺ一-龠]", text)}
        assert {text for text in texts if text.removeprefix("Player　") not in typed} == {"体力値"}


@pytest.mark.parametrize("system", SYSTEMS)
def test_players_read_no_more_of_an_npc_than_the_name(system: str) -> None:
    given = contents(system, people=0)
    outside, inside = sides(drawn(given, "tents"))
    texts = {text for text in outside if text not in {"山折り", "名前", "プレイヤー"}}
    assert texts == {text for sheet in given.npcs for text in (sheet.name, sheet.reading) if text}
    assert "黒幕" not in "".join((*outside, *inside))
    assert not any(sheet.name in "".join(sides(drawn(given, "plates"))[0]) for sheet in given.npcs)


def test_enishi_plates_list_order_defence_and_attacks() -> None:
    """EN-BTL-02, EN-HIT-01: the numbers that are asked for most."""
    given = contents("enishi", people=1)
    _, inside = sides(drawn(given, "tents"))
    numbers = derive(given.pcs[0], given.game)
    for key, label in (("initiative_line", "行動順番"), ("defence_line", "防御")):
        assert label in inside
        value = numbers[key].value or 0
        assert any(text.startswith(f"2d6{'±0' if not value else f'{value:+d}'.replace('-', '−')}") for text in inside)
    for key, line in numbers.items():
        if key.startswith("attack_line."):
            assert str(line.label) in inside


@pytest.mark.parametrize("which", ["plates", "tents"])
@pytest.mark.parametrize("system", SYSTEMS)
def test_longest_names_fit_at_readable_size(system: str, which: str) -> None:
    given = contents(system)
    long = [sheet.evolve(name=LONG[:200], reading="な" * 200, player="W" * 200) for sheet in given.pcs]
    pages = drawn(replace(given, pcs=tuple(long), npcs=tuple(long[:2])), which)
    assert faults(pages) == []
    lines = [mark for page in pages for mark in page.marks if isinstance(mark, Glyphs)]
    assert all(mark.style.pt >= FLOOR for mark in lines)
    outside = "".join(mark.text for mark in lines if not (mark.turn and mark.turn.degrees))
    assert LONG[:200] in outside
    assert outside.count("WWWWW") >= len(given.pcs)


@pytest.mark.parametrize("system", SYSTEMS)
def test_plates_without_characters_are_blank(system: str) -> None:
    given = replace(contents(system, people=0), npcs=())
    assert [len(drawn(given, which)) for which in ("plates", "tents")] == [1, 1]
    assert sides(drawn(given, "plates"))[0].count("名前") == 6
    assert len(drawn(contents(system, people=7), "plates")) == 2


def test_plates_fold_in_the_middle_and_share_cut_edges() -> None:
    (page,) = drawn(contents("enishi"), "plates")
    cuts = [mark.area for mark in page.marks if isinstance(mark, Round) and mark.area.h == 92]
    assert {(round(a.x, 2), round(a.y, 2)) for a in cuts} == {(x, y) for x in (10, 105) for y in (10, 102, 194)}
    folds = [m for m in page.marks if isinstance(m, Stroke) and m.pen is not None and m.pen.dash == FOLD]
    assert {round(m.points[0][1], 2) for m in folds} == {56, 148, 240}
    for mark in page.marks:
        if isinstance(mark, Glyphs) and mark.turn and mark.turn.degrees:
            middle = Area(0, mark.turn.y, 0, 0)
            assert mark.turn.degrees == 180
            assert middle.y in (10 + 23, 102 + 23, 194 + 23)


@pytest.mark.parametrize("system", SYSTEMS)
def test_order_numbers_exist_only_for_ordered_systems(system: str) -> None:
    known = [printout.id for printout in find_printouts(system)]
    assert ("order" in known) == (system in ORDERED)
    if system in ORDERED:
        pages = drawn(contents(system), "order")
        outside, inside = sides(pages)
        assert faults(pages) == []
        assert (
            [n for n in outside if n.isdigit()] == [n for n in inside if n.isdigit()] == [str(n + 1) for n in range(15)]
        )
