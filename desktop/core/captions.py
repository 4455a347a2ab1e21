"""Every caption of a rule system that is the name of a thing of the rules: a campaign may call each of them otherwise.

They are found, not listed: the terms of the rule system, the titles of its sheet's fields, the steps of building.
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

FRAME = {
    "name": "名前",
    "reading": "ふりがな",
    "player": "プレイヤー",
    "pc": "PC",
    "npc": "NPC",
    "colour": "色",
    "portrait": "肖像",
    "memo": "メモ",
    "growth": "成長",
    "battle": "戦闘",
    "session": "セッション",
    "scenario": "シナリオ",
    "people": "参加者",
    "profile": "プロフィール",
}
"""What the program's own frame calls things of a game, around the sheets of every rule system."""
_KINDS = ("term_", "field_", "step_", "frame_")
_EVERYDAY = ("名前",)
"""Everyday words of the frame: a renamed 名前 must not change "file name"."""
_SHORTEST = 2
"""Least length of a word that is looked for within sentences; longer where no term explains it."""
_SHORTEST_FIELD = 4


def captions(
    system: str, sheet: type[BaseModel], steps: Mapping[str, str], known: Collection[str]
) -> tuple[Label, ...]:
    """List the captions of a rule system, then those of the frame around it.

    Words of Latin letters such as AP are followed wherever they stand, nouns that the rule system explains also within
    sentences, the rest as a caption of its own.

    Args:
        steps: id and title.
        known: words that a campaign may call otherwise already: labels, names of rows of lists.
    """
    terms, english = _glossary(system, "ja"), _glossary(system, "en")
    found: dict[str, Label] = {}
    # compiled when captions are first listed: signs of Japanese take long
    brackets = re.compile(r"^[【≪《<]|[】≫》>]$")  # without them a name is found in sentences, too
    no_name = re.compile(r"[○〇□{}]|^[0-9dD]|^[A-Z]?[0-9]")  # families of words (○○強化), templates, dice
    rows = [(f"term_{key}", str(row["word"])) for key, row in terms.items() if row.get("word")]
    titles = [(f"step_{step}", title) for step, title in steps.items()]
    frame = [(f"frame_{key}", text) for key, text in FRAME.items()]
    own = {info.title for info in Sheet.model_fields.values()} - set(FRAME.values())
    for identifier, title in (*rows, *_fields(sheet), *titles, *frame):
        text = brackets.sub("", title)
        listed = text in known or text.rpartition(" ")[2] in known  # `STR 筋力` is a row with its code
        kind, _, key = identifier.partition("_")
        framed = text in FRAME.values() and kind in ("field", "step")
        if listed or framed or text in own or text in found or no_name.search(text):
            continue
        row = terms.get(key, {}) if kind == "term" else {}
        form = str(english.get(key, {}).get("word", "")) if kind == "term" else ""
        found[text] = Label(
            id=identifier,
            text=text,
            spoken=text.isascii() or bool(row.get("noun")),
            alone=not text.isascii() and not row.get("noun"),
            inside=_is_noun(text, kind) and not row.get("everyday") and not row.get("noun"),
            forms=(form,) if form else (),
            other=tuple(row.get("except", ())),
        )
    return tuple(found.values())


def is_caption(label: str) -> bool:
    """Tell by its id whether a word is of these, and none that a rule system lists itself."""
    return label.startswith(_KINDS)


def _is_noun(text: str, kind: str) -> bool:
    """Tell whether a word is followed within sentences."""
    shortest = _SHORTEST_FIELD if kind in ("field", "step") else _SHORTEST
    long = len(text) >= shortest and text not in _EVERYDAY
    # words that end in hiragana are verbs as well (身につけている): ambiguous within sentences
    return long and not text.isascii() and not re.compile(r"^[ぁ-ゖ]|[ぁ-ゖ]$").search(text)


def _glossary(system: str, language: str) -> Mapping[str, Mapping[str, Any]]:
    file = assets.path("systems", system, f"glossary.{language}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


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
            for part in models_in(info.annotation):
                _models(part, seen)
    return tuple(seen)


def models_in(annotation: Any) -> Iterator[type[BaseModel]]:
    """Yield the models that the type of a field speaks of."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for part in get_args(annotation):
        yield from models_in(part)
