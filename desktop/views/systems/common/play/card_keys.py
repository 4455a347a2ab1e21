"""Cards, things and areas in keys: what letters choose for a character, and the step that is prepared by them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.core.view_models import Offer
from desktop.core.words import Words
from desktop.models.play.board_light import Hand
from desktop.services.keys.letters import OTHERS, assigned, letter_table
from desktop.systems.common.session.view_models import CardView, PersonView
from desktop.views.play.tracker_view import Act
from desktop.views.spoken import listed

HEXES = 37
USE, SEARCH, GO = "use", "search", "go"
GIVE = "hand_over"
ITEMS = (GIVE, "equip", "sell", "throw_away")
"""What is done with a thing, by the kind of the event."""


@dataclass(frozen=True)
class CardForm:
    """What has been chosen so far."""

    act: str = ""
    """`use:p1-2`, `search:p1-2`, `go:area`, or a kind of `ITEMS`; empty: nothing."""
    hand: Hand = field(default_factory=Hand)
    """Whom and what a card is used on."""
    before: tuple[Mapping[str, Any], ...] = ()
    """Cards that are used first."""
    thing: str = ""
    """Copy of the thing that an act of `ITEMS` is about."""
    to: str = ""


class CardKeys:
    """Keeps the form of one character's hand; decides nothing of the rules: offers say what may be done."""

    def __init__(self) -> None:
        self.form = CardForm()
        self._person: PersonView | None = None
        self._may: Mapping[str, Sequence[str]] = {}
        self._offers: Sequence[Offer] = ()
        self._names: Mapping[str, str] = {}
        self._letters: Mapping[str, str] = {}
        self._foes: frozenset[str] = frozenset()
        self._words = Words()

    def show(
        self,
        person: PersonView | None,
        may: Mapping[str, Sequence[str]],
        offers: Sequence[Offer],
        people: Sequence[PersonView],
        letters: Mapping[str, str],
        words: Words,
    ) -> None:
        """Take what a character may do now; what was chosen and cannot be done any more is forgotten.

        Args:
            may: copy id → what may be done with it, `use` and `search`.
            offers: the legal steps of this character.
            letters: of people, by sheet id.
        """
        if person is None or self._person is None or person.id != self._person.id:
            self.form = CardForm()
        self._person, self._may, self._offers, self._words = person, may, offers, words
        self._names, self._letters = {one.id: one.name for one in people}, letters
        self._foes = frozenset(one.id for one in people if person is not None and one.is_pc is not person.is_pc)
        if self.form.act and self.form.act not in {act.id for act in self.acts}:
            self.form = CardForm()

    # what letters choose

    def letters(self) -> Mapping[str, str]:
        """Return card kind → letter for everything in the hand, whether it can be used now or not."""
        if self._person is None:
            return {}
        table = letter_table("common", self._words.language).acts
        fixed = {str(card.kind): table[card.card] for card in self._person.cards if card.card in table}
        return assigned(((str(card.kind), self._spelt(card)) for card in self._person.cards), fixed)

    def _spelt(self, card: CardView) -> str:
        return card.reading if card.reading and self._words.language == "ja" else self._words.say(card.kind)

    @property
    def acts(self) -> tuple[Act, ...]:
        """Cards that can be used or searched with, and what can be done with things."""
        if self._person is None:
            return ()
        letters, table = self.letters(), letter_table("common", self._words.language).acts
        found: dict[str, Act] = {}
        for card in self._person.cards:
            for kind in self._may.get(card.id, ()):
                letter = (OTHERS if kind == SEARCH else "") + letters[str(card.kind)]
                found.setdefault(letter, Act(f"{kind}:{card.id}", letter, f"<{self._words.say(card.kind)}>"))
        for kind in ITEMS:
            if any(offer.kind == kind for offer in self._offers):
                found.setdefault(table.get(kind, ""), Act(kind, table.get(kind, ""), _item_act(kind)))
        return tuple(found.values())

    @property
    def choices(self) -> tuple[Act, ...]:
        """The things that an act is about, then those who get one."""
        form = self.form
        if form.act not in ITEMS:
            return ()
        mine = [offer.event for offer in self._offers if offer.kind == form.act]
        if not form.thing:
            kinds = {card.id: card for card in (self._person.cards if self._person is not None else ())}
            copies = dict.fromkeys(str(event["copy_id"]) for event in mine)
            letters = self.letters()
            things = {str(kinds[copy].kind): copy for copy in reversed(copies) if copy in kinds}
            return tuple(Act(copy, letters[kind], self._words.say(kinds[copy].kind)) for kind, copy in things.items())
        if form.act != GIVE:
            return ()
        people = [str(event["to"]) for event in mine if event["copy_id"] == form.thing]
        return tuple(Act(who, self._letters.get(who, ""), self._names.get(who, "")) for who in people)

    # choosing

    def take(self, act: str, *, first: bool) -> None:
        """Take an act up.

        Args:
            first: what is chosen already is whole and throws no dice: it is done before.
        """
        before = (*self.form.before, *self.event()) if first else ()
        who = self._person.id if self._person is not None else ""
        kind, _, copy = act.partition(":")
        self.form = CardForm(act, Hand(who=who, aim=f"{who}.{copy}" if kind == USE else ""), before)

    def choose(self, what: str) -> None:
        """Choose a thing, or who gets it."""
        self.form = replace(self.form, to=what) if self.form.thing else replace(self.form, thing=what)

    def aim(self, who: str) -> bool:
        """Aim the card at one more person, or no more at them; without a card the first that strikes an opponent."""
        if not self.form.act and who in self._foes:
            strikes = (c for c in self._usable if c.most and not c.hexes and who in c.reach)
            card = next(strikes, None)
            if card is not None:
                self.take(f"{USE}:{card.id}", first=False)
        card = self.card
        if card is None or not card.most or who not in card.reach:
            return False
        people = self.form.hand.people
        held = tuple(one for one in people if one != who) if who in people else (*people, who)[-card.most :]
        self.form = replace(self.form, hand=replace(self.form.hand, people=held))
        return True

    def figure(self, digit: str) -> bool:
        """Take a figure of a hex's number; False: no hex is due."""
        card = self.card
        if card is None or not card.hexes:
            return False
        hand = self.form.hand
        typed = hand.typed + digit
        if not 1 <= int(typed) <= HEXES:
            typed = digit if digit != "0" else ""
        self.form = replace(self.form, hand=replace(hand, typed=typed, cursor=int(typed) if typed else None))
        return True

    def hold(self, hand: Hand) -> None:
        """Take over what was chosen on the board."""
        copy = hand.aim.partition(".")[2] if hand.aim else ""
        if self._person is None or hand.who != self._person.id:
            return
        act = f"{USE}:{hand.aim.removeprefix(hand.who + '.')}" if copy else ""
        known = act in {one.id for one in self.acts}
        self.form = CardForm(act, hand, self.form.before) if known else CardForm(hand=hand)

    # what comes of it

    @property
    def _usable(self) -> tuple[CardView, ...]:
        cards = self._person.cards if self._person is not None else ()
        return tuple(card for card in cards if USE in self._may.get(card.id, ()))

    @property
    def card(self) -> CardView | None:
        """The card that was taken up to be used; None: none."""
        kind, _, copy = self.form.act.partition(":")
        return next((card for card in self._usable if card.id == copy), None) if kind == USE else None

    @property
    def hexes(self) -> tuple[int, ...]:
        """The hexes that were chosen and can be."""
        card, hand = self.card, self.form.hand
        if card is None:
            return ()
        return hand.hexes or tuple(n for n in (hand.cursor,) if n in card.hexes)

    def event(self) -> tuple[Mapping[str, Any], ...]:
        """Return the step that is prepared; empty: something is missing."""
        form, person = self.form, self._person
        if person is None or not form.act:
            return ()
        kind, _, copy = form.act.partition(":")
        if kind == SEARCH:
            return ({"kind": SEARCH, "who": person.id, "copy_id": copy},)
        if kind in ITEMS:
            wanted = {"copy_id": form.thing, **({"to": form.to} if kind == GIVE else {})}
            offers = (offer.event for offer in self._offers if offer.kind == kind)
            event = next((e for e in offers if all(e.get(name) == value for name, value in wanted.items())), None)
            return (dict(event),) if event is not None else ()
        card = self.card
        if card is None or (card.most and not form.hand.people) or (card.hexes and not self.hexes):
            return ()
        event = {"kind": USE, "who": person.id, "copy_id": copy}
        if card.hexes:
            event["hexes"] = list(self.hexes)
        if card.most:
            event["targets"] = list(form.hand.people)
        return (event,)

    def events(self) -> tuple[Mapping[str, Any], ...]:
        """Return every step that is prepared, in order; empty: something is missing."""
        mine = self.event()
        return (*self.form.before, *mine) if mine else ()

    def name(self) -> str:
        """Name what is prepared by what comes of it; empty: nothing is."""
        translate = QCoreApplication.translate
        form, card = self.form, self.card
        if not self.event():
            return ""
        if card is None:
            act = next((act for act in self.acts if act.id == form.act), None)
            thing = next(
                (c for c in (self._person.cards if self._person is not None else ()) if c.id == form.thing), None
            )
            if thing is None:
                return translate("CardKeys", "{card} で探す").format(card=act.label if act is not None else "")
            if form.to:
                text = translate("CardKeys", "{name} に <{card}> を渡す")
                return text.format(name=self._names.get(form.to, ""), card=self._words.say(thing.kind))
            return f"<{self._words.say(thing.kind)}>：{_item_act(form.act)}"
        kind = self._words.say(card.kind)
        if card.hexes:
            return translate("CardKeys", "{n} へ <{card}>").format(n=listed(map(str, self.hexes)), card=kind)
        if card.most:
            names = listed(self._names.get(who, who) for who in form.hand.people)
            return translate("CardKeys", "{names} に <{card}>").format(names=names, card=kind)
        return translate("CardKeys", "<{card}> を使う").format(card=kind)

    def due(self) -> str:
        """Say what is missing; empty: nothing, or nothing has been taken up."""
        translate = QCoreApplication.translate
        card = self.card
        if not self.form.act or self.event():
            return ""
        if card is not None and card.hexes:
            return translate("CardKeys", "行き先の番号を打つ")
        if card is not None:
            return translate("CardKeys", "対象を Shift+文字で選ぶ")
        return translate("CardKeys", "渡す人を選ぶ") if self.form.thing else translate("CardKeys", "アイテムを選ぶ")


def _item_act(kind: str) -> str:
    translate = QCoreApplication.translate
    return {
        GIVE: translate("CardKeys", "渡す"),
        "equip": translate("CardKeys", "装備を変える"),
        "sell": translate("CardKeys", "売る"),
        "throw_away": translate("CardKeys", "捨てる"),
    }.get(kind, "")
