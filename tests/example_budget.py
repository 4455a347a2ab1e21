"""How many examples a property is tried with: in each run of the suite a share, all and more of them on request."""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import product
from random import Random
from typing import Any

SHARE = int(os.environ.get("TAKUJO_EXAMPLES", "25"))
"""Percent."""


def budget(examples: int) -> int:
    """Return how many of so many examples this run tries; a property with few keeps them."""
    return max(min(examples, 10), examples * SHARE // 100)


def seeds(count: int) -> range:
    """Return the seeds of so many that this run tries; the first at least."""
    return range(max(1, count * SHARE // 100))


def fewest(*axes: Iterable[Any]) -> list[tuple[Any, ...]]:
    """Return the fewest cells of a matrix in which every value of every axis comes, all of them on request.

    For what every cell asks of the same code.
    """
    return cells(*axes, share=SHARE if SHARE >= 100 else 0)


def cells(*axes: Iterable[Any], share: int | None = None) -> list[tuple[Any, ...]]:
    """Return the cells of a matrix that this run tries, in its order: every value of every axis at least once.

    Args:
        share: percent; None: what this run tries of everything.
    """
    held = [tuple(axis) for axis in axes]
    every = list(product(*(range(len(axis)) for axis in held)))
    wanted = len(every) * min(SHARE if share is None else share, 100) // 100
    chosen = {tuple(n % len(axis) for axis in held) for n in range(max(map(len, held)))}
    chosen |= set(Random(len(every)).sample(every, wanted)[len(chosen) :]) if wanted < len(every) else set(every)
    return [tuple(axis[n] for axis, n in zip(held, cell, strict=True)) for cell in every if cell in chosen]
