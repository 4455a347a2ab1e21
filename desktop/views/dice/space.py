"""Vectors and rotations in three dimensions, as plain tuples: fast enough for a hundred dice, nothing to install."""

from __future__ import annotations

from math import cos, sin, sqrt
from typing import TypeAlias

Vector: TypeAlias = tuple[float, float, float]
"""x to the right, y up, z towards the eye."""
Matrix: TypeAlias = tuple[Vector, Vector, Vector]
"""Rows."""


def dot(a: Vector, b: Vector) -> float:
    """Return the scalar product."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vector, b: Vector) -> Vector:
    """Return the vector product."""
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def minus(a: Vector, b: Vector) -> Vector:
    """Return a − b."""
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def scaled(a: Vector, k: float) -> Vector:
    """Return k·a."""
    return (a[0] * k, a[1] * k, a[2] * k)


def unit(a: Vector) -> Vector:
    """Return the vector of length 1 in the same direction."""
    return scaled(a, 1 / sqrt(dot(a, a)))


def middle(points: list[Vector]) -> Vector:
    """Return the mean of some points."""
    n = len(points)
    return (sum(p[0] for p in points) / n, sum(p[1] for p in points) / n, sum(p[2] for p in points) / n)


def turn(matrix: Matrix, a: Vector) -> Vector:
    """Apply a rotation."""
    return (dot(matrix[0], a), dot(matrix[1], a), dot(matrix[2], a))


def product(a: Matrix, b: Matrix) -> Matrix:
    """Apply b, then a."""
    columns = ((b[0][0], b[1][0], b[2][0]), (b[0][1], b[1][1], b[2][1]), (b[0][2], b[1][2], b[2][2]))
    return tuple((dot(row, columns[0]), dot(row, columns[1]), dot(row, columns[2])) for row in a)  # type: ignore[return-value]


def about(axis: Vector, angle: float) -> Matrix:
    """Return the rotation by an angle (radians) about a unit axis."""
    x, y, z = axis
    c, s = cos(angle), sin(angle)
    k = 1 - c
    return (
        (c + x * x * k, x * y * k - z * s, x * z * k + y * s),
        (y * x * k + z * s, c + y * y * k, y * z * k - x * s),
        (z * x * k - y * s, z * y * k + x * s, c + z * z * k),
    )


def frame_to_frame(u: Vector, v: Vector, n: Vector, to_u: Vector, to_v: Vector, to_n: Vector) -> Matrix:
    """Return the rotation that takes one orthonormal frame to another."""
    return tuple(tuple(to_u[i] * u[j] + to_v[i] * v[j] + to_n[i] * n[j] for j in range(3)) for i in range(3))  # type: ignore[return-value]
