"""Sheets made before a game changed and after it, side by side: `python -m tests.gallery.before_after OUT`.

For each system a random character under the published rules; on the right the same sheet in a custom game
that changes words, lists and fields.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QImage, QPainter

from desktop.app import application
from desktop.core.game import AnyGame
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.services.text.language import words_of_campaign
from desktop.views.paper.printing import sheet_pages
from desktop.views.paper.sheet.ink import Mode
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.sheet.painting import render_page
from tests.bench.bench_opening import own_game

WIDTH, GAP = 900, 24


def both(system: AnySystem) -> tuple[Sheet, AnyGame, AnyGame]:
    """Return a character, the game it was made in, and the changed game."""
    before = system.game()
    return system.by_chance(before, Random(7)), before, system.game(own_game(system))


def pages(system: AnySystem, sheet: Sheet, game: AnyGame) -> list[PageDrawing]:
    """Draw a sheet in a game."""
    return list(sheet_pages([(system, game, sheet)], Mode.FILLED, words_of_campaign("ja", system, game)))


def beside(left: PageDrawing, right: PageDrawing) -> QImage:
    """Return two pages in one picture."""
    first, second = render_page(left, WIDTH), render_page(right, WIDTH)
    picture = QImage(
        first.width() + GAP + second.width(), max(first.height(), second.height()), QImage.Format.Format_RGB32
    )
    picture.fill(0xFF888888)
    painter = QPainter(picture)
    painter.drawImage(0, 0, first)
    painter.drawImage(first.width() + GAP, 0, second)
    painter.end()
    return picture


def main(arguments: list[str]) -> int:
    """Save a picture for each system."""
    application()
    out = Path(arguments[0])
    out.mkdir(parents=True, exist_ok=True)
    for identifier in system_ids():
        system = Catalogue().system(identifier)
        sheet, before, after = both(system)
        picture = beside(pages(system, sheet, before)[0], pages(system, sheet, after)[0])
        picture.save(str(out / f"before-after-{identifier}.png"))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
