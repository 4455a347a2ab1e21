"""What every character sheet has, whatever the rule system."""

from __future__ import annotations

import re
import uuid
from collections.abc import Mapping
from typing import Annotated

from pydantic import AfterValidator, Field, WrapValidator

from desktop.core.value import Record
from desktop.core.words import Spoken, Typed


def new_id() -> str:
    """Return a fresh identifier: 32 hexadecimal digits."""
    return uuid.uuid4().hex


def _colour(text: str) -> str:
    if not re.fullmatch(r"#[0-9a-fA-F]{6}", text):
        raise ValueError("colour must look like #2F4B8F")
    return text.upper()


def _identifier(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", text):
        raise ValueError("id may hold only letters, digits, _ and -")
    return text


def _file_name(text: str) -> str:
    if text and not re.fullmatch(r"[A-Za-z0-9_-]{1,80}\.(png|jpg)", text):
        raise ValueError("portrait must be a plain .png or .jpg file name beside the sheet")
    return text


Identifier = Annotated[str, AfterValidator(_identifier)]
FileName = Annotated[str, AfterValidator(_file_name)]
"""Of a picture beside the sheets; may be empty."""
ShortText = Annotated[str, Field(max_length=200)]
PersonName = Annotated[ShortText, AfterValidator(Typed)]
"""A character's name as typed; never looked up as a word of the rules."""
CalledName = Annotated[PersonName, AfterValidator(lambda text: text if text.strip() else Typed(""))]
"""The name in tabs and lists: blanks alone are no name."""
OwnName = Annotated[ShortText, AfterValidator(lambda text: Typed(text) if text else text)]
"""What the makers of a game call a thing of their own; the book has no such thing."""
AnyName = Annotated[str, WrapValidator(lambda value, check: value if isinstance(value, Typed) else check(value))]
"""The name of a person, or a word of the rules where there is no character (相手)."""
LongText = Annotated[str, Field(max_length=100_000)]
OwnText = Annotated[LongText, AfterValidator(lambda text: Typed(text) if text else text)]
"""Text typed in several lines; never looked up as a word of the rules."""


class Ruling(Record):
    """A GM's word against the rules (GM裁定), kept with the sheet."""

    rule: str
    """The rule id that was waved through."""
    field: str = ""
    """Field or derived number; empty for the whole sheet."""
    value: int | None = None
    """A derived number written by hand; None when a validation was waved through."""
    note: ShortText = ""


class HistoryEntry(Record):
    """One line of a sheet's history: growth, a ruling, a change in play."""

    at: str = ""
    """ISO 8601 time with zone."""
    text: Spoken = ""
    """A sentence for every language; a bare text is one of a file from before."""
    rule: str = ""


class Sheet(Record):
    """The fields that lists, files, portraits and the kiosk need; each rule system adds its own."""

    system: str = Field("", json_schema_extra={"hidden": True})
    schema_version: int = Field(1, ge=1, json_schema_extra={"hidden": True})
    id: Identifier = Field(default_factory=new_id, json_schema_extra={"hidden": True})
    draft: bool = Field(False, json_schema_extra={"hidden": True})
    """Still being built; validations of creation apply."""
    archived: bool = Field(False, json_schema_extra={"hidden": True})
    """Put away from the list."""
    name: CalledName = Field("", title="名前")
    reading: ShortText = Field("", title="ふりがな")
    player: PersonName = Field("", title="プレイヤー")
    is_pc: bool = Field(True, title="プレイヤーキャラクター")
    colour: Annotated[str, AfterValidator(_colour)] = Field("#2F4B8F", title="色")
    portrait: FileName = Field("", title="肖像")
    memo: LongText = Field("", title="メモ")
    gm_notes: LongText = Field("", title="GMだけ")
    own: Mapping[str, object] = Field(default_factory=dict, json_schema_extra={"hidden": True})
    """Values of custom profile fields by `ProfileField.id`; values of removed fields stay."""
    rulings: tuple[Ruling, ...] = Field((), json_schema_extra={"hidden": True})
    history: tuple[HistoryEntry, ...] = Field((), json_schema_extra={"hidden": True})

    def waived(self, rule: str, field: str = "") -> bool:
        """Tell whether a GM has waved this rule through for this field (or for the whole sheet)."""
        return any(r.rule == rule and r.value is None and r.field in ("", field) for r in self.rulings)

    def fixed(self, field: str) -> int | None:
        """Return the number a GM wrote in place of a derived one, or None."""
        for ruling in reversed(self.rulings):
            if ruling.field == field and ruling.value is not None:
                return ruling.value
        return None
