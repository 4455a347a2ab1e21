"""Text equal to the model: every field of every character, and every computed number, stands on paper.

`TAKUJO_EVERY_PAPER=1` writes ten people and the extremes of every system on every paper, instead of two.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pypdfium2
import pytest

from desktop.core.game import AnyGame
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.services.text.language import words
from desktop.systems.kotodama.sheet import OVER
from desktop.views.paper.printing import find_paper, write_pdf
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.sheet.ink import PAPER_SIZES, Mode
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.systems.kotodama.labels import shown_range
from tests.example_budget import cells
from tests.paper_people import extremes, ordinary
from tests.printed_values import Pages, full, leaves, plain

pytestmark = pytest.mark.usefixtures("qapp")
EVERY = bool(os.environ.get("TAKUJO_EVERY_PAPER"))
PAPERS = [("A4", False), ("A5", False), ("B5", False), ("Letter", False), ("A4", True)]
share = product if EVERY else cells
"""Which cells of systems and papers a run tries: every system and every paper at least once."""
NOT_PRINTED = {
    "": {
        "colour": "the colour of a character's mark on the screen",
        "gm_notes": "for the GM only; no sheet of paper has them",
        "portrait": "a picture, printed where it is wanted",
    },
    "blank": {
        "is_pc": "who plays a sheet is seen by its player",
        "items.*.item": "said by the name that the list gives it",
    },
    "common": {
        "abilities.*.source": "how a copy was come by concerns the program",
        "items.*.source": "how a copy was come by concerns the program",
        "abilities.*.equipped": "nothing that is worn",
        "abilities.*.used_*": "counted in boxes where the card limits it",
        "items.*.used_*": "counted in boxes where the card limits it",
        "abilities.*.choice": "said in the card's name where it has a place for it",
        "items.*.choice": "said in the card's name where it has a place for it",
        "abilities.*.card": "said by the card's name, in which the choice stands",
        "items.*.card": "said by the card's name, in which the choice stands",
        "items.*.equipped": "a box on page one, words on a further page",
        "states.*.effects.*.ref": "MAXAP has none",
        "effects.*.ref": "MAXAP has none",
        "custom.*.carry": "what is kept after a scenario is the program's to know",
        "=ap_fraction": "AP and MAXAP stand each by itself",
    },
    "d20fate": {
        "is_pc": "who plays a sheet is seen by its player",
        "skills.*.reading": "only searched by",
        "skills.*.trained": "a box on page one, a circle on a further page",
        "modifiers.*.applies_to": "said by the name of the ability or skill",
    },
    "d6game": {
        "is_pc": "who plays a sheet is seen by its player",
        "in_party": "who counts for game over is the GM's to know",
        "life_die": "drawn as the face of a die",
        "=life_initial": "as it is written, whatever dice and gear come to by now",
        "items.*.carried": "told where it is not so",
        "=incapacitated": "a box to tick",
    },
    "enishi": {
        "is_pc": "who plays a sheet is seen by its player",
        "weapons.*.carried": "told where it is not so",
        "weapons.*.in_use": "told where it is not so",
        "weapons.*.hand_held": "told of artillery alone",
        "weapons.*.versatile": "told by how it is held",
        "weapons.*.grip": "told where it is not as its row says",
        "armour.*.carried": "told where it is not so",
        "armour.*.in_use": "told where it is not so",
        "weapons.*.row": "its kind in short, where it has a name",
        "dead": "a box to tick, which the state says",
        "effect_log.*": "the record of a play session; support is counted in boxes",
        "=state": "boxes to tick",
        "=gauge_left": "boxes that are not ticked",
    },
    "kotodama": {
        "outfits.*.duration": "told where it is not for ever",
        "outfits.*.equipped": "a box on page one, a tick on a further page",
        "=is_ninja": "said by DL and its bonus",
    },
}
"""What a page leaves out or says otherwise, by path and why; = is a computed number.

