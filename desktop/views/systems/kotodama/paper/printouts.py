"""What コトダマ prints beside its sheets: cards, the sheet of rounds, the GM's screen (KO-TBL-25, KO-TBL-26)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.game import AnyGame
from desktop.core.numbers import span
from desktop.core.words import Typed, Words, phrase
from desktop.services.text.glossary import glossary
from desktop.systems.kotodama import SYSTEM
from desktop.systems.kotodama.numbers import derive, pool_matrix
from desktop.systems.kotodama.odds import odds_table, target_text
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import CONNECTIONS, DURATIONS, TIMINGS, Art, KotodamaSheet, Outfit
from desktop.views.paper.cards.cards import card_printout
from desktop.views.paper.cards.face import Face
from desktop.views.paper.fight_boxes import Track
from desktop.views.paper.plates import Fact, play_session
from desktop.views.paper.protocol import PaperContents
from desktop.views.paper.quick import explained, screen_printouts
from desktop.views.paper.screen import Pen, share
from desktop.views.paper.sheet.column_flow import Block
from desktop.views.paper.text.kinsoku import clean
from desktop.views.paper.tracker import Plan, Record, TrackerLine, rounds, tracker_printout
from desktop.views.systems.kotodama.labels import example, shown_range
from desktop.views.systems.kotodama.paper.reference import rules

NOTE = "プールのD10を振り、目標値以上の数が達成数"
POOLS = range(1, 15)
ROUNDS = 8
PHASES = ("セットアップフェイズ", "イニシアティヴフェイズ", "メインフェイズ", "クリンナップフェイズ")
STATES = ("未行動", "行動完了", "戦闘不能", "死亡")
LINKS = ("未接続", "認識", "ダイブ", "完全ダイブ")
"""KO-PHS-01, KO-STA-01, KO-CON-01: words that stand with what they mean."""
WORDS = [
    "ダイスプール",
    "達成数",
    "目標値",
    "難易度",
    "タツジン!",
    "ウカツ!",
    "通常判定",
    "対抗判定",
    "継続判定",
    "ニンジャ",
    "イニシアティヴ値",
    "行動回数",
    "戦闘移動",
    "全力移動",
    "アーツ",
    "アウトフィット",
    "射程",
    "オーバーレンジ",
    "HP",
    "インガオホー",
    "IRCコトダマ空間",
    "通常空間",
    "ワザマエカウンター",
    "勝利条件",
    "陣営",
    "ハウスルール",
]
"""What the quick reference explains."""


def _blocks(pen: Pen, contents: PaperContents) -> Iterator[Block]:
    settings = contents.game.known(KotodamaSettings).settings
    target = settings.normal_target
    yield pen.block("判定と行動", pen.rows(rules(settings)), note=pen.words.say(target_text(target)))
    columns = zip(*odds_table(POOLS, target=target, special=settings.special), strict=True)
    rows = [(str(pool), *map(share, line)) for pool, line in zip(POOLS, columns, strict=True)]
    yield pen.block(
        "成功率 %", pen.table(("プール", *map(span, range(1, 5))), rows), note="達成数がこれ以上", odds=True
    )
    yield pen.block("ラウンド", explained(pen, SYSTEM.id, contents.game, PHASES), note="4つのフェイズをくり返す")
    yield pen.block("状態", explained(pen, SYSTEM.id, contents.game, STATES))
    if settings.kotodama_enabled:
        yield pen.block("接続", explained(pen, SYSTEM.id, contents.game, LINKS))
    rounds = [str(number) for number in range(1, ROUNDS + 1)]
    links = ("接続",) if settings.kotodama_enabled else ()
    record = ("ラウンド", "行動", "状態", "HP", "インガ", *links)
    yield pen.block("ラウンドの記録", pen.grid(record, rounds, first=15), note="1人に1つ。鉛筆で", tonight=True)
    heads = ("名前", *rounds[:6])
    yield pen.block("行動順", pen.grid(heads, [""] * 9, first=26), note="行動したら○", tonight=True)


def facts(sheet: KotodamaSheet, game: AnyGame) -> tuple[Fact, ...]:
    """Return the numbers of a character."""
    return tuple(_facts(sheet, game))


def _facts(sheet: KotodamaSheet, game: AnyGame) -> Iterator[Fact]:
    rules = game.known(KotodamaSettings).settings
    found = derive(sheet, game.known(KotodamaSettings))
    yield "イニシアティヴ値", str(sheet.initiative).replace("-", "−")
    yield "行動回数", found["action_count"].shown
    if sheet.hp is not None:
        yield "HP・インガオホー", phrase("{hp}・{karma}", hp=sheet.hp_max, karma=sheet.karma_max)
    matrix = pool_matrix(sheet)
    for column, ability in sorted(enumerate(matrix.abilities), key=lambda pair: pair[1].tag != "react"):
        best = max(matrix.rows, key=lambda row: row.pools[column])
        plain, most = matrix.rows[0].pools[column], best.pools[column]
        text = phrase("{n}個", n=plain)
        if best.skill is not None and most > plain:
            text = phrase("{n}個（≪{skill}≫ {m}個）", n=plain, skill=best.skill.name, m=most)
        yield phrase("【{name}】", name=ability.name), text
    yield (
        "戦闘移動・全力移動",
        phrase("{combat}・{full}", combat=sheet.combat_move, full=Typed(found["full_move"].shown)),
    )
    if sheet.connection != "offline" and rules.kotodama_enabled:
        yield "接続", CONNECTIONS[sheet.connection]
    yield "DL", str(sheet.dl)


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


SCREENS = screen_printouts(SYSTEM.id, lambda _: NOTE, _blocks, facts, lambda _: WORDS)
PRINTOUTS = (card_printout("kotodama", faces), *SCREENS, tracker_printout("kotodama", plan), *play_session(facts))
