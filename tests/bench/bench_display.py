"""The players' screen: `python -m tests.bench.bench_display [STEPS]`. Judges nothing; a frame is 16.7 ms.

Printed for each system: how long a step takes with the display closed and open (the processor's time, up to what is
drawn in the GM's window), how long the display's own picture takes to make, and to paint at 1920×1080.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop import app as program
from desktop.controllers.main import MainController
from desktop.services.storage.folders import Folders
from tests.bench import sized
from tests.gallery.tables import step

SIZE = (1920, 1080)


def spent(act: Callable[[], object]) -> float:
    """Return the milliseconds of the processor that something takes."""
    begin = time.process_time()
    act()
    return 1000 * (time.process_time() - begin)


def p95(times: list[float]) -> str:
    """Write the middle and the slowest twentieth."""
    ordered = sorted(times)
    return f"{statistics.median(ordered):6.1f} / {ordered[int(0.95 * (len(ordered) - 1))]:6.1f}"


def measure(main: MainController, system: str, steps: int) -> None:
    """Play a few steps and print what they cost."""
    main.open_sample(system)
    assert main.campaign_window is not None
    main.window.ui.playButton.click()
    play_session, display = main.campaign_window.open_campaign.play_session, main.campaign_window.display
    engine = "battle" if "battle" in play_session.playing.possible else "session"
    play_session.begin(engine, [sheet.id for sheet in main.campaign_window.open_campaign.people.all_sheets()])
    closed, opened, made, painted = [], [], [], []
    tried: set[str] = set()
    for number in range(2 * steps):
        if number == steps:
            display.open()
            assert display.view is not None
            display.view.showNormal()
            display.view.resize(*SIZE)
        times = closed if number < steps else opened
        times.append(spent(lambda: (step(main, tried), QApplication.processEvents())))
        if display.view is not None:
            made.append(spent(display.refresh))
            image = QImage(*SIZE, QImage.Format.Format_RGB32)
            painted.append(spent(lambda view=display.view, on=image: view.render(on)))
    sys.stdout.write(
        f"{system:9} step, closed {p95(closed)}  open {p95(opened)}  picture {p95(made)}  painting {p95(painted)} ms\n"
    )


def main(arguments: list[str]) -> int:
    """Run the command."""
    steps = int(arguments[0]) if arguments else sized(20, 1)
    app = program.application()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        started = program.build(app, Folders(home / "library", home / "config", home / "state", home / "logs"))
        started.preferences.change(language="ja", animation=False)
        started.window.show()
        sys.stdout.write("median / p95\n")
        for info in list(started.catalogue)[: sized(None, 1)]:
            measure(started, info.id, steps)
        started.leave_campaign()
        started.window.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
