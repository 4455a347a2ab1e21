"""Every parameter of every check of every rule system takes any text on the shell: a result, or one sentence.

A sample by default; `TAKUJO_HOSTILE=all` takes every text, `TAKUJO_HOSTILE=20` twenty.
"""

from __future__ import annotations

import io
import random

import pytest

from desktop.cli import commands
from desktop.services.text.catalogue import Catalogue, system_ids
from tests.hostile_strings import EACH, TEXTS, part

SAMPLE = 5
"""Texts for each parameter."""


@pytest.mark.parametrize("system", system_ids())
def test_any_text_in_any_parameter_is_a_result_or_one_sentence(system: str) -> None:
    rule_system = Catalogue().system(system)
    chance = random.Random(system)
    for kind in rule_system.check_kinds(None, rule_system.game()):
        for option in ("--faces", "--choose", "--seed", *(f"--{param.id}" for param in kind.params)):
            for text in part(chance.sample(TEXTS, EACH or SAMPLE)):
                out, err = io.StringIO(), io.StringIO()
                code = commands.main(["roll", system, kind.id, "--lang", "ja", f"{option}={text}"], out, err)
                texts = (system, kind.id, option, text)
                assert code in (commands.DONE, commands.FAILED), texts
                assert bool(err.getvalue()) == (code == commands.FAILED), texts
                assert len(err.getvalue().splitlines()) <= 1, texts
