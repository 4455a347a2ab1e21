"""Two columns that flow with the definition: abilities above items, skills above notes (D6G-ABL-05, D6G-SKL-01)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from desktop.core.paper import Field, How
from desktop.core.words import phrase, plus, signed_text
from desktop.systems.d6game import rows
from desktop.systems.d6game.rows import DEFAULTS
from desktop.systems.d6game.sheet import ItemRow
from desktop.systems.d6game.tables import AbilityDef, SkillDef, formula
from desktop.views.paper.sheet.ink import LABEL, MEDIUM, NAME, NUMBER, ROW, THIN, TINT, Area
from desktop.views.paper.sheet.parts import SECTION, die, section, tick_at, writing_line, writing_lines
from desktop.views.paper.sheet.stamps import Identity, once
from desktop.views.paper.sheet.tables import Column
from desktop.views.paper.text.kinsoku import clean
from desktop.views.systems.d6game.inputs import ability_faces, printed_formula
from desktop.views.systems.d6game.paper.form import GAP, LEFT, RIGHT, D6GameForm, X

UNDER = 0.6
PITCH, TIGHT = 8.1, 6.2
"""mm: height of a row of abilities or skills, at most and at least."""
LINE = 7.0
"""mm between lines to write on."""
NOTES = SECTION + 2 * LINE
"""mm that items and notes take at least."""
NAMES = 34.0
"""mm: most room for a name."""
VALUE = 18.0
DICE, FACES = 3, 30.0
"""Dice drawn beside an ability, mm that figures may take instead; more are only named by their formula."""
PLUS = 3.8
"""mm between two dice."""


def _room(height: float) -> float:
    """Return what a column has for its rows, notes and titles left out."""
    return height - SECTION - UNDER - GAP - NOTES


def fit(form: D6GameForm, height: float) -> bool:
    """Tell whether all abilities and skills go into columns of a height."""
    most = max(len(_listed(form)), len(rows.skills(form.game)))
    return most * TIGHT <= _room(height)


def draw(form: D6GameForm, top: float, bottom: float) -> None:
    """Draw both columns down to `bottom`."""
    left = Area(X, top, LEFT, bottom - top)
    right = Area(X + LEFT + 4, top, RIGHT, bottom - top)
    _items(form, left.part(top=_abilities(form, left)))
    _notes(form, right.part(top=_skills(form, right)))


def _split(count: int, height: float) -> tuple[int, float]:
    """Return how many rows a column shows and their height."""
    room = _room(height)
    shown = min(count, max(0, int((room + 0.01) / TIGHT)))
    return shown, min(PITCH, max(TIGHT, room / max(1, shown)))


def _abilities(form: D6GameForm, area: Area) -> float:
    """Draw the abilities; return the height taken."""
    known, title = _listed(form), form.word("abilities")
    if not known:
        return 0.0
    dice = form.settings.ability_dice
    note = phrase("{dice}・GMの参考値", dice=printed_formula(dice)) if dice else phrase("GMの参考値")
    section(form.canvas, area.part(h=SECTION), title, form.say(note))
    shown, pitch = _split(len(known), area.h)
    names = [form.say(row.name) for row in known[:shown]]
    wide = min(NAMES, max((form.canvas.width(name, NAME, bold=True) for name in names), default=0.0)) + 2
    for number, row in enumerate(known[:shown]):
        line = Area(area.x, area.y + SECTION + UNDER + number * pitch, area.w, pitch)
        value = form.sheet.ability.get(row.id) if form.sheet else None
        faces = tuple(ability_faces(form.sheet, row.id, formula(dice))) if form.sheet else ()
        _kept(form, _ability, line, row.id, wide, value, faces)
    values = form.sheet.ability if form.sheet else {}
    more = [(form.say(row.name), _number(values.get(row.id))) for row in known[shown:]]
    form.remainder.rows(title, (Column(title, 0, "left"), Column(form.say("値"), 30, pt=NUMBER, bold=True)), more)
    return SECTION + UNDER + shown * pitch + GAP


def _listed(form: D6GameForm) -> tuple[AbilityDef, ...]:
    """The abilities of the game, then those that it has no more and the sheet has."""
    return (*rows.abilities(form.game), *rows.gone_abilities(form.sheet, form.game))


def _number(value: int | None) -> str:
    return "" if value is None else signed_text(value)


def _kept(form: D6GameForm, draw: Callable[..., None], *args: Hashable) -> None:
    """Draw a row that is the same for all sheets of a game with the same values."""
    once(
        form.canvas, (draw, args, Identity(form.game), Identity(form.words)), lambda: draw(form, *args), form.remainder
    )


def _ability(
    form: D6GameForm, line: Area, ability: str, wide: float, value: int | None, faces: tuple[int, ...]
) -> None:
    canvas, row = form.canvas, next(row for row in _listed(form) if row.id == ability)
    box = Area(line.right - VALUE, line.y + 0.4, VALUE, line.h - 0.8)
    canvas.rect(box, MEDIUM, fill=TINT if value is not None else "")
    field = Field(f"ability.{row.id}")
    canvas.text(box.inset(0.5, 0), _number(value), NUMBER, bold=True, align="centre", field=field)
    form.typed(line.part(w=wide), form.say(row.name), NAME, form.word("abilities"), bold=True)
    left = _dice(form, Area(line.x, line.y, box.x - 1 - line.x, line.h), faces)
    hint = Area(line.x + wide + 1, line.y, left - line.x - wide - 3, line.h)
    if row.hint and hint.w > 8:
        form.typed(hint, form.say(row.hint), LABEL, form.word("abilities"), form.say(row.name))
    canvas.line((line.x, line.bottom), (box.x - 1.6, line.bottom), THIN)


def _dice(form: D6GameForm, area: Area, faces: Sequence[int]) -> float:
    """Draw the dice that an ability is the sum of, right-aligned; return the x where they begin."""
    canvas, dice = form.canvas, formula(form.settings.ability_dice)
    if not dice.count:
        return area.right
    side = min(6.0, area.h - 1.2)
    tail = (f"＋{dice.plus} " if dice.plus else "") + "＝"
    wide = canvas.width(tail, LABEL) + 0.4
    if dice.sides != 6 or dice.count > DICE:
        text = "＋".join(map(str, faces)) + (f"＋{dice.plus}" if dice.plus else "")
        if not faces or canvas.width(text, LABEL) > FACES:
            text = printed_formula(form.settings.ability_dice)
        wide = canvas.width(text + " ＝", LABEL) + 0.4
        canvas.text(Area(area.right - wide, area.y, wide, area.h), text + " ＝", LABEL, align="right")
        return area.right - wide
    canvas.text(Area(area.right - wide, area.y, wide, area.h), tail, LABEL, align="right")
    x = area.right - wide - 0.8
    for number in reversed(range(dice.count)):
        x -= side
        die(canvas, Area(x, area.middle - side / 2, side, side), faces[number] if faces else 0)
        if number:
            x -= PLUS
            canvas.text(Area(x, area.y, PLUS, area.h), "＋", LABEL, align="centre")
    return x


def _skills(form: D6GameForm, area: Area) -> float:
    """Draw the definition's whole list, since skills may change in play (D6G-SKL-04); return the height taken."""
    known, title = rows.skills(form.game), form.word("skills")
    if not form.settings.skills:
        return 0.0
    note = form.say(phrase("作成時に{n}つまで。あとから変えてよい", n=form.settings.max_skills))
    section(form.canvas, area.part(h=SECTION), title, note)
    shown, pitch = _split(len(known), area.h)
    wide = min(
        NAMES, max((form.canvas.width(form.say(row.name), NAME, bold=True) for row in known[:shown]), default=0.0)
    )
    kept = form.sheet.skills if form.sheet else ()
    free = len(kept)
    for number, row in enumerate(known[:shown]):
        line = Area(area.x, area.y + SECTION + UNDER + number * pitch, area.w, pitch)
        owned = [place for place, skill in enumerate(kept) if skill.category == row.id]
        _kept(form, _skill, line, row.id, wide + 2, tuple(owned or [free]), tuple(_specialties(form, row.id)))
        free += not owned
    _more_skills(form, known[shown:], title)
    return SECTION + UNDER + shown * pitch + GAP


