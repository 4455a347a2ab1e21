"""How a die comes to rest: thrown in from an edge, hopping lower and lower, turning slower, ending where it must."""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import cos, pi, sin

from desktop.views.dice.space import Matrix, Vector, about, product, unit


@dataclass(frozen=True)
class Toss:
    """One die's way; drawn anew for every throw, and without any influence on the face."""

    axis: Vector
    turns: float
    """Radians the die still turns at the beginning."""
    start_x: float
    start_y: float
    """Where it comes in, relative to its resting place, in widths of the tray."""
    hops: float
    spin: float
    tilt: float
    delay: float
    """Part of the whole time before it moves."""

    @classmethod
    def draw(cls, source: random.Random) -> Toss:
        """Draw a way."""
        angle = source.uniform(-0.35 * pi, 0.35 * pi)
        axis = unit((sin(angle), cos(angle) * source.choice((-1, 1)), source.uniform(-0.5, 0.5)))
        return cls(
            axis=axis,
            turns=source.uniform(2.2, 4.2) * pi,
            start_x=source.choice((-1, 1)) * source.uniform(0.7, 1.1),
            start_y=source.uniform(0.2, 0.9),
            hops=source.choice((2, 3)),
            spin=source.uniform(-0.32, 0.32),
            tilt=source.uniform(16, 30),
            delay=source.uniform(0, 0.12),
        )

    def progress(self, time: float) -> float:
        """Return how far the die is, 0–1, slowing down; `time` runs from 0 to 1."""
        t = max(0.0, min(1.0, (time - self.delay) / (1 - self.delay)))
        return 1 - (1 - t) ** 3

    def turned(self, resting: Matrix, time: float) -> Matrix:
        """Return how the die stands at a time."""
        left = 1 - self.progress(time)
        return resting if left <= 0 else product(about(self.axis, self.turns * left), resting)

    def offset(self, time: float) -> tuple[float, float]:
        """Return how far it is from its resting place, in widths of the tray."""
        left = 1 - self.progress(time)
        return self.start_x * left, self.start_y * left

    def height(self, time: float) -> float:
        """Return how high it flies, in radii; hops die down."""
        p = self.progress(time)
        return abs(sin(p * pi * self.hops)) * (1 - p) ** 1.2 * 1.5
