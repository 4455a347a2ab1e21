"""What a custom game prints beside its sheets: cards, the GM's screen, the quick reference, trackers, name plates."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.game import Game
from desktop.core.words import Phrase, phrase, plus, signed_text
from desktop.systems.blank import SYSTEM
from desktop.systems.blank.people import ENDS
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet, Item
from desktop.systems.blank.tables import ConditionRow, ItemRow, TurnRow
from desktop.views.paper.cards.cards import card_printout
from desktop.views.paper.cards.face import Face
from desktop.views.paper.fight_boxes import Track
from desktop.views.paper.plates import play_session
from desktop.views.paper.protocol import PaperContents
from desktop.views.paper.quick import screen_printouts
from desktop.views.paper.screen import Pen
from desktop.views.paper.sheet.column_flow import Block
from desktop.views.paper.text.kinsoku import clean
from desktop.views.paper.tracker import Plan, Record, TrackerLine, line_of, rounds, tracker_printout
from desktop.views.systems.blank.layout import layout_of
from desktop.views.systems.blank.paper.form import chance_of, facts
from desktop.views.systems.blank.plain_words import in_a_line, item_does, item_named, usual_check

STATES = 6
"""Conditions that have a column to tick."""


def plan(contents: PaperContents) -> Plan:
    """Plan the sheet; its steps are those of the game's first way of taking turns."""
    say = contents.words.say
    game = contents.game.known(BlankSettings)
    usual = tuple(Track(say(field.label), 0, line=True) for field in game.tracks)

    def line(sheet: BlankSheet) -> TrackerLine:
        shown = SYSTEM.with_tracks(SYSTEM.person(sheet, game), sheet, game)
        return line_of(sheet, contents, shown.gauges, facts, few=3)

    states = tuple(say(row.name) for row in game.rows("conditions", ConditionRow))[:STATES]
    return Plan(
        note=in_a_line(game),
        strip=_strip(game.rows("turns", TurnRow), game.label("round")),
        line=line,
        blank=TrackerLine(tracks=usual or (Track(say(game.label("conditions")), 0, line=True),)),
        rounds=tuple(rounds(8)),
        order="順番",
        states=states,
        record=Record(
            phrase("{check}の記録", check=game.label("check")),
            (
                ("だれが・何を", 76),
                (phrase("{abilities}か{skills}", abilities=game.label("abilities"), skills=game.label("skills")), 46),
                ("目標", 18),
                ("出目", 24),
                ("合計", 18),
                ("結果", 30),
                ("メモ", 0),
            ),
        ),
    )


def _strip(ways: tuple[TurnRow, ...], round_word: str) -> tuple[tuple[Phrase | str, Phrase | str], ...]:
    """Tell how a round goes; nothing where the game has no turns."""
    if not ways:
        return ()
    return (
        ("①順番を決める", way_of(ways[0])),
        ("②手番", "ひとりずつ動く"),
        ("③手番の終わり", "終わる状態を外す"),
        (phrase("④{round}の終わり", round=round_word), "全員が動いたら次へ"),
    )


def way_of(row: TurnRow) -> Phrase | str:
    """Tell how an order is found."""
    if row.way == "free":
        return "話し合いで"
    first = "大きい人から" if row.first == "highest" else "小さい人から"
    if row.way == "value":
        return phrase("決まった数の{first}", first=first)
    return phrase("{dice}＋数の{first}", dice=f"{row.dice}D{row.sides}", first=first)


ROWS = 18
"""Lines of the table of chances at most."""
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
MOST = 24
"""Rows of a list at most; all of it is in the definition."""


def _cards(contents: PaperContents) -> Iterator[Face]:
    """Make the game's conditions, and all sheets' items."""
    yield from (_condition_card(row, contents) for row in contents.game.rows("conditions", ConditionRow))
    for sheet in contents.pcs:
        yield from (_item_card(item, sheet, contents) for item in sheet.items)


def _condition_card(row: ConditionRow, contents: PaperContents) -> Face:
    say = contents.words.say
    ends = say(ENDS[row.ends]) if row.ends in ENDS else "＿" * 9
    return Face(
        kind=clean(say(contents.game.label("conditions"))),
        name=clean(say(row.name)),
        rules=((say("いつまで"), ends),),
        text=clean(say(row.note)),
        source="BL-CND-01",
    )


def _item_card(item: Item, sheet: BlankSheet, contents: PaperContents) -> Face:
    say = contents.words.say
    prices = {row.id: row.price for row in contents.game.rows("items", ItemRow)}
    price = prices.get(item.item, 0)
    return Face(
        kind=clean(say(contents.game.label("items"))),
        name=clean(item_named(item, contents.game, contents.words)) or say("（名前なし）"),
        dark=True,
        cost=(clean(say(contents.game.label("money"))), str(price)) if price else ("", ""),
        text=clean(item_does(item, contents.game, contents.words)),
        number=(say("数"), str(item.count)),
        source="BL-ITM-01",
        owner=clean(sheet.name),
    )


