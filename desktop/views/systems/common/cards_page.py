"""The builder's page of cards: how they came, what can be had, what is owned; the rest with the reason."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import RowsModel
from desktop.services.text.search import Query, fold, key
from desktop.systems.common.cards.library import Library, spelled
from desktop.systems.common.cards.schema import Card, CardType
from desktop.systems.common.growth import choices_for, free_copy_id, with_copy
from desktop.systems.common.picking import Offer, Way, offers, pick, problems, put_back
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet, CopyRow
from desktop.systems.common.values import library_of
from desktop.views import spoken
from desktop.views.forms.systems.common.build_cards import Ui_CommonBuildCards
from desktop.views.sheet.form_page import FormPage
from desktop.views.style import theme
from desktop.views.style.plain_style import show_name
from desktop.views.style.restyled import restyled
from desktop.views.systems.common.card_list import PAID
from desktop.views.systems.common.card_tree import CardTreeLine
from desktop.views.systems.common.card_words import title_of
from desktop.views.widgets.inputs.param_input import READING, Finder


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


ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class CardsPage(FormPage):
    """Adds copies and takes them back; every change is one step that can be undone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_CommonBuildCards()
        self.ui.setupUi(self)
        self._words = Words()
        self._way: Way = "carried"
        self._offers: dict[str, Offer] = {}
        self._document: SheetDocument | None = None
        self.ui.choiceCombo.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self._choices = Finder(self.ui.choiceCombo)
        self.ui.offers.set_titles(self.tr("カード"), self.tr("費用"))
        self.ui.owned.set_titles(self.tr("カード"))
        self.ui.owned.setProperty("shows", "abilities items")
        self.ui.carriedButton.setChecked(True)
        ways: tuple[tuple[Any, Way], ...] = (
            (self.ui.carriedButton, "carried"),
            (self.ui.cpButton, "cp"),
            (self.ui.assetsButton, "assets"),
        )
        for button, way in ways:
            button.clicked.connect(lambda _checked=False, w=way: self._go(w))

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Follow the document and forward what is picked and taken back."""
        self._document, self._words = document, words
        self.ui.cardFace.attach(document, words)
        if document.is_guarded("assets"):  # what was earned before, the GM knows
            self.ui.carriedButton.setEnabled(False)
            self.ui.carriedButton.setToolTip(self.tr("前の冒険から引き継ぐカードはGMが足します。"))
            self.ui.cpButton.setChecked(True)
            self._way = "cp"
        self.ui.searchEdit.textChanged.connect(lambda _text: self._show())
        self.ui.offers.itemSelectionChanged.connect(lambda: self._look_at(owned=False))
        self.ui.owned.itemSelectionChanged.connect(lambda: self._look_at(owned=True))
        self.ui.choiceCombo.editTextChanged.connect(lambda _text: self._tell())
        line = self.ui.choiceCombo.lineEdit()
        assert line is not None
        line.returnPressed.connect(self._enter)
        for field in (line, self.ui.searchEdit):
            field.installEventFilter(self)
        for host in (self.ui.cpHost, self.ui.assetsHost):  # what is paid with comes and goes; nothing else moves
            policy = host.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            host.setSizePolicy(policy)
        self.ui.takeButton.clicked.connect(self.take)
        self.ui.backButton.clicked.connect(self.give_back)
        self.ui.offers.acted.connect(self.take)
        self.ui.owned.taken_away.connect(self.give_back)
        self.ui.owned.acted.connect(self.give_back)
        document.value_changed.connect(self._show)
        self._show()
        return {}

    def choose_row(self, field: str) -> None:
        """Choose the copy that a dotted path names."""
        self.ui.owned.choose(":".join(field.split(".")[:2]))

    def take(self) -> None:
        """Pick the card in front."""
        card, choice = self.ui.offers.chosen, self._choice()
        document = self._document
        if document is not None and card and self.ui.takeButton.isEnabled():
            document.apply(
                lambda sheet: pick(sheet, card, choice, self._way, document.game.known(CommonSettings)),
                self.tr("カードを加える"),
            )

    def _enter(self) -> None:
        """Add with Enter while a list is under the line: what it passes on meets no filter."""
        if self.ui.takeButton.isEnabled():
            self.take()

    def give_back(self) -> None:
        """Take the chosen copy off the character; what it cost comes back."""
        field, _, number = self.ui.owned.chosen.partition(":")
        document = self._document
        if document is not None and number:
            document.apply(
                lambda sheet: put_back(
                    sheet,
                    "abilities" if field == "abilities" else "items",
                    int(number),
                    document.game.known(CommonSettings),
                ),
                self.tr("カードを外す"),
            )

    def _go(self, way: Way) -> None:
        self._way = way
        self._show()

    def _show(self) -> None:
        document = self._document
        if document is None:
            return
        sheet = document.sheet_as(CommonSheet)
        found = offers(sheet, self._way, document.game.known(CommonSettings))
        self._offers = {offer.card.id: offer for offer in found}
        self.ui.offers.setColumnHidden(1, self._way == "carried")
        self.ui.offers.fill(self._offer_lines(found))
        self.ui.owned.fill(self._owned_lines(document))
        self.ui.ownedCount.setText(self.tr("{n} 枚").format(n=len(sheet.copies)))
        texts = {
            "carried": self.tr("前の冒険から引き継いだカードは、そのまま加えます。はじめて遊ぶなら空のまま進めます。"),
            "cp": self.tr(
                "CPをはらってアビリティを取得します。ふつうCPは冒険の中でもらいます。GMがくれた数を書きます。"
            ),
            "assets": self.tr("{assets}をはらってアイテムを買います。何が売られているかはGMに聞いてください。"),
        }
        assets = self._words.say(document.game.label("assets"))
        show_name(self.ui.assetsLabel, assets)
        self.ui.assetsSpin.setAccessibleName(assets)
        if self._way == "cp" and document.is_guarded("cp"):
            texts["cp"] = self.tr("前の冒険のカードはGMが足します。CPは冒険の中でもらうので、0なら空のまま進めます。")
        self.ui.wayTell.setText(texts[self._way].format(assets=assets))
        self.ui.cpHost.setVisible(self._way == "cp")
        self.ui.assetsHost.setVisible(self._way == "assets")
        self._tell()

    def _offer_lines(self, found: tuple[Offer, ...]) -> Iterator[CardTreeLine]:
        query = Query(self.ui.searchEdit.text())
        for offer in found:
            card = offer.card
            name = self._words.say(card.name)
            # Latin letters spell names and readings alone: of a whole text they would find too much
            if query and not query.hits("\n".join((key(name, card.reading), fold(self._words.say(card.text))))):
                continue
            reason = self._words.say(offer.problem.message) if offer.problem is not None else ""
            cost = "" if self._way == "carried" else "—" if offer.cost is None else str(offer.cost)
            yield CardTreeLine(self._group(card.series), card.id, (name, cost), not reason, reason)

    def _owned_lines(self, document: SheetDocument) -> Iterator[CardTreeLine]:
        sheet = document.sheet_as(CommonSheet)
        game = document.game.known(CommonSettings)
        library = library_of(game)
        for field in ("abilities", "items"):
            for number, copy in enumerate(getattr(sheet, field)):
                card = library.by_id.get(copy.card)
                gone = self._words.say(game.called("cards", copy.card)) if card is None else ""
                name = gone if card is None else title_of(card, copy.choice, self._words)
                series = card.series if card is not None else ""
                yield CardTreeLine(self._group(series), f"{field}:{number}", (name,))

    def _group(self, series: str) -> str:
        return self._words.say(series) if series else self.tr("系統なし")

    def _look_at(self, *, owned: bool) -> None:
        """Follow the choice in one list; the other one lets its own go."""
        tree, other = (self.ui.owned, self.ui.offers) if owned else (self.ui.offers, self.ui.owned)
        if tree.chosen:
            other.let_go()
        self._fill_choices()
        self._tell()

    def _fill_choices(self) -> None:
        offer = self._offers.get(self.ui.offers.chosen)
        combo = self.ui.choiceCombo
        wanted = offer.choices if offer is not None else ()
        if tuple(combo.itemText(n) for n in range(combo.count())) != wanted:
            combo.blockSignals(True)
            if self._document is not None:
                fill_kinds(combo, wanted, library_of(self._document.game.known(CommonSettings)))
            combo.blockSignals(False)

    def _choice(self) -> str:
        offer = self._offers.get(self.ui.offers.chosen)
        asks = offer is not None and offer.card.placeholder != "none"
        return self._choices.text if asks else ""

    def _tell(self) -> None:
        """Show the card in front, and say why it cannot be had."""
        document = self._document
        if document is None:
            return
        offer, owned = self._offers.get(self.ui.offers.chosen), bool(self.ui.owned.chosen)
        asks = offer is not None and offer.card.placeholder != "none" and not owned
        for widget in (self.ui.choiceLabel, self.ui.choiceCombo):
            widget.setVisible(asks)
        self.ui.takeButton.setVisible(not owned)
        self.ui.backButton.setVisible(owned)
        if owned:
            self._tell_owned(document)
        elif offer is None:
            self._show_card(None, self.tr("左からカードを選ぶと、印刷される姿で出ます。"))
            self.ui.takeButton.setEnabled(False)
        else:
            self._tell_offer(document, offer)

    def _tell_offer(self, document: SheetDocument, offer: Offer) -> None:
        card, choice = offer.card, self._choice()
        sheet, game = document.sheet_as(CommonSheet), document.game.known(CommonSettings)
        found = problems(sheet, card.id, choice, self._way, game)
        reason = ""
        if found and offer.problem is None and card.placeholder != "none" and not choice:
            reason = self._ask_for(offer)
        elif found:
            reason = "△ " + found[0].text(self._words)
        self.ui.choiceLabel.setText("□□" if card.placeholder == "ability_series" else "○○")
        self.ui.takeButton.setEnabled(not found)
        self._show_card(CopyRow(card=card.id, choice=choice[:200]), reason)

    def _ask_for(self, offer: Offer) -> str:
        if offer.free:
            return self.tr("○○に入れる名前を書いてください。")
        if offer.card.placeholder == "ability_series":
            return self.tr("□□に入れる系統を 1 つ選んでください。あとで変えられません。")
        return self.tr("○○に入れるアビリティを 1 つ選んでください。あとで変えられません。")

    def _tell_owned(self, document: SheetDocument) -> None:
        field, _, number = self.ui.owned.chosen.partition(":")
        rows = getattr(document.sheet, field, ())
        if not number or int(number) >= len(rows):
            self._show_card(None, "")
            return
        copy = rows[int(number)]
        wrong = next((p for p in document.problems if p.field.startswith(f"{field}.{number}.")), None)
        reason = "△ " + wrong.text(self._words) if wrong is not None else ""
        if copy.card not in library_of(document.game.known(CommonSettings)).by_id:
            reason = reason or self.tr("この卓の一覧にないカードです。")
        self._show_card(copy, reason)

    def _show_card(self, copy: CopyRow | None, reason: str) -> None:
        self.ui.cardFace.show_copy(copy)
        spoken.write(self.ui.reason, reason)
        self.ui.reason.setVisible(bool(reason))
        theme.set_role(self.ui.reason, "warning-text" if reason.startswith("△") else "hint")

    def _into_list(self) -> bool:
        """Go from the search to what it has found; False when there is nothing."""
        found = self.ui.offers.first
        if found:
            self.ui.offers.setFocus()
            self.ui.offers.choose(found)
        return bool(found)

    # Qt's name from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lead from the search into the list, and add the card with Enter where its ○○ is written."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            enter = event.key() in ENTER and not event.modifiers() & Qt.KeyboardModifier.ControlModifier
            if watched is self.ui.searchEdit:
                if event.key() == Qt.Key.Key_Down or (enter and self.ui.searchEdit.text()):
                    return self._into_list()
            elif enter and self.ui.takeButton.isEnabled():
                self.take()
                return True
        return super().eventFilter(watched, event)