def _specialties(form: D6GameForm, category: str) -> list[str]:
    owned = form.sheet.skills if form.sheet else ()
    return [clean(row.specialty) for row in owned if row.category == category]


def _skill(
    form: D6GameForm, line: Area, skill: str, wide: float, places: tuple[int, ...], owned: tuple[str, ...]
) -> None:
    canvas, row = form.canvas, next(row for row in rows.skills(form.game) if row.id == skill)
    path, one = f"skills.{places[0]}", len(places) == 1
    fixed = ((f"{path}.category", row.id),)
    present = Field(path, how=How.PRESENT, fixed=fixed) if one else None
    tick_at(canvas, line.x, line.middle, bool(owned), field=present)
    form.typed(line.part(6, w=wide), form.say(row.name), NAME, form.word("skills"), bold=bool(owned))
    if not (form.settings.specialty and row.specialty):
        return
    plain = form.game.label("specialty") == DEFAULTS["specialty"]
    label = form.say("得意") if plain else form.word("specialty", 14)
    left = 6 + wide + 1
    room = canvas.width(label, LABEL) + 1.5
    canvas.text(line.part(left, w=room), label, LABEL)
    writing_line(canvas, line.x + left + room, line.bottom - 0.9, line.right)
    text = form.say("、").join(part for part in owned if part)
    field = Field(f"{path}.specialty", fixed=fixed) if one else None
    place = line.part(left + room, w=line.w - left - room)
    form.typed(place, text, ROW, form.word("skills"), form.say(row.name), field=field)


