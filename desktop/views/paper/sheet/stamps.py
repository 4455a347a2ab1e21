"""Pieces of pages that look the same again and again are recorded once: heads of tables, empty rows, boxes, ticks.

Sheets of one system differ in a few hundred values; all that is drawn from the same arguments at the same place is laid
down as it was recorded. A piece that handed a text on to a further page is never kept.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from itertools import chain
from typing import Any, Concatenate, Generic, NamedTuple, ParamSpec, Protocol, TypeVar

from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.fields import Entry
from desktop.views.paper.sheet.ink import Area
from desktop.views.paper.sheet.marks import Mark

MOST = 6_000
"""Pieces that are kept."""
MOST_PLACES = 40
"""Places in the order of a page's marks for which the entries of a piece are kept."""

_P = ParamSpec("_P")
_R = TypeVar("_R")
_V = TypeVar("_V")


class _Stamp(NamedTuple):
    pieces: tuple[tuple[Mark, ...], ...]
    marks: int
    """How many."""
    frames: tuple[Area, ...]
    entries: tuple[Entry, ...]
    """Their spans count from the first mark of the piece."""
    sections: tuple[float, ...]
    kept: tuple[tuple[float, float], ...]
    heads: tuple[tuple[str, Area], ...]
    result: Any
    placed: dict[int, tuple[Entry, ...]]
    """The entries by the number of the first mark on a page."""


_stamps: dict[Any, _Stamp] = {}


def stamped(draw: Callable[Concatenate[Canvas, _P], _R]) -> Callable[Concatenate[Canvas, _P], _R]:
    """Record what a function draws from its arguments; `carry` alone is no part of them.

    The function must depend on nothing but its arguments and the canvas's mode and typeface.
    """

    @wraps(draw)
    def again(canvas: Canvas, /, *args: _P.args, **options: _P.kwargs) -> _R:
        if not canvas.plain:
            return draw(canvas, *args, **options)
        rows = tuple([pair for pair in options.items() if pair[0] != "carry"]) if options else ()
        key = (draw, args, rows, canvas.kind)
        stamp = _stamps.get(key)
        if stamp is None:
            return _draw_stamp(key, canvas, lambda: draw(canvas, *args, **options))
        _place(canvas, stamp)
        result: _R = stamp.result
        return result

    return again


class Identity(Generic[_V]):
    """A value that is the same only where it is the very same, such as a game: quicker to compare than all it holds."""

    __slots__ = ("value",)

    def __init__(self, value: _V) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Identity) and other.value is self.value

    def __hash__(self) -> int:
        return id(self.value)


def once(
    canvas: Canvas,
    key: tuple[Any, ...],
    draw: Callable[[], object],
    remainder: Counted | None = None,
    *,
    apart: bool = False,
) -> None:
    """Record what is drawn under a key, which holds all that it depends on beside the canvas's mode and typeface.

    Args:
        remainder: what takes rows and texts that do not fit; a piece that gave it any is not kept.
        apart: its marks stay as many pieces as they are, since other sheets have some of them, too.
    """
    if not canvas.plain:
        draw()
        return
    key = (*key, canvas.kind)
    stamp = _stamps.get(key)
    if stamp is None:
        _draw_stamp(key, canvas, draw, remainder, apart=apart)
    else:
        _place(canvas, stamp)


class Counted(Protocol):
    """Takes what does not fit."""

    @property
    def taken(self) -> int:
        """How often it has taken something."""


def _draw_stamp(
    key: Any, canvas: Canvas, draw: Callable[[], _R], remainder: Counted | None = None, *, apart: bool = False
) -> _R:
    """Draw a piece and keep it, if nothing of it continues elsewhere."""
    before = canvas.left_over, remainder.taken if remainder is not None else 0
    stamp = _recorded(canvas, draw, apart)
    if before == (canvas.left_over, remainder.taken if remainder is not None else 0):
        if len(_stamps) >= MOST:
            forget()
        _stamps[key] = stamp
    result: _R = stamp.result
    return result


def _recorded(canvas: Canvas, draw: Callable[[], Any], apart: bool) -> _Stamp:
    lists = (canvas.pieces, canvas.frames, canvas.entries, canvas.sections, canvas.kept)
    begun, first = [len(one) for one in lists], canvas.count
    known, canvas.heads = canvas.heads, {}
    result = draw()
    heads = canvas.heads
    canvas.heads = {**heads, **known}
    pieces = tuple(canvas.pieces[begun[0] :])
    if pieces and not apart:
        pieces = (tuple(chain.from_iterable(pieces)),)
    canvas.pieces[begun[0] :] = pieces
    return _Stamp(
        pieces=pieces,
        marks=canvas.count - first,
        frames=tuple(canvas.frames[begun[1] :]),
        entries=tuple(_shifted(entry, -first) for entry in canvas.entries[begun[2] :]),
        sections=tuple(canvas.sections[begun[3] :]),
        kept=tuple(canvas.kept[begun[4] :]),
        heads=tuple(heads.items()),
        result=result,
        placed={},
    )


def _place(canvas: Canvas, stamp: _Stamp) -> None:
    begun = canvas.count
    if stamp.marks:
        canvas.pieces += stamp.pieces
        canvas.count = begun + stamp.marks
    canvas.frames += stamp.frames
    if stamp.entries:
        placed = stamp.placed.get(begun)
        if placed is None:
            if len(stamp.placed) >= MOST_PLACES:
                stamp.placed.clear()
            placed = stamp.placed[begun] = tuple([_shifted(entry, begun) for entry in stamp.entries])
        canvas.entries += placed
    if stamp.sections:
        canvas.sections += stamp.sections
        canvas.kept += stamp.kept
    for heading, free in stamp.heads:
        canvas.head_at(heading, free)


def _shifted(entry: Entry, by: int) -> Entry:
    spans = tuple([(start + by, stop + by) for start, stop in entry.spans])
    return Entry(entry.field, entry.area, spans, entry.pt, entry.align, entry.several, entry.on, entry.draw)


def forget() -> None:
    """Drop all that was recorded."""
    _stamps.clear()
