"""What was found once for a mark and is asked for again and again: sheets repeat most of their marks.

Most marks are not only equal from sheet to sheet but the very same, since texts and pieces are kept; those are found
by what they are, without looking at what they hold.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

MOST = 16_000
"""Marks that are kept in mind; then all are forgotten."""

PIECES: dict[int, tuple[Any, ...]] = {}
"""Marks that are laid down together again and again, by the identity of the first."""

_K = TypeVar("_K")
_V = TypeVar("_V")


class Known(Generic[_K, _V]):
    """Answers of a function whose answer depends on nothing but the mark."""

    def __init__(self, find: Callable[[_K], _V]) -> None:
        """Begin with nothing known."""
        self._find = find
        self._same: dict[int, tuple[_K, _V]] = {}
        """By identity; the mark is held, so that nothing else can take its place in memory."""
        self._equal: dict[_K, _V] = {}

    def __call__(self, mark: _K) -> _V:
        """Return what belongs to a mark."""
        known = self._same.get(id(mark))
        return known[1] if known is not None else self._looked_up(mark)

    def _looked_up(self, mark: _K) -> _V:
        if len(self._same) >= MOST:
            self._same.clear()
            self._equal.clear()
        if mark not in self._equal:
            self._equal[mark] = self._find(mark)
        value = self._equal[mark]
        self._same[id(mark)] = (mark, value)
        return value
