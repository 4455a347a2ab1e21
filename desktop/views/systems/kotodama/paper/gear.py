"""Arts, outfits, what ties a character to the two spaces (ワザマエ, アクター, UNIX), custom fields, the memo."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.paper import Field, counted, ticked
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.kotodama.sheet import Art, Outfit
from desktop.views.paper.custom import OWN_ROW, own_block
from desktop.views.paper.sheet.canvas import Carry
from desktop.views.paper.sheet.ink import HEAVY, LABEL, NAME, SMALL, Area
from desktop.views.paper.sheet.ink import ROW as SIZE
from desktop.views.paper.sheet.parts import SECTION, above_line, section, tick, tick_at, writing_line, writing_lines
from desktop.views.paper.sheet.stamps import Identity, once
from desktop.views.paper.sheet.tables import Cell, Column, table
from desktop.views.paper.text.kinsoku import clean
from desktop.views.systems.kotodama.labels import DURATIONS, TIMINGS, example, shown_range
from desktop.views.systems.kotodama.paper.form import COUNTERS, HEAD, ROW, UNDER, KotodamaForm

LEFT, WIDE = 132.0, 68.0
"""mm: left edge and width."""
SQUARE, BOXES = 6.0, 5
"""mm: side of a counter box; how many there are."""
LABELS = 26.0
"""mm: room for the words before a line."""


def draw_links(form: KotodamaForm) -> None:
    """Draw the column beside the outfits."""
    plan, sheet = form.plan, form.sheet
    area = Area(LEFT, plan.outfits_top, WIDE, SECTION + UNDER + HEAD + plan.outfits * ROW)
    enabled = form.game.settings.kotodama_enabled
    rest = section(form.canvas, area, form.say("つなぐもの" if enabled else "手控え")).part(top=UNDER)
    _counters(form, rest.part(h=COUNTERS))
    lines = (
        ("アクター", "actor", sheet.actor if sheet else ""),
        ("UNIX・LANジャック", "connection_gear", sheet.connection_gear if sheet else ""),
    )
    for index, line in enumerate(lines if enabled else ()):
        _line(form, rest.part(top=COUNTERS + index * ROW, h=ROW), *line)
    rest = rest.part(top=COUNTERS + (2 * ROW if enabled else 0))
    own = plan.own * OWN_ROW
    own_block(form.canvas, rest.part(h=own), form.game, sheet, form.words, form.remainder)
    _memo(form, rest.part(top=own))


def _counters(form: KotodamaForm, area: Area) -> None:
    values = form.sheet.wazamae_counter if form.sheet is not None else None
    key = (_draw_counters, area, values, Identity(form.words))
    once(form.canvas, key, lambda: _draw_counters(form, area), form.remainder)


def _draw_counters(form: KotodamaForm, area: Area) -> None:
    canvas, sheet = form.canvas, form.sheet
    word = form.say("ワザマエカウンター")
    free = area.part(w=area.w - BOXES * (SQUARE + 1) - 1, h=COUNTERS - 0.6)
    more = sheet.wazamae_counter - BOXES if sheet is not None else 0
    if more > 0:
        canvas.head_at(word, free.part(top=free.h / 2))
        free = free.part(h=free.h / 2)
    canvas.text(free, word, LABEL)
    ticked = sheet.wazamae_counter if sheet is not None and form.mode.moving else 0
    left = area.right - BOXES * (SQUARE + 1) + 1
    for index in range(BOXES):
        square = Area(left + index * (SQUARE + 1), area.y + 0.2, SQUARE, SQUARE)
        tick(canvas, square, index < ticked, width=HEAVY, field=counted("wazamae_counter", index))
    if more > 0:
        form.remainder.boxes(word, more, ticked=max(0, ticked - BOXES))


def _line(form: KotodamaForm, row: Area, word: str, path: str, text: str) -> None:
    key = (_draw_line, row, word, path, text, Identity(form.words))
    once(form.canvas, key, lambda: _draw_line(form, row, word, path, text), form.remainder)


def _draw_line(form: KotodamaForm, row: Area, word: str, path: str, text: str) -> None:
    canvas = form.canvas
    canvas.text(row.part(w=LABELS - 1), form.say(word), LABEL)
    writing_line(canvas, row.x + LABELS, row.bottom - 0.3, row.right)
    canvas.text(
        above_line(row.part(LABELS)), clean(text), SIZE, carry=form.carry("つなぐもの", word), field=Field(path)
    )


def _memo(form: KotodamaForm, area: Area) -> None:
    """Give the memo the lines that are left, at least none: then it continues to a further page."""
    text = form.sheet.memo if form.sheet is not None else ""
    if area.h < ROW:
        if text.strip():
            form.remainder.text(form.say("メモ"), "", text)
        return
    word = form.say("メモ")
    wide = form.canvas.width(word, LABEL) + 2
    form.canvas.text(area.part(w=wide, h=ROW), word, LABEL)
    writing_lines(form.canvas, area.part(wide), text, pitch=ROW, carry=form.carry("メモ"), field=Field("memo"))


ARTS, OUTFIT_LIST = phrase("アーツ{listed}", listed=""), phrase("アウトフィット{listed}", listed="")
"""Headings above lists, of which English has a plural."""
OUTFITS = 118.0
"""mm: width of the outfits."""
LONG = 240
"""Characters; a longer effect is running text below the table of a further page."""


def draw(form: KotodamaForm) -> None:
    """Draw both tables."""
    _arts(form)
    _outfits(form)


def _art_columns(form: KotodamaForm) -> tuple[Column, ...]:
    say = form.say
    return (
        Column(say("名称"), 34, "left", NAME, bold=True),
        Column(say("タイミング"), 24, pt=SMALL),
        Column(say("消費"), 10),
        Column(say("射程"), 24, pt=SMALL),
        Column(say("対象"), 16, pt=SMALL),
        Column(say("効果時間"), 25, pt=SMALL),
        Column(say("効果"), 0, "left"),
    )


def _arts(form: KotodamaForm) -> None:
    plan, columns = form.plan, _art_columns(form)
    note = "射程がオーバーレンジでないものは、もう一方の空間に届かない" if form.game.settings.kotodama_enabled else ""
    section(form.canvas, Area(10, plan.arts_top, 190, SECTION), form.say(ARTS), form.say(note) if note else "")
    arts = form.sheet.arts if form.sheet is not None else ()
    rows = [_carried(form, ARTS, columns, _art(form, art)) for art in arts[: plan.arts]]
    rows += [[]] * (plan.arts - len(rows))
    rows = [_open(row, _art_fields(number, arts), len(columns)) for number, row in enumerate(rows)]
    table(form.canvas, Area(10, plan.arts_top + SECTION + UNDER, 190, 0), columns, rows, row=ROW, head=HEAD)
    for art in arts[plan.arts :]:
        _send(form, ARTS, columns, _art(form, art))


def _art(form: KotodamaForm, art: Art) -> list[str]:
    say = form.say
    cost = "—" if art.cost is None else str(art.cost)
    return [
        say(form.game.marked("arts", art.id, clean(art.name))),
        say(TIMINGS[art.timing]),
        cost,
        clean(shown_range(art.range, form.words)) or "—",
        clean(example(art.target, form.words)) or "—",
        say(DURATIONS[art.duration]),
        _joined(form, art.effect, art.notes),
    ]


def _joined(form: KotodamaForm, effect: str, notes: str) -> str:
    effect, notes = clean(example(effect, form.words)), clean(notes)
    if not (effect and notes):
        return effect or notes
    return form.say(phrase("{effect}（{notes}）", effect=Typed(effect), notes=Typed(notes)))


def _outfits(form: KotodamaForm) -> None:
    plan, say = form.plan, form.say
    columns = (
        Column(say("装備"), 9),
        Column(say("名称"), 36, "left", NAME, bold=True),
        Column(say("射程"), 22, pt=SMALL),
        Column(say("効果・備考"), 0, "left"),
    )
    section(form.canvas, Area(10, plan.outfits_top, OUTFITS, SECTION), say(OUTFIT_LIST), say("装備中にチェック"))
    outfits = form.sheet.outfits if form.sheet is not None else ()
    shown = outfits[: plan.outfits]
    rows = [_carried(form, OUTFIT_LIST, columns, ["", *_outfit(form, o)]) for o in shown]
    rows += [[]] * (plan.outfits - len(rows))
    rows = [_open(row, _outfit_fields(number, shown), len(columns)) for number, row in enumerate(rows)]
    area = Area(10, plan.outfits_top + SECTION + UNDER, OUTFITS, 0)
    table(form.canvas, area, columns, rows, row=ROW, head=HEAD)
    for index in range(plan.outfits):
        worn, field = index < len(shown) and shown[index].equipped, ticked(f"outfits.{index}.equipped")
        tick_at(form.canvas, area.x + 2.5, area.y + HEAD + (index + 0.5) * ROW, worn, field=field)
    for outfit in outfits[plan.outfits :]:
        _send(form, OUTFIT_LIST, columns, ["✓" if outfit.equipped else "", *_outfit(form, outfit)])


def _outfit(form: KotodamaForm, outfit: Outfit) -> list[str]:
    """Write an outfit; target and duration only where they say something."""
    say = form.say
    parts = [_joined(form, outfit.effect, outfit.notes)]
    if outfit.target:
        parts.append(say(phrase("対象 {who}", who=Typed(clean(example(outfit.target, form.words))))))
    if outfit.duration != "permanent":
        parts.append(say(DURATIONS[outfit.duration]))
    name = say(form.game.marked("outfits", outfit.id, clean(outfit.name)))
    return [name, clean(shown_range(outfit.range, form.words)) or "—", "　".join(p for p in parts if p)]


def _art_fields(number: int, arts: Sequence[Art]) -> tuple[str, ...]:
    """Name what is in the cells of an art by its own; an effect with notes is two values in one cell."""
    row = f"arts.{number}."
    joined = number < len(arts) and bool(arts[number].notes)
    names = ("name", "timing", "cost", "range", "target", "duration", "" if joined else "effect")
    return tuple(name and row + name for name in names)


def _outfit_fields(number: int, outfits: Sequence[Outfit]) -> tuple[str, ...]:
    row, outfit = f"outfits.{number}.", outfits[number] if number < len(outfits) else None
    joined = outfit is not None and bool(outfit.notes or outfit.target or outfit.duration != "permanent")
    return ("", row + "name", row + "range", "" if joined else row + "effect")


def _open(row: Sequence[str | Cell], paths: Sequence[str], columns: int) -> list[str | Cell]:
    """Make the cells of a row fillable."""
    cells = [cell if isinstance(cell, Cell) else Cell(cell) for cell in (*row, *[""] * (columns - len(row)))]
    return [c._replace(field=Field(path)) if path else c for c, path in zip(cells, paths, strict=True)]


def _carried(form: KotodamaForm, heading: Phrase, columns: Sequence[Column], cells: Sequence[str]) -> list[str | Cell]:
    """Let every cell continue to a further page where it must, under the thing's name."""
    name = cells[0] or cells[1]

    def carry(column: Column) -> Carry:
        label = name if column.align == "left" else f"{name} {column.head}"
        return form.remainder.carry(form.say(heading), label)

    return [Cell(text, carry=carry(column)) if text else "" for column, text in zip(columns, cells, strict=True)]


def _send(form: KotodamaForm, heading: Phrase, columns: Sequence[Column], cells: list[str]) -> None:
    """Send a whole row to a further page; a long effect as running text."""
    *short, effect = cells
    if len(effect) > LONG:
        form.remainder.text(form.say(heading), short[0] or short[1], effect)
        effect = form.say("↑ 全文は上")
    plain = [Column(c.head, c.width, c.align, SIZE, bold=c.bold) for c in columns]
    form.remainder.rows(form.say(heading), plain, [(*short, effect)])
