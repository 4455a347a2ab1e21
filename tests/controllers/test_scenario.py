"""The editor of scenarios, through the window: edits, mistakes, undo, versions, and imports."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QPlainTextEdit

from desktop.controllers.editors.scenario import PAGE, ScenarioController
from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.sheet import new_id
from desktop.models.library_tree import LINE_ROLE
from desktop.services.journal.replay import replay
from desktop.services.storage import parsing
from desktop.views.dialogs.mistakes import MistakesDialog
from desktop.views.dialogs.play import BeginDialog
from desktop.views.dialogs.versions import VersionsDialog
from desktop.views.output.print_preview import PrintPreview
from desktop.views.paper.sheet.ink import A4, Mode
from desktop.views.systems.common.play.tracker import SessionTracker
from desktop.views.systems.common.scenario import ScenarioStart, StageMapView
from desktop.views.widgets.inputs.pick import PickMany, PickOne
from desktop.views.widgets.lists.record_form import OptionalPart
from desktop.views.widgets.lists.rows_editor import RowsEditor
from tests.table_mode import click, no_sheet_open
from tests.test_session_common import Gm

SYSTEMS = ("common", "d20fate", "d6game", "enishi", "kotodama")


def opened(main: MainController, system: str) -> tuple[CampaignWindow, ScenarioController]:
    with no_sheet_open():
        main.open_sample(system)
    campaign_window = main.campaign_window
    assert campaign_window is not None
    campaign_window.run("scenario")
    controller = campaign_window.tabs.keeper(PAGE)
    assert isinstance(controller, ScenarioController)
    return campaign_window, controller


def fresh(main: MainController, system: str) -> tuple[CampaignWindow, ScenarioController]:
    campaign_window, controller = opened(main, system)
    click(controller.page.ui.newButton)
    return campaign_window, controller


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


def look_at_both_editions(main: MainController, controller: ScenarioController) -> None:
    """GM texts are printed in the GM's edition alone."""
    assert controller.document is not None
    script = controller.document.value.gm_script
    assert script
    gm, players = controller.page.ui.printButton.menu().actions()
    for action, known in ((gm, True), (players, False)):
        action.trigger()
        (preview,) = [one for one in main.window.findChildren(PrintPreview) if one.isVisible()]
        text = "".join("".join(page.texts()) for page in preview.draw(Mode.FILLED, A4))
        assert (script[:12] in text.replace("\n", "")) is known
        preview.close()


@pytest.mark.parametrize("system", SYSTEMS)
def test_scenario_is_printed_and_a_new_one_is_saved(main: MainController, system: str) -> None:
    """In every system: two editions of the sample's; people, an encounter of them, a scene with both, and a note."""
    campaign_window, controller = opened(main, system)
    look_at_both_editions(main, controller)
    click(controller.page.ui.newButton)
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
    (path,) = (campaign_window.open_campaign.campaign.folder / "scenarios").glob("*新しいシナリオ*.json")
    data = parsing.parse(path.read_bytes())
    assert (data["format"], data["system"], data["title"]) == ("takujo-scenario", system, "Rain")
    assert data["encounters"][0]["groups"] == [{"npc": "Mr Gray"}]
    assert data["scenes"] == [{"name": "The gate", "aloud": "It rains.", "npcs": ["Mr Gray"]}]
    campaign_window.tabs.close_front()
    assert campaign_window.tabs.keeper(PAGE) is None
    campaign_window.run("scenario")
    again = campaign_window.tabs.keeper(PAGE)
    assert isinstance(again, ScenarioController)
    assert again.open(path.name)
    assert again.document is not None
    assert again.document.value.notes[0].name == "Weather"


def test_the_tree_lists_scenarios_and_opens_them(main: MainController) -> None:
    campaign_window, controller = fresh(main, "enishi")
    assert controller.flush()
    campaign_window.tabs.close_front()
    tree = campaign_window.window.ui.libraryTree
    model = tree.model()
    groups = [model.index(row, 0) for row in range(model.rowCount())]
    group = next(index for index in groups if index.data().startswith("シナリオ"))
    lines = [model.index(row, 0, group) for row in range(model.rowCount(group))]
    line = next(index for index in lines if index.data() == "新しいシナリオ")
    assert line.data(LINE_ROLE).icon == "document"
    tree.activated.emit(line)
    again = campaign_window.tabs.keeper(PAGE)
    assert isinstance(again, ScenarioController)
    assert again.document is not None
    assert again.document.value.title == "新しいシナリオ"
    tree.setCurrentIndex(line)
    assert campaign_window.characters.selection() == []  # what is done to sheets leaves it alone


