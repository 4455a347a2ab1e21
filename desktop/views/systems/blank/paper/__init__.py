"""The printed sheet of a game of one's own: the blocks of its layout on one A4 page, further pages for the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from desktop.core.game import Game
from desktop.core.words import Words
from desktop.services.catalogue import Catalogue
from desktop.systems.blank import SYSTEM
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet
from desktop.views.paper.ink import LABEL, TITLE, Area, Mode
from desktop.views.paper.kinsoku import clean
from desktop.views.paper.marks import PageDrawing
from desktop.views.paper.overflow import Remainder
from desktop.views.paper.page import Frame, bind
from desktop.views.paper.parts import SECTION, box, section
from desktop.views.paper.person import person
from desktop.views.paper.protocol import PaperContext
from desktop.views.systems.blank.layout import Piece, layout_of, title_of, word_of
from desktop.views.systems.blank.paper.blocks import Abilities, Block, Fields, Numbers, Skills, Tracks
from desktop.views.systems.blank.paper.form import Form, form_of, plain
from desktop.views.systems.blank.paper.lists import Checks, Conditions, Free, Items, Memo, Points
from desktop.views.systems.blank.paper.placing import Placed, Shelf, placed, shelves

TOP, GAP = 32.4, 4.0
"""mm: where the blocks begin, and between columns."""
HEADING = 7.0
"""mm beside a heading and what is said there."""
TIGHT = 0.88
"""Share of their usual height that rows of a crowded column have."""
FIRST, OTHER = 96.0, 106.0
"""mm that lower papers hold below the names, and on each other page."""


class BlankPaper:
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
        shown = None if mode is Mode.BLANK or sheet is None else plain(sheet)
        canvas = context.canvas(Mode.BLANK if shown is None else mode)
        canvas.portrait = context.portrait_of(shown)
        remainder = Remainder(words.say(context.further))
        layout = layout_of(game, sheet)
        form = form_of(canvas, shown, game, layout, words, remainder, chances=context.chances)
        whole = Frame(
            system=Catalogue().info(SYSTEM.id).name,
            mode=canvas.mode,
            words=words,
            table_title=context.table_title,
            sheet=shown,
            notice=game.notice,
            printed_on=context.printed_on,
            base=context.base,
            code=context.codes.get(shown.id) if shown is not None else None,
        )
        frame = whole.fitted(canvas, remainder)
        bottom = frame.foot_top(canvas)
        _names(form)
        lower = context.base is not None or (context.fit is not None and context.fit.cut)
        _columns(form, bottom - 1.5, lower=lower)
        more = frame.further(remainder, canvas, bottom)
        return bind(frame, [canvas, *more])


def _names(form: Form) -> None:
    canvas, say = form.canvas, form.say
    name, player = Area(10, 16.6, 190, 12.8).columns(120, 0, gap=2)
    for area, label in ((name, "名前"), (player, "プレイヤー")):
        box(canvas, area, say(label))
    person(canvas, form.words, form.remainder, form.sheet, (name, player))


def _columns(form: Form, bottom: float, *, lower: bool) -> None:
    """Draw the blocks of every column; own fields that have none get one of their own in the last.

    Args:
        lower: the page is cut for lower papers, and rows leave a gap there.
    """
    columns: list[Sequence[Piece]] = [*form.layout.columns] or [()]
    width = (190 - GAP * (len(columns) - 1)) / len(columns)
    stacks = [[_block(form, piece, width) for piece in column] for column in columns]
    rest = tuple(field for field in form.game.profile if field.id not in form.layout.own_shown)
    if form.layout.checks and not form.layout.has("checks"):
        stacks[-1].append(Checks(form, form.say(word_of(form.game, "checks")), width))
    if rest:
        stacks[-1].append(Fields(form, form.say("卓の項目"), width, fields=rest))
    pages = shelves(TOP, bottom, FIRST, OTHER) if lower else [Shelf(TOP, bottom)]
    for number, stack in enumerate(stacks):
        _column(form, stack, Area(10 + number * (width + GAP), TOP, width, bottom - TOP), pages)


def _column(form: Form, stack: Sequence[Block], column: Area, pages: list[Shelf]) -> None:
    if all(block.most == block.rows for block in stack):
        longer = [*stack, Free(form, form.say("自由欄"), column.w)]
        found, _ = placed(longer, column, pages)
        stack = longer if _whole(longer, found) else stack
    found, count = placed(stack, column, pages)
    if not _whole(stack, found):
        stack = [replace(block, tight=TIGHT) for block in stack]
        found, count = placed(stack, column, pages)
    if count < len(stack):
        last = Shelf(pages[-1].top, pages[-1].bottom - SECTION)
        found, count = placed(stack, column, [*pages[:-1], last])
    for block, place in zip(stack[:count], found, strict=True):
        section(form.canvas, place.title, clean(block.heading))
        form.canvas.head_at(block.heading, form.canvas.heads[clean(block.heading)])
        block.draw(place)
    for block in stack[count:]:
        foot = Area(column.x, pages[-1].bottom - SECTION, column.w, 4.6)
        form.canvas.head_at(block.heading, foot)
        nothing = Area(column.x, pages[-1].bottom, column.w, 0)
        block.draw(Placed(nothing, nothing, ()))


def _whole(stack: Sequence[Block], found: Sequence[Placed]) -> bool:
    """Tell whether every block has all the rows that it wants."""
    return len(found) == len(stack) and all(
        len(place.rows) >= block.rows for block, place in zip(stack, found, strict=True)
    )


def _heading(form: Form, whole: str, width: float) -> str:
    """Return a heading that leaves room to say that its block goes on; of a longer one the whole goes elsewhere."""
    room = width - HEADING - form.canvas.width(form.remainder.mark, LABEL, bold=True)
    if form.canvas.width(whole, TITLE, bold=True) <= room:
        return whole
    short = whole
    while short and form.canvas.width(f"{short}…", TITLE, bold=True) > room:
        short = short[:-1]
    form.remainder.cut(f"{short}…", "", whole)
    return f"{short}…"


def _block(form: Form, piece: Piece, width: float) -> Block:
    heading, layout = _heading(form, clean(form.say(title_of(piece, form.game))), width), form.layout
    match piece.holds:
        case "abilities":
            return Abilities(form, heading, width)
        case "skills":
            return Skills(form, heading, width, skills=piece.skills)
        case "tracks":
            return Tracks(form, heading, width, tracks=layout.tracks)
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
