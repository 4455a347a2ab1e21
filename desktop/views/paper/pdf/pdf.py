"""A PDF under way: each page is written as soon as it is drawn, and the file takes its place when it is whole.

Qt writes the pages; what it has no words for is added to the end before the table of places: the language, bookmarks,
and what rare kanji are. Equal pages give equal bytes: no date is written unless one is given, and the file's number
comes from its content.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import BinaryIO
from xml.sax.saxutils import escape

from PySide6.QtCore import QBuffer, QByteArray, QHashSeed, QIODevice, QUuid
from PySide6.QtGui import QPainter, QPdfWriter

from desktop.views.paper.pdf.pdf_text import Edit, Places, TextPart, page_between, part, rows
from desktop.views.paper.sheet.layers import Layer
from desktop.views.paper.sheet.marks import Mark, PageDrawing
from desktop.views.paper.text.known import pieces_of
from desktop.views.paper.text.rare_text import Signs

DPI = 2540
PROGRAM = "卓上 Takujō"
_NO_NUMBER = QUuid("{00000000-0000-0000-0000-000000000000}")
_XMP = """<?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?><x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>{author}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>{program}</xmp:CreatorTool></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end='w'?>"""
_CATALOGUE = b"<<\n/Type /Catalog\n"
_DATES = re.compile(rb"/(?:CreationDate|ModDate) \(D:[^)]*\)")
_KIDS = re.compile(rb"(\d+) 0 obj\n<<\n/Type /Pages\n/Kids \n\[\n((?:\d+ 0 R\n)+)\]\n/Count \d+\n")
_TRAILER = re.compile(rb"trailer\n<<\n/Size \d+ \n(.*?)>>\nstartxref\n", re.DOTALL)
_PLACE = re.compile(rb"(\d{10}) \d{5} [nf] \n")


@dataclass(frozen=True)
class About:
    """What a file says of itself."""

    title: str = ""
    author: str = ""
    language: str = "ja"


@dataclass(frozen=True)
class Bookmark:
    """A line of the table of contents."""

    title: str
    page: int
    """From 0."""


@contextmanager
def in_order() -> Iterator[None]:
    """Let Qt write typefaces, which it keeps in a hash, in the same order each time."""
    QHashSeed.setDeterministicGlobalSeed()
    try:
        yield
    finally:
        QHashSeed.resetRandomGlobalSeed()


class PdfPages:
    """Draws pages with Qt and hands the bytes to a file as they come."""

    def __init__(self, file: BinaryIO, about: About) -> None:
        """Begin a file; the caller gives `writer` to a painter."""
        self._file, self._about = file, about
        self._bytes = QByteArray()
        self._buffer = QBuffer(self._bytes)
        self._buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self.writer = QPdfWriter(self._buffer)
        self.writer.setTitle(about.title)
        self.writer.setAuthor(about.author)
        self.writer.setCreator(PROGRAM)
        self.writer.setResolution(DPI)
        self.writer.setDocumentId(_NO_NUMBER)
        texts = {"title": about.title, "author": about.author, "language": about.language, "program": PROGRAM}
        xmp = _XMP.format(**{name: escape(_printable(value)) for name, value in texts.items()})
        self.writer.setDocumentXmpMetadata(QByteArray(xmp.encode()))
        self._digest = hashlib.sha256()
        self._written = 0
        self._catalogue = b""
        self._signs = Signs()
        self._bookmarks: list[Bookmark] = []
        self._pages = 0
        self._places = Places()
        self._from_qt = 0
        """Bytes that Qt has written."""
        self._layers: dict[Layer, list[TextPart]] = {}
        """The lower and the upper part of each."""
        self._under_way: tuple[Layer | None, bool] = (None, False)
        """What Qt's page belongs to that it has not written yet, and whether it is a part of that layer."""

    def has(self, layer: Layer) -> bool:
        """Tell whether a layer is in the file already."""
        return layer in self._layers

    def drawn_layer(self, layer: Layer) -> None:
        """Note the lower or the upper part of a layer, which was drawn like a page.

        Raises:
            OSError: the file cannot take it.
        """
        if not self.has(layer):
            self._layers[layer] = []
            self._signs.add(layer.pieces)
        self._write(self._taken((layer, True)))

    def drawn(self, page: PageDrawing, layer: Layer | None = None, own: Sequence[tuple[Mark, ...]] = ()) -> None:
        """Note a page that was drawn and write what is done so far.

        Args:
            layer: what the page is on.
            own: what was drawn of it then.

        Raises:
            OSError: the file cannot take it.
        """
        self._signs.add(pieces_of(page.seen))
        self._signs.add(pieces_of(page.marks) if layer is None else own)
        if page.title and (not self._bookmarks or self._bookmarks[-1].title != page.title):
            self._bookmarks.append(Bookmark(page.title, self._pages))
        self._pages += 1
        self._write(self._taken((layer, False)))

    def close(self, painter: QPainter) -> None:
        """Let Qt write typefaces and the end, and complete it.

        Raises:
            OSError: the file cannot take it.
        """
        painter.end()
        self._write(self._completed(self._taken((None, False))))

    def _taken(self, drawn: tuple[Layer | None, bool]) -> bytes:
        """Return what Qt has written: the page before the one that was drawn last.

        Args:
            drawn: what that one belongs to.
        """
        content = bytes(self._bytes.data())
        self._bytes.clear()
        self._buffer.seek(0)
        begins, self._from_qt = self._from_qt, self._from_qt + len(content)
        (layer, is_part), self._under_way = self._under_way, drawn
        if not begins:
            self._catalogue = content[content.index(_CATALOGUE) :].split(b">>", 1)[0]
            return _DATES.sub(lambda found: b" " * len(found[0]), content, count=2)
        if layer is None:
            return content
        parts = self._layers[layer]
        if not is_part:
            return self._places.edited(content, begins, page_between(content, *parts))
        around = (b"Q q\n", b"Q\n") if parts else (b"q\n", b"Q q\n")
        parts.append(part(content, *around))
        self._places.add(parts[-1], begins)
        return self._places.edited(content, begins, [parts[-1].edit])

    def _write(self, content: bytes) -> None:
        self._file.write(content)
        self._digest.update(content)
        self._written += len(content)

    def _completed(self, end: bytes) -> bytes:
        """Put what Qt left out before the cross-reference table, and write that table again."""
        body, places = end[: end.rindex(b"xref\n0 ")], end[end.rindex(b"xref\n0 ") :]
        trailer = _TRAILER.search(places)
        kids = _KIDS.search(body)
        assert trailer is not None
        assert kids is not None  # Qt writes both
        known = [int(at) for at in _PLACE.findall(places)]
        pages = [number for number in map(int, re.findall(rb"(\d+) 0 R", kids[2])) if self._places.is_page(number)]
        text = b"%d 0 obj\n<<\n/Type /Pages\n/Kids \n[\n%s]\n/Count %d\n" % (
            int(kids[1]),
            b"".join(b"%d 0 R\n" % number for number in pages),
            len(pages),
        )
        body = self._places.edited(body, self._written - self._places.moved, [Edit(*kids.span(), text)])
        top = re.search(rb"/Root (\d+) 0 R", trailer[1])
        assert top is not None  # the same
        root = int(top[1])
        changed = self._signs.tables(body)
        changed |= self._contents(root, len(known), pages) | self._places.dropped
        more, at = b"", self._written + len(body)
        where = self._places.table(enumerate(known))
        for number, content in sorted(changed.items()):
            where[number] = at + len(more)
            more += b"%d 0 obj\n%s\nendobj\n" % (number, content)
        self._digest.update(body + more)
        name = self._digest.hexdigest()[:32].encode()
        kept = re.sub(rb"/ID \[.*?\]", b"/ID [<%s> <%s>]" % (name, name), trailer[1], flags=re.DOTALL)
        head = b"xref\n0 %d\n%strailer\n<<\n/Size %d\n%s>>\n" % (len(where), rows(where), len(where), kept)
        return body + more + head + b"startxref\n%d\n%%%%EOF\n" % (at + len(more))

    def _contents(self, root: int, free: int, pages: Sequence[int]) -> dict[int, bytes]:
        """Return the catalogue with the language and the bookmarks.

        Args:
            free: the first number that no object has.
            pages: the numbers of their objects.
        """
        language = b"/Lang (%s)\n/ViewerPreferences << /DisplayDocTitle true >>\n" % self._about.language.encode(
            "ascii"
        )
        catalogue = self._catalogue + language
        if not self._bookmarks:
            return {root: catalogue + b">>"}
        lines = {}
        last = free + len(self._bookmarks)
        for number, one in enumerate(self._bookmarks, free + 1):
            beside = b"/Prev %d 0 R\n" % (number - 1) if number > free + 1 else b""
            beside += b"/Next %d 0 R\n" % (number + 1) if number < last else b""
            place = b"/Dest [%d 0 R /Fit]" % pages[one.page]
            lines[number] = b"<<\n/Title %s\n/Parent %d 0 R\n%s%s\n>>" % (_text(one.title), free, beside, place)
        outline = b"<<\n/Type /Outlines\n/First %d 0 R\n/Last %d 0 R\n/Count %d\n>>" % (free + 1, last, len(lines))
        return {root: catalogue + b"/Outlines %d 0 R\n>>" % free, free: outline, **lines}


def _text(text: str) -> bytes:
    """Return a text as PDF writes it."""
    return b"<FEFF" + _printable(text).encode("utf-16-be", "replace").hex().upper().encode() + b">"


def _printable(text: str) -> str:
    return "".join(char if char.isprintable() else " " for char in text)
