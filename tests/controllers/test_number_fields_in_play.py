"""Number fields and the command line in play: what is typed replaces the number, and undo belongs to the window."""

from __future__ import annotations

from PySide6.QtCore import Qt

from desktop.controllers.main import MainController
from desktop.core.value import at
from tests.table_keys import Keys

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def hit(main: MainController) -> Keys:
    """Let the first attack of a battle of kotodama hit, its dice ended with Enter as on paper."""
    gm = Keys(main, "kotodama")
    gm.begin_battle()
    tracker = gm.tracker("battle")
    for _ in range(3):
        tracker.setFocus()
        gm.next()
    people = gm.state("battle").people
    gm.aim(next(one.id for one in people if one.side == "enemy" and one.connection == "offline"))
    gm.press(Qt.Key.Key_N)
    for face in (Qt.Key.Key_9, Qt.Key.Key_2):
        roll = gm.play_session.roll
        assert roll is not None
        assert roll.check.wants is not None
        for _ in roll.check.wants.sides:
            gm.press(face)
        gm.press(Qt.Key.Key_Return)
    assert gm.state("battle").hit is not None
    assert tracker.ui.hitAmount.hasFocus()
    return gm


def test_damage_typed_after_faces_replaces_the_number(main: MainController) -> None:
    """KO-HP-02: Enter after the faces, then 3, was damage of 31."""
    gm = hit(main)
    gm.press(Qt.Key.Key_3)
    assert gm.tracker("battle").ui.hitAmount.value() == 3


def test_undo_and_redo_act_from_the_damage_field(main: MainController) -> None:
    gm = hit(main)
    last = gm.play_session.last
    gm.press(Qt.Key.Key_Z, CONTROL)
    assert gm.play_session.last < last
    assert gm.state("battle").hit is None
    gm.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert gm.state("battle").hit is not None
    assert gm.play_session.last == last
    gm.tracker("battle").ui.hitAmount.setFocus()
    gm.press(Qt.Key.Key_3)
    gm.press(Qt.Key.Key_Z, CONTROL)
    assert gm.play_session.last == last, "the typed number is undone first"


def test_undo_after_a_command_undoes_the_command(main: MainController) -> None:
    gm = Keys(main, "kotodama")
    people = gm.campaign_window.open_campaign.people
    line, who = main.window.ui.commandEdit, gm.players[0]
    life = at(who, "hp")
    line.setFocus()
    line.setText(f":{who.name} HP-2")
    gm.press(Qt.Key.Key_Return)
    assert at(people.sheet(who.id), "hp") == life - 2
    assert line.hasFocus()
    gm.press(Qt.Key.Key_Z, CONTROL)
    assert at(people.sheet(who.id), "hp") == life
    assert line.text() == ""
