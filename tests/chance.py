"""What falls by chance in the program falls the same whenever a test runs, on any machine and after any other test.

A walk that meets something else each time fails for somebody who has changed nothing. Whoever asks for every example
(`TAKUJO_EXAMPLES=100`) gets the chance of people.
"""

from __future__ import annotations

import random

from tests.tries import SHARE

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
    """Return a chance of its own for whoever asks, as the machine would."""
    return random.Random(_CHANCE.getrandbits(64))
