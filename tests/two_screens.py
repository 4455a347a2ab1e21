"""The window on a laptop with a television beside it, which is pulled and plugged in again in the middle of a battle.

Prints for each moment a line of JSON; run with `QT_QPA_PLATFORM=offscreen:configfile=FILE`, see the test.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from desktop import app as program
from desktop.controllers.display.display import DisplayController
from desktop.services.storage.folders import Folders
from tests.gallery.tables import step
from tests.screens import settle


def report(moment: str, display: DisplayController) -> None:
    """Print the place and the content of the display."""
    view = display.view
    assert view is not None
    place = view.geometry()
    found = {
        "moment": moment,
        "screen": view.screen().name(),
        "full": view.isFullScreen(),
        "visible": view.isVisible(),
        "place": [place.x(), place.y(), place.width(), place.height()],
        "round": view.picture.face.round,
        "party": len(view.picture.face.party),
        "painted": not view.grab().isNull(),
        "hex": round(display.screen.hex_high, 1),
    }
    sys.stdout.write(json.dumps(found) + "\n")


def main(base: Path) -> None:
    """Play."""
    app = program.application()
    started = program.build(app, Folders(base / "library", base / "config", base / "state", base / "logs"))
    started.preferences.change(language="ja", animation=False)
    started.window.show()
    started.open_sample("enishi")
    campaign_window = started.campaign_window
    assert campaign_window is not None
    started.window.ui.playButton.click()
    campaign_window.open_campaign.play_session.begin(
        "battle", [sheet.id for sheet in campaign_window.open_campaign.people.all_sheets()]
    )
    settle()
    tried: set[str] = set()
    display = campaign_window.display
    display.open()
    settle()
    report("opened", display)
    display.take_ruler(400.0, 100.0, 25.0, True)
    display.measure()
    report("measured", display)
    television = next(screen for screen in QGuiApplication.screens() if screen.name() == "television")
    app.screenRemoved.emit(television)  # type: ignore[attr-defined]
    settle()
    step(started, tried)
    report("pulled", display)
    app.screenAdded.emit(television)  # type: ignore[attr-defined]
    settle()
    step(started, tried)
    report("plugged", display)
    started.leave_campaign()
    started.window.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
