"""The published tables as a 卓 has them (EN-PWR-01, EN-DMG-03): damage, exact chances, screen and paper follow."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from desktop.core.game import Game
from desktop.core.words import Words
from desktop.systems.enishi import SYSTEM
from desktop.systems.enishi.actor import purse, splits
from desktop.systems.enishi.checks.state import power_of
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.tables import tables
from desktop.views.paper.printing import find_printouts, sheet_pages
from desktop.views.paper.protocol import PaperContents
from desktop.views.paper.sheet.ink import Mode


def rows(list_id: str) -> list[dict[str, Any]]:
    (spec,) = (spec for spec in SYSTEM.lists if spec.id == list_id)
    return [row.model_dump(mode="json") for row in spec.base]


def game_of(**lists: Any) -> Game[Settings]:
    definition = SYSTEM.definition().evolve(lists=lists)
    assert SYSTEM.check_definition(definition) == ()
    return SYSTEM.game(definition)


def printed(game: Game[Settings]) -> set[str]:
    pages = sheet_pages([(SYSTEM, game, SYSTEM.blank(game))], Mode.FILLED, Words())
    return {text for page in pages for text in page.texts()}


def test_the_table_begins_as_it_is_published() -> None:
    settings = SYSTEM.game().settings
    achievements = (-3, 0, 2, 3, 7, 9, 12, 15, 17, 18, 40)
    assert [power_of(n, settings) for n in achievements] == [0, 0, 0, 1, 3, 5, 7, 9, 9, 11, 11]


@pytest.mark.parametrize("index", range(len(tables().powers)))
def test_custom_power_is_used_in_its_band(index: int, qapp: object) -> None:
    own = rows("powers")
    own[index] |= {"power": 77, "name": "朱傷"}
    game = game_of(powers=own)
    for band, row in enumerate(tables().powers):
        assert power_of(row.start, game.settings) == (77 if band == index else row.power)
    assert {"77", "朱傷"} <= printed(game)
    (screen,) = (printout for printout in find_printouts("enishi") if printout.id == "gm_screen")
    assert {"77", "朱傷"} <= {text for page in screen.draw(PaperContents(game, Words())) for text in page.texts()}


def test_band_limits_can_be_changed(qapp: object) -> None:
    low = {"id": "a", "start": 0, "name": "浅手", "power": 2}
    high = {"id": "b", "start": 10, "name": "深手", "power": 9}
    game = game_of(powers=[low, high])
    assert [power_of(n, game.settings) for n in (-1, 9, 10, 99)] == [2, 2, 9, 9]
    assert {"0〜9", "10〜", "浅手", "深手"} <= printed(game)


def test_more_power_makes_more_damage_likely() -> None:
    own = rows("powers")
    own[2]["power"] = 9
    strong = game_of(powers=own)
    attacker, target = SYSTEM.blank(SYSTEM.game()), SYSTEM.blank(SYSTEM.game()).evolve(name="的")
    params = {"target": target.id}
    plain = SYSTEM.start_check("attack", attacker, params, SYSTEM.game(), party=(attacker, target)).odds()
    more = SYSTEM.start_check("attack", attacker, params, strong, party=(attacker, target)).odds()
    assert plain.success == more.success
    assert plain.rows != more.rows


@pytest.mark.parametrize(
    ("kind", "lp", "sp"), [("wound", 1, 2), ("wound", 2, 3), ("wound", 1, 0), ("fatigue", 0, 2), ("fatigue", 1, 1)]
)
def test_damage_split_follows_custom_table(kind: Any, lp: int, sp: int, qapp: object) -> None:
    """EN-DMG-03, EN-DMG-04: every order of taking points from one pool or the other, by brute force."""
    game = game_of(damage=[row | ({"lp": lp, "sp": sp} if row["id"] == kind else {}) for row in rows("damage")])
    who = purse(SYSTEM.blank(game), game)
    for damage in range(4):  # so little that no pool runs out, whatever the order
        ways = [(lp, 0)] * bool(lp) + [(0, sp)] * bool(sp)
        wanted = {(sum(a for a, _ in taken), sum(b for _, b in taken)) for taken in product(ways, repeat=damage)}
        capped = {(min(a, who.lp), min(b, who.sp)) for a, b in wanted}
        assert set(splits(who, damage, kind, game.settings)) <= capped
        if max(damage * lp, damage * sp) < 6:
            assert set(splits(who, damage, kind, game.settings)) == wanted
    sentence = f"LP−{lp}か" if lp and sp else f"LP−{lp}" if lp else f"SP−{sp}"
    assert any(sentence in text for text in printed(game))


@pytest.mark.parametrize(
    ("lists", "code", "place"),
    [
        ({"powers": []}, "no_rows", "lists.powers"),
        ({"powers": [{"id": "a", "start": 3}, {"id": "b", "start": 3}]}, "not_rising", "lists.powers.1.start"),
        ({"powers": [{"id": f"a{n}", "start": n} for n in range(11)]}, "too_many_rows", "lists.powers"),
        ({"powers": [{"id": "a", "start": "x"}]}, "bad_row", "lists.powers.0.start"),
        ({"damage": [{"id": "wound", "lp": 1, "sp": 1}]}, "other_rows", "lists.damage"),
        ({"damage": [{"id": "wound"}, {"id": "fatigue", "sp": 1}]}, "no_loss", "lists.damage.0"),
    ],
)
def test_mistakes_of_a_table_are_named(lists: dict[str, Any], code: str, place: str) -> None:
    found = SYSTEM.check_definition(SYSTEM.definition().evolve(lists=lists))
    assert [(problem.code, problem.field) for problem in found] == [(code, place)]
    assert str(found[0].remedy) or code == "bad_row"
