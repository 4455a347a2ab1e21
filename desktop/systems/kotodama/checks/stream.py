"""One typed stream of faces for a whole check, however many waves and sides it has (KO-TBL-06, KO-TBL-07)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from desktop.core.dice import Face, Origin, Throw
from desktop.systems.kotodama.checks.extended import ExtendedCheck
from desktop.systems.kotodama.checks.normal import NormalCheck
from desktop.systems.kotodama.checks.opposed import OpposedCheck
from desktop.systems.kotodama.roll import SIDES

C = TypeVar("C", NormalCheck, OpposedCheck, ExtendedCheck)


class Fed(NamedTuple, Generic[C]):
    """A check after a stream of faces: `missing` more are wanted now, `extra` were too many."""

    check: C
    missing: int
    extra: int

    @property
    def status(self) -> str:
        """`complete`, `need_dice` or `extra_dice`."""
        if self.extra:
            return "extra_dice"
        return "need_dice" if self.missing else "complete"


def feed_check(check: C, faces: Sequence[int], origin: Origin = "hand") -> Fed[C]:
    """Read faces in the order thrown, as far as the check wants any; 0 counts as 10.

    Raises:
        Refusal: `bad_face`.
    """
    at = 0
    while at < len(faces) and (wanted := check.wants):
        some = faces[at : at + len(wanted.sides)]
        check = check.part(Throw(faces=tuple(Face(sides=SIDES, value=face) for face in some), origin=origin))
        at += len(some)
    return Fed(check, _missing(check), len(faces) - at)


def _missing(check: NormalCheck | OpposedCheck | ExtendedCheck) -> int:
    if check.wants is None:
        return 0
    if isinstance(check, OpposedCheck):
        tester = check.active if check.side == "active" else check.passive
        return tester.roll.missing
    return check.tester.roll.missing
