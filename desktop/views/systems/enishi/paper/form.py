"""What every block of the page needs: the canvas, the values, and which of them this mode prints."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.core.game import Game
from desktop.core.outcome import Explained
from desktop.core.words import Phrase, Words, phrase, signed_text
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import Sheet
from desktop.views.paper.canvas import Canvas
from desktop.views.paper.ink import Mode
from desktop.views.paper.overflow import Remainder

LEFT, RIGHT = 110.0, 76.0
"""mm: the two columns; 4 mm lie between them."""


@dataclass(frozen=True)
class Form:
    """One page under construction with the values it shows; `sheet` is None on the blank page."""

    canvas: Canvas
    sheet: Sheet | None
    game: Game[Settings]
    words: Words
    remainder: Remainder
    numbers: Mapping[str, Explained]

    @property
    def mode(self) -> Mode:
        """Which of the three states is drawn."""
        return self.canvas.mode

    def say(self, text: Phrase | str) -> str:
        """Return a label in the language of the page."""
        return self.words.say(text)

    def number(self, name: str) -> str:
        """Return a computed number as text; nothing on the blank page."""
        return self.numbers[name].shown if name in self.numbers else ""

    def value(self, name: str) -> int:
        """Return a computed number; 0 on the blank page and where it is none."""
        found = self.numbers.get(name)
        return found.value or 0 if found else 0

    def moving(self, value: int | None) -> str:
        """Return a number that changes in play: printed only on the filled page."""
        return signed_text(value) if self.mode.moving and value is not None else ""

    def start(self, value: int | None) -> str:
        """Return the small note that a pencil page carries instead of a number that changes in play."""
        return self.say(phrase("開始 {n}", n=value)) if self.mode is Mode.PENCIL and value is not None else ""
