"""What the GM writes in while playing keeps the size a pencil needs on small paper; it takes more pages instead."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.services.text.catalogue import system_ids
from desktop.views.paper.fight_boxes import LEAST_BOX
from desktop.views.paper.sheet.ink import PAPER_SIZES, Mode
from desktop.views.paper.sheet.marks import Round
from desktop.views.paper.sheet.painting import Placement
from desktop.views.systems.common.paper.printouts import LEAST_CELL
from tests.paper_faults import collisions
from tests.views.test_paper_english import job

pytestmark = pytest.mark.usefixtures("qapp")
KINDS = ("page:tracker", "page:gm_screen", "page:quick")


@pytest.mark.parametrize("size", ["A5", "B5", "Letter"])
@pytest.mark.parametrize("system", system_ids())
@pytest.mark.parametrize("speaks", ["ja", "en"])
def test_gm_pages_are_laid_out_for_the_paper(system: str, size: str, speaks: str, tmp_path: Path) -> None:
    """On A5 they were a smaller picture of A4: boxes of 3 mm, type below the least."""
    given = job(system, speaks, tmp_path)
    for kind in KINDS:
        for page in given.of(kind, [], Mode.FILLED, size):
            assert Placement.on(page, PAPER_SIZES[size]).factor == pytest.approx(1), kind
            assert page.overflows == (), kind
            assert collisions(page.marks) == [], kind


@pytest.mark.parametrize("size", PAPER_SIZES)
@pytest.mark.parametrize("system", system_ids())
def test_boxes_of_a_fight_are_as_large_as_a_pencil_needs(system: str, size: str, tmp_path: Path) -> None:
    given = job(system, "ja", tmp_path)
    for page in (page for kind in ("page:tracker", "page:gm_screen") for page in given.of(kind, [], Mode.FILLED, size)):
        factor = Placement.on(page, PAPER_SIZES[size]).factor
        boxes = [mark.area for mark in page.marks if isinstance(mark, Round) and mark.pen and not mark.radius]
        assert min((min(box.w, box.h) * factor for box in boxes), default=LEAST_BOX) >= LEAST_BOX - 0.01


@pytest.mark.parametrize("size", PAPER_SIZES)
@pytest.mark.parametrize("kind", ["stage_players", "stage_gm"])
def test_the_stage_map_is_as_large_on_every_paper(kind: str, size: str, tmp_path: Path) -> None:
    """CM-MAP-03, CM-APP-10: the same grid of three times two rows of four, on as many pages as it needs."""
    pages = job("common", "ja", tmp_path).of(f"page:{kind}", [], Mode.FILLED, size)
    maps = [page for page in pages if "現在のサイクル数" in page.texts()]
    for page in maps:
        assert Placement.on(page, PAPER_SIZES[size]).factor == pytest.approx(1)
        assert page.overflows == ()
        assert collisions(page.marks) == []
    cells = [mark.area for page in maps for mark in page.marks if isinstance(mark, Round) and mark.area.h > 30]
    assert len(cells) == 3 * 2 * 4
    assert min(cell.h for cell in cells) >= LEAST_CELL
    assert len(maps) == {"A4": 1, "Letter": 1, "B5": 2, "A5": 3}[size]
