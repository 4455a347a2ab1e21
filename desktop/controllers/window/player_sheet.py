"""A sheet opened without a campaign, by a player: edited in its own file, with versions, without GM notes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.controllers.campaign.edits import Edits
from desktop.controllers.output.printing import print_document
from desktop.controllers.program.appearance import Appearance
from desktop.controllers.program.notifier import Notifier
from desktop.controllers.sheet import portraits
from desktop.controllers.sheet.builder import BuilderController
from desktop.controllers.sheet.sheet import SheetController
from desktop.controllers.sheet.versions import KEPT, VersionsController
from desktop.core.game import AnyGame
from desktop.core.problem import TakujoError
from desktop.core.sheet import Sheet
from desktop.models.play.play_session import PlaySessionModel
from desktop.models.sheet.document import SheetDocument
from desktop.services.campaign import sheets
from desktop.services.campaign.sheet_home import LoneSheet
from desktop.services.storage.file_errors import Conflict, problem
from desktop.services.storage.files import written_at
from desktop.services.storage.store import Store
from desktop.services.storage.stored import SheetFile
from desktop.services.text.catalogue import Catalogue
from desktop.services.text.language import words_of_campaign
from desktop.services.text.rulebook import Rulebook
from desktop.views.window.main_window import MainWindow
from desktop.views.window.player_sheet import PlayerSheetPage

if TYPE_CHECKING:
    from desktop.services.play.play_session import PlaySession


class LonePeople:
    """The one sheet that is open, as a play session knows the characters of a campaign."""

    def __init__(self, document: SheetDocument) -> None:
        self._document = document

    def all_sheets(self) -> tuple[Sheet, ...]:
        """Return the sheet."""
        return (self._document.sheet,)

    def archived(self) -> tuple[Sheet, ...]:
        """Return none."""
        return ()

    def sheet(self, identifier: str) -> Sheet | None:
        """Return the sheet if it has this id."""
        return self._document.sheet if self._document.sheet.id == identifier else None

    def stored(self, identifier: str) -> SheetFile | None:
        """Return none: the journal begins anew with every opening, and nothing is compared with it."""
        return None

    def write(self, sheet: Sheet) -> None:
        """Show what undo or redo has made of the sheet; its file follows."""
        self._document.carry(sheet)

    def to_bin(self, identifier: str) -> None:
        """Do nothing: a sheet opened alone goes nowhere."""

    def from_bin(self, identifier: str) -> None:
        """Do nothing, for the same reason."""

    def restamp(self, identifier: str) -> None:
        """Do nothing: its file bears no stamp."""


LONGEST = 60
"""Signs of a game's name in a sentence."""


