"""Seeds the program's randomness, so that a test draws the same on any machine and after any other test.

A walk with other draws each time would fail without a change. With all examples (`TAKUJO_EXAMPLES=100`) the draws are
unseeded.
"""

from __future__ import annotations

import random

from tests.example_budget import SHARE

FIXED = SHARE < 100
_CHANCE = random.Random()


def fix() -> None:
    """Let the program take its chance from here; before a controller is imported."""
    if FIXED:
        random.SystemRandom = _next  # type: ignore[assignment, misc]


def begin(name: str) -> None:
    """Begin the chance of a test anew."""
    _CHANCE.seed(name)


def _next() -> random.Random:
    """Return a new generator, seeded from the test's."""
    return random.Random(_CHANCE.getrandbits(64))
