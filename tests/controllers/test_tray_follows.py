"""What lies in the tray follows play, also of people whose sheets are not open."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.controllers.desk import Desk
from desktop.controllers.main import MainController
from desktop.core.outcome import Change
from desktop.core.roll import Choose


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
    desk.workspace.play_session.begin("battle", people)
    desk.tray.prepare(people[0], "normal", {})
    dice, told = desk.tray.wanted, desk.tray.tray.ui.oddsLabel.text()
    desk.workspace.play_session.play("battle", {"kind": "set_dl", "who": people[0], "value": 9})
    qtbot.waitUntil(lambda: desk.tray.wanted != dice)
    assert desk.tray.tray.ui.oddsLabel.text() != told


def test_a_battles_check_stays_in_front_though_the_one_before_it_was_refused(main: MainController) -> None:
    """What the session asks for is not put aside when sheets are read again, to see whether they still refuse."""
    main.open_sample("kotodama")
    desk = main.desk
    assert desk is not None
    other, one = [person.id for person in desk.workspace.people.everybody()][:2]
    play_session = desk.workspace.play_session
    play_session.begin("session", [other, one])
    desk.tray.prepare(other, "normal", {"ability": "none such"})
    assert desk.tray.roll is None
    assert desk.tray.tray.ui.problemBox.isVisibleTo(desk.tray.tray)
    play_session.play("session", {"kind": "check", "check": "normal", "who": one})
    held = play_session.roll
    assert held is not None
    assert held.engine
    desk.tray.refresh()
    assert play_session.roll == held
    assert desk.tray.roll == held


def session_check(main: MainController) -> tuple[Desk, str, str]:
    """Begin a session of two in which one of them tests something; return the other and the one."""
    main.open_sample("kotodama")
    desk = main.desk
    assert desk is not None
    other, one = [person.id for person in desk.workspace.people.everybody()][:2]
    play_session = desk.workspace.play_session
    play_session.begin("session", [other, one])
    play_session.play("session", {"kind": "check", "check": "normal", "who": one})
    return desk, other, one


def test_going_back_into_a_battles_check_brings_its_dice_to_hand(main: MainController) -> None:
    """What was prepared since, and not begun, gives way: dice typed next are those that the session waits for."""
    desk, other, _ = session_check(main)
    play_session = desk.workspace.play_session
    while play_session.playing.check("session") is not None:
        assert play_session.roll is not None
        if play_session.roll.check.wants is not None:
            desk.tray.enter_faces([9] * len(play_session.roll.check.wants.sides))
        else:
            play_session.post(Choose(option=next(o.id for o in play_session.roll.check.options if o.enabled)))
    desk.tray.prepare(other, "normal", {})
    assert play_session.roll is not None
    assert not play_session.roll.engine
    play_session.back()
    assert play_session.playing.check("session") is not None
    assert play_session.roll.engine == "session"
    assert desk.tray.roll == play_session.roll


def test_n_leads_from_a_check_beside_to_the_one_that_waits(main: MainController) -> None:
    desk, other, _ = session_check(main)
    play_session = desk.workspace.play_session
    main.run("switch_mode")
    desk.tray.prepare(other, "normal", {})
    assert play_session.roll is not None
    assert not play_session.roll.engine
    assert main.window.ui.nextButton.text() == "ダイストレイで続ける"
    desk.table_page.step.take()
    assert play_session.roll.engine == "session"
    assert play_session.roll.open


def test_a_check_whose_sheet_changed_beside_it_is_not_drawn_anew(main: MainController, qtbot: QtBot) -> None:
    """It holds whole sheets: any change of theirs makes it another, and most of them are not seen in the tray."""
    main.open_sample("common")
    desk = main.desk
    assert desk is not None
    workspace, tray = desk.workspace, desk.tray
    who = next(p.id for p in workspace.people.everybody() if workspace.controller_of(p.id) is None)
    tray.prepare(who, workspace.kinds(who)[0].id, {})
    shown = tray.tray.show_title
    drawn: list[str] = []

    def show_title(title: str, request: str = "") -> None:
        drawn.append(title)
        shown(title, request)

    tray.tray.show_title = show_title  # type: ignore[method-assign]

    def change(field: str, after: str) -> None:
        sheet, before = workspace.sheet(who), tray.roll
        workspace.change((Change(sheet=who, field=field, before=getattr(sheet, field), after=after),))
        qtbot.waitUntil(lambda: tray.roll != before)

    change("memo", "鍵は蔵の中")
    assert drawn == []
    change("name", "別の名")
    assert "別の名" in drawn[-1]
    times = len(drawn)
    change("colour", "#123456")
    assert len(drawn) > times


def test_choices_follow_character_state(main: MainController) -> None:
    """KO-TBL-21: in 完全ダイブ the tray has the switch for ≪電制≫ at once, without a new selection."""
    main.open_sample("kotodama")
    desk = main.desk
    assert desk is not None
    who = next(person.id for person in desk.workspace.people.everybody() if person.name == "ミヨ")
    play_session, form = desk.workspace.play_session, desk.tray.tray.ui.params
    play_session.begin("session", [who])
    desk.tray.prepare(who, "normal", {})
    assert "densei" not in form.inputs
    for to in ("dive", "full_dive"):
        play_session.play("session", {"kind": "connect", "who": who, "to": to, "reason": "art"})
    assert "densei" in form.inputs
    play_session.play("session", {"kind": "connect", "who": who, "to": "dive", "reason": "art"})
    assert "densei" not in form.inputs
