"""Typed faces: one keystroke per die, and the tally for pools too large to type (KO-TBL-02…08)."""

from __future__ import annotations

import re

from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.kotodama.roll import SIDES, Roll, bad_face

_SEPARATORS = r"[\s,.;/|、。・]+"
_REPEAT = re.compile(r"([0-9])[*x×]([0-9]{1,2})", re.IGNORECASE)
_HALF_WIDTH = {full: full - 0xFEE0 for full in range(0xFF01, 0xFF5F)} | {0xFF64: "、", 0xFF61: "。", 0xFF65: "・"}
"""Full-width digits, letters and marks as an IME leaves them."""


def parse_faces(text: str) -> tuple[int, ...]:
    """Read typed faces: every digit is one die, 0 is 10, `7x12` stands for twelve 7s (KO-TBL-02, KO-TBL-04).

    >>> parse_faces("8013"), parse_faces("７x3 ０")
    ((8, 10, 1, 3), (7, 7, 7, 10))

    Raises:
        Refusal: `bad_face`, naming the first character that is no face.
    """
    words = re.split(_SEPARATORS, text.translate(_HALF_WIDTH))
    return tuple(face for word in words for face in _word(word))


def _word(word: str) -> list[int]:
    repeat = _REPEAT.fullmatch(word)
    if repeat and int(repeat[2]) >= 1:
        return [_face(repeat[1])] * int(repeat[2])
    return [_face(letter) for letter in word]


def _face(letter: str) -> int:
    if letter not in "0123456789":
        raise bad_face(letter)
    return int(letter) or SIDES


def batches(dice: int, size: int = 10) -> tuple[int, ...]:
    """Split a pool into handfuls (KO-TBL-09).

    >>> batches(23)
    (10, 10, 3)
    """
    whole, rest = divmod(dice, size)
    return (size,) * whole + ((rest,) if rest else ())


def tally_faces(roll: Roll, tens: int, hits: int, ones: int) -> tuple[int, ...]:
    """Turn one wave's tally into faces that count the same (KO-TBL-08).

    Args:
        tens: how many 10s.
        hits: how many other hits.
        ones: how many 1s.

    Raises:
        Refusal: `bad_tally`.
    """
    rest = roll.due - tens - hits - ones
    wrong = min(tens, hits, ones, rest) < 0 or (roll.target == SIDES and hits) or (roll.target == 2 and rest)
    if wrong:
        raise refuse(
            "bad_tally",
            "KO-TBL-08",
            phrase(
                "{dice}個の集計になっていません（10が{tens}、ほかの成功が{hits}、1が{ones}）。",
                dice=roll.due,
                tens=tens,
                hits=hits,
                ones=ones,
            ),
            phrase("3つの合計を、この回に振った数におさめてください。"),
        )
    return (SIDES,) * tens + (roll.target,) * hits + (1,) * ones + (2,) * rest