def test_references_follow_a_renamed_row_in_one_step(main: MainController) -> None:
    campaign_window, controller = fresh(main, "enishi")
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
    typed(people, "name", "ABC")  # passes through AB, another name
    assert document.value.scenes[0].npcs == ("ABC", "AB")
    campaign_window.run("undo")
    assert [row.name for row in document.value.npcs] == ["A", "AB"]
    assert document.value.scenes[0].npcs == ("A", "AB")
    campaign_window.run("redo")
    assert document.value.scenes[0].npcs == ("ABC", "AB")


def test_mistakes_are_listed_with_remedy_and_link(main: MainController) -> None:
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
    field, focus = page.editors["scenes"].form.input_of("npcs"), main.window.focusWidget()
    assert focus is not None
    assert focus is field or field.isAncestorOf(focus)
    assert controller.flush()  # a scenario with mistakes is kept, too
    assert controller.document is not None
    assert page.ui.state.text() == "△ 直すところ 2 件"


def test_problem_of_a_nested_row_links_to_its_field(main: MainController) -> None:
    _, controller = fresh(main, "common")
    page = controller.page
    added(controller, "areas", name="市場", shop=[{"item": "治癒薬"}, {"item": "ない品"}])
    lost = next(n for n, text in enumerate(texts(controller)) if "ない品" in text)
    page.go_to("general")
    page.ui.problems.itemActivated.emit(page.ui.problems.item(lost))
    shop, focus = page.editors["areas"].form.input_of("shop"), main.window.focusWidget()
    assert isinstance(shop, RowsEditor)
    assert shop.ui.list.currentRow() == 1
    field = shop.form.input_of("item")
    assert focus is not None
    assert focus is field or field.isAncestorOf(focus)


def test_invalid_name_is_refused_and_the_field_reset(main: MainController) -> None:
    campaign_window, controller = fresh(main, "d6game")
    people = added(controller, "npcs", name="X")
    field = people.form.input_of("name")
    assert isinstance(field, QLineEdit)
    field.selectAll()
    field.insert("长" * 201)
    field.textEdited.emit(field.text())
    assert controller.document is not None
    assert controller.document.value.npcs[0].name == "X"
    assert field.text() == "X"
    assert "NPCの1行目の「名前」の値" in campaign_window.window.notice
    assert "長すぎます" in campaign_window.window.notice


def test_scenario_is_restored_from_bin_and_versions(main: MainController) -> None:
    campaign_window, controller = fresh(main, "d20fate")
    added(controller, "notes", name="one")
    assert controller.flush()
    added(controller, "notes", name="two")
    assert controller.flush()
    click(controller.page.ui.versionsButton)
    dialog = next(d for d in campaign_window.window.findChildren(VersionsDialog) if d.isVisible())
    assert "メモ　2 → " in dialog.ui.heading.text()
    assert dialog.ui.restoreButton.isEnabled()
    click(dialog.ui.restoreButton)
    document = controller.document
    assert document is not None
    assert len(document.value.notes) < 2
    campaign_window.run("undo")
    assert len(document.value.notes) == 2
    title, file = document.value.title, controller.page.ui.box.currentData()
    click(controller.page.ui.deleteButton)
    assert not (campaign_window.open_campaign.scenarios.folder / file).exists()
    assert f"シナリオ「{title}」をごみ箱へ移しました。" in campaign_window.window.notice
    (binned,) = campaign_window.open_campaign.scenarios.binned()
    campaign_window.open_campaign.scenarios.restore(binned)
    assert (campaign_window.open_campaign.scenarios.folder / file).exists()


def test_scenario_is_restored_from_the_bin_after_closing(main: MainController) -> None:
    campaign_window, controller = fresh(main, "d20fate")
    added(controller, "notes", name="one")
    assert controller.flush()
    file = controller.page.ui.box.currentData()
    click(controller.page.ui.deleteButton)
    campaign_window.tabs.close_front()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    click(campaign_window.window.ui.noticeAction)
    assert (campaign_window.open_campaign.scenarios.folder / file).exists()
    assert not campaign_window.window.notice


