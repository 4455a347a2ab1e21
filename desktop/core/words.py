"""Sentences as values, written in Japanese and turned into another language only where they are shown.

Rule systems write `phrase("あと {n} レベル配れます。", n=2)`. The Japanese template is the key; the English one is in
`resources/**/words.en.toml`. Text typed by people goes in as an argument and is never a template; names of people are
`Typed`, so that a character called 成功 stays 成功.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Annotated, Any, TypeAlias, TypeGuard

from pydantic import AfterValidator, PlainSerializer
from pydantic_core import core_schema

from desktop.core.called import Called, Naming
from desktop.core.value import Value

_PLACE = re.compile(r"\{(\w+)(?::([^{}|]*\|[^{}|]*))?\}")
"""`{n}`, or in English what one and several are called: `{n} {n:die|dice}`."""


@lru_cache(maxsize=8192)
def _pieces(template: str) -> tuple[str | None, ...]:
    """Cut a sentence at its places: text, name of a place, what one and several are called, text, and so on."""
    return tuple(_PLACE.split(template))


_TYPED = "typed"
"""The JSON form of a typed text: `{"typed": "…"}`."""


class Typed(str):
    """A text typed by a person: shown untranslated in every language, whatever words the catalogue holds."""

    __slots__ = ()

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Any) -> core_schema.CoreSchema:
        """Let a value keep it as it is (`Spoken`), in a file as well, where it says of itself what it is."""
        there = core_schema.is_instance_schema(cls)
        read = core_schema.no_info_plain_validator_function(_read_typed)
        written = core_schema.plain_serializer_function_ser_schema(_as_json, when_used="json")
        return core_schema.union_schema([there, read], serialization=written)


def _is_typed(value: object) -> TypeGuard[Mapping[str, str]]:
    return isinstance(value, Mapping) and len(value) == 1 and isinstance(value.get(_TYPED), str)


def _read_typed(value: object) -> Typed:
    if not _is_typed(value):
        raise ValueError("no typed text")
    return Typed(value[_TYPED])


def _argument(value: object) -> object:
    """Read an argument back from JSON, where a phrase or a typed text has become an object and a tuple a list."""
    if _is_typed(value):
        return Typed(value[_TYPED])
    if isinstance(value, Mapping) and "template" in value:
        return Phrase.model_validate(value)
    return tuple(_argument(part) for part in value) if isinstance(value, list) else value


def _as_json(value: object) -> object:
    """Write an argument so that typed text is still `Typed` when it is read again."""
    if isinstance(value, Typed):
        return {_TYPED: str(value)}
    return list(map(_as_json, value)) if isinstance(value, (tuple, list)) else value


Argument: TypeAlias = Annotated[object, AfterValidator(_argument), PlainSerializer(_as_json, when_used="json")]


class Phrase(Value):
    """A sentence with its arguments still apart; `str()` gives the Japanese."""

    template: str
    args: tuple[tuple[str, Argument], ...] = ()

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
    return Phrase.model_construct(template=template, args=tuple(args.items()))


def in_lines(parts: Iterable[Spoken]) -> Phrase:
    r"""Put one below the other.

    >>> str(in_lines(("#1 5", "#2 12")))
    '#1 5\n#2 12'
    """
    named = {f"line{number}": part for number, part in enumerate(parts)}
    return phrase("\n".join(f"{{{name}}}" for name in named), **named)


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

NAMED = ":"
"""Separates a family's word from a custom name: 鍵:水車小屋."""


