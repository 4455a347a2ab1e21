"""What ties a character to the two spaces: ワザマエカウンター, アクター, UNIX; then custom fields and the memo."""

from __future__ import annotations

from desktop.core.paper import Field, counted
from desktop.views.paper.custom import OWN_ROW, own_block
from desktop.views.paper.sheet.ink import HEAVY, LABEL, Area
from desktop.views.paper.sheet.ink import ROW as SIZE
from desktop.views.paper.sheet.parts import SECTION, above_line, section, tick, writing_line, writing_lines
from desktop.views.paper.sheet.stamps import Identity, once
from desktop.views.paper.text.kinsoku import clean
from desktop.views.systems.kotodama.paper.form import COUNTERS, HEAD, ROW, UNDER, KotodamaForm

LEFT, WIDE = 132.0, 68.0
"""mm: left edge and width."""
SQUARE, BOXES = 6.0, 5
"""mm: side of a counter box; how many there are."""
LABELS = 26.0
"""mm: room for the words before a line."""


def draw(form: KotodamaForm) -> None:
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
