"""Growth in every system that has some: offers are accepted, others give reason and remedy, nothing is repeated."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from desktop.core.problem import Refusal
from desktop.services.text.catalogue import Catalogue

CATALOGUE = Catalogue()
SYSTEMS = [info.id for info in CATALOGUE if CATALOGUE.system(info.id).growth(
    CATALOGUE.system(info.id).randomise(CATALOGUE.system(info.id).game(), Random(1)), CATALOGUE.system(info.id).game()
)]  # fmt: skip
RICH = {"enishi": {"xp_total": 40}, "common": {"cp": 12}, "blank": {"points": 40}}
"""What a character has to grow with."""


def people(system: str) -> list[tuple[Any, Any]]:
    """Return sheets that cannot pay, that can, and that are still being made, each with the rules."""
    rule_system = CATALOGUE.system(system)
    game = rule_system.game()
    poor = [rule_system.randomise(game, Random(seed)) for seed in range(4)]
    rich = [sheet.evolve(**RICH.get(system, {})) for sheet in poor]
    drafts = [rule_system.fill(rule_system.blank(game), game, Random(seed)) for seed in range(2)]
    return [(sheet, game) for sheet in (*poor, *rich, *drafts)]


def test_the_systems_that_have_growth() -> None:
    assert SYSTEMS == ["d6game", "enishi", "common", "blank"]


@pytest.mark.parametrize("system", SYSTEMS)
def test_growth_offers_are_accepted_or_explained(system: str) -> None:
    rule_system, refused = CATALOGUE.system(system), 0
    for sheet, game in people(system):
        for offer in rule_system.growth(sheet, game):
            if offer.legal:
                assert rule_system.grow(sheet, offer.id, game) != sheet
                assert not str(offer.reason)
                continue
            refused += 1
            assert str(offer.reason), offer.id
            assert str(offer.remedy), offer.id
            with pytest.raises(Refusal) as why:
                rule_system.grow(sheet, offer.id, game)
            assert str(why.value.problem.remedy) == str(offer.remedy)
    assert refused


@pytest.mark.parametrize("system", SYSTEMS)
def test_growth_offers_nothing_already_owned(system: str) -> None:
    rule_system = CATALOGUE.system(system)
    for sheet, game in people(system):
        for _ in range(6):
            legal = [
                p
                for p in rule_system.growth(sheet, game)
                if p.legal and not p.id.startswith(("drop:", "wealth", "clv"))
            ]
            if not legal:
                break
            bought = legal[0]
            sheet = rule_system.grow(sheet, bought.id, game)
            left = {p.id for p in rule_system.growth(sheet, game) if p.legal}
            once = system not in ("common", "blank") or bought.id == "move"  # what is bought there can be had again
            assert not once or bought.id.startswith("raise:") or bought.id not in left


@pytest.mark.parametrize("system", SYSTEMS)
def test_unoffered_growth_is_refused_with_advice(system: str) -> None:
    rule_system, (sheet, game) = CATALOGUE.system(system), people(system)[0]
    for wish in ("", "nothing", "skill:", "raise:", "new:art:"):
        with pytest.raises(Refusal) as why:
            rule_system.grow(sheet, wish, game)
        assert str(why.value.problem.remedy)
