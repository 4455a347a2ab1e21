"""Taking dice and choices for a check under way."""

from __future__ import annotations

from desktop.core.check import DiceRequest
from desktop.core.dice import Throw, check_face, wrong_count
from desktop.core.problem import Refusal, refuse
from desktop.core.words import phrase

WAYS = "{n} / 7776"


def accept(wants: DiceRequest | None, throw: Throw) -> tuple[int, ...]:
    """Return the faces if they are the dice asked for, else refuse."""
    if wants is None:
        raise refuse("no_dice_wanted", "", phrase("いまはダイスを振る場面ではありません。"))
    if len(throw.faces) != len(wants.sides):
        raise wrong_count(len(wants.sides), len(throw.faces))
    for sides, face in zip(wants.sides, throw.faces, strict=True):
        if face.sides != sides:
            raise refuse("wrong_dice", "", phrase("d{sides} を振ってください。", sides=sides))
        if not 1 <= face.value <= sides:
            check_face(sides, face.value)
    return throw.values


def not_offered(option: str) -> Refusal:
    """Say that an option is not on the table now."""
    return refuse("not_offered", "", phrase("「{option}」はいま選べません。", option=str(option)[:40]))
