"""Freeze the bare window that frozen starts are compared with: `python -m tests.bench.bare_onedir FOLDER`.

With the same Python, the same PyInstaller and the same archive as the program's own (`packaging/ship/freeze.py`), from
the environment that the first build has made; only Linux and macOS. FOLDER/bare/bare is what `bench_start` takes.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.bench.bench_start import BARE

ROOT = Path(__file__).resolve().parents[2]
PYTHON = ROOT / ".venv-build" / "bin" / "python"
WITHOUT = (
    "PySide6.QtNetwork",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtSvg",
    "PySide6.QtPdf",
    "tkinter",
    "unittest",
)


def main(arguments: Sequence[str]) -> None:
    """Freeze it."""
    (folder,) = arguments
    assert PYTHON.exists(), "Build once: python3 packaging/build.py"
    with tempfile.TemporaryDirectory() as work:
        script = Path(work, "bare.py")
        script.write_text(BARE, encoding="utf-8")
        left_out = [word for module in WITHOUT for word in ("--exclude-module", module)]
        command = [str(PYTHON), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--distpath", folder]
        command += ["--workpath", work, "--specpath", work, "--optimize", "2", "--strip", *left_out, str(script)]
        environment = {**os.environ, "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0", "PYTHONNODEBUGRANGES": "1"}
        subprocess.run(command, check=True, env=environment)


if __name__ == "__main__":
    main(sys.argv[1:])
