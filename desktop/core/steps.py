"""Long work done bit by bit, so that whatever comes meanwhile waits for one step of it only."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Steps: TypeAlias = Generator[None, None, T]
"""Work that may be interrupted, or given up, between its steps, and what it comes to."""


def done(steps: Steps[T]) -> T:
    """Do all of it at once.

    >>> def both():
    ...     yield
    ...     return 2
    >>> done(both())
    2
    """
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result
