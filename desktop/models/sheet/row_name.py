"""What a row of a list is called where only a line of it is seen: by its name, else by what was chosen in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pydantic import BaseModel

from desktop.core.words import Words
from desktop.models.sheet.schema import columns

NAMES = ("name", "label", "title", "text")
"""Fields that can stand for a row, in order of preference."""
CHOSEN = ("type", "kind", "holds", "op", "when")
"""Fields whose choice says what a row without a name is."""


def row_name(
    row_type: type[BaseModel],
    row: Mapping[str, Any],
    words: Words,
    known: Callable[[str], Sequence[tuple[str, str]]] = lambda _kind: (),
) -> str:
    """Return its line, empty without a name or text; no id and no internal key is part of it.

    Args:
        known: gives what a kind of reference may lead to: (value, name) of each.
    """
    written = next((str(row[key]) for key in NAMES if row.get(key)), "")
    if written:
        return words.say(written)
    parts: list[str] = []
    for schema in columns(row_type):
        value = row.get(schema.name)
        if schema.name in CHOSEN:
            value = row_type.model_fields[schema.name].default if value is None else value
            parts += [words.say(label) for choice, label in schema.choices if choice == value]
        elif schema.refers and isinstance(value, str) and value:
            parts.append(dict(known(schema.refers)).get(value, value if schema.free else ""))
    text = "　".join(part for part in parts if part)
    named = any(key in row_type.model_fields for key in NAMES[:2])
    return text if text or named else _numbers(row_type, row, words)  # one that is to have a name has none yet


def _numbers(row_type: type[BaseModel], row: Mapping[str, Any], words: Words) -> str:
    """Say the first numbers of a row of a table that holds nothing else."""
    found = [schema for schema in columns(row_type) if type(row.get(schema.name)) is int]
    return "　".join(f"{words.say(schema.title)} {row[schema.name]}" for schema in found[:2])
