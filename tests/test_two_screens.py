"""The players' display with a second screen: filled, left when it is pulled in a battle, and filled again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LAPTOP, TELEVISION = (0, 0, 1366, 768), (1366, 0, 1920, 1080)


def screen(name: str, place: tuple[int, int, int, int]) -> dict[str, Any]:
    """One screen as configured for the platform of the tests."""
    x, y, wide, high = place
    size = {"x": x, "y": y, "width": wide, "height": high}
    return {"name": name, **size, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}


def test_the_display_follows_a_television(tmp_path: Path) -> None:
    config = tmp_path / "screens.json"
    screens = [screen("laptop", LAPTOP), screen("television", TELEVISION)]
    config.write_text(json.dumps({"synchronousWindowSystemEvents": False, "screens": screens}))
    place = os.environ | {"QT_QPA_PLATFORM": f"offscreen:configfile={config}", "PYTHONPATH": str(ROOT)}
    run = subprocess.run(
        [sys.executable, "-m", "tests.two_screens", str(tmp_path)],
        cwd=ROOT, env=place, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    args = {row["moment"]: row for row in map(json.loads, run.stdout.splitlines())}
    assert list(args) == ["opened", "measured", "pulled", "plugged"]
    for moment in ("opened", "measured", "plugged"):
        assert args[moment]["screen"] == "television"
        assert args[moment]["full"]
        assert tuple(args[moment]["place"]) == TELEVISION
    assert not args["pulled"]["full"]
    assert args["pulled"]["screen"] == "laptop"
    left, top, wide, high = args["pulled"]["place"]
    assert left + wide <= LAPTOP[2]
    assert top + high <= LAPTOP[3]
    assert args["measured"]["hex"] == 100.0
    assert args["plugged"]["hex"] == 100.0
    for row in args.values():
        assert row["visible"]
        assert row["painted"]
        assert row["party"] > 0
    assert "Traceback" not in run.stderr
