"""What a newcomer touches (`desktop/systems/README.md`): a temporary copy of the tree gets one addition of each kind.

Each addition writes exactly the listed files, and the copy then works with it.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.systems.additions import FIELD, PAGE, RULE, Addition, add
from tests.systems.new_system import SYSTEM

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "desktop" / "systems" / "README.md"
TREE = ("desktop", "packaging", "resources", "tests", "ui", "pyproject.toml")
ADDITIONS: dict[str, Addition] = {
    "A field on a sheet": FIELD,
    "A rule of combat": RULE,
    "A page of the campaign": PAGE,
    "A rule system": SYSTEM,
}
NAMES = {"<id>": "coin", "<page>": "clocks"}
"""What the lists leave open, and what it is called here."""

WINDOW = """
import sys
from pathlib import Path
from desktop import app
from desktop.services.storage.folders import Folders

home = Path(sys.argv[1])
program = app.application()
controller = app.build(program, Folders(*(home / part for part in ("library", "config", "state", "logs"))))
controller.window.show()
controller.open_sample(sys.argv[2])
gm = controller.campaign_window
"""
"""Opens the sample of a rule system in the real window."""

ON_THE_SHEET = (
    WINDOW
    + """
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from desktop.core.words import Words
from desktop.systems.enishi.session import SESSION
from desktop.views.contract import system_view
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.sheet.ink import Mode

opened = gm.sheet
spin, = (w for w in opened.page.findChildren(QWidget) if w.property("field") == "fortune")
spin.selectAll()
QTest.keyClicks(spin, "7")
QTest.keyClick(spin, Qt.Key.Key_Tab)
assert gm.save()
who = opened.document.sheet.id
sheet = gm.open_campaign.people.sheet(who)
assert '"fortune": 7' in opened.autosave.stored.path.read_text(encoding="utf-8")
game = gm.open_campaign.game
page, = system_view("enishi").paper.pages(sheet, game, Mode.FILLED, Words(), PaperContext())[:1]
printed, = (entry for entry in page.entries if entry.field.path == "fortune")
print(*(mark.text for start, end in printed.spans for mark in page.marks[start:end]))
state = SESSION.start((sheet,), game)
event = SESSION.events.validate_python({"kind": "adjust", "who": who, "field": "fortune", "value": 2})
after = SESSION.apply(state, event)
print([(change.field, change.before, change.after) for change in SESSION.changes(state, after)])
print(*(message.text for message in SESSION.log_messages(state, event, after)))
"""
)

IN_COMBAT = (
    WINDOW
    + """
from PySide6.QtWidgets import QAbstractButton

gm.modes.show(True)
people, play_session = gm.open_campaign.people, gm.open_campaign.play_session
play_session.begin("battle", [sheet.id for sheet in people.all_sheets()])
play_session.play("battle", {"kind": "begin"})
who = play_session.playing.state("battle").actor
before = people.sheet(who).life
more, = (b for b in gm.play_page.page.findChildren(QAbstractButton, "moreButton") if b.isVisible())
more.click()
button, = (b for b in gm.play_page.page.findChildren(QAbstractButton) if b.text() == "ひと息つく" and b.isVisible())
button.click()
print(people.sheet(who).life - before, play_session.playing.state("battle").phase.value)
print(play_session.log().entries[-1].text)
"""
)

AT_THE_TABLE = (
    WINDOW
    + """
controller.run("clocks")
page = gm.tabs.page("clocks")
assert page.isVisible()
print(gm.window.ui.documents.tabText(gm.window.ui.documents.currentIndex()), page.ui.stepsLabel.text())
"""
)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with all additions, its new forms compiled."""
    root = tmp_path_factory.mktemp("tree")
    for name in TREE:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, root / name)
        else:
            shutil.copy2(ROOT / name, root / name)
    for addition in ADDITIONS.values():
        add(root, addition)
    run(root, "packaging/forms.py", "--newer")
    return root


def run(root: Path, *arguments: str) -> str:
    """Run Python in the copy and return what it prints."""
    environment = {**os.environ, "PYTHONPATH": str(root), "QT_QPA_PLATFORM": "offscreen", "LANG": "ja_JP.UTF-8"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=root, env=environment, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout


def listed(title: str) -> list[str]:
    """Return the files of a list in the README, with the names of the addition."""
    part = README.read_text(encoding="utf-8").partition(f"### {title}\n")[2].partition("\n#")[0]
    found = re.findall(r"^- `([^`]+)`", part, re.MULTILINE)
    for mark, name in NAMES.items():
        found = [file.replace(mark, name) for file in found]
    return found


@pytest.mark.parametrize("title", ADDITIONS)
def test_lists_name_every_file_of_an_addition(title: str) -> None:
    files = {re.sub(r"/sheets/\w+\.json$", "/sheets/*.json", file) for file in ADDITIONS[title]}
    assert sorted(files) == sorted(listed(title))


def test_field_is_typed_saved_printed_and_written_in_play(copy: Path, tmp_path: Path) -> None:
    said = run(copy, "-c", ON_THE_SHEET, str(tmp_path), "enishi").splitlines()
    assert said[-3:-1] == ["7", "[('fortune', 7, 2)]"]
    assert "運を 2 に" in said[-1]


def test_rule_is_offered_and_applied_in_combat(copy: Path, tmp_path: Path) -> None:
    said = run(copy, "-c", IN_COMBAT, str(tmp_path), "d6game").splitlines()
    assert said[-2] == "1 turn_end"
    assert "ひと息つきました" in said[-1]
    run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/systems/d6game/test_golden.py", "-k", "rallies")


def test_page_appears_in_a_tab(copy: Path, tmp_path: Path) -> None:
    assert run(copy, "-c", AT_THE_TABLE, str(tmp_path), "enishi").split() == ["時計", "0", "手順"]


def test_system_is_listed_makes_a_sheet_prints_and_rolls(copy: Path, tmp_path: Path) -> None:
    assert "coin" in run(copy, "-m", "desktop", "systems")
    sheet = tmp_path / "penny.json"
    run(copy, "-m", "desktop", "new", "coin", "--random", "--seed", "1", "-o", str(sheet))
    assert json.loads(sheet.read_text(encoding="utf-8"))["system"] == "coin"
    run(copy, "-m", "desktop", "print", str(sheet), "-o", str(tmp_path / "penny.pdf"))
    assert (tmp_path / "penny.pdf").stat().st_size > 1000
    rolled = run(copy, "-m", "desktop", "roll", "coin", "toss", "--sheet", str(sheet), "--faces", "6")
    assert "成功" in rolled


def test_system_keeps_the_contract(copy: Path) -> None:
    run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/systems/test_contract.py", "-k", "coin")
