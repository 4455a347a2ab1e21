"""How finished pages are inked: as they are, with little ink, or in the system's colour. Pages stay where they are."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

from desktop.core.words import phrase
from desktop.services.text.catalogue import Accent
from desktop.views.paper.protocol import Choice
from desktop.views.paper.sheet.ink import BLACK, HEAVY, MEDIUM, TINT, WHITE
from desktop.views.paper.sheet.marks import Glyphs, Mark, PageDrawing, Pen, Photo, Round, Stroke

BAR = 12.0
"""mm²: black areas that are larger are bars, which little ink leaves white; smaller ones are marks."""


class Ink(StrEnum):
    """What pages are printed with."""

    USUAL = ""
    SPARE = "spare"
    """No tint, no black bars, thinner frames."""
    COLOUR = "colour"
    """Bars and tint in the system's colour."""


INK = Choice("ink", "インク", ((Ink.USUAL, "ふつう"), (Ink.SPARE, "節約"), (Ink.COLOUR, "色付き")))
TYPE = Choice("type", "シートの文字", (("", "ふつう"), ("large", phrase("大きく"))))
PORTRAIT = Choice("portrait", "肖像", (("", "なし"), ("yes", "名前の横に")))


def inked(page: PageDrawing, ink: Ink, accent: Accent | None = None) -> PageDrawing:
    """Return a page with other ink.

    Args:
        accent: the system's colour; None: the program's.
    """
    if ink is Ink.USUAL:
        return page
    colours = accent or Accent()

    def change(mark: Mark) -> Mark:
        return _spared(mark) if ink is Ink.SPARE else _coloured(mark, colours)

    return replace(page, marks=tuple(map(change, page.marks)), seen=tuple(map(change, page.seen)))


def _spared(mark: Mark) -> Mark:
    if isinstance(mark, Photo):
        return mark
    if isinstance(mark, Glyphs):
        return mark._replace(colour=BLACK) if mark.colour == WHITE else mark
    pen = mark.pen
    if pen is not None and pen.width >= HEAVY:
        pen = pen._replace(width=(HEAVY + MEDIUM) / 2)
    if mark.fill == TINT:
        return mark._replace(fill="", pen=pen)
    if isinstance(mark, Round) and mark.fill == BLACK and mark.area.w * mark.area.h > BAR:
        return mark._replace(fill="", pen=pen or Pen(MEDIUM))
    return mark._replace(pen=pen)


def _coloured(mark: Mark, accent: Accent) -> Mark:
    if isinstance(mark, Round | Stroke) and mark.fill in (TINT, BLACK):
        return mark._replace(fill=accent.light_tint if mark.fill == TINT else accent.light)
    return mark
