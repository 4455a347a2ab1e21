"""Explains each word on the screen in one sentence, so that a sheet can be read without the book.

The words of a rule system are in `resources/systems/<id>/glossary.<language>.toml`, those of the program in
`resources/glossary.<language>.toml`. A word with `without = { switch = sentence }` has that sentence where the campaign
has that switch off, or is left out if the sentence is empty. Renamed words (`Game.label`) are explained under their new
names; rows of a campaign's own definition are explained by their hints.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from desktop import assets
from desktop.core.called import Naming
from desktop.core.game import AnyGame
from desktop.core.value import Value
from desktop.core.words import PLACES, Typed, Words
from desktop.services.text.catalogue import Catalogue
from desktop.services.text.language import words as words_of

MOST = 4
"""Words that are explained for one text, at most."""
_NAMED = re.compile(r"\{(\w+)\}")
_SHORTEST = 2
"""Characters that a word must have to be found inside a sentence; shorter ones stand alone."""
_LATIN = re.compile(r"[A-Za-z0-9]")
_MNEMONIC = re.compile(r"\(&.\)|[&…]")
_BOOK = "book"
"""Where a row in another language keeps the Japanese one."""
_HINTS = ("hint", "text")
"""Fields of a definition's rows that say what the row is."""


class Term(Value):
    """One word and what it means."""

    word: str
    says: str
    also: tuple[str, ...] = ()
    """Other writings of it on the screen."""

    @property
    def line(self) -> str:
        """Return both, as they are shown."""
        return f"{self.word}：{self.says}" if not self.word.isascii() else f"{self.word}: {self.says}"


class Glossary:
    """The words of one campaign in one language."""

    def __init__(self, terms: tuple[Term, ...] = ()) -> None:
        self.terms = terms
        self._known: dict[str, Term] = {}
        for term in terms:
            self._known.setdefault(term.word, term)
        for term in terms:
            for text in term.also:
                self._known.setdefault(text, term)
        self._inside = _pattern(self._known)
        self._families = tuple(_families(terms))

    def find(self, text: str) -> Term | None:
        """Return the term that a label is, however the screen dresses it: `財産点：`, `《交渉》 0→1`, `<移動>`."""
        bare = plain(text)
        found = self._known.get(text.strip()) or self._known.get(bare) or self._known.get(_stem(bare))
        return found or self._family(bare)

    def within(self, text: str, most: int = MOST) -> tuple[Term, ...]:
        """Return the terms that a text names, in its order; a label that is one gives that one first."""
        whole = self.find(text)
        if whole is not None:
            return (whole,)
        found = {term.word: term for match in self._inside.finditer(text) if (term := self._known.get(match[0]))}
        return tuple(found.values())[:most]

    def _family(self, word: str) -> Term | None:
        """Return the term of a word with a name filled in: ○○強化3 for 斬撃強化3."""
        for before, after, term in self._families:
            if len(word) > len(before) + len(after) and word.startswith(before) and word.endswith(after):
                return term
        return None


@cache
def _number_behind() -> re.Pattern[str]:
    """Compile lazily, because Japanese character classes take long; so with brackets."""
    return re.compile(r"[\s　]+[−+±＋]?[\d０-９→/−+()（）]+(個|枚|点|回)?$")


@cache
def _bracketed() -> re.Pattern[str]:
    return re.compile(r"[《<≪【\u300c](.+)[》>≫】\u300d](?:[\s　].*)?")


def plain(text: str) -> str:
    """Take away what a label has besides its word: brackets, marks, numbers behind it.

    >>> plain("財産点："), plain("《交渉》 0→1"), plain("△ HP"), plain("<移動>"), plain("技能なし 2個")
    ('財産点', '交渉', 'HP', '移動', '技能なし')
    """
    text = _MNEMONIC.sub("", text.split("\n")[0]).strip(" 　：:△✓・/")
    text = _number_behind().sub("", text)
    bracketed = _bracketed().fullmatch(text)
    return (bracketed[1] if bracketed else text).strip()


def _stem(text: str) -> str:
    """Return what is before a colon or a wide blank: 命運　0, 制限:メジャー3 → 制限."""
    return re.split(r"[　:：]", text, maxsplit=1)[0].strip()


def glossary(system: str, language: str, game: AnyGame | None = None) -> Glossary:
    """Return the words of a system in a language, as a campaign calls them."""
    say = words_of(language, system).apart()
    if game is not None:
        say.call(_naming(system, game))
    rows = (*_entries(assets.path("systems", system), language, say), *_entries(assets.path(), language, say))
    return Glossary((*filter(None, (_term(row, game, say) for row in rows)), *_of_definition(game, say)))


