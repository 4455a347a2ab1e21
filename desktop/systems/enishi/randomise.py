"""A random legal character."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from desktop import assets
from desktop.systems.enishi.build import blank, choose_start, finish, highest, levels_left, set_slv
from desktop.systems.enishi.derived import mobility
from desktop.systems.enishi.gear import Rules
from desktop.systems.enishi.sheet import FIELD_SKILLS, Sheet, Skills
from desktop.systems.enishi.shop import buy, offers


def randomise(game: Rules, rng: Random) -> Sheet:
    """Make a finished legal character with a few weapons and things."""
    family, given = rng.choice(_names()["family"]), rng.choice(_names()["given"])
    sheet = blank(game).evolve(
        name=f"{family[0]} {given[0]}",
        reading=f"{family[1]} {given[1]}",
        mother_tongue="日本語",
        colour=rng.choice(("#2F4B8F", "#B5371B", "#48682A", "#A3256F", "#0F6868", "#7C5200")),
    )
    sheet = _random_levels(choose_start(sheet, rng.choice("ab"), game), rng)
    sheet = sheet.evolve(languages=tuple(rng.sample(_names()["languages"], sheet.skills.language)))
    for own in game.profile:
        if own.required:
            sheet = sheet.evolve(own={**sheet.own, own.id: own.choices[0] if own.choices else "—"})
    return finish(_random_things(sheet, rng, game), game)


def _random_levels(sheet: Sheet, rng: Random) -> Sheet:
    fields = [f"{kind}:{field}" for kind in FIELD_SKILLS for field in _names()[kind]]
    favourites = rng.sample([*Skills.model_fields, *rng.sample(fields, 2)], 5)
    while levels_left(sheet) > 0:
        skill = rng.choice(favourites)
        if highest(sheet, skill) > sheet.slv(skill):
            sheet = set_slv(sheet, skill, sheet.slv(skill) + 1)
    return sheet


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
