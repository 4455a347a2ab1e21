"""How long a keystroke on a sheet takes: `python -m tests.bench.bench_keys`. Judges nothing.

Every input of the sample sheet of each system takes a key twelve times; beside it stands a key into a bare line of
text in the same run. Times are of the processor, so that other programs do not count.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QTableView, QWidget

from desktop import app as program
from desktop.services.storage.folders import Folders
from desktop.services.text.catalogue import system_ids
from tests.bench import sized
from tests.controllers.keyboard import inputs

KEYS, WORST = sized("123456789012", "1"), 5


def key_ms(widget: QWidget) -> float:
    """Return the median time of one key, with everything that is drawn anew after it, in milliseconds."""
    select, times = getattr(widget, "selectAll", None), []
    for key in KEYS:
        if select is not None:
            select()
        start = time.process_time()
        QTest.keyClick(widget, key)
        QCoreApplication.processEvents()
        times.append((time.process_time() - start) * 1e3)
    return statistics.median(times)


def main() -> int:
    """Print the median, the slowest inputs and the baseline for each system."""
    application = program.application()
    for system in system_ids()[: sized(None, 1)]:
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            main_ = program.build(application, Folders(root / "a", root / "b", root / "c", root / "d"))
            main_.preferences.change(animation=False)
            main_.window.resize(1400, 900)
            main_.window.show()
            main_.open_sample(system)
            assert main_.campaign_window is not None
            assert main_.campaign_window.sheet is not None
            bare = QLineEdit()
            bare.show()
            baseline = key_ms(bare)
            bare.close()
            found = [
                w
                for w in inputs(main_.campaign_window.sheet.frame)
                if w.property("field") and not isinstance(w, QTableView)
            ]
            taken = sorted(((key_ms(w), str(w.property("field"))) for w in found), reverse=True)
            middle = statistics.median(ms for ms, _ in taken)
            worst = ", ".join(f"{field} {ms:.1f}" for ms, field in taken[:WORST])
            sys.stdout.write(
                f"{system:9} {len(taken):3} inputs {middle:5.1f} ms, slowest {worst} (bare {baseline:.2f})\n"
            )
            main_.leave_campaign()
            main_.window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
