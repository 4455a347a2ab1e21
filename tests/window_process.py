"""The real window, played by keys in a process that is killed; and what the next start shows.

One process loads the program; for each line `SYSTEM<tab>FOLDER<tab>SEED` it starts another that plays. That one tells
what it has found, then for each `go` what stands after one more step of the story, as lines of JSON.
"""

from __future__ import annotations

import faulthandler
import json
import os
import sys
import traceback
from collections.abc import Iterable
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from random import Random
from typing import Any, NoReturn

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import desktop.controllers
import desktop.views
from desktop import app as program
from desktop import assets
from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.problem import Refusal
from desktop.core.rolls.check import CheckKind
from desktop.core.rolls.dice import RandomDice
from desktop.core.value import Viewer, at
from desktop.core.view_models import CheckView
from desktop.services.journal.changes import same
from desktop.services.library.library import Library
from desktop.services.library.sample import open_sample
from desktop.services.storage.folders import Folders
from desktop.services.storage.store import Store
from desktop.services.text.catalogue import Catalogue
from desktop.views.dice import DiceGroup, DieState
from desktop.views.style import theme
from tests.mutation import asides, hidden, mutations, scenario
from tests.services.test_playing import event_of

GM, PUBLIC = Viewer(gm=True), Viewer()
SHIFT, NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
TRIES = 60
"""Keys pressed until one of them has been a step of the story."""
_SCENARIO = ("台本の極秘", *(f"秘密の中身{number}号" for number in range(9)))
"""What `scenario` plants."""
SECRET = ("secret", "hidden")
"""Parameters that put a check, or one side of it, under a cover."""
LAST_WORDS = "last words.txt"
"""File in the folder that is played in: why a process ended by itself."""


def folders(base: Path) -> Folders:
    """Where the program keeps everything in this test."""
    return Folders(base / "卓上", base / "config", base / "state", base / "logs")


def prepare(base: Path, system: str) -> None:
    """Copy a system's sample campaign, whose PCs have met no NPCs yet."""
    open_sample(Library(base / "卓上", Store(), base / "recent.json"), system).close()


