"""Measure printed sheets: `python tests/bench/bench_print_sheets.py [--sheets 100] [--systems enishi …]`.

A plain peer runs in the same process: the same lines of text at the same places in the same typefaces, sizes and
weights, drawn straight with a bare QPdfWriter, without any layout, frame or box. All in processor time, since other
programs run beside. Limits: one sheet with its layout, and many sheets, 1.5 times the peer; the program with 1,000
sheets written stays below 150 MB. Many sheets take about twice as long: what the peer does not do, layout and
frames, costs more there than the text, since typefaces are embedded only once.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QMarginsF, QPointF
from PySide6.QtGui import QFont, QPainter, QPdfWriter
from PySide6.QtWidgets import QApplication

from desktop.core.words import Words
from desktop.services.catalogue import Catalogue
from desktop.views import fonts
from desktop.views.paper.ink import BASELINE, PT, Mode
from desktop.views.paper.marks import Glyphs, PageDrawing
from desktop.views.paper.printing import print_sheets, sheet_pages

ONE, MANY, MEMORY_MB = 1.5, 1.5, 150
DPI = 1200
"""What a QPdfWriter begins with."""
Line = tuple[QPointF, str, float, bool, bool]


def seconds(work: Callable[[], object], times: int) -> float:
    """Return the median processor time of a piece of work."""
    taken = []
    for _ in range(times):
        start = time.process_time()
        work()
        taken.append(time.process_time() - start)
    return statistics.median(taken)


def lines_of(page: PageDrawing) -> list[Line]:
    """Return what the peer draws, in its own units."""
    scale = DPI / 25.4
    return [
        (
            QPointF(mark.x * scale, (mark.middle + BASELINE * mark.style.pt * PT) * scale),
            mark.text,
            mark.style.pt,
            mark.style.bold,
            mark.style.tabular,
        )
        for mark in page.marks
        if isinstance(mark, Glyphs)
    ]


def peer(pages: Iterable[Sequence[Line]], out: Path) -> None:
    """Draw lines of text and nothing else."""
    writer = QPdfWriter(str(out))
    writer.setResolution(DPI)
    writer.setPageMargins(QMarginsF())
    painter = QPainter(writer)
    last = None
    for number, lines in enumerate(pages):
        if number:
            writer.newPage()
        for at, text, pt, bold, tabular in lines:
            if (pt, bold, tabular) != last:
                font = QFont(fonts.load().figures if tabular else fonts.load().text)
                font.setPointSizeF(pt)
                font.setBold(bold)
                painter.setFont(font)
                last = (pt, bold, tabular)
            painter.drawText(at, text)
    painter.end()


def measure(system_id: str, folder: Path, sheets: int) -> bool:
    """Print the figures of one system; return whether its limits hold."""
    system = Catalogue().system(system_id)
    game, words = system.game(), Words()
    people = [(system, game, system.randomise(game, Random(seed))) for seed in range(sheets)]
    out = folder / "out.pdf"
    held = []
    for count, limit, times in ((1, ONE, 9), (sheets, MANY, 3)):
        drawn = [lines_of(page) for page in sheet_pages(people[:count], Mode.FILLED, words)]
        bare = seconds(lambda drawn=drawn: peer(drawn, out), times)  # type: ignore[misc]
        ours = seconds(lambda count=count: print_sheets(people[:count], out, "filled", words), times)  # type: ignore[misc]
        held.append(ours <= bare * limit)
        sys.stdout.write(
            f"{system_id:10} {count:4} sheets, {len(drawn):4} pages: peer {bare * 1000:7.1f}  "
            f"ours {ours * 1000:7.1f} ms = {ours / bare:.2f} times (limit {limit})\n"
        )
    return all(held)


def memory(system_id: str, folder: Path, sheets: int = 1000) -> bool:
    """Write many sheets and print what the whole program took at most; where nobody counts, there is no limit."""
    try:
        import resource
    except ImportError:
        return True
    system = Catalogue().system(system_id)
    game = system.game()
    people = [(system, game, system.randomise(game, Random(seed))) for seed in range(sheets)]
    print_sheets(people, folder / "many.pdf", "filled", Words())
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // (1024 if sys.platform != "darwin" else 1024 * 1024)
    sys.stdout.write(f"{system_id:10} {sheets} sheets written within {most} MB (limit {MEMORY_MB})\n")
    return most <= MEMORY_MB


def main() -> int:
    """Run the command; see the module's first lines."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sheets", type=int, default=100)
    parser.add_argument("--systems", nargs="*", default=["enishi"])
    given = parser.parse_args()
    app = QApplication.instance() or QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        held = [memory(given.systems[0], folder), *(measure(system, folder, given.sheets) for system in given.systems)]
    del app
    return 0 if all(held) else 1


if __name__ == "__main__":
    raise SystemExit(main())
