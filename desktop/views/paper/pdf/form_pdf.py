"""Form-fillable PDFs: the page as it is printed, and on it fields that show what was drawn there.

Viewers differ in what they make of Japanese in a form, so every value is drawn as any text of ours and given to its
field as its appearance: it is seen wherever PDF is. A field is called as the model calls its value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from pypdf import PdfReader

from desktop.core.paper import Field, How
from desktop.core.sheet import Sheet
from desktop.core.words import Typed, Words, phrase
from desktop.models.paper.values import shown, title_of
from desktop.models.sheet.schema import at_path
from desktop.services.paper import paper_code
from desktop.services.paper.form_pdf import BLANK, prefix_of
from desktop.services.paper.print_set import page_numbers
from desktop.services.storage import files
from desktop.services.storage.file_errors import writing
from desktop.services.text.catalogue import Catalogue
from desktop.views.paper.codes import Codes, named, whole_pages
from desktop.views.paper.pdf.acro_form import AcroForm, PlacedEntry
from desktop.views.paper.pdf.more_fields import more_pages
from desktop.views.paper.printing import Item, Look, as_called, find_paper, paper, pdf_title, write_pdf
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.fields import Entry
from desktop.views.paper.sheet.ink import A4, Mode, PaperSize
from desktop.views.paper.sheet.inks import Ink, inked
from desktop.views.paper.sheet.marks import Mark, PageDrawing
from desktop.views.paper.sheet.painting import Placement

POINT = 72 / 25.4
"""PDF units to the mm."""


@dataclass(frozen=True)
class FormSheet:
    """One character's pages as a form."""

    pages: Sequence[PageDrawing]
    values: Mapping[str, str | bool]
    """What each place says, by its name."""
    titles: Mapping[str, str]
    """What each field is called for people, by path."""
    code: str
    """The whole sheet, so that what the page does not say comes back as well."""
    ink_page: Callable[[PageDrawing], PageDrawing] = lambda page: page
    """Gives what a ticked place looks like the ink of the pages, which have it already."""


def sheet_form(
    item: Item, words: Words, context: PaperContext | None = None, ink: Ink = Ink.USUAL, codes: Codes = Codes.NONE
) -> FormSheet:
    """Draw a character's pages as a form; without a sheet the blank one.

    Args:
        codes: which QR codes go with them.
    """
    system, game, sheet = item
    words = as_called(words, system, game)
    mode = Mode.BLANK if sheet is None else Mode.FILLED
    base = sheet if sheet is not None else system.blank(game).evolve(id=BLANK, draft=False)
    printed = system.printable(base, game)
    drawn = printed if sheet is not None else None
    paper_context = named(context or PaperContext(), codes, [] if drawn is None else [drawn])
    accent = Catalogue().info(system.id).accent
    pages = find_paper(system.id).pages(drawn, game, mode, words, paper_context)
    if drawn is not None and codes is Codes.WHOLE:
        pages = [*pages, *whole_pages(system, game, drawn, mode, words, paper_context)]
    paths = {entry.field.path for page in pages for entry in page.entries}
    if drawn is not None:
        pages = [*pages, *more_pages(drawn, game, paths, mode, words, paper_context)]
    fields = [entry.field for page in pages for entry in page.entries]
    return FormSheet(
        pages=[inked(page, ink, accent) for page in pages],
        values={field.name: shown(printed, field, words) for field in fields},
        titles={
            field.path: _field_title(title_of(base, field.path, words, game), field, base, words) for field in fields
        },
        code=paper_code.whole(base),
        ink_page=lambda page: inked(page, ink, accent),
    )


def _field_title(title: str, field: Field, sheet: Sheet, words: Words) -> str:
    """Say what a field is called, and of one for text what becomes of a long one."""
    try:
        number = at_path(type(sheet), field.path).kind is int
    except KeyError:  # one of the campaign's own
        number = False
    if number or field.how is not How.WRITTEN:
        return title
    return words.say(phrase("{title}（長い文字は小さくなって収まります）", title=Typed(title)))


