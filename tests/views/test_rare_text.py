"""Kanji that Qt draws without their text can still be found and copied in a PDF."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtGui import QFont, QRawFont
from PySide6.QtWidgets import QApplication

from desktop.views.paper.printing import write_pdf
from desktop.views.paper.sheet.ink import Mode
from desktop.views.paper.sheet.marks import Glyphs, PageDrawing
from desktop.views.paper.text import rare_text
from desktop.views.paper.text.known import pieces_of
from desktop.views.paper.text.typeface import Style
from desktop.views.style import fonts

OUTSIDE = "𠮷𠀋𠂉𡈽𡵅𦚰𩸽𪚲"
"""Some are in the usual typeface, some only in ours."""


@pytest.fixture
def inside(qapp: QApplication) -> str:
    """Return kanji of the basic plane that only the typeface of rare kanji has."""
    typefaces = fonts.load()
    usual, rare = QRawFont.fromFont(QFont(typefaces.proportional)), QRawFont.fromFont(QFont(fonts.RARE))
    codes = (c for c in range(0x3400, 0x9FFF) if rare.supportsCharacter(c) and not usual.supportsCharacter(c))
    return "".join(chr(next(codes)) for _ in range(300))


def page(*lines: str) -> PageDrawing:
    marks = [Glyphs(20.0, 20.0 + 8 * n, line, Style(11.0, n % 2 == 1), 90.0) for n, line in enumerate(lines)]
    return PageDrawing(Mode.FILLED, tuple(marks))


def text_of(file: Path) -> list[str]:
    document = pypdfium2.PdfDocument(file)
    found = [page.get_textpage().get_text_bounded() for page in document]
    document.close()
    return found


def test_rare_characters_can_be_extracted(inside: str, tmp_path: Path) -> None:
    lines = [f"{OUTSIDE[n % 8]}野 {inside[n]}{inside[-n]} 霧島{OUTSIDE[-1 - n % 8]}" for n in range(24)]
    out = tmp_path / "names.pdf"
    write_pdf([page(*lines[:12]), page(*lines[12:])], out)
    first, second = text_of(out)
    for line in lines[:12]:
        assert line in first
    for line in lines[12:]:
        assert line in second


def test_a_page_without_them_stays_as_it_is(tmp_path: Path, qapp: QApplication) -> None:
    out = tmp_path / "names.pdf"
    write_pdf([page("吉野 霧島")], out)
    assert out.read_bytes().count(b"%%EOF") == 1
    assert "吉野 霧島" in text_of(out)[0]


def test_conflicting_pdf_is_unchanged(inside: str, tmp_path: Path) -> None:
    out = tmp_path / "names.pdf"
    write_pdf([page(f"{inside[0]}霧")], out)
    raw = out.read_bytes()

    def tables(pdf: bytes, text: str) -> dict[int, bytes]:
        signs = rare_text.Signs()
        signs.add(pieces_of(page(text).marks))
        return signs.tables(pdf)

    assert tables(raw, f"{inside[0]}霧") == {}
    assert len(tables(raw, f"{inside[0]}霧𠮷")) == 1
    assert tables(raw, f"𠮷{inside[0]}霧") == {}
    assert tables(b"%PDF-1.4\n", "𠮷") == {}
