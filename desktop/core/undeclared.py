"""What checks refuse in which nothing is declared, only thrown: custom ones, tables, lines of dice."""

from __future__ import annotations

from desktop.core.problem import Refusal, refuse
from desktop.core.rolls.check import DiceRequest
from desktop.core.rolls.dice import Throw, check_face, wrong_count
from desktop.core.words import Phrase, Typed, phrase


def demand(throw: Throw, wants: DiceRequest | None, way_out: Phrase) -> None:
    """Refuse faces that are not those of the dice that are due.

    Args:
        wants: the dice to throw now; None or without sides: it is over.
        way_out: how it is thrown once more.

    Raises:
        Refusal: `nothing_to_throw`, `wrong_count` or `face_out_of_range`.
    """
    if wants is None or not wants.sides:
        raise refuse("nothing_to_throw", "", phrase("いま振るダイスはありません。"), way_out)
    if throw.sides != wants.sides:
        raise wrong_count(len(wants.sides), len(throw.sides))
    for face in throw.faces:
        check_face(face.sides, face.value)


def no_option(option: str) -> Refusal:
    """Say that nothing is declared here."""
    return refuse(
        "unknown_option",
        "",
        phrase("「{option}」は今は選べません。", option=Typed(option[:40])),
        phrase("ダイスを振ってください。"),
    )
