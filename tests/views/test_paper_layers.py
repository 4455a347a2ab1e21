"""What pages have in common stands in a PDF once; every page shows and says what it would if it stood alone."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pypdfium2
import pytest
from pypdf import PdfReader

from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.services.text.language import words
from desktop.views.paper.printing import sheet_pages, write_pdf
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.fields import Later
from desktop.views.paper.sheet.ink import A4, BLACK, PAPER_SIZES, TINT, WHITE, Area, Mode
from desktop.views.paper.sheet.layers import AHEAD, LEAST, Layers, Split
from desktop.views.paper.sheet.marks import PageDrawing
from tests.paper_people import extremes, ordinary

pytestmark = pytest.mark.usefixtures("qapp")
OTHER = "#3366AA"
CLEARLY, EDGES = 64, 0.0015
ROW = 64
"""Pixels that are looked at together: most of them are the same."""


def form(name: str, *, before: bool = False) -> Canvas:
    """Return a page that has much in common with others of it, and a name of its own.

    Args:
        before: the name stands first.
    """
    canvas = Canvas(Mode.FILLED)
    if before:
        canvas.text(Area(20, 20, 80, 6), name, 9.0)
    for row in range(LEAST):
        canvas.rect(Area(20, 40 + 5 * row, 60, 4), fill=TINT)
        canvas.text(Area(90, 40 + 5 * row, 40, 4), f"欄{row}", 9.0)
    if not before:
        canvas.text(Area(20, 20, 80, 6), name, 9.0)
    return canvas


def split(*pages: Canvas | PageDrawing) -> list[Split]:
    return list(Layers(A4).split([page.drawing() if isinstance(page, Canvas) else page for page in pages]))


def own_texts(one: Split) -> list[str]:
    return [getattr(mark, "text", "") for piece in one.own for mark in piece]


def test_pages_share_a_layer_and_keep_their_own_marks() -> None:
    first, second, third = split(form("アオイ"), form("ミナト", before=True), form("ソラ"))
    assert first.layer is second.layer is third.layer is not None
    assert first.layer.marks == 2 * LEAST
    assert [own_texts(one) for one in (first, second, third)] == [["アオイ"], ["ミナト"], ["ソラ"]]


def test_single_or_different_pages_share_no_layer() -> None:
    other = Canvas(Mode.FILLED)
    for row in range(LEAST * 2):
        other.text(Area(20, 30 + 3 * row, 60, 3), f"別の{row}", 7.5)
    assert [(one.layer, one.own) for one in split(form("アオイ"))] == [(None, ())], "nothing is looked for"
    assert [one.layer for one in split(form("アオイ"), other)] == [None, None]


def test_deviating_pages_share_another_layer() -> None:
    less = [form(name) for name in "一二三"]
    for canvas in less:
        del canvas.pieces[3:5]
    found = split(*[form(str(n)) for n in range(AHEAD)], *less)
    assert len({one.layer for one in found}) == 2
    assert [one.layer.marks for one in found if one.layer is not None] == [2 * LEAST] * AHEAD + [2 * LEAST - 2] * 3


def test_other_pages_with_equal_head_do_not_prevent_a_layer() -> None:
    def page(name: str, body: str) -> Canvas:
        canvas, filled = Canvas(Mode.FILLED), form("")
        for number in range(3):
            canvas.text(Area(20, 10 + 3 * number, 60, 3), f"頭{number}", 7.5)
        canvas.text(Area(20, 20, 80, 6), name, 9.0)
        if body == "rules":  # drawn as one piece, such as a quick reference
            canvas.pieces.append(tuple(filled.marks))
            canvas.count += len(filled.marks)
        return canvas

    found = split(*[page(name, body) for name in "一二三" for body in ("rules", "notes")])
    assert [one.layer is not None and one.layer.marks for one in found[::2]] == [2 * LEAST + 3] * 3


@pytest.mark.parametrize("what", ["below a fill", "coloured on a line", "white", "turned and filled"])
def test_page_with_overlapping_marks_shares_no_layer(what: str) -> None:
    odd = Canvas(Mode.FILLED)
    if what == "below a fill":
        odd.rect(Area(15, 39, 40, 8), 0, fill=BLACK)
    odd.add_all([*odd.pieces, *form("ソラ").pieces])
    if what == "coloured on a line":
        odd.text(Area(78, 40, 20, 4), "印", 9.0, colour=OTHER)
    elif what == "white":
        odd.rect(Area(20, 40, 9, 9), fill=WHITE)
    elif what == "turned and filled":
        with odd.turned(50, 50, 30):
            odd.rect(Area(40, 40, 9, 9), fill=BLACK)
    found = split(form("アオイ"), form("ミナト"), odd)
    assert [one.layer is None for one in found] == [False, False, True]


def test_fill_over_the_layer_prevents_sharing() -> None:
    ticked = form("ソラ")
    ticked.rect(Area(22, 41, 2, 2), 0, fill=BLACK)
    assert [one.layer is None for one in split(form("アオイ"), ticked)] == [False, False]


def test_rotated_lines_are_not_in_a_layer() -> None:
    pages = [form("アオイ"), form("ミナト")]
    for canvas in pages:
        with canvas.turned(50, 50, 30):
            canvas.line((40, 40), (60, 40))
    assert [len(one.own) for one in split(*pages)] == [2, 2]


def seen(file: Path) -> tuple[list[str], list[bytes]]:
    """Return the signs of every page wherever they stand in it, and the first pages as pixels, coarse to be quick."""
    document = pypdfium2.PdfDocument(file)
    pages = list(document)
    signs = ["".join(sorted(re.sub(r"\s", "", page.get_textpage().get_text_bounded()))) for page in pages]
    found = [bytes(page.render(grayscale=True).buffer) for page in pages[:3]]
    document.close()
    return signs, found


def far(one: bytes, other: bytes) -> float:
    """Return how much of two pictures differs clearly: an edge may be in the next pixel, depending on the viewer."""
    assert len(one) == len(other)
    rows = ((one[at : at + ROW], other[at : at + ROW]) for at in range(0, len(one), ROW))
    return sum(abs(a - b) > CLEARLY for row in rows if row[0] != row[1] for a, b in zip(*row, strict=True)) / len(one)


@pytest.mark.parametrize("system", system_ids())
def test_shared_pages_look_and_read_like_separate_ones(system: str, tmp_path: Path) -> None:
    rule_system = Catalogue().system(system)
    people = [(rule_system, rule_system.game(), sheet) for sheet in (*ordinary(system, 3), extremes(system)[0])]
    paper = PAPER_SIZES["B5"]
    pages = sheet_pages(people, Mode.FILLED, words("ja", system), PaperContext(paper=paper))
    files = [tmp_path / name for name in ("shared.pdf", "apart.pdf", "again.pdf")]
    for file, shared in zip(files, (True, False, True), strict=True):
        write_pdf(pages, file, size=paper, shared=shared)
    known, alone = PdfReader(files[0]), PdfReader(files[1])
    assert len(known.pages) == len(alone.pages) == len(pages)
    assert sum(page["/Contents"].get_object().__class__.__name__ == "ArrayObject" for page in known.pages) >= 4
    (texts, shown), (alone_said, alone_shown) = map(seen, files[:2])
    assert texts == alone_said
    assert all(texts)
    assert files[0].stat().st_size < files[1].stat().st_size
    assert files[0].read_bytes() == files[2].read_bytes()
    for one, other in zip(shown, alone_shown, strict=True):
        assert far(one, other) < EDGES


def test_pdf_objects_match_their_cross_reference_table(tmp_path: Path) -> None:
    pages = [replace(form(name).drawing(), title=name) for name in ("アオイ", "ミナト", "ソラ")]
    write_pdf(pages, tmp_path / "three.pdf")
    content = (tmp_path / "three.pdf").read_bytes()
    start = int(re.search(rb"startxref\n(\d+)\n", content)[1])  # type: ignore[index]
    table = re.findall(rb"(\d{10}) (\d{5}) ([nf]) \n", content[start:])
    for number, (at, _, state) in enumerate(table):
        here = content[int(at) :].startswith(b"%d 0 obj\n" % number)
        assert here == (number > 0)
        assert (state == b"n") == (number > 0)
    reader = PdfReader(tmp_path / "three.pdf")
    assert [one.title for one in reader.outline if not isinstance(one, list)] == ["アオイ", "ミナト", "ソラ"]
    assert [reader.get_destination_page_number(one) for one in reader.outline if not isinstance(one, list)] == [0, 1, 2]


def test_places_on_a_page_are_found_on_demand() -> None:
    asked: list[int] = []

    def find() -> list[int]:
        asked.append(1)
        return [3, 4]

    later: Later[int] = Later(find)
    assert not asked
    assert (later[0], later[1:], list(later), len(later)) == (3, (4,), [3, 4], 2)
    assert later == (3, 4) == Later(lambda: [3, 4])
    assert later != (3, 5)
    assert len({later, Later(lambda: [3, 4])}) == 1
    assert len(asked) == 1


@pytest.mark.parametrize("paper", ["B5", "A5", "Letter"])
def test_writing_pages_looks_up_no_places(paper: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def found(self: Later[object]) -> tuple[object, ...]:
        raise AssertionError("nobody has asked")

    monkeypatch.setattr(Later, "_all", property(found))
    rule_system = Catalogue().system("enishi")
    people = [(rule_system, rule_system.game(), sheet) for sheet in ordinary("enishi", 2)]
    pages = sheet_pages(people, Mode.FILLED, words("ja", "enishi"), PaperContext(paper=PAPER_SIZES[paper]))
    assert isinstance(pages[0].entries, Later)
    assert write_pdf(pages, tmp_path / "two.pdf", size=PAPER_SIZES[paper]) == len(pages)
