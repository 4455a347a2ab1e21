"""Handouts on paper: a title, a picture as wide as the page, and a text that runs on over as many pages as it needs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from desktop.core.words import Typed, Words
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.foot import FOOT, draw_feet
from desktop.views.paper.sheet.ink import A4, LEADING, MEDIUM, PT, Area, Mode, PaperSize
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.text.kinsoku import Measure, clean, paragraphs, wrap
from desktop.views.paper.text.typeface import Style

TITLE_PT, TEXT_PT = 20.0, 12.0
TITLE_HIGH = 12.0
"""mm: the title with its rule."""
SHARE = 0.55
"""Part of a page's height that a picture takes at most where there is a text as well."""


@dataclass(frozen=True)
class Leaf:
    """One handout as it is printed."""

    title: str
    text: str = ""
    picture: bytes = b""
    recipients: str = ""
    """Names of those for whom it is; empty: for all."""
    hanging: bool = False
    """Whether lines that begin with wide spaces continue below their first word, as those of a replay do."""


def handout_pages(leaves: Iterable[Leaf], table: str, words: Words, paper: PaperSize = A4) -> list[PageDrawing]:
    """Draw handouts, each on pages of its own.

    Args:
        table: name of the campaign, in the foot.
        paper: for which they are laid out; the size of type is the same on every paper.
    """
    return [page for leaf in leaves for page in _pages(leaf, table, words, paper)]


def _pages(leaf: Leaf, table: str, words: Words, paper: PaperSize) -> list[PageDrawing]:
    canvases = [Canvas(Mode.FILLED, base=paper)]
    live = canvases[0].live
    top, bottom = live.y, live.bottom - FOOT
    title = clean(leaf.title)
    if title:
        canvases[0].text(Area(live.x, top, live.w, TITLE_HIGH - 2), title, TITLE_PT, bold=True, shorten=True)
        canvases[0].line((live.x, top + TITLE_HIGH - 1), (live.right, top + TITLE_HIGH - 1), MEDIUM)
        top += TITLE_HIGH + 3
    image = QImage.fromData(leaf.picture) if leaf.picture else QImage()
    if not image.isNull():
        top = _photo(canvases[0], leaf, image.size(), Area(live.x, top, live.w, bottom - top))
    style, pace = Style(TEXT_PT), TEXT_PT * PT * LEADING
    face = canvases[0].face
    for line, deep in _lines(leaf, live.w, lambda text: face.width(text, style)):
        if top + pace > bottom:
            canvases.append(Canvas(Mode.FILLED, base=paper))
            top = live.y
        canvases[-1].text(Area(live.x + deep, top, live.w - deep, pace), line, TEXT_PT)
        top += pace
    draw_feet(canvases, clean(table), words, clean(leaf.recipients))
    return [canvas.drawing(Typed(title)) for canvas in canvases]


def _lines(leaf: Leaf, width: float, measure: Measure) -> Iterator[tuple[str, float]]:
    """Yield the lines of a text, and how far each begins from the edge in mm."""
    if not leaf.hanging:
        yield from ((line, 0.0) for line in wrap(leaf.text, width, measure))
        return
    for paragraph in paragraphs(leaf.text):
        text = paragraph.lstrip("　")
        deep = measure("　") * (len(paragraph) - len(text))
        yield from ((line, deep) for line in wrap(text, width - deep, measure) or [""])


def _photo(canvas: Canvas, leaf: Leaf, size: QSize, room: Area) -> float:
    """Lay the picture into the upper part of a room; return where the text begins."""
    high = room.h * (SHARE if leaf.text.strip() else 1.0)
    scale = min(room.w / size.width(), high / size.height())
    wide, tall = size.width() * scale, size.height() * scale
    canvas.photo(Area(room.centre - wide / 2, room.y, wide, tall), leaf.picture)
    return room.y + tall + 5
