"""A key at the table: `python -m tests.bench.bench_table [STEPS] [SYSTEM [ENGINE]]`. Judges nothing.

Six players' characters and twelve NPCs play with so many steps behind them; then keys are pressed in the real window:
N, digits of dice, Enter, Shift+N, and offered steps. A key's time is of the processor, up to everything drawn. Beside
it stands the time of the same run for a key into a bare line of text, to which the others can be set in relation.
"""

from __future__ import annotations

import gc
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from pydantic import ValidationError
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from desktop import app as program
from desktop.controllers.process import Collector
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.problem import Refusal
from desktop.core.rolls.dice import RandomDice
from desktop.core.words import Words
from desktop.services.journal.journal import Journal
from desktop.services.library.library import Library
from desktop.services.play.play_session import PlaySession
from desktop.services.storage.folders import Folders
from desktop.services.storage.store import Store
from tests.bench import sized
from tests.play_sessions import Company
from tests.services.test_playing import ENGINES, event_of, step

PLAYERS, CHARACTERS, TRIES = 6, 18, 3
KEYS, WARM = sized((90, 10), (3, 1))


def filled(base: Path, system_id: str, name: str, steps: int) -> Path:
    """Make a campaign in which so many steps were played; returns its folder."""
    from desktop.services.text.catalogue import Catalogue

    rule_system = Catalogue().system(system_id)
    game = rule_system.game()
    campaign = Library(base / "library", Store(), base / "recent.json").create(system_id, "長い夜")
    people = [
        rule_system.randomise(game, Random(n)).evolve(name=f"人物{n}", is_pc=n < PLAYERS) for n in range(CHARACTERS)
    ]
    company, rng = Company(rule_system, people, game), Random(5)
    journal, fsync = Journal(campaign.log, table=campaign.id), os.fsync
    night = PlaySession(rule_system, lambda: game, journal, company, Words(), snapshots=campaign.snapshots)
    os.fsync = lambda fd: None
    try:
        night.begin(name, list(company.sheets))
        played = night.last
        while steps:
            if night.playing.over(name):
                night.close(name)
                night.begin(name, list(company.sheets))
            step(night, name, rng)
            night.keep()
            steps -= played != night.last  # what the rules refused with these values was none
            played = night.last
        for sheet in company.all_sheets():
            campaign.add(sheet)
        campaign.change(party=[sheet.id for sheet in company.all_sheets() if sheet.is_pc])
    finally:
        os.fsync = fsync
    folder = campaign.folder
    campaign.close()
    return folder


