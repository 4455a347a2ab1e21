"""Dice notation as the field writes it: what is thrown, what it makes, and what is no dice."""

from __future__ import annotations

import pytest

from desktop.core.dice import throw_of
from desktop.core.notation import looks_like_dice, parse
from desktop.core.problem import Refusal
from desktop.core.telling import free


@pytest.mark.parametrize(
    ("text", "sides", "faces", "total"),
    [
        ("D66", (6, 6), (5, 2), 52),
        ("d66", (6, 6), (2, 5), 25),
        ("D66A", (6, 6), (5, 2), 25),
        ("D66S+1", (6, 6), (5, 2), 26),
        ("D66D", (6, 6), (2, 5), 52),
        ("D66N", (6, 6), (5, 2), 52),
        ("D88-1D6", (8, 8, 6), (8, 1, 2), 79),
        ("1D66", (66,), (52,), 52),
        ("D660", (660,), (52,), 52),
        ("10-1D6", (6,), (4,), 6),
    ],
)
def test_what_faces_make(text: str, sides: tuple[int, ...], faces: tuple[int, ...], total: int) -> None:
    """A D66 is two dice, as in random tables; 66 sides are written with their number."""
    assert looks_like_dice(text)
    formula = parse(text)
    assert (formula.sides, formula.total(throw_of(sides, faces))) == (sides, total)
    assert parse(str(formula)) == formula


@pytest.mark.parametrize(
    ("written", "compare", "met"),
    [
        *((sign, ">=", (False, True, True)) for sign in (">=", "=>", "≧", "≥", "＞＝")),
        *((sign, "<=", (True, True, False)) for sign in ("<=", "=<", "≦", "≤")),
        *((sign, "=", (False, True, False)) for sign in ("=", "==")),
        *((sign, "<>", (True, False, True)) for sign in ("<>", "!=")),
        (">", ">", (False, False, True)),
        ("<", "<", (True, False, False)),
    ],
)
def test_comparisons_are_read_in_every_spelling(written: str, compare: str, met: tuple[bool, ...]) -> None:
    formula = parse(f"2D6{written}7")
    assert formula.compare == compare
    assert tuple(formula.met(total) for total in (6, 7, 8)) == met


@pytest.mark.parametrize(
    ("text", "dice", "label"),
    [
        ("2D6+3>=7 【運動】判定", "2D6+3>=7", "【運動】判定"),
        ("２ｄ６ + 3 >= 7　攻撃 2回目", "2D6+3>=7", "攻撃 2回目"),
        ("1D20 attack", "1D20", "attack"),
        ("D66 サーバー", "D66", "サーバー"),
        ("2D6", "2D6", ""),
    ],
)
def test_what_stands_behind_a_line_is_its_label(text: str, dice: str, label: str) -> None:
    formula = parse(text)
    assert (str(formula), formula.label) == (dice, label)
    told = str(free(formula, throw_of(formula.sides, (1,) * len(formula.sides))))
    assert told.startswith(f"{label}：{dice} → " if label else f"{dice} → ")


@pytest.mark.parametrize(
    "text", ["2D6 + 運動", "2D6 2", "2D6>7>8", "2D6=!!7", "2D6>=", "D66B", "運動 2D6", "2D6*2", ""]
)
def test_what_cannot_be_thrown_as_it_stands_is_refused(text: str) -> None:
    with pytest.raises(Refusal):
        parse(text)
