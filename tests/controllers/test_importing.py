"""Files from elsewhere: looked through before anything is written, and each kind goes where it belongs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.controllers.main import MainController
from desktop.controllers.sheet.sheet import PortraitInput
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.controllers.window.player_sheet import PlayerSheet
from desktop.core.custom.definition import Definition
from desktop.core.custom.profile import ProfileField
from desktop.core.rolls.outcome import Change
from desktop.core.sheet import Sheet
from desktop.services.campaign import definitions, embedded, sheets
from desktop.services.campaign.migrations import TEMPLATE
from desktop.services.campaign.sheet_home import LoneSheet
from desktop.services.library import sample
from desktop.services.library.exchange import Decision
from desktop.services.library.templates import save_template
from desktop.services.storage import encoding, parsing
from desktop.services.text.catalogue import Catalogue
from desktop.views.dialogs.export import ExportDialog
from desktop.views.dialogs.import_preview import DefinitionImportDialog, ImportPreview
from desktop.views.dialogs.mistakes import MistakesDialog
from desktop.views.dialogs.versions import VersionsDialog
from desktop.views.keyboard.key_map import KeyMap
from desktop.views.widgets.inputs.custom_fields import CustomFields
from desktop.views.widgets.inputs.portrait import PortraitButton
from desktop.views.window.player_sheet import PlayerSheetPage
from tests.controllers.windows import is_open, opened
from tests.services.test_udonarium import UDONARIUM
from tests.table_mode import click

Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def write(name: str, content: Sheet | dict[str, Any] | bytes) -> Path:
        path = tmp_path / "usb" / name
        path.parent.mkdir(exist_ok=True)
        data = sheets.dump(content) if isinstance(content, Sheet) else content
        path.write_bytes(data if isinstance(data, bytes) else encoding.encode(data))
        return path

    return write


def made(number: int = 1, system: str = "enishi", **changes: Any) -> Sheet:
    rule_system = Catalogue().system(system)
    sheet: Sheet = rule_system.randomise(rule_system.game(), Random(number))
    return sheet.evolve(**changes)


def front(campaign_window: CampaignWindow) -> Any:
    assert campaign_window.sheet is not None
    return campaign_window.sheet.document


def rows(dialog: ImportPreview) -> list[str]:
    return [dialog.ui.files.item(i).text() for i in range(dialog.ui.files.count())]


def notice(main: MainController) -> str:
    assert main.window.ui.noticeBar.isVisible()
    return main.window.ui.noticeText.text()


# into an open campaign


def test_desktop_is_notified_of_imported_files(main: MainController, write: Write) -> None:
    used: list[Path] = []
    main.used = used.append
    sheet = write("new.takujo", made())
    main.take_files([sheet.with_name("gone.png")])
    assert used == []
    main.take_files([sheet])
    assert used == [sheet]


def test_new_sheet_is_imported_and_opened(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot, write: Write
) -> None:
    sheet = made(name="<b>新しい人</b>", draft=False)
    main.take_files([write("new.json", sheet)])
    dialog = opened(main, ImportPreview)
    assert rows(dialog)[0].endswith("加える")
    assert dialog.ui.title.textFormat() is Qt.TextFormat.PlainText
    assert not dialog.ui.replaceRadio.isVisible()
    before = len(campaign_window.open_campaign.campaign.sheets())
    qtbot.mouseClick(dialog.ui.importButton, Qt.MouseButton.LeftButton)
    assert not is_open(main, ImportPreview)
    assert len(campaign_window.open_campaign.campaign.sheets()) == before + 1
    assert front(campaign_window).sheet == sheet


def test_import_writes_nothing_before_the_gm_decides(
    main: MainController, campaign_window: CampaignWindow, write: Write
) -> None:
    before = campaign_window.open_campaign.campaign.sheets()
    main.take_files([write("new.json", made()), write("same.json", front(campaign_window).sheet.evolve(memo="別の話"))])
    dialog = opened(main, ImportPreview)
    dialog.ui.cancelButton.click()
    assert campaign_window.open_campaign.campaign.refresh() == before


def test_existing_sheet_is_compared_and_replaced_in_one_undo_step(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot, write: Write
) -> None:
    document = front(campaign_window)
    document.edit("gm_notes", "正体は狐")
    document.end_burst()
    mine = document.sheet
    main.take_files([write("back.json", mine.evolve(memo="家で書いた", gm_notes=""))])
    dialog = opened(main, ImportPreview)
    model = dialog.ui.differences.model()
    assert [model.index(0, c).data() for c in range(3)] == ["メモ", mine.memo or "—", "家で書いた"]
    assert model.rowCount() == 1, "a player's copy without GM notes takes none away"
    assert dialog.ui.replaceRadio.isChecked()
    assert not dialog.ui.addRadio.isVisible()
    qtbot.mouseClick(dialog.ui.importButton, Qt.MouseButton.LeftButton)
    assert document.sheet == mine.evolve(memo="家で書いた")
    main.run("undo")
    assert document.sheet == mine
    assert campaign_window.current is not None
    assert campaign_window.current.autosave.flush()


def test_import_can_keep_both_or_refuse_the_file(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot, write: Write
) -> None:
    path = write("back.json", front(campaign_window).sheet.evolve(memo="家で書いた"))
    mine, before = front(campaign_window).sheet, len(campaign_window.open_campaign.campaign.sheets())
    main.take_files([path])
    dialog = opened(main, ImportPreview)
    dialog.ui.refuseRadio.click()
    assert not dialog.ui.importButton.isEnabled()
    dialog.ui.bothRadio.click()
    assert rows(dialog)[0].endswith("両方残す")
    qtbot.mouseClick(dialog.ui.importButton, Qt.MouseButton.LeftButton)
    assert len(campaign_window.open_campaign.campaign.sheets()) == before + 1
    assert front(campaign_window).sheet == mine.evolve(id=front(campaign_window).sheet.id, memo="家で書いた")
    assert front(campaign_window).sheet.id != mine.id


def test_import_lists_rule_violations_with_their_rule(
    main: MainController, campaign_window: CampaignWindow, write: Write
) -> None:
    sheet = front(campaign_window).sheet.evolve(lp=999, name="だれか", id="someone-else")
    problems = campaign_window.open_campaign.system.validate(sheet, campaign_window.open_campaign.game)
    assert [p.rule for p in problems] == ["EN-CRE-03"]
    main.take_files([write("wrong.json", sheet)])
    dialog = opened(main, ImportPreview)
    shown = [dialog.ui.problems.item(i).text() for i in range(dialog.ui.problems.count())]
    assert [line.split("　")[0] for line in shown] == ["EN-CRE-03"]
    assert "999" in shown[0]
    assert rows(dialog)[0].startswith("△")
    dialog.close()


def test_invalid_files_are_listed_beside_valid_ones(
    main: MainController, campaign_window: CampaignWindow, write: Write
) -> None:
    good = write("a.json", made(2))
    write("b.json", b'{"system": "enishi", "na')
    write("c.json", made(3, "d6game"))
    write("d.json", sheets.dump(made(4)) | {"colour": "red", "name": 7})
    main.take_files([good.parent])
    dialog = opened(main, ImportPreview)
    assert [line[0] for line in rows(dialog)] == ["✓", "×", "×", "×"]
    dialog.ui.files.setCurrentRow(1)
    assert "JSON" in dialog.ui.situation.text() or "切れて" in dialog.ui.situation.text()
    assert not dialog.ui.addRadio.isVisible()
    dialog.ui.files.setCurrentRow(2)
    assert "d6ゲームエンジン" in dialog.ui.situation.text()
    dialog.ui.files.setCurrentRow(3)
    assert dialog.ui.problems.count() == 2
    assert "1" in dialog.ui.importButton.text()
    dialog.close()


def test_file_of_this_campaign_is_opened_in_place(main: MainController, campaign_window: CampaignWindow) -> None:
    entry = campaign_window.open_campaign.campaign.members()[2]
    main.take_files([campaign_window.open_campaign.campaign.path_of(entry)])
    assert front(campaign_window).sheet.id == entry.id
    assert not is_open(main, ImportPreview)


def test_a_file_inside_a_table_opens_its_table(main: MainController, campaign_window: CampaignWindow) -> None:
    entry = campaign_window.open_campaign.campaign.members()[1]
    path = campaign_window.open_campaign.campaign.path_of(entry)
    assert main.leave_campaign()
    main.show_start()
    main.take_files([path])
    assert main.campaign_window is not None
    assert front(main.campaign_window).sheet.id == entry.id


def drop(main: MainController, file: Path, on: QWidget) -> tuple[bool, Qt.DropAction]:
    """Drop a file from the desktop on a widget; return whether it was accepted, and the action."""
    mime, handle = QMimeData(), main.window.windowHandle()
    mime.setUrls([QUrl.fromLocalFile(str(file))])
    mime.setText(str(file))  # as file managers do
    place = QPointF(on.mapTo(main.window, on.rect().center()))
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    any_action = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction
    QApplication.sendEvent(handle, QDragEnterEvent(place.toPoint(), any_action, mime, left, none))
    QApplication.sendEvent(handle, QDragMoveEvent(place.toPoint(), any_action, mime, left, none))
    dropped = QDropEvent(place, any_action, mime, left, none)
    QApplication.sendEvent(handle, dropped)
    return dropped.isAccepted(), dropped.dropAction()


def test_dropped_files_are_imported_from_any_widget(
    main: MainController, campaign_window: CampaignWindow, write: Write
) -> None:
    """A table of weapons made a row of the name of a file, a field wrote it down."""
    file, frame = write("new.json", made()), campaign_window.sheet.frame  # type: ignore[union-attr]
    before = front(campaign_window).sheet
    table = next(t for t in frame.findChildren(QTableView) if t.isVisible())
    field = next(f for f in frame.findChildren(QLineEdit) if f.isVisible())
    for on in (main.window.ui.menubar, table, table.viewport(), field, main.window.ui.commandEdit):
        assert drop(main, file, on) == (True, Qt.DropAction.CopyAction)
        opened(main, ImportPreview).close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert front(campaign_window).sheet == before
    assert main.window.ui.commandEdit.text() == ""


def test_picture_dropped_on_a_portrait_sets_it(
    main: MainController, campaign_window: CampaignWindow, tmp_path: Path
) -> None:
    """The drop is a copy; some desktops would remove a moved file."""
    picture = QImage(20, 30, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.red)
    assert picture.save(str(tmp_path / "face.png"), "PNG")
    button = campaign_window.sheet.frame.ui.portraitButton  # type: ignore[union-attr]
    assert drop(main, tmp_path / "face.png", button) == (True, Qt.DropAction.CopyAction)
    assert campaign_window.open_campaign.campaign.portrait_path(front(campaign_window).sheet.portrait) is not None


def test_kiosk_player_cannot_drop_files(main: MainController, campaign_window: CampaignWindow, write: Write) -> None:
    file = write("new.json", made())
    campaign_window.hand_over(front(campaign_window).sheet.id, "4321")
    assert campaign_window.handed_over is not None
    screen = campaign_window.handed_over.screen
    seen = [w for w in screen.findChildren(QWidget) if w.isVisible() and isinstance(w, (QLineEdit, QTableView))]
    assert seen
    for on in (*seen, *screen.findChildren(PortraitButton)):
        assert not drop(main, file, on)[0]
    assert not is_open(main, ImportPreview)
    assert campaign_window.handed_over.unlock("4321")


# other kinds of files


def test_a_picture_becomes_the_portrait_of_the_sheet_in_front(
    main: MainController, campaign_window: CampaignWindow, tmp_path: Path
) -> None:
    picture = QImage(20, 30, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.red)
    assert picture.save(str(tmp_path / "face.PNG"), "PNG")
    main.take_files([tmp_path / "face.PNG"])
    assert campaign_window.open_campaign.campaign.portrait_path(front(campaign_window).sheet.portrait) is not None


def test_picture_without_a_sheet_is_reported(main: MainController, tmp_path: Path) -> None:
    main.take_files([tmp_path / "face.png"])
    assert "シートを開いて" in notice(main)


def test_a_definition_is_offered_as_a_new_table(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot, write: Write
) -> None:
    definition = Catalogue().system("d6game").definition("昼の国")
    main.take_files([write("day.json", definitions.dump(definition))])
    assert "昼の国" in notice(main)
    assert campaign_window is main.campaign_window, "nothing happens before the button is pressed"
    qtbot.mouseClick(main.window.ui.noticeAction, Qt.MouseButton.LeftButton)
    opened(main, DefinitionImportDialog).ui.takeButton.click()
    assert main.campaign_window is not None
    assert main.campaign_window.open_campaign.campaign.title == "昼の国"
    assert main.campaign_window.open_campaign.system.id == "d6game"


def test_failed_campaign_creation_message_stays(main: MainController, qtbot: QtBot, write: Write) -> None:
    definition = Catalogue().system("d6game").definition("昼の国")
    main.take_files([write("day.json", definitions.dump(definition))])
    main.library.folder.write_bytes(b"no folder")
    qtbot.mouseClick(main.window.ui.noticeAction, Qt.MouseButton.LeftButton)
    opened(main, DefinitionImportDialog).ui.takeButton.click()
    assert main.campaign_window is None
    assert notice(main).startswith("△")


def test_a_template_of_a_table_is_offered(main: MainController, campaign_window: CampaignWindow, qtbot: QtBot) -> None:
    template = save_template(main.library, campaign_window.open_campaign.campaign, "いつもの四人")
    assert parsing.parse(template.path.read_bytes())["format"] == TEMPLATE.format
    main.take_files([template.path])
    qtbot.mouseClick(main.window.ui.noticeAction, Qt.MouseButton.LeftButton)
    assert main.campaign_window is not None
    assert main.campaign_window.open_campaign.campaign.title == "いつもの四人"


def test_campaign_file_opens_its_campaign(main: MainController, campaign_window: CampaignWindow) -> None:
    folder = campaign_window.open_campaign.campaign.folder
    assert main.leave_campaign()
    main.take_files([folder / "table.json"])
    assert main.campaign_window is not None
    assert main.campaign_window.open_campaign.campaign.folder == folder


@pytest.mark.parametrize("name", ["rules.pdf", "<img src=x>.exe", "nothing.json"])
def test_other_files_are_reported_in_one_sentence(main: MainController, tmp_path: Path, name: str) -> None:
    if not name.endswith(".json"):
        (tmp_path / name).write_bytes(b"%PDF")
    main.take_files([tmp_path / name])
    if is_open(main, MistakesDialog):
        dialog = opened(main, MistakesDialog)
        assert name in dialog.ui.headline.text()
        dialog.close()
    else:
        assert name in notice(main)
        assert main.window.ui.noticeText.textFormat() is Qt.TextFormat.PlainText


def test_empty_folder_is_reported(main: MainController, tmp_path: Path) -> None:
    (tmp_path / "空").mkdir()
    main.take_files([tmp_path / "空"])
    assert "シートがありません" in notice(main)


# at a player's home

LEFT = Qt.MouseButton.LeftButton


def test_a_player_sees_and_edits_the_sheet_alone(main: MainController, qtbot: QtBot, write: Write) -> None:
    sheet = made(name="霧島 七海", gm_notes="正体は狐", draft=False)
    path = write("nanami.json", sheet)
    main.take_files([path])
    assert main.campaign_window is None
    (player,) = main.findChildren(PlayerSheet)
    assert main.window.ui.screens.currentWidget() is player.page
    assert "正体は狐" not in repr(player.controller.document.sheet)
    tabs = player.controller.frame.ui.pageTabs
    assert "GMだけ" not in [tabs.tabText(i) for i in range(tabs.count())]

    player.controller.document.edit("memo", "家で書いた")
    player.controller.document.end_burst()
    assert player.flush()
    saved = parsing.parse(path.read_bytes())
    assert (saved["memo"], saved["gm_notes"]) == ("家で書いた", "正体は狐")
    assert len(main.store.versions(path)) == 1

    qtbot.mouseClick(player.page.ui.versionsButton, Qt.MouseButton.LeftButton)
    dialog = opened(main, VersionsDialog)
    cells = [dialog.ui.differences.model().index(0, c).data() for c in range(3)]
    assert cells == ["メモ", sheet.memo or "—", "家で書いた"]
    qtbot.mouseClick(dialog.ui.restoreButton, Qt.MouseButton.LeftButton)
    dialog.close()
    assert parsing.parse(path.read_bytes())["gm_notes"] == "正体は狐"
    document = player.controller.document
    restored = document.sheet.memo
    for button, memo in (("undo", "家で書いた"), ("undo", sheet.memo), ("redo", "家で書いた"), ("redo", restored)):
        qtbot.mouseClick(player.page.ui.undoButton if button == "undo" else player.page.ui.redoButton, LEFT)
        assert document.sheet.memo == memo
    qtbot.keyClick(player.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert document.sheet.memo == "家で書いた"

    qtbot.mouseClick(player.page.ui.backButton, Qt.MouseButton.LeftButton)
    assert main.window.ui.screens.currentWidget() is main.start
    assert parsing.parse(path.read_bytes())["memo"] == "家で書いた"


def test_the_same_file_is_opened_once(main: MainController, write: Write) -> None:
    path = write("one.json", made(name="一人", draft=False))
    main.take_files([path])
    main.show_start()
    main.take_files([path])
    assert len(main.findChildren(PlayerSheet)) == 1


def test_draft_continues_in_the_builder_and_becomes_a_sheet(main: MainController, write: Write) -> None:
    path = write("draft.json", made(name="作りかけ").evolve(draft=True))
    main.take_files([path])
    (player,) = main.findChildren(PlayerSheet)
    builder = player.controller
    assert builder.document.sheet.draft
    builder.finish()
    assert not player.controller.document.sheet.draft
    assert parsing.parse(path.read_bytes())["draft"] is False
    assert player.controller is not builder


def test_two_programs_on_one_file_lose_nothing(main: MainController, qtbot: QtBot, write: Write) -> None:
    sheet = made(name="一人", draft=False)
    path = write("one.json", sheet)
    main.take_files([path])
    (player,) = main.findChildren(PlayerSheet)
    write("one.json", sheet.evolve(memo="よそで書いた"))
    player.controller.document.edit("memo", "ここで書いた")
    assert not player.flush()
    assert "one.json" in notice(main)
    qtbot.mouseClick(main.window.ui.noticeAction, Qt.MouseButton.LeftButton)
    assert parsing.parse(path.read_bytes())["memo"] == "ここで書いた"
    kept = [main.store.read_version(path, v)["memo"] for v in main.store.versions(path)]
    assert "よそで書いた" in kept


@pytest.mark.parametrize("name", ["hero.xml", "hero.zip"])
def test_udonarium_data_is_recognised(main: MainController, write: Write, name: str) -> None:
    main.take_files([write(name, UDONARIUM[name])])
    assert "ユドナリウム" in notice(main)


def test_values_that_do_not_fit_are_all_listed(main: MainController, write: Write) -> None:
    main.take_files([write("bad.json", sheets.dump(made()) | {"colour": "red", "name": 7})])
    dialog = opened(main, MistakesDialog)
    assert len(dialog.lines) == 2
    dialog.close()


# out


def save_as(dialog: ExportDialog, target: Path) -> None:
    dialog.ui.writeButton.click()
    ask = dialog.findChild(QFileDialog)
    assert ask is not None
    ask.fileSelected.emit(str(target))
    ask.close()


@pytest.mark.parametrize("secret", [False, True])
def test_sheet_is_exported_without_gm_notes_unless_requested(
    main: MainController, campaign_window: CampaignWindow, tmp_path: Path, secret: bool
) -> None:
    front(campaign_window).edit("gm_notes", "正体は狐")
    main.run("export_sheet")
    dialog = opened(main, ExportDialog)
    dialog.ui.secretCheck.setChecked(secret)
    assert bool(dialog.ui.warning.text()) is secret
    save_as(dialog, tmp_path / "out.json")
    assert parsing.parse((tmp_path / "out.json").read_bytes())["gm_notes"] == ("正体は狐" if secret else "")
    assert "out.json" in notice(main)
    assert not is_open(main, ExportDialog)


def test_a_sheet_is_never_written_over_another(
    main: MainController, campaign_window: CampaignWindow, tmp_path: Path
) -> None:
    (tmp_path / "out.json").write_text("{}")
    main.run("export_sheet")
    dialog = opened(main, ExportDialog)
    save_as(dialog, tmp_path / "out.json")
    assert "もうあります" in dialog.ui.message.text()
    assert (tmp_path / "out.json").read_text() == "{}"
    dialog.close()


def test_log_is_exported_in_three_styles(main: MainController, campaign_window: CampaignWindow, tmp_path: Path) -> None:
    campaign_window.open_campaign.record("扉が開いた", "七海")
    campaign_window.open_campaign.record("村長が笑う", secret=True)
    main.run("replay_text")
    dialog = opened(main, ExportDialog)
    for style, start in (("text", "霧島の夜"), ("markdown", "# 霧島の夜"), ("html", "<!DOCTYPE html>")):
        dialog.ui.styleBox.setCurrentIndex(dialog.ui.styleBox.findData(style))
        save_as(dialog, tmp_path / style)
        text = (tmp_path / style).read_text(encoding="utf-8")
        assert text.startswith(start), style
        assert "扉が開いた" in text, style
        assert "村長" not in text, style


def test_exported_log_ends_with_the_recap(
    main: MainController, campaign_window: CampaignWindow, tmp_path: Path
) -> None:
    hero = next(sheet for sheet in campaign_window.open_campaign.people.all_sheets() if sheet.is_pc)
    campaign_window.open_campaign.change((Change(sheet=hero.id, field="lp", before=hero.lp, after=hero.lp - 1),))
    for wanted in (True, False):
        main.run("replay_text")
        dialog = opened(main, ExportDialog)
        dialog.ui.summaryCheck.setChecked(wanted)
        save_as(dialog, tmp_path / f"log-{wanted}")
        text = (tmp_path / f"log-{wanted}").read_text(encoding="utf-8")
        assert (f"◇ {hero.name}\n　　LP　{hero.lp} → {hero.lp - 1}\n" in text) is wanted


def test_every_decision_has_a_button() -> None:
    assert {d.value for d in Decision} == {"add", "replace", "keep_both", "refuse"}


def test_second_program_on_a_lone_sheet_is_reported(main: MainController, write: Write, tmp_path: Path) -> None:
    path = write("haru.json", made(name="ハル", draft=False))
    other = LoneSheet(path, main.store, main.catalogue.system("enishi"))
    other.open()
    main.take_files([path])
    (player,) = main.findChildren(PlayerSheet)
    assert "開いています" in main.window.notice
    assert "読むだけ" in main.window.notice
    document = player.controller.document
    assert document.read_only
    document.edit("memo", "書けない")
    assert player.flush()
    (face,) = player.page.findChildren(PortraitInput)
    face.take_image(QImage(2, 2, QImage.Format.Format_RGB32))
    assert not list(tmp_path.rglob("*.png"))
    field = ProfileField(id="wish", label="願い")
    document.set_game(document.system.game(document.system.definition().evolve(profile=(field,))))
    (own,) = (page for page in player.page.findChildren(CustomFields) if "wish" in page.inputs)
    assert not own.inputs["wish"].isEnabled()  # what was typed stood there, and was kept nowhere
    other.close()
    player.leave()


def test_lone_sheet_uses_the_listed_keys(main: MainController, write: Write, qtbot: QtBot) -> None:
    path = write("keys.json", made(name="鍵"))
    main.window.set_keys(KeyMap({"undo": "F9"}, main.window.menus))
    main.take_files([path])
    (player,) = main.findChildren(PlayerSheet)
    main.window.activateWindow()
    document = player.controller.document
    document.edit("memo", "家で書いた")
    document.end_burst()
    qtbot.keyClick(player.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert document.sheet.memo == "家で書いた"
    qtbot.keyClick(player.page, Qt.Key.Key_F9)
    assert document.sheet.memo != "家で書いた"
    main.window.set_keys(KeyMap({"redo": "F10"}, main.window.menus))
    qtbot.keyClick(player.page, Qt.Key.Key_F10)
    assert document.sheet.memo == "家で書いた"


def export(main: MainController, target: Path) -> None:
    """Write the sheet in front to a file."""
    main.run("export_sheet")
    opened(main, ExportDialog).ui.writeButton.click()
    opened(main, QFileDialog).fileSelected.emit(str(target))


def test_lone_sheet_of_a_custom_game_names_its_game(main: MainController, tmp_path: Path) -> None:
    """Its abilities have their own names and limits and are no mistakes."""
    game = sample.games("blank")[0]
    main.campaigns.make_of(sample.definition_of(game), game.title)
    assert main.campaign_window is not None
    main.run("random")
    away = tmp_path / "away.takujo"
    export(main, away)
    main.leave_campaign()
    main.take_files([away])
    assert f"「{game.title}」のルール" in notice(main)
    (player,) = main.findChildren(PlayerSheet)
    player.leave()
    assert main.window.notice == ""
    main.campaigns.make_of(sample.definition_of(game), "ほかの卓")
    main.take_files([away])
    opened(main, ImportPreview).ui.importButton.click()
    assert main.campaign_window is not None
    (entry,) = main.campaign_window.open_campaign.campaign.sheets()
    assert "own_game" not in parsing.parse(main.campaign_window.open_campaign.campaign.path_of(entry).read_bytes())


def test_sheet_of_a_custom_game_includes_its_rules(main: MainController, tmp_path: Path) -> None:
    """A card of the campaign has its name, not its id, and is no mistake."""
    system = Catalogue().system("common")
    book = [row.model_dump(mode="json", by_alias=True) for row in system.game().rows("cards")]
    written = {
        **system.definition("火の国").model_dump(mode="json", exclude_none=True),
        "labels": {"assets": "金貨"},
        "profile": [{"id": "courage", "label": "勇気", "kind": "number"}],
        "lists": {"cards": [*book, {"id": "own-1", "name": "火球", "type": "ability"}]},
        "tables": [{"id": "t", "name": "GMだけの表", "rows": [{"text": "秘密"}]}],
    }
    main.campaigns.make_of(Definition.model_validate(written), "火の国")
    assert main.campaign_window is not None
    campaign = main.campaign_window.open_campaign.campaign
    main.run("random")
    document = front(main.campaign_window)
    document.edit("abilities", ({"id": "a1", "card": "own-1"},))
    document.edit("own.courage", 7)
    away = tmp_path / "away.takujo"
    export(main, away)
    main.leave_campaign()
    assert "GMだけの表" not in away.read_text("utf-8")

    main.take_files([away])
    assert "「火の国」のルールで開きました" in notice(main)
    (player,) = main.findChildren(PlayerSheet)
    assert player.controller.document.problems == ()
    texts = [label.text() for label in player.page.findChildren(QLabel)]
    assert "<火球>" in [button.text() for button in player.page.findChildren(QAbstractButton)]
    assert "金貨" in texts
    assert "勇気" in texts
    player.controller.document.edit("memo", "家で書いた")
    player.leave()
    kept = parsing.parse(away.read_bytes())
    assert kept["own_definition"]["labels"] == {"assets": "金貨"}
    assert kept["own"] == {"courage": 7}

    kept["own_definition"]["lists"] = {"cards": [{"id": 5}]}
    spoilt = tmp_path / "spoilt.takujo"
    spoilt.write_bytes(encoding.encode(kept))
    main.take_files([spoilt])
    assert "元のルールで出ます" in notice(main)
    main.findChildren(PlayerSheet)[-1].leave()

    main.enter_campaign(campaign.folder)
    assert main.campaign_window is not None
    main.take_files([away])
    preview = opened(main, ImportPreview)
    preview.ui.importButton.click()
    (entry,) = main.campaign_window.open_campaign.campaign.sheets()
    assert (
        not set(embedded.KEYS)
        & parsing.parse(main.campaign_window.open_campaign.campaign.path_of(entry).read_bytes()).keys()
    )


def test_lone_sheet_of_published_rules_names_no_game(
    main: MainController, campaign_window: CampaignWindow, tmp_path: Path
) -> None:
    away = tmp_path / "away.takujo"
    export(main, away)
    assert "own_game" not in parsing.parse(away.read_bytes())
    main.leave_campaign()
    main.take_files([away])
    assert main.window.notice == ""


def test_lone_sheet_reaches_the_dice(main: MainController, campaign_window: CampaignWindow, write: Write) -> None:
    """A pressed skill leads to the tray of a new campaign, and digits reach it."""
    sheet = front(campaign_window).sheet.evolve(id="alone", name="ひとり")
    path = write("alone.json", sheet)
    assert main.leave_campaign()
    main.take_files([path])
    alone = main.window.findChild(PlayerSheetPage)
    assert alone is not None
    click(next(b for b in alone.findChildren(QPushButton) if b.objectName() == "perceptionButton"))
    click(main.window.ui.noticeAction)
    dialog = opened(main, ImportPreview)
    click(dialog.ui.importButton)
    assert main.campaign_window is not None
    assert main.campaign_window.open_campaign.campaign.title == "わたしのキャラクター"
    assert front(main.campaign_window).sheet.name == "ひとり"
    page = main.campaign_window.sheet
    assert page is not None
    click(next(b for b in page.frame.findChildren(QPushButton) if b.objectName() == "perceptionButton"))
    assert QApplication.focusWidget() is main.campaign_window.tray.tray.ui.entry
    QTest.keyClicks(main.campaign_window.tray.tray.ui.entry, "43")
    roll = main.campaign_window.open_campaign.play_session.roll
    assert roll is not None
    assert roll.check.state.sides[0].faces == (4, 3)
    assert path.is_file()


def test_accepted_picture_clears_the_earlier_notice(
    main: MainController, campaign_window: CampaignWindow, tmp_path: Path
) -> None:
    assert campaign_window.current is not None
    face = campaign_window.current.frame.findChild(PortraitInput) if not front(campaign_window).sheet.draft else None
    assert face is not None
    face.take_file(tmp_path / "gone.png")
    assert "gone.png" in notice(main)
    face.take_image(QImage(2, 2, QImage.Format.Format_RGB32))
    assert main.window.notice == ""
    face.take_file(tmp_path / "gone.png")
    main.notifier.notify("別の話")
    face.take_image(QImage(3, 3, QImage.Format.Format_RGB32))
    assert main.window.notice == "別の話", "what else was said meanwhile stays"


def test_new_files_clear_the_earlier_notice(
    main: MainController, campaign_window: CampaignWindow, write: Write, tmp_path: Path
) -> None:
    main.take_files([tmp_path / "nothing.txt"])
    assert notice(main).startswith("△")
    main.take_files([write("new.json", made(draft=False))])
    opened(main, ImportPreview).ui.cancelButton.click()
    assert main.window.notice == ""
    main.notifier.notify("戻せます", "戻す", lambda: None)
    main.take_files([write("newer.json", made(draft=False))])
    opened(main, ImportPreview).ui.cancelButton.click()
    assert main.window.notice == "戻せます", "what offers to do something stays"


HUGE = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + (60_000).to_bytes(4) * 2 + b"\x08\x02\0\0\0" + bytes(40)
"""The beginning of a picture that would take ten gigabytes."""


@pytest.mark.parametrize("inside", [embedded.letters_of(HUGE), embedded.letters_of(b"hello"), "%%%", 7])
def test_invalid_embedded_portrait_is_reported(main: MainController, write: Write, inside: Any) -> None:
    sheet = made(name="旅人", portrait="face.png", draft=False)
    path = write("a.takujo", {**sheets.dump(sheet), embedded.PICTURE: inside})
    outside = sorted(path.parent.parent.iterdir())
    main.take_files([path])
    assert notice(main).startswith("△ シートに入っている肖像の画像は使えない")
    (player,) = main.findChildren(PlayerSheet)
    assert player.controller.document.sheet.name == "旅人"
    assert sorted(path.parent.parent.iterdir()) == outside


# one file after the other, and several at once


def test_files_arriving_in_turn_share_one_preview(
    main: MainController, campaign_window: CampaignWindow, write: Write
) -> None:
    first, second = write("one.json", made(1, name="一")), write("two.json", made(2, name="二"))
    main.take_files([first])
    dialog = opened(main, ImportPreview)
    dialog.ui.refuseRadio.click()
    main.take_files([second])
    main.take_files([first])
    assert opened(main, ImportPreview) is dialog
    assert [(row[2], row.endswith("読み込まない")) for row in rows(dialog)] == [("一", True), ("二", False)]
    assert dialog.ui.title.text() == "二"
    dialog.ui.importButton.click()
    assert "二" in [entry.name for entry in campaign_window.open_campaign.campaign.sheets()]
    main.take_files([first])
    assert opened(main, ImportPreview) is not dialog


def test_first_of_several_definitions_is_offered_and_rest_reported(
    main: MainController, qtbot: QtBot, write: Write
) -> None:
    rule_system = Catalogue().system("d6game")
    files = [write(f"{n}.json", definitions.dump(rule_system.definition(f"{n}つ目"))) for n in range(3)]
    main.take_files(files)
    assert "0つ目" in notice(main)
    assert "あとの 2 つ" in notice(main)
    qtbot.mouseClick(main.window.ui.noticeAction, Qt.MouseButton.LeftButton)
    assert is_open(main, DefinitionImportDialog)


def test_campaign_among_other_files_is_opened_and_rest_reported(
    main: MainController, campaign_window: CampaignWindow, write: Write
) -> None:
    other = main.library.create("d6game", "べつ").folder
    main.take_files([write("new.json", made()), other])
    assert main.campaign_window is not None
    assert main.campaign_window.open_campaign.campaign.folder == other
    assert "ほかの 1 つ" in notice(main)


def test_new_edition_of_the_campaigns_definition_is_imported(main: MainController, qtbot: QtBot, write: Write) -> None:
    definition = Catalogue().system("d6game").definition("昼の国")
    data = definitions.dump(definition)
    main.campaigns.make_of(definition, "昼の卓")
    campaign = main.campaign_window.open_campaign.campaign if main.campaign_window is not None else None
    main.take_files([write("newer.json", {**data, "version": "2"})])
    assert main.window.ui.noticeAction.text() == "変わるところを見る"
    qtbot.mouseClick(main.window.ui.noticeAction, Qt.MouseButton.LeftButton)
    opened(main, DefinitionImportDialog).ui.takeButton.click()
    assert main.campaign_window is not None
    assert main.save()
    assert main.campaign_window.open_campaign.campaign is campaign
    taken = campaign.definition() if campaign is not None else None
    assert taken is not None
    assert (taken.id, taken.version) == (definition.id, "2")


def test_files_arriving_in_kiosk_mode_are_offered_afterwards(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot, write: Write
) -> None:
    screen = QWidget()
    main.window.lock(screen)
    main.take_files([write("new.json", made())])
    main.update_actions()
    assert not main.window.ui.noticeBar.isVisible()
    main.window.unlock(screen)
    main.update_actions()
    assert "new.json" in notice(main)
    assert not is_open(main, ImportPreview)
    qtbot.mouseClick(main.window.ui.noticeAction, Qt.MouseButton.LeftButton)
    assert len(rows(opened(main, ImportPreview))) == 1
    main.window.quiet()
    main.update_actions()
    assert not main.window.ui.noticeBar.isVisible()


@pytest.mark.parametrize("face", [b"", b"\x89PNG\r\n\x1a\nno picture"], ids=["gone", "damaged"])
def test_portrait_that_cannot_be_imported_is_reported(
    main: MainController, campaign_window: CampaignWindow, write: Write, face: bytes
) -> None:
    path = write("new.json", made(name="顔なし", portrait="face.png"))
    if face:
        write("face.png", face)
    main.take_files([path])
    opened(main, ImportPreview).ui.importButton.click()
    assert "1 枚読み込みました" in notice(main)
    assert "「顔なし」の肖像は" in notice(main)
