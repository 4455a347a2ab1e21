"""One row for each copy, with its limits, its 技能値 and a box for every permitted use (CM-LIM-01…09, CM-CARD-05)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.core.numbers import out_of
from desktop.core.paper import Field, counted, ticked
from desktop.core.words import phrase
from desktop.systems.common.cards.library import SECRET
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.cards.wording import limit_text, target_text
from desktop.systems.common.sheet import CommonSheet, CopyRow
from desktop.systems.common.values import SKILL
from desktop.views.paper.sheet.ink import LABEL, NAME, NUMBER, SMALL, SPARE, THIN, Area
from desktop.views.paper.sheet.parts import TICK, section, tick
from desktop.views.paper.sheet.stamps import Identity, once
from desktop.views.paper.sheet.tables import Cell, Column, table
from desktop.views.paper.text.kinsoku import clean
from desktop.views.systems.common.card_words import bare, counters, effect_text
from desktop.views.systems.common.paper.form import CommonForm

CARD_LIST = phrase("アビリティ・アイテム{listed}", listed="")
"""A heading above a list, of which English has a plural."""
TOP = 75.4
ROWS, ROW_HEIGHT = 12, 6.4
USE = 36.0
LONGEST = 120
"""Characters of limits in a row of a further page; longer ones are below in full."""
BOXES, PITCH = 4, 4.6
"""Boxes in a row, and mm from one to the next."""


@dataclass(frozen=True)
class Use:
    """Boxes of one period: how many, how many of them ticked."""

    label: str
    most: int
    used: int
    field: str
    """Where the copy keeps the count."""


def uses(form: CommonForm, card: Card | None, copy: CopyRow) -> tuple[Use, ...]:
    """List what is ticked on paper: worn items first; uses per process only where nothing longer is counted."""
    found = counters(card, copy)
    longer = [counter for counter in found if counter.field != "used_process"]
    flag = card is not None and bool(card.effects) and all(effect.op == "flag" for effect in card.effects)
    worn = card is not None and card.type == "item" and not flag
    first = (Use(form.say("装備"), 1, int(copy.equipped), "equipped"),) if worn or copy.equipped else ()
    return (*first, *(Use(form.say(c.period), c.most, c.used, c.field) for c in longer or found))


def draw(form: CommonForm) -> None:
    """Draw the table of copies and the line below it."""
    canvas, say = form.canvas, form.say
    note = say("1枚1行。技能値はどの種類も10から。使ったら□にチェック")
    section(canvas, Area(10, TOP, 190, 5), say(CARD_LIST), note)
    owned = [] if form.sheet is None else _placed(form.sheet)
    copies, places = [copy for _, copy in owned], [path for path, _ in owned]
    rows = [_row(form, copy) for copy in copies[:ROWS]]
    rows += [[""] * 7] * (ROWS - len(rows))
    place = Area(10, TOP + 5.9, 190, 4.6 + ROWS * ROW_HEIGHT)
    columns = _columns(form)
    table(canvas, place, columns, rows, row=ROW_HEIGHT, heavy=True)
    for index in range(ROWS):
        use = Area(place.right - USE, place.y + 4.6 + index * ROW_HEIGHT, USE, ROW_HEIGHT)
        _draw_uses(form, use, copies[index] if index < len(copies) else None, places[index : index + 1])
    _below(form, Area(10, place.bottom + 0.5, 190, 3.6))
    form.remainder.rows(say(CARD_LIST), columns, [_flat(form, copy) for copy in copies[ROWS:]])


def _placed(sheet: CommonSheet) -> list[tuple[str, CopyRow]]:
    """List the copies that are in the table, each with where it is in the sheet."""
    lists = (("abilities", sheet.abilities), ("items", sheet.items))
    rows = [(f"{name}.{number}", copy) for name, kept in lists for number, copy in enumerate(kept)]
    return [(path, copy) for path, copy in rows if copy.card != SECRET]


def _columns(form: CommonForm) -> tuple[Column, ...]:
    say = form.say
    return (
        Column(say("種類"), 12, pt=SMALL),
        Column(say("名前"), 38, "left", pt=NAME, bold=True),
        Column(say("系統"), 28, "left", pt=SMALL),
        Column(say("対象"), 20, pt=SMALL),
        Column(say("制限"), 43, "left", pt=SMALL),
        Column(say("技能値"), 13, pt=NUMBER, bold=True),
        Column(say("使用"), USE, "left", pt=SMALL),
    )


def _texts(form: CommonForm, copy: CopyRow) -> tuple[str, ...]:
    card = form.card(copy)
    kind = form.library.kind_of(copy)
    number = form.numbers.get(f"skill.{kind}")
    skill = number.value if number is not None and form.mode.moving else SKILL
    if card is None:
        return ("？", clean(form.title(copy)), "", "", "", str(skill).replace("-", "−"))
    limits = form.say("・").join(bare(limit_text(limit), form.words) for limit in card.limits)
    return (
        form.say("アビ" if card.type == "ability" else "アイ"),
        clean(form.title(copy)),
        clean(form.say(card.series)),
        bare(target_text(card.target), form.words),
        clean(limits) or form.say("なし"),
        str(skill).replace("-", "−"),
    )


def _row(form: CommonForm, copy: CopyRow) -> list[str | Cell]:
    head = form.say(CARD_LIST)
    texts = _texts(form, copy)
    return [Cell(text, carry=form.remainder.carry(head, texts[1][:40])) for text in texts]


def _flat(form: CommonForm, copy: CopyRow) -> tuple[str, ...]:
    """Return a row of a further page, where uses are written as numbers."""
    card = form.card(copy)
    texts = [
        f"{use.label} {form.say(out_of(use.used if form.mode.moving else '　', use.most))}"
        for use in uses(form, card, copy)
    ]
    *first, limits, skill = _texts(form, copy)
    if len(limits) > LONGEST:
        form.remainder.text(form.say("制限"), first[1], limits)
        limits = f"{limits[:LONGEST]}…"
    return (*first, limits, skill, "　".join(texts))


def _draw_uses(form: CommonForm, area: Area, copy: CopyRow | None, path: Sequence[str]) -> None:
    card = form.card(copy) if copy is not None else None
    found = uses(form, card, copy) if copy is not None else ()
    key = (_draw_boxes, area, found, *path, Identity(form.words))
    once(form.canvas, key, lambda: _draw_boxes(form, area, found, path), form.remainder)


def _draw_boxes(form: CommonForm, area: Area, found: tuple[Use, ...], path: Sequence[str]) -> None:
    canvas = form.canvas
    total = sum(use.most for use in found)
    fits = total <= BOXES
    marks = [(use, n) for use in found for n in range(use.most)] if fits else []
    left = area.right - BOXES * PITCH - 0.4
    for index in range(BOXES):
        place = Area(left + index * PITCH, area.middle - TICK / 2, TICK, TICK)
        if index < len(marks):
            mark, number = marks[index]
            field = _box(f"{path[0]}.{mark.field}", number)
            tick(canvas, place, number < mark.used and form.mode.moving, field=field)
        else:
            canvas.rect(place, THIN, SPARE)
    _labels(form, Area(area.x + 0.9, area.y, left - area.x - 1.2, area.h), found, fits)


def _box(path: str, number: int) -> Field:
    return ticked(path, True) if path.endswith(".equipped") else counted(path, number)


def _labels(form: CommonForm, area: Area, found: tuple[Use, ...], fits: bool) -> None:
    if not found:
        return
    carry = form.remainder.carry(form.say(CARD_LIST), form.say("使用"))
    if not fits:
        lines = [f"{u.label}{form.say(out_of(u.used if form.mode.moving else '　', u.most))}" for u in found]
    elif len(found) == 1:
        lines = [found[0].label]
    else:
        lines = [f"{use.label}{use.most}" for use in found]
    if len(lines) > 2:
        lines = [form.say("・").join(f"{use.label[:1]}{use.most}" for use in found)]
    height = area.h / len(lines)
    for index, line in enumerate(lines):
        form.canvas.text(Area(area.x, area.y + index * height, area.w, height), line, LABEL, carry=carry)


def _below(form: CommonForm, area: Area) -> None:
    """Say what is running now, or how a 技能値 grows."""
    canvas, say, playing = form.canvas, form.say, form.playing
    if playing is not None and playing.effects:
        running = say("、").join(say(effect_text(effect)) for effect in playing.effects)
        head = say("続いている効果")
        canvas.text(area, f"{head}：{clean(running)}", LABEL, carry=form.remainder.carry(head))
        return
    text = "技能値のふえ方：強化 ＋1（サイクル）　強化2 ＋5（ラウンド）　強化3 ＋10（その行為判定）"
    canvas.text(area, say(text), LABEL)
