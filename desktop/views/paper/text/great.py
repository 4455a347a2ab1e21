"""A name as large as its place lets it be: on plates, tents and cards, which are read from across the table."""

from __future__ import annotations

from desktop.views.paper.sheet.canvas import Align, Canvas
from desktop.views.paper.sheet.ink import FLOOR, PT, Area
from desktop.views.paper.text.fitting import sizes
from desktop.views.paper.text.kinsoku import clean, wrap
from desktop.views.paper.text.typeface import Style

TIGHT = 1.2
"""Line distance in em."""
WHOLE = 0.6
"""Share of the greatest size down to which a name stays in one line."""


def great(
    canvas: Canvas,
    area: Area,
    text: str,
    pt: float,
    *,
    bold: bool = True,
    align: Align = "centre",
    shorten: bool = False,
) -> float:
    """Set a text as large as it fits, in one line while that is not too small, else in several; return its size.

    What is too long even at the smallest size is reported by the canvas like any other cut text.

    Args:
        shorten: what is only repeated here may end in … instead.
    """
    text = clean(text)
    for size in sizes(pt):
        style = Style(size, bold)
        pace = size * PT * TIGHT
        room = max(1, int((area.h + 0.05) / pace))
        if size >= pt * WHOLE and canvas.face.width(text, style) > area.w:
            continue
        lines = wrap(text, area.w, canvas.face.measure(style))
        if len(lines) > room and size > FLOOR:
            continue
        if len(lines) > room or any(canvas.face.width(line, style) > area.w + 0.01 for line in lines):
            break
        top = area.middle - pace * len(lines) / 2
        for index, line in enumerate(lines):
            canvas.text(Area(area.x, top + index * pace, area.w, pace), line, size, bold=bold, align=align)
        return size
    canvas.text(area, text, FLOOR, bold=bold, align=align, shorten=shorten)
    return FLOOR
