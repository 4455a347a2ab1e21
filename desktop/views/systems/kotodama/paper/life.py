"""The top of the page: who, HP and the like, and the states as ticks (KO-STA-01, KO-CON-01)."""

from __future__ import annotations

from desktop.core.numbers import out_of
from desktop.core.paper import Field, one_of
from desktop.core.words import phrase, signed_text
from desktop.systems.kotodama.numbers import BASE_ACTIONS, FULL_MOVE_FACTOR
from desktop.systems.kotodama.sheet import CHAR_STATES, CONNECTIONS, SIDES
from desktop.views.paper.person import person
from desktop.views.paper.sheet.ink import FINISHED, HEAVY, LABEL, MEDIUM, NAME, NUMBER, ROW, SMALL, TINT, Area
from desktop.views.paper.sheet.parts import box, cells, tick_at, track
from desktop.views.paper.sheet.stamps import Identity, once
from desktop.views.systems.kotodama.labels import where
from desktop.views.systems.kotodama.paper.form import HEAD, KotodamaForm

STATES_TOP, STATES_HEIGHT = 53.8, 15.2
"""mm."""
BOX = 5.0
"""mm: side of a tick box."""


def draw_states(form: KotodamaForm) -> None:
    """Draw both boxes, which are the same for all sheets in the same states."""
    values = (form.sheet.char_state, form.sheet.connection) if form.sheet is not None else None
    key = (_draw_all, values, Identity(form.game), Identity(form.words))
    once(form.canvas, key, lambda: _draw_all(form), form.remainder)


def _draw_all(form: KotodamaForm) -> None:
    whole, enabled = Area(10, STATES_TOP, 190, STATES_HEIGHT), form.game.settings.kotodama_enabled
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


NAMES, POINTS = 16.6, 32.0
"""mm: where the two rows begin."""
HEIGHT = 19.4
"""mm: height of the row of points."""
SQUARE = 5.4
"""mm: side of a point that is struck out."""


def draw(form: KotodamaForm) -> None:
    """Draw everything down to the states."""
    _names(form)
    sheet = form.sheet
    rules = form.game.settings
    hp = (sheet.hp, sheet.hp_max) if sheet else (None, None)
    _points(form, "hp", Area(10, POINTS, 76, HEIGHT), "HP", "最大", hp, 8, "0で戦闘不能" if rules.hp_zero_downs else "")
    karma = (sheet.karma, sheet.karma_max) if sheet else (None, None)
    _points(form, "karma", Area(88, POINTS, 56, HEIGHT), "インガオホー", "初期", karma, 4, "ウカツ!で −1")
    _order(form)


def _names(form: KotodamaForm) -> None:
    canvas, sheet, say = form.canvas, form.sheet, form.say
    name, player, kind, dl, bonus = Area(10, NAMES, 190, 12.8).columns(76, 40, 22, 16, 0, gap=2)
    box(canvas, name, say("名前"))
    box(canvas, player, say("プレイヤー"))
    person(canvas, form.words, form.remainder, sheet, (name, player))
    values = (sheet.side, sheet.is_pc, sheet.dl, form.value("ninja_bonus")) if sheet is not None else None
    key = (_kind, values, Identity(form.words))
    once(canvas, key, lambda: _kind(form, kind, dl, bonus), form.remainder)


def _kind(form: KotodamaForm, kind: Area, dl: Area, bonus: Area) -> None:
    canvas, sheet, say = form.canvas, form.sheet, form.say
    box(canvas, kind, say("種別"), corner=say(SIDES[sheet.side]) if sheet else "")
    for index, (word, is_pc) in enumerate((("PC", True), ("NPC", False))):
        middle = kind.y + 5.9 + index * 4.4
        field = one_of("is_pc", str(is_pc).lower())
        tick_at(canvas, kind.x + 2, middle, sheet is not None and sheet.is_pc is is_pc, field=field)
        canvas.text(Area(kind.x + 7.5, middle - 2, kind.w - 8.5, 4), say(word), ROW)
    box(canvas, dl, say("DL"), str(sheet.dl) if sheet else "", pt=16, field=Field("dl"))
    dice = say(phrase("＋{n}個", n=form.value("ninja_bonus"))) if sheet else ""
    box(
        canvas,
        bonus,
        say("ニンジャボーナス"),
        dice,
        foot="" if sheet else say("DL×2"),
        pt=FINISHED,
        tint=sheet is not None,
    )


