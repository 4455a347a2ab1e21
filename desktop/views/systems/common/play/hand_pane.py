"""The hand of one character: cards with their letters, what can be had for CP, things and marks; usable cards first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.core.view_models import Offer
from desktop.core.words import Words, phrase
from desktop.models.play.board_light import Hand
from desktop.systems.common.session.view_models import CardView, PersonView, SessionView
from desktop.views.forms.systems.common.session import Ui_CommonSession
from desktop.views.play.tracker_view import RunningEngine
from desktop.views.systems.common.play.card_keys import ITEMS, CardForm, CardKeys
from desktop.views.systems.common.play.faces import sale_faces
from desktop.views.systems.common.play.offers import AcquireLine
from desktop.views.systems.common.play.parts import CardTile

AT_HAND = 16
"""Tiles that are made with the page: with a hand of cards a scene opens at once."""
Offered = Mapping[str, Sequence[Offer]]
"""What is offered, by its kind."""


class HandPane(QObject):
    """Draws the hand into the form of a session, and keeps what is chosen of it until it is posted."""

    requested = Signal(object)
    formed = Signal()
    """Something else is taken up: what N would do has changed."""

    def __init__(self, ui: Ui_CommonSession, parent: QObject) -> None:
        super().__init__(parent)
        self.ui, self.keys = ui, CardKeys()
        self.tiles: list[CardTile] = []
        self._words = Words()
        self._who = ""
        self._tiled: Sequence[tuple[CardTile, CardView, Sequence[str], int]] = ()
        """Each tile with its card, what may be done with it, and how many are alike."""
        self._names: Mapping[str, str] = {}
        ui.restButton.toggled.connect(lambda _on: self.show_tiles())
        self._make_tiles(AT_HAND)

    # what letters choose

    def take(self, act: str, play: RunningEngine) -> None:
        """Take a card up; one that is whole and throws no dice is used before it."""
        again = act == self.keys.form.act
        event = () if again or (self.keys.card is not None and self.keys.card.most) else self.keys.events()
        then = play.what_if(*event) if event else None
        first = isinstance(then, SessionView) and (then.check is None or then.check.wants is None)
        self.keys.take(act, first=first)
        self._change()

    def aim(self, who: str) -> bool:
        """Aim the card that is taken up, or the first that strikes."""
        aimed = self.keys.aim(who)
        if aimed:
            self._change()
        return aimed

    def figure(self, digit: str) -> bool:
        """Take a figure of the hex that a card goes to."""
        taken = self.keys.figure(digit)
        if taken:
            self._change()
        return taken

    def choose(self, what: str) -> None:
        """Choose a thing, or who gets it."""
        self.keys.choose(what)
        self._change()

    def hold(self, hand: Hand) -> None:
        """Take over what was chosen on the board, of the character whose hand is shown."""
        if hand.who == self._who:
            self.keys.hold(hand)
            self._change()

    def put_down(self) -> bool:
        """Put down what is taken up; False: nothing is."""
        held = bool(self.keys.form.act)
        self.keys.form = CardForm()
        if held:
            self._change()
        return held

    def hand(self) -> Hand:
        """What is taken up, as the board shows it."""
        return replace(self.keys.form.hand, who=self._who)

    def _change(self) -> None:
        self.show_tiles()
        self.formed.emit()

    # showing

    def clear(self) -> None:
        """Show no hand."""
        self.keys.show(None, {}, (), (), {}, self._words)

    def show(self, play: RunningEngine, view: SessionView, person: PersonView, offered: Offered, words: Words) -> None:
        """Show the cards of a character, those that can be used first."""
        ui, self._words, self._who = self.ui, words, person.id
        here = person.id in view.cast or any(offer.who == person.id for offer in offered.get("use", ()))
        numbers = self.tr("レベル {level}　CP {cp}　財産点 {assets}")
        text = numbers.format(level=person.level, cp=person.cp, assets=person.assets)
        ui.handLabel.setText(f"{person.name}　{text}")
        hint = "" if here else self.tr("{name} はこのシーンにいません。").format(name=person.name)
        ui.handHint.setText(hint)
        ui.handHint.setVisible(bool(hint))
        may: dict[str, list[str]] = {}
        for kind in ("use", "search"):
            for offer in (o for o in offered.get(kind, ()) if o.who == person.id):
                may.setdefault(str(offer.event["copy_id"]), []).append(kind)
        piles: dict[tuple[object, ...], list[CardView]] = {}
        for card in sorted(person.cards, key=lambda card: (card.id not in may, card.type)) if here else ():
            piles.setdefault((card.likeness, *may.get(card.id, ())), []).append(card)
        self._make_tiles(len(piles))
        things = [o for kind in ITEMS for o in offered.get(kind, ()) if o.who == person.id]
        self.keys.show(person, may, things, view.people, play.people, words)
        self._names = {one.id: one.name for one in view.people}
        self._tiled = [
            (tile, pile[0], may.get(pile[0].id, ()), len(pile))
            for tile, pile in zip(self.tiles, piles.values(), strict=False)
        ]
        idle = sum(not kinds for _, _, kinds, _ in self._tiled)
        ui.restButton.setText(self.tr("いま使えない {n}").format(n=idle))
        ui.restButton.setVisible(bool(view.process) and bool(idle))
        self.show_tiles()
        self._place_trade(behind=bool(view.ranks))

    def show_tiles(self) -> None:
        """Show every card with its letter, and which one is taken up; in a battle the others only when asked for."""
        letters, taken = self.keys.letters(), self.keys.form.act.partition(":")[2]
        folded = not self.ui.restButton.isHidden() and not self.ui.restButton.isChecked()
        for tile, card, kinds, copies in self._tiled:
            letter = letters.get(str(card.kind), "")
            tile.show_card(self._who, card, kinds, self._names, self._words, copies, letter, card.id == taken)
            tile.setVisible(bool(kinds) or not folded)
        for tile in self.tiles[len(self._tiled) :]:
            tile.hide()

    def show_sales(self, view: SessionView, person: PersonView) -> bool:
        """Show what can be bought; False: nothing."""
        faces = sale_faces(view.sales, person.id, self._words)
        self.ui.trade.show_faces(faces)
        self.ui.trade.setVisible(bool(faces))
        return bool(faces)

    def show_acquire(
        self, line: AcquireLine, play: RunningEngine, view: SessionView, person: PersonView, offered: Offered
    ) -> bool:
        """Show what can be had for CP; False: nothing."""

        def after(event: Mapping[str, Any]) -> str:
            found = play.what_if(event)
            new = next((p for p in found.people if p.id == person.id), None) if isinstance(found, SessionView) else None
            return "" if new is None else self._words.say(phrase("CP {a} → {b}", a=person.cp, b=new.cp))

        offers = [offer for offer in offered.get("acquire", ()) if offer.who == person.id]
        names = {named.card: named.name for named in view.library}
        return line.show_offers(offers, names, after, self._words)

    def _place_trade(self, *, behind: bool) -> None:
        """Let what is had for CP be above the cards in a scene, where CP are spent, and below them in a battle."""
        ui = self.ui
        parts: tuple[QWidget, ...] = (ui.tradeLabel, ui.acquire, ui.trade)
        layout, tiles = ui.handLayout, ui.tiles
        if (layout.indexOf(ui.trade) > layout.indexOf(tiles)) is behind:
            return
        for part in parts:
            layout.removeWidget(part)
        start = layout.indexOf(tiles) + behind
        for number, part in enumerate(parts):
            layout.insertWidget(start + number, part)

    def _make_tiles(self, many: int) -> None:
        while len(self.tiles) < many:
            tile = CardTile(self.ui.tiles)
            tile.hide()
            tile.ensurePolished()
            tile.requested.connect(self.requested)
            self.ui.tilesLayout.addWidget(tile)
            self.tiles.append(tile)
