"""A strip of blocks beside each other that breaks into a second line where the window is narrow or the text large."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QFrame, QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Places items from left to right, line by line; what a line has left over is spread between its blocks.

    With `even`, all blocks are equally wide and stand in columns, as many as there is room for.
    """

    def __init__(self, items: list[QLayoutItem], gap: int, *, even: bool = False) -> None:
        super().__init__()
        self._items, self._gap, self._even = items, gap, even

    def _place(self, room: QRect, *, dry: bool) -> int:
        """Arrange everything within a width; return the height that takes."""
        margins = self.contentsMargins()
        inner = room.marginsRemoved(margins)
        top = inner.top()
        for line in self._lines(inner.width()):
            high = max(item.sizeHint().height() for item in line)
            if not dry:
                self._place_line(line, inner, top, high)
            top += high + self._gap
        return top - self._gap + margins.bottom() - room.top()

    def _place_line(self, line: list[QLayoutItem], inner: QRect, top: int, high: int) -> None:
        if self._even:
            columns = self._columns(inner.width())
            wide = (inner.width() - (columns - 1) * self._gap) // columns
            for number, item in enumerate(line):
                item.setGeometry(QRect(inner.left() + number * (wide + self._gap), top, wide, high))
            return
        used = sum(item.sizeHint().width() for item in line)
        gaps = max(1, len(line) - 1)
        between = min(3 * self._gap, max(self._gap, (inner.width() - used) // gaps))
        left = inner.left()
        for item in line:
            wide = min(item.sizeHint().width(), inner.width())
            item.setGeometry(QRect(left, top, wide, high))
            left += wide + between

    def _columns(self, width: int) -> int:
        items = self._shown
        widest = max((item.minimumSize().width() for item in items), default=1)
        return max(1, min(len(items), (width + self._gap) // (widest + self._gap)))

    @property
    def _shown(self) -> list[QLayoutItem]:
        """What takes room: a hidden block leaves no gap."""
        return [item for item in self._items if not item.isEmpty()]

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        shown = [item for item in self._items if not item.isEmpty()]  # what is hidden leaves no gap
        if self._even:
            columns = self._columns(width)
            return [shown[n : n + columns] for n in range(0, len(shown), columns)]
        lines: list[list[QLayoutItem]] = [[]]
        left = 0
        for item in shown:
            wide = item.sizeHint().width()
            if lines[-1] and left + wide > width:
                lines.append([])
                left = 0
            lines[-1].append(item)
            left += wide + self._gap
        return [line for line in lines if line]

    # Qt's names from here on

    def addItem(self, item: QLayoutItem) -> None:
        """Put an item behind the others."""
        self._items.append(item)

    def count(self) -> int:
        """Count the items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return an item, or None past the end, as Qt's layouts do."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take an item out."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """It asks for no more than it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """The narrower, the more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines at a width."""
        return self._place(QRect(0, 0, width, 0), dry=True)

    def setGeometry(self, rect: QRect) -> None:
        """Place everything."""
        super().setGeometry(rect)
        self._place(rect, dry=False)

    def sizeHint(self) -> QSize:
        """Everything in one line."""
        margins = self.contentsMargins()
        wide = sum(item.sizeHint().width() + self._gap for item in self._shown) - self._gap
        return QSize(wide + margins.left() + margins.right(), self.heightForWidth(100_000))

    def minimumSize(self) -> QSize:
        """One block in a line."""
        margins = self.contentsMargins()
        wide = max((item.minimumSize().width() for item in self._shown), default=0)
        return QSize(wide + margins.left() + margins.right(), self.heightForWidth(100_000))


class FlowStrip(QFrame):
    """In Designer a frame with an ordinary row of blocks; after `flow` that row may break."""

    def flow(self, *, even: bool = False) -> None:
        """Move the blocks of Designer's row into a layout that breaks; called once, after the form is set up.

        Args:
            even: make columns of one width.
        """
        row = self.layout()
        if row is None:
            return
        margins, gap = row.contentsMargins(), row.spacing()
        items = [item for _ in range(row.count()) if (item := row.takeAt(0)) is not None]
        heir = QWidget()
        heir.setLayout(row)  # the only way Qt offers to give up a layout
        flow = FlowLayout(items, gap, even=even)
        flow.setContentsMargins(margins)
        self.setLayout(flow)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
