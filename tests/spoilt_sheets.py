"""Sheets with one thing wrong each: a value too small, too large or unknown, a list empty, doubled or too long."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from pydantic import ValidationError

from desktop.core.game import AnyGame
from desktop.core.problem import Problem
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem

WRONG: dict[type, tuple[Any, ...]] = {
    str: ("", "zz"),
    int: (-99, -9, 0, 99),
    bool: (True, False),
    type(None): (0, 99, -9),
}
KEPT = ("id", "draft", "history", "rulings")


def spoilt(system: AnySystem, game: AnyGame, sheets: Iterable[Sheet]) -> list[tuple[Sheet, Problem]]:
    """Return a sheet for every problem that the rules find: one of each code and depth in each part of a sheet."""
    found: dict[tuple[str, str, int, str], tuple[Sheet, Problem]] = {}
    for whole in sheets:
        for sheet in (whole, *_variants(whole)):
            for problem in system.problems(sheet, game):
                parts = problem.field.split(".")
                found.setdefault((problem.code, parts[0], len(parts), parts[-1][:1]), (sheet, problem))
    return list(found.values())


def _variants(sheet: Sheet) -> Iterator[Sheet]:
    plain = sheet.model_dump(mode="json")
    for place, value in _values(plain):
        for other in _others(value):
            try:
                yield type(sheet).model_validate(_put(plain, place, other))
            except ValidationError:
                continue  # such a sheet is not opened


def _values(data: Any, place: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    if place and place[0] in KEPT:
        return
    if not isinstance(data, dict):
        yield place, data
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, part in parts:
        yield from _values(part, (*place, key))


def _others(value: Any) -> tuple[Any, ...]:
    if isinstance(value, list):
        return [], value * 2, value * 8, [{}], [{}, {}], [{"min": 9, "max": 1}]
    return WRONG.get(type(value), ())


def _put(data: Any, place: tuple[Any, ...], value: Any) -> Any:
    if not place:
        return value
    copy: Any = dict(data) if isinstance(data, dict) else list(data)
    copy[place[0]] = _put(copy[place[0]], place[1:], value)
    return copy
