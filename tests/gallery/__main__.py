"""Render every screen to PNG: `python -m tests.gallery OUT [--only PART] [--quick]`.

Light and dark, 1366×768 and 1920×1080, 100 % and 150 %, Japanese and English; `--quick` only light, small, Japanese.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QElapsedTimer, QEventLoop, QTimer
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from desktop import app as program
from desktop.services.storage.folders import Folders
from tests.gallery import boards
from tests.screens import Screens, start_screens, system_screens

SIZES = {"1366": (1366, 768), "1920": (1920, 1080)}
SETTLE = 350
"""Milliseconds until a page preview has been drawn."""


@dataclass(frozen=True)
class Look:
    """One way of looking."""

    theme: str
    size: str
    scale: int
    language: str

    @property
    def name(self) -> str:
        """Part of the file name."""
        return f"{self.theme}-{self.size}-{self.scale}-{self.language}"


def looks(quick: bool) -> Iterator[Look]:
    """Yield every look, or the first one."""
    for language in ("ja",) if quick else ("ja", "en"):
        for theme in ("light",) if quick else ("light", "dark"):
            for size, scale in (("1366", 100),) if quick else (("1366", 100), ("1366", 150), ("1920", 100)):
                yield Look(theme, size, scale, language)


def wait(milliseconds: int) -> None:
    """Let the program run for a while."""
    loop, clock = QEventLoop(), QElapsedTimer()
    clock.start()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


class Gallery:
    """Walks through the program and takes pictures."""

    def __init__(self, out: Path, look: Look, only: str) -> None:
        self._out, self._look, self._only = out, look, only
        self._window = QWidget()
        self.taken: list[Path] = []
        self.wrong_sizes: list[Path] = []
        """Pictures of another size than their name says."""

    def take(self, name: str, widget: QWidget) -> None:
        """Take one picture: of the whole window, with open dialogs."""
        if self._only and self._only not in name:
            return
        wait(SETTLE)
        path = self._out / f"{name}-{self._look.name}.png"
        picture = picture_of(widget, self._window)
        picture.save(str(path))
        self.taken.append(path)
        if picture.size().toTuple() != SIZES[self._look.size]:
            self.wrong_sizes.append(path)

    def walk(self, app: QApplication, home: Path) -> None:
        """Open every screen of every system."""
        folders = Folders(home / "library", home / "config", home / "state", home / "logs")
        (home / "config").mkdir(parents=True)
        (home / "config" / "preferences.json").write_text(
            '{"format": "takujo-preferences", "schema_version": 1, '
            f'"language": "{self._look.language}", "theme": "{self._look.theme}", "scale": {self._look.scale}, '
            '"animation": false}',
            encoding="utf-8",
        )
        main = program.build(app, folders)
        window = self._window = main.window
        window.resize(*SIZES[self._look.size])
        window.show()
        self.take("start-empty", window)
        self._take_all(start_screens(main))
        for info in main.catalogue:
            if not self._only or self._only.startswith(info.id) or "-" not in self._only:
                self._take_all(system_screens(main, info.id))
        if not self._only or self._only.startswith("board"):
            boards.pictures(self.take)
        main.show_start()
        self.take("start", window)
        main.leave_campaign()
        window.close()
        window.deleteLater()
        wait(10)

    def _take_all(self, screens: Screens) -> None:
        for name, widget in screens:
            self.take(name, widget)


def picture_of(widget: QWidget, window: QWidget) -> QPixmap:
    """Return a window as displayed, with a dialog or a pop-up in its middle."""
    picture = window.grab()
    if widget is not window:
        painter = QPainter(picture)
        shown = widget.grab()
        middle = (picture.width() - shown.width()) // 2, (picture.height() - shown.height()) // 2
        painter.fillRect(picture.rect(), QColor(0, 0, 0, 60))
        painter.drawPixmap(*middle, shown)
        painter.end()
    return picture


def main(arguments: list[str]) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--only", default="", help="a part of the picture's name, e.g. enishi-build")
    parser.add_argument("--quick", action="store_true", help="one look only")
    options = parser.parse_args(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    app = program.application()
    count, wrong_sizes = 0, list[Path]()
    for look in looks(options.quick):
        with tempfile.TemporaryDirectory() as home:
            gallery = Gallery(options.out, look, options.only)
            gallery.walk(app, Path(home))
            count += len(gallery.taken)
            wrong_sizes += gallery.wrong_sizes
    sys.stdout.write(f"{count} pictures in {options.out}\n")
    for path in wrong_sizes:
        sys.stdout.write(f"not of the size in its name: {path.name}\n")
    return 1 if wrong_sizes else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
