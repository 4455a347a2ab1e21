"""今夜の印刷: ticked parts are counted and written once as one file; the choice is stored with the campaign."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QStandardItem
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication, QDialog, QProgressDialog
from pytestqt.qtbot import QtBot

from desktop.cli.printing import job_of as command_job
from desktop.controllers.main import MainController
from desktop.controllers.output.tonight import Tonight
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.problem import TakujoError
from desktop.services.campaign.campaign import CAMPAIGN_FILE
from desktop.services.paper import print_set
from desktop.services.program import preferences
from desktop.services.storage.folders import Folders
from desktop.views.dialogs.tonight import PART, DuplexDialog, TonightDialog
from desktop.views.output import print_preview
from desktop.views.output.print_preview import PrintPreview
from desktop.views.paper.sheet.ink import TINT, Mode
from desktop.views.paper.sheet.marks import Round
from tests.controllers.conftest import window_over
from tests.controllers.windows import opened
from tests.shared_window import close_all
from tests.table_mode import no_sheet_open


@pytest.fixture(scope="module")
def one_window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainController]:
    """The sample 卓 of えにし with nothing open, for all tests of this file."""
    base = tmp_path_factory.mktemp("tonight")
    folders = Folders(base / "library", base / "config", base / "state", base / "logs")
    with window_over(qapp, folders) as controller:
        with no_sheet_open():
            controller.open_sample("enishi")
        yield controller


@pytest.fixture
def main(one_window: MainController) -> Iterator[MainController]:
    """The one window, which finds nothing remembered of the test before."""
    chosen = one_window.preferences.value
    yield one_window
    for dialog in one_window.window.findChildren(QDialog):
        dialog.close()
        dialog.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    campaign_window = one_window.campaign_window
    assert campaign_window is not None
    assert close_all(campaign_window)
    campaign_window.open_campaign.campaign.change(**{print_set.KEY: {}})
    one_window.preferences.change(**{name: getattr(chosen, name) for name in [f.name for f in fields(chosen)]})


@pytest.fixture
def campaign_window(main: MainController) -> CampaignWindow:
    assert main.campaign_window is not None
    return main.campaign_window


def rows(dialog: TonightDialog) -> dict[str, QStandardItem]:
    return {str(row.data(PART)): row for row in dialog.rows()}


def tick(dialog: TonightDialog, *wanted: str) -> None:
    for name, row in rows(dialog).items():
        row.setCheckState(Qt.CheckState.Checked if name in wanted else Qt.CheckState.Unchecked)


def counted(dialog: TonightDialog, part: str) -> str:
    row = rows(dialog)[part]
    return row.parent().child(row.row(), 1).text()


def begun(main: MainController) -> tuple[TonightDialog, Tonight]:
    main.run("print_tonight")
    dialog = opened(main, TonightDialog)
    tonight = dialog.findChild(Tonight)
    assert tonight is not None
    return dialog, tonight


def test_sheets_of_all_players_are_ticked_first_and_pages_are_counted(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    dialog, _ = begun(main)
    pcs = [
        f"sheet:{e.id}"
        for e in campaign_window.open_campaign.campaign.sheets()
        if e.is_pc and not e.draft and not e.archived
    ]
    npcs = [
        f"sheet:{e.id}"
        for e in campaign_window.open_campaign.campaign.sheets()
        if not e.is_pc and not e.draft and not e.archived
    ]
    assert set(pcs) <= set(dialog.chosen.parts)
    assert not set(npcs) & set(dialog.chosen.parts)
    tick(dialog, *pcs[:2])
    assert [counted(dialog, pc) for pc in pcs[:2]] == ["1 ページ", "1 ページ"]
    assert dialog.ui.message.text().startswith("全部で 2 ページ")
    dialog.ui.blankBox.setValue(3)
    assert dialog.ui.message.text().startswith("全部で 5 ページ")
    tick(dialog)
    dialog.ui.blankBox.setValue(0)
    assert not dialog.ui.lookButton.isEnabled()
    dialog.close()


def test_preview_follows_ticks_and_the_chosen_part(main: MainController, qtbot: QtBot) -> None:
    dialog, tonight = begun(main)
    people = [part for part in rows(dialog) if part.startswith("sheet:")]
    tick(dialog, *people[:2])
    qtbot.waitUntil(lambda: dialog.ui.leafLabel.text().startswith("1／2"))
    second = rows(dialog)[people[1]]
    dialog.ui.parts.setCurrentIndex(second.index())
    assert dialog.ui.leafLabel.text().startswith("2／2")
    pages = tonight.job.pages(dialog.chosen.parts, Mode(dialog.chosen.mode), dialog.chosen.paper)
    assert dialog.ui.preview.spoken_value() == pages[1].title
    assert not dialog.ui.onButton.isEnabled()
    dialog.ui.backButton.click()
    assert dialog.ui.leafLabel.text().startswith("1／2")
    tick(dialog)
    assert dialog.ui.leafLabel.text() == ""


def test_rare_settings_are_folded_until_one_was_made(main: MainController) -> None:
    dialog, _ = begun(main)
    assert main.campaign_window is not None
    assert not dialog.ui.choices.isVisible()
    dialog.ui.foldButton.click()
    assert dialog.ui.choices.isVisible()
    box = next(iter(dialog.choice_boxes.values()))
    box.setCurrentIndex(1)
    print_set.remember(
        main.campaign_window.open_campaign.campaign, print_set.PrintSet.model_validate(asdict(dialog.chosen))
    )
    dialog.close()
    again, _ = begun(main)
    assert again.ui.choices.isVisible()


def test_group_head_ticks_all_its_rows(main: MainController) -> None:
    dialog, _ = begun(main)
    items = rows(dialog)
    group = next(item for name, item in items.items() if name.startswith("sheet")).parent()
    sheets = [group.child(number) for number in range(group.rowCount())]
    assert group.checkState() is Qt.CheckState.PartiallyChecked  # the sheets are, their cards are not
    entries: list[int] = []
    dialog.changed.connect(lambda: entries.append(len(dialog.chosen.parts)))
    others = sum(row.checkState() is Qt.CheckState.Checked for row in items.values() if row not in sheets)
    group.setCheckState(Qt.CheckState.Checked)
    assert {row.checkState() for row in sheets} == {Qt.CheckState.Checked}
    group.setCheckState(Qt.CheckState.Unchecked)
    assert {row.checkState() for row in sheets} == {Qt.CheckState.Unchecked}
    sheets[0].setCheckState(Qt.CheckState.Checked)
    assert group.checkState() is Qt.CheckState.PartiallyChecked
    assert entries == [others + len(sheets), others, others + 1]  # counted once for all of them


def test_pdf_contains_only_ticked_parts_without_gm_notes(
    main: MainController, campaign_window: CampaignWindow, tmp_path: Path
) -> None:
    opened = campaign_window.open_campaign.open(campaign_window.open_campaign.campaign.members()[0])
    assert opened is not None
    document = opened.document
    document.edit("gm_notes", "黒幕は村長である")
    document.edit("memo", "鍵を持っている")
    dialog, tonight = begun(main)
    tick(dialog, f"sheet:{document.sheet.id}")
    dialog.ui.modeBox.setCurrentIndex(dialog.ui.modeBox.findData("filled"))
    assert tonight.save_pdf(tmp_path / "t.pdf")
    pdf = pypdfium2.PdfDocument(tmp_path / "t.pdf")
    text = "".join(page.get_textpage().get_text_bounded() for page in pdf)
    assert len(pdf) == 1
    pdf.close()
    assert "鍵を持っている" in text
    assert "黒幕" not in text
    dialog.close()


def test_the_preview_shows_the_same_pages_on_the_same_paper(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    dialog, _ = begun(main)
    dialog.ui.sizeBox.setCurrentText("B5")
    total = int(dialog.ui.message.text().split()[1])
    dialog.ui.lookButton.click()
    preview = dialog.findChild(PrintPreview)
    assert preview is not None
    assert len(preview.pages) == total
    assert preview.paper.id == "B5"
    preview.close()
    dialog.close()


def test_print_choice_is_stored_with_the_campaign(main: MainController, campaign_window: CampaignWindow) -> None:
    dialog, tonight = begun(main)
    first = dialog.chosen.parts[0]
    tick(dialog, first)
    dialog.ui.blankBox.setValue(2)
    dialog.ui.sizeBox.setCurrentText("Letter")
    tonight.look()
    dialog.close()
    campaign = campaign_window.open_campaign.campaign
    kept = json.loads((campaign.folder / CAMPAIGN_FILE).read_text(encoding="utf-8"))[print_set.KEY]
    assert {key: kept.get(key) for key in ("paper", "blank", "parts")} == {
        "paper": "Letter",
        "blank": 2,
        "parts": [first],
    }
    again, _ = begun(main)
    assert again.chosen.parts == (first,)
    assert (again.chosen.blank, again.chosen.paper) == (2, "Letter")
    again.close()
    campaign.change(**{print_set.KEY: {"blank": "many"}})
    assert print_set.remembered(campaign) == print_set.PrintSet()


def test_card_choices_apply_at_once_and_are_stored(main: MainController, campaign_window: CampaignWindow) -> None:
    dialog, tonight = begun(main)
    tick(dialog, "cards")
    assert campaign_window.open_campaign.system.id == "enishi"
    assert counted(dialog, "cards") == "2 ページ"  # ten effects, nine cards to a page
    backs = dialog.choice_boxes["card_backs"]
    backs.setCurrentIndex(backs.findData("long"))
    assert counted(dialog, "cards") == "4 ページ"
    assert dialog.chosen.choices == {"card_backs": "long"}
    tonight.look()
    dialog.close()
    assert print_set.remembered(campaign_window.open_campaign.campaign).choices == {"card_backs": "long"}
    again, _ = begun(main)
    assert again.choice_boxes["card_backs"].currentData() == "long"
    again.close()


def test_the_shift_of_backs_is_typed_once_and_moves_them_at_once(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    dialog, tonight = begun(main)
    backs = dialog.choice_boxes["card_backs"]
    backs.setCurrentIndex(backs.findData("long"))

    def corner() -> tuple[float, float]:
        page = tonight.job.of("cards", ("cards",), Mode.FILLED, "A4")[1]
        area = page.frames[0]
        return area.x, area.y

    before = corner()
    tonight.ask_shift()
    shift = dialog.findChild(DuplexDialog)
    assert shift is not None
    assert shift.ui.rightBox.value() == 0
    shift.ui.rightBox.setValue(1.5)
    shift.ui.downBox.setValue(-0.5)
    shift.ui.doButton.click()
    after = corner()
    assert (round(after[0] - before[0], 3), round(after[1] - before[1], 3)) == (1.5, 0.5)
    assert preferences.shift(main.preferences.value) == (1.5, -0.5)
    dialog.close()


def test_back_offset_follows_the_printer_of_the_system_dialog(
    main: MainController, campaign_window: CampaignWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    main.preferences.change(**preferences.changes(main.preferences.value, "Laser", 1.5, -0.5))
    main.preferences.change(**preferences.changes(main.preferences.value, "Ink", -2.0, 0.0))
    sent: list[float] = []

    def keep(pages: Any, *rest: Any) -> int:
        sent.append(list(pages)[1].frames[0].x)
        return len(pages)

    class Named(QPrinter):
        """One of several printers that are not installed."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

        def printerName(self) -> str:
            return self.name

    monkeypatch.setattr(print_preview, "print_pages", keep)
    dialog, tonight = begun(main)
    tick(dialog, "cards")
    backs = dialog.choice_boxes["card_backs"]
    backs.setCurrentIndex(backs.findData("long"))
    tonight.look()
    preview = dialog.findChildren(PrintPreview)[-1]
    shown = preview.pages[1].frames[0].x
    for name in ("Laser", "Ink", ""):
        assert preview.print_on(Named(name))
    assert [round(x - shown, 2) for x in sent] == [3.5, 0, 0]
    preview.close()
    dialog.close()


