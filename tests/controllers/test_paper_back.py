"""紙から戻す: pencil changes are entered by keyboard alone, previewed, accepted, and can be undone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from desktop.controllers.campaign.paper_back import PaperBack
from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.models.paper.lines import TICK
from desktop.services.paper import paper_code
from desktop.views.dialogs.import_preview import ImportPreview
from desktop.views.dialogs.paper_back import PaperBackDialog
from desktop.views.paper.codes import Codes
from desktop.views.paper.printing import find_paper, render_page, sheet_pages
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.sheet.ink import Mode
from tests.controllers.keyboard import type_into
from tests.controllers.windows import opened


@pytest.fixture
def campaign_window(window_without_sheet: CampaignWindow) -> CampaignWindow:
    """Nothing here looks at a sheet."""
    return window_without_sheet


def begun(main: MainController) -> tuple[PaperBackDialog, PaperBack]:
    main.run("paper_back")
    dialog = opened(main, PaperBackDialog)
    controller = dialog.findChild(PaperBack)
    assert controller is not None
    QApplication.processEvents()
    return dialog, controller


def press(dialog: PaperBackDialog, *keys: Qt.Key | str) -> None:
    """Press keys wherever the keyboard is."""
    for key in keys:
        target = dialog.focusWidget() or dialog
        if isinstance(key, str):
            type_into(target, key)
        else:
            QTest.keyClick(target, key)


def place(dialog: PaperBackDialog, name: str) -> int:
    return next(n for n, (line, _) in enumerate(dialog.inputs) if line.name == name)


def difference_rows(dialog: PaperBackDialog) -> list[tuple[str, ...]]:
    model = dialog.ui.differences.model()
    return [tuple(model.index(r, c).data() for c in range(3)) for r in range(model.rowCount())]


def test_only_pencil_fields_are_asked_in_print_order(main: MainController, campaign_window: CampaignWindow) -> None:
    dialog, _ = begun(main)
    sheet = campaign_window.open_campaign.sheet(dialog.current)
    assert sheet is not None
    system, game = campaign_window.open_campaign.system, campaign_window.open_campaign.game
    pages = find_paper(system.id).pages(sheet, game, Mode.PENCIL, campaign_window.words, PaperContext())
    left_empty = [e.field for page in pages for e in page.entries if e.field.moves and not e.field.repeats]
    printed = list(dict.fromkeys(field.path for field in left_empty))
    asked = [name.removeprefix("has.") for name in dialog.given]
    assert asked == [path for path in printed if path in asked]
    assert {"lp", "sp", "clv", "gauge_ticks"} <= set(asked)
    assert "name" not in asked
    dialog.close()


def test_numbers_are_entered_and_enter_advances_to_the_next_sheet(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    dialog, _ = begun(main)
    who = dialog.current
    before = campaign_window.open_campaign.sheet(who)
    assert before is not None
    for _ in range(place(dialog, "lp")):
        press(dialog, Qt.Key.Key_Return)
    press(dialog, "２", Qt.Key.Key_Return, "1")
    assert [(row[1], row[2]) for row in difference_rows(dialog)] == [(str(before.lp), "2"), (str(before.sp), "1")]  # type: ignore[attr-defined]
    for _ in range(len(dialog.inputs) - place(dialog, "sp")):
        press(dialog, Qt.Key.Key_Return)
    assert dialog.focusWidget() is dialog.ui.takeButton
    assert campaign_window.open_campaign.sheet(who) == before, "nothing is written before it is taken"
    press(dialog, Qt.Key.Key_Return)
    after = campaign_window.open_campaign.sheet(who)
    assert after is not None
    assert (after.lp, after.sp) == (2, 1)  # type: ignore[attr-defined]
    assert dialog.current != who, "the next sheet"
    assert dialog.focusWidget() is dialog.inputs[0][1]
    assert dialog.ui.people.item(0).text().startswith("✓")
    line = campaign_window.open_campaign.play_session.log().entries[-1]
    assert "紙から" in str(line.text)
    campaign_window.open_campaign.play_session.back()
    again = campaign_window.open_campaign.sheet(who)
    assert again is not None
    assert (again.lp, again.sp) == (before.lp, before.sp)  # type: ignore[attr-defined]
    dialog.close()


def test_ticks_counts_and_choices_are_entered(main: MainController, campaign_window: CampaignWindow) -> None:
    dialog, controller = begun(main)
    who = dialog.current
    dialog.enter(place(dialog, "first_aid_used"))
    press(dialog, Qt.Key.Key_Space, Qt.Key.Key_Return)
    dialog.enter(place(dialog, "gauge_ticks"))
    press(dialog, "1")
    assert controller.take()
    sheet = campaign_window.open_campaign.sheet(who)
    assert sheet is not None
    assert (sheet.first_aid_used, sheet.gauge_ticks) == (True, 1)  # type: ignore[attr-defined]
    dialog.close()


def test_ten_sheets_need_one_key_per_line_and_one_to_accept(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    """LP, SP and a tick change on every sheet: the values, Enter for each other line, Ctrl+Enter; nothing more."""
    dialog, _ = begun(main)
    keys, values, passed, done = 0, 0, 0, 0
    for _ in range(min(10, dialog.ui.people.count())):
        who = dialog.current
        wanted = {"lp": "3", "sp": "2", "first_aid_used": "1"}
        last = max(place(dialog, name) for name in wanted)
        for number in range(last + 1):
            line = dialog.inputs[number][0]
            typed = wanted.get(line.name, "")
            if typed:
                press(dialog, typed)
            if number < last and not (typed and line.kind == TICK):
                press(dialog, Qt.Key.Key_Return)
                passed += 1
            keys += len(typed) + int(number < last and not (typed and line.kind == TICK))
            values += len(typed)
        assert {"3", "2"} & {row[2] for row in difference_rows(dialog)} or not difference_rows(dialog), (
            "differences are shown first"
        )
        QTest.keyClick(dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        keys += 1
        sheet = campaign_window.open_campaign.sheet(who)
        assert sheet is not None
        assert (sheet.lp, sheet.sp, sheet.first_aid_used) == (3, 2, True)  # type: ignore[attr-defined]
        done += 1
    assert keys == values + passed + done
    dialog.close()


def test_arrows_walk_between_the_lines(main: MainController, campaign_window: CampaignWindow) -> None:
    dialog, _ = begun(main)
    press(dialog, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert dialog.focusWidget() is dialog.inputs[2][1]
    press(dialog, Qt.Key.Key_Up)
    assert dialog.focusWidget() is dialog.inputs[1][1]
    dialog.enter(place(dialog, "first_aid_used"))
    press(dialog, "1")
    assert dialog.focusWidget() is dialog.inputs[place(dialog, "first_aid_used") + 1][1]
    press(dialog, Qt.Key.Key_Up, "0")
    assert dialog.given["first_aid_used"] is False
    dialog.close()


def test_invalid_number_is_reported_and_nothing_is_written(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    dialog, controller = begun(main)
    before = campaign_window.open_campaign.sheet(dialog.current)
    dialog.enter(place(dialog, "lp"))
    press(dialog, "x")
    assert "使えません" in dialog.ui.message.text()
    assert not controller.take()
    assert campaign_window.open_campaign.sheet(dialog.current) == before
    press(dialog, Qt.Key.Key_PageDown)
    dialog.close()


def test_page_down_skips_a_sheet_and_closes_after_the_last(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    dialog, _ = begun(main)
    count = dialog.ui.people.count()
    for _ in range(count):
        dialog.show_next()
    assert dialog.ui.people.currentRow() == count - 1
    assert "最後" in dialog.ui.message.text()
    dialog.close()


def test_a_code_typed_or_photographed_opens_its_sheet(
    main: MainController, campaign_window: CampaignWindow, tmp_path: Path
) -> None:
    dialog, controller = begun(main)
    ids = [str(dialog.ui.people.item(n).data(Qt.ItemDataRole.UserRole)) for n in range(dialog.ui.people.count())]
    wanted = campaign_window.open_campaign.sheet(ids[2])
    assert wanted is not None
    assert isinstance(dialog.ui.codeEdit, QLineEdit)
    dialog.ui.codeEdit.setText(paper_code.tag(wanted).lower())
    QTest.keyClick(dialog.ui.codeEdit, Qt.Key.Key_Return)
    assert dialog.current == ids[2]
    photo = photographed(campaign_window, ids[1], tmp_path, Codes.NAME)
    assert controller.scan(photo)
    assert dialog.current == ids[1]
    assert not controller.find("HELLO")
    assert "コードではありません" in dialog.ui.message.text()
    dialog.close()


def photographed(campaign_window: CampaignWindow, who: str, folder: Path, codes: Codes) -> Path:
    open_campaign = campaign_window.open_campaign
    items = [(open_campaign.system, open_campaign.game, open_campaign.sheet(who))]
    page = sheet_pages(items, Mode.PENCIL, open_campaign.words, codes=codes)[0 if codes is Codes.NAME else -1]
    render_page(page, 1654).save(str(folder / "photo.png"))
    return folder / "photo.png"


def test_scanned_codes_import_an_unknown_sheet(main: MainController, campaign_window: CampaignWindow) -> None:
    open_campaign = campaign_window.open_campaign
    gone = open_campaign.campaign.sheets()[0]
    sheet = open_campaign.sheet(gone.id)
    assert sheet is not None
    codes = paper_code.parts(sheet.evolve(id="f" * 32, name="帰ってきた人", memo="控えは紙の上にだけある。" * 9), 300)
    assert len(codes) > 1
    dialog, _ = begun(main)
    dialog.ui.codeEdit.setText(" ".join(reversed(codes)).lower())
    QTest.keyClick(dialog.ui.codeEdit, Qt.Key.Key_Return)
    preview = opened(main, ImportPreview)
    assert preview.ui.title.text() == "帰ってきた人"
    preview.ui.importButton.click()
    assert "帰ってきた人" in [entry.name for entry in open_campaign.campaign.sheets()]


def test_dropped_photo_opens_the_sheet_of_its_code(
    main: MainController, campaign_window: CampaignWindow, tmp_path: Path
) -> None:
    who = next(entry.id for entry in campaign_window.open_campaign.campaign.sheets() if not entry.is_pc)
    main.take_files([photographed(campaign_window, who, tmp_path, Codes.NAME)])
    dialog = opened(main, PaperBackDialog)
    assert dialog.current == who
    dialog.close()
    main.take_files([photographed(campaign_window, who, tmp_path, Codes.WHOLE)])
    preview = opened(main, ImportPreview)
    assert "同じ内容" in preview.ui.situation.text()
    preview.close()


def test_missing_code_reader_is_reported(
    main: MainController, campaign_window: CampaignWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "zxingcpp", None)
    dialog, controller = begun(main)
    assert not controller.scan(photographed(campaign_window, dialog.current, tmp_path, Codes.NAME))
    assert "zxing-cpp" in dialog.ui.message.text()
    dialog.close()


def test_skipped_choice_is_unchanged_and_changes_are_logged_in_words(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    """Down skips a choice without changing it, and the log uses labels, not `unacted → downed`."""
    main.open_sample("kotodama")
    assert main.campaign_window is not None
    dialog, controller = begun(main)
    who, state = dialog.current, place(dialog, "char_state")
    dialog.enter(state)
    press(dialog, Qt.Key.Key_Down)
    assert dialog.focusWidget() is dialog.inputs[state + 1][1]
    assert not difference_rows(dialog)
    press(dialog, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left)
    ((_, before, after),) = difference_rows(dialog)
    assert controller.take()
    sheet = main.campaign_window.open_campaign.sheet(who)
    assert sheet is not None
    found = main.campaign_window.log.panel.model.index(0, 0).data()
    assert f"{before} → {after}" in found
    assert dialog.ui.message.text() == f"✓ 「{sheet.name}」を取り込みました。", "it stands there with the next sheet"
    assert sheet.char_state not in found  # type: ignore[attr-defined]
    dialog.close()
