"""Frozen values and the two ways to change them: `evolve` and `put`.

`Value` is for what lives in memory and refuses unknown keys; `Record` is for what is written to files and keeps them,
so that a file made by a later version, or by hand, survives a round trip. Whatever comes from a file or a person is
validated; pydantic's `model_construct` and `model_copy` are for what a rule has just worked out from validated parts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from pydantic import BaseModel, ConfigDict

LAZY = ConfigDict(defer_build=True, protected_namespaces=())
"""Validators and serializers are built on first use: opening a campaign needs few of them.

No name is kept for pydantic, which would look at every field of every class for one that begins like its own.
"""


class Value(BaseModel):
    """A frozen value; equal when its fields are equal. Use tuples and frozen parts, never lists."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True, **LAZY)

    def evolve(self, **changes: object) -> Self:
        """Return a copy with some fields replaced, fully validated; untouched parts are kept by identity.

        Raises:
            pydantic.ValidationError: a new value does not fit its field.
        """
        return type(self).model_validate({**self.__dict__, **(self.model_extra or {}), **changes})

    def __deepcopy__(self, memo: dict[int, Any] | None = None) -> Self:
        """Return itself: pydantic copies a default for each value that is made, and nothing here changes."""
        return self


class Record(Value):
    """A frozen value that is saved; unknown keys are kept and written back."""

    model_config = ConfigDict(frozen=True, extra="allow", populate_by_name=True, **LAZY)


V = TypeVar("V", bound=Value)


def at(value: Any, path: str) -> Any:
    """Read the part that a dotted path names, e.g. `at(sheet, "weapons.0.name")`.

    Raises:
        KeyError: no such part.
    """
    part = value
    for step in path.split("."):
        part = _step(part, step, path)
    return part


def put(value: V, path: str, new: Any) -> V:
    """Return `value` with the part at a dotted path replaced; every level is validated again.

    Raises:
        KeyError: no such part.
        pydantic.ValidationError: `new` does not fit.
    """
    head, _, rest = path.partition(".")
    return value.evolve(**{_field(value, head): _put(_step(value, head, path), rest, new, path)})


def _put(part: Any, path: str, new: Any, whole: str) -> Any:
    if not path:
        return new
    head, _, rest = path.partition(".")
    if isinstance(part, Value):
        return put(part, path, new)
    if isinstance(part, tuple):
        index = _index(part, head, whole)
        return (*part[:index], _put(part[index], rest, new, whole), *part[index + 1 :])
    if isinstance(part, Mapping):
        return {**part, head: _put(part.get(head), rest, new, whole)}
    raise KeyError(whole)


def _step(part: Any, step: str, whole: str) -> Any:
    if isinstance(part, BaseModel):
        return getattr(part, _field(part, step))
    if isinstance(part, tuple):
        return part[_index(part, step, whole)]
    if isinstance(part, Mapping) and step in part:
        return part[step]
    raise KeyError(whole)


def _field(part: BaseModel, step: str) -> str:
    if step in type(part).model_fields or step in type(part).model_computed_fields:
        return step
    raise KeyError(step)


def _index(part: tuple[Any, ...], step: str, whole: str) -> int:
    if not step.isdecimal() or int(step) >= len(part):
        raise KeyError(whole)
    return int(step)


def rebased(before: Any, after: Any, now: Any) -> Any:
    """Do to `now` what was done from `before` to `after`, and nothing else.

    Parts that did not differ keep what they hold now; a number that has moved since moves by the same amount; what was
    added at the end of a list is added or taken away there; anything else becomes what `after` holds.

    >>> rebased(6, 4, 5), rebased((1, 2), (1, 2, 3), (0, 1, 2)), rebased("a", "b", "c")
    (3, (0, 1, 2, 3), 'b')
    """
    if before == after:
        return now
    if now == before or type(now) is not type(after):
        return after
    if isinstance(after, Value):
        return _rebased_fields(before, after, now)
    if isinstance(after, Mapping):
        return _rebased_keys(before, after, now)
    if isinstance(after, tuple):
        return _rebased_rows(before, after, now)
    return _moved(before, after, now) if type(after) is type(before) is int else after


def _moved(before: int, after: int, now: int) -> int:
    """Move a number as far as it moved before; what never was below zero does not fall below it."""
    moved = now + after - before
    return max(0, moved) if before >= 0 and after >= 0 else moved


def _rebased_fields(before: Any, after: Value, now: Value) -> Value:
    if type(before) is not type(after):
        return after
    old, new, present = ({**v.__dict__, **(v.model_extra or {})} for v in (before, after, now))
    changed = {name: rebased(old.get(name), new[name], present.get(name)) for name in new if old.get(name) != new[name]}
    return now.evolve(**changed)


def _rebased_keys(before: Any, after: Mapping[str, Any], now: Mapping[str, Any]) -> Mapping[str, Any]:
    old = before if isinstance(before, Mapping) else {}
    result = {name: value for name, value in now.items() if name in after or name not in old}
    for name, value in after.items():
        if old.get(name) != value:
            result[name] = rebased(old.get(name), value, now.get(name))
    return result


def _rebased_rows(before: Any, after: tuple[Any, ...], now: tuple[Any, ...]) -> tuple[Any, ...]:
    if not isinstance(before, tuple):
        return after
    if len(before) == len(after) == len(now):
        return tuple(rebased(b, a, n) for b, a, n in zip(before, after, now, strict=True))
    short, long = sorted((before, after), key=len)
    if long[: len(short)] != short:
        return after
    added = long[len(short) :]
    if long is after:
        return (*now, *added)
    return now[: -len(added)] if now[-len(added) :] == added else after


class Viewer(Value):
    """The GM sees all; a player sees what that character's player may know; neither: the open display."""

    gm: bool = False
    sheet: str = ""
    chances: bool = True
    """False: this table plays without chances on the screen (KO-TBL-24, D6G-PHY-09)."""
