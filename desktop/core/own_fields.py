"""Own profile fields that must be filled in, where a whole character comes by chance."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from desktop.core.game import AnyGame, FieldKind, ProfileField

UNDECIDED = "—"
"""Stands where only a person can think of a text."""


def filled(own: Mapping[str, object], game: AnyGame, rng: Random) -> dict[str, object]:
    """Return values with every field that is needed filled in; what fits its kind already stays."""
    missing = {f.id: _made(f, rng) for f in game.profile if f.needed and not _fits(f, own.get(f.id))}
    return {**own, **missing}


def _fits(field: ProfileField, value: object) -> bool:
    match field.kind:
        case FieldKind.NUMBER:
            return isinstance(value, int) and not isinstance(value, bool)
        case FieldKind.CHECK:
            return isinstance(value, bool)
        case FieldKind.CHOICE:
            return value in field.choices
        case _:
            return isinstance(value, str) and bool(value.strip())


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
