"""The state of every rule system's sheet page: its language, and which values it prints."""

from __future__ import annotations

from desktop.core.words import Phrase, Words, phrase, signed_text
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import Mode


class SheetForm:
    """Base of a rule system's page under construction, which has a canvas and words among its own values."""

    canvas: Canvas
    words: Words

    @property
    def mode(self) -> Mode:
        """Which of the three states is drawn."""
        return self.canvas.mode

    def say(self, text: Phrase | str) -> str:
        """Return a label in the language of the page."""
        return self.words.say(text)

    def moving(self, value: int | None) -> str:
        """Return a number that changes in play: printed only on the filled page."""
        return signed_text(value) if self.mode.moving and value is not None else ""

    def start(self, value: int | None) -> str:
        """Return the small note that a pencil page carries instead of a number that changes in play."""
        return self.say(phrase("開始 {n}", n=value)) if self.mode is Mode.PENCIL and value is not None else ""
