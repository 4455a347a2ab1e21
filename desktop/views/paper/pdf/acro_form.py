"""A PDF's interactive form as the standard has it (AcroForm): a tree of fields, each with its place and its looks.

What a page or a field looks like is drawn elsewhere (`form_pdf`); here pages are only numbers.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
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
from desktop.services.paper.form_pdf import CODE, ROWS
from desktop.views.paper.pdf.pdf import PROGRAM
from desktop.views.paper.sheet.fields import Entry

ON, OFF = "On", "Off"
HIDDEN, PRINTED = 2, 4
READ_ONLY, SEVERAL_LINES, RADIO = 1, 1 << 12, 1 << 15
TYPING = "Helv"
"""The typeface that a viewer begins with for typed text; it takes another for Japanese."""
_ALIGNED = {"left": 0, "centre": 1, "right": 2}


@dataclass(frozen=True)
class PlacedEntry:
    """A place on a numbered page, and the number of the page on which its appearance is drawn; −1: it is empty."""

    page: int
    entry: Entry
    box: tuple[float, float, float, float]
    look: int


class AcroForm:
    """A PDF under construction.

    Args:
        pages: how many of the reader's pages people see; those behind them are what fields look like.
    """

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

    def add(
        self,
        prefix: str,
        code: str,
        seen: Sequence[PlacedEntry],
        values: Mapping[str, str | bool],
        titles: Mapping[str, str],
    ) -> None:
        """Add one character's fields.

        Args:
            prefix: of their names, which tells characters apart.
            code: the whole sheet, for what no page says.
            values: what each place says, by its name.
            titles: what each field is called for people, by path.
        """
        first = seen[0].page if seen else 0
        self._hidden(prefix + CODE, code, first)
        rows = {path: value for one in seen for path, value in one.entry.field.fixed}
        self._hidden(prefix + ROWS, json.dumps(rows, ensure_ascii=False), first)
        for one in seen:
            field = one.entry.field
            name = prefix + field.name
            value = values.get(field.name, "")
            title = titles.get(field.path, "")
            if field.how in (How.ONE_OF, How.RINGED):
                self._choice(name, one, str(value), title)
            elif one.entry.draw is not None:
                self._tick(name, one, bool(value), title)
            else:
                self._text(name, one, str(value), title)

    def _text(self, name: str, one: PlacedEntry, value: str, title: str) -> None:
        entry = one.entry
        field = self._widget(one, "Tx", title)
        field[NameObject("/V")] = _text(value)
        # size 0: what is typed is made as small as its place needs; at a fixed size viewers print what they cut
        field[NameObject("/DA")] = TextStringObject(f"/{TYPING} 0 Tf 0 g")
        field[NameObject("/Q")] = NumberObject(_ALIGNED[entry.align])
        if entry.several:
            field[NameObject("/Ff")] = NumberObject(SEVERAL_LINES)
        field[NameObject("/AP")] = DictionaryObject({NameObject("/N"): self._appearance(one)})
        self._enter(name, field, one.page)

    def _tick(self, name: str, one: PlacedEntry, on: bool, title: str) -> None:
        field = self._widget(one, "Btn", title)
        self._states(field, one, ON, on)
        field[NameObject("/V")] = field["/AS"]
        self._enter(name, field, one.page)

    def _choice(self, name: str, one: PlacedEntry, chosen: str, title: str) -> None:
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

    def _states(self, box: DictionaryObject, one: PlacedEntry, name: str, on: bool) -> None:
        looks = {NameObject(f"/{name}"): self._appearance(one), NameObject(f"/{OFF}"): self._appearance(one, off=True)}
        box[NameObject("/AP")] = DictionaryObject({NameObject("/N"): DictionaryObject(looks)})
        box[NameObject("/AS")] = NameObject(f"/{name if on else OFF}")

    def _widget(self, one: PlacedEntry, kind: str, title: str) -> DictionaryObject:
        box = _named({"Type": "Annot", "Subtype": "Widget"} | ({"FT": kind} if kind else {}))
        box[NameObject("/Rect")] = _rect(one.box)
        box[NameObject("/F")] = NumberObject(PRINTED)
        if title:
            box[NameObject("/TU")] = _text(title)
        return box

    def _appearance(self, one: PlacedEntry, off: bool = False) -> IndirectObject:
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
