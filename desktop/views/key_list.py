"""Every key of the program: those of the menus from the table of the menus, the others written down here."""

from __future__ import annotations

import re
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from desktop.views.menu_structure import MENUS, label_of
from desktop.views.translate import QT_TRANSLATE_NOOP


@dataclass(frozen=True)
class KeyLine:
    """One key, what it does, and where it works."""

    group: str
    label: str
    key: str


OTHER_KEYS: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = (
    (
        QT_TRANSLATE_NOOP("Keys", "ダイストレイ"),
        (
            (QT_TRANSLATE_NOOP("Keys", "出目を入れる（d10 の 10 は 0）"), "0–9"),
            (QT_TRANSLATE_NOOP("Keys", "振る・入れた出目で進む"), "Enter"),
            (QT_TRANSLATE_NOOP("Keys", "最後の出目を消す"), "Backspace"),
            (QT_TRANSLATE_NOOP("Keys", "エフェクトを選ぶ（E のあとに番号）"), "E"),
            (QT_TRANSLATE_NOOP("Keys", "もう一度"), "R"),
            (QT_TRANSLATE_NOOP("Keys", "ダイストレイへ移る"), "D"),
            (QT_TRANSLATE_NOOP("Keys", "コマンドへ移る"), "/"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "シート"),
        (
            (QT_TRANSLATE_NOOP("Keys", "次の直すところへ"), "F8"),
            (QT_TRANSLATE_NOOP("Keys", "なぜ？（計算した数の上で）"), "F1"),
            (QT_TRANSLATE_NOOP("Keys", "レベルを上げる・下げる（四角の上で）"), "→ / ←"),
            (QT_TRANSLATE_NOOP("Keys", "表の行を消す"), "Del"),
            (QT_TRANSLATE_NOOP("Keys", "表の行を上・下へ動かす"), "Alt+↑ / Alt+↓"),
            (QT_TRANSLATE_NOOP("Keys", "小さな窓を閉じる"), "Esc"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "作成"),
        ((QT_TRANSLATE_NOOP("Keys", "次へ進む"), "Enter"),),
    ),
)


def key_lines() -> tuple[KeyLine, ...]:
    """List every key in the language of the interface, in the order of the menus."""
    lines = [
        KeyLine(plain(label_of(title)), plain(label_of(command.label)), native(command.key))
        for title, commands in MENUS
        for command in commands
        if command.key
    ]
    for group, pairs in OTHER_KEYS:
        lines += [KeyLine(_say(group), _say(label), key) for label, key in pairs]
    return tuple(lines)


def plain(label: str) -> str:
    """Take the mnemonic and the dots off a menu text.

    >>> plain("ファイル(&F)"), plain("開く…"), plain("&File")
    ('ファイル', '開く', 'File')
    """
    return re.sub(r"\(&\w\)", "", label).replace("&", "").removesuffix("…")


def native(key: str) -> str:
    """Write a key as this machine does."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key


def _say(text: str) -> str:
    return QCoreApplication.translate("Keys", text)
