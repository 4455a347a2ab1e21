"""Printing: the right pages in the right state, and never what only the GM may read."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintDialog
from pytestqt.qtbot import QtBot

from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.views.dialogs.base import ChooseSystem
from desktop.views.output.print_preview import PrintPreview
from desktop.views.paper.sheet.ink import Mode
from tests.controllers.windows import opened


def text_of(preview: PrintPreview, file: Path) -> str:
    assert preview.save_pdf(file)
    document = pypdfium2.PdfDocument(file)
    text = "".join(page.get_textpage().get_text_bounded() for page in document)
    document.close()
    return text


def test_the_sheet_in_front_is_printed_without_the_gms_notes(
    main: MainController, campaign_window: CampaignWindow, tmp_path: Path
) -> None:
    assert campaign_window.sheet is not None
    document = campaign_window.sheet.document
    document.edit("gm_notes", "黒幕は村長である")
    document.edit("memo", "鍵を持っている")
    main.run("print_sheet")
    preview = opened(main, PrintPreview)
    text = text_of(preview, tmp_path / "one.pdf")
    assert document.sheet.name.replace(" ", "") in text.replace(" ", "")
    assert "鍵を持っている" in text
    assert "黒幕" not in text
    assert preview.windowTitle()
    preview.close()


def test_whole_party_is_printed(main: MainController, campaign_window: CampaignWindow) -> None:
    main.run("print_party")
    preview = opened(main, PrintPreview)
    names = {page.title.split("（")[0] for page in preview.pages}
    assert {e.name for e in campaign_window.open_campaign.campaign.members()} <= names
    assert not names & {e.name for e in campaign_window.open_campaign.campaign.sheets() if not e.is_pc}
    preview.ui.pencilButton.click()
    assert preview.mode is Mode.PENCIL
    preview.close()


def test_blank_sheets_of_the_table_are_blank(main: MainController, campaign_window: CampaignWindow) -> None:
    main.run("print_blank")
    preview = opened(main, PrintPreview)
    assert preview.mode is Mode.BLANK
    assert not preview.ui.filledButton.isEnabled()
    assert preview.pages
    preview.close()


def test_blank_sheets_without_campaign_request_a_system(main: MainController, qtbot: QtBot) -> None:
    main.start.blank_requested.emit()
    dialog = opened(main, ChooseSystem)
    systems = [info.id for info in main.catalogue]
    assert dialog.ui.systems.count() == len(systems)
    dialog.ui.systems.setCurrentRow(systems.index("enishi"))
    qtbot.keyClick(dialog.ui.systems, Qt.Key.Key_Return)
    preview = opened(main, PrintPreview)
    assert preview.mode is Mode.BLANK
    assert preview.pages
    preview.close()


def test_choosing_a_printer_does_not_stop_the_table(main: MainController, campaign_window: CampaignWindow) -> None:
    main.run("print_sheet")
    preview = opened(main, PrintPreview)
    preview.ui.printButton.setEnabled(True)
    preview.ui.printButton.click()  # comes back at once
    dialog = preview.findChild(QPrintDialog)
    assert dialog is not None
    assert dialog.isVisible()
    campaign_window.open_campaign.play_session.note("扉が開いた")
    assert campaign_window.open_campaign.play_session.log().standing[-1].text == "扉が開いた"
    dialog.reject()
    preview.close()
