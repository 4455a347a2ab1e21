"""Compresses what lines of a journal hold besides their text: memory stays flat over a play session.

Parsed, a step takes four kilobytes and more; nearly all of them are never read again. So lines stay as bytes,
compressed by the dozen, and a line is parsed when a part of it is read that is not a mere word or number.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from typing import Any

LINES = 64
"""Lines of a shelf; what is alike in them is kept once."""
BYTES = 256_000
"""A shelf that holds so much is full, however few its lines are."""
_QUICK = 1
"""Level of packing: a higher one takes thrice the time for a tenth less."""
_SHORT, _SMALL = 40, 1000
"""Letters of a text that stays at hand, and of what is asked for at once."""
_NEAR = 64
"""Lines that stay parsed after they were read."""


class Shelf:
    """Lines of a journal, packed once it is full."""

    __slots__ = ("_lines", "_packed", "_size")

    def __init__(self) -> None:
        self._lines: list[bytes] = []
        self._packed = b""
        self._size = 0

    @property
    def full(self) -> bool:
        """True when it takes no more."""
        return self._packed != b""

    def put(self, line: bytes) -> int:
        """Take a line; return its place."""
        self._lines.append(line)
        self._size += len(line)
        place = len(self._lines) - 1
        if len(self._lines) == LINES or self._size >= BYTES:
            self._packed = zlib.compress(b"\n".join(self._lines), _QUICK)
            self._lines = []
        return place

    def line(self, place: int) -> bytes:
        """Return a line as it was put here."""
        return _unpacked(self._packed)[place] if self._packed else self._lines[place]


class Shelves:
    """Takes one line after the other."""

    def __init__(self) -> None:
        self._last = Shelf()

    def take(
        self,
        line: bytes,
        row: Mapping[str, Any],
        names: tuple[str, ...],
        inner: str,
        asked: Collection[str] = (),
    ) -> tuple[Mapping[str, Any], Mapping[str, Any] | None]:
        """Return some parts of a line as they can be asked for later, and what one part is by itself.

        Args:
            row: the line, parsed.
            names: which parts.
            inner: the part by itself; None where it is no object.
            asked: small parts that are asked for as soon as the file has been read, and stay at hand.
        """
        light = {name: row[name] for name in names if _is_light(row[name])}
        near, names = _shared(tuple(light.items()), tuple(map(type, light.values()))), _alike(names)
        whole = isinstance(row.get(inner), dict)
        if len(light) == len(names) and not whole:
            return near, None
        if self._last.full:
            self._last = Shelf()
        shelf, place = self._last, self._last.put(line)
        texts = {name: _Small(json.dumps(row[name])) for name in asked if name in row and name not in light}
        small = {name: text for name, text in texts.items() if len(text) < _SMALL}
        near = {**near, **small} if small else near
        parts = near if len(light) == len(names) else Parts(shelf, place, names, near)
        return parts, Inner(shelf, place, inner) if whole else None


class _Small(str):
    """A part as JSON: parsed it takes several times the room."""

    __slots__ = ()


class Parts(Mapping[str, Any]):
    """Parts of one line by name, read-only."""

    __slots__ = ("_names", "_near", "_place", "_shelf")

    def __init__(self, shelf: Shelf, place: int, names: tuple[str, ...], near: Mapping[str, Any]) -> None:
        self._shelf, self._place, self._names, self._near = shelf, place, names, near

    def __getitem__(self, name: str) -> Any:
        """Return a part; words and numbers are at hand."""
        if name in self._near:
            found = self._near[name]
            return json.loads(found) if type(found) is _Small else found
        if name not in self._names:
            raise KeyError(name)
        return _row(self._shelf, self._place)[name]

    def __contains__(self, name: object) -> bool:
        """Tell whether there is such a part, without looking into it."""
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        """Go through the names as they stand in the line."""
        return iter(self._names)

    def __len__(self) -> int:
        """Count the parts."""
        return len(self._names)

    def __repr__(self) -> str:
        """Show all of it."""
        return repr(dict(self))


class Inner(Mapping[str, Any]):
    """One part of a line that is an object."""

    __slots__ = ("_name", "_place", "_shelf")

    def __init__(self, shelf: Shelf, place: int, name: str) -> None:
        self._shelf, self._place, self._name = shelf, place, name

    def _all(self) -> dict[str, Any]:
        found: dict[str, Any] = _row(self._shelf, self._place)[self._name]
        return found

    def __getitem__(self, name: str) -> Any:
        """Return a value."""
        return self._all()[name]

    def __iter__(self) -> Iterator[str]:
        """Go through the names."""
        return iter(self._all())

    def __len__(self) -> int:
        """Count the values."""
        return len(self._all())

    def __repr__(self) -> str:
        """Show all of it."""
        return repr(self._all())


def _is_light(value: Any) -> bool:
    return value is None or isinstance(value, int) or (isinstance(value, str) and len(value) < _SHORT)


@lru_cache(512)
def _shared(items: tuple[tuple[str, Any], ...], _: tuple[type, ...]) -> Mapping[str, Any]:
    """Return the same object for what is the same: most lines of a play session are alike in this."""
    return dict(items)


@lru_cache(512)
def _alike(names: tuple[str, ...]) -> tuple[str, ...]:
    return names


@lru_cache(_NEAR)
def _row(shelf: Shelf, place: int) -> dict[str, Any]:
    row: dict[str, Any] = json.loads(shelf.line(place).decode())
    return row


@lru_cache(4)
def _unpacked(packed: bytes) -> list[bytes]:
    return zlib.decompress(packed).split(b"\n")
