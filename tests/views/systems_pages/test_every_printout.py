"""Every kind of page beside the sheets: without characters, with few, with the longest values: whole and legible."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QFont, QRawFont

from desktop.core.sheet import Sheet
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.services.text.language import words
from desktop.systems.blank.sheet import Item as OwnItem
from desktop.systems.common.sheet import CopyRow
from desktop.systems.d6game.sheet import ItemRow
from desktop.systems.d20fate.sheet import Condition
from desktop.systems.kotodama.sheet import Art
from desktop.views.paper.printing import find_printouts
from desktop.views.paper.protocol import PaperContents, PaperContext
from desktop.views.paper.sheet.ink import FLOOR, PAPER_SIZES, Mode
from desktop.views.paper.sheet.marks import Glyphs, PageDrawing
from desktop.views.paper.tonight import Job
from desktop.views.style import fonts
from tests import paper_faults
from tests.example_budget import cells

pytestmark = pytest.mark.usefixtures("qapp")
SYSTEMS = system_ids()
KINDS = [(system, printout.id) for system in SYSTEMS for printout in find_printouts(system)]
NAME = "霧島の奥に住む名の長い旅人、髙橋𠮷之助とその仲間たち" * 8
MEMO = "川の向こうに灯が見えた。二人で渡ろうとしたが、橋はもう落ちていた。\n" * 160


def test_printouts_are_found_without_other_modules() -> None:
    """Printing may be the first action after the start: checks and odds are not loaded before."""
    program = "; ".join(
        (
            "from desktop.services.text.catalogue import system_ids",
            "from desktop.views.paper.printing import find_printouts",
            "print(all(find_printouts(system) for system in system_ids()))",
        )
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (run.stdout, run.stderr) == ("True\n", "")


def make_sheet(system: str, number: int, **changes: Any) -> Sheet:
    rule_system = Catalogue().system(system)
    sheet: Sheet = rule_system.randomise(rule_system.game(), Random(number)).evolve(
        name=f"人物{number}", player="石田", **changes
    )
    return sheet


def extreme(system: str, number: int) -> Sheet:
    """A character with every text as long as it may be, and sixty cards."""
    long = {"name": NAME[:200], "reading": "な" * 200, "memo": MEMO[:5000], "gm_notes": MEMO[:5000]}
    own: dict[str, dict[str, Any]] = {
        "common": {"abilities": (CopyRow(card="max_ap_up"),) * 60},
        "kotodama": {"arts": tuple(Art(name=NAME[:200], target=NAME[:200], effect=MEMO[:5000]) for _ in range(3))},
        "d6game": {"items": tuple(ItemRow(name=NAME[:200], note=MEMO[:5000]) for _ in range(3))},
        "d20fate": {"conditions": (Condition(text=NAME[:200], until=NAME[:200]),) * 20},
        "enishi": {},
        "blank": {"items": tuple(OwnItem(name=NAME[:200], note=MEMO[:200]) for _ in range(3))},
    }
    return make_sheet(system, number).evolve(**{**long, **own[system]})


def contents(system: str, pcs: tuple[Sheet, ...], npcs: tuple[Sheet, ...] = (), language: str = "ja") -> PaperContents:
    rule_system = Catalogue().system(system)
    context = PaperContext(campaign_title=NAME[:200])
    return PaperContents(
        rule_system.game(), words(language, system), context, pcs, tuple(n.evolve(is_pc=False) for n in npcs)
    )


def drawn(kind: str, given: PaperContents) -> list[PageDrawing]:
    found = find_printouts(given.game.definition.based_on)
    return next(printout for printout in found if printout.id == kind).draw(given)


def faults(pages: list[PageDrawing]) -> list[object]:
    small = [m.text for page in pages for m in page.marks if isinstance(m, Glyphs) and m.style.pt < FLOOR]
    return [*small, *paper_faults.faults(pages)]


@pytest.mark.parametrize(("system", "kind"), KINDS)
def test_every_page_is_whole_when_empty_and_with_the_longest_values(system: str, kind: str) -> None:
    """Nothing is cut, nothing overlaps, and no sign is a box."""
    empty = contents(system, ())
    assert faults(drawn(kind, empty)) == []
    full = contents(system, tuple(extreme(system, n) for n in range(2)), (extreme(system, 3),))
    pages = drawn(kind, full)
    assert faults(pages) == []
    assert boxes(pages) == []


@cache
def faces() -> list[QRawFont]:
    families = fonts.load()
    return [QRawFont.fromFont(QFont(family)) for family in (*families.text, *families.figures)]


def boxes(pages: list[PageDrawing]) -> list[str]:
    """List the signs of pages that no typeface has."""
    signs = {sign for page in pages for text in page.texts() for sign in text if not sign.isspace()}
    return [sign for sign in signs if not any(face.supportsCharacter(ord(sign)) for face in faces())]


@pytest.mark.parametrize("system", SYSTEMS)
def test_players_printouts_contain_no_gm_data(system: str) -> None:
    """CM-APP-07 and what every system's players may know: no NPC, no note of the GM."""
    pcs = (make_sheet(system, 1, gm_notes="黒幕の覚え書き"),)
    npcs = (make_sheet(system, 2, gm_notes="黒幕の覚え書き", memo="北の秘密").evolve(name="白い女"),)
    given = contents(system, pcs, npcs)
    for printout in find_printouts(system):
        if not printout.gm:
            text = "".join(text for page in printout.draw(given) for text in page.texts())
            assert not any(secret in text for secret in ("白い女", "黒幕", "北の秘密")), printout.id


@pytest.mark.parametrize(("system", "paper"), cells(SYSTEMS, PAPER_SIZES))
def test_all_printouts_fit_one_job_on_every_paper(system: str, paper: str) -> None:
    job = Job(Catalogue().system(system), replace(contents(system, (make_sheet(system, 1),), (make_sheet(system, 2),))))
    every = [part.id for part in job.parts()]
    pages = job.pages(every, Mode.PENCIL, paper)
    assert len(pages) >= len(every)
    assert faults(pages) == []
