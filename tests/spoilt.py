"""Sheets and definitions with one thing wrong each: values too small or unknown, lists empty, doubled or too long."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from desktop.core.custom.definition import Definition
from desktop.core.game import AnyGame
from desktop.core.problem import Problem
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from tests.example_budget import SHARE

V = TypeVar("V", bound=BaseModel)
WRONG: dict[type, tuple[Any, ...]] = {
    str: ("", "zz"),
    int: (-99, -9, 0, 99),
    bool: (True, False),
    type(None): (0, 99, -9),
}
KEPT = ("id", "draft", "history", "rulings", "based_on", "schema_version")


def sheets(system: AnySystem, game: AnyGame, whole: Iterable[Sheet]) -> list[tuple[Sheet, Problem]]:
    """Return a sheet for every problem that the rules find (`_enough`)."""
    found: dict[tuple[object, ...], tuple[Sheet, Problem]] = {}
    for one in whole:
        for sheet in (one, *_variants(one)):
            for problem in system.problems(sheet, game):
                found.setdefault(_kind(problem), (sheet, problem))
    return _enough(found)


def definitions(system: AnySystem, whole: Definition) -> list[tuple[Definition, Problem]]:
    """Return a definition for every problem that is found (`_enough`)."""
    found: dict[tuple[object, ...], tuple[Definition, Problem]] = {}
    for definition in (whole, *_variants(whole)):
        for problem in system.check_definition(definition):
            found.setdefault(_kind(problem), (definition, problem))
    return _enough(found)


def _enough(found: dict[tuple[object, ...], tuple[V, Problem]]) -> list[tuple[V, Problem]]:
    """Return one of each code and one of each depth in each part; on request one of each code in each of these."""
    chosen: list[tuple[V, Problem]] = []
    seen: set[object] = set()
    for (code, *place), pair in found.items():
        if SHARE >= 100 or not {code, tuple(place)} <= seen:
            chosen.append(pair)
        seen |= {code, tuple(place)}
    return chosen


def _kind(problem: Problem) -> tuple[object, ...]:
    parts = problem.field.split(".")
    if problem.code == "bad_setting":  # one of all settings
        return (problem.code,)
    return problem.code, *parts[: 2 if parts[0] == "lists" else 1], len(parts)


def _variants(value: V) -> Iterator[V]:
    plain = value.model_dump(mode="json")
    for place, old in _values(plain):
        for other in _others(old):
            try:
                yield type(value).model_validate(_put(plain, place, other))
            except ValidationError:
                continue  # such a file is not opened


def _values(data: Any, place: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """Yield places and values; of rows the first and the last."""
    if place and place[0] in KEPT:
        return
    if not isinstance(data, dict):
        yield place, data
    rows = range(0, len(data), max(1, len(data) - 1)) if isinstance(data, list) else ()
    parts = data.items() if isinstance(data, dict) else [(number, data[number]) for number in rows]
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