def test_paper_count_is_shown_for_one_and_two_sides(main: MainController, campaign_window: CampaignWindow) -> None:
    dialog, _ = begun(main)
    pcs = [name for name in rows(dialog) if name.startswith("sheet:")]
    tick(dialog, *pcs[:3])
    assert dialog.ui.message.text() == "全部で 3 ページ（A4 3枚。両面なら 2枚）"
    dialog.ui.sizeBox.setCurrentText("A5")
    total = int(dialog.ui.message.text().split()[1])
    assert total > 3
    assert f"A5 {total}枚" in dialog.ui.message.text()
    dialog.close()


def test_one_person_is_printed_in_another_state_and_that_is_remembered(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    dialog, tonight = begun(main)
    first, second = [name for name in rows(dialog) if name.startswith("sheet:")][:2]
    tick(dialog, first, second)
    assert not dialog.person_box.isEnabled() or dialog.ui.parts.currentIndex().isValid()
    dialog.ui.parts.setCurrentIndex(rows(dialog)[second].index())
    dialog.person_box.setCurrentIndex(dialog.person_box.findData("blank"))
    assert rows(dialog)[second].text().endswith("白紙")
    tonight.look()
    preview = dialog.findChild(PrintPreview)
    assert preview is not None
    assert [page.mode.value for page in preview.pages] == ["pencil", "blank"]
    preview.close()
    dialog.close()
    again, _ = begun(main)
    assert again.chosen.modes == {second: "blank"}
    assert rows(again)[second].text().endswith("白紙")
    again.ui.parts.setCurrentIndex(rows(again)[second].index())
    again.person_box.setCurrentIndex(0)
    assert again.chosen.modes == {}
    again.close()


def test_selected_pages_are_printed_and_invalid_ones_reported(
    main: MainController, campaign_window: CampaignWindow, tmp_path: Path
) -> None:
    dialog, tonight = begun(main)
    pcs = [name for name in rows(dialog) if name.startswith("sheet:")]
    tick(dialog, *pcs[:3])
    dialog.pages_edit.setText("1、３")
    assert dialog.ui.message.text().startswith("全部で 2 ページ")
    assert tonight.save_pdf(tmp_path / "some.pdf")
    pdf = pypdfium2.PdfDocument(tmp_path / "some.pdf")
    assert len(pdf) == 2
    pdf.close()
    dialog.pages_edit.setText("まえ")
    assert "「まえ」というページはありません" in dialog.ui.message.text()
    assert not tonight.save_pdf(tmp_path / "none.pdf")
    assert not (tmp_path / "none.pdf").exists()
    dialog.close()


def test_large_type_and_little_ink_change_the_pages(main: MainController, campaign_window: CampaignWindow) -> None:
    dialog, tonight = begun(main)
    pcs = [name for name in rows(dialog) if name.startswith("sheet:")]
    tick(dialog, *pcs[:1])
    for name, value in (("type", "large"), ("ink", "spare")):
        box = dialog.choice_boxes[name]
        box.setCurrentIndex(box.findData(value))
    tonight.look()
    preview = dialog.findChild(PrintPreview)
    assert preview is not None
    assert all(page.landscape for page in preview.pages)
    fills = {mark.fill for page in preview.pages for mark in page.marks if isinstance(mark, Round)}
    assert TINT not in fills
    assert not preview.ui.looks.isVisible()
    preview.close()
    dialog.close()


def test_a_long_job_is_watched_and_stopping_it_leaves_no_file(
    main: MainController, campaign_window: CampaignWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog, tonight = begun(main)
    pcs = [name for name in rows(dialog) if name.startswith("sheet:")]
    tick(dialog, *pcs[:3])
    monkeypatch.setattr("desktop.views.dialogs.base.MANY", 2)
    entries: list[int] = []

    def stop(bar: QProgressDialog, value: int) -> None:
        entries.append(value)
        if value == 2:
            bar.cancel()

    monkeypatch.setattr(QProgressDialog, "setValue", stop)
    old = tmp_path / "t.pdf"
    old.write_bytes(b"older")
    assert not tonight.save_pdf(old)
    assert entries == [0, 1, 2]
    assert old.read_bytes() == b"older"
    assert list(tmp_path.glob("*t.pdf*")) == [old]
    assert "やめました" in dialog.ui.message.text()
    dialog.close()


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("", [1, 2, 3, 4]),
        ("2", [2]),
        ("1-2,4", [1, 2, 4]),
        ("３〜", [3, 4]),
        ("-2", [1, 2]),
        ("4 1", [1, 4]),
        ("2-9", [2, 3, 4]),
    ],
)
def test_page_ranges_are_parsed_in_usual_notations(text: str, numbers: list[int]) -> None:
    assert print_set.page_numbers(text, 4) == numbers


