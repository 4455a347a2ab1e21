"""The die that is not adopted is pointed at, so that the tray shows it pale (D20-ADV-02, D20-ADV-03)."""

from __future__ import annotations

import pytest

from desktop.core.dice import throw_of
from desktop.systems.d20fate import SYSTEM


@pytest.mark.parametrize(
    ("params", "faces", "unused"),
    [
        ({"advantage": True}, (4, 17), ((0, 0),)),
        ({"advantage": True}, (17, 4), ((0, 1),)),
        ({"disadvantage": True}, (4, 17), ((0, 1),)),
        ({"disadvantage": True}, (17, 4), ((0, 0),)),
        ({"advantage": True}, (9, 9), ((0, 1),)),
        ({}, (9,), ()),
    ],
)
def test_the_other_die_of_a_pair_is_unused(params: dict[str, bool], faces: tuple[int, ...], unused: object) -> None:
    check = SYSTEM.start_check("check", None, {"dc": 10, **params}, SYSTEM.game())
    outcome = check.throw(throw_of((20,) * len(faces), faces)).outcome
    assert outcome is not None
    assert outcome.unused == unused
