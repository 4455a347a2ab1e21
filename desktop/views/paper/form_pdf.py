"""Form-fillable PDFs: the page as it is printed, and on it fields that show what was drawn there.

Viewers differ in what they make of Japanese in a form, so every value is drawn as any text of ours and given to its
field as its appearance: it is seen wherever PDF is. A field is called as the model calls its value.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from pypdf import PdfReader, PdfWriter
from pypdf.generic import (
    ArrayObject,
    ByteStringObject,
    DictionaryObject,
    FloatObject,
    IndirectObject,
    NameObject,
    NumberObject,
    StreamObject,
    TextStringObject,
)

from desktop.core.paper import How
from desktop.core.words import Words
from desktop.models.paper_values import shown, title_of
from desktop.services import files, paper_code
from desktop.services.catalogue import Catalogue
from desktop.services.faults import writing
from desktop.services.form_pdf import BLANK, CODE, ROWS, prefix_of
from desktop.services.print_set import page_numbers
from desktop.views.paper.canvas import Canvas
from desktop.views.paper.codes import Codes, named, whole_pages
from desktop.views.paper.dress import Ink, dressed
from desktop.views.paper.fields import Entry
from desktop.views.paper.ink import A4, Mode, PaperSize
from desktop.views.paper.marks import Mark, PageDrawing
from desktop.views.paper.more_fields import more_pages
from desktop.views.paper.painting import Placement
from desktop.views.paper.pdf import PROGRAM
from desktop.views.paper.printing import Item, Look, find_paper, paper, pdf_title, write_pdf
from desktop.views.paper.protocol import PaperContext

POINT = 72 / 25.4
"""PDF units to the mm."""
ON, OFF = "On", "Off"
HIDDEN, PRINTED = 2, 4
READ_ONLY, SEVERAL_LINES, RADIO = 1, 1 << 12, 1 << 15
TYPING = "Helv"
"""The typeface that a viewer begins with when somebody types; it takes another for Japanese."""
_ALIGNED = {"left": 0, "centre": 1, "right": 2}


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
    dress: Callable[[PageDrawing], PageDrawing] = lambda page: page
    """Gives what a ticked place looks like the ink of the pages, which have it already."""


@dataclass(frozen=True)
class _Seen:
    """A place on a numbered page, and the number of the page on which its appearance is drawn; −1: it is empty."""

    page: int
    entry: Entry
    box: tuple[float, float, float, float]
    look: int


def sheet_form(
    item: Item, words: Words, context: PaperContext | None = None, ink: Ink = Ink.USUAL, codes: Codes = Codes.NONE
) -> FormSheet:
    """Draw a character's pages as a form; without a sheet the blank one.

    Args:
        codes: which QR codes go with them.
    """
    system, game, sheet = item
    mode = Mode.BLANK if sheet is None else Mode.FILLED
    base = sheet if sheet is not None else system.blank(game).evolve(id=BLANK, draft=False)
    printed = system.printable(base, game)
    drawn = printed if sheet is not None else None
    said = named(context or PaperContext(), codes, [] if drawn is None else [drawn])
    accent = Catalogue().info(system.id).accent
    pages = find_paper(system.id).pages(drawn, game, mode, words, said)
    if drawn is not None and codes is Codes.WHOLE:
        pages = [*pages, *whole_pages(system, game, drawn, mode, words, said)]
    held = {entry.field.path for page in pages for entry in page.entries}
    if drawn is not None:
        pages = [*pages, *more_pages(drawn, game, held, mode, words, said)]
    fields = [entry.field for page in pages for entry in page.entries]
    return FormSheet(
        pages=[dressed(page, ink, accent) for page in pages],
        values={field.name: shown(printed, field, words) for field in fields},
        titles={field.path: title_of(base, field.path, words, game) for field in fields},
        code=paper_code.whole(base),
        dress=lambda page: dressed(page, ink, accent),
    )


def print_form(
    items: Sequence[Item],
    out: Path,
    words: Words,
    paper_size: str = "A4",
    table_title: str = "",
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
        only: which pages of all, e.g. `1-3, 7`; empty: all. What stands on the others stays as it is.
        codes: which QR codes go with them.
        look: sees every page that is written.

    Raises:
        TakujoError: unknown paper, no layout, no such pages, or the file cannot be written.
    """
    context = PaperContext(table_title=table_title, paper=paper(paper_size), chances=chances, large=large)
    forms = _only([sheet_form(item, words, context, ink, codes) for item in items], only)
    for page in (page for form in forms for page in form.pages):
        if look is not None:
            look(page)
    write_form(forms, out, pdf_title(items, words, table_title), context.paper, words.language)


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
    places: list[list[_Seen]] = []
    number = 0
    for sheet in sheets:
        found: list[_Seen] = []
        for page in sheet.pages:
            for entry in page.entries:
                marks = _look(page, entry)
                look = len(pages) + len(looks) if marks else -1
                found.append(_Seen(number, entry, _box(page, entry, size), look))
                if marks:
                    look_of = replace(page, marks=marks, seen=(), entries=())
                    looks.append(look_of if entry.draw is None else sheet.dress(look_of))
            number += 1
        places.append(found)
    reader = PdfReader(BytesIO(_drawn([*map(_background, pages), *looks], title, size)))
    form = _Form(reader, len(pages), title, language)
    for index, (sheet, seen) in enumerate(zip(sheets, places, strict=True)):
        form.add(sheet, seen, prefix_of(index))
    return form.content()


