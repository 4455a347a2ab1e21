"""What every block of the page needs: the canvas, the values, and which of them this mode prints."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.core.game import Game
from desktop.core.rolls.outcome import Explained
from desktop.core.words import Words, plus
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import D20FateSheet
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.overflow import Remainder
from desktop.views.paper.sheet.sheet_form import SheetForm

LEFT, RIGHT = 92.0, 94.0
"""mm: the two columns; 4 mm are between them."""
SECOND = 10.0 + LEFT + 4.0
"""mm: where the right column begins."""


@dataclass(frozen=True)
class D20FateForm(SheetForm):
    """One page under construction with the values it shows; `sheet` is None on the blank page."""

    canvas: Canvas
    sheet: D20FateSheet | None
    game: Game[D20FateSettings]
    words: Words
    remainder: Remainder
    numbers: Mapping[str, Explained]
    chances: bool = True

    @property
    def finished(self) -> bool:
        """Tell whether finished numbers are printed; else their boxes are filled in by hand."""
        return self.sheet is not None

    def number(self, name: str) -> str:
        """Return a computed number as text; nothing on the blank page."""
        return wide(self.numbers[name].shown) if name in self.numbers else ""

    def parts(self, name: str) -> str:
        """Return the sum behind a number, e.g. ＋3＋2; nothing on the blank page."""
        found = self.numbers.get(name)
        return "" if found is None else "".join(wide(plus(part.value)) for part in found.parts)


def wide(text: str) -> str:
    """Write the plus sign as print wants it."""
    return text.replace("+", "＋")