class Words:
    """Speaks one language: looks templates and single words up, and leaves what it does not know as it is.

    >>> english = Words({"○○強化": "○○ up", "斬撃": "Slash"})
    >>> english.say("斬撃"), english.say("斬撃強化"), english.say("突き")
    ('Slash', 'Slash up', '突き')
    """

    def __init__(self, catalogue: Mapping[str, str] | None = None, language: str = "ja") -> None:
        self.catalogue, self.language = catalogue or {}, language
        self._families = tuple(_families(self.catalogue))
        self._back: Words | None = None

    def apart(self) -> Words:
        """Return words that may `call` things otherwise; they begin with the names of the book."""
        plain = self.catalogue.plain if isinstance(self.catalogue, Called) else self.catalogue
        return Words(plain, self.language)

    def call(self, naming: Naming | Mapping[str, str], kept: Iterable[str] = ()) -> None:
        """Call things by other names from now on, wherever a sentence or a word of the program has them.

        Args:
            naming: what is called otherwise; a plain mapping is of words that are followed everywhere.
            kept: words that stay as they are although they hold another, such as the name of a system.

        >>> words = Words({"LPが{n}減る": "LP falls by {n}", "LP": "LP"}, "en")
        >>> words.call({"LP": "Vigour"})
        >>> words.say(phrase("LPが{n}減る", n=2)), words.say(phrase("{who}", who=Typed("LP")))
        ('Vigour falls by 2', 'LP')
        """
        own = naming if isinstance(naming, Naming) else Naming(naming)
        plain = self.catalogue.plain if isinstance(self.catalogue, Called) else self.catalogue
        self.catalogue, self._back = Called(plain, own, kept) if own.spoken or own.alone else plain, None

    def snapshot(self) -> Words:
        """Return a copy that later renames do not affect."""
        own = Words(language=self.language)
        own.catalogue, own._families = self.catalogue, self._families
        return own

    def captions(self) -> Mapping[str, str]:
        """Return the words that have another name, in both languages, and that name."""
        return self.catalogue.captions if isinstance(self.catalogue, Called) else {}

    def back(self) -> Words:
        """Return words that give the book's words again for the names that these have; made once, asked for each text.

        >>> words = Words()
        >>> words.call({"LP": "活力"})
        >>> words.back().renamed(words.renamed("LPが減る"))
        'LPが減る'
        """
        if self._back is None:
            self._back = Words(language=self.language)
            if isinstance(self.catalogue, Called):
                self._back.call({name: word for word, name in self.catalogue.captions.items() if name != word})
        return self._back

    def followed(self, text: str, before: Words) -> str:
        """Return a text with earlier names replaced by the current ones.

        Args:
            before: the words that made it; parts they would not have written so stay.
        """
        book = before.back().renamed(text)
        return self.renamed(book if before.renamed(book) == text else text)

    @property
    def calls(self) -> bool:
        """Tell whether anything has another name."""
        return isinstance(self.catalogue, Called)

    def renamed(self, text: str, source: str = "") -> str:
        """Return a finished text with the names of this campaign.

        Args:
            source: the Japanese that it translates; without, an English text is followed where captions stand.
        """
        if not isinstance(self.catalogue, Called):
            return text
        own = source and self.language != "ja"
        return self.catalogue.translation(source, text) if own else self.catalogue.renamed(text)

    def say(self, words: Phrase | str) -> str:
        """Return the words in this language, arguments filled in once (words among them are looked up as well)."""
        if type(words) is str:
            found = self.catalogue.get(words)
            return self._member(words) if found is None else found
        if isinstance(words, str):
            return words if isinstance(words, Typed) else self.say(str(words))
        pieces, args = _pieces(self.catalogue.get(words.template, words.template)), dict(words.args)
        text = [pieces[0] or ""]
        for place, forms, after in zip(pieces[1::3], pieces[2::3], pieces[3::3], strict=True):
            sentence = self._argument(args[place]) if place in args else f"{{{place}}}"
            text += (sentence if forms is None else forms.split("|")[sentence != "1"], after or "")
        return "".join(text)

    def join(self, *sentences: Phrase | str) -> str:
        """Say sentences one after another, those that are empty left out.

        A full stop of Japanese brings its own room; after any other sign a space is between.

        >>> Words().join(phrase("空です。"), phrase(""), phrase("書いてください。"))
        '空です。書いてください。'
        >>> Words({"空です。": "It is empty.", "書いてください。": "Write it."}).join("空です。", "書いてください。")
        'It is empty. Write it.'
        """
        text = ""
        for sentence in filter(None, map(self.say, sentences)):
            text += sentence if not text or text[-1] in _ROOMY else f" {sentence}"
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
        for before, after, text, place in self._families:
            if len(word) > len(before) + len(after) and word.startswith(before) and word.endswith(after):
                inner = word[len(before) : len(word) - len(after)]
                return text.replace(place, inner if before.endswith(NAMED) else self.say(inner))
        return word


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
