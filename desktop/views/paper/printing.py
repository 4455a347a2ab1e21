"""From characters to a PDF or a printer; finds each system's layout by its id."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from desktop.core.game import AnyGame
from desktop.core.problem import Problem, TakujoError
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.words import Phrase, Words, phrase
from desktop.services import files
from desktop.views import fonts
from desktop.views.paper import rare_text
from desktop.views.paper.ink import A4, PAPER_SIZES, Mode, PaperSize
from desktop.views.paper.marks import PageDrawing
from desktop.views.paper.painting import paint, render_page
from desktop.views.paper.protocol import PaperContext, Printout, SheetPaper

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


__all__ = ["find_paper", "find_printouts", "print_pages", "print_sheets", "render_page", "sheet_pages", "write_pdf"]

Item = tuple["AnySystem", AnyGame, Sheet | None]
_DPI = 1200
_QT_SIZES = {
    "A4": QPageSize.PageSizeId.A4,
    "A3": QPageSize.PageSizeId.A3,
    "B5": QPageSize.PageSizeId.JisB5,
    "Letter": QPageSize.PageSizeId.Letter,
}


def find_paper(system: str) -> SheetPaper:
    """Return the printed sheet of a system.

    Raises:
        TakujoError: this system has none.
    """
    module = f"desktop.views.systems.{system}"
    try:
        paper: SheetPaper = importlib.import_module(module).PAPER
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise
        raise _error("no_paper", phrase("「{system}」の印刷の形がありません。", system=system)) from error
    except AttributeError as error:
        raise _error("no_paper", phrase("「{system}」の印刷の形がありません。", system=system)) from error
    return paper


def find_printouts(system: str) -> tuple[Printout, ...]:
    """Return what a system prints beside its sheets."""
    try:
        module = importlib.import_module(f"desktop.views.systems.{system}")
    except ModuleNotFoundError:
        return ()
    return tuple(getattr(module, "PRINTOUTS", ()))


def sheet_pages(
    items: Iterable[Item], mode: Mode | str, words: Words, context: PaperContext | None = None
) -> list[PageDrawing]:
    """Draw the pages of several characters, one after the other; n／m counts each one's own pages."""
    state = Mode(mode)
    context = context or PaperContext()
    return [
        page
        for system, game, sheet in items
        for page in find_paper(system.id).pages(sheet, game, state, words, context)
    ]


def print_sheets(
    items: Sequence[Item],
    out: Path,
    mode: Mode | str,
    words: Words,
    paper_size: str = "A4",
    table_title: str = "",
    *,
    chances: bool = True,
) -> None:
    """Write characters' sheets as one PDF; the file appears whole or not at all.

    Args:
        chances: whether tables of chances are printed with them.

    Raises:
        TakujoError: nothing to print, unknown paper, no layout, or the file cannot be written.
    """
    context = PaperContext(table_title=table_title, paper=paper(paper_size), chances=chances)
    pages = sheet_pages(items, mode, words, context)
    write_pdf(pages, out, pdf_title(items, words, table_title), context.paper)


def paper(size: str) -> PaperSize:
    """Return a paper size by its id.

    Raises:
        TakujoError: no such size.
    """
    if size not in PAPER_SIZES:
        raise _error(
            "unknown_paper",
            phrase("用紙「{size}」は知りません。", size=size),
            phrase("{known} から選んでください。", known=tuple(PAPER_SIZES)),
        )
    return PAPER_SIZES[size]


def pdf_title(items: Sequence[Item], words: Words, table_title: str = "") -> str:
    """Return the title of a file: the names, or the kind of page, and the 卓."""
    names = [sheet.name for _, _, sheet in items if sheet is not None and sheet.name]
    what = words.say("・").join(names[:4]) + ("…" if len(names) > 4 else "") or words.say("キャラクターシート")
    return f"{what}（{table_title}）" if table_title else what


def write_pdf(pages: Sequence[PageDrawing], out: Path, title: str = "", size: PaperSize = A4) -> None:
    """Write pages as one PDF with selectable text; the file appears whole or not at all.

    Raises:
        TakujoError: there are no pages, or the file cannot be written.
    """
    if not pages:
        raise _error("no_pages", phrase("印刷するものがありません。"), phrase("シートを1枚以上選んでください。"))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("卓上 Takujō")
    writer.setResolution(_DPI)
    drawn = _draw(writer, pages, size, _DPI)
    del writer
    if not drawn:
        raise _unwritable(out, buffer.errorString())
    content = bytes(buffer.data().data())
    marks = [mark for page in pages for mark in page.marks]
    if rare_text.has_rare(marks):
        content = rare_text.corrected(content, rare_text.first_uses(marks, fonts.load()))
    try:
        files.replace(out, content)
    except OSError as error:
        from desktop.services.faults import writing

        raise writing(error, out) from error


def print_pages(pages: Sequence[PageDrawing], printer: QPrinter, size: PaperSize = A4) -> None:
    """Send pages to a printer.

    Raises:
        TakujoError: there are no pages, or the printer does not take them.
    """
    if not pages:
        raise _error("no_pages", phrase("印刷するものがありません。"), phrase("シートを1枚以上選んでください。"))
    printer.setFullPage(True)
    if not _draw(printer, pages, size, printer.resolution()):
        raise _error(
            "printer", phrase("プリンターに送れませんでした。"), phrase("プリンターを確かめるか、PDFにしてください。")
        )


def _draw(device: QPagedPaintDevice, pages: Sequence[PageDrawing], size: PaperSize, dpi: int) -> bool:
    device.setPageLayout(_layout(pages[0], size))
    painter = QPainter()
    if not painter.begin(device):
        return False
    try:
        for index, page in enumerate(pages):
            if index:
                device.setPageLayout(_layout(page, size))
                if not device.newPage():
                    return False
            paint(page, painter, dpi / 25.4, size)
    finally:
        painter.end()
    return True


def _layout(page: PageDrawing, size: PaperSize) -> QPageLayout:
    size = page.paper or size
    way = QPageLayout.Orientation.Landscape if page.landscape else QPageLayout.Orientation.Portrait
    known = QPageSize(_QT_SIZES[size.id]) if size.id in _QT_SIZES else _custom(size)
    layout = QPageLayout(known, way, QMarginsF(), QPageLayout.Unit.Millimeter)
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


def _custom(size: PaperSize) -> QPageSize:
    return QPageSize(QSizeF(size.width, size.height), QPageSize.Unit.Millimeter, size.id)


def _unwritable(out: Path, reason: str) -> TakujoError:
    return _error(
        "cannot_write",
        phrase("「{name}」に書けませんでした（{reason}）。", name=out.name, reason=reason),
        phrase("別の場所か名前を選んでください。"),
    )


def _error(code: str, message: Phrase, remedy: Phrase | None = None) -> TakujoError:
    return TakujoError(Problem(code=code, rule="", message=message, remedy=remedy or phrase("")))
