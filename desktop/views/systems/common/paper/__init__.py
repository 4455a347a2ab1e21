"""The printed sheet of Common Rule, and the character's own cards in true size after it (CM-APP-11, CM-APP-12)."""

from __future__ import annotations

from PySide6.QtGui import QImage

from desktop.core.game import Game
from desktop.core.words import Words
from desktop.services.catalogue import Catalogue
from desktop.systems.common import SYSTEM
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet, CopyRow
from desktop.systems.common.values import library_of
from desktop.views.paper.ink import Mode
from desktop.views.paper.marks import PageDrawing
from desktop.views.paper.overflow import Remainder
from desktop.views.paper.page import bind
from desktop.views.paper.protocol import PaperContext, SheetPaper
from desktop.views.systems.common.paper import copies, faces, head, notes, records, secrets
from desktop.views.systems.common.paper.form import CommonForm


class CommonPaper(SheetPaper):
    """Draws a character in one of the three modes."""

    def pages(
        self, sheet: CommonSheet | None, game: Game[CommonSettings], mode: Mode, words: Words, context: PaperContext
    ) -> list[PageDrawing]:
        """Return the sheet, further pages where it is too small, and pages of cards; blank cards with a blank sheet."""
        shown = None if mode is Mode.BLANK else sheet
        form = _form(shown, game, Mode.BLANK if shown is None else mode, words, context)
        system = Catalogue().info(SYSTEM.id).name
        form.canvas.portrait = context.portrait_of(shown)
        whole = context.frame(system, form.mode, words, shown, game.notice, "本人用")
        frame = whole.fitted(form.canvas, form.remainder)
        bottom = frame.foot_top(form.canvas)
        head.draw(form)
        copies.draw(form)
        records.draw(form)
        notes.draw(form)
        secrets.draw(form, bottom)
        cards = faces.of_sheet(form, context)
        more = frame.further(form.remainder, form.canvas, bottom)
        return [*bind(frame, [form.canvas, *more]), *cards]


def card_image(
    sheet: CommonSheet, copy: CopyRow | None, game: Game[CommonSettings], words: Words, width: int
) -> QImage:
    """Return one card as it is printed, this many pixels wide; without a copy a blank one."""
    return faces.picture(_form(sheet, game, Mode.FILLED, words), copy, max(1, width))


def _form(
    sheet: CommonSheet | None,
    game: Game[CommonSettings],
    mode: Mode,
    words: Words,
    context: PaperContext = PaperContext(),
) -> CommonForm:
    return CommonForm(
        canvas=context.canvas(mode),
        sheet=sheet,
        game=game,
        words=words,
        remainder=Remainder(words.say(context.further)),
        numbers=SYSTEM.derive(sheet, game) if sheet is not None else {},
        library=library_of(game),
        chances=context.chances,
    )
