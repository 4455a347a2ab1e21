"""The 卓's own profile fields as a block that every system's page can place."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.game import AnyGame, FieldKind, ProfileField
from desktop.core.sheet import Sheet
from desktop.core.words import Words
from desktop.views.paper.canvas import Canvas
from desktop.views.paper.fields import Field, ticked
from desktop.views.paper.ink import LABEL, ROW, Area
from desktop.views.paper.kinsoku import clean
from desktop.views.paper.overflow import Remainder
from desktop.views.paper.parts import tick_at, writing_line

OWN_ROW = 6.2
"""mm: height of one own field."""


def own_height(game: AnyGame, most: int = 4) -> float:
    """Return how high the block is with at most `most` rows."""
    return OWN_ROW * min(len(game.profile), most)


def own_block(
    canvas: Canvas, area: Area, game: AnyGame, sheet: Sheet | None, words: Words, remainder: Remainder
) -> None:
    """Draw the fields one below the other; those the area cannot hold go to a further page.

    Args:
        area: as high as `own_height` says, or less.
    """
    room = int((area.h + 0.05) / OWN_ROW)
    fields = game.profile
    for index, field in enumerate(fields[:room]):
        row = area.part(top=index * OWN_ROW, h=OWN_ROW)
        _row(canvas, row, field, own_text(sheet, field, words) if canvas.mode.typed else "", remainder, words)
    rest(fields[room:], sheet if canvas.mode.typed else None, words, remainder)


def rest(fields: Sequence[ProfileField], sheet: Sheet | None, words: Words, remainder: Remainder) -> None:
    """Send fields to a further page; without a value they get a line to write on there."""
    for field in fields:
        remainder.text(words.say("卓の項目"), field.label, own_text(sheet, field, words) or "＿" * 24)


def _row(canvas: Canvas, row: Area, field: ProfileField, text: str, remainder: Remainder, words: Words) -> None:
    wide = row.w * 0.34
    if field.kind is FieldKind.CHECK:
        tick_at(canvas, row.x, row.middle, bool(text), field=ticked(f"own.{field.id}"))
        canvas.text(row.part(5.2), clean(field.label), ROW, carry=remainder.carry(words.say("卓の項目")))
        return
    label = row.part(w=wide - 1)
    canvas.text(label, clean(field.label), LABEL, carry=remainder.carry(words.say("卓の項目")))
    writing_line(canvas, row.x + wide, row.bottom - 0.3, row.right)
    carry = remainder.carry(words.say("卓の項目"), field.label)
    canvas.text(row.part(wide), text, ROW, carry=carry, field=Field(f"own.{field.id}"))


def own_text(sheet: Sheet | None, field: ProfileField, words: Words) -> str:
    """Return the value of an own field as it is printed; a ticked box is a circle, an unticked one nothing."""
    value = None if sheet is None else sheet.own.get(field.id)
    if value is None or value is False:
        return ""
    if value is True:
        return "○"
    return str(value).replace("-", "−") if isinstance(value, (int, float)) else str(value)
