"""Dice as values: every face is kept with its sides, and where the faces came from.

A rule never throws dice itself. It says which dice it wants; a `Dice` given to the program by constructor answers.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Literal, Protocol

from desktop.core.problem import Refusal, refuse
from desktop.core.value import Value
from desktop.core.words import phrase

Origin = Literal["app", "hand", "mixed"]
"""`app`: thrown by the program; `hand`: typed from real dice (shown as 実 in the log); `mixed`: some typed, and the
rest thrown by the program."""


class Face(Value):
    """One thrown die."""

    sides: int
    value: int


class Throw(Value):
    """Dice thrown together, in order."""

    faces: tuple[Face, ...]
    origin: Origin = "app"

    @property
    def values(self) -> tuple[int, ...]:
        """The numbers shown, in order."""
        return tuple([face.value for face in self.faces])

    @property
    def sides(self) -> tuple[int, ...]:
        """The sides of each die, in order."""
        return tuple([face.sides for face in self.faces])

    @property
    def total(self) -> int:
        """The sum of the numbers shown."""
        return sum(face.value for face in self.faces)


def throw_of(sides: Sequence[int], values: Sequence[int], origin: Origin = "hand") -> Throw:
    """Pair sides with values.

    Raises:
        Refusal: `wrong_count` or `face_out_of_range`.
    """
    if len(sides) != len(values):
        raise wrong_count(len(sides), len(values))
    for side, value in zip(sides, values, strict=True):
        check_face(side, value)
    faces = tuple(Face.model_construct(sides=s, value=v) for s, v in zip(sides, values, strict=True))
    return Throw.model_construct(faces=faces, origin=origin)


def check_face(sides: int, value: int) -> None:
    """Refuse a number that this die cannot show (`face_out_of_range`)."""
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= sides:
        raise refuse(
            "face_out_of_range",
            "",
            phrase("d{sides} に {value} の目はありません。", sides=sides, value=value),
            phrase("1〜{sides} の目を入れてください。", sides=sides),
        )


def wrong_count(wanted: int, given: int) -> Refusal:
    """Say that more or fewer faces were given than dice are wanted."""
    return refuse(
        "wrong_count",
        "",
        phrase("ダイス {wanted} 個のところに {given} 個の目があります。", wanted=wanted, given=given),
        phrase("卓のダイスを見て {wanted} 個の目を入れてください。", wanted=wanted),
    )


def filled(sides: Sequence[int], typed: Sequence[int], dice: Dice) -> Throw:
    """Throw what real dice have left over: typed faces first, then those of the program.

    Raises:
        Refusal: `wrong_count` or `face_out_of_range`.
    """
    rest = dice.throw(tuple(sides)[len(typed) :])
    return throw_of(sides, (*typed, *rest.values), "mixed" if typed else "app")


class Dice(Protocol):
    """Whatever answers "please throw these"."""

    def throw(self, sides: Sequence[int]) -> Throw:
        """Throw one die per entry of `sides`."""


class RandomDice:
    """Dice from the operating system's entropy, or from a seeded generator where a result must be repeatable."""

    def __init__(self, source: random.Random | None = None) -> None:
        self._source = source or random.SystemRandom()

    def throw(self, sides: Sequence[int]) -> Throw:
        """Throw one die per entry of `sides`."""
        faces = tuple(Face.model_construct(sides=s, value=self._source.randint(1, s)) for s in sides)
        return Throw.model_construct(faces=faces, origin="app")
