"""Measure printed sheets: `python -m tests.bench.bench_print_sheets [--sheets 100] [--systems …] [--papers A4 …]`.

A plain peer runs in the same process: the same lines of text at the same places in the same typefaces, sizes and
weights, drawn straight with a bare QPdfWriter, without any layout, frame or box. All in processor time, since other
programs run beside, and in turn, since they share the processor's memory. Limits: one sheet with its layout, and many
sheets, 1.5 times the peer; the program with 1,000 sheets written stays below 150 MB. The peer draws none of the lines
and boxes, of which there are as many as texts.
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
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.views.paper.printing import print_sheets, sheet_pages
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.sheet.ink import BASELINE, PAPER_SIZES, PT, Mode
from desktop.views.paper.sheet.marks import Glyphs, PageDrawing
from desktop.views.style import fonts
from tests.bench import sized

ONE, MANY, MEMORY_MB = 1.5, 1.5, 150
DPI = 1200
"""What a QPdfWriter begins with."""
Line = tuple[QPointF, str, float, bool, bool]


def seconds(works: Sequence[Callable[[], object]], times: int) -> list[float]:
    """Return the median processor time of pieces of work that take turns."""
    taken: list[list[float]] = [[] for _ in works]
    for _ in range(times):
        for work, known in zip(works, taken, strict=True):
            start = time.process_time()
            work()
            known.append(time.process_time() - start)
    return list(map(statistics.median, taken))


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


def measure(system_id: str, folder: Path, sheets: int, paper: str) -> bool:
    """Print the figures of one system; return whether its limits hold."""
    system = Catalogue().system(system_id)
    game, words = system.game(), Words()
    people = [(system, game, system.randomise(game, Random(seed))) for seed in range(sheets)]
    out, context = folder / "out.pdf", PaperContext(paper=PAPER_SIZES[paper])
    held = []
    for count, limit, times in ((1, ONE, sized(9, 1)), (sheets, MANY, sized(5, 1))):
        drawn = [lines_of(page) for page in sheet_pages(people[:count], Mode.FILLED, words, context)]

        def bare(drawn: Sequence[Sequence[Line]] = drawn) -> None:
            peer(drawn, out)

        def whole(count: int = count) -> None:
            print_sheets(people[:count], out, "filled", words, paper)

        theirs, ours = seconds((bare, whole), times)
        held.append(ours <= theirs * limit)
        sys.stdout.write(
            f"{system_id:10} {paper:6} {count:4} sheets, {len(drawn):4} pages: peer {theirs * 1000:7.1f}  "
            f"ours {ours * 1000:7.1f} ms = {ours / theirs:.2f} times (limit {limit})\n"
        )
    return all(held)


def memory(system_id: str, folder: Path, sheets: int = sized(1000, 1)) -> bool:
    """Write many sheets and print the peak memory of the program; no limit where it cannot be measured."""
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
    parser.add_argument("--sheets", type=int, default=sized(100, 1))
    parser.add_argument("--systems", nargs="*", default=list(system_ids())[: sized(None, 1)])
    parser.add_argument("--papers", nargs="*", default=["A4"])
    given = parser.parse_args()
    app = QApplication.instance() or QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        held = [memory(given.systems[0], folder)]
        held += [measure(one, folder, given.sheets, paper) for paper in given.papers for one in given.systems]
    del app
    return 0 if all(held) else 1


if __name__ == "__main__":
    raise SystemExit(main())
