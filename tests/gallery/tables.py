"""Draw every tracker in every phase: `python -m tests.gallery.tables OUT [--only PART] [--quick]`.

1366×720, light and dark; `--quick` only light and Japanese, else English and 150 % too. The story continues by the step
that N takes, dice thrown by the program, and each phase that was not met yet is taken.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop import app as program
from desktop.controllers.main import MainController
from desktop.core.value import Viewer
from desktop.core.view_models import Offer
from desktop.services.storage.folders import Folders
from desktop.views.dialogs.play import BeginDialog
from desktop.views.systems.common.play.parts import CardTile
from tests.gallery.__main__ import wait
from tests.rules_in_force import play_by
from tests.screens import settle
from tests.table_mode import take_next

SIZE = (1366, 720)
STEPS, PHASES = 90, 14
"""Steps taken, and pictures taken at most, of one engine."""
LOOKS = (("light", "ja", 100), ("dark", "ja", 100), ("light", "en", 100), ("light", "ja", 150))


def phase_of(main: MainController) -> str:
    """Name the shown phase, and whether a check or its choices are open."""
    assert main.campaign_window is not None
    play_page, play_session = main.campaign_window.play_page, main.campaign_window.open_campaign.play_session
    shown = play_session.playing.shown(play_page.engine, Viewer(gm=True))
    roll = play_session.roll
    open_ = "" if roll is None or not roll.open else "dice" if roll.check.wants is not None else "choice"
    phase = str(shown.phase) if shown is not None else ""
    return re.sub(r"[^\w]|\d", "", phase) + open_


def filled(offer: Offer) -> dict[str, Any]:
    """Fill the parameters of a step with the first valid values."""
    event = dict(offer.event)
    for param in offer.asks:
        if not param.advanced:
            event[param.id] = param.choices[0].value if param.choices else (param.minimum or 1)
    return event


def chosen(main: MainController) -> bool:
    """Take the first choice that the tracker numbers, e.g. a consequence; False: there is none."""
    assert main.campaign_window is not None
    play_page = main.campaign_window.play_page
    tracker = play_page.page.tracker(play_page.engine) if play_page.engine else None
    return tracker is not None and tracker.take(1)


DETOURS: dict[str, tuple[dict[str, Any], ...]] = {
    "d20fate-session": (
        {"kind": "declare", "who": "PC", "text": "手下の前をすり抜ける"},
        {"kind": "designate", "who": "PC", "subject": "", "pairing": "hide", "opponent": "NPC", "secret": True},
        {"kind": "throw", "faces": [2]},
        {"kind": "throw", "faces": [15]},
    ),
    "enishi-session": (
        {"kind": "stage", "stage": "battle", "confirm": True},
        {"kind": "end_stage"},
        {"kind": "stage", "stage": "last", "confirm": True},
        {"kind": "end_stage"},
        {"kind": "close"},
    ),
}
"""Steps not reached by N alone; PC and NPC mean the first of each."""


def detour(main: MainController, name: str, take: Any) -> None:
    """Go where N does not lead, with a picture of each step."""
    assert main.campaign_window is not None
    play_page, people = main.campaign_window.play_page, main.campaign_window.open_campaign.people.all_sheets()
    first = {"PC": next(s.id for s in people if s.is_pc), "NPC": next((s.id for s in people if not s.is_pc), "")}
    for _ in range(20):  # to where nothing is under way
        if (
            not DETOURS.get(name)
            or play_page.step.primary is None
            or play_page.step.primary.kind in ("declare", "stage")
        ):
            break
        step(main, set())
    for number, event in enumerate(DETOURS.get(name, ()), 1):
        play_page.requests.post(play_page.engine, {key: first.get(value, value) if isinstance(value, str) else value
                                      for key, value in event.items()})  # fmt: skip
        take(f"{name}-detour-{number}", main.window)


def strike(main: MainController, take: Any) -> bool:
    """Play the first card that hits a target, with a picture of each of its steps; False where none does."""
    assert main.campaign_window is not None
    play_page, play_session = main.campaign_window.play_page, main.campaign_window.open_campaign.play_session
    battle: Any = getattr(play_session.playing.state("battle"), "battle", None)
    if battle is None or not battle.turn:
        return False
    play_page.requests.post("battle", {"kind": "all_to", "hex": 37})
    play_page.select(battle.turn)
    tiles = [tile for tile in main.window.findChildren(CardTile) if tile.isVisible() and "斬撃" in tile.name.text()]
    struck = next((t.buttons.button(f.id) for t in tiles for f in t.buttons.faces if not f.why), None)
    if struck is None:
        return False
    take("common-battle-targets", main.window)
    struck.click()
    for number in range(1, 9):
        roll = play_session.roll
        if roll is None or not roll.engine or not roll.open:
            break
        take(f"common-battle-strike-{number}", main.window)
        step(main, set())
    return True


def hand_round(main: MainController, name: str, take: Any) -> bool:
    """Pass the open check to the acting player, with a picture of the kiosk and of the view behind it."""
    assert main.campaign_window is not None
    if main.campaign_window.tray.tray.ui.passButton.isHidden():
        return False
    main.campaign_window.passing.start()
    screen = main.campaign_window.passing.screen
    assert screen is not None
    if screen.ui.pinEdit.isVisible():
        take(f"{name}-handed-pin", screen)
        for _ in range(2):  # chosen by typing it twice
            screen.pin_entered.emit("4321")
    for number in (1, 2):
        take(f"{name}-handed-{number}", screen)
        screen.ui.receiveButton.click()
    main.campaign_window.passing.stop()
    return True


def set_life(main: MainController, wanted: dict[str, int]) -> None:
    """Bring people of a combat of d6game to so much life."""
    assert main.campaign_window is not None
    state: Any = main.campaign_window.open_campaign.play_session.playing.state("battle")
    for who, life in wanted.items():
        event = {"kind": "adjust", "who": who, "amount": life - state.of(who).life}
        main.campaign_window.play_page.requests.post("battle", event)


def rare_duel(main: MainController, take: Any) -> None:
    """A combat of d6game with what seldom happens: dice for equal life, a hand left under a cup, the game over."""
    main.open_sample("d6game")
    assert main.campaign_window is not None
    open_campaign = main.campaign_window.open_campaign
    definition = open_campaign.campaign.definition()
    assert definition is not None
    play_by(open_campaign, definition.evolve(settings={**definition.settings, "combat.tie_order": "roll"}))
    main.window.ui.playButton.click()
    play_page, play_session = main.campaign_window.play_page, open_campaign.play_session
    people = open_campaign.people.all_sheets()
    players, foe = [s.id for s in people if s.is_pc], next(s.id for s in people if not s.is_pc)
    play_session.begin("battle", [*players, foe])
    set_life(main, dict.fromkeys((*players, foe), 9))
    take_next(play_page)
    wait(20)
    take("d6game-rare-tie-dice", main.window)
    for _ in range(20):
        roll = play_session.roll
        if roll is None or not roll.engine or roll.check.wants is None:
            break
        main.campaign_window.tray.throw()
    take("d6game-rare-order", main.window)
    take_next(play_page)
    for name, event in (
        ("cup", {"kind": "choose", "option": "later"}),
        ("cup-power", {"kind": "choose", "option": "power:7"}),
        ("cup-dice", {"kind": "choose", "option": "fight_back"}),
    ):
        play_page.requests.post("battle", event)
        wait(20)
        take(f"d6game-rare-{name}", main.window)
    for _ in range(4):
        roll = play_session.roll
        if roll is not None and roll.engine and roll.check.wants is not None:
            main.campaign_window.tray.throw()
    take("d6game-rare-opened", main.window)
    set_life(main, dict.fromkeys(players, 0))
    take_next(play_page)
    wait(20)
    take("d6game-rare-game-over", main.window)


AGAIN = {"discard", "choose", "words_done"}
"""What continues where nothing is the usual step; taken every time, where other steps are taken once."""
NEVER = ("drop", "drop_check", "withdraw", "absent", "close_cycle", "end_scenario", "end_battle")
"""What ends a phase before it was seen."""


def step(main: MainController, tried: set[str]) -> bool:
    """Continue by one step; False when nothing continues."""
    assert main.campaign_window is not None
    play_page, play_session = main.campaign_window.play_page, main.campaign_window.open_campaign.play_session
    before = play_session.last
    roll = play_session.roll
    if roll is not None and roll.open and roll.check.wants is not None:
        main.campaign_window.tray.throw()
    else:
        take_next(play_page)
    if play_session.last == before and chosen(main):
        take_next(play_page)
    if play_session.last == before:
        for offer in play_session.playing.offers(play_page.engine):
            once = f"{offer.kind} {offer.event['who']}" if offer.kind == "choose_area" else offer.kind
            if not offer.beyond and offer.kind not in NEVER and once not in tried:
                tried |= {once} - AGAIN
                play_page.requests.post(play_page.engine, filled(offer))
                if play_session.last != before:
                    break
    settle()
    return play_session.last != before


def walk(main: MainController, system: str, engine: str, take: Any) -> None:
    """Play an engine as far as it goes and take a picture of every phase."""
    main.open_sample(system)
    assert main.campaign_window is not None
    main.window.ui.playButton.click()
    take(f"{system}-table-empty", main.window)
    main.campaign_window.play_page.joining.begin(engine)
    dialog = next(d for d in main.window.findChildren(BeginDialog) if d.isVisible())
    take(f"{system}-{engine}-begin", dialog)
    for number in range(dialog.ui.people.topLevelItemCount()):
        item = dialog.ui.people.topLevelItem(number)
        assert item is not None
        item.setCheckState(0, Qt.CheckState.Checked)  # a fight of one side has no phases
    dialog.ui.beginButton.click()
    seen: set[str] = set()
    tried: set[str] = set()
    for _ in range(STEPS):
        phase = phase_of(main)
        if phase not in seen and len(seen) < PHASES + 6:
            seen.add(phase)
            take(f"{system}-{engine}-{len(seen):02d}", main.window)
        if not step(main, tried):
            break
        if f"{system}-{engine}" == "common-battle" and "card" not in seen and strike(main, take):
            seen.add("card")
        where = f"handed {phase}"
        if where not in seen and hand_round(main, f"{system}-{engine}-{len(seen):02d}", take):
            seen.add(where)
    detour(main, f"{system}-{engine}", take)
    play_page, play_session = main.campaign_window.play_page, main.campaign_window.open_campaign.play_session
    last = next(
        (offer for offer in play_session.playing.offers(play_page.engine) if offer.kind == "end" and offer.complete),
        None,
    )
    if last is not None:
        play_page.requests.post(play_page.engine, dict(last.event))
        take(f"{system}-{engine}-over", main.window)
    if len(main.campaign_window.open_campaign.play_session.log().entries) > 1:
        take(f"{system}-{engine}-end", main.window)


def main(arguments: list[str]) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.gallery.tables", description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--only", default="", help="system, or system-engine")
    parser.add_argument("--look", default="", help="one look, e.g. dark-ja-100")
    parser.add_argument("--quick", action="store_true", help="one look only")
    options = parser.parse_args(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    app = program.application()
    for theme, language, scale in LOOKS[: 1 if options.quick else None]:
        name = f"{theme}-{language}-{scale}"
        if options.look in ("", name):
            _draw(app, options, theme, language, scale)
    return 0


def _draw(app: QApplication, options: argparse.Namespace, theme: str, language: str, scale: int) -> None:
    def take(name: str, widget: Any) -> None:
        wait(200)
        widget.grab().save(str(options.out / f"{name}-{theme}-{language}-{scale}.png"))

    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        (home / "config").mkdir()
        wishes = {"format": "takujo-preferences", "schema_version": 1, "language": language, "theme": theme}
        wishes |= {"scale": scale, "animation": False}
        (home / "config" / "preferences.json").write_text(json.dumps(wishes), encoding="utf-8")
        started = program.build(app, Folders(home / "library", home / "config", home / "state", home / "logs"))
        started.window.resize(*SIZE)
        started.window.show()
        for info in started.catalogue:
            for engine in ("session", "battle"):
                if not f"{info.id}-{engine}".startswith(options.only):
                    continue
                started.open_sample(info.id)
                assert started.campaign_window is not None
                if engine in started.campaign_window.open_campaign.play_session.playing.possible:
                    walk(started, info.id, engine, take)
        if "d6game-rare".startswith(options.only) or options.only == "d6game-battle":
            rare_duel(started, take)
        started.leave_campaign()
        started.window.close()
        started.window.deleteLater()
        wait(10)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