class Player:
    """Presses keys and keeps what each took, in milliseconds."""

    def __init__(self, campaign_window: CampaignWindow, name: str) -> None:
        self.campaign_window, self.name, self.rng = campaign_window, name, Random(1)
        self.play_session = campaign_window.open_campaign.play_session
        self.times: dict[str, list[float]] = {}
        self.dice = RandomDice(self.rng)

    def timed(self, what: str, act: Callable[[], Any]) -> None:
        """Do something and wait until everything is drawn."""
        start = time.process_time()
        act()
        settle()
        self.times.setdefault(what, []).append((time.process_time() - start) * 1e3)

    def key(self, what: str, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key where the focus is."""
        target = QApplication.focusWidget() or self.campaign_window.window
        self.timed(what, lambda: QTest.keyClick(target, key, held))

    def go_on(self) -> None:
        """Do what comes next."""
        playing, roll = self.play_session.playing, self.play_session.roll
        if playing.over(self.name):
            self.timed("close", lambda: self.play_session.close(self.name))
        if playing.state(self.name) is None:  # closed just now, or because nothing else was offered
            self.timed("begin", lambda: self.play_session.begin(self.name, self.all_sheets()))
        elif roll is not None and roll.open and roll.check.wants is not None:
            self.throw(roll.check.wants.sides)
        elif roll is not None and roll.open:
            self.campaign_window.tray.focus()
            self.key("Enter", Qt.Key.Key_Return)
        elif self.campaign_window.play_page.step.primary is not None and self.rng.random() < 0.6:
            self.key("N", Qt.Key.Key_N)
        else:
            self.offered()

    def all_sheets(self) -> list[str]:
        """Return the ids of all characters."""
        return [sheet.id for sheet in self.campaign_window.open_campaign.people.all_sheets()]

    def throw(self, sides: tuple[int, ...]) -> None:
        """Type every die."""
        self.campaign_window.tray.focus()
        if self.campaign_window.tray.tray.ui.entry.locked:
            self.key("Enter", Qt.Key.Key_Return)  # the faces before belonged to another character
        for face in self.dice.throw(sides).values if max(sides) < 10 and len(sides) < 8 else ():
            self.key("digit", Qt.Key(Qt.Key.Key_0 + face))
        if max(sides) >= 10 or len(sides) >= 8:
            self.key("Space", Qt.Key.Key_Space)

    def offered(self) -> None:
        """Take a step that is offered, as a click on it does; one that the rules refuse with these values is none."""
        offers = [
            o for o in self.play_session.playing.offers(self.name) if not o.beyond and o.kind not in ("throw", "choose")
        ]
        self.rng.shuffle(offers)
        tried = (event_of(offer, self.rng) for offer in offers for _ in range(TRIES))
        event = next(filter(self.legal, tried), None)
        if event is not None:
            self.timed("step", lambda: self.play_session.play(self.name, event))
        elif self.campaign_window.play_page.step.primary is None:
            self.timed("close", lambda: self.play_session.close(self.name))

    def legal(self, event: dict[str, Any]) -> bool:
        """Return whether the rules allow it, without warming the caches of the step."""
        playing = self.play_session.playing
        engine = playing.engine(self.name)
        try:
            engine.apply(playing.state(self.name), engine.events.validate_python(event))
        except (Refusal, ValidationError):
            return False
        return True


def settle() -> None:
    """Let everything be drawn."""
    for _ in range(4):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents()


def bare_ms() -> float:
    """The median time of a key into a line of text."""
    line, times = QLineEdit(), []
    line.show()
    for _ in range(30):
        start = time.process_time()
        QTest.keyClick(line, Qt.Key.Key_5)
        settle()
        times.append((time.process_time() - start) * 1e3)
    line.close()
    return statistics.median(times)


def measure(application: QApplication, base: Path, system: str, name: str, steps: int) -> str:
    """Return a line about an engine."""
    folder = filled(base, system, name, steps)
    main = program.build(application, Folders(base / "library", base / "config", base / "state", base / "logs"))
    main.preferences.change(language="ja", animation=False)
    main.window.resize(1366, 720)
    main.window.show()
    Collector(main).start()
    start = time.process_time()
    main.enter_campaign(folder)
    settle()
    opened = time.process_time() - start
    assert main.campaign_window is not None
    QTest.mouseClick(main.window.ui.playButton, Qt.MouseButton.LeftButton)
    settle()
    player = Player(main.campaign_window, name)
    for _ in range(WARM):
        player.go_on()
    player.times.clear()
    gc.collect()
    while sum(map(len, player.times.values())) < KEYS:
        player.go_on()
        if player.rng.random() < 0.1:
            player.key("Shift+N", Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    bare, everything = bare_ms(), sorted(t for times in player.times.values() for t in times)
    main.leave_campaign()
    main.window.close()
    main.window.deleteLater()
    settle()
    kinds = ", ".join(f"{what} {statistics.median(t):.0f}/{max(t):.0f}" for what, t in sorted(player.times.items()))
    return (
        f"{system:9} {name:8} opened {opened:.2f} s; a key {statistics.median(everything):.1f} ms, "
        f"worst {everything[-1]:.1f}, 95 % {everything[int(len(everything) * 0.95)]:.1f} "
        f"(bare {bare:.2f}): {kinds}\n"
    )


def main() -> int:
    """Print a line for each engine."""
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else sized(2_000, 5)
    application = program.application()
    for system, name in ENGINES:
        if sys.argv[2:] not in ([], [system], [system, name]):
            continue
        with tempfile.TemporaryDirectory() as folder:
            sys.stdout.write(measure(application, Path(folder), system, name, steps))
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
