"""Breaks text into lines by the rules of Japanese setting (禁則処理).

No line begins with a closing mark, small kana or the long-vowel mark; none ends with an opening bracket; Latin words,
numbers with their sign, short words in katakana, short names in brackets and `<…>` stay together unless they alone are
wider than a line.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

NOT_FIRST = frozenset(
    "、。，．,.・：；:;！？!?)）]］}｝〕〉》」』】〙〗ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々ゝゞヽヾ〜～…‥％%°℃’”≫"
)
"""Characters that may not begin a line."""
NOT_LAST = frozenset("(（[［{｛〔〈《「『【〘〖‘“≪")
"""Characters that may not end a line."""
_PIECES = r"<[^<>\n]*>|[《≪【][^》≫】\n]{1,6}[》≫】]|[−－＋±+\-]*[A-Za-z0-9][A-Za-z0-9'_.,:/+\-−＋×÷=%]*|\s+|."
_PIECE = re.compile(_PIECES, re.DOTALL)
"""Pieces that stay together: tags, short names in brackets, a number with its sign, Latin words."""
_WORD = re.compile(r"(?:\d+/)?(?<![ァ-ヶー])[ァ-ヶー]{2,6}(?![ァ-ヶー])|" + _PIECES, re.DOTALL)
"""The same, and short words in katakana (1/シナリオ) where a line holds them."""

Measure = Callable[[str], float]


def clean(text: str) -> str:
    """Return one line: runs of white space become one space (the wide one stays), invisible characters vanish."""
    shown = text if text.isprintable() else "".join(map(_visible, text))
    return re.sub(" +", " ", shown).strip(" ")


def _visible(char: str) -> str:
    if char.isprintable() or char == "\u3000":
        return char
    return "" if unicodedata.category(char) == "Cf" else " "


def paragraphs(text: str) -> list[str]:
    """Return the lines a person typed, each cleaned; empty lines at either end are dropped."""
    lines = [clean(line) for line in text.splitlines()]
    while lines and not lines[-1]:
        lines.pop()
    while lines and not lines[0]:
        lines.pop(0)
    return lines


def wrap(text: str, width: float, measure: Measure) -> list[str]:
    """Break text into lines no wider than `width` (in the unit of `measure`); typed line ends are kept."""
    return [line for part in paragraphs(text) for line in _fill(part, width, measure)]


def filled(facts: Iterable[str], width: float, measure: Measure) -> Iterator[str]:
    """Fill lines with facts; only one that is longer than a line is broken."""
    line = ""
    for fact in facts:
        longer = f"{line}　{fact}" if line else fact
        if measure(longer) <= width:
            line = longer
            continue
        if line:
            yield line
        *before, line = wrap(fact, width, measure)
        yield from before
    if line:
        yield line


def _fill(text: str, width: float, measure: Measure) -> Iterator[str]:
    line, used = "", 0.0
    units = (one for word in _cut(text) for one in ((word,) if measure(word) <= width else _units(word, _PIECE)))
    for unit in units:
        wide = measure(unit)
        if line and used + wide > width and used + measure(unit.rstrip()) > width:
            yield line.rstrip()
            line, used = "", 0.0
        if wide > width:
            *whole, unit = _split(unit, width, measure)
            yield from whole
            line, used, wide = "", 0.0, measure(unit)
        line, used = line + unit, used + wide
    yield line.rstrip()


def _split(unit: str, width: float, measure: Measure) -> list[str]:
    """Break what is wider than a whole line between any two characters."""
    pieces, piece, used = [], "", 0.0
    for char in unit:
        wide = measure(char)
        if piece and used + wide > width:
            pieces.append(piece)
            piece, used = "", 0.0
        piece, used = piece + char, used + wide
    return [*pieces, piece]


@lru_cache(1024)
def _cut(text: str) -> tuple[str, ...]:
    """Cut a text once for all sizes that are tried with it."""
    return tuple(_units(text, _WORD))


def _units(text: str, pieces: re.Pattern[str]) -> Iterator[str]:
    """Cut text into pieces between which a line may end."""
    held = ""
    for word in pieces.findall(text):
        glued = not held or held[-1] in NOT_LAST or word[0] in NOT_FIRST
        if glued:
            held += word
            continue
        yield held
        held = word
    if held:
        yield held
