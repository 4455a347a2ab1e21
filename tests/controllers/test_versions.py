"""前の版 and 変更の一覧: nothing that was ever written is lost, and every step can be gone back to."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from desktop import app
from desktop.controllers.main import MainController
from desktop.controllers.sheet.sheet import SheetController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.rolls.outcome import Change
from desktop.views.dialogs.versions import HistoryDialog, VersionsDialog
from tests.controllers.windows import is_open, opened
from tests.shared_window import SharedWindow


def write(sheet: SheetController, field: str, value: object) -> None:
    assert sheet.document.edit(field, value) is None
    sheet.document.end_burst()
    assert sheet.autosave.flush()


@pytest.fixture(scope="module", autouse=True)
def every_save_is_a_version(shared_window: SharedWindow) -> Iterator[None]:
    """A minute between versions would be a minute of waiting here.

    The shared window has a store with that minute; no other file needs one without.
    """
    shared_window.end()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "VERSION_SPACING", timedelta(0))
        yield
    shared_window.end()


@pytest.fixture
def sheet(campaign_window: CampaignWindow) -> SheetController:
    assert campaign_window.sheet is not None
    return campaign_window.sheet


def cells(dialog: VersionsDialog) -> list[list[str]]:
    model = dialog.ui.differences.model()
    return [[model.index(r, c).data() for c in range(3)] for r in range(model.rowCount())]


def test_unchanged_sheet_has_no_versions_and_explains_why(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    main.run("versions")
    dialog = opened(main, VersionsDialog)
    assert dialog.ui.versions.count() == 0
    assert "ひとつ前の内容" in dialog.ui.heading.text()
    assert not dialog.ui.restoreButton.isEnabled()
    dialog.close()


def test_version_shows_differences_and_is_restored_in_one_undo_step(
    main: MainController, campaign_window: CampaignWindow, sheet: SheetController, qtbot: QtBot
) -> None:
    before = sheet.document.sheet
    write(sheet, "memo", "川を渡った。")
    write(sheet, "name", "<b>名を変えた者</b>")
    main.run("versions")
    dialog = opened(main, VersionsDialog)
    assert [dialog.ui.versions.item(i).text().split("　")[-1] for i in range(2)] == ["1 か所違う", "2 か所違う"]
    dialog.ui.versions.setCurrentRow(1)
    assert cells(dialog) == [["名前", before.name, "<b>名を変えた者</b>"], ["メモ", before.memo or "—", "川を渡った。"]]

    steps = sheet.document.undo_stack.count()
    qtbot.mouseClick(dialog.ui.restoreButton, Qt.MouseButton.LeftButton)
    assert sheet.document.sheet == before
    assert sheet.document.undo_stack.count() == steps + 1
    lines = [dialog.ui.versions.item(i).text().split("　")[-1] for i in range(dialog.ui.versions.count())]
    assert lines == ["2 か所違う", "1 か所違う", "いまと同じ"], "what stood there before is a version now"
    assert "元に戻す" in dialog.ui.message.text()
    dialog.close()
    main.run("undo")
    assert sheet.document.sheet.name == "<b>名を変えた者</b>"


def test_restored_version_survives_a_kill(
    main: MainController, campaign_window: CampaignWindow, sheet: SheetController, qtbot: QtBot
) -> None:
    """The journal knows the file of that version well: it was noted when play changed the sheet."""
    assert sheet.autosave.flush()
    before = sheet.document.sheet
    assert campaign_window.open_campaign.change(
        (Change(sheet=before.id, field="memo", before=before.memo, after="川を渡った。"),)
    )
    assert sheet.autosave.flush()
    main.run("versions")
    dialog = opened(main, VersionsDialog)
    dialog.ui.versions.setCurrentRow(0)
    qtbot.mouseClick(dialog.ui.restoreButton, Qt.MouseButton.LeftButton)
    dialog.close()
    assert sheet.document.sheet == before
    campaign_window.open_campaign.play_session.resume()
    assert sheet.document.sheet == before


def test_unsaved_typing_is_written_first(
    main: MainController, campaign_window: CampaignWindow, sheet: SheetController
) -> None:
    sheet.document.edit("memo", "まだ書いていない")
    assert sheet.autosave.dirty
    main.run("versions")
    assert not sheet.autosave.dirty
    dialog = opened(main, VersionsDialog)
    assert dialog.ui.versions.count() == 1
    dialog.close()


def test_damaged_version_is_reported_and_cannot_be_restored(
    main: MainController, campaign_window: CampaignWindow, sheet: SheetController
) -> None:
    write(sheet, "memo", "x")
    (version,) = campaign_window.open_campaign.campaign.store.versions(sheet.path)
    version.path.write_bytes(b"{")
    main.run("versions")
    dialog = opened(main, VersionsDialog)
    assert dialog.ui.versions.item(0).text().endswith("読めません")
    assert sheet.path.name in dialog.ui.heading.text() or version.path.name in dialog.ui.heading.text()
    assert not dialog.ui.restoreButton.isEnabled()
    dialog.close()


@pytest.mark.styled
def test_click_on_a_history_step_goes_to_it(
    main: MainController, campaign_window: CampaignWindow, sheet: SheetController, qtbot: QtBot
) -> None:
    before = sheet.document.sheet
    for number in range(3):
        sheet.document.edit("memo", f"第{number}話", f"メモ {number}")
        sheet.document.end_burst()
    main.run("history")
    dialog = opened(main, HistoryDialog)
    steps = dialog.ui.steps
    model = steps.model()
    assert [model.index(i, 0).data() for i in range(model.rowCount())] == [
        "開いたときの内容",
        "メモ 0",
        "メモ 1",
        "メモ 2",
    ]
    for row, memo in ((1, "第0話"), (0, before.memo), (3, "第2話")):
        place: QPoint = steps.visualRect(model.index(row, 0)).center()
        qtbot.mouseClick(steps.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert sheet.document.sheet.memo == memo
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not is_open(main, HistoryDialog)


@pytest.mark.styled
@pytest.mark.parametrize("width", [380, 520, 960])
def test_differences_fit_without_sideways_scrolling(
    width: int, main: MainController, campaign_window: CampaignWindow, sheet: SheetController, qtbot: QtBot
) -> None:
    write(sheet, "memo", "橋は落ちた。次に渡れるのは、水が引いたあと。")
    main.run("versions")
    dialog = opened(main, VersionsDialog)
    dialog.ui.versions.setMinimumWidth(0)
    dialog.resize(width, 400)
    table = dialog.ui.differences
    qtbot.waitUntil(lambda: table.horizontalHeader().length() <= table.viewport().width())
    assert table.horizontalScrollBar().maximum() == 0
    first, *others = (table.horizontalHeader().sectionSize(n) for n in range(3))
    assert first <= max(168, *others)
    assert min(others) >= min(first, 50)
    dialog.close()
