"""The top of the page: name and profile, then life, fate and further resources."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.paper import Field, ticked
from desktop.core.words import phrase, plus, signed_text
from desktop.systems.d6game import rows
from desktop.systems.d6game.derive import initial_life, life_range
from desktop.systems.d6game.tables import ResourceDef, formula
from desktop.views.paper.custom import own_text, place_of, rest, shown
from desktop.views.paper.person import beside_portrait
from desktop.views.paper.sheet.ink import FINISHED, HEAVY, HERO, LABEL, MEDIUM, NAME, NUMBER, ROW, Area
from desktop.views.paper.sheet.parts import SECTION, TICK, box, cells, die, section, tick_at, track, writing_line
from desktop.views.systems.d6game.inputs import life_faces, printed_formula
from desktop.views.systems.d6game.paper.form import GAP, WIDE, D6GameForm, X

TOP, FIRST, NEXT = 16.6, 12.8, 10.6
"""mm: where the boxes begin; heights of the first and of further rows."""
LONG, LONG_PAIR = 15.6, 13.0
"""mm: heights of a long text alone, and of two beside each other."""
BETWEEN, SPACE = 1.4, 2.0
"""mm between rows and between boxes of one row."""
NAME_WIDE, PLAYER = 62.0, 28.0
LEAST = {
    FieldKind.NUMBER: 18.0,
    FieldKind.FORMULA: 18.0,
    FieldKind.TRACK: 20.0,
    FieldKind.CHECK: 24.0,
    FieldKind.CHOICE: 20.0,
    FieldKind.TEXT: 24.0,
}
"""mm that a box takes at least."""
ROWS, LONG_ROWS = 2, 2
"""Further rows of short and of long boxes on the first page."""
HEADING = "プロフィール"


def draw_profile(form: D6GameForm) -> float:
    """Draw the boxes; return the y below them."""
    short = [f for f in form.game.profile if f.kind is not FieldKind.LONG]
    long = [f for f in form.game.profile if f.kind is FieldKind.LONG]
    first, short = _taken(short, WIDE - NAME_WIDE - PLAYER - SPACE)
    _first(form, first)
    y = TOP + FIRST
    for _ in range(ROWS):
        row, short = _taken(short, WIDE + SPACE)
        if row:
            _boxes(form, row, Area(X, y + BETWEEN, WIDE, NEXT))
            y += BETWEEN + NEXT
    y, long = _long(form, long, y)
    form.canvas.head_at(form.say("卓の項目"), Area(X, y + 0.2, WIDE, GAP - 0.3))
    rest([*short, *long], form.sheet if form.mode.typed else None, form.words, form.remainder)
    return y + GAP


def _taken(fields: Sequence[ProfileField], room: float) -> tuple[list[ProfileField], list[ProfileField]]:
    """Take as many fields as a row has room for; the order stays."""
    row: list[ProfileField] = []
    for field in fields:
        room -= LEAST[field.kind] + SPACE
        if room < -0.01:
            break
        row.append(field)
    return row, list(fields[len(row) :])


def _first(form: D6GameForm, fields: Sequence[ProfileField]) -> None:
    canvas, sheet = form.canvas, form.sheet
    widths = [LEAST[field.kind] for field in fields]
    spare = WIDE - NAME_WIDE - PLAYER - sum(widths) - SPACE * (len(fields) + 1)
    # what is left over goes to the name first, it is the largest
    name_wide, share = NAME_WIDE + spare * 0.4, spare * 0.6 / (len(fields) + 1)
    cuts = Area(X, TOP, WIDE, FIRST).columns(name_wide, *(w + share for w in widths), PLAYER + share, gap=SPACE)
    name, player, label = cuts[0], cuts[-1], form.word("name", 30)
    box(canvas, name, label)
    box(canvas, player, form.say("プレイヤー"))
    for field, cut in zip(fields, cuts[1:-1], strict=True):
        _field(form, field, cut)
    reading, who, whose = (sheet.reading, sheet.name, sheet.player) if sheet is not None else ("", "", "")
    left = canvas.width(label, LABEL) + 3
    name = beside_portrait(canvas, name)
    above = name.part(left, 0.5, name.w - left - 1, 3.2)
    form.typed(above, reading, LABEL, label, form.say("ふりがな"), align="right", field=Field("reading"))
    inner = name.part(1.5, 3.6, name.w - 3, name.h - 4)
    form.typed(inner, who, HERO, label, label, bold=True, field=Field("name"))
    inner = player.part(1.5, 3.6, player.w - 3, player.h - 4)
    form.typed(inner, whose, 12, label, form.say("プレイヤー"), bold=True, field=Field("player"))


def _boxes(form: D6GameForm, fields: Sequence[ProfileField], row: Area) -> None:
    widths = [LEAST[field.kind] for field in fields]
    share = (row.w - sum(widths) - SPACE * (len(fields) - 1)) / len(fields)
    for field, cut in zip(fields, row.columns(*(w + share for w in widths), gap=SPACE), strict=True):
        _field(form, field, cut)


def _field(form: D6GameForm, field: ProfileField, area: Area) -> None:
    """Draw one short field."""
    label = form.fit(form.say(field.label), area.w - 2, HEADING)
    box(form.canvas, area, label)
    text = own_text(form.sheet, field, form.words) if shown(form.mode, field) else ""
    inner = area.part(1.4, 3.6, area.w - 2.8, area.h - 4)
    if field.kind is FieldKind.CHECK:
        tick_at(form.canvas, area.centre - TICK / 2, inner.middle, bool(text), field=ticked(f"own.{field.id}"))
        return
    pt = 12.0 if area.h > NEXT else 10.5
    form.typed(inner, form.say(text), pt, HEADING, label, bold=True, align="left", field=place_of(field))


def _long(form: D6GameForm, fields: Sequence[ProfileField], y: float) -> tuple[float, list[ProfileField]]:
    """Draw long texts: one over the whole width, or two beside each other."""
    left = list(fields)
    for _ in range(LONG_ROWS):
        if not left:
            break
        alone = len(left) == 1
        row = Area(X, y + BETWEEN, WIDE, LONG if alone else LONG_PAIR)
        cuts = [row] if alone else list(row.columns(0, 0, gap=SPACE))
        for field, cut in zip(left, cuts, strict=False):
            _text(form, field, cut)
        left = left[len(cuts) :]
        y = row.bottom
    return y, left


def _text(form: D6GameForm, field: ProfileField, area: Area) -> None:
    label = form.fit(form.say(field.label), area.w - 2, HEADING)
    box(form.canvas, area, label)
    text = own_text(form.sheet, field, form.words) if form.mode.typed else ""
    carry = form.remainder.carry(form.say(HEADING), label)
    inner = area.part(1.8, 3.8, area.w - 3.6, area.h - 4.1)
    form.canvas.prose(inner, text, ROW, carry=carry, field=Field(f"own.{field.id}"))


UNDER = 0.6
"""mm between a section's rule and what is under it."""
LIFE, FATE, ACCOUNT = 13.0, 19.0, 14.4
"""mm: heights of life, of fate, and of an account without a box."""
SQUARES, PER_ROW, CLOSE = 24, 8, 12
"""Most squares of life; squares in a row, and in a row where there are more than two rows would hold."""
ACROSS, RESOURCE_ROWS, RESOURCE = 5, 2, 11.0
"""Further resources in a row, rows on the first page, mm of a box."""
OTHERS = "そのほかの値"


