"""What was found once for a mark and is asked for again and again: sheets repeat most of their marks.

Most marks are not only equal from sheet to sheet but the very same, since texts and pieces are kept; those are found
by what they are, without looking at what they hold. A page is a row of pieces: marks that are drawn together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any, Generic, TypeVar

MOST = 16_000
"""Marks that are kept in mind; then all are forgotten."""

_K = TypeVar("_K")
_V = TypeVar("_V")

_ALONE: dict[Any, tuple[Any]] = {}


def alone(mark: _K) -> tuple[_K]:
    """Return the one piece that stands for a mark on its own and for all that are equal to it."""
    known: tuple[_K] | None = _ALONE.get(mark)
    if known is not None:
        return known
    if len(_ALONE) >= MOST:
        _ALONE.clear()
    found = _ALONE[mark] = (mark,)
    return found


class KnownMarks(tuple[_V, ...], Generic[_V]):
    """The marks of a page, with those drawn together as one piece."""

    pieces: tuple[tuple[_V, ...], ...]

    @classmethod
    def of(cls, pieces: Iterable[tuple[_V, ...]]) -> KnownMarks[_V]:
        """Return the marks of pieces."""
        known = tuple(pieces)
        marks = cls(chain.from_iterable(known))
        marks.pieces = known
        return marks


def pieces_of(marks: tuple[_V, ...]) -> tuple[tuple[_V, ...], ...]:
    """Return the groups of marks that are drawn together; without groups, every mark alone."""
    return marks.pieces if type(marks) is KnownMarks else tuple(map(alone, marks))


class Known(Generic[_K, _V]):
    """Answers of a function whose answer depends on nothing but the mark, or the piece."""

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

    def all(self, marks: Iterable[_K]) -> list[_V]:
        """Return the answers for a page, in its order."""
        same, look = self._same.get, self._looked_up
        return [look(mark) if (known := same(id(mark))) is None else known[1] for mark in marks]

    def _looked_up(self, mark: _K) -> _V:
        if len(self._same) >= MOST:
            self._same.clear()
        if mark in self._equal:
            value = self._equal[mark]
        else:
            if len(self._equal) >= MOST:
                self._same.clear()
                self._equal.clear()
            value = self._equal[mark] = self._find(mark)
        self._same[id(mark)] = (mark, value)
        return value
