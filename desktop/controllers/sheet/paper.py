"""From an open document to its printed page; loads the printing code only when a page is wanted."""

from __future__ import annotations

from PySide6.QtGui import QImage

from desktop.core.build_step import Steps, done
from desktop.core.problem import TakujoError
from desktop.core.sheet import Sheet
from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.views.paper.printing import find_paper, render_page
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.sheet.ink import Mode


def as_finished(document: SheetDocument) -> Sheet:
    """Return a draft as it will be once it is finished, so that nothing printed before differs from the sheet after."""
    sheet = document.sheet
    if not sheet.draft:
        return sheet
    try:
        done: Sheet = document.system.finish(sheet, document.game)
    except TakujoError:
        return sheet
    return done


def first_page(
    document: SheetDocument, words: Words, width: int, campaign_title: str = "", *, chances: bool = True
) -> tuple[QImage, str]:
    """Draw the first page of a sheet at this width in pixels, and return its words with it.

    A null image when the system prints nothing.
    """
    return done(first_page_in_steps(document, words, width, campaign_title, chances=chances))


def first_page_in_steps(
    document: SheetDocument, words: Words, width: int, campaign_title: str = "", *, chances: bool = True
) -> Steps[tuple[QImage, str]]:
    """Draw the first page in steps, so that the window stays responsive."""
    try:
        paper = find_paper(document.system.id)
    except TakujoError:
        return QImage(), ""
    context = PaperContext(campaign_title=campaign_title, chances=chances)
    sheet = document.system.printable(as_finished(document), document.game)
    pages = yield from paper.in_steps(sheet, document.game, Mode.FILLED, words, context)
    yield
    return (render_page(pages[0], max(1, width)), " ".join(pages[0].texts())) if pages else (QImage(), "")
