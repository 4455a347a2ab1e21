"""Every caption of a room that is the name of a thing of the rules: a 卓 may call each of them otherwise.

They are found, not listed: the words that the room explains, the titles of its sheet's fields, the steps of building.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, get_args

from pydantic import BaseModel

from desktop import assets
from desktop.core.game import Label
from desktop.core.sheet import Sheet

_BRACKETS = re.compile(r"^[【≪《<]|[】≫》>]$")
"""Around names in sentences; without them a name is found in them, too."""
_NO_NAME = re.compile(r"[○〇□{}]|^[0-9dD]|^[A-Z]?[0-9]")
"""In words that are families (○○強化), templates or dice."""


def captions(
    system: str, sheet: type[BaseModel], steps: Mapping[str, str], known: Collection[str]
) -> tuple[Label, ...]:
    """List the captions of a room; abbreviations such as AP are followed within sentences, too.

    Args:
        steps: id and title.
        known: words that a 卓 may call otherwise already: labels, names of rows of lists.
    """
    frame = {info.title for info in Sheet.model_fields.values()}
    found: dict[str, Label] = {}
    titles = ((f"step_{step}", title) for step, title in steps.items())
    for identifier, title in (*_explained(system), *_fields(sheet), *titles):
        text = _BRACKETS.sub("", title)
        listed = text in known or text.rpartition(" ")[2] in known  # `STR 筋力` is a row with its code
        if not listed and text not in frame and text not in found and not _NO_NAME.search(text):
            found[text] = Label(id=identifier, text=text, spoken=text.isascii(), alone=not text.isascii())
    return tuple(found.values())


def _explained(system: str) -> Iterator[tuple[str, str]]:
    file = assets.path("systems", system, "glossary.ja.toml")
    rows = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    yield from ((f"term_{key}", str(row["word"])) for key, row in rows.items() if row.get("word"))


def _fields(sheet: type[BaseModel]) -> Iterator[tuple[str, str]]:
    for model in _models(sheet, {}):
        for name, info in model.model_fields.items():
            extra = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
            if info.title and not extra.get("hidden"):
                yield f"field_{model.__name__}_{name}", info.title


def _models(model: type[BaseModel], seen: dict[type[BaseModel], None]) -> Sequence[type[BaseModel]]:
    """List a model and those within it, each once."""
    if model not in seen:
        seen[model] = None
        for info in model.model_fields.values():
            for part in _parts(info.annotation):
                _models(part, seen)
    return tuple(seen)


def _parts(annotation: Any) -> Iterator[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for part in get_args(annotation):
        yield from _parts(part)
