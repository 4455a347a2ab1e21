"""Finding names the way people type them: any width, kana of either kind, romaji, kanji by their reading."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache

_KANA = {chr(code): chr(code - 0x60) for code in range(ord("ァ"), ord("ヶ") + 1)}
_TO_HIRAGANA = str.maketrans(_KANA)

_PLAIN = (
    ("", "あいうえお"),
    ("k", "かきくけこ"),
    ("s", "さしすせそ"),
    ("t", "たちつてと"),
    ("n", "なにぬねの"),
    ("h", "はひふへほ"),
    ("m", "まみむめも"),
    ("r", "らりるれろ"),
    ("g", "がぎぐげご"),
    ("z", "ざじずぜぞ"),
    ("d", "だぢづでど"),
    ("b", "ばびぶべぼ"),
    ("p", "ぱぴぷぺぽ"),
    ("", "ぁぃぅぇぉ"),
)
_ROMAJI: dict[str, str] = {kana: c + v for c, row in _PLAIN for kana, v in zip(row, "aiueo", strict=True)} | {
    "や": "ya", "ゆ": "yu", "よ": "yo", "わ": "wa", "を": "o", "ん": "n", "ゔ": "bu", "っ": "", "ー": "",
    "ぢ": "zi", "づ": "zu", "ゐ": "i", "ゑ": "e", "ゃ": "ya", "ゅ": "yu", "ょ": "yo", "ゎ": "wa",
}  # fmt: skip
_SMALL_Y = {"ゃ": "a", "ゅ": "u", "ょ": "o"}
_SMALL_VOWEL = {"ぁ": "a", "ぃ": "i", "ぅ": "u", "ぇ": "e", "ぉ": "o"}

_SPELLINGS = {
    "tsu": "tu", "ts": "t", "shi": "si", "sh": "s", "dzu": "zu", "du": "zu", "dji": "zi", "di": "zi",
    "chi": "ti", "tchi": "ti", "cchi": "ti", "cch": "t", "ch": "t", "tch": "t",
    "jy": "z", "j": "z", "f": "h", "wo": "o", "v": "b", "l": "r",
    "ā": "a", "ī": "i", "ū": "u", "û": "u", "ō": "o", "ô": "o", "ē": "e", "’": "", "'": "", "-": "",
}  # fmt: skip
_BEFORE_VOWEL = {"sh": "sy", "ch": "ty", "tch": "ty", "cch": "ty", "jy": "zy", "j": "zy"}
_SPELT = (  # a text: what a start has no use for is compiled when it has
    r"([tc]?ch|sh|jy|j)(?=[auoeāūûōôē])|m(?=[bpm])|tsu|ts|shi|sh|dzu|du|dji|di|[tc]?chi|[tc]?ch|jy?|wo|[fvlāīūûōôē’'\-]"
)
_KNOWN = 8192
"""Words whose spelling is kept: each letter typed is compared with the same names."""
_LONG = r"o[uo]+|u{2,}"
_DOUBLE = r"([a-z])\1+"


@lru_cache(_KNOWN)
def fold(text: str) -> str:
    """Fold variants that search ignores: width, case, katakana or hiragana, white space.

    >>> fold("キリシマ　Ｎａｎａ")
    'きりしまnana'
    """
    narrow = unicodedata.normalize("NFKC", text).casefold().translate(_TO_HIRAGANA)
    return "".join(narrow.split())


@lru_cache(_KNOWN)
def romaji(kana: str) -> str:
    """Spell folded kana in Latin letters, loosely: one spelling for shi/si, ou/o, nn/n.

    >>> romaji("きりしま"), romaji("しょうた"), romaji("けっか")
    ('kirisima', 'syota', 'keka')
    """
    letters: list[str] = []
    for sign in kana:
        last = letters[-1] if letters else ""
        if sign in _SMALL_Y and last.endswith("i") and len(last) > 1:
            letters[-1] = f"{last[:-1]}y{_SMALL_Y[sign]}"
        elif sign in _SMALL_VOWEL and len(last) > 1:
            letters[-1] = last[:-1] + _SMALL_VOWEL[sign]
        else:
            letters.append(_ROMAJI.get(sign, sign))
    return loose("".join(letters))


@lru_cache(_KNOWN)
def loose(latin: str) -> str:
    """Reduce Hepburn, kunrei and sloppy spellings to one; unfinished ones (`kirish`) to their beginning.

    >>> loose("Kirishima".lower()), loose("shouta"), loose("kirish")
    ('kirisima', 'syota', 'kiris')
    """
    spelt = re.sub(_SPELT, _plain_spelling, latin)
    return re.sub(_DOUBLE, lambda found: found[1], re.sub(_LONG, lambda found: found[0][0], spelt))


def _plain_spelling(found: re.Match[str]) -> str:
    if found[1]:
        return _BEFORE_VOWEL[found[1]]
    return "n" if found[0] == "m" else _SPELLINGS[found[0]]


def key(*texts: str) -> str:
    """Return the line in which `Query` looks for words: every text folded, and spelt in Latin letters."""
    folded = [fold(text) for text in texts if text]
    latin = [romaji(text) for text in folded if not text.isascii()]
    return "\n".join((*folded, *latin))


class Query:
    """The words typed so far; every word must be found."""

    def __init__(self, text: str) -> None:
        words = [fold(word) for word in unicodedata.normalize("NFKC", text).split()]
        self._words = [(word, loose(word)) for word in words]

    def __bool__(self) -> bool:
        return bool(self._words)

    def hits(self, line: str) -> bool:
        """Tell whether a line made by `key` holds every word."""
        return all(word in line or spelt in line for word, spelt in self._words)

    def select(self, lines: Sequence[str]) -> list[int]:
        """Return the places of the lines that hold every word, in order."""
        found: Iterable[int] = range(len(lines))
        for word, spelt in self._words:
            if spelt == word:
                found = [i for i in found if word in lines[i]]
            else:
                found = [i for i in found if word in lines[i] or spelt in lines[i]]
        return list(found)


def matches(text: str, *names: str) -> bool:
    """Tell whether typed text finds one of the names (kanji, reading, romaji)."""
    return Query(text).hits(key(*names))
