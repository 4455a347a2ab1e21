"""Attributes of Qt's objects are found where Python has those of any other object.

PySide asks for each of them in places of its own as well: methods put into one instance, names that a `__feature__`
changes, Qt's own members that no class in Python knows. A step at the table asks six thousand times, and a method of a
class above takes eight times as long to be found as it would in Python.
"""

from __future__ import annotations

from typing import Any, TypeVar

from PySide6.QtCore import Signal

K = TypeVar("K", bound=type[Any])
_BOUND = hasattr(Signal, "__get__")
"""Whether signals bind themselves to an object; older versions of PySide do it while they look for the attribute."""


def direct(kind: K) -> K:
    """Let a class, and what is made of it, be asked directly.

    A `Property` is known to Qt as ever (`property`, `setProperty`, Designer); in Python its name gives the `Property`
    itself, so ask the function that stands behind it.
    """
    if _BOUND:
        kind.__getattribute__ = object.__getattribute__  # type: ignore[assignment]  # a class takes it unbound
    return kind
