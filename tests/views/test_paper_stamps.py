"""What sheets have in common is recorded once; every page is as it would be if nothing had been recorded before."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.core.custom.profile import ProfileField
from desktop.core.game import AnyGame
from desktop.core.paper import Field
from desktop.core.sheet import Sheet
from desktop.core.words import Words
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.services.text.language import words
from desktop.views.paper.printing import find_paper, sheet_pages
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.sheet import stamps
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.fields import Entry
from desktop.views.paper.sheet.ink import PAPER_SIZES, Area, Mode
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.sheet.overflow import Remainder
from desktop.views.paper.sheet.parts import box, section, tick
from tests.example_budget import SHARE
from tests.paper_people import extremes, fullest, ordinary

pytestmark = pytest.mark.usefixtures("qapp")
AREA = Area(20, 30, 40, 9)


def games(system: str) -> list[AnyGame]:
    """Return the system's own game and one whose words and fields are another campaign's."""
    rule_system = Catalogue().system(system)
    definition = rule_system.definition()
    fields = (ProfileField(id="own0", label="所属"), ProfileField(id="own1", label="好物"))
    words = {"life": "アーマー", "combat": "修羅場", "score": "得点の札"} if system == "d6game" else {}
    return [rule_system.game(), rule_system.game(definition.evolve(profile=fields, labels=words))]


def drawn(system: str, sheet: Sheet, game: AnyGame, mode: Mode, words: Words, chances: bool) -> list[PageDrawing]:
    context = PaperContext(paper=PAPER_SIZES["A4"], chances=chances)
    return find_paper(system).pages(sheet, game, mode, words, context)


@pytest.mark.parametrize("system", system_ids())
def test_pages_are_the_same_whether_anything_was_recorded_before(system: str) -> None:
    people = [*ordinary(system, 3), extremes(system)[0]]
    cases: list[tuple[Any, ...]] = [
        (system, sheet, game, mode, words(language, system), chances)
        for game in games(system)
        for language, chances in (("ja", True), ("en", False))
        for mode, sheet in zip((Mode.FILLED, Mode.PENCIL) * 2, people, strict=True)
    ]
    cases.insert(1, (system, fullest(system), games(system)[0], Mode.FILLED, words("ja", system), True))
    stamps.forget()
    warm = [drawn(*case) for case in cases]
    assert [drawn(*case) for case in cases[::3]] == warm[::3]
    step = 1 if SHARE >= 100 else 2  # the fullest is the first of them
    for case, pages in zip(cases[1::step], warm[1::step], strict=True):
        stamps.forget()
        assert drawn(*case) == pages


@pytest.mark.parametrize("system", ["d6game", "kotodama"])
def test_sheets_of_two_games_in_one_job_use_their_own_terms(system: str) -> None:
    rule_system, (usual, own) = Catalogue().system(system), games(system)
    first, second, third = ordinary(system, 3)
    together = [(rule_system, own, first), (rule_system, usual, second), (rule_system, own, third)]
    stamps.forget()
    alone = [page for one in together for page in sheet_pages([one], Mode.FILLED, words("ja", system))]
    assert sheet_pages(together, Mode.FILLED, words("ja", system)) == alone


def test_recorded_piece_is_repeated_exactly() -> None:
    stamps.forget()
    first, second = Canvas(Mode.FILLED), Canvas(Mode.FILLED)
    tick(first, AREA, True)
    second.text(Area(20, 10, 60, 6), "前にあるもの", 9.0)
    tick(second, AREA, True)
    assert second.marks[1:] == first.marks
    assert second.frames == first.frames


def test_the_place_of_a_value_counts_from_the_page() -> None:
    stamps.forget()
    alone, after = Canvas(Mode.FILLED), Canvas(Mode.FILLED)
    box(alone, AREA, "現在", "7", field=Field("lp", True))
    after.line((10, 10), (20, 10))
    box(after, AREA, "現在", "7", field=Field("lp", True))
    (one,), (other,) = alone.entries, after.entries
    assert isinstance(one, Entry)
    assert [after.marks[slice(*span)] for span in other.spans] == [alone.marks[slice(*span)] for span in one.spans]
    assert other.spans != one.spans


def test_overflowing_piece_is_not_recorded() -> None:
    stamps.forget()
    rows = []
    for _ in range(2):
        remainder, canvas = Remainder("2枚目へ"), Canvas(Mode.FILLED)
        box(canvas, Area(20, 30, 20, 6), "", "長い名前" * 20, pt=9.0, carry=remainder.carry("名前"))
        stamps.once(canvas, ("rows",), lambda r=remainder: r.rows("持ち物", (), [("縄",)]), remainder)  # type: ignore[misc]
        rows.append((bool(remainder), remainder.taken))
    assert rows == [(True, 2), (True, 2)]


def test_a_turned_piece_is_drawn_turned_and_headings_are_noted_once() -> None:
    stamps.forget()
    canvas = Canvas(Mode.FILLED)
    section(canvas, AREA, "装備")
    with canvas.turned(50, 50, 180):
        section(canvas, AREA, "装備")
    half = len(canvas.marks) // 2
    assert {mark.turn for mark in canvas.marks[:half]} == {None}
    assert {mark.turn.degrees for mark in canvas.marks[half:] if mark.turn is not None} == {180}
    assert list(canvas.heads) == ["装備"]


def test_partly_shared_stamps_stay_split() -> None:
    stamps.forget()
    canvases = [Canvas(Mode.FILLED) for _ in range(4)]

    def lines(canvas: Canvas) -> None:
        canvas.line((10, 10), (20, 10))
        canvas.line((10, 12), (20, 12))

    for canvas in canvases[:2]:
        stamps.once(canvas, ("apart",), lambda canvas=canvas: lines(canvas), apart=True)
    for canvas in canvases[2:]:
        stamps.once(canvas, ("together",), lambda canvas=canvas: lines(canvas))
    assert [len(canvas.pieces) for canvas in canvases] == [2, 2, 1, 1]
    assert len({tuple(canvas.marks) for canvas in canvases}) == 1
    assert {canvas.count for canvas in canvases} == {2}
