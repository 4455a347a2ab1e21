"""A play session of every system under SIGKILL: nothing confirmed is lost, and sheets follow (TABLE: when a result
exists).

One kill of each by default; `TAKUJO_KILLS=40 pytest tests/services/test_play_session_kills.py -s` for 200.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from desktop.services.text.catalogue import Catalogue
from tests.services import play_session_process

KILLS = int(os.environ.get("TAKUJO_KILLS", "1"))
LONGEST = 0.02
"""Seconds between a promise and the kill; a step takes a few thousandths."""
ROOT = Path(__file__).parents[2]


class PlaySessions:
    """The process that starts play sessions, and their end."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def killed(self, folder: Path, seed: int, steps: int, seconds: float) -> list[str]:
        """Play until so many steps were promised, and a little longer, then kill; return all that were."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{folder}\t{seed}\n")
        self._process.stdin.flush()
        word, number = self._read_report().split()
        assert word == "ready", f"the play session did not begin: {word} {number}"
        texts = [self._read_report() for _ in range(steps)]
        assert not [word for word in texts if word.startswith("ended")]
        time.sleep(seconds)  # at whatever it is doing then
        os.kill(int(number), signal.SIGKILL)
        while not (received := self._read_report()).startswith("ended"):
            texts.append(received)
        assert received == f"ended {signal.SIGKILL:d}"
        return texts

    def _read_report(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "the process that starts play sessions has ended"
        return line.rstrip("\n")


@pytest.fixture(scope="module")
def sessions() -> Iterator[PlaySessions]:
    """One process for all systems: loading the program takes longer than most play sessions live."""
    command = [sys.executable, "-m", "tests.services.play_session_process"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=ROOT) as process:
        yield PlaySessions(process)
        assert process.stdin is not None
        process.stdin.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("system", [info.id for info in Catalogue()])
def test_no_confirmed_step_is_lost_to_a_kill(sessions: PlaySessions, system: str, tmp_path: Path) -> None:
    chance = Random(system)
    play_session_process.prepare(tmp_path, system)
    promised = 0
    for number in range(KILLS):
        texts = sessions.killed(tmp_path, number, chance.randrange(1, 12), chance.random() * LONGEST)
        promised += len(texts)
        play_session_process.check(tmp_path, texts)
    sys.stdout.write(f"{system}: {KILLS} kills, {promised} steps promised, nothing lost\n")
