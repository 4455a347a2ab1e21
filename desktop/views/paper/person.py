"""Name, reading and player in the two boxes at the top of a sheet."""

from __future__ import annotations

from desktop.core.paper import Field
from desktop.core.sheet import Sheet
from desktop.core.words import Words
from desktop.views.paper.canvas import Canvas
from desktop.views.paper.ink import HERO, LABEL, Area
from desktop.views.paper.overflow import Remainder


def person(
    canvas: Canvas,
    words: Words,
    remainder: Remainder,
    sheet: Sheet | None,
    boxes: tuple[Area, Area],
    labels: tuple[str, str] = ("名前", "プレイヤー"),
    *,
    left: float = 14,
) -> None:
    """Write who it is into boxes that are drawn already.

    Args:
        boxes: of the name, and of the player.
        left: mm that the label takes in the name's box.
    """
    name = boxes[0]
    who, whose = (words.say(label) for label in labels)
    reading = name.part(left, 0.5, name.w - left - 1, 3.2)
    inner, beside = (box.part(1.5, 3.6, box.w - 3, box.h - 4) for box in boxes)
    said = (sheet.reading, sheet.name, sheet.player) if sheet is not None else ("", "", "")
    carry = remainder.carry(who, words.say("ふりがな"))
    canvas.text(reading, said[0], LABEL, align="right", carry=carry, field=Field("reading"))
    canvas.text(inner, said[1], HERO, bold=True, carry=remainder.carry(who, who), field=Field("name"))
    canvas.text(beside, said[2], 12, bold=True, carry=remainder.carry(who, whose), field=Field("player"))
