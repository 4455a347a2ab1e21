"""What lies in the tray follows play, also of people whose sheets are not open."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.controllers.main import MainController
from desktop.core.outcome import Change


def test_a_prepared_check_follows_numbers_of_a_sheet_that_is_not_open(main: MainController, qtbot: QtBot) -> None:
    main.open_sample("d20fate")
    desk = main.desk
    assert desk is not None
    workspace = desk.workspace
    who = next(p for p in workspace.people.everybody() if workspace.controller_of(p.id) is None and p.fate_dice)  # type: ignore[attr-defined]
    desk.tray.prepare(who.id, "check", {})
    before = desk.tray.roll
    assert before is not None
    workspace.change((Change(sheet=who.id, field="fate_dice", before=who.fate_dice, after=0),))  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: desk.tray.roll != before)


def test_a_dl_of_the_battle_stands_in_the_tray_at_once(main: MainController, qtbot: QtBot) -> None:
    """KO-FSM-R14: the odds and the number of dice that the person reads are those that will be thrown."""
    main.open_sample("kotodama")
    desk = main.desk
    assert desk is not None
    people = [person.id for person in desk.workspace.people.everybody()]
    desk.workspace.evening.begin("battle", people)
    desk.tray.prepare(people[0], "normal", {})
    dice, told = desk.tray.wanted, desk.tray.tray.ui.oddsLabel.text()
    desk.workspace.evening.play("battle", {"kind": "set_dl", "who": people[0], "value": 9})
    qtbot.waitUntil(lambda: desk.tray.wanted != dice)
    assert desk.tray.tray.ui.oddsLabel.text() != told


def test_a_battles_check_stays_in_front_though_the_one_before_it_was_refused(main: MainController) -> None:
    """What the session asks for is not put aside when sheets are read again, to see whether they still refuse."""
    main.open_sample("kotodama")
    desk = main.desk
    assert desk is not None
    other, one = [person.id for person in desk.workspace.people.everybody()][:2]
    evening = desk.workspace.evening
    evening.begin("session", [other, one])
    desk.tray.prepare(other, "normal", {"ability": "none such"})
    assert desk.tray.roll is None
    assert desk.tray.tray.ui.problemBox.isVisibleTo(desk.tray.tray)
    evening.play("session", {"kind": "check", "check": "normal", "who": one})
    held = evening.roll
    assert held is not None
    assert held.machine
    desk.tray.refresh()
    assert evening.roll == held
    assert desk.tray.roll == held
