"""What a person still has to give for a step of an engine, read from the event's own type."""

from __future__ import annotations

import types
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from annotated_types import Ge, Gt, Le, Lt
from pydantic import JsonValue, TypeAdapter
from pydantic.fields import FieldInfo

from desktop.core.play import Known, Move
from desktop.core.rolls.check import Param, ParamChoice, ParamKind, Plain
from desktop.core.value import Value
from desktop.core.view_models import Offer
from desktop.core.words import Typed, phrase

PERSON = frozenset(("who", "target", "payer", "receiver", "patient", "before", "opponent", "sheet"))
"""Fields of events that hold the id of a person."""
HIDDEN = frozenset(("kind", "gm", "origin", "faces"))
"""Fields that no form asks for: a ruling has its own way, dice come from the tray."""
JOIN = "join"
"""Kind of the event by which a character joins, who is none of those in play: no form can ask for it."""


def event_types(events: TypeAdapter[Value]) -> Mapping[str, type[Value]]:
    """Return the types of a discriminated union by `kind`; a type with several kinds is under each."""
    found: dict[str, type[Value]] = {}
    for member in _members(events._type):
        for kind in get_args(member.model_fields["kind"].annotation):
            found[kind] = member
    return found


Texts = tuple[tuple[str, tuple[str, ...]], ...]
Asked = dict[tuple[tuple[str, ...], Texts], tuple[tuple[Param, ...], tuple[str, ...]]]
"""By kind, known fields and texts to choose from of an event: what is asked, and what no form can ask."""


def offer(
    move: Move, types_by_kind: Mapping[str, type[Value]], people: Sequence[ParamChoice], asked: Asked | None = None
) -> Offer:
    """Return a legal move as a screen offers it.

    Args:
        people: every character in play, as choices.
        asked: what was asked for other moves while the same people were in play; it is filled.
    """
    known = {name: _plain(value) for name, value in move.args}
    asked = {} if asked is None else asked
    key = ((move.event, *known), move.texts)
    if key not in asked:
        asked[key] = _asks(move.event, types_by_kind[move.event], known, people, dict(move.texts))
    asks, beyond = asked[key]
    return Offer.model_construct(
        event={"kind": move.event, **known},
        label=move.label,
        who=move.who,
        rule=move.rule,
        primary=move.primary,
        forfeits=move.forfeits,
        begins=move.begins,
        turn=move.turn,
        asks=asks,
        beyond=beyond,
    )


def _asks(
    kind: str,
    event_type: type[Value],
    known: Mapping[str, object],
    people: Sequence[ParamChoice],
    texts: Mapping[str, Sequence[str]],
) -> tuple[tuple[Param, ...], tuple[str, ...]]:
    fields = [(name, info) for name, info in event_type.model_fields.items() if name not in known]
    hidden = HIDDEN | PERSON if kind == JOIN else HIDDEN
    asks = tuple(
        _param(name, info, people, texts.get(name)) for name, info in fields if name not in hidden and _askable(info)
    )
    beyond = (name for name, info in fields if info.is_required() and not (_askable(info) and name not in hidden))
    return asks, tuple(beyond)


def _plain(value: Known) -> JsonValue:
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return dict(value) if isinstance(value, Mapping) else value


def _members(annotation: Any) -> list[Any]:
    """Take a union of event types apart."""
    origin = get_origin(annotation)
    if origin is Annotated:
        return _members(get_args(annotation)[0])
    if origin in (Union, types.UnionType):
        return [member for part in get_args(annotation) for member in _members(part)]
    return [annotation]


def _parts(annotation: Any) -> list[Any]:
    """Return what a field may hold, without None."""
    return [part for part in _members(annotation) if part is not type(None)]


def _askable(info: FieldInfo) -> bool:
    """A form can ask for plain values; lists and records need a screen of their own."""
    return all(part in (str, int, bool) or get_origin(part) is Literal for part in _parts(info.annotation))


def _param(name: str, info: FieldInfo, people: Sequence[ParamChoice], texts: Sequence[str] | None) -> Param:
    parts = _parts(info.annotation)
    common: dict[str, Any] = {
        "id": name,
        "label": info.title or name,
        "advanced": not info.is_required() and texts is None,
        "default": None if info.is_required() else _default(info),
    }
    literal = next((part for part in parts if get_origin(part) is Literal), None)
    if literal is not None:
        choices = tuple(ParamChoice(value=value, label=str(value)) for value in get_args(literal))
        return Param(kind=ParamKind.CHOICE, choices=choices, **common)
    if name in PERSON:
        return Param(kind=ParamKind.CHOICE, choices=tuple(people), **common)
    if bool in parts:
        return Param(kind=ParamKind.SWITCH, **common)
    if int in parts and str not in parts:
        low, high = _bounds(info)
        return Param(kind=ParamKind.NUMBER, minimum=low, maximum=high, **common)
    written = tuple(ParamChoice(value=text, label=phrase("{name}", name=Typed(text))) for text in texts or ())
    return Param(kind=ParamKind.TEXT, choices=written, **common)


def _default(info: FieldInfo) -> Plain:
    value = info.get_default(call_default_factory=True)
    return value if isinstance(value, str | int) else None


def _bounds(info: FieldInfo) -> tuple[int | None, int | None]:
    """Read the least and greatest whole number, also from inside an `Annotated` part of a union."""
    marks = [*info.metadata, *(mark for part in get_args(info.annotation) for mark in _marks(part))]
    low: int | None = None
    high: int | None = None
    for mark in marks:
        match mark:
            case Ge(ge=value):
                low = _whole(value)
            case Gt(gt=value):
                low = _whole(value) + 1
            case Le(le=value):
                high = _whole(value)
            case Lt(lt=value):
                high = _whole(value) - 1
    return low, high


def _whole(bound: Any) -> int:
    """Read a bound; pydantic's marks take whatever can be compared."""
    return int(bound)


def _marks(part: Any) -> tuple[Any, ...]:
    found: list[Any] = []
    for mark in getattr(part, "__metadata__", ()):
        found += getattr(mark, "metadata", ()) if isinstance(mark, FieldInfo) else (mark,)
    return tuple(found)
