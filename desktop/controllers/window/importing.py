"""Files that are dropped, chosen or given at the start: each goes where it belongs, or one sentence says why not."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.controllers.campaign.import_preview import ImportController
from desktop.controllers.editors.definition_files import DefinitionFiles, show_mistakes
from desktop.controllers.program.program import Program
from desktop.controllers.sheet.builder import BuilderController
from desktop.controllers.sheet.sheet import PortraitInput
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.controllers.window.campaigns import Campaigns
from desktop.controllers.window.player_sheet import PlayerSheet
from desktop.core.custom.definition import Definition
from desktop.core.problem import Problem, TakujoError
from desktop.core.words import phrase
from desktop.services.campaign.campaign import CAMPAIGN_FILE
from desktop.services.campaign.migrations import CAMPAIGN, DEFINITION, SCENARIO, TEMPLATE
from desktop.services.library import templates
from desktop.services.library.exchange import sheet_files
from desktop.services.library.templates import Template
from desktop.services.paper import paper_code
from desktop.services.paper.paper_code import SheetCode
from desktop.services.storage.file_errors import fault
from desktop.services.storage.files import SHARED
from desktop.services.storage.store import Store
from desktop.services.storage.udonarium import is_udonarium

PICTURES = frozenset((".png", ".jpg", ".jpeg", ".webp", ".gif", ".bmp"))


@dataclass
class Sorted:
    """The files by what they are."""

    pictures: list[Path] = field(default_factory=list)
    tables: list[Path] = field(default_factory=list)
    """Folders."""
    definitions: list[Path] = field(default_factory=list)
    templates: list[Path] = field(default_factory=list)
    scenarios: list[Path] = field(default_factory=list)
    sheets: list[Path] = field(default_factory=list)
    """Also JSON files with a fault: the preview tells it beside the others."""

    @property
    def skipped(self) -> int:
        """How many are not taken, for there is room for one of their kind."""
        offered = (*self.definitions, *self.templates)
        return sum(len(some[1:]) for some in (self.pictures, self.tables, offered, self.scenarios))


class FileImporter(QObject):
    """Brings files into the open campaign, into a new one, or in front of a player."""

    sheet_left = Signal()
    """A sheet that was open alone is written and gone."""
    campaign_wanted = Signal(str, Path)
    """Such a sheet goes into one's own campaign, where there are dice (system, file)."""
    sheet_unwritten = Signal()
    """The window is closing, and a sheet that is open alone cannot be written."""

    def __init__(self, program: Program, campaigns: Campaigns, parent: QObject) -> None:
        super().__init__(parent)
        self._program, self._campaigns = program, campaigns
        self._window, self._notifier, self._words = program.window, program.notifier, program.appearance.words()

    def take(self, paths: Sequence[Path]) -> None:
        """Bring files in.

        Raises:
            TakujoError: none of them can be used, or one cannot be read where there is no campaign to show it in.
        """
        files = sort_files(self._program.store, paths)
        if files.tables:
            self._campaigns.open(files.tables[0])
        if files.pictures and not self._take_code(files.pictures[0]):
            self._take_picture(files.pictures[0])
        for path in files.definitions[:1]:
            self._offer_definition(path)
        for path in files.templates[:1]:
            self._offer_template(path)
        for path in files.scenarios[:1]:
            self._take_scenario(path)
        if files.sheets:
            self._take_sheets(files.sheets)
        if files.skipped:
            self._notifier.add(
                self.tr("開いたのは最初の 1 つです。あとの {n} つは、1 つずつ開いてください。").format(n=files.skipped)
            )

    def _take_scenario(self, path: Path) -> None:
        """Copy a scenario into the open campaign and show it; without one there is nowhere to put it."""
        campaign_window = self._campaigns.campaign_window
        if campaign_window is None:
            self._notifier.notify(self.tr("△ シナリオです。先に卓を開いてから読み込んでください。"))
            return
        from desktop.controllers.window.campaign_commands import bring_in_scenario

        self._campaigns.show()
        bring_in_scenario(campaign_window, path)

    def close(self) -> bool:
        """Go away, unless a sheet is open alone."""
        if self.findChildren(PlayerSheet):
            return False
        self.deleteLater()
        return True

    # sheets

    def _take_sheets(self, paths: Sequence[Path]) -> None:
        home, campaign_window = _table_of(paths[0]), self._campaigns.campaign_window
        if campaign_window is None and paths[0].suffix.lower() == ".pdf":
            raise _no_table(paths[0])
        if home is not None and (campaign_window is None or campaign_window.open_campaign.campaign.folder != home):
            self._campaigns.open(home)
        if self._campaigns.campaign_window is not None:
            self._campaigns.show()
            self._take_into(self._campaigns.campaign_window, paths)
            return
        try:
            self._open_alone(paths[0])
        except TakujoError as error:
            show_mistakes(self._window, self._words, error)
            return
        if len(paths) > 1:
            text = self.tr("1 枚目だけを開きました。あとの {n} 枚は、卓を開いてから読みこんでください。")
            self._notifier.notify(text.format(n=len(paths) - 1))

    def _open_alone(self, path: Path) -> None:
        known = next((p for p in self.findChildren(PlayerSheet) if p.path == path), None)
        if known is None:
            program = self._program
            known = PlayerSheet(
                path,
                program.window,
                program.store,
                program.catalogue,
                program.appearance,
                program.notifier,
            )
            known.setParent(self)
            known.gone.connect(self.sheet_left)
            known.campaign_wanted.connect(self.campaign_wanted)
            known.unwritten.connect(self.sheet_unwritten)
        known.show()

    def _take_into(self, campaign_window: CampaignWindow, paths: Sequence[Path]) -> None:
        """Open the files that lie in this campaign, and look the others through."""
        open_campaign = campaign_window.open_campaign
        here = [p for p in paths if _table_of(p) == open_campaign.campaign.folder.absolute()]
        for path in here:
            entry = next((e for e in open_campaign.campaign.sheets() if e.file == path.name), None)
            controller = open_campaign.open(entry) if entry is not None else open_campaign.open_path(path)
            if controller is not None:
                campaign_window.tabs.bring_to_front(controller)
        strange = [p for p in paths if p not in here]
        if not strange:
            return
        waiting = next((c for c in self._window.findChildren(ImportController) if c.dialog.isVisible()), None)
        if waiting is not None:  # one file after the other was opened, and the first is still looked through
            waiting.add(strange)
        else:
            ImportController(open_campaign, self._notifier).open(strange, self._window)

    # everything else

    def _take_code(self, path: Path) -> bool:
        """Take a photo of a printed sheet for what its code says; False: it is any other picture."""
        campaign_window = self._campaigns.campaign_window
        if campaign_window is None:
            return False
        from desktop.controllers.campaign.scanning import codes_in

        try:
            read = paper_code.read(codes_in(path))
        except TakujoError:
            return False
        self._campaigns.show()
        if isinstance(read, SheetCode):
            ImportController(campaign_window.open_campaign, self._notifier).open_code(read, path, self._window)
        elif not any(entry.id == read.id for entry in campaign_window.open_campaign.campaign.sheets()):
            raise _not_here(path)
        else:
            from desktop.controllers.campaign.paper_back import PaperBack

            PaperBack(campaign_window.open_campaign, self._window, self._notifier, read.id)
        return True

    def _take_picture(self, path: Path) -> None:
        widget = self._front()
        portrait = widget.findChild(PortraitInput) if widget is not None else None
        if portrait is None:
            message = phrase("「{name}」を肖像にするシートが開いていません。", name=path.name)
            remedy = phrase("シートを開いてから、もう一度ドラッグしてください。")
            raise TakujoError(Problem(code="no_sheet", rule="", message=message, remedy=remedy))
        portrait.take_file(path)

    def _front(self) -> QWidget | None:
        """Return the sheet that is in front, in a campaign or on its own."""
        ui, campaign_window = self._window.ui, self._campaigns.campaign_window
        if ui.screens.currentWidget() is not ui.workScreen:
            return ui.screens.currentWidget()
        current = campaign_window.current if campaign_window is not None else None
        if current is None:
            return None
        return current.view if isinstance(current, BuilderController) else current.frame

    def _offer_definition(self, path: Path) -> None:
        program = self._program
        files = DefinitionFiles(self._window, program.store, program.catalogue, self._words)
        definition = files.read(path)
        if definition is None:
            return
        title = definition.title or path.stem
        campaign_window = self._campaigns.campaign_window
        if campaign_window is not None and _plays(campaign_window, definition):
            text = self.tr("この卓のゲーム定義「{title}」です。何が変わるかを見てから取り込めます。").format(
                title=title
            )
            self._notifier.notify(
                text, self.tr("変わるところを見る"), lambda: self._update(campaign_window, definition)
            )
            return

        def make() -> None:
            self._notifier.quiet()
            files.propose(definition, lambda found: self._campaigns.make_of(found, title))

        text = self.tr("ゲーム定義「{title}」です。この定義で遊ぶ卓を作れます。").format(title=title)
        self._notifier.notify(text, self.tr("新しい卓を作る"), make)

    def _update(self, campaign_window: CampaignWindow, definition: Definition) -> None:
        """Show what another edition of its definition changes in the open campaign."""
        from desktop.controllers.window.campaign_commands import update_definition

        self._notifier.quiet()
        self._campaigns.show()
        update_definition(campaign_window, definition)

    def _offer_template(self, path: Path) -> None:
        data = self._program.store.read(path, TEMPLATE).data
        template = Template(path, str(data.get("title") or path.stem), "")
        library = self._program.library

        def make() -> None:
            self._notifier.quiet()
            self._notifier.guard(
                lambda: self._campaigns.enter(templates.create_from(library, template, template.title))
            )

        text = self.tr("卓のひな形「{title}」です。").format(title=template.title)
        self._notifier.notify(text, self.tr("新しい卓を作る"), make)


