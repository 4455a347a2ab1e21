"""What a form needs to know of a model field: its title, bounds and choices, read from pydantic."""

from __future__ import annotations

import types
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo


@dataclass(frozen=True)
class FieldSchema:
    """One field as a form sees it."""

    name: str
    title: str
    kind: type
    """`str`, `int`, `bool`, `tuple`, or a model class."""
    choices: tuple[tuple[Any, str], ...] = ()
    """Value and Japanese label; empty when anything of the kind may be entered."""
    minimum: int | None = None
    maximum: int | None = None
    long: bool = False
    hidden: bool = False
    optional: bool = False
    row_type: type[BaseModel] | None = None
    """The row's model where the field is a tuple of models."""
    free: bool = False
    """The choices only suggest; anything else may be written."""
    refers: str = ""
    """The kind of thing whose name or id is stored here; the choices are known while the form is filled in."""
    listed: str = ""
    """The campaign's list whose rows' ids are stored here."""
    formula: bool = False
    """A formula, typed as a line of text."""
    asks: str = ""
    """What its formula is for, which decides what else it may ask (`GameSystem.asked`)."""
    read_only: bool = False
    """A text of the rules beside what may be changed; it is only read."""
    needs: tuple[str, tuple[Any, ...]] | None = None
    """(field beside, its values) under which this one means something; None: always."""


@cache
def columns(row_type: type[BaseModel]) -> tuple[FieldSchema, ...]:
    """List a model's fields in order, hidden ones left out."""
    every = (field_schema(row_type, name) for name in row_type.model_fields)
    return tuple(schema for schema in every if not schema.hidden)


@cache
def field_schema(model: type[BaseModel], name: str) -> FieldSchema:
    """Describe one field of a model."""
    info = model.model_fields[name]
    plain, optional = _plain(info.annotation)
    extra = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
    limits = _limits(info)
    return FieldSchema(
        name=name,
        title=info.title or name,
        kind=_kind(plain),
        choices=_choices(plain, extra),
        minimum=limits.get("ge", limits.get("gt")),
        maximum=limits.get("le", limits.get("lt")),
        long=limits.get("max_length", 0) > 1000,
        hidden=bool(extra.get("hidden")),
        optional=optional,
        row_type=_row_type(plain),
        free=bool(extra.get("free")),
        refers=_refers(extra),
        listed=str(extra.get("list", "")),
        formula=bool(extra.get("formula")),
        asks=str(extra.get("asks", "")),
        read_only=bool(extra.get("read_only")),
        needs=_needs(extra.get("needs")),
    )


def _refers(extra: dict[str, Any]) -> str:
    """Return what kind of thing a field names: one of a list of the definition is `list:` and that list's id."""
    return f"list:{extra['list']}" if "list" in extra else str(extra.get("refers", ""))


def _needs(given: Any) -> tuple[str, tuple[Any, ...]] | None:
    return (str(given["field"]), tuple(given["values"])) if isinstance(given, dict) else None


def at_path(model: type[BaseModel], path: str) -> FieldSchema:
    """Describe the field that a dotted path names, through sub-models and rows.

    Raises:
        KeyError: the model has no such field.
    """
    head, _, rest = path.partition(".")
    if head not in model.model_fields:
        raise KeyError(path)
    schema = field_schema(model, head)
    if not rest:
        return schema
    if schema.row_type is not None:
        index, _, rest = rest.partition(".")
        if not index.isdecimal():
            raise KeyError(path)
        return at_path(schema.row_type, rest) if rest else schema
    if issubclass(schema.kind, BaseModel):
        return at_path(schema.kind, rest)
    if schema.kind is dict:
        return _entry(model.model_fields[head].annotation, rest, schema)
    raise KeyError(path)


def editable_paths(model: type[BaseModel], prefix: str = "") -> tuple[str, ...]:
    """List the dotted paths a form must show: every field that is not hidden, sub-models opened, tuples whole."""
    found: list[str] = []
    for schema in columns(model):
        if schema.kind is not dict and issubclass(schema.kind, BaseModel):
            found += editable_paths(schema.kind, f"{prefix}{schema.name}.")
        else:
            found.append(prefix + schema.name)
    return tuple(found)


def _entry(annotation: Any, key: str, whole: FieldSchema) -> FieldSchema:
    """Describe one value of a mapping, whose keys the definition decides; a mapping of anything stays `whole`."""
    parts = get_args(_plain(annotation)[0])
    if len(parts) != 2:
        return whole
    plain, optional = _plain(parts[1])
    if plain not in (int, str, bool):
        return whole
    limits = _noted(parts[1])
    return FieldSchema(
        name=key,
        title=whole.title,
        kind=plain,
        minimum=limits.get("ge", limits.get("gt")),
        maximum=limits.get("le", limits.get("lt")),
        long=limits.get("max_length", 0) > 1000,
        optional=optional,
    )


def _plain(annotation: Any) -> tuple[Any, bool]:
    while get_origin(annotation) is Annotated:
        annotation = get_args(annotation)[0]
    if get_origin(annotation) in (Union, types.UnionType):
        parts = [a for a in get_args(annotation) if a is not type(None)]
        if len(parts) < len(get_args(annotation)) and len(parts) == 1:
            return _plain(parts[0])[0], True
    return annotation, False


def _kind(plain: Any) -> type:
    origin = get_origin(plain)
    if origin is Literal:
        return type(get_args(plain)[0])
    if origin is not None:
        return origin if origin in (tuple, dict) else dict
    if isinstance(plain, type):
        return str if issubclass(plain, Enum) and issubclass(plain, str) else plain
    return object


def _choices(plain: Any, extra: dict[str, Any]) -> tuple[tuple[Any, str], ...]:
    given = extra.get("choices")
    if isinstance(given, dict):
        return tuple((value, str(label)) for value, label in given.items())
    if get_origin(plain) is Literal:
        return tuple((value, str(value)) for value in get_args(plain))
    if isinstance(plain, type) and issubclass(plain, Enum):
        return tuple((member.value, str(member.value)) for member in plain)
    return ()


def _row_type(plain: Any) -> type[BaseModel] | None:
    parts = get_args(plain)
    if get_origin(plain) is tuple and parts:
        row, _ = _plain(parts[0])
        if isinstance(row, type) and issubclass(row, BaseModel):
            return row
    return None


def _limits(info: FieldInfo) -> dict[str, Any]:
    return _noted(info.annotation, info.metadata)


def _noted(annotation: Any, metadata: Iterable[Any] = ()) -> dict[str, Any]:
    """Gather the bounds written at a type, also inside of "or nothing"."""
    found: dict[str, Any] = {}
    notes = list(metadata)
    if get_origin(annotation) in (Union, types.UnionType):
        annotation = next(a for a in get_args(annotation) if a is not type(None))
    while get_origin(annotation) is Annotated:
        notes += get_args(annotation)[1:]
        annotation = get_args(annotation)[0]
    for item in notes:
        inner = item.metadata if isinstance(item, FieldInfo) else [item]
        for limit in inner:
            for key in ("ge", "gt", "le", "lt", "max_length"):
                if getattr(limit, key, None) is not None:
                    found[key] = getattr(limit, key)
    return found
