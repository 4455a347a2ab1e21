"""Every writing action under SIGKILL at random moments: what was promised is there, whole, at the next start.

Two kills of each by default; `TAKUJO_KILLS=300 pytest tests/services/test_kills.py -s` for a long run.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.services import killed_campaign, writing

KILLS = int(os.environ.get("TAKUJO_KILLS", "2"))
LONGEST = 0.06
"""Seconds from the first step until the kill, at most."""
ROOT = Path(__file__).parents[2]


class Writers:
    """The process that starts writers, and their end."""

    def __init__(self, process: subprocess.Popen[str], found: Path) -> None:
        self._process, self._said = process, found

    def killed(self, action: str, base: Path, chance: Random) -> list[str]:
        """Run an action until it is killed; return the steps it reported as done."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{action}\t{base}\t{self._said}\n")
        self._process.stdin.flush()
        received, pid = self._read_report()
        assert received == "ready", f"{action} did not begin"
        assert self._process.stdout is not None
        early, _, _ = select.select([self._process.stdout], [], [], chance.uniform(0, LONGEST))
        assert not early, f"{action} ended by itself"
        os.kill(pid, signal.SIGKILL)
        assert self._read_report() == ("ended", signal.SIGKILL)
        return [line for line in self._said.read_text(encoding="utf-8").split("\n")[:-1] if line]

    def _read_report(self) -> tuple[str, int]:
        assert self._process.stdout is not None
        word, number = self._process.stdout.readline().split()
        return word, int(number)


@pytest.fixture(scope="module")
def writers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Writers]:
    """One process for all actions: loading the program takes longer than most of them live."""
    command = [sys.executable, "-m", "tests.services.writing"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=ROOT) as process:
        yield Writers(process, tmp_path_factory.mktemp("kills") / "said")
        assert process.stdin is not None
        process.stdin.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("action", writing.ACTIONS)
def test_confirmed_steps_survive_kill(writers: Writers, action: str, tmp_path: Path) -> None:
    chance = Random(action)
    killed_campaign.prepare(tmp_path)
    steps = 0
    for _ in range(KILLS):
        texts = writers.killed(action, tmp_path, chance)
        steps += len(texts)
        writing.check(action, tmp_path, texts)
    sys.stdout.write(f"{action}: {KILLS} kills, {steps} steps promised, nothing lost\n")
