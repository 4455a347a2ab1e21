"""The die that is not adopted does not count, so that the tray shows it pale (D20-ADV-02, D20-ADV-03)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.core.rolls.dice import throw_of
from desktop.systems.d20fate import SYSTEM


@pytest.mark.parametrize(
    ("params", "faces", "counts"),
    [
        ({"advantage": True}, (4, 17), (False, True)),
        ({"advantage": True}, (17, 4), (True, False)),
        ({"disadvantage": True}, (4, 17), (True, False)),
        ({"disadvantage": True}, (17, 4), (False, True)),
        ({"advantage": True}, (9, 9), (True, False)),
        ({}, (9,), (True,)),
    ],
)
def test_the_other_die_of_a_pair_does_not_count(params: dict[str, bool], faces: tuple[int, ...], counts: Any) -> None:
    check = SYSTEM.start_check("check", None, {"dc": 10, **params}, SYSTEM.game())
    assert [thrown.counts for thrown in check.throw(throw_of((20,) * len(faces), faces)).thrown] == [counts]
