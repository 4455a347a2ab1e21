"""Looks for every value of a sheet on its pages: the model is walked, not a written list."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any
from unicodedata import normalize

from pydantic import BaseModel

from desktop.core.custom.values import Track
from desktop.core.game import AnyGame
from desktop.core.paper import How
from desktop.core.rolls.outcome import Explained
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.words import Words
from desktop.models.sheet.schema import FieldSchema, field_schema
from desktop.views.paper.sheet.marks import Glyphs, PageDrawing
from desktop.views.paper.text.kinsoku import clean

BEGINNING = 5
"""Signs of a word by which a shorter form of it is known: クリンナップ for クリンナップ・プロセス."""
BY_ID = ("own", "scores", "abilities", "skills")
"""Values by the id of a row of the campaign: forms make an input for each, so that the field itself is hidden."""
Leaf = tuple[str, Any, FieldSchema | None]


def plain(text: str) -> str:
    """Return a text without what paper leaves out and what a line end may add."""
    return "".join(normalize("NFKC", clean(text)).replace("-", "−").split())


def leaves(model: BaseModel, prefix: str = "") -> Iterator[Leaf]:
    """Yield every value of a model by its dotted path, rows opened; fields that no form shows are left out."""
    for name in type(model).model_fields:
        schema = field_schema(type(model), name)
        if schema.hidden and name not in BY_ID:
            continue
        yield from _of(getattr(model, name), prefix + name, schema)


def _of(value: Any, path: str, schema: FieldSchema | None) -> Iterator[Leaf]:
    if isinstance(value, BaseModel) and not isinstance(value, Explained | Track):
        yield from leaves(value, f"{path}.")
    elif isinstance(value, Mapping):
        for key, one in value.items():
            yield from _of(one, f"{path}.{key}", None)
    elif isinstance(value, tuple):
        for number, one in enumerate(value):
            yield from _of(one, f"{path}.{number}", schema if not isinstance(one, BaseModel) else None)
    else:
        yield path, value, schema


class Pages:
    """The text of pages, by places of values and as running text."""

    def __init__(self, pages: Sequence[PageDrawing], words: Words, text: str | None = None) -> None:
        """Look at them.

        Args:
            text: what a PDF of them says; None: what was drawn.
        """
        self._words = words
        self.text = plain(text if text is not None else " ".join(line for page in pages for line in page.texts()))
        self.lines = {plain(line) for page in pages for line in page.texts()}
        self.written: dict[str, list[str]] = {}
        self.marked: dict[str, dict[tuple[str, int, str], bool]] = {}
        for page in pages:
            for entry in page.entries:
                field = entry.field
                if field.how is How.WRITTEN:
                    marks = [mark for first, last in entry.spans for mark in page.marks[first:last]]
                    sentence = "".join(mark.text for mark in marks if isinstance(mark, Glyphs))
                    self.written.setdefault(field.path, []).append(plain(sentence))
                else:
                    key = (field.how.value, field.nth, field.option)
                    self.marked.setdefault(field.path, {})[key] = entry.on

    def contains(self, path: str, value: Any, schema: FieldSchema | None, game: AnyGame) -> bool:
        """Return whether a value is printed in its place, or, without a place of its own, anywhere.

        An id of a list of the campaign is printed as the name of its row, a choice as its word or the beginning of it.
        """
        if isinstance(value, bool):
            return self._yes(path, value)
        if value is None or value == "":
            return True
        if schema is not None and schema.listed in game.specs and not schema.free:
            return self._row(path, str(value), schema.listed, game)
        choices = dict(schema.choices) if schema is not None and not schema.free else {}
        if value in choices:
            return self._choice(path, value, choices[value])
        if isinstance(value, int):
            return self._number(path, value)
        return self._text(path, str(value))

    def has_place(self, path: str) -> bool:
        """Return whether a value has a place of its own."""
        return path in self.written or path in self.marked

    def _yes(self, path: str, value: bool) -> bool:
        marks = self.marked.get(path)
        if marks is None:
            return not value  # where a no is left out, and a yes would be in words, which the caller knows
        if any(how == How.ONE_OF for how, _, _ in marks):
            return marks.get((How.ONE_OF.value, 0, str(value).lower()), False)
        return marks.get((How.TICKED.value, 0, ""), None) is value

    def _choice(self, path: str, value: Any, label: str) -> bool:
        marks = self.marked.get(path)
        if marks is not None:
            return bool(marks.get((How.ONE_OF.value, 0, str(value))))
        text = plain(self._words.say(label))[:BEGINNING]
        written = self.written.get(path)
        return not text or (any(one.startswith(text) for one in written) if written else text in self.text)

    def _row(self, path: str, value: str, listed: str, game: AnyGame) -> bool:
        if any(on for (how, _, _), on in self.marked.get(path.rpartition(".")[0], {}).items() if how == How.PRESENT):
            return True
        found = next((row for row in game.rows(listed) if getattr(row, "id", None) == value), None)
        names = [getattr(found, key, "") for key in ("name", "shown", "code")] if found is not None else [value]
        return any(plain(self._words.say(name)) in self.text for name in names if name)

    def _number(self, path: str, value: int) -> bool:
        shapes = {plain(str(value)), plain(f"{value:+d}")}
        if path in self.written:
            return any(_within(shape, self.written[path]) for shape in shapes)
        marks = self.marked.get(path, {})
        counted = [on for (how, _, _), on in marks.items() if how == How.COUNTED]
        if counted:
            return sum(counted) == min(value, len(counted))
        return any(self.has(shape) for shape in shapes)

    def has(self, number: str) -> bool:
        """Return whether a number is printed by itself, not as a part of a longer one."""
        return _within(number, self.lines)

    def _text(self, path: str, value: str) -> bool:
        lines = [plain(line) for line in value.splitlines()]
        return all(piece in self.text for line in lines for piece in _pieces(line))


def _within(number: str, lines: Iterable[str]) -> bool:
    wanted = re.compile(rf"(?<![0-9]){re.escape(number)}(?![0-9])")
    return any(wanted.search(line) for line in lines)


def _pieces(line: str, long: int = 24) -> Iterator[str]:
    """Split a long line where it continues on another page, around the footer."""
    if len(line) <= long:
        yield line
        return
    yield from (line[at : at + 8] for at in range(0, len(line) - 8, 8))


def full(system: AnySystem, game: AnyGame, seed: int = 1, rows: int = 2) -> Sheet:
    """Return a sheet on which every field has a unique value, and every list has rows."""
    counter = iter(range(101, 10_000))
    rng = Random(seed)
    start = system.randomise(game, rng)

    def made(kind: type[BaseModel], base: BaseModel | None, top: bool = False) -> BaseModel:
        given: dict[str, Any] = {}
        for name in kind.model_fields:
            schema = field_schema(kind, name)
            if schema.hidden or name in ("colour", "portrait"):
                continue
            value = of(schema, getattr(base, name, None), kind)
            if value is not None:
                given[name] = value
        return kind.model_validate({**(base.model_dump() if base is not None else {}), **given})

    def of(schema: FieldSchema, held: Any, kind: type[BaseModel]) -> Any:
        if schema.kind is dict:
            return held
        if schema.row_type is not None:
            kept = tuple(held or ())[:rows]
            return tuple(made(schema.row_type, kept[n] if n < len(kept) else None) for n in range(rows))
        if schema.kind is tuple:
            return tuple(f"値{next(counter)}" for _ in range(rows))
        if schema.kind is bool:
            return rng.random() < 0.5
        if schema.listed and not schema.free and schema.listed in game.specs:
            return str(getattr(rng.choice(list(game.rows(schema.listed))), "id", ""))
        if schema.choices and not schema.free:
            return rng.choice([value for value, _ in schema.choices])
        if schema.kind is int:
            low, high = schema.minimum or 0, 99 if schema.maximum is None else schema.maximum
            number = next(counter)
            return number if number <= high else rng.randint(max(low, 1 if high else 0), high)
        if schema.kind is str:
            return f"値{next(counter)}"
        return made(schema.kind, held)

    return made(type(start), start, top=True)  # type: ignore[return-value]
