"""B5 and Letter are set for themselves: columns as wide as the paper, type and squares as on A4, nothing lost."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from desktop.core.words import Words
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.views.paper.printing import find_paper
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.sheet.bands import in_bands
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.fits import set_on
from desktop.views.paper.sheet.ink import A4, FLOOR, MARGIN, PAPER_SIZES, Area, Mode
from desktop.views.paper.sheet.marks import Glyphs, PageDrawing, Round, Stroke, bounds
from desktop.views.paper.sheet.painting import Placement
from desktop.views.paper.sheet.parts import box, tick
from desktop.views.paper.text.fit import Fit, fit_for
from tests.example_budget import cells
from tests.paper_faults import faults
from tests.paper_people import extremes, ordinary

pytestmark = pytest.mark.usefixtures("qapp")
B5, LETTER = PAPER_SIZES["B5"], PAPER_SIZES["Letter"]
NEXT = "つづきは次のページ"


@cache
def people(system: str) -> dict[str, Any]:
    """Return those who are printed here."""
    first, second = ordinary(system, 2)
    empty, full, named = extremes(system)
    return {"first": first, "second": second, "nobody": None, "empty": empty, "fullest": full, "named": named}


@cache
def pages(system: str, who: str, paper: str, mode: Mode = Mode.FILLED) -> list[PageDrawing]:
    """Return the pages of one of the people; several tests look at the same."""
    context = PaperContext(campaign_title="霧島の夜", paper=PAPER_SIZES[paper])
    game = Catalogue().system(system).game()
    return find_paper(system).pages(people(system)[who], game, mode, Words(), context)


@pytest.fixture(scope="module", autouse=True)
def _forget() -> Iterator[None]:
    """Keep drawn pages as long as this file needs them."""
    yield
    pages.cache_clear()


def texts(drawn: list[PageDrawing]) -> str:
    return "".join("".join(text.split()) for page in drawn for text in page.texts())


@pytest.mark.parametrize(("system", "paper"), cells(system_ids(), ["B5", "Letter"]))
def test_every_sheet_fits_without_overlaps(system: str, paper: str) -> None:
    modes = {"second": Mode.PENCIL, "nobody": Mode.BLANK}
    for who in people(system):
        drawn = pages(system, who, paper, modes.get(who, Mode.FILLED))
        assert faults(drawn) == []


@pytest.mark.parametrize("system", system_ids())
def test_type_and_lines_are_as_on_a4_and_the_page_is_filled(system: str) -> None:
    """No page is a smaller picture of an A4 one: the paper's own width is used, at the sizes of type of A4."""
    sizes = {mark.style.pt for mark in pages(system, "first", "A4")[0].marks if isinstance(mark, Glyphs)}
    for paper in (B5, LETTER):
        drawn = pages(system, "first", paper.id)
        for page in drawn:
            assert Placement.on(page, paper).factor == pytest.approx(1.0)
            assert min(m.style.pt for m in page.marks if isinstance(m, Glyphs)) == FLOOR
        assert max(sizes) == max(m.style.pt for m in drawn[0].marks if isinstance(m, Glyphs))
        right = max(bounds(mark).right for mark in drawn[0].marks)
        assert right == pytest.approx(paper.width - MARGIN, abs=0.3)


@pytest.mark.parametrize("system", system_ids())
def test_letter_fits_one_page_and_b5_refers_to_its_second(system: str) -> None:
    a4, letter, b5 = (pages(system, "first", paper) for paper in ("A4", "Letter", "B5"))
    assert (len(a4), len(letter), len(b5)) == (1, 1, 2)
    assert NEXT in texts(b5[:1])
    assert NEXT not in texts(b5[1:]) + texts(letter)
    assert "手控え" in texts(b5[1:])


@pytest.mark.parametrize("system", system_ids())
def test_second_side_of_b5_has_the_rest_of_a4(system: str) -> None:
    """Every place of the sheet is on one of the two sides, once; a continued list is marked in its place."""
    places = [entry.field for entry in pages(system, "fullest", "A4")[0].entries]
    drawn = pages(system, "fullest", "B5")
    low = [entry.field for page in drawn for entry in page.entries]
    lacking = [field for field in places if low.count(field) < places.count(field)]
    if system == "blank" and lacking:  # the places of a list are as many as the page has room for
        assert {field.path.split(".")[0] for field in lacking} == {"items"}
        assert any(text.endswith("あとのページへ") for page in drawn[:2] for text in page.texts())
    else:
        assert lacking == []


