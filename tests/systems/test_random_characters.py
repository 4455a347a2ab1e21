"""おまかせ makes a legal character in every game that the editor accepts."""

from __future__ import annotations

from random import Random

import pytest

from desktop.core.problem import Severity
from desktop.services.text.catalogue import Catalogue, system_ids
from tests.example_budget import seeds
from tests.random_games import random_definition


@pytest.mark.parametrize("system_id", system_ids())
def test_a_random_character_is_legal_in_every_accepted_game(system_id: str) -> None:
    system = Catalogue().system(system_id)
    for seed in seeds(200):
        game = system.game(random_definition(system, Random(seed)))
        made = system.by_chance(game, Random(seed))
        assert not made.draft
        assert [p for p in system.validate(made, game) if p.severity is Severity.BLOCK] == [], seed


@pytest.mark.parametrize("system_id", system_ids())
def test_a_completed_draft_lacks_only_texts(system_id: str) -> None:
    system = Catalogue().system(system_id)
    for seed in seeds(200):
        game = system.game(random_definition(system, Random(seed)))
        draft = system.completed(system.blank(game), game, Random(seed))
        wrong = [p for p in system.validate(draft, game) if p.severity is Severity.BLOCK]
        assert {p.field for p in wrong} <= {"own.own-text", "own.own-long"}, seed
