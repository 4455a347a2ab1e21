"""Long lists and texts in a journal: a line stores only the changed ends of a list, or the changed piece of a text.

A step of d20フェイト would write thirty lines twice, 12 kB of a journal that is read whole. Only how a line of the
journal tells a change is shorter: what the change does to a sheet, and what taking it back does, is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

LONG = 4
"""Rows from which a list is stored by its ends."""
LONG_TEXT = 80
"""Characters from which a text is stored by its changed piece."""
MOST = 2
"""Rows that may go where others come."""


@dataclass(frozen=True, slots=True)
class ListEnds:
    """The rows of a list that are others before and after a change."""

    first: tuple[Any, ...]
    last: tuple[Any, ...]
    count: int
    """Rows of the whole list."""

    def at_ends(self, rows: Sequence[Any], same: Callable[[Any, Any], bool]) -> bool:
        """Tell whether a list begins and ends so, however long it has become."""
        begin, end = len(self.first), len(rows) - len(self.last)
        return begin <= end and same(list(rows[:begin]), list(self.first)) and same(list(rows[end:]), list(self.last))

    def whole(self, rows: Sequence[Any], same: Callable[[Any, Any], bool]) -> bool:
        """Tell whether this may be the very list."""
        return len(rows) == self.count and self.at_ends(rows, same)

    def exchanged(self, rows: Sequence[Any], after: ListEnds) -> tuple[Any, ...]:
        """Return a list that has these ends with those of another in their place."""
        return (*after.first, *rows[len(self.first) : len(rows) - len(self.last)], *after.last)

    def to_json(self) -> list[Any]:
        """Return what `of_json` reads."""
        return [list(self.first), list(self.last), self.count]

    @classmethod
    def of_json(cls, row: Any) -> ListEnds:
        """Read what `to_json` gives.

        Raises:
            TypeError, ValueError: it is something else.
        """
        first, last, count = row
        return cls(tuple(first), tuple(last), int(count))


def ends_of(before: Any, after: Any) -> tuple[ListEnds, ListEnds] | None:
    """Return how two plain values differ at their ends; None where they are no long lists with the same middle."""
    if not (isinstance(before, list | tuple) and isinstance(after, list | tuple)):
        return None
    if max(len(before), len(after)) < LONG:
        return None
    gone = _moved_up(before, after)
    if gone is not None:
        came = len(before) - gone
        return ListEnds(tuple(before[:gone]), (), len(before)), ListEnds((), tuple(after[came:]), len(after))
    back = _moved_up(after, before)
    if back is not None:
        went = len(after) - back
        return ListEnds((), tuple(before[went:]), len(before)), ListEnds(tuple(after[:back]), (), len(after))
    return None


@dataclass(frozen=True, slots=True)
class Splice:
    """The piece of a text that is another before and after a change."""

    start: int
    piece: str
    count: int
    """Letters of the whole text."""

    def exchanged(self, text: str, after: Splice) -> str | None:
        """Return a text with another piece in the place of this one; None where it is not there, or several times."""
        end = self.start + len(self.piece)
        if text[self.start : end] == self.piece and (self.piece or len(text) == self.count):
            return text[: self.start] + after.piece + text[end:]
        if self.piece and text.count(self.piece) == 1:
            return text.replace(self.piece, after.piece)
        return None

    def to_json(self) -> list[Any]:
        """Return what `of_json` reads."""
        return [self.start, self.piece, self.count]

    @classmethod
    def of_json(cls, row: Any) -> Splice:
        """Read what `to_json` gives.

        Raises:
            TypeError, ValueError: it is something else.
        """
        start, piece, count = row
        return cls(int(start), str(piece), int(count))


def splices_of(before: Any, after: Any) -> tuple[Splice, Splice] | None:
    """Return the pieces in which two texts differ; None where they are no long texts."""
    if not (isinstance(before, str) and isinstance(after, str)) or max(len(before), len(after)) < LONG_TEXT:
        return None
    start = _alike(before, after)
    rest = _alike(before[start:][::-1], after[start:][::-1])
    ends = len(before) - rest, len(after) - rest
    return Splice(start, before[start : ends[0]], len(before)), Splice(start, after[start : ends[1]], len(after))


def _alike(one: str, other: str) -> int:
    """Return how many letters two texts begin with in common."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((n for n, (a, b) in pairs if a != b), min(len(one), len(other)))


def _moved_up(before: Sequence[Any], after: Sequence[Any]) -> int | None:
    """Return how many of the first rows went, where some others may have come at the end and all else is the same."""
    for gone in range(min(MOST, len(before) - 1) + 1):
        left = len(before) - gone
        if left <= len(after) <= left + MOST and before[gone:] == after[:left]:
            return gone
    return None
