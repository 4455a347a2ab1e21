"""Render every screen to PNG: `python -m tests.gallery OUT [--only PART] [--quick]`.

Light and dark, 1366×768 and 1920×1080, 100 % and 150 %, Japanese and English; `--quick` only light, small, Japanese.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QElapsedTimer, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from desktop import app as program
from desktop.controllers.builder import BuilderController
from desktop.controllers.main import MainController
from desktop.services.folders import Folders
from tests.gallery import boards

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
        self.taken: list[Path] = []

    def take(self, name: str, widget: QWidget) -> None:
        """Take one picture."""
        if self._only and self._only not in name:
            return
        wait(SETTLE)
        path = self._out / f"{name}-{self._look.name}.png"
        widget.grab().save(str(path))
        self.taken.append(path)

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
        window = main.window
        window.resize(*SIZES[self._look.size])
        window.show()
        self.take("start-empty", window)
        for info in main.catalogue:
            if not self._only or self._only.startswith(info.id) or "-" not in self._only:
                self._system(main, info.id)
        if not self._only or self._only.startswith("board"):
            boards.pictures(self.take)
        main.show_start()
        self.take("start", window)
        main.leave_table()
        window.close()
        window.deleteLater()
        wait(10)

    def _system(self, main: MainController, system: str) -> None:
        window = main.window
        main.open_sample(system)
        assert main.desk is not None
        desk = main.desk
        self.take(f"{system}-sheet", window)
        if desk.sheet is not None:
            for number, page in ((1, "growth"), (2, "memo"), (3, "gm")):
                desk.sheet.frame.ui.pageTabs.setCurrentIndex(number)
                self.take(f"{system}-sheet-{page}", window)
            desk.sheet.frame.ui.pageTabs.setCurrentIndex(0)
        desk.tray.throw()
        self.take(f"{system}-thrown", window)
        builder = desk.workspace.new_draft()
        assert isinstance(builder, BuilderController)
        for number, step in enumerate(desk.workspace.system.steps):
            builder.go_to(number)
            if builder.step_id != step.id:
                builder.randomise()
                builder.go_to(number)
            self.take(f"{system}-build-{number + 1}-{step.id}", window)
        main.run("definition")
        self.take(f"{system}-definition", window)
        self._dialogs(main, system)

    def _dialogs(self, main: MainController, system: str) -> None:
        assert main.desk is not None
        for controller in tuple(main.desk.workspace.documents):
            if not isinstance(controller, BuilderController):
                main.window.ui.documents.setCurrentWidget(controller.frame)
        steps: tuple[tuple[str, Callable[[], object]], ...] = tuple(
            (name, lambda n=name: main.run(n))
            for name in (
                "print_sheet",
                "versions",
                "history",
                "rules",
                "bin",
                "keys",
                "about",
                "hand_over",
                "from_template",
            )
        )
        for name, open_it in steps:
            before = set(QApplication.topLevelWidgets())
            open_it()
            wait(50)
            new = [
                w for w in QApplication.topLevelWidgets() if w not in before and w.isVisible() and w is not main.window
            ]
            for widget in new:
                self.take(f"{system}-dialog-{name}", widget)
                widget.close()


def main(arguments: list[str]) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--only", default="", help="a part of the picture's name, e.g. enishi-build")
    parser.add_argument("--quick", action="store_true", help="one look only")
    options = parser.parse_args(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    app = program.application()
    count = 0
    for look in looks(options.quick):
        with tempfile.TemporaryDirectory() as home:
            gallery = Gallery(options.out, look, options.only)
            gallery.walk(app, Path(home))
            count += len(gallery.taken)
    sys.stdout.write(f"{count} pictures in {options.out}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
