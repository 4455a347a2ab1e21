"""Encodes plain data as readable JSON text: at once, or in pieces while the window stays responsive."""

from __future__ import annotations

import json
from collections.abc import Callable
from json.encoder import encode_basestring as _quoted
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from desktop.core.build_step import Steps

_LEVELS = 4
"""Of a definition in its campaign, down to its lists' rows."""
_LONG = 10_000
"""Letters of a text, from which on it is looked whether any needs a sign before it: a picture in letters has none."""
_AT_A_TIME = 8000
"""Pieces of text that are written in one step: some milliseconds."""


def encode(data: Any) -> bytes:
    """Write as people can read it: UTF-8, one space of indent, keys in the order given, a line end at the end.

    Half of a surrogate pair, as in names of files that are no text, becomes a mark.
    """
    parts: list[str] = []
    _write_down(data, "\n", parts.append)
    return ("".join(parts) + "\n").encode(errors="replace")


def _write_down(value: Any, line: str, add: Callable[[str], None]) -> None:
    """Give what `json.dumps(value, indent=1)` gives, which with an indent has no fast way and is felt at every step.

    Args:
        line: the line end with the indent of what is around.
    """
    kind = type(value)
    if kind is str:
        add(_quoted(value) if len(value) < _LONG or not _plain(value) else f'"{value}"')
    elif kind is int:
        add(str(value))
    elif value is None or kind is bool:
        add("null" if value is None else "true" if value else "false")
    elif isinstance(value, dict | list | tuple) and not value:
        add("{}" if isinstance(value, dict) else "[]")
    elif isinstance(value, dict) and _plain_names(value):
        mark, inner = "{" + line + " ", line + " "
        for key, part in value.items():
            add(mark + _quoted(key) + ": ")
            _write_down(part, inner, add)
            mark = "," + inner
        add(line + "}")
    elif isinstance(value, list | tuple):
        mark, inner = "[" + line + " ", line + " "
        for part in value:
            add(mark)
            _write_down(part, inner, add)
            mark = "," + inner
        add(line + "]")
    else:  # a number with a point, or keys that must become texts
        add(json.dumps(value, ensure_ascii=False, indent=1, allow_nan=False).replace("\n", line))


def encode_in_steps(data: Any) -> Steps[bytes]:
    """Write what `encode` writes, bit by bit; rows of a list are not taken apart, and lists of thousands are."""
    parts: list[str] = []
    yield from _written_down(data, "\n", parts, _LEVELS)
    return ("".join(parts) + "\n").encode(errors="replace")


def _written_down(value: Any, line: str, parts: list[str], levels: int) -> Steps[None]:
    named = isinstance(value, dict)
    if not levels or not value or not (isinstance(value, list | tuple) or (named and _plain_names(value))):
        _write_down(value, line, parts.append)
        return
    opened, closed = "{}" if named else "[]"
    mark, inner, begun = opened + line + " ", line + " ", len(parts)
    for name in value:
        parts.append(mark + (_quoted(name) + ": " if named else ""))
        yield from _written_down(value[name] if named else name, inner, parts, levels - 1)
        mark = "," + inner
        if len(parts) - begun > _AT_A_TIME:
            begun = len(parts)
            yield
    parts.append(line + closed)


def _plain(text: str) -> bool:
    return text.isascii() and text.isprintable() and '"' not in text and "\\" not in text


def _plain_names(value: dict[Any, Any]) -> bool:
    return all(type(key) is str for key in value)
