"""The first window is seen before any rule system, its values and dice, and what a 卓 needs, have been
loaded; when locked, too.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from desktop.services.text.catalogue import system_ids

CODE = """
import sys
from pathlib import Path
from desktop import app
from desktop.services.storage.folders import Folders

home = Path(sys.argv[1])
program = app.application()
controller = app.build(program, Folders(*(home / part for part in ("library", "config", "state", "logs"))))
if sys.argv[2] == "locked":
    controller.session.change(mode="hand_over")
controller.lock_at_once()
heavy = ("pydantic", "desktop.core", "desktop.systems.", "desktop.models", "desktop.controllers.campaign.open_campaign")
heavy += ("pypdf", "segno", "zxingcpp", "desktop.views.dice.", "desktop.views.paper.")
alone = ["multiprocessing", "concurrent.futures", "platformdirs", "tomllib"]
alone += ["desktop.controllers.window.campaign_window", "desktop.views.dialogs.asking"]
if sys.argv[2] == "start":
    alone += ["hashlib", "desktop.controllers.program.pin_lock"]

def seen():
    print(controller.window.locked)
    assert not controller.window.ui.furnished
    print(*(name for name in sorted(sys.modules) if name.startswith(heavy) or name in alone))
    program.exit(0)  # a locked window refuses to be closed

controller.window.first_painted.connect(seen)
controller.window.show()
program.exec()
"""


@pytest.mark.parametrize("screen", ["start", "locked"])
def test_first_window_loads_no_rule_system(tmp_path: Path, screen: str) -> None:
    command = [sys.executable, "-c", CODE, str(tmp_path), screen]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.split() == [str(screen == "locked")]


SHEETS = """
import sys
from pathlib import Path
from desktop import app
from desktop.services.storage.folders import Folders

home = Path(sys.argv[1])
program = app.application()
controller = app.build(program, Folders(*(home / part for part in ("library", "config", "state", "logs"))))
controller.window.show()
controller.campaigns.beginning = True
for info in controller.catalogue:
    controller.open_sample(info.id)
    assert controller.campaign_window.sheet.page.isVisible()
    print("sheet", info.id)
later = ("battle", "session", "engines", "authoring", "build_pages", "battle_tracker", "session_tracker", "loop")
for name in sorted(sys.modules):
    parts = name.split(".")
    if parts[-2:-1] == ["settings"]:
        continue  # what may be overruled about a battle, which a sheet shows, and not the battle
    if "systems" in parts[:3] and (parts[-1] in later or parts[1] == "views" and "play" in parts[3:]):
        print(name)
elsewhere = ["controllers.sheet.builder", "core.maps.sketch", "core.prepared.scenario", "controllers.play.side_panel"]
elsewhere += ["controllers.play.play", "controllers.tray.dice_tray", "controllers.tray.hot_seat"]
elsewhere += ["services.command_line", "views.tray.dice_tray"]
elsewhere += ["services.play.play_session", "services.journal.journal", "services.play.playing"]
elsewhere += ["services.journal.retelling", "models.play.handouts"]
elsewhere += ["core.play", "core.rolls.roll", "core.prepared.gm_notes", "core.notation.line"]
elsewhere += ["models.sheet.change_words", "models.editors.random_table"]
elsewhere += ["views.sheet.why_popup", "views.sheet.terms_popover"]
elsewhere += ["systems.enishi.checks", "systems.kotodama.checks", "systems.d20fate.starting", "systems.d6game.start"]
libraries = {"html.entities", "multiprocessing"} & sys.modules.keys()
print(*(name for name in elsewhere if f"desktop.{name}" in sys.modules), *libraries)
"""


def test_a_sheet_is_opened_without_play_and_the_builder(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", SHEETS, str(tmp_path)], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    opened = [line.split() for line in done.stdout.splitlines()]
    assert [what for what, *_ in filter(None, opened)] == ["sheet"] * len(system_ids()), done.stdout
