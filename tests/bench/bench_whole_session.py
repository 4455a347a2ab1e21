"""Memory over whole play sessions in one window: `python -m tests.bench.bench_whole_session [STEPS [SYSTEM [ENGINE]]]`.

Six players' characters and twelve NPCs, keys of play; after each quarter of a thousand steps what else a play
session has:
sheets opened, edited and closed, the game definition, a sheet handed over and taken back, pages printed, the second
screen, the 卓 left and entered again. Then it is noted what the process holds, in MB and in objects, once everything
has settled. The slope leaves the first half out, in which what is made once is made. Only on Linux; judges nothing.
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QLineEdit

from desktop import app as program
from desktop.controllers.main import MainController
from desktop.services.storage.folders import Folders
from desktop.views.paper.printing import print_sheets
from tests.bench import sized
from tests.bench.bench_memory import resident_megabytes
from tests.bench.bench_table import Player, filled, settle
from tests.services.test_playing import ENGINES

QUARTER = 250
"""Steps between other things; fewer where only a few are played."""
PIN = "4321"
SHEETS = 3
MOST = 15
"""Classes that are named."""


class Held(NamedTuple):
    """What the process holds."""

    steps: int
    lines: int
    """Lines of the log."""
    mb: float
    widgets: int
    objects: int
    """Python's, as far as they can lie in circles."""
    blocks: int
    """All of Python's."""


class PlaySessions:
    """Plays in one window."""

    def __init__(self, main: MainController, table: Path, name: str) -> None:
        self._main, self._table, self._name = main, table, name
        self._player = self._enter()
        self.noted: list[Held] = []
        self.kinds: list[Counter[str]] = []
        """Python's objects by class each time."""

    def _enter(self) -> Player:
        self._main.enter_campaign(self._table)
        assert self._main.campaign_window is not None
        self._main.window.ui.playButton.click()
        settle()
        return Player(self._main.campaign_window, self._name)

    def play(self, steps: int) -> None:
        """Press keys, and do the rest of a play session now and then."""
        for number in range(1, steps + 1):
            self._player.go_on()
            if self._player.rng.random() < 0.1:
                self._player.key("Shift+N", Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
            if number % max(1, min(QUARTER, steps // 2)) == 0:
                self._around()
                self._note(number)

    def _around(self) -> None:
        """Do actions that are no step of play."""
        for step in (self._edit, self._define, self._lend, self._print, self._show, self._leave):
            step()
            settle()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def _edit(self) -> None:
        campaign_window = self._player.campaign_window
        self._main.window.ui.prepareButton.click()
        for who in self._player.all_sheets()[:SHEETS]:
            entry = campaign_window.open_campaign.campaign.entry(who)
            assert entry is not None
            controller = campaign_window.open_campaign.open(entry)
            assert controller is not None
            settle()
            line = controller.frame.findChild(QLineEdit, "playerEdit") if hasattr(controller, "frame") else None
            if line is not None:
                line.setText("凪")
                line.editingFinished.emit()
            settle()
            self._trigger("close_tab")

    def _define(self) -> None:
        self._trigger("definition")
        self._trigger("close_tab")

    def _lend(self) -> None:
        campaign_window = self._player.campaign_window
        campaign_window.hand_over(self._player.all_sheets()[0], PIN)
        settle()
        assert campaign_window.handed_over is not None
        assert campaign_window.handed_over.unlock(PIN)
        settle()
        self._trigger("close_tab")

    def _print(self) -> None:
        here = self._player.campaign_window.open_campaign
        sheets = [(here.system, here.game, sheet) for sheet in here.people.all_sheets()[:SHEETS]]
        print_sheets(sheets, self._table / "sheets.pdf", "filled", here.words)

    def _show(self) -> None:
        self._player.campaign_window.display.toggle()
        settle()
        self._player.campaign_window.display.toggle()
        self._main.window.activateWindow()

    def _leave(self) -> None:
        assert self._main.leave_campaign()
        settle()
        self._player = self._enter()

    def _trigger(self, command: str) -> None:
        self._main.window.actions_by_id[command].trigger()
        settle()

    def _note(self, steps: int) -> None:
        gc.collect()
        settle()
        self.kinds.append(Counter(type(one).__qualname__ for one in gc.get_objects()))
        lines = self._player.play_session.log().count
        widgets, objects = len(QApplication.allWidgets()), self.kinds[-1].total()
        self.noted.append(Held(steps, lines, resident_megabytes(), widgets, objects, sys.getallocatedblocks()))


def slope(noted: list[Held], number: int) -> float:
    """Return by how much a field grew per thousand steps in the second half."""
    first, last = noted[len(noted) // 2 - 1], noted[-1]
    return (last[number] - first[number]) / (last.steps - first.steps) * 1000


def measure(system: str, name: str, steps: int) -> str:
    """Return the measured memory, and by how much it grew."""
    application = program.application()
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        table = filled(root, system, name, 20)
        main = program.build(application, Folders(root / "library", root / "config", root / "state", root / "logs"))
        main.preferences.change(language="ja", animation=False)
        main.window.resize(1366, 768)
        main.window.show()
        sessions = PlaySessions(main, table, name)
        sessions.play(steps)
        main.leave_campaign()
        main.window.close()
    noted, (first, last) = sessions.noted, (sessions.kinds[len(sessions.kinds) // 2 - 1], sessions.kinds[-1])
    rows = [" ".join(f"{value:.1f}" if isinstance(value, float) else str(value) for value in one) for one in noted]
    slopes = [f"{field} {slope(noted, number):+.1f}" for number, field in enumerate(Held._fields) if number]
    more = ", ".join(f"{kind} {many:+}" for kind, many in (last - first).most_common(MOST))
    return "\n".join(
        (f"{system} {name}: {', '.join(Held._fields)}", *rows, f"per 1,000 steps: {', '.join(slopes)}", more)
    )


def main() -> None:
    """Play and print."""
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else sized(3_000, 10)
    for system, name in ENGINES:
        if sys.argv[2:] in ([], [system], [system, name]):
            sys.stdout.write(f"{measure(system, name, steps)}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
