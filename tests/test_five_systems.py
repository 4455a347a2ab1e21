"""What every one of the five systems must do in the running program."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from desktop.controllers.editors.definition import DefinitionController
from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.custom.definition import Definition
from desktop.core.rolls.outcome import Change
from desktop.core.words import Words
from desktop.services.text.catalogue import Catalogue
from desktop.views.widgets.inputs.spin import OptionalSpin
from desktop.views.widgets.lists.row_table import RowTable
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main

SYSTEMS = ("d6game", "enishi", "d20fate", "kotodama", "common")


def sample(main: MainController, system: str) -> CampaignWindow:
    main.open_sample(system)
    assert main.campaign_window is not None
    return main.campaign_window


def command(main: MainController, qtbot: QtBot, line: str) -> None:
    edit = main.window.ui.commandEdit
    edit.setText(line)
    qtbot.keyClick(edit, Qt.Key.Key_Return)


@pytest.mark.styled
@pytest.mark.parametrize("system", SYSTEMS)
def test_no_table_of_a_sheet_scrolls_sideways_on_a_laptop(system: str, main: MainController, qtbot: QtBot) -> None:
    main.window.resize(1366, 720)
    sample(main, system)
    tables = [t for t in main.window.findChildren(RowTable) if t.isVisible()]
    qtbot.waitUntil(lambda: not [t.objectName() for t in tables if t.horizontalScrollBar().maximum()])
    assert tables


@pytest.mark.parametrize(
    ("system", "kind", "params", "faces"),
    [
        ("common", "check", {"difficulty": 10}, (9, 3)),
        ("kotodama", "opposed", {"opponent_pool": 3}, (8, 9, 2, 3, 4)),
        ("kotodama", "normal", {}, (8, 9, 2, 3, 4)),
    ],
)
def test_the_sum_under_a_result_adds_up(
    main: MainController, system: str, kind: str, params: dict[str, object], faces: tuple[int, ...]
) -> None:
    campaign_window = sample(main, system)
    campaign_window.play.prepare(kind, params)
    check = campaign_window.tray.roll.check if campaign_window.tray.roll else None
    assert check is not None
    while check is not None and not check.done:
        if check.wants is not None:
            campaign_window.tray.enter_faces([faces[n % len(faces)] for n in range(len(check.wants.sides))])
        else:
            campaign_window.tray.tray.throw_requested.emit()  # Enter closes the window
        check = campaign_window.tray.roll.check if campaign_window.tray.roll else None
    outcome = check.outcome if check else None
    assert outcome is not None
    assert outcome.parts
    assert sum(part.value for part in outcome.parts) == outcome.total


def test_play_change_is_one_step_for_ctrl_z_and_its_log_line(main: MainController, qtbot: QtBot) -> None:
    """Play and editing never overlap: the document's undo stack holds nothing of what was played."""
    campaign_window = sample(main, "enishi")
    assert campaign_window.sheet is not None
    document, play_session = campaign_window.sheet.document, campaign_window.open_campaign.play_session
    lp, sp = document.get("lp"), document.get("sp")
    changes = (
        Change(sheet=document.sheet.id, field="lp", before=lp, after=lp - 2),
        Change(sheet=document.sheet.id, field="sp", before=sp, after=sp - 1),
    )
    campaign_window.open_campaign.change(changes)
    assert (document.get("lp"), document.get("sp")) == (lp - 2, sp - 1)
    assert not document.undo_stack.canUndo()
    line = play_session.log().standing[-1]
    campaign_window.step("undo", None)
    assert (document.get("lp"), document.get("sp")) == (lp, sp)
    assert line.id in play_session.log().voided
    campaign_window.step("redo", None)
    assert (document.get("lp"), document.get("sp")) == (lp - 2, sp - 1)
    assert line.id not in play_session.log().voided
    campaign_window.log.void(line)
    assert (document.get("lp"), document.get("sp")) == (lp, sp)


def test_edits_and_play_steps_are_undone_in_order(main: MainController) -> None:
    campaign_window = sample(main, "enishi")
    assert campaign_window.sheet is not None
    document = campaign_window.sheet.document
    name, lp = document.get("name"), document.get("lp")
    document.edit("name", "新しい名")
    document.end_burst()
    document.edit("lp", lp - 1)
    document.end_burst()
    document.edit("memo", "あとで")
    assert campaign_window.open_campaign.play_session.log().standing[-1].text.endswith(f"{lp} → {lp - 1}")
    campaign_window.step("undo", None)
    assert (document.get("memo"), document.get("lp"), document.get("name")) == ("", lp - 1, "新しい名")
    campaign_window.step("undo", None)
    assert (document.get("lp"), document.get("name")) == (lp, "新しい名")
    campaign_window.step("undo", None)
    assert document.get("name") == name
    for _ in range(3):
        campaign_window.step("redo", None)
    assert (document.get("memo"), document.get("lp"), document.get("name")) == ("あとで", lp - 1, "新しい名")