def _more_skills(form: D6GameForm, hidden: Sequence[SkillDef], title: str) -> None:
    """Carry the skills the column has no row for, and those the definition no longer knows."""
    known = {row.id for row in rows.skills(form.game)}
    table = [
        (
            "✓" if (owned := _specialties(form, row.id)) else "",
            form.say(row.name),
            form.say("、").join(filter(None, owned)),
        )
        for row in hidden
    ]
    strange = dict.fromkeys(r.category for r in (form.sheet.skills if form.sheet else ()) if r.category not in known)
    table += [
        (
            "✓",
            clean(form.say(form.game.called("skills", key))),
            form.say("、").join(filter(None, _specialties(form, key))),
        )
        for key in strange
    ]
    heads = (Column("", 8), Column(title, 60, "left"), Column(form.word("specialty"), 0, "left"))
    form.remainder.rows(title, heads, table)


def _items(form: D6GameForm, area: Area) -> None:
    title = form.word("items")
    lines = section(form.canvas, area, title, _sums(form)).part(top=UNDER - 0.6)
    count = int((lines.h + 0.05) / LINE)
    items = list(form.sheet.items) if form.sheet else []
    for number in range(count):
        line = lines.part(top=number * LINE, h=LINE)
        writing_line(form.canvas, line.x, line.bottom, line.right)
        text = _item(form, items[number]) if number < len(items) else ""
        alone = number >= len(items) or text == clean(items[number].name)
        field = Field(f"items.{number}.name") if alone else None
        form.typed(line.part(0.4, 1.2, line.w - 0.8, line.h - 1.4), text, ROW, title, field=field)
    heads = (Column(title, 70, "left"), Column(form.say("メモ"), 0, "left"))
    rest = [(clean(item.name), clean("　".join((item.note, *_effects(form, item))))) for item in items[count:]]
    form.remainder.rows(title, heads, rest)


def _sums(form: D6GameForm) -> str:
    """Say what everything that is worn adds up to (D6G-AMB-34)."""
    worn = form.sheet.carried() if form.sheet is not None and form.settings.equipment else ()
    shown = ((form.say("与"), sum(item.damage for item in worn)), (form.say("受"), -sum(item.armour for item in worn)))
    text = "　".join(f"{name}{plus(value).replace('+', '＋')}" for name, value in shown if value)
    return f"{form.say('合計')}　{text}" if text else ""


def _item(form: D6GameForm, item: ItemRow) -> str:
    note = clean(item.note)
    name = f"{clean(item.name)}（{note}）" if note else clean(item.name)
    return "　".join((name, *_effects(form, item)))


def _effects(form: D6GameForm, item: ItemRow) -> list[str]:
    """Say what an item does where equipment counts (D6G-AMB-34)."""
    if not form.settings.equipment:
        return []
    shown = (
        (form.say("与"), item.damage),
        (form.say("受"), -item.armour),
        (form.word("life"), item.life),
        (form.word("fate"), item.gain),
    )
    found = [f"{name}{plus(value).replace('+', '＋')}" for name, value in shown if value]
    skill = clean(form.say(form.game.called("skills", item.skill))) if item.skill else ""
    where = form.say("・").join(part for part in (skill, clean(item.situation)) if part)
    left = [] if item.carried or not (found or where) else [form.say("身につけていない")]
    return [*found, *([f"［{where}］"] if where else []), *left]


def _notes(form: D6GameForm, area: Area) -> None:
    title = form.say("メモ")
    lines = section(form.canvas, area, title)
    memo = form.sheet.memo if form.sheet and form.mode.typed else ""
    writing_lines(form.canvas, lines, memo, pitch=LINE, carry=form.remainder.carry(title), field=Field("memo"))
