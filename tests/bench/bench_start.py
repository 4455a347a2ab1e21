"""How long the program takes to its first picture, beside a bare window of Qt in the same run.

    python -m tests.bench.bench_start [ROUNDS] [FROZEN_PROGRAM [FROZEN_BARE_WINDOW]]

Measured are the start page, and a start that goes on where a sheet was left open: its first picture is that sheet, and
it can be written from then on; tray and log are made after it. Prints for each: milliseconds by the clock (least,
median) and of processor time until the first picture stands, and memory in MB once all the rest is there, too. The
programs take turns, so a busy machine slows all alike; compare the ratios: of the least times, and the median of what
each round gave by itself. A first picture stands when Qt's own log tells that the whole window has been flushed; the
program is stopped at that line, so that it grows no older until its clock has been read, and goes on afterwards. Where
it may, the bench runs with priority: what it reads is right to a third of a millisecond on a busy machine,
too. The bare window is as large as ours, on a screen of 1920 by 1080, where neither is made smaller. Goals: 1.4 times
the bare window to the start page, twice to the sheet, 1.6 times its memory.

A frozen program is set beside a bare window that was frozen as well, where one is given; `bare_onedir` makes it.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.bench import sized

BARE = """
import sys
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication(sys.argv)
window = QMainWindow()
window.resize(1366, 768)
window.show()
sys.exit(app.exec())
"""
SAMPLE = "enishi"
SETTLED = sized(2.5, 0.1)
"""Seconds after the first picture, when tray and log have been made even on a busy machine."""
LOG = "qt.widgets.painting"
FLUSHED = b"Flushing top level"
SCREEN = """{"screens": [{"name": "desk", "x": 0, "y": 0, "width": 1920, "height": 1080,
  "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]}"""


@dataclass(frozen=True)
class Start:
    """One start."""

    wall: float
    cpu: float
    memory: float


def start(command: Sequence[str], home: str) -> Start:
    """Start a program, wait for its first picture, and end it; reads `/proc`, so only on Linux."""
    screen = Path(home, "screen.json")
    screen.write_text(SCREEN, encoding="ascii")
    environment = {
        **os.environ,
        "TAKUJO_HOME": home,
        "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", f"offscreen:configfile={screen}"),
        "QT_LOGGING_RULES": f"{LOG}.info=true",
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    begun = time.perf_counter()
    with subprocess.Popen(
        command,
        bufsize=0,
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        env=environment,
        preexec_fn=_with_normal_priority,
    ) as running:
        assert running.stderr is not None
        received = b""
        while FLUSHED not in received:
            piece = running.stderr.read(1 << 16)
            assert piece, received.decode(errors="replace")
            received += piece
        running.send_signal(signal.SIGSTOP)
        wall = time.perf_counter() - begun
        entry = Path(f"/proc/{running.pid}")
        threads = ((thread / "schedstat").read_text(encoding="ascii") for thread in (entry / "task").iterdir())
        cpu = sum(int(row.split()[0]) for row in threads)  # nanoseconds
        running.send_signal(signal.SIGCONT)
        _listen_on(running.stderr.fileno())
        status = (entry / "status").read_text(encoding="utf-8").splitlines()
        memory = next(int(row.split()[1]) for row in status if row.startswith("VmRSS"))
        running.kill()
    return Start(wall * 1000, cpu / 1_000_000, memory / 1024)


def _listen_on(log: int) -> None:
    """Read until all is made; an unread pipe would block the program once it is full."""
    until = time.perf_counter() + SETTLED
    while time.perf_counter() < until:
        if select.select([log], [], [], 0.1)[0]:
            os.read(log, 1 << 16)


def _before_everybody() -> None:
    with contextlib.suppress(PermissionError):
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1))


def _with_normal_priority() -> None:
    with contextlib.suppress(PermissionError):
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))


BARE_WINDOW = "bare window"


def _beside(name: str, runs: Collection[str]) -> str:
    """Return the bare window that a program is measured by."""
    own = f"{name.split(',')[0]}, {BARE_WINDOW}"
    return own if own in runs else BARE_WINDOW


def _row(name: str, starts: Sequence[Start], bare: Sequence[Start]) -> str:
    wall, cpu = [s.wall for s in starts], [s.cpu for s in starts]
    times = min(cpu) / min(s.cpu for s in bare)
    each = statistics.median(s.cpu / b.cpu for s, b in zip(starts, bare, strict=True))
    memory, bare_memory = (statistics.median(s.memory for s in of) for of in (starts, bare))
    return (
        f"{name:20} clock {min(wall):5.0f} / {statistics.median(wall):5.0f} ms   processor {min(cpu):4.0f} / "
        f"{statistics.median(cpu):4.0f} ms ({times:.2f} times, each {each:.2f})   memory {memory:4.0f} MB "
        f"({memory / bare_memory:.2f} times)\n"
    )


def main(arguments: Sequence[str]) -> None:
    """Run the bench; see the module's first lines."""
    rounds = int(arguments[0]) if arguments else sized(9, 1)
    programs = {"source": [sys.executable, "-m", "desktop"]}
    if len(arguments) > 1:
        programs["frozen"] = [arguments[1]]
    with tempfile.TemporaryDirectory() as empty, tempfile.TemporaryDirectory() as left_open:
        runs = {BARE_WINDOW: ([sys.executable, "-c", BARE], empty)}
        if len(arguments) > 2:
            runs[f"frozen, {BARE_WINDOW}"] = ([arguments[2]], empty)
        for name, command in programs.items():
            runs[f"{name}, start page"] = (command, empty)
        for name, command in programs.items():
            runs[f"{name}, sheet"] = (command, left_open)
        start([*programs["source"], "--sample", SAMPLE], left_open)
        found: dict[str, list[Start]] = {name: [] for name in runs}
        _before_everybody()
        for _ in range(rounds):
            for name, (command, home) in runs.items():
                found[name].append(start(command, home))
    for name, starts in found.items():
        sys.stdout.write(_row(name, starts, found[_beside(name, runs)]))


if __name__ == "__main__":
    main(sys.argv[1:])
