"""A picture of the window that cannot be written is told, and the program ends with a failure."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PLACES = ("picture.png", "nowhere/picture.png")


def test_a_picture_is_written_or_told(tmp_path: Path) -> None:
    """Both programs wait until dice would lie still: at the same time."""
    started = {place: photographed(tmp_path, place) for place in PLACES}
    for place, program in started.items():
        _, told = program.communicate()
        written = (tmp_path / place).is_file()
        assert written == (place == "picture.png")
        assert (program.returncode == 0) == written
        assert ("フォルダー「nowhere」がなくなっています" in told) != written


def photographed(base: Path, place: str) -> subprocess.Popen[str]:
    home = base / f"home-{place.count('/')}"
    own = {"TAKUJO_HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "desktop", "--screenshot", str(base / place)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=os.environ | own)
