"""Layouts that break: what does not fit beside the others goes into the next line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QLayout, QLayoutItem, QSpacerItem, QWidget, QWidgetItem

from desktop.views import theme
from desktop.views.laid_out import parts_of

FAR = 100_000
"""A width in px at which everything stands in one line."""


class Block:
    """One item of a layout that breaks."""

    def __init__(self, item: QLayoutItem, stretch: int = 0) -> None:
        self.item, self.stretch = item, stretch
        self._sizes: tuple[int, int, int] | None = None
        """Least width, wanted width and least height in px."""
        self._grows: bool | None = None
        self._heights: dict[int, int] = {}

    @property
    def least(self) -> int:
        """The width in px below which it is cut."""
        return (self._sizes or self._measured())[0]

    @property
    def wanted(self) -> int:
        """The width in px that it asks for."""
        return (self._sizes or self._measured())[1]

    def _measured(self) -> tuple[int, int, int]:
        least = self.item.minimumSize()
        self._sizes = least.width(), max(least.width(), self.item.sizeHint().width()), least.height()
        return self._sizes

    def forget(self) -> None:
        """Measure anew when asked again."""
        self._sizes = self._grows = None
        self._heights.clear()

    @property
    def spacer(self) -> bool:
        """Tell whether it is nothing but room between others."""
        return self.item.spacerItem() is not None

    def height(self, width: int) -> int:
        """Return the least height at a width in px."""
        found = self._heights.get(width)
        if found is None:
            broad = self.item.hasHeightForWidth()
            found = least_height(self.item, width) if broad else (self._sizes or self._measured())[2]
            self._heights[width] = found
        return found

    def grows(self) -> bool:
        """Tell whether it takes what height is left over."""
        if self._grows is None:
            self._grows = bool(self.item.expandingDirections() & Qt.Orientation.Vertical)
        return self._grows


class Line(NamedTuple):
    """Blocks beside each other."""

    blocks: list[Block]
    places: list[tuple[int, int]]
    """Where each begins, and how wide it is, in px."""
    height: int


class BreakingLayout(QLayout):
    """Places blocks from left to right, line by line; how wide they are is said by the kinds of it."""

    def __init__(self, blocks: list[Block], gap: int) -> None:
        super().__init__()
        self.blocks, self.gap = blocks, gap
        self._arranged: dict[int, list[Line]] = {}
        """By width; the layouts around ask for the same few many times."""
        self._high: dict[int, int] = {}
        self._seen: list[Block] | None = None
        """The blocks that take room; None: nothing has been measured since something changed."""
        self._grows: Qt.Orientation | None = None
        self._placed: QRect | None = None
        """Where everything stands as it should."""
        for block in blocks:
            inner = block.item.layout()
            if inner is not None:
                self.addChildLayout(inner)

    @property
    def seen(self) -> list[Block]:
        """The blocks that take room."""
        if self._seen is None:
            self._seen = self._visible()
        return self._seen

    def _visible(self) -> list[Block]:
        return [block for block in self.blocks if not block.item.isEmpty()]

    def lines(self, width: int) -> list[list[Block]]:
        """Divide the blocks into lines."""
        raise NotImplementedError

    def places(self, line: list[Block], width: int) -> list[tuple[int, int]]:
        """Return where each block of a line begins and how wide it is."""
        raise NotImplementedError

    def arranged(self, width: int) -> list[Line]:
        """Return the lines at a width."""
        if width not in self._arranged:
            self._arranged[width] = [self._line(line, width) for line in self.lines(width)]
        return self._arranged[width]

    def put_in_order(self, widgets: Sequence[QWidget]) -> None:
        """Let widgets that stand here stand in another order; who reads with the fingers meets them so, too."""
        places: dict[QWidget | None, int] = {widget: place for place, widget in enumerate(widgets)}
        self.blocks.sort(key=lambda block: places[block.item.widget()])
        for widget in widgets:
            widget.raise_()
        self.invalidate()

    def _one_line(self) -> int:
        """Return the height of everything beside each other."""
        return self.heightForWidth(FAR)

    def _line(self, line: list[Block], width: int) -> Line:
        places = self.places(line, width)
        return Line(line, places, max([block.height(wide) for block, (_, wide) in zip(line, places, strict=True)]))

    def _forget(self) -> None:
        self._arranged.clear()
        self._high.clear()
        self._seen = self._placed = self._grows = None
        for block in self.blocks:
            block.forget()

    def _grown(self, lines: list[Line], room: int) -> list[int]:
        """Return the heights of lines, of which those that can grow are given what is left over."""
        heights = [line.height for line in lines]
        growing = [number for number, line in enumerate(lines) if any(block.grows() for block in line.blocks)]
        rest = room - sum(heights) - self.gap * (len(lines) - 1)
        for place, number in enumerate(growing):
            share = max(0, rest) // (len(growing) - place)
            heights[number] += share
            rest -= share
        return heights

    # Qt's names from here on

    def addWidget(self, widget: QWidget) -> None:
        """Put a widget behind the others."""
        self.addChildWidget(widget)
        self.addItem(QWidgetItem(widget))
        self.invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        """Put an item behind the others."""
        self._forget()
        self.blocks.append(Block(item))

    def count(self) -> int:
        """Count the items."""
        return len(self.blocks)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return an item, or None past the end, as Qt's layouts do."""
        return self.blocks[index].item if 0 <= index < len(self.blocks) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take an item out."""
        self._forget()
        return self.blocks.pop(index).item if 0 <= index < len(self.blocks) else None

    def expandingDirections(self) -> Qt.Orientation:
        """It asks for more height where one of its blocks does."""
        if self._grows is None:
            self._grows = Qt.Orientation.Vertical if any(block.grows() for block in self.seen) else Qt.Orientation(0)
        return self._grows

    def hasHeightForWidth(self) -> bool:
        """The narrower, the more lines."""
        return True

    def invalidate(self) -> None:
        """Forget what was measured; Qt asks for it whenever something inside has changed."""
        if self._seen is not None:
            self._forget()
        super().invalidate()

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines at a width."""
        if width not in self._high:
            margins = self.contentsMargins()
            lines = self.arranged(width - margins.left() - margins.right())
            high = sum(line.height for line in lines) + self.gap * max(0, len(lines) - 1)
            self._high[width] = margins.top() + high + margins.bottom()
        return self._high[width]

    def minimumHeightForWidth(self, width: int) -> int:
        """The same: lines are as low as they can be."""
        return self.heightForWidth(width)

    def setGeometry(self, rect: QRect) -> None:
        """Place everything, unless it stands there already."""
        super().setGeometry(rect)
        if rect == self._placed:
            return
        inner = rect.marginsRemoved(self.contentsMargins())
        lines = self.arranged(inner.width())
        top = inner.top()
        for line, high in zip(lines, self._grown(lines, inner.height()), strict=True):
            for block, (left, wide) in zip(line.blocks, line.places, strict=True):
                block.item.setGeometry(QRect(inner.left() + left, top, wide, high))
            top += high + self.gap
        self._placed = QRect(rect)

    def sizeHint(self) -> QSize:
        """Everything in one line."""
        margins = self.contentsMargins()
        wide = sum([block.wanted + self.gap for block in self.seen]) - self.gap
        return QSize(wide + margins.left() + margins.right(), self._one_line())

    def minimumSize(self) -> QSize:
        """One block in a line."""
        margins = self.contentsMargins()
        wide = max([block.least for block in self.seen], default=0)
        return QSize(wide + margins.left() + margins.right(), self._one_line())