def _points(
    form: KotodamaForm,
    path: str,
    area: Area,
    word: str,
    most: str,
    points: tuple[int | None, int | None],
    per_row: int,
    note: str,
) -> None:
    """Draw points that are lost, which are the same for all sheets with as many."""
    key = (_draw_points, path, area, word, most, points, per_row, note, form.sheet is None, Identity(form.words))

    def draw_it() -> None:
        _draw_points(form, path, area, word, most, points, per_row, note)

    once(form.canvas, key, draw_it, form.remainder)


def _draw_points(
    form: KotodamaForm,
    path: str,
    area: Area,
    word: str,
    most: str,
    points: tuple[int | None, int | None],
    per_row: int,
    note: str,
) -> None:
    """Draw what is left and the most as numbers, two rows of squares, and the rule one forgets."""
    canvas, say, (now, top) = form.canvas, form.say, points
    canvas.rect(area, MEDIUM)
    canvas.text(area.part(1.5, 0.6, 28, 4.2), say(word), NAME, bold=True)
    current, maximum = Area(area.x + 1.5, area.y + 5.2, 16, 13), Area(area.x + 18.7, area.y + 5.2, 11, 13)
    kept = form.sheet is None or now is not None
    start, now_here = form.start(now), Field(path, True)
    box(canvas, current, say("現在"), form.moving(now), corner=start, pt=16, width=HEAVY, field=now_here)
    highest = str(top) if top is not None and kept else ""
    box(canvas, maximum, say(most), highest, pt=13, field=Field(f"{path}_max"))
    boxes = cells(Area(area.x + 31.4, area.y + 2.4, SQUARE, SQUARE), 2 * per_row, per_row)
    solid = min(top or 0, len(boxes)) if kept else 0
    left = len(boxes) if now is None or not form.mode.moving else max(0, now)
    repeated = path if now is not None and (top or 0) <= len(boxes) else ""
    track(canvas, boxes, solid, lost=range(left, solid), width=HEAVY, path=repeated)
    place = Area(area.x + 31.4, area.bottom - 4.6, area.right - area.x - 32.4, 3.2)
    canvas.head_at(say(word), place)
    canvas.text(place, say(note) if kept else say("なし（エキストラ）"), LABEL)
    if kept and (top or 0) > len(boxes):
        more = (top or 0) - len(boxes)
        form.remainder.boxes(
            say(word), more, lost_from=max(0, left - len(boxes)) if form.mode.moving and now is not None else None
        )


def _order(form: KotodamaForm) -> None:
    """Draw イニシアティヴ値 and the numbers of a main phase, which are the same for all sheets with these numbers."""
    sheet = form.sheet
    values = (sheet.initiative, sheet.combat_move, sheet.dl) if sheet is not None else None
    key = (_draw_order, values, form.value("action_count"), form.value("full_move"), Identity(form.words))
    once(form.canvas, key, lambda: _draw_order(form), form.remainder)


def _draw_order(form: KotodamaForm) -> None:
    """Draw them, each beside its sum (KO-ACT-03, KO-ACT-06)."""
    canvas, sheet, say = form.canvas, form.sheet, form.say
    upper, lower = Area(146, POINTS, 54, 9.2), Area(146, POINTS + 10.2, 54, 9.2)
    initiative, actions = upper.columns(0, 0, gap=2)
    move, full = lower.columns(0, 0, gap=2)
    order = signed_text(sheet.initiative) if sheet else ""
    box(canvas, initiative, say("イニシアティヴ値"), order, pt=13, field=Field("initiative"))
    reach = str(sheet.combat_move) if sheet else ""
    box(canvas, move, say("戦闘移動"), reach, pt=13, field=Field("combat_move"))
    dl, metres = (sheet.dl, sheet.combat_move) if sheet else (0, 0)
    many, far = form.value("action_count"), form.value("full_move")
    shown = (
        (
            actions,
            "行動回数",
            f"{BASE_ACTIONS}＋{say('DL')}",
            f"{BASE_ACTIONS}＋{say('DL')}{dl} ＝ {many}",
            many == BASE_ACTIONS + dl,
            many,
        ),
        (
            full,
            "全力移動",
            f"×{FULL_MOVE_FACTOR}",
            f"{metres}×{FULL_MOVE_FACTOR} ＝ {far}",
            far == metres * FULL_MOVE_FACTOR,
            far,
        ),
    )
    for area, label, blank, text, adds_up, number in shown:
        if sheet is None:
            box(canvas, area, say(label), corner=blank)
        elif adds_up:
            box(canvas, area, say(label), text, pt=NUMBER, tint=True)
        else:
            box(canvas, area, say(label), str(number), corner=say("GM裁定"), pt=NUMBER, tint=True)
