"""Makes text fit a box: shrink in steps down to the floor, then wrap, then say what is left over."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import islice

from desktop.views.paper.sheet.ink import BLACK, FLOOR, PT, STEP, Align, Area
from desktop.views.paper.sheet.marks import Glyphs, Turn
from desktop.views.paper.text.kinsoku import clean, wrap, wrapped
from desktop.views.paper.text.typeface import KNOWN, Style, Typeface

TIGHT = 1.12
"""Line distance in em where a label had to be wrapped."""
NARROW, NARROWEST = 0.8, 0.58
"""How far Latin text is narrowed where it could be wrapped instead, and where it could not."""
_JAPANESE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")


@dataclass(frozen=True)
class Fitted:
    """Lines that fit, their style, and whether anything was left out."""

    lines: tuple[str, ...]
    style: Style
    complete: bool = True


@cache
def sizes(pt: float) -> tuple[float, ...]:
    """Return the sizes to try, from the wanted one down to the floor.

    Raises:
        ValueError: the wanted size is below the floor.
    """
    if pt < FLOOR:
        raise ValueError(f"{pt} pt is below {FLOOR} pt")
    return (*(pt - STEP * n for n in range(int((pt - FLOOR) / STEP) + 1) if pt - STEP * n > FLOOR), FLOOR)


def one_line(text: str, width: float, style: Style, face: Typeface) -> Fitted:
    """Fit into one line by shrinking; incomplete when even the floor is too wide."""
    text = clean(text)
    for pt in sizes(style.pt):
        if face.width(text, style.sized(pt)) <= width + 0.01:
            return Fitted((text,), style.sized(pt))
    return Fitted((text,), style.sized(FLOOR), complete=False)


@lru_cache(KNOWN)
def label(text: str, width: float, height: float, style: Style, face: Typeface) -> Fitted:
    """Fit a name or a number: shrink, then wrap at the floor as far as the height allows.

    Latin letters are wide in a Japanese typeface: before a word of theirs is broken it is set narrower.
    """
    fitted = one_line(text, width, style, face)
    if fitted.complete:
        return fitted
    floor = style.sized(FLOOR)
    if face.least < 1 and width / face.width(fitted.lines[0], floor) >= face.least:
        return Fitted(fitted.lines, floor.narrowed(width / face.width(fitted.lines[0], floor)))
    if not _JAPANESE.search(text):
        words = max((face.width(word, floor) for word in text.split()), default=0.0)
        narrowest = NARROW if words <= width and height >= 2 * FLOOR * PT * TIGHT else NARROWEST * face.least**0.6
        squeezed = width / face.width(fitted.lines[0], floor)
        if squeezed >= narrowest:
            return Fitted(fitted.lines, floor.narrowed(squeezed))
    room = max(1, int((height + 0.05) / (FLOOR * PT * TIGHT)))
    for tried in _widths(floor, face):
        lines = tuple(wrap(clean(text), width, face.measure(tried)))
        if len(lines) <= room:
            break
    return Fitted(lines[:room], tried, complete=len(lines) <= room)


def _widths(floor: Style, face: Typeface) -> tuple[Style, ...]:
    """Return the smallest style, and where columns are narrower than on A4 the same as narrow as they are."""
    return (floor,) if face.least == 1 else (floor, floor.narrowed(face.least))


@lru_cache(KNOWN)
def whole(
    area: Area,
    text: str,
    pt: float,
    bold: bool,
    tabular: bool,
    align: Align,
    colour: str,
    outline: float,
    shorten: bool,
    turn: Turn | None,
    face: Typeface,
) -> tuple[Glyphs, ...] | None:
    """Return a name or a number set into an area, vertically centred; None: it does not fit.

    Sheets say the same at the same places again and again, so what was set once is kept.
    """
    fitted = label(text, area.w, area.h, Style(pt, bold, tabular), face)
    if not fitted.complete and shorten:
        fitted = shortened(fitted, area.w, "…", face)
    elif not fitted.complete:
        return None
    return placed(fitted, area, align, face, colour, outline, turn)


def placed(
    fitted: Fitted,
    area: Area,
    align: Align,
    face: Typeface,
    colour: str = BLACK,
    outline: float = 0.0,
    turn: Turn | None = None,
) -> tuple[Glyphs, ...]:
    """Set fitted lines into an area, vertically centred."""
    style = fitted.style
    step = style.pt * PT * TIGHT
    top = area.middle - step * (len(fitted.lines) - 1) / 2
    return tuple(
        line_at(area, top + index * step, line, style, align, face, colour, outline, turn)
        for index, line in enumerate(fitted.lines)
        if line
    )


def line_at(
    area: Area,
    middle: float,
    line: str,
    style: Style,
    align: Align,
    face: Typeface,
    colour: str = BLACK,
    outline: float = 0.0,
    turn: Turn | None = None,
) -> Glyphs:
    """Set one line at the edge of an area, or in the middle of its width."""
    wide = face.width(line, style)
    x = area.x if align == "left" else area.right - wide if align == "right" else area.centre - wide / 2
    return Glyphs(x, middle, line, style, wide, colour, outline, turn)


def running(text: str, width: float, room: Callable[[float], int], style: Style, face: Typeface) -> Fitted:
    """Fit running text: wrap, and shrink only while it has too many lines.

    Args:
        room: size in points → how many lines of it there is space for.
    """
    for tried in (*map(style.sized, sizes(style.pt)), *_widths(style.sized(FLOOR), face)[1:]):
        most = max(room(tried.pt), 0)
        found = wrapped(text, width, face.measure(tried))
        lines = tuple(islice(found, most + 1))  # a long text is not set to its end for every size it does not fit in
        if len(lines) <= most:
            return Fitted(lines, tried)
    return Fitted(lines[: room(FLOOR)], tried, complete=False)


def shortened(fitted: Fitted, width: float, mark: str, face: Typeface) -> Fitted:
    """Cut the last line so that `mark` fits behind it."""
    *whole, last = fitted.lines or ("",)
    while last and face.width(last + mark, fitted.style) > width:
        last = last[:-1]
    return Fitted((*whole, last + mark), fitted.style, complete=False)
