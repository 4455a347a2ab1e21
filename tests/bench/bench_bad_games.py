"""What bad game definitions cost: `python -m tests.bench.bench_bad_games`. Only on Linux.

Every kind of bad game on every base, at the command line (checked, and a character made) and in the editor (the file's
values put in step by step, drawn, saved), each in a process of its own. Seconds are of the processor, counted without
what the program takes to begin; memory is the most that the process ever had, the program included. Exit 1 where one
passes 2 s or 300 MB.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from desktop.services.text.catalogue import Catalogue, system_ids
from tests.bad_games import BAD, EDITED, whole
from tests.bench import sized
from tests.bench.bench_hostile import MEGABYTES, SECONDS, peak


def at_the_command_line(system_id: str, folder: Path) -> float:
    """Check a file and make a character by it; return the seconds."""
    from desktop.cli import commands

    path = folder / "bad.takujo-game"
    out = io.StringIO()
    begun = time.process_time()
    commands.main(["validate", "--lang", "ja", str(path)], out, out)
    sheet = str(folder / "sheet.json")
    commands.main(["new", system_id, "--random", "--definition", str(path), "-o", sheet], out, out)
    return time.process_time() - begun


def in_the_editor(system_id: str, folder: Path, name: str) -> float:
    """Give the values to the open editor, let it draw its samples and save; return the seconds."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import QCoreApplication

    from desktop import app as program
    from desktop.controllers.editors.definition import DefinitionController
    from desktop.core.tables.table import RandomTable
    from desktop.services.storage.folders import Folders

    main = program.build(program.application(), Folders(folder / "a", folder / "b", folder / "c", folder / "d"))
    main.preferences.change(animation=False)
    main.window.resize(1400, 900)
    main.window.show()
    main.campaigns.make(system_id, "霧の国")
    assert main.campaign_window is not None
    main.campaign_window.run("definition")
    (editor,) = main.campaign_window.findChildren(DefinitionController)
    QCoreApplication.processEvents()
    changes = BAD[name].changes(Catalogue().system(system_id))
    begun = time.process_time()
    for key, value in changes.items():
        match key:
            case "profile":
                editor.page.rows_changed.emit("profile", value)
            case "lists":
                for list_id, rows in value.items():
                    editor.page.rows_changed.emit(list_id, rows)
            case "labels":
                for label, word in value.items():
                    editor.page.label_changed.emit(label, word)
            case _:
                editor.document.set_tables([RandomTable.model_validate(table) for table in value], "")
    QCoreApplication.processEvents()
    editor.save()
    until = time.monotonic() + 0.5  # the samples follow when typing has paused
    while time.monotonic() < until:
        QCoreApplication.processEvents()
    return time.process_time() - begun


def one(way: str, system_id: str, name: str, folder: Path) -> None:
    """Measure one in this process."""
    Catalogue().system(system_id).game()
    taken = at_the_command_line(system_id, folder) if way == "line" else in_the_editor(system_id, folder, name)
    sys.stdout.write(json.dumps([taken, peak()]))
    sys.stdout.flush()
    os._exit(0)  # skip destroying the window


def main() -> int:
    """Print the worst base for each kind of bad game and each way in."""
    if len(sys.argv) > 1:
        way, system_id, name, folder = sys.argv[1:]
        one(way, system_id, name, Path(folder))
    over = False
    sys.stdout.write(f"{'bad game':28}{'way':8}{'s':>6}{'MB':>6}  worst of {len(system_ids())} bases\n")
    for name in list(BAD)[: sized(None, 1)]:
        for way in ("line", "editor") if name in EDITED else ("line",):
            found = [(*_measured(way, system_id, name), system_id) for system_id in system_ids()[: sized(None, 1)]]
            seconds, slowest = max((seconds, system_id) for seconds, _, system_id in found)
            most = max(megabytes for _, megabytes, _ in found)
            slow = seconds > SECONDS or most > MEGABYTES
            over = over or slow
            sys.stdout.write(f"{name:28}{way:8}{seconds:6.2f}{most:6.0f}  {slowest} {'OVER' if slow else ''}\n")
            sys.stdout.flush()
    return int(over)


def _measured(way: str, system_id: str, name: str) -> tuple[float, float]:
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "bad.takujo-game").write_bytes(whole(Catalogue().system(system_id), BAD[name]))
        command = [sys.executable, "-m", "tests.bench.bench_bad_games", way, system_id, name, folder]
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
        seconds, most = json.loads(done.stdout.splitlines()[-1])
        return seconds, most


if __name__ == "__main__":
    sys.exit(main())
