"""Measure printed sheets: `python tests/bench/bench_print_sheets.py [--sheets 10]`.

A plain peer runs in the same process: a page of 120 cells drawn straight with a QPainter. Limits: a sheet's first page
laid out within 20 ms and in a PDF within 60 ms, ten sheets in one PDF within 500 ms.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter, QPdfWriter
from PySide6.QtWidgets import QApplication

from desktop.core.words import Words
from desktop.services.catalogue import Catalogue
from desktop.views import fonts
from desktop.views.paper.ink import Mode
from desktop.views.paper.painting import render_page
from desktop.views.paper.printing import find_paper, print_sheets
from desktop.views.paper.protocol import PaperContext

LAYOUT_MS, PDF_MS, TEN_MS = 20.0, 60.0, 500.0


def milliseconds(work: Callable[[], object], times: int = 15) -> float:
    """Return the median time of a piece of work."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        taken.append((time.perf_counter() - start) * 1000)
    return statistics.median(taken)


def peer(out: Path) -> None:
    """Draw 120 cells of text and their frames, with no layout at all."""
    writer = QPdfWriter(str(out))
    writer.setResolution(300)
    painter = QPainter(writer)
    painter.setFont(QFont(fonts.load().proportional, 9))
    for number in range(120):
        cell = QRectF(100 + number % 6 * 350, 100 + number // 6 * 130, 340, 120)
        painter.drawRect(cell)
        painter.drawText(cell, "県立図書館の司書")
    painter.end()


def measure(system_id: str, folder: Path, sheets: int) -> bool:
    """Print the figures of one system; return whether its limits hold."""
    system = Catalogue().system(system_id)
    game = system.game()
    people = [(system, game, system.randomise(game, Random(seed))) for seed in range(sheets)]
    paper, words = find_paper(system_id), Words()

    def lay_out() -> object:
        return paper.pages(people[0][2], game, Mode.FILLED, words, PaperContext())

    first = paper.pages(people[0][2], game, Mode.FILLED, words, PaperContext())[0]
    one, ten = folder / "one.pdf", folder / "ten.pdf"
    layout = milliseconds(lay_out)
    pdf = milliseconds(lambda: print_sheets(people[:1], one, "filled", words))
    many = milliseconds(lambda: print_sheets(people, ten, "filled", words), 5)
    thumbnail = milliseconds(lambda: render_page(first, 300))
    size = one.stat().st_size // 1024
    sys.stdout.write(
        f"{system_id:10} layout {layout:6.1f}  pdf {pdf:6.1f} ({size} KB)  "
        f"{sheets} sheets {many:7.1f}  300 px {thumbnail:5.1f} ms\n"
    )
    return layout <= LAYOUT_MS and pdf <= PDF_MS and many <= TEN_MS * sheets / 10


def main() -> int:
    """Run the command; see the module's first lines."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sheets", type=int, default=10)
    parser.add_argument("--systems", nargs="*", default=["enishi"])
    given = parser.parse_args()
    app = QApplication.instance() or QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        sys.stdout.write(f"{'peer':10} 120 cells, one page {milliseconds(lambda: peer(folder / 'peer.pdf')):6.1f} ms\n")
        held = [measure(system, folder, given.sheets) for system in given.systems]
    del app
    return 0 if all(held) else 1


if __name__ == "__main__":
    raise SystemExit(main())
