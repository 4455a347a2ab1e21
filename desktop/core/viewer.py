"""Who looks at the game."""

from __future__ import annotations

from desktop.core.value import Value


class Viewer(Value):
    """The GM sees all; a player sees what that character's player may know; neither: the open display."""

    gm: bool = False
    sheet: str = ""
    chances: bool = True
    """False: this table plays without chances on the screen (KO-TBL-24, D6G-PHY-09)."""