def test_exported_scenario_is_imported_as_another(main: MainController, tmp_path: Path) -> None:
    campaign_window, controller = fresh(main, "enishi")
    added(controller, "notes", name="kept")
    assert controller.document is not None
    first = controller.document.value.id
    assert controller.export_to(tmp_path / "out.json")
    main.take_files([tmp_path / "out.json"])
    assert controller.document.value.notes[0].name == "kept"
    assert controller.document.value.id != first
    assert len(list(campaign_window.open_campaign.scenarios.folder.glob("新しいシナリオ*.json"))) == 2


HOSTILE = {
    "other system": ({"system": "d6game"}, "d6ゲームエンジン のものです"),
    "newer": ({"schema_version": 99}, "99"),
    "enormous": ({"notes": [{"name": "x"}] * 3000}, "中身が多すぎます"),
    "another kind": ({"format": "takujo-table"}, "ではありません"),
}


def test_invalid_files_are_refused_in_one_sentence(main: MainController, tmp_path: Path) -> None:
    campaign_window, controller = opened(main, "enishi")
    before = controller.document
    base = {"format": "takujo-scenario", "schema_version": 1, "id": new_id(), "title": "x", "system": "enishi"}
    for name, (changes, text) in HOSTILE.items():
        main.window.ui.noticeBar.hide()
        (tmp_path / "x.json").write_text(json.dumps({**base, **changes}), encoding="utf-8")
        controller.bring_in(tmp_path / "x.json")
        assert text in campaign_window.window.notice, name
        assert controller.document is before, name


def test_every_value_that_does_not_fit_is_listed(main: MainController, tmp_path: Path) -> None:
    campaign_window, controller = opened(main, "enishi")
    data = {"format": "takujo-scenario", "system": "enishi", "title": 3, "notes": [{"name": []}], "scenes": 5}
    (tmp_path / "x.json").write_text(json.dumps(data), encoding="utf-8")
    controller.bring_in(tmp_path / "x.json")
    dialog = next(d for d in campaign_window.window.findChildren(MistakesDialog) if d.isVisible())
    assert "3 件" in dialog.ui.headline.text()


def test_markup_and_pictures_in_names_are_only_letters(main: MainController, tmp_path: Path) -> None:
    """A name with markup or a `file:` picture is shown as it is written, and nothing is fetched."""
    campaign_window, controller = opened(main, "enishi")
    name = '<img src="file:///etc/passwd"><b>x</b>'
    data = {"format": "takujo-scenario", "system": "enishi", "title": name, "npcs": [{"name": name}] * 2}
    (tmp_path / "x.json").write_text(json.dumps(data), encoding="utf-8")
    controller.bring_in(tmp_path / "x.json")
    page = controller.page
    assert page.ui.box.currentText() == name
    assert page.editors["npcs"].ui.list.item(0).text() == name
    assert any(name in text for text in texts(controller))
    assert page.ui.state.textFormat() == Qt.TextFormat.PlainText
    assert campaign_window.open_campaign.scenarios.folder.is_dir()


def chosen(editor: RowsEditor, name: str, value: str) -> None:
    """Choose from a list of names, as a person does."""
    box = editor.form.input_of(name)
    assert isinstance(box, PickOne)
    row = box.findData(value)
    assert row > 0, [box.itemText(n) for n in range(box.count())]
    box.setCurrentIndex(row)
    box.activated.emit(row)


def place(controller: ScenarioController, kind: str, name: str) -> RowsEditor:
    """Press the empty card of a block on the stage map, and name the area that comes of it."""
    controller.page.go_to("areas")
    picture = controller.page.maps["areas"]
    assert isinstance(picture, StageMapView)
    card = picture.grids[kind].card("＋ エリアを足す")
    assert card is not None
    click(card)
    editor = controller.page.editors["areas"]
    typed(editor, "name", name)
    return editor


def conditioned(editor: RowsEditor, field: str, type_: str, **values: str) -> None:
    """Set a condition by its tick, its kind and its names."""
    part = editor.form.input_of(field)
    assert isinstance(part, OptionalPart)
    if not part.check.isChecked():
        part.check.click()
    form = part.part
    box = form.input_of("type")
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData(type_))
    for name, value in values.items():
        pick = form.input_of(name)
        assert isinstance(pick, PickOne)
        pick.setCurrentIndex(pick.findData(value))
        pick.activated.emit(pick.currentIndex())


