"""No line of a sheet crosses its text, at any length."""

from __future__ import annotations

import pytest

from desktop.services.text import language
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.views.paper.printing import sheet_pages
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import PAPER_SIZES, Area, Mode
from tests.paper_faults import struck
from tests.paper_people import extremes

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("speaks", ["ja", "en"])
@pytest.mark.parametrize("size", ["A4", "B5"])
@pytest.mark.parametrize("system", system_ids())
def test_no_line_runs_through_a_text(system: str, size: str, speaks: str) -> None:
    rule_system, words = Catalogue().system(system), language.words(speaks, system)
    people = [(rule_system, rule_system.game(), sheet) for sheet in extremes(system)]
    pages = sheet_pages(people, Mode.FILLED, words, PaperContext(paper=PAPER_SIZES[size]))
    assert [text for page in pages for text in struck(page.marks)] == []


def test_a_line_through_a_text_is_found() -> None:
    canvas = Canvas(Mode.FILLED)
    canvas.text(Area(20, 20, 60, 6), "霧島の夜", 12)
    canvas.line((20, 30), (80, 30))
    assert struck(canvas.marks) == []
    canvas.line((20, 23), (80, 23))
    assert struck(canvas.marks) == ["霧島の夜"]
