"""Pages of cards in true size, 63 × 88 mm: one for each copy, blank ones in the places that are left (CM-APP-11)."""

from __future__ import annotations

from dataclasses import replace

from desktop.core.words import phrase
from desktop.systems.common.sheet import CopyRow
from desktop.views.paper.canvas import Canvas
from desktop.views.paper.ink import A4, LABEL, THIN, Area, PaperSize
from desktop.views.paper.kinsoku import clean
from desktop.views.paper.marks import PageDrawing
from desktop.views.systems.common.paper.card import HEIGHT, WIDTH, CardPen
from desktop.views.systems.common.paper.form import Form

EDGE = 6.5
"""mm: room for crop marks and the line of text above and below the cards."""
CROSS = 1.5
"""mm: half of the small cross at every corner of a card."""


def card_pages(form: Form, paper: PaperSize, system: str) -> list[PageDrawing]:
    """Return pages for a character's own cards; one page of blank cards with a blank sheet."""
    across, down = _grid(paper)
    copies: list[CopyRow | None] = [] if form.sheet is None else list(form.sheet.copies)
    if form.sheet is None:
        copies = [None]
    places = across * down
    groups = [copies[n : n + places] for n in range(0, len(copies), places)]
    pen = CardPen(form)
    drawn = []
    for number, group in enumerate(groups, start=1):
        canvas = Canvas(form.mode, true_size=True)
        origin = Area(
            A4.width / 2 - across * WIDTH / 2, A4.height / 2 - down * HEIGHT / 2, across * WIDTH, down * HEIGHT
        )
        _crop(canvas, origin, across, down)
        _said(replace(form, canvas=canvas), origin, system, number, len(groups))
        for index in range(places):
            corner = (origin.x + index % across * WIDTH, origin.y + index // across * HEIGHT)
            pen.draw(canvas, *corner, group[index] if index < len(group) else None)
        who = clean(form.sheet.name) if form.sheet is not None else form.say("白紙のカード")
        drawn.append(canvas.drawing(title=who or form.say(system)))
    return drawn


def _grid(paper: PaperSize) -> tuple[int, int]:
    """Return how many cards fit beside and below each other; three by three on A4."""
    return max(1, int((paper.width - 20) // WIDTH)), max(1, int((paper.height - 20 - 2 * EDGE) // HEIGHT))


def _crop(canvas: Canvas, origin: Area, across: int, down: int) -> None:
    """Draw where to cut: long marks above and below, small crosses at the corners, which any printer reaches."""
    with canvas.bleeding():
        for column in range(across + 1):
            x = origin.x + column * WIDTH
            canvas.line((x, origin.y - EDGE), (x, origin.y - 1), THIN)
            canvas.line((x, origin.bottom + 1), (x, origin.bottom + EDGE), THIN)
            for row in range(down + 1):
                y = origin.y + row * HEIGHT
                canvas.line((x - CROSS, y), (x + CROSS, y), THIN)
                canvas.line((x, y - CROSS), (x, y + CROSS), THIN)


def _said(form: Form, origin: Area, system: str, page: int, pages: int) -> None:
    """Say what the page is, that it must not be scaled, and whose it is."""
    canvas, say = form.canvas, form.say
    row = Area(origin.x, origin.y - EDGE + 0.4, origin.w, 4)
    left, middle, right = row.inset(2, 0).columns(0, 0, 0, gap=2)
    canvas.text(left, f"{say(system)}　{say('カード')}", LABEL, shorten=True)
    canvas.text(middle, say("倍率100 %・63×88 mm"), LABEL, align="centre", shorten=True)
    name = clean(form.sheet.name) if form.sheet is not None else say("白紙のカード")
    number = say(phrase("{n}／{m}枚目", n=page, m=pages))
    room = right.w - canvas.width(number, LABEL) - 1.5
    canvas.text(right.part(right.w - canvas.width(number, LABEL) - 0.1), number, LABEL, align="right")
    canvas.text(right.part(w=room), name, LABEL, align="right", shorten=True)
