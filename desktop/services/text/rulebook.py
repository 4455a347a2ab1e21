"""One line per rule: rule id → what the rule says, in our own words."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, cached_property

from desktop import assets
from desktop.core.words import Words
from desktop.services.text import search
from desktop.services.text.catalogue import system_ids

_OF_THE_PROGRAM = {"APP", "GMV", "ODD", "ODDS", "PHY", "SET", "TAB", "TBL"}
_READINGS = {"AMB"}


class Origin(StrEnum):
    """Who says so."""

    BOOK = "book"
    READING = "reading"
    """How the program reads what the book leaves open."""
    PROGRAM = "program"
    """What the program does; the book knows nothing of it."""


@dataclass(frozen=True)
class RuleLine:
    """One rule or decision."""

    id: str
    """E.g. `EN-CHK-05`."""
    system: str
    heading: str
    says: str
    key: str = ""
    """What search looks at."""

    @property
    def chapter(self) -> str:
        """Id of its chapter: what its id begins with."""
        return "-".join(self.id.split("-")[:2])

    @property
    def origin(self) -> Origin:
        """Tell by the family in the id, e.g. `TAB` in `EN-TAB-13`, whether the book says this."""
        family = self.id.split("-")[1] if "-" in self.id else ""
        if family in _OF_THE_PROGRAM:
            return Origin.PROGRAM
        return Origin.READING if family in _READINGS else Origin.BOOK


class Rulebook:
    """The rule lines of every system in one language; a line not yet in English stays Japanese."""

    def __init__(self, language: str = "ja", words: Words | None = None) -> None:
        """Know them.

        Args:
            words: of the campaign that is open, which may call things otherwise; what it calls them is in every line.
        """
        self._language, self._words = language, words

    @property
    def language(self) -> str:
        """The language it speaks."""
        return self._language

    @cached_property
    def _lines(self) -> dict[str, RuleLine]:
        lines: dict[str, RuleLine] = {}
        for system in system_ids():
            lines |= _read(system, "ja")
            if self._language != "ja":
                lines |= _read(system, self._language)
        return lines

    @cached_property
    def _japanese(self) -> dict[str, RuleLine]:
        """What the lines translate; there the word for a thing is one word."""
        return {rule: line for system in system_ids() for rule, line in _read(system, "ja").items()}

    def line(self, rule: str) -> RuleLine | None:
        """Return a rule's line; None for an unknown id."""
        found = self._lines.get(rule)
        return None if found is None else self._as_called(found)

    def _as_called(self, line: RuleLine) -> RuleLine:
        if self._words is None or not self._words.calls:
            return line
        book = self._japanese.get(line.id, line)
        heading = self._words.renamed(line.heading, book.heading)
        says = self._words.renamed(line.says, book.says)
        key = line.key if says == line.says and heading == line.heading else search.key(line.key, heading, says)
        return RuleLine(line.id, line.system, heading, says, key)

    def lines(self, system: str = "") -> tuple[RuleLine, ...]:
        """List the lines of one system, or all, by id; what the program does comes after what the book says."""
        found = (self._as_called(line) for line in self._lines.values() if system in ("", line.system))
        return tuple(sorted(found, key=lambda line: (line.origin is Origin.PROGRAM, line.id)))

    def chapters(self, system: str) -> dict[str, str]:
        """Return the chapters of a system by id, in the order of reading, with their titles."""
        titles = _chapters(system)
        own = [line.chapter for line in self._lines.values() if line.system == system]
        english = self._language != "ja"
        named = {chapter: titles[chapter][english] for chapter in titles if chapter in own}
        return named | {chapter: chapter for chapter in own if chapter not in named}

    def search(self, text: str, system: str = "", limit: int = 50) -> tuple[RuleLine, ...]:
        """Find lines by id, heading or words; those whose heading or id matches come first."""
        query = search.Query(text)
        found = [line for line in self.lines(system) if query.hits(line.key)]
        return tuple(sorted(found, key=lambda line: not query.hits(search.key(line.id, line.heading)))[:limit])


@cache
def _read(system: str, language: str) -> Mapping[str, RuleLine]:
    """Read the lines that come with a system once: every campaign and every set of cards has a rulebook of its own."""
    file = assets.path("systems", system, f"rules.{language}.toml")
    if not file.is_file():
        return {}
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    return {rule: _line(rule, system, row) for rule, row in table.items() if isinstance(row, dict)}


@cache
def _chapters(system: str) -> Mapping[str, tuple[str, str]]:
    """Read the Japanese and the English title of each chapter; a system may do without."""
    file = assets.path("systems", system, "chapters.toml")
    if not file.is_file():
        return {}
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    return {chapter: (str(row[0]), str(row[1])) for chapter, row in table.items()}


def _line(rule: str, system: str, row: dict[str, str]) -> RuleLine:
    heading, says = str(row.get("heading", "")), str(row.get("says", ""))
    return RuleLine(rule, system, heading, says, search.key(rule, heading, says))
