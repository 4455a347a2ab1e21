"""QR codes on sheets: read back by another program from the page as it is drawn, and out of the way of the design."""

from __future__ import annotations

from random import Random

import pytest
import zxingcpp
from PySide6.QtGui import QImage

from desktop.core.sheet import Sheet
from desktop.services.paper import paper_code
from desktop.services.paper.paper_code import SheetCode, Tag
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.services.text.language import words
from desktop.views.paper.codes import MODULE, Codes
from desktop.views.paper.printing import render_page, sheet_pages
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.sheet.ink import CODE, PAPER_SIZES, Mode
from desktop.views.paper.sheet.inks import Ink, inked
from desktop.views.paper.sheet.marks import Glyphs, PageDrawing, Round, bounds
from desktop.views.paper.sheet.painting import Placement
from tests.example_budget import fewest
from tests.paper_faults import collisions

pytestmark = pytest.mark.usefixtures("qapp")
DPI_200 = 1654
"""px: an A4 page as a cheap scanner sees it."""


def random_sheet(name: str) -> Sheet:
    system = Catalogue().system(name)
    return system.randomise(system.game(), Random(2)).evolve(name="霧島 七海")


def pages(name: str, codes: Codes, mode: Mode = Mode.FILLED, paper: str = "A4", **more: object) -> list[PageDrawing]:
    system = Catalogue().system(name)
    context = PaperContext(campaign_title="とても長い名前の卓" * 6, paper=PAPER_SIZES[paper])
    sheet = random_sheet(name).evolve(**more)
    return sheet_pages([(system, system.game(), sheet)], mode, words("ja", name), context, codes)


def scanned(page: PageDrawing, paper: str = "A4") -> list[str]:
    image = render_page(page, DPI_200, PAPER_SIZES[paper]).convertToFormat(QImage.Format.Format_Grayscale8)
    raw = memoryview(bytes(image.constBits())).cast("B", (image.height(), image.bytesPerLine()))
    return [found.text for found in zxingcpp.read_barcodes(raw)]


@pytest.mark.parametrize(("name", "paper"), fewest(system_ids(), PAPER_SIZES))
def test_code_at_the_head_identifies_the_sheet(name: str, paper: str) -> None:
    page = pages(name, Codes.NAME, Mode.PENCIL, paper)[0]
    read = paper_code.read(scanned(page, paper))
    assert isinstance(read, Tag)
    assert read.id
    squares = [mark for mark in page.marks if isinstance(mark, Round) and mark.area.h < 0.6 and mark.fill == CODE]
    factor = Placement.on(page, PAPER_SIZES[paper]).factor
    assert min(mark.area.h for mark in squares) * factor >= MODULE - 0.001
    corner = [bounds(mark) for mark in squares]
    others = [bounds(mark) for mark in page.marks if mark not in squares]
    left, low = min(a.x for a in corner), max(a.bottom for a in corner)
    assert not [a for a in others if a.right > left - 1.2 and a.y < low + 1.2], "white around the code"
    assert collisions(page.marks) == collisions(pages(name, Codes.NONE, Mode.PENCIL, paper)[0].marks)


@pytest.mark.parametrize("name", system_ids())
def test_last_page_contains_the_whole_sheet(name: str) -> None:
    drawn = pages(name, Codes.WHOLE)
    assert len(drawn) == len(pages(name, Codes.NAME)) + 1
    read = paper_code.read(scanned(drawn[-1]))
    assert isinstance(read, SheetCode)
    kind = Catalogue().system(name).sheet_type
    sheet = random_sheet(name)
    assert kind.model_validate({**read.data, "id": sheet.id}) == sheet.evolve(history=(), portrait="")
    assert drawn[-1].overflows == ()


def test_long_sheet_uses_several_numbered_codes() -> None:
    text = "".join(Random(1).choices("あいうえおかきくけこ漢字仮名交文", k=9000))
    drawn = pages("enishi", Codes.WHOLE, memo=text)
    read = paper_code.read(scanned(drawn[-1]))
    assert isinstance(read, SheetCode)
    assert read.data["memo"] == text
    assert "1／" in "".join(mark.text for mark in drawn[-1].marks if isinstance(mark, Glyphs))


def test_without_codes_pages_are_as_they_were_and_blank_ones_have_none() -> None:
    plain = pages("enishi", Codes.NONE)
    assert not scanned(plain[0])
    system = Catalogue().system("enishi")
    blank = sheet_pages([(system, system.game(), None)], Mode.BLANK, words("ja", "enishi"), codes=Codes.WHOLE)
    assert not any(scanned(page) for page in blank)


@pytest.mark.parametrize("ink", [Ink.SPARE, Ink.COLOUR])
def test_a_code_stays_black_in_every_ink(ink: Ink) -> None:
    """A red code is as pale as its paper in red light, and a camera wants all the contrast."""
    plain = pages("kotodama", Codes.WHOLE)
    for page in (plain[0], plain[-1]):
        other = inked(page, ink, Catalogue().info("kotodama").accent)
        assert [m.fill for m in other.marks if isinstance(m, Round)].count(CODE) > 50
        assert scanned(other) == scanned(page)
