"""Acquiring abilities with CP: which card, what replaces ○○, what is left then (CM-SCN-06, CM-COST-01)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QLabel, QPushButton, QWidget

from desktop.core.view_models import Offer
from desktop.core.words import Words
from desktop.views import spoken
from desktop.views.widgets.inputs.pick import fill
from desktop.views.widgets.inputs.spin import ignore_wheel
from desktop.views.widgets.layouts.flow_strip import FlowLayout

After = Callable[[Mapping[str, Any]], str]
"""What an acquisition leaves, as words; tried, not done."""


class AcquireLine(QFrame):
    """One line however many kinds can be had: a card, its ○○ or □□ where it has one, and the button."""

    requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card = self._box(self.tr("取得するカード"))
        self.choice = self._box(self.tr("○○・□□"))
        self.button = QPushButton(self.tr("取得"), self)
        self.button.setProperty("role", "small")
        self.after = QLabel(self)
        self.after.setTextFormat(Qt.TextFormat.PlainText)
        self.after.setProperty("role", "hint")
        flow = FlowLayout([], 8, spread=1)
        flow.setContentsMargins(0, 0, 0, 0)
        for widget in (self.card, self.choice, self.button, self.after):
            flow.addWidget(widget)
        self.setLayout(flow)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._offers: dict[str, list[Offer]] = {}
        """Offers by the card's id, in the order of the library."""
        self._words = Words()
        self._after: After = lambda _event: ""
        self.card.activated.connect(lambda _n: self._show_choices())
        self.choice.activated.connect(lambda _n: self._show_after())
        self.button.clicked.connect(self._take)

    def _box(self, name: str) -> QComboBox:
        box = QComboBox(self)
        ignore_wheel(box)
        box.setAccessibleName(name)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        return box

    def show_offers(self, offers: Sequence[Offer], names: Mapping[str, str], after: After, words: Words) -> bool:
        """Offer what can be acquired; what was chosen stays. Tell whether there is anything.

        Args:
            offers: of one person.
            names: of the cards, by id.
        """
        self._words, self._after, self._offers = words, after, {}
        for offer in offers:
            self._offers.setdefault(str(offer.event["card"]), []).append(offer)
        self.setVisible(bool(offers))
        if offers:
            fill(self.card, [(f"<{words.say(names.get(card, card))}>", card) for card in self._offers])
            self._show_choices()
        return bool(offers)

    def _show_choices(self) -> None:
        choices = [str(offer.event.get("choice", "")) for offer in self._offers[self.card.currentData()]]
        self.choice.setVisible(choices != [""])
        fill(self.choice, [(self._words.say(choice), choice) for choice in choices])
        self._show_after()

    def _show_after(self) -> None:
        spoken.write(self.after, self._after(self._event()))

    def _event(self) -> dict[str, Any]:
        chosen = self.choice.currentData()
        offers = self._offers[self.card.currentData()]
        return dict(next(offer for offer in offers if offer.event.get("choice", "") == chosen).event)

    def _take(self) -> None:
        self.requested.emit(self._event())
