"""A catalogue of words in which things of the rules have other names.

Japanese is followed word by word. An English sentence is followed where the Japanese one that it translates speaks of
the thing: “check” is a check in place of 判定, and stays a verb elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

_SCRIPTS = (r"\u3041-\u3096", r"\u30a1-\u30fa\u30fc", r"\u3005\u4e00-\u9fff", "A-Za-z0-9")
"""Words of Japanese end where another script begins, most of all nouns."""
_OPENING, _CLOSING = r"^[\s（(\[【≪《<「“\0]*", r"[\s：:…）)\]】≫》>」”\0]*$"
DRESS = f"{_OPENING}|{_CLOSING}"
"""What a caption has around its word."""
_NO_PLURAL = ("ss", "us", "is")


class Naming(NamedTuple):
    """What a campaign calls things of the rules."""

    spoken: Mapping[str, str] = {}
    """The Japanese word as it is in sentences, and its name; wherever a sentence or a caption has it."""
    alone: Mapping[str, str] = {}
    """The same for words that are followed where they stand by themselves."""
    inside: Collection[str] = ()
    """Those of `alone` that are followed within sentences, too, as words of their own."""
    forms: Mapping[str, tuple[str, ...]] = {}
    """What the English text calls them beside the word of its catalogue."""
    other: Collection[str] = ()
    """Texts that hold one of the words and mean something else."""


class Called(Mapping[str, str]):
    """A catalogue in which things have other names."""

    def __init__(self, plain: Mapping[str, str], naming: Naming, kept: Iterable[str]) -> None:
        self.plain, self.naming = plain, naming
        own = {word: word for word in (*kept, *naming.other)}
        self._kept = {**own, **{plain.get(word, word): word for word in own}}
        self.spoken = {word: name for word, name in naming.spoken.items() if name}
        self.alone = {word: name for word, name in naming.alone.items() if name and word not in self.spoken}
        self._forms = {word: self._english(word) for word in (*self.spoken, *self.alone)}
        every = {**self.alone, **self.spoken}
        texts = {form: name for word, name in every.items() for form in self._forms[word][:1]}
        self.captions: dict[str, str] = {**every, **texts}
        self._words = {word.casefold(): word for word in every}
        self._names = {word.casefold(): name for word, name in self.captions.items()}
        self._any, self._any_japanese = _any(self._names), _any(self._words)
        # a name that contains the word it replaces is applied once: a text with the name stays unchanged
        self._holding = {name for name in every.values() if name.casefold() not in self._names and self._holds(name)}
        self._done: dict[tuple[str, str], str] = {}
        self._patterns: dict[frozenset[str], re.Pattern[str]] = {}

    def renamed(self, text: str) -> str:
        """Return a finished text with every word replaced by its name here."""
        done = self._done.get((text, text))
        if done is None:
            done = self._done[text, text] = self._by_name(text)
        return done

    def translation(self, source: str, text: str) -> str:
        """Return a translation by the names of here.

        Args:
            source: the Japanese that it translates, by the book's words.
        """
        if source == text:
            return self.renamed(text)
        done = self._done.get((source, text))
        if done is None:
            done = self._done[source, text] = self._translated(source, text)
        return done

    def get(self, key: str, default: Any = None) -> Any:
        """Return a template or a word by the names of this campaign."""
        found = self.plain.get(key, default)
        if found is None:
            own = self.renamed(key)
            return None if own == key else own
        return self.translation(key, found)

    def __getitem__(self, key: str) -> str:
        return self.translation(key, self.plain[key])

    def __iter__(self) -> Iterator[str]:
        return iter(self.plain)

    def __len__(self) -> int:
        return len(self.plain)

    def _by_name(self, text: str) -> str:
        if self._any.search(text.casefold()) is None:
            return text
        return self._either.sub(lambda word: self._names.get(word[0].casefold(), word[0]), text)

    def _translated(self, source: str, text: str) -> str:
        for inside, bare in ((source, text), (re.sub(DRESS, "", source), re.sub(DRESS, "", text))):
            name = self._names.get(inside.casefold())
            if name is not None and bare:
                return text.replace(bare, name, 1)
        if self._any_japanese.search(source.casefold()) is None:
            return text
        found = (self._words.get(word[0].casefold()) for word in self._japanese.finditer(source))
        present = frozenset(word for word in found if word is not None)
        if not present:
            return text
        first = sorted(present, key=len, reverse=True)
        return self._pattern(present).sub(lambda word: self._in_english(word, first), text)

    @cached_property
    def _japanese(self) -> re.Pattern[str]:
        return self._alternatives({word: self._shape(word) for word in (*self.alone, *self.spoken)})

    @cached_property
    def _either(self) -> re.Pattern[str]:
        anywhere = {form: whole(form) for word in self.spoken for form in self._forms[word][:1]}
        by_itself = {form: _alone(form) for word in self.alone for form in self._forms[word][:1]}
        own_shapes = {word: self._shape(word) for word in (*self.alone, *self.spoken)}
        return self._alternatives({**by_itself, **anywhere, **own_shapes}, by_sign=True)

    def _pattern(self, present: frozenset[str]) -> re.Pattern[str]:
        if present not in self._patterns:
            shapes = {form: _english_shape(form) for word in present for form in self._forms[word]}
            self._patterns[present] = self._alternatives(shapes)
        return self._patterns[present]

    def _in_english(self, found: re.Match[str], present: Sequence[str]) -> str:
        """Say a name in place of an English word: article, plural and capital as the word had them.

        Args:
            present: the Japanese words that the sentence speaks of; two things may share an English word.
        """
        parts = _ARTICLE.fullmatch(found[0])
        assert parts is not None  # it fits any text
        article, word = parts.groups()
        name = self._name_of(word, present)
        if name is None:
            return found[0]
        if name[:1].isascii() and name[:1].islower() and word[0].isupper():
            name = name[0].upper() + name[1:]
        if article and name[:1].isascii():
            article = article[0] + ("n " if name[0].lower() in "aeiou" else " ")
        return (article or "") + name

    def _name_of(self, word: str, present: Sequence[str]) -> str | None:
        if word in self._kept or word in self._holding:
            return None
        for own in present:
            for form in self._forms[own]:
                plural = _plural(form, word)
                if plural is not None:
                    name = self._names[own.casefold()]
                    ends = plural and name[-1:].isascii() and name[-1:].isalpha() and name[-1:] not in "sS"
                    return f"{name}s" if ends else name
        return None

    def _english(self, word: str) -> tuple[str, ...]:
        """List what the English text calls a word, the word of the catalogue first; nothing in Japanese."""
        found = self.plain.get(word)
        forms = () if found is None and not self.plain else (found or "", *self.naming.forms.get(word, ()))
        if word.isascii():
            forms = (*forms, word)
        return tuple(dict.fromkeys(filter(None, forms)))

    def _alternatives(self, shapes: Mapping[str, str], *, by_sign: bool = False) -> re.Pattern[str]:
        """Match any of these words, what is kept, and names that hold a word, the longest first.

        Args:
            by_sign: try words only where their first character is; only for shapes that begin with it.
        """
        kept = {word: whole(word) for word in (*self._kept, *self._holding) if word}
        every = {**shapes, **kept}
        begun: dict[str, list[str]] = {}
        for word in sorted(every, key=len, reverse=True):
            begun.setdefault(word[0].casefold() if by_sign else "", []).append(every[word])
        parts = (f"(?={re.escape(sign)})(?:{'|'.join(some)})" for sign, some in begun.items())
        return re.compile("|".join(parts) or r"(?!)", re.IGNORECASE)

    def _shape(self, word: str) -> str:
        if word in self.spoken:
            return whole(word)
        return bordered(word) if word in self.naming.inside else _alone(word)

    def _holds(self, name: str) -> bool:
        return any(word in name.casefold() for word in self._names)


_ARTICLE = re.compile(r"((?:an?\s)?)(.+)", re.IGNORECASE | re.DOTALL)


# the borders of a word are given in both cases: Python would look for the other case of each letter, of all the kanji


def _any(folded: Iterable[str]) -> re.Pattern[str]:
    """Find out soon, in a text without capitals, that none of so many words is there: hardly any text has one."""
    return re.compile("|".join(map(re.escape, folded)) or r"(?!)")


def _plural(form: str, word: str) -> bool | None:
    """Tell whether a word is several of a form; None: it is another word."""
    form, word = form.casefold(), word.casefold()
    several = len(form) > 3 and form.endswith("s") and not form.endswith(_NO_PLURAL)
    if word == form:
        return several
    if several and word == form[:-1]:
        return False
    return True if word in (f"{form}s", f"{form}es") else None


def _english_shape(form: str) -> str:
    """Match an English word, one or several of it, with its article; no place of a template."""
    several = len(form) > 3 and form.endswith("s") and not form.lower().endswith(_NO_PLURAL)
    end = f"{re.escape(form[:-1])}s?" if several else f"{re.escape(form)}(?:e?s)?"
    return rf"(?:(?<!(?-i:[A-Za-z]))an?\s)?(?<!(?-i:[A-Za-z0-9_{{])){end}(?!(?-i:[A-Za-z0-9_]))"


def whole(word: str) -> str:
    """Match a word; one of Latin letters not as a part of a longer one, and no place of a template."""
    before = r"(?<!(?-i:[A-Za-z0-9{]))" if word[0].isascii() and word[0].isalnum() else ""
    after = r"(?!(?-i:[A-Za-z}]))" if word[-1].isascii() and word[-1].isalnum() else ""
    return f"{before}{re.escape(word)}{after}"


def bordered(word: str) -> str:
    """Match a word where another script, or none, is on either side of it: ターン in ターンを終える."""
    before = next((f"(?<!(?-i:[{signs}]))" for signs in _SCRIPTS if re.match(f"[{signs}]", word[0])), "")
    after = next((f"(?!(?-i:[{signs}]))" for signs in _SCRIPTS if re.match(f"[{signs}]", word[-1])), "")
    return f"{before}{re.escape(word)}{after}"


def _alone(word: str) -> str:
    """Match a word by itself; one of Latin letters only in its exact case, as a caption or in brackets."""
    if word.isascii():
        return rf"(?:^|(?<=[(\[<“])|(?<=[/·] ))(?-i:{re.escape(word)})(?=\s*(?:[:)\]>”/·…]|$))"
    return rf"(?<!\w){re.escape(word)}(?!\w)"
