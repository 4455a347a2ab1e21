"""Files that are dropped, chosen or given at the start: each goes where it belongs, or one sentence says why not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from desktop.controllers.builder import BuilderController
from desktop.controllers.definition_files import DefinitionFiles, show_mistakes, table_of
from desktop.controllers.import_preview import ImportController
from desktop.controllers.player_sheet import PlayerSheet
from desktop.controllers.portrait_input import PortraitInput
from desktop.core.problem import Problem, TakujoError
from desktop.core.words import phrase
from desktop.services import templates
from desktop.services.exchange import sheet_files
from desktop.services.migrations import DEFINITION, TABLE, TEMPLATE
from desktop.services.table import TABLE_FILE
from desktop.services.templates import Template

if TYPE_CHECKING:
    from desktop.controllers.desk import Desk
    from desktop.controllers.main import MainController

PICTURES = frozenset((".png", ".jpg", ".jpeg", ".webp", ".gif", ".bmp"))


@dataclass
class Sorted:
    """The files by what they are."""

    pictures: list[Path] = field(default_factory=list)
    tables: list[Path] = field(default_factory=list)
    """Folders."""
    definitions: list[Path] = field(default_factory=list)
    templates: list[Path] = field(default_factory=list)
    sheets: list[Path] = field(default_factory=list)
    """Also JSON files with a fault: the preview tells it beside the others."""


def take_files(main: MainController, paths: Sequence[Path]) -> None:
    """Bring files in.

    Raises:
        TakujoError: none of them can be used, or one cannot be read where there is no 卓 to show it in.
    """
    files = sort_files(main, paths)
    if files.tables:
        main.open_table(files.tables[0])
    if files.pictures:
        _take_picture(main, files.pictures[0])
    for path in files.definitions[:1]:
        _offer_definition(main, path)
    for path in files.templates[:1]:
        _offer_template(main, path)
    if files.sheets:
        _take_sheets(main, files.sheets)


def sort_files(main: MainController, paths: Sequence[Path]) -> Sorted:
    """Find out what each file is.

    Raises:
        TakujoError: nothing among them can be used.
    """
    found = Sorted()
    for path in paths:
        if path.suffix.lower() in PICTURES and not path.is_dir():
            found.pictures.append(path)
            continue
        for file in sheet_files([path]):
            _sort_json(main, file, found)
    if found == Sorted():
        raise _nothing(paths)
    return found


def _sort_json(main: MainController, path: Path, found: Sorted) -> None:
    if path.suffix.lower() != ".json":
        return
    try:
        kind = main.store.read(path).data.get("format")
    except TakujoError:
        kind = None
    if kind == TABLE.format:
        found.tables.append(path.parent)
    elif kind == DEFINITION.format:
        found.definitions.append(path)
    elif kind == TEMPLATE.format:
        found.templates.append(path)
    else:
        found.sheets.append(path)


def _nothing(paths: Sequence[Path]) -> TakujoError:
    name = paths[0].name if paths else ""
    if paths and paths[0].is_dir():
        message = phrase("「{name}」の中にシートがありません。", name=name)
    else:
        message = phrase("「{name}」は読み込めません。", name=name)
    remedy = phrase("シートやゲーム定義（JSON）、または画像（PNG・JPEG など）を選んでください。")
    return TakujoError(Problem(code="nothing_usable", rule="", message=message, remedy=remedy))


# sheets


def _take_sheets(main: MainController, paths: Sequence[Path]) -> None:
    home = _table_of(paths[0])
    if home is not None and (main.desk is None or main.desk.workspace.table.folder != home):
        main.open_table(home)
    if main.desk is not None:
        main.show_desk()
        _take_into(main.desk, paths)
        return
    try:
        _open_alone(main, paths[0])
    except TakujoError as error:
        show_mistakes(main.window, main.appearance.words(), error)
        return
    if len(paths) > 1:
        text = QCoreApplication.translate(
            "Importing", "1 枚目だけを開きました。あとの {n} 枚は、卓を開いてから読みこんでください。"
        )
        main.teller.notify(text.format(n=len(paths) - 1))


def _open_alone(main: MainController, path: Path) -> None:
    known = next((p for p in main.findChildren(PlayerSheet) if p.path == path), None)
    if known is None:
        known = PlayerSheet(path, main.window, main.store, main.catalogue, main.appearance, main.teller)
        known.setParent(main)
        known.gone.connect(main.come_back)
        known.unwritten.connect(main.hold_back)
    known.show()


def _table_of(path: Path) -> Path | None:
    """Return the 卓 that a sheet file lies in; such a file is opened there and never copied."""
    folder = path.absolute().parent
    inside = folder.name == "characters" and (folder.parent / TABLE_FILE).is_file()
    return folder.parent if inside else None


def _take_into(desk: Desk, paths: Sequence[Path]) -> None:
    """Open the files that lie in this 卓, and look the others through."""
    workspace = desk.workspace
    here = [p for p in paths if _table_of(p) == workspace.table.folder.absolute()]
    for path in here:
        entry = next((e for e in workspace.table.sheets() if e.file == path.name), None)
        controller = workspace.open(entry) if entry is not None else workspace.open_path(path)
        if controller is not None:
            desk.bring_to_front(controller)
    strange = [p for p in paths if p not in here]
    if strange:
        ImportController(workspace, desk.teller).open(strange, desk.window)


# everything else


def _take_picture(main: MainController, path: Path) -> None:
    widget = _front(main)
    portrait = widget.findChild(PortraitInput) if widget is not None else None
    if portrait is None:
        message = phrase("「{name}」を肖像にするシートが開いていません。", name=path.name)
        remedy = phrase("シートを開いてから、もう一度ドラッグしてください。")
        raise TakujoError(Problem(code="no_sheet", rule="", message=message, remedy=remedy))
    portrait.take_file(path)


def _front(main: MainController) -> QWidget | None:
    """Return the sheet that is in front, in a 卓 or on its own."""
    screen = main.window.ui.screens.currentWidget()
    if screen is not main.window.ui.workScreen:
        return screen
    current = main.desk.current if main.desk is not None else None
    if current is None:
        return None
    return current.view if isinstance(current, BuilderController) else current.frame


def _offer_definition(main: MainController, path: Path) -> None:
    definition = DefinitionFiles(main.window, main.store, main.catalogue, main.appearance.words()).read(path)
    if definition is None:
        return
    title = definition.title or path.stem

    def make() -> None:
        main.teller.guard(lambda: main.enter(table_of(main.library, definition, title)))
        main.teller.quiet()

    text = QCoreApplication.translate("Importing", "ゲーム定義「{title}」です。この定義で遊ぶ卓を作れます。")
    main.teller.notify(text.format(title=title), QCoreApplication.translate("Importing", "新しい卓を作る"), make)


def _offer_template(main: MainController, path: Path) -> None:
    data = main.store.read(path, TEMPLATE).data
    template = Template(path, str(data.get("title") or path.stem), "")

    def make() -> None:
        main.teller.guard(lambda: main.enter(templates.create_from(main.library, template, template.title)))
        main.teller.quiet()

    text = QCoreApplication.translate("Importing", "卓のひな形「{title}」です。")
    main.teller.notify(
        text.format(title=template.title), QCoreApplication.translate("Importing", "新しい卓を作る"), make
    )
