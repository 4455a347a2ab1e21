"""A hand that does anything: `python -m tests.monkey SYSTEM [SEED [ACTIONS]]`.

Keys, clicks, rows, texts and commands by chance at the sample 卓 of one system, also in menus and dialogs that come up.
Prints every exception, warning of Qt and line of the log with what was done before it, and whether the journal still
folds to what stands, every sheet's file holds what the sheet says, and the 卓 comes back as it was left. Exit 1 where
anything was found. All is written to a folder of its own that goes at the end. What came of one seed may not come
again, for dice and ids have chances of their own.
"""

from __future__ import annotations

import gc
import logging
import os
import sys
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import TracebackType

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QMessageLogContext, Qt, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QWidget,
)
from shiboken6 import isValid

from desktop import app as program
from desktop.controllers.main import MainController
from desktop.services.journal.journal import Journal
from desktop.services.play.history import History
from desktop.services.storage.folders import Folders

KEYS = (
    *("N", "N", "N", "N", "Shift+N", "T", "H", "E", "F", "P", "Shift+P", "G", "R", "S", "J", "L", "X"),
    *("Return", "Return", "Return", "Space", "Esc", "Tab", "Shift+Tab", "Left", "Right", "Up", "Down"),
    *("Backspace", "Del", "+", "-", "F1", "F2", "F5", "F6", "F8", "Ctrl+Tab", "Ctrl+Z", "Ctrl+Y", "Ctrl+Return"),
    *("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "Ctrl+1", "Alt+1", "Alt+2"),
)
TEXTS = (
    "1",
    "12",
    "-3",
    "６",
    "あ",
    "<b>x</b>",
    "2d6+3",
    "S4D6KH3 罠",
    "x3 2R6>=5",
    "choice[右,左]",
    "ダメージ 3",
    "戻す",
    "6 5 4 3 2",
    "{n}",
    ">=8",
    "9" * 12,
    "%d",
    "٣",
)
NEVER = ("quit", "open_campaign", "new_campaign", "import", "manual", "open_folder", "close_window")
"""Commands that end the walk or lead out of it."""
QTS_OWN = ("propagateSizeHints", "does not support", "commitData", "setPointSizeF", "MouseRelease")
"""Of messages that Qt's own dialogs cause, or keys that come without a pause."""
TOLD = 6
"""Actions printed before a fault."""
CHECKED = 150
"""Actions between two looks at the journal."""
AWAY = 0.3
"""How often the campaign is left and opened again at such a look."""


class AnyHand:
    """Does so many random actions, one at a time, also while a dialog waits."""

    def __init__(self, main: MainController, system: str, random: Random, actions: int) -> None:
        self._main, self._system, self._random, self._left = main, system, random, actions
        self._done: list[str] = []
        self.faults = 0

    def note(self, what: str) -> None:
        """Record a fault."""
        self.faults += 1
        sys.stdout.write(f"{what.rstrip()}\n  after {len(self._done)}: {self._done[-TOLD:]}\n\n")

    def go_on(self) -> None:
        """Do one more, and see to it that another follows."""
        if not self._left:
            self._look()
            QApplication.exit(0)
            return
        self._left -= 1
        QTimer.singleShot(0, self.go_on)
        try:
            self._do()
        except RuntimeError as error:  # what was meant went with its page
            if "already deleted" not in str(error):
                self.note(traceback.format_exc())
        if self._left % CHECKED == 0:
            self._look()

    def _do(self) -> None:
        window = QApplication.activePopupWidget() or QApplication.activeModalWidget() or QApplication.activeWindow()
        if window is None or not window.isVisible():  # without a screen a menu stays active when it is gone
            window = self._main.window
        tired = window is not self._main.window and self._random.random() < 0.12
        if tired or isinstance(window, QFileDialog):
            self._record("Esc")
            QTest.keyClick(window, Qt.Key.Key_Escape)
            if isValid(window) and not isinstance(window, QDialog | QMenu):
                window.close()
        elif isinstance(window, QMenu):
            self._pick(window)
        elif self._main.campaign_window is None:
            self._record("open the sample")
            self._main.open_sample(self._system)
        else:
            ways: tuple[Callable[[QWidget], None], ...] = (
                self._key, self._click, self._row, self._type, self._choose, self._command
            )  # fmt: skip
            self._random.choices(ways, (42, 38, 6, 4, 5, 5))[0](window)

    def _pick(self, menu: QMenu) -> None:
        """Take any line of a menu, or none."""
        never = {action for name, action in self._main.window.actions_by_id.items() if name.startswith(NEVER)}
        lines = [a for a in menu.actions() if a.isEnabled() and not a.isSeparator() and a not in never]
        if lines and self._random.random() < 0.7:
            line = self._random.choice(lines)
            self._record(f"line {line.text()}")
            QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(line).center())
        else:
            self._record("Esc in a menu")
            QTest.keyClick(menu, Qt.Key.Key_Escape)

    def _key(self, window: QWidget) -> None:
        key = self._random.choice(KEYS)
        at = QApplication.focusWidget() or window
        self._record(f"{key} at {at.objectName()}")
        QTest.keySequence(at, key)

    def _click(self, window: QWidget) -> None:
        buttons = [b for b in window.findChildren(QAbstractButton) if b.isVisible() and b.isEnabled()]
        if buttons:
            button = self._random.choice(buttons)
            self._record(f"click {button.objectName()} {button.text() or button.accessibleName()}")
            QTest.mousePress(button, Qt.MouseButton.LeftButton)
            if isValid(button):  # a menu may have led anywhere meanwhile
                QTest.mouseRelease(button, Qt.MouseButton.LeftButton)

    def _row(self, window: QWidget) -> None:
        views = [v for v in window.findChildren(QAbstractItemView) if v.isVisible() and v.model().rowCount()]
        if not views:
            return
        view = self._random.choice(views)
        row = view.model().index(self._random.randrange(view.model().rowCount()), 0)
        view.scrollTo(row, QAbstractItemView.ScrollHint.EnsureVisible)
        self._record(f"row {row.row()} of {view.objectName()}")
        press = QTest.mouseDClick if self._random.random() < 0.3 else QTest.mouseClick
        press(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(row).center())

    def _type(self, window: QWidget) -> None:
        kinds = (QLineEdit, QPlainTextEdit, QAbstractSpinBox)
        fields = [w for w in window.findChildren(QWidget) if isinstance(w, kinds) and w.isVisible() and w.isEnabled()]
        if not fields:
            return
        field, text = self._random.choice(fields), self._random.choice(TEXTS)
        self._record(f"type {text} in {field.objectName()}")
        field.setFocus()
        for sign in text:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                QApplication.sendEvent(field, QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, sign))
        if self._random.random() < 0.5:
            QTest.keyClick(field, Qt.Key.Key_Return)

    def _choose(self, window: QWidget) -> None:
        boxes = [box for box in window.findChildren(QComboBox) if box.isVisible() and box.isEnabled()]
        if boxes:
            box = self._random.choice(boxes)
            self._record(f"choose in {box.objectName()}")
            box.setFocus()
            QTest.keyClick(box, self._random.choice([Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_End]))

    def _command(self, window: QWidget) -> None:
        actions = self._main.window.actions_by_id
        open_ = [name for name, action in actions.items() if action.isEnabled() and not name.startswith(NEVER)]
        if window is self._main.window and open_:
            name = self._random.choice(open_)
            self._record(f"command {name}")
            actions[name].trigger()

    def _look(self) -> None:
        """Return whether the play session equals the fold of the journal, and the campaign equals its files."""
        if self._main.campaign_window is None or QApplication.activeModalWidget() is not None:
            return
        open_campaign = self._main.campaign_window.open_campaign
        open_campaign.flush()
        history = History(open_campaign.system)
        damage = history.read(Journal(open_campaign.campaign.log, table=open_campaign.campaign.id).read())
        if damage is not None or history.play != open_campaign.play_session.history.play:
            self.note(f"the journal folds to something else: {damage}")
        campaign = open_campaign.campaign
        for entry in (e for e in campaign.sheets() if not e.fault):
            held, shown_data = (
                campaign.read(campaign.path_of(entry), open_campaign.system)[1],
                open_campaign.people.sheet(entry.id),
            )
            if held != shown_data:
                self.note(f"the file of {entry.name} says\n  {held!r}\nand the sheet\n  {shown_data!r}")
        if self._random.random() < AWAY:
            self._come_back(campaign.folder, history)

    def _come_back(self, folder: Path, history: History) -> None:
        """Leave the campaign, open it again, and return whether it is unchanged."""
        self._record("leave, come back")
        if self._main.leave_campaign():
            self._main.enter_campaign(folder)
            campaign_window = self._main.campaign_window
            if campaign_window is None or campaign_window.open_campaign.play_session.hihistory.play != history.play:
                self.note("the 卓 came back as something else")

    def _record(self, action: str) -> None:
        self._done.append(action)


