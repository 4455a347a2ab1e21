"""All copies of abilities, or of items, on the sheet: grouped by 系統, one line for each copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Property, Signal
from PySide6.QtWidgets import QBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.core.problem import Problem
from desktop.core.words import Words
from desktop.models.document import SheetDocument
from desktop.systems.common.cards.in_hand import in_hand
from desktop.systems.common.cards.library import Library
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.growth import free_copy_id
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet, CopyRow
from desktop.systems.common.values import library_of
from desktop.views.layout_items import exchange
from desktop.views.systems.common.card_row import CardRow
from desktop.views.widgets.elided import ElidedLabel

PAID = {"abilities": "cp", "items": "assets"}
"""The field that is paid with; where that is the GM's, so is one more card (CM-SCN-06, CM-SCN-08)."""


class CardList(QWidget):
    """Follows one tuple of copies of the open sheet; Designer property `field` names it."""

    copies_changed = Signal()
    check_requested = Signal(str)
    rebuilt = Signal(QWidget)
    """Below this widget there are others now, with computed numbers among them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document: SheetDocument | None = None
        self._words = Words()
        self._copies: tuple[CopyRow, ...] = ()
        self._library = Library(cards=())
        self._mine: dict[str, Card] = {}
        """The cards of the copies by id, with the numbers that they have for their owner."""
        self._shown: Any = None
        self.rows: list[CardRow] = []
        """By the number of their copy."""
        self._body = QWidget()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._body)

    @property
    def _field(self) -> str:
        return str(self.property("field"))

    def attach(self, document: SheetDocument, words: Words) -> None:
        """Show a sheet's copies from now on."""
        self._document, self._words = document, words
        self.refresh()

    def get_copies(self) -> tuple[CopyRow, ...]:
        """The copies as they are shown."""
        return self._copies

    def set_copies(self, copies: tuple[CopyRow, ...]) -> None:
        """Show what the document holds; other copies never come from anywhere else."""
        if copies != self._copies:
            self.refresh()

    copies = Property(object, get_copies, set_copies, notify=copies_changed, user=True)

    def refresh(self) -> None:
        """Show the present copies; lines are made anew only where other cards are shown."""
        if self._document is None:
            return
        before, self._copies = self._copies, getattr(self._document.sheet, self._field)
        self._mine = self._held(self._document)
        cards = self._document.game.rows("cards", Card)
        computed = tuple(card for name, card in self._mine.items() if name in self._library.computed)
        wanted = (tuple((c.card, c.choice) for c in self._copies), cards, computed)
        if wanted != self._shown:
            self._shown = wanted
            self._build()
        found: dict[int, Problem] = {}
        for problem in self._document.problems:
            head, _, rest = problem.field.partition(".")
            if head == self._field and rest:
                found.setdefault(int(rest.partition(".")[0]), problem)
        for number, (row, copy) in enumerate(zip(self.rows, self._copies, strict=True)):
            row.setProperty("shows", f"{self._field}.{number}")
            row.show_copy(number, copy, found.get(number))
        if before != self._copies:
            self.copies_changed.emit()

    def _build(self) -> None:
        assert self._document is not None
        library, game = self._library, self._document.game.known(CommonSettings)
        body = QWidget(self)
        layout = QVBoxLayout(body)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self.rows = []
        groups: dict[str, list[CardRow]] = {}
        for number, copy in enumerate(self._copies):
            card = self._mine.get(copy.card)
            row = CardRow(number, copy, library.kind_of(copy), card, self._words, body, game)
            self._listen(row)
            self.rows.append(row)
            groups.setdefault(card.series if card is not None else "", []).append(row)
        for series, rows in groups.items():
            layout.addWidget(self._heading(series, len(rows)))
            for row in rows:
                layout.addWidget(row)
        if not groups:
            none = QLabel(self.tr("まだ 1 枚もありません。"))
            none.setProperty("role", "quiet")
            layout.addWidget(none)
        self._put(body)

    def _held(self, document: SheetDocument) -> dict[str, Card]:
        """Return the cards of the present copies with the numbers that they have for their owner."""
        game, sheet = document.game.known(CommonSettings), document.sheet
        self._library = library_of(game)
        owned = {copy.card: self._library.by_id[copy.card] for copy in self._copies if copy.card in self._library.by_id}
        if not isinstance(sheet, CommonSheet):
            return owned
        return {name: in_hand(card, sheet, self._library, game.settings) for name, card in owned.items()}

    def _heading(self, series: str, count: int) -> QLabel:
        name = self._words.say(series) if series else self.tr("系統なし")
        label = ElidedLabel()
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        label.setText(f"{name}　{count}" if count > 1 else name)
        label.setProperty("role", "caption")
        label.setContentsMargins(5, 4, 0, 0)
        return label

    def _put(self, body: QWidget) -> None:
        layout = self.layout()
        assert isinstance(layout, QBoxLayout)
        old, self._body = self._body, body
        exchange(layout, old, body)
        self.rebuilt.emit(body)

    def _listen(self, row: CardRow) -> None:
        assert self._document is not None
        row.may_copy = not self._document.is_guarded(PAID[self._field])
        row.check_requested.connect(self.check_requested)
        row.changed.connect(self._change)
        row.moved.connect(self._move)
        row.copied.connect(self._copy)
        row.removed.connect(self._remove)

    def _write(self, copies: Sequence[CopyRow], text: str) -> None:
        assert self._document is not None
        self._document.edit(self._field, tuple(copies), text)
        self._document.end_burst()

    def _change(self, number: int, values: dict[str, Any]) -> None:
        copies = list(self._copies)
        copies[number] = copies[number].evolve(**values)
        self._write(copies, self.tr("カードに印を付ける"))

    def _move(self, number: int, by: int) -> None:
        copies = list(self._copies)
        if 0 <= number + by < len(copies):
            copies.insert(number + by, copies.pop(number))
            self._write(copies, self.tr("カードを並べ替える"))

    def _copy(self, number: int) -> None:
        assert self._document is not None
        sheet = self._document.sheet_as(CommonSheet)
        one = self._copies[number]
        fresh = CopyRow(id=free_copy_id(sheet), card=one.card, choice=one.choice, source=one.source)
        self._write((*self._copies[: number + 1], fresh, *self._copies[number + 1 :]), self.tr("カードを足す"))

    def _remove(self, number: int) -> None:
        self._write((*self._copies[:number], *self._copies[number + 1 :]), self.tr("カードを消す"))
