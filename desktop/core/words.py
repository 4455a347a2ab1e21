"""Sentences as values, written in Japanese and turned into another language only where they are shown.

A room writes `phrase("あと {n} レベル配れます。", n=2)`. The Japanese template is the key; the English one stands in
`resources/**/words.en.toml`. Text typed by people goes in as an argument and is never a template; names of people are
`Typed`, so that nobody called 成功 becomes a Success.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Annotated, Any, TypeAlias

from pydantic import AfterValidator
from pydantic_core import core_schema

from desktop.core.value import Value, trusted

_PLACE = re.compile(r"\{(\w+)(?::([^{}|]*\|[^{}|]*))?\}")
"""`{n}`, or in English what one and several are called: `{n} {n:die|dice}`."""


@lru_cache(maxsize=8192)
def _pieces(template: str) -> tuple[str | None, ...]:
    """Cut a sentence at its places: text, name of a place, what one and several are called, text, and so on."""
    return tuple(_PLACE.split(template))


class Typed(str):
    """A text that somebody typed: shown as it is in every language, whatever words the catalogue holds."""

    __slots__ = ()

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Any) -> core_schema.CoreSchema:
        """Let a value keep it as it is (`Spoken`); from a file it comes back as plain text."""
        return core_schema.is_instance_schema(cls, serialization=core_schema.to_string_ser_schema())


def _argument(value: object) -> object:
    """Read an argument back from JSON, where a phrase has become an object and a tuple a list."""
    if isinstance(value, Mapping) and "template" in value:
        return Phrase.model_validate(value)
    return tuple(_argument(part) for part in value) if isinstance(value, list) else value


class Phrase(Value):
    """A sentence with its arguments still apart; `str()` gives the Japanese."""

    template: str
    args: tuple[tuple[str, Annotated[object, AfterValidator(_argument)]], ...] = ()

    def __str__(self) -> str:
        return JAPANESE.say(self)


Spoken: TypeAlias = Phrase | Typed | str
"""What a value has to say: a sentence, a text of a person's own, or a word of the program."""


def phrase(template: str, /, **args: object) -> Phrase:
    """Make a sentence; arguments are numbers, words, typed texts, other phrases, or several of them as a tuple.

    >>> str(phrase("{skill} は {n} です。", skill="運動", n=2))
    '運動 は 2 です。'
    >>> str(phrase("残り：{names}", names=("凪", "蓮")))
    '残り：凪、蓮'
    """
    return trusted(Phrase, template=template, args=tuple(args.items()))


def places(template: str) -> tuple[str, ...]:
    """List the names that a template leaves room for.

    >>> places("{skill} は {n} です。")
    ('skill', 'n')
    """
    return tuple(name for name, _ in _PLACE.findall(template))


_ROOMY = "。！？」）…　\n"
"""Signs after which the next sentence needs no space."""

PLACES = ("○○", "□□")
"""Where a name is filled in: words with one of these once are families, such as ○○強化 for 斬撃強化."""


