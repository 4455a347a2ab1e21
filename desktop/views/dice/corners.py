"""Corners and face normals of the solids, within the unit ball."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from math import cos, pi, sin, sqrt

from desktop.views.dice.vectors import Vector, cross, dot, subtract, times, unit

GOLDEN = (1 + sqrt(5)) / 2
PERCENT = 100
"""Stands for the die that shows the tens, 00 to 90."""


def corners_of(sides: int) -> tuple[Vector, ...]:
    """Return the corners of a die; of a cube where there is no such solid."""
    return _CORNERS.get(sides, _cube)()


def normals_of(sides: int) -> tuple[Vector, ...]:
    """Return the directions in which the faces of a die look."""
    return _NORMALS.get(sides, _axes)()


def tetrahedron() -> tuple[Vector, ...]:
    """Return the corners of a d4."""
    return _scaled([(1.0, 1.0, 1.0), (1.0, -1.0, -1.0), (-1.0, 1.0, -1.0), (-1.0, -1.0, 1.0)])


def _scaled(points: Sequence[Vector]) -> tuple[Vector, ...]:
    reach = max(sqrt(dot(p, p)) for p in points)
    return tuple(times(p, 1 / reach) for p in points)


def _cube() -> tuple[Vector, ...]:
    return _scaled([(float(x), float(y), float(z)) for x, y, z in product((-1, 1), repeat=3)])


def _axes() -> tuple[Vector, ...]:
    return ((0.0, 0.0, 1.0), (0.0, 1.0, 0.0), (1.0, 0.0, 0.0), (0.0, 0.0, -1.0), (0.0, -1.0, 0.0), (-1.0, 0.0, 0.0))


def _octant() -> tuple[Vector, ...]:
    signs = ((1, 1, 1), (-1, -1, 1), (-1, 1, -1), (1, -1, -1), (1, 1, -1), (-1, -1, -1), (1, -1, 1), (-1, 1, 1))
    return tuple(unit((float(x), float(y), float(z))) for x, y, z in signs)


def _icosahedron() -> tuple[Vector, ...]:
    found: list[Vector] = []
    for a, b in product((-1.0, 1.0), repeat=2):
        found += [(0.0, a, b * GOLDEN), (a, b * GOLDEN, 0.0), (b * GOLDEN, 0.0, a)]
    return _scaled(found)


def _dodecahedron() -> tuple[Vector, ...]:
    found = [(float(x), float(y), float(z)) for x, y, z in product((-1, 1), repeat=3)]
    for a, b in product((-1.0, 1.0), repeat=2):
        found += [(0.0, a / GOLDEN, b * GOLDEN), (a / GOLDEN, b * GOLDEN, 0.0), (b * GOLDEN, 0.0, a / GOLDEN)]
    return _scaled(found)


def _mirrored(points: tuple[Vector, ...]) -> tuple[Vector, ...]:
    """Turn the corners of one regular solid into the face normals of its dual as written here."""
    return tuple(unit((y, x, z)) for x, y, z in points)


_POLE = 1.12
"""Height of the poles of a d10 over its waist of radius 1."""


def _trapezohedron() -> tuple[Vector, ...]:
    waist = _POLE * (1 - cos(pi / 5)) / (1 + cos(pi / 5))  # makes the kites flat
    ring = [(cos(k * pi / 5), sin(k * pi / 5), waist if k % 2 else -waist) for k in range(10)]
    return _scaled([(0.0, 0.0, _POLE), (0.0, 0.0, -_POLE), *ring])


def _kites() -> tuple[Vector, ...]:
    corners = _trapezohedron()
    pole, other, ring = corners[0], corners[1], corners[2:]
    found = []
    for k in range(10):
        top = pole if k % 2 == 0 else other
        face = unit(cross(subtract(ring[(k + 1) % 10], top), subtract(ring[k - 1], top)))
        found.append(face if dot(face, ring[k]) > 0 else times(face, -1))
    return tuple(found)


_CORNERS: dict[int, Callable[[], tuple[Vector, ...]]] = {
    8: _axes,
    10: _trapezohedron,
    12: _dodecahedron,
    20: _icosahedron,
    PERCENT: _trapezohedron,
}
_NORMALS: dict[int, Callable[[], tuple[Vector, ...]]] = {
    8: _octant,
    10: _kites,
    12: lambda: _mirrored(_icosahedron()),
    20: lambda: _mirrored(_dodecahedron()),
    PERCENT: _kites,
}
