"""What every block of the page needs: the canvas, the values, and which of them this mode prints."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.core.game import Game
from desktop.core.rolls.outcome import Explained
from desktop.core.words import Phrase, Words, phrase
from desktop.systems.common.cards.in_hand import in_hand
from desktop.systems.common.cards.library import SECRET, Library
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet, CopyRow
from desktop.systems.common.tables import elapsed
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.overflow import Remainder
from desktop.views.paper.sheet.sheet_form import SheetForm
from desktop.views.systems.common.card_words import title_of

GUIDE = (
    "①GMが経過1〜6を決める　②レベルに足す　③CP＝成長速度×経過　④描写済みを消す",
    "⑤行くエリアを選ぶ　⑥サイクル数に足す",
    "→ エリアごとに場面　→ PCのいる全エリアを描写したらサイクル終了",
)


def usual(settings: CommonSettings) -> bool:
    """Tell whether the table is the published one."""
    return settings.elapsed == elapsed()


def guide(settings: CommonSettings) -> tuple[Phrase | str, ...]:
    """Return the lines; where the table is the campaign's own, its numbers are in the first one."""
    if usual(settings):
        return GUIDE
    levels, times = (tuple(getattr(row, name) for row in settings.elapsed) for name in ("level", "cp"))
    text = "①GMが経過1〜6を決める　②レベル＋{levels}　③CP＝成長速度×{times}　④描写済みを消す"
    return (phrase(text, levels=levels, times=times), *GUIDE[1:])


LEFT, RIGHT = 110.0, 76.0
"""mm: the two columns; 4 mm are between them."""


@dataclass(frozen=True)
class CommonForm(SheetForm):
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
    def playing(self) -> CommonSheet | None:
        """The sheet where what moves in play is printed, else None."""
        return self.sheet if self.mode.moving else None

    def card(self, copy: CopyRow) -> Card | None:
        """Return the card of a copy with its numbers for this person; None where the campaign has no such card."""
        card = self.library.by_id.get(copy.card)
        if card is None or self.sheet is None:
            return card
        return in_hand(card, self.sheet, self.library, self.game.settings)

    def title(self, copy: CopyRow) -> str:
        """Return the kind of a copy; its last name where the campaign has no such card any more."""
        card = self.library.by_id.get(copy.card)
        if card is None:
            return self.say(self.game.last_name("cards", copy.card))
        return title_of(card, copy.choice, self.words)

    def named(self, kind: str) -> str:
        """Return a kind written down by name, in the language of the page."""
        found = self.library.resolve(kind)
        return kind if found is None else title_of(*found, self.words)

    def is_secret(self, kind: str) -> bool:
        """Tell whether a kind is a secret, which is below the fold only."""
        found = self.library.resolve(kind)
        return found is not None and found[0].id == SECRET