class _Log(logging.Handler):
    def __init__(self, note: Callable[[str], None]) -> None:
        super().__init__(logging.WARNING)
        self._note = note

    def emit(self, record: logging.LogRecord) -> None:
        """Record a line."""
        self._note(f"{record.name}: {record.getMessage()}")


def main(system: str, seed: int, actions: int) -> int:
    """Run the command; see the module's first lines."""
    gc.disable()  # as the program does
    random, app = Random(seed), QApplication([])
    with tempfile.TemporaryDirectory() as made:
        os.environ["HOME"], base = made, Path(made)
        folders = Folders(base / "library", base / "config", base / "state", base / "logs")
        controller = program.build(app, folders)
        controller.preferences.change(language=random.choice(["ja", "en"]), animation=random.random() < 0.3)
        controller.window.show()
        hand = AnyHand(controller, system, random, actions)

        def hook(kind: type[BaseException], error: BaseException, at: TracebackType | None) -> None:
            hand.note("".join(traceback.format_exception(kind, error, at)))

        def message(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
            if kind is not QtMsgType.QtDebugMsg and not any(own in text for own in QTS_OWN):
                hand.note(text)

        sys.excepthook = hook
        qInstallMessageHandler(message)
        logging.getLogger().addHandler(_Log(hand.note))
        controller.window.closing.disconnect()  # a window that was closed does not end the walk
        QTimer.singleShot(0, hand.go_on)
        app.exec()
    sys.stdout.write(f"{system}, seed {seed}: {hand.faults} found\n")
    sys.stdout.flush()
    os._exit(bool(hand.faults))  # nothing is closed one by one


if __name__ == "__main__":
    given = sys.argv[1:]
    main(given[0], *(int(number) for number in (*given[1:], *("1", "2000")[len(given) - 1 :])))
