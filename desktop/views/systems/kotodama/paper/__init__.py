"""The printed sheet of コトダマ d10: one A4 page round the matrix of pools, further pages for the rest (KO-TBL-25)."""

from __future__ import annotations

from desktop.core.game import Game
from desktop.core.words import Words
from desktop.services.text.catalogue import Catalogue
from desktop.systems.kotodama import SYSTEM
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import KotodamaSheet
from desktop.views.paper.protocol import PaperContext, SheetPaper
from desktop.views.paper.sheet.ink import Mode
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.sheet.overflow import Remainder
from desktop.views.paper.sheet.page import bind
from desktop.views.systems.kotodama.paper import gear, life, pools, reference
from desktop.views.systems.kotodama.paper.form import KotodamaForm, plan


class KotodamaPaper(SheetPaper):
    """Draws a character in one of the three modes."""

    def pages(
        self,
        sheet: KotodamaSheet | None,
        game: Game[KotodamaSettings],
        mode: Mode,
        words: Words,
        context: PaperContext,
    ) -> list[PageDrawing]:
        """Return the first page and, where it is too small, further ones."""
        shown = None if mode is Mode.BLANK else sheet
        canvas = context.canvas(Mode.BLANK if shown is None else mode)
        remainder = Remainder(words.say(context.further))
        canvas.portrait = context.portrait_of(shown)
        notice = tuple(words.say(line) for line in game.notice)
        whole = context.frame(Catalogue().info(SYSTEM.id).name, canvas.mode, words, shown, notice)
        frame = whole.fitted(canvas, remainder)
        bottom = frame.foot_top(canvas)
        numbers = SYSTEM.derive(shown, game) if shown is not None else {}
        form = KotodamaForm(canvas, shown, game, words, remainder, numbers, plan(game, bottom), context.chances)
        for draw in (life.draw, life.draw_states, pools.draw, gear.draw, gear.draw_links, reference.draw):
            draw(form)
        more = frame.further(remainder, canvas, bottom)
        return bind(frame, [canvas, *more])
