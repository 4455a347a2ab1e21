"""The four character states and the four connection states, as ticks (KO-STA-01, KO-CON-01)."""

from __future__ import annotations

from desktop.core.numbers import out_of
from desktop.core.paper import one_of
from desktop.systems.kotodama.sheet import CHAR_STATES, CONNECTIONS
from desktop.views.paper.sheet.ink import LABEL, MEDIUM, ROW, SMALL, TINT, Area
from desktop.views.paper.sheet.parts import tick_at
from desktop.views.paper.sheet.stamps import Identity, once
from desktop.views.systems.kotodama.labels import where
from desktop.views.systems.kotodama.paper.form import HEAD, KotodamaForm

TOP, HEIGHT = 53.8, 15.2
"""mm."""
BOX = 5.0
"""mm: side of a tick box."""


def draw(form: KotodamaForm) -> None:
    """Draw both boxes, which are the same for all sheets in the same states."""
    values = (form.sheet.char_state, form.sheet.connection) if form.sheet is not None else None
    key = (_draw, values, Identity(form.game), Identity(form.words))
    once(form.canvas, key, lambda: _draw(form), form.remainder)


def _draw(form: KotodamaForm) -> None:
    whole, enabled = Area(10, TOP, 190, HEIGHT), form.game.settings.kotodama_enabled
    left, right = whole.columns(0, 0, gap=4) if enabled else (whole, whole)
    _head(form, left, "状態", form.say("戦闘不能のときに1点でも受けると死亡"))
    chosen = form.sheet.char_state if form.sheet is not None and form.mode.moving else ""
    for cut, (state, word) in zip(_cuts(left), CHAR_STATES.items(), strict=True):
        tick_at(form.canvas, cut.x, cut.middle, state == chosen, BOX, field=one_of("char_state", state, True))
        form.canvas.text(cut.part(BOX + 1), form.say(word), ROW)
    if enabled:
        _connections(form, right)


def _connections(form: KotodamaForm, area: Area) -> None:
    rules = form.game.settings
    _head(form, area, "接続状態", form.say("どこにいるか／どこを動かすか"))
    if rules.aware_note:
        form.remainder.text(form.say("接続状態"), form.say("認識"), rules.aware_note)
    chosen = form.sheet.connection if form.sheet is not None and form.mode.moving else ""
    for cut, (state, word) in zip(_cuts(area), CONNECTIONS.items(), strict=True):
        upper = cut.part(h=6.2)
        field = one_of("connection", state, True)
        tick_at(form.canvas, cut.x, upper.middle, state == chosen, BOX, field=field)
        form.canvas.text(upper.part(BOX + 1), form.say(word), ROW)
        form.canvas.text(cut.part(top=6.3, h=3.4), form.say(out_of(*where(state, form.words))), LABEL)


def _head(form: KotodamaForm, area: Area, title: str, note: str) -> None:
    canvas = form.canvas
    head = area.part(h=HEAD)
    canvas.rect(head, 0, fill=TINT)
    wide = min(canvas.width(form.say(title), SMALL, bold=True), head.w * 0.5)
    canvas.text(head.part(1.5, w=wide + 0.1), form.say(title), SMALL, bold=True)
    canvas.text(head.part(wide + 3.5, w=head.w - wide - 5), note, LABEL, align="right")
    canvas.rect(area, MEDIUM)


def _cuts(area: Area) -> tuple[Area, ...]:
    return area.part(2, HEAD + 0.4, area.w - 3, area.h - HEAD - 0.6).columns(0, 0, 0, 0, gap=1)
