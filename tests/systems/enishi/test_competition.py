"""A competition needs somebody to compete with (EN-OPP-02)."""

from __future__ import annotations

import pytest

from desktop.core.problem import Refusal
from desktop.systems.enishi import SYSTEM


def test_a_competition_without_opponents_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        SYSTEM.start_check("competition", None, {"skill": 2, "other": []}, SYSTEM.game())
    assert refused.value.problem.code == "no_opponent"
