"""Arts and outfits as cards: timing, cost, range, target, duration, effect (KO-SHT-21, KO-SHT-22)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.words import Words
from desktop.systems.kotodama.sheet import DURATIONS, TIMINGS, Art, KotodamaSheet, Outfit
from desktop.views.paper.card_face import Face
from desktop.views.paper.kinsoku import clean
from desktop.views.paper.protocol import PaperContents
from desktop.views.systems.kotodama.labels import example, shown_range


def faces(contents: PaperContents) -> Iterator[Face]:
    """Make a card of every art and every outfit."""
    for sheet in contents.pcs:
        yield from (_art(art, sheet, contents) for art in sheet.arts)
        yield from (_outfit(outfit, sheet, contents) for outfit in sheet.outfits)


def _art(art: Art, sheet: KotodamaSheet, contents: PaperContents) -> Face:
    say = contents.words.say
    cost = "" if art.cost is None else str(art.cost)
    return Face(
        kind=say("アーツ"),
        name=clean(example(art.name, contents.words)) or say("（名前なし）"),
        dark=True,
        cost=(say("行動回数"), cost),
        rules=((say("タイミング"), say(TIMINGS[art.timing])), *_common(art, contents)),
        text=_text(art, contents.words),
        owner=clean(sheet.name),
    )


def _outfit(outfit: Outfit, sheet: KotodamaSheet, contents: PaperContents) -> Face:
    say = contents.words.say
    return Face(
        kind=say("アウトフィット"),
        name=clean(example(outfit.name, contents.words)) or say("（名前なし）"),
        rules=_common(outfit, contents),
        text=_text(outfit, contents.words),
        owner=clean(sheet.name),
    )


def _common(row: Art | Outfit, contents: PaperContents) -> tuple[tuple[str, str], ...]:
    say = contents.words.say
    reach = shown_range(row.range, contents.words)
    rows = (
        (say("射程"), reach),
        (say("対象"), example(row.target, contents.words)),
        (say("効果時間"), say(DURATIONS[row.duration])),
    )
    return tuple((label, clean(text)) for label, text in rows if text)


def _text(row: Art | Outfit, words: Words) -> str:
    return "\n".join(part for part in (example(row.effect, words), row.notes) if part)
