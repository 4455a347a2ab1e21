"""Who looks at the game."""

from __future__ import annotations

from desktop.core.value import Value


class Viewer(Value):
    """The GM sees all; a player sees what that character's player may know; neither: the open display."""

    gm: bool = False
    sheet: str = ""