class Player:
    """The simulated user."""

    def __init__(self, main: MainController, rng: Random) -> None:
        assert main.campaign_window is not None
        self.main, self.campaign_window, self.rng = main, main.campaign_window, rng
        self.play_session = self.campaign_window.open_campaign.play_session
        self.dice = RandomDice(rng)

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
        """Press a key where the focus is."""
        QTest.keyClick(QApplication.focusWidget() or self.main.window, key, held)
        settle()

    def step(self) -> None:
        """Press keys until the journal has a line more."""
        before = self.play_session.log().count
        for _ in range(TRIES):
            self._try()
            if self.play_session.log().count > before:
                return

    def hide(self) -> None:
        """Play until a part of an open check is concealed: a secret check, or a concealed character's."""
        for _ in range(TRIES):
            roll = self.play_session.roll
            if roll is None or not roll.open or not roll.engine:
                break
            if roll.concealed:
                return
            self._try()
        else:
            return
        people = self.campaign_window.open_campaign.people.all_sheets()
        for sheet in (*people[-1:], *people[:-1]):
            for kind in self.campaign_window.open_campaign.kinds(sheet.id):
                if self._covered_by(sheet.id, kind, [one.id for one in people if one.id != sheet.id]):
                    return
        self._give_up()
        for _ in range(2 * TRIES):  # where only a battle or a session asks for hidden checks
            roll = self.play_session.roll
            if roll is not None and roll.open and roll.concealed:
                return
            if not self._strike():
                self._try()

    def _strike(self) -> bool:
        """CM-APP-07: a concealed character's numbers are concealed while the check of a card is open."""
        state = self.play_session.playing.state("battle") if "battle" in self.play_session.playing.running else None
        battle: Any = getattr(state, "battle", None)
        roll = self.play_session.roll
        if battle is None or not getattr(battle, "turn", "") or (roll is not None and roll.open and roll.engine):
            return False
        who, before = battle.turn, self.play_session.log().count
        self.campaign_window.play_page.requests.post("battle", {"kind": "all_to", "hex": 37})
        others = [one.id for one in self.campaign_window.open_campaign.people.all_sheets() if one.id != who]
        for copy in state.sheets[who].abilities if state is not None else ():  # type: ignore[attr-defined]
            for other in others[::-1]:
                use = {"kind": "use", "who": who, "copy_id": copy.id, "targets": [other]}
                self.campaign_window.play_page.requests.post("battle", use)
                if self.play_session.roll is not None and self.play_session.roll.concealed:
                    return True
        self.key(Qt.Key.Key_N)
        return self.play_session.log().count > before

    def _covered_by(self, who: str, kind: CheckKind, others: list[str]) -> bool:
        """Make a check with all that can be secret being so; True: it waits, and something is hidden."""
        self._give_up()
        params: dict[str, Any] = {param.id: True for param in kind.params if param.id in SECRET}
        params |= {param.id: others[0] for param in kind.params if {c.value for c in param.choices} & {*others}}
        self.campaign_window.tray.prepare(who, kind.id, params)
        self.campaign_window.tray.focus()
        for _ in range(4):
            roll = self.play_session.roll
            if roll is None or roll.done:
                break
            sides = roll.check.wants.sides if roll.check.wants is not None else ()
            if 10 in sides:  # KO-TAT-03: a 10 is thrown again, so the check waits under its cover
                for _ in sides:
                    self.key(Qt.Key.Key_0)
            else:
                self.key(Qt.Key.Key_Space if sides else Qt.Key.Key_Return)
            if self.play_session.roll is not None and self.play_session.roll.open and self.play_session.roll.concealed:
                return True
        return False

    def _give_up(self) -> None:
        roll = self.play_session.roll
        if roll is not None and roll.open and not roll.engine:
            self.play_session.cancel()

    def _try(self) -> None:
        playing, roll = self.play_session.playing, self.play_session.roll
        system = self.campaign_window.open_campaign.system
        if not playing.running:
            name = self.rng.choice([name for name in ("battle", "session") if getattr(system, name) is not None])
            samples = assets.path("systems", system.id) / "samples" / "scenarios"
            options = scenario(samples)[0] if name == "session" else {}
            self.play_session.begin(
                name, [s.id for s in self.campaign_window.open_campaign.people.all_sheets()], options
            )
        elif roll is not None and roll.open:
            self._go_on(roll.check.wants.sides if roll.check.wants is not None else ())
        elif self.rng.random() < 0.06:
            self.key(Qt.Key.Key_N, SHIFT)
        elif system.id == "d20fate" and self.rng.random() < 0.2:
            self._contest()
        elif self.rng.random() < 0.5:
            self.key(Qt.Key.Key_N)
        else:
            self._offered(playing.running[0])

    def _go_on(self, sides: tuple[int, ...]) -> None:
        self.campaign_window.tray.focus()
        if self.campaign_window.tray.tray.ui.entry.locked:
            self.key(Qt.Key.Key_Return)  # the faces before belonged to another character
        if not sides or max(sides) > 9 or self.rng.random() < 0.3:
            self.key(Qt.Key.Key_Space if sides else Qt.Key.Key_Return)
            if sides == () and self.play_session.roll is not None and self.play_session.roll.check.options:
                self.key(Qt.Key.Key_E)
                self.key(Qt.Key.Key_1)
            return
        for face in self.dice.throw(sides).values:
            self.key(Qt.Key(Qt.Key.Key_0 + face))

    def _contest(self) -> None:
        """D20-CHK: one whose GM's dice are covered."""
        one, other = self.rng.sample([s.id for s in self.campaign_window.open_campaign.people.all_sheets()], 2)
        self.campaign_window.tray.prepare(one, "contest", {"opponent": other, "secret": True})
        self.campaign_window.tray.focus()
        self.key(Qt.Key.Key_Space)

    def _offered(self, name: str) -> None:
        offers = [
            o for o in self.play_session.playing.offers(name) if not o.beyond and o.kind not in ("throw", "choose")
        ]
        if offers:
            self.campaign_window.play_page.requests.post(name, event_of(self.rng.choice(offers), self.rng))
            settle()


