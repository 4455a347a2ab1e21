"""Where on a page a value of the sheet stands, and what it looks like there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from desktop.core.paper import Field
from desktop.views.paper.ink import Area


class Entry(NamedTuple):
    """A place on a page, in mm."""

    field: Field
    area: Area
    spans: tuple[tuple[int, int], ...] = ()
    """Which marks of the page are the value: from, up to."""
    pt: float = 0.0
    align: str = "centre"
    several: bool = False
    """Text of several lines."""
    on: bool = False
    draw: Callable[[Any, Area], None] | None = None
    """Draws what a ticked place looks like onto a canvas; None: a place for text."""
