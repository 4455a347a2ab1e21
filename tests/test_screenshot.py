"""A picture of the window that cannot be written is told, and the program ends with a failure."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.parametrize("place", ["picture.png", "nowhere/picture.png"])
def test_a_picture_is_written_or_told(place: str, tmp_path: Path) -> None:
    environment = {**os.environ, "TAKUJO_HOME": str(tmp_path / "home"), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "desktop", "--screenshot", str(tmp_path / place)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment | {"PYTHONUTF8": "1"}, check=False)
    written = (tmp_path / place).is_file()
    assert written == (place == "picture.png")
    assert (done.returncode == 0) == written
    assert ("フォルダー「nowhere」がなくなっています" in done.stderr) != written
