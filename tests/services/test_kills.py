"""Every writing action under SIGKILL at random moments: what was promised is there, whole, at the next start.

Three kills of each by default; `TAKUJO_KILLS=300 pytest tests/services/test_kills.py -s` for a long run.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.services import writing

KILLS = int(os.environ.get("TAKUJO_KILLS", "3"))
LONGEST = 0.12
"""Seconds from the first step until the kill, at most."""
ROOT = Path(__file__).parents[2]


def killed(action: str, base: Path, chance: Random) -> list[str]:
    """Do an action in another process until it is killed; return what it said was done."""
    command = [sys.executable, "-m", "tests.services.writing", action, str(base)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == "ready\n", process.stderr.read()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(chance.uniform(0, LONGEST))
            pytest.fail(f"{action} ended by itself: {process.stderr.read()}")
        process.send_signal(signal.SIGKILL)
        return [line for line in process.stdout.read().split("\n")[:-1] if line]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("action", writing.ACTIONS)
def test_nothing_is_lost_to_a_kill(action: str, tmp_path: Path) -> None:
    chance = Random(action)
    writing.prepare(tmp_path)
    steps = 0
    for _ in range(KILLS):
        said = killed(action, tmp_path, chance)
        steps += len(said)
        writing.check(action, tmp_path, said)
    sys.stdout.write(f"{action}: {KILLS} kills, {steps} steps promised, nothing lost\n")
