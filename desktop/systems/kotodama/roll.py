"""One throw of a pool, wave by wave: counting hits, 10s and 1s (KO-CHK-07, KO-TAT-03…05)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from desktop.core.numbers import span
from desktop.core.problem import refuse
from desktop.core.rolls.dice import wrong_count
from desktop.core.words import phrase

if TYPE_CHECKING:
    from desktop.core.rolls.check import Tally  # a sheet is opened before anything of checks has been loaded

SIDES = 10
NORMAL_TARGET = 8


class Special(NamedTuple):
    """Which faces are more than hits and misses, as a campaign has them (KO-TAT-02, KO-UKA-01)."""

    again_from: int = SIDES
    """A hit from this face on is thrown again; above 10: none is."""
    ones_to: int = 1
    """A miss up to this face can be an ウカツ!; 0: none can."""

    def first_again(self, target: int) -> int:
        """Return the lowest face that is thrown again; only a hit is."""
        return max(self.again_from, target)

    def again(self, target: int) -> int:
        """Count the faces that are thrown again."""
        return SIDES + 1 - min(self.first_again(target), SIDES + 1)

    def ones(self, target: int) -> int:
        """Count the faces that can be an ウカツ!; only a miss can."""
        return min(self.ones_to, target - 1)


USUAL = Special()


class Roll(NamedTuple):
    """How far a throw has come; a tuple, because many thousands are made when chances are tried out."""

    pool: int
    target: int = NORMAL_TARGET
    due: int = 0
    """Dice of the wave under way that have not been read."""
    again: int = 0
    """10s of that wave; as many dice make the next one."""
    hits: int = 0
    rerolled_hits: int = 0
    """Those of `hits` that re-rolled dice gave."""
    tens: int = 0
    ones: int = 0
    """1s among the first dice."""
    rerolled_ones: int = 0
    rolled: int = 0
    waves: tuple[tuple[int, ...], ...] = ()
    special: Special = USUAL

    @property
    def done(self) -> bool:
        """Return whether no die is left to read."""
        return self.due == 0

    @property
    def missing(self) -> int:
        """How many faces are wanted still, by the 10s so far (KO-TBL-07)."""
        return self.due + self.again

    @property
    def rerolls(self) -> int:
        """How many dice were thrown again."""
        return max(0, self.rolled - self.pool)

    @property
    def tatsujin(self) -> bool:
        """Return whether a 10 was thrown (KO-TAT-02)."""
        return self.tens > 0

    def counted_ones(self, rerolls: bool) -> int:
        """Count the 1s that can make an ウカツ! (KO-AMB-12)."""
        return self.ones + self.rerolled_ones if rerolls else self.ones

    def read(self, faces: Sequence[int]) -> Roll:
        """Read faces of the wave under way; 0 counts as 10 (KO-DIC-03).

        Raises:
            Refusal: `bad_face`, or `wrong_count` when there are more than the wave has.
        """
        if len(faces) > self.due:
            raise wrong_count(self.due, len(faces))
        hits = tens = ones = 0
        target, ones_to = self.target, self.special.ones_to
        again_from = self.special.first_again(target)
        read = []
        for face in faces:
            value = 10 if face == 0 else face
            if value.__class__ is not int or not 1 <= value <= SIDES:
                raise bad_face(face)
            read.append(value)
            if value >= target:
                hits += 1
                if value >= again_from:
                    tens += 1
            elif value <= ones_to:
                ones += 1
        return self._add(tuple(read), hits, tens, ones)

    def _add(self, faces: tuple[int, ...], hits: int, tens: int, ones: int) -> Roll:
        again = self.rolled >= self.pool
        due, tens_now = self.due - len(faces), self.again + tens
        waves = (*self.waves[:-1], self.waves[-1] + faces) if self._midwave else (*self.waves, faces)
        return Roll(
            self.pool,
            self.target,
            due or tens_now,
            tens_now if due else 0,
            self.hits + hits,
            self.rerolled_hits + (hits if again else 0),
            self.tens + tens,
            self.ones + (0 if again else ones),
            self.rerolled_ones + (ones if again else 0),
            self.rolled + len(faces),
            waves,
            self.special,
        )

    @property
    def _midwave(self) -> bool:
        if not self.waves:
            return False
        first = self.special.first_again(self.target)
        before = self.pool if len(self.waves) == 1 else sum(face >= first for face in self.waves[-2])
        return len(self.waves[-1]) < before


def start_roll(pool: int, target: int = NORMAL_TARGET, special: Special = USUAL) -> Roll:
    """Begin a throw; a pool below 1 throws nothing and is done at once (KO-AMB-04)."""
    dice = max(0, pool)
    return Roll(dice, checked_target(target), dice, special=special)


def tally_faces(roll: Roll, tens: int, hits: int, ones: int) -> tuple[int, ...]:
    """Turn one wave's tally into faces that count the same (KO-TBL-08).

    Args:
        tens: how many 10s.
        hits: how many other hits.
        ones: how many 1s.

    Raises:
        Refusal: `bad_tally`.
    """
    return tally_of(roll.target, roll.special).faces((tens, hits, ones), roll.due)


@lru_cache
def tally_of(target: int, special: Special = USUAL) -> Tally:
    """Return what is counted: 10s, other hits, 1s; no other hits at target 10, nothing else at target 2 (KO-TBL-08)."""
    from desktop.core.rolls.check import Tally, TallyPart

    again, ones = special.first_again(target), special.ones(target)
    parts = (
        TallyPart(label=span(again, SIDES), face=SIDES if again <= SIDES else None),
        TallyPart(label="ほかの成功", face=None if target == again else target),
        TallyPart(label=span(1, max(1, ones)), face=1 if ones else None),
    )
    return Tally(parts=parts, rest=None if target == ones + 1 else ones + 1, rule="KO-TBL-08")


def checked_target(target: object) -> int:
    """Refuse a target that is no whole number from 2 to 10 (`bad_target`, KO-AMB-03)."""
    if isinstance(target, bool) or not isinstance(target, int) or not 2 <= target <= SIDES:
        raise refuse(
            "bad_target",
            "KO-AMB-03",
            phrase("目標値に {value} は使えません。", value=str(target)),
            phrase("2〜10の整数を入れてください（ふつうは8）。"),
        )
    return target


def bad_face(face: object) -> Exception:
    """Refuse a face that a ten-sided die does not have (KO-VAL-05)."""
    return refuse(
        "bad_face",
        "KO-VAL-05",
        phrase("「{face}」は十面ダイスの目ではありません。", face=str(face)),
        phrase("1〜9か、10のかわりの0を入れてください。"),
    )
