"""Three-dimensional arithmetic on plain tuples: x right, y up, z towards the viewer."""

from __future__ import annotations

from math import cos, sin, sqrt
from typing import TypeAlias

Vector: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Vector, Vector, Vector]
"""Three rows."""


def dot(a: Vector, b: Vector) -> float:
    """Return the inner product."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vector, b: Vector) -> Vector:
    """Return the outer product."""
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def add(a: Vector, b: Vector) -> Vector:
    """Return the sum."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2])


def subtract(a: Vector, b: Vector) -> Vector:
    """Return the difference."""
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def times(a: Vector, factor: float) -> Vector:
    """Return a multiple."""
    return (a[0] * factor, a[1] * factor, a[2] * factor)


def unit(a: Vector) -> Vector:
    """Return the direction of a vector that is not null."""
    return times(a, 1 / sqrt(dot(a, a)))


def mean(points: tuple[Vector, ...]) -> Vector:
    """Return the centre of points."""
    n = len(points)
    return (sum(p[0] for p in points) / n, sum(p[1] for p in points) / n, sum(p[2] for p in points) / n)


def turned(matrix: Matrix, a: Vector) -> Vector:
    """Apply a rotation."""
    return (dot(matrix[0], a), dot(matrix[1], a), dot(matrix[2], a))


def product(a: Matrix, b: Matrix) -> Matrix:
    """Return the rotation that does `b` first, then `a`."""
    columns = transposed(b)
    rows = tuple((dot(row, columns[0]), dot(row, columns[1]), dot(row, columns[2])) for row in a)
    return (rows[0], rows[1], rows[2])


def transposed(a: Matrix) -> Matrix:
    """Return the inverse of a rotation."""
    return ((a[0][0], a[1][0], a[2][0]), (a[0][1], a[1][1], a[2][1]), (a[0][2], a[1][2], a[2][2]))


def rotation(axis: Vector, angle: float) -> Matrix:
    """Return the rotation by an angle in radians about a unit axis, counter-clockwise when it points at the viewer."""
    x, y, z = axis
    c, s = cos(angle), sin(angle)
    k = 1 - c
    return (
        (c + x * x * k, x * y * k - z * s, x * z * k + y * s),
        (y * x * k + z * s, c + y * y * k, y * z * k - x * s),
        (z * x * k - y * s, z * y * k + x * s, c + z * z * k),
    )
