"""What both trackers share: rows that are reused, offers in their place, and the open check with its effects."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QGridLayout, QLabel, QLayout, QPushButton, QWidget

from desktop.core.problem import Problem
from desktop.core.remembered import remembered
from desktop.core.rolls.check import PASS
from desktop.core.view_models import Offer
from desktop.core.words import Words
from desktop.systems.enishi.checks.chain import COURSE, Chain, Link, Way
from desktop.systems.enishi.checks.declarable import DeclarableEffect
from desktop.systems.enishi.derived import STATES
from desktop.views.forms.systems.enishi.chain import Ui_ChainPanel
from desktop.views.play.tracker_view import RunningEngine
from desktop.views.style import theme
from desktop.views.style.plain_style import literal
from desktop.views.systems.enishi.play.drawn import Choice, LinkBox, Step, WayCard
from desktop.views.widgets.inputs.key_button import KeyButton
from desktop.views.widgets.shown.elided import ElidedLabel

W = TypeVar("W", bound=QWidget)
MOST_NAME = 210
"""px at 100 % that a name in a row asks for at most."""


class Pool(Generic[W]):
    """Widgets of one kind in a layout; what is not needed is hidden and kept."""

    def __init__(self, layout: QLayout, make: Callable[[], W]) -> None:
        self._layout, self._make = layout, make
        self.all: list[W] = []
        self.shown: list[W] = []

    def take(self, count: int) -> list[W]:
        """Return this many widgets, visible."""
        while len(self.all) < count:
            widget = self._make()
            self._layout.addWidget(widget)
            self.all.append(widget)
        for number, widget in enumerate(self.all):
            if widget.isHidden() == (number < count):  # asking is quicker than telling Qt what it knows
                widget.setVisible(number < count)
        self.shown = self.all[:count]
        return self.shown


class Rows:
    """Rows of widgets in the columns of a grid, kept and reused.

    Args:
        most: rows that are kept though they are not needed now; 0: all of them, as of people, who stay as many.
    """

    def __init__(
        self,
        grid: QGridLayout,
        make: Callable[[], tuple[QWidget, ...]],
        stretch: int = -1,
        first: int = 0,
        most: int = 0,
    ) -> None:
        self._grid, self._make, self._first, self._most = grid, make, first, most
        self.all: list[tuple[QWidget, ...]] = []
        self.count = 0
        if stretch >= 0:
            grid.setColumnStretch(stretch, 1)

    def take(self, count: int) -> list[tuple[QWidget, ...]]:
        """Return this many rows; what in them is hidden is hidden, and shown again, by the caller alone."""
        while len(self.all) < count:
            row = self._make()
            for column, widget in enumerate(row):
                # a box that is wider than it looks is missed by a click beside its sign
                side = Qt.AlignmentFlag.AlignLeft if isinstance(widget, QCheckBox) else Qt.AlignmentFlag(0)
                self._grid.addWidget(widget, self._first + len(self.all), column, side)
            self.all.append(row)
        for row in self.all[min(count, self.count) : max(count, self.count)]:
            for widget in row:
                widget.setVisible(count > self.count)
        self.count = count
        while self._most and len(self.all) > max(count, self._most):
            for widget in self.all.pop():
                self._grid.removeWidget(widget)
                widget.deleteLater()  # later: it may be the very button that was pressed
        return self.all[:count]


class NameLabel(ElidedLabel):
    """Whose a row is: a long name leaves the others the width; the tooltip has all of it."""

    def __init__(self, role: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if role:
            self.setProperty("role", role)

    def sizeHint(self) -> QSize:
        """No wider than names are as a rule."""
        asked = super().sizeHint()
        return QSize(min(asked.width(), theme.px(MOST_NAME)), asked.height())


def label(role: str = "", *, wrap: bool = False, parent: QWidget | None = None) -> QLabel:
    """Make a label for plain text."""
    found = QLabel(parent)
    found.setTextFormat(Qt.TextFormat.PlainText)
    found.setWordWrap(wrap)
    if role:
        found.setProperty("role", role)
    return found


def put(widget: QLabel | QAbstractButton, text: str) -> None:
    """Write a text, where it is another one."""
    shown = literal(text) if isinstance(widget, QAbstractButton) else text
    if widget.text() != shown:
        widget.setText(shown)


def lit(button: QAbstractButton, event: Mapping[str, Any] | None, why: str = "", rule: str = "") -> None:
    """Light a button that has a legal step, or let it rest with the reason why not."""
    if button.property("event") != event:
        button.setProperty("event", dict(event) if event is not None else None)
    button.setEnabled(event is not None)
    if button.toolTip() != (why or rule):
        button.setToolTip(why or rule)


def light(
    button: QPushButton, play: RunningEngine, event: Mapping[str, Any], words: Words, known: bool = False
) -> None:
    """Light a button whose step is legal; one that the GM may overrule stays quiet but can be pressed, others rest.

    Args:
        known: it is among the offers, so there is nothing to try.
    """
    found = None if known else play.what_if(event)
    if not isinstance(found, Problem):
        role(button, "")
        lit(button, event)
        return
    role(button, "flat" if found.overridable else "")
    lit(button, event if found.overridable else None, found.text(words))


def offered(play: RunningEngine, kind: str, who: str, **known: Any) -> dict[str, Any] | None:
    """Return the event of a legal step that has these fields; None where it is not legal now."""
    for offer in _by_kind(play.offers).get(kind, ()):
        if offer.who in ("", who) and all(offer.event.get(k) == v for k, v in known.items()):
            return dict(offer.event)
    return None


@remembered(2)
def _by_kind(offers: tuple[Offer, ...]) -> Mapping[str, Sequence[Offer]]:
    """Sort offers by kind: a panel of all characters asks a hundred times for each state."""
    found: dict[str, list[Offer]] = {}
    for offer in offers:
        found.setdefault(str(offer.event["kind"]), []).append(offer)
    return found


def refused(play: RunningEngine, event: Mapping[str, Any], words: Words) -> str:
    """Return why a step is not legal now; empty where it is."""
    found = play.what_if(event)
    return found.text(words) if isinstance(found, Problem) else ""


def role(widget: QWidget, name: str) -> None:
    """Give a widget a role, where it has another one."""
    theme.set_role(widget, name)


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
        self.chain: Chain | None = None
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
            self.chain = None
            return
        if chain == self.chain and words is self._words and letters == self._letters:
            return
        self._letters = letters
        new_window = self.chain is None or chain.window != self.chain.window
        self.chain, self._words = chain, words
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
        chain, ui = self.chain, self._ui
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
        chain, ui = self.chain, self._ui
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
        """Split so, after closing the unused windows."""
        option, windows = card.option, len(COURSE)
        while self.chain is not None and self.chain.window and windows:
            self._request({"kind": "choose", "option": PASS})
            windows -= 1
        self._request({"kind": "choose", "option": option})

    @property
    def cards(self) -> list[WayCard]:
        """The ways that are shown."""
        count = len(self.chain.ways) if self.chain is not None else 0
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
