"""What a place on paper says of a sheet: forms and 紙から戻す write and read paper by the same rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel

from desktop.core.custom.values import Track
from desktop.core.game import AnyGame
from desktop.core.paper import Field, How
from desktop.core.sheet import Sheet
from desktop.core.value import at
from desktop.core.words import Words
from desktop.models.sheet.schema import FieldSchema, at_path

KEYS = ("name", "person", "text", "label", "field")
"""What a row of a list is called; without it the row is gone."""
YES = "○"
"""How a yes is written where there is no box to tick."""


def shown(sheet: Sheet, place: Field, words: Words) -> str | bool:
    """Return what a place says of a sheet: text, a tick, or which choice is ticked."""
    value = printed_value(sheet, place.path)
    match place.how:
        case How.PRESENT:
            return value is not None
        case How.TICKED:
            return bool(value)
        case How.COUNTED:
            return isinstance(value, int) and place.nth <= value
        case How.LOST:
            return isinstance(value, int) and place.nth > value
        case How.ONE_OF | How.RINGED:
            return option_of(value)
    return text_of(value, schema_of(type(sheet), place.path), words)


def printed_value(sheet: Sheet, path: str) -> Any:
    """Read a part of a sheet as it is printed, None where there is none; a custom track is a number."""
    try:
        value = at(sheet, path)
    except KeyError:
        return None
    return value.value if isinstance(value, Track) else value


def option_of(value: Any) -> str:
    """Return the name of a choice."""
    return str(value).lower() if isinstance(value, bool) else "" if value is None else str(value)


def text_of(value: Any, schema: FieldSchema | None, words: Words) -> str:
    """Write a value as it is printed."""
    if value is None or isinstance(value, bool):
        return YES if value else ""
    if isinstance(value, tuple):
        return words.say("、").join(str(getattr(row, "name", row)) for row in value)
    labels = dict(schema.choices) if schema is not None else {}
    return words.say(labels[value]) if value in labels and isinstance(value, str) else str(value)


def schema_of(kind: type[BaseModel], path: str) -> FieldSchema | None:
    """Return what a model says of a field; None where it has none such."""
    try:
        return at_path(kind, path)
    except KeyError:
        return None


def title_of(sheet: Sheet, path: str, words: Words, game: AnyGame) -> str:
    """Return the words for a field, as the campaign calls it: the titles on the way to it, rows by their names."""
    texts: list[str] = []
    kind: Any = type(sheet)
    value: Any = sheet
    steps = path.split(".")
    if steps[0] == "own":
        return next((one.label for one in game.profile if one.id == steps[1]), steps[1])
    for number, step in enumerate(steps):
        if step.isdecimal():
            row = value[int(step)] if isinstance(value, tuple) and int(step) < len(value) else None
            name = next((str(getattr(row, key)) for key in KEYS if getattr(row, key, "")), "")
            texts.append(name or str(int(step) + 1))
            value = row
            continue
        info = kind.model_fields.get(step) if isinstance(kind, type) and issubclass(kind, BaseModel) else None
        called = game.definition.labels.get(step) if number == 0 else ""
        texts.append(called or (words.say(info.title) if info is not None and info.title else step))
        value = value.get(step) if isinstance(value, Mapping) else getattr(value, step, None)
        schema = schema_of(kind, step) if info is not None else None
        kind = None if schema is None else schema.row_type or schema.kind
    return " › ".join(texts)
