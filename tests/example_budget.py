"""How many examples a property is tried with: in each run of the suite a share, all and more of them on request."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from itertools import combinations, product
from math import ceil
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

    Values, and pairs of them, come as evenly as so many cells let them.

    Args:
        share: percent; None: what this run tries of everything.
    """
    held = [tuple(axis) for axis in axes]
    left = list(product(*(range(len(axis)) for axis in held)))
    percent = min(SHARE if share is None else share, 100)
    wanted, used, chosen = ceil(len(left) * percent / 100), Counter[Any](), []
    lacking = {(place, number) for place, axis in enumerate(held) for number in range(len(axis))}
    while left and (lacking or len(chosen) < wanted):
        cell = min(left, key=lambda one: _often(one, used))
        left.remove(cell)
        chosen.append(cell)
        used.update(_parts(cell))
        lacking.difference_update(enumerate(cell))
    return [tuple(axis[number] for axis, number in zip(held, cell, strict=True)) for cell in sorted(chosen)]


def _parts(cell: tuple[int, ...]) -> list[Any]:
    single = list(enumerate(cell))
    return [*single, *combinations(single, 2)]


def _often(cell: tuple[int, ...], used: Counter[Any]) -> tuple[int, int]:
    """Return how often values of a cell, and pairs of them, were used already."""
    single = list(enumerate(cell))
    return sum(used[one] for one in single), sum(used[pair] for pair in combinations(single, 2))
