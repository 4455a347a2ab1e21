"""Cards in both sizes for every system: in true size, as many as owned, nothing cut, backs behind their fronts."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pypdfium2
import pytest

from desktop.core.sheet import Sheet
from desktop.core.words import Words
from desktop.services.text import language
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.systems.blank.sheet import Item as OwnItem
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.sheet import CopyRow
from desktop.systems.d6game.sheet import ItemRow
from desktop.systems.d20fate.sheet import Condition, HouseModifier
from desktop.systems.enishi.tables import tables
from desktop.systems.kotodama.sheet import Art, Outfit
from desktop.views.paper.cards.cards import BACKS, CARD_SIZES, SIZE, card_pages
from desktop.views.paper.printing import find_printouts, write_pdf
from desktop.views.paper.protocol import PaperContents, PaperContext
from desktop.views.paper.sheet.ink import FLOOR, PAPER_SIZES, Area, Mode
from desktop.views.paper.sheet.marks import Glyphs, PageDrawing, Round, Stroke
from desktop.views.paper.tonight import CARDS, Job
from tests.example_budget import cells
from tests.paper_faults import faults
from tests.pdf_outlines import bounds, outlines

pytestmark = pytest.mark.usefixtures("qapp")
SYSTEMS = system_ids()
SIZES = tuple(CARD_SIZES)
LONG = "霧の中で灯をともし、ひとりずつ名を呼ぶ。"


def owner(system: str, text: str = LONG, name: str = "灯の符", count: int = 1) -> Sheet:
    """A character with things that become cards."""
    rule_system = Catalogue().system(system)
    sheet: Any = rule_system.randomise(rule_system.game(), Random(1)).evolve(name="アカネ", is_pc=True)
    match system:
        case "common":
            return sheet.evolve(abilities=(CopyRow(card="lantern", choice=""),) * count, items=())
        case "kotodama":
            art = Art(name=name, cost=2, range="over", target="1体", duration="scene", effect=text, notes="備考も")
            return sheet.evolve(arts=(art,) * count, outfits=(Outfit(name="防刃コート", effect="受けるダメージ−1"),))
        case "d6game":
            return sheet.evolve(items=(ItemRow(name=name, note=text),) * count)
        case "blank":
            return sheet.evolve(items=(OwnItem(name=name, note=text[:200]),) * count)
        case "d20fate":
            conditions = (Condition(text="転倒", until="立つまで"), Condition(text=name, until=text[:200]))
            return sheet.evolve(conditions=conditions, modifiers=(HouseModifier(name=name, value=2),) * count)
    return sheet


def contents(
    system: str, *owners: Sheet, words: Words | None = None, paper: str = "A4", **chosen: str
) -> PaperContents:
    rule_system = Catalogue().system(system)
    definition = rule_system.definition()
    if system == "common":
        text = str(owners[0].memo) or LONG if owners else LONG
        card = {
            "id": "lantern",
            "name": "灯の符",
            "type": "ability",
            "text": text,
            "limits": [{"kind": "per_cycle", "n": 2}],
        }
        cards = [*(row.model_dump(mode="json") for row in rule_system.game().rows("cards", Card)), card]
        definition = definition.evolve(lists={"cards": tuple(cards)})
    context = PaperContext(campaign_title="霧島の夜", paper=PAPER_SIZES[paper])
    return PaperContents(rule_system.game(definition), words or Words(), context, owners, chosen=chosen)


def cards(given: PaperContents) -> list[PageDrawing]:
    found = find_printouts(given.game.definition.based_on)
    return next(printout for printout in found if printout.id == "cards").draw(given)


def texts_of(pages: list[PageDrawing]) -> list[str]:
    return [text for page in pages for text in page.texts()]


def cut(page: PageDrawing, size: str) -> list[Area]:
    """The cards of a page as they are cut: their frames and the rim around them."""
    wide, high = CARD_SIZES[size].width - 8, CARD_SIZES[size].height - 8
    found = [m.area for m in page.marks if isinstance(m, Round) and m.radius == 1.6]
    assert all((round(a.w, 3), round(a.h, 3)) == (wide, high) for a in found)
    return [a.inset(-4) for a in found]


@pytest.mark.parametrize("speaks", ["ja", "en"])
@pytest.mark.parametrize(("system", "size"), cells(SYSTEMS, SIZES))
def test_owned_cards_are_printed_uncut(system: str, size: str, speaks: str) -> None:
    given = contents(system, owner(system), words=language.words(speaks, system), card_size=size)
    pages = cards(given)
    assert faults(pages) == []
    assert all(m.style.pt >= FLOOR for page in pages for m in page.marks if isinstance(m, Glyphs))
    assert all(page.true_size for page in pages)
    if system not in ("enishi",):
        assert "灯の符" in texts_of(pages)
        assert "アカネ" in texts_of(pages)
    if speaks == "en":
        typed = owner(system).model_dump_json() + LONG + "灯の符備考もアカネ"
        foreign = {
            text for text in texts_of(pages) if re.search(r"[ぁ-ヺ一-龠]", text) and text.rstrip("＿") not in typed
        }
        assert foreign == set()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("system", ["common", "kotodama", "d6game"])
def test_long_texts_continue_on_further_cards(system: str, size: str) -> None:
    text = "".join(f"{number}番めの灯をともす。" for number in range(450))[:5000]
    someone = owner(system, text, name="灯" * 200).evolve(memo=text)
    pages = cards(contents(system, someone, card_size=size))
    assert faults(pages) == []
    lines = texts_of(pages)
    assert text in "".join(line for line in lines if line in text)
    if system != "common":
        assert "灯" * 200 in "".join(line for line in lines if set(line) == {"灯"})


@pytest.mark.parametrize(("system", "size", "length"), cells(SYSTEMS, SIZES, (30, 80, 130, 200)))
def test_short_texts_of_any_length_are_never_cut(system: str, size: str, length: int) -> None:
    """D20-AMB-35, KO-SHT-21: names and ends of 200 characters."""
    someone = owner(system, "灯" * length, name="符" * length)
    pages = cards(contents(system, someone, card_size=size))
    assert faults(pages) == []
    if system in ("kotodama", "d6game", "d20fate"):
        assert "符" * length in "".join(line for line in texts_of(pages) if set(line) == {"符"})


def test_as_many_copies_as_owned() -> None:
    """CM-APP-11: one card for each copy, blank ones in the places that are left."""
    pages = cards(contents("common", owner("common", count=60)))
    assert len(pages) == 7
    assert texts_of(pages).count("灯の符") == 60
    assert texts_of(pages).count("費用") == 3
    assert texts_of(cards(contents("kotodama", owner("kotodama", count=4)))).count("灯の符") == 4


def test_enishi_has_every_effect_once_with_its_moment_and_price() -> None:
    """EN-TMP-03…07, EN-PRM-02…07."""
    texts = texts_of(cards(contents("enishi")))
    for effect in (*tables().temporary, *tables().permanent):
        assert texts.count(effect.name.replace("+", "＋").replace("-", "−")) == 1
    assert texts.count("−1") == 5
    assert texts.count("1マス") == 5
    assert {"EN-TMP-06", "EN-PRM-07", "命中の直後"} <= set(texts)


def test_common_card_prints_use_boxes_and_known_values_only() -> None:
    """CM-LIM-06: two in a cycle; a card without a cost shows a dash."""
    page = cards(contents("common", owner("common")))[0]
    assert {"サイクル", "2/サイクル", "—", "技能値"} <= set(page.texts())
    solid = [m for m in page.marks if isinstance(m, Round) and m.pen and m.pen.dash is None]
    assert sum((m.area.w, m.area.h) == (4.2, 4.2) for m in solid) == 2


@pytest.mark.parametrize("paper", list(PAPER_SIZES))
@pytest.mark.parametrize("size", SIZES)
def test_card_backs_align_with_their_fronts(size: str, paper: str, tmp_path: Path) -> None:
    """Within 0.2 mm, measured in the PDF."""
    given = contents("kotodama", owner("kotodama", count=5), paper=paper, card_size=size, card_backs="long")
    front, back, *_ = cards(given)
    out = tmp_path / "cards.pdf"
    write_pdf([front, back], out, size=PAPER_SIZES[paper])
    document = pypdfium2.PdfDocument(out)
    wide = PAPER_SIZES[paper].width
    first, second = (frames(document[number], size) for number in range(2))
    cuts = [crops(document[number]) for number in range(2)]
    document.close()
    block = len({round(left) for left, *_ in first}) * CARD_SIZES[size].width
    wanted = [(wide - block) / 2 + n * CARD_SIZES[size].width for n in range(round(block / CARD_SIZES[size].width) + 1)]
    for found in cuts:
        assert all(min(abs(x - at) for x in found) < 0.2 for at in wanted)
    assert len(first) == len(second) == len(cut(front, size))
    mirrored = sorted((wide - right, top, wide - left, bottom) for left, top, right, bottom in second)
    for a, b in zip(sorted(first), mirrored, strict=True):
        assert all(abs(p - q) < 0.2 for p, q in zip(a, b, strict=True))


def frames(page: pypdfium2.PdfPage, size: str) -> list[tuple[float, ...]]:
    """The card frames of a page of a PDF in mm from its upper left corner."""
    wide, high = CARD_SIZES[size].width - 8, CARD_SIZES[size].height - 8
    found = {tuple(round(n, 3) for n in bounds(corners)) for corners in outlines(page)}
    return sorted(one for one in found if abs(one[2] - one[0] - wide) < 0.2 and abs(one[3] - one[1] - high) < 0.2)


def crops(page: pypdfium2.PdfPage) -> list[float]:
    """Where upright crop marks stand, in mm from the left edge."""
    pairs = (pair for corners in outlines(page) for pair in itertools.pairwise(corners))
    return [a[0] for a, b in pairs if abs(a[0] - b[0]) < 0.01 and abs(abs(a[1] - b[1]) - 5.5) < 0.2]


def test_cards_touch_and_every_cut_has_its_mark() -> None:
    page = cards(contents("kotodama", owner("kotodama")))[0]
    places = cut(page, "63x88")
    assert {round(a.x, 2) for a in places} == {10.5, 73.5, 136.5}
    assert {round(a.y, 2) for a in places} == {16.5, 104.5, 192.5}
    long = [m for m in page.marks if isinstance(m, Stroke) and m.points[0][0] == m.points[1][0]]
    marks = {round(m.points[0][0], 2) for m in long if abs(m.points[1][1] - m.points[0][1]) == 5.5}
    assert marks == {10.5, 73.5, 136.5, 199.5}


def test_printer_shift_is_compensated() -> None:
    """Seen from the front against the light: 1.5 mm to the right, 0.5 mm down."""
    given = contents("kotodama", owner("kotodama"), card_backs="long")
    shifted = replace(given, context=replace(given.context, back_shift=(1.5, 0.5)))
    plain, moved = (cut(cards(one)[1], "63x88")[0] for one in (given, shifted))
    assert (round(moved.x - plain.x, 3), round(moved.y - plain.y, 3)) == (1.5, -0.5)


def test_cards_follow_the_ticked_sheets_or_include_all() -> None:
    first, second = (owner("kotodama").evolve(id=f"p{n}", name=f"人物{n}") for n in range(2))
    job = Job(Catalogue().system("kotodama"), contents("kotodama", first, second))
    both = [text for page in job.of(CARDS, (CARDS,), Mode.PENCIL, "A4") for text in page.texts()]
    one = [text for page in job.of(CARDS, (CARDS, "sheet:p0"), Mode.PENCIL, "A4") for text in page.texts()]
    assert {"人物0", "人物1"} <= set(both)
    assert "人物1" not in one


def test_double_sided_cards_start_on_a_front_page() -> None:
    someone = owner("kotodama").evolve(id="p0")
    job = Job(Catalogue().system("kotodama"), contents("kotodama", someone, card_backs="long"))
    pages = job.pages(("sheet:p0", CARDS), Mode.PENCIL, "A4")
    first = next(number for number, page in enumerate(pages) if page.true_size and cut_any(page))
    assert first % 2 == 0


def cut_any(page: PageDrawing) -> bool:
    return any(isinstance(m, Round) and m.radius == 1.6 for m in page.marks)


def test_no_cards_make_no_page() -> None:
    assert card_pages([], contents("kotodama"), "kotodama") == []
    assert {SIZE.id, BACKS.id} <= {
        choice.id for choice in Job(Catalogue().system("enishi"), contents("enishi")).choices()
    }


@pytest.mark.parametrize("speaks", ["ja", "en"])
@pytest.mark.parametrize("paper", list(PAPER_SIZES))
def test_calibration_crosses_align_with_scales(paper: str, speaks: str) -> None:
    given = contents("enishi", words=language.words(speaks, "enishi"), paper=paper)
    found = next(printout for printout in find_printouts("enishi") if printout.id == "calibration")
    front, back = found.draw(given)
    assert faults([front, back]) == []
    assert front.faces_back
    wide = PAPER_SIZES[paper].width
    scales, crosses = middles(front, 20.0), middles(back, 16.0)
    assert len(scales) == len(crosses) == 5
    assert {(round(wide - x, 3), y) for x, y in scales} == crosses
    shifted = replace(given, context=replace(given.context, back_shift=(1.5, 0.5)))
    rings = {
        (round(m.area.centre, 3), round(m.area.middle, 3)) for m in found.draw(shifted)[1].marks if isinstance(m, Round)
    }
    assert rings == {(round(x + 1.5, 3), round(y - 0.5, 3)) for x, y in crosses}


def middles(page: PageDrawing, length: float) -> set[tuple[float, float]]:
    """Where horizontal lines of a length have their middles."""
    lines = [m.points for m in page.marks if isinstance(m, Stroke) and len(m.points) == 2]
    level = [(a, b) for a, b in lines if a[1] == b[1] and abs(b[0] - a[0] - length) < 1e-6]
    return {(round((a[0] + b[0]) / 2, 3), round(a[1], 3)) for a, b in level}
