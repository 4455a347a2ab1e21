"""The 37-hex battle sheet (戦場シート): numbers, axial coordinates, neighbours, distance, drawing positions.

Flat-top hexes; the centre 37 is (0, 0), q grows to the right, r downwards. The numbers run clockwise in rings from the
upper left corner of each ring, the outer ring first.

>>> neighbours(31)
{'N': 20, 'NE': 32, 'SE': 37, 'S': 36, 'SW': 30, 'NW': 19}
>>> distance(1, 10)
6
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from desktop.core.problem import refuse
from desktop.core.words import phrase

RADIUS = 3
COUNT = 37
CENTRE = 37


class Hex(NamedTuple):
    """Axial coordinates of one hex."""

    q: int
    r: int


DIRECTIONS: Mapping[str, Hex] = {
    "N": Hex(0, -1),
    "NE": Hex(1, -1),
    "SE": Hex(1, 0),
    "S": Hex(0, 1),
    "SW": Hex(-1, 1),
    "NW": Hex(-1, 0),
}
"""The six sides of a flat-top hex, clockwise from the top."""


def rings(radius: int) -> Iterator[Hex]:
    """Walk over a hexagon in the order of its numbers: ring by ring from outside, each clockwise from its corner."""
    for ring in range(radius, 0, -1):
        here = Hex(-ring, 0)
        for name in ("NE", "SE", "S", "SW", "NW", "N"):
            step = DIRECTIONS[name]
            for _ in range(ring):
                yield here
                here = Hex(here.q + step.q, here.r + step.r)
    yield Hex(0, 0)


_BY_NUMBER: dict[int, Hex] = dict(enumerate(rings(RADIUS), start=1))
_BY_HEX: dict[Hex, int] = {place: number for number, place in _BY_NUMBER.items()}
NUMBERS: tuple[int, ...] = tuple(_BY_NUMBER)


def place(number: int) -> Hex:
    """Return the coordinates of a hex number.

    Raises:
        Refusal: `no_such_hex`.
    """
    if isinstance(number, bool) or number not in _BY_NUMBER:
        raise refuse(
            "no_such_hex",
            "CM-HEX-01",
            phrase("ヘクス {n} はありません。", n=number),
            phrase("1〜37 の番号を選んでください。"),
            overridable=False,
        )
    return _BY_NUMBER[number]


def number(place: Hex) -> int | None:
    """Return the number of a place, or None when it is off the sheet."""
    return _BY_HEX.get(place)


@cache
def _neighbours(hex_number: int) -> tuple[tuple[str, int], ...]:
    q, r = place(hex_number)
    found = ((name, _BY_HEX.get(Hex(q + step.q, r + step.r))) for name, step in DIRECTIONS.items())
    return tuple((name, n) for name, n in found if n is not None)


def neighbours(hex_number: int) -> dict[str, int]:
    """Direction → hex number, clockwise from N; only those on the sheet.

    Raises:
        Refusal: `no_such_hex`.
    """
    return dict(_neighbours(hex_number))


def distance(a: int, b: int) -> int:
    """Count the steps from one hex to another; 0 for the same one.

    Raises:
        Refusal: `no_such_hex`.
    """
    return apart(place(a), place(b))


def apart(a: Hex, b: Hex) -> int:
    """Count the steps between two places (CM-HEX-07)."""
    dq, dr = a.q - b.q, a.r - b.r
    return max(abs(dq), abs(dr), abs(dq + dr))


@lru_cache(None, typed=True)
def within(hex_number: int, steps: int) -> tuple[int, ...]:
    """List the hexes that can be reached in at most `steps` steps, in order of number, the hex itself included."""
    return tuple(n for n in NUMBERS if distance(hex_number, n) <= steps)


def ring(hex_number: int) -> int:
    """Return the distance from the centre, 0–3."""
    return distance(hex_number, CENTRE)


def column(hex_number: int) -> int:
    """Return the column, 1–7 from left to right."""
    return place(hex_number).q + RADIUS + 1


def centre(hex_number: int, side: float) -> tuple[float, float]:
    """Return where the middle of a hex is drawn; the middle of 37 is (0, 0), y grows downwards."""
    q, r = place(hex_number)
    return 1.5 * side * q, math.sqrt(3) * side * (r + q / 2)


def size(side: float) -> tuple[float, float]:
    """Return width and height of the whole drawing for a hex side."""
    return 11 * side, 7 * math.sqrt(3) * side