def test_a_whole_scenario_of_common_is_written_and_played_to_its_end(main: MainController) -> None:
    """Six areas of three kinds, a key, a secret, a shop, a drop and a boss, all by the page; then it is played."""
    campaign_window, controller = fresh(main, "common")
    page = controller.page
    square = place(controller, "normal", "Square")
    shop = square.form.input_of("shop")
    assert isinstance(shop, RowsEditor)
    click(shop.ui.addButton)
    chosen(shop, "item", "松明")
    place(controller, "normal", "Mill")
    fair = place(controller, "unlock", "Fair")
    assert any("「Fair」の条件がありません。" in text for text in texts(controller))
    conditioned(fair, "condition", "visited", area="Mill")
    night = place(controller, "unlock", "Night")
    conditioned(night, "condition", "visited", area="Night")
    assert any("めぐりめぐって自分自身を必要としています。" in text for text in texts(controller))
    conditioned(night, "condition", "visited", area="Fair")
    typed(added(controller, "keys"), "name", "cellar")
    assert any("「鍵:cellar」で開くものがありません。" in text for text in texts(controller))
    cellar = place(controller, "entry", "Cellar")
    conditioned(cellar, "condition", "has_item", item="鍵:cellar")
    assert any("どのエリアでも手に入りません。" in text for text in texts(controller))
    mill = page.editors["areas"]
    mill.choose(1)
    drops = mill.form.input_of("drops")
    assert isinstance(drops, RowsEditor)
    click(drops.ui.addButton)
    chosen(drops, "item", "鍵:cellar")
    chosen(drops, "ability", "探索")
    secrets = added(controller, "secrets")
    typed(secrets, "name", "song")
    people = added(controller, "npcs", name="影A")
    chosen(people, "sheet", "sample-shadow")
    chosen(people, "area", "Cellar")
    hostile = people.form.input_of("hostile")
    assert isinstance(hostile, QCheckBox)
    click(hostile)
    begins = {card.face.name: card.face.people for grid in page.maps["areas"].grids.values() for card in grid.cards}
    assert [guest.name for guest in begins["Cellar"]] == ["影A"]  # its card lists those who begin there
    assert begins["Mill"] == ()
    conditioned(secrets, "condition", "i_met", character="影A")
    shrine = place(controller, "entry", "Shrine")
    conditioned(shrine, "condition", "has_item", item="秘密:song")
    assert texts(controller) == []
    assert page.ui.state.text() == "✓ 問題はありません"
    page.go_to("trial")
    trial = page.trial
    assert trial.open.text() == "Square・Mill"
    assert trial.facts.item(0).text() == "だれかが Mill に行った"
    picture = page.maps["areas"]
    empty = {grid.cards[2].accessibleName() for grid in picture.grids.values()}
    assert len(empty) == 3  # each says to which block it adds
    trial.facts.item(0).setCheckState(Qt.CheckState.Checked)
    assert trial.open.text() == "Square・Mill・Fair"
    assert controller.flush()
    click(main.window.ui.playButton)
    campaign_window.play_page.joining.begin("session")
    dialog = next(d for d in campaign_window.window.findChildren(BeginDialog) if d.isVisible())
    (start,) = dialog.findChildren(ScenarioStart)
    start.box.setCurrentIndex(start.box.findText("新しいシナリオ"))
    click(dialog.ui.beginButton)
    tracker = campaign_window.play_page.page.tracker("session")
    assert isinstance(tracker, SessionTracker)
    grids = (tracker.ui.normalGrid, tracker.ui.unlockGrid, tracker.ui.entryGrid)
    names = [[card.face.name for card in grid.cards if not card.isHidden()] for grid in grids]
    assert names == [["Square", "Mill"], ["Fair", "Night"], ["Cellar", "Shrine"]]
    assert campaign_window.open_campaign.played.id == controller.document.value.id  # type: ignore[union-attr]
    play_to_the_end(Gm(main, sample=False))


def open_areas(gm: Gm) -> set[str]:
    """Name the areas that can be chosen as they stand on the page."""
    ui = gm.tracker.ui
    cards = [card for grid in (ui.normalGrid, ui.unlockGrid, ui.entryGrid) for card in grid.cards]
    return {card.face.name for card in cards if not card.isHidden() and card.face.open}


def on_to(gm: Gm, phase: str) -> None:
    """Press N until the play session has come so far."""
    for _ in range(12):
        if gm.state.phase == phase:
            return
        gm.next()
    pytest.fail(f"{gm.state.phase} goes on to no {phase}")


