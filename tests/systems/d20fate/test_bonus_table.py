"""The table of proficiency bonuses as a campaign has it (D20-CORE-04): sums, why, the next rise, mistakes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from desktop.systems.d20fate import SYSTEM
from desktop.systems.d20fate.sheet import proficiency_bonus
from desktop.systems.d20fate.tables import published_proficiency

OWN = [{"id": "a", "level": 1, "bonus": 0}, {"id": "b", "level": 4, "bonus": 7}]


def test_bonus_list_defaults_to_the_published_table() -> None:
    for level in range(1, 25):
        if level <= 20:
            assert proficiency_bonus(level, "every_5_levels", published_proficiency()) == proficiency_bonus(level)
    assert SYSTEM.game().settings.proficiency == ()


@pytest.mark.parametrize(("level", "bonus"), [(1, 0), (3, 0), (4, 7), (20, 7)])
def test_sums_use_the_custom_table(level: int, bonus: int) -> None:
    game = SYSTEM.game(SYSTEM.definition().evolve(lists={"proficiency": OWN}))
    sheet = SYSTEM.randomise(game, Random(4)).evolve(level=level)
    numbers, plain = SYSTEM.derive(sheet, game), SYSTEM.derive(sheet, SYSTEM.game())
    assert numbers["proficiency_bonus"].value == bonus
    assert numbers["proficiency_bonus"].parts[0].house
    before, after = plain["str_total"].value, numbers["str_total"].value
    assert after - before == bonus - proficiency_bonus(level)  # type: ignore[operator]
    checks = [SYSTEM.start_check("check", sheet, {"subject": "str", "dc": 18}, g).odds().success for g in (game,)]
    needed = 18 - (after or 0)
    assert checks[0] * 20 == min(19, max(1, 21 - needed))


@pytest.mark.parametrize(
    ("rows", "code", "place"),
    [
        ([], "no_rows", "lists.proficiency"),
        (
            [{"id": "a", "level": 5, "bonus": 1}, {"id": "b", "level": 5, "bonus": 2}],
            "not_rising",
            "lists.proficiency.1.level",
        ),
        ([{"id": "a", "level": "x", "bonus": 1}], "bad_row", "lists.proficiency.0.level"),
    ],
)
def test_mistakes_of_the_table_are_named(rows: list[dict[str, Any]], code: str, place: str) -> None:
    found = SYSTEM.check_definition(SYSTEM.definition().evolve(lists={"proficiency": rows}))
    assert [(problem.code, problem.field) for problem in found] == [(code, place)]
