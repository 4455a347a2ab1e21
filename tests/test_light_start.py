"""The first window stands before any room, its values and what a 卓 needs have been loaded; a locked one, too."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

CODE = """
import sys
from pathlib import Path
from desktop import app
from desktop.services.folders import Folders

home = Path(sys.argv[1])
program = app.application()
controller = app.build(program, Folders(*(home / part for part in ("library", "config", "state", "logs"))))
if sys.argv[2] == "locked":
    controller.session.change(mode="hand_over")
controller.lock_at_once()
controller.window.show()
program.processEvents()
heavy = ("pydantic", "desktop.core", "desktop.systems.", "desktop.models", "desktop.controllers.workspace")
heavy += ("pypdf", "segno", "zxingcpp")
print(controller.window.locked)
print(*(name for name in sorted(sys.modules) if name.startswith(heavy) or name == "desktop.controllers.desk"))
"""


@pytest.mark.parametrize("screen", ["start", "locked"])
def test_the_first_window_loads_no_room(tmp_path: Path, screen: str) -> None:
    command = [sys.executable, "-c", CODE, str(tmp_path), screen]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(screen == "locked")]
