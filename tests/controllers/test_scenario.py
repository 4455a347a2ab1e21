"""The editor of scenarios, through the window: what is written, found wrong, taken back, kept, and brought in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit

from desktop.controllers.desk import Desk
from desktop.controllers.main import MainController
from desktop.controllers.scenario import PAGE, ScenarioController
from desktop.core.sheet import new_id
from desktop.models.library_tree import LINE_ROLE
from desktop.services import files
from desktop.views.dialogs.mistakes import MistakesDialog
from desktop.views.dialogs.versions import VersionsDialog
from desktop.views.widgets.pick import PickMany, PickOne
from desktop.views.widgets.rows_editor import RowsEditor
from tests.table_mode import click

SYSTEMS = ("common", "d20fate", "d6game", "enishi", "kotodama")


def opened(main: MainController, system: str) -> tuple[Desk, ScenarioController]:
    main.open_sample(system)
    desk = main.desk
    assert desk is not None
    desk.run("scenario")
    controller = desk.tabs.keeper(PAGE)
    assert isinstance(controller, ScenarioController)
    return desk, controller


def fresh(main: MainController, system: str) -> tuple[Desk, ScenarioController]:
    desk, controller = opened(main, system)
    click(controller.page.ui.newButton)
    return desk, controller


def typed(editor: RowsEditor, name: str, text: str) -> None:
    """Type into one field of the chosen row, key by key."""
    field = editor.form.input_of(name)
    assert isinstance(field, QLineEdit | QPlainTextEdit)
    field.selectAll()
    QTest.keyClicks(field, text)


def added(controller: ScenarioController, part: str, **values: object) -> RowsEditor:
    """Add a row to a part, as the button does, with what was chosen in it."""
    controller.page.go_to(part)
    editor = controller.page.editors[part]
    editor.add(values)
    return editor


def texts(controller: ScenarioController) -> list[str]:
    box = controller.page.ui.problems
    return [box.item(row).text() for row in range(box.count())]


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_scenario_is_written_and_is_there_again(main: MainController, system: str) -> None:
    """In every system: people, an encounter of them, a scene with both, and a note."""
    desk, controller = fresh(main, system)
    page = controller.page
    assert page.general is not None
    title = page.general.input_of("title")
    assert isinstance(title, QLineEdit)
    title.selectAll()
    QTest.keyClicks(title, "Rain")
    people = added(controller, "npcs")
    typed(people, "name", "Mr Gray")
    fights = added(controller, "encounters")
    typed(fights, "name", "At the gate")
    groups = fights.form.input_of("groups")
    assert isinstance(groups, RowsEditor)
    click(groups.ui.addButton)
    who = groups.form.input_of("npc")
    assert isinstance(who, PickOne)
    assert [who.itemText(n) for n in range(who.count())] == ["—", "Mr Gray"]
    who.setCurrentIndex(1)
    who.activated.emit(1)
    scenes = added(controller, "scenes")
    typed(scenes, "name", "The gate")
    typed(scenes, "aloud", "It rains.")
    there = scenes.form.input_of("npcs")
    assert isinstance(there, PickMany)
    there.item(0).setCheckState(Qt.CheckState.Checked)
    typed(added(controller, "notes"), "name", "Weather")
    assert controller.flush()
    (path,) = (desk.workspace.table.folder / "scenarios").glob("*新しいシナリオ*.json")
    data = files.parse(path.read_bytes())
    assert (data["format"], data["system"], data["title"]) == ("takujo-scenario", system, "Rain")
    assert data["encounters"][0]["groups"] == [{"npc": "Mr Gray"}]
    assert data["scenes"] == [{"name": "The gate", "aloud": "It rains.", "npcs": ["Mr Gray"]}]
    desk.tabs.close_front()
    assert desk.tabs.keeper(PAGE) is None
    desk.run("scenario")
    again = desk.tabs.keeper(PAGE)
    assert isinstance(again, ScenarioController)
    assert again.open(path.name)
    assert again.document is not None
    assert again.document.value.notes[0].name == "Weather"


def test_the_tree_lists_scenarios_and_opens_them(main: MainController) -> None:
    desk, controller = fresh(main, "enishi")
    assert controller.flush()
    desk.tabs.close_front()
    tree = desk.window.ui.libraryTree
    model = tree.model()
    groups = [model.index(row, 0) for row in range(model.rowCount())]
    group = next(index for index in groups if index.data().startswith("シナリオ"))
    lines = [model.index(row, 0, group) for row in range(model.rowCount(group))]
    line = next(index for index in lines if index.data() == "新しいシナリオ")
    assert line.data(LINE_ROLE).icon == "document"
    tree.activated.emit(line)
    again = desk.tabs.keeper(PAGE)
    assert isinstance(again, ScenarioController)
    assert again.document is not None
    assert again.document.value.title == "新しいシナリオ"
    tree.setCurrentIndex(line)
    assert desk.characters.selection() == []  # what is done to sheets leaves it alone


def test_a_new_name_is_followed_while_it_is_typed_and_taken_back_in_one_step(main: MainController) -> None:
    desk, controller = fresh(main, "enishi")
    for name in ("A", "AB"):
        people = added(controller, "npcs")
        typed(people, "name", name)
    scenes = added(controller, "scenes")
    there = scenes.form.input_of("npcs")
    assert isinstance(there, PickMany)
    for row in range(2):
        there.item(row).setCheckState(Qt.CheckState.Checked)
    document = controller.document
    assert document is not None
    document.end_burst()
    people.choose(0)
    typed(people, "name", "ABC")  # passes through AB, which is somebody else
    assert document.value.scenes[0].npcs == ("ABC", "AB")
    desk.run("undo")
    assert [row.name for row in document.value.npcs] == ["A", "AB"]
    assert document.value.scenes[0].npcs == ("A", "AB")
    desk.run("redo")
    assert document.value.scenes[0].npcs == ("ABC", "AB")


def test_mistakes_stand_there_at_once_with_a_way_out_and_lead_to_the_place(main: MainController) -> None:
    _, controller = fresh(main, "kotodama")
    page = controller.page
    added(controller, "npcs")
    assert texts(controller) == ["△ 名前が空です。名前を書いてください。ほかの項目からは名前で選びます。"]
    typed(page.editors["npcs"], "name", "X")
    added(controller, "npcs", name="X")
    assert sum("「X」が 2 つあります。" in text for text in texts(controller)) == 2
    added(controller, "scenes", name="S", npcs=["Y"])
    lost = next(n for n, text in enumerate(texts(controller)) if "「Y」はこのシナリオにありません。" in text)
    page.go_to("notes")
    page.ui.problems.itemActivated.emit(page.ui.problems.item(lost))
    assert page.part == "scenes"
    assert controller.flush()  # a scenario with mistakes is kept, too
    assert controller.document is not None
    assert page.ui.state.text() == "△ 直すところ 2 件"


def test_what_does_not_fit_is_refused_and_the_field_shows_what_stands(main: MainController) -> None:
    desk, controller = fresh(main, "d6game")
    people = added(controller, "npcs", name="X")
    field = people.form.input_of("name")
    assert isinstance(field, QLineEdit)
    field.selectAll()
    field.insert("长" * 201)
    field.textEdited.emit(field.text())
    assert controller.document is not None
    assert controller.document.value.npcs[0].name == "X"
    assert field.text() == "X"
    assert "NPCの1行目の「名前」の値" in desk.window.notice
    assert "長すぎます" in desk.window.notice


def test_the_bin_and_earlier_versions(main: MainController) -> None:
    desk, controller = fresh(main, "d20fate")
    added(controller, "notes", name="one")
    assert controller.flush()
    added(controller, "notes", name="two")
    assert controller.flush()
    click(controller.page.ui.versionsButton)
    dialog = next(d for d in desk.window.findChildren(VersionsDialog) if d.isVisible())
    assert "メモ　2 → " in dialog.ui.heading.text()
    assert dialog.ui.restoreButton.isEnabled()
    click(dialog.ui.restoreButton)
    document = controller.document
    assert document is not None
    assert len(document.value.notes) < 2
    desk.run("undo")
    assert len(document.value.notes) == 2
    title, file = document.value.title, controller.page.ui.box.currentData()
    click(controller.page.ui.deleteButton)
    assert not (desk.workspace.scenarios.folder / file).exists()
    assert f"シナリオ「{title}」をごみ箱へ移しました。" in desk.window.notice
    (binned,) = desk.workspace.scenarios.binned()
    desk.workspace.scenarios.restore(binned)
    assert (desk.workspace.scenarios.folder / file).exists()


def test_a_file_goes_out_and_comes_in_again_as_another_one(main: MainController, tmp_path: Path) -> None:
    desk, controller = fresh(main, "enishi")
    added(controller, "notes", name="kept")
    assert controller.document is not None
    first = controller.document.value.id
    assert controller.export_to(tmp_path / "out.json")
    main.take_files([tmp_path / "out.json"])
    assert controller.document.value.notes[0].name == "kept"
    assert controller.document.value.id != first
    assert len(list(desk.workspace.scenarios.folder.glob("新しいシナリオ*.json"))) == 2


HOSTILE = {
    "other system": ({"system": "d6game"}, "d6ゲームエンジン のものです"),
    "newer": ({"schema_version": 99}, "99"),
    "enormous": ({"notes": [{"name": "x"}] * 3000}, "中身が多すぎます"),
    "another kind": ({"format": "takujo-table"}, "ではありません"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_files_that_are_none_are_refused_in_one_sentence(main: MainController, tmp_path: Path, name: str) -> None:
    desk, controller = opened(main, "enishi")
    before = controller.document
    changes, told = HOSTILE[name]
    base = {"format": "takujo-scenario", "schema_version": 1, "id": new_id(), "title": "x", "system": "enishi"}
    (tmp_path / "x.json").write_text(json.dumps({**base, **changes}), encoding="utf-8")
    controller.bring_in(tmp_path / "x.json")
    assert told in desk.window.notice
    assert controller.document is before


def test_every_value_that_does_not_fit_is_listed(main: MainController, tmp_path: Path) -> None:
    desk, controller = opened(main, "enishi")
    data = {"format": "takujo-scenario", "system": "enishi", "title": 3, "notes": [{"name": []}], "scenes": 5}
    (tmp_path / "x.json").write_text(json.dumps(data), encoding="utf-8")
    controller.bring_in(tmp_path / "x.json")
    dialog = next(d for d in desk.window.findChildren(MistakesDialog) if d.isVisible())
    assert "3 件" in dialog.ui.headline.text()


def test_markup_and_pictures_in_names_are_only_letters(main: MainController, tmp_path: Path) -> None:
    """A name with markup or a `file:` picture is shown as it is written, and nothing is fetched."""
    desk, controller = opened(main, "enishi")
    name = '<img src="file:///etc/passwd"><b>x</b>'
    data = {"format": "takujo-scenario", "system": "enishi", "title": name, "npcs": [{"name": name}] * 2}
    (tmp_path / "x.json").write_text(json.dumps(data), encoding="utf-8")
    controller.bring_in(tmp_path / "x.json")
    page = controller.page
    assert page.ui.box.currentText() == name
    assert page.editors["npcs"].ui.list.item(0).text() == name
    assert any(name in text for text in texts(controller))
    assert page.ui.state.textFormat() == Qt.TextFormat.PlainText
    assert desk.workspace.scenarios.folder.is_dir()
