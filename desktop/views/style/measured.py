"""A typeface that remembers how wide texts are: what draws itself asks for the same few words at every step."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

MOST = 500
"""Texts whose widths are kept; then all are let go."""


class Measured:
    """Measures in one typeface; the holder makes another one where its typeface changes."""

    def __init__(self, font: QFont) -> None:
        self.font = QFont(font)
        self._metrics = QFontMetricsF(self.font)
        self._wide: dict[str, float] = {}

    def wide(self, text: str) -> float:
        """Return how far a text reaches."""
        found = self._wide.get(text)
        if found is None:
            if len(self._wide) >= MOST:
                self._wide.clear()
            found = self._wide[text] = self._metrics.horizontalAdvance(text)
        return found

    def elided(self, text: str, room: float) -> str:
        """Return a text as far as there is room, with dots at its end where it is cut."""
        if self.wide(text) <= room:
            return text
        return self._metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, room))


def bold(font: QFont) -> Measured:
    """Measure in the bold cut of a typeface."""
    strong = QFont(font)
    strong.setBold(True)
    return Measured(strong)


def folds(text: str, wide: Callable[[str], float], room: float) -> bool:
    """Tell whether a text that is too wide for one line has room in two, between words: English often has.

    Args:
        wide: measures a text.
    """
    if wide(text) <= room:
        return False
    words = text.split(" ")
    halves = ((" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words)))
    return any(max(map(wide, half)) <= room for half in halves)
