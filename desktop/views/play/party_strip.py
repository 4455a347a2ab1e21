"""The party across the top of the campaign window; a click or a key selects a character."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from desktop.core.words import Words
from desktop.views.play.card_numbers import LEAST
from desktop.views.play.person_card import CardFace, PersonCard
from desktop.views.widgets.layouts.flow_layout import EvenLayout

GAP, AROUND = 8, 6
"""px between two cards, and above and below them."""


class PartyStrip(QScrollArea):
    """Cards beside each other, as wide as the window allows; more of them are in lines below, one line in view."""

    picked = Signal(str)
    """Sheet id."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.cards: list[PersonCard] = []
        self._placed: tuple[object, ...] = ()
        """What decided last where the cards stand, and which of them is in view."""
        host = QWidget(self.viewport())
        host.setObjectName("stripCards")
        self._lines = EvenLayout([], GAP, LEAST, balanced=True)
        self._lines.setContentsMargins(8, AROUND, 8, AROUND)
        host.setLayout(self._lines)
        self.setWidget(host)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("参加者"))

    def show_faces(self, faces: Sequence[CardFace]) -> None:
        """Show these people, in order."""
        while len(self.cards) < len(faces):
            card = PersonCard(self._words, self.widget())
            card.clicked.connect(lambda _checked=False, c=card: self._pick(c))
            self._lines.addWidget(card)
            self.cards.append(card)
        for card in self.cards[len(faces) :]:
            card.hide()  # kept for the next characters
        for card, face in zip(self.cards, faces, strict=False):
            card.show_face(face)
            if card.isHidden():
                card.show()
        self._fit()
        chosen = next((card for card in self._shown if card.isChecked()), None)
        placed = (chosen and chosen.person, len(faces), self.maximumHeight(), self.viewport().width())
        if chosen is not None and placed != self._placed:
            self._lines.activate()  # a line that has just come is where it will stand
            self.ensureWidgetVisible(chosen, 0, AROUND)
        self._placed = placed

    def card(self, person: str) -> PersonCard | None:
        """Return a character's card."""
        return next((card for card in self._shown if card.person == person), None)

    @property
    def _shown(self) -> list[PersonCard]:
        return [card for card in self.cards if not card.isHidden()]

    def _pick(self, card: PersonCard) -> None:
        card.setChecked(True)  # it is shown as chosen once the table says so
        self.picked.emit(card.person)

    def changeEvent(self, event: QEvent) -> None:
        """Be as high as its cards also when the text has another size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange) and hasattr(self, "_lines"):
            self._fit()
            self._lines.invalidate()

    def _fit(self) -> None:
        tallest = max(self._shown, key=lambda card: card.rows, default=None)
        high = tallest.sizeHint().height() if tallest is not None else 0
        edges = self.contentsMargins()
        self.setFixedHeight(edges.top() + high + 2 * AROUND + edges.bottom() if high else 0)
        self.verticalScrollBar().setSingleStep(high + GAP)
        self.verticalScrollBar().setPageStep(high + GAP)
