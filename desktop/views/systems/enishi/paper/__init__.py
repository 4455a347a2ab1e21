"""The printed sheet of 2d6+SLV: one A4 page in the order of use at the table, further pages for what it cannot hold."""

from __future__ import annotations

from desktop.core.game import AnyGame
from desktop.core.words import Words
from desktop.services.catalogue import Catalogue
from desktop.systems.enishi import SYSTEM
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import Sheet
from desktop.views.paper.ink import Mode
from desktop.views.paper.marks import PageDrawing
from desktop.views.paper.overflow import Remainder
from desktop.views.paper.page import bind
from desktop.views.paper.protocol import PaperContext, SheetPaper
from desktop.views.systems.enishi.paper import gear, life, people, reference, skills
from desktop.views.systems.enishi.paper.form import EnishiForm


class EnishiPaper(SheetPaper):
    """Draws a character in one of the three modes (EN-TAB-09)."""

    def pages(
        self, sheet: Sheet | None, game: AnyGame, mode: Mode, words: Words, context: PaperContext
    ) -> list[PageDrawing]:
        """Return the first page and, where it is too small, further ones."""
        shown = None if mode is Mode.BLANK else sheet
        form = EnishiForm(
            canvas=context.canvas(Mode.BLANK if shown is None else mode),
            sheet=shown,
            game=game.known(Settings),
            words=words,
            remainder=Remainder(words.say(context.further)),
            numbers=SYSTEM.derive(shown, game.known(Settings)) if shown is not None else {},
        )
        form.canvas.portrait = context.portrait_of(shown)
        whole = context.frame(Catalogue().info(SYSTEM.id).name, form.canvas.mode, words, shown, game.notice)
        frame = whole.fitted(form.canvas, form.remainder)
        bottom = frame.foot_top(form.canvas)
        life.draw(form)
        skills.draw(form)
        gear.draw(form)
        people.draw(form)
        reference.draw(form, bottom)
        more = frame.further(form.remainder, form.canvas, bottom)
        return bind(frame, [form.canvas, *more])