class Words:
    """Speaks one language: looks templates and single words up, and leaves what it does not know as it is.

    >>> english = Words({"○○強化": "○○ up", "斬撃": "Slash"})
    >>> english.say("斬撃"), english.say("斬撃強化"), english.say("突き")
    ('Slash', 'Slash up', '突き')
    """

    def __init__(self, catalogue: Mapping[str, str] | None = None, language: str = "ja") -> None:
        self._catalogue, self.language = catalogue or {}, language
        self._families = tuple(_families(self._catalogue))

    def apart(self) -> Words:
        """Return words that may `call` things otherwise; they begin with the names of the book."""
        plain = self._catalogue.plain if isinstance(self._catalogue, _Called) else self._catalogue
        return Words(plain, self.language)

    def call(self, names: Mapping[str, str], kept: Iterable[str] = (), alone: Mapping[str, str] | None = None) -> None:
        """Call things by other names from now on, wherever a sentence or a word of the program has them.

        Args:
            names: the Japanese word as it stands in sentences, and what it is called.
            kept: words that stay as they are although they hold another, such as the name of a system.
            alone: the same as `names` for words that are replaced only where they stand by themselves.

        >>> words = Words({"LPが{n}減る": "LP falls by {n}", "LP": "LP"}, "en")
        >>> words.call({"LP": "Vigour"})
        >>> words.say(phrase("LPが{n}減る", n=2)), words.say(phrase("{who}", who=Typed("LP")))
        ('Vigour falls by 2', 'LP')
        """
        plain = self._catalogue.plain if isinstance(self._catalogue, _Called) else self._catalogue
        self._catalogue = _Called(plain, names, kept, alone or {}) if names or alone else plain

    def kept(self) -> Words:
        """Return words that go on saying what these say now, whatever they are told to call things later."""
        own = Words(language=self.language)
        own._catalogue, own._families = self._catalogue, self._families
        return own

    def captions(self) -> Mapping[str, str]:
        """Return the words that have another name, in both languages, and that name."""
        return self._catalogue.captions if isinstance(self._catalogue, _Called) else {}

    def back(self) -> Words:
        """Return words that give the book's words again for the names that these have.

        >>> words = Words()
        >>> words.call({"LP": "活力"})
        >>> words.back().renamed(words.renamed("LPが減る"))
        'LPが減る'
        """
        own = Words(language=self.language)
        if isinstance(self._catalogue, _Called):
            spoken, captions = self._catalogue.spoken, self._catalogue.captions
            alone = {name: word for word, name in captions.items() if word not in spoken}
            own.call({name: word for word, name in spoken.items() if name != word}, (), alone)
        return own

    @property
    def calls(self) -> bool:
        """Tell whether anything has another name."""
        return isinstance(self._catalogue, _Called)

    def renamed(self, text: str) -> str:
        """Return a text that was said elsewhere, with what this 卓 calls things."""
        return self._catalogue.renamed(text) if isinstance(self._catalogue, _Called) else text

    def say(self, words: Phrase | str) -> str:
        """Return the words in this language, arguments filled in once (words among them are looked up as well)."""
        if type(words) is str:
            found = self._catalogue.get(words)
            return self._member(words) if found is None else found
        if isinstance(words, str):
            return words if isinstance(words, Typed) else self.say(str(words))
        pieces, args = _pieces(self._catalogue.get(words.template, words.template)), dict(words.args)
        text = [pieces[0] or ""]
        for place, forms, after in zip(pieces[1::3], pieces[2::3], pieces[3::3], strict=True):
            said = self._argument(args[place]) if place in args else f"{{{place}}}"
            text += (said if forms is None else forms.split("|")[said != "1"], after or "")
        return "".join(text)

    def join(self, *sentences: Phrase | str) -> str:
        """Say sentences one after another, those that are empty left out.

        A full stop of Japanese brings its own room; after any other sign a space stands between.

        >>> Words().join(phrase("空です。"), phrase(""), phrase("書いてください。"))
        '空です。書いてください。'
        >>> Words({"空です。": "It is empty.", "書いてください。": "Write it."}).join("空です。", "書いてください。")
        'It is empty. Write it.'
        """
        text = ""
        for said in filter(None, map(self.say, sentences)):
            text += said if not text or text[-1] in _ROOMY else f" {said}"
        return text

    def listed(self, values: Iterable[object], mark: str = "、") -> str:
        """Say one after another, with the comma of this language between them.

        >>> Words().listed(("運動", 2)), Words({"、": ", ", "運動": "Athletics"}).listed(("運動", 2))
        ('運動、2', 'Athletics, 2')
        """
        return self.say(mark).join(map(self._argument, values))

    def _argument(self, value: object) -> str:
        if type(value) is int:
            return signed_text(value)
        if isinstance(value, tuple):
            return self.listed(value)
        return self.say(value) if isinstance(value, (str, Phrase)) else signed_text(value)

    def _member(self, word: str) -> str:
        """Say a word of a family, its name in this language as well; any other word stays as it is."""
        for before, after, said, place in self._families:
            if len(word) > len(before) + len(after) and word.startswith(before) and word.endswith(after):
                return said.replace(place, self.say(word[len(before) : len(word) - len(after)]))
        return word


