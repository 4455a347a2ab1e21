"""The solids of the usual dice, from their corners: faces are found, not listed; opposite ones add up."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import atan2, cos, pi, sin, sqrt

from desktop.views.dice.space import Vector, cross, dot, middle, minus, scaled, unit

GOLDEN = (1 + sqrt(5)) / 2


@dataclass(frozen=True)
class SolidFace:
    """One face: its corners in order, seen from outside, and its own frame."""

    corners: tuple[int, ...]
    centre: Vector
    normal: Vector
    across: Vector
    """Where the number's reading direction points."""
    up: Vector
    value: int
    """The number it counts for; on a d4 the number at the corner opposite to it."""
    room: float
    """Distance from the centre to the nearest edge: how large a number may be."""


@dataclass(frozen=True)
class Solid:
    """A die's shape with radius 1."""

    corners: tuple[Vector, ...]
    faces: tuple[SolidFace, ...]
    sides: int


@cache
def solid(sides: int) -> Solid:
    """Return the shape of a die with 4, 6, 8, 10, 12 or 20 sides.

    Raises:
        KeyError: no such solid.
    """
    corners = _CORNERS[sides]()
    longest = max(sqrt(dot(c, c)) for c in corners)
    corners = [scaled(c, 1 / longest) for c in corners]
    loops = _faces(corners)
    values = _corner_values(corners, loops) if sides == 4 else _opposite_values(corners, loops, sides)
    faces = tuple(_face(corners, loop, value, sides) for loop, value in zip(loops, values, strict=True))
    return Solid(tuple(corners), faces, sides)


def _d4() -> list[Vector]:
    return [(1, 1, 1), (1, -1, -1), (-1, 1, -1), (-1, -1, 1)]


def _d6() -> list[Vector]:
    return [(x, y, z) for x in (-1.0, 1.0) for y in (-1.0, 1.0) for z in (-1.0, 1.0)]


def _d8() -> list[Vector]:
    return [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]


def _d10() -> list[Vector]:
    """Return a pentagonal trapezohedron: its kites are flat only at one height of the ring's zigzag."""
    zigzag, tip = 0.105, 1.0
    ring = [(cos(i * pi / 5), sin(i * pi / 5), zigzag * (1 if i % 2 else -1)) for i in range(10)]
    return [*ring, (0, 0, tip), (0, 0, -tip)]


def _d12() -> list[Vector]:
    short = 1 / GOLDEN
    found: list[Vector] = list(_d6())
    for a in (-short, short):
        for b in (-GOLDEN, GOLDEN):
            found += [(0, a, b), (a, b, 0), (b, 0, a)]
    return found


def _d20() -> list[Vector]:
    found: list[Vector] = []
    for a in (-1.0, 1.0):
        for b in (-GOLDEN, GOLDEN):
            found += [(0, a, b), (a, b, 0), (b, 0, a)]
    return found


_CORNERS = {4: _d4, 6: _d6, 8: _d8, 10: _d10, 12: _d12, 20: _d20}


def _faces(corners: list[Vector]) -> list[tuple[int, ...]]:
    """Find the faces of a convex solid: planes through three corners with all others on one side."""
    found: set[frozenset[int]] = set()
    for i, j, k in combinations(range(len(corners)), 3):
        normal = cross(minus(corners[j], corners[i]), minus(corners[k], corners[i]))
        if dot(normal, normal) < 1e-9:
            continue
        normal = unit(normal)
        heights = [dot(normal, minus(c, corners[i])) for c in corners]
        if max(heights) < 2e-2 or min(heights) > -2e-2:
            found.add(frozenset(n for n, h in enumerate(heights) if abs(h) < 2e-2))
    return sorted(_in_order(corners, face) for face in found)


def _in_order(corners: list[Vector], face: frozenset[int]) -> tuple[int, ...]:
    """Sort a face's corners around it, counter-clockwise from outside."""
    members = sorted(face)
    centre = middle([corners[i] for i in members])
    out = unit(centre)
    across = unit(minus(corners[members[0]], centre))
    up = cross(out, across)
    return tuple(
        sorted(members, key=lambda i: atan2(dot(up, _from(centre, corners[i])), dot(across, _from(centre, corners[i]))))
    )


def _from(centre: Vector, point: Vector) -> Vector:
    return minus(point, centre)


def _opposite_values(corners: list[Vector], loops: list[tuple[int, ...]], sides: int) -> list[int]:
    """Number the faces so that opposite ones add up to 7, 9, 9 (a ten counts 0), 13, 21."""
    out = [unit(middle([corners[i] for i in loop])) for loop in loops]
    values = [0] * len(loops)
    number, total = (0, 9) if sides == 10 else (1, sides + 1)
    free = set(range(len(loops)))
    while free:
        first = min(free)
        other = min(free - {first}, key=lambda n: dot(out[n], out[first]))
        values[first], values[other] = number, total - number
        free -= {first, other}
        number += 1
    return [v or 10 for v in values] if sides == 10 else values


def _corner_values(corners: list[Vector], loops: list[tuple[int, ...]]) -> list[int]:
    """Give each face of a d4 the number of the corner it does not touch."""
    return [next(i for i in range(len(corners)) if i not in loop) + 1 for loop in loops]


def _face(corners: list[Vector], loop: tuple[int, ...], value: int, sides: int) -> SolidFace:
    points = [corners[i] for i in loop]
    centre = middle(points)
    normal = unit(cross(minus(points[1], points[0]), minus(points[2], points[1])))
    if dot(normal, centre) < 0:
        normal, loop = scaled(normal, -1), tuple(reversed(loop))
        points = [corners[i] for i in loop]
    top = _top(points, centre, sides)
    up = unit(minus(top, centre))
    across = cross(up, normal)
    edges = zip(points, points[1:] + points[:1], strict=True)
    room = min(
        sqrt(dot(d, d)) for d in (minus(scaled((a[0] + b[0], a[1] + b[1], a[2] + b[2]), 0.5), centre) for a, b in edges)
    )
    return SolidFace(loop, centre, normal, across, up, value, room)


def _top(points: list[Vector], centre: Vector, sides: int) -> Vector:
    """Choose where a number's head points: to a corner, on a cube to the middle of an edge, on a d10 to its tip."""
    if sides == 6:
        return scaled((points[0][0] + points[1][0], points[0][1] + points[1][1], points[0][2] + points[1][2]), 0.5)
    return max(points, key=lambda p: dot(minus(p, centre), minus(p, centre)))