def draw(form: D6GameForm, y: float) -> float:
    """Draw everything that moves from `y` down; return the y below it."""
    y = _life(form, y)
    y = _fate(form, y) if form.settings.fate_separate else _account(form, y)
    return _resources(form, y)


def _life(form: D6GameForm, y: float) -> float:
    canvas, settings, sheet = form.canvas, form.settings, form.sheet
    down, out = form.word("incapacitated", 22), form.word("out_of_combat", 22)
    note = phrase("0以下で{down}（{out}）", down=down, out=out)
    if settings.combat and settings.revival:
        note = phrase("0以下で{down}（{out}）。味方が残れば戦闘のあと1で戻れる", down=down, out=out)
    section(canvas, Area(X, y, WIDE, SECTION), form.word("life"), form.say(note))
    row = Area(X, y + SECTION + UNDER, WIDE, LIFE)
    first, now, squares, area_ = row.columns(42, 22, 64, 0, gap=3)
    _initial(form, first)
    current = sheet.life if sheet else None
    start = None if sheet is None else sheet.life if sheet.life_initial is None else sheet.life_initial
    number, field = form.moving(current), Field("life", True)
    box(canvas, now, form.say("現在"), number, corner=form.start(start), pt=16, width=HEAVY, field=field)
    _squares(form, squares)
    tick_at(canvas, area_.x, area_.y + 2.2, sheet is not None and form.mode.moving and sheet.incapacitated)
    canvas.text(area_.part(5.4, 0, area_.w - 5.4, 4.4), form.say("・").join(dict.fromkeys((down, out))), ROW)
    hint = form.say("減った分に斜線。枠をこえる分は「現在」に")
    canvas.text(area_.part(0, 4.8, area_.w, 3.8), hint, LABEL)
    side = form.say("陣営")
    wide = canvas.width(side, LABEL) + 1.5
    canvas.text(area_.part(0, 9, wide, 4), side, LABEL)
    writing_line(canvas, area_.x + wide, row.bottom, area_.right)
    place = area_.part(wide, 8.6, area_.w - wide, 4.2)
    form.typed(place, sheet.side if sheet is not None else "", ROW, "陣営", field=Field("side"))
    return row.bottom + GAP