@pytest.mark.parametrize("system", system_ids())
def test_rows_to_write_in_are_six_millimetres_high_on_letter(system: str) -> None:
    """Printed texts make room for them; higher rows on A4 may shrink, down to what a pencil needs."""
    a4, letter = (pages(system, "nobody", paper, Mode.BLANK)[0].entries for paper in ("A4", "Letter"))
    high, low = ({one.field: one.area.h for one in found if one.draw is None} for found in (a4, letter))
    rows = [field for field, height in high.items() if 6 - 0.05 <= height <= 7 and field in low]
    assert [(field.path, low[field]) for field in rows if low[field] < 6 - 0.01] == []


def contents(fit: Fit) -> Canvas:
    canvas = Canvas(Mode.FILLED, fit=fit)
    for index in range(3):
        tick(canvas, Area(20 + index * 6, 40, 4, 4), True)
    box(canvas, Area(60, 40, 60, 10), "名前", "霧島")
    canvas.ellipse(Area(150, 40, 10, 10))
    return canvas


@pytest.mark.parametrize("paper", [B5, LETTER])
def test_squares_and_circles_keep_shape_and_content(paper: Any) -> None:
    fit = fit_for(paper, large=False)
    assert fit is not None
    canvas = set_on(contents(fit), Canvas(Mode.FILLED, base=paper), 16.6, 280.0, 1.0 if fit.cut else 0.93)
    squares = [m.area for m in canvas.marks if isinstance(m, Round) and m.area.w < 12]
    assert len(squares) == 4
    for area in squares:
        assert area.w == pytest.approx(area.h)
    assert [area.w > 4 * min(fit.across, 0.93) for area in squares] == [True] * 4
    checks = [bounds(m) for m in canvas.marks if isinstance(m, Stroke)]
    for check, area in zip(checks, squares, strict=False):
        assert area.x < check.x < check.right < area.right
        assert area.y < check.y < check.bottom < area.bottom
    (wide,) = [m.area for m in canvas.marks if isinstance(m, Round) and m.area.w > 30]
    assert wide.w == pytest.approx(60 * fit.across)


def test_adjacent_squares_keep_their_shared_line() -> None:
    fit = Fit(LETTER)
    canvas = Canvas(Mode.FILLED, fit=fit)
    for index in range(4):
        canvas.rect(Area(20 + index * 6, 40, 6, 6))
    row = [
        m.area
        for m in set_on(canvas, Canvas(Mode.FILLED, base=LETTER), 16.6, 280.0, 0.93).marks
        if isinstance(m, Round)
    ]
    for one, other in itertools.pairwise(row):
        assert one.right == pytest.approx(other.x)


def test_text_that_fits_a4_fits_b5_narrower_if_it_must() -> None:
    text, area = "射撃の名手として知られた旅人", Area(20, 40, 37.5, 4)
    a4, b5 = Canvas(Mode.FILLED), Canvas(Mode.FILLED, fit=Fit(B5))
    for canvas in (a4, b5):
        canvas.text(area, text, FLOOR)
        assert canvas.cuts == []
        assert [m.text for m in canvas.marks if isinstance(m, Glyphs)] == [text]
    (line,) = b5.marks
    assert isinstance(line, Glyphs)
    assert line.style.pt == FLOOR
    assert 0.76 < line.style.stretch < 1
    assert line.width == pytest.approx(area.w)


def test_only_portrait_paper_of_another_width_is_reset() -> None:
    known = {size.id: fit_for(size, large=False) for size in PAPER_SIZES.values()}
    assert {name for name, fit in known.items() if fit is not None} == {"B5", "Letter"}
    assert fit_for(B5, large=True) is None
    assert fit_for(A4, large=False) is None


def test_an_upright_page_is_cut_before_a_section() -> None:
    canvas = Canvas(Mode.FILLED, base=B5)
    for y in (20.0, 120.0, 215.0):
        canvas.title_at(y, y + 11)
        canvas.rect(Area(10, y, 100, 80 if y < 200 else 30))
    pieces = in_bands(canvas, B5, 16.6, 240.0, lying=False)
    assert [len(piece.marks) for piece in pieces] == [2, 1]
    assert {piece.landscape for piece in pieces} == {False}
    assert bounds(pieces[1].marks[0]).y == pytest.approx(16.6)


@pytest.mark.parametrize("paper", ["A5", "B5"])
def test_two_sided_sheet_refers_to_later_pages_only(paper: str) -> None:
    """Overflow is printed after both sides, not on the second one."""
    text = texts(pages("enishi", "fullest", paper))
    assert "…あとのページへ" in text
    assert "2枚目" not in text
