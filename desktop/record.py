"""Frozen values whose classes cost nothing to make.

`dataclass` writes and compiles code for every class, and loads `inspect` to do so, which took a tenth of the time until
the first window stood. What that window needs is a `record`: the same to whoever uses it and to the type checker, with
methods that all records share. Values of play are checked when they are read; those are pydantic's.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar, dataclass_transform, overload

T = TypeVar("T")
R = TypeVar("R")


class _Made:
    """A default that is made anew for each value."""

    def __init__(self, factory: Callable[[], Any], compare: bool) -> None:
        self.factory, self.compare = factory, compare


def made(*, factory: Callable[[], T], compare: bool = True) -> T:
    """Return what stands for a default that every value has for itself.

    Args:
        compare: whether it counts when two values are compared or shown.
    """
    return _Made(factory, compare)  # type: ignore[return-value]  # a class's field, seen from outside


@overload
def record(cls: type[T], /) -> type[T]: ...
@overload
def record(*, kw_only: bool) -> Callable[[type[T]], type[T]]: ...


@dataclass_transform(frozen_default=True, field_specifiers=(made,))
def record(cls: type[T] | None = None, /, *, kw_only: bool = False) -> type[T] | Callable[[type[T]], type[T]]:
    """Make a class a record: its annotated names, after those of its base, are what a value consists of.

    Args:
        kw_only: for the type checker: the class's own names stand by name only.
    """
    return _record if cls is None else _record(cls)


def names_of(value: Any) -> tuple[str, ...]:
    """Return the names of what a record, or a value of it, consists of."""
    names: tuple[str, ...] = value.__match_args__
    return names


def as_dict(value: Any) -> dict[str, Any]:
    """Return what a value of a record consists of, by name."""
    return {name: getattr(value, name) for name in names_of(value)}


def changed(value: R, **changes: Any) -> R:
    """Return a value like this one with some parts replaced.

    Raises:
        TypeError: it has no part of such a name.
    """
    return type(value)(**{**as_dict(value), **changes})


def _record(cls: Any) -> Any:
    own = [name for name, kind in vars(cls).get("__annotations__", {}).items() if not str(kind).startswith("ClassVar")]
    known = getattr(cls, "__match_args__", ())
    defaults, makers = dict(getattr(cls, "__defaults__", {})), dict(getattr(cls, "__makers__", {}))
    hidden = set(getattr(cls, "__hidden__", ()))
    for name in own:
        default = vars(cls).get(name, _Made)
        if isinstance(default, _Made):
            makers[name] = default.factory
            delattr(cls, name)
            hidden |= set() if default.compare else {name}
        elif default is not _Made:
            defaults[name] = default
    given: dict[str, Any] = {
        name: method for name, method in vars(_Methods).items() if isinstance(method, FunctionType)
    }
    given |= {"__match_args__": (*known, *(name for name in own if name not in known))}
    given |= {"__defaults__": defaults, "__makers__": makers, "__hidden__": frozenset(hidden)}
    for name, value in given.items():
        if vars(cls).get(name) is None:  # a class with an order of its own keeps it
            setattr(cls, name, value)
    return cls


class _Methods:
    """What every record can do; the class that has it is never made."""

    __match_args__: tuple[str, ...]
    __defaults__: dict[str, Any]
    __makers__: dict[str, Callable[[], Any]]
    __hidden__: frozenset[str]

    def __init__(self, *given: Any, **named: Any) -> None:
        names = self.__match_args__
        values = {**self.__defaults__, **dict(zip(names, given, strict=False)), **named}
        for name, factory in self.__makers__.items():
            if name not in values:
                values[name] = factory()
        if len(values) != len(names) or len(given) > len(names) or not named.keys().isdisjoint(names[: len(given)]):
            raise _misfit(self, given, named, values)
        self.__dict__.update(values)

    def __repr__(self) -> str:
        parts = (f"{name}={getattr(self, name)!r}" for name in self.__match_args__ if name not in self.__hidden__)
        return f"{type(self).__qualname__}({', '.join(parts)})"

    def __eq__(self, other: object) -> Any:
        return _compared(self) == _compared(other) if other.__class__ is self.__class__ else NotImplemented

    def __hash__(self) -> int:
        return hash(_compared(self))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__qualname__} is not changed: {name}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__qualname__} is not changed: {name}")


def _misfit(value: Any, given: tuple[Any, ...], named: dict[str, Any], values: dict[str, Any]) -> TypeError:
    names = value.__match_args__
    twice = [name for name in names[: len(given)] if name in named]
    missing, unknown = [n for n in names if n not in values], [n for n in values if n not in names]
    return TypeError(
        f"{type(value).__qualname__} of {', '.join(names)}: missing {missing}, unknown {unknown}, twice {twice}, "
        f"{len(given)} without a name"
    )


def _compared(value: Any) -> tuple[Any, ...]:
    hidden = value.__hidden__
    return tuple(getattr(value, name) for name in value.__match_args__ if name not in hidden)
