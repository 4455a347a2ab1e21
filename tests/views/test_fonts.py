"""The program includes its typefaces: without system fonts no name is a box."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.views.style import fonts

NOTHING = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{home}/none</dir><cachedir>{home}/cache</cachedir></fontconfig>"""
CODE = """
import sys
from PySide6.QtGui import QFont, QTextLayout
from desktop import app
from desktop.views.style import fonts

program = app.application()
for families in (fonts.load().text, fonts.load().figures):
    layout = QTextLayout(sys.argv[1], QFont(families))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    for run in layout.glyphRuns():
        print(run.rawFont().familyName(), *("box" for index in run.glyphIndexes() if not index), sep=",")
"""


@pytest.mark.skipif(sys.platform != "linux", reason="fontconfig is what finds the typefaces of a Linux machine")
def test_every_name_is_displayed_without_system_fonts(tmp_path: Path) -> None:
    none = tmp_path / "fonts.conf"
    none.write_text(NOTHING.format(home=tmp_path), encoding="utf-8")
    environment = {**os.environ, "FONTCONFIG_FILE": str(none), "QT_QPA_PLATFORM": "offscreen"}
    names = "𠮷野 髙﨑 邉 濵 ｱｲｳ Takujō 1234 −5 命運 ♥★①"
    done = subprocess.run(
        [sys.executable, "-c", CODE, names], capture_output=True, text=True, check=True, env=environment
    )
    found = set(done.stdout.split("\n")) - {""}
    assert found == {"BIZ UDPGothic", "BIZ UDGothic", fonts.RARE}
