"""How many examples a property is tried with: in each run of the suite a share, all and more of them on request."""

from __future__ import annotations

import os

SHARE = int(os.environ.get("TAKUJO_EXAMPLES", "40"))
"""Percent."""


def tries(examples: int) -> int:
    """Return how many of so many examples this run tries; a property with few keeps them."""
    return max(min(examples, 10), examples * SHARE // 100)


def seeds(count: int) -> range:
    """Return the seeds of so many that this run tries; the first at least."""
    return range(max(1, count * SHARE // 100))
