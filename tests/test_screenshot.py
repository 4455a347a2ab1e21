"""A picture of the window that cannot be written is reported, and the program ends with a failure."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QImage

PLACES = ("picture.png", "nowhere/picture.png")


def test_screenshot_is_written_or_the_failure_reported(tmp_path: Path) -> None:
    """Both programs wait until tumbling dice would stop: at the same time."""
    started = {place: photographed(tmp_path, place) for place in PLACES}
    for place, program in started.items():
        _, text = program.communicate()
        written = (tmp_path / place).is_file()
        assert written == (place == "picture.png")
        assert (program.returncode == 0) == written
        assert ("フォルダー「nowhere」がなくなっています" in text) != written


def test_the_picture_of_a_table_has_tray_and_log(tmp_path: Path) -> None:
    """They follow the sheet's first picture, also on a slow computer."""
    _, text = photographed(tmp_path, "table.png", "--sample", "enishi").communicate()
    picture = QImage(str(tmp_path / "table.png"))
    assert not picture.isNull(), text
    right = picture.copy(picture.width() - 300, 80, 300, picture.height() - 160)
    colours = {right.pixel(x, y) for x in range(0, right.width(), 3) for y in range(0, right.height(), 3)}
    assert len(colours) > 20


def photographed(base: Path, place: str, *more: str) -> subprocess.Popen[str]:
    home = base / f"home-{place.count('/')}"
    own = {"TAKUJO_HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "desktop", "--screenshot", str(base / place), *more]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=os.environ | own)
