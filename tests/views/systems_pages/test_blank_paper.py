"""The printed sheet of a game of one's own: everything of its layout, nothing cut, three states of one grid."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from desktop.core.custom.definition import Definition
from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.expression.tree import Const
from desktop.core.game import Game
from desktop.core.sheet import Ruling
from desktop.core.words import Words
from desktop.services.text import language
from desktop.systems.blank import SYSTEM
from desktop.systems.blank.sheet import BlankSheet, Condition, Item
from desktop.views.paper.printing import find_paper
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.sheet.ink import FLOOR, PAPER_SIZES, THIN, WRITING, Mode
from desktop.views.paper.sheet.marks import Glyphs, PageDrawing, Stroke
from desktop.views.systems.blank.layout import layout_of
from desktop.views.systems.blank.paper.form import placed, whole
from tests.paper_faults import faults
from tests.views.systems_pages.blank_games import crowded, empty, many_skills

pytestmark = pytest.mark.usefixtures("qapp")
LONG = "長い値の髙﨑W" * 28


def longest() -> BlankSheet:
    """Return a sheet on which every value is as long and as large as the model lets it be."""
    game = SYSTEM.game()
    return SYSTEM.randomise(game, Random(1)).evolve(
        name=LONG,
        reading=LONG,
        player=LONG,
        abilities={row.id: -9999 for row in layout_of(game).abilities},
        skills={row.id: 9999 for row in layout_of(game).skills},
        items=tuple(Item(id=f"i{n}", name=LONG, note=LONG, count=9999) for n in range(200)),
        conditions=(Condition(text=LONG, until=LONG),) * 50,
        money=-9999,
        points=9999,
        memo="一行\n" * 90,
    )


def pages(
    sheet: BlankSheet | None,
    mode: Mode = Mode.FILLED,
    game: Game[Any] | None = None,
    words: Words | None = None,
    **context: Any,
) -> list[PageDrawing]:
    given = replace(PaperContext(campaign_title="灰色の港"), **context)
    return find_paper("blank").pages(sheet, game or SYSTEM.game(), mode, words or Words(), given)


def geometry(page: PageDrawing) -> set[tuple[float, ...]]:
    return {tuple(round(n, 2) for n in (a.x, a.y, a.w, a.h)) for a in page.frames}


GAMES = {"usual": lambda: Definition(based_on="blank"), "crowded": crowded, "empty": empty, "many": many_skills}


@pytest.mark.parametrize("which", list(GAMES))
def test_all_modes_share_one_geometry_without_faults(which: str) -> None:
    game = SYSTEM.game(GAMES[which]())
    person = SYSTEM.randomise(game, Random(3))
    drawn = {mode: pages(person, mode, game) for mode in Mode}
    filled, pencil, blank = (geometry(drawn[mode][0]) for mode in Mode)
    assert filled == pencil == blank
    assert [fault for mode in Mode for fault in faults(drawn[mode])] == []
    assert len(drawn[Mode.FILLED]) == (5 if which == "many" else 1)


@pytest.mark.parametrize("mode", list(Mode))
def test_longest_values_fit_at_readable_size(mode: Mode) -> None:
    drawn = pages(longest(), mode)
    assert faults(drawn) == []
    for page in drawn:
        assert all(mark.style.pt >= FLOOR for mark in page.marks if isinstance(mark, Glyphs))
        pens = [mark.pen for mark in page.marks if not isinstance(mark, Glyphs) and mark.pen]
        assert min(pen.width for pen in pens) >= THIN
    if mode.typed:
        assert LONG in "".join(text for page in drawn[1:] for text in page.texts())


def test_page_prints_filled_blocks_only() -> None:
    """BL-LAY-01."""
    game = SYSTEM.game(crowded())
    texts = pages(SYSTEM.randomise(game, Random(1)), game=game)[0].texts()
    assert {
        "能力値",
        "調べる",
        "動く",
        "技能",
        "ゲージ",
        "計算する数",
        "判定",
        "持ち物",
        "状態",
        "成長点とお金",
    } <= set(texts)
    bare = SYSTEM.game(empty())
    texts = pages(SYSTEM.randomise(bare, Random(1)), game=bare)[0].texts()
    assert {"能力値", "判定", "持ち物", "メモ"} <= set(texts)
    assert not {"技能", "状態", "ゲージ", "計算する数", "書く項目"} & set(texts)


def test_tracks_are_boxes_for_a_pencil_and_lost_points_are_struck() -> None:
    game = SYSTEM.game(crowded())
    person = SYSTEM.randomise(game, Random(1))
    names = [entry.field.name for entry in pages(person, game=game)[0].entries]
    assert [name for name in names if name.startswith("lost.own.hp")] == [f"lost.own.hp.{n}" for n in range(1, 13)]
    assert "own.san" in names  # 99 points are a number to write
    hurt = person.evolve(own={**person.own, "hp": 5})
    struck = [e.on for e in pages(hurt, game=game)[0].entries if e.field.name.startswith("lost.own.hp")]
    assert struck == [False] * 5 + [True] * 7
    pencil = [e.on for e in pages(hurt, Mode.PENCIL, game)[0].entries if e.field.name.startswith("lost.own.hp")]
    assert not any(pencil)


def test_printed_numbers_are_those_of_the_printable_sheet() -> None:
    game = SYSTEM.game(crowded())
    person = SYSTEM.randomise(game, Random(1)).evolve(own={"hp": 5, "san": 41})
    plain, printable = pages(person, game=game), pages(SYSTEM.printable(person, game), game=game)
    assert [page.texts() for page in plain] == [page.texts() for page in printable]
    assert "41" in plain[0].texts()


def test_chances_are_printed_unless_the_campaign_hides_them() -> None:
    """3D6 of 11 or less: 135 of 216; KO-TBL-24 and D6G-PHY-09 are kept here, too."""
    game = SYSTEM.game(
        crowded().evolve(
            settings={"check.way": "under", "check.dice": 3, "check.sides": 6, "check.subject": "abilities"}
        )
    )
    person = SYSTEM.randomise(game, Random(1)).evolve(abilities={f"a{n}": 11 for n in range(8)})
    shown, hidden = (pages(person, game=game, chances=chances)[0].texts() for chances in (True, False))
    assert shown.count("63") == 8
    assert any(text.endswith("%") for text in shown)
    assert not any("%" in text for text in hidden)


def test_overflow_is_marked_with_its_page() -> None:
    game = SYSTEM.game(many_skills())
    drawn = pages(SYSTEM.randomise(game, Random(1)), game=game)
    assert "…2枚目へ" in drawn[0].texts()
    texts = {text for page in drawn for text in page.texts()}
    assert {f"技能{n}" for n in range(500)} <= texts


def test_a_number_of_the_gm_and_own_fields_without_a_block_are_printed() -> None:
    game = SYSTEM.game(crowded().evolve(lists={**crowded().lists, "blocks": [{"id": "a", "holds": "abilities"}]}))
    person = SYSTEM.randomise(game, Random(1)).evolve(own={"job": "灯台守"})
    ruled = person.evolve(rulings=(Ruling(rule="BL-ABL-01", field="abilities.a0", value=77),))
    texts = pages(ruled, game=game)[0].texts()
    assert {"77", "灯台守", "職業", "卓の項目"} <= set(texts)


def test_writing_lines_are_evenly_spaced_and_memo_is_on_the_first() -> None:
    sheet = SYSTEM.sheet_type(name="ハル", memo="鍵を持つ。")
    for paper in ("A4", "Letter"):
        marks = pages(sheet, paper=PAPER_SIZES[paper])[0].marks
        memo, title = (next(m for m in marks if isinstance(m, Glyphs) and m.text == t) for t in (sheet.memo, "メモ"))
        assert 0 < memo.middle - title.middle < 10
        lines = [m.points[0] for m in marks if isinstance(m, Stroke) and m.pen and m.pen.dash == WRITING]
        below = sorted(y for x, y in lines if abs(x - memo.x) < 0.1 and y > title.middle)
        assert len({round(b - a, 1) for a, b in pairwise(below)}) == 1


def test_a_reading_that_is_the_name_itself_is_not_printed_twice() -> None:
    game = SYSTEM.game(
        Definition(
            based_on="blank",
            lists={
                "abilities": (
                    {"id": "heart", "name": "こころ", "reading": "こころ"},
                    {"id": "body", "name": "体", "reading": "からだ"},
                )
            },
        )
    )
    texts = [text for page in pages(None, Mode.BLANK, game) for text in page.texts()]
    assert (texts.count("こころ"), texts.count("からだ"), texts.count("体")) == (1, 1, 1)


def test_the_page_speaks_english() -> None:
    game = SYSTEM.game()
    words = language.words("en", "blank")
    person = SYSTEM.randomise(game, Random(2))
    texts = [text for page in pages(person, words=words) for text in page.texts()]
    foreign = {text for text in texts if any("ぁ" <= sign <= "ヺ" or "一" <= sign <= "龠" for sign in text)}
    assert {row.reading for row in layout_of(game).abilities} - {""}  # which are useless beside Vigour
    assert foreign - {person.name, person.reading, "灰色の港", f"Homebrew　{person.name}"} == {"Table　灰色の港"}


def test_longest_headings_and_negative_tracks_fit_every_mode() -> None:
    blocks = [{"id": f"b{n}", "name": LONG, "holds": holds} for n, holds in enumerate(("abilities", "tracks", "memo"))]
    debt = ProfileField(id="debt", label=LONG, kind=FieldKind.TRACK, least=Const(value=-5), most=Const(value=9))
    definition = Definition(based_on="blank", lists={"blocks": blocks}, profile=(debt,))
    game = SYSTEM.game(definition)
    person = SYSTEM.randomise(game, Random(1))
    drawn = [pages(person, mode, game) for mode in Mode]
    assert [fault for each in drawn for fault in faults(each)] == []
    assert len({frozenset(geometry(each[0])) for each in drawn}) == 1
    assert LONG in "".join(text for page in drawn[0][1:] for text in page.texts())


def test_block_placement_is_cached_per_game() -> None:
    game, words = SYSTEM.game(), Words()
    people = [SYSTEM.randomise(game, Random(seed)) for seed in range(8)]
    others = [one.evolve(name="別の人", abilities=people[0].abilities) for one in people]
    for one in people:
        pages(one, game=game, words=words)
    known = [found.cache_info().misses for found in (placed, whole)]
    for one in (*people, *others):
        pages(one, game=game, words=words)
    assert [found.cache_info().misses for found in (placed, whole)] == known
