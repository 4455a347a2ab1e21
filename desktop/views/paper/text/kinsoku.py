"""Breaks text into lines by the rules of Japanese setting (禁則処理).

No line begins with a closing mark, small kana or the long-vowel mark; none ends with an opening bracket; Latin words,
numbers with their sign, faces of one throw, short words in katakana, short names in brackets and `<…>` stay together
unless they alone are wider than a line.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import repeat

from desktop.core.words import Typed

NOT_FIRST = frozenset(
    "、。，．,.・：；:;！？!?)）]］}｝〕〉》」』】〙〗ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々ゝゞヽヾ〜～…‥％%°℃’”≫"
)
"""Characters that may not begin a line."""
NOT_LAST = frozenset("(（[［{｛〔〈《「『【〘〖‘“≪")
"""Characters that may not end a line."""
_PIECES = r"<[^<>\n]*>|\[[0-9 ]{1,40}\]|"
_PIECES += r"[《≪【][^》≫】\n]{1,6}[》≫】]|[−－＋±+\-]*[A-Za-z0-9][A-Za-z0-9'_.,:/+\-−＋×÷=%]*|\s+|."
_PIECE = re.compile(_PIECES, re.DOTALL)
"""Pieces that stay together: tags, short names in brackets, a number with its sign, Latin words."""
_WORD = re.compile(
    r"(?<![一-鿿])[一-鿿]{2,4}\d+|(?:\d+/)?(?<![ァ-ヶー])[ァ-ヶー]{2,6}(?![ァ-ヶー])|" + _PIECES, re.DOTALL
)
"""The same, and short words in katakana (1/シナリオ) or with their number (難易度12) where a line holds them."""
FEWEST = 3
"""Signs that a last line has, where the line before can spare them."""

Measure = Callable[[str], float]


def clean(text: str) -> str:
    """Return one line: runs of white space become one space (the wide one stays), invisible characters vanish.

    A `Typed` text stays `Typed`.
    """
    shown = text if text.isprintable() else "".join(map(_visible, text))
    line = (re.sub(" +", " ", shown) if "  " in shown else shown).strip(" ")
    return Typed(line) if isinstance(text, Typed) else line


def _visible(char: str) -> str:
    if char.isprintable() or char == "\u3000":
        return char
    return "" if unicodedata.category(char) == "Cf" else " "


def paragraphs(text: str) -> Iterator[str]:
    """Yield the lines a person typed, each cleaned; empty lines at either end are dropped."""
    empty, begun = 0, False
    for typed in text.splitlines():
        line = clean(typed)
        if not line:
            empty += begun
            continue
        yield from repeat("", empty)
        yield line
        empty, begun = 0, True


def wrapped(text: str, width: float, measure: Measure) -> Iterator[str]:
    """Break text into lines no wider than `width` (in the unit of `measure`); typed line ends are kept."""
    for part in paragraphs(text):
        yield from _fill(part, width, measure)


def wrap(text: str, width: float, measure: Measure) -> list[str]:
    """Break the whole of a text into lines."""
    return list(wrapped(text, width, measure))


def filled(facts: Iterable[str], width: float, measure: Measure) -> Iterator[str]:
    """Fill lines with facts; only one that is longer than a line is broken, and nothing follows on its last line."""
    line = ""
    for fact in facts:
        longer = f"{line}　{fact}" if line else fact
        if measure(longer) <= width:
            line = longer
            continue
        if line:
            yield line
        pieces = wrap(fact, width, measure)
        line = pieces[0] if len(pieces) == 1 else ""
        yield from pieces if not line else ()
    if line:
        yield line


def _fill(text: str, width: float, measure: Measure) -> Iterator[str]:
    before: list[str] = []
    units: list[str] = []
    used = 0.0
    for unit, wide in _measured(text, width, measure):
        if units and used + wide > width and used + measure(unit.rstrip()) > width:
            if before:
                yield "".join(before).rstrip()
            before, units, used = units, [], 0.0
        if wide > width:
            if before:
                yield "".join(before).rstrip()
            *whole, unit = _split(unit, width, measure)
            yield from whole
            before, units, used, wide = [], [], 0.0, measure(unit)
        units.append(unit)
        used += wide
    if before:
        _ease(before, units, width, measure)
        yield "".join(before).rstrip()
    yield "".join(units).strip(" ") if before else "".join(units).rstrip()


def _ease(before: list[str], units: list[str], width: float, measure: Measure) -> None:
    """Move words from the line before into a last line of a sign or two, which looks like a mistake of print."""
    while len("".join(units).strip()) < FEWEST <= len("".join(before[:-1]).strip()):
        if measure(before[-1] + "".join(units)) > width:
            return
        units.insert(0, before.pop())


def _measured(text: str, width: float, measure: Measure) -> Iterator[tuple[str, float]]:
    """Yield the words of a text and how wide they are, in pieces where a word is wider than a line."""
    for word in _cut(text):
        wide = measure(word)
        if wide <= width:
            yield word, wide
        else:
            yield from ((unit, measure(unit)) for unit in _units(word, _PIECE))


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
    unit = ""
    for word in pieces.findall(text):
        glued = not unit or unit[-1] in NOT_LAST or word[0] in NOT_FIRST
        if glued:
            unit += word
            continue
        yield unit
        unit = word
    if unit:
        yield unit
