"""The printed sheet of the d6game engine: an A4 page that flows with the definition, hands and bets at its foot."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

from desktop.core.game import AnyGame
from desktop.core.numbers import span
from desktop.core.rolls.odds import percent
from desktop.core.words import Words, phrase, plus, signed_text
from desktop.services.text.catalogue import Catalogue
from desktop.systems.d6game import SYSTEM
from desktop.systems.d6game.hands import RANK, Hand
from desktop.systems.d6game.odds import bet_table, hand_odds
from desktop.systems.d6game.rows import DEFAULTS
from desktop.systems.d6game.sheet import D6gameSheet
from desktop.systems.d6game.tables import HANDS
from desktop.views.paper.protocol import PaperContext, SheetPaper
from desktop.views.paper.sheet.flow import TOP
from desktop.views.paper.sheet.ink import LABEL, MEDIUM, NAME, NUMBER, SMALL, TINT, Area, Mode
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.sheet.overflow import Remainder
from desktop.views.paper.sheet.page import Frame, bind
from desktop.views.paper.sheet.parts import SECTION, section
from desktop.views.paper.sheet.stamps import Identity, once
from desktop.views.paper.sheet.tables import Column, table
from desktop.views.systems.d6game.paper import columns, life
from desktop.views.systems.d6game.paper.form import GAP, LEFT, RIGHT, WIDE, D6GameForm, X

HEAD, ROW = 4.6, 6.2
UNDER = 0.7
BETS, STEP = 52.0, 4.3
"""mm: width of the table of bets beside combat; distance of the lines on combat."""
_EXAMPLES = {hand.id: hand.example for hand in HANDS}


def height(game: AnyGame) -> float:
    """Return how high the block is."""
    return SECTION + UNDER + HEAD + ROW * len(RANK)


def draw(form: D6GameForm, area: Area) -> None:
    """Draw the block, which is the same for all sheets of a game."""
    key = (_draw, area, Identity(form.game), Identity(form.words), form.chances)
    once(form.canvas, key, lambda: _draw(form, area), form.remainder)


def _draw(form: D6GameForm, area: Area) -> None:
    _hands(form, area.part(w=LEFT))
    right = area.part(LEFT + 4, w=RIGHT)
    bets, combat = form.settings.fate_check, form.settings.combat
    if bets:
        note = form.say("賭けた点だけ、必要な得点が下がる")
        section(form.canvas, right.part(h=SECTION), form.word("fate_check"), note)
        _bets(form, right.part(top=SECTION + UNDER, w=BETS if combat else RIGHT))
    elif combat:
        section(form.canvas, right.part(h=SECTION), form.word("combat"))
    if combat:
        _combat(form, right.part(BETS + 3 if bets else 0, SECTION + UNDER), titled=bets)


def _hands(form: D6GameForm, area: Area) -> None:
    note = form.say("5個のD6。いちばん高い役だけを数える")
    title = form.say(phrase("{hand}と{score}", hand=form.word("hand", 14), score=form.word("score", 14)))
    section(form.canvas, area.part(h=SECTION), title, note)
    chances = (Column(form.say("以上の率"), 14.4, pt=SMALL),) if form.chances else ()
    columns = (
        Column(form.word("hand", 18), 20, "left", pt=SMALL),
        Column(form.say("例"), 17.6, pt=SMALL),
        Column(form.word("score", 8.2), 10, pt=NUMBER, bold=True, tint=True),
        *chances,
        Column(form.say("備考"), 0, "left", pt=LABEL),
    )
    found = sorted(hand_odds(form.settings), key=lambda o: (o.score, RANK[o.hand]), reverse=True)
    lines = [
        (
            form.word(odds.hand, 18),
            _EXAMPLES[odds.hand],
            signed_text(odds.score),
            *(["—" if odds.hand is Hand.NO_HAND else percent(odds.success)] if chances else []),
            _remark(form, odds.hand),
        )
        for odds in found
    ]
    table(form.canvas, area.part(top=SECTION + UNDER), columns, lines, row=ROW, head=HEAD)


def _remark(form: D6GameForm, hand: Hand) -> str:
    """Say what is special about a hand, in what the last column has room for."""
    target = Hand(form.settings.default_target)
    scores = form.settings.scores
    if hand is Hand.NO_HAND:
        return f"{form.word('fumble', 18)} {plus(form.settings.fumble_fate)}"
    if hand is target:
        return form.say("ここから成功")
    if scores[RANK[hand]] < scores[RANK[target]]:
        return form.word("failure", 26)
    words = {Hand.THE_FIVE: "super_critical", Hand.FOUR_DICE: "critical"}
    if hand in words:
        return form.word(words[hand], 27)
    return form.say("2〜6も可") if hand is Hand.STRAIGHT else ""


def _bets(form: D6GameForm, area: Area) -> None:
    columns = (
        Column(form.say("賭け"), 12, pt=NAME, bold=True),
        Column(form.say("この役以上"), 0, "left", pt=SMALL),
        *((Column(form.say("成功率"), 16, pt=SMALL),) if form.chances else ()),
    )
    lines = []
    for (hand, success), group in groupby(bet_table(form.settings), key=lambda o: (o.hand, o.success)):
        bets = [odds.bet for odds in group]
        share = [percent(success)] if form.chances else []
        lines.append((form.say(span(bets[0], bets[-1])), "—" if hand is None else form.word(hand, 22), *share))
    room = ROW * len(RANK)
    row = min(ROW, room / len(lines))
    bottom = table(form.canvas, area, columns, lines, row=row, head=HEAD)
    if area.y + HEAD + room - bottom >= 4:
        text = form.say("失敗＝賭けを失う　成功＝そのまま")
        form.canvas.text(Area(area.x, bottom + 0.6, area.w, 3.8), text, LABEL)


def _combat(form: D6GameForm, area: Area, *, titled: bool) -> None:
    canvas, settings = form.canvas, form.settings
    frame = area.part(h=HEAD + ROW * len(RANK))
    inner = frame
    if titled:
        canvas.rect(frame.part(h=HEAD), 0, fill=TINT)
        canvas.text(frame.part(1, w=frame.w - 2, h=HEAD), form.word("combat", 30), SMALL, bold=True, align="centre")
        inner = frame.part(top=HEAD)
    canvas.rect(frame, MEDIUM)
    words = {key: form.word(key, 20) for key in ("life", "power", "fight_back", "dodge", "score")}
    steps = (
        phrase("① {life}の低い順（一巡ごとに並べ直す）", **words),
        phrase("② 攻撃対象を言う"),
        phrase("③ 対象に見せずに5個振る"),
        phrase("④ {power}{least}〜{most}を言う", least=settings.power_min, most=settings.power_max, **words),
        phrase("⑤ {fight_back}：対象も振り、{score}の低い側が{power}の分減る（同点なし）", **words),
        phrase("⑥ {dodge}：{power}の半分（切り捨て）減る", **words),
    )
    text = "\n".join(form.say(step) for step in steps)
    carry = form.remainder.carry(form.word("combat"))
    canvas.prose(inner.inset(1.2, 0.6), text, LABEL, pitch=STEP, carry=carry)


MOST_NOTICE = 5
"""Lines of licence and author's notice that the foot has room for."""
KINDS = {Mode.FILLED: "{sheet}", Mode.PENCIL: "{sheet}（鉛筆用）", Mode.BLANK: "{sheet}（白紙）"}


