"""A play session with thousands of steps behind it: `python -m tests.bench.bench_play_session [STEPS] [SYSTEM
[ENGINE]]`.

Tells per system the time of one posted step at the end, what the GM sees after it, and how long opening again takes:
every line folded, and with the snapshots that the program keeps while nothing else is to be done.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random
from time import process_time

from desktop.core.value import Viewer
from tests.bench import sized
from tests.play_sessions import Company, play_session
from tests.services.test_playing import ENGINES, company, step

GM = Viewer(gm=True)
LAST = sized(50, 2)
"""Steps at the end that are measured."""


def opened(people: Company, log: Path, snapshots: Path | None) -> float:
    """Open a journal; return the seconds of the processor."""
    start = process_time()
    play_session(people, log, snapshots).resume()
    return process_time() - start


def main() -> None:
    """Play and print."""
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else sized(2_000, 5)
    for system, name in ENGINES:
        if sys.argv[2:] not in ([], [system], [system, name]):
            continue
        with tempfile.TemporaryDirectory() as folder:
            people, rng = company(system, many=18), Random(5)
            log, snapshots = Path(folder) / "log.jsonl", Path(folder) / "snapshots"
            night = play_session(people, log, snapshots)
            night.begin(name, list(people.sheets))
            for _ in range(steps):
                if night.playing.over(name):
                    night.close(name)
                    night.begin(name, list(people.sheets))
                step(night, name, rng)
                night.keep()
            start = process_time()
            for _ in range(LAST):
                if not night.playing.over(name):
                    step(night, name, rng)
                    night.playing.shown(name, GM)
                    night.playing.offers(name)
            each = (process_time() - start) / LAST
            again, kept = opened(people, log, None), opened(people, log, snapshots)
        sys.stdout.write(
            f"{system:9} {name:8} {steps} steps: one more {each * 1000:.1f} ms, opened again {again:.2f} s, "
            f"with snapshots {kept:.2f} s\n"
        )


if __name__ == "__main__":
    main()
