"""Every bench starts, and ends with its figures; how good they are is not judged here."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SESSION = ("d6game", "session")
ARGUMENTS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("bench_play_session", "bench_memory", "bench_whole_session"), ("8", *SESSION)),
    "bench_table": ("5", *SESSION),
    "bench_two": (str(ROOT), str(ROOT), *SESSION, "1", "3"),
}
"""What a bench is started with, where its own tiny run is too large."""
BENCHES = sorted(path.stem for path in Path(__file__).parent.glob("bench_*.py"))
OF_PYTEST = {"bench_board", "bench_enishi", "bench_kotodama"}


@pytest.mark.skipif(sys.platform != "linux", reason="some count memory as Linux does")
@pytest.mark.parametrize("name", BENCHES)
def test_bench_starts_and_prints_figures(name: str) -> None:
    command = [sys.executable, "-m", f"tests.bench.{name}", *ARGUMENTS.get(name, ())]
    if name in OF_PYTEST:
        file = f"tests/bench/{name}.py"
        plain = ("-o", "addopts=", "-o", f"python_files={name}.py", "-p", "no:cacheprovider", "--benchmark-disable")
        command = [sys.executable, "-m", "pytest", "-q", *plain, file]
    tiny = {**os.environ, "TAKUJO_TINY": "1", "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}
    done = subprocess.run(command, cwd=ROOT, env=tiny, capture_output=True, text=True, timeout=300, check=False)
    assert "Traceback" not in done.stderr, done.stderr
    assert done.returncode in ((0,) if name in OF_PYTEST else (0, 1)), done.stderr  # 1: over its limit
    assert done.stdout
