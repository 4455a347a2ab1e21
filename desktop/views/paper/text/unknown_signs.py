"""Finds signs that no typeface of this computer can draw: a page would show a box in their place."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtGui import QTextLayout

from desktop.views.paper.sheet.marks import Glyphs, PageDrawing
from desktop.views.paper.text.typeface import Style, typeface

PLAIN = Style(10.0)


def unknown_signs(pages: Iterable[PageDrawing]) -> tuple[str, ...]:
    """Return them as they come up, each once."""
    signs = dict.fromkeys(
        sign
        for page in pages
        for mark in (*page.seen, *page.marks)
        if isinstance(mark, Glyphs) and not mark.text.isascii()
        for sign in mark.text
    )
    return tuple(sign for sign in signs if not _known(sign))


@lru_cache(20_000)
def _known(sign: str) -> bool:
    layout = QTextLayout(sign, typeface().font(PLAIN, 100))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return all(0 not in run.glyphIndexes() for run in layout.glyphRuns())
