"""Place and look of a sheet's value on a page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar, overload

from desktop.core.paper import Field
from desktop.views.paper.sheet.ink import Area

_V = TypeVar("_V")


class Entry(NamedTuple):
    """A place on a page, in mm."""

    field: Field
    area: Area
    spans: tuple[tuple[int, int], ...] = ()
    """Which marks of the page are the value: from, up to."""
    pt: float = 0.0
    align: str = "centre"
    several: bool = False
    """Text of several lines."""
    on: bool = False
    draw: Callable[[Any, Area], None] | None = None
    """Draws what a ticked place looks like onto a canvas; None: a place for text."""


class Later(Sequence[_V]):
    """A sequence computed on first use: printing alone never needs the places on a page."""

    __slots__ = ("_find", "_found")

    def __init__(self, find: Callable[[], Iterable[_V]]) -> None:
        """Compute nothing yet."""
        self._find: Callable[[], Iterable[_V]] | None = find
        self._found: tuple[_V, ...] = ()

    @property
    def _all(self) -> tuple[_V, ...]:
        if self._find is not None:
            self._found, self._find = tuple(self._find()), None
        return self._found

    @overload
    def __getitem__(self, place: int) -> _V: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[_V, ...]: ...

    def __getitem__(self, place: int | slice) -> _V | tuple[_V, ...]:
        """Return one, or several."""
        return self._all[place]

    def __iter__(self) -> Iterator[_V]:
        """Return all, one after the other."""
        return iter(self._all)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._all)

    def __eq__(self, other: object) -> bool:
        """Compare what is found."""
        return isinstance(other, Later | tuple) and self._all == tuple(other)

    def __hash__(self) -> int:
        """Return what equal ones share."""
        return hash(self._all)

    def __repr__(self) -> str:
        """Show what is found."""
        return repr(self._all)


class PageOrigin(NamedTuple):
    """What a page has from the one that it was made of; marks keep their order, their places are found when asked."""

    places: Sequence[Area]
    """Where entries lie."""
    entries: Callable[[], Iterable[Entry]]
    frames: Callable[[], Iterable[Area]]
