"""Definitions of games with numbers at their limits, for properties and benches."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from desktop.core.custom.definition import Definition
from desktop.core.game import ListSpec
from desktop.core.problem import Severity
from desktop.core.settings import setting_infos
from desktop.core.system import GameSystem
from desktop.core.value import Value

KINDS = ("text", "long", "number", "choice", "check")
"""Of own fields that a person fills in."""


def limits(model: type[Value], name: str) -> tuple[int, int] | None:
    """Return the bounds of a field of whole numbers, or None where it has none."""
    info = model.model_fields[name]
    least = next((part.ge for part in info.metadata if hasattr(part, "ge")), None)
    most = next((part.le for part in info.metadata if hasattr(part, "le")), None)
    return None if least is None or most is None else (int(least), int(most))


def random_definition(system: GameSystem, rng: Random, *, own: bool = True) -> Definition:
    """Return a definition that the editor accepts: settings at their limits, own lists and fields where asked for."""
    settings, lists = _settings(system, rng), _lists(system, rng) if own else {}
    profile = _profile(rng) if own and rng.random() < 0.5 else None
    while True:
        written = {"based_on": system.id, "settings": settings, "lists": lists, "profile": profile}
        definition = Definition.model_validate(written)
        wrong = [p for p in system.check_definition(definition) if p.severity is Severity.BLOCK]
        if not wrong:
            return definition
        part = wrong[0].field.split(".")
        if part[0] == "lists" and part[1] in lists:
            del lists[part[1]]
        elif lists and not settings:
            lists.popitem()
        elif settings:
            settings.popitem()
        else:
            profile = None


def _settings(system: GameSystem, rng: Random) -> dict[str, Any]:
    chosen = {}
    for info in setting_infos(system.settings_type):
        if rng.random() < 0.2:
            values = [value for value, _ in info.choices] or (info.minimum, info.maximum)
            chosen[info.key] = rng.choice((True, False) if info.annotation is bool else values)
    return chosen


def _lists(system: GameSystem, rng: Random) -> dict[str, Sequence[Any]]:
    return {spec.id: _rows(spec, rng) for spec in system.lists if rng.random() < 0.5}


def _rows(spec: ListSpec, rng: Random) -> list[dict[str, Any]]:
    """Take some rows of a list, with some numbers at their limits or one beside."""
    kept = 1.0 if spec.fixed else rng.choice((0.3, 0.8, 1.0))
    rows = [row.model_dump(mode="json") for row in spec.base if rng.random() <= kept]
    for row in rows:
        for name in (name for name, value in row.items() if type(value) is int and rng.random() < 0.1):
            row[name] = rng.choice((*(limits(spec.row_type, name) or ()), row[name] + 1, row[name] - 1))
    return rows


def _profile(rng: Random) -> list[dict[str, Any]]:
    """Return required fields of every kind; a choice may be blank."""
    fields = [{"id": f"own-{kind}", "label": kind, "kind": kind, "required": rng.random() < 0.7} for kind in KINDS]
    choices = rng.choice(((), ("",), ("", "山"), ("山", "海")))
    return [{**field, "choices": choices} if field["kind"] == "choice" else field for field in fields]