def _plays(campaign_window: CampaignWindow, definition: Definition) -> bool:
    """Tell whether a definition is that of the open campaign, perhaps in another edition, and can be taken in there."""
    campaign = campaign_window.open_campaign.campaign
    here = None if campaign.read_only else campaign.definition()
    return here is not None and here.id == definition.id


def sort_files(store: Store, paths: Sequence[Path]) -> Sorted:
    """Find out what each file is.

    Raises:
        TakujoError: nothing among them can be used.
    """
    found = Sorted()
    for path in paths:
        if path.suffix.lower() in PICTURES and not os.path.isdir(path):
            found.pictures.append(path)
            continue
        if path.suffix.lower() == ".pdf" and not os.path.isdir(path):
            found.sheets.append(path)
            continue
        for file in sheet_files([path]):
            _sort_json(store, file, found)
    if found == Sorted():
        raise _nothing(paths)
    return found


def _sort_json(store: Store, path: Path, found: Sorted) -> None:
    if path.suffix.lower() not in SHARED:
        return
    try:
        kind = store.read(path).data.get("format")
    except TakujoError:
        kind = None
    if kind == CAMPAIGN.format:
        found.tables.append(path.parent)
    elif kind == DEFINITION.format:
        found.definitions.append(path)
    elif kind == TEMPLATE.format:
        found.templates.append(path)
    elif kind == SCENARIO.format:
        found.scenarios.append(path)
    else:
        found.sheets.append(path)


