"""What a d6game prints beside its sheets: cards of items, a GM screen, and fights as trackers (D6G-PHY-10)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from desktop.core.game import AnyGame
from desktop.core.numbers import span
from desktop.core.words import Phrase, Typed, phrase, plus, signed_text
from desktop.systems.d6game import SYSTEM, rows
from desktop.systems.d6game.actors import of_sheet
from desktop.systems.d6game.derive import derive
from desktop.systems.d6game.hands import RANK, Hand
from desktop.systems.d6game.odds import bet_table, hand_odds
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.sheet import D6gameSheet, ItemRow
from desktop.systems.d6game.tables import HANDS
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


def plan(contents: PaperContents) -> Plan:
    """Plan the sheet; who has the least life acts first, put in order anew every time round (D6G-CMB)."""
    say, game = contents.words.say, contents.game
    settings = game.known(Settings).settings
    names = {key: say(game.label(key)) for key in ("life", "power", "fight_back", "dodge", "score", "fate")}
    usual = [Track(names["life"], 16)]
    if settings.fate_separate:
        usual.append(Track(names["fate"], 0))

    def line(sheet: D6gameSheet) -> TrackerLine:
        return line_of(sheet, contents, of_sheet(sheet, game).gauges, facts, few=3)

    return Plan(
        note=phrase("{life}の低い順。一巡ごとに順番を書き直す", **names),
        strip=(
            ("順番", phrase("{life}の低い順", **names)),
            ("攻撃対象", "だれを攻撃するかを言う"),
            ("攻撃", "対象に見せずに5個振る"),
            (names["power"], phrase("{least}〜{most}を言う", least=settings.power_min, most=settings.power_max)),
            (
                phrase("{fight_back}か{dodge}", **names),
                phrase("{fight_back}：振って比べる　{dodge}：半分減る", **names),
            ),
        ),
        line=line,
        blank=TrackerLine(tracks=tuple(usual)),
        rounds=tuple(say(phrase("{n}巡", n=n)) for n in range(1, 9)),
        wide=11.0,
        first=lambda sheet: sheet.life or 0,
        states=(game.label("incapacitated"),),
        record=Record(
            "攻撃の記録",
            (
                ("攻撃側", 38),
                ("攻撃対象", 38),
                ("攻撃の役", 30),
                (names["power"], 22),
                (phrase("{fight_back}・{dodge}", **names), 32),
                ("対象の役", 30),
                (phrase("減る{life}", **names), 24),
                ("メモ", 0),
            ),
            phrase("{fight_back}は{score}の低い側が{power}の分、{dodge}は半分（切り捨て）減る", **names),
        ),
    )


EXAMPLES = {hand.id: hand.example for hand in HANDS}


NOTE = "5個のD6。いちばん高い役だけを数える"
LABELS = (
    *("life", "fate", "check", "hand", "score", "success", "failure", "fumble", "critical", "super_critical"),
    *("fate_check", "combat", "power", "fight_back", "dodge", "incapacitated", "out_of_combat", "game_over"),
    *("specialty", "abilities", "skills", "items"),
)
"""What the quick reference explains, in the campaign's own words."""


def _blocks(pen: Pen, contents: PaperContents) -> Iterator[Block]:
    game = contents.game
    settings, say = game.known(Settings).settings, pen.words.say

    def word(label: str) -> str:
        return say(game.label(label))

    found = sorted(hand_odds(settings), key=lambda odds: (odds.score, RANK[odds.hand]), reverse=True)
    hands = [
        (
            *(word(o.hand), EXAMPLES[o.hand], signed_text(o.score)),
            *(["—" if o.hand is Hand.NO_HAND else share(o.success)] if pen.chances else []),
        )
        for o in found
    ]
    odds = ("%",) if pen.chances else ()
    note = "％はその役以上" if pen.chances else ""
    title = say(phrase("{hand}と{score}", hand=word("hand"), score=word("score")))
    yield pen.block(title, pen.table((word("hand"), "例", word("score"), *odds), hands, first=24), note=note)
    if settings.fate_check:
        yield pen.block(
            word("fate_check"), pen.table(("賭け", "この役以上", *odds), _bets(settings, word, pen.chances))
        )
    if settings.combat:
        names = {key: word(key) for key in ("life", "power", "fight_back", "dodge", "score")}
        steps = (
            phrase("① {life}の低い順（一巡ごとに並べ直す）", **names),
            phrase("② 攻撃対象を言う"),
            phrase("③ 対象に見せずに5個振る"),
            phrase("④ {power}{least}〜{most}を言う", least=settings.power_min, most=settings.power_max, **names),
            phrase("⑤ {fight_back}：対象も振り、{score}の低い側が{power}の分減る（同点なし）", **names),
            phrase("⑥ {dodge}：{power}の半分（切り捨て）減る", **names),
        )
        yield pen.block(word("combat"), (pen.text(say(step)) for step in steps))
        yield pen.block("行動順", pen.grid(("名前", "1", "2", "3", "4", "5", "6"), [""] * 9, first=26), tonight=True)
    if game.notice:
        yield pen.block("この卓の表示", (pen.text(line) for line in game.notice))


