"""Reads what was written into a form-fillable PDF of ours, whatever program it was filled in and saved with."""

from __future__ import annotations

import json
import re
import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.services.storage import files, parsing
from desktop.services.storage.file_errors import FileError, fault, reading, unreadable
from desktop.services.storage.udonarium import is_udonarium

if TYPE_CHECKING:
    from pypdf import PdfReader

CODE, ROWS = "takujo", "takujo_rows"
"""Hidden fields: the whole sheet as it was printed, and what the page says of rows that are still to come."""
BLANK = "blank"
"""Id in a blank form: each filled-in copy is a new character."""
MOST_FIELDS, DEEPEST = 20_000, 40
MOST_SHEETS = 500
LONGEST = 400_000
"""Characters of one field."""
RADIO = 1 << 15
_SHEET = re.compile(r"sheet([2-9]|[1-9][0-9]{1,2})\.")
_BROKEN = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    NotImplementedError,
    RecursionError,
    TypeError,
    ValueError,
    struct.error,
    zlib.error,
)
"""What a reader of PDFs stumbles over in a file that is none."""


@dataclass
class Filled:
    """One character's form."""

    code: str = ""
    rows: dict[str, str] = field(default_factory=dict)
    values: dict[str, str | bool] = field(default_factory=dict)


def prefix_of(number: int) -> str:
    """Return what is before the names of a character's fields, where several are in one file; from 0."""
    return f"sheet{number + 1}." if number else ""


def read(path: Path) -> tuple[Filled, ...]:
    """Read every character's form of a file.

    Raises:
        FileError: it is no PDF, protected, broken, or none of ours.
    """
    try:
        raw = files.read_bytes(path)
    except parsing.Unreadable as error:
        raise unreadable(error, path) from None
    except OSError as error:
        raise reading(error, path) from error
    return forms(raw, path)


def forms(raw: bytes, path: Path) -> tuple[Filled, ...]:
    """Read every character's form of a PDF that is in memory.

    Raises:
        FileError: as `read`.
    """
    from pypdf.errors import DependencyError, PyPdfError

    try:
        found = _forms(_opened(raw, path))
    except FileError:
        raise
    except DependencyError:
        raise fault("pdf_locked", path) from None
    except (PyPdfError, *_BROKEN):
        raise fault("pdf_broken", path) from None
    if not found:
        raise fault("pdf_foreign", path)
    return found


def _opened(raw: bytes, path: Path) -> PdfReader:
    import logging
    from io import BytesIO

    from pypdf import PasswordType, PdfReader

    logging.getLogger("pypdf").setLevel(logging.CRITICAL)  # its warnings are one problem, or none
    if b"%PDF-" not in raw[:1024]:
        raise fault("udonarium" if is_udonarium(path) else "pdf_none", path)
    reader = PdfReader(BytesIO(raw))
    if reader.is_encrypted and reader.decrypt("") is PasswordType.NOT_DECRYPTED:
        raise fault("pdf_locked", path)
    return reader


def _forms(reader: PdfReader) -> tuple[Filled, ...]:
    root: Any = reader.trailer["/Root"]
    form = root.get("/AcroForm")
    form = form.get_object() if form is not None else None
    if not isinstance(form, dict):
        return ()
    found: dict[str, Filled] = {}
    for name, value in _values(form.get("/Fields")):
        known = _SHEET.match(name)
        prefix = known[0] if known else ""
        sheet = found.setdefault(prefix, Filled())
        rest = name[len(prefix) :]
        if rest == CODE:
            sheet.code = str(value)
        elif rest == ROWS:
            sheet.rows = _pairs(str(value))
        else:
            sheet.values[rest] = value
    return tuple(sheet for sheet in list(found.values())[:MOST_SHEETS] if sheet.code)


def _pairs(text: str) -> dict[str, str]:
    try:
        data = parsing.parse(text.encode("utf-8", "replace"))
    except (parsing.Unreadable, json.JSONDecodeError):
        return {}
    return {key: value for key, value in data.items() if isinstance(value, str)}


def _values(fields: Any) -> Iterator[tuple[str, str | bool]]:
    """Walk through the tree of fields; one that runs in a circle ends."""
    seen: set[int] = set()
    left: list[tuple[Any, str, str, int, int]] = [(one, "", "", 0, 0) for one in reversed(_list(fields))]
    count = 0
    while left and count < MOST_FIELDS:
        reference, above, kind, flags, depth = left.pop()
        count += 1
        node = reference.get_object() if hasattr(reference, "get_object") else reference
        if not isinstance(node, dict) or id(node) in seen or depth > DEEPEST:
            continue
        seen.add(id(node))
        kind = str(node.get("/FT", kind))
        flags = int(node.get("/Ff", flags))
        part = node.get("/T")
        name = above if part is None else f"{above}.{_text_of(part)}".lstrip(".")
        kids = [kid for kid in _list(node.get("/Kids")) if _is_field(kid)]
        if kids:
            left += [(kid, name, kind, flags, depth + 1) for kid in reversed(kids)]
        elif kind in ("/Tx", "/Ch"):
            yield name, _text_of(node.get("/V"))
        elif kind == "/Btn":
            chosen = _text_of(node.get("/V", node.get("/AS", "/Off"))).lstrip("/")
            on = chosen not in ("", "Off")
            yield name, (chosen if on else "") if flags & RADIO else on


def _list(thing: Any) -> list[Any]:
    thing = thing.get_object() if hasattr(thing, "get_object") else thing
    return list(thing) if isinstance(thing, list) else []


def _is_field(kid: Any) -> bool:
    node = kid.get_object() if hasattr(kid, "get_object") else kid
    return isinstance(node, dict) and "/T" in node


def _text_of(value: Any) -> str:
    """Return a text of a PDF; a long one may be kept as a stream."""
    value = value.get_object() if hasattr(value, "get_object") else value
    if value is None:
        return ""
    if hasattr(value, "get_data"):
        value = value.get_data()
    if isinstance(value, bytes):
        mark = value[:2]
        name = {b"\xfe\xff": "utf-16-be", b"\xff\xfe": "utf-16-le"}.get(mark, "utf-8")
        value = value[2 if name.startswith("utf-16") else 0 :].decode(name, "replace").removeprefix("\ufeff")
    return str(value)[:LONGEST]
