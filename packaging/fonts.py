"""Cut the typefaces that the program carries, into `resources/fonts`; run it when one of them gets a new version.

    python packaging/fonts.py BIZ_FOLDER RARE.ttf

BIZ_FOLDER holds BIZ UDPGothic and BIZ UDGothic, Regular and Bold (Debian: fonts-morisawa-bizud-gothic). RARE.ttf
is Noto Sans JP Regular (npm: @expo-google-fonts/noto-sans-jp). From the first come all signs of JIS X 0213 and of code
page 932 that they have, from the second only the kanji that they lack (𠮷 and three thousand more), under a name of its
own: a name must never print as a box. BIZ UDGothic is there only for figures that line up, so it keeps no kanji.
Needs fontTools.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

OUT = Path(__file__).resolve().parent.parent / "resources" / "fonts"
RARE = "Takujo Rare Kanji"
OTHER_SIGNS = {*range(0x20, 0x250), *range(0x2000, 0x2800), *range(0x3000, 0x3400), *range(0xFF00, 0xFFF0)}
"""Latin, punctuation, arrows, figures in circles, squares and stars, kana, wide and narrow forms."""


def japanese() -> set[int]:
    """Return the signs of JIS X 0213 and of code page 932."""
    found = set()
    for code in (*range(0x20, 0xD800), *range(0xE000, 0x10000), *range(0x20000, 0x30000)):
        for encoding in ("euc_jis_2004", "cp932"):
            try:
                chr(code).encode(encoding)
            except UnicodeEncodeError:
                continue
            found.add(code)
    return found


def kanji(codes: set[int]) -> set[int]:
    """Return those that are kanji."""
    return {c for c in codes if 0x3400 <= c <= 0x9FFF or 0xF900 <= c <= 0xFAFF or c >= 0x20000}


def cut(font: TTFont, codes: set[int], name: str, family: str = "") -> None:
    """Keep these signs and write the file; `family` renames it."""
    options = subset.Options(
        layout_features=["ccmp", "kern", "mark", "mkmk"],
        hinting=False,
        drop_tables=["meta", "DSIG"],
        name_IDs=["*"],
        name_languages=["*"],
        notdef_outline=True,
    )
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=codes & set(font.getBestCmap()))
    cutter.subset(font)
    if family:
        names = {1: family, 3: family, 4: family, 6: family.replace(" ", ""), 16: family}
        for record in font["name"].names:
            if record.nameID in names:
                record.string = names[record.nameID]
    font.save(OUT / name)
    sys.stdout.write(f"{name}: {(OUT / name).stat().st_size:,} bytes\n")


def main(arguments: list[str]) -> int:
    """Run the command; see the module's first lines."""
    if len(arguments) != 2:
        sys.stdout.write(__doc__ or "")
        return 2
    folder, rare = Path(arguments[0]), Path(arguments[1])
    OUT.mkdir(parents=True, exist_ok=True)
    wanted = japanese() | OTHER_SIGNS
    had = set(TTFont(folder / "BIZUDPGothic-Regular.ttf").getBestCmap())
    for weight in ("Regular", "Bold"):
        cut(TTFont(folder / f"BIZUDPGothic-{weight}.ttf"), wanted, f"BIZUDPGothic-{weight}.ttf")
        cut(TTFont(folder / f"BIZUDGothic-{weight}.ttf"), wanted - kanji(wanted), f"BIZUDGothic-{weight}.ttf")
    font = TTFont(rare)
    cut(font, kanji(set(font.getBestCmap())) - had, "TakujoRareKanji.ttf", RARE)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
