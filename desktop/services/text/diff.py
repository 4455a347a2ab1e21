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
    old, new = before.model_extra or {}, after.model_extra or {}
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
    named = _named(before) and _named(after)
    old, new = _keyed(before, named), _keyed(after, named)
    if named:
        new = _renamed(old, new)
    for key in dict.fromkeys((*old, *new)):
        at, row = new.get(key, (None, None))
        was_at, was = old.get(key, (None, None))
        name = _row_name(row if row is not None else was, at if at is not None else was_at)
        yield from _part(was, row, _dot(path, str(at if at is not None else was_at)), _join(title, name))
    common = [k for k in old if k in new]
    if common != [k for k in new if k in old]:
        order = (tuple(_row_name(r, i) for i, r in enumerate(rows)) for rows in (before, after))
        yield Difference(path, _join(title, "順番"), *order)


def _renamed(old: dict[Any, tuple[int, Any]], new: dict[Any, tuple[int, Any]]) -> dict[Any, tuple[int, Any]]:
    """Give rows that only have another id the key of what they were: play renumbers copies of a card."""
    gone = [key for key in old if key not in new]
    come = [key for key in new if key not in old]
    keys: dict[Any, Any] = {}
    for alike in (_content, _kind):
        for key in come:
            wanted = alike(new[key][1])
            found = next((k for k in gone if key not in keys and alike(old[k][1]) == wanted), None)
            if found is not None:
                gone.remove(found)
                keys[key] = found
    return {keys.get(key, key): row for key, row in new.items()}


def _content(row: BaseModel) -> tuple[Any, ...]:
    return tuple(getattr(row, name) for name in type(row).model_fields if name != "id")


def _kind(row: BaseModel) -> Any:
    """What the first field but the id says: the card, the name."""
    return next(iter(_content(row)), None)


def _named(rows: tuple[Any, ...]) -> bool:
    """Tell whether rows can be distinguished by their ids; an empty list is no hindrance."""
    ids = [getattr(row, "id", None) for row in rows]
    return all(ids) and len(set(ids)) == len(ids)


def _keyed(rows: tuple[Any, ...], named: bool) -> dict[Any, tuple[int, Any]]:
    return {(row.id if named else i): (i, row) for i, row in enumerate(rows)}


def _row_name(row: Any, at: int | None) -> str:
    number = "" if at is None else str(at + 1)
    return str(getattr(row, "name", "") or getattr(row, "label", "") or number)


def _dot(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _join(title: str, name: str) -> str:
    return f"{title} › {name}" if title else name
