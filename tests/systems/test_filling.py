"""おまかせ fills empty fields: chosen values stay, and no die is rerolled."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from desktop.core.problem import Severity
from desktop.core.rolls.dice import throw_of
from desktop.services.text.catalogue import Catalogue
from desktop.systems.d20fate.sheet import ABILITY_FIELDS
from tests.example_budget import seeds

SYSTEMS = ("common", "d20fate", "d6game", "enishi", "kotodama")


def system_and_game(system: str) -> tuple[Any, Any]:
    found = Catalogue().system(system)
    return found, found.game()


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("seed", seeds(8))
def test_blank_draft_is_filled_to_a_legal_draft(system: str, seed: int) -> None:
    rules, game = system_and_game(system)
    filled = rules.fill(rules.blank(game), game, Random(seed))
    assert filled.draft
    assert filled.name
    assert not [p for p in rules.validate(filled, game) if p.severity is Severity.BLOCK]
    assert not rules.finish(filled, game).draft


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("seed", seeds(8))
def test_filling_keeps_given_values(system: str, seed: int) -> None:
    rules, game = system_and_game(system)
    filled = rules.fill(rules.blank(game), game, Random(seed))
    chosen = filled.evolve(name="凪", reading="なぎ", colour="#123456")
    again = rules.fill(chosen, game, Random(seed + 100))
    assert (again.name, again.reading, again.colour) == ("凪", "なぎ", chosen.colour)
    kept = {
        "common": ("growth_rate",),
        "d20fate": ("scores", "skills", *ABILITY_FIELDS),
        "d6game": ("life_die", "life_initial", "ability", "ability_dice", "skills", "resources"),
        "enishi": ("creation_option", "skills", "fields", "weapons", "items", "languages"),
        "kotodama": ("abilities", "skills"),
    }[system]
    for field in kept:
        if getattr(chosen, field) != getattr(rules.blank(game), field):
            assert getattr(again, field) == getattr(chosen, field), field


def test_life_is_thrown_once() -> None:
    """D6G-AMB-38."""
    rules, game = system_and_game("d6game")
    draft = rules.apply_roll(rules.blank(game), "life", throw_of((6,), (1,), "hand"), game)
    for seed in range(20):
        assert rules.fill(draft, game, Random(seed)).life_die == draft.life_die


def test_one_thrown_ability_stays_while_the_others_are_thrown() -> None:
    """D6G-ABL-01."""
    rules, game = system_and_game("d6game")
    first = next(r for r in rules.build_rolls(rules.blank(game), game) if r.id.startswith("ability:"))
    faces = tuple(1 for _ in first.request.sides)
    draft = rules.apply_roll(rules.blank(game), first.id, throw_of(first.request.sides, faces, "hand"), game)
    key = first.id.removeprefix("ability:")
    filled = rules.fill(draft, game, Random(3))
    assert filled.ability[key] == draft.ability[key]
    assert all(value is not None for value in filled.ability.values())


def test_filling_keeps_levels_already_chosen() -> None:
    """EN-CRE-01."""
    rules, game = system_and_game("enishi")
    draft = rules.blank(game).evolve(creation_option="a", clv=3, gauge_size=3)
    draft = draft.evolve(skills=draft.skills.evolve(vigour=2))
    for seed in range(10):
        filled = rules.fill(draft, game, Random(seed))
        assert filled.creation_option == "a"
        assert filled.skills.vigour >= 2
