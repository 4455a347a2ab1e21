"""Weapons and armour with everything already added up, and the power table below them (EN-HIT-01, EN-PWR-01…06)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.paper import Field
from desktop.core.words import phrase, plus, signed_text
from desktop.systems.enishi.derived import DAMAGE_WORDS
from desktop.systems.enishi.gear import AttackLine, attack_lines, burden, find
from desktop.systems.enishi.sheet import Armour, Weapon
from desktop.systems.enishi.tables import WeaponRow, spans, tables
from desktop.views.paper.sheet.ink import (
    BLACK,
    FINISHED,
    HEAVY,
    LABEL,
    MEDIUM,
    NUMBER,
    ROW,
    THIN,
    WHITE,
    Area,
)
from desktop.views.paper.sheet.parts import box, section
from desktop.views.paper.sheet.stamps import Identity, once
from desktop.views.paper.sheet.tables import Cell, Column, table
from desktop.views.paper.text.kinsoku import clean
from desktop.views.systems.enishi.paper.form import EnishiForm

WEAPON_LIST = phrase("武器{listed}", listed="")
"""A heading above a list, of which English has a plural."""
TOP = 135.0
WEAPONS, ARMOUR = 116.0, 70.0
"""mm: the two columns."""
WEAPON_ROWS, ARMOUR_ROWS = 4, 2
RESULTS = (
    ("防御《運動》", "2d6", "defence_line"),
    ("防御点", "威力", "structure"),
    ("順番《戦術》", "2d6", "initiative_line"),
)
"""Label, what is before the number, and the number's name."""
HANDS = ("", "片手", "両手")


def draw(form: EnishiForm) -> None:
    """Draw weapons, armour and the power strip."""
    _weapons(form)
    _armour(form)
    once(form.canvas, (_strip, Identity(form.game), Identity(form.words)), lambda: _strip(form), form.remainder)


def _weapon_columns(form: EnishiForm) -> tuple[Column, ...]:
    say = form.say
    return (
        Column(say("武器（種別）"), 36, "left"),
        Column(say("技能 SLV"), 16.5, pt=ROW),
        Column(say(phrase("{what}修正", what="攻撃")), 13),
        Column(say("攻撃"), 17, pt=NUMBER, bold=True),
        Column(say("打撃点"), 15.5, pt=NUMBER, bold=True),
        Column(say("移動"), 9),
        Column(say("傷"), 9, pt=8.0),
    )


def _weapons(form: EnishiForm) -> None:
    note = form.say("攻撃 ＝ 2d6＋SLV＋攻撃修正　打撃点 ＝ 威力値＋破壊力")
    section(form.canvas, Area(10, TOP, WEAPONS, 5), form.say(WEAPON_LIST), note)
    rows = [_weapon(form, line) for line in _carried(form)] if form.sheet else [_bare(form)]
    shown, hidden = rows[:WEAPON_ROWS], rows[WEAPON_ROWS:]
    columns = _weapon_columns(form)
    free = len(form.sheet.weapons) if form.sheet else 0
    shown += [_empty(form, free + number) for number in range(WEAPON_ROWS - len(shown))]
    table(form.canvas, Area(10, TOP + 6, WEAPONS, 30), columns, shown, heavy=True)
    form.remainder.rows(form.say(WEAPON_LIST), columns, [[_flat(cell) for cell in row] for row in hidden])


def _empty(form: EnishiForm, number: int) -> list[str | Cell]:
    """A line for a weapon that is still to come."""
    name = Cell(field=Field(f"weapons.{number}.name"))
    return [name, "", "", Cell(lead="2d6＋"), Cell(lead=form.say("威力値")), "", ""]


def _flat(cell: str | Cell) -> str:
    return cell if isinstance(cell, str) else f"{cell.lead}{cell.text}"


def _carried(form: EnishiForm) -> list[AttackLine]:
    """List bare hands and every weapon at hand; what is stored away counts for nothing."""
    if form.sheet is None:
        return []
    weapons = form.sheet.weapons
    return [
        line for line in attack_lines(form.sheet, form.game) if line.key == "unarmed" or weapons[int(line.key)].carried
    ]


