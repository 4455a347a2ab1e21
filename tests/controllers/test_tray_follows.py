"""The check in the tray follows play, also of characters whose sheets are not open."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.rolls.outcome import Change
from desktop.core.rolls.roll import Choose


def test_a_prepared_check_follows_numbers_of_a_sheet_that_is_not_open(main: MainController, qtbot: QtBot) -> None:
    main.open_sample("d20fate")
    campaign_window = main.campaign_window
    assert campaign_window is not None
    open_campaign = campaign_window.open_campaign
    who = next(
        p for p in open_campaign.people.all_sheets() if open_campaign.controller_of(p.id) is None and p.fate_dice
    )  # type: ignore[attr-defined]
    campaign_window.tray.prepare(who.id, "check", {})
    before = campaign_window.tray.roll
    assert before is not None
    open_campaign.change((Change(sheet=who.id, field="fate_dice", before=who.fate_dice, after=0),))  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: campaign_window.tray.roll != before)


def test_battle_dl_is_in_the_tray_at_once(main: MainController, qtbot: QtBot) -> None:
    """KO-FSM-R14: the odds and the number of dice that the person reads are those that will be thrown."""
    main.open_sample("kotodama")
    campaign_window = main.campaign_window
    assert campaign_window is not None
    people = [person.id for person in campaign_window.open_campaign.people.all_sheets()]
    campaign_window.open_campaign.play_session.begin("battle", people)
    campaign_window.tray.prepare(people[0], "normal", {})
    dice, text = campaign_window.tray.wanted, campaign_window.tray.tray.ui.oddsLabel.text()
    campaign_window.open_campaign.play_session.play("battle", {"kind": "set_dl", "who": people[0], "value": 9})
    qtbot.waitUntil(lambda: campaign_window.tray.wanted != dice)
    assert campaign_window.tray.tray.ui.oddsLabel.text() != text


def test_engine_check_stays_in_front_of_a_refused_one(main: MainController) -> None:
    """What the session asks for is not put aside when sheets are read again, to see whether they still refuse."""
    main.open_sample("kotodama")
    campaign_window = main.campaign_window
    assert campaign_window is not None
    other, one = [person.id for person in campaign_window.open_campaign.people.all_sheets()][:2]
    play_session = campaign_window.open_campaign.play_session
    play_session.begin("session", [other, one])
    campaign_window.tray.prepare(other, "normal", {"ability": "none such"})
    assert campaign_window.tray.roll is None
    assert campaign_window.tray.tray.ui.problemBox.isVisibleTo(campaign_window.tray.tray)
    play_session.play("session", {"kind": "check", "check": "normal", "who": one})
    held = play_session.roll
    assert held is not None
    assert held.engine
    campaign_window.tray.refresh()
    assert play_session.roll == held
    assert campaign_window.tray.roll == held


def session_check(main: MainController) -> tuple[CampaignWindow, str, str]:
    """Begin a session of two in which one of them tests something; return the other and the one."""
    main.open_sample("kotodama")
    campaign_window = main.campaign_window
    assert campaign_window is not None
    other, one = [person.id for person in campaign_window.open_campaign.people.all_sheets()][:2]
    play_session = campaign_window.open_campaign.play_session
    play_session.begin("session", [other, one])
    play_session.play("session", {"kind": "check", "check": "normal", "who": one})
    return campaign_window, other, one


def test_undo_into_an_engine_check_restores_its_dice(main: MainController) -> None:
    """What was prepared since, and not begun, gives way: dice typed next are those that the session waits for."""
    campaign_window, other, _ = session_check(main)
    play_session = campaign_window.open_campaign.play_session
    while play_session.playing.check("session") is not None:
        assert play_session.roll is not None
        if play_session.roll.check.wants is not None:
            campaign_window.tray.enter_faces([9] * len(play_session.roll.check.wants.sides))
        else:
            play_session.post(Choose(option=next(o.id for o in play_session.roll.check.options if o.enabled)))
    campaign_window.tray.prepare(other, "normal", {})
    assert play_session.roll is not None
    assert not play_session.roll.engine
    play_session.back()
    assert play_session.playing.check("session") is not None
    assert play_session.roll.engine == "session"
    assert campaign_window.tray.roll == play_session.roll


def test_n_leads_from_a_loose_check_to_the_waiting_one(main: MainController) -> None:
    campaign_window, other, _ = session_check(main)
    play_session = campaign_window.open_campaign.play_session
    main.run("switch_mode")
    campaign_window.tray.prepare(other, "normal", {})
    assert play_session.roll is not None
    assert not play_session.roll.engine
    assert main.window.ui.nextButton.text() == "ダイストレイで続ける"
    campaign_window.play_page.step.take()
    assert play_session.roll.engine == "session"
    assert play_session.roll.open


def test_check_is_not_redrawn_for_irrelevant_sheet_changes(main: MainController, qtbot: QtBot) -> None:
    """It holds whole sheets: any change of theirs makes it another, and most of them are not seen in the tray."""
    main.open_sample("common")
    campaign_window = main.campaign_window
    assert campaign_window is not None
    open_campaign, tray = campaign_window.open_campaign, campaign_window.tray
    who = next(p.id for p in open_campaign.people.all_sheets() if open_campaign.controller_of(p.id) is None)
    tray.prepare(who, open_campaign.kinds(who)[0].id, {})
    shown = tray.tray.show_title
    drawn: list[str] = []

    def show_title(title: str, request: str = "") -> None:
        drawn.append(title)
        shown(title, request)

    tray.tray.show_title = show_title  # type: ignore[method-assign]

    def change(field: str, after: str) -> None:
        sheet, before = open_campaign.sheet(who), tray.roll
        open_campaign.change((Change(sheet=who, field=field, before=getattr(sheet, field), after=after),))
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
    campaign_window = main.campaign_window
    assert campaign_window is not None
    who = next(person.id for person in campaign_window.open_campaign.people.all_sheets() if person.name == "ミヨ")
    play_session, form = campaign_window.open_campaign.play_session, campaign_window.tray.tray.ui.params
    play_session.begin("session", [who])
    campaign_window.tray.prepare(who, "normal", {})
    assert "densei" not in form.inputs
    for to in ("dive", "full_dive"):
        play_session.play("session", {"kind": "connect", "who": who, "to": to, "reason": "art"})
    assert "densei" in form.inputs
    play_session.play("session", {"kind": "connect", "who": who, "to": "dive", "reason": "art"})
    assert "densei" not in form.inputs
