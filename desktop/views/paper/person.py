"""Name, reading and player in the two boxes at the top of a sheet."""

from __future__ import annotations

from PySide6.QtGui import QImage

from desktop.core.paper import Field
from desktop.core.sheet import Sheet
from desktop.core.words import Words
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import HERO, LABEL, Area
from desktop.views.paper.sheet.overflow import Remainder

RIM, WIDEST = 0.6, 18.0
"""mm: round a picture in the name's box; most that it takes of the width."""


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
    name = beside_portrait(canvas, boxes[0])
    who, whose = (words.say(label) for label in labels)
    reading = name.part(left, 0.5, name.w - left - 1, 3.2)
    inner, beside = (box.part(1.5, 3.6, box.w - 3, box.h - 4) for box in (name, boxes[1]))
    texts = (sheet.reading, sheet.name, sheet.player) if sheet is not None else ("", "", "")
    carry = remainder.carry(who, words.say("ふりがな"))
    canvas.text(reading, texts[0], LABEL, align="right", carry=carry, field=Field("reading"))
    canvas.text(inner, texts[1], HERO, bold=True, carry=remainder.carry(who, who), field=Field("name"))
    canvas.text(beside, texts[2], 12, bold=True, carry=remainder.carry(who, whose), field=Field("player"))


def beside_portrait(canvas: Canvas, box: Area) -> Area:
    """Lay the picture into the right end of the name's box; return what is left of the box."""
    image = QImage.fromData(canvas.portrait) if canvas.portrait else QImage()
    if image.isNull():
        return box
    high = box.h - 2 * RIM
    wide = min(high * image.width() / image.height(), WIDEST)
    high = wide * image.height() / image.width()
    canvas.photo(Area(box.right - RIM - wide, box.middle - high / 2, wide, high), canvas.portrait)
    return box.part(w=box.w - wide - 2 * RIM)
