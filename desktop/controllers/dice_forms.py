"""How a line of dice can continue that has just been begun: `5B` becomes `5B6>=4`."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from desktop.views.line_list import Row

# the gatherer of strings only understands a context that is written out at every call
translate = QCoreApplication.translate

_BEGUN = re.compile(
    r"(S?)(?:([0-9]{1,3})([BRU]|T[YZ]?)|([0-9]{0,3}D[0-9]{1,5})([KDM])|(CH[OICE]*)|(X[0-9]{1,3}))", re.IGNORECASE
)


def dice_rows(text: str) -> list[Row]:
    """Return ways to continue, the usual one first; nothing where the line is no dice yet, or is whole."""
    from desktop.core.notation.line import plain

    found = _BEGUN.fullmatch(plain(text))
    if found is None:
        return []
    secret, count, letter, dice, filtered, choice, times = (part or "" for part in found.groups())
    if choice:
        return [Row(f"{secret.upper()}{line}", line, note) for line, note in _choices()]
    if times:
        return [Row(f"{secret.upper()}{times.lower()} ", f"{times.lower()} 2D6", translate("DiceForms", "何回か振る"))]
    begun = f"{secret}{count or dice}".upper()
    return [Row(begun + end, begun + end, note) for end, note in _ends((letter or filtered).upper())]


def _choices() -> list[tuple[str, str]]:
    return [
        (translate("DiceForms", "choice[右,左]"), translate("DiceForms", "どれかを選ぶ")),
        ("choice2[A-D]", translate("DiceForms", "重ならずに選ぶ")),
    ]


def _ends(letter: str) -> list[tuple[str, str]]:
    match letter:
        case "B":
            return [("B6>=4", translate("DiceForms", "成功の数を数える"))]
        case "R":
            return [("R6>=5", translate("DiceForms", "振り足して成功の数を数える"))]
        case "U":
            return [
                ("U6[6]", translate("DiceForms", "振り足して最大と合計を出す")),
                ("U6[6]>=10", translate("DiceForms", "振り足して成功の数を数える")),
            ]
        case "K":
            return [
                ("KH1", translate("DiceForms", "大きい目だけを足す")),
                ("KL1", translate("DiceForms", "小さい目だけを足す")),
            ]
        case "D":
            return [
                ("DH1", translate("DiceForms", "大きい目を除く")),
                ("DL1", translate("DiceForms", "小さい目を除く")),
            ]
        case "M":
            return [
                ("MAX", translate("DiceForms", "いちばん大きい目")),
                ("MIN", translate("DiceForms", "いちばん小さい目")),
            ]
        case "TZ":
            return [("TZ6", translate("DiceForms", "出なかった目も数える"))]
        case _:
            return [("TY6", translate("DiceForms", "目ごとに数える"))]
