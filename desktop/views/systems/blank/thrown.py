"""Dice that made an ability, as the sheet's history keeps them."""

from __future__ import annotations

from desktop.core.words import Phrase, signed_text
from desktop.systems.blank.sheet import BlankSheet
from desktop.systems.blank.tables import AbilityRow

RULE = "BL-BLD-03"


def faces_of(sheet: BlankSheet, row: AbilityRow) -> tuple[int, ...]:
    """Return the faces thrown last for an ability; none where there was no throw, or the dice have changed."""
    if row.id not in sheet.rolled:
        return ()
    for entry in reversed(sheet.history):
        if entry.rule == RULE and isinstance(entry.text, Phrase):
            args = dict(entry.text.args)
            if str(args.get("what", "")) == row.name:
                faces = tuple(int(part) for part in str(args.get("faces", "")).split("+") if part.isdecimal())
                fits = len(faces) == row.dice and all(1 <= face <= row.sides for face in faces)
                return faces if fits else ()
    return ()


def dice_text(row: AbilityRow) -> str:
    """Write how dice make an ability.

    >>> dice_text(AbilityRow(id="a", name="体格", dice=2, sides=6, plus=6, times=5))
    '(2D6＋6)×5'
    >>> dice_text(AbilityRow(id="a", name="体格"))
    '3D6'
    """
    dice = f"{row.dice}D{row.sides}"
    if row.plus:
        dice += f"＋{row.plus}" if row.plus > 0 else signed_text(row.plus)
    return f"({dice})×{row.times}" if row.times > 1 and row.plus else f"{dice}×{row.times}" if row.times > 1 else dice