class OpenGlossary:
    """The words of a campaign that is open; made again only when its rules have changed."""

    def __init__(self, system: str, language: str, game: Callable[[], AnyGame]) -> None:
        self._system, self._language, self._game = system, language, game
        self._made: tuple[AnyGame, Glossary] | None = None

    def __call__(self) -> Glossary:
        """Return them as the campaign plays now."""
        game = self._game()
        if self._made is None or self._made[0] is not game:
            self._made = (game, glossary(self._system, self._language, game))
        return self._made[1]


def _naming(system: str, game: AnyGame) -> Naming:
    return Catalogue().system(system).naming(game) if system in Catalogue() else Naming()


def _term(row: Mapping[str, Any], game: AnyGame | None, say: Words) -> Term | None:
    """Make one term; a word that a campaign may rename has its name, and so have those in its sentence."""
    names = dict(game.words) if game is not None else {}
    if game is not None:
        names |= {row.id: row.name for row in _spoken_rows(game)}
        names |= {key: Typed(text) for key, text in game.definition.labels.items() if text}
    label, says = str(row.get("label", "")), _explanation(row, game)
    if not says:
        return None
    word = str(row.get("word") or say.say(names.get(label, "")))
    if not word:
        return None
    own = (say.apart().say(_book(game, label)),) if game is not None and _book(game, label) else ()
    says = _NAMED.sub(lambda place: say.say(names.get(place[1], place[0])), says)
    also = (*own, *(say.renamed(str(other)) for other in row.get("also", ())))
    book = row.get(_BOOK, row)
    sentence = say.renamed(says, _explanation(book, game))
    return Term(word=say.renamed(word, str(book.get("word") or "")), says=sentence, also=also)


def _spoken_rows(game: AnyGame) -> Iterator[Any]:
    """Yield the rows whose names are words of the rules."""
    for spec in game.specs.values():
        yield from game.rows(spec.id) if spec.spoken else ()


def _book(game: AnyGame, label: str) -> str:
    """Return the book's word for a label or a row of the rules; empty where there is none."""
    rows = (row for spec in game.specs.values() if spec.spoken for row in spec.base)
    return game.words.get(label) or next(
        (str(getattr(row, "name", "")) for row in rows if getattr(row, "id", "") == label), ""
    )


def _explanation(row: Mapping[str, Any], game: AnyGame | None) -> str:
    """Return a row's sentence: another one, or none, where the campaign switches a rule off (`without`)."""
    off = set(game.off) if game is not None else set()
    return next((str(says) for part, says in row.get("without", {}).items() if part in off), str(row["says"]))


def _of_definition(game: AnyGame | None, say: Words) -> Iterator[Term]:
    """Yield what the lists of a campaign's definition explain themselves."""
    for spec in game.specs.values() if game is not None else ():
        hints = [name for name in _HINTS if name in spec.row_type.model_fields]
        for row in game.rows(spec.id) if game is not None and hints else ():
            text = say.say(getattr(row, hints[0]))
            name = getattr(row, "name", "")
            if text and name:
                yield Term(word=say.say(name), says=text, also=(name,))


def _entries(folder: Path, language: str, say: Words) -> Iterator[Mapping[str, Any]]:
    """Yield the rows of a folder; in another language with whatever its catalogue calls the Japanese words, too."""
    japanese = _read(folder / "glossary.ja.toml")
    own = japanese if language == "ja" else _read(folder / f"glossary.{language}.toml") or japanese
    for key, row in own.items():
        if own is japanese or key not in japanese:
            yield row
            continue
        written = (japanese[key].get("word", ""), *japanese[key].get("also", ()))
        texts = tuple(text for text in map(say.say, written) if text not in written)
        yield {**row, _BOOK: japanese[key], "also": (*row.get("also", ()), *texts)}


@cache
def _read(file: Path) -> Mapping[str, Mapping[str, Any]]:
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def _families(terms: tuple[Term, ...]) -> Iterator[tuple[str, str, Term]]:
    """Yield what is before and after the one place of words such as ○○強化, the longest first."""
    for term in sorted(terms, key=lambda t: len(t.word), reverse=True):
        for place in PLACES:
            if term.word.count(place) == 1 and term.word != place:
                before, after = term.word.split(place)
                yield before, after, term


def _pattern(known: Mapping[str, Term]) -> re.Pattern[str]:
    """Match any word inside a sentence, the longest first; words of Latin letters only as whole words."""
    words = sorted((word for word in known if len(word) >= _SHORTEST), key=len, reverse=True)
    return re.compile("|".join(_whole(word) for word in words) or r"(?!)")


def _whole(word: str) -> str:
    before = r"(?<![A-Za-z0-9])" if _LATIN.match(word[0]) else ""
    after = r"(?![A-Za-z0-9])" if _LATIN.match(word[-1]) else ""
    return f"{before}{re.escape(word)}{after}"
