"""What the type of a field of an event allows, taken apart."""

from __future__ import annotations

import types
from collections.abc import Mapping
from enum import Enum
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic.fields import FieldInfo


def parts_of(annotation: Any) -> list[Any]:
    """Take the type of a field apart, without None."""
    origin = get_origin(annotation)
    if origin is Annotated:
        return parts_of(get_args(annotation)[0])
    if origin in (Union, types.UnionType):
        return [part for member in get_args(annotation) for part in parts_of(member)]
    return [] if annotation is type(None) else [annotation]


def holds(info: FieldInfo, kind: Any) -> bool:
    """Tell whether a field may hold values of a type: `int`, `tuple`, `Mapping`."""
    plain = [get_origin(part) or part for part in parts_of(info.annotation)]
    return any(
        part is kind or (isinstance(part, type) and kind is Mapping and issubclass(part, Mapping)) for part in plain
    )


def literals(info: FieldInfo) -> list[str]:
    """Return the fixed values of a field, if it has such: of its type, or those that its `choices` name."""
    extra = info.json_schema_extra
    choices = extra.get("choices") if isinstance(extra, Mapping) else None
    found = [str(value) for value in choices] if isinstance(choices, list | dict) else []
    for part in parts_of(info.annotation):
        if get_origin(part) is Literal:
            found += [str(value) for value in get_args(part)]
        elif isinstance(part, type) and issubclass(part, Enum):
            found += [str(member.value) for member in part]
    return found
