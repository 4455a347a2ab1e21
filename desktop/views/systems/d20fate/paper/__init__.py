"""The printed sheet of d20fate: one A4 page in the order of use at the table, further pages for what it cannot hold."""

from __future__ import annotations

from desktop.core.game import Game
from desktop.core.words import Words
from desktop.services.catalogue import Catalogue
from desktop.systems.d20fate import SYSTEM
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import D20FateSheet
from desktop.views.paper.ink import Mode
from desktop.views.paper.marks import PageDrawing
from desktop.views.paper.overflow import Remainder
from desktop.views.paper.page import bind
from desktop.views.paper.protocol import PaperContext, SheetPaper
from desktop.views.systems.d20fate.paper import abilities, fate, reference, skills, table_fields
from desktop.views.systems.d20fate.paper.form import D20FateForm


class D20FatePaper(SheetPaper):
    """Draws a character in one of the three modes (D20-PHY-09)."""

    def pages(
        self,
        sheet: D20FateSheet | None,
        game: Game[D20FateSettings],
        mode: Mode,
        words: Words,
        context: PaperContext,
    ) -> list[PageDrawing]:
        """Return the first page and, where it is too small, further ones."""
        shown = None if mode is Mode.BLANK else sheet
        form = D20FateForm(
            canvas=context.canvas(Mode.BLANK if shown is None else mode),
            sheet=shown,
            game=game,
            words=words,
            remainder=Remainder(words.say(context.further)),
            numbers=SYSTEM.derive(shown, game) if shown is not None else {},
            chances=context.chances,
        )
        form.canvas.portrait = context.portrait_of(shown)
        whole = context.frame(Catalogue().info(SYSTEM.id).name, form.canvas.mode, words, shown, game.notice)
        frame = whole.fitted(form.canvas, form.remainder)
        bottom = frame.foot_top(form.canvas)
        abilities.draw(form)
        skills.draw(form)
        fate.draw(form)
        table_fields.draw(form)
        reference.draw(form, bottom)
        more = frame.further(form.remainder, form.canvas, bottom)
        return bind(frame, [form.canvas, *more])
