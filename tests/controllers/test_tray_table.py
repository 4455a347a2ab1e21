"""Whose dice lie where, and which of them count."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from desktop.controllers.tray_table import NOBODY, Cast, Step, lay_out
from desktop.core.check import DiceRequest
from desktop.core.dice import Throw, throw_of
from desktop.core.outcome import Outcome
from desktop.core.sheet import Sheet
from desktop.core.words import phrase
from desktop.views.dice import Standing

OWN = Sheet(id="own", name="七海", colour="#2F4B8F")
FRIEND = Sheet(id="friend", name="ハル", colour="#B5371B")
CAST = Cast(OWN, (OWN, FRIEND), "相手")


def request(who: str = "", sides: tuple[int, ...] = (6, 6), secret: bool = False) -> DiceRequest:
    """Dice wanted of somebody."""
    return DiceRequest(sides=sides, label=phrase("ダイス"), who=who, secret=secret)


def step(who: str, *values: int, secret: bool = False) -> Step:
    """A throw of somebody."""
    sides = (6,) * len(values)
    before: Any = None
    return Step(before, request(who, sides, secret), throw_of(sides, values))


def check(*throws: Throw, wants: DiceRequest | None = None, unused: tuple[tuple[int, int], ...] = ()) -> Any:
    """A check with this outcome."""
    outcome = Outcome(label="成功", throws=throws, unused=unused) if throws else None
    return SimpleNamespace(wants=wants, outcome=outcome)


def test_everybody_throws_in_their_own_colour_and_strangers_in_grey() -> None:
    steps = [step("own", 4, 1), step("friend", 2, 2), step("", 6, 3)]
    groups = lay_out(steps, check(*(s.throw for s in steps)), CAST, (), lifted=False)
    assert [g.dice[0].colour for g in groups] == [OWN.colour, FRIEND.colour, NOBODY]
    assert [g.name for g in groups] == ["七海", "ハル", "相手"]
    assert not any(g.added for g in groups)


def test_a_throw_without_a_name_is_the_one_whose_check_it_is() -> None:
    groups = lay_out([step("", 4, 1)], check(step("", 4, 1).throw), CAST, (), lifted=False)
    assert groups[0].dice[0].colour == OWN.colour
    assert groups[0].name == ""


def test_dice_that_were_thrown_again_are_pale_even_when_the_faces_are_the_same() -> None:
    steps = [step("own", 1, 2), step("own", 1, 2)]
    groups = lay_out(steps, check(steps[1].throw), CAST, (), lifted=False)
    assert [{d.standing for d in g.dice} for g in groups] == [{Standing.DROPPED}, {Standing.COUNTED}]


def test_a_die_that_does_not_count_is_pale() -> None:
    steps = [step("own", 7 - 1, 4)]
    groups = lay_out(steps, check(steps[0].throw, unused=((0, 1),)), CAST, (), lifted=False)
    assert [d.standing for d in groups[0].dice] == [Standing.COUNTED, Standing.DROPPED]


def test_further_dice_of_the_same_person_lie_in_a_frame_apart() -> None:
    steps = [step("own", 4, 4)]
    groups = lay_out(steps, check(steps[0].throw, wants=request("own", (6,))), CAST, (), lifted=False)
    assert groups[1].added
    assert [d.standing for d in groups[1].dice] == [Standing.WAITING]


def test_typed_faces_take_their_places_and_secret_ones_stay_covered() -> None:
    open_ = lay_out([], check(wants=request("own")), CAST, (4,), lifted=False)
    assert [(d.value, d.standing) for d in open_[0].dice] == [(4, Standing.COUNTED), (1, Standing.WAITING)]
    hidden = lay_out([], check(wants=request("own", secret=True)), CAST, (4,), lifted=False)
    assert hidden[0].dice[0].standing is Standing.COVERED


def test_a_cover_can_be_lifted() -> None:
    steps = [step("own", 4, 1, secret=True)]
    outcome = check(steps[0].throw)
    assert {d.standing for d in lay_out(steps, outcome, CAST, (), lifted=False)[0].dice} == {Standing.COVERED}
    assert {d.standing for d in lay_out(steps, outcome, CAST, (), lifted=True)[0].dice} == {Standing.COUNTED}
