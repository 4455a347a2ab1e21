"""Finds Japanese typefaces and loads them by absolute path; Qt opens files lazily and forgets relative ones."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtGui import QFontDatabase

from desktop import assets

PROPORTIONAL = "BIZ UDPGothic"
TABULAR = "BIZ UDGothic"
"""The typeface whose digits are all of one width, for numbers in columns."""
OTHERS = (
    "Yu Gothic UI",
    "Meiryo",
    "Hiragino Sans",
    "Noto Sans CJK JP",
    "Noto Sans JP",
    "IPAexGothic",
    "IPAGothic",
    "VL PGothic",
    "TakaoPGothic",
)
"""What is taken, in this order, where BIZ UD is not installed."""


@dataclass(frozen=True)
class FontSet:
    """The typefaces of screen and paper."""

    proportional: str
    tabular: str
    warning: str = ""
    """One line when no Japanese typeface was found; empty otherwise."""


@cache
def load() -> FontSet:
    """Load the program's own fonts, else find installed ones. Needs a running QGuiApplication."""
    folder = assets.resources() / "fonts"
    for file in sorted(folder.glob("*.ttf")) if folder.is_dir() else ():
        QFontDatabase.addApplicationFont(str(file.resolve()))
    known = set(QFontDatabase.families())
    if PROPORTIONAL in known:
        return FontSet(PROPORTIONAL, TABULAR if TABULAR in known else PROPORTIONAL)
    for family in OTHERS:
        if family in known:
            return FontSet(family, family)
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    warning = (
        "日本語のフォントがありません。BIZ UDPGothic を入れてください"
        "（No Japanese font: apt-get install fonts-morisawa-bizud-gothic）。"
    )
    return FontSet(system, system, warning)
