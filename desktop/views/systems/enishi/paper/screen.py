"""The GM's screen of えにし 2d6 (EN-TAB-10), and a character's numbers needed in play (EN-BTL-02, EN-HIT-01)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.game import AnyGame
from desktop.core.words import Phrase, phrase, plus, signed_text
from desktop.systems.enishi import SYSTEM
from desktop.systems.enishi.derived import DAMAGE_WORDS, derive, move_metres
from desktop.systems.enishi.gear import AttackLine, attack_lines
from desktop.systems.enishi.odds import duel, reach, spread
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import Sheet
from desktop.systems.enishi.tables import loss, spans, tables
from desktop.views.paper.plates import Fact
from desktop.views.paper.protocol import PaperContents
from desktop.views.paper.quick import screen_printouts
from desktop.views.paper.screen import Pen, share
from desktop.views.paper.sheet.column_flow import Block
from desktop.views.systems.enishi.paper.reference import MOMENTS, price


def facts(sheet: Sheet, game: AnyGame) -> tuple[Fact, ...]:
    """Return the numbers of a character."""
    return tuple(_facts(sheet, game))


def _facts(sheet: Sheet, game: AnyGame) -> Iterator[Fact]:
    known = game.known(Settings)
    found = derive(sheet, known)
    yield "行動順番", dice(found["initiative_line"].value or 0)
    guard, structure = found["defence_line"].value or 0, found["structure"].value or 0
    yield "防御", phrase("{dice}／構造力{n}", dice=dice(guard), n=plus(structure))
    yield "LP・SP", phrase("{lp}・{sp}", lp=found["lp_max"].value, sp=found["sp_max"].value)
    for line in attack_lines(sheet, known):
        if line.key == "unarmed" or sheet.weapons[int(line.key)].carried:
            yield line.label, attack(line, found[f"attack_line.{line.key}"].value or 0)
    points = found["mobility"].value or 0
    cruise, _, _ = move_metres(points, None, known.settings)
    yield "移動力", phrase("{n}（巡航 {m} m）", n=points, m=f"{float(cruise):g}")
    yield "意志", dice(sheet.skills.will)
    yield "知覚", dice(sheet.skills.perception)
    yield "CLV", str(sheet.clv)


def attack(line: AttackLine, bonus: int) -> Phrase:
    """Return what is thrown for an attack and what it adds to the power."""
    return phrase("{dice}／破壊力{n}・{kind}", dice=dice(bonus), n=plus(line.power), kind=DAMAGE_WORDS[line.damage])


def dice(bonus: int) -> str:
    """Write what is thrown."""
    return f"2d6{plus(bonus)}"


NOTE = "達成値 ＝ 2d6＋SLV＋修正　1-1 ファンブル（達成値0）　2〜6のゾロ目 もう1d6"
ATTACK = (
    ("1", "攻撃側 2d6＋戦闘スキル＋攻撃修正"),
    ("2", "防御側 2d6＋《運動》＋防御修正"),
    ("3", "攻撃が防御より上で命中（同じなら外れ）"),
    ("4", "打撃点 ＝ 攻撃側の威力値＋破壊力"),
    ("5", "防御点 ＝ 防御側の威力値＋構造力"),
    ("6", "ダメージ ＝ 打撃点−防御点（0以下はなし）"),
)
HARM = (
    ("気絶・死亡", "LPかSPが0で気絶、両方0で死亡"),
    ("手当て", "《医術》7　LP1　ステージに1回まで"),
    ("自然", "LP 3日で1　SP 1日で全部"),
    ("回復に専念", "裏にいたステージの終わりにLP1とSP1d6"),
    ("セッションの終わり", "死亡でなければLP・SPとも全部"),
)
"""EN-DMG-03…06, EN-REC-01…07."""
CONTESTS = (("攻防判定", "攻撃側が上回れば命中。同じなら外れ"), ("競争判定", "高いほうの勝ち。同じなら引き分け"))
"""EN-OPP-01, EN-OPP-02."""
COURSE = (
    ("進み方", "ゼロ → ファースト → クールを何回か → ラスト"),
    ("1クール", "PCの人数のメインステージと、サブステージ1つ"),
    ("バトルステージ", "戦いが中心のステージ"),
)
"""EN-SES-03…12."""
TURN = (
    ("能動行動（1つ）", "巡航移動・攻撃行動・作業行動"),
    ("準備行動（1つ）", "補助移動・準備動作・合図確認"),
    ("受動行動（いつでも）", "防御行動《運動》・抵抗行動《意志》"),
    ("攻撃に徹する", "攻撃＋2。受動なし、受けると防御0"),
    ("防御に徹する", "受動＋2。能動なし"),
    ("不意打ち", "《隠密》が《知覚》を上回れば、防御判定−1"),
)
BONUSES = tuple(range(6))
"""Bonuses whose chances are printed."""


WORDS = [
    "行為判定",
    "達成値",
    "ファンブル",
    "ダブルアップ",
    "競争判定",
    "LP",
    "SP",
    "気絶",
    "死亡",
    "負傷ダメージ",
    "疲労ダメージ",
    "行動順番",
    "攻防判定",
    "威力値",
    "打撃点",
    "防御点",
    "構造力",
    "移動力",
    "能動行動",
    "準備行動",
    "受動行動",
    "戦闘オプション",
    "テンポラリー・エフェクト",
    "パーマナント・エフェクト",
    "ゲージ",
    "所縁",
    "援護",
    "ステージ",
    "クール",
]
"""What the quick reference explains."""

OF_EFFECTS = ("テンポラリー・エフェクト", "パーマナント・エフェクト", "ゲージ", "援護")
OF_BONDS = ("所縁",)


def _blocks(pen: Pen, contents: PaperContents) -> Iterator[Block]:
    settings = contents.game.known(Settings).settings
    known, say = tables(), pen.words.say
    targets = [(f"{row.letter} {say(row.name)}", str(row.target)) for row in known.difficulties]
    yield pen.block("難易度", pen.big(targets), note="達成値が目標値以上で成功")
    powers = [(band, say(row.name), signed_text(row.power)) for band, row in spans(settings.powers)]
    yield pen.block("達成値→威力値", pen.table(("達成値", "傷", "威力値"), powers))
    yield pen.block("攻撃の手順", (pen.text(f"{step}　{say(text)}") for step, text in ATTACK))
    yield pen.block("ダメージと回復", pen.rows((*_damage(settings), *HARM)))
    costs = (pen.text(f"{cost}　{say(label)}") for cost, label in known.costs.items())
    yield pen.block("コスト評価", costs)
    yield pen.block("ターン", pen.rows(TURN), note="はじめに全員 2d6＋《戦術》、高い順")
    vision = ((f"−{abs(row.modifier)}", "／".join(row.states)) for row in known.vision)
    yield pen.block("視界修正", pen.rows(vision))
    water = [(say(row.depth), f"−{abs(row.modifier)}", _times(row.cruise), _times(row.aux)) for row in known.water]
    heads = ("深さ", "修正", "巡航 m", "補助 m")
    yield pen.block("水域修正", pen.table(heads, water, first=20), note="動きを妨げるときだけ。移動力に掛ける")
    if settings.effects_used:
        yield from _effects(pen, settings)
    yield pen.block("対抗判定", pen.rows(CONTESTS))
    if settings.bonds_used:
        yield _bonds(pen, settings)
    support = [pen.row("人のためのエフェクト", "テンポラリー1点　パーマナント2点")] if settings.effects_used else []
    earned = (pen.text(say(row.name)) for row in known.checklist)
    yield pen.block("経験点", earned, *support, note="ラストステージで1点ずつ")
    yield pen.block("成長", pen.rows(_prices()), note="使う経験点")
    yield pen.block("進行", pen.rows(COURSE))
    yield pen.block(
        "成功率 %",
        pen.table(("目標", *(f"＋{n}" for n in BONUSES)), _chances(settings)),
        note="2d6＋SLV（修正込み）",
        odds=True,
    )
    yield pen.block(
        "命中率 %",
        pen.table(("防御", *(f"＋{n}" for n in BONUSES)), _hits(settings)),
        note="横 攻撃　縦 防御",
        odds=True,
    )
    yield pen.block(
        "行動順",
        pen.grid(("名前", "1", "2", "3", "4", "5", "6"), [""] * 9, first=26),
        note="ターンごとに○",
        tonight=True,
    )
    yield pen.block(
        "クールの記録",
        pen.grid(("PC", "1", "2", "3", "4"), [*[""] * 5, "サブステージ"]),
        note="主人公に○",
        tonight=True,
    )


def _effects(pen: Pen, settings: Settings) -> Iterator[Block]:
    known, say = tables(), pen.words.say
    for title, note, rows in (
        ("テンポラリー", price(settings), known.temporary),
        ("パーマナント", "CLV −1", known.permanent),
    ):
        named = (
            (f"{row.letter} {say(row.name)}".replace("+", "＋").replace("-", "−"), MOMENTS[row.moment]) for row in rows
        )
        yield pen.block(title, pen.rows(named), note=note)


def _bonds(pen: Pen, settings: Settings) -> Block:
    known, say = tables(), pen.words.say
    names = say("・").join(say(row.name) for row in known.relations)
    box = "マスはシナリオに1回。その人に関わる判定か、その人のための行動だけ"
    most = say(phrase("{n}つまで。片思いもある", n=known.bond_max))
    rows = (box, names) if settings.effects_used else (names,)
    return pen.block("所縁", (pen.text(text) for text in rows), note=most)


def _damage(settings: Settings) -> tuple[tuple[str, Phrase], ...]:
    """Return what a point of each kind of damage takes (EN-DMG-03, EN-DMG-04)."""
    whose = {"wound": "（受け手が選ぶ）", "fatigue": "（素手・蹴り）"}
    return tuple(
        (row.name, phrase("1点ごとに{loss}{more}", loss=loss(row), more=whose[row.id])) for row in settings.damage
    )


def _prices() -> tuple[tuple[Phrase | str, str], ...]:
    """List what experience buys (EN-GRW-01, EN-GRW-02)."""
    growth = tables().growth
    return (
        ("CLV＋1", str(growth["clv"])),
        ("スキル＋1（CLV＋1まで）", str(growth["skill_up"])),
        ("新しいスキル 1レベル", str(growth["new_skill"])),
        (phrase("財産ポイント {n}", n=growth["wealth_points"]), str(growth["wealth_cost"])),
    )


def _times(factor: float) -> str:
    """Write what the mobility is multiplied with, or divided by."""
    return f"×{factor:g}" if factor >= 1 else f"÷{1 / factor:g}"


def _chances(settings: Settings) -> list[tuple[str, ...]]:
    return [
        (str(n), *(share(reach(spread(bonus, settings), n)) for bonus in BONUSES))
        for n in (3, 5, 6, 7, 8, 9, 10, 11, 12)
    ]


def _hits(settings: Settings) -> list[tuple[str, ...]]:
    """Return the chances of a hit, attack across, defence down."""
    rows = []
    for defence in BONUSES:
        against = spread(defence, settings)
        ways = (duel(spread(attack, settings), against, False) for attack in BONUSES)
        rows.append((f"＋{defence}", *(_share(hits, every) for hits, every in ways)))
    return rows


def _share(hits: int, every: int) -> str:
    return str((200 * hits + every) // (2 * every))


def _words(contents: PaperContents) -> list[str]:
    """Return what is explained: nothing of parts that the campaign does without."""
    settings = contents.game.known(Settings).settings
    unused = (() if settings.effects_used else OF_EFFECTS, () if settings.bonds_used else OF_BONDS)
    return [word for word in WORDS if not any(word in words for words in unused)]


SCREENS = screen_printouts(SYSTEM.id, lambda _: NOTE, _blocks, facts, _words)
