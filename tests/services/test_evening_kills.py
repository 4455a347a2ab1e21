"""An evening of every system under SIGKILL: nothing confirmed is lost, and sheets follow (TABLE: when a result exists).

One kill of each by default; `TAKUJO_KILLS=40 pytest tests/services/test_evening_kills.py -s` for 200.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from desktop.services.catalogue import Catalogue
from tests.services import evening_process

KILLS = int(os.environ.get("TAKUJO_KILLS", "1"))
ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("system", [info.id for info in Catalogue()])
def test_no_confirmed_step_is_lost_to_a_kill(system: str, tmp_path: Path) -> None:
    chance = Random(system)
    evening_process.prepare(tmp_path, system)
    promised = 0
    for number in range(KILLS):
        command = [sys.executable, "-m", "tests.services.evening_process", str(tmp_path), str(number)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            assert process.stdout.readline() == "ready\n", process.stderr.read()
            said = [process.stdout.readline().strip() for _ in range(chance.randrange(1, 12))]
            process.send_signal(signal.SIGKILL)
            said += [line for line in process.stdout.read().split("\n")[:-1] if line]
        promised += len(said)
        evening_process.check(tmp_path, [line for line in said if line])
    sys.stdout.write(f"{system}: {KILLS} kills, {promised} steps promised, nothing lost\n")
