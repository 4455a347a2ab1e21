"""What コトダマ prints beside its sheets: cards of arts and outfits, the sheet of rounds (KO-TBL-25)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.words import Words
from desktop.services.glossary import glossary
from desktop.systems.kotodama import SYSTEM
from desktop.systems.kotodama.numbers import derive
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import DURATIONS, TIMINGS, Art, KotodamaSheet, Outfit
from desktop.views.paper.card_face import Face
from desktop.views.paper.cards import card_printout
from desktop.views.paper.fight_boxes import Track
from desktop.views.paper.kinsoku import clean
from desktop.views.paper.plates import play_session
from desktop.views.paper.protocol import PaperContents
from desktop.views.paper.tracker import Plan, Record, TrackerLine, rounds, tracker_printout
from desktop.views.systems.kotodama.labels import example, shown_range
from desktop.views.systems.kotodama.paper.screen import LINKS, PHASES, SCREENS, facts


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


def plan(contents: PaperContents) -> Plan:
    """Plan the sheet; the greatest イニシアティヴ値 among those who have not acted comes next."""
    say = contents.words.say
    known = glossary(SYSTEM.id, contents.words.language, contents.game)
    strip = tuple((word, term.says if (term := known.find(say(word))) is not None else "") for word in PHASES)
    game = contents.game.known(KotodamaSettings)
    links = LINKS if game.settings.kotodama_enabled else ()

    def line(sheet: KotodamaSheet) -> TrackerLine:
        acts = derive(sheet, game)["action_count"].value or 0
        tracks = [Track(say("行動回数"), acts)]
        if sheet.hp is not None:
            tracks.append(Track(say("HP"), sheet.hp_max, sheet.hp))
        if sheet.karma is not None:
            tracks.append(Track(say("インガオホー"), max(sheet.karma_max, sheet.karma), sheet.karma))
        texts = (f"{say('DL')} {sheet.dl}",)
        return TrackerLine(sheet.name, texts, str(sheet.initiative).replace("-", "−"), tuple(tracks))

    return Plan(
        note="未行動でイニシアティヴ値が最大の人から。行動したらラウンドに印",
        strip=strip,
        line=line,
        blank=TrackerLine(tracks=(Track(say("行動回数"), 5), Track(say("HP"), 15), Track(say("インガオホー"), 8))),
        rounds=tuple(rounds(8)),
        first=lambda sheet: -sheet.initiative,
        states=("戦闘不能", "死亡", *links),
        record=Record(
            "ラウンドの記録",
            (
                ("ラウンド", 16),
                ("名前", 38),
                ("行動", 40),
                ("対象", 38),
                ("プール", 16),
                ("達成数", 16),
                ("リアクト", 30),
                ("達成数", 16),
                ("結果", 0),
            ),
            "戦闘移動1　全力移動2　攻撃1　アーツは記載の数",
        ),
    )


PRINTOUTS = (card_printout("kotodama", faces), *SCREENS, tracker_printout("kotodama", plan), *play_session(facts))
