"""From an open document to its printed page; loads the printing code only when a page is wanted."""

from __future__ import annotations

from PySide6.QtGui import QImage

from desktop.core.problem import TakujoError
from desktop.core.words import Words
from desktop.models.document import SheetDocument
from desktop.views.paper.ink import Mode
from desktop.views.paper.printing import find_paper, render_page
from desktop.views.paper.protocol import PaperContext


def first_page(document: SheetDocument, words: Words, width: int, table_title: str = "") -> QImage:
    """Draw the first page of a sheet at this width in pixels; a null image when the system prints nothing."""
    try:
        paper = find_paper(document.system.id)
    except TakujoError:
        return QImage()
    pages = paper.pages(document.sheet, document.game, Mode.FILLED, words, PaperContext(table_title=table_title))
    return render_page(pages[0], max(1, width)) if pages else QImage()
