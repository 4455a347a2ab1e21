"""From characters to a PDF or a printer; finds each system's layout by its id."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter

from desktop.core.game import AnyGame
from desktop.core.problem import Problem, TakujoError
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.words import Phrase, Typed, Words, phrase
from desktop.services.paper.print_set import page_numbers
from desktop.services.storage import files
from desktop.services.text import language
from desktop.services.text.catalogue import Catalogue
from desktop.views.contract import system_view
from desktop.views.paper.codes import Codes, named, whole_pages
from desktop.views.paper.custom_checks import WithChecks
from desktop.views.paper.pdf.pdf import DPI, About, PdfPages, in_order
from desktop.views.paper.protocol import PaperContext, Printout, SheetPaper
from desktop.views.paper.random_tables import TABLES
from desktop.views.paper.sheet.ink import A4, PAPER_SIZES, Mode, PaperSize
from desktop.views.paper.sheet.inks import Ink, inked
from desktop.views.paper.sheet.layers import AHEAD, Layers, alone
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.sheet.painting import paint, paint_pieces, render_page
from desktop.views.paper.text.game_name import game_name

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


__all__ = [
    "About",
    "find_paper",
    "find_printouts",
    "print_pages",
    "print_sheets",
    "render_page",
    "sheet_pages",
    "write_pdf",
]

Item = tuple["AnySystem", AnyGame, Sheet | None]
Step = Callable[[int], bool]
Look = Callable[[PageDrawing], None]
MOST_NAMES = 4
_QT_SIZES = {
    "A4": QPageSize.PageSizeId.A4,
    "A3": QPageSize.PageSizeId.A3,
    "A5": QPageSize.PageSizeId.A5,
    "B5": QPageSize.PageSizeId.JisB5,
    "Letter": QPageSize.PageSizeId.Letter,
}


class PrintingCancelled(Exception):
    """The user has cancelled."""


def find_paper(system: str) -> SheetPaper:
    """Return the printed sheet of a system; custom checks are among the custom fields, or where it places them.

    Raises:
        TakujoError: this system has none.
    """
    try:
        view = system_view(system)
    except ModuleNotFoundError as error:
        raise _error("no_paper", phrase("「{system}」の印刷の形がありません。", system=system)) from error
    paper = view.paper
    return paper if paper.places_checks else WithChecks(paper, system)


def find_printouts(system: str) -> tuple[Printout, ...]:
    """Return what a system prints beside its sheets, then what a campaign of any system may have of its own."""
    try:
        view = system_view(system)
    except ModuleNotFoundError:
        return TABLES
    return (*view.printouts, *TABLES)


def sheet_pages(
    items: Iterable[Item],
    mode: Mode | str,
    words: Words,
    context: PaperContext | None = None,
    codes: Codes = Codes.NONE,
) -> list[PageDrawing]:
    """Draw the pages of several characters, one after the other; n／m counts each one's own pages."""
    return list(_sheet_pages(items, Mode(mode), words, context or PaperContext(), codes))


def _sheet_pages(
    items: Iterable[Item], mode: Mode, words: Words, context: PaperContext, codes: Codes
) -> Iterator[PageDrawing]:
    called: dict[int, tuple[AnyGame, Words, SheetPaper]] = {}
    """By the identity of a game, which is held: the words of its sheets are the very same, too."""
    for system, game, sheet in items:
        if id(game) not in called:
            called[id(game)] = game, as_called(words, system, game), find_paper(system.id)
        _, own, form = called[id(game)]
        paper_context = named(context, codes, [sheet] if sheet is not None else [])
        yield from form.pages(_printable(system, game, sheet), game, mode, own, paper_context)
        if sheet is not None and mode.typed and codes is Codes.WHOLE:
            yield from whole_pages(system, game, sheet, mode, own, paper_context)


def _in_turn(pages: Iterator[PageDrawing]) -> Iterator[PageDrawing]:
    """Lay out a few pages, then let them be written: the processor keeps at hand what it needs for the one work."""
    while some := list(islice(pages, AHEAD)):
        yield from some


def as_called(words: Words, system: AnySystem, game: AnyGame) -> Words:
    """Return the words of a character's own rule system, that call things as its definition does."""
    naming, own = system.naming(game), language.words(words.language, system.id)
    if not naming.spoken and not naming.alone:
        return own
    return language.words_of_campaign(words.language, system, game)


def _printable(system: AnySystem, game: AnyGame, sheet: Sheet | None) -> Sheet | None:
    return None if sheet is None else system.printable(sheet, game)


def print_sheets(
    items: Sequence[Item],
    out: Path,
    mode: Mode | str,
    words: Words,
    paper_size: str = "A4",
    campaign_title: str = "",
    *,
    chances: bool = True,
    large: bool = False,
    ink: Ink = Ink.USUAL,
    only: str = "",
    codes: Codes = Codes.NONE,
    look: Look | None = None,
) -> None:
    """Write characters' sheets as one PDF, each in its layout; the file appears whole or not at all.

    Args:
        codes: which QR codes go with them.
        chances: whether tables of chances are printed with them.
        large: large type, on paper that lies on its side.
        only: which pages of all, e.g. `1-3, 7`; empty: all.
        look: sees every page that is written.

    Raises:
        TakujoError: nothing to print, unknown paper, no layout, or the file cannot be written.
    """
    context = PaperContext(campaign_title=campaign_title, paper=paper(paper_size), chances=chances, large=large)
    pages: Iterable[PageDrawing] = _in_turn(_sheet_pages(items, Mode(mode), words, context, codes))
    if ink is not Ink.USUAL and items:
        accent = Catalogue().info(items[0][0].id).accent
        pages = (inked(page, ink, accent) for page in pages)
    if only:
        drawn = list(pages)
        pages = [drawn[number - 1] for number in page_numbers(only, len(drawn))]
    about = About(pdf_title(items, words, campaign_title), pdf_author(items, words), words.language)
    write_pdf(pages if look is None else _looked_at(pages, look), out, about, context.paper)


