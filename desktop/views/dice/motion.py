"""How a thrown die moves: tossed in, bounced off an edge, rolling without slipping, rocking onto the face it must show.

The last rotation is given; everything before it is worked out backwards, so a die cannot end on another face.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from math import hypot, pi, sin
from random import Random

from desktop.views.dice.vectors import Matrix, product, rotation

LONGEST = 1.2
"""Seconds from the first movement to the last die's rest."""
BOUNCES = 3
ROCKING = 0.22
"""Radians by which a die sways before it rests."""


@dataclass(frozen=True)
class Pose:
    """A die at one moment: middle of its shadow, height above the table, rotation."""

    x: float
    y: float
    height: float
    matrix: Matrix


@dataclass(frozen=True)
class PathSegment:
    """One straight part of the way; `roll` is the axis about which a die turns on it."""

    x: float
    y: float
    dx: float
    dy: float
    length: float
    roll: tuple[float, float, float]


@dataclass(frozen=True)
class DieMotion:
    """The whole way of one die, as a function of time."""

    legs: tuple[PathSegment, ...]
    end: Pose
    delay: float
    duration: float
    radius: float
    spin: float
    """Radians it turns flat on the table while it flies in."""
    hop: float
    """Height of the first bounce in px."""

    @property
    def finish(self) -> float:
        """Seconds after which the die rests."""
        return self.delay + self.duration

    def at(self, seconds: float) -> Pose | None:
        """Return the pose at a time; None before the die has left the hand."""
        if seconds >= self.finish:
            return self.end
        if seconds < self.delay:
            return None
        u = (seconds - self.delay) / self.duration
        left = (1 - u) ** 2.4
        total = sum(leg.length for leg in self.legs)
        remaining = left * total
        matrix = self._settling(u)
        for leg in reversed(self.legs):
            part = min(remaining, leg.length)
            matrix = product(rotation(leg.roll, -part / self.radius), matrix)
            remaining -= part
            x, y = leg.x + leg.dx * (leg.length - part), leg.y + leg.dy * (leg.length - part)
            if remaining <= 0:
                break
        matrix = product(rotation((0.0, 0.0, 1.0), self.spin * left), matrix)
        return Pose(x, y, self._height(u), matrix)

    def towards(self, end: Pose, radius: float) -> DieMotion:
        """Return the same throw of a die that comes to rest elsewhere, for a table that changed its size meanwhile."""
        right, down = end.x - self.end.x, end.y - self.end.y
        legs = tuple(replace(leg, x=leg.x + right, y=leg.y + down) for leg in self.legs)
        return replace(self, legs=legs, end=end, radius=radius, hop=self.hop * radius / self.radius)

    def _settling(self, u: float) -> Matrix:
        """Rock onto the last face about the last leg's axis."""
        if u < 0.45:
            return self.end.matrix
        v = (u - 0.45) / 0.55
        sway = ROCKING * (1 - v) ** 2 * sin(3 * pi * v)
        return product(rotation(self.legs[-1].roll, sway), self.end.matrix)

    def _height(self, u: float) -> float:
        v = min(1.0, u / 0.7)
        return self.hop * (1 - v) ** 2 * abs(sin(BOUNCES * pi * v + 0.9))


def toss(
    end: Pose, radius: float, width: float, height: float, from_left: bool, order: float, rng: Random
) -> DieMotion:
    """Work out how a die comes to its place.

    Args:
        end: how and where it must lie.
        width: of the table in px.
        from_left: the side from which the hand throws.
        order: 0 to 1, how late the die leaves the hand.
    """
    start_x = -radius * 2 if from_left else width + radius * 2
    start_y = height * rng.uniform(0.45, 1.0)
    points = [(start_x, start_y)]
    wall = height - radius if rng.random() < 0.5 else radius
    if rng.random() < 0.55:
        points.append((start_x + (end.x - start_x) * rng.uniform(0.5, 0.85), wall))
    points.append((end.x, end.y))
    legs = tuple(_leg(a, b) for a, b in pairwise(points))
    delay = 0.16 * order + 0.03 * rng.random()
    duration = min(LONGEST - delay, rng.uniform(0.78, 1.0))
    return DieMotion(legs, end, delay, duration, radius, rng.uniform(-1.6, 1.6), radius * rng.uniform(1.0, 2.2))


def _leg(start: tuple[float, float], end: tuple[float, float]) -> PathSegment:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = max(1e-6, hypot(dx, dy))
    dx, dy = dx / length, dy / length
    # rolling along (dx, dy) on the screen, where y grows downwards, turns about the axis across it
    return PathSegment(start[0], start[1], dx, dy, length, (dy, dx, 0.0))
