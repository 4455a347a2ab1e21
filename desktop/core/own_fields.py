"""Own profile fields that must be filled in, where a whole character comes by chance."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from desktop.core.game import AnyGame
from desktop.core.profile import FieldKind, ProfileField

UNDECIDED = "—"
"""Stands where only a person can think of a text."""


def filled(own: Mapping[str, object], game: AnyGame, rng: Random) -> dict[str, object]:
    """Return values with every field that is needed filled in; what fits its kind already stays."""
    missing = {f.id: _made(f, rng) for f in game.profile if f.needed and not _filled(f, own.get(f.id))}
    return {**own, **missing}


def suits(field: ProfileField, value: object) -> bool:
    """Tell whether a value is of the kind that a field is written in."""
    if field.kind is FieldKind.NUMBER:
        return isinstance(value, int) and not isinstance(value, bool)
    if field.kind is FieldKind.CHECK:
        return isinstance(value, bool)
    return isinstance(value, str) and (field.kind is not FieldKind.CHOICE or value in field.choices)


def _filled(field: ProfileField, value: object) -> bool:
    return suits(field, value) and (not isinstance(value, str) or bool(value.strip()))


def _made(field: ProfileField, rng: Random) -> object:
    match field.kind:
        case FieldKind.NUMBER:
            return 1
        case FieldKind.CHECK:
            return True
        case FieldKind.CHOICE:
            return rng.choice(field.choices) if field.choices else ""
        case _:
            return UNDECIDED
