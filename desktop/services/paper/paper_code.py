"""What a code on paper says: which sheet it is, or the whole sheet in few signs; and what is read from one.

Format 1. A text of capital letters and digits, so that a QR code holds it in its densest mode and a person can type it:

    TKJ1 I <5 signs> <26 signs>     fingerprint of the content (3 bytes), id of the sheet (16 bytes)
    TKJ1 N <5 signs> <signs>        the same, with an id that is a short name
    TKJ1 S <signs>                  the whole sheet
    TKJ1 P n m <5 signs> <signs>    part n of m of a whole sheet, after the fingerprint of the whole

written without the spaces; bytes stand in base 32 (A–Z, 2–7) without its padding. A whole sheet is its JSON without
what is usual, packed with deflate. Nothing of it is trusted: lengths are bounded before and while it is unpacked.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from desktop.core.problem import Problem, TakujoError
from desktop.core.sheet import Sheet
from desktop.core.words import Phrase, phrase
from desktop.services.storage import files, parsing

HEAD = "TKJ1"
PART = 2950
"""Signs of one code at most: what QR version 38 holds at error level M, some to spare."""
MOST_PARTS = 6
"""Codes that one sheet may take, a page of them."""
MOST_SIGNS = 400_000
"""Signs of a text that is looked at at all; a form keeps a whole sheet of any size in one."""
SHORT = 17
"""Characters of an id that is no number, so that its code is no larger than any other."""
_DIGITS = "123456789"
_ALIKE = str.maketrans("018", "OIB")
"""Unused digits, and the letters for which they are mistaken."""
_HEX = re.compile(r"[0-9a-f]{32}")
_LEFT_OUT = frozenset(("gm_notes", "history", "portrait"))
"""GM notes, the history, and the portrait, which is no text."""


class CodeFault(TakujoError):
    """A code that says nothing usable."""


@dataclass(frozen=True)
class Tag:
    """Which sheet a page is of, and how it stood."""

    id: str
    mark: str
    """Fingerprint of the content at printing."""


@dataclass(frozen=True)
class SheetCode:
    """All that a page says of a sheet, as a sheet's file has it."""

    data: dict[str, Any]


Read = Tag | SheetCode


def content(sheet: Sheet) -> dict[str, Any]:
    """Return what paper carries of a sheet, without what is usual."""
    data: dict[str, Any] = sheet.model_dump(mode="json", by_alias=True, exclude_defaults=True, exclude=set(_LEFT_OUT))
    return {"system": sheet.system, "schema_version": sheet.schema_version, "id": sheet.id, **data}


def mark(sheet: Sheet) -> str:
    """Return the fingerprint of a sheet's content: five signs that differ when the sheet does."""
    return _signs(zlib.crc32(_packed(content(sheet))).to_bytes(4, "big")[1:])


def tag(sheet: Sheet) -> str:
    """Return the text that names a sheet; empty where its id is too long for a small code."""
    if _HEX.fullmatch(sheet.id):
        return f"{HEAD}I{mark(sheet)}{_signs(bytes.fromhex(sheet.id))}"
    return f"{HEAD}N{mark(sheet)}{_signs(sheet.id.encode())}" if len(sheet.id) <= SHORT else ""


def whole(sheet: Sheet) -> str:
    """Return the whole sheet as one text, of any length."""
    return f"{HEAD}S{_signs(_packed(content(sheet)))}"


def parts(sheet: Sheet, most: int = PART) -> tuple[str, ...]:
    """Return the whole sheet as texts that one code can hold each; none where it would take too many.

    Args:
        most: signs of one code.
    """
    text = whole(sheet)
    if len(text) <= most:
        return (text,)
    room = most - 16
    rest = text[len(HEAD) + 1 :]
    pieces = [rest[n : n + room] for n in range(0, len(rest), room)]
    if len(pieces) > MOST_PARTS:
        return ()
    stamp = _signs(zlib.crc32(rest.encode()).to_bytes(4, "big")[1:])
    return tuple(f"{HEAD}P{n}{len(pieces)}{stamp}{piece}" for n, piece in enumerate(pieces, 1))


def read(texts: Iterable[str]) -> Read:
    """Read what was scanned or typed: the texts of one sheet, in any order, codes of others among them.

    Raises:
        CodeFault: one sentence says what is wrong.
    """
    found = [text for text in (_tidy(text) for text in texts) if text]
    if not found:
        raise _fault("no_code", phrase("卓上のコードがありません。"), _AGAIN)
    ours = [text for text in found if text.startswith(HEAD)]
    if not ours:
        raise _not_ours(found[0])
    kinds = {text[len(HEAD) : len(HEAD) + 1]: text for text in ours}
    if "S" in kinds:
        return SheetCode(_unpacked(kinds["S"][len(HEAD) + 1 :]))
    if "P" in kinds:
        return SheetCode(_unpacked(_joined([text for text in ours if text[len(HEAD)] == "P"])))
    for kind in "IN":
        if kind in kinds:
            return _tag(kind, kinds[kind][len(HEAD) + 1 :])
    raise _damaged()


