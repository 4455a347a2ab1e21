"""What differs between two versions of a sheet, field by field, in the words of the sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from desktop.core.sheet import Sheet

_NOT_SHOWN = frozenset(("schema_version", "history"))


@dataclass(frozen=True)
class Difference:
    """One field that is not the same."""

    field: str
    """Dotted path."""
    title: str
    """The titles on the way to it, e.g. `武器 › 短剣 › 威力`."""
    before: Any
    """None: it was not there."""
    after: Any
    """None: it is not there any more."""


def differences(before: Sheet, after: Sheet) -> tuple[Difference, ...]:
    """List every field that differs, in the order of the sheet; rows are matched by id, then by place."""
    return tuple(_model(before, after, "", ""))


def _model(before: BaseModel, after: BaseModel, path: str, title: str) -> Iterator[Difference]:
    for name, info in type(after).model_fields.items():
        if not path and name in _NOT_SHOWN:
            continue
        words = _join(title, info.title or name)
        yield from _part(getattr(before, name, None), getattr(after, name), _dot(path, name), words)
    old, new = before.__pydantic_extra__ or {}, after.__pydantic_extra__ or {}
    yield from _mapping(old, new, path, title)


def _part(before: Any, after: Any, path: str, title: str) -> Iterator[Difference]:
    if before == after:
        return
    if isinstance(before, BaseModel) and isinstance(after, BaseModel):
        yield from _model(before, after, path, title)
    elif isinstance(before, Mapping) and isinstance(after, Mapping):
        yield from _mapping(before, after, path, title)
    elif isinstance(before, tuple) and isinstance(after, tuple):
        yield from _rows(before, after, path, title)
    else:
        yield Difference(path, title, before, after)


def _mapping(before: Mapping[str, Any], after: Mapping[str, Any], path: str, title: str) -> Iterator[Difference]:
    for key in dict.fromkeys((*before, *after)):
        yield from _part(before.get(key), after.get(key), _dot(path, str(key)), _join(title, str(key)))


def _rows(before: tuple[Any, ...], after: tuple[Any, ...], path: str, title: str) -> Iterator[Difference]:
    old, new = _keyed(before), _keyed(after)
    for key in dict.fromkeys((*old, *new)):
        at, row = new.get(key, (None, None))
        was_at, was = old.get(key, (None, None))
        name = _row_name(row if row is not None else was, at if at is not None else was_at)
        yield from _part(was, row, _dot(path, str(at if at is not None else was_at)), _join(title, name))
    common = [k for k in old if k in new]
    if common != [k for k in new if k in old]:
        order = (tuple(_row_name(r, i) for i, r in enumerate(rows)) for rows in (before, after))
        yield Difference(path, _join(title, "順番"), *order)


def _keyed(rows: tuple[Any, ...]) -> dict[Any, tuple[int, Any]]:
    ids = [getattr(row, "id", None) for row in rows]
    named = all(ids) and len(set(ids)) == len(ids)
    return {(ids[i] if named else i): (i, row) for i, row in enumerate(rows)}


def _row_name(row: Any, at: int | None) -> str:
    number = "" if at is None else str(at + 1)
    return str(getattr(row, "name", "") or getattr(row, "label", "") or number)


def _dot(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _join(title: str, name: str) -> str:
    return f"{title} › {name}" if title else name
