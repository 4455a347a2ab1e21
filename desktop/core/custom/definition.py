"""A game definition: what differs from the system that it is based on; its rows are read once, when used."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Annotated, Any

from pydantic import ConfigDict, Field, GetCoreSchemaHandler, JsonValue, TypeAdapter
from pydantic.fields import FieldInfo
from pydantic_core import CoreSchema, core_schema

from desktop.core.custom.profile import MOST_FIELDS, ProfileField
from desktop.core.remembered import remembered
from desktop.core.sheet import Identifier, LongText, ShortText, new_id
from desktop.core.value import Record
from desktop.core.words import Typed


@dataclass(frozen=True)
class LazyRows:
    """Beside the type of a field, `Annotated[tuple[Row, ...], LazyRows(…)]`: how its rows are read."""

    module: str
    name: str
    """What the module calls the whole type, its limits included."""
    absent: bool = False
    """Whether None says that there are none."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Describe the field without a look at its rows; they are written as what they are."""
        return core_schema.no_info_plain_validator_function(self.read)

    def read(self, value: Any) -> Any:
        """Return rows of their kind.

        Raises:
            pydantic.ValidationError: something else; it names the places within the field.
        """
        if value is None and self.absent:
            return None
        if isinstance(value, list | tuple) and not value:
            return ()
        return _reader(self.module, self.name).validate_python(value)


@cache
def _reader(module: str, name: str) -> TypeAdapter[Any]:
    return TypeAdapter(getattr(importlib.import_module(module), name), config=ConfigDict(defer_build=True))


if TYPE_CHECKING:
    from desktop.core.custom.checks.model import CustomCheck
    from desktop.core.tables.table import RandomTable

    RandomTables = tuple[RandomTable, ...]
    OwnChecks = tuple[CustomCheck, ...]
else:  # what pydantic reads: the kinds of rows are loaded with the first row
    RandomTables = OwnChecks = tuple

MOST_ROWS = 2000
"""Rows of one list."""
MOST_PARTS = 20_000
"""Rows and lists of one sheet or definition altogether."""


MOST_KEPT = 8192
"""Rows that are kept as they were read: a keystroke in the editor changes one of hundreds."""
MOST_LISTS = 32
"""Lists that are: one keystroke asks several times for the same ones."""

SCHEMA = 2
"""The newest form of a definition that this program reads."""


class Definition(Record):
    """A game definition (ゲーム定義): stores only what differs from the system it is based on."""

    format: str = "takujo-definition"
    schema_version: int = Field(SCHEMA, ge=1)
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
    """`Label.id` → the campaign's word."""
    profile: Annotated[
        tuple[ProfileField, ...] | None, LazyRows("desktop.core.custom.profile", "ProfileFields", absent=True)
    ] = None
    """The profile fields, in order; None: the system's own."""
    lists: Mapping[str, Annotated[tuple[Mapping[str, JsonValue], ...], Field(max_length=MOST_ROWS)]] = Field(
        default_factory=dict, max_length=MOST_FIELDS
    )
    """`ListSpec.id` → all rows of that list; a missing list is the system's own."""
    former: Mapping[str, Mapping[str, ShortText]] = Field(default_factory=dict, max_length=MOST_FIELDS)
    """List (or `profile`) → id → the last name of rows that were taken out: sheets may still have them."""
    tables: Annotated[RandomTables, LazyRows("desktop.core.tables.table", "RandomTables")] = ()
    """Random tables that can be thrown on, whichever system it is."""
    checks: Annotated[OwnChecks, LazyRows("desktop.core.custom.checks.model", "OwnChecks")] = ()
    """Custom checks, beside those of the system."""
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


@remembered(MOST_KEPT)
def typed_row(row_type: type[Record], row: Mapping[str, JsonValue]) -> Record:
    """Read a row of a list; rows that were read before cost next to nothing, since every keystroke reads all of them.

    Raises:
        pydantic.ValidationError: it does not fit.
    """
    return _typed(_Row(row_type, row))


@remembered(MOST_LISTS)
def typed_rows(row_type: type[Record], rows: Sequence[Mapping[str, JsonValue]]) -> tuple[Record, ...]:
    """Read all rows of a list of a definition, which never changes.

    Raises:
        pydantic.ValidationError: one does not fit.
    """
    return tuple(typed_row(row_type, row) for row in rows)


@remembered(MOST_LISTS)
def own_rows(
    row_type: type[Record], rows: Sequence[Mapping[str, JsonValue]], base: tuple[Record, ...]
) -> tuple[Record, ...]:
    """Read the rows of a list of a definition; text typed by people stays untranslated.

    Names and other texts that the book has in the same row are the book's words.

    Raises:
        pydantic.ValidationError: one does not fit.
    """
    printed = {getattr(row, "id", None): row for row in base}
    return tuple(_as_typed(row, printed.get(getattr(row, "id", None))) for row in typed_rows(row_type, rows))


@remembered(MOST_KEPT)
def _as_typed(row: Record, printed: Record | None) -> Record:
    own = {
        name: Typed(value)
        for name, value in row.__dict__.items()
        if type(value) is str and value and name in _texts(type(row)) and value != getattr(printed, name, None)
    }
    return row.model_copy(update=own) if own else row


@cache
def _texts(row_type: type[Record]) -> frozenset[str]:
    """Name the fields of rows in which people write: no ids, no choices, no references."""
    return frozenset(name for name, info in row_type.model_fields.items() if _is_text(name, info))


def _is_text(name: str, info: FieldInfo) -> bool:
    extra = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
    refers = any(key in extra for key in ("list", "refers", "choices", "read_only"))
    return info.annotation is str and name != "id" and not refers
