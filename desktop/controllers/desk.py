"""An open 卓 in the main window: its list on the left, its documents in tabs, tray, log and command line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QModelIndex, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QMenu, QMessageBox, QWidget

from desktop.controllers.builder import BuilderController
from desktop.controllers.definition_files import table_of
from desktop.controllers.dice_tray import DiceTrayController
from desktop.controllers.history import History
from desktop.controllers.log import LogController
from desktop.controllers.play import Play
from desktop.controllers.program import Program
from desktop.controllers.sheet import SheetController
from desktop.controllers.workspace import Open, Workspace
from desktop.core.dice import RandomDice
from desktop.core.game import Definition
from desktop.models.document import SheetDocument
from desktop.models.library_tree import ENTRY_ROLE, LibraryTree
from desktop.services.faults import Conflict
from desktop.services.files import written_at
from desktop.services.glossary import OpenGlossary
from desktop.services.index import Entry
from desktop.services.rulebook import Rulebook
from desktop.services.session_state import remember, still_there
from desktop.services.table import Table
from desktop.views import icons, terms
from desktop.views.dialogs import asking
from desktop.views.dice_tray import DiceTray
from desktop.views.key_map import native
from desktop.views.library_delegate import LibraryDelegate
from desktop.views.plain_style import literal

if TYPE_CHECKING:
    from desktop.controllers.hand_over import EmptyLock, HandOver
    from desktop.controllers.table import TableController

SHEET_MENU = ("rename", "duplicate", "save_template", "archive", "delete")
LIST_MENU = ("build", "random", "blank_npc")
TRAY_WAITS = 150
"""Milliseconds: a prepared check is shown anew once nobody types; a throw reads the sheet by itself."""
RENEW_LOCK = 60_000
"""Milliseconds between signs of life in the 卓's lock file."""


class Keeper(Protocol):
    """Whoever holds what a page without a sheet shows."""

    def flush(self) -> bool:
        """Write what has not been written; False when it cannot be."""

    def stop(self) -> None:
        """Let go of the page."""


BUILDER = "builder"
"""In the session's `screens`: the step of each draft."""


def _texts(found: object) -> dict[str, str]:
    """Read what a state file holds where texts by name belong; anything else is left out."""
    items = found.items() if isinstance(found, Mapping) else ()
    return {name: text for name, text in items if isinstance(name, str) and isinstance(text, str)}


