"""What every block of the page needs: the canvas, the values, and which of them this mode prints."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.core.game import Game
from desktop.core.outcome import Explained
from desktop.core.words import Phrase, Words, phrase, signed_text
from desktop.systems.common.cards.in_hand import in_hand
from desktop.systems.common.cards.library import SECRET, Library
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet, CopyRow
from desktop.views.paper.canvas import Canvas
from desktop.views.paper.ink import Mode
from desktop.views.paper.overflow import Remainder
from desktop.views.systems.common.card_words import title_of

LEFT, RIGHT = 110.0, 76.0
"""mm: the two columns; 4 mm lie between them."""


@dataclass(frozen=True)
class Form:
    """One page under construction with the values it shows; `sheet` is None on the blank page."""

    canvas: Canvas
    sheet: CommonSheet | None
    game: Game[CommonSettings]
    words: Words
    remainder: Remainder
    numbers: Mapping[str, Explained]
    library: Library
    chances: bool = True

    @property
    def mode(self) -> Mode:
        """Which of the three states is drawn."""
        return self.canvas.mode

    @property
    def playing(self) -> CommonSheet | None:
        """The sheet where what moves in play is printed, else None."""
        return self.sheet if self.mode.moving else None

    def say(self, text: Phrase | str) -> str:
        """Return a label in the language of the page."""
        return self.words.say(text)

    def moving(self, value: int | None) -> str:
        """Return a number that changes in play: printed only on the filled page."""
        return signed_text(value) if self.mode.moving and value is not None else ""

    def start(self, value: int | None) -> str:
        """Return the small note that a pencil page carries instead of a number that changes in play."""
        return self.say(phrase("開始 {n}", n=value)) if self.mode is Mode.PENCIL and value is not None else ""

    def card(self, copy: CopyRow) -> Card | None:
        """Return the card of a copy with its numbers for this person; None where the 卓 has no such card."""
        card = self.library.by_id.get(copy.card)
        if card is None or self.sheet is None:
            return card
        return in_hand(card, self.sheet, self.library, self.game.settings)

    def title(self, copy: CopyRow) -> str:
        """Return the kind of a copy; the bare id where the 卓 has no such card."""
        card = self.library.by_id.get(copy.card)
        return copy.card if card is None else title_of(card, copy.choice, self.words)

    def named(self, kind: str) -> str:
        """Return a kind written down by name, in the language of the page."""
        found = self.library.resolve(kind)
        return kind if found is None else title_of(*found, self.words)

    def is_secret(self, kind: str) -> bool:
        """Tell whether a kind is a secret, which stands below the fold only."""
        found = self.library.resolve(kind)
        return found is not None and found[0].id == SECRET
