"""Every place of a page with a value names its field, and the pencil page omits changing values."""

from __future__ import annotations

from random import Random

import pytest

from desktop.core.paper import How
from desktop.models.sheet.schema import at_path
from desktop.services.text.catalogue import Catalogue
from desktop.services.text.language import words
from desktop.views.paper.printing import find_paper
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.sheet.fields import Entry
from desktop.views.paper.sheet.ink import Mode
from desktop.views.paper.sheet.marks import Glyphs, PageDrawing

SYSTEMS = [info.id for info in Catalogue()]


def drawn(name: str, mode: Mode, seed: int = 7) -> list[PageDrawing]:
    system = Catalogue().system(name)
    game = system.game()
    sheet = None if mode is Mode.BLANK else system.randomise(game, Random(seed)).evolve(memo="ひとこと")
    return find_paper(name).pages(sheet, game, mode, words("ja", name), PaperContext())


def entries(pages: list[PageDrawing]) -> list[Entry]:
    return [entry for page in pages for entry in page.entries]


def texts_by_field(pages: list[PageDrawing]) -> dict[tuple[str, str, int, str], tuple[str, ...]]:
    """The texts of each place: by path, kind, box, and choice."""
    found = {}
    for page in pages:
        for entry in page.entries:
            marks = [mark for first, last in entry.spans for mark in page.marks[first:last]]
            texts = tuple(mark.text if isinstance(mark, Glyphs) else "/" for mark in marks)
            field = entry.field
            found[field.path, field.how.value, field.nth, field.option] = texts
    return found


@pytest.mark.parametrize("name", SYSTEMS)
def test_pencil_page_omits_changing_values_and_prints_the_rest(name: str, qapp: object) -> None:
    filled, pencil = drawn(name, Mode.FILLED), drawn(name, Mode.PENCIL)
    moving = {entry.field.path for entry in entries(filled) if entry.field.moves}
    assert moving, "something changes in play in every system"
    typed, left = texts_by_field(filled), texts_by_field(pencil)
    for key, texts in left.items():
        if key[0] in moving:
            assert texts == () or "開始" in "".join(texts), f"{key} is for the pencil"
        else:
            assert texts == typed[key], key


@pytest.mark.parametrize("name", SYSTEMS)
@pytest.mark.parametrize("mode", list(Mode))
def test_every_place_names_a_field_of_the_sheet_once(name: str, mode: Mode, qapp: object) -> None:
    kind = Catalogue().system(name).sheet_type
    found = entries(drawn(name, mode))
    assert len(found) > 20
    keys = [(e.field.path, e.field.how, e.field.nth, e.field.option) for e in found]
    assert len(keys) == len(set(keys))
    for entry in found:
        path = entry.field.path
        head = path.rpartition(".")[0] if entry.field.how is How.PRESENT or path.split(".")[0] in LISTS else path
        at_path(kind, head)


LISTS = ("visited", "met")
"""Lists of bare texts, whose rows have no fields."""
