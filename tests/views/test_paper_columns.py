"""Blocks of a screen stand in columns of about the same height, and what remains of the page is ruled."""

from __future__ import annotations

import pytest

from desktop.core.words import Words
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.views.paper.printing import find_printouts
from desktop.views.paper.protocol import PaperContents, PaperContext
from desktop.views.paper.screen import Pen
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.column_flow import Block, Item, even
from desktop.views.paper.sheet.ink import A5, Area, Mode
from desktop.views.paper.sheet.marks import Glyphs, bounds
from desktop.views.paper.sheet.parts import ruled_below
from desktop.views.paper.text.kinsoku import filled
from tests.paper_faults import collisions
from tests.paper_people import fullest, ordinary

pytestmark = pytest.mark.usefixtures("qapp")


def block(title: str, lines: int) -> Block:
    def draw(canvas: Canvas, area: Area) -> None:
        canvas.rect(area)

    return Block(title, "", tuple(Item(6.0, draw) for _ in range(lines)))


def lefts(canvas: Canvas) -> set[int]:
    return {round(bounds(mark).x) for mark in canvas.marks if not isinstance(mark, Glyphs)}


def test_blocks_of_one_column_are_distributed() -> None:
    flow = even(PaperContext().lying, [block(f"{n}", 5) for n in range(4)])
    (canvas,) = flow.canvases
    assert len(lefts(canvas)) == 4
    assert max(bounds(mark).bottom for mark in canvas.marks) < 70


def test_blocks_that_need_several_pages_fill_them() -> None:
    flow = even(PaperContext().lying, [block(f"{n}", 20) for n in range(9)])
    assert len(flow.canvases) > 1
    assert max(bounds(mark).bottom for mark in flow.canvases[0].marks) > 170


def test_small_rest_of_a_page_is_not_ruled() -> None:
    canvas = Canvas(Mode.FILLED)
    canvas.rect(Area(10, 10, 100, 200))
    for bottom, ruled in ((230.0, False), (260.0, True)):
        before = len(canvas.marks)
        ruled_below(canvas, bottom, "手控え")
        assert (len(canvas.marks) > before) == ruled


@pytest.mark.parametrize("system", system_ids())
def test_a_screen_has_no_empty_half(system: str) -> None:
    """EN-TAB-10: the GM's own pages have room to write wherever nothing is printed."""
    people = tuple(ordinary(system, 4))
    contents = PaperContents(Catalogue().system(system).game(), Words(), pcs=people[:3], npcs=people[3:])
    screen = next(printout for printout in find_printouts(system) if printout.id == "gm_screen")
    for page in screen.draw(contents):
        assert collisions(page.marks) == []
        free = [round(area.bottom) for area in map(bounds, page.marks)]
        assert max(free) > page.live.bottom - 33


def test_facts_below_a_name_are_broken_between_them() -> None:
    """No sum and no word is torn: every line is made of whole facts."""
    people = tuple(ordinary("enishi", 3))
    contents = PaperContents(Catalogue().system("enishi").game(), Words(), pcs=people)
    tracker = next(printout for printout in find_printouts("enishi") if printout.id == "tracker")
    texts = [text for text in tracker.draw(contents)[0].texts() if "構造" in text]
    assert len(texts) == len(people)
    assert all(text.startswith("防御") and text[-1].isdigit() for text in texts)


def test_long_name_uses_the_room_beside_short_facts() -> None:
    """On A5 it was cut after two fifths of its place, with nothing but DL 2 in the rest."""
    named = [one.evolve(name="霧島七海と十三人の黄昏騎士団長代理補佐見習い") for one in ordinary("kotodama", 1)]
    contents = PaperContents(
        Catalogue().system("kotodama").game(), Words(), pcs=tuple(named), context=PaperContext(paper=A5)
    )
    tracker = next(printout for printout in find_printouts("kotodama") if printout.id == "tracker")
    page = tracker.draw(contents)[0]
    assert named[0].name in "".join(page.texts())
    assert collisions(page.marks) == []


def test_a_fact_that_does_not_fit_the_line_begins_the_next_one() -> None:
    lines = list(filled(["順番 2d6", "防御 2d6／構造力＋2"], 14.0, lambda text: float(len(text))))
    assert lines == ["順番 2d6", "防御 2d6／構造力＋2"]


def test_nothing_follows_a_fact_of_two_lines() -> None:
    """EN-HIT-01: “+2, Wound  Mobility 4” was one line, as if both belonged to the weapon."""
    lines = list(filled(["aaaa bbbb cccc", "dd", "ee"], 10.0, lambda text: float(len(text))))
    assert lines == ["aaaa bbbb", "cccc", "dd　ee"]


def test_further_lines_of_a_step_hang_below_its_first_word() -> None:
    pen = Pen(Words(), Canvas(Mode.FILLED, landscape=True))
    for text in ("② 攻撃対象を言う。" * 9, "12　" + "防御側が振る。" * 12, "ただの文。" * 12):
        canvas, item = Canvas(Mode.FILLED, landscape=True), pen.text(text)
        item.draw(canvas, Area(10, 20, pen.wide, item.height))
        lines = [mark for mark in canvas.marks if isinstance(mark, Glyphs)]
        numbered = not text.startswith("ただ")
        assert len({round(mark.x, 2) for mark in lines}) == (2 if numbered else 1)
        assert lines[0].text == {"②": "②", "1": "12"}.get(text[0], lines[0].text)
        assert max(mark.area.bottom for mark in lines) <= 20 + item.height


def test_custom_words_are_separated_from_their_label() -> None:
    """D6G-SKL-02: “Combat Ramming” read like one name."""
    people = tuple(ordinary("d6game", 2))
    contents = PaperContents(Catalogue().system("d6game").game(), Words(), pcs=people)
    (screen,) = (one for one in find_printouts("d6game") if one.id == "gm_screen")
    texts = "\n".join(text for page in screen.draw(contents) for text in page.texts())
    for skill in (skill for person in people for skill in person.skills if skill.specialty):
        assert f"：{skill.specialty[:4]}" in texts


@pytest.mark.parametrize("system", system_ids())
def test_character_longer_than_a_page_continues_in_the_next_column(system: str) -> None:
    """783 letters of one person ran off the paper."""
    people = tuple(fullest(system).evolve(id=f"p{number}") for number in range(3))
    contents = PaperContents(Catalogue().system(system).game(), Words(), pcs=people, context=PaperContext(paper=A5))
    screen = next(printout for printout in find_printouts(system) if printout.id == "gm_screen")
    for page in screen.draw(contents):
        assert max(bounds(mark).bottom for mark in page.marks) <= page.live.bottom + 0.1


def test_block_too_long_for_a_column_is_split() -> None:
    pen = Pen(Words(), PaperContext().lying())
    sentence = "".join(f"ことば{number}。" for number in range(2000))
    flow = even(PaperContext().lying, [pen.block("長い人", pen.row(sentence, bold=False))])
    texts = "".join(text for canvas in flow.canvases for text in canvas.drawing(title="").texts())
    assert all(f"ことば{number}。" in texts.replace("長い人", "") for number in (0, 999, 1999))
    for canvas in flow.canvases:
        assert max(bounds(mark).bottom for mark in canvas.marks) <= canvas.live.bottom + 0.1
