"""A row of blocks in Designer that breaks into further lines where the window is narrow or the text large."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QFrame, QLayout, QWidget

from desktop.views.widgets.layouts.breaking_layout import Block, BreakingLayout, own_item
from desktop.views.widgets.layouts.flow_layout import EvenLayout, FlowLayout, SharingLayout

__all__ = ["FlowLayout", "FlowStrip"]


class FlowStrip(QFrame):
    """In Designer a frame with an ordinary row of blocks; after `flow` or `share` that row may break."""

    def flow(self, *, even: bool = False, room: int = 0, most: int = 0, spread: int = 3) -> None:
        """Let blocks keep their width and go into the next line; called once, after the form is set up.

        Args:
            even: make columns of one width.
            room: px at 100 % that such a column has at least.
            most: px at 100 % that it has at most; 0: what there is.
            spread: how many times its gap may be between two blocks where there is room; 1 for a row of buttons.
        """
        blocks, gap, row = self._taken()
        layout: BreakingLayout  # one only, for it takes the blocks
        if even:
            layout = EvenLayout(blocks, gap, room, most)
        else:
            layout = FlowLayout([block.item for block in blocks], gap, spread)
        self._arrange(layout, row)

    def share(self, room: int = 0) -> None:
        """Let blocks share the width by their stretch factors, and go under one another where it is not enough.

        Args:
            room: px at 100 % that a block with a stretch factor is given at least.
        """
        blocks, gap, row = self._taken()
        self._arrange(SharingLayout(blocks, gap, room), row)

    def _taken(self) -> tuple[list[Block], int, QLayout]:
        """Take the blocks out of Designer's row."""
        row = self.layout()
        assert isinstance(row, QBoxLayout), f"{self.objectName()} has no row"
        stretches = [row.stretch(number) for number in range(row.count())]
        items = [own_item(item) for _ in range(row.count()) if (item := row.takeAt(0)) is not None]
        return [Block(item, stretch) for item, stretch in zip(items, stretches, strict=True)], row.spacing(), row

    def _arrange(self, layout: BreakingLayout, row: QLayout) -> None:
        layout.setContentsMargins(row.contentsMargins())
        heir = QWidget()
        heir.setLayout(row)  # the only way Qt offers to give up a layout
        self.setLayout(layout)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
