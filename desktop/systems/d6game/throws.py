"""Taking dice and choices for a check under way."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.dice import Throw, check_face, wrong_count
from desktop.core.problem import Refusal, refuse
from desktop.core.words import phrase

WAYS = "{n} / 7776"


def accept(wanted: Sequence[int] | None, throw: Throw) -> tuple[int, ...]:
    """Return the faces if they are dice of the sides wanted, else refuse; None: no dice are wanted now."""
    if wanted is None:
        raise refuse(
            "no_dice_wanted",
            "",
            phrase("いまはダイスを振る場面ではありません。"),
            phrase("並んでいるボタンで先に進めてください。"),
        )
    if len(throw.faces) != len(wanted):
        raise wrong_count(len(wanted), len(throw.faces))
    for sides, face in zip(wanted, throw.faces, strict=True):
        if face.sides != sides:
            raise refuse(
                "wrong_dice",
                "",
                phrase("d{sides} を振ってください。", sides=sides),
                phrase("指定のダイスの出目を入れ直してください。"),
            )
        if not 1 <= face.value <= sides:
            check_face(sides, face.value)
    return throw.values


def not_offered(option: str) -> Refusal:
    """Say that an option is not on the table now."""
    return refuse(
        "not_offered",
        "",
        phrase("「{option}」はいま選べません。", option=str(option)[:40]),
        phrase("並んでいるボタンから選んでください。"),
    )
