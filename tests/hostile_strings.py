"""Texts that are hard on programs, as people and their keyboards, clipboards and input methods make them."""

from __future__ import annotations

import itertools
import os
import random

_SIGNS = ["-", "+", "−", "－", "＋", "±", "ー", "‐", "–", "—", "--", "-−", "+-", "−−"]
_DIGITS = ["0", "7", "10", "007", "４２", "９", "99", "100", "4096"]
_LARGE = ["2147483647", "2147483648", "-2147483648", "-2147483649", "4294967296", "9223372036854775808", "9" * 40]
_FIGURES = [
    "²",
    "10²",
    "①",
    "Ⅳ",
    "三十",
    "½",
    "٣",
    "１２３４５６７８９０",
    "1.5",
    "1,000",
    "1e9",
    "0x1F",
    "1_000",
    "∞",
    "NaN",
]
_DICE = [
    "2d6",
    "２Ｄ６＋３≧７",
    "d%",
    "d100",
    "1D100",
    "0式1D6",
    "10d10!",
    "4 4 2",
    "４、４，２",
    "7x12",
    "00",
    "0098871",
]
_MARKS = [
    "{n}",
    "{0}",
    "{}",
    "{name}",
    "}{",
    "{{",
    "%s",
    "%n",
    "%1",
    "100%",
    "&",
    "A&B &File",
    "&&",
    "\\",
    '"',
    "'",
    "`",
]
_MARKUP = ["<b>太字</b>", "<img src='x'>", "</p>", "<!--", "]]>", "&amp;", "<script>", "file:///etc/passwd", "../../x"]
_JSON = ["null", "true", "[1, 2]", '{"a": 1}', "[[[[", '"\\ud800"', "-", "1e400", "NaN"]
_PEOPLE = [
    "成功",
    "運動",
    "なし",
    "自動",
    "O'Neil",
    "𠮷田 髙﨑",
    "שלום",
    "مرحبا",
    "🐉竜太🎲",
    "👨‍👩‍👧‍👦",
    "é",
    "ｶﾞｷﾞ",
    "ﬀ",
    "İı",
]
_BLANKS = [" ", "　", "\u00a0", "\u200b", "\u202e逆", "\ufeff", "a b", "　７　", "\u2028"]
_LINES = [
    "運動 7",
    "運動7",
    ":LP-2",
    "：ＬＰ＝５",
    ":LP=999999",
    ":-",
    ":x=",
    "vs 7",
    "7 vs 運動",
    "/",
    "?",
    "=",
    "?? 2",
]
_LONG = ["x" * 60, "あ" * 60, "-" * 30, "0" * 30, "({[" * 12, "𠮷" * 25]
_FORMULA = ["(1+2)*3", "a+b", "1/0", "((((", "max(1,2)", "level*2", "5^5^5", "!x", "a..b", "__import__('os')"]

_FIXED = [*_SIGNS, *_DIGITS, *_LARGE, *_FIGURES, *_DICE, *_MARKS, *_MARKUP, *_JSON, *_PEOPLE, *_BLANKS, *_LINES, *_LONG]
_SIGNED = [sign + digits for sign, digits in itertools.product(_SIGNS, ["3", "３", "12"])]
_LETTERS = "0123456789０９-−+±. ,、{}%&<>/\\:=dDあ成🐉xn"


def _mixed(count: int) -> list[str]:
    chance = random.Random(7)
    return ["".join(chance.choices(_LETTERS, k=chance.randint(1, 9))) for _ in range(count)]


_ALL = dict.fromkeys([*_FIXED, *_FORMULA, *_SIGNED])
TEXTS: tuple[str, ...] = (*_ALL, *_mixed(300 - len(_ALL)))
"""Three hundred."""

_ASKED = os.environ.get("TAKUJO_HOSTILE", "")
EACH = len(TEXTS) if _ASKED == "all" else min(int(_ASKED or 0), len(TEXTS))
"""How many of them every input takes; 0: only a sample of the inputs takes one each."""
_PART, _PARTS = (int(number) for number in os.environ.get("TAKUJO_HOSTILE_SHARE", "1/1").split("/"))


def part(texts: list[str]) -> list[str]:
    """Return this run's share of them, a third of ten for `TAKUJO_HOSTILE_SHARE=3/10`; in any order."""
    if not EACH:
        return texts
    mine = set(sorted(texts)[_PART - 1 :: _PARTS])
    return [text for text in texts if text in mine]
