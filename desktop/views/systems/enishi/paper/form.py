"""What every block of the page needs: the canvas, the values, and which of them this mode prints."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.core.game import Game
from desktop.core.rolls.outcome import Explained
from desktop.core.words import Words
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import Sheet
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.overflow import Remainder
from desktop.views.paper.sheet.sheet_form import SheetForm

LEFT, RIGHT = 110.0, 76.0
"""mm: the two columns; 4 mm are between them."""


@dataclass(frozen=True)
class EnishiForm(SheetForm):
    """One page under construction with the values it shows; `sheet` is None on the blank page."""

    canvas: Canvas
    sheet: Sheet | None
    game: Game[Settings]
    words: Words
    remainder: Remainder
    numbers: Mapping[str, Explained]

    def number(self, name: str) -> str:
        """Return a computed number as text; nothing on the blank page."""
        return self.numbers[name].shown if name in self.numbers else ""

    def value(self, name: str) -> int:
        """Return a computed number; 0 on the blank page and where it is none."""
        found = self.numbers.get(name)
        return found.value or 0 if found else 0
