"""The foot of the page: effects with their moments, other gear, background and custom fields."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.paper import Field
from desktop.core.words import plus
from desktop.systems.enishi.gear import find
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import Item
from desktop.systems.enishi.tables import EffectRow, ItemRow, tables
from desktop.views.paper.custom import own_block, own_height
from desktop.views.paper.sheet.ink import LABEL, MEDIUM, ROW, SMALL, THIN, TINT, Area
from desktop.views.paper.sheet.parts import section, tick_at, writing_lines
from desktop.views.paper.sheet.stamps import Identity, once
from desktop.views.paper.sheet.tables import Column
from desktop.views.paper.text.kinsoku import clean
from desktop.views.systems.enishi.paper.form import LEFT, RIGHT, EnishiForm
from desktop.views.systems.enishi.paper.gear import stored
from desktop.views.systems.enishi.paper.people import left_to_write

TOP = 238.4
EFFECT, ITEM = 3.85, 6.0
"""mm: heights of a row of effects and of gear."""
MOMENTS = {
    "after_dice": "ダイスの直後",
    "after_damage": "ダメージの直後",
    "after_hit": "命中の直後",
    "after_achievement": "達成値の直後",
    "before_dice": "ダイスの前",
    "any": "いつでも",
    "dead": "死亡中だけ",
}
OWN_MOST, OWN_ALONE = 3, 5
"""Custom fields on the first page; where nothing else is written there."""
DOSES = 3
"""Up to so many doses of a consumable are tick boxes; more are a number."""


def draw(form: EnishiForm, bottom: float) -> None:
    """Draw the last block, as high as the foot leaves it."""
    if form.game.settings.effects_used:
        once(form.canvas, (_both, Identity(form.game), Identity(form.words)), lambda: _both(form))
    else:
        left_to_write(form, Area(10, TOP, LEFT, 30))
    _gear(form, Area(10, TOP + 31.2, LEFT, bottom - 0.8 - TOP - 31.2))
    _notes(form, Area(124, TOP, RIGHT, bottom - 0.8 - TOP))


def _both(form: EnishiForm) -> None:
    """Draw the effects of both kinds with what they cost."""
    section(form.canvas, Area(10, TOP, LEFT, 5), form.say("エフェクト"), form.say("一度に1人1つ。巻き戻しはできない"))
    left, right = Area(10, TOP + 5.9, LEFT, 24).columns(0, 0, gap=1.8)
    _effects(form, left, form.say("テンポラリー"), form.say(price(form.game.settings)), tables().temporary)
    _effects(form, right, form.say("パーマナント"), form.say("CLV −1"), tables().permanent)


def price(rules: Settings) -> str:
    """Return what a temporary effect costs in this campaign."""
    return "ゲージか所縁 1マス" if rules.bonds_used else "ゲージ 1マス"


def _effects(form: EnishiForm, area: Area, title: str, price: str, rows: Sequence[EffectRow]) -> None:
    canvas = form.canvas
    head = area.part(h=4.6)
    canvas.rect(head, 0, fill=TINT)
    wide = min(canvas.width(title, SMALL, bold=True), head.w * 0.5)
    canvas.text(head.part(1, w=wide + 0.1), title, SMALL, bold=True)
    canvas.text(head.part(wide + 2, w=head.w - wide - 3), price, LABEL, align="right")
    for index, effect in enumerate(rows):
        row = Area(area.x, head.bottom + 0.1 + index * EFFECT, area.w, EFFECT)
        canvas.text(row.part(1, w=4), effect.letter, SMALL, bold=True)
        name = form.say(effect.name).replace("+", "＋").replace("-", "−")
        canvas.text(row.part(5, w=24), name, LABEL)
        canvas.text(row.part(29.5, w=row.w - 30.5), form.say(MOMENTS[effect.moment]), LABEL, align="right")
        canvas.line((row.x, row.bottom), (row.right, row.bottom), THIN)


def _gear(form: EnishiForm, area: Area) -> None:
    """Draw other gear in two columns of boxes; what has no box continues to the second page."""
    owned = [item for item in form.sheet.items if item.quantity] if form.sheet is not None else []
    items: list[Item | str] = [*owned, *stored(form)]
    rows = max(1, int((area.h + 0.05) / ITEM))
    height = min(ITEM, area.h / rows)
    columns = area.columns(0, 0, gap=1.8)
    places = [Area(column.x, area.y + row * height, column.w, height) for row in range(rows) for column in columns]
    word = form.say("その他の装備")
    wide = form.canvas.width(word, LABEL) + 1.5
    fits = len(places) if len(items) <= len(places) else len(places) - 1
    for index, place in enumerate(places):
        form.canvas.rect(place, MEDIUM)
        if index < min(fits, len(items)):
            _item(form, place.inset(1.2, 0), items[index])
        else:
            form.canvas.text(place.part(1, w=wide), word, LABEL)
            number = (len(form.sheet.items) if form.sheet is not None else 0) + index - min(fits, len(items))
            field = Field(f"items.{number}.name", fixed=((f"items.{number}.row", ""),))
            form.canvas.text(place.part(1 + wide, w=place.w - wide - 2), "", ROW, field=field)
    form.canvas.head_at(word, places[-1].part(1 + wide, w=places[-1].w - wide - 2))
    heads = (Column(form.say("その他の装備"), 0, "left"), Column(form.say("効果"), 40), Column(form.say("数"), 20))
    rest = items[fits:]
    more = [(*_item_texts(form, one), "" if isinstance(one, str) else str(one.quantity)) for one in rest]
    form.remainder.rows(form.say("その他の装備"), heads, more)


def _item_texts(form: EnishiForm, item: Item | str) -> tuple[str, str]:
    """Return the name of a thing and what it does; a text names what has been left behind."""
    if isinstance(item, str):
        return item, form.say("携行しない")
    row: ItemRow | None = find(form.game, "items", item.row)
    kind = form.say(row.name if row is not None else form.game.called("items", item.row))
    name = f"{clean(item.name)}（{kind}）" if item.name else kind
    if row is None:
        return name, ""
    if row.bonus and row.skill:
        return name, f"《{form.say(tables().skills.get(row.skill, row.skill))}》{plus(row.bonus).replace('+', '＋')}"
    return name, f"SP＋{row.restores_sp}" if row.restores_sp else ""


def _item(form: EnishiForm, area: Area, item: Item | str) -> None:
    canvas = form.canvas
    name, effect = _item_texts(form, item)
    count = 1 if isinstance(item, str) else item.quantity
    row = None if isinstance(item, str) else find(form.game, "items", item.row)
    doses = count if row is not None and row.consumable else 0
    boxes = doses if doses <= DOSES else 0
    right = area.right - 5 * boxes
    for index in range(boxes):
        tick_at(canvas, right + index * 5 + 1, area.middle)
    many = count > 1 and not boxes
    effect = "　".join(part for part in (effect, f"×{count}" if many else "") if part)
    wide = min(canvas.width(effect, LABEL), area.w * 0.5) if effect else 0.0
    if effect:
        canvas.text(Area(right - wide - 0.5, area.y, wide + 0.1, area.h), effect, LABEL, align="right")
    carry = form.remainder.carry(form.say("その他の装備"))
    canvas.text(Area(area.x, area.y, right - wide - 1.5 - area.x, area.h), name, ROW, carry=carry)


def _notes(form: EnishiForm, area: Area) -> None:
    """Draw background and notes on lines, and the custom fields below them."""
    canvas, say = form.canvas, form.say
    rest = section(canvas, area, say("設定・メモ"))
    sheet = form.sheet
    rows = (sheet.background, sheet.notes, sheet.memo) if sheet is not None else ()
    own = own_height(form.game, OWN_ALONE if sheet is not None and not any(rows) else OWN_MOST)
    if own:
        own_block(canvas, rest.part(top=rest.h - own, h=own), form.game, form.sheet, form.words, form.remainder)
    text = "\n".join(part for part in rows if part)
    carry = form.remainder.carry(say("設定・メモ"))
    lines = rest.part(h=rest.h - own - (1 if own else 0))
    writing_lines(canvas, lines, text, carry=carry, field=_written(rows))


def _written(texts: Sequence[str]) -> Field | None:
    """Return which of background, notes and memo alone is on the lines; None: more than one."""
    paths = [path for path, text in zip(("background", "notes", "memo"), texts, strict=False) if text]
    return Field(paths[0] if paths else "memo") if len(paths) < 2 else None
