"""The main window's frame: menus, tool area, library, documents, tray, log, command line. It shows and forwards."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QMainWindow,
    QWidget,
)

from desktop.views import spoken
from desktop.views.fitting import room
from desktop.views.help_link import LOCKED, STAYS, HelpAsked
from desktop.views.keyboard import tab_order
from desktop.views.keyboard.enter_key import press_focused
from desktop.views.keyboard.key_map import (
    SEPARATOR,
    Command,
    KeptKey,
    KeyMap,
    LetterKeys,
    Menus,
    label_of,
    plain,
    types_text,
)
from desktop.views.sheet.terms import TermHints
from desktop.views.style import icons, theme
from desktop.views.widgets.layouts.batched_layout import flush_layouts
from desktop.views.widgets.layouts.overlay import Overlay
from desktop.views.window.window_drops import WindowDrops
from desktop.views.window.work_tools import WindowForm

if TYPE_CHECKING:
    from desktop.views.window.line_list import LineList
    from desktop.views.window.work_tools import WorkTools

LATEST = 1000
"""Milliseconds after which work that waits for a paint event is done, also in a hidden window."""

NOTES = ("#", "＃", '"')
"""Beginnings of a line that is written into the log."""


class MainWindow(QMainWindow):
    """Frame of the program; `command` names the menu line that was chosen."""

    command = Signal(str)
    files_dropped = Signal(list)
    close_refused = Signal()
    """A player tried to close the window in kiosk mode."""
    first_painted = Signal()
    """The window is painted for the first time; what the first frame does not need begins now."""
    closing = Signal()
    """The window is about to close; `cancel_closing` keeps it open."""
    closed = Signal()
    command_entered = Signal(str)
    command_edited = Signal(str)
    campaign_picked = Signal(int)
    keys_changed = Signal()
    help_wanted = Signal(str)
    """The chapter of the manual that is asked for, e.g. `sheets#why`; empty: any."""
    mode_chosen = Signal(bool)
    """True: the play page (卓); false: the page where sheets are prepared."""
    arrow_left = Signal(int)
    """A `Qt.Key`: left or right, and nothing that has the focus had use for it."""
    notice_pressed = Signal()
    """A button of the notice was pressed by a key."""
    escaped = Signal()
    """Esc was pressed where nothing else has a use for it."""

    def __init__(self, menus: Menus, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._drops = WindowDrops(self, lambda: self._locked, self.files_dropped.emit)
        self.ui = WindowForm(self._furnish)
        self.ui.setupUi(self)
        self._locked = False
        self._staying = False
        self._painted = False
        self._waiting: list[Callable[[], object]] = []
        """What is done after the next picture."""
        self.actions_by_id: dict[str, QAction] = {}
        self._commands: dict[str, Command] = {}
        self._allowed: set[str] | None = None
        """The needs that were met when lines were made live last."""
        self._letters = LetterKeys(self)
        self.menus = menus
        self.keys = KeyMap({}, menus)
        self._columns: list[int] = []
        """Widths that the columns were left with, until there are columns."""
        self._build_menus()
        self.set_keys(self.keys)
        if (command_line := self.actions_by_id.get("command_line")) is not None:
            KeptKey(self, command_line)
        TermHints(self)
        self.ui.noticeClose.setIcon(icons.icon("cross"))
        for button in (self.ui.noticeAction, self.ui.noticeClose):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves no focus behind
            button.clicked.connect(self._press_notice)
        self.ui.noticeClose.clicked.connect(self.ui.noticeBar.hide)
        self.ui.noticeBar.hide()
        self._notice_place = Overlay(self.ui.noticeBar, self.ui.screens, self.ui.centralwidget)
        self.installEventFilter(self._notice_place)
        self.ui.screenScroll.leave(self.ui.menubar)

    def _furnish(self) -> None:
        """Make the work screen, which the welcome page does without."""
        from desktop.views.window.line_list import LineHistory, LineList
        from desktop.views.window.work_tools import SideColumns, WorkTools

        vars(self.ui).update(vars(self.ui.workScreen.furnish()))
        self._tools = WorkTools(self.ui, self.actions_by_id, self.ui.workScreen)
        self._tools.show_keys(self.keys)
        self.give_keys(self.ui.workScreen)
        self._sides = SideColumns(self.ui.columns, self._columns)
        self._notice_place.cover(self.ui.columns)
        self.show_mode(play=False)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme.notifier(app).changed.connect(self._tools.restyle_text)
        self._tools.restyle_text()
        self.ui.prepareButton.clicked.connect(lambda: self.mode_chosen.emit(False))
        self.ui.playButton.clicked.connect(lambda: self.mode_chosen.emit(True))
        self.ui.commandEdit.returnPressed.connect(lambda: self.command_entered.emit(self.ui.commandEdit.text()))
        self.ui.commandEdit.textEdited.connect(self.command_edited)
        self.ui.commandEdit.textChanged.connect(self._choose_input)
        self._choose_input("")
        self._line_list = LineList(self.ui.commandEdit, self.ui.workScreen)
        self._line_list.chosen.connect(self._take_line)
        self.line_history = LineHistory(self.ui.commandEdit)
        self.command_entered.connect(self.line_history.add)
        self.ui.tableCombo.activated.connect(self.campaign_picked)
        self.ui.tableCombo.currentTextChanged.connect(self.ui.tableCombo.setToolTip)  # long names are cut

    @property
    def tools(self) -> WorkTools:
        """What is above the work screen."""
        self.ui.furnish()
        return self._tools

    @property
    def line_list(self) -> LineList:
        """What completes a line that is being typed."""
        self.ui.furnish()
        return self._line_list

    @property
    def columns(self) -> list[int]:
        """How the work screen is divided."""
        return self.ui.columns.sizes() if self.ui.furnished else self._columns

    @columns.setter
    def columns(self, widths: list[int]) -> None:
        self._columns = widths
        if self.ui.furnished:
            self._sides.set_widths(widths)

    def after_picture(self, done: Callable[[], object]) -> None:
        """Do something once the next picture is on the screen; where nothing is drawn, after a second."""
        self._waiting.append(done)
        QTimer.singleShot(
            0, self, lambda: QTimer.singleShot(LATEST, self, self._call_waiting)
        )  # once nothing else is done

    def _call_waiting(self) -> None:
        waiting, self._waiting = self._waiting, []
        for done in waiting:
            done()

    def show_start(self, page: QWidget) -> None:
        """Show the start page instead of the work screen."""
        if self.ui.screens.indexOf(page) < 0:
            self.ui.screens.addWidget(page)
        self.ui.screens.setCurrentWidget(page)

    def show_work(self) -> None:
        """Show the work screen with the focus on its list, not on that of all campaigns, where a letter would leave."""
        self.ui.furnish()
        if self.ui.workScreen.focusWidget() is None:
            self.ui.libraryTree.setFocus()
        self.ui.screens.setCurrentWidget(self.ui.workScreen)

    @property
    def page(self) -> QWidget | None:
        """What fills the window's middle now: ようこそ, the play page, a document, or a player's screen."""
        screen, ui = self.ui.screens.currentWidget(), self.ui
        if screen is not ui.workScreen:
            return screen
        return ui.documents.currentWidget() if ui.centre.currentWidget() is ui.documents else ui.playHost

    def show_mode(self, *, play: bool) -> None:
        """Show the play page, or where sheets are prepared."""
        ui = self.ui
        ui.prepareButton.setChecked(not play)
        ui.playButton.setChecked(play)
        self._tools.fit_space()  # before more is beside them: a window that was made wider does not go back
        ui.centre.setCurrentWidget(ui.playHost if play else ui.documents)
        play_only: tuple[QWidget, ...] = (ui.nextButton, ui.displayButton)
        prepare_only: tuple[QWidget, ...] = (ui.libraryPanel, ui.keysButton)
        for widget in play_only:
            widget.setVisible(play)
        for widget in prepare_only:
            widget.setVisible(not play)

    def allow(self, met: Collection[str]) -> None:
        """Make live the menu lines whose needs are met, or that need nothing, and grey the others."""
        if self._locked or self._allowed == set(met):
            return
        self._allowed = set(met)
        for identifier, command in self._commands.items():
            self.actions_by_id[identifier].setEnabled(not command.needs or command.needs in met)

    @property
    def locked(self) -> bool:
        """True while a player has the computer."""
        return self._locked

    def bring_to_front(self, token: str = "") -> None:
        """Show the window before all others, as far as the desktop allows.

        Args:
            token: by which a Wayland desktop lets it; Qt reads it from the environment.
        """
        if token:
            os.environ["XDG_ACTIVATION_TOKEN"] = token
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def close_dialogs(self, *, all_: bool = False) -> None:
        """Close what is open over the campaign that is left: files may be handed over while a dialog waits.

        Args:
            all_: also what has nothing to do with a campaign.
        """
        for dialog in self.findChildren(QDialog):
            if all_ or not dialog.property(STAYS):
                dialog.close()

    def reset(self) -> None:
        """Empty the work screen of what was typed, and divide it as at the start."""
        from desktop.views.window.work_tools import column_widths

        self.ui.furnish()
        for line in (self.ui.commandEdit, self.ui.searchEdit):
            line.clear()
        self.hint("")
        self.line_list.hide()
        self.show_mode(play=False)
        self.columns = [*column_widths()]
        self.quiet()

    def lock(self, screen: QWidget) -> None:
        """Show only this screen, full size: no menus, no keys, no drops, no closing."""
        self._locked = True
        self.setProperty(LOCKED, True)
        self._allowed = None
        self.quiet()  # a notice may offer the GM's undo
        self.close_dialogs(all_=True)
        self.ui.menubar.hide()
        for action in self.actions_by_id.values():
            action.setEnabled(False)
        self.ui.screens.addWidget(screen)
        self.ui.screens.setCurrentWidget(screen)
        self.give_keys(screen)
        self.setWindowTitle(self.tr("手渡し中 — 卓上 Takujō"))
        self.setWindowState(self.windowState() | Qt.WindowState.WindowFullScreen)

    def unlock(self, screen: QWidget) -> None:
        """Give the whole window back."""
        self._locked = False
        self.setProperty(LOCKED, False)
        self.ui.screens.removeWidget(screen)
        screen.deleteLater()
        self.ui.menubar.show()
        self.show_work()

    def notify(self, text: str, action: str = "") -> None:
        """Show one sentence over the work area, with at most one button."""
        self.ui.noticeAction.setText(action)
        self.ui.noticeAction.setVisible(bool(action) and not self._locked)
        self.ui.noticeBar.show()
        self.ui.noticeScroll.verticalScrollBar().setValue(0)
        spoken.write(self.ui.noticeText, text, again=True)

    def _press_notice(self) -> None:
        focus = self.focusWidget()
        if focus is not None and self.ui.noticeBar.isAncestorOf(focus):
            self.notice_pressed.emit()

    def _take_line(self, line: str) -> None:
        self.ui.commandEdit.setText(line)
        self.command_edited.emit(line)

    def _choose_input(self, line: str) -> None:
        """Take an input method for notes alone: everything else is found by romaji, also while one is on."""
        self.ui.commandEdit.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, line.lstrip()[:1] in NOTES)

    def menu_lines(self) -> dict[str, str]:
        """Return id → text of every menu line that can be chosen now."""
        return {name: plain(action.text()) for name, action in self.actions_by_id.items() if action.isEnabled()}

    def hint(self, text: str, *, refused: bool = False) -> None:
        """Say beside the command line what Enter would do, or why it did nothing."""
        if text != self.ui.commandHint.text() or refused:
            spoken.announce(self.ui.commandEdit, text, urgent=refused)
        self.ui.commandHint.setText(text)

    @property
    def notice(self) -> str:
        """Text of the notification over the work area; empty when there is none."""
        return "" if self.ui.noticeBar.isHidden() else self.ui.noticeText.text()

    def cancel_closing(self) -> None:
        """Keep the window open; called from a slot of `closing`."""
        self._staying = True

    def quiet(self) -> None:
        """Take the sentence away."""
        self.ui.noticeBar.hide()

    def _build_menus(self) -> None:
        for title, commands in self.menus:
            menu = self.ui.menubar.addMenu(label_of(title))
            for command in commands:
                if command is SEPARATOR:
                    menu.addSeparator()
                    continue
                action = menu.addAction(label_of(command.label))
                action.setCheckable(command.checkable)
                action.triggered.connect(lambda _checked=False, i=command.id: self.command.emit(i))
                self.actions_by_id[command.id] = action
                self._commands[command.id] = command

    def set_keys(self, keys: KeyMap) -> None:
        """Give every menu line its key, and write the keys wherever they are shown."""
        self.keys = keys
        self._letters.clear()
        for identifier, action in self.actions_by_id.items():
            key = keys.key(identifier)
            as_text = bool(key) and types_text(key)
            action.setShortcut(QKeySequence() if as_text else QKeySequence(key))
            if as_text:
                self._letters.add(key, action)
        for key, identifier in keys.menu_of_letter().items():
            self._letters.add(key, self.actions_by_id[identifier])
        if self.ui.furnished:
            self._tools.show_keys(keys)
        self.give_keys(self)
        self.keys_changed.emit()

    def give_keys(self, widget: QWidget) -> None:
        """Give a page's own shortcuts the keys of what they are named after."""
        for shortcut in widget.findChildren(QShortcut):
            if shortcut.objectName():
                shortcut.setKey(QKeySequence(self.keys.key(shortcut.objectName())))

    # Qt's names from here on

    def event(self, event: QEvent) -> bool:
        """Lay everything out before anything is painted.

        Qt lays out one level of nesting at a time, and paints in between what still moves; a scene that changes has
        the whole window painted at once, too.
        """
        kind = event.type()
        if kind is QEvent.Type.UpdateRequest:
            flush_layouts()
            if self._waiting:
                QTimer.singleShot(0, self, self._call_waiting)
        elif kind is QEvent.Type.Paint and not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self.first_painted.emit)  # once the picture is on the screen
        elif kind is QEvent.Type.WinIdChange:
            self._drops.watch()
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Follow the reading order; pages that were put in late are last in Qt's own."""
        return tab_order.move_focus(self, forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Esc, arrows and Enter on a button once no field, list or board has taken them."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier and not self._locked
        if plain and event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
            return
        if plain and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.arrow_left.emit(event.key())
        if not press_focused(self, event):
            super().keyPressEvent(event)

    def customEvent(self, event: QEvent) -> None:
        """Handle the wish to read the manual."""
        if isinstance(event, HelpAsked) and not self._locked:
            self.help_wanted.emit(event.chapter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Go back to a size that the screen has when pages have pushed the window out of it while they changed."""
        super().resizeEvent(event)
        old, new, most = event.oldSize(), event.size(), room(self)
        pushed = new.height() > old.height() and new.height() <= self.minimumHeight()
        if pushed and new.height() > most.height() >= old.height():
            QTimer.singleShot(0, self, lambda: self.resize(new.width(), old.height()))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let everything be written first; a player cannot close the GM's program."""
        if self._locked:
            event.ignore()
            self.close_refused.emit()
            return
        self._staying = False
        self.closing.emit()
        if self._staying:
            event.ignore()
            return
        super().closeEvent(event)
        self.closed.emit()
