"""One stream of faces for a whole check, however many waves and sides it has (KO-TBL-06, KO-TBL-07)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from desktop.core.rolls.dice import Face, Origin, Throw
from desktop.core.rolls.faces import LineDice
from desktop.systems.kotodama.roll import SIDES, Roll


class Fed(NamedTuple):
    """A check after a stream of faces: `missing` more are wanted now, `extra` were too many."""

    check: Any
    missing: int
    extra: int

    @property
    def status(self) -> str:
        """`complete`, `need_dice` or `extra_dice`."""
        if self.extra:
            return "extra_dice"
        return "need_dice" if self.missing else "complete"


def feed_check(check: Any, faces: Sequence[int], origin: Origin = "hand") -> Fed:
    """Read faces in the order thrown, as far as the check wants any; 0 counts as 10."""
    at = 0
    while at < len(faces) and (wanted := check.wants):
        some = faces[at : at + len(wanted.sides)]
        check = check.part(Throw(faces=tuple(Face(sides=SIDES, value=face) for face in some), origin=origin))
        at += len(some)
    tester = next((t for t in check.testers if not t.roll.done), None)
    return Fed(check, 0 if check.wants is None or tester is None else tester.roll.missing, len(faces) - at)


def parse_faces(text: str) -> tuple[int, ...]:
    """Read a line with the program's one reader, as many d10s as there are."""
    dice = LineDice(text)
    faces: list[int] = []
    while dice.left:
        faces += dice.throw((SIDES,)).values
    return tuple(faces)


def feed(roll: Roll, faces: Sequence[int]) -> tuple[Roll, int]:
    """Read one stream, first dice then re-rolls; return the throw and how many faces were too many (KO-TBL-06)."""
    at = 0
    while at < len(faces) and roll.due:
        end = at + roll.due
        roll, at = roll.read(faces[at:end]), min(end, len(faces))
    return roll, len(faces) - at