@pytest.mark.parametrize("text", ["x", "1-2-3", "9", "0", "--", "1.5", "9" * 40])
def test_invalid_page_range_is_refused(text: str) -> None:
    with pytest.raises(TakujoError, match="というページはありません"):
        print_set.page_numbers(text, 4)


def test_stage_map_follows_the_session_in_window_and_command_line(qapp: QApplication, folders: Folders) -> None:
    """CM-TIME-02, CM-CYC-08: the clock of the session is ringed, and is the same when read from the journal."""
    with window_over(qapp, folders) as main:
        with no_sheet_open():
            main.open_sample("common")
        assert main.campaign_window is not None
        follow(main, main.campaign_window)


def follow(main: MainController, campaign_window: CampaignWindow) -> None:
    play_session = campaign_window.open_campaign.play_session
    play_session.begin("session", [sheet.id for sheet in campaign_window.open_campaign.people.all_sheets()])
    for _ in range(40):
        offer = next((one for one in play_session.playing.offers("session") if one.primary and one.complete), None)
        if offer is None:
            break
        play_session.play("session", offer.event)
    dialog, tonight = begun(main)
    state: Any = tonight.job.contents.session
    assert state.begun
    campaign = campaign_window.open_campaign.campaign
    again: Any = command_job(
        campaign, campaign_window.open_campaign.system, campaign_window.open_campaign.words, ""
    ).contents.session
    assert (again.begun, again.counter, again.described) == (state.begun, state.counter, state.described)
    dialog.close()