def apart(text: str) -> list[str]:
    """Split a typed or pasted text into its codes.

    >>> apart("TKJ1P12ABCDE tkj1p22ABCDE")
    ['TKJ1P12ABCDE ', 'tkj1p22ABCDE']
    """
    return re.split(f"(?i)(?<=.)(?={HEAD})", text)  # no code has this within: its signs know no 1


def only_a_name() -> CodeFault:
    """Say that a code names a sheet and does not hold it."""
    message = phrase("このコードはシートの名札で、中身は入っていません。")
    remedy = phrase("「紙から戻す」でそのシートを開くか、最後のページのコードを使ってください。")
    return _fault("code_names", message, remedy)


def _tidy(text: str) -> str:
    """Take blanks out and make small letters large: people type, and programs break lines."""
    if len(text) > MOST_SIGNS:
        raise _fault("code_too_long", phrase("コードが長すぎます（{n} 文字）。", n=len(text)), _AGAIN)
    return "".join(text.split()).upper()


def _tag(kind: str, signs: str) -> Tag:
    stamp, rest = signs[:5], signs[5:]
    raw = _bytes(rest)
    if len(stamp) < 5 or not raw or (kind == "I" and len(raw) != 16) or len(raw) > SHORT:
        raise _damaged()
    return Tag(raw.hex() if kind == "I" else raw.decode("ascii", "replace"), stamp)


def _joined(pieces: list[str]) -> str:
    """Put the parts of a sheet together.

    Raises:
        CodeFault: one is missing, or they are of several sheets.
    """
    start = len(HEAD) + 1
    heads = {piece[start + 1 : start + 7] for piece in pieces}
    if len(heads) > 1:
        message = phrase("別々のシートのコードが混ざっています。")
        raise _fault("codes_mixed", message, phrase("1枚のシートのコードだけを読み取ってください。"))
    count, stamp = pieces[0][start + 1 : start + 2], pieces[0][start + 2 : start + 7]
    if not count or count not in _DIGITS or int(count) > MOST_PARTS:
        raise _damaged()
    numbered = {piece[start]: piece[start + 7 :] for piece in pieces}
    missing = [n for n in _DIGITS[: int(count)] if n not in numbered]
    if missing:
        message = phrase("コードが {n} 枚足りません（全部で {m} 枚）。", n=len(missing), m=int(count))
        raise _fault("codes_missing", message, phrase("紙のコードを全部読み取ってください。"))
    text = "".join(numbered[n] for n in _DIGITS[: int(count)])
    if _signs(zlib.crc32(text.encode()).to_bytes(4, "big")[1:]) != stamp:
        raise _damaged()
    return text


def _packed(data: Mapping[str, Any]) -> bytes:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packer.compress(text.encode("utf-8", "surrogatepass")) + packer.flush()


def _unpacked(signs: str) -> dict[str, Any]:
    """Unpack a sheet, no further than a sheet's file may be long.

    Raises:
        CodeFault: it is damaged or too large.
    """
    packed, unpacker = _bytes(signs), zlib.decompressobj(-15)
    try:
        raw = unpacker.decompress(packed, files.SHEET_BYTES)
    except zlib.error:
        raise _damaged() from None
    if unpacker.unconsumed_tail:
        limit = files.SHEET_BYTES // 1_000_000
        raise _fault("code_too_big", phrase("コードの中身が大きすぎます（上限 {limit} MB）。", limit=limit), _AGAIN)
    if not unpacker.eof:
        raise _damaged()
    try:
        return parsing.parse(raw)
    except parsing.Unreadable:
        raise _damaged() from None


def _signs(raw: bytes) -> str:
    return base64.b32encode(raw).decode("ascii").rstrip("=")


def _bytes(signs: str) -> bytes:
    try:
        return base64.b32decode(signs.translate(_ALIKE) + "=" * (-len(signs) % 8))
    except (binascii.Error, ValueError):
        raise _damaged() from None


_AGAIN = phrase("紙を平らにして撮り直すか、コードの文字を入れてください。")


def _damaged() -> CodeFault:
    return _fault("code_damaged", phrase("コードが途中で切れているか、壊れています。"), _AGAIN)


def _not_ours(text: str) -> CodeFault:
    if re.match(r"TKJ\d", text):
        message = phrase("新しい卓上のコードです（版 {found} ＞ {known}）。", found=text[3], known=HEAD[3])
        return _fault("code_newer", message, phrase("卓上を新しくしてください。"))
    remedy = phrase("シートの右上か、最後のページのコードを使ってください。")
    return _fault("code_foreign", phrase("卓上のコードではありません。"), remedy)


def _fault(code: str, message: Phrase, remedy: Phrase) -> CodeFault:
    return CodeFault(Problem(code=code, rule="", message=message, remedy=remedy, overridable=False))
