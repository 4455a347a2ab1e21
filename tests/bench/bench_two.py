"""The very same keys in two folders: `python -m tests.bench.bench_two BEFORE AFTER [SYSTEM ENGINE [RUNS [KEYS]]]`.

A machine that has other work to do is twice as slow from one minute to the next. So both folders play alternately, the
same 卓 with the same dice, and of each key the least time counts. Judges nothing.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

STEPS, WARM, SEED = *((5, 1) if "TAKUJO_TINY" in os.environ else (2_000, 10)), 11

Keys = list[tuple[str, float]]


class _Dice(random.Random):
    """Dice with the same throws each time, where the program uses random ones."""

    def __init__(self) -> None:
        super().__init__(SEED)


def fill(base: Path, system: str, name: str) -> str:
    """Make a campaign with many steps behind it; returns its folder."""
    from tests.bench.bench_table import filled

    return str(filled(base, system, name, STEPS).relative_to(base))


def play(base: Path, folder: str, name: str, many: int) -> Keys:
    """Press keys in that campaign; returns what each was and its ms of the processor."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    from desktop import app as program
    from desktop.services.storage.folders import Folders
    from tests.bench.bench_table import Player, settle

    pressed: Keys = []

    class Timed(Player):
        def timed(self, what: str, act: object) -> None:
            start = time.process_time()
            act()  # type: ignore[operator]
            settle()
            pressed.append((what, (time.process_time() - start) * 1e3))

    application = program.application()
    main = program.build(application, Folders(base / "library", base / "config", base / "state", base / "logs"))
    main.preferences.change(language="ja", animation=False)
    main.window.resize(1366, 720)
    main.window.show()
    main.enter_campaign(base / folder)
    settle()
    assert main.campaign_window is not None
    QTest.mouseClick(main.window.ui.playButton, Qt.MouseButton.LeftButton)
    settle()
    player = Timed(main.campaign_window, name)
    for _ in range(WARM):
        player.go_on()
    pressed.clear()
    while len(pressed) < many:
        player.go_on()
        if player.rng.random() < 0.1:
            player.key("Shift+N", Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    return pressed


def asked(folder: str, *what: str) -> str:
    """Let the program of a folder do something; returns what it printed last."""
    script = str(Path(__file__).resolve())
    done = subprocess.run([sys.executable, script, *what], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()[-1]


def compare(folders: list[str], system: str, name: str, runs: int, many: int) -> None:
    """Print a line for each folder."""
    with tempfile.TemporaryDirectory() as made:
        table = asked(folders[0], "fill", made, system, name)
        least: list[Keys] = []
        for number in range(runs * len(folders)):
            with tempfile.TemporaryDirectory() as copied:
                base = shutil.copytree(made, Path(copied) / "base")
                pressed: Keys = json.loads(
                    asked(folders[number % len(folders)], "play", str(base), table, name, str(many))
                )
            if number < len(folders):
                least.append(pressed)
                continue
            before = least[number % len(folders)]
            least[number % len(folders)] = [
                min(a, b, key=lambda key: key[1]) for a, b in zip(before, pressed, strict=True)
            ]
    for folder, keys in zip(folders, least, strict=True):
        times = sorted(ms for _, ms in keys)
        same = (
            "" if [what for what, _ in keys] == [what for what, _ in least[0]] else "; other keys: not to be compared"
        )
        sys.stdout.write(
            f"{folder:30} median {statistics.median(times):.2f} ms, mean {statistics.mean(times):.2f}, "
            f"95 % {times[int(len(times) * 0.95)]:.1f}, worst {times[-1]:.1f}{same}\n"
        )


def main() -> int:
    """Compare two folders, or do a part of it in one of them."""
    given = sys.argv[1:]
    if given[:1] in (["fill"], ["play"]):
        sys.path.insert(0, os.getcwd())
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        random.SystemRandom = _Dice  # type: ignore[assignment, misc]
        if given[0] == "fill":
            sys.stdout.write(fill(Path(given[1]), given[2], given[3]) + "\n")
        else:
            sys.stdout.write(json.dumps(play(Path(given[1]), given[2], given[3], int(given[4]))) + "\n")
        sys.stdout.flush()
        os._exit(0)  # nothing is to be put away
    system, name, runs, many = (*given[2:], *("common", "battle", "4", "150")[len(given) - 2 :])
    compare(given[:2], system, name, int(runs), int(many))
    return 0


if __name__ == "__main__":
    sys.exit(main())
