"""How wide printed text is: measured once at 1000 units to the em, so that every device gives the same layout."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from PySide6.QtGui import QFont, QFontMetricsF

from desktop.views import fonts
from desktop.views.paper.ink import PT

UNITS = 1000
"""Units to the em at which text is measured."""
KNOWN = 20_000
"""Characters and runs of them whose width is kept; text is fitted by trying the same runs at many sizes."""


@dataclass(frozen=True)
class Style:
    """Size in points, weight, whether digits line up in columns (BIZ UDGothic), and how much it is narrowed."""

    pt: float
    bold: bool = False
    tabular: bool = False
    stretch: float = 1.0

    def sized(self, pt: float) -> Style:
        """Return the same style at another size."""
        return replace(self, pt=pt)

    def narrowed(self, stretch: float) -> Style:
        """Return the same style set narrower (長体)."""
        return replace(self, stretch=stretch)


class Typeface:
    """Measures text in the program's Japanese typeface; kerning is off, so widths simply add up."""

    def __init__(self, text: Sequence[str], figures: Sequence[str]) -> None:
        self._families = {False: text, True: figures}
        self._metrics: dict[tuple[bool, bool], QFontMetricsF] = {}
        self._advances: dict[tuple[bool, bool], dict[str, float]] = {}

    def font(self, style: Style, pixels: int) -> QFont:
        """Return the font of a style at a whole number of device units to the em."""
        font = QFont(self._families[style.tabular])
        font.setPixelSize(pixels)
        font.setBold(style.bold)
        font.setKerning(False)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return font

    def width(self, text: str, style: Style) -> float:
        """Return how wide one line of text is, in mm."""
        key = (style.tabular, style.bold)
        known = self._advances.setdefault(key, {})
        if text not in known:
            if len(known) > KNOWN:
                known.clear()
            for char in text:
                if char not in known:
                    known[char] = self._metric(key, style).horizontalAdvance(char) / UNITS
            known[text] = sum(map(known.__getitem__, text))
        return known[text] * style.pt * style.stretch * PT

    def _metric(self, key: tuple[bool, bool], style: Style) -> QFontMetricsF:
        if key not in self._metrics:
            self._metrics[key] = QFontMetricsF(self.font(style, UNITS))
        return self._metrics[key]


@cache
def typeface() -> Typeface:
    """Return the typeface of all pages; needs a running application."""
    found = fonts.load()
    return Typeface(found.text, found.figures)
