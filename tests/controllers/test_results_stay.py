"""A result exists when it is posted: nothing that happens while dice tumble, or while a check is open, loses it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop import app as program
from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.play import Choose, ThrowEvent
from desktop.core.value import at
from desktop.services.journal.journal import Journal, Log
from desktop.services.storage.folders import Folders
from desktop.views.dice import DieState
from tests.example_budget import fewest
from tests.shared_window import take_down

SYSTEMS = ("d6game", "enishi", "d20fate", "kotodama", "common")
Open = Callable[[], MainController]


@pytest.fixture
def start(tmp_path: Path, qapp: QApplication, qtbot: QtBot, styled_as_marked: None) -> Iterator[Open]:
    """Start the program anew over the same folders."""
    running: list[MainController] = []
    folders = Folders(tmp_path / "卓上", tmp_path / "config", tmp_path / "state", tmp_path / "logs")

    def stop() -> None:
        if running:
            take_down(running.pop())

    def begin() -> MainController:
        stop()
        main = program.build(qapp, folders)
        main.preferences.change(language="ja", animation=True)
        with qtbot.waitExposed(main.window):
            main.window.show()
        running.append(main)
        return main

    yield begin
    stop()


def sample(main: MainController, system: str) -> CampaignWindow:
    """The sample 卓 of a system, dice tumbling."""
    main.open_sample(system)
    assert main.campaign_window is not None
    return main.campaign_window


def log_of(folder: Path) -> Log:
    """Read a campaign's log from the disk."""
    return Journal(folder / "log.jsonl").read()


def throw_to_the_end(campaign_window: CampaignWindow) -> None:
    """Throw and close windows until the last dice of a check tumble."""
    for _ in range(40):
        roll = campaign_window.tray.roll
        assert roll is not None
        if roll.done:
            return
        if roll.check.wants is not None:
            campaign_window.tray.throw()
        else:
            chosen = next((o for o in roll.check.options if o.primary and o.enabled), None)
            campaign_window.tray.tray.option_chosen.emit(
                (chosen or next(o for o in roll.check.options if o.enabled)).id
            )


def roll_free(main: MainController, qtbot: QtBot) -> None:
    """A free roll from the command line."""
    edit = main.window.ui.commandEdit
    edit.setText("2D6")
    qtbot.keyClick(edit, Qt.Key.Key_Return)


def change_tab(main: MainController, _qtbot: QtBot) -> None:
    """Bring another character to the front."""
    campaign_window = main.campaign_window
    assert campaign_window is not None
    others = [
        entry
        for entry in campaign_window.open_campaign.campaign.sheets()
        if campaign_window.open_campaign.controller_of(entry.id) is None
    ]
    assert campaign_window.open_campaign.open(others[0]) is not None


def close_window(main: MainController, _qtbot: QtBot) -> None:
    """Leave the campaign as closing the window does."""
    assert main.leave_campaign()


@pytest.mark.parametrize(("system", "meanwhile"), fewest(SYSTEMS, (roll_free, change_tab, close_window)))
def test_finished_check_is_logged_whatever_interrupts_its_dice(
    start: Open, qtbot: QtBot, system: str, meanwhile: Callable[[MainController, QtBot], None]
) -> None:
    main = start()
    campaign_window = sample(main, system)
    folder = campaign_window.open_campaign.campaign.folder
    throw_to_the_end(campaign_window)
    outcome = campaign_window.tray.roll.check.outcome if campaign_window.tray.roll else None
    assert outcome is not None
    meanwhile(main, qtbot)
    checks = [entry for entry in log_of(folder).standing if entry.kind == "check"]
    assert len(checks) == 1
    assert checks[0].outcome is not None
    faces = [[f["value"] for f in throw["faces"]] for throw in checks[0].outcome.get("throws", ())]
    assert faces == [list(throw.values) for throw in outcome.throws]


def begin_hidden_attack(main: MainController) -> CampaignWindow:
    """D6G-CMB-06: an attack with a covered hand, before its power is chosen."""
    campaign_window = sample(main, "d6game")
    people = campaign_window.open_campaign.people.all_sheets()
    campaign_window.tray.prepare(people[0].id, "attack", {"target": people[1].id})
    assert campaign_window.tray.roll is not None, campaign_window.tray.tray.ui.problemLabel.text()
    wants = campaign_window.tray.roll.check.wants
    assert wants is not None
    campaign_window.open_campaign.play_session.post(ThrowEvent(faces=(6, 6, 6, 2, 1), origin="hand"))
    return campaign_window


