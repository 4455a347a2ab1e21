"""The scenario that every system brings: whole in both languages, and nothing in it leads nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.core.problem import Severity
from desktop.core.scenario import Around
from desktop.services.catalogue import Catalogue
from desktop.services.handouts import Handouts
from desktop.services.library import Library
from desktop.services.sample import open_sample
from desktop.services.scenarios import Scenarios
from desktop.services.store import Store

SYSTEMS = tuple(info.id for info in Catalogue())


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("name", SYSTEMS)
def test_the_sample_scenario_is_right_and_at_hand(tmp_path: Path, name: str, language: str) -> None:
    system = Catalogue().system(name)
    table = open_sample(Library(tmp_path, Store()), name, language)
    files = Scenarios(table, system)
    (listed,) = files.listed()
    assert listed.id == table.data["scenario"]
    _, scenario = files.read(listed.path)
    entries = {entry.id: entry for entry in table.sheets()}
    handouts = Handouts(table).read()
    around = Around(
        sheets=tuple((entry.id, entry.name, entry.is_pc) for entry in entries.values()),
        handouts=tuple((one.id, one.title) for one in handouts),
    )
    found = system.scenario.problems(scenario, table.game(system), around)
    assert [p for p in found if p.severity is Severity.BLOCK] == []
    assert {p.code for p in found} <= {"range_jumped"}
    assert len(scenario.scenes) >= 3
    assert scenario.encounters
    assert {person.sheet for person in scenario.npcs} <= set(entries)
    assert any(scene.handouts for scene in scenario.scenes)
    said = scenario.title + scenario.summary
    assert (max(said) > "\u3000") == (language == "ja")