def _initial(form: D6GameForm, area: Area) -> None:
    """Draw the sum with the die as it was thrown: 10＋die ＝ 14."""
    canvas, settings, sheet = form.canvas, form.settings, form.sheet
    dice = formula(settings.life_die)
    start = signed_text(settings.life_base)
    how = f"{start}＋{printed_formula(settings.life_die)}" if dice.count else start
    canvas.rect(area, MEDIUM)
    label = form.fit(f"{form.word('life_initial', 16)} ＝ {how}", area.w - 2, form.say("このゲームの用語"))
    canvas.text(area.part(1, 0.5, area.w - 2, 3.2), label, LABEL)
    inner = area.part(1.2, 3.8, area.w - 2.4, area.h - 4.2)
    value = sheet.life_initial if sheet else None
    base, square, equals, total = inner.columns(13, 7, 4, 0)
    if not dice.count:
        shown, field = "" if value is None else signed_text(value), Field("life_initial")
        canvas.text(inner, shown, FINISHED, bold=True, align="centre", field=field)
        return
    one = dice.count == 1 and dice.sides == 6
    # beside the die everything that is added to it
    fixed = settings.life_base + (dice.plus if one else 0)
    canvas.text(base, f"{signed_text(fixed)}＋", NAME, align="right")
    face = Area(square.x + 0.4, square.middle - 3.1, 6.2, 6.2)
    faces = life_faces(sheet, settings.life_die) if sheet else ()
    if one:
        die(canvas, face, faces[0] if faces else 0)
    else:
        canvas.rect(face, MEDIUM)
        thrown = str(sheet.life_die) if sheet and sheet.life_die is not None else ""
        canvas.text(face.inset(0.3, 0), thrown, NAME, align="centre")
    canvas.text(equals, "＝", ROW, align="centre")
    if value is not None and sheet is not None:
        more = value - settings.life_base - (sheet.life_die or 0)
        ruled = initial_life(sheet, settings) != value
        tail = form.say("GM") if ruled else plus(more).replace("+", "＋") if more else ""
        room = canvas.width(tail, LABEL) if tail else 0.0
        place, field = total.part(w=total.w - room), Field("life_initial")
        canvas.text(place, signed_text(value), FINISHED, bold=True, align="centre", field=field)
        if tail:
            canvas.text(total.part(total.w - room - 0.1), tail, LABEL, align="right")
    else:
        canvas.text(total, "", FINISHED, align="centre", field=Field("life_initial"))


