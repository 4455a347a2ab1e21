"""A5, large type and further pages: nothing is lost, cut or split, and page 1 says what goes on elsewhere.

`TAKUJO_EVERY_PAPER=1` tries ten people of every system on every paper instead of two on the hardest.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from PySide6.QtWidgets import QApplication

from desktop.core.words import Words
from desktop.services.catalogue import Catalogue, system_ids
from desktop.views.paper.bands import base_for
from desktop.views.paper.ink import FLOOR, MARGIN, PAPER_SIZES, PT, Mode
from desktop.views.paper.marks import Glyphs, PageDrawing, bounds, collisions
from desktop.views.paper.overflow import Remainder
from desktop.views.paper.painting import Placement
from desktop.views.paper.printing import find_paper, write_pdf
from desktop.views.paper.protocol import PaperContext
from tests.paper_people import extremes, fullest, ordinary

EVERY = bool(os.environ.get("TAKUJO_EVERY_PAPER"))
FORMATS = [("A4", False), ("A5", False), ("B5", False), ("Letter", False)]
FORMATS += [(paper, True) for paper in PAPER_SIZES] if EVERY else [("A4", True)]


@pytest.fixture(autouse=True)
def _app(qapp: QApplication) -> None:
    """Typefaces need an application."""


def pages(system: str, sheet: Any, paper: str, large: bool = False, mode: Mode = Mode.FILLED) -> list[PageDrawing]:
    context = PaperContext(table_title="霧島の夜", paper=PAPER_SIZES[paper], large=large)
    drawn = find_paper(system).pages(sheet, Catalogue().system(system).game(), mode, Words(), context)
    return [page for page in drawn if not page.true_size]


def people(system: str) -> Iterator[Any]:
    yield from ordinary(system, 10 if EVERY else 2)
    yield from extremes(system)


@pytest.mark.parametrize(("paper", "large"), [("A5", False), ("A4", True), ("Letter", True)])
@pytest.mark.parametrize("system", system_ids())
def test_lower_pages_hold_all_that_an_upright_one_does(system: str, paper: str, large: bool) -> None:
    """D20-PHY-09, D6G-PHY-10: every line of text is there, none is cut, and nothing lies on anything else."""
    for sheet in people(system):
        upright, low = pages(system, sheet, "A4"), pages(system, sheet, paper, large)
        assert [fault for page in low for fault in (*page.overflows, *collisions(page.marks))] == []
        if len(upright) == 1:
            said = {text for page in low for text in page.texts()}
            assert [text for text in upright[0].texts() if text not in said and text != "1／1"] == []
        assert {page.landscape for page in low} == {True}


@pytest.mark.parametrize("system", system_ids())
def test_a5_has_the_type_of_a4_and_large_type_is_larger(system: str) -> None:
    sheet = ordinary(system, 1)[0]
    a4, a5 = pages(system, sheet, "A4"), pages(system, sheet, "A5")
    smallest = {page: min(m.style.pt for m in page.marks if isinstance(m, Glyphs)) for page in (a4[0], a5[0])}
    assert smallest[a5[0]] == smallest[a4[0]] == FLOOR
    assert Placement.on(a5[0], PAPER_SIZES["A5"]).factor == pytest.approx(1.0, abs=0.001)
    for paper, most in (("A4", 1.45), ("B5", 1.24), ("Letter", 1.36)):
        large = pages(system, sheet, paper, large=True)
        assert Placement.on(large[0], PAPER_SIZES[paper]).factor == pytest.approx(most, abs=0.02)


@pytest.mark.parametrize("paper", PAPER_SIZES)
def test_lower_pages_fill_the_width_of_their_paper(paper: str) -> None:
    base, size = base_for(PAPER_SIZES[paper], large=True), PAPER_SIZES[paper]
    assert base is not None
    page = PageDrawing(Mode.FILLED, (), landscape=True, base=base)
    place = Placement.on(page, size)
    assert place.left + page.live.x * place.factor == pytest.approx(MARGIN, abs=0.01)
    assert place.top + page.live.y * place.factor == pytest.approx(MARGIN, abs=0.01)
    assert place.left + page.live.right * place.factor == pytest.approx(size.height - MARGIN, abs=0.01)
    assert place.top + page.live.bottom * place.factor == pytest.approx(size.width - MARGIN, abs=0.01)


@pytest.mark.parametrize(("paper", "large"), [("A4", False), ("A5", False)])
@pytest.mark.parametrize("system", system_ids())
def test_what_runs_over_is_announced_where_it_stands(
    system: str, paper: str, large: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every list that goes on elsewhere says so at its own heading."""
    unplaced, announced = [], []
    announce = Remainder.announce

    def listened(remainder: Remainder, canvas: Any) -> tuple[str, ...]:
        missing = announce(remainder, canvas)
        unplaced.extend(missing)
        announced.append(remainder.mark)
        return missing

    monkeypatch.setattr(Remainder, "announce", listened)
    drawn = pages(system, fullest(system), paper, large)
    assert unplaced == []
    assert announced
    assert [text for page in drawn for text in page.texts()].count(announced[0]) >= 1


