"""The program is ended by the system: what was typed at that moment is written, and the next start continues there."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PLAY = """
import os, sys
from PySide6.QtCore import QTimer
from desktop import app
real = app.build
def build(*given, **named):
    main = real(*given, **named)
    def act():
        main.open_sample("enishi")
        campaign_window = main.campaign_window
        if sys.argv[2] == "locked":
            campaign_window.hand_over(campaign_window.sheet.document.sheet.id, "2468")
            document = campaign_window.handed_over.controller.document
        else:
            document = campaign_window.sheet.document
        document.edit("memo", "last words", "memo")
        os.kill(os.getpid(), int(sys.argv[1]))
    QTimer.singleShot(200, act)
    return main
app.build = build
sys.exit(app.run([]))
"""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows asks the window")


@pytest.mark.parametrize("mode", ["own", "locked"])
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_text_just_typed_is_saved_when_the_system_ends_the_program(
    tmp_path: Path, sign: signal.Signals, mode: str
) -> None:
    here = {**os.environ, "TAKUJO_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", PLAY, str(int(sign)), mode]
    done = subprocess.run(command, env=here, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    (table,) = (folder for folder in (tmp_path / "卓上").iterdir() if (folder / "table.json").exists())
    sheets = [json.loads(path.read_text("utf-8")) for path in (table / "characters").glob("*.json")]
    assert [sheet["memo"] for sheet in sheets].count("last words") == 1
    session = json.loads((tmp_path / "state" / "session.json").read_text("utf-8"))
    assert session["clean"] is False
    assert session["table"] == table.name
    assert (session["mode"] == "hand_over") == (mode == "locked")
    assert session["documents"] or mode == "locked"
