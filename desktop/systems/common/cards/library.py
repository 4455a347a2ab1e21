"""Finds cards by id or by filled-in name; knows which kind belongs to which series."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from desktop.core.custom.profile import ProfileField
from desktop.core.expression.tree import Formula
from desktop.core.words import Typed
from desktop.systems.common.cards.schema import Card, Series
from desktop.systems.common.sheet import CopyRow

MARKS = ("○○", "〇〇", "□□")
"""The blanks of a card's name; the second is another spelling of the first."""
SECRET = "secret"
KEY = "key"
"""Ids of the two flag items of the rules."""
SECRET_NAME, KEY_NAME = "秘密:{}", "鍵:{}"
"""What the items of a secret and of a key are called (CM-DATA-13, CM-DATA-14)."""


def mark_in(name: str) -> str:
    """Return the blank that a card's name holds, or an empty text."""
    return next((mark for mark in MARKS if mark in name), "")


def fill(text: str, choice: str) -> str:
    """Put the choice in place of every blank; typed text stays as it is."""
    filled = text
    for mark in MARKS:
        filled = filled.replace(mark, choice)
    return Typed(filled) if isinstance(text, Typed) else filled


def formulas(card: Card) -> Iterator[tuple[str, Formula]]:
    """Yield the formulas that replace a plain number of a card, by the place of that number."""
    found: list[tuple[str, Formula | None]] = [("target.n", card.target.n_formula)]
    found += [(f"limits.{place}.n", limit.n_formula) for place, limit in enumerate(card.limits)]
    found += [("cost_cp", card.cp_formula), ("cost_assets", card.assets_formula), ("cap", card.cap_formula)]
    for place, effect in enumerate(card.effects):
        found.append((f"effects.{place}.steps", effect.steps_formula))
        found += [(f"effects.{place}.effects.{n}.amount", change.formula) for n, change in enumerate(effect.effects)]
    yield from ((place, formula) for place, formula in found if formula is not None)


_WIDE = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)} | {0x3000: 0x20}


def folded(text: str) -> str:
    """Write full-width signs half-width, one for one, so that 鍵：蔵 is 鍵:蔵 (CM-AMB-08)."""
    return text.translate(_WIDE)


def kind_name(card: Card, choice: str = "") -> str:
    """Return the kind a copy belongs to: every filled-in name is a kind of its own (CM-AMB-27)."""
    return fill(card.name, choice) if choice and card.placeholder != "none" else card.name


def spelled(card: Card, choice: str = "") -> str:
    """Return the reading of a kind; of what fills its name no reading is known."""
    return choice + card.reading if card.reading else ""


@dataclass(frozen=True)
class Library:
    """The cards in force in a campaign."""

    cards: tuple[Card, ...]
    series: tuple[Series, ...] = ()
    profile: tuple[ProfileField, ...] = ()
    """The campaign's own fields: formulas of cards ask for their numbers."""
    extra: tuple[Card, ...] = ()
    """Cards of other scenarios: their owners keep them, they are never offered (CM-CARD-03)."""
    item_texts: tuple[tuple[str, str], ...] = ()
    """What the authors of scenarios wrote for <秘密:○○> and <鍵:○○>, by kind."""

    @cached_property
    def _known(self) -> tuple[Card, ...]:
        """Every card that a copy may be of; those in force come first."""
        ids, names = {card.id for card in self.cards}, {card.name for card in self.cards}
        return (*self.cards, *(card for card in self.extra if card.id not in ids and card.name not in names))

    @cached_property
    def by_id(self) -> dict[str, Card]:
        """Card id → card."""
        return {card.id: card for card in reversed(self._known)}

    @cached_property
    def texts(self) -> dict[str, str]:
        """`item_texts` by kind; a name that two scenarios use for different things is left out."""
        found = dict(self.item_texts)
        several = {kind for kind, text in self.item_texts if text != found[kind]}
        return {kind: text for kind, text in found.items() if kind not in several}

    @cached_property
    def computed(self) -> frozenset[str]:
        """Ids of the cards whose numbers differ from one owner to the next."""
        return frozenset(card.id for card in self._known if any(formulas(card)))

    @cached_property
    def for_checks(self) -> dict[str, Card]:
        """Cards with 制限:行為判定, by id."""
        return {card.id: card for card in self._known if card.limit("check") is not None}

    @cached_property
    def _by_name(self) -> dict[str, Card]:
        return {folded(card.name): card for card in reversed(self._known)}

    @cached_property
    def ability_series(self) -> tuple[str, ...]:
        """Names of every series of abilities, in order."""
        listed = [row.name for row in self.series if row.of == "ability"]
        used = [card.series for card in self.cards if card.type == "ability" and card.series]
        return tuple(dict.fromkeys((*listed, *used)))

    @cached_property
    def ability_kinds(self) -> tuple[str, ...]:
        """Names of every kind of ability without a blank."""
        return tuple(card.name for card in self.cards if card.type == "ability" and card.placeholder == "none")

    @cached_property
    def _blanks(self) -> tuple[tuple[str, str, Card], ...]:
        found = []
        for card in self._known:
            mark = mark_in(card.name)
            if card.placeholder != "none" and mark:
                before, _, after = folded(card.name).partition(mark)
                found.append((before, after, card))
        return tuple(sorted(found, key=lambda entry: -len(entry[0] + entry[1])))

    @cached_property
    def _resolved(self) -> dict[str, tuple[Card, str] | None]:
        return {}

    def resolve(self, reference: str) -> tuple[Card, str] | None:
        """Return card and choice for a name, a filled-in name or an id; None when no card answers to it.

        Names come first: conditions and card texts go by them (CM-AMB-95).
        """
        if reference not in self._resolved:
            self._resolved[reference] = self._find(reference)
        return self._resolved[reference]

    def _find(self, reference: str) -> tuple[Card, str] | None:
        plain = folded(reference).strip()
        card = self._by_name.get(plain) or self.by_id.get(plain)
        if card is not None:
            return card, ""
        reference, fits = reference.strip(), []
        for before, after, blank in self._blanks:
            inner = reference[len(before) : len(reference) - len(after)]
            if inner and plain == before + folded(inner) + after and not mark_in(inner):
                fits.append((blank, inner))
        for blank, inner in fits:
            wants_series = blank.placeholder == "ability_series"
            if blank.placeholder == "scenario_text" or wants_series == (inner in self.ability_series):
                return blank, inner
        return fits[0] if fits else None

    def named(self, reference: str) -> str:
        """Return the kind that a reference in a card or scenario means: an id stands for its card's name."""
        found = self.resolve(reference)
        return kind_name(*found) if found else reference

    def kind_of(self, copy: CopyRow) -> str:
        """Return the kind of a copy; the bare card id when the card is unknown."""
        card = self.by_id.get(copy.card)
        return copy.card if card is None else kind_name(card, copy.choice)

    def series_of(self, kind: str) -> str:
        """Return the series of a kind, empty when it has none."""
        found = self.resolve(kind)
        return found[0].series if found else ""

    def kinds_of(self, copies: Iterable[CopyRow]) -> tuple[str, ...]:
        """List the different kinds among copies, in order."""
        return tuple(dict.fromkeys(self.kind_of(copy) for copy in copies))
