"""Pages of cards in true size, with marks to cut and, if wanted, backs that are behind them when a sheet is turned."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from desktop.core.words import Words, phrase
from desktop.views.paper.cards.blank import Blank, draw_back, draw_blank
from desktop.views.paper.cards.drawing import draw as draw_face
from desktop.views.paper.cards.face import Face
from desktop.views.paper.cards.plan import pieces
from desktop.views.paper.protocol import Choice, PaperContents, Printout
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import A4, LABEL, MARGIN, THIN, Area, Mode, PaperSize
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.text.game_name import game_name

EDGE = 6.5
"""mm: room for crop marks and the line of text above and below the cards."""
CROSS = 1.5
"""mm: half of the small cross at every corner of a card."""


@dataclass(frozen=True)
class CardSize:
    """A card as it is cut, in mm."""

    id: str
    width: float
    height: float


CARD_SIZES = {size.id: size for size in (CardSize("63x88", 63.0, 88.0), CardSize("91x55", 91.0, 55.0))}
"""A playing card; a business card."""
SIZE = Choice("card_size", "カード", (("63x88", "63×88 mm"), ("91x55", "91×55 mm")))
BACKS = Choice("card_backs", "カードの裏", (("no", "白いまま"), ("long", "両面（長辺とじ）")))
NOTHING = Blank()
Drawn: TypeAlias = Callable[[Canvas, Area], None]
"""Draws one card into its place as it is cut."""
Faces: TypeAlias = Callable[[PaperContents], Iterable[Face]]


def card_printout(system: str, faces: Faces, *, usual: bool = False, blank: Blank = NOTHING) -> Printout:
    """Return the cards of a system as something to print.

    Args:
        blank: what a card asks for that is written by hand.
    """
    pages = partial(draw, system=system, faces=faces, blank=blank)
    return Printout("cards", "カード", pages, usual=usual, choices=(SIZE, BACKS))


def draw(contents: PaperContents, system: str, faces: Faces, blank: Blank = NOTHING) -> list[PageDrawing]:
    """Draw a card for everything that the session's characters own, as often as they do."""
    size = CARD_SIZES[contents.choice(SIZE)]
    cards = [one for face in faces(contents) for one in drawn(face, size, contents.words)]
    return card_pages(cards, contents, system, blank=blank)


def drawn(face: Face, size: CardSize, words: Words) -> list[Drawn]:
    """Return what draws a face, on as many cards as it needs."""
    measure = Canvas(Mode.FILLED, true_size=True)

    def draw_card(canvas: Canvas, area: Area, piece: Face, lines: Sequence[str]) -> None:
        draw_face(canvas, area, piece, lines)

    found = pieces(face, size.width, size.height, measure, words)
    return [partial(draw_card, piece=piece, lines=lines) for piece, lines in found]


