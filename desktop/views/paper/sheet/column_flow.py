"""Blocks of short rules and tables in columns of landscape pages: four on A4, fewer on smaller paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import BLACK, LABEL, ROW, WHITE, Area

GAP, NARROWEST = 3.5, 62.0
"""mm between columns; width of one at least."""
TRIES = 6
"""How often a common height of the columns is halved."""
TOP, HEAD, BLOCK_GAP = 9.0, 5.0, 2.2
"""mm: room for the page's head, a block's head, room below a block."""


@dataclass(frozen=True)
class Item:
    """A piece: its height, and what draws it. It is broken only where no column holds it whole."""

    height: float
    draw: Callable[[Canvas, Area], None]
    pieces: tuple[Item, ...] = ()
    """What is in it one below the other; empty: it is one."""


def stacked(pieces: Sequence[Item]) -> Item:
    """Make one piece of several, which stand one below the other."""

    def draw(canvas: Canvas, area: Area) -> None:
        top = 0.0
        for piece in pieces:
            piece.draw(canvas, area.part(top=top, h=piece.height))
            top += piece.height

    return Item(sum(piece.height for piece in pieces), draw, tuple(pieces))


@dataclass(frozen=True)
class Block:
    """A black head with a note at its right, and what is below it."""

    title: str
    note: str
    items: tuple[Item, ...]
    tonight: bool = False
    """Written in while playing: it is on the later pages, with the session's characters."""
    odds: bool = False
    """It tells chances."""


def columns_on(canvas: Canvas) -> int:
    """Return how many columns a page has room for."""
    return int((canvas.live.w + GAP) / (NARROWEST + GAP))


def column_on(canvas: Canvas) -> float:
    """Return the width of a column in mm."""
    count = columns_on(canvas)
    return (canvas.live.w - GAP * (count - 1)) / count


class ColumnFlow:
    """Fills column after column; a block that is broken repeats its head."""

    def __init__(self, begin: Callable[[], Canvas], bottom: float = 1e9) -> None:
        """Begin the first page.

        Args:
            begin: makes an empty page.
            bottom: y down to which columns are filled; the page's own end where that is higher up.
        """
        self._begin = begin
        self._lowest = bottom
        self._column = 0
        self.canvases = [begin()]
        self._wide, self._columns = column_on(self.canvases[0]), columns_on(self.canvases[0])
        self._y = self._top

    @property
    def _bottom(self) -> float:
        return min(self._lowest, self.canvases[-1].live.bottom)

    @property
    def _top(self) -> float:
        return self.canvases[-1].live.y + TOP

    def add(self, block: Block) -> None:
        """Set a block where there is room for its head and what follows first."""
        whole = HEAD + 0.4 + sum(item.height for item in block.items)
        room = self._bottom - self._y
        items = self._fitting_items(block)
        first = HEAD + 0.4 + (items[0].height if items else 0)
        if first > room or (whole > room and whole < 60):
            self._next()
        self._head(block)
        for item in items:
            if self._y + item.height > self._bottom:
                self._next()
                self._head(block)
            live = self.canvases[-1].live
            x = live.x + self._column * (self._wide + GAP)
            item.draw(self.canvases[-1], Area(x, self._y, self._wide, item.height))
            self._y += item.height
        self._y += BLOCK_GAP

    def _fitting_items(self, block: Block) -> list[Item]:
        """Return the items of a block; those that no column holds come in their pieces."""
        most = self.canvases[-1].live.bottom - self._top - HEAD - 0.4
        return [
            piece for item in block.items for piece in (item.pieces if item.height > most and item.pieces else (item,))
        ]

    def add_while(self, block: Block) -> None:
        """Set as much of a block as the page holds; what it does not hold is left out."""
        live = self.canvases[-1].live
        column, y, kept = self._column, self._y + HEAD + 0.4, 0
        for item in block.items:
            if y + item.height > live.bottom:
                column, y = column + 1, self._top + HEAD + 0.4
            if column == self._columns:
                break
            y += item.height
            kept += 1
        if kept and self._y + HEAD + block.items[0].height < live.bottom:
            self.add(replace(block, items=block.items[:kept]))
        elif kept and self._column < self._columns - 1:
            self._next()
            self.add_while(block)

    def _next(self) -> None:
        self._column += 1
        if self._column == self._columns:
            self._column = 0
            self.canvases.append(self._begin())
        self._y = self._top

    def _head(self, block: Block) -> None:
        canvas = self.canvases[-1]
        area = Area(canvas.live.x + self._column * (self._wide + GAP), self._y, self._wide, HEAD)
        canvas.rect(area, 0, fill=BLACK)
        inner = area.inset(1.4, 0)
        wide = min(canvas.width(block.title, ROW, bold=True) + 0.1, inner.w)
        canvas.text(inner.part(w=wide), block.title, ROW, bold=True, colour=WHITE, shorten=True)
        if block.note and inner.w - wide > 8:
            canvas.text(inner.part(wide + 2), block.note, LABEL, align="right", colour=WHITE, shorten=True)
        self._y += HEAD + 0.4


def even(begin: Callable[[], Canvas], blocks: Sequence[Block]) -> ColumnFlow:
    """Set blocks into columns of about the same height where one page holds them all."""
    best = _filled(begin, blocks, 1e9)
    if len(best.canvases) > 1:
        return best
    live = best.canvases[0].live
    low, high = live.y + TOP, live.bottom
    for _ in range(TRIES):
        middle = (low + high) / 2
        tried = _filled(begin, blocks, middle)
        if len(tried.canvases) == 1:
            best, high = tried, middle
        else:
            low = middle
    return best


def _filled(begin: Callable[[], Canvas], blocks: Sequence[Block], bottom: float) -> ColumnFlow:
    flow = ColumnFlow(begin, bottom)
    for block in blocks:
        flow.add(block)
    return flow
