"""The real window under SIGKILL after every tenth step: same place, same dice, same hidden things, nothing lost.

One kill for each system by default; `TAKUJO_WINDOW_KILLS=40 pytest tests/test_window_kills.py -s` for 200.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from desktop.services.text.catalogue import Catalogue
from tests import window_process

KILLS = int(os.environ.get("TAKUJO_WINDOW_KILLS", "1"))
STEPS = 10
LONGEST = 0.06
"""Seconds after which a step is struck in the middle, at most."""
ROOT = Path(__file__).parents[1]


class Window:
    """The process that starts windows."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._in, self._out = process.stdin, process.stdout
        self._plays = 0
        """The process that plays; 0: none."""

    def start(self, system: str, folder: Path, seed: int) -> dict[str, Any]:
        """Start the program, and hear what it has found; one that a failed test has left behind is ended first."""
        if self._plays:
            self.strike()
        self.send(f"{system}\t{folder}\t{seed}")
        found = self.receive()
        self._plays = found["pid"]
        return found

    def send(self, words: str) -> None:
        self._in.write(words + "\n")
        self._in.flush()

    def receive(self) -> dict[str, Any]:
        """Read the next message of the playing process."""
        received = self._receive()
        self._plays = 0 if "ended" in received else self._plays
        assert "ended" not in received, f"ended by itself with {received['ended']}: {received['why']}"
        return received

    def _receive(self) -> dict[str, Any]:
        received: dict[str, Any] = json.loads(self._out.readline())
        return received

    def strike(self) -> list[dict[str, Any]]:
        """Kill the playing process; return its last message."""
        os.kill(self._plays, signal.SIGKILL)
        self._plays, rows = 0, []
        while "ended" not in (received := self._receive()):
            rows.append(received)
        assert received["ended"] == signal.SIGKILL, received["why"]
        return rows


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    command = [sys.executable, "-m", "tests.window_process"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True, cwd=ROOT) as process:
        yield Window(process)
        assert process.stdin is not None
        process.stdin.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("system", [info.id for info in Catalogue()])
def test_window_state_is_restored_after_a_kill(window: Window, system: str, tmp_path: Path) -> None:
    chance = Random(system)
    window_process.prepare(tmp_path, system)
    promised: list[str] = []
    rested: dict[str, Any] = {}
    hidden = steps = struck = secrets = 0
    for number in range(KILLS + 1):
        found = window.start(system, tmp_path, number)
        holds(found, promised, rested)
        rows = []
        for _ in range(STEPS if number < KILLS else 0):
            window.send("go")
            rows.append(window.receive())
        if number % 2 == 0 and number < KILLS:
            window.send("hide")
            rows.append(window.receive())
        assert all("refused" not in received for received in rows), rows
        middle = number % 2 == 1 and number < KILLS
        if middle:
            window.send("go")
            time.sleep(chance.uniform(0, LONGEST))  # a moment in which anything may be half done
        late = window.strike()
        promised = [*found["ids"], *(received["last"] for received in (*rows, *late))]
        rested = {} if middle or not rows else rows[-1]
        hidden += bool(rested.get("covered"))
        secrets += found["secrets"]
        steps += len(rows)
        struck += middle
    sys.stdout.write(
        f"{system}: {KILLS} kills ({struck} in the middle of a step), {steps} steps, {hidden} hands and"
        f" {secrets} secrets hidden\n"
    )


def holds(found: dict[str, Any], promised: list[str], rested: dict[str, Any]) -> None:
    """Assert that nothing is lost or shown, and that a window killed at rest is restored."""
    assert set(promised) <= set(found["ids"])
    assert not found["damaged"]
    assert found["wrong"] == []
    assert not found["uncovered"]
    assert found["secrets"] > 10
    assert found["told"] == []
    if promised:
        assert found["table"]
    for name in ("play", "roll", "covered") if rested else ():
        assert found[name] == rested[name], name