@pytest.mark.parametrize("system", system_ids())
def test_no_heading_stands_over_nothing_and_none_twice_on_a_page(system: str) -> None:
    for sheet in (fullest(system), extremes(system)[2]):
        for page in pages(system, sheet, "A5"):
            texts = [m for m in page.marks if isinstance(m, Glyphs) and m.text]
            titles = [m for m in texts if m.style.bold and m.style.pt == 9.5 and m.x < 15]
            assert len({m.text for m in titles}) == len(titles)
            foot = max(m.middle for m in texts)
            for title in titles:
                under = [area for area in map(bounds, page.marks) if title.middle + 3.5 < area.y < foot - 3]
                assert under


def test_the_mother_tongue_and_a_learnt_language_stand_on_page_one() -> None:
    sheet = ordinary("enishi", 1)[0].evolve(mother_tongue="日本語", languages=("英語",), fields=())
    drawn = pages("enishi", sheet, "A4")
    assert len(drawn) == 1
    said = drawn[0].texts()
    assert "母 日本語" in said
    assert "英語" in said


def test_no_page_names_a_file_of_a_source() -> None:
    for system in system_ids():
        for page in pages(system, None, "A4", mode=Mode.BLANK):
            assert not [text for text in page.texts() if ".txt" in text or ".md" in text]


@pytest.mark.parametrize(("paper", "large"), FORMATS)
@pytest.mark.parametrize("system", system_ids())
def test_the_pdf_says_what_the_sheet_does(system: str, paper: str, large: bool, tmp_path: Path) -> None:
    """Every name, number and text of the sheet can be found in the PDF's own text, line ends aside."""
    for number, sheet in enumerate(people(system) if EVERY else extremes(system)[1:]):
        drawn, out = pages(system, sheet, paper, large), tmp_path / f"{number}.pdf"
        write_pdf(drawn, out, size=PAPER_SIZES[paper])
        document = pypdfium2.PdfDocument(out)
        found = [plain(page.get_textpage().get_text_bounded()) for page in document]
        sizes = {tuple(round(side * PT) for side in page.get_size()) for page in document}
        document.close()
        size = PAPER_SIZES[paper]
        low = base_for(size, large=large) is not None
        assert sizes == {(round(size.height), round(size.width)) if low else (round(size.width), round(size.height))}
        for page, text in zip(drawn, found, strict=True):
            assert [line for line in page.texts() if plain(line) not in text] == []
        whole = "".join(found)
        assert [value for value in values(sheet) if plain(value) not in whole] == []


def plain(text: str) -> str:
    return "".join(text.split())


def values(sheet: Any) -> list[str]:
    """Return texts that a person typed and that every sheet prints whole, each line by itself."""
    typed = [sheet.name, sheet.player, *sheet.memo.splitlines()[:50]]
    pieces = (text[n : n + 8] for text in typed for n in range(0, min(len(text), 24), 8))
    return [piece for piece in pieces if piece.strip()]


def test_nothing_leaves_the_paper_on_any_size() -> None:
    for system in system_ids():
        sheet = ordinary(system, 1)[0]
        for paper, large in FORMATS:
            for page in pages(system, sheet, paper, large):
                place = Placement.on(page, PAPER_SIZES[paper])
                for mark in page.marks:
                    area = bounds(mark)
                    assert place.left + area.x * place.factor >= MARGIN - 0.4
                    assert place.left + area.right * place.factor <= place.width - MARGIN + 0.4
                    assert place.top + area.bottom * place.factor <= place.height - MARGIN + 0.4
