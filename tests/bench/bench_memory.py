"""Memory over a play session: `python -m tests.bench.bench_memory [STEPS] [SYSTEM [ENGINE]]`. Only on Linux.

Six players' characters and twelve NPCs play that many steps, first without a window, then a tenth of them through the
real one by keys. Tells how much the process holds on the way and by how much it grows per thousand steps once it has
warmed up. Judges nothing.
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent

from desktop import app as program
from desktop.core.value import Viewer
from desktop.services.storage.folders import Folders
from tests.bench import sized
from tests.bench.bench_table import Player, filled, settle
from tests.play_sessions import play_session
from tests.services.test_playing import ENGINES, company, step

GM = Viewer(gm=True)
STOPS = sized(10, 2)
WARM = 0.3
"""Share of the steps after which everything that is made once has been made."""


def resident_megabytes() -> float:
    """Return what this process holds of memory, in MB."""
    gc.collect()
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def grown(steps: int, go_on: Callable[[], None]) -> str:
    """Do so many steps; return the measured memory."""
    stops = [resident_megabytes()]
    for number in range(1, steps + 1):
        go_on()
        if number % max(1, steps // STOPS) == 0:
            stops.append(resident_megabytes())
    warm = round(len(stops) * WARM)
    each = (stops[-1] - stops[warm]) / (steps * (len(stops) - 1 - warm) / (len(stops) - 1)) * 1000
    return f"{' '.join(f'{mb:.0f}' for mb in stops)} MB, {each:+.1f} MB per 1,000 steps"


def without_window(system: str, name: str, steps: int) -> str:
    """Play with everything but the window."""
    with tempfile.TemporaryDirectory() as folder:
        people, rng = company(system, many=18), Random(5)
        night = play_session(people, Path(folder) / "log.jsonl", Path(folder) / "snapshots")
        night.begin(name, list(people.sheets))

        def go_on() -> None:
            if night.playing.over(name):
                night.close(name)
                night.begin(name, list(people.sheets))
            step(night, name, rng)
            night.playing.shown(name, GM)
            night.playing.offers(name)
            night.keep()

        return grown(steps, go_on)


def through_window(system: str, name: str, steps: int) -> str:
    """Play by keys at the real table."""
    application = program.application()
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        table = filled(root, system, name, 20)
        main = program.build(application, Folders(root / "library", root / "config", root / "state", root / "logs"))
        main.preferences.change(animation=False)
        main.window.resize(1366, 768)
        main.window.show()
        main.enter_campaign(table)
        assert main.campaign_window is not None
        main.window.ui.playButton.click()
        settle()
        player = Player(main.campaign_window, name)

        def go_on() -> None:
            player.go_on()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

        text = grown(steps, go_on)
        main.leave_campaign()
        main.window.close()
    return text


def main() -> None:
    """Play and print."""
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else sized(5_000, 10)
    for system, name in ENGINES:
        if sys.argv[2:] in ([], [system], [system, name]):
            sys.stdout.write(f"{system:9} {name:8} {steps:5} steps         {without_window(system, name, steps)}\n")
            seen = max(STOPS, steps // 10)
            sys.stdout.write(f"{system:9} {name:8} {seen:5} in the window {through_window(system, name, seen)}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
