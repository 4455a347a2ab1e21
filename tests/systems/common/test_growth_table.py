"""What elapsed cycles give, as a campaign has it (CM-CYC-03, CM-CYC-04): levels, CP, the steps on screen, paper."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from desktop.core.words import Words
from desktop.systems.common import SYSTEM, tables
from desktop.systems.common.engines import SESSION
from desktop.views.paper.printing import find_printouts, sheet_pages
from desktop.views.paper.protocol import PaperContents
from desktop.views.paper.sheet.ink import Mode

ROWS = [row.model_dump(mode="json") for row in tables.elapsed()]
OWN = [{**row, "level": 1, "cp": 3} for row in ROWS]


def test_the_table_begins_as_it_is_published() -> None:
    settings = SYSTEM.game().settings
    assert [(settings.growth_of(n).level, settings.growth_of(n).cp) for n in range(1, 7)] == [
        (n, n) for n in range(1, 7)
    ]


@pytest.mark.parametrize(("rows", "level", "cp"), [(ROWS, 4, 8), (OWN, 1, 6)])
def test_levels_and_cp_follow_the_table(rows: list[dict[str, Any]], level: int, cp: int) -> None:
    game = SYSTEM.game(SYSTEM.definition().evolve(lists={"elapsed": rows}))
    engine = SESSION
    assert engine is not None
    sheet = SYSTEM.randomise(game, Random(2)).evolve(growth_rate=2, level=0, cp=0)
    state = engine.start((sheet,), game)
    begun = next((move for move in engine.legal(state) if move.event == "begin"), None)
    if begun is not None:
        state = engine.apply(state, engine.events.validate_python({"kind": "begin"}))
    state = engine.apply(state, engine.events.validate_python({"kind": "elapse", "cycles": 4}))
    grown = state.sheet(sheet.id)
    assert (grown.level, grown.cp) == (level, cp)


def test_printouts_show_custom_growth_table(qapp: object) -> None:
    game = SYSTEM.game(SYSTEM.definition().evolve(lists={"elapsed": OWN}))
    sheet = [text for page in sheet_pages([(SYSTEM, game, None)], Mode.BLANK, Words()) for text in page.texts()]
    (printout,) = (printout for printout in find_printouts("common") if printout.id == "gm_screen")
    screen = [text for page in printout.draw(PaperContents(game, Words())) for text in page.texts()]
    for texts in (sheet, screen):
        assert "レベル＋1、1、1、1、1、1" in "".join(texts)
        assert "レベルに足す" not in "".join(texts)


def test_other_rows_are_refused_by_name() -> None:
    found = SYSTEM.check_definition(SYSTEM.definition().evolve(lists={"elapsed": ROWS[:5]}))
    assert [(problem.code, problem.field) for problem in found] == [("other_rows", "lists.elapsed")]
