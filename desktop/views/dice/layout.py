"""Where dice come to rest: groups in reading order, in rows, none overlapping, none standing quite straight."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from random import Random

LARGEST, SMALLEST = 36.0, 4.0
"""Radius of a die in px at most and at least."""
CELL = 2.72
"""Width of a die's place in radii; what is more than 2.3 is left for standing askew."""
GAP = 0.9
"""Room between two groups in radii."""
MARGIN = 8.0
ONE_ROW = 0.68
"""Dice are in one row when they can be at least this much as large as in several."""
SLACK = (CELL - 2.36) / 2
"""How far a die may stand from the middle of its place in radii."""
TURN = 16.0
"""How far a figure may be turned from upright in degrees."""


@dataclass(frozen=True)
class Place:
    """Where one die rests: middle, and the chances that vary how it lies."""

    x: float
    y: float
    chance: float
    turn: float


@dataclass(frozen=True)
class Frame:
    """The box around the places of one group in one row."""

    group: int
    left: float
    top: float
    width: float
    height: float
    begins: bool = True
    """Whether the group is in no row above: its name is here."""


@dataclass(frozen=True)
class Layout:
    """Places of all dice, group after group, and the boxes around the groups."""

    radius: float
    places: tuple[tuple[Place, ...], ...]
    frames: tuple[Frame, ...]


def arrange(
    counts: Sequence[int],
    width: float,
    height: float,
    rng: Random,
    largest: float = LARGEST,
    top: float = 0.0,
    apart: Collection[int] = (),
) -> Layout:
    """Place groups of so many dice on a table of so many px, as large as they fit.

    Args:
        largest: radius in px that is never passed.
        top: px kept free for names above each row in which a group begins.
        apart: groups that are beside none before them.
    """
    radius = largest
    while radius > SMALLEST and not _fits(counts, width, height, radius, top, apart):
        radius = max(SMALLEST, radius * 0.96)
    gaps = max(0, len(counts) - 1) * GAP
    alone = (width - 2 * MARGIN) / (sum(counts) * CELL + gaps) - 0.01 if sum(counts) else radius
    if not apart and ONE_ROW * radius <= alone < radius:
        radius = alone
    rows = _rows(counts, width, radius, apart)
    cell = CELL * radius
    y = (height - _height(rows, radius, top)) / 2
    begun: set[int] = set()
    places: list[list[Place]] = [[] for _ in counts]
    frames: list[Frame] = []
    for row in rows:
        left = (width - _row_width(row, radius)) / 2
        y += top if any(group not in begun for group, _ in row) else 0.0
        for index, (group, dice) in enumerate(row):
            left += GAP * radius if index else 0
            frames.append(Frame(group, left, y, dice * cell, cell, begins=group not in begun))
            begun.add(group)
            for number in range(dice):
                places[group].append(_askew(left + (number + 0.5) * cell, y + 0.5 * cell, radius, rng))
            left += dice * cell
        y += cell
    return Layout(radius, tuple(tuple(group) for group in places), tuple(frames))


def _askew(x: float, y: float, radius: float, rng: Random) -> Place:
    slack = SLACK * radius
    return Place(
        x + rng.uniform(-slack, slack),
        y - 0.06 * radius + rng.uniform(-slack, slack) * 0.6,
        rng.random(),
        rng.uniform(-TURN, TURN),
    )


def _rows(counts: Sequence[int], width: float, radius: float, apart: Collection[int]) -> list[list[tuple[int, int]]]:
    """Break the groups into rows: lists of (group, dice of it)."""
    rows: list[list[tuple[int, int]]] = [[]]
    for group, count in enumerate(counts):
        left = count
        if group in apart:
            rows.append([])
        while left:
            free = _free(rows[-1], width, radius)
            splits = left == count and free < left <= _free((), width, radius)  # a row of its own holds all of it
            if rows[-1] and (splits or free < min(left, 2)):
                rows.append([])
                continue
            here = max(1, min(left, free))
            if here < left and not rows[-1]:
                here = -(-left // -(-left // here))  # spread evenly over the rows it takes
            rows[-1].append((group, here))
            left -= here
            if left:
                rows.append([])
    return [row for row in rows if row]


def _free(row: Sequence[tuple[int, int]], width: float, radius: float) -> int:
    used = _row_width(row, radius) + (GAP * radius if row else 0)
    return int((width - 2 * MARGIN - used) / (CELL * radius))


def _row_width(row: Sequence[tuple[int, int]], radius: float) -> float:
    return sum(dice for _, dice in row) * CELL * radius + max(0, len(row) - 1) * GAP * radius


def _height(rows: Sequence[Sequence[tuple[int, int]]], radius: float, top: float) -> float:
    """Height of all rows, with the room for names."""
    firsts = {group: line for line, row in reversed([*enumerate(rows)]) for group, _ in row}
    return len(rows) * CELL * radius + len(set(firsts.values())) * top


def _fits(
    counts: Sequence[int], width: float, height: float, radius: float, top: float, apart: Collection[int]
) -> bool:
    rows = _rows(counts, width, radius, apart)
    wide = max((_row_width(row, radius) for row in rows), default=0.0)
    return wide <= width - 2 * MARGIN and _height(rows, radius, top) <= height - 4