def _note(contents: PaperContents) -> str:
    return contents.words.say(in_a_line(contents.game.known(BlankSettings)))


def _words(contents: PaperContents) -> tuple[str, ...]:
    own = ("check", "abilities", "skills", "contest", "items", "conditions", "points")
    known = ("クリティカル", "ファンブル", "ゲージ", "訓練", "目標", "手番")
    return (*(contents.game.label(word) for word in own), *known)


def _blocks(pen: Pen, contents: PaperContents) -> Iterator[Block]:
    game = contents.game.known(BlankSettings)
    say, label = pen.words.say, game.label
    usual = usual_check(game)
    if usual:
        yield pen.block(label("check"), (pen.text(say(line)) for line in usual))
    chances = _chances(game)
    if chances:
        over = game.settings.check_way == "over"
        note = say(phrase("目標 {n} のとき", n=game.settings.check_target)) if over else ""
        yield pen.block("成功率 %", pen.table(("値", "成功率 %"), chances), note=note, odds=True)
    if usual and game.settings.check_contest:
        text = (
            "両方が振り、合計の大きいほうの勝ち"
            if game.settings.check_way == "over"
            else "値より低く出した差が大きいほうの勝ち"
        )
        yield pen.block(label("contest"), pen.text(text), pen.text("同じなら引き分け"))
    yield from _lists(pen, game)
    yield from _growth(pen, game)
    heads = ("だれが・何を", "出目", "合計", "結果")
    yield pen.block(say(phrase("{check}の記録", check=label("check"))), pen.grid(heads, [""] * 8), tonight=True)


def _lists(pen: Pen, game: Game[BlankSettings]) -> Iterator[Block]:
    """Conditions, turns and items as the game has them."""
    say = pen.words.say
    conditions = game.rows("conditions", ConditionRow)
    if conditions:
        rows = ((say(row.name), _ends(pen, row)) for row in conditions[:MOST])
        yield pen.block(game.label("conditions"), pen.rows(rows))
    turns = game.rows("turns", TurnRow)
    if turns:
        yield pen.block("手番の順番", (pen.row(say(row.name), way_of(row)) for row in turns[:MOST]))
    items = game.rows("items", ItemRow)
    if items:
        names = {row.id: say(row.name) for row in layout_of(game).abilities}
        names |= {row.id: say(row.name) for row in layout_of(game).skills}
        yield pen.block(game.label("items"), (pen.row(say(row.name), _item(pen, row, names)) for row in items[:MOST]))


def _ends(pen: Pen, row: ConditionRow) -> str:
    say = pen.words.say
    ends = say(phrase("{when}まで", when=ENDS[row.ends])) if row.ends in ENDS else ""
    return "　".join(part for part in (say(row.note), ends) if part)


def _item(pen: Pen, row: ItemRow, names: dict[str, str]) -> str:
    gives = f"{names[row.raises]}{plus(row.by)}" if row.raises in names and row.by else ""
    return "　".join(part for part in (str(row.price) if row.price else "", gives, pen.words.say(row.note)) if part)


def _growth(pen: Pen, game: Game[BlankSettings]) -> Iterator[Block]:
    """What a session brings, and what growth costs (BL-GRW-01 to -04)."""
    settings, points = game.settings, game.label("points")
    costs = (("growth_session", "一回で受け取る"), ("growth_ability", "abilities"), ("growth_skill", "skills"))
    rows = [
        (phrase("{what}を1上げる", what=game.label(word)) if word in game.words else word, str(getattr(settings, key)))
        for key, word in costs
        if getattr(settings, key)
    ]
    if rows:
        note = "高いほど費用がかかる" if settings.growth_rising else ""
        yield pen.block(points, pen.rows(rows), note=note)


def _chances(game: Game[BlankSettings]) -> list[tuple[str, str]]:
    """Return the chance of the usual check for every value at which it is neither certain nor impossible, or nearly."""
    settings = game.settings
    if settings.check_subject == "none":
        return []
    least, most = settings.check_dice, settings.check_dice * settings.check_sides
    if settings.check_way == "over":
        least, most = settings.check_target - most, settings.check_target - least
    step = next((step for step in STEPS if (most - least) // step <= ROWS), STEPS[-1])
    describe = chance_of(game)
    first = -(-least // step) * step
    found = [(signed_text(value), describe(value)) for value in range(first, most + 1, step)]
    return [row for row in found if row[1]]


PRINTOUTS = (
    card_printout("blank", _cards),
    *screen_printouts(SYSTEM.id, _note, _blocks, facts, _words),
    tracker_printout("blank", plan),
    *play_session(facts),
)
