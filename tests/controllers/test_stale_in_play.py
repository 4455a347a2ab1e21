"""What stands beside the play page follows play: the next step's name, explanations, the tray, the command line."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.controllers.main import MainController
from tests.table_keys import Keys
from tests.table_mode import TableGm

CONTROL = Qt.KeyboardModifier.ControlModifier


def in_d6game_battle(main: MainController) -> Keys:
    """Lead a battle of d6game to the first turn, with nobody chosen."""
    gm = Keys(main, "d6game")
    gm.begin_battle()
    gm.press(Qt.Key.Key_N)
    return gm


def test_explanation_goes_when_play_goes_on(main: MainController) -> None:
    gm = in_d6game_battle(main)
    hint = main.window.ui.commandHint
    gm.press(Qt.Key.Key_N)
    explained = hint.text()
    assert "N で始めます" in explained, "N begins no attack by itself"
    gm.play_session.back()
    assert hint.text() != explained
    gm.play_session.forward()
    gm.press(Qt.Key.Key_N)
    assert hint.text() == explained
    gm.select(gm.npcs[0].id)
    assert hint.text() != explained


def test_next_button_names_the_target_that_it_takes(main: MainController) -> None:
    """D6G-CMB-05: the button named the usual target while N attacked the chosen one."""
    gm = in_d6game_battle(main)
    offers = [offer for offer in gm.play_session.playing.offers("battle") if offer.kind == "target"]
    usual = next(offer for offer in offers if offer.primary).event["target"]
    others = [offer.event for offer in offers if not offer.event["confirmed"] and offer.event["target"] != usual]
    target = next(person for person in (*gm.players, *gm.npcs) if person.id == others[0]["target"])
    gm.select(target.id)
    assert main.window.ui.nextButton.text() == f"{target.name} を攻撃する"
    gm.campaign_window.play_page.page.setFocus()
    gm.press(Qt.Key.Key_N)
    assert gm.state("battle").check.target.id == target.id


def test_tray_faces_the_turn_although_no_check_is_possible(main: MainController) -> None:
    """A check is refused before the first stage; the refusal stayed that of the person before."""
    gm = TableGm(main, "enishi")
    both = [person.id for person in gm.players[:2]]
    gm.begin("session", both)
    gm.begin("battle", both)
    for _ in range(30):
        if gm.state("battle").now:
            break
        if gm.campaign_window.play_page.step.waits_in_tray:
            gm.throw(6, 5)
        else:
            gm.campaign_window.play_page.page.setFocus()
            gm.next()
    acting = gm.state("battle").now
    assert acting
    gm.select(acting)
    assert gm.campaign_window.tray.roll is None
    gm.campaign_window.play_page.page.setFocus()
    gm.give_up()
    assert gm.campaign_window.play_page.selected not in ("", acting)
    assert gm.campaign_window.tray.facing == gm.campaign_window.play_page.selected


def test_tray_takes_a_restored_sheet_again(main: MainController, qtbot: QtBot) -> None:
    gm = TableGm(main, "d6game")
    gm.begin("battle", [person.id for person in (*gm.players, *gm.npcs)])
    who, tray = gm.players[0].id, gm.campaign_window.tray
    gm.play_session.binned([who])
    gm.select(gm.players[1].id)
    gm.select(who)
    assert tray.roll is None
    removed = gm.play_session.log().entries[-1]
    gm.press_damage_key(Qt.Key.Key_Minus, 2)
    gm.play_session.back()
    gm.play_session.forward()
    gm.play_session.back(removed.id)
    qtbot.waitUntil(lambda: tray.roll is not None, timeout=1000)
    assert tray.facing == who
    assert tray.tray.ui.problemBox.isHidden()


def test_undo_with_nothing_left_types_no_faces(main: MainController) -> None:
    """The field for faces undid its own text: faces of an earlier check came back."""
    gm = TableGm(main, "common")
    gm.campaign_window.tray.focus()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_Return):
        gm.press(key)
    assert gm.play_session.last >= 0
    gm.play_session.back()
    assert gm.play_session.last < 0
    entry = gm.campaign_window.tray.tray.ui.entry
    assert entry.hasFocus()
    QApplication.sendEvent(entry, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Z, CONTROL, "\x1a"))
    assert entry.text() == ""
    assert gm.campaign_window.tray.tray.ui.problemBox.isHidden()


def test_examples_are_of_the_character_selected_in_play(main: MainController) -> None:
    gm = TableGm(main, "blank")
    line, play = main.window.ui.commandEdit, gm.campaign_window.play
    gone, other = (person.id for person in gm.players[:2])
    gm.begin("session", [gone, other])
    gm.select(other)
    gm.play_session.binned([gone])
    for who in (gone, other):
        gm.select(who)
        assert play.examples()
        assert all(example in line.placeholderText() for example in play.examples())
    assert len(play.examples()) > 1


def test_chances_are_the_same_after_undo_and_redo(main: MainController) -> None:
    """D20-FATE-01: after a failure the tray showed 0 % where fate dice could still help."""
    gm = TableGm(main, "d20fate")
    gm.begin("session", [person.id for person in gm.players])
    for _ in range(3):
        gm.campaign_window.play_page.page.setFocus()
        gm.next()
    gm.throw(2)
    ui = gm.campaign_window.tray.tray.ui
    shown = ui.oddsLabel.text(), ui.oddsTable.isVisibleTo(ui.oddsBox)
    assert shown[1]
    gm.play_session.back()
    gm.play_session.forward()
    assert (ui.oddsLabel.text(), ui.oddsTable.isVisibleTo(ui.oddsBox)) == shown


def test_refusal_goes_with_the_next_step(main: MainController) -> None:
    gm = in_d6game_battle(main)
    window, notifier = main.window, gm.campaign_window.notifier
    entry = gm.play_session.log().entries[-1]
    notifier.guard(lambda: gm.play_session.back_to(entry.id))
    assert window.notice.startswith("△")
    gm.play_session.back()
    assert window.notice == ""
