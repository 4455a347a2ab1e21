"""Parts that are side by side where there is room, and one below the other where there is not."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout

from desktop.views import theme

BAR = 24
"""px at 100 % that must be left over before parts are side by side again: a scroll bar that came takes fewer."""


def turn(row: QBoxLayout, width: int, need: int) -> bool:
    """Lay parts out as the width of their widget allows; tell whether they stand otherwise now.

    Args:
        need: the width from which they are side by side.
    """
    beside = row.direction() is QBoxLayout.Direction.LeftToRight
    if beside is (width >= need + (0 if beside else theme.px(BAR))):
        return False
    row.setDirection(QBoxLayout.Direction.TopToBottom if beside else QBoxLayout.Direction.LeftToRight)
    return True