def _weapon(form: EnishiForm, line: AttackLine) -> list[str | Cell]:
    sheet = form.sheet
    weapon = sheet.weapons[int(line.key)] if sheet is not None and line.key != "unarmed" else None
    row = find(form.game, "weapons", weapon.row if weapon else "unarmed")
    name = form.say(line.label)
    if weapon is not None and row is not None:
        named, held = bool(weapon.name), _how_held(form, weapon, row)
        text = form.say("・").join(part for part in (_kind(form, row) if named else "", *held) if part)
        name = f"{clean(weapon.name) if named else name}（{text}）" if text else name
    bonus = form.numbers[f"attack_line.{line.key}"].value or 0
    skill = form.say(tables().skills.get(line.skill, line.skill))
    # a definition may have dropped the row of a weapon that is still on the sheet
    mobility = 0 if row is None else row.mobility if weapon is None else burden(row, weapon, form.game)
    return [
        Cell(name, carry=form.remainder.carry(form.say(WEAPON_LIST), form.say("武器（種別）")), field=_own(line)),
        f"{skill} {line.slv}",
        plus(line.mod),
        Cell(str(abs(bonus)), lead=f"2d6{_sign(bonus)}"),
        Cell(str(abs(line.power)), lead=f"{form.say('威力')}{_sign(line.power)}"),
        plus(mobility),
        form.say(DAMAGE_WORDS[line.damage]),
    ]


def _how_held(form: EnishiForm, weapon: Weapon, row: WeaponRow) -> Iterator[str]:
    """Return what is not as usual about how a weapon is held (EN-WPN-05, EN-WPN-06)."""
    if row.hands == 2 and weapon.versatile and weapon.grip == "one":
        yield form.say("片手持ち")
    if weapon.hand_held and row.skill == "gunnery":
        yield form.say("手持ち")
    if not weapon.in_use:
        yield form.say("使わない")


def stored(form: EnishiForm) -> list[str]:
    """Name a character's weapons and armour that were left behind."""
    sheet = form.sheet
    if sheet is None:
        return []
    kinds = (("weapons", sheet.weapons), ("armour", sheet.armour))
    return [_stored(form, name, piece) for name, pieces in kinds for piece in pieces if not piece.carried]


def _stored(form: EnishiForm, name: str, piece: Weapon | Armour) -> str:
    row = find(form.game, name, piece.row)
    kind = form.say(row.name if row is not None else form.game.called(name, piece.row))
    return f"{clean(piece.name)}（{kind}）" if piece.name else kind


def _own(line: AttackLine) -> Field | None:
    """Return the field for a weapon's own name; bare hands have none."""
    return None if line.key == "unarmed" else Field(f"weapons.{line.key}.name")


def _kind(form: EnishiForm, row: WeaponRow) -> str:
    """Name a row briefly where the skill says enough: 白兵・片手 for 白兵武器(片手用)."""
    skill = tables().skills.get(row.skill, "")
    if not skill or not row.name.startswith(skill):
        return form.say(row.name)
    return form.say("・").join(form.say(part) for part in (skill, HANDS[row.hands]) if part)


def _bare(form: EnishiForm) -> list[str | Cell]:
    """The first row of a blank page: bare hands and feet (EN-WPN-02, EN-PWR-06)."""
    row = find(form.game, "weapons", "unarmed") or tables().weapons[0]
    return [
        form.say(row.name),
        form.say(tables().skills.get(row.skill, row.skill)),
        plus(row.attack),
        Cell(lead="2d6＋"),
        Cell(str(abs(row.power)), lead=f"{form.say('威力')}{_sign(row.power)}"),
        plus(row.mobility),
        form.say(DAMAGE_WORDS[row.damage]),
    ]


def _sign(value: int) -> str:
    return "−" if value < 0 else "＋"


