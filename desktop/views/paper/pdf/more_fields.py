"""What a form has no place for on the sheet's own pages: joined texts, rows of further pages, line by line.

The model is walked, so that no list of a system is forgotten; fields without use on paper are left out.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from pydantic import BaseModel

from desktop.core.custom.values import Track
from desktop.core.game import AnyGame
from desktop.core.paper import Field, ticked
from desktop.core.rolls.outcome import Explained
from desktop.core.sheet import Sheet
from desktop.core.words import Words
from desktop.models.paper.values import KEYS, shown, title_of
from desktop.models.sheet.schema import FieldSchema, field_schema
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.flow import Flow
from desktop.views.paper.sheet.ink import Mode
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.sheet.page import Frame, bind
from desktop.views.paper.text.game_name import game_name

TITLE = "書き込みの続き"
CALLED = (*KEYS, "title", "ability", "specialty")
"""What a row may be called by."""
LEFT_OUT = ("own", "colour", "portrait", "gm_notes", "is_pc")
"""What every sheet has and no page of it."""


def more_fields(sheet: Sheet, known: Collection[str]) -> Iterator[Field]:
    """Yield the places that a sheet's pages do not have.

    Args:
        known: paths that have a place.
    """
    for name in type(sheet).model_fields:
        schema = field_schema(type(sheet), name)
        if not schema.hidden and name not in LEFT_OUT and name not in known:
            yield from _of(getattr(sheet, name), name, schema, known)


def _of(value: Any, path: str, schema: FieldSchema, known: Collection[str]) -> Iterator[Field]:
    if isinstance(value, tuple):
        for number, row in enumerate(value):
            here = f"{path}.{number}"
            if isinstance(row, BaseModel):
                yield from _row(row, here, known)
            elif here not in known and row:
                yield Field(here)
    elif isinstance(value, BaseModel) and not isinstance(value, Explained | Track):
        for name in type(value).model_fields:
            if f"{path}.{name}" not in known:
                part = field_schema(type(value), name)
                yield from _of(getattr(value, name), f"{path}.{name}", part, known)
    elif isinstance(value, str) and value and not schema.choices:
        yield Field(path)


def _row(row: BaseModel, path: str, known: Collection[str]) -> Iterator[Field]:
    """Yield what a row says that is called something; a row that is not is the program's own record.

    Of a row that the page has, what it is called and which kind it is of is nothing that changes.
    """
    if not any(getattr(row, key, "") for key in CALLED):
        return
    placed = any(one.startswith(f"{path}.") for one in known)
    for name in type(row).model_fields:
        schema, value, here = field_schema(type(row), name), getattr(row, name), f"{path}.{name}"
        if schema.hidden or (schema.listed and not schema.free) or here in known or name == "reading":
            continue
        if placed and (name in KEYS or (schema.choices and not schema.free)):
            continue
        if isinstance(value, bool):
            yield ticked(here)
        elif isinstance(value, str | int) and value:
            yield Field(here)


def more_pages(
    sheet: Sheet, game: AnyGame, known: Collection[str], mode: Mode, words: Words, context: PaperContext
) -> list[PageDrawing]:
    """Draw the lines, on as many pages as they need; none where every value has its place."""
    fields = list(more_fields(sheet, known))
    if not fields:
        return []
    frame = Frame(
        system=game_name(sheet.system, game),
        mode=mode,
        words=words,
        campaign_title=context.campaign_title,
        sheet=sheet,
        base=context.base,
        code=context.codes.get(sheet.id),
    )
    blank = Canvas(mode, landscape=context.base is not None, base=context.base)
    flow = Flow(mode, frame.foot_top(blank), context.base)
    flow.heading(words.say(TITLE))
    for field in fields:
        label, value = title_of(sheet, field.path, words, game), shown(sheet, field, words)
        if isinstance(value, bool):
            flow.tick(label, value, field)
        else:
            flow.text(label, value, field)
    return bind(frame, flow.canvases)
