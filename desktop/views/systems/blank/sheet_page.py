"""The sheet of a custom game: the blocks of its layout in up to three columns, made anew with the game."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from desktop.core.words import Words
from desktop.models.document import SheetDocument
from desktop.models.rows import RowsModel
from desktop.systems.blank.sheet import BlankSheet
from desktop.views.form_page import SheetPage
from desktop.views.forms.systems.blank.sheet import Ui_BlankSheet
from desktop.views.layout_items import clear
from desktop.views.systems.blank.ability_block import AbilityBody
from desktop.views.systems.blank.body import Body, fill, frame_of
from desktop.views.systems.blank.item_block import RowBody, condition_columns, item_columns, row_models
from desktop.views.systems.blank.layout import Layout, layout_of
from desktop.views.systems.blank.plain_blocks import CheckBody, FieldBody, MemoBody, NumberBody, PointBody
from desktop.views.systems.blank.skill_block import SkillBody
from desktop.views.systems.blank.track_block import TrackBody
from desktop.views.widgets.breaking_layout import FAR
from desktop.views.widgets.flow_layout import EvenLayout

COLUMN, GAP = 232, 8
"""px at 100 % for a column at least; px between blocks."""
BODIES: Mapping[str, type[Body]] = {
    "abilities": AbilityBody,
    "skills": SkillBody,
    "tracks": TrackBody,
    "numbers": NumberBody,
    "checks": CheckBody,
    "items": RowBody,
    "conditions": RowBody,
    "fields": FieldBody,
    "points": PointBody,
    "memo": MemoBody,
}


class BlankSheetPage(SheetPage):
    """The middle of a sheet; everything in it comes from the definition."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_BlankSheet()
        self.ui.setupUi(self)
        self.ui.columns.share(COLUMN)
        self._columns = (self.ui.first, self.ui.second, self.ui.third)
        for column in self._columns:
            below = EvenLayout([], GAP, FAR)
            below.setContentsMargins(0, 0, 0, 0)
            column.setLayout(below)
        self._words = Words()
        self._shown: Layout | None = None
        self._game: object = None
        self._tables: dict[str, RowsModel] = {}
        self.bodies: list[Body] = []
        """The blocks, in the definition's order."""

    def attach(self, document: SheetDocument, words: Words) -> Mapping[str, RowsModel]:
        """Take the document; blocks are made before they are bound."""
        self._words = words
        self._tables = row_models(document, words)
        document.value_changed.connect(lambda: self._follow(document))
        self._follow(document)
        return self._tables

    @property
    def shown_here(self) -> frozenset[str]:
        """What needs no place around the page: ids of custom fields, and `memo`."""
        if self._shown is None:
            return frozenset()
        memo = {"memo"} if self._shown.has("memo") else set()
        return self._shown.own_shown | memo

    def _follow(self, document: SheetDocument) -> None:
        sheet = document.sheet_as(BlankSheet)
        layout, known = layout_of(document.game, sheet), self._shown is not None
        if layout != self._shown or document.game is not self._game:
            self._shown, self._game = layout, document.game
            self._build(layout, document)
            if known:
                self.rebuilt.emit(self.ui.columns)
        for body in self.bodies:
            body.follow()

    def _build(self, layout: Layout, document: SheetDocument) -> None:
        self._tables["items"].show_columns(item_columns(document.game, self._words))
        self._tables["conditions"].show_columns(condition_columns(document.game, self._words))
        self.bodies = []
        for number, host in enumerate(self._columns):
            column = host.layout()
            assert isinstance(column, EvenLayout)
            clear(column)
            pieces = layout.columns[number] if number < len(layout.columns) else ()
            host.setVisible(bool(pieces))
            for piece in pieces:
                frame = frame_of(host)
                body = BODIES[piece.holds](piece, layout, document, self._words, frame)
                fill(frame, body)
                body.check_requested.connect(self.check_requested)
                self.bodies.append(body)
                column.addWidget(frame)
        self.ui.licence.setText("\n".join(document.game.notice))
        self.ui.licence.setVisible(bool(document.game.notice))
        self.ui.nothing.setVisible(not layout.pieces)
