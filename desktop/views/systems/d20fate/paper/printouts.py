"""What d20フェイト prints beside its sheets: the GM's screen and the quick reference, cards, a tracker."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.game import AnyGame, Game
from desktop.core.numbers import span
from desktop.core.words import phrase, plus
from desktop.services.text.rulebook import Rulebook
from desktop.systems.d20fate import SYSTEM
from desktop.systems.d20fate.odds import success_chance
from desktop.systems.d20fate.people import person
from desktop.systems.d20fate.resolve import Mode as Dice
from desktop.systems.d20fate.resolve import owns_fate
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import Condition, D20FateSheet, HouseModifier, derive
from desktop.systems.d20fate.tables import Ability, ConditionKind, DcPreset, Pairing, Reason
from desktop.views.paper.cards.cards import card_printout
from desktop.views.paper.cards.face import Face
from desktop.views.paper.fight_boxes import Track
from desktop.views.paper.plates import Fact, play_session
from desktop.views.paper.protocol import PaperContents
from desktop.views.paper.quick import screen_printouts
from desktop.views.paper.screen import Pen, share
from desktop.views.paper.sheet.column_flow import Block
from desktop.views.paper.text.kinsoku import clean
from desktop.views.paper.tracker import Plan, Record, TrackerLine, line_of, tracker_printout
from desktop.views.systems.d20fate.paper.reference import STEPS, TIES, sides

FACES = tuple(range(2, 21))


NOTE = "1d20＋能力修正＋習熟ボーナス がDC以上で成功"
WORDS = [
    "判定",
    "目標値（DC）",
    "能力値",
    "修正値",
    "習熟ボーナス",
    "技能",
    "有利",
    "不利",
    "クリティカル",
    "ファンブル",
    "対抗判定",
    "フェイト・ダイス",
    "ブースト",
    "リロール",
    "スタント",
    "状態",
    "宣言",
    "指定",
    "解決",
    "停止",
    "目標値を伏せる",
]
"""What the quick reference explains."""

OF_FATE = ("フェイト・ダイス", "ブースト", "リロール", "スタント")
"""Those that a campaign without fate dice has no use for."""


def _blocks(pen: Pen, contents: PaperContents) -> Iterator[Block]:
    game = contents.game.known(D20FateSettings)
    say, settings = pen.words.say, game.settings
    yield pen.block("進め方", pen.rows(STEPS))
    presets = [(say(row.name), span(row.low, row.high)) for row in game.rows("dc_presets", DcPreset)]
    yield pen.block("DC", pen.rows(presets))
    natural = (("クリティカル", "出目20。必ず成功し、とびきりの効果"), ("ファンブル", "出目1。必ず失敗し、大きな事故"))
    usual = (("成功", "合計がDC以上。やりたいことができる"), ("失敗", "合計がDC未満。できず、状況も悪くなる"))
    yield pen.block("判定の結果", pen.rows((*usual, *(natural if settings.natural_auto else ()))))
    for title, note, rows in (
        ("有利", "2個振り、高い目を使う", "advantages"),
        ("不利", "2個振り、低い目を使う", "disadvantages"),
    ):
        reasons = game.rows(rows, Reason)
        yield pen.block(title, (pen.text(say(row.name)) for row in reasons), note=note)
    chances = [
        (span(face), *(share(success_chance(0, face, dice, settings.natural_auto)) for dice in Dice)) for face in FACES
    ]
    heads = ("要る目", "普通", "有利なら", "不利なら")
    yield pen.block("成功率 %", pen.table(heads, chances), note="要る目 ＝ DC−修正の合計", odds=True)
    contests = (
        pen.row(say(pairing.name), sides(game, pairing, pen.words.say)) for pairing in game.rows("pairings", Pairing)
    )
    yield pen.block("対抗判定", contests, note=TIES[settings.contest_tie])
    if not settings.fate_enabled:
        return
    pools = [sheet.name for sheet in contents.pcs] or [""] * 5
    heads = ("名前", "＋", "−", "残り")
    yield pen.block("フェイトの記録", pen.grid(heads, pools, first=28), note=say(phrase("鉛筆で")), tonight=True)


def _words(contents: PaperContents) -> list[str]:
    game = contents.game.known(D20FateSettings)
    return [word for word in WORDS if game.settings.fate_enabled or word not in OF_FATE]


SIDES = {"advantage": "有利", "disadvantage": "不利"}
STUNTS = 3
"""Cards of the stunt: it is given again and again."""


def faces(contents: PaperContents) -> Iterator[Face]:
    """Make the campaign's conditions, those of sheets, all sheets' items, and stunts to give away."""
    game = contents.game.known(D20FateSettings)
    kinds = game.rows("conditions", ConditionKind)
    yield from (_kind(kind, contents) for kind in kinds)
    known = {kind.name: kind for kind in kinds}
    for sheet in contents.pcs:
        yield from (_had(row, known, sheet, contents) for row in sheet.conditions)
        yield from (_item(row, sheet, contents) for row in sheet.modifiers)
    yield from (_stunt(game, contents) for _ in range(STUNTS if game.settings.fate_enabled else 0))


def _kind(kind: ConditionKind, contents: PaperContents) -> Face:
    say = contents.words.say
    return Face(
        kind=say("状態"),
        name=clean(say(kind.name)),
        rules=(*_proposed(kind, contents), (say("いつまで"), "＿" * 9)),
        source="D20-AMB-35",
    )


def _proposed(kind: ConditionKind, contents: PaperContents) -> tuple[tuple[str, str], ...]:
    say = contents.words.say
    rows = (("本人の判定", kind.own), ("この相手への判定", kind.against))
    return tuple((say(label), say(SIDES[side])) for label, side in rows if side)


def _had(row: Condition, known: dict[str, ConditionKind], sheet: D20FateSheet, contents: PaperContents) -> Face:
    say = contents.words.say
    kind = known.get(row.text)
    return Face(
        kind=say("状態"),
        name=clean(say(kind.name) if kind is not None else row.text),
        rules=(
            *(_proposed(kind, contents) if kind is not None else ()),
            (say("いつまで"), clean(row.until) or "＿" * 9),
        ),
        source="D20-AMB-35",
        owner=clean(sheet.name),
    )


def _item(row: HouseModifier, sheet: D20FateSheet, contents: PaperContents) -> Face:
    say = contents.words.say
    names = {skill.id: skill.name for skill in sheet.skills}
    names |= {ability.id: ability.code or ability.name for ability in contents.game.rows("abilities", Ability)}
    return Face(
        kind=say("常時の修正"),
        name=clean(row.name) or say("（名前なし）"),
        cost=(say("修正"), plus(row.value)),
        rules=((say("対象"), clean(say(names.get(row.applies_to, "すべての判定")))),),
        source="D20-AMB-12",
        owner=clean(sheet.name),
    )


def _stunt(game: Game[D20FateSettings], contents: PaperContents) -> Face:
    say, line = contents.words.say, Rulebook(contents.words.language, contents.words).line("D20-FATE-06")
    return Face(
        kind=say("スタント"),
        name=say("スタント"),
        dark=True,
        cost=(say("フェイト"), plus(game.settings.fate_stunt)),
        text="\n".join(
            part for part in (line.says if line is not None else "", say(phrase("GMから受け取る。"))) if part
        ),
        source="D20-FATE-06",
    )


def plan(contents: PaperContents) -> Plan:
    """Plan the sheet; there is no order by numbers."""
    say = contents.words.say
    settings = contents.game.known(D20FateSettings).settings
    fate = settings.fate_enabled
    condition = Track(say("状態"), 0, line=True)

    def line(sheet: D20FateSheet) -> TrackerLine:
        made = line_of(sheet, contents, person(sheet, settings).gauges, facts, few=3)
        return TrackerLine(made.name, made.facts, tracks=(*made.tracks, condition))

    return Plan(
        note="1d20＋能力修正＋習熟ボーナス がDC以上で成功。⑤で止まり、「どうする？」ときく",
        strip=STEPS,
        line=line,
        blank=TrackerLine(
            tracks=(*((Track(say("フェイト"), settings.fate_session_start + 3),) if fate else ()), condition)
        ),
        rounds=("＋", "−") if fate else (),
        wide=16.0,
        order="",
        record=Record(
            "判定の記録",
            (
                ("だれが・何を", 70),
                ("能力・技能", 34),
                ("DC", 14),
                ("有利・不利", 22),
                ("出目", 18),
                ("合計", 18),
                ("結果", 26),
                *((("フェイト", 20),) if fate else ()),
                ("メモ", 0),
            ),
            "有利と不利がそろえば打ち消しあい、1個だけ振る。",
        ),
    )


def facts(sheet: D20FateSheet, game: AnyGame) -> tuple[Fact, ...]:
    """Return the numbers of a character: what is added to 1d20 (D20-CORE-02)."""
    return tuple(_facts(sheet, game))


def _facts(sheet: D20FateSheet, game: AnyGame) -> Iterator[Fact]:
    known = game.known(D20FateSettings)
    found = derive(sheet, known)
    for ability in game.rows("abilities", Ability):
        yield ability.code or ability.name, found[f"{ability.id}_total"].shown
    if owns_fate(sheet.is_pc, known.settings):
        yield "フェイト", str(sheet.fate_dice)
    totals = [(skill.name, found.get(f"skill_total.{skill.id}")) for skill in sheet.skills]
    summed = [(name, total) for name, total in totals if total is not None]
    for name, total in sorted(summed, key=lambda pair: -(pair[1].value or 0)):
        yield name, total.shown
    yield "レベル", str(sheet.level)


SCREENS = screen_printouts(SYSTEM.id, lambda _: NOTE, _blocks, facts, _words)
PRINTOUTS = (
    card_printout("d20fate", faces),
    *SCREENS,
    tracker_printout("d20fate", plan),
    *play_session(facts, ordered=False),
)
