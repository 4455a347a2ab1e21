"""The first key after a start, kiosk mode or a notice changes nothing, and a sentence names the key to press."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.controllers.main import MainController
from desktop.services.text.catalogue import Catalogue, system_ids
from tests.controllers.test_hot_seat import PIN
from tests.example_budget import fewest
from tests.table_keys import Keys

DICE = sorted(set(system_ids()) - {"blank"})
"""Systems whose engines ask for dice; the session of the others has none."""
KEYS = (Qt.Key.Key_Return, Qt.Key.Key_N, Qt.Key.Key_Space, Qt.Key.Key_4)
STEPS = 40


def to_dice(gm: Keys) -> None:
    """Advance until the engine waits for dice."""
    for count in range(STEPS):
        roll = gm.play_session.roll
        if roll is not None and roll.engine and roll.check.wants is not None:
            return
        gm.tracker(gm.campaign_window.play_page.engine).setFocus()
        if gm.campaign_window.open_campaign.system.id == "kotodama" and count >= 3:
            people = gm.state("battle").people
            gm.aim(next(one.id for one in people if one.side == "enemy" and one.connection == "offline"))
            gm.press(Qt.Key.Key_N)  # an attack as its form stands
        else:
            gm.next()
    pytest.fail("no check comes")


def started(main: MainController, system: str) -> Keys:
    """Stop in the middle of a check that waits for dice, and start again."""
    gm = Keys(main, system)
    engine = "battle" if Catalogue().system(system).battle is not None else "session"
    gm.begin(engine, [sheet.id for sheet in (*gm.players, *gm.npcs)])
    to_dice(gm)
    return restarted(main, gm)


def restarted(main: MainController, gm: Keys) -> Keys:
    folder = gm.campaign_window.open_campaign.campaign.folder
    assert main.leave_campaign()
    main.enter_campaign(folder)
    return Keys(main)


def press_first(gm: Keys, key: Qt.Key) -> None:
    """Press it: no event happens, and a sentence is beside the command line."""
    line = gm.main.window.ui.commandHint
    gm.main.window.hint("")
    before, selected = gm.play_session.log().count, gm.campaign_window.play_page.selected
    gm.press(key)
    assert gm.play_session.log().count == before
    assert gm.campaign_window.play_page.selected == selected
    assert gm.campaign_window.tray.tray.ui.entry.text() == ""
    assert QApplication.activeModalWidget() is None
    assert line.text()


@pytest.mark.parametrize(("system", "key"), fewest(DICE, KEYS))
def test_first_key_after_start_throws_nothing(main: MainController, system: str, key: Qt.Key) -> None:
    gm = started(main, system)
    entry = gm.campaign_window.tray.tray.ui.entry
    press_first(gm, key)
    if key is Qt.Key.Key_4:
        assert not entry.hasFocus()
        press_first(gm, key)  # as long as nothing has led to the check, a digit is no face
        press_first(gm, Qt.Key.Key_Return)
    before = gm.play_session.log().count
    assert gm.type_dice()
    assert gm.play_session.log().count > before


@pytest.mark.parametrize("system", ["blank", "enishi"])
def test_first_key_after_a_start_takes_no_step(main: MainController, system: str) -> None:
    gm = Keys(main, system)
    gm.begin("session", [sheet.id for sheet in gm.players])
    gm = restarted(main, gm)
    press_first(gm, Qt.Key.Key_N)
    before = gm.play_session.log().count
    gm.next()
    assert gm.play_session.log().count == before + 1


def test_second_key_or_click_enables_all_keys(main: MainController) -> None:
    gm = started(main, "enishi")
    gm.press(Qt.Key.Key_D)
    before = gm.play_session.log().count
    gm.press(Qt.Key.Key_Space)
    assert gm.play_session.log().count == before + 1


@pytest.mark.parametrize("key", KEYS)
def test_first_key_after_kiosk_mode_throws_nothing(main: MainController, key: Qt.Key) -> None:
    gm = Keys(main, "d6game")
    gm.begin("battle", [sheet.id for sheet in (*gm.players, *gm.npcs)])
    to_dice(gm)
    gm.campaign_window.tray.focus()
    gm.campaign_window.hand_over(gm.players[0].id, PIN)
    lock = gm.campaign_window.handed_over
    assert lock is not None
    assert lock.unlock(PIN)
    press_first(gm, key)


@pytest.mark.parametrize("closes", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_key_that_closes_a_notice_has_no_other_effect(main: MainController, closes: Qt.Key) -> None:
    gm = Keys(main, "d20fate")
    gm.begin("session", [sheet.id for sheet in gm.players])
    to_dice(gm)
    main.notifier.notify("タイマーが終わりました。")
    main.window.ui.noticeClose.setFocus(Qt.FocusReason.TabFocusReason)
    gm.press(closes)
    assert main.window.notice == ""
    press_first(gm, closes)
