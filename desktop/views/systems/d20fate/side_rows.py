"""Conditions and permanent modifiers as tables, with what the campaign and the sheet offer for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.core.words import Words
from desktop.models.document import SheetDocument
from desktop.models.rows import Column, RowsModel
from desktop.systems.d20fate.sheet import D20FateSheet
from desktop.systems.d20fate.tables import Ability, ConditionKind

Choices = tuple[tuple[Any, str], ...]
_OWN = {"": "", "advantage": "自分が有利", "disadvantage": "自分が不利"}
_AGAINST = {"": "", "advantage": "相手から有利", "disadvantage": "相手から不利"}
"""What a condition proposes for checks by its bearer, and for checks against them."""


def subjects(document: SheetDocument) -> Choices:
    """List what a permanent modifier may apply to: every check, an ability, a skill (D20-AMB-12)."""
    sheet = document.sheet_as(D20FateSheet)
    every = ("", "すべての判定")
    abilities = tuple((row.id, row.shown) for row in document.game.rows("abilities", Ability))
    return (every, *abilities, *((row.id, row.name) for row in sheet.skills if row.name))


def modifier_rows(document: SheetDocument, words: Words, *, adding: bool = True) -> RowsModel:
    """Make the table of permanent modifiers; it follows skills that come and go."""

    def wanted() -> tuple[Column, ...]:
        targets = Column("対象", "applies_to", choices=subjects(document))
        return (Column("名前", "name"), Column("修正", "value", signed=True), targets)

    return _following(document, RowsModel(document, "modifiers", wanted(), words, adding), wanted)


def condition_rows(document: SheetDocument, words: Words) -> RowsModel:
    """Make the table of conditions; what a known one proposes is beside it (D20-AMB-35)."""

    def proposal(_number: int, row: Any) -> str:
        kind = next((k for k in document.game.rows("conditions", ConditionKind) if k.name == row.text), None)
        if kind is None:
            return ""
        return words.say("・").join(words.say(text) for text in (_OWN[kind.own], _AGAINST[kind.against]) if text)

    def wanted() -> tuple[Column, ...]:
        kinds = tuple((row.name, row.name) for row in document.game.rows("conditions", ConditionKind))
        return (
            Column("状態", "text", choices=kinds),
            Column("いつまで", "until"),
            Column("判定では", compute=proposal),
        )

    return _following(document, RowsModel(document, "conditions", wanted(), words), wanted)


def _following(document: SheetDocument, model: RowsModel, wanted: Callable[[], tuple[Column, ...]]) -> RowsModel:
    document.value_changed.connect(lambda: model.show_columns(wanted()))
    return model
