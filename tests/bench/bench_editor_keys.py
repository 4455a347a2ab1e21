"""How long a keystroke in the editor of games takes: `python -m tests.bench.bench_editor_keys`.

500 cards of コモンルール and 500 skills of a game from nothing: the name of one is typed, letter by letter, at first
without a pause, then with rests in which the samples beside the editor follow and the definition is saved. A key waits
for whatever runs when it comes, so beside the keys stand the longest pieces of work in the rests. Milliseconds of the
processor, so that other programs do not count. Exit 1 where a key, or one piece of work, takes over 16 ms.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from desktop import app as program
from desktop.controllers.editors.definition import DefinitionController
from desktop.controllers.main import MainController
from desktop.controllers.process import Collector
from desktop.services.storage.folders import Folders
from tests.bench import sized

ROWS, KEYS, RESTS = sized((500, 30, 6), (2, 1, 1))
LONGEST = 16.0
REST = sized(1.2, 0.1)
"""Seconds in which samples and saving follow."""


def editor(main: MainController, base: str, list_id: str) -> tuple[DefinitionController, QLineEdit]:
    """Open a campaign with so many rows; return its editor and the line with the name of one."""
    main.campaigns.make(base, "霧の国")
    assert main.campaign_window is not None
    main.campaign_window.run("definition")
    (found,) = main.campaign_window.findChildren(DefinitionController)
    rows = list(found.document.rows(list_id)) or [{"id": "a", "name": "霧"}]
    made = [{**rows[n % len(rows)], "id": f"own{n}", "name": f"{rows[n % len(rows)]['name']}{n}"} for n in range(ROWS)]
    found.page.rows_changed.emit(list_id, made)
    assert not found.document.blocking, found.document.blocking[0]
    rest()
    list_editor = found.page.editors[list_id]
    list_editor.choose(ROWS // 2)
    found.page.ui.scroll.ensureWidgetVisible(list_editor.form)
    line = list_editor.form.input_of("name")
    assert isinstance(line, QLineEdit)
    line.setFocus()
    rest()
    return found, line


def rest() -> float:
    """Let everything follow; return the longest piece of work, in milliseconds."""
    until, longest = time.monotonic() + REST, 0.0
    while time.monotonic() < until:
        begun = time.process_time()
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents()
        longest = max(longest, (time.process_time() - begun) * 1000)
        time.sleep(0.002)
    return longest


def key(line: QLineEdit) -> float:
    """Type a letter and draw what follows from it; return the milliseconds."""
    begun = time.process_time()
    QTest.keyClick(line, "x")
    QCoreApplication.processEvents()
    return (time.process_time() - begun) * 1000


def measured(main: MainController, base: str, list_id: str) -> bool:
    """Measure one base and print it; return whether something took too long."""
    _, line = editor(main, base, list_id)
    keys = [key(line) for _ in range(KEYS)]
    pieces = []
    for _ in range(RESTS):
        pieces.append(rest())
        keys.append(key(line))
    worst, piece = max(keys), max(pieces)
    sys.stdout.write(
        f"{base:9} {ROWS} {list_id:9} key: median {statistics.median(keys):5.1f}, slowest {worst:5.1f} ms;"
        f" longest piece of work in rests {piece:5.1f} ms\n"
    )
    return max(worst, piece) > LONGEST


def main() -> int:
    """Print a line for each."""
    with tempfile.TemporaryDirectory() as place:
        root = Path(place)
        window = program.build(program.application(), Folders(root / "a", root / "b", root / "c", root / "d"))
        window.preferences.change(animation=False)
        window.window.resize(1400, 900)
        window.window.show()
        Collector(window.window).start()  # as in the program that people use
        slow = [measured(window, base, list_id) for base, list_id in (("common", "cards"), ("blank", "skills"))]
        window.leave_campaign()
        window.window.close()
    return int(any(slow))


if __name__ == "__main__":
    sys.exit(main())
