"""A5, large type and further pages: nothing is lost, cut or split, and page 1 says what continues elsewhere.

`TAKUJO_EVERY_PAPER=1` tries ten people of every system on every paper instead of two on the hardest.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QImage, QPageLayout
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication

from desktop.core.custom.profile import ProfileField
from desktop.core.words import Words
from desktop.services.library import sample
from desktop.services.library.library import Library
from desktop.services.storage.store import Store
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.views.paper.printing import find_paper, print_pages, write_pdf
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.sheet import canvas, painting
from desktop.views.paper.sheet.bands import base_for
from desktop.views.paper.sheet.ink import FLOOR, MARGIN, PAPER_SIZES, PT, Area, Mode
from desktop.views.paper.sheet.inks import Ink, inked
from desktop.views.paper.sheet.marks import Glyphs, PageDrawing, Photo, Round, bounds
from desktop.views.paper.sheet.overflow import Remainder
from desktop.views.paper.sheet.painting import Placement
from desktop.views.paper.sheet.parts import ENOUGH, box, writing_lines
from desktop.views.paper.text.typeface import Typeface
from desktop.views.paper.text.unknown_signs import unknown_signs
from tests.example_budget import cells, fewest
from tests.paper_faults import faults
from tests.paper_people import extremes, fullest, ordinary

EVERY = bool(os.environ.get("TAKUJO_EVERY_PAPER"))
FORMATS = [("A4", False), ("A5", False), ("B5", False), ("Letter", False)]
FORMATS += [(paper, True) for paper in PAPER_SIZES] if EVERY else [("A4", True)]
share = product if EVERY else cells
"""Which cells of systems and papers a run tries: every system and every paper at least once."""


@pytest.fixture(autouse=True)
def _app(qapp: QApplication) -> None:
    """Typefaces need an application."""


@pytest.fixture(scope="module", autouse=True)
def _forget() -> Iterator[None]:
    """Keep drawn pages as long as this file needs them: they are thousands."""
    yield
    pages_of.cache_clear()


def pages(system: str, sheet: Any, paper: str, large: bool = False, mode: Mode = Mode.FILLED) -> list[PageDrawing]:
    context = PaperContext(campaign_title="霧島の夜", paper=PAPER_SIZES[paper], large=large)
    drawn = find_paper(system).pages(sheet, Catalogue().system(system).game(), mode, Words(), context)
    return [page for page in drawn if not page.true_size]


@cache
def people(system: str) -> tuple[Any, ...]:
    """Some as the dice make them, then the three extremes."""
    return (*ordinary(system, 10 if EVERY else 2), *extremes(system))


@cache
def pages_of(system: str, number: int, paper: str, large: bool) -> list[PageDrawing]:
    """The pages of one of the people; several tests look at the same."""
    return pages(system, people(system)[number], paper, large)


@pytest.mark.parametrize(("system", "form"), share(system_ids(), [("A5", False), ("A4", True), ("Letter", True)]))
def test_lower_pages_hold_all_that_an_upright_one_does(system: str, form: tuple[str, bool]) -> None:
    """D20-PHY-09, D6G-PHY-10: every line of text is there, none is cut, and nothing overlaps."""
    paper, large = form
    for number in range(len(people(system))):
        upright, low = pages_of(system, number, "A4", False), pages_of(system, number, paper, large)
        assert faults(low) == []
        if len(upright) == 1:
            texts = {text for page in low for text in page.texts()}
            assert [text for text in upright[0].texts() if text not in texts and text != "1／1"] == []
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
def test_every_overflow_is_announced_at_its_heading(
    system: str, paper: str, large: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every list that continues elsewhere refers to it at its own heading."""
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
def test_own_fields_that_run_over_are_announced(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    unplaced: list[str] = []
    announce = Remainder.announce
    monkeypatch.setattr(Remainder, "announce", lambda one, page: unplaced.extend(announce(one, page)))
    rule_system = Catalogue().system(system)
    fields = tuple(ProfileField(id=f"own{n}", label=f"項目{n}") for n in range(40))
    game = rule_system.game(rule_system.definition().evolve(profile=fields))
    sheet = ordinary(system, 1)[0].evolve(own={f"own{n}": f"値{n}" for n in range(40)})
    drawn = find_paper(system).pages(sheet, game, Mode.FILLED, Words(), PaperContext())
    assert unplaced == []
    assert any("2枚目へ" in text for text in drawn[0].texts())
    whole = {text for page in drawn for text in page.texts()}
    assert {f"値{n}" for n in range(40)} <= whole


@pytest.mark.parametrize("system", system_ids())
def test_no_heading_is_empty_or_repeated_on_a_page(system: str) -> None:
    for sheet in (fullest(system), extremes(system)[2]):
        for page in pages(system, sheet, "A5"):
            texts = [m for m in page.marks if isinstance(m, Glyphs) and m.text]
            titles = [m for m in texts if m.style.bold and m.style.pt == 9.5 and m.x < 15]
            assert len({m.text for m in titles}) == len(titles)
            foot = max(m.middle for m in texts)
            for title in titles:
                under = [area for area in map(bounds, page.marks) if title.middle + 3.5 < area.y < foot - 3]
                assert under


def test_mother_tongue_and_learnt_language_are_on_page_one() -> None:
    sheet = ordinary("enishi", 1)[0].evolve(mother_tongue="日本語", languages=("英語",), fields=())
    drawn = pages("enishi", sheet, "A4")
    assert len(drawn) == 1
    texts = drawn[0].texts()
    assert {"母", "日本語", "英語"} <= set(texts)


SAMPLES = [(system, game) for system in system_ids() for game in sample.games(system)]


@pytest.mark.parametrize(("system", "game"), SAMPLES, ids=[game.title for _, game in SAMPLES])
def test_each_sample_character_has_one_page(system: str, game: sample.SampleGame, tmp_path: Path) -> None:
    """A sentence in a memo, what a lamp does, a check with many words: none of them costs a sheet of paper."""
    rule_system = Catalogue().system(system)
    campaign = sample.open_sample(Library(tmp_path, Store()), system, game=game)
    rules, draw = campaign.game(rule_system), find_paper(system).pages
    for entry in campaign.sheets():
        sheet = rule_system.printable(campaign.read(campaign.path_of(entry), rule_system)[1], rules)
        for who, mode in ((sheet, Mode.FILLED), (sheet, Mode.PENCIL), (None, Mode.BLANK)):
            drawn = draw(who, rules, mode, Words(), PaperContext())
            assert sum(not page.true_size for page in drawn) == 1, entry.name  # cards are a sheet of their own


def test_text_exceeding_its_lines_is_set_closer_without_them() -> None:
    """As long as that holds it; the lines of a shorter one, and of one that continues elsewhere, stay."""

    def drawn(text: str) -> tuple[int, int]:
        page, remainder = canvas.Canvas(Mode.FILLED), Remainder("2枚目へ")
        writing_lines(page, Area(10, 20, 60, 9.8), text, carry=remainder.carry("メモ"))
        lines = [mark for mark in page.marks if not isinstance(mark, Glyphs)]
        return len(lines), page.left_over

    assert drawn("鍵を持つ。") == (1, 0)
    assert drawn("古い鉄道会社の用心棒だった。いまは自分の借りを返している。") == (0, 0)
    assert drawn("古い鉄道会社の用心棒だった。" * 20) == (1, 1)


def test_number_is_centred_in_its_box() -> None:
    page = canvas.Canvas(Mode.FILLED)
    box(page, Area(10, 20, 12, 8), value="7")
    assert next(mark for mark in page.marks if isinstance(mark, Glyphs)).middle == pytest.approx(24)


def test_no_page_names_a_file_of_a_source() -> None:
    for system in system_ids():
        for page in pages(system, None, "A4", mode=Mode.BLANK):
            assert not [text for text in page.texts() if ".txt" in text or ".md" in text]


@pytest.mark.parametrize(("system", "form"), product(system_ids(), FORMATS) if EVERY else fewest(system_ids(), FORMATS))
def test_pdf_text_contains_every_value_of_the_sheet(system: str, form: tuple[str, bool], tmp_path: Path) -> None:
    """Every name, number and text of the sheet can be found in the PDF's own text, line ends aside."""
    paper, large = form
    all_sheets, out, size = people(system), tmp_path / "all.pdf", PAPER_SIZES[paper]
    chosen = range(0 if EVERY else len(all_sheets) - 2, len(all_sheets))
    drawn = {number: pages_of(system, number, paper, large) for number in chosen}
    write_pdf([page for one in drawn.values() for page in one], out, size=size)
    document = pypdfium2.PdfDocument(out)
    seen = [(plain(page.get_textpage().get_text_bounded()), page.get_size()) for page in document]
    document.close()
    found, sizes = [text for text, _ in seen], {tuple(round(side * PT) for side in sides) for _, sides in seen}
    low = base_for(size, large=large) is not None
    assert sizes == {(round(size.height), round(size.width)) if low else (round(size.width), round(size.height))}
    for number, own in drawn.items():
        texts, found = found[: len(own)], found[len(own) :]
        for page, text in zip(own, texts, strict=True):
            assert [line for line in page.texts() if plain(line) not in text] == []
        whole = "".join(texts)
        assert [value for value in values(all_sheets[number]) if plain(value) not in whole] == []
    assert found == []


def plain(text: str) -> str:
    return "".join(text.split())


def values(sheet: Any) -> list[str]:
    """Return texts that a person typed and that every sheet prints whole, each line by itself."""
    typed = [sheet.name, sheet.player, *sheet.memo.splitlines()[:50]]
    pieces = (text[n : n + 8] for text in typed for n in range(0, min(len(text), 24), 8))
    return [piece for piece in pieces if piece.strip()]


def test_nothing_leaves_the_paper_at_any_size() -> None:
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


@pytest.mark.parametrize("system", system_ids())
def test_longest_memo_and_name_are_printed_whole(system: str) -> None:
    memo = "".join(f"{n}番目の文です。" for n in range(700))[:5000]
    sheet = ordinary(system, 1)[0].evolve(name="名" * 200, memo=memo)
    for paper in ("A4", "A5"):
        drawn = pages(system, sheet, paper)
        assert [fault for page in drawn for fault in page.overflows] == []
        whole = "".join(plain(text) for page in drawn for text in page.texts())
        torn = [n for n in range(400) if f"{n}番目" not in whole]  # where a page ends, its foot stands between
        assert len(torn) < len(drawn)
        assert whole.count("名") >= 200


def test_characters_without_glyph_are_reported_once() -> None:
    sheet = ordinary("d20fate", 1)[0].evolve(name="𓀀𠮷𓀁", memo="𓀀と髙")
    assert unknown_signs(pages("d20fate", sheet, "A4")) == ("𓀀", "𓀁")
    assert unknown_signs(pages("d20fate", ordinary("d20fate", 1)[0], "A4")) == ()


def test_without_the_typeface_pages_are_drawn_all_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    face = Typeface(("No Such Typeface",), ("No Such Typeface",))
    monkeypatch.setattr(painting, "typeface", lambda: face)
    monkeypatch.setattr(canvas, "typeface", lambda: face)
    drawn = pages("enishi", ordinary("enishi", 1)[0], "A4")
    assert [fault for page in drawn for fault in page.overflows if fault.kind == "outside"] == []
    write_pdf(drawn, tmp_path / "x.pdf")
    assert (tmp_path / "x.pdf").stat().st_size > 1000


def test_printer_margins_wider_than_the_page_are_ignored(tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "p.pdf"))
    printer.setPageMargins(QMarginsF(140, 200, 140, 200), QPageLayout.Unit.Millimeter)
    drawn = pages("d20fate", ordinary("d20fate", 1)[0], "A5")
    assert print_pages(drawn, printer, PAPER_SIZES["A5"]) == len(drawn)
    document = pypdfium2.PdfDocument(tmp_path / "p.pdf")
    assert [round(side * PT) for side in document[0].get_size()] == [210, 148]
    assert "早業" in document[0].get_textpage().get_text_bounded()
    document.close()


