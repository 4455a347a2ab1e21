"""`MainController.close` leaves a bare window, in which everything can begin anew."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from desktop.controllers.main import MainController
from desktop.controllers.window.importing import FileImporter
from desktop.services.campaign import sheets
from desktop.services.storage.store import Store
from desktop.services.text.catalogue import Catalogue
from desktop.views.manual import ManualWindow
from desktop.views.sheet.builder import BuilderView
from desktop.views.sheet.sheet_frame import SheetFrame


def loose_pages() -> set[QWidget]:
    """Pages outside of any window."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return {page for page in QApplication.topLevelWidgets() if isinstance(page, (SheetFrame, BuilderView))}


def test_close_writes_and_leaves_nothing_of_a_campaign(main: MainController) -> None:
    main.open_sample("enishi")
    QApplication.processEvents()
    columns = main.window.ui.columns.sizes()
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    saved = main.campaign_window.sheet.autosave
    main.campaign_window.sheet.document.edit("memo", "書きかけ")
    main.campaign_window.modes.show(True)
    main.run("quick_npc")
    main.show_manual("start")
    main.take_files([main.library.folder / "nothing.json"])
    main.window.ui.commandEdit.setText("運動 7")
    main.window.ui.columns.setSizes([500, 300, 200])
    assert main.close()
    assert main.campaign_window is None
    assert "書きかけ" in saved.stored.path.read_text(encoding="utf-8")
    assert [dialog for dialog in main.window.findChildren(QDialog) if dialog.isVisible()] == []
    assert (main.window.notice, main.window.ui.commandEdit.text(), main.window.ui.tableCombo.count()) == ("", "", 0)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert [window for window in QApplication.topLevelWidgets() if isinstance(window, ManualWindow)] == []
    assert main.findChildren(FileImporter) == []
    main.open_sample("enishi")
    QApplication.processEvents()
    assert main.window.ui.columns.sizes() == columns


@pytest.mark.parametrize(("system", "sheet"), [("enishi", True), ("enishi", False), ("d6game", True)])
def test_close_ends_the_kiosk(main: MainController, system: str, sheet: bool) -> None:
    parts, others = main.window.ui.screens.count(), loose_pages()
    main.open_sample(system)
    campaign_window = main.campaign_window
    assert campaign_window is not None
    assert campaign_window.sheet is not None
    campaign_window.hand_over(campaign_window.sheet.document.sheet.id if sheet else "", "4321")
    assert main.window.locked
    assert main.close()
    assert not main.window.locked
    assert not main.window.isFullScreen()
    assert main.window.ui.menubar.isVisible()
    assert main.window.ui.screens.count() == parts
    assert loose_pages() <= others


def test_close_keeps_a_sheet_that_is_open_alone(main: MainController, tmp_path: Path) -> None:
    system = Catalogue().system("kotodama")
    path = tmp_path / "alone.json"
    Store().create(path, sheets.dump(system.blank(system.game()).evolve(name="独り", draft=False)))
    main.take_files([path])
    assert not main.close()
