"""Blocks of custom fields: tracks, computed numbers, texts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from desktop.core.custom_values import Track
from desktop.core.outcome import Explained
from desktop.core.paper import Field, ticked
from desktop.core.profile import FieldKind, ProfileField
from desktop.core.words import phrase, signed_text
from desktop.views.paper.custom import own_text, place_of
from desktop.views.paper.ink import HEAVY, LABEL, NUMBER, ROW, Area
from desktop.views.paper.kinsoku import clean
from desktop.views.paper.parts import above_line, box, tick_at, writing_line
from desktop.views.paper.parts import cells as squares
from desktop.views.paper.parts import track as row_of_boxes
from desktop.views.paper.stamps import Identity
from desktop.views.systems.blank.paper.blocks import Block, across, cells
from desktop.views.systems.blank.paper.form import bounds_of
from desktop.views.systems.blank.paper.placing import Placed

MOST_BOXES = 30
"""Points of a track that are drawn as boxes; more are a number to write."""


@dataclass(frozen=True)
class CustomBlock(Block):
    """A place for each of some custom fields."""

    fields: tuple[ProfileField, ...] = ()

    @property
    def rows(self) -> int:
        """A row each."""
        return -(-len(self.fields) // across(self.width))


@dataclass(frozen=True)
class Tracks(CustomBlock):
    """A track as boxes to strike, or as a number to write again and again."""

    usual = 11.2

    def draw(self, placed: Placed) -> None:
        """Draw as many as have room; the rest continues elsewhere."""
        form = self.form
        places = cells(placed, across(self.width), len(self.fields))
        for area, field in zip(places, self.fields, strict=False):
            track = form.tracks.get(field.id)
            held = None if track is None else (track.value, track.least, track.most)
            form.keep(
                ("track", area, self.heading, Identity(field), held),
                partial(self._one, area.part(h=area.h - 0.8), field),
            )
        for field in self.fields[len(places) :]:
            track = form.tracks.get(field.id)
            form.remainder.text(self.heading, clean(form.say(field.label)), _of(track) or "＿" * 12)

    def _one(self, area: Area, field: ProfileField) -> None:
        form, canvas = self.form, self.form.canvas
        track, (least, points) = form.tracks.get(field.id), bounds_of(field, form)
        boxed = 0 < points <= MOST_BOXES and least == 0
        text = form.say(phrase("／ {n}", n=track.most)) if track is not None and track.most is not None else ""
        wide = canvas.width(text, LABEL) + 0.5 if text else 0.0
        carry = form.remainder.carry(self.heading, form.say("名前"))
        place = area.part(0, 0, area.w - wide - 1, 3.6)
        canvas.text(
            place if boxed else area.part(0, 0, area.w - 24, area.h), clean(form.say(field.label)), LABEL, carry=carry
        )
        if boxed:
            canvas.text(area.part(area.w - wide, 0, wide, 3.6), text, LABEL, align="right")
            self._boxes(area.part(0, 3.8, area.w, area.h - 3.8), field, track, points)
            return
        cell = area.part(area.w - 23, 0.4, 23, area.h - 0.8)
        start = form.start(track.value) if track is not None else ""
        value = signed_text(track.value) if track is not None and form.mode.moving else ""
        box(canvas, cell, corner=start or text, value=value, pt=NUMBER, field=Field(f"own.{field.id}", True))

    def _boxes(self, area: Area, field: ProfileField, track: Track | None, points: int) -> None:
        """Solid as far as this sheet goes, dashed for those it does not have; lost ones struck."""
        canvas = self.form.canvas
        lines = 1 if points * 3.6 <= area.w else 2
        per_row = -(-points // lines)
        side = min(4.4, area.w / per_row, area.h / lines)
        solid = min(points, track.most or 0) if track is not None else 0
        places = squares(Area(area.x, area.y, side, side), points, per_row)
        left = track.value if track is not None and canvas.mode.moving else points
        row_of_boxes(canvas, places, solid, lost=range(max(0, left), solid), path=f"own.{field.id}")


def _of(track: Track | None) -> str:
    if track is None:
        return ""
    return signed_text(track.value) if track.most is None else f"{signed_text(track.value)} / {track.most}"


@dataclass(frozen=True)
class Numbers(CustomBlock):
    """Computed numbers."""

    usual = 7.4

    def draw(self, placed: Placed) -> None:
        """Draw as many as have room; the rest continues elsewhere."""
        form = self.form
        places = cells(placed, across(self.width), len(self.fields))
        for area, field in zip(places, self.fields, strict=False):
            key = ("number", area, self.heading, Identity(field), self._value(field))
            form.keep(key, partial(self._one, area, field))
        for field in self.fields[len(places) :]:
            form.remainder.text(self.heading, clean(form.say(field.label)), self._value(field) or "＿" * 12)

    def _one(self, area: Area, field: ProfileField) -> None:
        form, canvas = self.form, self.form.canvas
        name, value = area.part(h=area.h - 1).columns(0, 18, gap=1)
        carry = form.remainder.carry(self.heading, form.say("名前"))
        canvas.text(name.part(0.5, w=name.w - 0.5), clean(form.say(field.label)), ROW, carry=carry)
        box(canvas, value, value=self._value(field), pt=NUMBER, width=HEAVY, tint=form.finished)

    def _value(self, field: ProfileField) -> str:
        found = self.form.numbers.get(f"own.{field.id}")
        return found.shown if isinstance(found, Explained) else ""


@dataclass(frozen=True)
class Fields(CustomBlock):
    """Texts; also every custom field without a block."""

    usual = 6.4

    def draw(self, placed: Placed) -> None:
        """Draw as many as have room; the rest continues elsewhere."""
        form = self.form
        places = cells(placed, across(self.width), len(self.fields))
        for area, field in zip(places, self.fields, strict=False):
            key = ("field", area, self.heading, Identity(field), self._text(field))
            form.keep(key, partial(self._one, area, field))
        for field in self.fields[len(places) :]:
            form.remainder.text(self.heading, clean(field.label), self._text(field) or "＿" * 24, place_of(field))

    def _text(self, field: ProfileField) -> str:
        form = self.form
        if field.kind is FieldKind.FORMULA:
            return form.number(f"own.{field.id}")
        if field.kind is FieldKind.TRACK:
            return _of(form.tracks.get(field.id)) if form.mode.moving else ""
        return own_text(form.sheet, field, form.words)

    def _one(self, area: Area, field: ProfileField) -> None:
        form, canvas, text = self.form, self.form.canvas, self._text(field)
        carry = form.remainder.carry(self.heading, form.say("名前"))
        if field.kind is FieldKind.CHECK:
            tick_at(canvas, area.x, area.middle, bool(text), field=ticked(f"own.{field.id}"))
            canvas.text(area.part(5.2), clean(field.label), ROW, carry=carry)
            return
        wide = area.w * 0.34
        canvas.text(area.part(w=wide - 1), clean(field.label), LABEL, carry=carry)
        writing_line(canvas, area.x + wide, area.bottom - 0.3, area.right)
        taker = form.remainder.carry(self.heading, clean(field.label))
        canvas.text(above_line(area.part(wide)), text, ROW, carry=taker, field=place_of(field))
