"""Real dice and one screen, in the window: the chapter D6G-PHY of d6ゲーム, in one window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPushButton

from desktop.controllers.main import MainController
from desktop.core.value import Viewer
from tests.controllers.test_physical_table import Gm
from tests.table_mode import click


@pytest.fixture(scope="module")
def gm(shared_main: MainController) -> Gm:
    return Gm(shared_main, "d6game")


def test_five_taps_are_a_whole_check(gm: Gm) -> None:
    """D6G-PHY-01, -02, -04, -09: typed or thrown, full-width too; corrected, cancelled; nothing before the fifth."""
    tray = gm.campaign_window.tray.tray
    entry = tray.ui.entry
    gm.campaign_window.tray.prepare(
        gm.players[0].id, gm.campaign_window.open_campaign.kinds(gm.players[0].id)[0].id, {}
    )
    gm.campaign_window.tray.focus()
    assert "成功 93.8 %" in gm.tray_text
    gm.type_at_tray("7")
    assert "d6 に 7 の目はありません。1〜6" in gm.tray_text
    gm.type_keys("４２", enter=False)
    gm.press(Qt.Key.Key_Backspace)
    assert entry.typed.values == (4,)
    gm.press(Qt.Key.Key_Escape)
    assert entry.text() == ""
    faces = [button for button in tray.ui.pad.findChildren(QPushButton) if button.isVisible()]
    assert [button.text() for button in faces[:6]] == list("123456")
    for number in (0, 0, 3, 4):
        click(faces[number])
    assert gm.faces == []
    assert "4 / 5" in gm.tray_text
    gm.type_keys("６", enter=False)
    assert gm.faces == [(1, 1, 4, 5, 6)]
    assert gm.tag == "成功"
    last = gm.play_session.log().entries[-1]
    assert (last.kind, last.hand) == ("check", True)
    gm.press(Qt.Key.Key_Return)  # read
    people = gm.campaign_window.open_campaign.letters.people
    for letter in (people[gm.players[0].id], "K"):
        gm.press(Qt.Key(ord(letter)))
    gm.press(Qt.Key.Key_Space)  # thrown by the program
    last = gm.play_session.log().entries[-1]
    assert (last.kind, last.hand) == ("check", False)


def test_attack_is_hidden_and_cannot_be_changed(gm: Gm) -> None:
    """D6G-PHY-05, -06, -08: dots while typing, corrected before the end, never afterwards; the display has nothing."""
    gm.begin("battle", [gm.players[0].id, gm.npcs[0].id])
    gm.next()
    gm.next()
    entry = gm.campaign_window.tray.tray.ui.entry
    assert gm.state("battle").step == "attack_roll"
    assert entry.echoMode() is entry.EchoMode.Password
    gm.type_at_tray("66")
    gm.press(Qt.Key.Key_Backspace)
    gm.type_keys("5432", enter=False)
    assert gm.state("battle").step == "power"
    hand = gm.faces
    assert hand == [(6, 5, 4, 3, 2)]
    roll = gm.play_session.roll
    assert roll is not None
    assert roll.concealed
    assert gm.wanted == ()
    gm.type_keys("11111", enter=False)  # a run of digits stays faces
    assert gm.faces == hand
    assert gm.state("battle").step == "power"
    shown = gm.play_session.playing.shown("battle", Viewer())
    assert shown is not None
    assert shown.check is not None
    assert all(die.value is None for throw in shown.check.throws for die in throw.dice)
    seen = gm.campaign_window.tray.tray.ui.diceView.dice
    assert seen is not None
    assert "ストレート" not in gm.tray_text


def test_covered_hands_are_typed_at_the_reveal(gm: Gm) -> None:
    """D6G-PHY-07: only power and answer are held; both hands come at the end."""
    gm.campaign_window.play_page.page.setFocus()
    gm.back()
    assert gm.state("battle").step == "attack_roll"
    roll = gm.play_session.roll
    assert roll is not None
    (letter,) = gm.campaign_window.open_campaign.option_letters(roll.check.options).values()
    gm.press(Qt.Key.Key_E)
    gm.press(Qt.Key(ord(letter)))
    assert gm.state("battle").step == "power"
    assert gm.faces == []
    gm.press(Qt.Key.Key_3)
    assert gm.campaign_window.tray.tray.ui.primaryButton.text() == "応戦"
    gm.campaign_window.tray.focus()
    gm.press(Qt.Key.Key_Return)
    assert gm.wanted == (6, 6, 6, 6, 6)
    gm.type_at_tray("66543")
    gm.type_at_tray("11234")
    gm.assert_in_step()
    assert gm.state("battle").step not in ("attack_roll", "power", "response")
    gm.play_session.close("battle")


def test_face_typed_after_an_attack_starts_no_check(gm: Gm) -> None:
    """The tray does not report a check 「」 after the attack."""
    gm.begin("battle", [gm.players[0].id, gm.npcs[0].id])
    gm.next()
    tray, foe = gm.campaign_window.tray.tray, gm.npcs[0].name
    assert tray.ui.checkTitle.text().count(foe) < 2  # a title that begins with a name is not given it once more
    for _ in range(20):
        roll = gm.play_session.roll
        if roll is not None and roll.engine and roll.done:
            break
        if roll is not None and roll.check.wants is not None:
            gm.throw(4, 4, 1, 2, 5)
        else:
            gm.campaign_window.play_page.page.setFocus()
            if gm.state("battle").step == "power":
                gm.press(Qt.Key.Key_3)
            else:
                gm.next()
    done = gm.play_session.roll
    assert done is not None
    assert done.engine
    gm.campaign_window.tray.focus()
    gm.type_keys("4", enter=False)
    assert gm.play_session.roll == done
    assert gm.campaign_window.tray.tray.ui.entry.surplus == "4"
    gm.play_session.close("battle")


def test_who_number_and_kind_fill_the_form_of_a_check(gm: Gm) -> None:
    """D6G-PHY-03: the bet stands before the letter; nothing is announced before Enter; fields keep letters."""
    who = gm.players[0].id
    gm.begin("session", [who, gm.players[1].id])
    letter = gm.campaign_window.open_campaign.letters.people[who]
    gm.campaign_window.play_page.page.setFocus()
    gm.press(Qt.Key(ord(letter)))
    person = next(p for p in gm.campaign_window.play_page.people() if p.id == who)
    life = person.gauges[0].value or 0
    gm.press_damage_key(Qt.Key.Key_Minus, 1)
    person = next(p for p in gm.campaign_window.play_page.people() if p.id == who)
    assert person.gauges[0].value == life - 1
    gm.campaign_window.play_page.page.setFocus()
    ui = gm.tracker("session").ui
    for key in (letter, "0", "F"):
        gm.press(Qt.Key(ord(key)))
    assert [face.id for face in ui.kinds.faces if face.checked] == ["announce_fate"]
    assert gm.main.window.ui.nextButton.text() == f"{gm.players[0].name} のエネルギー判定"
    assert ui.withdrawButton.isHidden()
    gm.press(Qt.Key.Key_Return)
    assert not ui.withdrawButton.isHidden()
    click(ui.withdrawButton)
    written = next(field for field in ui.form.inputs.values() if isinstance(field, QLineEdit))
    written.setFocus()
    gm.type_keys("-F+", enter=False)
    assert written.text() == "-F+"
    gm.play_session.close("session")