class Desk(QObject):
    """What the main window shows while a 卓 is open."""

    changed = Signal()
    """Something moved: what can be done now may have changed."""
    renamed = Signal()
    """The 卓 has another name."""

    def __init__(self, program: Program, table: Table, enter: Callable[[Table], None], parent: QObject) -> None:
        """Fill the window with a 卓.

        Args:
            enter: leaves this 卓 and shows another.
        """
        super().__init__(parent)
        self.program, self.window, self.teller = program, program.window, program.teller
        self._enter, self._session, self._ui = enter, program.session, program.window.ui
        self.words = program.appearance.words(table.system_id)
        self.rulebook = Rulebook(program.appearance.language)
        self.workspace = Workspace(table, program.catalogue, self.words, self.rulebook)
        language, system = program.appearance.language, table.system_id
        terms.give(self._ui.workScreen, OpenGlossary(system, language, lambda: self.workspace.game))
        self.workspace.animated = program.preferences.value.animation
        self.workspace.places.update(_texts(program.session.value.screens.get(BUILDER)))
        self.workspace.placed.connect(self._remember_places)
        self._tabs: dict[QWidget, Open] = {}
        self.handed_over: HandOver | None = None
        self._restore_later = False
        """Whether what was open before a crash is opened only when the hand-over ends."""
        self._extra: dict[str, QWidget] = {}
        self._keepers: dict[str, Keeper] = {}
        self._tree = LibraryTree(self)
        self._tray_view = DiceTray()
        evening = self.workspace.evening
        self.tray = DiceTrayController(self._tray_view, RandomDice(), self.words, evening, self.workspace)
        self.tray.set_animated(self.workspace.animated)
        self.log = LogController(evening, self.workspace.retelling, self)
        self.history = History(evening, self)
        self._table_page: TableController | None = None
        self._at_table = False
        self.play = Play(self.workspace, self.tray, self.window, self.teller, self._front, self._acting, self)
        self._refresh_due = QTimer(self, interval=TRAY_WAITS, singleShot=True)
        self._refresh_due.timeout.connect(self.tray.refresh)
        self._renew = QTimer(self, interval=RENEW_LOCK)
        self._renew.timeout.connect(table.renew)
        self._renew.start()
        self._fill()
        self._connect()
        self.list()

    # what is where

    @property
    def current(self) -> Open | None:
        """The document in front."""
        return self._tabs.get(self._ui.documents.currentWidget())

    @property
    def sheet(self) -> SheetController | None:
        """The finished sheet in front, if one is."""
        return self.current if isinstance(self.current, SheetController) else None

    def _front(self) -> SheetDocument | None:
        return self.sheet.document if self.sheet is not None else None

    def selection(self) -> list[Entry]:
        """Return the sheets chosen in the list."""
        chosen = (index.data(ENTRY_ROLE) for index in self._ui.libraryTree.selectedIndexes())
        return [entry for entry in chosen if entry is not None]

    def met(self) -> set[str]:
        """Return which needs of commands are met now."""
        document = self.current.document if self.current is not None else None
        needs = {
            "table": True,
            "play": self._at_table,
            "sheet": document is not None,
            "selection": bool(self.selection()),
            "undo": self.history.can_undo(document),
            "redo": self.history.can_redo(document),
        }
        return {need for need, met in needs.items() if met}

    def step(self, action: str, document: SheetDocument | None, since: int = 0) -> None:
        """Take the last thing back (`undo`), in the document or in the evening, or do it again (`redo`)."""
        self.workspace.post_played()
        self.history.step(action, document, since)

    # 準備 and 卓

    @property
    def at_table(self) -> bool:
        """Tell whether the table is shown, not where sheets are prepared."""
        return self._at_table

    @property
    def table_page(self) -> TableController:
        """The table; it is made when it is first shown."""
        if self._table_page is None:
            from desktop.controllers.table import TableController

            self._table_page = TableController(
                self.window, self.workspace, self.teller, self.tray.focus, self.tray.prepare, self
            )
            self._table_page.picked.connect(self.play.face)
        return self._table_page

    def show_mode(self, table: bool) -> None:
        """Show the table, or where sheets are prepared."""
        self._at_table = table
        self.window.show_mode(table=table)
        if table:
            self._ui.sidePanel.setVisible(True)
            self._ui.commandBar.setVisible(True)
            self.table_page.show(True)
            self.play.face(self.table_page.selected)
            self.play.show_examples()
            self.tray.focus()
        else:
            if self._table_page is not None:
                self._table_page.show(False)
            self._front_changed(0)
        remember(self._session, mode="table" if table else "prepare")
        self.changed.emit()

    def _acting(self) -> str:
        """Sheet id of whoever keys and the command line mean; empty: nobody."""
        if self._at_table:
            return self.table_page.selected
        return self.sheet.document.sheet.id if self.sheet is not None else ""

    # opening and leaving

    def restore(self) -> None:
        """Open what was open when this 卓 was left, else the first character."""
        state = self._session.value
        wanted = list(still_there(state))
        if str(self.workspace.table.folder) != state.table or not wanted:
            listed = self.workspace.table.members() or self.workspace.table.sheets()
            first = [entry for entry in listed if not entry.fault]
            wanted = [self.workspace.table.path_of(first[0])] if first else []
        for path in wanted:
            self.workspace.open_path(path)
        front = next((w for w, c in self._tabs.items() if str(c.autosave.stored.path) == state.active), None)
        if front is not None:
            self._ui.documents.setCurrentWidget(front)
        at_table = state.mode == "table" and str(self.workspace.table.folder) == state.table
        self._remember()
        self.teller.guard(self._resume)
        if at_table:
            self.show_mode(True)
        if self.workspace.table.holder is not None:
            holder = self.workspace.table.holder
            text = self.tr("この卓は {host} で開かれています。ここでは読むだけです。").format(host=holder.host)
            if self.workspace.table.may_be_taken_over:
                self.teller.notify(
                    text, self.tr("{host} からこの卓を引きつぐ").format(host=holder.host), self._take_over
                )
            else:
                self.teller.notify(text)
        elif self.log.problem is not None:
            self.teller.tell_problem(self.log.problem)
        elif self.workspace.table.damaged:
            parts = self.tr("・").join(self._part(key) for key in self.workspace.table.damaged)
            self.teller.notify(self.tr("△ この卓の{parts}は壊れているので、読まずに開きました。").format(parts=parts))
        elif self.workspace.table.read_only:
            self.teller.notify(
                self.tr("この卓は書き込めない場所にあるか、新しい卓上のものです。ここでは読むだけです。")
            )

    def _part(self, key: str) -> str:
        parts = {
            "title": self.tr("名前"),
            "party": self.tr("参加者の並び"),
            "place": self.tr("続きの場所"),
            "definition": self.tr("ゲーム定義"),
        }
        return parts[key]

    def _take_over(self) -> None:
        """Open the 卓 anew for writing, after a person has said that the other machine has it no more."""
        library, folder = self.program.library, self.workspace.table.folder
        self.teller.quiet()
        self.teller.guard(lambda: self._enter(library.open(folder, by_force=True)))

    def make_table(self, definition: Definition, title: str) -> None:
        """Leave this 卓 for a new one that plays by a definition."""
        self.teller.guard(lambda: self._enter(table_of(self.program.library, definition, title)))

    def leave(self) -> bool:
        """Write everything and clear the window; False (nothing cleared) when something cannot be written."""
        if not all([self.workspace.flush(), *(keeper.flush() for keeper in self._keepers.values())]):
            return False
        for keeper in self._keepers.values():
            keeper.stop()
        self._keepers.clear()
        self._remember()
        self._renew.stop()
        self._refresh_due.stop()
        if self._table_page is not None:
            self._table_page.leave()
        self.window.show_mode(table=False)
        for widget in [*self._tabs, *self._extra.values()]:
            self._ui.documents.removeTab(self._ui.documents.indexOf(widget))
            widget.deleteLater()
        for controller in self.workspace.documents:  # what still waits in them must not reach for their pages
            controller.deleteLater()
        self._tray_view.lay_still()
        self._tray_view.setParent(None)
        self._tray_view.deleteLater()
        self.log.panel.setParent(None)
        self.log.panel.deleteLater()
        self.workspace.table.close()
        self._disconnect()
        self._ui.savedLabel.clear()
        self.program.library.remember(self.workspace.table.folder)
        return True

    def hand_over(self, sheet_id: str, pin: str, free: bool = False) -> None:
        """Give the machine to a player until the PIN is given."""
        if not all(keeper.flush() for keeper in self._keepers.values()):
            return
        self.handed_over = self._lock()
        self.handed_over.begin(sheet_id, pin, free=free)

    def resume_hand_over(self, first: EmptyLock) -> None:
        """Go back into the lock that a crash interrupted; what the GM had open stays shut until it ends."""
        self._restore_later = True
        self.handed_over = self._lock(first)
        self.handed_over.resume()

    def _lock(self, first: EmptyLock | None = None) -> HandOver:
        from desktop.controllers.hand_over import HandOver

        lock = HandOver(self.workspace, self.history, self.window, self._session, self.teller, self, first=first)
        lock.ended.connect(self._hand_over_ended)
        return lock

    def _hand_over_ended(self, controller: Open | None) -> None:
        """Take the machine back and show what the player has made."""
        self.handed_over = None
        if self._restore_later:
            self._restore_later = False
            self.restore()
        if controller is not None:
            path = controller.autosave.stored.path
            if not self.workspace.close(controller):
                self._add_tab(controller)  # it cannot be written now; nothing of it may be lost
            elif path.is_file():
                self.workspace.open_path(path)
        self.update_title()
        self.changed.emit()

    def show_page(self, key: str, page: QWidget, title: str, icon: str, keeper: Keeper | None = None) -> None:
        """Show a page that is no sheet (the game definition) in a tab of its own.

        Args:
            keeper: writes what the page holds before it goes.
        """
        if keeper is not None:
            self._keepers[key] = keeper
        if key not in self._extra:
            self._extra[key] = page
            self._ui.documents.addTab(page, icons.icon(icon), title)
        self._ui.documents.setCurrentWidget(self._extra[key])

    def bring_to_front(self, controller: Open) -> None:
        """Show an open document's tab."""
        self._ui.documents.setCurrentWidget(next(w for w, c in self._tabs.items() if c is controller))

    def page(self, key: str) -> QWidget | None:
        """Return an open page that is no sheet."""
        return self._extra.get(key)

    def update_title(self) -> None:
        """Name what is in front in the window's title; not while a player has it."""
        if self.window.locked:
            return
        parts = [self.current.document.sheet.name] if self.current else []
        parts.append(self.workspace.table.title)
        self.window.setWindowTitle(self.tr("・").join(p for p in parts if p) + self.tr(" — 卓上 Takujō"))

    # the list

    def list(self) -> None:
        """Show the characters that match what was typed."""
        current = self.current.document.sheet.id if self.current else ""
        self._tree.set_groups(self.workspace.groups(self._ui.searchEdit.text()))
        self._ui.libraryTree.expandAll()
        index = self._tree.index_of(current)
        if index.isValid():
            self._ui.libraryTree.setCurrentIndex(index)

    # commands

    def run(self, command: str) -> None:
        """Choose one line of the menus."""
        self.window.command.emit(command)

    def set_animated(self, animated: bool) -> None:
        """Let dice tumble, or show them at once."""
        self.tray.set_animated(animated)
        self.workspace.animated = animated

    def offer_conflict(self, conflict: Conflict) -> None:
        """Ask which version counts when a file changed on disk; nothing is written until somebody has chosen."""
        controller = next((c for c in self.workspace.documents if c.autosave.stored.path == conflict.theirs.path), None)
        if controller is None:
            self.teller.tell_problem(conflict.problem)
            return
        asked = f"conflict:{conflict.theirs.path.name}"
        if self.window.findChild(QMessageBox, asked) is not None:
            return  # the question stands already
        box = QMessageBox(self.window)
        box.setObjectName(asked)
        box.setIcon(QMessageBox.Icon.Question)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(self.words.say(conflict.problem.message))
        box.setInformativeText(self.tr("選ばなかった方も「前の版」に残ります。"))
        mine = box.addButton(self.tr("この画面の内容で書く"), QMessageBox.ButtonRole.AcceptRole)
        theirs = box.addButton(self.tr("ファイルの内容にする"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(self.tr("あとで決める"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(mine)

        def chosen() -> None:
            if box.clickedButton() is mine:
                present = self.program.store.present(conflict.theirs.path)  # it may have changed again meanwhile
                controller.autosave.settle(present)
            elif box.clickedButton() is theirs:
                stored, sheet = self.workspace.table.read(conflict.theirs.path, self.workspace.system)
                controller.autosave.adopt(stored, sheet)

        box.finished.connect(lambda _code: self.teller.guard(chosen))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    # joining

    def _fill(self) -> None:
        ui = self._ui
        ui.trayLayout.addWidget(self._tray_view)
        ui.logHostLayout.addWidget(self.log.panel)
        ui.libraryTree.setModel(self._tree)
        ui.libraryTree.setItemDelegate(LibraryDelegate(ui.libraryTree))
        ui.searchEdit.clear()

    def _connect(self) -> None:
        ui, workspace = self._ui, self.workspace
        workspace.listed.connect(self.list)
        workspace.opened.connect(self._add_tab)
        workspace.closed.connect(self._drop_tab)
        workspace.failed.connect(self.teller.tell)
        workspace.evening.stepped.connect(self._played)
        for part in (self.log, self.history):
            part.kept.connect(self._say_kept)
        self.log.failed.connect(self.teller.tell)
        self.history.refused.connect(self.teller.tell)
        ui.searchEdit.textChanged.connect(self.list)
        ui.libraryTree.activated.connect(self._open_index)
        ui.libraryTree.clicked.connect(self._open_index)
        ui.libraryTree.customContextMenuRequested.connect(self._tree_menu)
        ui.libraryTree.selectionModel().selectionChanged.connect(self.changed)
        ui.documents.currentChanged.connect(self._front_changed)
        ui.documents.tabCloseRequested.connect(self._close_tab)
        self.teller.settle = self.offer_conflict
        window = self.window
        window.command_entered.connect(self.play.enter)
        window.command_edited.connect(self.play.hint)
        window.keys_changed.connect(self._take_keys)
        window.mode_chosen.connect(self.show_mode)
        self._take_keys()

    def _take_keys(self) -> None:
        keys = self.window.keys
        to_tray = native(keys.key("tray") or keys.key("tray.letter"))
        self._tray_view.set_keys(to_tray, keys.key("again"), keys.key("effects"))

    def _disconnect(self) -> None:
        ui, window = self._ui, self.window
        self.teller.settle = None
        ui.libraryTree.selectionModel().selectionChanged.disconnect(self.changed)
        for signal, slot in (
            (ui.searchEdit.textChanged, self.list),
            (ui.libraryTree.activated, self._open_index),
            (ui.libraryTree.clicked, self._open_index),
            (ui.libraryTree.customContextMenuRequested, self._tree_menu),
            (ui.documents.currentChanged, self._front_changed),
            (ui.documents.tabCloseRequested, self._close_tab),
            (window.command_entered, self.play.enter),
            (window.command_edited, self.play.hint),
            (window.keys_changed, self._take_keys),
            (window.mode_chosen, self.show_mode),
        ):
            signal.disconnect(slot)
        ui.libraryTree.setModel(None)

    def _add_tab(self, controller: Open) -> None:
        widget = controller.view if isinstance(controller, BuilderController) else controller.frame
        self._tabs[widget] = controller
        self.window.give_keys(widget)
        icon = icons.icon("pencil" if isinstance(controller, BuilderController) else "person")
        number = self._ui.documents.addTab(widget, icon, self._title(controller))
        self._ui.documents.setCurrentIndex(number)
        controller.document.value_changed.connect(lambda w=widget: self._retitle(w))
        controller.document.value_changed.connect(self._refresh_due.start)
        controller.document.value_changed.connect(self._say_saved)
        controller.autosave.saved.connect(self._say_saved)
        controller.document.undo_stack.indexChanged.connect(self._step_taken)
        controller.told.connect(self.teller.tell_problem)
        controller.print_requested.connect(lambda: self.run("print_sheet"))
        if isinstance(controller, BuilderController):
            controller.view.ui.bannerTable.setText(self.workspace.table.title)
            controller.finished.connect(lambda c=controller: self.workspace.finish_draft(c))
            controller.left.connect(lambda c=controller: self.workspace.close(c))
        else:
            controller.check_requested.connect(self.play.prepare)
            controller.rule_requested.connect(self.read_rule)
        self._remember()

    def _resume(self) -> None:
        """Go on where the program was stopped: an open check lies in the tray again."""
        if self.workspace.table.read_only:
            return
        stepped = self.workspace.evening.resume()
        if stepped.unfit is not None:
            text = self.tr("△ 記録の {line} 行目の手順は、いまのきまりでは続けられません。その前まで戻しました。")
            self.teller.notify(text.format(line=stepped.unfit.line))
        elif stepped.roll is not None and stepped.roll.open:
            self.teller.notify(self.tr("途中だった判定をトレイに戻しました。"))

    def _played(self, _stepped: object) -> None:
        """Play has moved something: what is edited next is a step of its own, and Ctrl+Z may mean something else."""
        for controller in self.workspace.documents:
            controller.document.end_burst()
        self.changed.emit()

    def _say_kept(self) -> None:
        self.teller.notify(self.tr("あとから変わった値があるため、シートは戻していません。シートで直してください。"))

    def _step_taken(self, _index: int) -> None:
        # a method, not a lambda: a stack that outlives the window while it is collected must call nobody
        self.changed.emit()

    def _drop_tab(self, controller: Open) -> None:
        widget = controller.view if isinstance(controller, BuilderController) else controller.frame
        if self._tabs.pop(widget, None) is not None:  # what a player had was in no tab
            self._ui.documents.removeTab(self._ui.documents.indexOf(widget))
        widget.deleteLater()
        controller.deleteLater()
        self._remember()

    def close_front(self) -> None:
        """Close the tab in front, if there is one."""
        if self._ui.documents.count():
            self._close_tab(self._ui.documents.currentIndex())

    def _close_tab(self, number: int) -> None:
        widget = self._ui.documents.widget(number)
        if widget in self._tabs:
            self.workspace.close(self._tabs[widget])
            return
        key = next(k for k, w in self._extra.items() if w is widget)
        keeper = self._keepers.get(key)
        if keeper is not None:
            if not keeper.flush():
                return
            self._keepers.pop(key).stop()
        self._ui.documents.removeTab(number)
        self._extra.pop(key).deleteLater()

    def _front_changed(self, _number: int) -> None:
        self.update_title()
        self._say_saved()
        self.changed.emit()
        self._remember()
        if self._at_table:
            return
        # building and rules need the whole window, and neither needs the tray
        wide = self.sheet is None and self._ui.documents.count() > 0
        self._ui.sidePanel.setVisible(not wide)
        self._ui.libraryPanel.setVisible(not wide)
        self._ui.commandBar.setVisible(not wide)
        if self.sheet is not None:
            self.play.face(self.sheet.document.sheet.id)
            self.play.show_examples()
        index = self._tree.index_of(self.current.document.sheet.id) if self.current else QModelIndex()
        if index.isValid():
            self._ui.libraryTree.setCurrentIndex(index)

    def _retitle(self, widget: QWidget) -> None:
        controller = self._tabs.get(widget)
        if controller is not None:
            self._ui.documents.setTabText(self._ui.documents.indexOf(widget), self._title(controller))
            self.update_title()

    def _title(self, controller: Open) -> str:
        return literal((controller.document.sheet.name or self.tr("新しいキャラクター"))[:40])

    def _open_index(self, index: QModelIndex) -> None:
        entry: Entry | None = index.data(ENTRY_ROLE)
        if entry is None:
            return
        controller = self.workspace.open(entry)
        if controller is not None:
            self.bring_to_front(controller)

    def _tree_menu(self, place: QPoint) -> None:
        menu = QMenu(self._ui.libraryTree)
        actions = self.window.actions_by_id
        on_sheet = self._ui.libraryTree.indexAt(place).data(ENTRY_ROLE) is not None
        for name in SHEET_MENU if on_sheet else LIST_MENU:
            menu.addAction(actions[name])
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._ui.libraryTree.viewport().mapToGlobal(place))

    def read_rule(self, rule: str) -> None:
        """Open the rules of this system, at once at one of them."""
        from desktop.controllers.help import show_rules

        system = self.workspace.system.id
        title = self.program.catalogue.info(system).name_in(self.program.appearance.language)
        show_rules(self.window, title, system, self.rulebook, rule)

    def _say_saved(self) -> None:
        """Say when the sheet in front was last written; nothing while something of it is not written yet."""
        front = self.current
        when = written_at(front.autosave.stored.path) if front is not None and not front.autosave.dirty else ""
        said = self.tr("✓ 保存済み {time}").format(time=self.program.appearance.when(when)) if when else ""
        self._ui.savedLabel.setText(said)

    def _remember_places(self) -> None:
        """Write down at which step each draft is, so that a restart goes on there."""
        screens = self._session.value.screens
        remember(self._session, screens={**screens, BUILDER: dict(self.workspace.places)})

    def _remember(self) -> None:
        if self._restore_later:
            return  # what was open before the crash is still to be opened
        front = self.current
        remember(
            self._session,
            table=str(self.workspace.table.folder),
            documents=tuple(str(c.autosave.stored.path) for c in self._tabs.values()),
            active=str(front.autosave.stored.path) if front else "",
            clean=False,
        )

    def ask_text(self, title: str, label: str, text: str, then: Callable[[str], object]) -> None:
        """Ask for one line of text; `then` is called with it once it has been given."""

        def given(chosen: str) -> None:
            if chosen:
                self.teller.guard(lambda: then(chosen))

        asking.ask_text(self.window, title, label, text, given)
