"""Text of one JSON object to plain data, within limits that no campaign comes near.

Knows no sentences: what cannot be read is `Unreadable` with a code that `faults` turns into words.
"""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

MAX_DEPTH = 64
MAX_PARTS = 200_000
"""Objects and lists in one file; a hundred times what the largest definition has."""
MAX_ITEMS = 1_000_000
_MOST = 2**64
"""Whole numbers fit into 64 bits."""
_LONG_NUMBER = re.compile(r"[\s:,\[-]\d{17}")
_SIGN = re.compile(r'[{}\[\],]|"((?:[^"\\]|\\.)*)"(\s*:)?', re.S)
_SEARCHED = 1_000_000
"""Signs of a file in which the place is looked for that goes too deep."""
_STEPS = 3
"""Of the way to it that are named; what follows is the nesting itself."""
_LONG_PLACE = 200
"""Characters of a path shown in an error."""
_ZIP, _HEAD = b"PK\x03\x04", 64
"""How an archive begins; bytes in which other files that are no text have a zero."""
_BOMS = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))

_CUT = ("unexpected end of data", "truncated data")
"""What is wrong with a text whose last character is not whole."""


class Unreadable(Exception):
    """A file that is not what it should be; `code` and `args_` name the sentence in `faults`."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code)
        self.code = code
        self.args_ = args


def decode(raw: bytes) -> str:
    """Turn bytes into text: UTF-8 with or without mark, UTF-16 with mark.

    Raises:
        Unreadable: `empty`, `zeroed`, `zipped`, `not_text`, `not_utf8`, `truncated`.
    """
    if not raw.strip():
        raise Unreadable("empty")
    if not raw.strip(b"\0"):
        raise Unreadable("zeroed")
    if raw.startswith(_ZIP):
        raise Unreadable("zipped")
    encoding = next((name for mark, name in _BOMS if raw.startswith(mark)), "utf-8")
    if encoding != "utf-16" and b"\0" in raw[:_HEAD]:
        raise Unreadable("not_text")
    try:
        text = raw.decode(encoding)
    except UnicodeDecodeError as error:
        if error.reason in _CUT:
            raise Unreadable("truncated", line=raw.count(b"\n") + 1) from None
        raise Unreadable("not_utf8") from None
    if not text.strip():
        raise Unreadable("empty")
    return text


def parse(raw: bytes) -> dict[str, Any]:
    """Parse one JSON object within limits of depth and of parts.

    Raises:
        Unreadable: `empty`, `zeroed`, `zipped`, `not_text`, `not_utf8`, `truncated`, `not_json`, `too_deep`,
            `too_many`, `not_an_object`, `bad_text`, `bad_number`, `twice`.
    """
    text = decode(raw)
    if text.count("{") + text.count("[") > MAX_PARTS or text.count(",") > MAX_ITEMS:
        raise Unreadable("too_many")
    data = _load(text)
    if not isinstance(data, dict):
        raise Unreadable("not_an_object")
    if text.count("{") + text.count("[") > MAX_DEPTH:
        _check_depth(data, text)
    if "\\u" in text:
        _check_text(data)
    return data


def _load(text: str) -> Any:
    try:
        # only with a long number in the text are whole numbers checked one by one
        whole = _whole if _LONG_NUMBER.search(text) else None
        return json.loads(
            text, parse_constant=_no_constant, parse_float=_finite, parse_int=whole, object_pairs_hook=_once
        )
    except RecursionError:
        raise _too_deep(text) from None
    except json.JSONDecodeError as error:
        if text.lstrip()[0] in "{[" and _broke_at_end(error, text):
            raise Unreadable("truncated", line=error.lineno) from None
        raise Unreadable("not_json", line=error.lineno) from None
    except ValueError:  # NaN, an endless number, or one of thousands of digits
        raise Unreadable("bad_number") from None


def _no_constant(name: str) -> Any:
    raise ValueError(name)


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError(digits)
    return number


def _whole(digits: str) -> int:
    number = int(digits)
    if abs(number) >= _MOST:
        raise ValueError(digits)
    return number


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) != len(pairs):
        counted = Counter(key for key, _ in pairs)
        raise Unreadable("twice", key=counted.most_common(1)[0][0][:40])
    return data


def _broke_at_end(error: json.JSONDecodeError, text: str) -> bool:
    unfinished = error.msg.startswith("Unterminated string")
    return error.pos >= len(text.rstrip()) - 1 or (unfinished and "\n" not in text[error.pos :].rstrip())


def _check_depth(data: dict[str, Any], text: str) -> None:
    level: list[Any] = [data]
    for _ in range(MAX_DEPTH):
        parts = [part.values() if isinstance(part, dict) else part for part in level]
        level = [inner for part in parts for inner in part if isinstance(inner, dict | list)]
        if not level:
            return
    raise _too_deep(text)


def _too_deep(text: str) -> Unreadable:
    """Return the refusal of what goes too deep, with the way to where it begins to, as far as names go."""
    way: list[str] = []
    count, name = [0], ""
    for found in _SIGN.finditer(text, 0, _SEARCHED):
        sign = found[0]
        if sign in "{[":
            way.append(name or str(count[-1]))
            count.append(0)
            name = ""
            if len(way) > MAX_DEPTH:
                place = ".".join(way[1 : 1 + _STEPS])
                return Unreadable("too_deep_there", place=place[:_LONG_PLACE], limit=MAX_DEPTH)
        elif sign in "}]":
            if len(way) > 1:
                way.pop()
                count.pop()
        elif sign == ",":
            count[-1] += 1
            name = ""
        elif found[2]:
            name = found[1]
    return Unreadable("too_deep", limit=MAX_DEPTH)


def _check_text(data: dict[str, Any]) -> None:
    """Refuse half of a surrogate pair: it can be read from an escape, but never be written again."""
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise Unreadable("bad_text") from None


def check_parts(data: Mapping[str, Any], longest: int, most: int) -> None:
    """Refuse more than is ever played with, before each entry is looked at, complained of or drawn as a line.

    Args:
        longest: entries of one list or object.
        most: lists and objects altogether.

    Raises:
        Unreadable: `too_many`, `too_many_rows`.
    """
    level: list[Any] = [data]
    count = 0
    while level:
        count += len(level)
        if count > most:
            raise Unreadable("too_many")
        long = next((part for part in level if len(part) > longest), None)
        if long is not None:
            raise Unreadable("too_many_rows", place=_way_to(long, data), found=len(long), limit=longest)
        parts = [part.values() if isinstance(part, dict) else part for part in level]
        level = [inner for part in parts for inner in part if isinstance(inner, dict | list)]


def _way_to(wanted: Any, data: Mapping[str, Any]) -> str:
    """Name the way to a list or object that is somewhere in the data."""
    level: list[tuple[str, Any]] = [("", data)]
    while level:
        found = next((way for way, part in level if part is wanted), None)
        if found is not None:
            return found[1:_LONG_PLACE]
        level = [
            (f"{way}.{key}", inner)
            for way, part in level
            for key, inner in (part.items() if isinstance(part, dict) else enumerate(part))
            if isinstance(inner, dict | list)
        ]
    return ""
