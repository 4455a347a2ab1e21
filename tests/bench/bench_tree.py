"""10,000 sheets on screen: `python -m tests.bench.bench_tree`. Time to show the list, and for each search keystroke."""

from __future__ import annotations

import os
import random
import statistics
import sys
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QTreeView

from desktop import app as program
from desktop.models.library_tree import Group, LibraryTree
from desktop.services.campaign.index import Entry
from desktop.services.text import search
from desktop.views.window.library_delegate import LibraryDelegate
from tests.bench import sized

COUNT = sized(10_000, 20)
KANA = "あいうえおかきくけこさしすせそたちつてとなにぬねの"


def entries(count: int) -> tuple[Entry, ...]:
    """Make up sheets."""
    source = random.Random(1)
    made = []
    for number in range(count):
        reading = "".join(source.choices(KANA, k=6))
        made.append(
            Entry(
                file=f"{number}.json",
                mtime=number,
                size=1,
                id=f"{number:032x}",
                name=f"人物 {number}",
                reading=reading,
                player="",
                system="enishi",
                is_pc=number % 3 > 0,
                colour="#2F4B8F",
                draft=False,
                archived=False,
                portrait="",
                fault="",
            )
        )
    return tuple(made)


def main() -> int:
    """Print the times in milliseconds."""
    app = program.application()
    every = entries(COUNT)
    keys = [search.key(entry.name, entry.reading) for entry in every]
    view, model = QTreeView(), LibraryTree()
    view.setUniformRowHeights(True)
    view.setModel(model)
    view.setItemDelegate(LibraryDelegate(view))
    view.resize(200, 600)
    view.show()

    def show(query: str) -> float:
        start = time.perf_counter()
        wanted = search.Query(query)
        shown = [every[i] for i in wanted.select(keys)] if query else list(every)
        model.set_groups(
            [
                Group("pc", "PC", tuple(e for e in shown if e.is_pc)),
                Group("npc", "NPC", tuple(e for e in shown if not e.is_pc)),
            ]
        )
        view.expandAll()
        view.viewport().repaint()
        app.processEvents()
        return (time.perf_counter() - start) * 1000

    show("")
    full = statistics.median(show("") for _ in range(5))
    typed = [statistics.median(show(query) for _ in range(5)) for query in ("か", "かき", "kaki", "kakis", "人物 99")]
    sys.stdout.write(f"{COUNT} sheets: list {full:.0f} ms, keystrokes {', '.join(f'{k:.0f}' for k in typed)} ms\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
