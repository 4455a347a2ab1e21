"""The one reader of whole numbers as people type them, for fields, the tray, command lines, files and rule systems.

Full-width digits count as plain ones; every minus sign that a keyboard or an input method leaves is one; ±0 is 0.

>>> whole_in("４２"), whole_in("−3"), whole_in(" ＋２ "), whole_in("--3"), whole_in("10²")
(42, -3, 2, None, None)
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Unpack

from desktop.core.problem import Further, refuse
from desktop.core.words import Phrase, Typed, phrase

LONGEST = 9
"""Digits of a number at most; whatever has so few fits every field of the window."""

MINUS = "−‐‑–ーｰ"
"""Minus signs beside the plain one and its full-width twin."""
_WIDE = {wide: wide - 0xFEE0 for wide in range(0xFF01, 0xFF5F)} | dict.fromkeys(map(ord, MINUS), ord("-"))
_WHOLE = re.compile(r"[+-]?[0-9]+|±0+")
_BEGUN = re.compile(r"[+±-]?")


class TypedNumber(StrEnum):
    """What a line that is still being typed is worth."""

    NOT = "not"
    """No number, and none by typing on."""
    PARTIAL = "partial"
    """Could become a number: nothing, a sign, or one outside of the bounds that has no digit too many."""
    WHOLE = "whole"
    """A number within the bounds."""


def narrow(text: str) -> str:
    """Turn full-width characters and every kind of minus sign into plain ones, each in its place.

    >>> narrow("−４２　Ｄ６")
    '-42　D6'
    """
    return text.translate(_WIDE)


def whole_in(text: str, longest: int = LONGEST) -> int | None:
    """Return the whole number that a text is, blanks around it left out; None when it is none or too long."""
    plain = narrow(text).strip()
    if not _WHOLE.fullmatch(plain):
        return None
    digits = plain.lstrip("+-±")
    if len(digits) > longest:
        return None
    return -int(digits) if plain[0] == "-" else int(digits)


def whole_of(value: object) -> int | None:
    """Return a number that came in as such or as text; None for anything else, a yes or no included.

    >>> whole_of(7), whole_of("７"), whole_of(True), whole_of("運動")
    (7, 7, None, None)
    """
    if isinstance(value, str):
        return whole_in(value)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def read_whole(
    value: object,
    low: int,
    high: int,
    name: Phrase | str,
    *,
    code: str = "bad_number",
    rule: str = "",
    **more: Unpack[Further],
) -> int:
    """Read a number within bounds.

    Args:
        name: what the number is, for the sentence.
        more: further fields of the `Problem`.

    Raises:
        Refusal: it is none, or outside of the bounds.
    """
    number = whole_of(value)
    if number is None or not low <= number <= high:
        raise refuse(
            code,
            rule,
            phrase("{name}に「{value}」は使えません。", name=name, value=Typed(str(value)[:40])),
            phrase("{low}〜{high} の整数を入れてください。", low=low, high=high),
            **more,
        )
    return number


def span(first: int, last: int | None = None) -> Phrase | str:
    """Say from where to where numbers reach, with the sign that each language has for it; without an end, and above.

    >>> str(span(3, 5)), span(4, 4), str(span(18))
    ('3〜5', '4', '18〜')
    """
    if last is None:
        return phrase("{first}〜", first=first)
    return str(last) if first >= last else phrase("{first}〜{last}", first=first, last=last)


def out_of(number: object, most: object) -> Phrase:
    """Say a number and how many there are at most: a page of all pages, points that are left.

    >>> str(out_of(2, 12))
    '2／12'
    """
    return phrase("{n}／{m}", n=number, m=most)


def standing(text: str, low: int, high: int) -> TypedNumber:
    """Judge a number that is being typed.

    >>> [standing(text, -5, 30).value for text in ("", "-", "7", "45", "450", "−−3", "x")]
    ['partial', 'partial', 'whole', 'partial', 'not', 'not', 'not']
    """
    plain = narrow(text).strip()
    if _BEGUN.fullmatch(plain):
        return TypedNumber.NOT if plain == "-" and low >= 0 else TypedNumber.PARTIAL
    number = whole_in(plain)
    if number is None:
        return TypedNumber.NOT
    if low <= number <= high:
        return TypedNumber.WHOLE
    bound = low if plain[0] == "-" else high
    reachable = low < 0 if plain[0] == "-" else high >= 0
    return TypedNumber.PARTIAL if reachable and len(str(abs(number))) <= len(str(abs(bound))) else TypedNumber.NOT
