"""The dice of a custom check: what faces come to, and how likely every result is, exactly.

Sums of many dice are powers of one die's polynomial, packed into one long integer: no coefficient reaches the next.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import ceil, comb
from typing import Literal

from desktop.core.rolls.odds import Weights
from desktop.core.value import Value

MORE = 5
"""How often one die is thrown again at most because it showed its largest face."""
MOST_DICE = 100
MOST_FACES = 2000
"""Dice times sides of one throw; those thrown again count as if all were."""
MOST_WORK = 60_000
"""Steps of the reckoning where the largest or smallest of many dice are kept."""
MOST_DIGITS = 1_200_000
"""Binary digits of the long integer that holds all sums."""
PATIENCE = 50
"""ms that the chances of one throw may take; each of the four limits above is as much as that at most."""


class Pool(Value):
    """Dice thrown together, and how they become one number."""

    count: int
    sides: int
    keep: Literal["all", "highest", "lowest"] = "all"
    kept: int = 0
    """How many are kept unless all are."""
    reduce: Literal["sum", "highest", "lowest", "count"] = "sum"
    hit: int = 0
    explode: bool = False

    @property
    def milliseconds(self) -> int:
        """Estimate the cost of the odds from the sizes alone, before they are computed."""
        dice = self.count * (MORE + 1 if self.explode else 1)
        faces = dice * self.sides
        digits = faces * dice * self.sides.bit_length()
        work = self.sides * self.count**2 * self.kept if self.chosen else 0
        shares = ((self.count, MOST_DICE), (faces, MOST_FACES), (digits, MOST_DIGITS), (work, MOST_WORK))
        return max(ceil(Fraction(PATIENCE * size, most)) for size, most in shares)

    @property
    def too_large(self) -> bool:
        """Tell whether the odds would take longer than `PATIENCE`."""
        return self.milliseconds > PATIENCE

    @property
    def chosen(self) -> bool:
        """Tell whether only some of the dice are kept."""
        return self.keep != "all" and self.kept < self.count

    @property
    def reach(self) -> tuple[int, int]:
        """Return the smallest and the largest number to which the dice can come.

        >>> Pool(count=3, sides=6).reach, Pool(count=13, sides=10, reduce="count", hit=8).reach
        ((3, 18), (0, 13))
        """
        kept = min(self.kept, self.count) if self.chosen else self.count
        often = MORE + 1 if self.explode else 1
        match self.reduce:
            case "sum":
                return kept, kept * self.sides * often
            case "count":
                return kept if self.hit <= 1 else 0, kept * often if self.hit <= self.sides else 0
            case "highest" | "lowest":
                return (1, self.sides) if kept else (0, 0)

    def counting(self, faces: Sequence[int]) -> tuple[bool, ...]:
        """Tell of each die whether it is kept; of equal ones the first."""
        if not self.chosen:
            return (True,) * len(faces)
        order = sorted(range(len(faces)), key=lambda n: faces[n], reverse=self.keep == "highest")
        kept = set(order[: self.kept])
        return tuple(n in kept for n in range(len(faces)))

    def value(self, faces: Sequence[int]) -> int:
        """Return what faces come to, those thrown again among them."""
        taken = [face for face, counts in zip(faces, self.counting(faces), strict=True) if counts]
        match self.reduce:
            case "sum":
                return sum(taken)
            case "count":
                return sum(face >= self.hit for face in taken)
            case "highest":
                return max(taken, default=0)
            case "lowest":
                return min(taken, default=0)

    def weights(self) -> Weights:
        """Return in how many of the equally likely ways each number comes; `too_large` pools take long."""
        return dict(_weights(self))


@lru_cache(maxsize=256)
def _weights(pool: Pool) -> Weights:
    if pool.reduce in ("highest", "lowest"):
        return _extreme(pool)
    if pool.chosen:
        return _kept_weights(pool)
    return _power(_die_weights(pool), pool.count)


def _die_weights(pool: Pool) -> Weights:
    """One die as it counts, those that it brings along when it shows its largest face among them."""
    worth = [int(face >= pool.hit) if pool.reduce == "count" else face for face in range(1, pool.sides + 1)]
    found: Weights = {}
    before, share = 0, pool.sides**MORE if pool.explode else 1
    for _ in range(MORE if pool.explode else 0):
        for face in worth[:-1]:
            found[before + face] = found.get(before + face, 0) + share
        before, share = before + worth[-1], share // pool.sides
    for face in worth:
        found[before + face] = found.get(before + face, 0) + share
    return found


def _power(one: Mapping[int, int], times: int) -> Weights:
    """Add so many equal ones up; values are 0 or more."""
    width = _width(sum(one.values()) ** times)
    packed = sum(weight << (value * width) for value, weight in one.items())
    return _unpacked(packed**times, width)


def _width(most: int) -> int:
    """Return in how many bits, whole bytes of them, each coefficient has room."""
    return most.bit_length() + -most.bit_length() % 8


def _unpacked(packed: int, width: int) -> Weights:
    """Cut a long integer into its coefficients."""
    step = width // 8
    data = packed.to_bytes((packed.bit_length() + 7) // 8 or 1, "little")
    parts = (int.from_bytes(data[at : at + step], "little") for at in range(0, len(data), step))
    return {value: weight for value, weight in enumerate(parts) if weight}


def _extreme(pool: Pool) -> Weights:
    """The largest or smallest of those that are kept, which is that of all where the same end is kept."""
    kept = pool.kept if pool.chosen else pool.count
    opposite = pool.chosen and pool.keep != pool.reduce
    rank = kept if opposite else 1  # the so many-th from that end which is kept, or from that which is wanted
    from_top = pool.keep == "highest" if opposite else pool.reduce == "highest"
    ways = {face: _ranked(pool.count, pool.sides, rank, face, from_top=from_top) for face in range(1, pool.sides + 1)}
    return {face: weight for face, weight in ways.items() if weight}


def _ranked(count: int, sides: int, rank: int, face: int, *, from_top: bool) -> int:
    """Count the ways in which the so many-th die from one end shows a face."""
    better = sides - face if from_top else face - 1

    def up_to(beyond: int) -> int:
        """Ways in which fewer than `rank` dice show one of so many faces."""
        return sum(comb(count, n) * beyond**n * (sides - beyond) ** (count - n) for n in range(min(rank, count + 1)))

    return up_to(better) - up_to(better + 1)


def _kept_weights(pool: Pool) -> Weights:
    """The largest or smallest dice alone: face after face from that end, how many show it and how many count."""
    width = _width(pool.sides**pool.count)
    order = range(pool.sides, 0, -1) if pool.keep == "highest" else range(1, pool.sides + 1)
    states = {(pool.count, pool.kept): 1}
    for face in order:
        worth = int(face >= pool.hit) if pool.reduce == "count" else face
        following: dict[tuple[int, int], int] = {}
        for (dice, places), ways in states.items():
            for shown in range(dice + 1):
                taken = min(shown, places)
                key = dice - shown, places - taken
                more = (ways * comb(dice, shown)) << (width * worth * taken)
                following[key] = following.get(key, 0) + more
        states = following
    return _unpacked(states[0, 0], width)
