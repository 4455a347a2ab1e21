"""Edits are written in parts, so that no key waits for all of them; the file is the former one or the new."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from desktop.controllers.editors.definition import DefinitionController
from desktop.controllers.main import MainController
from desktop.services.campaign.campaign import DRAFT
from desktop.services.storage.store import Store
from tests.test_bad_games import editor_of

PIECES = 3
"""Of a small game; the text of a large one is made in several."""


@pytest.fixture
def controller(main: MainController) -> DefinitionController:
    main.campaigns.make("blank", "霧の国")
    return editor_of(main)


def stored(controller: DefinitionController) -> dict[str, Any]:
    """Read the file on disk."""
    return dict(Store().read(controller.open_campaign.campaign.folder / "table.json").data)


def skills(controller: DefinitionController, key: str = "definition") -> list[str]:
    lists = (stored(controller).get(key) or {}).get("lists", {})
    return [row["name"] for row in lists.get("skills", ())]


def write(controller: DefinitionController, *names: str) -> None:
    """Give the game these skills; the pause is over."""
    controller.page.rows_changed.emit("skills", [{"id": f"s{n}", "name": name} for n, name in enumerate(names)])
    controller.saving.rest.stop()
    controller.saving.begin()


def turn(times: int) -> None:
    for _ in range(times):
        QCoreApplication.processEvents()


def test_file_is_unchanged_until_the_last_part_is_written(controller: DefinitionController) -> None:
    open_campaign = controller.open_campaign
    former = open_campaign.game
    write(controller, "霧読み")
    for _ in range(PIECES - 1):
        turn(1)
        assert skills(controller) == []
        assert open_campaign.game is former
        assert not controller.saving.up_to_date
    turn(1)
    assert skills(controller) == ["霧読み"]
    assert open_campaign.game is controller.document.game
    assert controller.saving.up_to_date


def test_edit_during_a_split_save_is_written_after_it(
    controller: DefinitionController,
) -> None:
    write(controller, "霧読み")
    turn(1)
    controller.page.rows_changed.emit("skills", [{"id": "s0", "name": "霧読みの"}])
    turn(PIECES)
    assert skills(controller) == ["霧読み"]
    assert not controller.saving.up_to_date
    assert controller.saving.rest.isActive()
    assert controller.flush(), "what closes waits for it"
    assert skills(controller) == ["霧読みの"]
    assert not controller.saving.turn.isActive()


def test_closing_during_a_split_save_writes_everything(controller: DefinitionController) -> None:
    write(controller, "霧読み")
    turn(PIECES - 1)
    assert controller.flush()
    assert skills(controller) == ["霧読み"]


def test_other_changes_during_a_split_save_are_kept(controller: DefinitionController) -> None:
    write(controller, "霧読み")
    turn(PIECES - 1)
    controller.open_campaign.campaign.change(party=["somebody"])
    turn(1)
    assert skills(controller) == ["霧読み"]
    assert stored(controller)["party"] == ["somebody"]


def test_invalid_definition_is_saved_beside_the_last_valid_one(controller: DefinitionController) -> None:
    write(controller, "霧読み")
    turn(PIECES)
    wrong = {"kind": "ref", "id": "none.such"}
    controller.page.rows_changed.emit("abilities", [{"id": "a", "name": "力", "formula": wrong, "value": wrong}])
    controller.page.rows_changed.emit("turns", [{"id": "t", "name": "順", "way": "value", "value": wrong}])
    assert controller.document.blocking
    former = controller.open_campaign.game
    controller.saving.begin()
    turn(PIECES)
    assert controller.saving.up_to_date
    assert stored(controller)[DRAFT]["lists"]["turns"][0]["name"] == "順"
    assert "turns" not in stored(controller)["definition"]["lists"]
    assert controller.open_campaign.game is former