class _Called(Mapping[str, str]):
    """A catalogue in which things have other names."""

    def __init__(
        self, plain: Mapping[str, str], names: Mapping[str, str], kept: Iterable[str], alone: Mapping[str, str]
    ) -> None:
        self.plain = plain
        known = {word: word for word in kept} | {word: name for word, name in names.items() if name}
        said = {plain.get(word, word): name for word, name in known.items()}
        captions = {word: name for word, name in alone.items() if name and word not in known}
        captions |= {plain.get(word, word): name for word, name in captions.items()}
        self.spoken = {**known, **said}
        every = {**captions, **self.spoken}
        self.captions = every
        self._names = {word.casefold(): name for word, name in every.items()}
        # a name that holds the word it stands for is said once: what was called so by a caller stays as it is
        holding = {name for name in every.values() if name.casefold() not in self._names and self._holds(name)}
        longest = sorted((*every, *holding), key=len, reverse=True)
        parts = (_alone(word) if word in captions and word not in known else _whole(word) for word in longest)
        self._pattern = re.compile("|".join(parts) or r"(?!)", re.IGNORECASE)
        self._done: dict[str, str] = {}

    def renamed(self, text: str) -> str:
        """Return a text with every word by its name here."""
        found = self._done.get(text)
        if found is None:
            found = self._done[text] = self._pattern.sub(
                lambda word: self._names.get(word[0].casefold(), word[0]), text
            )
        return found

    def _holds(self, name: str) -> bool:
        return any(word in name.casefold() for word in self._names)

    def get(self, key: str, default: Any = None) -> Any:
        """Return what is said for a template or a word, by the names of this 卓."""
        found = self.plain.get(key, default)
        if found is None:
            own = self.renamed(key)
            return None if own == key else own
        return self.renamed(found)

    def __getitem__(self, key: str) -> str:
        return self.renamed(self.plain[key])

    def __iter__(self) -> Iterator[str]:
        return iter(self.plain)

    def __len__(self) -> int:
        return len(self.plain)


def _whole(word: str) -> str:
    """Match a word; one of Latin letters not as a part of a longer one, and no place of a template."""
    before = r"(?<![A-Za-z0-9{])" if word[0].isascii() and word[0].isalnum() else ""
    after = r"(?![A-Za-z}])" if word[-1].isascii() and word[-1].isalnum() else ""
    return f"{before}{re.escape(word)}{after}"


def _alone(word: str) -> str:
    """Match a word that stands by itself; one of Latin letters only as it is written, as a caption or in brackets."""
    if word.isascii():
        return rf"(?:^|(?<=[(\[<“])|(?<=[/·] ))(?-i:{re.escape(word)})(?=\s*(?:[:)\]>”/·…]|$))"
    return rf"(?<!\w){re.escape(word)}(?!\w)"


def _families(catalogue: Mapping[str, str]) -> Iterator[tuple[str, str, str, str]]:
    """Yield the families of a catalogue as (before, after, translation, place), the most particular ones first."""
    for word in sorted(catalogue, key=len, reverse=True):
        places = [place for place in PLACES if place in word]
        if len(places) == 1 and word.count(places[0]) == 1 and word != places[0] and "{" not in word:
            before, after = word.split(places[0])
            yield before, after, catalogue[word], places[0]


JAPANESE = Words()
"""Speaks as the sentences are written."""


class Counted(str):
    """A number in a sentence of the window, whose English says what one and several are called.

    >>> "{n} {n:die|dice}".format(n=Counted(1)), "{n} {n:die|dice}".format(n=Counted(2))
    ('1 die', '2 dice')
    """

    __slots__ = ()

    def __format__(self, forms: str) -> str:
        one, bar, several = forms.partition("|")
        return (one if self == "1" else several) if bar else super().__format__(forms)


def signed_text(value: object) -> str:
    """Write a number with a real minus sign (U+2212); anything else as `str` does."""
    return str(value).replace("-", "−") if isinstance(value, int) else str(value)


def plus(value: int) -> str:
    """Write a modifier the way the rulebooks do.

    >>> plus(2), plus(0), plus(-1)
    ('+2', '±0', '−1')
    """
    return "±0" if value == 0 else f"{value:+d}".replace("-", "−")
