"""Lets kanji outside the basic plane, such as 𠮷, be found and copied in a PDF.

Qt draws them and says not what they are. It numbers the signs of a typeface as they are drawn, so the order of our own
marks says which number is which. What Qt does say is compared first; if that differs, the file stays as Qt wrote it.
The correction is appended, as PDF allows, so nothing that Qt wrote moves.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtGui import QFont, QRawFont

from desktop.views.fonts import RARE, Typefaces
from desktop.views.paper.marks import Glyphs, Mark
from desktop.views.paper.typeface import Style

BASIC_PLANE = 0x10000
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


def first_uses(marks: Iterable[Mark], typefaces: Typefaces) -> dict[str, str]:
    """Return the signs that each typeface gives, by its PostScript name, in the order in which they are first drawn.

    Two signs that look the same are one to a typeface; the first counts.
    """
    faces = _Faces(typefaces)
    found: dict[str, dict[int, str]] = {}
    for mark in marks:
        if isinstance(mark, Glyphs) and not mark.outline:
            for char in mark.text:
                name, glyph = faces.where(char, mark.style)
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


def has_rare(marks: Iterable[Mark]) -> bool:
    """Tell whether there is anything that Qt leaves unsaid."""
    return any(isinstance(mark, Glyphs) and any(ord(c) >= BASIC_PLANE for c in mark.text) for mark in marks)


def corrected(pdf: bytes, signs: Mapping[str, str]) -> bytes:
    """Return the file with what its rare signs are.

    Args:
        signs: as `first_uses` gives them.
    """
    for name, drawn in signs.items():
        if any(ord(sign) >= BASIC_PLANE for sign in drawn):
            pdf = _corrected(pdf, name, drawn)
    return pdf


def _corrected(pdf: bytes, name: str, signs: str) -> bytes:
    font = re.search(rb"/BaseFont /" + name.encode() + rb"\s[^>]*?/ToUnicode (\d+) 0 R", pdf)
    if font is None:
        return pdf
    number = int(font[1])
    table = re.search(rb"\n%d 0 obj\n<<[^>]*>>\nstream\r?\n(.*?)endstream" % number, pdf, re.DOTALL)
    end = list(re.finditer(rb"trailer\n<<\n(.*?)>>\nstartxref\n(\d+)", pdf, re.DOTALL))
    if table is None or not end or not _agrees(table[1], signs):
        return pdf
    stream = _table(signs).encode("ascii")
    place = len(pdf)
    body = b"%d 0 obj\n<< /Length %d >>\nstream\n%sendstream\nendobj\n" % (number, len(stream), stream)
    kept = re.sub(rb"/Prev \d+\n", b"", end[-1][1])
    cross = b"xref\n%d 1\n%010d 00000 n \ntrailer\n<<\n%s/Prev %s\n>>\n" % (number, place, kept, end[-1][2])
    return pdf + body + cross + b"startxref\n%d\n%%%%EOF\n" % (place + len(body))


def _table(signs: Sequence[str]) -> str:
    rows = [f"<{n:04X}> <{sign.encode('utf-16-be').hex().upper()}>\n" for n, sign in enumerate(signs, 1)]
    blocks = [rows[n : n + _BLOCK] for n in range(0, len(rows), _BLOCK)]
    return _HEAD + "".join(f"{len(b)} beginbfchar\n{''.join(b)}endbfchar\n" for b in blocks) + _FOOT


def _agrees(table: bytes, signs: str) -> bool:
    """Compare with what Qt says of the signs of the basic plane."""
    for first, one, several in _RANGE.findall(table):
        values = [one] if one else re.findall(rb"<([0-9A-Fa-f]{4})>", several)
        for number, value in enumerate(values, int(first, 16)):
            said = int(value, 16)
            if number and said and (number > len(signs) or not _alike(signs[number - 1], chr(said))):
                return False
    return True


def _alike(drawn: str, said: str) -> bool:
    """Tell whether two signs may be one to a typeface, such as a space and a tab; Qt names either."""
    one, other = (unicodedata.normalize("NFKC", sign) for sign in (drawn, said))
    return one == other or (one.isspace() and other.isspace())
