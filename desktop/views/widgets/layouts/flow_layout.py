"""Layouts that break: each as wide as it asks to be, in columns of one width, or by stretch factors."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayoutItem

from desktop.views.style import theme
from desktop.views.widgets.layouts.breaking_layout import FAR, Block, BreakingLayout

ALIKE = 0.7
"""How wide the narrowest of some blocks is, measured by the widest, so that they may be in columns."""


class FlowLayout(BreakingLayout):
    """Blocks as wide as they ask to be; what a line has left over is spread between them.

    Args:
        spread: so many gaps apart at most.
        aligned: blocks of about one width are in columns where they need several lines, if that needs no more lines.
    """

    def __init__(self, items: list[QLayoutItem], gap: int, spread: int = 3, *, aligned: bool = False) -> None:
        super().__init__([Block(item) for item in items], gap)
        self._spread, self._aligned = spread, aligned
        self._columns: dict[int, int] = {}
        """The width of every column by the width there is: every line asks for it."""
        self.centred = False
        """Whether lines are in the middle of the width."""

    def _forget(self) -> None:
        super()._forget()
        self._columns.clear()

    def lines(self, width: int) -> list[list[Block]]:
        """Break where the next block would not have what it asks for."""
        column, seen = self._column(width), self.visible_blocks
        return broken(seen, [column or block.wanted for block in seen], width, self.gap)

    def _column(self, width: int) -> int:
        """Return the width of every column; 0: each block has its own."""
        if not self._aligned:
            return 0
        columns = self._columns
        if width not in columns:
            columns[width] = self._reckoned(width)
        return columns[width]

    def _reckoned(self, width: int) -> int:
        seen, gap = self.visible_blocks, self.gap
        wants = [block.wanted for block in seen]
        if not wants or min(wants) < ALIKE * max(wants):
            return 0
        lines = broken(seen, wants, width, gap)
        even = len(broken(seen, [max(wants)] * len(wants), width, gap))
        more = self.centred and len(lines) > 1  # lines that begin anywhere look the worse for it: one more, then
        return max(wants) if 1 < even <= len(lines) + more and max(wants) <= width else 0

    def _single_line_height(self) -> int:
        """Return the height of everything beside each other, each as wide as it asks to be; it is asked most often."""
        known = self._high.get(FAR)
        if known is None:
            margins = self.contentsMargins()
            high = max([block.height(block.wanted) for block in self.visible_blocks], default=0)
            known = self._high[FAR] = margins.top() + high + margins.bottom()
        return known

    def places(self, line: list[Block], width: int) -> list[tuple[int, int]]:
        """Spread them."""
        column, gap = self._column(width), self.gap
        wants = [column or block.wanted for block in line]
        between = min(self._spread * gap, max(gap, (width - sum(wants)) // max(1, len(line) - 1)))
        if column:
            between = gap
        found, left = [], 0
        if self.centred:
            left = max(0, (width - sum(wants) - between * (len(line) - 1)) // 2)
        for wide in wants:
            wide = min(wide, width)
            found.append((left, wide))
            left += wide + between
        return found


class EvenLayout(BreakingLayout):
    """Columns of one width, as many as there is room for.

    Args:
        room: px at 100 % that a column has at least.
        most: px at 100 % that it has at most; 0: as many as there are.
        balanced: lines have the same number of blocks, as far as that goes, so that none is alone.
        fewest: columns where there is room for them, though there be fewer blocks: so those of several groups agree.
    """

    def __init__(
        self, blocks: list[Block], gap: int, room: int, most: int = 0, *, balanced: bool = False, fewest: int = 1
    ) -> None:
        super().__init__(blocks, gap)
        self._room, self._most, self._balanced, self._fewest = room, most, balanced, fewest

    def _columns(self, width: int) -> int:
        seen, gap = self.visible_blocks, self.gap
        widest = max((block.least for block in seen), default=1)
        widest = max(widest, theme.px(self._room))
        wanted = max(len(seen), self._fewest)
        columns = max(1, min(wanted, (width + gap) // (widest + gap)))
        if not self._balanced:
            return columns
        lines = -(-len(seen) // columns)
        return max(1, -(-len(seen) // max(1, lines)))

    def lines(self, width: int) -> list[list[Block]]:
        """Fill line after line with as many blocks as there are columns."""
        columns, seen = self._columns(width), self.visible_blocks
        return [seen[n : n + columns] for n in range(0, len(seen), columns)]

    def places(self, line: list[Block], width: int) -> list[tuple[int, int]]:
        """Stand in columns."""
        columns, gap = self._columns(width), self.gap
        wide = (width - (columns - 1) * gap) // columns
        if self._most:
            wide = min(wide, theme.px(self._most))
        return [(number * (wide + gap), wide) for number in range(len(line))]


class SharingLayout(BreakingLayout):
    """A row of Designer that shares its width by its stretch factors, and breaks where a block would have too little.

    Args:
        room: px at 100 % that a block with a stretch factor is given at least.
    """

    def __init__(self, blocks: list[Block], gap: int, room: int) -> None:
        super().__init__(blocks, gap)
        self._room = room
        self._needs: dict[Block, int] = {}
        """The width in px that a block must have to be beside others; asked for at every width."""

    def _forget(self) -> None:
        super()._forget()
        self._needs.clear()

    def _visible(self) -> list[Block]:
        """Return what takes room, and the room between."""
        shown = super()._visible()
        return [block for block in self.blocks if block.spacer or block in shown] if shown else []

    def _measured(self) -> dict[Block, int]:
        if not self._needs:
            self._needs = {block: self._need(block) for block in self.visible_blocks}
        return self._needs

    def _need(self, block: Block) -> int:
        if block.spacer:
            return -self.gap  # with the gap on its other side it takes nothing
        return max(block.least, theme.px(self._room)) if block.stretch else block.wanted

    def lines(self, width: int) -> list[list[Block]]:
        """Break where the next block would have too little; room between blocks begins no line."""
        lines = broken(self.visible_blocks, [*self._measured().values()], width, self.gap)
        for number, line in enumerate(lines):
            while number and len(line) > 1 and line[0].spacer:
                line.pop(0)
        return lines

    def places(self, line: list[Block], width: int) -> list[tuple[int, int]]:
        """Give each what it needs, and the rest by stretch factors; alone in its line a block has all."""
        known, gap = self._measured(), self.gap
        needs = [min(known[block], width) for block in line]
        rest = width - sum(needs) - gap * (len(line) - 1)
        if rest > 0:
            shares = [block.stretch or int(block.spacer or block.grows(Qt.Orientation.Horizontal)) for block in line]
            needs = shared(needs, shares, rest) if any(shares) else needs
        found, left = [], 0
        for wide in needs:
            found.append((left, wide))
            left += wide + gap
        return found


def shared(needs: list[int], shares: list[int], rest: int) -> list[int]:
    """Divide a width by shares, where each part gets at least its need.

    >>> shared([100, 100], [2, 3], 100), shared([40, 100, 100], [0, 1, 1], 60), shared([250, 100], [1, 1], 50)
    ([120, 180], [40, 130, 130], [250, 150])
    """
    free, total = {n for n, share in enumerate(shares) if share}, rest + sum(needs)
    total -= sum(need for number, need in enumerate(needs) if number not in free)
    result = list(needs)
    while free:
        whole = sum(shares[n] for n in free)
        short = {n for n in free if total * shares[n] // whole < needs[n]}
        if not short:
            for n in sorted(free):
                whole = sum(shares[m] for m in free)
                result[n] = total * shares[n] // whole
                total -= result[n]
                free = free - {n}
            return result
        total -= sum(needs[n] for n in short)
        free -= short
    return result


def broken(blocks: list[Block], needs: list[int], width: int, gap: int) -> list[list[Block]]:
    """Divide blocks into lines of at most a width; each line has one at least."""
    lines: list[list[Block]] = []
    left = 0
    for block, need in zip(blocks, needs, strict=True):
        if not lines or left + need > width:
            lines.append([])
            left = 0
        lines[-1].append(block)
        left += need + gap
    return lines
