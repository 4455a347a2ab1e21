"""Boards of flat-top hexes of any size: numbers, neighbours, distances, straight lines and where hexes are drawn.

The board of radius 3 is the 戦場シート of `desktop.core.maps.hexes`: same numbers, same places. Lengths are in hex
sides, y grows downwards; `turn` turns the whole board clockwise in steps of 60°, towards a player's seat.

>>> Grid().line(1, 10)
(1, 19, 31, 37, 34, 25, 10)
>>> Grid(shape="rectangle", columns=4, rows=2).count
8
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

from pydantic import Field

from desktop.core.maps.hexes import DIRECTIONS, Hex, apart, rings
from desktop.core.value import Value

LARGEST_RADIUS, LARGEST_SIDE = 12, 30
SIXTHS = 6
"""Steps of a whole turn."""
_HALF_HIGH = math.sqrt(3) / 2
_NUDGE = 1e-6
"""Takes a line off the borders, so that it never wavers between two hexes."""


class Grid(Value):
    """The shape of a board."""

    shape: Literal["hexagon", "rectangle"] = "hexagon"
    radius: int = Field(default=3, ge=1, le=LARGEST_RADIUS)
    """Of a hexagon: rings around the middle."""
    columns: int = Field(default=10, ge=1, le=LARGEST_SIDE)
    rows: int = Field(default=8, ge=1, le=LARGEST_SIDE)
    """Of a rectangle."""

    @property
    def count(self) -> int:
        """How many hexes there are."""
        return len(_places(self))

    @property
    def numbers(self) -> range:
        """Every number."""
        return range(1, self.count + 1)

    def has(self, number: object) -> bool:
        """Tell whether this is the number of a hex."""
        return isinstance(number, int) and not isinstance(number, bool) and 1 <= number <= self.count

    def place(self, number: int) -> Hex:
        """Return the coordinates of a hex.

        Raises:
            IndexError: there is no such hex.
        """
        if not self.has(number):
            raise IndexError(number)
        return _places(self)[number - 1]

    def number(self, place: Hex) -> int | None:
        """Return the number of a place; None off the board."""
        return _numbers(self).get(place)

    def neighbour(self, number: int, direction: str) -> int | None:
        """Return the next hex in a direction (`N`, `NE`, …); None at the edge."""
        (q, r), step = self.place(number), DIRECTIONS[direction]
        return self.number(Hex(q + step.q, r + step.r))

    def distance(self, a: int, b: int) -> int:
        """Count the steps from one hex to another."""
        return apart(self.place(a), self.place(b))

    def within(self, number: int, steps: int) -> tuple[int, ...]:
        """List the hexes at most `steps` away, the hex itself included."""
        here = self.place(number)
        return tuple(n for n, there in enumerate(_places(self), 1) if apart(here, there) <= steps)

    def line(self, a: int, b: int) -> tuple[int, ...]:
        """List the hexes of the straight line from one hex to another, both included."""
        (q1, r1), (q2, r2) = self.place(a), self.place(b)
        steps = self.distance(a, b)
        found = []
        for n in range(steps + 1):
            share = n / max(steps, 1)
            q = q1 + (q2 - q1) * share + _NUDGE
            r = r1 + (r2 - r1) * share + 2 * _NUDGE
            found.append(self.number(_rounded(q, r)))
        return tuple(n for n in found if n is not None)

    # drawing

    def centre(self, number: int, turn: int = 0) -> tuple[float, float]:
        """Return where the middle of a hex is drawn; the middle of the board is (0, 0)."""
        q, r = self.place(number)
        x, y = _middle(self)
        return turned(1.5 * q - x, 2 * _HALF_HIGH * (r + q / 2) - y, turn)

    def at(self, x: float, y: float, turn: int = 0) -> int | None:
        """Return the hex that is drawn at a point; None off the board."""
        x, y = turned(x, y, -turn)
        mx, my = _middle(self)
        q = (x + mx) / 1.5
        return self.number(_rounded(q, (y + my) / (2 * _HALF_HIGH) - q / 2))

    def size(self, turn: int = 0) -> tuple[float, float]:
        """Return width and height of the drawing."""
        middles = [self.centre(n, turn) for n in self.numbers]
        return 2 * max(abs(x) for x, _ in middles) + 2, 2 * max(abs(y) for _, y in middles) + 2 * _HALF_HIGH


def turned(x: float, y: float, turn: int) -> tuple[float, float]:
    """Turn a point around the middle of the board, clockwise in steps of 60°."""
    if not turn % SIXTHS:
        return x, y
    angle = math.radians(60 * turn)
    return x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)


def corners() -> tuple[tuple[float, float], ...]:
    """Return the corners of a hex around its middle."""
    return tuple((math.cos(math.radians(60 * n)), math.sin(math.radians(60 * n))) for n in range(SIXTHS))


def _rounded(q: float, r: float) -> Hex:
    """Return the hex in which a point lies."""
    s = -q - r
    whole = [round(q), round(r), round(s)]
    off = [abs(whole[0] - q), abs(whole[1] - r), abs(whole[2] - s)]
    if off[0] > off[1] and off[0] > off[2]:
        whole[0] = -whole[1] - whole[2]
    elif off[1] > off[2]:
        whole[1] = -whole[0] - whole[2]
    return Hex(whole[0], whole[1])


@lru_cache(maxsize=64)
def _places(grid: Grid) -> tuple[Hex, ...]:
    """List every place by number: a hexagon in rings from outside, a rectangle in lines from the top."""
    if grid.shape == "rectangle":
        return tuple(Hex(c, r - c // 2) for r in range(grid.rows) for c in range(grid.columns))
    return tuple(rings(grid.radius))


@lru_cache(maxsize=64)
def _numbers(grid: Grid) -> Mapping[Hex, int]:
    return {place: number for number, place in enumerate(_places(grid), 1)}


@lru_cache(maxsize=64)
def _middle(grid: Grid) -> tuple[float, float]:
    """Return the middle of the drawing, from the place (0, 0)."""
    middles = [(1.5 * q, 2 * _HALF_HIGH * (r + q / 2)) for q, r in _places(grid)]
    across, down = [x for x, _ in middles], [y for _, y in middles]
    return (min(across) + max(across)) / 2, (min(down) + max(down)) / 2
