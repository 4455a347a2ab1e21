"""The sheet of Common Rule: AP and points, cards with boxes for their uses, states, and what has been lived through."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError
from PySide6.QtWidgets import QWidget

from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import Column, RowsModel
from desktop.systems.common.cards.wording import state_name
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet, ValueChange
from desktop.systems.common.values import ap_fraction
from desktop.views.forms.systems.common.sheet import Ui_CommonSheet
from desktop.views.sheet.form_page import SheetPage
from desktop.views.style import theme
from desktop.views.style.plain_style import show_name
from desktop.views.style.restyled import restyled
from desktop.views.systems.common.card_words import change_text
from desktop.views.systems.common.names_edit import NamesEdit
from desktop.views.widgets.lists.rows_editor import RowsEditor


class ChangesEditor(RowsEditor):
    """Names each row by what it does, since a change has no name."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(ValueChange, words, "", parent)

    def _name(self, row: Mapping[str, Any]) -> str:
        try:
            return self._words.say(change_text(ValueChange.model_validate(dict(row))))
        except ValidationError:
            return super()._name(row)


CARDS, LISTS, NAMES = 290, 270, 140
"""px at 100 % that lists of cards, tables and lists of names have at least beside each other."""


class CommonSheetPage(SheetPage):
    """The middle of a Common Rule sheet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_CommonSheet()
        self.ui.setupUi(self)
        restyled(self.ui.areaEdit, lambda: self.ui.areaEdit.setMinimumWidth(theme.px(96)))
        self.ui.listRow.flow(even=True, room=NAMES)
        for row, room in (
            (self.ui.numberRow, NAMES),
            (self.ui.placeRow, 0),
            (self.ui.cardRow, CARDS),
            (self.ui.stateRow, CARDS),
            (self.ui.lowRow, LISTS),
        ):
            row.share(room)
        self._document: SheetDocument | None = None
        self._words = Words()
        self._states: RowsModel | None = None
        self.changes: ChangesEditor | None = None
        self._lists = (self.ui.abilityCards, self.ui.itemCards)
        for cards in self._lists:
            cards.check_requested.connect(self._ask_check)
            cards.rebuilt.connect(self.rebuilt)

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Take the document; card lists show it before the binder does."""
        self._document, self._words = document, words
        for cards in self._lists:
            cards.attach(document, words)
        self.ui.abilityAdder.attach(document, words, "ability")
        self.ui.itemAdder.attach(document, words, "item")
        self._attach_changes(document, words)
        for names in self.findChildren(NamesEdit):
            names.left.connect(document.end_burst)
        document.value_changed.connect(self._refresh)
        self._refresh()
        self._states = RowsModel(document, "states", self._state_columns(), words)
        return {"states": self._states, "effects": RowsModel(document, "effects", self._effect_columns(), words)}

    def _attach_changes(self, document: SheetDocument, words: Words) -> None:
        self.changes = ChangesEditor(words)
        self.ui.changeLayout.addWidget(self.changes)
        self.changes.setEnabled(not document.read_only)
        self.changes.rows_changed.connect(self._write_changes)
        self.ui.stateTable.clicked.connect(lambda _index: self._show_changes())
        self.ui.stateTable.activated.connect(lambda _index: self._show_changes())

    def _state_columns(self) -> tuple[Column, ...]:
        return (
            Column(self._document.game.label("state") if self._document is not None else "", "name"),
            Column("内容", "text"),
            Column("効果", compute=self._effects_text),
        )

    def _effect_columns(self) -> tuple[Column, ...]:
        return (
            Column("もと", "cause"),
            Column("変わる値", "stat"),
            Column("範囲", "scope"),
            Column("種類・系統の名前", "ref"),
            Column("増減", "amount", signed=True),
            Column("続く間", "duration"),
        )

    def _effects_text(self, _number: int, row: Any) -> str:
        return self._changes_text(row.effects)

    def _changes_text(self, changes: tuple[ValueChange, ...]) -> str:
        return self._words.say("、").join(self._words.say(change_text(change)) for change in changes)

    @property
    def _state(self) -> int:
        """The number of the chosen state, or −1."""
        chosen = self.ui.stateTable.chosen_rows()
        count = len(self._document.get("states")) if self._document is not None else 0
        return chosen[0] if chosen and chosen[0] < count else -1

    def _show_changes(self) -> None:
        number = self._state
        self.ui.changeFrame.setVisible(number >= 0)
        if number < 0 or self._document is None or self.changes is None:
            return
        state = self._document.get(f"states.{number}")
        self.ui.changeTitle.setText(self.tr("{state} の間だけ変わる値").format(state=state_name(state.name)))
        self.changes.show_rows([change.model_dump(mode="json") for change in state.effects])

    def _write_changes(self, rows: Any) -> None:
        number = self._state
        if number >= 0 and self._document is not None:
            self._document.edit(f"states.{number}.effects", rows, self.tr("ステートの効果を書き換える"))

    def _refresh(self) -> None:
        if self._document is None:
            return
        sheet = self._document.sheet_as(CommonSheet)
        game, say = self._document.game.known(CommonSettings), self._words.say
        show_name(self.ui.assetsLabel, say(game.label("assets")))
        show_name(self.ui.stateTitle, say(game.label("state")))
        self.ui.assetsSpin.setAccessibleName(say(game.label("assets")))
        self.ui.stateTable.setAccessibleName(say(game.label("state")))
        if self._states is not None:
            self._states.show_columns(self._state_columns())
        for cards in self._lists:
            cards.refresh()
        for label, copies in ((self.ui.abilityCount, sheet.abilities), (self.ui.itemCount, sheet.items)):
            label.setText(self.tr("{n} 枚").format(n=len(copies)))
        share = ap_fraction(sheet, game.settings)
        self.ui.apBar.setRange(0, share.denominator if share else 1)
        self.ui.apBar.setValue(max(0, share.numerator) if share else 0)
        self.ui.apBar.setAccessibleDescription(self._document.derived["ap_fraction"].shown)
        self.ui.stateLine.setText("".join(state_name(state.name) for state in sheet.states))
        self.ui.stateLine.setVisible(bool(sheet.states))
        self._show_changes()

    def _ask_check(self, kind: str) -> None:
        self.check_requested.emit("check", {"subject": kind})
