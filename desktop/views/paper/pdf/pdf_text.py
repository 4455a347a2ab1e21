"""Edits of a PDF that Qt wrote: pages that refer to content which several of them share.

Qt writes a page's objects one after the other: the page, its resources, its notes, its content and how long that is.
"""

from __future__ import annotations

import re
import zlib
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

_PAGE = re.compile(
    rb"(\d+) 0 obj\n<<\n/Type /Page\n/Parent \d+ 0 R\n(/Contents (\d+) 0 R)\n/Resources (\d+) 0 R\n/Annots (\d+) 0 R\n"
)
_CONTENT = re.compile(rb"/Length (\d+) 0 R\n/Filter /FlateDecode\n>>\nstream\n")
_SECTION = re.compile(rb"/(ExtGState|Pattern|Font|XObject) <<\n(.*?)>>", re.DOTALL)
_FREE = b"0000000000 65535 f \n"


class Edit(NamedTuple):
    """Replaces the bytes of a span."""

    start: int
    stop: int
    replacement: bytes


@dataclass(frozen=True)
class TextPart:
    """A part of a layer as it is in the file."""

    number: int
    resources: bytes
    dropped: tuple[int, ...]
    """Numbers of the objects of the page as which Qt drew it."""
    edit: Edit
    at: int
    """Where its object begins."""


def part(content: bytes, before: bytes, after: bytes) -> TextPart:
    """Return the content of the page that Qt wrote last, as an object of its own.

    Args:
        before: what is before the content.
        after: what follows it.
    """
    page = _PAGE.search(content)
    assert page is not None  # Qt has just written it
    number, resources = int(page[3]), int(page[4])
    known, start, stop = _content(content, page.end(), number)
    drawn = zlib.compress(before + zlib.decompress(content[start:stop]) + after)
    stream = b"%d 0 obj\n<<\n/Length %d\n/Filter /FlateDecode\n>>\nstream\n%s\nendstream\nendobj\n" % (
        number,
        len(drawn),
        drawn,
    )
    end = content.index(b"endobj\n", content.index(b"%d 0 obj\n" % known, stop)) + len(b"endobj\n")
    return TextPart(
        number,
        _object(content, resources)[2],
        (int(page[1]), resources, int(page[5]), known),
        Edit(page.start(), end, stream),
        page.start(),
    )


def _content(content: bytes, at: int, number: int) -> tuple[int, int, int]:
    """Return the number of the object with the length of a page's content, and the span of the content."""
    head = _CONTENT.search(content, content.index(b"\n%d 0 obj\n" % number, at))
    assert head is not None
    known = int(head[1])
    return known, head.end(), content.index(b"\nendstream\nendobj\n%d 0 obj\n" % known, head.end())


def _object(content: bytes, number: int) -> tuple[int, int, bytes]:
    """Return the span of an object without a stream, and its text."""
    start = content.index(b"\n%d 0 obj\n" % number) + 1
    stop = content.index(b"endobj\n", start)
    return start, stop, content[start:stop]


def page_between(content: bytes, below: TextPart, above: TextPart) -> list[Edit]:
    """Return the edits that put the last page between two parts, with their resources."""
    page = _PAGE.search(content)
    assert page is not None  # Qt has just written it
    contents = b"/Contents [%d 0 R %s 0 R %d 0 R]" % (below.number, page[3], above.number)
    start, stop, text = _object(content, int(page[4]))
    head, named = text.split(b" obj", 1)
    return [
        Edit(*page.span(2), contents),
        Edit(start, stop, b"%s obj%s" % (head, _with(named, (below.resources, above.resources)))),
    ]


@lru_cache(256)
def _with(resources: bytes, others: tuple[bytes, ...]) -> bytes:
    """Return resources with those that others name; most pages that lie upon a layer name the same."""
    named: dict[bytes, dict[bytes, None]] = {}
    for text in (resources, *others):
        for section, lines in _SECTION.findall(text):
            named.setdefault(section, {}).update(dict.fromkeys(lines.splitlines()))

    def merged(section: re.Match[bytes]) -> bytes:
        lines = b"".join(line + b"\n" for line in sorted(named[section[1]]))
        return b"/%s <<\n%s>>" % (section[1], lines)

    return _SECTION.sub(merged, resources)


class Places:
    """Where what Qt wrote comes to be in the file."""

    def __init__(self) -> None:
        """Begin without edits."""
        self._ends: list[int] = []
        self._moved: list[int] = []
        self._own: dict[int, int] = {}
        self._dropped: set[int] = set()

    @property
    def moved(self) -> int:
        """How much further down the file's end is than Qt thinks."""
        return self._moved[-1] if self._moved else 0

    def edited(self, content: bytes, begins: int, edits: Iterable[Edit]) -> bytes:
        """Return a piece of the file with its edits.

        Args:
            begins: its offset in Qt's file.
            edits: of the piece, in order.
        """
        pieces, at = [], 0
        for edit in edits:
            pieces += [content[at : edit.start], edit.replacement]
            at = edit.stop
            self._ends.append(begins + at)
            self._moved.append(self.moved + len(edit.replacement) - (edit.stop - edit.start))
        return b"".join([*pieces, content[at:]])

    def add(self, known: TextPart, begins: int) -> None:
        """Note a part of a layer, of which Qt says that it is a page."""
        self._own[known.number] = self.of(begins + known.at)
        self._dropped.update(known.dropped)

    def of(self, at: int) -> int:
        """Return where something is in the file of which Qt says where it is."""
        number = bisect_right(self._ends, at)
        return at + (self._moved[number - 1] if number else 0)

    def table(self, known: Iterable[tuple[int, int]]) -> dict[int, int]:
        """Return the offset of every object.

        Args:
            known: numbers, and where Qt says that they are.
        """
        return {number: self._own[number] if number in self._own else self.of(at) for number, at in known}

    @property
    def dropped(self) -> dict[int, bytes]:
        """Objects that Qt counts and nothing refers to: an empty one each, since readers miss what is not there."""
        return dict.fromkeys(self._dropped, b"null")

    def is_page(self, number: int) -> bool:
        """Tell whether one of Qt's pages is one of the file."""
        return number not in self._dropped


def rows(where: dict[int, int]) -> bytes:
    """Return the table of places."""
    return _FREE + b"".join(b"%010d 00000 n \n" % where[number] for number in range(1, len(where)))
