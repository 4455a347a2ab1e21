"""The scenario that every system brings: whole in both languages, and nothing in it leads nowhere."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from desktop import assets
from desktop.core.prepared.scenario import ScenarioContext
from desktop.core.problem import Severity
from desktop.services.campaign.handouts import Handouts
from desktop.services.campaign.scenarios import Scenarios
from desktop.services.library.library import Library
from desktop.services.library.sample import open_sample
from desktop.services.storage.store import Store
from desktop.services.text.catalogue import Catalogue

SYSTEMS = tuple(info.id for info in Catalogue())


def _own(name: str) -> Path:
    return assets.path("systems", name, "samples", "own.en.toml")


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("name", SYSTEMS)
def test_sample_scenario_is_valid_and_listed(tmp_path: Path, name: str, language: str) -> None:
    system = Catalogue().system(name)
    campaign = open_sample(Library(tmp_path, Store()), name, language)
    files = Scenarios(campaign, system)
    (listed,) = files.listed()
    assert listed.id == campaign.data["scenario"]
    _, scenario = files.read(listed.path)
    entries = {entry.id: entry for entry in campaign.sheets()}
    handouts = Handouts(campaign).read()
    around = ScenarioContext(
        sheets=tuple((entry.id, entry.name, entry.is_pc) for entry in entries.values()),
        handouts=tuple((one.id, one.title) for one in handouts),
    )
    found = system.scenario.problems(scenario, campaign.game(system), around)
    assert [p for p in found if p.severity is Severity.BLOCK] == []
    assert {p.code for p in found} <= {"range_jumped"}
    assert len(scenario.scenes) >= 3
    assert scenario.encounters
    assert {person.sheet for person in scenario.npcs} <= set(entries)
    assert any(scene.handouts for scene in scenario.scenes)
    text = scenario.title + scenario.summary
    assert (max(text) > "\u3000") == (language == "ja")


@pytest.mark.parametrize("name", [name for name in SYSTEMS if _own(name).is_file()])
def test_sample_words_are_translated_in_english(tmp_path: Path, name: str) -> None:
    """Cards, custom fields and their content; characters and their readings keep their names."""
    system = Catalogue().system(name)
    found = tomllib.loads(_own(name).read_text("utf-8"))["words"]
    for language, here in (("ja", True), ("en", False)):
        campaign = open_sample(Library(tmp_path / language, Store()), name, language)
        held = [
            text for file in campaign.folder.rglob("*.json") for text in _texts(json.loads(file.read_text("utf-8")))
        ]
        assert [word for word in found if (word in held) is not here] == []
        game = campaign.game(system)
        for entry in campaign.sheets():
            sheet = campaign.read(campaign.path_of(entry), system)[1]
            assert [p for p in system.validate(sheet, game) if p.severity is Severity.BLOCK] == []


def _texts(data: Any) -> Iterator[str]:
    if isinstance(data, dict | list):
        for part in data.values() if isinstance(data, dict) else data:
            yield from _texts(part)
    elif isinstance(data, str):
        yield data
