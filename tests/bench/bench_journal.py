"""A long log: `python -m tests.bench.bench_journal`. Appending, opening, going back, filtering, scrolling.

Judges nothing. The lines are those of real checks of えにし. Times of the processor in milliseconds, the median of
several; what a step costs should be the same in every column.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication

from desktop import app as program
from desktop.services.journal.journal import Journal, LogEntry
from desktop.services.journal.log_lines import content, head, sealed
from desktop.views.window.log_panel import LogPanel
from tests.bench import sized
from tests.play_sessions import play_session
from tests.services.test_play_session import begin, company, play

LENGTHS = sized((200, 2_000, 10_000, 20_000), (60,))
OFTEN = sized(40, 1)
PEOPLE = ("霧島 七海", "ハル", "朝倉 源", "久遠 透子", "黒瀬", "手下A")


def real_lines(folder: Path) -> list[dict[str, Any]]:
    """What the journal keeps of some checks, of words and of secrets."""
    people = company("enishi", many=4)
    night, rng = play_session(people, folder / "model.jsonl"), Random(1)
    for kind in range(sized(8, 1)):
        if begin(night, people, kind):
            play(night, rng)
        night.note("霧が濃くなる。\n鐘が三つ鳴り、戸が開く。", "GM")
        night.note("実は師が犯人", "GM", secret=True, open="GMが何かを書きとめた")
    fields = ("text", "kind", "outcome", "hand", "secret", "open", "data")
    return [{name: getattr(entry, name) for name in fields} for entry in night.log().entries]


def filled(path: Path, count: int, models: list[dict[str, Any]]) -> None:
    """Write a journal of so many lines at once."""
    time_, lines = "2026-11-20T19:00:00.000+00:00", []
    first, before = sealed(head("head", time_, "a1"), "")
    lines.append(first)
    for number, (model, who) in zip(range(count), zip(cycle(models), cycle(PEOPLE), strict=False), strict=False):
        text = f"{model['text']}　{number}" if model["text"] else ""
        line, before = sealed(
            content(LogEntry(id=f"{number:012x}", time=time_, who=who, **{**model, "text": text})), before
        )
        lines.append(line)
    path.write_bytes(b"".join(lines))


def ms(act: Callable[[], object], often: int = OFTEN) -> float:
    """The median time of something, of the processor."""
    times = []
    for _ in range(often):
        start = time.process_time()
        act()
        times.append((time.process_time() - start) * 1e3)
    return statistics.median(times)


def of_files(path: Path) -> Iterator[tuple[str, float]]:
    """What the journal itself costs."""
    yield "open", ms(lambda: Journal(path).read().standing, 5)
    journal = Journal(path)
    journal.read()
    yield "append", ms(lambda: journal.append("運動 → 7 成功", "霧島 七海", kind="check"))
    yield "append and read", ms(lambda: (journal.append("一"), journal.read().counts("x")))
    yield "append and list all", ms(lambda: (journal.append("一"), journal.read().entries))
    last = journal.append("一")
    yield "take back", ms(lambda: (journal.void([last.id], "取り消し"), journal.read().counts(last.id)))
    middle = journal.read().standing[-min(LENGTHS[0] // 4, 50)].id
    yield "back by fifty lines", ms(lambda: journal.read().since(middle))


def of_panel(path: Path) -> Iterator[tuple[str, float]]:
    """What showing it costs."""
    journal, panel = Journal(path), LogPanel()
    panel.resize(312, 400)
    panel.show()
    log = journal.read()

    def drawn() -> None:
        QCoreApplication.processEvents()
        panel.ui.list.viewport().repaint()

    def show_log() -> None:
        panel.model.set_log(log)
        drawn()

    yield "show", ms(show_log, 5)
    yield "a new line", ms(lambda: (panel.model.add(journal.append("七海　白兵 4 4 + 2 → 10", hand=True)), drawn()))
    bar = panel.ui.list.verticalScrollBar()
    places = cycle(range(0, max(1, bar.maximum()), max(1, bar.maximum() // 37)))
    yield "scroll far", ms(lambda: (bar.setValue(next(places)), drawn()))
    yield "scroll a bit", ms(lambda: (bar.setValue(bar.value() - 20), drawn()))
    typed = cycle(("し", "しち", "七", "kiri", "成功 7", ""))
    yield "filter, a key", ms(lambda: (panel.ui.filterEdit.setText(next(typed)), drawn()), 12)
    panel.close()
    panel.deleteLater()


def memory(path: Path) -> float:
    """Kilobytes in memory for each line of the file."""
    tracemalloc.start()
    log = Journal(path).read()
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used / 1024 / len(log.entries)


def main() -> int:
    """Print a table."""
    program.application()
    with tempfile.TemporaryDirectory() as folder:
        models, columns = real_lines(Path(folder)), {}
        for length in LENGTHS:
            path = Path(folder) / f"{length}.jsonl"
            filled(path, length, models)
            size = path.stat().st_size
            columns[length] = {"kB a line": size / 1024 / length, "kB in memory": memory(path)}
            columns[length] |= dict(of_files(path)) | dict(of_panel(path))
        sys.stdout.write(f"{'':22}" + "".join(f"{length:>10,}" for length in LENGTHS) + "\n")
        for name in columns[LENGTHS[0]]:
            row = "".join(f"{columns[length][name]:10.2f}" for length in LENGTHS)
            sys.stdout.write(f"{name:22}{row}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
