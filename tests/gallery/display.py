"""Draw the players' screen in every phase: `python -m tests.gallery.display OUT [--only PART] [--quick]`.

1920×1080, light and dark; `--quick` only light. The story goes on as in `tests.gallery.tables`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from desktop import app as program
from desktop.controllers.main import MainController
from desktop.services.storage.folders import Folders
from tests.gallery.__main__ import wait
from tests.gallery.tables import phase_of, step

SIZE = (1920, 1080)
REAL = 200.0
"""px from side to side of a hex that is drawn in real size."""
STEPS, PHASES = 60, 8
"""Steps taken, and pictures taken at most, of one engine."""


def walk(main: MainController, system: str, engine: str, out: Path, theme: str) -> None:
    """Play an engine and take a picture of the players' screen in every phase."""
    main.open_sample(system)
    assert main.campaign_window is not None
    main.window.ui.playButton.click()
    display = main.campaign_window.display
    if display.view is None:  # an open one goes on in the next campaign
        display.open()
    assert display.view is not None
    display.view.showNormal()
    display.view.resize(*SIZE)
    main.campaign_window.open_campaign.play_session.begin(
        engine, [s.id for s in main.campaign_window.open_campaign.people.all_sheets()]
    )
    seen: set[str] = set()
    tried: set[str] = set()
    for _ in range(STEPS):
        phase = phase_of(main)
        if phase not in seen and len(seen) < PHASES:
            seen.add(phase)
            wait(60)
            display.view.grab().save(str(out / f"{system}-{engine}-{len(seen):02d}-{theme}.png"))
        if not step(main, tried):
            break
    wait(60)
    display.view.grab().save(str(out / f"{system}-{engine}-end-{theme}.png"))
    if main.campaign_window.open_campaign.play_session.roll is None or display.screen.picture.face.board is not None:
        display.screen.set_measures(hex_high=REAL, ruler=0.0)
        display.view.grab().save(str(out / f"{system}-{engine}-real-{theme}.png"))
        display.screen.set_measures(hex_high=0.0, ruler=0.0)
    for handout in main.campaign_window.open_campaign.handouts.known[:1]:
        main.campaign_window.open_campaign.play_session.hand(handout, on=True)
        wait(60)
        display.view.grab().save(str(out / f"{system}-{engine}-handout-{theme}.png"))


def main(arguments: list[str]) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.gallery.display", description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--only", default="", help="system, or system-engine")
    parser.add_argument("--quick", action="store_true", help="light only")
    options = parser.parse_args(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    app = program.application()
    for theme in ("light",) if options.quick else ("light", "dark"):
        _draw(app, options, theme)
    return 0


def _draw(app: QApplication, options: argparse.Namespace, theme: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        (home / "config").mkdir()
        wishes = {"format": "takujo-preferences", "schema_version": 1, "language": "ja", "theme": theme}
        wishes |= {"animation": False}
        (home / "config" / "preferences.json").write_text(json.dumps(wishes), encoding="utf-8")
        started = program.build(app, Folders(home / "library", home / "config", home / "state", home / "logs"))
        started.window.show()
        for info in started.catalogue:
            for engine in ("session", "battle"):
                if not f"{info.id}-{engine}".startswith(options.only):
                    continue
                started.open_sample(info.id)
                assert started.campaign_window is not None
                if engine in started.campaign_window.open_campaign.play_session.playing.possible:
                    walk(started, info.id, engine, options.out, theme)
        started.leave_campaign()
        started.window.close()
        started.window.deleteLater()
        wait(10)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