A value that has a place of its own on the page, all the same, must be right there.
"""


@cache
def system_and_game(name: str) -> tuple[AnySystem, AnyGame]:
    system = Catalogue().system(name)
    definition = system.definition()
    if name == "d6game":
        definition = definition.evolve(settings={"equipment.enabled": True})
    return system, system.game(definition)


def drawn(name: str, sheet: Sheet, paper: str = "A4", large: bool = False) -> list[PageDrawing]:
    system, game = system_and_game(name)
    context = PaperContext(paper=PAPER_SIZES[paper], large=large)
    return find_paper(name).pages(system.printable(sheet, game), game, Mode.FILLED, words("ja", name), context)


def left_out(name: str, path: str) -> bool:
    known = {**NOT_PRINTED[""], **NOT_PRINTED.get(name, {})}
    shapes = (re.escape(pattern).replace(r"\*", ".*") for pattern in known)
    return any(re.fullmatch(shape, path) for shape in shapes)


def numbers(name: str, sheet: Sheet) -> Iterator[tuple[str, str]]:
    """Yield every computed number by its name, as it is shown: lengths one by one, attacks of available weapons."""
    system, game = system_and_game(name)
    behind = {f"attack_line.{n}" for n, one in enumerate(getattr(sheet, "weapons", ())) if not one.carried}
    for key, number in system.explained(sheet, game).items():
        if key in behind:
            continue
        for part in re.split(r" / ", number.shown) if key.startswith("moves") else [number.shown]:
            yield f"={key}", plain(part.removesuffix(" m"))


def missing(name: str, sheet: Sheet, pages: Pages) -> list[tuple[str, Any]]:
    """List the values of the model that the pages lack."""
    game = system_and_game(name)[1]
    sentence = shown_range(OVER, words("ja", name))
    every = ((path, sentence if value == OVER else value, schema) for path, value, schema in leaves(sheet))
    values = [
        (path, value)
        for path, value, schema in every
        if not pages.contains(path, value, schema, game) and (pages.has_place(path) or not left_out(name, path))
    ]
    known = {field.id for field in game.profile}
    values = [(path, value) for path, value in values if not path.startswith("own.") or path[4:] in known]
    sums = [
        (key, text) for key, text in numbers(name, sheet) if text and not left_out(name, key) and not pages.has(text)
    ]
    return [*values, *sums]


@pytest.mark.parametrize("name", system_ids())
def test_every_field_of_the_model_has_its_place(name: str) -> None:
    system, game = system_and_game(name)
    for seed in range(4):
        sheet = full(system, game, seed)
        assert missing(name, sheet, Pages(drawn(name, sheet), words("ja", name))) == [], seed


@pytest.mark.parametrize(("name", "form"), share(system_ids(), PAPERS if EVERY else PAPERS[:2]))
def test_ten_people_and_the_extremes_are_on_paper_as_in_the_model(name: str, form: tuple[str, bool]) -> None:
    paper, large = form
    for sheet in (*ordinary(name, 10), *extremes(name)):
        assert missing(name, sheet, Pages(drawn(name, sheet, paper, large), words("ja", name))) == []


@pytest.mark.parametrize(("name", "form"), share(system_ids(), PAPERS))
def test_the_text_of_the_pdf_is_that_of_the_model(name: str, form: tuple[str, bool], tmp_path: Path) -> None:
    """One file of all of them: its text can be searched and copied, on every paper."""
    paper, large = form
    system, game = system_and_game(name)
    people = [*ordinary(name, 10 if EVERY else 1), *(extremes(name) if EVERY else [full(system, game)])]
    sheets = [drawn(name, sheet, paper, large) for sheet in people]
    out = tmp_path / "all.pdf"
    write_pdf([page for pages in sheets for page in pages], out, size=PAPER_SIZES[paper])
    document = pypdfium2.PdfDocument(out)
    texts = iter([page.get_textpage().get_text_bounded() for page in document])
    document.close()
    for sheet, pages in zip(people, sheets, strict=True):
        text = " ".join(next(texts) for _ in pages)
        assert missing(name, sheet, Pages(pages, words("ja", name), text)) == []


def test_unprinted_paths_exist_in_the_model() -> None:
    """A path that no model has any more does not stay in the list."""
    for name in system_ids():
        system, game = system_and_game(name)
        known = {path for path, _, _ in leaves(full(system, game))} | {f"={key}" for key, _ in numbers_of(name)}
        for pattern in NOT_PRINTED.get(name, {}):
            shape = re.escape(pattern).replace(r"\*", ".*")
            assert any(re.fullmatch(shape, path) for path in known), (name, pattern)


def numbers_of(name: str) -> Iterator[tuple[str, str]]:
    system, game = system_and_game(name)
    return ((key.removeprefix("="), text) for key, text in numbers(name, full(system, game)))
