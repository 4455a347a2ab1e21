"""The GM's screen of a d6game: hands with scores and odds, bets, combat, in the campaign's words (D6G-PHY-10)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from desktop.core.game import AnyGame
from desktop.core.numbers import span
from desktop.core.words import Phrase, phrase, signed_text
from desktop.systems.d6game import SYSTEM
from desktop.systems.d6game.hands import RANK, Hand
from desktop.systems.d6game.odds import bet_table, hand_odds
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.tables import HANDS
from desktop.views.paper.column_flow import Block
from desktop.views.paper.marks import PageDrawing
from desktop.views.paper.protocol import PaperContents, Printout
from desktop.views.paper.quick import quick_reference
from desktop.views.paper.screen import Pen, gm_screen, share
from desktop.views.systems.d6game.paper.facts import facts

EXAMPLES = {hand.id: hand.example for hand in HANDS}


NOTE = "5個のD6。いちばん高い役だけを数える"
LABELS = (
    *("life", "fate", "check", "hand", "score", "success", "failure", "fumble", "critical", "super_critical"),
    *("fate_check", "combat", "power", "fight_back", "dodge", "incapacitated", "out_of_combat", "game_over"),
    *("specialty", "abilities", "skills", "items"),
)
"""What the quick reference explains, in the campaign's own words."""


def screen(contents: PaperContents) -> list[PageDrawing]:
    """Draw the screen with a tracker for fights."""
    return gm_screen(SYSTEM.id, contents, NOTE, lambda pen: _blocks(pen, contents.game), facts)


def _blocks(pen: Pen, game: AnyGame) -> Iterator[Block]:
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


def quick(contents: PaperContents) -> list[PageDrawing]:
    """Draw the players' page of it."""
    words = tuple(contents.game.label(label) for label in LABELS)
    return quick_reference(
        SYSTEM.id, contents, NOTE, lambda pen: _blocks(pen, contents.game), (*words, "目標", "手番", "陣営")
    )


SCREENS = (
    Printout("gm_screen", "GMスクリーン", screen, gm=True, usual=True),
    Printout("quick", "早見表", quick),
)
