"""A form shows no hidden number: secret inputs are covered, on the page and as JSON."""

from __future__ import annotations

import io
import json
from random import Random
from typing import Any

import pytest

from desktop.cli import commands
from desktop.core.value import Viewer
from desktop.core.view_models import shown
from desktop.services.text.catalogue import Catalogue

SECRET: tuple[tuple[str, str, dict[str, Any], set[str]], ...] = (
    ("enishi", "check", {"secret": True, "target": 11}, {"target"}),
    ("enishi", "opposed", {"secret": True, "other_total": 11}, {"other_total"}),
    ("enishi", "attack", {"secret": True, "other_total": 11, "structure": 3}, {"other_total", "structure"}),
    ("d20fate", "check", {"dc_hidden": True, "dc": 17}, {"dc"}),
    ("kotodama", "normal", {"secret": True, "difficulty": 3}, {"difficulty"}),
    ("kotodama", "extended", {"secret": True, "goal": 9}, {"goal"}),
    ("kotodama", "opposed", {"hidden": True, "opponent_pool": 5}, {"opponent_pool"}),
)


@pytest.mark.parametrize(("system", "kind", "params", "texts"), SECRET)
def test_inputs_that_reveal_secrets_are_covered(
    system: str, kind: str, params: dict[str, Any], texts: set[str]
) -> None:
    rule_system = Catalogue().system(system)
    game = rule_system.game()
    party = [rule_system.randomise(game, Random(n)).evolve(name=f"人{n}", is_pc=n < 2) for n in range(3)]
    check = rule_system.start_check(kind, party[0], params, game, party=party)
    known = {param.id for kind_ in rule_system.check_kinds(party[0], game, party=party) for param in kind_.params}
    assert texts <= known
    covered = shown(check, Viewer())
    assert texts <= set(covered.params)
    assert not {"secret", "dc_hidden", "hidden"} & set(covered.params)
    assert shown(check, Viewer(gm=True)).params == ()


def test_the_command_line_writes_no_secret_difficulty() -> None:
    rows = []
    for difficulty in ("2", "3"):
        line = ["roll", "kotodama", "normal", "--pool", "4", "--difficulty", difficulty, "--secret", "--seed", "1"]
        out = io.StringIO()
        assert commands.main([*line, "--json"], out) == 0
        rows.append(json.loads(out.getvalue()))
    assert rows[0] == rows[1]
    assert "difficulty" not in rows[0]["params"]
