"""What a session offers in a line: abilities for CP (CM-SCN-06, CM-COST-01), secrets to hand over (CM-AMB-44)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QGridLayout, QLabel, QPushButton, QWidget

from desktop.core.view_models import Offer
from desktop.core.words import Typed, Words, phrase
from desktop.views import spoken
from desktop.views.play.button_row import ButtonFace, ButtonRow
from desktop.views.style import theme
from desktop.views.widgets.inputs.pick import fill
from desktop.views.widgets.inputs.spin import ignore_wheel
from desktop.views.widgets.layouts.flow_strip import FlowLayout
from desktop.views.widgets.shown.elided import ElidedLabel

ALL, NONE = "all", "nobody"
"""Ids of the buttons for all who wait; a character's button has the sheet's id."""
MOST_NAME = 300
"""px at 100 % that a secret's name takes of its line at most; the tip has all of it."""


class SecretOffers(QWidget):
    """A line for each secret, with a button for each who may have it."""

    requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setColumnStretch(1, 1)
        self._lines: list[tuple[ElidedLabel, ButtonRow]] = []
        self._give: dict[str, dict[str, Offer]] = {}
        """The offers to hand a secret over, by secret and recipient."""
        self._keep: dict[str, list[Offer]] = {}

    @property
    def rows(self) -> tuple[ButtonRow, ...]:
        """The buttons of each secret, in order."""
        return tuple(row for _, row in self._lines[: len(self._give)])

    def show_offers(self, give: Sequence[Offer], keep: Sequence[Offer], names: Mapping[str, str], words: Words) -> None:
        """Offer what waits for the GM's word; nothing, and no room is taken.

        Args:
            names: of people, by sheet id.
        """
        self._give, self._keep = {}, {}
        for offer in give:
            self._give.setdefault(str(offer.event["secret"]), {})[offer.who] = offer
        for offer in keep:
            self._keep.setdefault(str(offer.event["secret"]), []).append(offer)
        while len(self._lines) < len(self._give):
            self._add_line()
        for number, (label, row) in enumerate(self._lines):
            shown = number < len(self._give)
            label.setVisible(shown)
            row.setVisible(shown)
            if shown:
                secret = list(self._give)[number]
                label.setText(words.say(phrase("<秘密:{name}>", name=Typed(secret))))
                self._show_line(row, secret, names)
        self.setVisible(bool(give))

    def _add_line(self) -> None:
        label, row = ElidedLabel(self), ButtonRow(self)
        label.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        label.setMaximumWidth(theme.px(MOST_NAME))
        number = len(self._lines)
        row.chosen.connect(lambda face, n=number: self._take(list(self._give)[n], face))
        self._grid.addWidget(label, number, 0)
        self._grid.addWidget(row, number, 1)
        self._lines.append((label, row))

    def _show_line(self, row: ButtonRow, secret: str, names: Mapping[str, str]) -> None:
        waiting = self._give[secret]
        faces = [
            ButtonFace(who, self.tr("{name} に渡す").format(name=names[who]), tip=offer.rule, role="small")
            for who, offer in waiting.items()
        ]
        if len(waiting) > 1:
            faces.append(ButtonFace(ALL, self.tr("全員に渡す"), role="small"))
        no = self.tr("全員に渡さない") if len(waiting) > 1 else self.tr("渡さない")
        row.show_faces([*faces, ButtonFace(NONE, no, role="small")])

    def _take(self, secret: str, face: str) -> None:
        waiting = self._give[secret]
        chosen = {ALL: tuple(waiting.values()), NONE: tuple(self._keep[secret])}.get(face) or (waiting[face],)
        for offer in chosen:
            self.requested.emit(dict(offer.event))


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
