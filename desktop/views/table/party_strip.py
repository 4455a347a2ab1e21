"""The party across the top of the table; a click or a key selects somebody."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QWidget

from desktop.core.words import Words
from desktop.views import theme
from desktop.views.table.person_card import LEAST, CardFace, PersonCard


class PartyStrip(QScrollArea):
    """Cards beside each other, as wide as the window allows; more of them scroll sideways."""

    picked = Signal(str)
    """Sheet id."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._cards: list[PersonCard] = []
        host = QWidget(self)
        host.setObjectName("stripCards")
        self._line = QHBoxLayout(host)
        self._line.setContentsMargins(8, 6, 8, 6)
        self._line.setSpacing(8)
        self.setWidget(host)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("参加者"))

    def show_faces(self, faces: Sequence[CardFace]) -> None:
        """Show these people, in order."""
        while len(self._cards) < len(faces):
            card = PersonCard(self._words, self.widget())
            card.clicked.connect(lambda _checked=False, c=card: self._pick(c))
            self._line.addWidget(card)
            self._cards.append(card)
        while len(self._cards) > len(faces):
            card = self._cards.pop()
            card.hide()
            card.deleteLater()
        for card, face in zip(self._cards, faces, strict=True):
            card.show_face(face)
            if face.selected:
                self.ensureWidgetVisible(card, 8, 0)
        self._fit()

    def card(self, person: str) -> PersonCard | None:
        """Return somebody's card."""
        return next((card for card in self._cards if card.person == person), None)

    def _pick(self, card: PersonCard) -> None:
        card.setChecked(True)  # it is shown as chosen once the table says so
        self.picked.emit(card.person)

    def _fit(self) -> None:
        high = max((card.sizeHint().height() for card in self._cards), default=0)
        many = len(self._cards) * (theme.px(LEAST) + 8) + 8 > self.width()
        bar = self.horizontalScrollBar().sizeHint().height() if many and self._cards else 0
        self.setFixedHeight(high + 12 + bar if self._cards else 0)

    # Qt's names from here on

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make room for the bar where cards do not fit."""
        super().resizeEvent(event)
        self._fit()
