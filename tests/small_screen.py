"""Walks through the windows of the program on a screen of its own size, in a process of its own: says which do not fit.

`python -m tests.small_screen 1093 614 100 enishi` prints one line of JSON per window: class, size, and whether it fits.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget


def environment(folder: Path, width: int, height: int) -> dict[str, str]:
    """Return the environment of a process that has one screen of this size."""
    screen = {"name": "small", "x": 0, "y": 0, "width": width, "height": height, "dpr": 1}
    screen |= {"logicalDpi": 96, "logicalBaseDpi": 96}
    config = folder / "screen.json"
    config.write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
    return {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}"}


def measured(name: str, windows: list[QWidget]) -> Iterator[dict[str, object]]:
    """Measure every window that is shown against the screen it is on."""
    for window in windows:
        if window.isVisible() and window.isWindow():
            room = window.screen().availableGeometry()
            lies = window.frameGeometry()
            yield {
                "screen": name,
                "class": type(window).__name__,
                "size": [lies.width(), lies.height()],
                "fits": room.contains(lies),
            }


def others(parent: QWidget) -> Iterator[tuple[str, QWidget]]:
    """Open the dialogs that no screen of the walk leads to, full of text."""
    from desktop.views.dialogs.help import CrashDialog
    from desktop.views.dialogs.import_preview import DefinitionImportDialog, ImportPreview, TablesTextDialog
    from desktop.views.dialogs.mistakes import MistakesDialog
    from desktop.views.tray.hot_seat import HotSeatScreen

    long = "橋は落ちた。次に渡れるのは、水が引いたあと。" * 12
    for dialog in (
        CrashDialog(parent),
        DefinitionImportDialog(long, (), long, parent),
        ImportPreview(long, parent),
        MistakesDialog(long, [long] * 9, parent),
        TablesTextDialog(long, parent),
        HotSeatScreen(parent),
    ):
        dialog.show()
        yield "others", dialog
        dialog.close()


def main(scale: int, system: str) -> None:
    """Walk through all windows of one system and print what they measure."""
    from desktop.views.fitting import room
    from tests.screens import settle, start_screens, system_screens
    from tests.test_every_page import running

    app = QApplication.instance() or QApplication(sys.argv)
    assert isinstance(app, QApplication)
    with tempfile.TemporaryDirectory() as home, running(Path(home), "en", scale, "light") as program:
        program.window.resize(room(program.window))
        windows = start_screens(program), others(program.window), system_screens(program, system, 1)
        for name, window in chain(*windows):
            settle()
            for line in measured(name, [window, *QApplication.topLevelWidgets()]):
                sys.stdout.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[3]), sys.argv[4])
