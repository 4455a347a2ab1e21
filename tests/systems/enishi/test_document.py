"""Creation, shop and growth through the open sheet, as the builder and the page of growth change it."""

from __future__ import annotations

from typing import Any, cast

import pytest

from desktop.core.problem import Problem
from desktop.core.system import AnySystem
from desktop.models.sheet.document import SheetDocument
from desktop.systems.enishi import SYSTEM
from desktop.systems.enishi.build import blank, buy, choose_start, finish, offers, return_, set_slv
from desktop.systems.enishi.sheet import Sheet
from tests.systems.enishi.people import game, sheet


def opened(own: Sheet, **settings: Any) -> SheetDocument:
    """Open a sheet as its page does."""
    return SheetDocument(own, cast("AnySystem", SYSTEM), game(**settings))


def learn(document: SheetDocument, skill: str, level: object) -> Problem | None:
    """Set a level as the builder does."""
    return document.apply(lambda s: set_slv(s, skill, level), "")  # type: ignore[arg-type]


def grow(document: SheetDocument, purchase: str) -> str:
    """Buy growth as the page does; return the rule that refuses it."""
    problem = document.apply(lambda s: document.system.grow(s, purchase, document.game), "")
    return problem.rule if problem is not None else ""


def test_a_character_is_built_step_by_step() -> None:
    """EN-CRE-01…08, EN-EQP-01, EN-EQP-02, EN-ARM-02, EN-AMB-31, EN-VAL-09, EN-VAL-13."""
    document = opened(blank(game()))
    document.apply(lambda s: choose_start(s, "a", game()), "")
    for skill, level in (("vigour", 2), ("will", 1), ("riches", 1), ("athletics", 2)):
        assert learn(document, skill, level) is None
    derived = {name: document.derived[name].value for name in ("lp_max", "sp_max", "mobility", "wealth_left")}
    assert derived == {"lp_max": 8, "sp_max": 7, "mobility": 7, "wealth_left": 10}
    for thing in ("weapons:melee_two_hand", "armour:heavy_armour"):
        assert document.apply(lambda s, t=thing: buy(s, t, game()), "") is None
    assert (document.derived["mobility"].value, document.derived["wealth_left"].value) == (4, 2)
    refused = document.apply(lambda s: buy(s, "armour:light_armour", game()), "")
    assert refused is not None
    assert refused.rule == "EN-VAL-09"
    document.edit("armour.0.name", "竹の胴")
    refused = document.apply(lambda s: finish(s, game()), "")
    assert refused is not None
    assert refused.rule == "EN-VAL-13"
    for field, text in (("name", "ハル"), ("background", "山の子"), ("notes", "犬を飼う")):
        assert document.edit(field, text) is None
    assert document.apply(lambda s: finish(s, game()), "") is None
    own = document.sheet_as(Sheet)
    assert (own.draft, own.lp, own.sp, own.gauge_size, own.wealth, own.armour[0].name) == (False, 8, 7, 1, 2, "竹の胴")
    assert document.problems == ()


def test_shop_lists_three_kinds_of_armour() -> None:
    """EN-ARM-03: what covers more costs more, weighs more and protects more."""
    labels = [str(offer.label) for offer in offers(sheet(wealth=20), game()) if offer.group == "防具"]
    assert labels[:3] == ["部分鎧", "軽鎧", "重鎧"]


@pytest.mark.parametrize("level", [-1, 100, 1.5])
def test_invalid_level_is_refused_by_builder_and_field(level: object) -> None:
    """EN-VAL-05: negative, huge or not whole, neither by the builder nor by a field."""
    document = opened(blank(game()))
    for wrong in (level, True):
        refused = learn(document, "will", wrong)
        assert refused is not None
        assert refused.rule == "EN-VAL-05"
    assert document.edit("skills.will", level) is not None
    assert document.sheet_as(Sheet).skills.will == 0


def test_experience_is_spent_up_to_the_cap() -> None:
    """EN-GRW-01, EN-GRW-02, EN-VAL-30, EN-VAL-31, EN-AMB-74, EN-AMB-75: the cap rises with CLV, which has none."""
    document = opened(sheet(clv=0, xp_total=6 * 60 + 6, gauge_size=0))
    assert [grow(document, "new:will"), grow(document, "raise:will")] == ["", "EN-VAL-31"]
    assert {grow(document, "clv") for _ in range(60)} == {""}
    own = document.sheet_as(Sheet)
    assert (own.clv, own.xp_spent) == (60, 362)
    assert [grow(document, "raise:will"), grow(document, "raise:will"), grow(document, "clv")] == ["", "", "EN-VAL-30"]


def test_later_riches_add_no_wealth_by_default() -> None:
    """EN-AMB-33: unless the campaign allows it."""
    for pays, wealth in ((False, 1), (True, 6)):
        document = opened(sheet(xp_total=4, wealth=1), riches_pay=pays)
        assert grow(document, "new:riches") == ""
        assert document.sheet_as(Sheet).wealth == wealth


def test_finished_character_cannot_sell() -> None:
    """EN-AMB-46: a finished character gives things away by striking them, without a refund."""
    document = opened(sheet(wealth=1, weapons=["gun"]))
    refused = document.apply(lambda s: return_(s, "weapons:0", game()), "")
    assert refused is not None
    assert refused.rule == "EN-AMB-46"
    assert document.edit("weapons", ()) is None
    assert document.sheet_as(Sheet).wealth == 1