def test_hidden_hand_survives_other_tabs_checks_and_restart(start: Open, qtbot: QtBot) -> None:
    main = start()
    campaign_window = begin_hidden_attack(main)
    hand: Any = campaign_window.tray.roll
    change_tab(main, qtbot)
    assert campaign_window.tray.roll == hand
    campaign_window.play.prepare("check", {})
    assert campaign_window.tray.roll != hand
    assert not campaign_window.tray.tray.ui.resumeButton.isHidden()
    campaign_window.tray.tray.ui.resumeButton.click()
    assert campaign_window.tray.roll == hand
    folder = campaign_window.open_campaign.campaign.folder
    again = start()
    again.enter_campaign(folder)
    assert again.campaign_window is not None
    back = again.campaign_window.tray.roll
    assert back is not None
    assert back.check == hand.check
    assert back.concealed


def test_resume_button_names_the_character(start: Open) -> None:
    """Four who make the same check one by one: 「途中の判定に戻る：《運動》 → 7」 was whose?"""
    campaign_window = sample(start(), "enishi")
    first, second = campaign_window.open_campaign.people.all_sheets()[:2]
    campaign_window.tray.prepare(first.id, "check", {"skill": "athletics"})
    campaign_window.open_campaign.play_session.post(ThrowEvent(faces=(3, 4), origin="hand"))
    campaign_window.tray.prepare(second.id, "check", {"skill": "athletics"})
    assert campaign_window.tray.tray.ui.resumeButton.text().startswith(f"途中の判定に戻る：{first.name}")


def test_dropped_open_check_is_logged(start: Open) -> None:
    campaign_window = begin_hidden_attack(start())
    campaign_window.tray.tray.ui.cancelButton.click()
    line = log_of(campaign_window.open_campaign.campaign.folder).standing[-1]
    assert line.kind == "cancel"
    assert "6" not in line.text.replace("d6", "")
    assert campaign_window.tray.roll is None or not campaign_window.tray.roll.begun


def test_cover_closes_after_the_viewer_has_chosen(start: Open) -> None:
    campaign_window = begin_hidden_attack(start())
    ui = campaign_window.tray.tray.ui
    QTest.mousePress(ui.coverButton, Qt.MouseButton.LeftButton)
    assert campaign_window.tray.tray.ui.options.lines
    roll = campaign_window.tray.roll
    assert roll is not None
    power = next(o for o in roll.check.options if o.enabled)
    campaign_window.tray.tray.option_chosen.emit(power.id)
    assert not campaign_window.tray.lifted
    drawn = [die.standing for group in ui.diceView.dice.groups for die in group.dice]
    assert drawn == [DieState.COVERED] * 5


@pytest.mark.parametrize("away", ["gone on", "given up", "aside"])
def test_resumed_check_notice_lasts_until_the_check_continues(start: Open, away: str) -> None:
    """The notice is removed with the next step."""
    folder = begin_hidden_attack(start()).open_campaign.campaign.folder
    again = start()
    again.enter_campaign(folder)
    campaign_window = again.campaign_window
    assert campaign_window is not None
    assert campaign_window.tray.roll is not None
    assert again.window.notice == "途中だった判定をトレイに戻しました。"
    campaign_window.open_campaign.play_session.note("休憩")
    assert again.window.notice, "the check waits still"
    if away == "gone on":
        campaign_window.open_campaign.play_session.post(Choose(option="power:3"))
    elif away == "given up":
        campaign_window.tray.tray.ui.cancelButton.click()
    else:
        campaign_window.play.prepare("check", {})
    assert not again.window.notice


def test_sheet_changed_while_closed_is_told(start: Open) -> None:
    """The numbers of a running battle had become others without a word."""
    main = start()
    campaign_window = sample(main, "kotodama")
    open_campaign = campaign_window.open_campaign
    people = open_campaign.people.all_sheets()
    open_campaign.play_session.begin("battle", [sheet.id for sheet in people])
    who = next(sheet for sheet in people if not sheet.is_pc)
    open_campaign.play_session.play("battle", {"kind": "damage", "who": who.id, "amount": 2})
    left = at(open_campaign.sheet(who.id), "hp")
    folder = open_campaign.campaign.folder
    main.leave_campaign()
    file = next(file for file in (folder / "characters").glob("*.json") if who.id in file.read_text("utf-8"))
    text = file.read_text("utf-8")
    assert f'"hp": {left}' in text
    file.write_text(text.replace(f'"hp": {left}', f'"hp": {left - 1}'), "utf-8")
    again = start()
    again.enter_campaign(folder)
    assert again.campaign_window is not None
    shown = again.campaign_window.open_campaign.play_session.playing.state("battle")
    assert shown is not None
    assert at(again.campaign_window.open_campaign.sheet(who.id), "hp") == left - 1
    assert again.window.notice == f"△ 閉じている間に、{who.name} のシートが書き換えられていました。その数で続けます。"
