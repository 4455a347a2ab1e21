"""A state as JSON and back, the very same: where it has `Typed` texts, which JSON does not tell, is noted beside it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from pydantic import BaseModel

from desktop.core.words import Typed


class Inexact(Exception):
    """A value that does not come back from JSON as it was."""


def pack(state: BaseModel) -> bytes:
    """Return a state in two lines: where its typed texts stand, and itself.

    Raises:
        Inexact: it would not come back as it was.
    """
    raw = state.model_dump_json(warnings=False).encode()  # what does not fit is found below
    typed = _typed(state, type(state).model_validate_json(raw)) or {}
    return json.dumps(typed, ensure_ascii=False).encode() + b"\n" + raw + b"\n"


def unpack(kind: type[BaseModel], typed: bytes, raw: bytes) -> Any:
    """Return the state that `pack` was given.

    Raises:
        ValueError, TypeError, RecursionError: these are not its lines.
    """
    where = json.loads(typed)
    return _restored(kind.model_validate_json(raw), where) if where else kind.model_validate_json(raw)


def _typed(was: Any, came: Any) -> Any:
    """Return where `was` holds typed texts that came back as plain ones: True, names of parts, or None for nowhere.

    Raises:
        Inexact: anything else is different.
    """
    if was is came:
        return None
    if type(was) is not type(came):
        if type(was) is Typed and type(came) is str and was == came:
            return True
        raise Inexact(f"{type(was).__name__} became {type(came).__name__}")
    if isinstance(was, (tuple, list)):
        return _parts(enumerate(was), enumerate(came), len(was) == len(came))
    if isinstance(was, Mapping):
        return _parts(was.items(), came.items(), list(was) == list(came))
    if hasattr(was, "__dict__"):
        own, other = _fields(was), _fields(came)
        return _parts(own.items(), ((name, other[name]) for name in own if name in other), own.keys() == other.keys())
    if was != came:
        raise Inexact(f"{was!r:.40} became {came!r:.40}")
    return None


def _parts(was: Iterable[tuple[Any, Any]], came: Iterable[tuple[Any, Any]], alike: bool) -> Any:
    if not alike:
        raise Inexact("parts are missing")
    pairs = zip(was, came, strict=True)
    found = {str(name): where for (name, one), (_, other) in pairs if (where := _typed(one, other)) is not None}
    return found or None


def _fields(value: Any) -> dict[str, Any]:
    """Everything a value holds, also what a later version has written into a record."""
    return {**value.__dict__, **(getattr(value, "model_extra", None) or {})}


def _restored(value: Any, where: Any) -> Any:
    if where is True:
        return Typed(value)
    if isinstance(value, tuple):
        return tuple(_restored(part, where[str(n)]) if str(n) in where else part for n, part in enumerate(value))
    if isinstance(value, dict):
        return {name: _restored(part, where[str(name)]) if str(name) in where else part for name, part in value.items()}
    changes = {name: _restored(value.__dict__[name], inner) for name, inner in where.items()}
    return value.model_copy(update=changes) if isinstance(value, BaseModel) else replace(value, **changes)
