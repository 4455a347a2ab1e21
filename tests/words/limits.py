"""Characters whose numbers stand at their limits, beyond what a builder allows: a file may hold them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from pydantic import BaseModel, ValidationError

from desktop.core.words import Phrase, Words

NUMBERS = (-9999, -99, -20, -10, -5, -3, -1, 0, 1, 3, 5, 10, 20, 99, 100, 999)
_KEPT = ("schema_version", "history")


def at_limits(sheet: Any, rng: Random) -> Any:
    """Return the sheet with about half of its numbers far off, as far as its fields take them."""
    data = sheet.model_dump(mode="json")
    for path in [path for path in _numbers(data) if path[0] not in _KEPT]:
        if rng.random() < 0.5:
            changed = json.loads(json.dumps(data))
            _put(changed, path, rng.choice(NUMBERS))
            try:
                type(sheet).model_validate(changed)
            except ValidationError:
                continue
            data = changed
    return type(sheet).model_validate(data)


def _numbers(node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(node, (dict, list)):
        for key, value in node.items() if isinstance(node, dict) else enumerate(node):
            yield from _numbers(value, (*path, key))
    elif type(node) is int:
        yield path


def _put(data: Any, path: tuple[Any, ...], value: int) -> None:
    for step in path[:-1]:
        data = data[step]
    data[path[-1]] = value


def sentences_in(value: Any, words: Words) -> Iterator[str]:
    """Yield every sentence and word of a value, in a language."""
    if isinstance(value, (Phrase, str)):
        yield words.say(value)
    elif isinstance(value, BaseModel):
        for name in type(value).model_fields:
            yield from sentences_in(getattr(value, name), words)
    elif isinstance(value, dict):
        yield from sentences_in(tuple(value.values()), words)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from sentences_in(part, words)
