"""The foot of pages that belong to no sheet: what they are of, for whom, and n／m where there are several."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.numbers import out_of
from desktop.core.words import Words
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import FLOOR, LABEL, THIN, Area

FOOT = 8.0
"""mm at the end of a page that are kept for it."""
HIGH, SIZE = 5.0, max(LABEL, FLOOR)
"""mm and points of its line."""


def draw_feet(pages: Sequence[Canvas], left: str, words: Words, audience: str = "") -> None:
    """Draw the foot of all pages of one text.

    Args:
        left: what they are of.
        audience: for whom they are; empty: for all.
    """
    for number, canvas in enumerate(pages, start=1):
        live = canvas.live
        canvas.line((live.x, live.bottom - HIGH - 0.5), (live.right, live.bottom - HIGH - 0.5), THIN)
        row = Area(live.x, live.bottom - HIGH, live.w, HIGH)
        text = words.say(out_of(number, len(pages))) if len(pages) > 1 else ""
        wide = canvas.width(text, SIZE) + 4 if text else 0.0
        canvas.text(row, text, SIZE, align="right")
        half = (row.w - wide) / 2
        canvas.text(row.part(w=half - 2 if audience else row.w - wide), left, SIZE, shorten=True)
        canvas.text(row.part(half + 2, w=row.w - wide - half - 2), audience, SIZE, align="right", shorten=True)
