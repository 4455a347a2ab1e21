"""The main window's controller: start page, open 卓, tabs, tray, log, command line. Joins, and keeps nothing itself."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from desktop.controllers.program import Program
from desktop.services.library import TableHead
from desktop.services.session_state import remember
from desktop.services.table import TABLE_FILE
from desktop.views.dialogs import asking
from desktop.views.key_map import KeyMap
from desktop.views.recent_list import RecentTable
from desktop.views.start_page import StartPage

if TYPE_CHECKING:
    # rooms and pydantic are only loaded once a 卓 is opened, so that the first window stands quickly
    from desktop.controllers.desk import Desk
    from desktop.controllers.hand_over import EmptyLock
    from desktop.core.problem import Problem, TakujoError
    from desktop.services.faults import FileFault
    from desktop.services.index import Entry
    from desktop.services.table import Table


class MainController(QObject):
    """Owns the main window and, while a 卓 is open, its `Desk`."""

    table_opened = Signal()

    def __init__(self, program: Program) -> None:
        window, appearance, catalogue = program.window, program.appearance, program.catalogue
        super().__init__(window)
        self.program, self.teller = program, program.teller
        self.window, self.appearance, self.catalogue = window, appearance, catalogue
        self.folders, self.preferences, self.session = program.folders, program.preferences, program.session
        self.library, self.store, self.leftovers = program.library, program.store, program.leftovers
        self.desk: Desk | None = None
        self._giving_up = False
        self._heads: tuple[TableHead, ...] = ()
        self._first_lock: EmptyLock | None = None
        language = appearance.language
        systems = [(i.id, i.name_in(language), i.line_in(language), i.die) for i in catalogue]
        self.start = StartPage(systems)
        self._connect_start()
        window.set_keys(KeyMap(program.preferences.value.keys, window.menus))
        window.closing.connect(self._closing)
        window.closed.connect(self._closed)
        window.files_dropped.connect(self.take_files)
        window.table_chosen.connect(lambda number: self.open_table(self._heads[number].folder))
        self.teller.acted.connect(self.update_actions)
        self.teller.way_back = self._way_back
        appearance.changed.connect(self._redress)
        self.show_start()

    # the start page

    def show_start(self) -> None:
        """Show ようこそ; the 卓 stays as it is and is only left when another one is opened."""
        self.start.show_recent(self._recent(), str(self.library.folder))
        self.window.show_start(self.start)
        self.window.setWindowTitle(self.tr("ようこそ — 卓上 Takujō"))
        self.update_actions()

    def _recent(self) -> list[RecentTable]:
        shown: list[RecentTable] = []
        listed = {head.folder: head for head in (*self.library.recent(), *self.library.tables())}
        for head in listed.values():
            if head.archived or head.fault:
                continue
            where = self.tr("シート {n} 枚").format(n=head.sheets)
            when = self.appearance.when(head.opened)
            shown.append(RecentTable(head.folder, head.title, head.system, self._name_of(head.system), where, when))
        return shown[:12]

    def _name_of(self, system: str) -> str:
        known = system in self.catalogue
        return self.catalogue.info(system).name_in(self.appearance.language) if known else system

    def _connect_start(self) -> None:
        start = self.start
        start.table_opened.connect(self.open_table)
        start.new_requested.connect(self.new_table)
        start.sample_requested.connect(self.open_sample)
        start.open_requested.connect(lambda: self.run("open_table"))
        start.import_requested.connect(lambda: self.run("import_files"))
        start.bin_requested.connect(lambda: self.run("bin"))
        start.earlier_requested.connect(lambda: self.run("earlier"))
        start.dice_requested.connect(lambda: self.run("dice_only"))
        start.folder_requested.connect(lambda: self.run("library_folder"))
        start.definition_requested.connect(self.new_from_definition)
        start.sheet_requested.connect(self.sheet_only)
        start.blank_requested.connect(self.blank_only)

    # 卓

    def resume(self) -> None:
        """After a crash, go back to the 卓 that was open; otherwise stay on ようこそ."""
        state = self.session.value
        folder = Path(state.table)
        known = bool(state.table) and os.path.isfile(folder / "table.json")
        if state.mode == "hand_over":
            self._resume_hand_over(folder if known else None)
        elif known and not state.clean:
            self.open_table(folder)

    def lock_at_once(self) -> None:
        """Lock an empty screen when the machine is a player's, before the window shows anything."""
        from desktop.controllers.hand_over import EmptyLock

        if self.session.value.mode == "hand_over" and self._first_lock is None:
            self._first_lock = EmptyLock(self.window, self.session, self)
            self._first_lock.ended.connect(self.show_start)

    def _resume_hand_over(self, folder: Path | None) -> None:
        """Lock again; also when the 卓 cannot be opened, for a pulled stick must not give the GM's screen away."""
        self.lock_at_once()
        lock, self._first_lock = self._first_lock, None
        assert lock is not None
        if folder is not None:
            self.open_table(folder)
        if self.desk is not None:
            self.desk.resume_hand_over(lock)
        else:
            lock.stay()

    def new_table(self, system: str) -> None:
        """Make a new 卓 of a system and open it."""
        title = self.tr("{name}の卓").format(name=self.catalogue.info(system).name_in(self.appearance.language))

        def make(chosen: str) -> None:
            self.guard(lambda: self.enter(self.library.create(system, chosen or title)))

        asking.ask_text(self.window, self.tr("新しい卓"), self.tr("卓の名前"), title, make)

    def new_from_definition(self) -> None:
        """Make a new 卓 from a game definition file."""
        from desktop.controllers.definition_files import DefinitionFiles, table_of

        files = DefinitionFiles(self.window, self.store, self.catalogue, self.appearance.words())
        files.choose(lambda found: self.guard(lambda: self.enter(table_of(self.library, found, found.title))))

    def open_sample(self, system: str) -> None:
        """Open a fresh copy of a system's sample 卓."""
        from desktop.services import sample

        self.guard(lambda: self.enter(sample.open_sample(self.library, system)))

    def open_table(self, folder: Path) -> None:
        """Open a 卓 from its folder; the present one is written and left first."""
        folder = folder.absolute()
        if self.desk is not None and self.desk.workspace.table.folder == folder:
            self.show_desk()
            return
        self.guard(lambda: self.enter(self.library.open(folder)))

    def enter(self, table: Table) -> None:
        """Leave the present 卓 and show this one."""
        from desktop.controllers.desk import Desk
        from desktop.core.problem import TakujoError

        if not (table.mine or table.read_only):  # a 卓 that was just made is not locked yet
            table = self.library.open(table.folder)
        try:
            table.game(self.catalogue.system(table.system_id))
            left = self.leave_table()
        except TakujoError:  # its rules are of no use: the present 卓 stays
            table.close()
            raise
        if not left:
            table.close()
            return
        self.desk = Desk(self.program, table, self.enter, self)
        self.desk.changed.connect(self.update_actions)
        self.desk.renamed.connect(self.list_tables)
        self.appearance.set_system(table.system_id)
        self.list_tables()
        if not self.window.locked:  # the player's screen stays, and nothing of the GM's is opened behind it
            self.desk.restore()
            self.show_desk()
        self.table_opened.emit()

    def leave_table(self) -> bool:
        """Close the open 卓; False when something cannot be written."""
        if self.desk is not None and not self.desk.leave():
            return False
        self.desk = None
        return True

    def show_desk(self) -> None:
        """Show the open 卓."""
        if self.desk is not None:
            self.window.show_work()
            self.desk.update_title()
        self.update_actions()

    def list_tables(self) -> None:
        """List the 卓 in the tool area, the open one chosen."""
        if self.desk is None:
            return
        here = self.desk.workspace.table.folder
        heads = [h for h in self.library.tables() if not h.fault and not h.archived]
        if all(h.folder != here for h in heads):
            heads.insert(0, self.library.head(here))
        self._heads = tuple(heads)
        combo = self.window.ui.tableCombo
        combo.clear()
        for head in heads:
            combo.addItem(f"{head.title}　{self._name_of(head.system)}")
        combo.setCurrentIndex(next(i for i, h in enumerate(heads) if h.folder == here))

    # files from elsewhere

    def take_files(self, files: Sequence[Path]) -> None:
        """Bring files in that were dropped or given at the start: folders of 卓 open, sheets are looked through."""
        if self.window.locked:
            return
        folders = [f for f in files if (f / "table.json").is_file()]
        if folders:
            self.open_table(folders[0])
            return
        from desktop.controllers.importing import take_files

        self.guard(lambda: take_files(self, [Path(f) for f in files]))

    def sheet_only(self) -> None:
        """Build a single sheet: in the 卓 that is open, else in one the person chooses a system for."""
        from desktop.views.dialogs.choices import ChooseSystem

        if self.desk is not None:
            self.show_desk()
            self.run("build")
            return
        infos = tuple(self.catalogue)
        names = [info.name_in(self.appearance.language) for info in infos]
        question = self.tr("どのルールのシートを作りますか。")
        dialog = ChooseSystem(self.tr("シートだけ作る"), question, names, self.window)

        def make(number: int) -> None:
            self.guard(lambda: self.enter(self.library.create(infos[number].id, self.tr("わたしのキャラクター"))))
            self.run("build")

        dialog.chosen.connect(make)
        dialog.open()

    def blank_only(self) -> None:
        """Print blank sheets of any system."""
        from desktop.controllers.printing import print_blank

        self.guard(lambda: print_blank(self.catalogue, self.appearance, self.window))

    # the menus

    def run(self, command: str) -> None:
        """Choose one line of the menus."""
        self.window.command.emit(command)

    def list_again(self) -> None:
        """Read the lists of 卓 again, wherever they are shown."""
        self.list_tables()
        if self.window.ui.screens.currentWidget() is self.start:
            self.show_start()

    def show_earlier(self, folder: Path, entry: Entry) -> None:
        """Open a sheet and its earlier versions; why not is told."""
        self.open_table(folder)
        desk = self.desk
        if desk is not None and desk.workspace.table.folder == folder.absolute():
            controller = desk.workspace.open(entry)
            if controller is not None:
                desk.bring_to_front(controller)
                self.run("versions")

    def _way_back(self, fault: FileFault) -> Callable[[], None] | None:
        from desktop.services.faults import BROKEN

        known = fault.problem.code in BROKEN and self.store.versions(fault.path)
        return (lambda: self.show_versions_of(fault.path)) if known else None

    def show_versions_of(self, path: Path) -> None:
        """Offer the versions of a file that cannot be read; afterwards it is opened."""
        from desktop.controllers.earlier import FileVersions

        workspace = self.desk.workspace if self.desk is not None and path.name != TABLE_FILE else None

        def open_() -> None:
            if workspace is not None:
                workspace.table.refuse_if_read_only()
            system = workspace.system if workspace is not None else None
            versions = FileVersions(self.window, path, self.store, self.appearance, system)
            versions.restored.connect(after)
            versions.open()

        def after() -> None:
            self.window.quiet()
            if workspace is None:
                self.open_table(path.parent)
                return
            workspace.table.refresh()
            workspace.listed.emit()
            workspace.open_path(path)

        self.guard(open_)

    def _redress(self) -> None:
        for card in self.start.cards:
            card.dress()

    # telling

    def notify(self, text: str, action: str = "", act: Callable[[], None] | None = None) -> None:
        """Show one sentence, with at most one button that does `act`."""
        self.teller.notify(text, action, act)

    def tell(self, error: TakujoError) -> None:
        """Show why something did not happen; a file changed on disk offers the choice."""
        self.teller.tell(error)

    def tell_problem(self, problem: Problem) -> None:
        """Show a problem's sentence and way out."""
        self.teller.tell_problem(problem)

    def guard(self, act: Callable[[], Any]) -> None:
        """Do something, and tell in one sentence why it did not happen."""
        self.teller.guard(act)

    def update_actions(self) -> None:
        """Make live what can be done now; a window that is being taken apart still sends signals."""
        if not isValid(self.window.actions_by_id["undo"]):
            return
        desk, at_desk = self.desk, self.window.ui.screens.currentWidget() is self.window.ui.workScreen
        self.window.allow(desk.met() if desk is not None and at_desk else ())

    def remember(self, **changes: Any) -> None:
        """Write down where the person is; a disk that refuses keeps nobody from going on."""
        remember(self.session, **changes)

    def come_back(self) -> None:
        """Go to ようこそ from a sheet that was open alone; a 卓 that is open gives its colours."""
        if self.desk is not None:
            self.appearance.set_system(self.desk.workspace.system.id)
        self.show_start()

    def hold_back(self) -> None:
        """Keep the window open because something cannot be written, unless the person gives that up."""
        if self._giving_up:
            return
        self.window.stay()
        reason = self.window.notice
        text = self.appearance.words().join(self.tr("保存できていない変更があるため、終了していません。"), reason)
        self.notify(text, self.tr("保存せずに終わる"), self._give_up)

    def _give_up(self) -> None:
        self._giving_up = True
        self.window.close()

    def _closing(self) -> None:
        self.window.quiet()
        if not self.leave_table():
            self.hold_back()

    def _closed(self) -> None:
        self.remember(clean=True)
        QApplication.quit()
