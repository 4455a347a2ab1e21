"""The manual: chapters of Markdown, the same in both languages, read, linked and searched. Knows no window.

A heading carries a name in braces, `## なぜ？ {#why}`, which links of the program and of other chapters use. Below it a
comment may hold words by which it is found besides its own, such as readings. Pictures lie beside the chapters. Nothing
but these files is ever read.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from desktop import assets
from desktop.services.text.search import Query
from desktop.services.text.search import key as search_key

FOLDER = "manual"
PICTURES = "pictures"
KEYS = "<!-- keys -->"
"""Line of a chapter that the list of all keys replaces."""
_HEADING = re.compile(r"^(?P<level>#{1,4}) +(?P<text>.*?)(?: *\{#(?P<name>[\w-]+)\})? *$", re.MULTILINE)
_PICTURE = re.compile(r"!\[(?P<text>[^\]]*)\]\((?P<file>[^)\s]+)\)")
_LINK = re.compile(r"(?<!!)\[(?P<text>[^\]]+)\]\((?P<to>[^)\s]+)\)")
_CODE = re.compile(r"`([^`\n]+)`")
_SIGNS = re.compile(r"^[|: -]*-{3,}[|: -]*$|^ *(?:[-+]|\d+\.) |<!--.*?-->|[*_`|#>]+", re.MULTILINE)
_WORDS = re.compile(r"^<!-- (?!keys )(?P<words>.*?) -->\n", re.MULTILINE)
_SENTENCE = re.compile(r"[^。\n]*?(?:。|\n|[.!?](?= )|$)")
SNIPPET = 90
"""Letters of what is shown of a hit."""


@dataclass(frozen=True)
class Place:
    """Where a link leads."""

    chapter: str
    name: str = ""
    """Of a heading; empty: the beginning."""

    @classmethod
    def of(cls, link: str, here: str = "") -> Place | None:
        """Read a link of the manual, `sheets.md#why` or `#why`; None for anything else."""
        found = re.fullmatch(r"(?:(?P<chapter>[a-z-]+)(?:\.md)?)?(?:#(?P<name>[\w-]+))?", link)
        if found is None or not link:
            return None
        return cls(found["chapter"] or here, found["name"] or "")


@dataclass(frozen=True)
class Section:
    """A heading and what is below it, up to the next one."""

    chapter: str
    name: str
    heading: str
    level: int
    text: str
    """Without the signs of Markdown."""
    words: str = ""
    """Readings and other words for the same."""

    @cached_property
    def key(self) -> str:
        """The line in which words are looked for."""
        return search_key(self.heading, self.words, self.text)


@dataclass(frozen=True)
class SearchHit:
    """A section in which every word was found."""

    section: Section
    title: str
    """Of its chapter."""
    line: str
    """The sentence that holds the words, cut to a line."""


@dataclass(frozen=True)
class Chapter:
    """One page of the manual."""

    id: str
    markdown: str
    """As it is shown: without the names of headings."""
    sections: tuple[Section, ...]
    """In order; the first is the chapter's own heading."""

    @property
    def title(self) -> str:
        """The chapter's heading."""
        return self.sections[0].heading if self.sections else self.id

    def section(self, name: str) -> int | None:
        """Number of the heading with a name; 0 for the empty one."""
        if not name:
            return 0
        return next((number for number, section in enumerate(self.sections) if section.name == name), None)

    @property
    def links(self) -> tuple[str, ...]:
        """Every link, as it is written."""
        return tuple(found["to"] for found in _LINK.finditer(self.markdown))

    @property
    def pictures(self) -> tuple[str, ...]:
        """Every picture, as it is written."""
        return tuple(found["file"] for found in _PICTURE.finditer(self.markdown))

    @property
    def codes(self) -> tuple[str, ...]:
        """What is written as keys or as something to type."""
        return tuple(found[1] for found in _CODE.finditer(self.markdown))


@dataclass(frozen=True)
class ManualPart:
    """Chapters under one heading of the contents."""

    title: str
    chapters: tuple[Chapter, ...]


class Manual:
    """The manual in one language."""

    def __init__(self, language: str) -> None:
        self.language = language if language in ("ja", "en") else "en"
        self.folder: Path = assets.path(FOLDER, self.language)

    @cached_property
    def parts(self) -> tuple[ManualPart, ...]:
        """The contents, in order."""
        table = tomllib.loads(assets.text(FOLDER, "contents.toml"))
        return tuple(
            ManualPart(part[self.language], tuple(read(name, self._text(name)) for name in part["chapters"]))
            for part in table["parts"]
        )

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """Every chapter, in order."""
        return tuple(chapter for part in self.parts for chapter in part.chapters)

    def chapter(self, identifier: str) -> Chapter | None:
        """Find a chapter."""
        return next((chapter for chapter in self.chapters if chapter.id == identifier), None)

    def has(self, place: Place) -> bool:
        """Tell whether a link leads anywhere."""
        chapter = self.chapter(place.chapter)
        return chapter is not None and chapter.section(place.name) is not None

    def search(self, text: str) -> tuple[SearchHit, ...]:
        """Find the sections that hold every word, of any width, kana or romaji; those with it in the heading first."""
        query = Query(text)
        if not query:
            return ()
        found = [
            (section, chapter.title)
            for chapter in self.chapters
            for section in chapter.sections
            if query.hits(section.key)
        ]
        found.sort(key=lambda hit: not query.hits(search_key(hit[0].heading, hit[0].words)))
        return tuple(SearchHit(section, title, _line(section, query)) for section, title in found)

    def _text(self, name: str) -> str:
        return assets.text(FOLDER, self.language, f"{name}.md")


def read(identifier: str, text: str) -> Chapter:
    """Read a chapter from its Markdown."""
    found = list(_HEADING.finditer(text))
    ends = [*(later.start() for later in found[1:]), len(text)]
    sections = tuple(_section(identifier, head, text[head.end() : end]) for head, end in zip(found, ends, strict=False))
    shown = _HEADING.sub(lambda head: f"{head['level']} {head['text']}", _WORDS.sub("", text))
    return Chapter(identifier, shown, sections)


def _section(chapter: str, head: re.Match[str], below: str) -> Section:
    words = " ".join(found["words"] for found in _WORDS.finditer(below))
    text = plain(_WORDS.sub("", below))
    return Section(chapter, head["name"] or "", plain(head["text"]), len(head["level"]), text, words)


def plain(markdown: str) -> str:
    """Return Markdown as a person reads it.

    >>> plain("**Enter** で[次へ](building.md)。![絵](a.png)")
    'Enter で次へ。'
    """
    text = _LINK.sub(lambda link: link["text"], _PICTURE.sub("", markdown))
    lines = (re.sub(" +", " ", line).strip() for line in _SIGNS.sub(" ", text).splitlines())
    return "\n".join(line for line in lines if line)


def _line(section: Section, query: Query) -> str:
    """Return the first sentence that holds the words, else the first one."""
    sentences = [found[0].strip() for found in _SENTENCE.finditer(section.text) if found[0].strip()]
    chosen = next((one for one in sentences if query.hits(search_key(one))), sentences[0] if sentences else "")
    return chosen if len(chosen) <= SNIPPET else chosen[: SNIPPET - 1] + "…"
