"""The names under which steps of play, what they ask for, and fixed values are typed into the command line.

A name is found by kanji, kana, romaji or the identifier of the program, which is its English.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache

from desktop import assets
from desktop.core.rolls.asking import PERSON
from desktop.core.words import Words
from desktop.services.text.search import Query, fold, key, loose, romaji

WHOLE, BEGUN, HIT = 3, 2, 1
"""How well what was typed fits a name."""


@dataclass(frozen=True)
class Name:
    """Something that can be typed by name."""

    id: str
    label: str = ""
    reading: str = ""
    typed: bool = False
    """Typed by a person, the same in every language."""
    also: tuple[str, ...] = ()
    """What else it may be called: as its button is."""
    field: str = ""
    """Of a step: the field that is spoken of by this identifier, where a view says so."""
    drawn: bool = False
    """The identifier was drawn by chance, as those of sheets are: a number or a syllable in it means nothing."""

    def text(self, words: Words) -> str:
        """Return the name as it is shown."""
        if self.typed:
            return self.label
        return self.label if words.language == "ja" and self.label else self.id.replace("_", " ")

    def fits(self, text: str) -> int:
        """Tell how well a text fits: not at all is 0."""
        if self.drawn and text == self.id:
            return WHOLE
        return _fits(self.label, (self.reading, *self.also), "" if self.drawn else self.id, text)


@lru_cache(8192)
def _fits(label: str, readings: tuple[str, ...], identifier: str, text: str) -> int:
    """Compare once: at one key the same name is in the lists of several steps, and the last key asked it too."""
    wanted, query = _typed(text)
    if not wanted:
        return 0
    own, line = _spelled(label, readings, identifier)
    for form in wanted:
        if form in own:
            return WHOLE
    for part in own:
        if part.startswith(wanted):
            return BEGUN
    return HIT if query.hits(line) else 0


@lru_cache(4096)
def _spelled(label: str, readings: tuple[str, ...], identifier: str) -> tuple[tuple[str, ...], str]:
    """Spell a name in every way it may be typed, and as the line in which words are looked for.

    A line is read again at every key, against some hundred names that stay as they are.
    """
    own = [fold(part) for part in (label, *readings, identifier, identifier.replace("_", "")) if part]
    own += [romaji(part) for part in own if not part.isascii()]
    return tuple(own), key(label, " ".join(readings), identifier.replace("_", " "))


@lru_cache(64)
def _typed(text: str) -> tuple[tuple[str, ...], Query]:
    """Read what was typed once for all the names that it may mean: how they may begin; empty where it says nothing."""
    wanted = fold(text)
    return tuple(form for form in (wanted, loose(wanted)) if wanted and form), Query(text)


def person(identifier: str, name: str, reading: str) -> Name:
    """Return a character's name and reading; the sheet's identifier is written by the program alone."""
    return Name(identifier, name, reading, typed=True, drawn=True)


def best(names: Sequence[Name], text: str) -> tuple[int, list[Name]]:
    """Return those that fit best, and how well; of names that sound alike the one that is written so."""
    scored = [(name.fits(text), name) for name in names]
    top = max((score for score, _ in scored), default=0)
    found = [name for score, name in scored if score == top and top]
    same = [name for name in found if name.label == text] if len(found) > 1 else []
    return top, same if len(same) == 1 else found


@dataclass(frozen=True)
class StepWords:
    """The vocabulary of one system."""

    steps: Mapping[str, Name] = field(default_factory=dict)
    fields: Mapping[str, Name] = field(default_factory=dict)
    values: Mapping[str, Name] = field(default_factory=dict)
    kinds: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """How else kinds of check are typed, by id: their readings."""
    yes: tuple[str, ...] = ("1",)
    no: tuple[str, ...] = ("0",)
    people: frozenset[str] = PERSON
    """Fields that hold a character: `target`, or `announce.target` for one step alone."""

    def step(self, kind: str) -> Name:
        """Name a step; one without a name of its own goes by its identifier."""
        return self.steps.get(kind, Name(kind))

    def field(self, name: str) -> Name:
        """Name what a step asks for."""
        return self.fields.get(name, Name(name))

    def value(self, value: str) -> Name:
        """Name one of a fixed set of values."""
        return self.values.get(value, Name(value))

    def is_person(self, kind: str, name: str) -> bool:
        """Tell whether a field of a step holds a character."""
        return f"{kind}.{name}" in self.people or (name in self.people and f"-{kind}.{name}" not in self.people)


def _name(identifier: str, label: str = "", reading: str = "", *also: str) -> Name:
    return Name(identifier, label, reading, also=also)


@cache
def step_words(system: str) -> StepWords:
    """Read the vocabulary of a system: the shared words, and its own, which win."""
    rows: dict[str, dict[str, Name]] = {"steps": {}, "fields": {}, "values": {}}
    people, answers = set(PERSON), {"yes": ("1",), "no": ("0",)}
    kinds: dict[str, tuple[str, ...]] = {}
    for parts in (("steps.toml",), ("systems", system, "steps.toml")):
        if not assets.path(*parts).is_file():
            continue
        table = tomllib.loads(assets.text(*parts))
        people |= set(table.get("people", ()))
        kinds |= {name: tuple(readings) for name, readings in table.get("kinds", {}).items()}
        answers |= {name: tuple(table[name]) for name in answers if name in table}
        for part, named in rows.items():
            named |= {name: _name(name, *texts) for name, texts in table.get(part, {}).items()}
    return StepWords(rows["steps"], rows["fields"], rows["values"], kinds, **answers, people=frozenset(people))
