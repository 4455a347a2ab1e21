"""Custom profile fields as a block that every system's page can place."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.custom.values import Track
from desktop.core.game import AnyGame
from desktop.core.paper import Field, lost, ticked
from desktop.core.rolls.outcome import Explained
from desktop.core.sheet import Sheet
from desktop.core.words import Words
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import LABEL, MEDIUM, ROW, Area, Mode
from desktop.views.paper.sheet.overflow import Remainder
from desktop.views.paper.sheet.parts import TICK, above_line, slash, tick_at, writing_line
from desktop.views.paper.text.kinsoku import clean

MOST_BOXES = 20
"""Points of a track that are drawn as boxes; more are written as a number."""
OWN_ROW = 6.2
"""mm: height of one custom field."""


class CheckText(ProfileField):
    """A field that says the same on every sheet, filled in or not: how a check of the campaign's own is made."""

    explanation: str = ""


def own_height(game: AnyGame, most: int = 4) -> float:
    """Return how high the block is with at most `most` rows."""
    return OWN_ROW * min(len(game.profile), most)


def own_block(
    canvas: Canvas,
    area: Area,
    game: AnyGame,
    sheet: Sheet | None,
    words: Words,
    remainder: Remainder,
    columns: int = 1,
) -> None:
    """Draw the fields one below the other; those the area cannot hold go to a further page.

    Args:
        area: as high as `own_height` says, or less.
        columns: how many of them are beside each other.
    """
    high = int((area.h + 0.05) / OWN_ROW)
    room = high * columns
    cuts = area.columns(*(0 for _ in range(columns)), gap=2)
    fields = game.profile
    for index, field in enumerate(fields[:room]):
        row = cuts[index // high].part(top=index % high * OWN_ROW, h=OWN_ROW)
        if index == room - 1 and len(fields) > room:
            row = beside_mark(canvas, row, words.say("卓の項目"), remainder)
        text = own_text(sheet, field, words) if shown(canvas.mode, field) else ""
        _row(canvas, row, field, sheet, text, remainder, words)
    rest(fields[room:], sheet if canvas.mode.typed else None, words, remainder)


def beside_mark(canvas: Canvas, row: Area, heading: str, remainder: Remainder) -> Area:
    """Return what is left of the last row of a list beside the place where it says that the list continues."""
    wide = canvas.width(remainder.mark, LABEL, bold=True) + 0.5
    canvas.head_at(heading, row.part(row.w - wide))
    return row.part(w=row.w - wide - 1)


def rest(fields: Sequence[ProfileField], sheet: Sheet | None, words: Words, remainder: Remainder) -> None:
    """Send fields to a further page; without a value they get a line to write on there."""
    for field in fields:
        text = own_text(sheet, field, words) or "＿" * 24
        remainder.text(words.say("卓の項目"), field.label, text, place_of(field))


def _boxes(canvas: Canvas, area: Area, track: Track) -> None:
    """Draw a box for each point of a track; lost ones are struck where play is printed."""
    most = track.most or 0
    side = min(TICK, area.w / most)
    for index in range(most):
        place = Area(area.x + index * side, area.middle - side / 2, side, side)
        canvas.rect(place, MEDIUM)
        gone = canvas.mode.moving and index >= track.value
        canvas.mark(place, gone, _strike, lost(f"own.{track.field.id}", index))


def _strike(canvas: Canvas, place: Area) -> None:
    slash(canvas, place, clear=0.5)


def _row(
    canvas: Canvas,
    row: Area,
    field: ProfileField,
    sheet: Sheet | None,
    text: str,
    remainder: Remainder,
    words: Words,
) -> None:
    wide = row.w * 0.34
    if field.kind is FieldKind.CHECK:
        tick_at(canvas, row.x, row.middle, bool(text), field=ticked(f"own.{field.id}"))
        canvas.text(row.part(5.2), clean(field.label), ROW, carry=remainder.carry(words.say("卓の項目")))
        return
    track = None if sheet is None else sheet.own.get(field.id)
    label = row.part(w=wide - 1)
    canvas.text(label, clean(field.label), LABEL, carry=remainder.carry(words.say("卓の項目")))
    if isinstance(track, Track) and track.least == 0 and 0 < (track.most or 0) <= MOST_BOXES:
        _boxes(canvas, row.part(wide), track)
        return
    writing_line(canvas, row.x + wide, row.bottom - 0.3, row.right)
    carry = remainder.carry(words.say("卓の項目"), field.label)
    canvas.text(above_line(row.part(wide)), text, ROW, carry=carry, field=place_of(field))


def place_of(field: ProfileField) -> Field | None:
    """Return the path of the value in a custom field's place; None for a computed one."""
    return None if field.kind is FieldKind.FORMULA else Field(f"own.{field.id}", field.kind is FieldKind.TRACK)


def shown(mode: Mode, field: ProfileField) -> bool:
    """Tell whether the value of a custom field is printed; tracks move in play and are left to the pencil."""
    if isinstance(field, CheckText):
        return True
    return mode.moving if field.kind is FieldKind.TRACK else mode.typed


def own_text(sheet: Sheet | None, field: ProfileField, words: Words) -> str:
    """Return the value of a custom field as it is printed; a ticked box is a circle, an unticked one nothing."""
    if isinstance(field, CheckText):
        return field.explanation
    value = None if sheet is None else sheet.own.get(field.id)
    if value is None or value is False:
        return ""
    if isinstance(value, Explained):
        return value.shown
    if isinstance(value, Track):
        return (f"{value.value}" if value.most is None else f"{value.value} / {value.most}").replace("-", "−")
    if value is True:
        return "○"
    return str(value).replace("-", "−") if isinstance(value, (int, float)) else str(value)
