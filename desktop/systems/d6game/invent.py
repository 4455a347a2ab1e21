"""Random legal characters (おまかせ)."""

from __future__ import annotations

from random import Random
from typing import Any

from desktop.core.dice import Throw, throw_of
from desktop.core.game import AnyGame
from desktop.core.profile import FieldKind, ProfileField
from desktop.systems.d6game import rows
from desktop.systems.d6game.build import blank, finish, may_pick
from desktop.systems.d6game.rolls import ALL_ABILITIES, apply_roll, build_rolls
from desktop.systems.d6game.sheet import D6gameSheet, SkillRow
from desktop.systems.d6game.tables import INVENTED, SkillDef


def randomise(game: AnyGame, rng: Random) -> D6gameSheet:
    """Return a finished legal character."""
    return finish(fill(blank(game), game, rng), game)


def fill(sheet: D6gameSheet, game: AnyGame, rng: Random) -> D6gameSheet:
    """Choose and throw every missing value; a thrown value is never thrown again (D6G-AMB-38)."""
    sheet = _rolled(sheet, game, rng)
    person = rng.choice(INVENTED.people)
    if not sheet.name.strip():
        sheet = sheet.evolve(name=person.name, reading=person.reading)
    if sheet.colour == D6gameSheet().colour:
        sheet = sheet.evolve(colour=rng.choice(INVENTED.colours))
    missing = {f.id: _own(f, rng) for f in game.profile if f.written and sheet.own.get(f.id) in (None, "")}
    return sheet.evolve(own={**sheet.own, **missing}, skills=_skills(sheet, game, rng))


def _rolled(sheet: D6gameSheet, game: AnyGame, rng: Random) -> D6gameSheet:
    for roll in build_rolls(sheet, game):
        if not roll.done and roll.id != ALL_ABILITIES:
            sheet = apply_roll(sheet, roll.id, _throw(roll.request.sides, rng), game)
    return sheet


def _throw(sides: tuple[int, ...], rng: Random) -> Throw:
    return throw_of(sides, [rng.randint(1, side) for side in sides], "app")


def _own(field: ProfileField, rng: Random) -> Any:
    known = {
        "age": INVENTED.ages,
        "occupation": INVENTED.occupations,
        "description": INVENTED.descriptions,
    }
    match field.kind:
        case FieldKind.NUMBER:
            return rng.randint(1, 99)
        case FieldKind.CHECK:
            return rng.random() < 0.5
        case FieldKind.CHOICE:
            return rng.choice(field.choices) if field.choices else ""
        case _:
            return rng.choice(field.choices or known.get(field.id) or ("",))


def _skills(sheet: D6gameSheet, game: AnyGame, rng: Random) -> tuple[SkillRow, ...]:
    settings, offered = rows.settings_of(game), list(rows.skills(game))
    rng.shuffle(offered)
    for row in offered:
        if may_pick(sheet, row.id, game):
            sheet = sheet.evolve(skills=(*sheet.skills, _skill(row, settings.specialty, rng)))
    return sheet.skills


def _skill(row: SkillDef, specialty: bool, rng: Random) -> SkillRow:
    good_at = rng.choice(row.hint.split("、")) if specialty and row.specialty else ""
    return SkillRow(category=row.id, specialty=good_at)
