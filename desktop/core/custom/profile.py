"""The fields that a campaign adds to every sheet."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from pydantic import Field
from pydantic.config import JsonDict

from desktop.core.expression.tree import DefinitionFormula
from desktop.core.sheet import Identifier, ShortText
from desktop.core.value import Record

MOST_FIELDS = 200
"""Custom profile fields, lists and lines of notice of one definition."""


class FieldKind(StrEnum):
    """How an own profile field is written."""

    TEXT = "text"
    LONG = "long"
    NUMBER = "number"
    CHOICE = "choice"
    CHECK = "check"
    FORMULA = "formula"
    """Computed from other numbers; nothing is written."""
    TRACK = "track"
    """A number that play changes, between two ends."""


_KINDS: JsonDict = {
    "text": "文字",
    "long": "長い文章",
    "number": "数",
    "choice": "選択肢",
    "check": "チェック",
    "formula": "計算する数",
    "track": "ゲージ",
}


def _only(*kinds: str, formula: bool = False) -> JsonDict:
    """What the editor shows for some kinds of field alone."""
    return {"needs": {"field": "kind", "values": list(kinds)}, "formula": formula}


class ProfileField(Record):
    """A field that a campaign adds to every sheet; removing it hides the values and keeps them."""

    id: Identifier = Field(json_schema_extra={"hidden": True})
    label: ShortText = Field(title="名前")
    kind: FieldKind = Field(FieldKind.TEXT, title="種類", json_schema_extra={"choices": _KINDS})
    choices: tuple[ShortText, ...] = Field((), title="選べるもの", json_schema_extra=_only("choice"))
    formula: DefinitionFormula | None = Field(None, title="計算式", json_schema_extra=_only("formula", formula=True))
    """What a computed field is."""
    least: DefinitionFormula | None = Field(None, title="最小", json_schema_extra=_only("track", formula=True))
    """Where a track ends below; None: at 0."""
    most: DefinitionFormula | None = Field(None, title="最大", json_schema_extra=_only("track", formula=True))
    """Where a track ends above; None: nowhere."""
    start: DefinitionFormula | None = Field(None, title="はじめ", json_schema_extra=_only("track", formula=True))
    """Start of a track; None: its upper end, or its lower end where it has no upper."""
    required: bool = Field(
        False, title="必ず書く", json_schema_extra=_only("text", "long", "number", "choice", "check")
    )
    removed: bool = Field(False, title="シートに出さない（値は残る）")

    @property
    def written(self) -> bool:
        """Tell whether a person fills it in; a formula is computed, a track moves in play."""
        return self.kind not in (FieldKind.FORMULA, FieldKind.TRACK)

    @property
    def needed(self) -> bool:
        """Tell whether it must not stay empty."""
        return self.required and self.written


ProfileFields = Annotated[tuple[ProfileField, ...], Field(max_length=MOST_FIELDS)]
"""Those of one definition."""