def settle() -> None:
    """Let everything be drawn."""
    for _ in range(3):
        QCoreApplication.processEvents()


def report(campaign_window: CampaignWindow) -> dict[str, Any]:
    """Describe the state of the journal, the engines, the tray, the sheets and the screen."""
    play_session = campaign_window.open_campaign.play_session
    log, roll = play_session.log(), play_session.roll
    states = {name: state.model_dump_json() for name, state in play_session.history.play.states.items()}
    open_ = roll is not None and roll.open
    return {
        "count": log.count,
        "last": log.entries[-1].id if log.entries else "",
        "damaged": log.problem is not None,
        "play": blake2b(json.dumps(states, sort_keys=True).encode(), digest_size=8).hexdigest(),
        "roll": repr(roll.check) if roll is not None and open_ else "",
        "covered": bool(roll is not None and open_ and roll.concealed),
        "uncovered": seen_too_much(campaign_window),
        "table": campaign_window.play_shown,
        "wrong": wrong_sheets(campaign_window),
    }


def plant(campaign_window: CampaignWindow) -> None:
    """Give the GM secrets of every kind that a campaign may have."""
    mutations(campaign_window)
    asides(campaign_window)
    campaign_window.open_campaign.flush()
    campaign_window.open_campaign.handouts.save()


def secrets(campaign_window: CampaignWindow) -> set[str]:
    """Return what no screen for players may write, as things stand."""
    open_campaign, play_session = campaign_window.open_campaign, campaign_window.open_campaign.play_session
    names, numbers, _sealed = hidden(campaign_window)
    people = open_campaign.people.all_sheets()
    notes = {sheet.gm_notes for sheet in people} | {sheet.memo for sheet in people if not sheet.is_pc}
    marks = {mark.name for mark in play_session.gm_notes.marks if play_session.gm_notes.secret(mark)}
    own = {text for one in open_campaign.handouts.known for text in (one.title, one.text)}
    running = [play_session.playing.state(name) for name in play_session.playing.running]
    written = {text for text in _SCENARIO if any(text in repr(state) for state in running)}
    return (names | numbers | notes | marks | own | written) - {""}


def secrets_shown_to_players(campaign_window: CampaignWindow) -> list[str]:
    """Paint the players' display and return the secrets that are painted, announced or contained in it."""
    if campaign_window.display.view is None:
        campaign_window.display.open()
    campaign_window.window.activateWindow()  # no desktop gives the keys to the second screen
    settle()
    view = campaign_window.display.view
    assert view is not None
    view.grab()
    picture = campaign_window.display.screen.picture
    texts = (view.spoken_value(), view.accessibleName(), view.windowTitle())
    found = "\n".join((repr((picture.face, picture.dice)), *view.written, *texts))
    faces = ["die under a cover"] if _faces_of_covered(campaign_window) else []
    return faces + [text for text in secrets(campaign_window) if text in found]


def _faces_of_covered(campaign_window: CampaignWindow) -> bool:
    """Return whether the display shows more faces than are public."""
    playing, roll = campaign_window.open_campaign.play_session.playing, campaign_window.open_campaign.play_session.roll
    if roll is None or not roll.concealed:
        return False
    shows = [playing.shown(name, PUBLIC) for name in playing.running]
    checks = [roll.seen_by(PUBLIC), *(one.check for one in shows if one is not None and one.check is not None)]
    return _faces(campaign_window.display.screen.picture.dice) > max(map(_open, checks))


def _faces(groups: Iterable[DiceGroup]) -> int:
    """Count the dice with a visible face."""
    return sum(die.standing in (DieState.COUNTED, DieState.DROPPED) for group in groups for die in group.dice)