def _bets(settings: Settings, word: Callable[[str], str], chances: bool) -> list[tuple[Phrase | str, ...]]:
    rows: list[tuple[Phrase | str, ...]] = []
    for (hand, success), group in groupby(bet_table(settings), key=lambda o: (o.hand, o.success)):
        bets = [odds.bet for odds in group]
        rows.append(
            (span(bets[0], bets[-1]), "—" if hand is None else word(hand), *([share(success)] if chances else []))
        )
    return rows


def _words(contents: PaperContents) -> tuple[str, ...]:
    return (*(contents.game.label(label) for label in LABELS), "目標", "手番", "陣営")


NUMBERS = (
    ("damage", "与えるダメージ"),
    ("armour", "受けるダメージの軽減"),
    ("life", "初期ライフへの加算"),
    ("gain", "成功で得る命運への加算"),
)


def facts(sheet: D6gameSheet, game: AnyGame) -> tuple[Fact, ...]:
    """Return the numbers of a character, in the campaign's own words."""
    return tuple(_facts(sheet, game))


def _facts(sheet: D6gameSheet, game: AnyGame) -> Iterator[Fact]:
    settings = game.known(Settings).settings
    found = derive(sheet, game)
    yield game.label("life"), _number(sheet.life if sheet.life is not None else sheet.life_initial)
    if settings.fate_separate:
        yield game.label("fate"), _number(sheet.fate)
    for name in ("gear.damage", "gear.armour"):
        if name in found and found[name].value:
            yield found[name].label, plus(found[name].value or 0)
    for row in rows.resources(game):
        yield row.name, _number(sheet.resources.get(row.id))
    for ability in rows.abilities(game):
        yield ability.name, _number(sheet.ability.get(ability.id))
    names = {row.id: row.name for row in rows.skills(game)}
    for skill in sheet.skills:
        if skill.specialty:
            text: Phrase | str = names.get(skill.category) or game.called("skills", skill.category)
            yield text, Typed(skill.specialty)


def _number(value: int | None) -> str:
    return "" if value is None else str(value).replace("-", "−")


def faces(contents: PaperContents) -> Iterator[Face]:
    """Make a card of everything that is carried or was found out."""
    for sheet in contents.pcs:
        yield from (_face(item, sheet, contents) for item in sheet.items)


def _face(item: ItemRow, sheet: D6gameSheet, contents: PaperContents) -> Face:
    say, game = contents.words.say, contents.game
    counts = rows.settings_of(game).equipment
    kind = next((row for row in rows.items(game) if row.id == item.item), None)
    skill = rows.skill(game, item.skill)
    entries = [(say(label), plus(getattr(item, field))) for field, label in NUMBERS if counts and getattr(item, field)]
    if counts and skill is not None:
        entries.append((say("効く技能"), say(skill.name)))
    if counts and item.situation:
        entries.append((say("効く状況"), clean(item.situation)))
    return Face(
        kind=say(game.label("items")),
        name=clean(item.name) or (say(kind.name) if kind is not None else say("（名前なし）")),
        rules=tuple(entries),
        text="\n".join(part for part in (kind.hint if kind is not None else "", item.note) if part),
        owner=clean(sheet.name),
    )


SCREENS = screen_printouts(SYSTEM.id, lambda _: NOTE, _blocks, facts, _words)
PRINTOUTS = (card_printout("d6game", faces), *SCREENS, tracker_printout("d6game", plan), *play_session(facts))
