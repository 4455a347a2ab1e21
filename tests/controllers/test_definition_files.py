"""Definitions as files: every mistake at once, newer versions refused, a good one becomes a campaign."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from desktop.controllers.editors.definition_files import DefinitionFiles
from desktop.controllers.main import MainController
from desktop.core.custom.definition import Definition
from desktop.services.campaign import definitions
from desktop.services.storage import encoding
from desktop.services.text.catalogue import Catalogue
from desktop.views.dialogs.import_preview import DefinitionImportDialog
from desktop.views.dialogs.mistakes import MistakesDialog
from tests.controllers.windows import is_open, opened


def written(tmp_path: Path, **changes: Any) -> Path:
    data = definitions.dump(Catalogue().system("enishi").definition("霧の国")) | changes
    path = tmp_path / "<i>霧の国</i>.json".replace("/", "_")
    path.write_bytes(encoding.encode(data))
    return path


@pytest.fixture
def choose(main: MainController) -> Any:
    """Choose a file in the dialog; return the definition that was handed over, None when none was."""

    def choose(path: str | Path) -> Definition | None:
        found: list[Definition] = []
        dialog = DefinitionFiles(main.window, main.store, main.catalogue, main.appearance.words()).choose(found.append)
        assert dialog.isVisible()  # nothing waits for it
        if path:
            dialog.fileSelected.emit(str(path))
        dialog.close()
        for shown in main.window.findChildren(DefinitionImportDialog):
            shown.ui.takeButton.click()
        return found[0] if found else None

    return choose


def test_a_good_file_becomes_a_new_table(main: MainController, choose: Any, tmp_path: Path) -> None:
    path = written(tmp_path)
    definition = choose(path)
    assert (definition.title, definition.based_on) == ("霧の国", "enishi")
    main.start.definition_requested.emit()
    dialog = opened(main, QFileDialog)
    assert main.campaign_window is None
    dialog.fileSelected.emit(str(path))
    dialog.close()
    assert main.campaign_window is None  # what it changes is read first
    opened(main, DefinitionImportDialog).ui.takeButton.click()
    assert main.campaign_window is not None
    assert main.campaign_window.open_campaign.campaign.title == "霧の国"
    assert not is_open(main, MistakesDialog)


def test_cancelled_file_choice_does_nothing(main: MainController, choose: Any) -> None:
    assert choose("") is None
    assert not is_open(main, MistakesDialog)


def test_all_mistakes_are_listed_as_plain_text(main: MainController, choose: Any, tmp_path: Path) -> None:
    assert choose(written(tmp_path, title=["<b>x</b>"], author=7, profile=[{"id": "a b", "label": "x"}])) is None
    dialog = opened(main, MistakesDialog)
    assert len(dialog.lines) == 3
    assert "<b>x</b>" in "".join(dialog.lines)
    assert "3" in dialog.ui.headline.text()
    assert dialog.ui.headline.textFormat() is Qt.TextFormat.PlainText
    dialog.close()


@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ({"schema_version": 99}, "新しい卓上"),
        ({"format": "takujo-table"}, "ゲーム定義ではありません"),
        ({"based_on": "nobody"}, "nobody"),
    ],
)
def test_unusable_definition_is_reported_in_one_sentence(
    main: MainController, choose: Any, tmp_path: Path, changes: dict[str, Any], wanted: str
) -> None:
    assert choose(written(tmp_path, **changes)) is None
    dialog = opened(main, MistakesDialog)
    assert wanted in dialog.ui.headline.text()
    assert not dialog.ui.mistakes.isVisible()
    dialog.close()