class PlayerSheet(QObject):
    """One sheet file in the main window, in a player's view.

    Raises:
        FileError: from the constructor, when the file cannot be used.
    """

    gone = Signal()
    """The sheet is written and left."""
    campaign_wanted = Signal(str, Path)
    """Dice are wanted for a sheet open alone: it is saved, closed and added to an own campaign (system, file)."""
    unwritten = Signal()
    """The window is closing, and the sheet cannot be written."""

    def __init__(
        self,
        path: Path,
        window: MainWindow,
        store: Store,
        catalogue: Catalogue,
        appearance: Appearance,
        notifier: Notifier,
    ) -> None:
        super().__init__()
        self.path, self._window, self._store = path, window, store
        self._appearance, self._notifier = appearance, notifier
        system = sheets.own_system(store.read(path).data, path, catalogue)
        self._system, self._home = system, LoneSheet(path, store, system)
        self._words = appearance.words(system.id)
        self._rulebook = Rulebook(appearance.language)
        self.controller = self._open()
        self.page = PlayerSheetPage()
        self.page.left.connect(self.leave)
        self.page.versions_requested.connect(self._show_versions)
        self.page.print_requested.connect(self._print)
        window.closing.connect(self._closing)
        self._place()

    def show(self) -> None:
        """Bring the sheet to the front of the main window."""
        self._appearance.set_system(self._system.id)
        self._window.quiet()
        self._window.show_start(self.page)
        self._window.give_keys(self.page)
        name = self.controller.document.sheet.name or self.path.name
        self._window.setWindowTitle(self.tr("{name} — 卓上 Takujō").format(name=name))
        self._notifier.acted.emit()
        if self._home.holder is not None:
            holder = self._home.holder
            self._notifier.show_problem(problem("sheet_in_use", self.path, host=holder.host, pid=holder.pid))
            return
        stored = self.controller.autosave.stored
        if stored.read_only:
            found = stored.data.get("schema_version")
            self._notifier.show_problem(problem("read_only_newer", self.path, found=found))
            return
        game = self._home.own_game
        if game and self._brought:
            text = self.tr("「{game}」のルールで開きました。ルールはこのシートに入っています。")
            self._notifier.notify(text.format(game=game[:LONGEST]))
        elif game:
            text = self.tr("△ このシートは「{game}」のルールのものです。ここでは元のルールで出ます。")
            way_out = self.tr("書き換えずに、その卓で読み込んでください。")
            self._notifier.notify(self._words.join(text.format(game=game[:LONGEST]), way_out))
        elif self._faceless():
            text = self.tr("△ シートに入っている肖像の画像は使えないので、出していません。")
            self._notifier.notify(self._words.join(text, self.tr("肖像を選び直せば、そちらが入ります。")))

    def _faceless(self) -> bool:
        """Tell whether the picture that came inside the file cannot be shown."""
        path = self._home.portrait_path(self.controller.document.sheet.portrait)
        return self._home.picture_refused or (path is not None and portraits.pixmap(path).isNull())

    def flush(self) -> bool:
        """Write what is left; False when it cannot be written."""
        return self.controller.close()

    def _closing(self) -> None:
        if not self.flush():
            self.unwritten.emit()
        else:
            self._home.close()

    def leave(self) -> None:
        """Write the sheet and go back; it stays open when it cannot be written."""
        if not self.flush():
            return
        self._home.close()
        self._window.quiet()  # the notification above is about this sheet
        self._window.ui.screens.removeWidget(self.page)
        self.page.deleteLater()
        self.deleteLater()
        self.gone.emit()

    def _open(self) -> SheetController | BuilderController:
        stored, sheet = self._home.open()
        own = self._home.rules()
        self._brought = own is not None
        document = self._document(sheet, self._system.game() if own is None else own)
        document.read_only = self._home.read_only
        make = BuilderController if sheet.draft else SheetController
        if own is None:
            return make(self._home, stored, document, self._words, self._rulebook, gm=False)
        self._words = words_of_campaign(self._appearance.language, self._system, own)
        self._appearance.translator.follow(self._words)  # the form is made with the names of that game
        try:
            return make(self._home, stored, document, self._words, self._rulebook, gm=False)
        finally:
            self._appearance.translator.leave()

    def _document(self, sheet: Sheet, game: AnyGame) -> SheetDocument:
        """Return the sheet with a history of its own, as in a campaign; its journal is in memory."""

        def make() -> PlaySession:
            from desktop.services.journal.journal import MemoryJournal
            from desktop.services.play.play_session import PlaySession

            return PlaySession(self._system, lambda: game, MemoryJournal(), LonePeople(document), self._words)

        play_session = PlaySessionModel(make, self)
        edits = Edits(play_session, lambda: (document,), lambda _changes: None, lambda _a, _b: "", self._failed, self)
        document = SheetDocument(sheet, self._system, game, self.path, edits)
        edits.follow(document)
        return document

    def _place(self) -> None:
        controller = self.controller
        controller.setParent(self)
        controller.save_failed.connect(self._failed)
        controller.problem_found.connect(self._notifier.show_problem)
        controller.problem_gone.connect(self._notifier.withdraw_problem)
        controller.print_requested.connect(self._print)
        controller.autosave.saved.connect(self._saved)
        controller.autosave.recovered.connect(lambda: self._notifier.notify(self.tr("保存できました。")))
        controller.document.value_changed.connect(self._saved)
        if isinstance(controller, BuilderController):
            controller.finished.connect(self._finished)
            controller.left.connect(self.leave)
        else:
            controller.check_requested.connect(self._no_dice)
        widget = controller.view if isinstance(controller, BuilderController) else controller.frame
        self.page.place(widget, controller.document.undo_stack, f"{self.path.parent.name} › {self.path.name}")
        self._saved()

    def _finished(self) -> None:
        """Put the finished sheet in the builder's place."""
        self.controller.deleteLater()
        try:
            self.controller = self._open()
        except TakujoError as error:
            self._notifier.show_error(error)
            return
        self._place()

    def _no_dice(self) -> None:
        text = self.tr("判定は、卓にこのシートを読み込むとできます。")
        if self._home.own_game:
            self._notifier.notify(text)
        else:
            self._notifier.notify(text, self.tr("自分の卓に読み込む…"), self._go_to_campaign)

    def _go_to_campaign(self) -> None:
        if self.flush():
            system, path = self._system.id, self.path
            self.leave()
            self.campaign_wanted.emit(system, path)

    def _saved(self) -> None:
        """Say when the sheet was last written; nothing while something of it is not written yet."""
        autosave = self.controller.autosave
        when = "" if autosave.dirty else self._appearance.when(written_at(autosave.stored.path))
        self.page.show_saved(self.tr("✓ 保存済み {time}").format(time=when) if when else "")

    def _failed(self, error: TakujoError) -> None:
        if not isinstance(error, Conflict):
            self._notifier.show_error(error)
            return
        text = self._words.join(error.problem.message, self.tr("選ばなかった方も「前の版」に残ります。"))

        def resolve() -> None:
            self.controller.autosave.resolve(error.theirs)
            self._window.quiet()

        self._notifier.notify(f"△ {text}", self.tr("この画面の内容で書く"), resolve)

    def _show_versions(self) -> None:
        document, autosave = self.controller.document, self.controller.autosave
        when = self._appearance.when
        kept = (*KEPT, "gm_notes")
        VersionsController(document, autosave, self._store, self._words, when, kept).open(self._window)

    def _print(self) -> None:
        print_document(self.controller.document, self._words, self._window)
