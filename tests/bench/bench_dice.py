"""Frames per second of tumbling dice: `python -m tests.bench.bench_dice [width height]`."""

from __future__ import annotations

import os
import statistics
import sys
import time
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from desktop.views.dice import DiceGroup, DiceView, Die
from tests.bench import sized

FRAMES = sized(60, 2)
COUNTS = sized((20, 100), (1,))
KINDS = (6, 10, 20)


def frame_times(view: DiceView, app: QApplication, sides: int, count: int) -> list[float]:
    """Throw so many dice and return the milliseconds of every frame, moving and painting together."""
    view.dice.show_dice([DiceGroup(tuple(Die(sides, i % sides + 1) for i in range(count)))])
    view.dice.finish()
    view.dice.show_dice([])
    view.dice.show_dice([DiceGroup(tuple(Die(sides, i % sides + 1) for i in range(count)))])
    view.dice.clock.pause()
    app.processEvents()
    times = []
    for frame in range(FRAMES):
        start = time.perf_counter()
        view.dice._move(0.1 + frame / FRAMES)
        view.viewport().repaint()
        times.append((time.perf_counter() - start) * 1000)
    view.dice.finish()
    return times


def main(arguments: list[str]) -> int:
    """Print one line per kind and number of dice."""
    app = QApplication(arguments)
    width, height = (int(a) for a in arguments[1:3]) if len(arguments) > 2 else (1000, 700)
    view = DiceView(rng=Random(1))
    view.resize(width, height)
    view.show()
    for sides in KINDS:
        for count in COUNTS:
            times = frame_times(view, app, sides, count)
            middle = statistics.median(times)
            worst = sorted(times)[-2]
            line = f"d{sides:<3} x {count:<4} median {middle:6.1f} ms  second worst {worst:6.1f} ms"
            sys.stdout.write(f"{line}  {1000 / middle:6.0f} fps\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv))
