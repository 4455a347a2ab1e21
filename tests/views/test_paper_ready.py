"""Caching marks and pieces changes nothing of a page; a PDF has integer coordinates."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from pypdf import PdfReader

from desktop.services.text.catalogue import Catalogue
from desktop.services.text.language import words
from desktop.views.paper.printing import render_page, sheet_pages, write_pdf
from desktop.views.paper.sheet import stamps
from desktop.views.paper.sheet.ink import BLACK, FLOOR, TINT, WHITE, Area, Mode
from desktop.views.paper.sheet.marks import Glyphs, Mark, Pen, Round, Stroke, Turn
from desktop.views.paper.sheet.ready import MarkSorter, Run, Sorted
from desktop.views.paper.text.known import Known, KnownMarks, pieces_of
from desktop.views.paper.text.typeface import Style, typeface
from tests.paper_people import ordinary

pytestmark = pytest.mark.usefixtures("qapp")
PEN = Pen(0.3)


def glyph_places(page: Sorted) -> list[tuple[int, float, float]]:
    """Return every sign with its place."""
    runs = [one for one in page.texts if isinstance(one, Run)]
    return [
        (sign, run.at.x() + at.x(), run.at.y() + at.y())
        for run in runs
        for sign, at in zip(run.signs.glyphIndexes(), run.signs.positions(), strict=True)
    ]


def test_pieces_are_painted_as_their_marks_one_by_one() -> None:
    system = Catalogue().system("enishi")
    people = [(system, system.game(), sheet) for sheet in ordinary("enishi", 2)]
    stamps.forget()
    page = sheet_pages(people, Mode.FILLED, words("ja", "enishi"))[0]
    loose = replace(page, marks=tuple(page.marks))
    together = MarkSorter(typeface(), FLOOR).page(page.marks)
    apart = MarkSorter(typeface(), FLOOR).page(loose.marks)
    assert len(pieces_of(page.marks)) < len(pieces_of(loose.marks)) == len(page.marks)
    assert len(together.texts) < len(apart.texts)
    assert glyph_places(together) == glyph_places(apart)
    assert {pen: len(drawn.lines) for pen, drawn in together.strokes.items()} == {
        pen: len(drawn.lines) for pen, drawn in apart.strokes.items()
    }
    assert [fill.boxes for fill in together.fills] == [fill.boxes for fill in apart.fills]
    assert render_page(page, 900) == render_page(loose, 900)


def test_page_keeps_marks_of_pieces_in_order() -> None:
    first, second, other = (Round(Area(10, y, 5, 5), PEN) for y in (10, 20, 30))
    contents: KnownMarks[Mark] = KnownMarks.of([(first, second), (other,), (first, second)])
    assert contents == (first, second, other, first, second)
    assert pieces_of(contents) == ((first, second), (other,), (first, second))
    page = MarkSorter(typeface(), FLOOR).page(contents)
    assert [box.y() for box in page.strokes[PEN].boxes] == [1000, 2000, 3000, 1000, 2000]


def test_marks_are_sorted_by_pen_and_fill() -> None:
    style = Style(9.0)
    marks: tuple[Mark, ...] = (
        Round(Area(0, 0, 4, 4), PEN, TINT),
        Round(Area(1, 1, 1, 1), None, BLACK, None),
        Stroke(((0.001, 0.0), (10.0, 0.0)), PEN),
        Stroke(((0.0, 0.0), (10.0, 0.0), (10.0, 5.0)), PEN, closed=True),
        Stroke(((0.0, 0.0), (10.0, 0.0)), PEN, turn=Turn(0, 0, 90)),
        Glyphs(5.0, 5.0, "腕力", style, 6.0),
        Glyphs(5.0, 9.0, "腕力", style.narrowed(0.8), 5.0),
    )
    page = MarkSorter(typeface(), FLOOR).page(marks)
    assert [fill.colour for fill in page.fills] == [TINT, BLACK]
    drawn = page.strokes[PEN]
    assert (len(drawn.boxes), len(drawn.lines), len(drawn.paths)) == (1, 1, 1)
    assert drawn.lines[0].x1() == 0.0
    assert page.others == [marks[4]]
    assert [type(text) for text in page.texts] == [Run, Glyphs]
    assert not page.covering
    assert MarkSorter(typeface(), FLOOR).page((*marks, Round(Area(0, 0, 9, 9), None, WHITE))).covering


def test_equal_marks_are_looked_at_once_and_the_same_ones_not_at_all() -> None:
    seen: list[Mark] = []
    known: Known[Mark, int] = Known(lambda mark: seen.append(mark) or len(seen))  # type: ignore[func-returns-value]
    one, equal, other = (Round(Area(x, 0, 1, 1), PEN) for x in (1, 1, 2))
    assert [known(mark) for mark in (one, one, equal, other, equal)] == [1, 1, 1, 2, 1]
    assert seen == [one, other]


def test_pdf_coordinates_are_integers(tmp_path: Path) -> None:
    system = Catalogue().system("d6game")
    [page] = sheet_pages([(system, system.game(), ordinary("d6game", 1)[0])], Mode.FILLED, words("ja", "d6game"))
    write_pdf([page], tmp_path / "one.pdf")
    content = PdfReader(tmp_path / "one.pdf").pages[0].get_contents()
    assert content is not None
    lines = content.get_data().decode("latin-1").splitlines()
    places = [line for line in lines if re.search(r" (re|m|l|c|Td <[0-9A-F]+> Tj)$", line)]
    assert len(places) > 1000
    assert [line for line in places if "." in line] == []
    assert sum(line.endswith(" cm") for line in lines) == 1
