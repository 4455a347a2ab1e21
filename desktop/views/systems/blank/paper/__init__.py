"""The printed sheet of a custom game: the blocks of its layout on one A4 page, further pages for the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from desktop.core.game import Game
from desktop.core.profile import ProfileField
from desktop.core.steps import Steps, done
from desktop.core.words import Words
from desktop.systems.blank import SYSTEM
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet
from desktop.views.paper.game_name import game_name
from desktop.views.paper.ink import LABEL, TITLE, Area, Mode
from desktop.views.paper.kinsoku import clean
from desktop.views.paper.marks import PageDrawing
from desktop.views.paper.overflow import Remainder
from desktop.views.paper.page import bind
from desktop.views.paper.parts import SECTION, box, section
from desktop.views.paper.person import person
from desktop.views.paper.protocol import PaperContext, SheetPaper
from desktop.views.paper.stamps import Identity
from desktop.views.paper.typeface import Style, Typeface
from desktop.views.systems.blank.layout import Layout, Piece, layout_of, title_of, word_of
from desktop.views.systems.blank.paper.blocks import Abilities, Block, Skills
from desktop.views.systems.blank.paper.custom_blocks import Fields, Numbers, Tracks
from desktop.views.systems.blank.paper.form import BlankForm, form_of, plain
from desktop.views.systems.blank.paper.lists import Checks, Conditions, Free, Items, Memo, Points
from desktop.views.systems.blank.paper.placing import Placed, Shelf, placed, shelves, whole, wish_of

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