def test_undo_of_an_invisible_edit_is_announced_until_the_next_step(main: MainController) -> None:
    campaign_window = sample(main, "enishi")
    assert campaign_window.sheet is not None
    document = campaign_window.sheet.document
    change = Change(sheet=document.sheet.id, field="lp", before=document.get("lp"), after=document.get("lp") - 1)
    campaign_window.open_campaign.change((change,))
    document.edit("memo", "夜")
    campaign_window.tabs.close_front()
    campaign_window.step("undo", None)
    assert main.window.notice == f"✓ {document.sheet.name} のシートの編集を戻しました。"
    campaign_window.step("undo", None)
    assert main.window.notice == ""


def test_undo_of_an_edit_keeps_later_damage(main: MainController) -> None:
    campaign_window = sample(main, "enishi")
    assert campaign_window.sheet is not None
    document = campaign_window.sheet.document
    lp = document.get("lp")
    document.edit("name", "新しい名")
    campaign_window.open_campaign.change((Change(sheet=document.sheet.id, field="lp", before=lp, after=lp - 2),))
    document.undo_stack.undo()
    assert document.get("name") != "新しい名"
    assert document.get("lp") == lp - 2


def test_undo_of_an_earlier_line_keeps_later_lines(main: MainController, qtbot: QtBot) -> None:
    campaign_window = sample(main, "enishi")
    assert campaign_window.sheet is not None
    document = campaign_window.sheet.document
    lp = document.get("lp")
    command(main, qtbot, ":LP-2")
    line = campaign_window.open_campaign.play_session.log().standing[-1]
    command(main, qtbot, ":LP-1")
    assert document.get("lp") == lp - 3
    campaign_window.log.void(line)
    assert document.get("lp") == lp - 1


@pytest.mark.parametrize("system", SYSTEMS)
def test_growth_page_is_updated_when_opened(main: MainController, system: str) -> None:
    campaign_window = sample(main, system)
    sheet = campaign_window.sheet
    assert sheet is not None
    seen: list[object] = []
    sheet.frame.show_growth = seen.append
    name = next(w for w in sheet.frame.findChildren(QLineEdit) if w.property("field") == "name")
    name.setText(name.text() + "・新")
    assert not seen
    sheet.frame.ui.pageTabs.setCurrentIndex(1)
    assert len(seen) <= 1 if not sheet.frame.ui.pageTabs.isTabVisible(1) else len(seen) == 1


def test_an_optional_number_starts_at_zero(qtbot: QtBot) -> None:
    spin = OptionalSpin()
    qtbot.addWidget(spin)
    spin.setRange(-1_000_000, 999_999)
    spin.setValue(spin.minimum())
    spin.stepUp()
    assert spin.value() == 0
    spin.stepDown()
    assert spin.value() == -1


def test_rules_without_any_legal_character_are_reported(main: MainController) -> None:
    campaign_window = sample(main, "d6game")
    main.run("definition")
    controller = campaign_window.findChild(DefinitionController)
    assert controller is not None
    controller.document.set_setting("fate.max", -5, "")
    controller.live.run()
    assert "上限・下限の外" in controller.page.ui.state.text()
    controller.document.undo_stack.undo()
    controller.live.run()
    assert "✓" in controller.page.ui.state.text()


def test_weapon_with_a_removed_row_is_printed(main: MainController) -> None:
    from desktop.controllers.sheet.paper import first_page
    from desktop.models.sheet.document import SheetDocument

    system = Catalogue().system("enishi")
    campaign_window = sample(main, "enishi")
    assert campaign_window.sheet is not None
    sheet = campaign_window.sheet.document.sheet
    assert any(weapon.row for weapon in sheet.weapons)  # type: ignore[attr-defined]
    rows = [row.model_dump(mode="json") for row in system.game().rows("weapons") if row.id == "unarmed"]
    game = system.game(Definition(based_on="enishi", lists={"weapons": tuple(rows)}))
    image, text = first_page(SheetDocument(sheet, system, game), Words(), 600)
    assert not image.isNull()
    assert text.strip()


def test_a_mistake_in_a_list_is_named_in_words() -> None:
    system = Catalogue().system("d20fate")
    bad = Definition(based_on="d20fate", lists={"dc_presets": ({"id": "own", "name": "新しい項目"},)})
    texts = [Words().say(problem.message) for problem in system.check_definition(bad)]
    assert texts
    assert all("1行目" in text and "{" not in text for text in texts)