def test_ink_saving_and_colour_move_nothing_and_keep_all_text() -> None:
    for system in system_ids():
        for page in pages(system, ordinary(system, 1)[0], "A4"):
            spare, colour = inked(page, Ink.SPARE), inked(page, Ink.COLOUR, Catalogue().info(system).accent)
            assert spare.texts() == colour.texts() == page.texts()
            assert [bounds(mark) for mark in spare.marks] == [bounds(mark) for mark in page.marks]
            assert {mark.colour for mark in spare.marks if isinstance(mark, Glyphs)} == {"#000000"}
            black = [m.area for m in spare.marks if isinstance(m, Round) and m.fill == "#000000"]
            assert all(area.w * area.h < 13 for area in black)


def test_portrait_is_beside_the_name_on_every_sheet() -> None:
    image = QImage(30, 40, QImage.Format.Format_RGB32)
    image.fill(0)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    data = bytes(buffer.data().data())
    for system in system_ids():
        for sheet in (ordinary(system, 1)[0], extremes(system)[2]):
            context = PaperContext(portrait=lambda sheet: data)
            drawn = find_paper(system).pages(sheet, Catalogue().system(system).game(), Mode.FILLED, Words(), context)
            found = [mark for mark in drawn[0].marks if isinstance(mark, Photo)]
            assert len(found) == 1
            assert drawn[0].overflows == ()
            area = found[0].area
            assert area.w / area.h == pytest.approx(0.75, abs=0.01)
            lying = [m for m in drawn[0].marks if isinstance(m, Glyphs) and m.text and _on(bounds(m), area)]
            assert lying == []


def _on(one: Area, other: Area) -> bool:
    return (
        one.x < other.right - 0.1
        and one.right > other.x + 0.1
        and one.y < other.bottom - 0.1
        and one.bottom > other.y + 0.1
    )


@pytest.mark.parametrize("system", system_ids())
def test_empty_ends_of_lower_pages_are_ruled_for_notes(system: str) -> None:
    """The foot's rule, the lowest thin line across the whole page, has no great gap above it."""
    (sheet,) = ordinary(system, 1)
    for page in pages(system, sheet, "A5"):
        areas = [bounds(mark) for mark in page.marks]
        foot = max(area.y for area in areas if area.h == 0 and area.w > page.live.w - 1)
        lowest = max(area.bottom for area in areas if area.bottom < foot - 0.1)
        assert foot - lowest < ENOUGH + 5
