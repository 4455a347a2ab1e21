"""The open check: its steps, the effects of the open window, and how damage may be taken."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QWidget

from desktop.core.words import Words
from desktop.systems.enishi.checks.chain import Chain, Link, Way
from desktop.systems.enishi.checks.declarable import DeclarableEffect
from desktop.systems.enishi.derived import STATES
from desktop.views.forms.systems.enishi.chain import Ui_ChainPanel
from desktop.views.systems.enishi.play.drawn import Choice, LinkBox, Step, WayCard
from desktop.views.systems.enishi.play.parts import NameLabel, Pool, Rows, label, put, role
from desktop.views.widgets.inputs.key_button import KeyButton

STEP, LEAST_STEP = 260, 118
"""px at 100 % that a step of a chain has at most, and at least: a comparison of two numbers."""
LEAST_WAY = 180
"""px at 100 % that a way to take damage has at least beside its tag."""


MOST_DECLARABLES = 24
"""Rows of effects that are kept for the next window; when all pay for all there may be a hundred."""


class ChainPanel(QWidget):
    """Shows the check that an engine holds open; asks through `request`."""

    def __init__(self, request: Callable[[Mapping[str, Any]], None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = ui = self._ui = Ui_ChainPanel()
        ui.setupUi(self)
        self._request = request
        ui.links.flow(even=True, room=LEAST_STEP, most=STEP)  # the only step of a chain does not go across the window
        ui.wayRows.flow(even=True, room=LEAST_WAY)
        line, cards = ui.links.layout(), ui.wayRows.layout()
        assert line is not None
        assert cards is not None
        self._links, self._cards = Pool(line, LinkBox), Pool(cards, self._card)
        self._declarables = Rows(ui.declarableRowsLayout, self._declarable_row, stretch=4, most=MOST_DECLARABLES)
        self._chain: Chain | None = None
        self._words = Words()
        self._letters: Mapping[str, str] = {}
        ui.moreDeclarables.toggled.connect(lambda _on: self._show_declarables())
        ui.dropButton.clicked.connect(lambda: request({"kind": "drop"}))

    def show_chain(self, chain: Chain | None, words: Words, letters: Mapping[str, str]) -> None:
        """Show the check that is open; None hides everything.

        Args:
            letters: of what may be declared, by the option's id.
        """
        self.setVisible(chain is not None)
        if chain is None:
            self._chain = None
            return
        if chain == self._chain and words is self._words and letters == self._letters:
            return
        self._letters = letters
        new_window = self._chain is None or chain.window != self._chain.window
        self._chain, self._words = chain, words
        put(self._ui.chainTitle, words.say(chain.title))
        for box, link in zip(self._links.take(len(chain.links)), chain.links, strict=True):
            box.show_step(self._step(link))
        if new_window:
            self._ui.moreDeclarables.setChecked(False)
        self._show_declarables()
        self._show_ways()

    def _step(self, link: Link) -> Step:
        say = self._words.say
        return Step(say(link.label), say(link.big), say(link.small), link.standing)

    # effects

    def _declarable_row(self) -> tuple[QWidget, ...]:
        button = KeyButton(self._ui.declarableRows)
        button.setProperty("role", "small")
        button.clicked.connect(lambda: self._declare(button))
        number = label("strong")
        number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return button, NameLabel(), label("caption"), number, label(wrap=True)

    def _declare(self, button: KeyButton) -> None:
        """Declare an effect, with those of the others that belong to it."""
        for option in button.property("options"):
            self._request({"kind": "choose", "option": option})

    def _show_declarables(self) -> None:
        chain, ui = self._chain, self._ui
        if chain is None:
            return
        usual = [declarable for declarable in chain.declarables if not (declarable.against or declarable.always)]
        others = [declarable for declarable in chain.declarables if declarable.against or declarable.always]
        shown = usual + (others if ui.moreDeclarables.isChecked() else [])
        ui.declarableHead.setVisible(chain.effects)
        ui.declarableBar.setVisible(bool(chain.window))
        ui.declarableRows.setVisible(bool(shown))
        put(ui.windowTag, self._words.say(chain.window))
        for row, declarable in zip(self._declarables.take(len(shown)), shown, strict=True):
            self._fill_declarable(row, declarable)
        ui.moreBar.setVisible(bool(others))
        put(ui.moreDeclarables, self.tr("ほかの払い方 {n}").format(n=len(others)))
        closed = self.tr("・").join(self._words.say(name) for name in chain.closed)
        ui.closedLabel.setVisible(bool(closed))
        put(ui.closedLabel, self.tr("受付終了：{names}").format(names=closed))

    def _fill_declarable(self, row: tuple[QWidget, ...], declarable: DeclarableEffect) -> None:
        button, payer, cost, value, effect = row
        assert isinstance(button, KeyButton)
        assert isinstance(payer, QLabel)
        assert isinstance(cost, QLabel)
        assert isinstance(value, QLabel)
        assert isinstance(effect, QLabel)
        say = self._words.say
        put(button, say(declarable.label))
        letters = self._letters.get(declarable.option, "")
        button.set_key_hint(f"E{letters}" if letters else "")
        button.setProperty("options", [declarable.option, *declarable.also])
        button.setAccessibleName(
            " ".join((say(declarable.label), say(declarable.payer), say(declarable.cost), say(declarable.effect)))
        )
        put(payer, say(declarable.payer))
        put(cost, say(declarable.cost))
        put(value, say(declarable.number))
        put(effect, say(declarable.effect))
        role(effect, "accent" if declarable.grave else "caption")

    # damage

    def _show_ways(self) -> None:
        chain, ui = self._chain, self._ui
        ways = chain.ways if chain is not None else ()
        victim = chain.victim if chain is not None else ""
        ui.splitBar.setVisible(bool(ways))
        ui.wayRows.setVisible(bool(ways))
        put(ui.splitWho, self._words.say(victim))
        for card, way in zip(self._cards.take(len(ways)), ways, strict=True):
            card.show_choice(self._choice(way))

    def _card(self) -> WayCard:
        card = WayCard(self._ui.wayRows)
        card.clicked.connect(lambda: self._take(card))
        card.installEventFilter(self)
        return card

    def _choice(self, way: Way) -> Choice:
        say = self._words.say
        word = say(STATES[way.state]) if way.state in STATES else ""
        return Choice(way.option, say(way.label), say(way.after), way.state, word)

    def _take(self, card: WayCard) -> None:
        self._request({"kind": "choose", "option": card.option})

    @property
    def cards(self) -> list[WayCard]:
        """The ways that are shown."""
        count = len(self._chain.ways) if self._chain is not None else 0
        return self._cards.all[:count]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Left and right go from card to card, Enter takes one."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress or watched not in self.cards:
            return False
        cards = self.cards
        abreast = sum(card.y() == cards[0].y() for card in cards)
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -abreast, Qt.Key.Key_Down: abreast}
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take(watched)
            return True
        if event.key() in step and watched in cards:
            place = (cards.index(watched) + step[Qt.Key(event.key())]) % len(cards)
            cards[place].setFocus(Qt.FocusReason.TabFocusReason)
            return True
        return False
