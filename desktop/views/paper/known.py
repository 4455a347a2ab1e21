"""What was found once for a mark and is asked for again and again: sheets repeat most of their marks.

Most marks are not only equal from sheet to sheet but the very same, since texts and pieces are kept; those are found
by what they are, without looking at what they hold.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

MOST = 16_000
"""Marks that are kept in mind; then all are forgotten."""

_K = TypeVar("_K")
_V = TypeVar("_V")

PIECES: dict[int, tuple[Any, ...]] = {}
"""Marks that are laid down together again and again, by the identity of the first."""


_ONE: dict[Any, Any] = {}


def one_of(mark: _K) -> _K:
    """Return the one mark that stands for all that are equal to it."""
    known: _K | None = _ONE.get(mark)
    if known is not None:
        return known
    if len(_ONE) >= MOST:
        _ONE.clear()
    _ONE[mark] = mark
    return mark


def keep_together(marks: tuple[Any, ...]) -> None:
    """Remember that marks are laid down together."""
    if len(marks) > 1:
        if len(PIECES) >= MOST:
            PIECES.clear()
        PIECES[id(marks[0])] = marks


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
        if mark in self._equal:
            return self._equal[mark]
        if len(self._equal) >= MOST:
            self._same.clear()
            self._equal.clear()
        value = self._equal[mark] = self._find(mark)
        self._same[id(mark)] = (mark, value)
        return value


class Pieces(Generic[_K, _V]):
    """Answers of a function of several marks, asked piece by piece: what is laid down together, any other mark alone.

    The answers for all pieces must say together what the answer for the page would.
    """

    def __init__(self, find: Callable[[tuple[_K, ...]], _V]) -> None:
        """Begin with nothing known."""
        self._together: Known[tuple[_K, ...], _V] = Known(find)
        self._alone: Known[_K, _V] = Known(lambda mark: find((mark,)))

    def all(self, marks: Sequence[_K]) -> list[_V]:
        """Return the answers for a page, in its order."""
        found, number, end = [], 0, len(marks)
        together, alone, known = self._together, self._alone, PIECES.get
        marks = tuple(marks)
        while number < end:
            mark = marks[number]
            piece = known(id(mark))
            if piece is not None and marks[number : number + len(piece)] == piece:
                found.append(together(piece))
                number += len(piece)
            else:
                found.append(alone(mark))
                number += 1
        return found