def card_pages(
    cards: Sequence[Drawn], contents: PaperContents, system: str, *, blank: Blank = NOTHING, mode: Mode = Mode.FILLED
) -> list[PageDrawing]:
    """Lay cards out on pages, blank ones in the places that are left, each page followed by its backs if wanted.

    Args:
        blank: what a blank one asks for. A blank page, and no card, is one page of blank ones.
    """
    size, words = CARD_SIZES[contents.choice(SIZE)], contents.words
    across, down = grid(contents.context.paper, size)
    places = across * down
    count = max(-(-len(cards) // places), int(mode is Mode.BLANK))
    title = words.say(game_name(system, contents.game))
    pages = []
    for number in range(count):
        group = cards[number * places : (number + 1) * places]
        canvas = Canvas(mode, true_size=True)
        block = _block(size, across, down)
        _crop(canvas, block, size, across, down)
        _page_head(canvas, block, f"{title}　{words.say('カード')}", words, size, (number + 1, count))
        for index, place in enumerate(_places(block, size, across, down)):
            if index < len(group):
                group[index](canvas, place)
            else:
                draw_blank(canvas, place, words, blank)
        both = contents.choice(BACKS) == "long"
        pages.append(canvas.drawing(title=words.say("カード"), faces_back=both))
        if both:
            pages.append(_backs(contents, size, (across, down), title))
    return pages


def grid(paper: PaperSize, size: CardSize) -> tuple[int, int]:
    """Return how many cards fit beside and below each other; three by three of the smaller ones on A4."""
    wide, high = paper.width - 2 * MARGIN, paper.height - 2 * MARGIN - 2 * EDGE
    return max(1, int(wide // size.width)), max(1, int(high // size.height))


def _block(size: CardSize, across: int, down: int) -> Area:
    """Return where all cards together stand: in the middle, so that a turned page has them in the same places."""
    wide, high = across * size.width, down * size.height
    return Area(A4.width / 2 - wide / 2, A4.height / 2 - high / 2, wide, high)


def _places(block: Area, size: CardSize, across: int, down: int) -> list[Area]:
    return [
        Area(block.x + index % across * size.width, block.y + index // across * size.height, size.width, size.height)
        for index in range(across * down)
    ]


def _backs(contents: PaperContents, size: CardSize, shape: tuple[int, int], title: str) -> PageDrawing:
    """Draw the backs where they are behind the fronts when the page is turned about its long edge.

    What the printer shifts to the right of the front goes to the right of the back, which is seen from behind.
    """
    canvas = Canvas(Mode.FILLED, true_size=True)
    block = _block(size, *shape)
    right, lower = contents.context.back_shift
    turned = Area(A4.width - block.right + right, block.y - lower, block.w, block.h)
    with canvas.bleeding():
        for place in _places(turned, size, *shape):
            draw_back(canvas, place, title)
    _crop(canvas, turned, size, *shape)
    with canvas.bleeding():
        row = Area(turned.x + 2, turned.y - EDGE + 0.4, turned.w - 4, 4)
        canvas.text(row, contents.words.say("カードの裏（長辺とじの両面で印刷）"), LABEL, shorten=True)
    return canvas.drawing(title=contents.words.say("カードの裏"))


def _crop(canvas: Canvas, block: Area, size: CardSize, across: int, down: int) -> None:
    """Draw where to cut: long marks above and below, small crosses at the corners, which any printer reaches."""
    with canvas.bleeding():
        for column in range(across + 1):
            x = block.x + column * size.width
            canvas.line((x, block.y - EDGE), (x, block.y - 1), THIN)
            canvas.line((x, block.bottom + 1), (x, block.bottom + EDGE), THIN)
            for row in range(down + 1):
                y = block.y + row * size.height
                canvas.line((x - CROSS, y), (x + CROSS, y), THIN)
                canvas.line((x, y - CROSS), (x, y + CROSS), THIN)


def _page_head(
    canvas: Canvas, block: Area, title: str, words: Words, size: CardSize, page: tuple[int, int]
) -> None:  # fmt: skip
    """Say what the page is, that it must not be scaled, and which page of them."""
    row = Area(block.x, block.y - EDGE + 0.4, block.w, 4)
    columns = row.columns(*(0 for _ in range(round(block.w / size.width))))
    measure = words.say(phrase("倍率100 %・{size}", size=f"{size.width:g}×{size.height:g} mm"))
    number = words.say(phrase("{n}／{m}枚目", n=page[0], m=page[1]))
    wide = canvas.width(number, LABEL) + 0.1
    last = columns[-1].inset(2, 0)
    canvas.text(last.part(last.w - wide), number, LABEL, align="right")
    second = columns[min(1, len(columns) - 1)].inset(2, 0)
    canvas.text(second.part(w=second.w - (wide + 2 if len(columns) < 3 else 0)), measure, LABEL, shorten=True)
    if len(columns) > 1:
        canvas.text(columns[0].inset(2, 0), title, LABEL, shorten=True)