def play_to_the_end(gm: Gm) -> None:
    """CM-CYC-02…10: the key is found and a torch bought, the boss fought in the cellar, its secret opens the shrine."""
    ui = gm.tracker.ui
    assert not all_go(gm, "Mill") & {"Fair", "Night", "Shrine"}
    gm.area("Mill")
    finder = search(gm)
    assert any((copy.card, copy.choice) == ("key", "cellar") for copy in gm.state.sheets[finder].items)
    on_to(gm, "setup")

    assert "Fair" in all_go(gm, "Square", {finder: "Cellar"})  # a character has visited the mill
    gm.area("Square")
    buyer = next(gm.state.sheets[who] for who in gm.state.cast if gm.state.sheets[who].assets)
    gm.hand(buyer.name)
    gm.face(ui.trade, "松明")
    assert gm.state.sheets[buyer.id].assets < buyer.assets
    on_to(gm, "main_pick")
    gm.area("Cellar")
    assert gm.state.battle is not None
    fight(gm)
    gm.face(ui.secrets.rows[0], "に渡す")
    assert any(copy.card == "secret" for copy in gm.state.sheets[finder].items)
    on_to(gm, "setup")

    all_go(gm, "Fair", {finder: "Shrine"})
    gm.area("Shrine")
    assert gm.state.cast == (finder,)
    on_to(gm, "main_pick")
    gm.area("Fair")
    on_to(gm, "setup")
    gm.face(ui.rareRow, "シナリオ終了")
    assert gm.state.phase == "scenario_end"
    assert all(sheet.scenarios[-1].title == "新しいシナリオ" for sheet in gm.state.pcs)
    gm.assert_in_step()
    gm.next()
    assert gm.play_session.playing.running == ()
    assert "cellar" in replay(gm.play_session.log(), "x", secrets=True)


def all_go(gm: Gm, most: str, but: dict[str, str] | None = None) -> set[str]:
    """Let every player's character choose an area, and carry it out; return what was open to them."""
    on_to(gm, "move")
    found = open_areas(gm)
    gm.campaign_window.play_page.select(gm.state.pcs[0].id)
    gm.area("Shrine") if "Shrine" not in found else None
    assert not gm.state.choices  # refused without what it asks for
    for sheet in gm.state.pcs:
        gm.campaign_window.play_page.select(sheet.id)
        gm.area((but or {}).get(sheet.id, most))
    assert len(gm.state.choices) == len(gm.state.pcs)
    on_to(gm, "main_pick")
    return found


def search(gm: Gm) -> str:
    """A character who can search finds what the scenario has put there; return the id."""
    finder = next(s for s in gm.state.scene_sheets if s.is_pc and any(copy.card == "search" for copy in s.abilities))
    gm.hand(finder.name)
    gm.face(gm.tile("探索").buttons, "ここで探す")
    gm.finish(10, 9)
    return finder.id


def fight(gm: Gm) -> None:
    """CM-BTL-05…12: to the end of a round, each in turn; then the boss gives up."""
    gm.next()
    gm.face(gm.tracker.ui.stepRow, "全員を37へ")
    for _ in range(60):
        battle = gm.state.battle
        assert battle is not None
        if battle.round == 2:
            break
        gm.finish() if battle.tied else gm.next()
    for sheet in gm.state.scene_sheets:
        if sheet.hostile:
            gm.hand(sheet.name)
            gm.face(gm.tracker.ui.marks, "戦意を外す")
    assert gm.state.battle is None


def test_trial_lists_skipped_cycles(main: MainController) -> None:
    """CM-AMB-28, CM-AMB-33, CM-APP-14: with the sample, six cycles at once pass over the feast of 3 to 5."""
    _, controller = opened(main, "common")
    page = controller.page
    page.go_to("trial")
    table = page.trial.steps
    rows = [[table.item(row, place).text() for place in range(5)] for row in range(6)]  # type: ignore[union-attr]
    assert rows[1] == ["2", "2", "—", "—", "—"]
    assert rows[2] == ["3", "3", "収穫祭", "—", "—"]
    assert rows[5] == ["6", "6", "—", "—", "収穫祭"]
    page.trial.clock.setValue(3)
    assert "収穫祭" in page.trial.open.text()
    assert table.item(5, 3).text() == "収穫祭"  # type: ignore[union-attr]
    assert table.item(5, 4).text() == "新月の儀"  # type: ignore[union-attr]
