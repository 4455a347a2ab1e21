"""The printed sheet of Common Rule, and the character's own cards in true size after it (CM-APP-11, CM-APP-12)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtGui import QImage

from desktop.core.game import Game
from desktop.core.paper import Field
from desktop.core.words import Words, phrase
from desktop.services.text.catalogue import Catalogue
from desktop.systems.common import SYSTEM
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet, CopyRow
from desktop.systems.common.values import library_of
from desktop.views.paper.protocol import PaperContext, SheetPaper
from desktop.views.paper.sheet.ink import ROW, TINT, Area, Mode
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.sheet.overflow import Remainder
from desktop.views.paper.sheet.page import bind
from desktop.views.paper.sheet.parts import writing_line
from desktop.views.paper.sheet.stamps import once
from desktop.views.paper.text.kinsoku import clean
from desktop.views.systems.common.paper import copies, faces, head, notes
from desktop.views.systems.common.paper.form import CommonForm

TOP = 168.4
HEAD, LINES, PITCH = 4.6, 4, 6.0


def draw(form: CommonForm) -> None:
    """Draw the four lists beside each other."""
    columns = Area(10, TOP, 190, HEAD).columns(0, 0, 0, 0, gap=2)
    form.canvas.title_at(TOP, TOP + HEAD + LINES * PITCH)
    playing, say = form.playing, form.say
    obtained = [form.named(n) for n in playing.obtained if not form.is_secret(n)] if playing else ()
    lists: list[tuple[str, Sequence[str], str]] = [
        (say("行った場所"), playing.visited if playing else (), "visited"),
        (say("会った人"), playing.met if playing else (), "met"),
        (say("手に入れた物"), obtained, ""),
        (say("成功した判定"), [say(_success(s.area, s.ability)) for s in playing.successes] if playing else (), ""),
    ]
    for column, (title, names, path) in zip(columns, lists, strict=True):
        key = (_list, column, title, tuple(names), path)
        once(form.canvas, key, partial(_list, form, *key[1:]), form.remainder)


def _success(area: str, ability: str) -> str:
    return str(phrase("{area}／{ability}", area=area, ability=ability)) if area else ability


def _list(form: CommonForm, head: Area, title: str, names: Sequence[str], path: str) -> None:
    canvas = form.canvas
    canvas.rect(head, 0, fill=TINT)
    canvas.text(head.inset(1, 0), title, ROW, bold=True)
    canvas.head_at(title, head.inset(1, 0).part(canvas.width(title, ROW, bold=True) + 1.5))
    for index in range(LINES):
        line = Area(head.x, head.bottom + index * PITCH, head.w, PITCH)
        writing_line(canvas, line.x, line.bottom, line.right)
        name, field = names[index] if index < len(names) else "", Field(f"{path}.{index}", True) if path else None
        canvas.text(line.inset(1, 0.2), clean(name), ROW, carry=form.remainder.carry(title), field=field)
    if names[LINES:]:
        form.remainder.text(title, "", "\n".join(clean(name) for name in names[LINES:]))


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
        draw(form)
        notes.draw(form)
        notes.draw_secrets(form, bottom)
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
