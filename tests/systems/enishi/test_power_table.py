"""The power table as a 卓 sets it (EN-PWR-01): damage, exact chances, and the strip on paper."""

from __future__ import annotations

import pytest

from desktop.core.words import Words
from desktop.systems.enishi import SYSTEM
from desktop.systems.enishi.checks.state import power_of
from desktop.systems.enishi.tables import tables
from desktop.views.paper.ink import Mode
from desktop.views.paper.printing import sheet_pages


def test_the_settings_begin_as_the_table_is_published() -> None:
    settings = SYSTEM.game().settings
    for row in tables().powers:
        assert power_of(row.min, settings) == row.power
        assert getattr(settings, f"power_{row.id}") == row.power


@pytest.mark.parametrize("row", tables().powers, ids=lambda row: row.id)
def test_every_band_gives_what_the_table_says(row: object, qapp: object) -> None:
    index = tables().powers.index(row)  # type: ignore[arg-type]
    own = tables().powers[index]
    game = SYSTEM.game(SYSTEM.definition().evolve(settings={f"power_{own.id}": 77}))
    assert power_of(own.min, game.settings) == 77
    others = [r for r in tables().powers if r.id != own.id]
    assert [power_of(r.min, game.settings) for r in others] == [r.power for r in others]
    pages = sheet_pages([(SYSTEM, game, SYSTEM.blank(game))], Mode.FILLED, Words())
    assert "77" in [text for page in pages for text in page.texts()]


def test_more_power_makes_more_damage_likely() -> None:
    strong = SYSTEM.game(SYSTEM.definition().evolve(settings={"power_light": 9}))
    attacker, target = SYSTEM.blank(SYSTEM.game()), SYSTEM.blank(SYSTEM.game()).evolve(name="的")
    kinds = {kind.id for kind in SYSTEM.check_kinds(attacker, strong, party=(attacker, target))}
    assert "attack" in kinds
    params = {"target": target.id}
    plain = SYSTEM.start_check("attack", attacker, params, SYSTEM.game(), party=(attacker, target)).odds()
    more = SYSTEM.start_check("attack", attacker, params, strong, party=(attacker, target)).odds()
    assert plain.success == more.success
    assert plain.rows != more.rows
