"""How wide printed text is: measured once at 1000 units to the em, so that every device gives the same layout."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import accumulate
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontMetricsF, QGlyphRun, QRawFont

from desktop.views.paper.sheet.ink import PT
from desktop.views.style import fonts

UNITS = 1000
"""Units to the em at which text is measured."""
KNOWN = 20_000
"""Characters and runs of them whose width is kept; text is fitted by trying the same runs at many sizes."""

RUNS = 4_000
"""Lines whose signs are kept."""
NARROWER = 0.9
"""How much narrower than its column a text may be set on paper that is narrower than A4."""
LAST_BASIC, INDIC, HANGUL = 0xFFFF, 0x0900, 0x1200
"""Where the basic plane ends; where scripts begin and end whose signs change with their neighbours."""


class Style(NamedTuple):
    """Size in points, weight, whether digits line up in columns (BIZ UDGothic), and how much it is narrowed."""

    pt: float
    bold: bool = False
    tabular: bool = False
    stretch: float = 1.0

    def sized(self, pt: float) -> Style:
        """Return the same style at another size."""
        return Style(pt, self.bold, self.tabular, self.stretch)

    def narrowed(self, stretch: float) -> Style:
        """Return the same style set narrower (長体)."""
        return Style(self.pt, self.bold, self.tabular, stretch)


STRAIGHT, CURLY = "'", "’"
_APOSTROPHES = re.compile(f"(?<=[A-Za-z]){CURLY}")
"""Half an em in a Japanese typeface, where it closes quotations; after a letter it takes the room of a straight one."""


class Typeface:
    """Measures text in the program's Japanese typeface; kerning is off, so widths simply add up."""

    def __init__(self, text: Sequence[str], figures: Sequence[str], across: float = 1.0) -> None:
        """Measure in mm of a layout.

        Args:
            across: mm on the paper for each mm of the layout.
        """
        self.across = across
        self.least = 1.0 if across >= 1 else across * NARROWER
        """How far text is narrowed (長体) so that whatever fits A4 fits here."""
        self._families = {False: text, True: figures}
        self._metrics: dict[tuple[bool, bool], QFontMetricsF] = {}
        self._advances: dict[tuple[bool, bool], dict[str, float]] = {}
        self._raw: dict[tuple[bool, bool, int], QRawFont] = {}
        self._runs: dict[tuple[str, bool, bool, int], QGlyphRun | None] = {}

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
            for char in (*text, STRAIGHT):
                if char not in known:
                    known[char] = self._metric(key, style).horizontalAdvance(char) / UNITS
            known[text] = sum(map(known.__getitem__, text))
            if CURLY in text:
                known[text] += (known[STRAIGHT] - known[CURLY]) * len(_APOSTROPHES.findall(text))
        return known[text] * style.pt * style.stretch * PT / self.across

    def measure(self, style: Style) -> Callable[[str], float]:
        """Return `width` for texts of one style, for callers that measure very many of them."""
        known = self._advances.setdefault((style.tabular, style.bold), {})
        pt, stretch, across = style.pt, style.stretch, self.across

        def wide(text: str) -> float:
            units = known.get(text)
            return self.width(text, style) if units is None else units * pt * stretch * PT / across

        return wide

    def run(self, text: str, style: Style, pixels: int) -> QGlyphRun | None:
        """Return the signs of a line with their places, looked up once for all pages.

        None where Qt has to find them: another typeface has them, or they depend on their neighbours.
        """
        key = (text, style.bold, style.tabular, pixels)
        if key not in self._runs:
            if len(self._runs) > RUNS:
                self._runs.clear()
            self._runs[key] = self._glyph_run(text, style, pixels)
        return self._runs[key]

    def _glyph_run(self, text: str, style: Style, pixels: int) -> QGlyphRun | None:
        raw = self._raw_font(style, pixels)
        if not all(map(_alone, text)) or not all(map(raw.supportsCharacter, map(ord, text))):
            return None
        signs = raw.glyphIndexesForString(text)
        if len(signs) != len(text):
            return None
        run = QGlyphRun()
        run.setRawFont(raw)
        run.setGlyphIndexes(signs)
        one = Style(1.0, style.bold, style.tabular)
        narrow = _APOSTROPHES.sub(STRAIGHT, text)
        steps = (self.width(char, one) * self.across / PT * pixels for char in narrow)
        run.setPositions([QPointF(round(x), 0.0) for x in accumulate(steps, initial=0.0)][: len(text)])
        return run

    def _raw_font(self, style: Style, pixels: int) -> QRawFont:
        key = (style.bold, style.tabular, pixels)
        if key not in self._raw:
            self._raw[key] = QRawFont.fromFont(self.font(style, pixels))
        return self._raw[key]

    def _metric(self, key: tuple[bool, bool], style: Style) -> QFontMetricsF:
        if key not in self._metrics:
            self._metrics[key] = QFontMetricsF(self.font(style, UNITS))
        return self._metrics[key]


@lru_cache(4096)
def _alone(char: str) -> bool:
    """Tell whether a character looks the same in every context, and runs from left to right."""
    if unicodedata.category(char)[0] in "MC" or ord(char) > LAST_BASIC:
        return False
    return unicodedata.bidirectional(char) not in ("R", "AL", "AN") and not INDIC <= ord(char) < HANGUL


@cache
def typeface(across: float = 1.0) -> Typeface:
    """Return the typeface of all pages; needs a running application.

    Args:
        across: mm on the paper for each mm of the layout.
    """
    found = fonts.load()
    return Typeface(found.text, found.figures, across)
