"""A campaign without fate dice: the dice decide as they fall, and none is held, gained or spent (D20-FATE-01)."""

from __future__ import annotations

from random import Random

import pytest

from desktop.core.game import Game
from desktop.core.problem import Refusal
from desktop.core.rolls.dice import throw_of
from desktop.systems.d20fate import SYSTEM
from desktop.systems.d20fate.resolve import pool_after_stunt
from desktop.systems.d20fate.settings import D20FateSettings

from .conftest import party


def without(**more: object) -> Game[D20FateSettings]:
    return SYSTEM.game(SYSTEM.definition().evolve(settings={"fate.enabled": False, **more}))


@pytest.mark.parametrize("auto", [True, False])
def test_a_failure_is_final_at_once(auto: bool) -> None:
    game, sheet = without(**{"flow.auto_confirm": auto}), party()[0].evolve(fate_dice=5)
    check = SYSTEM.start_check("check", sheet, {"dc": 25}, game, party=party())
    assert [row.label for row in check.odds().rows if row.option] == []
    check = check.throw(throw_of((20,), (2,)))
    assert (check.done, check.options, check.changes[0].field) == (True, (), "history")


def test_odds_without_fate_are_those_of_one_die() -> None:
    """Brute force over the faces: the pool of the sheet changes nothing."""
    game = without()
    for dc in (5, 11, 16):
        start = SYSTEM.start_check("check", party()[0].evolve(fate_dice=9), {"dc": dc}, game)
        won = sum(bool(start.throw(throw_of((20,), (face,))).outcome.success) for face in range(1, 21))
        assert start.odds().success * 20 == won
        assert {str(row.label) for row in start.odds().rows} <= {"有利", "不利", "ふつう"}


def test_fate_dice_are_never_gained() -> None:
    game = without()
    made = SYSTEM.randomise(game, Random(1))
    assert made.fate_dice == 0
    assert SYSTEM.person(party()[0], game).gauges == ()
    assert SYSTEM.unused(game) == ("fate_dice",)
    assert "fate_dice" not in {number.id for number in SYSTEM.numbers(made, game)}
    ids = {param.id for kind in SYSTEM.check_kinds(None, game) for param in kind.params}
    assert not ids & {"fate", "opponent_fate"}
    with pytest.raises(Refusal) as refused:
        pool_after_stunt(0, True, game.settings)
    assert refused.value.problem.code == "no_fate"
