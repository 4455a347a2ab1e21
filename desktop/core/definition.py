"""A game definition: what differs from the system that it is based on, and its rows read once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated

from pydantic import Field, JsonValue

from desktop.core.own_checks.model import MOST_CHECKS, OwnCheck
from desktop.core.profile import ProfileField
from desktop.core.sheet import Identifier, LongText, ShortText, new_id
from desktop.core.tables.table import MOST_TABLES, RandomTable
from desktop.core.value import Record

MOST_FIELDS = 200
"""Own profile fields, lists and lines of notice of one definition."""
MOST_ROWS = 2000
"""Rows of one list."""
MOST_PARTS = 20_000
"""Rows and lists of one sheet or definition altogether."""


class Definition(Record):
    """A game definition (ゲーム定義): stores only what differs from the system it is based on."""

    format: str = "takujo-definition"
    schema_version: int = Field(1, ge=1)
    id: Identifier = Field(default_factory=new_id)
    title: ShortText = ""
    author: ShortText = ""
    summary: LongText = ""
    version: ShortText = ""
    """Which edition of the author's it is, as the author counts."""
    licence: ShortText = ""
    """On what terms others may use it."""
    based_on: str = ""
    settings: Mapping[str, JsonValue] = Field(default_factory=dict)
    """Setting key → value, only where it differs from the default."""
    labels: Mapping[str, ShortText] = Field(default_factory=dict)
    """`Label.id` → the 卓's own word."""
    profile: Annotated[tuple[ProfileField, ...], Field(max_length=MOST_FIELDS)] | None = None
    """The profile fields, in order; None: the system's own."""
    lists: Mapping[str, Annotated[tuple[Mapping[str, JsonValue], ...], Field(max_length=MOST_ROWS)]] = Field(
        default_factory=dict, max_length=MOST_FIELDS
    )
    """`ListSpec.id` → all rows of that list; a missing list is the system's own."""
    former: Mapping[str, Mapping[str, ShortText]] = Field(default_factory=dict, max_length=MOST_FIELDS)
    """List (or `profile`) → id → the last name of rows that were taken out: sheets may still have them."""
    tables: Annotated[tuple[RandomTable, ...], Field(max_length=MOST_TABLES)] = ()
    """Random tables that can be thrown on, whichever system it is."""
    checks: Annotated[tuple[OwnCheck, ...], Field(max_length=MOST_CHECKS)] = ()
    """Checks of the 卓's own, beside those of the system."""
    notice: Annotated[tuple[LongText, ...], Field(max_length=MOST_FIELDS)] = ()
    """Licence lines shown and printed; the system's own lines always come first."""


class _Row:
    """A plain row as a key: equal to another that is written the same way."""

    __slots__ = ("row", "row_type", "text")

    def __init__(self, row_type: type[Record], row: Mapping[str, JsonValue]) -> None:
        self.row_type, self.row, self.text = row_type, row, repr(row)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Row) and (self.row_type, self.text) == (other.row_type, other.text)

    def __hash__(self) -> int:
        return hash((self.row_type, self.text))


@lru_cache(maxsize=4096)
def _typed(key: _Row) -> Record:
    return key.row_type.model_validate(dict(key.row))


def typed_row(row_type: type[Record], row: Mapping[str, JsonValue]) -> Record:
    """Read a row of a list; rows that were read before cost next to nothing, since every keystroke reads all of them.

    Raises:
        pydantic.ValidationError: it does not fit.
    """
    return _typed(_Row(row_type, row))


_RECENT: list[tuple[object, type[Record], tuple[Record, ...]]] = []
"""Lists that were read last, by identity: one keystroke asks several times for the same ones."""
MOST_RECENT = 16


def typed_rows(row_type: type[Record], rows: Sequence[Mapping[str, JsonValue]]) -> tuple[Record, ...]:
    """Read all rows of a list of a definition, which never changes.

    Raises:
        pydantic.ValidationError: one does not fit.
    """
    for known, kind, found in _RECENT:
        if known is rows and kind is row_type:
            return found
    found = tuple(typed_row(row_type, row) for row in rows)
    _RECENT.append((rows, row_type, found))
    del _RECENT[:-MOST_RECENT]
    return found
