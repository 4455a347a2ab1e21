"""The program includes its typefaces: without system fonts no name is a box."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

from desktop.views.style import fonts, theme

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


def test_lines_stand_apart_and_english_signs_are_narrow(qapp: QApplication) -> None:
    """13 px stand 18 px apart, and ’ … are no wider than Latin type has them."""
    for families in (fonts.load().text, fonts.load().english, fonts.load().figures):
        font = QFont(families)
        font.setPixelSize(130)
        metrics = QFontMetricsF(font)
        assert 1.35 <= metrics.lineSpacing() / 130 <= 1.42
    for bold in (False, True):
        font = QFont(fonts.load().english)
        font.setPixelSize(100)
        font.setBold(bold)
        metrics = QFontMetricsF(font)
        for sign in "’‘":
            assert metrics.horizontalAdvance(sign) < metrics.horizontalAdvance("n") * 0.7
        for sign in "“”…":
            assert metrics.horizontalAdvance(sign) <= metrics.horizontalAdvance("nn")
        assert metrics.horizontalAdvance("霧") == 100


@pytest.mark.parametrize(("language", "first"), [("ja", "BIZ UDPGothic"), ("en", fonts.LATIN)])
def test_english_text_has_a_latin_typeface(qapp: QApplication, language: str, first: str) -> None:
    theme.apply(qapp, dark=False, english=language == "en")
    assert qapp.font().families()[0] == first
    theme.apply(qapp, dark=False)
