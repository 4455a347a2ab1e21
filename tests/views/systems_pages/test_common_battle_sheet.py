"""戦場シート on paper: true to the millimetre on every paper, and in pieces that fit together (CM-HEX-01…05)."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import pypdfium2
import pytest

from desktop.core.maps import hexes
from desktop.core.words import Words
from desktop.services.text import language
from desktop.systems.common import SYSTEM
from desktop.views.paper.printing import find_printouts, write_pdf
from desktop.views.paper.protocol import PaperContents, PaperContext
from desktop.views.paper.sheet.ink import A3, A4, FLOOR, PAPER_SIZES, PT, THIN, PaperSize
from desktop.views.paper.sheet.marks import Glyphs, PageDrawing, Round
from desktop.views.systems.common.paper import battle_sheet
from tests.paper_faults import faults
from tests.pdf_outlines import bounds, outlines

pytestmark = pytest.mark.usefixtures("qapp")
PRINTOUTS = {printout.id: printout for printout in find_printouts("common")}


def drawn(name: str, paper: PaperSize = A4, words: Words | None = None) -> list[PageDrawing]:
    return PRINTOUTS[name].draw(PaperContents(SYSTEM.game(), words or Words(), PaperContext(paper=paper)))


def hex_middles(page: Any, side: float) -> list[tuple[float, float]]:
    """Return the middles, in mm from the upper left corner, of every outline as large as a hex."""
    found = set()
    for corners in outlines(page):
        left, top, right, bottom = bounds(corners)
        if abs(right - left - 2 * side) < 1.2 and abs(bottom - top - math.sqrt(3) * side) < 1.2:
            found.add((round((left + right) / 2, 2), round((top + bottom) / 2, 2)))
    return sorted(found)


@pytest.mark.parametrize(("name", "paper"), [("board", A4), ("board", PAPER_SIZES["Letter"]), ("board_a3", A3)])
def test_hexes_of_the_pdf_are_exact_to_a_fifth_of_a_millimetre(name: str, paper: PaperSize, tmp_path: Path) -> None:
    write_pdf(drawn(name, paper if name == "board" else A4), tmp_path / "b.pdf", size=A4)
    document = pypdfium2.PdfDocument(tmp_path / "b.pdf")
    page = document[0]
    assert page.get_width() * PT == pytest.approx(paper.width, abs=0.4)
    assert page.get_height() * PT == pytest.approx(paper.height, abs=0.4)
    side = battle_sheet.largest(paper)
    found = hex_middles(page, side)
    document.close()
    cx, cy = sum(x for x, _ in found) / len(found), sum(y for _, y in found) / len(found)
    wanted = [(cx + x, cy + y) for x, y in (hexes.centre(n, side) for n in hexes.NUMBERS)]
    assert len(found) == 37
    for x, y in wanted:
        assert min(math.dist((x, y), middle) for middle in found) < 0.2
    assert cx == pytest.approx(paper.width / 2, abs=0.2)


def test_hexes_fit_a_base_on_a4_and_more_on_a3() -> None:
    """CM-APP-09: side at most 17.2 mm on A4, 25.1 mm on A3."""
    assert battle_sheet.largest(A4) == 17.0
    assert battle_sheet.across(battle_sheet.largest(A4)) > battle_sheet.BASE
    assert battle_sheet.largest(A3) == pytest.approx(25.1)


def test_hex_numbers_are_printed_once_large_and_twice_small() -> None:
    page = drawn("board")[0]
    rows = [mark for mark in page.marks if isinstance(mark, Glyphs) and mark.text.isdecimal()]
    middle = next(mark for mark in rows if mark.text == "37" and mark.outline)
    for number in hexes.NUMBERS:
        x, y = hexes.centre(number, battle_sheet.largest(A4))
        at = [mark for mark in rows if mark.text == str(number)]
        large = [mark for mark in at if mark.outline]
        assert len(large) == 1
        assert large[0].area.centre - middle.area.centre == pytest.approx(x, abs=0.01)
        assert large[0].middle - middle.middle == pytest.approx(y, abs=0.01)
        turns = [mark.turn.degrees for mark in at if mark.turn is not None]
        assert sorted(turns) == [0.0, 180.0]


def test_base_circles_leave_small_numbers_clear() -> None:
    """Each circle has a gap at either number of its hex."""
    (page,) = drawn("board")
    arcs = [mark for mark in page.marks if isinstance(mark, Round) and mark.radius is None]
    small = [mark for mark in page.marks if isinstance(mark, Glyphs) and mark.text.isdigit() and mark.style.bold]
    assert len(arcs) == 2 * 37
    for arc in arcs:
        radius = arc.area.w / 2
        for degree in range(int(arc.start), int(arc.start + arc.span) + 1):
            x = arc.area.centre + radius * math.cos(math.radians(degree))
            y = arc.area.middle - radius * math.sin(math.radians(degree))
            near = (m for m in small if m.turn is None and abs(m.middle - y) < 1.5)
            assert not any(m.x <= x <= m.x + m.width for m in near)


def test_board_pieces_overlap_and_show_every_hex_to_scale(tmp_path: Path) -> None:
    pages = drawn("board_pieces")
    side = 40 / math.sqrt(3)
    write_pdf(pages, tmp_path / "p.pdf")
    document = pypdfium2.PdfDocument(tmp_path / "p.pdf")
    found = [hex_middles(page, side) for page in document]
    document.close()
    assert len(pages) == 2
    assert all(page.landscape for page in pages)
    windows = [page.window for page in pages]
    assert windows[0] is not None
    step = windows[0].h - battle_sheet.LAP
    moved = {(round(x, 1), round(y + index * step, 1)) for index, piece in enumerate(found) for x, y in piece}
    together: list[tuple[float, float]] = []
    for at in sorted(moved):
        if all(math.dist(at, other) > 1 for other in together):
            together.append(at)
        else:
            assert min(math.dist(at, other) for other in together) < 0.2  # the same hex on both pieces
    assert len(together) == 37


@pytest.mark.parametrize("name", [name for name in PRINTOUTS if name.startswith("board")])
@pytest.mark.parametrize("size", PAPER_SIZES)
@pytest.mark.parametrize("speaks", ["ja", "en"])
def test_board_fits_every_paper(name: str, size: str, speaks: str) -> None:
    for page in drawn(name, PAPER_SIZES[size], language.words(speaks, "common")):
        assert faults([page]) == []
        assert page.true_size
        assert all(mark.style.pt >= FLOOR for mark in page.marks if isinstance(mark, Glyphs))
        pens = [mark.pen for mark in (*page.seen, *page.marks) if not isinstance(mark, Glyphs) and mark.pen]
        assert min(pen.width for pen in pens) >= THIN
        if speaks == "en":
            assert not [text for text in page.texts() if any("ぁ" <= sign <= "ヺ" for sign in text)]


@pytest.mark.parametrize("flats", list(battle_sheet.BASES))
def test_hexes_for_figures_are_as_large_as_was_chosen(flats: str, tmp_path: Path) -> None:
    contents = PaperContents(SYSTEM.game(), Words(), PaperContext(paper=A4), chosen={"figures": flats})
    pages = PRINTOUTS["board_pieces"].draw(contents)
    assert faults(pages) == []
    write_pdf(pages, tmp_path / "p.pdf")
    document = pypdfium2.PdfDocument(tmp_path / "p.pdf")
    side = float(flats) / math.sqrt(3)
    found = [at for page in document for at in hex_middles(page, side)]
    document.close()
    assert len(found) >= 20
    assert any(f"{float(flats):.1f} mm" in text for text in pages[0].texts())
