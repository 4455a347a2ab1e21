"""Custom profile fields: what may be written in them, what is missing, and what fills them by chance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.game import AnyGame
from desktop.core.problem import Problem
from desktop.core.words import Phrase, Typed, phrase

UNDECIDED = "—"
"""Placeholder where only a person can think of a text."""


def filled(own: Mapping[str, object], game: AnyGame, rng: Random, *, finished: bool = True) -> dict[str, object]:
    """Return values with every field that is needed filled in; what fits its kind already stays.

    Args:
        finished: a text that only a person can think of is marked as undecided; in a draft it
            stays empty, and is asked for.
    """
    wanted = (f for f in game.profile if f.needed and not _filled(f, own.get(f.id)))
    missing = {f.id: _made(f, rng) for f in wanted if finished or f.kind not in (FieldKind.TEXT, FieldKind.LONG)}
    return {**own, **missing}


def suits(field: ProfileField, value: object) -> bool:
    """Tell whether a value is of the kind that a field is written in."""
    if field.kind is FieldKind.NUMBER:
        return isinstance(value, int) and not isinstance(value, bool)
    if field.kind is FieldKind.CHECK:
        return isinstance(value, bool)
    return isinstance(value, str) and (field.kind is not FieldKind.CHOICE or value in field.choices)


def problems(own: Mapping[str, object], game: AnyGame, rule: str, step: str = "who") -> Iterator[Problem]:
    """Name every field that is needed and empty, or holds what its kind cannot.

    Args:
        rule: by which a rule system has custom fields.
        step: of building, where they are written.
    """
    for field in (one for one in game.profile if one.written):
        value = own.get(field.id)
        if value in (None, ""):
            if field.needed:
                yield _problem(
                    field, "profile_required", rule, step, phrase("「{field}」が空です。", field=field.label)
                )
        elif not suits(field, value):
            shown = Typed(str(value)[:40])
            message = phrase("「{field}」に {value} は使えません。", field=field.label, value=shown)
            yield _problem(field, "profile_value", rule, step, message)


def _problem(field: ProfileField, code: str, rule: str, step: str, message: Phrase) -> Problem:
    remedy = phrase("卓の項目を見直してください。")
    return Problem(code=code, rule=rule, field=f"own.{field.id}", step=step, message=message, remedy=remedy)


def _filled(field: ProfileField, value: object) -> bool:
    return suits(field, value) and (not isinstance(value, str) or bool(value.strip()))


def _made(field: ProfileField, rng: Random) -> object:
    match field.kind:
        case FieldKind.NUMBER:
            return 1
        case FieldKind.CHECK:
            return True
        case FieldKind.CHOICE:
            return rng.choice([choice for choice in field.choices if choice.strip()] or [""])
        case _:
            return UNDECIDED
