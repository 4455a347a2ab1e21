"""A definition from elsewhere comes into a campaign that is played: what it changes on which sheet is read first."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from desktop.controllers.editors.definition import DefinitionController
from desktop.controllers.main import MainController
from desktop.core.custom.profile import ProfileField
from desktop.services.campaign import definitions
from desktop.services.storage.store import Store
from desktop.services.text.catalogue import Catalogue
from desktop.views.dialogs.import_preview import DefinitionImportDialog
from desktop.views.dialogs.mistakes import MistakesDialog
from tests.controllers.test_definition_editor import editor
from tests.controllers.windows import is_open, opened
from tests.table_mode import no_sheet_open


def chosen(controller: DefinitionController, path: Path) -> None:
    controller.page.ui.importButton.click()
    dialog = controller.page.findChildren(QFileDialog)[-1]
    dialog.fileSelected.emit(str(path))
    dialog.close()


def exported(tmp_path: Path, system: str, **changes: object) -> Path:
    made = Catalogue().system(system).definition("霧の国").evolve(**changes)
    return definitions.export(Store(), made, tmp_path / "other.takujo-game")


def test_import_previews_changes_of_each_sheet(main: MainController, tmp_path: Path) -> None:
    with no_sheet_open():
        main.open_sample("d6game")
    assert main.campaign_window is not None
    controller = editor(main.campaign_window)
    before = controller.document.value
    needed = ProfileField(id="unit", label="機体名", required=True)
    path = exported(tmp_path, "d6game", author="凪", version="2", licence="CC BY 4.0", profile=(needed,))
    chosen(controller, path)
    dialog = opened(main, DefinitionImportDialog)
    assert dialog.ui.headline.text() == "「霧の国」（もと：d6ゲームエンジン）　作者 凪　版 2　使用条件 CC BY 4.0"
    found = dialog.ui.changes.toPlainText()
    assert dialog.ui.changes.textCursor().atStart()
    assert "「元に戻す」で戻せます" in dialog.ui.wayOut.text()
    assert f"■ シートで変わるところ（{len(main.campaign_window.open_campaign.campaign.sheets())}枚）" in found
    assert "■ ゲームで変わるところ" in found
    assert "・プロフィールの項目：増える　機体名" in found
    for entry in main.campaign_window.open_campaign.campaign.sheets():
        (block,) = (block for block in found.split("\n\n") if block.startswith(f"■ {entry.name}\n"))
        assert "・「機体名」の欄が増えます（必ず書く）。" in block
    assert controller.document.value == before
    dialog.ui.takeButton.click()
    assert controller.document.value.title == "霧の国"
    assert controller.document.value.id == before.id
    assert controller.page.about["author"].text() == "凪"
    assert controller.save()
    assert [field.label for field in main.campaign_window.open_campaign.game.profile] == ["機体名"]
    main.run("undo")
    assert controller.document.value == before


def test_cancelled_import_changes_nothing(main: MainController, tmp_path: Path) -> None:
    with no_sheet_open():
        main.open_sample("enishi")
    assert main.campaign_window is not None
    controller = editor(main.campaign_window)
    before = controller.document.value
    chosen(controller, exported(tmp_path, "enishi"))
    opened(main, DefinitionImportDialog).ui.cancelButton.click()
    assert controller.document.value == before
    assert not controller.document.undo_stack.canUndo()


@pytest.mark.parametrize("how", ["other", "broken"])
def test_unusable_definition_is_refused_before_the_preview(main: MainController, tmp_path: Path, how: str) -> None:
    with no_sheet_open():
        main.open_sample("enishi")
    assert main.campaign_window is not None
    controller = editor(main.campaign_window)
    path = exported(tmp_path, "d6game")
    if how == "broken":
        path.write_text("{", encoding="utf-8")
    chosen(controller, path)
    assert is_open(main, MistakesDialog)
    assert not is_open(main, DefinitionImportDialog)


def test_author_edition_and_terms_are_written_and_travel(main: MainController, tmp_path: Path) -> None:
    with no_sheet_open():
        main.open_sample("enishi")
    assert main.campaign_window is not None
    controller = editor(main.campaign_window)
    for field, text in (("author", "凪"), ("version", "第2版"), ("licence", "CC BY 4.0"), ("summary", "霧の町の一夜")):
        line = controller.page.about[field]
        line.setText(text)
        line.textEdited.emit(text)
    assert controller.export_to(tmp_path / "a.takujo-game")
    read, _ = definitions.read(Store(), tmp_path / "a.takujo-game", Catalogue())
    assert (read.author, read.version, read.licence, read.summary) == ("凪", "第2版", "CC BY 4.0", "霧の町の一夜")
    assert "使用条件：— → CC BY 4.0" in controller.state.differences()
