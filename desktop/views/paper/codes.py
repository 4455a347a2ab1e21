"""QR codes on paper: a small one at the head that names the sheet, and a page that holds the whole sheet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum

from desktop.core.custom.values import Track
from desktop.core.game import AnyGame
from desktop.core.numbers import out_of
from desktop.core.rolls.outcome import Explained
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.words import Words, phrase
from desktop.services.paper import paper_code
from desktop.views.paper.protocol import Choice, PaperContext
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import LABEL, ROW, Area, Code, Mode
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.sheet.page import Frame, bind
from desktop.views.paper.sheet.painting import Placement
from desktop.views.paper.sheet.parts import SECTION, section
from desktop.views.paper.sheet.squares import draw_squares, squares
from desktop.views.paper.text.game_name import game_name

MODULE = 0.4
"""mm: side of the smallest square of a code, on any paper."""
LARGEST = 0.7
"""mm: a short code need not be larger."""
ACROSS, PITCH, TOP = 2, 82.0, 18.0
"""Codes beside each other on a page; mm from one row to the next, and where its section begins."""
ROOM = ((0.95, paper_code.PART), (0.84, 2600), (0.0, 1600))
"""How small a page comes out at least → signs of a code that still has room on it."""
QUIET = 4
"""Squares that stay white around a code."""


class Codes(StrEnum):
    """What is printed with a sheet."""

    NONE = "none"
    NAME = "name"
    """A small code at the head says which sheet it is."""
    WHOLE = "whole"
    """And a further page holds the whole sheet."""


CODES = Choice("codes", "QRコード", (("", "なし"), (Codes.NAME, "名前だけ"), (Codes.WHOLE, "控えも")))


def named(context: PaperContext, codes: Codes, sheets: Iterable[Sheet]) -> PaperContext:
    """Return a context in which pages carry the names of their sheets as codes."""
    if codes is Codes.NONE:
        return context
    texts = {sheet.id: paper_code.tag(_written(sheet)) for sheet in sheets}
    base = context.base if context.fit is None else context.fit.paper
    module = MODULE / _factor(Canvas(Mode.FILLED, landscape=context.base is not None, base=base), context)
    return replace(context, codes={who: Code(text, module) for who, text in texts.items() if text})


def _written(sheet: Sheet) -> Sheet:
    """Return a sheet as its file has it: without numbers that are only computed for paper."""
    own = {key: value.value if isinstance(value, Track) else value for key, value in sheet.own.items()}
    return sheet.evolve(own={key: value for key, value in own.items() if not isinstance(value, Explained)})


def _factor(canvas: Canvas, context: PaperContext) -> float:
    """Return how much smaller a page of ours comes out on this paper."""
    return min(1.0, Placement.on(canvas.drawing(), context.paper).factor)


def whole_pages(
    system: AnySystem, game: AnyGame, sheet: Sheet, mode: Mode, words: Words, context: PaperContext
) -> list[PageDrawing]:
    """Draw the page that holds a whole sheet; none where it is too long for one page of codes."""
    canvas = Canvas(mode)
    factor = _factor(canvas, context)
    texts = paper_code.parts(_written(sheet), next(signs for least, signs in ROOM if factor >= least))
    if not texts:
        return []
    frame = Frame(
        system=game_name(system.id, game),
        mode=mode,
        words=words,
        campaign_title=context.campaign_title,
        sheet=sheet,
        printed_on=context.printed_on,
    )
    rest = section(canvas, canvas.live.part(top=TOP - canvas.live.y, h=SECTION), words.say("このシートの控え"))
    sentences = (
        phrase("印刷したときのシートの全部が入っています（GMだけのメモ・履歴・肖像を除く）。"),
        phrase("写真を「シートを読み込む」で開くと、このとおりに戻せます。"),
    )
    for number, line in enumerate(sentences):
        canvas.text(Area(rest.x, rest.y + number * 5, rest.w, 5), words.say(line), ROW)
    top = rest.y + 14
    wide = canvas.live.w / ACROSS
    for number, text in enumerate(texts):
        rows = squares(text)
        module = max(MODULE / factor, min(LARGEST, (PITCH - 2) / (len(rows) + 2 * QUIET)))
        corner = (canvas.live.x + number % ACROSS * wide, top + number // ACROSS * PITCH)
        draw_squares(canvas, rows, corner[0] + QUIET * module, corner[1] + QUIET * module, module)
        if len(texts) > 1:
            sentence = words.say(out_of(number + 1, len(texts)))
            canvas.text(Area(corner[0], corner[1] - 0.5, 20, 4), sentence, LABEL)
    return bind(frame, [canvas], ["控えのコード"])
