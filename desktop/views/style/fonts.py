"""Finds the Japanese typefaces: the program's own folder, then BIZ UD as installed, then others in a fixed order."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtGui import QFont, QFontDatabase

from desktop import assets

PROPORTIONAL = (
    "BIZ UDPGothic",
    "BIZ UDPゴシック",
    "Noto Sans JP",
    "Noto Sans CJK JP",
    "Yu Gothic UI",
    "Meiryo",
    "Hiragino Sans",
    "Hiragino Kaku Gothic ProN",
    "IPAexGothic",
    "IPAPGothic",
    "VL PGothic",
    "TakaoPGothic",
    "M PLUS 1p",
    "MS PGothic",
)
TABULAR = (
    "BIZ UDGothic",
    "BIZ UDゴシック",
    "Noto Sans Mono CJK JP",
    "IPAGothic",
    "VL Gothic",
    "TakaoGothic",
    "MS Gothic",
)
"""Typefaces whose figures are all equally wide."""

LATIN = "Takujo Latin"
"""The program's own typeface of Latin letters, with quotes and an ellipsis as narrow as English has them."""
RARE = "Takujo Rare Kanji"
"""The program's own typeface of kanji that the others lack, such as 𠮷."""

NO_JAPANESE = QT_TRANSLATE_NOOP("Fonts", "日本語の書体のファイルが欠けています。卓上を入れ直してください。")


@dataclass(frozen=True)
class Typefaces:
    """Family names; `warning` is one line for the person, empty when all is well."""

    proportional: str
    tabular: str
    warning: str = ""

    @property
    def text(self) -> tuple[str, ...]:
        """Where each sign of ordinary text is looked for, in this order."""
        return (self.proportional, RARE)

    @property
    def english(self) -> tuple[str, ...]:
        """The same for English text, whose ’ and … are not as wide as kana."""
        return (LATIN, *self.text)

    @property
    def figures(self) -> tuple[str, ...]:
        """The same for text whose figures line up."""
        return (self.tabular, *self.text)


@cache
def load() -> Typefaces:
    """Load the program's own font files and choose the typefaces; needs a running application."""
    for file in sorted(assets.path("fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(file))  # absolute: Qt opens it only when it is first used
    return choose()


def choose() -> Typefaces:
    """Choose among the typefaces known now."""
    found = next((f for f in PROPORTIONAL if QFontDatabase.hasFamily(f)), "")
    if not found:
        others = QFontDatabase.families(QFontDatabase.WritingSystem.Japanese)
        found = others[0] if others else ""
    tabular = next((f for f in TABULAR if QFontDatabase.hasFamily(f)), found)
    if found:
        return Typefaces(found, tabular)
    plain = QFont().defaultFamily()
    return Typefaces(plain, plain, QCoreApplication.translate("Fonts", str(NO_JAPANESE)))