def _squares(form: D6GameForm, area: Area) -> None:
    """Draw a square for each point; where there would be too many, columns for an account."""
    canvas, sheet = form.canvas, form.sheet
    least, most = life_range(form.settings)
    if not 1 <= most <= SQUARES:
        _columns(form, area, 6, "")
        return
    per_row = PER_ROW if most <= 2 * PER_ROW else CLOSE
    boxes = cells(Area(area.x, area.y, area.w / per_row, LIFE / 2), most, per_row)
    full = sheet.life_initial if sheet and sheet.life_initial is not None else sheet.life if sheet else None
    solid = max(0, min(most, least if full is None else full))
    left = sheet.life if sheet and sheet.life is not None and form.mode.moving else solid
    repeated = "life" if sheet is not None and sheet.life is not None and solid == full else ""
    track(canvas, boxes, solid, lost=range(max(0, left), solid), path=repeated)
    for number, cell in enumerate(boxes, 1):
        canvas.text(cell.part(0.3, 0.3, cell.w - 0.9, 3.0), str(number), LABEL, align="right")


def _fate(form: D6GameForm, y: float) -> float:
    canvas, settings, sheet = form.canvas, form.settings, form.sheet
    check, fumble = form.word("check", 20), form.word("fumble", 24)
    moves = phrase(
        "ゲームごとに{n}から。{check}の成功で＋得点、{fumble}で{loss}",
        n=settings.fate_initial,
        check=check,
        fumble=fumble,
        loss=settings.fumble_fate,
    )
    section(canvas, Area(X, y, WIDE, SECTION), form.word("fate"), form.say(moves))
    row = Area(X, y + SECTION + UNDER, WIDE, FATE)
    now = sheet.fate if sheet else None
    start = form.start(settings.fate_initial if sheet else None)
    number, field = form.moving(now), Field("fate", True)
    box(canvas, row.part(w=28), form.say("現在"), number, corner=start, pt=24, width=HEAVY, field=field)
    _columns(form, row.part(31.6), 16, signed_text(settings.fate_initial))
    return row.bottom + GAP


def _account(form: D6GameForm, y: float) -> float:
    """Draw the account of the one resource (D6G-GMV-03)."""
    row = Area(X, y - GAP + 1.0, WIDE, ACCOUNT)
    _columns(form, row, 19, "")
    return row.bottom + GAP


def _columns(form: D6GameForm, area: Area, count: int, start: str) -> None:
    """Draw columns for a running account: the change above, the balance below."""
    canvas = form.canvas
    canvas.text(area.part(h=3.6), form.say("増減の記録（上に増減、下に残り）"), LABEL)
    boxes = area.part(top=3.8)
    for row in range(2):
        for cell in boxes.part(top=row * boxes.h / 2, h=boxes.h / 2).columns(*[0] * count):
            canvas.rect(cell, MEDIUM)
    if start:
        first = boxes.columns(*[0] * count)[0]
        canvas.text(first.part(h=first.h / 2).inset(0.4, 0), form.say("開始"), LABEL, align="centre")
        if form.mode.typed:
            canvas.text(first.part(top=first.h / 2).inset(0.4, 0), start, NUMBER, bold=True, align="centre")


def _resources(form: D6GameForm, y: float) -> float:
    known = rows.resources(form.game)
    if not known:
        return y
    section(form.canvas, Area(X, y, WIDE, SECTION), form.say(OTHERS), form.say("このゲームだけの値"))
    y += SECTION + UNDER
    shown = known[: ACROSS * RESOURCE_ROWS]
    lines = -(-len(shown) // ACROSS)
    for number, row in enumerate(shown):
        line = Area(X, y + number // ACROSS * (RESOURCE + 1.4), WIDE, RESOURCE)
        _resource(form, line.columns(*[0] * ACROSS, gap=2)[number % ACROSS], row)
    for row in known[len(shown) :]:
        value = form.sheet.resources.get(row.id) if form.sheet else None
        form.remainder.text(form.say(OTHERS), form.say(row.name), form.moving(value) or "＿" * 12)
    return y + lines * (RESOURCE + 1.4) - 1.4 + GAP


def _resource(form: D6GameForm, area: Area, row: ResourceDef) -> None:
    value = form.sheet.resources.get(row.id) if form.sheet else None
    label = form.fit(form.say(row.name), area.w - 2, OTHERS)
    how = " ＝ ".join(("", f"{row.base}＋{printed_formula(row.dice)}")) if row.dice else ""
    if how and form.canvas.width(label + how, LABEL) <= area.w - 2:
        label += how
    number, field = form.moving(value), Field(f"resources.{row.id}", True)
    box(form.canvas, area, label, number, corner=form.start(value), pt=FINISHED, width=HEAVY, field=field)