def test_printer_dialog_defaults_to_duplex_where_backs_exist(
    main: MainController, campaign_window: CampaignWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[QPrinter.DuplexMode] = []

    class Printer(QPrinter):
        """Keeps what Qt forgets where no printer is connected."""

        def setDuplex(self, duplex: QPrinter.DuplexMode) -> None:
            asked.append(duplex)

    monkeypatch.setattr(print_preview, "QPrinter", Printer)
    dialog, tonight = begun(main)
    tick(dialog, "cards")
    backs = dialog.choice_boxes["card_backs"]
    for value, expected in (("no", []), ("long", [QPrinter.DuplexMode.DuplexLongSide])):
        backs.setCurrentIndex(backs.findData(value))
        tonight.look()
        preview = dialog.findChildren(PrintPreview)[-1]
        preview.fresh_printer()
        preview.close()
        assert asked == expected
    dialog.close()


def test_codes_are_chosen_with_everything_else_and_remembered(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    dialog, tonight = begun(main)
    tick(dialog, next(name for name in rows(dialog) if name.startswith("sheet:")))
    (part,) = dialog.chosen.parts
    assert counted(dialog, part) == "1 ページ"
    job = tonight.job
    coded = replace(job, contents=replace(job.contents, chosen={**job.contents.chosen, "codes": "whole"}), _drawn={})
    assert len(coded.of(part, (part,), Mode.PENCIL, "A4")) == 2
    assert any(choice.id == "codes" for choice in job.choices())
    dialog.close()
