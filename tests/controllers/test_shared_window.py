"""The window that a test hands on is, to the next, one that has just started."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from desktop.controllers.main import MainController
from desktop.controllers.window.importing import FileImporter
from desktop.services.program.state_file import SessionState
from desktop.views.manual import ManualWindow
from desktop.views.sheet.builder import BuilderView
from desktop.views.sheet.sheet_frame import SheetFrame
from tests import shared_window
from tests.controllers.conftest import window_of_itself
from tests.order import FIRST, SEED
from tests.shared_window import SharedWindow
from tests.styles import as_begun, style_sheet


@pytest.fixture
def windows(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SharedWindow]:
    monkeypatch.setattr(shared_window, "KEEPS", True)
    with style_sheet(False):
        windows = SharedWindow(qapp, tmp_path, window_of_itself)
        yield windows
        windows.end()


def test_shared_window_is_reset_after_a_test(windows: SharedWindow) -> None:
    main = windows.main()
    size = main.window.size()
    main.open_sample("enishi")
    QApplication.processEvents()
    columns = main.window.ui.columns.sizes()
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    main.campaign_window.sheet.document.edit("memo", "書きかけ")
    main.campaign_window.modes.show(True)
    main.run("quick_npc")
    main.window.ui.commandEdit.setText("運動 7")
    main.window.ui.commandEdit.setFocus()
    main.window.resize(1000, 700)
    main.window.ui.columns.setSizes([500, 300, 200])
    main.notifier.notify("しまいました。")
    windows.give_back(sound=True)
    assert windows.main() is main
    assert main.campaign_window is None
    assert main.window.page is main.start
    assert main.library.campaigns() == ()
    assert not main.library.folder.exists()
    assert main.session.value == SessionState()
    assert [dialog for dialog in main.window.findChildren(QDialog) if dialog.isVisible()] == []
    assert (main.window.notice, main.window.ui.commandEdit.text(), main.window.ui.tableCombo.count()) == ("", "", 0)
    assert main.window.size() == size
    assert not main.window.ui.commandEdit.hasFocus()
    main.open_sample("enishi")
    QApplication.processEvents()
    assert len(main.library.campaigns()) == 1
    assert main.window.ui.columns.sizes() == columns


def test_changed_window_is_not_reused(windows: SharedWindow) -> None:
    first = windows.main()
    windows.give_back(sound=False)
    second = windows.main()
    assert second is not first
    second.preferences.change(scale=150)
    windows.give_back(sound=True)
    assert windows.main() is not second


def test_late_windows_are_closed_before_reuse(windows: SharedWindow) -> None:
    main = windows.main()
    main.show_manual("start")
    main.take_files([main.library.folder / "nothing.json"])
    windows.give_back(sound=True)
    assert windows.main() is main
    assert [window for window in QApplication.topLevelWidgets() if isinstance(window, ManualWindow)] == []
    assert main.findChildren(FileImporter) == []
    main.show_manual("start")
    assert is_visible(ManualWindow)


def loose_pages() -> set[QWidget]:
    """Pages outside of any window."""
    return {page for page in QApplication.topLevelWidgets() if isinstance(page, (SheetFrame, BuilderView))}


def test_kiosk_mode_is_ended_before_reuse(windows: SharedWindow) -> None:
    main = windows.main()
    parts = main.window.ui.screens.count()
    main.open_sample("enishi")
    live = live_lines(main)
    windows.give_back(sound=True)
    others = loose_pages()  # tests that the process has had before may have left some
    for system, sheet in (("enishi", True), ("enishi", False), ("d6game", True)):
        main.open_sample(system)
        campaign_window = main.campaign_window
        assert campaign_window is not None
        assert campaign_window.sheet is not None
        campaign_window.hand_over(campaign_window.sheet.document.sheet.id if sheet else "", "4321")
        assert main.window.locked
        windows.give_back(sound=True)
        assert windows.main() is main
        assert main.window.page is main.start
        assert not main.window.locked
        assert not main.window.isFullScreen()
        assert main.window.ui.menubar.isVisible()
        assert main.window.ui.screens.count() == parts
        assert main.session.value == SessionState()
        assert loose_pages() <= others
    main.open_sample("enishi")
    assert live_lines(main) == live


def live_lines(main: MainController) -> list[str]:
    """Return the menu lines that can be chosen."""
    return [name for name, action in main.window.actions_by_id.items() if action.isEnabled()]


def is_visible(kind: type[QWidget]) -> bool:
    return any(isinstance(window, kind) and window.isVisible() for window in QApplication.topLevelWidgets())


def test_window_with_unremovable_folders_is_not_reused(windows: SharedWindow) -> None:
    main = windows.main()
    main.library.folder.write_bytes(b"no folder")
    windows.give_back(sound=True)
    assert windows.main() is not main


def test_window_is_reused_while_the_application_is_unchanged(qapp: QApplication, windows: SharedWindow) -> None:
    assert not windows.is_reusable()
    windows.main().open_sample("kotodama")
    windows.give_back(sound=True)
    assert windows.is_reusable()
    language = QLocale()
    QLocale.setDefault(QLocale("en"))
    assert not windows.is_reusable()
    QLocale.setDefault(language)
    assert windows.is_reusable()
    as_begun(qapp)  # takes the languages away that the window had put on
    assert not windows.is_reusable()


@pytest.mark.skipif(bool(SEED), reason="files come by chance")
def test_slowest_test_files_run_first(request: pytest.FixtureRequest) -> None:
    files = list(dict.fromkeys(item.nodeid.split("::")[0].removeprefix("tests/") for item in request.session.items))
    known = [FIRST.index(name) if name in FIRST else len(FIRST) for name in files]
    assert known == sorted(known)