class FlowLayout(BreakingLayout):
    """Blocks as wide as they ask to be; what a line has left over is spread between them.

    Args:
        spread: so many gaps apart at most.
    """

    def __init__(self, items: list[QLayoutItem], gap: int, spread: int = 3) -> None:
        super().__init__([Block(item) for item in items], gap)
        self._spread = spread

    def lines(self, width: int) -> list[list[Block]]:
        """Break where the next block would not have what it asks for."""
        return broken(self.seen, [block.wanted for block in self.seen], width, self.gap)

    def _one_line(self) -> int:
        """Return the height of everything beside each other, each as wide as it asks to be; it is asked most often."""
        if FAR not in self._high:
            margins = self.contentsMargins()
            high = max([block.height(block.wanted) for block in self.seen], default=0)
            self._high[FAR] = margins.top() + high + margins.bottom()
        return self._high[FAR]

    def places(self, line: list[Block], width: int) -> list[tuple[int, int]]:
        """Spread them."""
        wants = [block.wanted for block in line]
        between = min(self._spread * self.gap, max(self.gap, (width - sum(wants)) // max(1, len(line) - 1)))
        found, left = [], 0
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
    """

    def __init__(self, blocks: list[Block], gap: int, room: int, most: int = 0) -> None:
        super().__init__(blocks, gap)
        self._room, self._most = room, most

    def _columns(self, width: int) -> int:
        widest = max((block.least for block in self.seen), default=1)
        widest = max(widest, theme.px(self._room))
        return max(1, min(len(self.seen), (width + self.gap) // (widest + self.gap)))

    def lines(self, width: int) -> list[list[Block]]:
        """Fill line after line with as many blocks as there are columns."""
        columns, seen = self._columns(width), self.seen
        return [seen[n : n + columns] for n in range(0, len(seen), columns)]

    def places(self, line: list[Block], width: int) -> list[tuple[int, int]]:
        """Stand in columns."""
        columns = self._columns(width)
        wide = (width - (columns - 1) * self.gap) // columns
        if self._most:
            wide = min(wide, theme.px(self._most))
        return [(number * (wide + self.gap), wide) for number in range(len(line))]


class SharingLayout(BreakingLayout):
    """A row of Designer that shares its width by its stretch factors, and breaks where a block would have too little.

    Args:
        room: px at 100 % that a block with a stretch factor is given at least.
    """

    def __init__(self, blocks: list[Block], gap: int, room: int) -> None:
        super().__init__(blocks, gap)
        self._room = room

    def _visible(self) -> list[Block]:
        """Return what takes room, and the room between."""
        shown = super()._visible()
        return [block for block in self.blocks if block.spacer or block in shown] if shown else []

    def _need(self, block: Block) -> int:
        """Return the width in px a block must have to stand beside others."""
        if block.spacer:
            return -self.gap  # with the gap on its other side it takes nothing
        return max(block.least, theme.px(self._room)) if block.stretch else block.wanted

    def lines(self, width: int) -> list[list[Block]]:
        """Break where the next block would have too little; room between blocks begins no line."""
        lines = broken(self.seen, [self._need(block) for block in self.seen], width, self.gap)
        for number, line in enumerate(lines):
            while number and len(line) > 1 and line[0].spacer:
                line.pop(0)
        return lines

    def places(self, line: list[Block], width: int) -> list[tuple[int, int]]:
        """Give each what it needs, and the rest by stretch factors; alone in its line a block has all."""
        needs = [min(self._need(block), width) for block in line]
        rest = width - sum(needs) - self.gap * (len(line) - 1)
        shares = [block.stretch or int(self._wide(block)) for block in line]
        if sum(shares) and rest > 0:
            needs = shared(needs, shares, rest)
        found, left = [], 0
        for wide in needs:
            found.append((left, wide))
            left += wide + self.gap
        return found

    def _wide(self, block: Block) -> bool:
        return block.spacer or bool(block.item.expandingDirections() & Qt.Orientation.Horizontal)


def own_item(item: QLayoutItem) -> QLayoutItem:
    """Return an item that stands for the same block and tells Python when Qt deletes it; Qt's own items do not."""
    widget, spacer = item.widget(), item.spacerItem()
    if widget is not None:
        own = QWidgetItem(widget)
        own.setAlignment(item.alignment())
        return own
    if spacer is not None:
        size, policy = spacer.sizeHint(), spacer.sizePolicy()
        return QSpacerItem(size.width(), size.height(), policy.horizontalPolicy(), policy.verticalPolicy())
    return item


def least_height(item: QLayoutItem, width: int) -> int:
    """Return the height in px below which Qt would lay parts of an item over each other.

    A column of Qt's gives what depends on the width all that it asks for, and the rest its minimum; it says neither.
    """
    widget = item.widget()
    column = item.layout() if widget is None else widget.layout()
    if not item.hasHeightForWidth():
        return item.minimumSize().height()
    if not isinstance(column, QBoxLayout) or column.direction() != QBoxLayout.Direction.TopToBottom:
        return item.heightForWidth(width)
    margins = column.contentsMargins() if widget is None else column.contentsMargins() + widget.contentsMargins()
    parts = [QWidgetItem(part) if isinstance(part, QWidget) else part for _, part in parts_of(column)]
    inner = [part for part in parts if not part.isEmpty()]
    heights = [least_height(part, width - margins.left() - margins.right()) for part in inner]
    whole = margins.top() + sum(heights) + column.spacing() * max(0, len(inner) - 1) + margins.bottom()
    return max(whole, item.minimumSize().height() if widget is None else widget.minimumHeight())


def shared(needs: list[int], shares: list[int], rest: int) -> list[int]:
    """Divide a width by shares, where nobody gets less than its need.

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
