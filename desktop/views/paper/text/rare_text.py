"""Lets kanji outside the basic plane, such as 𠮷, be found and copied in a PDF.

Qt draws them and says not what they are. It numbers the signs of a typeface as they are drawn, so the order of our own
marks says which number is which. What Qt does say is compared first; if that differs, the file stays as Qt wrote it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from itertools import chain

from PySide6.QtGui import QFont, QRawFont

from desktop.views.paper.sheet.marks import Glyphs, Mark
from desktop.views.paper.text.known import Known
from desktop.views.paper.text.typeface import KNOWN, Style
from desktop.views.style import fonts
from desktop.views.style.fonts import RARE, Typefaces

FIRST_RARE = "\U00010000"
"""The first sign outside the basic plane."""
_HEAD = """/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
"""
_FOOT = """endcmap
CMapName currentdict /CMap defineresource pop
end
end
"""
_BLOCK = 100
"""Signs that one part of a table may hold."""
_RANGE = re.compile(rb"<([0-9A-Fa-f]{4})> <[0-9A-Fa-f]{4}> (?:<([0-9A-Fa-f]{4})>|\[([^\]]*)\])")


def _texts(marks: tuple[Mark, ...]) -> tuple[tuple[str, bool, bool], ...]:
    """Return what marks say as text, and in which typeface."""
    lines = [mark for mark in marks if isinstance(mark, Glyphs) and not mark.outline]
    return tuple(dict.fromkeys((mark.text, mark.style.bold, mark.style.tabular) for mark in lines))


_TEXTS = Known(_texts)


class Signs:
    """The signs that each typeface gave, in the order in which they were first drawn.

    Two signs that look the same are one to a typeface; the first counts.
    """

    def __init__(self) -> None:
        self._texts: set[tuple[str, bool, bool]] = set()
        self._drawn: dict[tuple[str, bool, bool], None] = {}
        self._rare = False

    def add(self, pieces: Iterable[tuple[Mark, ...]]) -> None:
        """Note marks of one piece, in the order in which they were drawn."""
        texts, drawn = self._texts, self._drawn
        if len(texts) > KNOWN:
            texts.clear()
        for key in chain.from_iterable(_TEXTS.all(pieces)):
            if key not in texts:
                texts.add(key)
                for char in key[0]:
                    drawn.setdefault((char, key[1], key[2]))
                    self._rare |= char >= FIRST_RARE

    def tables(self, pdf: bytes) -> dict[int, bytes]:
        """Return what the objects of a file say of its rare signs, by their numbers."""
        if not self._rare:
            return {}
        found = (_table_of(pdf, name, drawn) for name, drawn in self.by_face(fonts.load()).items() if _has_rare(drawn))
        return dict(filter(None, found))

    def by_face(self, typefaces: Typefaces) -> dict[str, str]:
        """Return the signs of each typeface by its PostScript name."""
        faces = _Faces(typefaces)
        found: dict[str, dict[int, str]] = {}
        for char, bold, tabular in self._drawn:
            name, glyph = faces.where(char, Style(1.0, bold, tabular))
            found.setdefault(name, {}).setdefault(glyph, char)
        return {name: "".join(signs.values()) for name, signs in found.items()}


class _Faces:
    """Where Qt takes each sign from: the first typeface that has it."""

    def __init__(self, typefaces: Typefaces) -> None:
        self._families = {False: typefaces.text, True: typefaces.figures}
        self._raw: dict[tuple[str, bool], QRawFont] = {}

    def where(self, char: str, style: Style) -> tuple[str, int]:
        """Return the PostScript name of a typeface and the number of the sign in it; no name where none has it."""
        for family in self._families[style.tabular]:
            raw = self._font(family, style.bold)
            if raw.supportsCharacter(ord(char)):
                weight = "" if family == RARE else "-Bold" if style.bold else "-Regular"
                return family.replace(" ", "") + weight, raw.glyphIndexesForString(char)[0]
        return "", ord(char)

    def _font(self, family: str, bold: bool) -> QRawFont:
        if (family, bold) not in self._raw:
            font = QFont(family)
            font.setBold(bold)
            self._raw[family, bold] = QRawFont.fromFont(font)
        return self._raw[family, bold]


def _has_rare(signs: str) -> bool:
    return any(sign >= FIRST_RARE for sign in signs)


def _table_of(pdf: bytes, name: str, signs: str) -> tuple[int, bytes] | None:
    """Return the number and the new content of the table of a typeface; None where Qt says something else."""
    font = re.search(rb"/BaseFont /" + name.encode() + rb"\s[^>]*?/ToUnicode (\d+) 0 R", pdf)
    if font is None:
        return None
    number = int(font[1])
    table = re.search(rb"\n%d 0 obj\n<<[^>]*>>\nstream\r?\n(.*?)endstream" % number, pdf, re.DOTALL)
    if table is None or not _agrees(table[1], signs):
        return None
    stream = _table(signs).encode("ascii")
    return number, b"<< /Length %d >>\nstream\n%sendstream" % (len(stream), stream)


def _table(signs: Sequence[str]) -> str:
    rows = [f"<{n:04X}> <{sign.encode('utf-16-be').hex().upper()}>\n" for n, sign in enumerate(signs, 1)]
    blocks = [rows[n : n + _BLOCK] for n in range(0, len(rows), _BLOCK)]
    return _HEAD + "".join(f"{len(b)} beginbfchar\n{''.join(b)}endbfchar\n" for b in blocks) + _FOOT


def _agrees(table: bytes, signs: str) -> bool:
    """Compare with what Qt says of the signs of the basic plane."""
    for first, one, several in _RANGE.findall(table):
        values = [one] if one else re.findall(rb"<([0-9A-Fa-f]{4})>", several)
        for number, value in enumerate(values, int(first, 16)):
            count = int(value, 16)
            if number and count and (number > len(signs) or not _alike(signs[number - 1], chr(count))):
                return False
    return True


def _alike(drawn: str, text: str) -> bool:
    """Tell whether two signs may be one to a typeface, such as a space and a tab; Qt names either."""
    one, other = (unicodedata.normalize("NFKC", sign) for sign in (drawn, text))
    return one == other or (one.isspace() and other.isspace())