def _armour(form: EnishiForm) -> None:
    x = 200 - ARMOUR
    section(form.canvas, Area(x, TOP, ARMOUR, 5), form.say("防具・防御"), form.say("打撃点−防御点＝ダメージ"))
    say = form.say
    columns = (
        Column(say("防具・盾"), 28, "left"),
        Column(say(phrase("{what}修正", what="防御")), 15),
        Column(say("構造力"), 13),
        Column(say("移動"), 0),
    )
    if form.sheet is None:
        rows: list[list[str | Cell]] = [[Cell(say("鎧"), pt=LABEL)], [Cell(say("盾"), pt=LABEL)]]
    else:
        carried = [(number, piece) for number, piece in enumerate(form.sheet.armour) if piece.carried]
        worn = sorted(carried, key=lambda pair: not pair[1].in_use)
        rows = [_piece(form, number, piece) for number, piece in worn]
    shown, hidden = rows[:ARMOUR_ROWS], rows[ARMOUR_ROWS:]
    shown += [[]] * (ARMOUR_ROWS - len(shown))
    bottom = table(form.canvas, Area(x, TOP + 6, ARMOUR, 18), columns, shown, heavy=True)
    form.remainder.rows(say("防具・防御"), columns, [[_flat(cell) for cell in row] for row in hidden])
    below = Area(x, bottom + 1.4, ARMOUR, TOP + 35.8 - bottom - 1.4)
    values = tuple([form.value(name) for *_, name in RESULTS])
    key = (_results, below, values, form.sheet is None, Identity(form.words))
    once(form.canvas, key, lambda: _results(form, below), form.remainder)


def _piece(form: EnishiForm, number: int, piece: Armour) -> list[str | Cell]:
    row = find(form.game, "armour", piece.row)
    name = clean(piece.name) or form.say(row.name if row is not None else form.game.called("armour", piece.row))
    if piece.name and row is not None:
        name = f"{name}（{form.say(row.name)}）"
    if not piece.in_use:
        name = f"{name} {form.say('使わない')}"
    carry, place = form.remainder.carry(form.say("防具・防御"), form.say("防具・盾")), Field(f"armour.{number}.name")
    if row is None:
        return [Cell(name, carry=carry, field=place)]
    return [Cell(name, carry=carry, field=place), plus(row.defence), plus(row.structure), plus(row.mobility)]


def _results(form: EnishiForm, area: Area) -> None:
    """Draw the three finished numbers that close the armour."""
    for cut, (label, thrown, name) in zip(area.columns(0, 0, 0, gap=2), RESULTS, strict=True):
        dice = form.say(thrown)
        box(form.canvas, cut, form.say(label), width=HEAVY, tint=form.sheet is not None)
        value = form.value(name)
        lead = f"{dice}{_sign(value)}"
        wide = min(form.canvas.width(lead, ROW, bold=True), cut.w - 8)
        inner = cut.part(1, 3.4, cut.w - 2, cut.h - 4)
        form.canvas.text(inner.part(w=wide + 0.1), lead, ROW, bold=True)
        if form.sheet is not None:
            form.canvas.text(inner.part(wide + 0.6), str(abs(value)), FINISHED, bold=True, align="centre")


def _strip(form: EnishiForm) -> None:
    """Draw the power table: achievement → power, the page's one black strip (EN-PWR-01)."""
    canvas = form.canvas
    area = Area(10, TOP + 37.2, 190, 8.6)
    head, *cuts = area.columns(22, *(0 for _ in form.game.settings.powers))
    canvas.rect(head, 0, fill=BLACK)
    for top, line in ((0.7, "達成値"), (4.2, "→ 威力値")):
        place = head.part(0.5, top, head.w - 1, 3.8)
        canvas.text(place, form.say(line), LABEL, bold=True, colour=WHITE, align="centre")
    for cut, (band, power) in zip(cuts, spans(form.game.settings.powers), strict=True):
        room = min(14.0, cut.w * 0.6)
        canvas.text(cut.part(1, 0.6, room, 3.9), form.say(band), ROW)
        canvas.text(cut.part(1, 4.6, room, 3.4), form.say(power.name), LABEL)
        canvas.text(cut.part(room, 0, cut.w - room - 1), signed_text(power.power), FINISHED, bold=True, align="right")
        canvas.line((cut.x, cut.y), (cut.x, cut.bottom), THIN)
    canvas.rect(area, HEAVY)
    canvas.line((area.x, area.y), (area.x, area.bottom), MEDIUM)
