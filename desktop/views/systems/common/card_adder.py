"""Writes a card onto the sheet: card, what replaces ○○ or □□, 足す."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from desktop.core.words import Words
from desktop.models.document import SheetDocument
from desktop.systems.common.cards.library import Library, spelled
from desktop.systems.common.cards.schema import Card, CardType
from desktop.systems.common.growth import choices_for, free_copy_id, with_copy
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet
from desktop.systems.common.values import library_of
from desktop.views.restyled import restyled
from desktop.views.systems.common.card_list import PAID
from desktop.views.widgets.finder import READING, Finder


def fill_kinds(box: QComboBox, names: Sequence[str], library: Library) -> None:
    """Offer these names, none of them chosen."""
    box.clear()
    for name in names:
        found = library.resolve(name)
        box.addItem(name)
        box.setItemData(box.count() - 1, spelled(*found) if found is not None else "", READING)
    box.setCurrentIndex(-1)
    box.clearEditText()


class CardAdder(QWidget):
    """Two lists and a button; what the rules say about the card shows on the sheet, not here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document: SheetDocument | None = None
        self._words = Words()
        self._kind: CardType = "ability"
        self._shown: tuple[Card, ...] = ()
        self.card, self.choice, self.button = QComboBox(), QComboBox(), QPushButton(self.tr("足す"))
        self.card.setEditable(True)
        self.card.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self._cards = Finder(self.card)
        line = self.card.lineEdit()
        assert line is not None
        line.setPlaceholderText(self.tr("カードを足す"))
        self.choice.setEditable(True)
        self.choice.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self._choices = Finder(self.choice)
        self.choice.setAccessibleName(self.tr("○○・□□に入れる名前"))
        row = QHBoxLayout(self)
        row.setContentsMargins(5, 2, 0, 0)
        row.setSpacing(6)
        for box in (self.card, self.choice):
            typed = box.lineEdit()
            assert typed is not None
            typed.returnPressed.connect(self.add)  # with a list under the line nothing else receives it
            box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            row.addWidget(box, 3 if box is self.card else 2)
        restyled(self, self._widen)
        row.addWidget(self.button)
        self.card.currentTextChanged.connect(lambda _text: self._offer())
        self.choice.editTextChanged.connect(lambda _text: self._live())
        self.button.clicked.connect(self.add)

    def _widen(self) -> None:
        for box in (self.card, self.choice):
            box.setMinimumWidth(box.fontMetrics().horizontalAdvance("あ" * 6))

    def attach(self, document: SheetDocument, words: Words, kind: CardType) -> None:
        """Offer the campaign's abilities or items."""
        self._document, self._words, self._kind = document, words, kind
        text = self.tr("足すアビリティ") if kind == "ability" else self.tr("足すアイテム")
        self.card.setAccessibleName(text)
        document.value_changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        assert self._document is not None
        theirs = self._document.is_guarded(PAID["abilities" if self._kind == "ability" else "items"])
        self.setEnabled(not self._document.read_only and not theirs)
        bought = self.tr("CPで取得するカードは「成長」で選びます。") if self._kind == "ability" else ""
        self.setToolTip(self._words.join(self.tr("ここに足すのはGMです。"), bought) if theirs else "")
        cards = tuple(c for c in self._document.game.rows("cards", Card) if c.type == self._kind)
        if cards != self._shown:
            self._shown = cards
            self.card.clear()
            for card in cards:
                self.card.addItem(self._words.say(card.name), card.id)
                self.card.setItemData(self.card.count() - 1, card.reading, READING)
            self.card.setCurrentIndex(-1)
            self.card.clearEditText()
        self._offer()

    @property
    def _card(self) -> Card | None:
        text = self.card.currentText().strip()
        named = next((c for c in self._shown if text and text in (c.name, self._words.say(c.name))), None)
        row = self._cards.row(text)
        return named if named is not None or row < 0 else self._shown[row]

    def _offer(self) -> None:
        assert self._document is not None
        card = self._card
        asks = card is not None and card.placeholder != "none"
        self.choice.setVisible(asks)
        if card is not None and asks:
            sheet = self._document.sheet_as(CommonSheet)
            game = self._document.game.known(CommonSettings)
            offered = choices_for(card, sheet, library_of(game), game.settings)
            if offered != tuple(self.choice.itemText(i) for i in range(self.choice.count())):
                fill_kinds(self.choice, offered, library_of(game))
            line = self.choice.lineEdit()
            if line is not None:
                line.setPlaceholderText("□□" if card.placeholder == "ability_series" else "○○")
        self._live()

    def _live(self) -> None:
        card = self._card
        named = card is not None and (card.placeholder == "none" or bool(self.choice.currentText().strip()))
        self.button.setEnabled(named)

    def add(self) -> None:
        """Write the card onto the sheet."""
        card, document = self._card, self._document
        if card is None or document is None or not self.button.isEnabled():
            return
        choice = self._choices.text if card.placeholder != "none" else ""
        document.apply(lambda sheet: with_copy(sheet, card, choice, free_copy_id(sheet), "gm"), self.tr("カードを足す"))
        self.choice.clearEditText()
        self.card.setCurrentIndex(-1)
        self.card.clearEditText()

    # Qt's names from here on

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Add with Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.add()
        else:
            super().keyPressEvent(event)