def _background(page: PageDrawing) -> PageDrawing:
    """Return a page without what stands in its fields."""
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
    """Return where a field lies in PDF's own units, from below."""
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


class _Form:
    """A PDF under construction."""

    def __init__(self, reader: PdfReader, pages: int, title: str, language: str) -> None:
        self._reader, self._writer = reader, PdfWriter()
        for page in reader.pages[:pages]:
            self._writer.add_page(page)
        self._writer.metadata = {"/Title": title, "/Creator": PROGRAM, "/Producer": PROGRAM}
        self._fields = ArrayObject()
        self._nodes: dict[str, DictionaryObject] = {}
        helvetica = _named({"Type": "Font", "Subtype": "Type1", "BaseFont": "Helvetica"})
        fonts_known = DictionaryObject({NameObject(f"/{TYPING}"): self._writer._add_object(helvetica)})
        form = DictionaryObject(
            {
                NameObject("/Fields"): self._fields,
                NameObject("/DA"): TextStringObject(f"/{TYPING} 0 Tf 0 g"),
                NameObject("/DR"): DictionaryObject({NameObject("/Font"): fonts_known}),
            }
        )
        self._writer.root_object[NameObject("/AcroForm")] = self._writer._add_object(form)
        self._writer.root_object[NameObject("/Lang")] = TextStringObject(language)

    def content(self) -> bytes:
        """Return the finished file."""
        buffer = BytesIO()
        self._writer.write(buffer)
        return buffer.getvalue()

    def add(self, sheet: FormSheet, seen: Sequence[_Seen], prefix: str) -> None:
        """Add one character's fields."""
        first = seen[0].page if seen else 0
        self._hidden(prefix + CODE, sheet.code, first)
        rows = {path: value for one in seen for path, value in one.entry.field.fixed}
        self._hidden(prefix + ROWS, json.dumps(rows, ensure_ascii=False), first)
        for one in seen:
            field = one.entry.field
            name = prefix + field.name
            value = sheet.values.get(field.name, "")
            title = sheet.titles.get(field.path, "")
            if field.how in (How.ONE_OF, How.RINGED):
                self._choice(name, one, str(value), title)
            elif one.entry.draw is not None:
                self._tick(name, one, bool(value), title)
            else:
                self._text(name, one, str(value), title)

    def _text(self, name: str, one: _Seen, value: str, title: str) -> None:
        entry = one.entry
        field = self._widget(one, "Tx", title)
        field[NameObject("/V")] = _text(value)
        field[NameObject("/DA")] = TextStringObject(f"/{TYPING} {entry.pt:g} Tf 0 g")
        field[NameObject("/Q")] = NumberObject(_ALIGNED[entry.align])
        if entry.several:
            field[NameObject("/Ff")] = NumberObject(SEVERAL_LINES)
        field[NameObject("/AP")] = DictionaryObject({NameObject("/N"): self._appearance(one)})
        self._enter(name, field, one.page)

    def _tick(self, name: str, one: _Seen, on: bool, title: str) -> None:
        field = self._widget(one, "Btn", title)
        self._states(field, one, ON, on)
        field[NameObject("/V")] = field["/AS"]
        self._enter(name, field, one.page)

    def _choice(self, name: str, one: _Seen, chosen: str, title: str) -> None:
        """Add one of several boxes; the field is made with the first of them."""
        option = one.entry.field.option
        if name not in self._nodes:
            group = _named({"FT": "Btn"})
            group[NameObject("/Ff")] = NumberObject(RADIO)
            group[NameObject("/V")] = NameObject(f"/{OFF}")
            group[NameObject("/TU")] = _text(title)
            group[NameObject("/Kids")] = ArrayObject()
            self._enter(name, group)
        group = self._nodes[name]
        box = self._widget(one, "", "")
        self._states(box, one, option, chosen == option)
        if chosen == option:
            group[NameObject("/V")] = NameObject(f"/{option}")
        box[NameObject("/Parent")] = _reference(group)
        kid = self._writer._add_object(box)
        kids: Any = group["/Kids"]
        kids.append(kid)
        self._annotate(kid, one.page)

    def _states(self, box: DictionaryObject, one: _Seen, name: str, on: bool) -> None:
        looks = {NameObject(f"/{name}"): self._appearance(one), NameObject(f"/{OFF}"): self._appearance(one, off=True)}
        box[NameObject("/AP")] = DictionaryObject({NameObject("/N"): DictionaryObject(looks)})
        box[NameObject("/AS")] = NameObject(f"/{name if on else OFF}")

    def _widget(self, one: _Seen, kind: str, title: str) -> DictionaryObject:
        box = _named({"Type": "Annot", "Subtype": "Widget"} | ({"FT": kind} if kind else {}))
        box[NameObject("/Rect")] = _rect(one.box)
        box[NameObject("/F")] = NumberObject(PRINTED)
        if title:
            box[NameObject("/TU")] = _text(title)
        return box

    def _appearance(self, one: _Seen, off: bool = False) -> IndirectObject:
        """Return what a field shows: a page of its own, cut to the field."""
        stream = StreamObject()
        if one.look >= 0 and not off:
            page = self._reader.pages[one.look]
            contents = page.get_contents()
            stream.set_data(contents.get_data() if contents is not None else b"")
            resources = page["/Resources"].get_object()
            assert resources is not None
            stream[NameObject("/Resources")] = resources.clone(self._writer)
        stream = stream.flate_encode()
        stream[NameObject("/Type")] = NameObject("/XObject")
        stream[NameObject("/Subtype")] = NameObject("/Form")
        stream[NameObject("/BBox")] = _rect(one.box)
        return self._writer._add_object(stream)

    def _hidden(self, name: str, text: str, page: int) -> None:
        """Keep a text that no viewer shows."""
        field = _named({"Type": "Annot", "Subtype": "Widget", "FT": "Tx"})
        field[NameObject("/Rect")] = _rect((0.0, 0.0, 0.0, 0.0))
        field[NameObject("/F")] = NumberObject(HIDDEN)
        field[NameObject("/Ff")] = NumberObject(READ_ONLY | SEVERAL_LINES)
        field[NameObject("/V")] = _text(text)
        self._enter(name, field, page)

    def _enter(self, name: str, field: DictionaryObject, page: int | None = None) -> None:
        """Put a field into the tree that its dotted name describes."""
        above, _, last = name.rpartition(".")
        field[NameObject("/T")] = _text(last)
        reference = self._writer._add_object(field)
        self._nodes[name] = field
        if above:
            parent = self._above(above)
            field[NameObject("/Parent")] = _reference(parent)
            kids: Any = parent["/Kids"]
            kids.append(reference)
        else:
            self._fields.append(reference)
        if page is not None:
            self._annotate(reference, page)

    def _above(self, name: str) -> DictionaryObject:
        if name not in self._nodes:
            self._enter(name, DictionaryObject({NameObject("/Kids"): ArrayObject()}))
        return self._nodes[name]

    def _annotate(self, reference: IndirectObject, page: int) -> None:
        here = self._writer.pages[page]
        if "/Annots" not in here:
            here[NameObject("/Annots")] = ArrayObject()
        annotations: Any = here["/Annots"]
        annotations.append(reference)
        field: Any = reference.get_object()
        field[NameObject("/P")] = _reference(here)


def _reference(thing: DictionaryObject) -> IndirectObject:
    assert thing.indirect_reference is not None
    return thing.indirect_reference


def _named(names: Mapping[str, str]) -> DictionaryObject:
    return DictionaryObject({NameObject(f"/{key}"): NameObject(f"/{value}") for key, value in names.items()})


def _rect(box: Sequence[float]) -> ArrayObject:
    return ArrayObject(FloatObject(round(number, 3)) for number in box)


def _text(value: str) -> TextStringObject | ByteStringObject:
    """Return a text as PDF has it; what is more than Latin letters is written in UTF-16."""
    if value.isascii():
        return TextStringObject(value)
    return ByteStringObject(b"\xfe\xff" + value.encode("utf-16-be", "replace"))
