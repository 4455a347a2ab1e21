"""What every block of the page needs, how a cycle goes in three lines, and the numbers needed throughout play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from desktop.core.game import AnyGame, Game
from desktop.core.rolls.outcome import Explained
from desktop.core.words import Phrase, Typed, Words, phrase
from desktop.systems.common.cards.in_hand import in_hand
from desktop.systems.common.cards.library import SECRET, Library, kind_name
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet, CopyRow
from desktop.systems.common.tables import elapsed
from desktop.systems.common.values import derive, library_of
from desktop.views.paper.plates import Fact
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.overflow import Remainder
from desktop.views.paper.sheet.sheet_form import SheetForm
from desktop.views.systems.common.card_words import title_of


def facts(sheet: CommonSheet, game: AnyGame) -> tuple[Fact, ...]:
    """Return the numbers of a character; secrets are never among them (CM-APP-07)."""
    return tuple(_facts(sheet, game))


def _facts(sheet: CommonSheet, game: AnyGame) -> Iterator[Fact]:
    known = game.known(CommonSettings)
    yield "MAXAP", derive(sheet, known)["max_ap"].shown
    yield "レベル", str(sheet.level).replace("-", "−")
    for row in sheet.custom:
        yield Typed(row.label), str(row.value).replace("-", "−")
    library = library_of(known)
    kinds = [(library.by_id.get(copy.card), copy.choice) for copy in sheet.copies]
    held = Counter(kind_name(card, choice) for card, choice in kinds if card is not None and not card.bound)
    for name, count in held.items():
        yield phrase("<{name}>", name=name), phrase("{n}枚", n=count)


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
