"""Cut the typefaces that the program carries, into `resources/fonts`; run it when one of them gets a new version.

    python packaging/fonts.py BIZ_FOLDER RARE.ttf

BIZ_FOLDER holds BIZ UDPGothic and BIZ UDGothic, Regular and Bold (Debian: fonts-morisawa-bizud-gothic). RARE.ttf
is Noto Sans JP Regular (npm: @expo-google-fonts/noto-sans-jp). From the first come all signs of JIS X 0213 and of code
page 932 that they have, from the second only the kanji that they lack (𠮷 and three thousand more), under a name of its
own: a name must never print as a box. BIZ UDGothic is there only for figures that line up, so it keeps no kanji.
Its lines have no air between them, so each gets a line gap. Its ’ and … are as wide as kana, so English has a typeface
of its own, whose Latin letters are the same and whose quotes and dots are made of the comma and the full stop.
Needs fontTools.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

OUT = Path(__file__).resolve().parent.parent / "resources" / "fonts"
RARE = "Takujo Rare Kanji"
LATIN = "Takujo Latin"
LATIN_SIGNS = {*range(0x20, 0x250), 0x2013, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026}
GAP = 0.38
"""Air between two lines, in parts of the letters: 13 px stand 18 px apart."""
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


def air(font: TTFont) -> None:
    """Let lines stand apart; Qt asks the table for Windows first, whose line gap counts only with a flag."""
    windows = font["OS/2"]
    font["hhea"].lineGap = windows.sTypoLineGap = round(font["head"].unitsPerEm * GAP)
    windows.version = max(windows.version, 4)
    windows.fsSelection |= 1 << 7


def narrow_signs(font: TTFont) -> None:
    """Draw quotes of commas and an ellipsis of full stops, as narrow as Latin type has them."""
    names, widths, outlines = font.getBestCmap(), font["hmtx"].metrics, font.getGlyphSet()
    comma, stop, mark = names[0x2C], names[0x2E], names[0x27]
    shapes = font["glyf"]
    high = shapes[mark].yMax - shapes[comma].yMax
    wide = shapes[comma].xMax - shapes[comma].xMin
    left, step = round(wide * 0.45), round(wide * 1.5)
    middle = (shapes[comma].yMax + shapes[comma].yMin) / 2 + high

    def draw(code: int, parts: list[tuple[str, tuple[float, ...]]], width: float) -> None:
        pen = TTGlyphPen(outlines)
        for name, change in parts:
            outlines[name].draw(TransformPen(pen, change))
        glyph = shapes[names[code]] = pen.glyph()
        glyph.recalcBounds(shapes)
        widths[names[code]] = (round(width), glyph.xMin)

    back = left - shapes[comma].xMin
    single, double = wide + 2 * left, wide + 2 * left + step
    turned = 2 * shapes[comma].xMin + wide + back, 2 * middle - high
    draw(0x2019, [(comma, (1, 0, 0, 1, back, high))], single)
    draw(0x201D, [(comma, (1, 0, 0, 1, back + more, high)) for more in (0, step)], double)
    draw(0x2018, [(comma, (-1, 0, 0, -1, turned[0], turned[1]))], single)
    draw(0x201C, [(comma, (-1, 0, 0, -1, turned[0] + more, turned[1])) for more in (0, step)], double)
    each = widths[stop][0]
    draw(0x2026, [(stop, (1, 0, 0, 1, n * each, 0)) for n in range(3)], 3 * each)


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
    if family != RARE:
        air(font)
    if family == LATIN:
        narrow_signs(font)
    if family:
        whole = f"{family} Bold" if font["OS/2"].usWeightClass > 400 else family
        names = {1: family, 3: whole, 4: whole, 6: whole.replace(" ", ""), 16: family}
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
        cut(TTFont(folder / f"BIZUDPGothic-{weight}.ttf"), LATIN_SIGNS, f"TakujoLatin-{weight}.ttf", LATIN)
        cut(TTFont(folder / f"BIZUDGothic-{weight}.ttf"), wanted - kanji(wanted), f"BIZUDGothic-{weight}.ttf")
    font = TTFont(rare)
    cut(font, kanji(set(font.getBestCmap())) - had, "TakujoRareKanji.ttf", RARE)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
