"""The printed sheet of a custom game: the blocks of its layout, custom ones too, on an A4 page and further ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import NamedTuple

from desktop.core.build_step import Steps, done
from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.custom.values import Track
from desktop.core.game import Game
from desktop.core.paper import Field, ticked
from desktop.core.rolls.outcome import Explained
from desktop.core.words import Words, phrase, signed_text
from desktop.systems.blank import SYSTEM
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet
from desktop.views.paper.custom import own_text, place_of
from desktop.views.paper.person import person
from desktop.views.paper.protocol import PaperContext, SheetPaper
from desktop.views.paper.sheet.ink import HEAVY, LABEL, NUMBER, ROW, TITLE, Area, Mode
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.sheet.overflow import Remainder
from desktop.views.paper.sheet.page import bind
from desktop.views.paper.sheet.parts import SECTION, above_line, box, section, tick_at, writing_line
from desktop.views.paper.sheet.parts import cells as squares
from desktop.views.paper.sheet.parts import track as row_of_boxes
from desktop.views.paper.sheet.stamps import Identity
from desktop.views.paper.text.game_name import game_name
from desktop.views.paper.text.kinsoku import clean
from desktop.views.paper.text.typeface import Style, Typeface
from desktop.views.systems.blank.layout import Layout, Piece, layout_of, title_of, word_of
from desktop.views.systems.blank.paper.blocks import Abilities, Block, Skills, across, cells
from desktop.views.systems.blank.paper.form import (
    BlankForm,
    Placed,
    Shelf,
    bounds_of,
    form_of,
    placed,
    plain,
    shelves,
    whole,
    wish_of,
)
from desktop.views.systems.blank.paper.lists import Checks, Conditions, Free, Items, Memo, Points

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


TOP, GAP = 32.4, 4.0
"""mm: where the blocks begin, and between columns."""
HEADING = 7.0
"""mm beside a heading and what is said there."""
TIGHT = 0.88
"""Share of their usual height that rows of a crowded column have."""
FIRST, OTHER = 96.0, 106.0
"""mm that lower papers hold below the names, and on each other page."""


class BlankPaper(SheetPaper):
    """Draws a character in one of the three modes."""

    places_checks = True

    def pages(
        self,
        sheet: BlankSheet | None,
        game: Game[BlankSettings],
        mode: Mode,
        words: Words,
        context: PaperContext,
    ) -> list[PageDrawing]:
        """Return the first page and, where it is too small, further ones."""
        return done(self.in_steps(sheet, game, mode, words, context))

    def in_steps(
        self,
        sheet: BlankSheet | None,
        game: Game[BlankSettings],
        mode: Mode,
        words: Words,
        context: PaperContext,
    ) -> Steps[list[PageDrawing]]:
        """Lay out the first page, then draw what continues behind it: a game may have hundreds of rows."""
        shown = None if mode is Mode.BLANK or sheet is None else plain(sheet)
        canvas = context.canvas(Mode.BLANK if shown is None else mode)
        canvas.portrait = context.portrait_of(shown)
        remainder = Remainder(words.say(context.further))
        layout = layout_of(game, sheet)
        form = form_of(canvas, shown, game, layout, words, remainder, chances=context.chances)
        whole = context.frame(game_name(SYSTEM.id, game), canvas.mode, words, shown, game.notice)
        frame = whole.fitted(canvas, remainder)
        bottom = frame.foot_top(canvas)
        _names(form)
        lower = context.base is not None or (context.fit is not None and context.fit.cut)
        yield
        _columns(form, bottom - 1.5, lower=lower)
        yield
        more = frame.further(remainder, canvas, bottom)
        return bind(frame, [canvas, *more])


def _names(form: BlankForm) -> None:
    canvas, say = form.canvas, form.say
    name, player = Area(10, 16.6, 190, 12.8).columns(120, 0, gap=2)
    for area, label in ((name, "名前"), (player, "プレイヤー")):
        box(canvas, area, say(label))
    person(canvas, form.words, form.remainder, form.sheet, (name, player))


def _columns(form: BlankForm, bottom: float, *, lower: bool) -> None:
    """Draw the blocks of every column; custom fields that have none get one of their own in the last.

    Args:
        lower: the page is cut for lower papers, and rows leave a gap there.
    """
    plan = _planned(
        Identity(form.layout), Identity(form.game), Identity(form.words), form.remainder.mark, form.canvas.face
    )
    width = plan.width
    stacks = [[_block(form, piece, title, width) for piece, title in column] for column in plan.columns]
    if form.layout.checks and not form.layout.has("checks"):
        stacks[-1].append(Checks(form, form.say(word_of(form.game, "checks")), width))
    if plan.rest:
        stacks[-1].append(Fields(form, form.say("卓の項目"), width, fields=plan.rest))
    pages = shelves(TOP, bottom, FIRST, OTHER) if lower else (Shelf(TOP, bottom),)
    for number, stack in enumerate(stacks):
        _column(form, stack, Area(10 + number * (width + GAP), TOP, width, bottom - TOP), pages)


def _column(form: BlankForm, stack: Sequence[Block], column: Area, pages: tuple[Shelf, ...]) -> None:
    wishes = tuple(map(wish_of, stack))
    found = placed(wishes, column, pages)
    if all(wish.most == wish.rows for wish in wishes):
        free = Free(form, form.say("自由欄"), column.w)
        longer = (*wishes, wish_of(free))
        more = placed(longer, column, pages)
        if whole(longer, more):
            stack, wishes, found = [*stack, free], longer, more
    if not whole(wishes, found):
        stack = [replace(block, tight=TIGHT) for block in stack]
        wishes = tuple(map(wish_of, stack))
        found = placed(wishes, column, pages)
    if len(found) < len(stack):
        last = Shelf(pages[-1].top, pages[-1].bottom - SECTION)
        found = placed(wishes, column, (*pages[:-1], last))
    count = len(found)
    for block, place in zip(stack[:count], found, strict=True):
        heading = clean(block.heading)
        section(form.canvas, place.title, heading)
        form.canvas.head_at(block.heading, form.canvas.heads[heading])
        block.draw(place)
    for block in stack[count:]:
        foot = Area(column.x, pages[-1].bottom - SECTION, column.w, 4.6)
        form.canvas.head_at(block.heading, foot)
        nothing = Area(column.x, pages[-1].bottom, column.w, 0)
        block.draw(Placed(nothing, nothing, ()))


class _Title(NamedTuple):
    """A heading as far as there is room for it."""

    short: str
    whole: str


class _Plan(NamedTuple):
    """What is in which column, for all sheets of a game."""

    width: float
    """mm of each column."""
    columns: tuple[tuple[tuple[Piece, _Title], ...], ...]
    rest: tuple[ProfileField, ...]
    """Custom fields that have no block."""


@lru_cache(32)
def _planned(
    layout: Identity[Layout], game: Identity[Game[BlankSettings]], words: Identity[Words], mark: str, face: Typeface
) -> _Plan:
    """Plan the columns.

    Args:
        mark: how a heading says that its block continues; there has to be room for it.
    """
    columns: tuple[Sequence[Piece], ...] = layout.value.columns or ((),)
    width = (190 - GAP * (len(columns) - 1)) / len(columns)
    room = width - HEADING - face.width(mark, Style(LABEL, bold=True))

    def titled(piece: Piece) -> _Title:
        return _title(clean(words.value.say(title_of(piece, game.value))), room, face)

    shown = layout.value.own_shown
    rest = tuple(field for field in game.value.profile if field.id not in shown)
    return _Plan(width, tuple(tuple((piece, titled(piece)) for piece in column) for column in columns), rest)


def _title(whole: str, room: float, face: Typeface) -> _Title:
    style, short = Style(TITLE, bold=True), whole
    if face.width(whole, style) <= room:
        return _Title(whole, whole)
    while short and face.width(f"{short}…", style) > room:
        short = short[:-1]
    return _Title(f"{short}…", whole)


def _block(form: BlankForm, piece: Piece, title: _Title, width: float) -> Block:
    """Return a block; of a heading that was too long the whole goes elsewhere."""
    heading, layout = title.short, form.layout
    if title.short != title.whole:
        form.remainder.cut(title.short, "", title.whole)
    match piece.holds:
        case "abilities":
            return Abilities(form, heading, width)
        case "skills":
            return Skills(form, heading, width, skills=piece.skills)
        case "tracks":
            return Tracks(form, heading, width, fields=layout.tracks)
        case "numbers":
            return Numbers(form, heading, width, fields=layout.numbers)
        case "checks":
            return Checks(form, heading, width)
        case "items":
            return Items(form, heading, width)
        case "conditions":
            return Conditions(form, heading, width)
        case "fields":
            return Fields(form, heading, width, fields=layout.fields)
        case "points":
            return Points(form, heading, width)
        case _:
            return Memo(form, heading, width)
