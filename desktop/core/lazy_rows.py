"""Rows whose kind is loaded when there are any: most campaigns have neither checks nor random tables of their own."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from functools import cache
from typing import Any

from pydantic import ConfigDict, GetCoreSchemaHandler, TypeAdapter
from pydantic_core import CoreSchema, core_schema


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
