"""A random character gets an unused name, as long as there are names."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from desktop.core.custom.definition import Definition
from desktop.services.campaign.anonymised import unlike
from desktop.services.text.catalogue import Catalogue


@pytest.mark.parametrize("system", [info.id for info in Catalogue()])
def test_random_party_shares_no_given_or_family_name(system: str) -> None:
    """Four of them: among a dozen names two were called alike in half of all parties."""
    rule_system = Catalogue().system(system)
    game = rule_system.game(Definition(system=system))
    for seed in range(20):
        chance, names = Random(seed), list[str]()
        for _ in range(4):
            names.append(unlike(lambda: rule_system.by_chance(game, chance), names).name)  # noqa: B023 - called at once
        parts = [part for name in names for part in name.split()]
        assert len(parts) == len(set(parts)), names


def test_least_used_name_is_chosen_when_all_are_taken() -> None:
    rule_system = Catalogue().system("enishi")
    blank = rule_system.by_chance(rule_system.game(Definition(system="enishi")), Random(1))
    sheets = iter([blank.evolve(name="早川 ハル"), blank.evolve(name="早川 遥"), blank.evolve(name="霧島 ハル")] * 10)
    assert unlike(lambda: next(sheets), ["早川 ハル", "早川 遥"]).name == "霧島 ハル"


def test_first_name_is_taken_without_others() -> None:
    rule_system = Catalogue().system("enishi")
    game = rule_system.game(Definition(system="enishi"))

    def once() -> Iterator[int]:
        yield 1

    seeds = once()
    assert unlike(lambda: rule_system.by_chance(game, Random(next(seeds))), []).name
