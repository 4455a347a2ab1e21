"""A random legal character."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from desktop import assets
from desktop.core.custom_fields import filled
from desktop.systems.enishi.build import blank, choose_start, finish, highest, levels_left, set_slv
from desktop.systems.enishi.derived import mobility
from desktop.systems.enishi.gear import Rules
from desktop.systems.enishi.sheet import FIELD_SKILLS, Sheet, Skills
from desktop.systems.enishi.shop import buy, offers


def randomise(game: Rules, rng: Random) -> Sheet:
    """Make a finished legal character with a few weapons and things."""
    made = fill(blank(game), game, rng)
    return finish(made.evolve(own=filled(made.own, game, rng)), game)


def fill(sheet: Sheet, game: Rules, rng: Random) -> Sheet:
    """Choose every missing value: the start, the levels left, personal details, and things while there are none."""
    sheet = _random_person(sheet, rng)
    if not sheet.creation_option:
        sheet = choose_start(sheet, rng.choice("ab"), game)
    sheet = _random_levels(sheet, rng)
    more = sheet.skills.language - len(sheet.languages)
    unknown = [name for name in _names()["languages"] if name not in sheet.languages]
    if more > 0:
        sheet = sheet.evolve(languages=(*sheet.languages, *rng.sample(unknown, min(more, len(unknown)))))
    bare = not (sheet.weapons or sheet.armour or sheet.items)
    return _random_things(sheet, rng, game) if bare else sheet


def _random_person(sheet: Sheet, rng: Random) -> Sheet:
    family, given = rng.choice(_names()["family"]), rng.choice(_names()["given"])
    if not sheet.name.strip():
        sheet = sheet.evolve(name=f"{family[0]} {given[0]}", reading=f"{family[1]} {given[1]}")
    if not sheet.mother_tongue:
        sheet = sheet.evolve(mother_tongue="日本語")
    colour = rng.choice(("#2F4B8F", "#B5371B", "#48682A", "#A3256F", "#0F6868", "#7C5200"))
    return sheet.evolve(colour=colour) if sheet.colour == Sheet().colour else sheet


def _random_levels(sheet: Sheet, rng: Random) -> Sheet:
    fields = [f"{kind}:{field}" for kind in FIELD_SKILLS for field in _names()[kind]]
    known = [*Skills.model_fields, *rng.sample(fields, 2)]
    favourites = rng.sample(known, 5)
    while levels_left(sheet) > 0:
        # with levels given by hand, the favourites may be full before all are given
        free = _may_rise(sheet, favourites) or _may_rise(sheet, known)
        if not free:
            break
        skill = rng.choice(free)
        sheet = set_slv(sheet, skill, sheet.slv(skill) + 1)
    return sheet


def _may_rise(sheet: Sheet, skills: Sequence[str]) -> list[str]:
    return [skill for skill in skills if highest(sheet, skill) > sheet.slv(skill)]


def _random_things(sheet: Sheet, rng: Random, game: Rules) -> Sheet:
    for _ in range(rng.randint(1, 4)):
        choice = rng.choice([o.id for o in offers(sheet, game)] or [""])
        if choice and next(o for o in offers(sheet, game) if o.id == choice).legal:
            richer = buy(sheet, choice, game)
            sheet = richer if mobility(richer, game) > 0 else sheet
    return sheet


@cache
def _names() -> dict[str, Sequence[Any]]:
    return tomllib.loads(assets.text("systems", "enishi", "names.toml"))
