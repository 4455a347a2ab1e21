"""Makes classes of values in less time: what libraries prepare for every class, and a sheet never asks for, waits.

A dataclass has its functions written and compiled one by one: three hundred, most of them pydantic's own, of which an
evening calls a dozen. They are compiled here when they are called first, by Python's own text, and take their place in
the class: a comparison costs what it always did. pydantic's core describes to type checkers what a
schema looks like, in eighty classes that nobody asks at run time: they are plain ones. And what it compares passwords
with, a library of ciphers, is loaded when somebody does. Only in the version of Python whose text was read; where
`TAKUJO_PLAIN_QT` is set, all stays as Python and pydantic make it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any

from desktop import unloaded
from desktop.quick_enums import KNOWN, PLAIN
from desktop.unloaded import Unloaded

LATE = frozenset(
    ("__repr__", "__eq__", "__hash__", "__setattr__", "__delattr__", "__lt__", "__le__", "__gt__", "__ge__")
)
"""Functions that nobody looks at without calling them."""
INIT = "__init__"
"""At this one Python looks where a class has no text: it writes one that says with what values are made."""
CIPHERS, SCHEMAS = "secrets", "pydantic_core"
_undescribed = __doc__ is None
"""Whether the texts of all classes have been taken out, as from the program that is given to people."""


def install() -> None:
    """Stand before the first import of pydantic, and load its core; again does no harm."""
    if sys.version_info[:2] != KNOWN or os.environ.get(PLAIN):
        return
    import dataclasses

    known: Any = dataclasses
    if not isinstance(known._create_fn, _Compiled):
        known._create_fn = compiled = _Compiled(known._create_fn)
        known._process_class = _Described(known._process_class, compiled)
    sys.modules.setdefault(CIPHERS, Unloaded(CIPHERS))
    unloaded.name_of_machine()
    if SCHEMAS not in sys.modules:
        _load_schemas()


class _Compiled:
    """Stands for the function by which `dataclasses` compiles others."""

    def __init__(self, own: Any) -> None:
        self._own = own
        self.late = LATE

    def __call__(self, name: str, *parts: Any, **named: Any) -> Any:
        """Return a function, or one that is compiled when it is called."""
        if name not in self.late:
            return self._own(name, *parts, **named)
        return _late(name, lambda: self._own(name, *parts, **named))


def _late(name: str, make: Callable[[], Any]) -> Any:
    made: Any = None

    def late(self: Any, *rest: Any, **named: Any) -> Any:
        nonlocal made
        if made is None:
            made = make()
            made.__qualname__ = late.__qualname__
        for cls in type(self).__mro__:
            if vars(cls).get(name) is late:
                type.__setattr__(cls, name, made)
        return made(self, *rest, **named)

    late.__name__ = name
    return late


class _Described:
    """Stands for the function that makes a dataclass; without a text Python would look up the signature for one."""

    def __init__(self, own: Any, compiled: _Compiled) -> None:
        self._own, self._compiled = own, compiled

    def __call__(self, cls: Any, *how: Any) -> Any:
        """Make a class a dataclass."""
        if _undescribed and cls.__doc__ is None:
            cls.__doc__ = cls.__name__
        self._compiled.late = LATE | {INIT} if cls.__doc__ else LATE
        return self._own(cls, *how)


class _Plain(dict[str, Any]):
    """Stands for what makes a class a description of a dictionary."""

    def __init_subclass__(cls, total: bool = True) -> None:
        """Take what a description may say of itself."""


def _load_schemas() -> None:
    import typing_extensions

    known: Any = typing_extensions
    own, known.TypedDict = known.TypedDict, _Plain
    try:
        __import__(SCHEMAS)
    finally:
        known.TypedDict = own
