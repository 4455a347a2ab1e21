"""Lower blocks: how a cycle runs, custom fields, memo, chances (CM-CYC-02…10), two frames for secrets (CM-DATA-13)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.paper import Field
from desktop.core.words import Words, phrase, signed_text
from desktop.systems.common.cards.library import SECRET
from desktop.systems.common.odds import success_chance
from desktop.systems.common.sheet import CustomRow, PlayedRow
from desktop.views.paper.custom import OWN_ROW, beside_mark, own_block
from desktop.views.paper.sheet.ink import FOLD, LABEL, NAME, NUMBER, ROW, THIN, TINT, Area
from desktop.views.paper.sheet.parts import above_line, box, section, writing_line, writing_lines
from desktop.views.paper.sheet.stamps import Identity, once
from desktop.views.paper.sheet.tables import Cell, Column, table
from desktop.views.paper.text.kinsoku import clean
from desktop.views.systems.common.paper.form import LEFT, RIGHT, CommonForm, guide

SECRETS = phrase("秘密{listed}", listed="")
"""A heading above a list, of which English has a plural."""
LINE, SECRETS_TOP, FRAMES = 243.6, 245.2, 251.0
MOST = 2


def draw_secrets(form: CommonForm, bottom: float) -> None:
    """Draw the fold and the two frames down to the foot."""
    secrets = tuple(_secrets(form))
    key = (_draw_frames, bottom, secrets, Identity(form.words))
    once(form.canvas, key, lambda: _draw_frames(form, bottom, secrets), form.remainder)


def _draw_frames(form: CommonForm, bottom: float, secrets: Sequence[tuple[str, str]]) -> None:
    canvas, say = form.canvas, form.say
    sentence = say("ここで裏へ折る")
    wide = canvas.width(sentence, LABEL)
    middle = canvas.live.centre
    canvas.text(Area(middle - wide / 2, LINE - 1.9, wide + 0.1, 3.8), sentence, LABEL)
    for start, end in ((10.0, middle - wide / 2 - 3), (middle + wide / 2 + 3, 200.0)):
        canvas.line((start, LINE), (end, LINE), THIN, FOLD)
    section(canvas, Area(10, SECRETS_TOP, 190, 5), say(SECRETS), say("本人だけが読む"))
    for index, frame in enumerate(Area(10, FRAMES, 190, bottom - 0.8 - FRAMES).columns(0, 0, gap=2)):
        box(canvas, frame)
        name, text = secrets[index] if index < len(secrets) else ("", "")
        line = frame.part(1.8, 0.6, frame.w - 3.6, 6.0)
        canvas.text(line, name, NAME, bold=True, carry=form.remainder.carry(say(SECRETS)))
        lines = frame.part(1.8, 6.4, frame.w - 3.6, frame.h - 7.4)
        writing_lines(canvas, lines, text, carry=form.remainder.carry(say(SECRETS), name))
    for name, text in secrets[MOST:]:
        form.remainder.text(say(SECRETS), name, text)


def _secrets(form: CommonForm) -> list[tuple[str, str]]:
    """List the secrets owned, each once, and those once obtained: name and text."""
    sheet = form.sheet
    if sheet is None:
        return []
    owned = [form.library.kind_of(copy) for copy in sheet.copies if copy.card == SECRET]
    known = [name for name in sheet.obtained if form.is_secret(name)] if form.mode.moving else []
    return [(clean(form.named(kind)), form.library.texts.get(kind, "")) for kind in dict.fromkeys((*owned, *known))]


TOP, BOTTOM = 199.0, 242.2
ROWS = 2
"""Lines of custom fields and of 追加欄."""
NUMBERS = (10, 11, 12, 15, 20)
"""判定値 and 難易度 that the table of chances shows."""


def draw(form: CommonForm) -> None:
    """Draw both columns; on most sheets the left one has nothing yet."""
    sheet = form.sheet
    if sheet is None or not (sheet.own or sheet.custom or sheet.scenarios or sheet.memo):
        key = (_left, sheet is None, Identity(form.game), Identity(form.words))
        once(form.canvas, key, lambda: _left(form), form.remainder)
    else:
        _left(form)
    _right(form)


def _left(form: CommonForm) -> None:
    canvas, say = form.canvas, form.say
    rest = section(canvas, Area(10, TOP, LEFT, BOTTOM - TOP), say("サイクルの進み方・メモ"))
    for index, line in enumerate(guide(form.game.settings)):
        canvas.text(rest.part(top=0.2 + index * 3.8, h=3.8), say(line), LABEL)
    block = rest.part(top=12.0, h=ROWS * OWN_ROW)
    halves = list(block.columns(0, 0, gap=2))
    own = form.game.profile
    if len(own) > ROWS and (form.sheet is None or not form.sheet.custom):
        own_block(canvas, block, form.game, form.sheet, form.words, form.remainder, columns=2)
        halves = []
    elif own:
        own_block(canvas, halves.pop(0), form.game, form.sheet, form.words, form.remainder)
    places = [half.part(top=n * OWN_ROW, h=OWN_ROW) for half in halves for n in range(ROWS)]
    _customs(form, places)
    sheet = form.sheet
    played = say("、").join(_played(row) for row in sheet.scenarios) if sheet is not None else ""
    history = say(phrase("参加したシナリオ：{names}", names=played)) if played else ""
    text = "\n".join(part for part in (sheet.memo if sheet is not None else "", history) if part)
    carry = form.remainder.carry(say("メモ"))
    field = None if history else Field("memo")
    writing_lines(canvas, rest.part(top=12.0 + ROWS * OWN_ROW), text, carry=carry, field=field)


def _played(row: PlayedRow) -> str:
    title, how = clean(row.title), clean(row.form)
    return f"{title}（{how}）" if title and how else title or how


def _customs(form: CommonForm, places: list[Area]) -> None:
    rows = form.sheet.custom if form.sheet is not None else ()
    if len(rows) > len(places):
        places[-1] = beside_mark(form.canvas, places[-1], form.say("追加欄"), form.remainder)
    for index, place in enumerate(places):
        _custom(form, place, rows[index] if index < len(rows) else None, f"custom.{index}")
    say = form.say
    columns = (Column(say("追加欄"), 0, "left"), Column(say("値"), 40, pt=NUMBER), Column(say("範囲"), 50))
    rest = [
        (clean(row.label), form.moving(row.value) or form.start(row.value), _bounds(row, form.words))
        for row in rows[len(places) :]
    ]
    form.remainder.rows(say("追加欄"), columns, rest)


def _custom(form: CommonForm, area: Area, row: CustomRow | None, path: str) -> None:
    canvas, say = form.canvas, form.say
    wide = area.w * 0.34
    label = clean(row.label) if row is not None and row.label else say("追加欄")
    canvas.text(area.part(w=wide - 1), label, LABEL, carry=form.remainder.carry(say("追加欄")))
    line = area.part(wide)
    writing_line(canvas, line.x, line.bottom - 0.3, line.right)
    if row is None:
        return
    bounds, carry = _bounds(row, form.words), form.remainder.carry(say("追加欄"), label[:40])
    share = min(canvas.width(bounds, LABEL) + 0.1, line.w * 0.5) if bounds else 0.0
    if bounds:
        canvas.text(above_line(line.part(line.w - share)), bounds, LABEL, align="right", carry=carry)
    value = form.moving(row.value)
    text, size = (value, ROW) if value else (form.start(row.value), LABEL)
    place = Field(f"{path}.value", True)
    canvas.text(above_line(line.part(w=line.w - share - 0.6)), text, size, bold=bool(value), carry=carry, field=place)


def _bounds(row: CustomRow, words: Words) -> str:
    if row.min is None and row.max is None:
        return ""
    low = "" if row.min is None else signed_text(row.min)
    high = "" if row.max is None else signed_text(row.max)
    return words.say(phrase("（{low}〜{high}）", low=low, high=high))


def _right(form: CommonForm) -> None:
    """Draw the odds, which are the same for all sheets."""
    once(form.canvas, (_odds, Identity(form.words), form.chances), lambda: _odds(form))


def _odds(form: CommonForm) -> None:
    canvas, say = form.canvas, form.say
    rest = section(
        canvas, Area(124, TOP, RIGHT, BOTTOM - TOP), say("行為判定"), say("達成値＝1D100×（判定値＋難易度）")
    )
    if not form.chances:
        canvas.text(rest.part(top=0.1, h=4.2), say("達成値 ＞ 難易度×100 で成功"), LABEL)
        writing_lines(canvas, rest.part(top=4.6))
        return
    canvas.text(rest.part(top=0.1, h=4.2), say("達成値 ＞ 難易度×100 で成功（表は％）"), LABEL)
    columns = (
        Column(say("判定値＼難易度"), 22, pt=ROW),
        *(Column(str(against), pt=NUMBER) for against in NUMBERS),
    )
    rows: list[list[str | Cell]] = [
        [Cell(str(judge), pt=ROW), *(str(int(success_chance(judge, against) * 100)) for against in NUMBERS)]
        for judge in NUMBERS
    ]
    place = rest.part(top=4.6)
    canvas.rect(Area(place.x, place.y + 4.6, 22, len(NUMBERS) * 5.2), 0, fill=TINT)
    table(canvas, place, columns, rows, row=5.2)
