"""The numbers that formulas of a definition may ask for, and what they are on a sheet.

Three kinds of id: `own.<field>` for custom fields, the name of a computed number (`derive`), and a dotted path
into the sheet, where `#id` stands for the row of that id (`abilities.#body.value`). What a sheet has not got counts
as 0.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping

from desktop.core.custom.profile import FieldKind
from desktop.core.expression.names import Named
from desktop.core.fields import holds
from desktop.core.game import AnyGame
from desktop.core.rolls.outcome import Explained
from desktop.core.sheet import Sheet
from desktop.core.value import Value
from desktop.core.words import JAPANESE, Phrase, Typed, Words, phrase

OWN = "own."
_WHOLE = r"([+−±-]?[0-9]+)?"
"""How a computed number is written that is one number and not several."""
NUMBERS = (FieldKind.NUMBER, FieldKind.CHECK, FieldKind.FORMULA, FieldKind.TRACK)
"""Kinds of custom fields that are a number; a tick is 1."""


def names(game: AnyGame, sheet: Sheet, derived: Mapping[str, Explained], words: Words = JAPANESE) -> tuple[Named, ...]:
    """List what a formula may ask for: custom fields first, then computed numbers, then the sheet's own values.

    Args:
        sheet: any sheet of the system; a new one has the rows of the definition.
        words: the language of the window; the Japanese word and the id are known as well.
    """
    return tuple(_named(name, label, words) for name, label in labels(game, sheet, derived).items())


def labels(game: AnyGame, sheet: Sheet, derived: Mapping[str, Explained]) -> dict[str, Phrase | str]:
    """Return what a sentence calls each number that a formula may ask for, in the order of `names`."""
    found: dict[str, Phrase | str] = {OWN + f.id: Typed(f.label) for f in game.profile if f.kind in NUMBERS}
    once = Counter(str(number.label) for number in derived.values())
    for name, number in derived.items():
        if number.value is not None and re.fullmatch(_WHOLE, number.text) and once[str(number.label)] == 1:
            found.setdefault(name, number.label)
    computed = {str(label): name for name, label in found.items() if name in derived}
    for name, label in _on_sheet(sheet, game):
        alike = computed.get(str(label))
        if alike is not None and alike != name:  # STR 筋力 is 12 on the sheet, and +1 computed from it
            found[alike] = phrase("{label}（計算）", label=found[alike])
            computed.pop(str(label))
        found.setdefault(name, label)
    return found


def _named(name: str, label: Phrase | str, words: Words) -> Named:
    others = dict.fromkeys((words.say(label), str(label), name))
    return Named(id=name, label=next(iter(others)) or name, others=tuple(others)[1:])


def _on_sheet(sheet: Sheet, game: AnyGame) -> Iterator[tuple[str, Phrase | str]]:
    """List the whole numbers of a sheet by path, with the campaign's word for each."""
    for name, info in type(sheet).model_fields.items():
        extra = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
        if extra.get("hidden") or name == "own":
            continue
        value = getattr(sheet, name)
        if holds(info, int):
            yield name, game.label(name) if name in game.words else info.title or name
        elif isinstance(value, Value):
            yield from ((f"{name}.{part}", title) for part, title in _parts(value))
        elif isinstance(value, Mapping):
            labels = _labels(game)
            yield from ((f"{name}.{key}", labels.get(key, key)) for key in _keys(value, labels, game, name))
        elif isinstance(value, tuple):
            yield from _rows(name, value)


def _parts(value: Value) -> Iterator[tuple[str, str]]:
    for name, info in type(value).model_fields.items():
        if holds(info, int):
            yield name, info.title or name


def _labels(game: AnyGame) -> dict[str, str]:
    """Name every row of every list of the definition by its id."""
    rows = (row for spec in game.specs for row in game.rows(spec))
    return {_part(row, "id"): _part(row, "name") or _part(row, "label") for row in rows}


def _part(row: object, name: str) -> str:
    return str(getattr(row, name, "") or "")


def _keys(value: Mapping[str, object], labels: Mapping[str, str], game: AnyGame, name: str) -> Iterator[str]:
    """The entries of a mapping: its keys, and the rows of a list of that name or its plural."""
    lists = (spec for spec in game.specs if spec in (name, f"{name}s", f"{name[:-1]}ies"))
    listed = (_part(row, "id") for spec in lists for row in game.rows(spec))
    yield from dict.fromkeys(key for key in (*(key for key in value if key in labels), *listed) if key)


def _rows(name: str, rows: tuple[object, ...]) -> Iterator[tuple[str, str]]:
    """The value of each row that has an id and a name."""
    for row in rows:
        if isinstance(row, Value) and "value" in _fields(row):
            identifier, label = _part(row, "id"), _part(row, "name")
            if identifier and label:
                yield f"{name}.#{identifier}.value", label


def number_at(sheet: Sheet, path: str) -> int:
    """Read a whole number of a sheet by its path; 0 where the sheet has none.

    >>> number_at(Sheet(), "nothing.there")
    0
    """
    part: object = sheet
    for step in path.split("."):
        if step.startswith("#") and isinstance(part, tuple):
            part = next((row for row in part if getattr(row, "id", None) == step[1:]), None)
        elif isinstance(part, Mapping):
            part = part.get(step)
        else:
            part = getattr(part, step, None) if step in _fields(part) else None
    return int(part) if isinstance(part, int) else 0


def _fields(part: object) -> Mapping[str, object]:
    return type(part).model_fields if isinstance(part, Value) else {}