def _looked_at(pages: Iterable[PageDrawing], look: Look) -> Iterator[PageDrawing]:
    for page in pages:
        look(page)
        yield page


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


def pdf_title(items: Sequence[Item], words: Words, campaign_title: str = "") -> str:
    """Return the title of a file: the names, or the game and the kind of page, and the campaign."""
    names = [sheet.name for _, _, sheet in items if sheet is not None and sheet.name]
    what = words.say("・").join(names[:MOST_NAMES]) + ("…" if len(names) > MOST_NAMES else "")
    if not what:
        games = dict.fromkeys(game_name(system.id, game) for system, game, _ in items)
        what = " ".join((words.listed(games), words.say("キャラクターシート"))).strip()
    return (
        words.say(phrase("{what}（{table}）", what=Typed(what), table=Typed(campaign_title)))
        if campaign_title
        else what
    )


def pdf_author(items: Sequence[Item], words: Words) -> str:
    """Return who plays the characters, each once."""
    players = dict.fromkeys(sheet.player for _, _, sheet in items if sheet is not None and sheet.player)
    return words.listed(list(players)[:MOST_NAMES])


def write_pdf(
    pages: Iterable[PageDrawing],
    out: Path,
    about: About | str = "",
    size: PaperSize = A4,
    step: Step | None = None,
    *,
    shared: bool = True,
) -> int:
    """Write pages as one PDF with selectable text, a few as they come; the file appears whole or not at all.

    Args:
        shared: whether what pages have in common is written once; False: each page holds all that it shows.
        step: called with the number of pages done; returns whether to continue.

    Returns:
        How many pages it has.

    Raises:
        TakujoError: there are no pages, or the file cannot be written.
        Stopped: `step` wanted no more.
    """
    about = About(about) if isinstance(about, str) else about
    waiting = iter(pages)
    first = next(waiting, None)
    if first is None:
        raise _nothing()
    try:
        with in_order(), files.aside(out) as file:
            pdf = PdfPages(file, about)
            layers = Layers(size) if shared else None
            done = _draw(pdf.writer, chain([first], waiting), size, DPI, pdf, step, layers)
    except OSError as error:
        from desktop.services.storage.file_errors import writing

        raise writing(error, out) from error
    return done


def print_pages(pages: Iterable[PageDrawing], printer: QPrinter, size: PaperSize = A4, step: Step | None = None) -> int:
    """Send pages to a printer.

    Args:
        step: called with the number of pages done; returns whether to continue.

    Returns:
        How many pages were sent.

    Raises:
        TakujoError: there are no pages, or the printer does not take them, or no longer.
        Stopped: `step` returned False; the print job is cancelled.
    """
    waiting = iter(pages)
    first = next(waiting, None)
    if first is None:
        raise _nothing()
    printer.setFullPage(True)
    try:
        done = _draw(printer, chain([first], waiting), size, printer.resolution(), None, step)
    except PrintingCancelled:
        printer.abort()
        raise
    if printer.printerState() in (printer.PrinterState.Aborted, printer.PrinterState.Error):
        raise _no_printer()
    return done


def _draw(
    device: QPagedPaintDevice,
    pages: Iterable[PageDrawing],
    size: PaperSize,
    dpi: int,
    pdf: PdfPages | None,
    step: Step | None,
    layers: Layers | None = None,
) -> int:
    painter = QPainter()
    done = 0

    def begin(page: PageDrawing) -> None:
        device.setPageLayout(_layout(page.paper or size, page.landscape))
        if not (device.newPage() if painter.isActive() else painter.begin(device)):
            raise _no_printer()

    try:
        for page, layer, own in alone(pages) if layers is None else layers.split(pages):
            if pdf is not None and layer is not None and not pdf.has(layer):
                for below in (True, False):
                    begin(page)
                    paint_pieces(page, layer.pieces, painter, dpi / 25.4, size, fills=below, rest=not below)
                    pdf.drawn_layer(layer)
            begin(page)
            if layer is None:
                paint(page, painter, dpi / 25.4, size)
            else:
                paint_pieces(page, own, painter, dpi / 25.4, size)
            done += 1
            if pdf is not None:
                pdf.drawn(page, layer, own)
            if step is not None and not step(done):
                raise PrintingCancelled
        if pdf is not None:
            pdf.close(painter)
    finally:
        if painter.isActive():
            painter.end()
    return done


@lru_cache(16)
def _layout(size: PaperSize, landscape: bool) -> QPageLayout:
    way = QPageLayout.Orientation.Landscape if landscape else QPageLayout.Orientation.Portrait
    known = QPageSize(_QT_SIZES[size.id]) if size.id in _QT_SIZES else _custom(size)
    layout = QPageLayout(known, way, QMarginsF(), QPageLayout.Unit.Millimeter)
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


def _custom(size: PaperSize) -> QPageSize:
    return QPageSize(QSizeF(size.width, size.height), QPageSize.Unit.Millimeter, size.id)


def _nothing() -> TakujoError:
    return _error("no_pages", phrase("印刷するものがありません。"), phrase("シートを1枚以上選んでください。"))


def _no_printer() -> TakujoError:
    return _error(
        "printer", phrase("プリンターに送れませんでした。"), phrase("プリンターを確かめるか、PDFにしてください。")
    )


def _error(code: str, message: Phrase, remedy: Phrase | None = None) -> TakujoError:
    return TakujoError(Problem(code=code, rule="", message=message, remedy=remedy or phrase("")))
