"""Every window of the program fits a small screen: 1366×768 at 125 to 200 % of the system, or with text of 200 %."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.small_screen import environment

VIEWS = Path(__file__).parents[1] / "desktop" / "views"
SCREENS = [
    *((683, 384, 100, "kotodama"), (1093, 614, 100, "common"), (1366, 768, 200, "enishi"), (960, 540, 100, "blank")),
    *((781, 439, 100, "d20fate"), (911, 512, 100, "d6game"), (683, 384, 100, "enishi"), (683, 384, 100, "common")),
]
SCREENS = SCREENS if os.environ.get("TAKUJO_EVERY_PAGE") else SCREENS[:1]
BASES = {"Dialog", "QDialog", "QMainWindow"}


def window_classes() -> set[str]:
    """Name every class of the program that is a window."""
    found = set()
    for path in VIEWS.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and BASES & {ast.unparse(base) for base in node.bases}:
                found.add(node.name)
    return found - BASES


@pytest.mark.parametrize(("width", "height", "scale", "system"), SCREENS)
def test_every_window_fits_the_screen_that_it_opens_on(
    width: int, height: int, scale: int, system: str, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "tests.small_screen", str(width), str(height), str(scale), system]
    found = subprocess.run(
        command, env=environment(tmp_path, width, height), capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert found.returncode == 0, found.stderr[-2000:]
    measured = [json.loads(line) for line in found.stdout.splitlines()]
    assert [line for line in measured if not line["fits"]] == []
    assert window_classes() - {line["class"] for line in measured} == set()
