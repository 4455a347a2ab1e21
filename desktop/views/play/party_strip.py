"""The people at the table in one column: order, gauges, state; a click or a letter selects."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from desktop.core.words import Words
from desktop.views.play.card_numbers import LEAST
from desktop.views.play.person_card import CardFace, PersonCard
from desktop.views.style import theme
from desktop.views.widgets.layouts.flow_layout import EvenLayout

GAP, AROUND = 4, 6
"""px between two cards, and around them."""
WIDE, NARROW, ROOMY, LOW = 232, 192, 1200, 800
"""px at 100 % of the column, of one in a narrow window, and below which widths a window is narrow, and too narrow."""
NO_LIMIT = (1 << 24) - 1
"""px, as Qt has it."""


class PartyStrip(QScrollArea):
    """Cards below each other; more of them than fit are scrolled."""

    picked = Signal(str)
    """Sheet id."""
    narrowed = Signal(bool, bool)
    """(narrow, flat): the window has little room for the column, or none, and it lies above the page."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.cards: list[PersonCard] = []
        self._placed: tuple[object, ...] = ()
        """What decided last which card is in view."""
        host = QWidget(self.viewport())
        host.setObjectName("stripCards")
        self._column = EvenLayout([], GAP, LEAST, balanced=True)
        self._column.setContentsMargins(AROUND, AROUND, AROUND, AROUND)
        host.setLayout(self._column)
        self._host = host
        self.setWidget(host)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("参加者"))
        self.fit(0)

    def show_faces(self, faces: Sequence[CardFace]) -> None:
        """Show these people, in order."""
        while len(self.cards) < len(faces):
            card = PersonCard(self._words, self.widget())
            card.clicked.connect(lambda _checked=False, c=card: self._pick(c))
            self._column.addWidget(card)
            self.cards.append(card)
        for card in self.cards[len(faces) :]:
            card.hide()  # kept for the next characters
        for card, face in zip(self.cards, faces, strict=False):
            card.show_face(face)
            if card.isHidden():
                card.show()
        self._follow()
        chosen = next((card for card in self._shown if card.isChecked()), None)
        placed = (chosen and chosen.person, len(faces), self.viewport().size())
        if chosen is not None and placed != self._placed:
            room = self.viewport().size()
            self._host.resize(room.width(), max(room.height(), self._column.heightForWidth(room.width())))
            self._column.activate()  # a card that has just come is where it will stand
            self.ensureWidgetVisible(chosen, 0, AROUND)
        self._placed = placed

    def fit(self, window: int) -> None:
        """Be as wide as a window of this width lets the column be, in px; 0: it is not known yet."""
        narrow, flat = 0 < window < theme.px(ROOMY), 0 < window < theme.px(LOW)
        wide = theme.px(NARROW if narrow else WIDE)
        self.setMinimumWidth(0 if flat else wide)
        self.setMaximumWidth(NO_LIMIT if flat else wide)
        tallest = max((card.sizeHint().height() for card in self._shown), default=0)
        self.setMinimumHeight(tallest + 2 * AROUND if flat else 0)
        self.setMaximumHeight(tallest + 2 * AROUND if flat else NO_LIMIT)
        self.narrowed.emit(narrow, flat)

    def _follow(self) -> None:
        if self.window() is not self:
            self.fit(self.window().width())

    def card(self, person: str) -> PersonCard | None:
        """Return a character's card."""
        return next((card for card in self._shown if card.person == person), None)

    @property
    def _shown(self) -> list[PersonCard]:
        return [card for card in self.cards if not card.isHidden()]

    def _pick(self, card: PersonCard) -> None:
        card.setChecked(True)  # it is shown as chosen once the table says so
        self.picked.emit(card.person)

    # Qt's names from here on

    def changeEvent(self, event: QEvent) -> None:
        """Be as wide as its text asks for."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._follow()

    def showEvent(self, event: QShowEvent) -> None:
        """Follow the window's width."""
        super().showEvent(event)
        self.window().installEventFilter(self)
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's width."""
        if event.type() is QEvent.Type.Resize and watched is self.window():
            self._follow()
        return super().eventFilter(watched, event)
