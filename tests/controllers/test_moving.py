"""Moving the library from the menu: told, written down, or refused with the window usable."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from desktop.controllers.desk import Desk
from desktop.controllers.main import MainController
from desktop.services.folders import Folders
from desktop.services.preferences import preferences
from tests.controllers.windows import opened


def choose(main: MainController, folder: Path) -> None:
    dialog = opened(main, QFileDialog)
    dialog.fileSelected.emit(str(folder))
    dialog.close()


def test_the_new_place_is_written_down(main: MainController, desk: Desk, folders: Folders, tmp_path: Path) -> None:
    title = desk.workspace.table.title
    main.run("move_library")
    choose(main, tmp_path / "elsewhere")
    assert preferences(folders).value.library == str(tmp_path / "elsewhere")
    assert [head.title for head in main.library.tables()] == [title]
    assert not folders.library.exists()


def test_a_refusal_leaves_the_start_page_and_a_sentence(main: MainController, desk: Desk, folders: Folders) -> None:
    main.run("move_library")
    choose(main, folders.library / "inner")
    assert "今の置き場所の中" in main.window.notice
    assert main.window.ui.screens.currentWidget() is main.start
    assert main.desk is None
    assert preferences(folders).value.library == ""
    assert len(main.library.tables()) == 1