def _open(check: CheckView) -> int:
    """Count the dice with public faces."""
    return sum(die.value is not None for throw in check.throws for die in throw.dice)


def seen_too_much(campaign_window: CampaignWindow) -> bool:
    """Return whether the tray draws a face that is concealed."""
    roll, tray = campaign_window.tray.roll, campaign_window.tray
    if roll is None or not roll.concealed:
        return False
    return _faces(tray.tray.ui.diceView.dice.groups) > _open(roll.seen_by(PUBLIC))


def wrong_sheets(campaign_window: CampaignWindow) -> list[str]:
    """Name what on a sheet is not what the engine that leads holds."""
    playing, found = campaign_window.open_campaign.play_session.playing, []
    name = next(iter(playing.running), "")
    shown = playing.shown(name, GM) if name and not playing.over(name) else None
    for person in shown.people if shown is not None else ():
        sheet = campaign_window.open_campaign.sheet(person.id)
        for gauge in person.gauges:
            if (
                gauge.field
                and gauge.value is not None
                and (sheet is None or not same(at(sheet, gauge.field), gauge.value))
            ):
                found.append(f"{person.name} {gauge.field}")
    return found


def play(base: Path, seed: int) -> NoReturn:
    """Start the program as after a crash, report its state, and play until this process is killed."""
    application = program.application()
    main = program.build(application, folders(base))
    main.preferences.change(language="ja", animation=False)
    main.window.show()
    program.begin(main, program.Start())
    if main.campaign_window is None:
        main.enter_campaign(main.library.campaigns()[0].folder)
        QTest.mouseClick(main.window.ui.playButton, Qt.MouseButton.LeftButton)
    settle()
    player = Player(main, Random(seed))
    if seed == 0:
        plant(player.campaign_window)
    ids = [entry.id for entry in player.play_session.log().entries]
    args = {"told": secrets_shown_to_players(player.campaign_window), "secrets": len(secrets(player.campaign_window))}
    report_to_parent({"found": True, "pid": os.getpid(), "ids": ids} | args | report(player.campaign_window))
    while (found := sys.stdin.readline().strip()) in ("go", "hide"):
        try:
            (player.hide if found == "hide" else player.step)()
        except Refusal as error:
            report_to_parent({"refused": str(error)})
        report_to_parent(report(player.campaign_window))
    os._exit(3)


def play_or_report_failure(base: Path, seed: int) -> NoReturn:
    """Play until killed; an exception or a crash of the process itself is written into its folder."""
    with (base / LAST_WORDS).open("w", encoding="utf-8") as words:
        faulthandler.enable(words)
        try:
            play(base, seed)
        finally:
            traceback.print_exc(file=words)
            words.flush()
            os._exit(1)


def report_to_parent(words: dict[str, Any]) -> None:
    """Report to the parent process."""
    sys.stdout.write(json.dumps(words) + "\n")
    sys.stdout.flush()


def unstyled(*_colours_and_sizes: object) -> str:
    """What `theme.style_sheet` is in tests that look at no window, see `tests.styles`."""
    return ""


def main() -> None:
    """Play in one process after the other; all that is loaded is loaded once, and windows wear nothing."""
    for info in Catalogue():
        Catalogue().system(info.id)
    for package in (desktop.controllers, desktop.views):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    theme.style_sheet = unstyled
    while line := sys.stdin.readline():
        if line in ("go\n", "hide\n"):  # said to one that was killed before it heard it
            continue
        _system, base, seed = line.rstrip("\n").split("\t")
        child = os.fork()
        if child == 0:
            play_or_report_failure(Path(base), int(seed))
        _, status = os.waitpid(child, 0)
        report_to_parent({"ended": os.WTERMSIG(status), "why": (Path(base) / LAST_WORDS).read_text(encoding="utf-8")})


if __name__ == "__main__":
    main()
