"""One value of a typed step: read as the field of its event wants it, and written so that it is read back."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel, JsonValue
from pydantic.fields import FieldInfo

from desktop.core.fields import holds, literals, parts_of
from desktop.core.numbers import whole_in
from desktop.core.problem import Refusal, refuse
from desktop.core.words import Typed, phrase
from desktop.services.command_line.names import WHOLE, Name, best
from desktop.services.command_line.scene import LISTED, Scene, choices

FREE = ("text", "title", "why", "note", "reason", "label", "consequence", "name", "kotodama_title", "rule")
"""Fields that take any words; the first of them takes what is left of a line."""
TEXTS = (*FREE, "until", "relation", "link", "person", "id", "gm", "confirm", "faces")
"""Fields that nothing typed without their name goes into by likeness."""
NUMBER = ("modifier", "index")
"""Whole numbers that come after what they are added to."""
_PARTS = re.compile(r"[,、，/]")
BETWEEN = "、"
"""What is between several in a typed step, whatever the language; `_PARTS` reads it back."""


def read_value(kind: str, name: str, info: FieldInfo, text: str, scene: Scene, *, strict: bool = False) -> Any:
    """Read what was typed for a field.

    Args:
        strict: only a value that is known counts, not just any text.

    Raises:
        Refusal: nothing of the field's type can be made of it.
    """
    if text[:1] in ("{", "["):
        return _json(name, text, scene)
    if len(text) > 1 and text[0] == text[-1] == '"' and holds(info, str):
        return text[1:-1]  # verbatim, whatever it looks like
    bare = text[1:-1] if len(text) > 1 and (text[0], text[-1]) == ("「", "」") else text
    known = _fixed(literals(info), bare, scene) if holds(info, str) else None
    if known is not None:
        return known
    for part in parts_of(info.annotation):
        value = _read(kind, name, part, bare, scene, strict=strict)
        if value is not None:
            return value
    raise _invalid(kind, name, bare, scene)


def _json(name: str, text: str, scene: Scene) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        asked = Typed(scene.vocabulary.field(name).text(scene.words))
        message = phrase("「{name}」に書かれた値を読めません。", name=asked)
        way = phrase("かっこと引用符を確かめてください。")
        raise refuse("bad_json", "", message, way, overridable=False) from error


def _read(kind: str, name: str, part: Any, text: str, scene: Scene, *, strict: bool) -> Any:
    """Return a value of one type; None: the text is none."""
    origin = get_origin(part) or part
    if origin is Literal or (isinstance(origin, type) and issubclass(origin, Enum)):
        return _fixed(literals(FieldInfo(annotation=part)), text, scene)
    if origin is tuple:
        return _several(kind, name, part, text, scene, strict=strict)
    if origin is bool:
        return _yes_or_no(text.casefold(), scene)
    if origin is int:
        return whole_in(text)
    if origin is float:
        return _float(text)
    if origin is str:
        return _text(kind, name, text, scene, strict=strict)
    if isinstance(origin, type) and issubclass(origin, BaseModel) and not strict:
        return {_first_text(origin): text}
    if part is JsonValue and not strict:
        number = whole_in(text)
        return text if number is None else number
    return None


def _yes_or_no(text: str, scene: Scene) -> bool | None:
    return True if text in scene.vocabulary.yes else False if text in scene.vocabulary.no else None


def _float(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None


def _first_text(model: type[BaseModel]) -> str:
    return next((name for name, info in model.model_fields.items() if holds(info, str)), "text")


def _fixed(values: list[str], text: str, scene: Scene) -> str | None:
    if not text and "" in values:
        return ""
    score, found = best([scene.vocabulary.value(value) for value in values if value], text)
    return found[0].id if score == WHOLE or len(found) == 1 else None


def _several(kind: str, name: str, part: Any, text: str, scene: Scene, *, strict: bool) -> list[Any] | None:
    inner = next((a for a in get_args(part) if a is not Ellipsis), str)
    read = [
        next((v for p in parts_of(inner) if (v := _read(kind, name, p, piece, scene, strict=strict)) is not None), None)
        for piece in _PARTS.split(text)
        if piece
    ]
    return None if None in read or (strict and not read) else read


def _text(kind: str, name: str, text: str, scene: Scene, *, strict: bool) -> str | None:
    if name in FREE:
        return None if strict else text
    for known in _known(kind, name, scene):
        score, found = best(known, text)
        if score == WHOLE or len(found) == 1:
            return found[0].id
        if found and strict:
            return None
    person = name == "option" or scene.vocabulary.is_person(kind, name)
    return None if strict or (person and text and not _offered(kind, name, text, scene)) else text


def _offered(kind: str, name: str, text: str, scene: Scene) -> bool:
    return any(o.kind == kind and o.event.get(name) == text for o in scene.offers)


def _known(kind: str, name: str, scene: Scene) -> list[list[Name]]:
    """Candidates, the likeliest first: legal values, characters, rows, fixed words."""
    legal = [n for n in choices(kind, name, scene) if n.id]
    names = [
        Name(str(o.event[name]), scene.words.say(o.label), typed=True)
        for o in scene.offers
        if o.kind == kind and isinstance(o.event.get(name), str) and o.event[name]
    ]
    if scene.vocabulary.is_person(kind, name):
        return [list(scene.people), list(scene.others)]
    if name == "option":
        return [legal, list(scene.options)]
    words = [word for value, word in scene.vocabulary.values.items() if value]
    return [legal, names, [thing for thing in scene.things if thing.field == name], list(scene.things), words]


def _invalid(kind: str, name: str, text: str, scene: Scene) -> Refusal:
    names = [n.text(scene.words) for n in choices(kind, name, scene)]
    asked = Typed(scene.vocabulary.field(name).text(scene.words))
    message = phrase("「{name}」に「{text}」は使えません。", name=asked, text=Typed(text[:30]))
    way = phrase("候補は {names} です。", names=tuple(map(Typed, names[:LISTED]))) if names else None
    return refuse("bad_value", "", message, way or phrase("値を選び直してください。"), overridable=False)


def write_value(kind: str, name: str, value: Any, scene: Scene) -> str:
    """Write a value so that it is read back as it is."""
    if isinstance(value, bool):
        return "1" if value else "0"
    if isinstance(value, list | tuple) and value and all(isinstance(one, str) for one in value):
        return _listed(kind, name, value, scene)
    if isinstance(value, Mapping | list | tuple):
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    if not isinstance(value, str):
        return str(value)
    text = _name_of(kind, name, value, scene)
    if text is None:
        return f'"{value}"'
    return quoted(text)


def quoted(text: str) -> str:
    """Put a name into brackets that would not be read as one word, or as something else."""
    plain = "".join(text.split()) == text and not any(sign in text for sign in '="')
    return text if plain and text[:1] not in ("{", "[") else f"「{text}」"


def _listed(kind: str, name: str, values: Sequence[str], scene: Scene) -> str:
    """Write names one after the other where they are read back as they are, else as JSON."""
    text = BETWEEN.join(_name_of(kind, name, value, scene) or value for value in values)
    if "".join(text.split()) == text and "=" not in text:
        info = scene.types[kind].model_fields[name]
        try:
            if read_value(kind, name, info, text, scene) == list(values):
                return text
        except Refusal:
            pass  # it is written as JSON
    return json.dumps(list(values), ensure_ascii=False, separators=(",", ":"))


def _name_of(kind: str, name: str, value: str, scene: Scene) -> str | None:
    """Return the name by which a value is read back; None where it has none that is its own."""
    if name in literal_fields(kind, scene):
        return scene.vocabulary.value(value).text(scene.words) if value else ""
    for known in _known(kind, name, scene) if name not in FREE else ():
        for one in known:
            if one.id == value:
                text = one.text(scene.words)
                return text if _text(kind, name, text, scene, strict=False) == value else None
    return None


def literal_fields(kind: str, scene: Scene) -> list[str]:
    """Return the fields of a step that have fixed values."""
    return [name for name, info in scene.types[kind].model_fields.items() if literals(info)]