class D6gamePaper(SheetPaper):
    """Draws a character in one of the three modes (D6G-PHY-10); the licence is on every page (D6G-LIC-03)."""

    def pages(
        self, sheet: D6gameSheet | None, game: AnyGame, mode: Mode, words: Words, context: PaperContext
    ) -> list[PageDrawing]:
        """Return the first page and, where it is too small, further ones."""
        shown = None if mode is Mode.BLANK else sheet
        form = D6GameForm(
            canvas=context.canvas(Mode.BLANK if shown is None else mode),
            sheet=shown,
            game=game,
            words=words,
            remainder=Remainder(words.say(context.further)),
            chances=context.chances,
        )
        form.canvas.portrait = context.portrait_of(shown)
        frame = _frame(form, context)
        bottom = frame.foot_top(form.canvas)
        top = life.draw(form, life.draw_profile(form))
        high = height(game)
        apart = bool(high) and not columns.fit(form, bottom - GAP - high - GAP - top)
        columns.draw(form, top, bottom - (GAP if apart or not high else 2 * GAP + high))
        canvases = [form.canvas]
        if apart:
            canvases.append(context.canvas(form.mode))
            draw(form.on(canvases[-1]), Area(X, TOP, WIDE, high))
        elif high:
            draw(form, Area(X, bottom - GAP - high, WIDE, high))
        canvases += frame.further(form.remainder, form.canvas, bottom)
        return bind(frame, canvases, _kinds(form, len(canvases)))


def _frame(form: D6GameForm, context: PaperContext) -> Frame:
    """Return head and foot; whatever else must give way, the licence lines do not (D6G-LIC-03)."""
    game = form.game
    whole = context.frame(Catalogue().info(SYSTEM.id).name, form.mode, form.words, form.sheet, game.notice)
    frame = whole.fitted(form.canvas, form.remainder, MOST_NOTICE)
    return frame if frame.notice == game.notice else replace(frame, notice=(*game.base_notice, *frame.notice))


def _kinds(form: D6GameForm, pages: int) -> list[str]:
    """Name the kind of page as the campaign calls its sheets; nothing where it keeps the usual word."""
    if form.game.label("sheet") == DEFAULTS["sheet"]:
        return []
    return [form.say(phrase(KINDS[form.mode], sheet=form.word("sheet")))] * pages
