"""The dice as convex solids computed from their corners, with their normals and what is printed on each face."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import atan2, cos, pi, radians, sin, sqrt

from desktop.views.dice.vectors import Matrix, Vector, add, cross, dot, mean, subtract, times, turned, unit

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


BEVEL = 0.94
"""Faces are drawn a little smaller; the lighter edge that remains looks bevelled."""


@dataclass(frozen=True)
class FaceMark:
    """Something printed on a face: where, which way up, how large (height of a figure, radius of the solid = 1)."""

    text: str
    centre: Vector
    right: Vector
    up: Vector
    size: float


@dataclass(frozen=True)
class Side:
    """One face: corners counter-clockwise from outside, drawn a little smaller than they are."""

    normal: Vector
    outline: tuple[Vector, ...]
    marks: tuple[FaceMark, ...]
    value: int


@dataclass(frozen=True)
class Reading:
    """How the solid lies when it shows a value: the face that looks up, and which way is up on it."""

    normal: Vector
    up: Vector


@dataclass(frozen=True)
class Solid:
    """One kind of die; corners lie within the unit ball."""

    sides: int
    corners: tuple[Vector, ...]
    faces: tuple[Side, ...]
    readings: dict[int, Reading]
    pips: bool = False
    girth: float = 1.0
    """Factor that brings solids of different shape to about the same apparent size."""


@dataclass(frozen=True)
class _Kind:
    size: float
    """Height of a figure."""
    sink: float = 0.0
    """How far the figure lies from the middle of the face towards its lower end."""
    total: int = 0
    """What opposite faces add up to."""


_KINDS = {
    6: _Kind(0.62, total=7),
    8: _Kind(0.52, 0.03, 9),
    10: _Kind(0.43, 0.06, 9),
    12: _Kind(0.42, total=13),
    20: _Kind(0.30, 0.02, 21),
    PERCENT: _Kind(0.36, 0.06, 9),
}


@cache
def solid(sides: int) -> Solid:
    """Return the solid that shows a die of so many sides; a cube with figures where there is no such solid."""
    if sides == 4:
        return _tetrahedron()
    return _numbered(sides, corners_of(sides), normals_of(sides))


def label(sides: int, value: int) -> str:
    """Return what is printed for a value: a 10 shows 0 on a d10, tens show two figures on a d%."""
    if sides == PERCENT:
        return f"{value % 10}0"
    if sides == 10:
        return str(value % 10)
    return str(value)


def lying(shape: Solid, value: int, tilt: float, towards: float, turn: float) -> Matrix:
    """Return the rotation in which a value can be read.

    Args:
        tilt: angle in degrees between the face and the viewer.
        towards: where the face leans, in degrees from the right, counter-clockwise (90: up).
        turn: how far the figure is turned from upright, in degrees.
    """
    reading = shape.readings.get(value) or next(iter(shape.readings.values()))
    lean, bearing = radians(tilt), radians(towards)
    normal = (sin(lean) * cos(bearing), sin(lean) * sin(bearing), cos(lean))
    upright = (sin(radians(turn)), cos(radians(turn)), 0.0)
    up = unit(subtract(upright, times(normal, dot(upright, normal))))
    target, source = _frame(normal, up), _frame(reading.normal, reading.up)
    rows = tuple(
        (
            sum(target[k][i] * source[k][0] for k in range(3)),
            sum(target[k][i] * source[k][1] for k in range(3)),
            sum(target[k][i] * source[k][2] for k in range(3)),
        )
        for i in range(3)
    )
    return (rows[0], rows[1], rows[2])


def shown(shape: Solid, matrix: Matrix) -> int:
    """Return the value that can be read in a rotation; the check that the picture tells the truth."""
    if shape.sides == 4:
        return max(shape.readings, key=lambda v: _d4_clarity(shape, v, matrix))
    return max(shape.readings, key=lambda v: turned(matrix, shape.readings[v].normal)[2])


def _d4_clarity(shape: Solid, value: int, matrix: Matrix) -> float:
    return turned(matrix, unit(shape.corners[value - 1]))[1]


def _frame(normal: Vector, up: Vector) -> tuple[Vector, Vector, Vector]:
    return cross(up, normal), up, normal


def _tetrahedron() -> Solid:
    corners = tetrahedron()
    faces: list[Side] = []
    readings: dict[int, Reading] = {}
    for missing in range(4):
        normal = unit(times(corners[missing], -1))
        loop = _loop(corners, normal)
        centre = mean(loop)
        marks = []
        for corner in loop:
            up = unit(subtract(corner, centre))
            value = corners.index(corner) + 1
            marks.append(FaceMark(str(value), add(centre, times(up, 0.44)), cross(up, normal), up, 0.40))
            readings.setdefault(value, Reading(normal, up))
        faces.append(Side(normal, _bevelled(loop), tuple(marks), missing + 1))
    return Solid(4, corners, tuple(faces), readings, girth=1.16)


def _numbered(sides: int, corners: tuple[Vector, ...], normals: Sequence[Vector]) -> Solid:
    kind = _KINDS.get(sides, _KINDS[6])
    faces, readings = [], {}
    for normal, value in zip(normals, _values(sides, normals), strict=True):
        loop = _loop(corners, normal)
        centre = mean(loop)
        up = _up(sides, loop, centre)
        place = subtract(centre, times(up, kind.sink))
        text = label(sides, value)
        size = kind.size * (0.82 if len(text) > 1 and sides not in (PERCENT,) else 1.0)
        faces.append(Side(normal, _bevelled(loop), (FaceMark(text, place, cross(up, normal), up, size),), value))
        readings[value] = Reading(normal, up)
    girth = {6: 1.14, 8: 1.06, 10: 1.06, PERCENT: 1.06}.get(sides, 1.0)
    return Solid(sides, corners, tuple(faces), readings, pips=sides == 6, girth=girth if sides in _KINDS else 1.14)


def _up(sides: int, loop: tuple[Vector, ...], centre: Vector) -> Vector:
    """Point up to a corner; to the pole on the kites of a d10, to the middle of an edge on a cube."""
    if sides in (10, PERCENT):
        return unit(subtract(max(loop, key=lambda p: abs(p[2])), centre))
    if len(loop) == 4:
        return unit(subtract(mean((loop[0], loop[1])), centre))
    return unit(subtract(loop[0], centre))


def _values(sides: int, normals: Sequence[Vector]) -> tuple[int, ...]:
    """Number the faces so that opposite ones add up, neighbours mostly far apart; on a d10 the 0 stands for 10."""
    count = len(normals)
    ten = sides in (10, PERCENT)
    total = _KINDS[sides].total if sides in _KINDS else count + 1
    low = list(range(0 if ten else 1, total // 2 + 1))
    mixed = [v if i % 2 else total - v for i, v in enumerate(low)]
    values: dict[int, int] = {}
    for index, normal in enumerate(normals):
        if index in values:
            continue
        value = mixed[len(values) // 2]
        opposite = min(range(count), key=lambda j: dot(normals[j], normal))
        values[index], values[opposite] = value, total - value
    wrap = sides if sides not in (*_KINDS,) else 0
    result = [values[i] for i in range(count)]
    if ten:
        return tuple(10 if v == 0 else v for v in result)
    return tuple((v - 1) % wrap + 1 for v in result) if wrap and wrap < count else tuple(result)


def _bevelled(loop: tuple[Vector, ...]) -> tuple[Vector, ...]:
    centre = mean(loop)
    return tuple(add(centre, times(subtract(p, centre), BEVEL)) for p in loop)


def _loop(corners: tuple[Vector, ...], normal: Vector) -> tuple[Vector, ...]:
    """Collect the corners farthest along a normal, counter-clockwise as seen from outside."""
    reach = max(dot(c, normal) for c in corners)
    found = tuple(c for c in corners if dot(c, normal) > reach - 1e-6)
    centre = mean(found)
    first = unit(subtract(found[0], centre))
    second = cross(normal, first)

    def angle(corner: Vector) -> float:
        arm = subtract(corner, centre)
        return atan2(dot(arm, second), dot(arm, first)) % (2 * pi)

    return tuple(sorted(found, key=lambda c: round(angle(c), 9)))
