"""The printed sheet of the d6game engine: an A4 page that flows with the definition, and further pages."""

from __future__ import annotations

from dataclasses import replace

from desktop.core.game import AnyGame
from desktop.core.words import Words, phrase
from desktop.services.catalogue import Catalogue
from desktop.systems.d6game import SYSTEM
from desktop.systems.d6game.rows import DEFAULTS
from desktop.systems.d6game.sheet import D6gameSheet
from desktop.views.paper.flow import TOP
from desktop.views.paper.ink import Area, Mode
from desktop.views.paper.marks import PageDrawing
from desktop.views.paper.overflow import Remainder
from desktop.views.paper.page import Frame, bind
from desktop.views.paper.protocol import PaperContext, SheetPaper
from desktop.views.systems.d6game.paper import columns, life, profile, reference
from desktop.views.systems.d6game.paper.form import GAP, WIDE, D6GameForm, X

MOST_NOTICE = 5
"""Lines of licence and author's notice that the foot has room for."""
KINDS = {Mode.FILLED: "{sheet}", Mode.PENCIL: "{sheet}（鉛筆用）", Mode.BLANK: "{sheet}（白紙）"}


class D6gamePaper(SheetPaper):
    """Draws a character in one of the three modes (D6G-PHY-10); the licence is on every page (D6G-LIC-03)."""

    def pages(
        self, sheet: D6gameSheet | None, game: AnyGame, mode: Mode, words: Words, context: PaperContext
    ) -> list[PageDrawing]:
        """Return the first page and, where it is too small, further ones."""
        shown = None if mode is Mode.BLANK else sheet
        form = D6GameForm(
            canvas=context.canvas(Mode.BLANK if shown is None else mode),
            sheet=shown,
            game=game,
            words=words,
            remainder=Remainder(words.say(context.further)),
            chances=context.chances,
        )
        form.canvas.portrait = context.portrait_of(shown)
        frame = _frame(form, context)
        bottom = frame.foot_top(form.canvas)
        top = life.draw(form, profile.draw(form))
        high = reference.height(game)
        apart = bool(high) and not columns.fit(form, bottom - GAP - high - GAP - top)
        columns.draw(form, top, bottom - (GAP if apart or not high else 2 * GAP + high))
        canvases = [form.canvas]
        if apart:
            canvases.append(context.canvas(form.mode))
            reference.draw(form.on(canvases[-1]), Area(X, TOP, WIDE, high))
        elif high:
            reference.draw(form, Area(X, bottom - GAP - high, WIDE, high))
        canvases += frame.further(form.remainder, form.canvas, bottom)
        return bind(frame, canvases, _kinds(form, len(canvases)))


def _frame(form: D6GameForm, context: PaperContext) -> Frame:
    """Return head and foot; whatever else must give way, the licence lines do not (D6G-LIC-03)."""
    game = form.game
    whole = context.frame(Catalogue().info(SYSTEM.id).name, form.mode, form.words, form.sheet, game.notice)
    frame = whole.fitted(form.canvas, form.remainder, MOST_NOTICE)
    return frame if frame.notice == game.notice else replace(frame, notice=(*game.base_notice, *frame.notice))


def _kinds(form: D6GameForm, pages: int) -> list[str]:
    """Name the kind of page as the campaign calls its sheets; nothing where it keeps the usual word."""
    if form.game.label("sheet") == DEFAULTS["sheet"]:
        return []
    return [form.say(phrase(KINDS[form.mode], sheet=form.word("sheet")))] * pages