def _no_table(path: Path) -> TakujoError:
    message = phrase("「{name}」を読み込む卓が開いていません。", name=path.name)
    remedy = phrase("卓を開いてから、もう一度試してください。")
    return TakujoError(Problem(code="no_table", rule="", message=message, remedy=remedy))


def _not_here(path: Path) -> TakujoError:
    message = phrase("「{name}」のコードのシートは、この卓にありません。", name=path.name)
    remedy = phrase("そのシートの卓を開いてから、もう一度試してください。")
    return TakujoError(Problem(code="not_here", rule="", message=message, remedy=remedy))


def _nothing(paths: Sequence[Path]) -> TakujoError:
    name = paths[0].name if paths else ""
    foreign = next((path for path in paths if is_udonarium(path)), None)
    if foreign is not None:
        return fault("udonarium", foreign)
    if paths and os.path.isdir(paths[0]):
        message = phrase("「{name}」の中にシートがありません。", name=name)
    else:
        message = phrase("「{name}」は読み込めません。", name=name)
    remedy = phrase("シートやゲーム定義（JSON）、または画像（PNG・JPEG など）を選んでください。")
    return TakujoError(Problem(code="nothing_usable", rule="", message=message, remedy=remedy))


def _table_of(path: Path) -> Path | None:
    """Return the campaign that a sheet file is in; such a file is opened there and never copied."""
    folder = path.absolute().parent
    inside = folder.name == "characters" and os.path.isfile(folder.parent / CAMPAIGN_FILE)
    return folder.parent if inside else None
