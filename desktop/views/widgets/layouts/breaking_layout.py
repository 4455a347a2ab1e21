"""A layout that breaks: what does not fit beside the others goes into the next line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QLayout, QLayoutItem, QSpacerItem, QWidget, QWidgetItem

from desktop.views.layout_items import parts_of

FAR = 100_000
"""A width in px at which everything is in one line."""


class Block:
    """One item of a layout that breaks."""

    def __init__(self, item: QLayoutItem, stretch: int = 0) -> None:
        self.item, self.stretch = item, stretch
        self.spacer = item.spacerItem() is not None
        """Whether it is nothing but room between others."""
        self._sizes: tuple[int, int, int] | None = None
        """Least width, wanted width and least height in px."""
        self._expands: dict[Qt.Orientation, bool] = {}
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
        """Forget the measurement."""
        self._sizes = None
        self._expands.clear()
        self._heights.clear()

    def height(self, width: int) -> int:
        """Return the least height at a width in px."""
        found = self._heights.get(width)
        if found is None:
            broad = self.item.hasHeightForWidth()
            found = least_height(self.item, width) if broad else (self._sizes or self._measured())[2]
            self._heights[width] = found
        return found

    def grows(self, along: Qt.Orientation = Qt.Orientation.Vertical) -> bool:
        """Tell whether it takes what height, or width, is left over."""
        if along not in self._expands:
            self._expands[along] = along in self.item.expandingDirections()
        return self._expands[along]


class LayoutLine(NamedTuple):
    """Blocks beside each other."""

    blocks: list[Block]
    places: list[tuple[int, int]]
    """Where each begins, and how wide it is, in px."""
    height: int


class BreakingLayout(QLayout):
    """Places blocks from left to right, line by line; subclasses decide how wide they are."""

    def __init__(self, blocks: list[Block], gap: int) -> None:
        super().__init__()
        self.blocks, self.gap = blocks, gap
        self.middle = False
        """Whether lines are in the middle of the height, as the blocks beside the host do, and not at its top."""
        self._arranged: dict[int, list[LayoutLine]] = {}
        """By width; the layouts around ask for the same few many times."""
        self._high: dict[int, int] = {}
        self._seen: list[Block] | None = None
        """The blocks that take room; None: nothing has been measured since something changed."""
        self._grows: Qt.Orientation | None = None
        self._placed: QRect | None = None
        """Geometry for which the blocks are placed."""
        for block in blocks:
            inner = block.item.layout()
            if inner is not None:
                self.addChildLayout(inner)

    @property
    def visible_blocks(self) -> list[Block]:
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

    def arranged(self, width: int) -> list[LayoutLine]:
        """Return the lines at a width."""
        known = self._arranged.get(width)
        if known is None:
            known = self._arranged[width] = [self._line(line, width) for line in self.lines(width)]
        return known

    def put_in_order(self, widgets: Sequence[QWidget]) -> None:
        """Change the order of the layout's widgets; screen readers follow it, too."""
        places: dict[QWidget | None, int] = {widget: place for place, widget in enumerate(widgets)}
        self.blocks.sort(key=lambda block: places[block.item.widget()])
        for widget in widgets:
            widget.raise_()
        self.invalidate()

    def _single_line_height(self) -> int:
        """Return the height of everything beside each other."""
        return self.heightForWidth(FAR)

    def _line(self, line: list[Block], width: int) -> LayoutLine:
        places = self.places(line, width)
        return LayoutLine(
            line, places, max([block.height(wide) for block, (_, wide) in zip(line, places, strict=True)])
        )

    def _forget(self) -> None:
        self._arranged.clear()
        self._high.clear()
        self._seen = self._placed = self._grows = None
        for block in self.blocks:
            block.forget()

    def _grown(self, lines: list[LayoutLine], room: int) -> list[int]:
        """Return the heights of lines, of which those that can grow are given what is left over."""
        heights = [line.height for line in lines]
        rest = room - sum(heights) - self.gap * (len(lines) - 1)
        if rest <= 0:  # most often: a row has the height that it asked for
            return heights
        growing = [number for number, line in enumerate(lines) if any(block.grows() for block in line.blocks)]
        for place, number in enumerate(growing):
            share = rest // (len(growing) - place)
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
        blocks = self.blocks
        return blocks[index].item if 0 <= index < len(blocks) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take an item out."""
        self._forget()
        return self.blocks.pop(index).item if 0 <= index < len(self.blocks) else None

    def expandingDirections(self) -> Qt.Orientation:
        """It asks for more height where one of its blocks does."""
        grows = self._grows
        if grows is None:
            grows = (
                Qt.Orientation.Vertical if any(block.grows() for block in self.visible_blocks) else Qt.Orientation(0)
            )
            self._grows = grows
        return grows

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
        known = self._high.get(width)
        if known is None:
            margins = self.contentsMargins()
            lines = self.arranged(width - margins.left() - margins.right())
            high = sum([line.height for line in lines]) + self.gap * max(0, len(lines) - 1)
            known = self._high[width] = margins.top() + high + margins.bottom()
        return known

    def minimumHeightForWidth(self, width: int) -> int:
        """The same: lines are as low as they can be."""
        known = self._high.get(width)  # asked most of all; PySide is slow to find a method of a class above
        return self.heightForWidth(width) if known is None else known

    def setGeometry(self, rect: QRect) -> None:
        """Place everything, unless it is there already."""
        super().setGeometry(rect)
        if rect == self._placed:
            return
        inner = rect.marginsRemoved(self.contentsMargins())
        lines = self.arranged(inner.width())
        heights = self._grown(lines, inner.height())
        top = inner.top()
        if self.middle:
            top += max(0, inner.height() - sum(heights) - self.gap * (len(lines) - 1)) // 2
        for line, high in zip(lines, heights, strict=True):
            for block, (left, wide) in zip(line.blocks, line.places, strict=True):
                block.item.setGeometry(QRect(inner.left() + left, top, wide, high))
            top += high + self.gap
        self._placed = QRect(rect)

    def sizeHint(self) -> QSize:
        """Everything in one line."""
        margins = self.contentsMargins()
        gap = self.gap
        wide = sum([block.wanted + gap for block in self.visible_blocks]) - gap
        return QSize(wide + margins.left() + margins.right(), self._single_line_height())

    def minimumSize(self) -> QSize:
        """One block in a line."""
        margins = self.contentsMargins()
        wide = max([block.least for block in self.visible_blocks], default=0)
        return QSize(wide + margins.left() + margins.right(), self._single_line_height())


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
