"""The first window is seen before any room, its values and dice, and what a 卓 needs, have been loaded; locked, too."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

CODE = """
import sys
from pathlib import Path
from desktop import quick_qt
quick_qt.install()
from desktop import app
from desktop.services.folders import Folders

home = Path(sys.argv[1])
program = app.application()
controller = app.build(program, Folders(*(home / part for part in ("library", "config", "state", "logs"))))
if sys.argv[2] == "locked":
    controller.session.change(mode="hand_over")
controller.lock_at_once()
heavy = ("pydantic", "desktop.core", "desktop.systems.", "desktop.models", "desktop.controllers.workspace")
heavy += ("pypdf", "segno", "zxingcpp", "desktop.views.dice", "desktop.views.paper", "shibokensupport.signature.")
alone = ["tempfile", "shutil", "logging", "argparse", "zipfile", "multiprocessing", "platformdirs", "tomllib"]
alone += ["desktop.controllers.desk", "desktop.views.dialogs.asking"]
if sys.argv[2] == "start":
    alone += ["dataclasses", "inspect", "ast", "random", "string", "hashlib", "desktop.controllers.pin_lock"]

def seen():
    print(controller.window.locked)
    known = "shibokensupport.signature.mapping"
    print(*(name for name in sorted(sys.modules) if name.startswith(heavy) and name != known or name in alone))
    program.exit(0)  # a locked window refuses to be closed

controller.window.stood.connect(seen)
controller.window.show()
program.exec()
"""


@pytest.mark.parametrize("screen", ["start", "locked"])
def test_the_first_window_loads_no_room(tmp_path: Path, screen: str) -> None:
    command = [sys.executable, "-c", CODE, str(tmp_path), screen]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.split() == [str(screen == "locked")]