def print_form(
    items: Sequence[Item],
    out: Path,
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
    """Write characters' sheets, blank ones where there is no sheet, as one PDF that can be filled in.

    Args:
        chances: whether tables of chances are printed with them.
        large: large type, on paper that lies on its side.
        only: which pages of all, e.g. `1-3, 7`; empty: all. What is on the others stays as it is.
        codes: which QR codes go with them.
        look: sees every page that is written.

    Raises:
        TakujoError: unknown paper, no layout, no such pages, or the file cannot be written.
    """
    context = PaperContext(campaign_title=campaign_title, paper=paper(paper_size), chances=chances, large=large)
    forms = _only([sheet_form(item, words, context, ink, codes) for item in items], only)
    for page in (page for form in forms for page in form.pages):
        if look is not None:
            look(page)
    write_form(forms, out, pdf_title(items, words, campaign_title), context.paper, words.language)


def _only(forms: Sequence[FormSheet], pages: str) -> list[FormSheet]:
    """Return forms with some of their pages; one that has none of these is left out.

    Raises:
        TakujoError: there are no such pages.
    """
    wanted = frozenset(page_numbers(pages, sum(len(form.pages) for form in forms)))
    found, before = [], 0
    for form in forms:
        kept = [page for number, page in enumerate(form.pages, before + 1) if number in wanted]
        before += len(form.pages)
        found += [replace(form, pages=kept)] if kept else []
    return found


def write_form(sheets: Sequence[FormSheet], out: Path, title: str, size: PaperSize = A4, language: str = "ja") -> None:
    """Write characters' sheets as one PDF that can be filled in; the file appears whole or not at all.

    Raises:
        TakujoError: the file cannot be written.
    """
    content = form_pdf(sheets, title, size, language)
    try:
        files.replace(out, content)
    except OSError as error:
        raise writing(error, out) from error


def form_pdf(sheets: Sequence[FormSheet], title: str, size: PaperSize = A4, language: str = "ja") -> bytes:
    """Return the PDF."""
    pages = [page for sheet in sheets for page in sheet.pages]
    looks: list[PageDrawing] = []
    places: list[list[PlacedEntry]] = []
    number = 0
    for sheet in sheets:
        found: list[PlacedEntry] = []
        for page in sheet.pages:
            for entry in page.entries:
                marks = _look(page, entry)
                look = len(pages) + len(looks) if marks else -1
                found.append(PlacedEntry(number, entry, _box(page, entry, size), look))
                if marks:
                    look_of = replace(page, marks=marks, seen=(), entries=())
                    looks.append(look_of if entry.draw is None else sheet.ink_page(look_of))
            number += 1
        places.append(found)
    reader = PdfReader(BytesIO(_drawn([*map(_background, pages), *looks], title, size)))
    form = AcroForm(reader, len(pages), title, language)
    for index, (sheet, seen) in enumerate(zip(sheets, places, strict=True)):
        form.add(prefix_of(index), sheet.code, seen, sheet.values, sheet.titles)
    return form.content()


def _background(page: PageDrawing) -> PageDrawing:
    """Return a page without what is in its fields."""
    taken = {n for entry in page.entries for first, last in entry.spans for n in range(first, last)}
    return replace(page, marks=tuple(mark for n, mark in enumerate(page.marks) if n not in taken))


def _look(page: PageDrawing, entry: Entry) -> tuple[Mark, ...]:
    """Return what a field shows: its text, or what it looks like when ticked."""
    if entry.draw is None:
        return tuple(mark for first, last in entry.spans for mark in page.marks[first:last])
    scratch = Canvas(page.mode, landscape=page.landscape, paper=page.paper)
    entry.draw(scratch, entry.area)
    return tuple(scratch.marks)


def _box(page: PageDrawing, entry: Entry, size: PaperSize) -> tuple[float, float, float, float]:
    """Return where a field is in PDF's own units, from below."""
    place, area = Placement.on(page, size), entry.area
    left, right = (place.left + x * place.factor for x in (area.x, area.right))
    top, bottom = (place.height - place.top - y * place.factor for y in (area.y, area.bottom))
    return (left * POINT, bottom * POINT, right * POINT, top * POINT)


def _drawn(pages: Sequence[PageDrawing], title: str, size: PaperSize) -> bytes:
    """Draw every page as any PDF of ours, in one file, so that all of them share their typefaces."""
    with TemporaryDirectory(prefix="takujo-") as folder:
        file = Path(folder) / "pages.pdf"
        write_pdf(pages, file, title, size, shared=False)
        return file.read_bytes()
