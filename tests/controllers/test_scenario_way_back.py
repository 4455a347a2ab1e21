"""A damaged scenario, or a damaged file of handouts, has its earlier versions one press away."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog

from desktop.controllers.desk import Desk
from desktop.controllers.main import MainController
from desktop.controllers.scenario import PAGE, ScenarioController
from desktop.services import encoding, parsing
from desktop.views.dialogs.versions import VersionsDialog
from tests.table_mode import click


def brought_back(desk: Desk) -> None:
    """Press the button of the notice, and bring the newest version back."""
    assert desk.window.ui.noticeAction.text() == "前の版を見る"
    click(desk.window.ui.noticeAction)
    dialog = next(d for d in desk.window.findChildren(VersionsDialog) if d.isVisible())
    assert dialog.ui.restoreButton.isEnabled()
    click(dialog.ui.restoreButton)


def changed_once(main: MainController) -> tuple[Desk, ScenarioController]:
    main.open_sample("common")
    desk = main.desk
    assert desk is not None
    desk.run("scenario")
    controller = desk.tabs.keeper(PAGE)
    assert isinstance(controller, ScenarioController)
    assert controller.document is not None
    controller.document.set_texts({"title": "Night"}, "")
    assert controller.flush()
    desk.tabs.close_front()
    return desk, controller


def test_a_scenario_that_cannot_be_read_comes_back(main: MainController) -> None:
    desk, _ = changed_once(main)
    (path,) = desk.workspace.scenarios.folder.glob("*.json")
    path.write_text('{"format": ', encoding="utf-8")
    desk.open_scenario(path.name)
    assert "途中" in desk.window.notice
    brought_back(desk)
    again = desk.tabs.keeper(PAGE)
    assert isinstance(again, ScenarioController)
    assert again.document is not None
    assert again.document.value.title == "水車小屋の夜"
    assert desk.window.notice == ""


def test_values_that_do_not_fit_are_listed_and_the_way_back_is_offered(main: MainController) -> None:
    desk, _ = changed_once(main)
    (path,) = desk.workspace.scenarios.folder.glob("*.json")
    data = parsing.parse(path.read_bytes())
    path.write_bytes(encoding.encode({**data, "areas": 5}))
    desk.open_scenario(path.name)
    for dialog in desk.window.findChildren(QDialog):
        dialog.close()
    brought_back(desk)
    assert parsing.parse(path.read_bytes())["title"] == "水車小屋の夜"


def test_a_file_of_handouts_comes_back(main: MainController) -> None:
    main.open_sample("common")
    desk = main.desk
    assert desk is not None
    handouts = desk.workspace.handouts
    before = handouts.known
    assert before
    handouts.add(before[0].evolve(id="other", title="Other"), "")
    assert handouts.save()
    path = desk.workspace.table.folder / "handouts.json"
    path.write_text("{", encoding="utf-8")
    desk.teller.guard(lambda: handouts.settle(mine=False))
    brought_back(desk)
    assert handouts.known == before
