"""The trackers of 2d6+SLV in the real window: enabled and disabled actions with reasons, keys and clicks."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.play import Choose, ThrowEvent
from desktop.core.rolls.check import Check
from desktop.systems.enishi.sheet import Sheet
from desktop.views.dialogs.play import BeginDialog
from desktop.views.play.person_card import PersonCard
from desktop.views.systems.enishi.play import battle_tracker
from desktop.views.systems.enishi.play.battle_tracker import BattleTracker
from desktop.views.systems.enishi.play.parts import NameLabel
from desktop.views.systems.enishi.play.session_tracker import SessionTracker
from desktop.views.widgets.inputs.key_button import KeyButton
from tests.looking import in_cell
from tests.table_mode import TableGm

Play = Callable[..., Any]


def click(widget: QWidget) -> None:
    """Click in the middle; what has just appeared has its place once it is laid out."""
    QCoreApplication.processEvents()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def press(main: MainController, key: Qt.Key) -> None:
    """Press a key wherever the focus is."""
    QTest.keyClick(QApplication.focusWidget() or main.window, key)


def aim(main: MainController, play_window: CampaignWindow, target: str) -> None:
    """Press Shift and a person's letter on the page."""
    play_window.play_page.page.setFocus()
    letter = play_window.open_campaign.letters.people[target]
    QTest.keyClick(QApplication.focusWidget() or main.window, Qt.Key(ord(letter)), Qt.KeyboardModifier.ShiftModifier)


def named(root: QWidget, text: str) -> QPushButton:
    """Find a visible button by its words."""
    return next(b for b in root.findChildren(QPushButton) if b.isVisible() and b.text() == text)


@pytest.fixture
def play_window(main: MainController, window_without_sheet: CampaignWindow) -> CampaignWindow:
    """The sample with the table in front."""
    click(main.window.ui.playButton)
    return window_without_sheet


def who(campaign_window: CampaignWindow, name: str) -> str:
    """Return a character's sheet id."""
    return next(s.id for s in campaign_window.open_campaign.people.all_sheets() if s.name == name)


def fighting(campaign_window: CampaignWindow, first: str = "朝倉 アカネ") -> BattleTracker:
    """A fight in which it is a fighter's turn."""
    play_session = campaign_window.open_campaign.play_session
    ids = [s.id for s in campaign_window.open_campaign.people.all_sheets() if s.name != "鳴海 町長"]
    play_session.begin("battle", ids)
    play_session.play("battle", {"kind": "turn"})
    for number, identifier in enumerate(ids):
        value = 12 if identifier == who(campaign_window, first) else 8 - number
        play_session.play("battle", {"kind": "adjust", "who": identifier, "field": "order", "value": value})
    tracker = campaign_window.play_page.page.tracker("battle")
    assert isinstance(tracker, BattleTracker)
    return tracker


def meeting(campaign_window: CampaignWindow) -> SessionTracker:
    """A session that has just begun."""
    campaign_window.open_campaign.play_session.begin(
        "session", [s.id for s in campaign_window.open_campaign.people.all_sheets()]
    )
    tracker = campaign_window.play_page.page.tracker("session")
    assert isinstance(tracker, SessionTracker)
    return tracker


def state(campaign_window: CampaignWindow, name: str = "battle") -> Any:
    """Return the state of an engine."""
    return campaign_window.open_campaign.play_session.playing.state(name)


def test_people_stand_in_the_order_of_turns_with_their_numbers(
    main: MainController, play_window: CampaignWindow
) -> None:
    """EN-BTL-03: highest first; the column of people says whose turn it is, and nothing names them twice."""
    fighting(play_window)
    cards = [card for card in play_window.play_page.strip.findChildren(PersonCard) if card.isVisible()]
    spoken = [f"{card.accessibleName()} {card.accessibleDescription()}" for card in cards]
    assert "朝倉 アカネ" in spoken[0]
    assert "順番 12" in spoken[0]
    assert "手番" in spoken[0]
    ranks = {person.id: person.rank for person in play_window.play_page.people()}
    assert [ranks[card.person] for card in cards] == ["12", "7", "6", "5", "4", "3"]
    click(cards[2])
    assert play_window.play_page.selected == cards[2].person


def test_characters_keep_their_numbers_after_reopening(main: MainController, play_window: CampaignWindow) -> None:
    """Two NPCs had changed keys: the strip had begun with those whose turn was next."""
    fighting(play_window, first="白い女")
    before = [person.id for person in play_window.play_page.people()]
    folder = play_window.open_campaign.campaign.folder
    assert main.leave_campaign()
    main.enter_campaign(folder)
    assert main.campaign_window is not None
    assert [person.id for person in main.campaign_window.play_page.people()] == before


def test_buttons_of_a_row_wrap_in_a_narrow_window(main: MainController, play_window: CampaignWindow) -> None:
    """In English at 150 % the last of four buttons was beyond the page, and its scroll bar with it."""
    play_window.open_campaign.play_session.begin(
        "battle", [s.id for s in play_window.open_campaign.people.all_sheets()]
    )
    tracker = play_window.play_page.page.tracker("battle")
    assert isinstance(tracker, BattleTracker)
    rows = tracker.ui.ambushRowsLayout
    strip = in_cell(rows, 0, 1)
    buttons = [b for b in strip.findChildren(QPushButton) if b.isVisible()]
    assert len(buttons) == 3
    assert len({b.y() for b in buttons}) == 1
    widest = max(b.sizeHint().width() for b in buttons)
    assert strip.minimumSizeHint().width() <= widest
    assert strip.heightForWidth(widest) >= 3 * buttons[0].height()


def test_an_attack_shows_its_odds_before_it_is_chosen(
    main: MainController, play_window: CampaignWindow, qtbot: QtBot
) -> None:
    """EN-HIT-01, EN-VIS-01: modifier, sight and reaction are included in the number beside the target."""
    tracker = fighting(play_window)
    row = tracker.act_panel.targets.all[0]
    chance = row[2]
    assert isinstance(chance, QLabel)
    qtbot.waitUntil(lambda: chance.text().endswith("%"))
    plain = chance.text()
    tracker.ui.modifier.setValue(3)
    qtbot.waitUntil(lambda: chance.text().endswith("%"))
    assert float(chance.text().split()[0]) > float(plain.split()[0])
    click(row[0])
    check = state(play_window).check
    assert check is not None
    assert sum(part.value for part in check.state.sides[0].parts if str(part.label) == "修正") == 3
    assert tracker.chain.isVisible()
    assert not tracker.ui.actPanel.isVisible()


def test_refused_action_gives_reason_and_can_be_overruled(main: MainController, play_window: CampaignWindow) -> None:
    """EN-VAL-34: a second active action stays quiet; pressed, it asks for the GM's ruling."""
    tracker = fighting(play_window)
    click(tracker.ui.workButton)
    assert "もう能動行動をしました" in tracker.ui.cruiseButton.toolTip()
    click(tracker.ui.cruiseButton)
    assert state(play_window).fighter(who(play_window, "朝倉 アカネ")).active == "work"
    page = play_window.play_page.page
    assert page.ui.rulingBar.isVisible()
    click(page.ui.rulingButton)
    assert state(play_window).fighter(who(play_window, "朝倉 アカネ")).active == "cruise"
    assert "GM裁定" in play_window.open_campaign.play_session.log().entries[-1].text


def hit(campaign_window: CampaignWindow, target: str) -> None:
    """An attack that has hit, up to the window after the damage."""
    play_session = campaign_window.open_campaign.play_session
    own = who(campaign_window, "朝倉 アカネ")
    attack = {"kind": "attack", "who": own, "target": who(campaign_window, target)}
    campaign_window.play_page.requests.post("battle", attack)
    for faces in ((6, 5), (1, 2)):
        play_session.play("battle", {"kind": "throw", "faces": list(faces)})
        while state(campaign_window).check.wants is None and state(campaign_window).check.state.moment in (
            "after_dice",
            "after_achievement",
        ):
            play_session.play("battle", {"kind": "choose", "option": "next"})
    while state(campaign_window).check.state.moment != "after_damage":
        play_session.play("battle", {"kind": "choose", "option": "next"})


def test_shown_effect_key_is_accepted_by_the_tray(main: MainController, play_window: CampaignWindow) -> None:
    """EN-TAB-03: E and the shown letters declare it, also while the NPC's dice are covered."""
    tracker = fighting(play_window)
    hit(play_window, "霧の手下")
    declarables = [d for d in tracker.chain.chain.declarables if d.key == 2]  # type: ignore[union-attr]
    caps = [b.key_hint() for b in tracker.chain.findChildren(KeyButton) if b.isVisible() and b.key_hint()]
    shown = next(b for b in play_window.tray.tray.ui.options.lines if b.id == declarables[0].option).letters
    assert f"E{shown}" in caps, "tray and page have the same letters"
    play_window.tray.focus()
    for letter in f"E{shown}":
        press(main, Qt.Key(ord(letter)))
    log = next(a.effect_log for a in state(play_window).check.state.cast if a.name == declarables[0].payer)
    assert log[-1].effect == declarables[0].label


def test_ways_to_take_damage_are_chosen_with_arrows(main: MainController, play_window: CampaignWindow) -> None:
    """EN-TAB-06, EN-DMG-03: left and right lead from the page to the cards and on, Enter takes one."""
    tracker = fighting(play_window)
    hit(play_window, "三枝 ハル")
    page = play_window.play_page.page
    assert state(play_window).check.state.moment == "after_damage"
    cards = tracker.chain.cards  # they are there before the window has been closed
    assert len(cards) > 1
    for key, first in ((Qt.Key.Key_Left, cards[-1]), (Qt.Key.Key_Right, cards[1])):
        page.setFocus()
        QTest.keyClick(page, key)
        assert first.hasFocus()
    entry = play_window.tray.tray.ui.entry
    play_window.tray.focus()
    assert entry.hasFocus()
    QTest.keyClick(entry, Qt.Key.Key_Right)  # where the focus is as a rule: no die is wanted there now
    assert cards[1].hasFocus()  # the first is what N takes anyway
    wanted = cards[1].option
    QTest.keyClick(cards[1], Qt.Key.Key_Return)
    assert state(play_window).check is None
    lp, sp = (int(part) for part in wanted.split(":")[1:])
    haru = play_window.open_campaign.sheet(who(play_window, "三枝 ハル"))
    assert haru is not None
    assert (haru.lp, haru.sp) == (6 - lp, 7 - sp)


def test_enter_splits_the_damage_of_an_npc(main: MainController, play_window: CampaignWindow) -> None:
    """EN-DMG-03, EN-TAB-08: the tray does not show how an NPC may split it, and Enter did nothing."""
    fighting(play_window)
    hit(play_window, "白い女")
    before = play_window.open_campaign.sheet(who(play_window, "白い女"))
    assert isinstance(before, Sheet)
    play_window.tray.focus()
    press(main, Qt.Key.Key_Return)
    assert state(play_window).check is None
    white = play_window.open_campaign.sheet(who(play_window, "白い女"))
    assert isinstance(white, Sheet)
    assert white.lp + white.sp < before.lp + before.sp


def test_n_closes_windows_and_names_what_follows(main: MainController, play_window: CampaignWindow) -> None:
    """EN-TAB-03: what N closes the windows for stands on its button: the usual split, or whose dice are due."""
    fighting(play_window)
    hit(play_window, "三枝 ハル")
    assert main.window.ui.nextButton.text().startswith("LP")
    before = play_window.open_campaign.sheet(who(play_window, "三枝 ハル"))
    press(main, Qt.Key.Key_N)
    assert state(play_window).check is None
    assert play_window.open_campaign.sheet(who(play_window, "三枝 ハル")) != before
    press(main, Qt.Key.Key_N)
    attack = {"kind": "attack", "who": state(play_window).now, "target": who(play_window, "霧島 七海"), "gm": True}
    play_window.play_page.requests.post("battle", attack)
    play_window.open_campaign.play_session.play("battle", {"kind": "throw", "faces": [2, 1]})
    assert main.window.ui.nextButton.text() == "霧島 七海 のダイスへ"


def test_damage_by_key_opens_its_window_and_another_number_is_only_written(
    main: MainController, play_window: CampaignWindow
) -> None:
    """EN-AMB-23, EN-TAB-11: LP goes through the rules, SP and boxes are written."""
    fighting(play_window)
    page, own = play_window.play_page, who(play_window, "朝倉 アカネ")
    person = next(p for p in page.people() if p.id == own)
    page.damage.put(own, person.gauges[1], 4, harm=True)
    assert state(play_window).fighter(own).actor.sp == 4
    assert state(play_window).check is None
    page.damage.put(own, person.gauges[0], 4, harm=True)
    assert state(play_window).check.state.kind == "harm"


def test_a_stage_is_chosen_with_its_protagonist_and_its_cast(main: MainController, play_window: CampaignWindow) -> None:
    """EN-SES-07, EN-SES-09, EN-VAL-42: a stage out of order is labelled and begins only by a ruling."""
    tracker = meeting(play_window)
    doors = {str(b.property("stage")): b for b in tracker.doors.shown}
    click(doors["main"])
    assert "GM裁定" in tracker.ui.goButton.text()
    assert tracker.ui.doorHint.text()
    click(tracker.ui.goButton)
    assert state(play_window, "session").stage is None
    click(play_window.play_page.page.ui.rulingButton)
    assert state(play_window, "session").stage == "main"
    assert state(play_window, "session").protagonist == who(play_window, "朝倉 アカネ")


def test_n_leaves_npcs_out_until_they_are_ticked(main: MainController, play_window: CampaignWindow) -> None:
    """EN-SES-07: before every stage NPCs were ticked, the dead as well, and N showed them to the players."""
    tracker = meeting(play_window)
    step, npcs = (
        play_window.play_page.step,
        {s.id for s in play_window.open_campaign.people.all_sheets() if not s.is_pc},
    )
    boxes = {str(box.property("who")): box for box in tracker.present.shown}
    assert npcs
    step.press()
    assert not npcs & set(state(play_window, "session").present)
    step.press()
    met = min(npcs)
    click(boxes[met])
    step.press()
    assert npcs & set(state(play_window, "session").present) == {met}
    step.press()
    assert [who for who in npcs if boxes[who].isChecked()] == [met]
    player = next(who for who in boxes if who not in npcs)
    for who in (met, player):
        play_window.open_campaign.play_session.play(
            "session", {"kind": "adjust", "who": who, "field": "dead", "value": 1}
        )
    step.press()
    assert not {met, player} & set(state(play_window, "session").present)


def test_payment_in_tray_for_concealed_npc_omits_name(play_window: CampaignWindow) -> None:
    """The payment is on the player's sheet without the name of the concealed NPC."""
    meeting(play_window)
    open_campaign, play_session = play_window.open_campaign, play_window.open_campaign.play_session
    people = open_campaign.people.all_sheets()
    npc, players = next(s for s in people if not s.is_pc), [s.id for s in people if s.is_pc]
    for event in ({"kind": "stage", "stage": "zero"}, {"kind": "end_stage"}, {"kind": "stage", "stage": "first"}):
        play_session.play("session", {**event, "present": players} if "stage" in event else event)

    def take(step: ThrowEvent | Choose) -> Check:
        roll = play_session.post(step).roll
        assert roll is not None
        return roll.check

    def record() -> tuple[str, ...]:
        play_window.tray.prepare(npc.id, "check", {"target": 7})
        take(ThrowEvent(faces=(2, 3)))
        paid = next(o for o in take(Choose(option="next")).options if o.payer in players and o.enabled)
        check = take(Choose(option=paid.id))
        while not check.done:
            check = take(Choose(option="next"))
        payer = open_campaign.sheet(paid.payer)
        assert isinstance(payer, Sheet)
        return tuple(use.target for use in payer.effect_log)

    assert record() == ("",)
    play_session.play("session", {"kind": "enter", "who": npc.id})
    assert record() == ("", npc.name)


def test_check_against_absent_npc_is_concealed(play_window: CampaignWindow) -> None:
    """The players' display does not name a concealed NPC."""
    meeting(play_window)
    play_window.play_page.step.take()
    hero = next(s for s in play_window.open_campaign.people.all_sheets() if s.is_pc)
    npc = next(s for s in play_window.open_campaign.people.all_sheets() if not s.is_pc)

    def seen() -> bool:
        play_window.tray.prepare(hero.id, "opposed", {"other": npc.id, "gm": True})  # before the first stage
        play_window.tray.throw()
        return play_window.display.pictures.picture().face.roll is not None

    assert not seen()
    play_window.open_campaign.play_session.play("session", {"kind": "enter", "who": npc.id})
    assert seen()


def test_prepared_ambush_is_not_on_the_display(play_window: CampaignWindow) -> None:
    """EN-SUR-01: after its window the display does not name the sneaking NPC."""
    tracker = fighting(play_window)
    npc = who(play_window, "霧の手下")
    play_session = play_window.open_campaign.play_session
    play_session.play("battle", {"kind": "sneak", "who": npc, "gm": True})
    while state(play_window).check is not None:
        wants = state(play_window).check.wants
        play_session.play(
            "battle", {"kind": "choose", "option": "next"} if wants is None else {"kind": "throw", "faces": [2, 3]}
        )
        assert play_window.display.pictures.picture().face.roll is None
    assert tracker.isVisible()


def test_the_board_moves_people_between_its_groups(main: MainController, play_window: CampaignWindow) -> None:
    """EN-SES-05, EN-SES-07, EN-REC-07."""
    tracker = meeting(play_window)
    for _ in range(4):
        play_window.play_page.step.press()
    play_window.play_page.step.press()
    lead, support, away = tracker.groups
    assert [line.name.text() for line in lead.shown] == ["朝倉 アカネ"]
    line = next(w for w in support.shown if w.name.text() == "三枝 ハル")
    click(named(line, "バックステージへ"))
    assert "三枝 ハル" in [w.name.text() for w in away.shown]
    assert not any(b.isVisible() and b.text() == "回復に専念" for b in away.shown[0].buttons)  # appeared already
    line = next(w for w in support.shown if w.name.text() == "霧島 七海")
    click(named(line, "スポット"))
    assert state(play_window, "session").protagonist == who(play_window, "霧島 七海")


def test_checklist_counts_and_support_is_added_manually(main: MainController, play_window: CampaignWindow) -> None:
    """EN-XP-01, EN-AMB-26."""
    tracker = meeting(play_window)
    play_window.open_campaign.play_session.play(
        "session", {"kind": "stage", "stage": "last", "gm": True, "confirm": True}
    )
    row = tracker.experience.rows.all[0]
    click(row[1])
    assert state(play_window, "session").members[0].ticks.finished
    points = row[6]
    assert isinstance(points, QLabel)
    assert points.text() == "＋1 点"
    click(row[9])
    sheet = play_window.open_campaign.sheet(str(row[1].property("who")))
    assert sheet is not None
    assert sheet.xp_total == 1


@pytest.mark.styled
def test_nothing_is_cut_at_150_percent_and_one_scroll_bar_appears(
    main: MainController, play_window: CampaignWindow
) -> None:
    """The last button of the order is inside the page, and only one bar scrolls."""
    main.window.resize(1366, 720)
    main.preferences.change(scale=150)
    try:
        play_session = play_window.open_campaign.play_session
        play_session.begin("battle", [s.id for s in play_window.open_campaign.people.all_sheets()])
        play_session.play("battle", {"kind": "turn"})
        QCoreApplication.processEvents()
        page = play_window.play_page.page
        tracker = page.tracker("battle")
        assert isinstance(tracker, BattleTracker)
        inner = tracker.ui.scroll.widget()
        assert inner is not None
        assert inner.minimumSizeHint().width() <= tracker.ui.scroll.viewport().width()
        strip = in_cell(tracker.ui.orderGridLayout, 0, 3)
        assert strip.minimumSizeHint().width() < sum(b.sizeHint().width() for b in strip.findChildren(QPushButton))
        assert not page.ui.trackerScroll.verticalScrollBar().isVisible()
        assert tracker.ui.scroll.verticalScrollBar().isVisible()
    finally:
        main.preferences.change(scale=100)


@pytest.mark.styled
@pytest.mark.parametrize("scale", [100, 200])
def test_tracker_fits_the_window_width(main: MainController, play_window: CampaignWindow, scale: int) -> None:
    """DESIGN 5: at 1366×768 and at 200 % it scrolls only downwards."""
    main.window.resize(1366, 720)
    main.preferences.change(scale=scale)
    tracker = fighting(play_window)
    hit(play_window, "三枝 ハル")
    QCoreApplication.processEvents()
    inner = tracker.ui.scroll.widget()
    assert inner is not None
    assert inner.minimumSizeHint().width() <= tracker.ui.scroll.viewport().width()
    play_window.play_page.step.take()
    play_window.play_page.step.take()
    QCoreApplication.processEvents()
    inner = tracker.ui.scroll.widget()
    assert inner is not None
    assert inner.minimumSizeHint().width() <= tracker.ui.scroll.viewport().width()
    main.preferences.change(scale=100)


def test_n_starts_the_selected_stage_with_its_characters(main: MainController, play_window: CampaignWindow) -> None:
    """EN-SES-09, EN-TAB-12: the next step uses the values of the form, and its button names them."""
    tracker = meeting(play_window)
    for _ in range(4):
        play_window.play_page.step.press()
    assert main.window.ui.nextButton.text().startswith("メインステージ（主人公 ")
    box = tracker.ui.protagonist
    box.setCurrentIndex(2)
    box.activated.emit(2)
    away = tracker.present.shown[0]
    away.click()
    tracker.ui.nextTitle.setText("霧の中")
    assert main.window.ui.nextButton.text() == f"メインステージ（主人公 {box.currentText()}）"
    play_window.play_page.step.press()
    session = play_window.open_campaign.play_session.playing.state("session")
    assert (session.title, session.protagonist) == ("霧の中", box.currentData())
    assert away.property("who") not in session.present
    tracker.ui.endDays.setValue(2)
    assert main.window.ui.nextButton.text() == "メインステージを終える（2 日たつ）"
    play_window.play_page.step.press()
    assert play_window.open_campaign.play_session.playing.state("session").story_days == 2
    tracker.choose_kind("battle")
    assert main.window.ui.nextButton.text().startswith("バトルステージ")


def marked(tracker: BattleTracker) -> list[str]:
    """The targets at whom the form aims."""
    targets = tracker.act_panel.targets
    rows = targets.all[: targets.count]
    return [str(row[0].property("target")) for row in rows if isinstance(row[0], KeyButton) and row[0].isChecked()]


def test_n_attacks_with_the_form_and_at_whom_it_aims(main: MainController, play_window: CampaignWindow) -> None:
    """EN-BTL-06, EN-VIS-01: a modifier that was set is not forgotten by the key; a letter aims."""
    tracker = fighting(play_window)
    play_session = play_window.open_campaign.play_session
    usual = play_window.play_page.step.primary
    assert usual is not None
    assert usual.kind == "attack"
    tracker.ui.modifier.setValue(2)
    last = tracker.act_panel.arms.shown[-1]
    play_window.play_page.page.setFocus()
    press(main, Qt.Key(ord(last.key_hint())))
    weapon = str(last.property("act")).partition(":")[2]
    play_window.play_page.step.take()
    assert play_session.playing.state("battle").check is None, "nobody has been named yet"
    assert marked(tracker) == []
    aim(main, play_window, str(usual.event["target"]))
    assert marked(tracker) == [usual.event["target"]], "whom it strikes is marked"
    play_window.play_page.step.take()
    check = play_session.playing.state("battle").check
    assert 2 in [part.value for part in check.state.sides[0].parts]
    assert check.state.strike.target == usual.event["target"]
    assert check.state.strike.weapon == weapon
    play_window.play_page.back()
    second = tracker.act_panel.targets.all[1][0].property("event")["target"]
    assert second != usual.event["target"]
    aim(main, play_window, second)
    assert marked(tracker) == [second]
    assert main.window.ui.nextButton.text().endswith(f"→ {play_window.open_campaign.sheet(second).name}")
    play_window.play_page.step.take()
    assert play_session.playing.state("battle").check.state.strike.target == second
    play_window.play_page.back()
    aim(main, play_window, who(play_window, "三枝 ハル"))  # one's own side is attacked only where that is named
    play_window.play_page.step.take()
    assert play_session.playing.state("battle").check is None
    assert "先に何をするか" in main.window.ui.commandHint.text() or not main.window.ui.nextButton.isEnabled()


def test_useful_effects_have_the_low_numbers(main: MainController, play_window: CampaignWindow) -> None:
    """EN-TAB-03: E1 is the first line that is shown; what only helps the other side comes behind it."""
    tracker = fighting(play_window)
    hit(play_window, "三枝 ハル")
    chain = tracker.chain.chain
    assert chain is not None
    usual = [declarable for declarable in chain.declarables if not (declarable.against or declarable.always)]
    others = [declarable for declarable in chain.declarables if declarable.against and declarable.key]
    keys = [declarable.key for declarable in usual if declarable.key]
    assert keys == list(range(1, len(keys) + 1))
    assert others
    assert min(declarable.key for declarable in others) > max(keys)


def test_only_the_end_is_offered_after_the_last_stage(main: MainController, play_window: CampaignWindow) -> None:
    """EN-SES-08: no further stage is offered as the next one."""
    tracker = meeting(play_window)
    for event in (
        {"kind": "stage", "stage": "zero"},
        {"kind": "end_stage"},
        {"kind": "stage", "stage": "first"},
        {"kind": "end_stage"},
        {"kind": "stage", "stage": "last", "confirm": True},
        {"kind": "end_stage"},
    ):
        assert not tracker.ui.betweenPanel.isHidden() or state(play_window, "session").stage is not None
        play_window.play_page.requests.post("session", event)
    assert tracker.ui.betweenPanel.isHidden()
    filled = [b for b in tracker.findChildren(QPushButton) if b.isVisible() and b.property("role") == "primary"]
    assert filled == [], "the filled button is the window's"
    assert main.window.ui.nextButton.text() == "セッションを終える"
    play_window.play_page.step.press()
    assert state(play_window, "session").over


def test_a_fight_by_keys_alone(main: MainController) -> None:
    """Nothing needs the mouse: who takes part, order, attacks with windows and splits, an effect, and the way back."""
    main.window.show()
    gm = TableGm(main, "enishi")
    gm.press(Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    dialog = next(d for d in main.window.findChildren(BeginDialog) if d.isVisible())
    dialog.ui.people.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(dialog.ui.people.topLevelItemCount() - 1):
        QTest.keyClick(dialog.ui.people, Qt.Key.Key_Down)
    QTest.keyClick(dialog.ui.people, Qt.Key.Key_Space)  # an NPC, too
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert gm.play_session.playing.running == ("battle",)
    assert any(not f.actor.is_pc for f in gm.state("battle").fighters)
    gm.campaign_window.play_page.page.setFocus()
    effects, dice, fight = 0, cycle((1, 2, 6, 5, 4, 3)), gm.state("battle")
    for _ in range(160):
        fight, roll = gm.state("battle") or fight, gm.play_session.roll
        if not gm.play_session.playing.running:
            break
        if roll is not None and roll.engine and not roll.done and roll.check.wants is not None:
            gm.campaign_window.tray.focus()
            for _die in roll.check.wants.sides:
                gm.press(Qt.Key(Qt.Key.Key_0 + next(dice)))
        elif (
            effects == 0
            and roll is not None
            and roll.engine
            and any(o.enabled and not o.primary for o in roll.check.options)
        ):
            for letter in f"E{gm.campaign_window.tray.tray.ui.options.lines[0].letters}":
                gm.press(Qt.Key(ord(letter)))
            effects += 1
        else:
            before = gm.play_session.last
            gm.next()
            if gm.play_session.last == before:  # the focus went to the tray, or a split waits there
                gm.press(Qt.Key.Key_Return)
    assert gm.play_session.playing.running == ()  # the NPC has fallen, and N has led to the end
    assert fight.turn >= 2
    assert not any(fight.able(f) for f in fight.fighters if not f.actor.is_pc)
    assert effects == 1
    assert sum(len(f.actor.effect_log) for f in fight.fighters) == 1
    gm.assert_in_step()
    gm.back()
    assert gm.play_session.playing.running == ("battle",)
    gm.assert_in_step()


def test_a_long_name_leaves_the_page_its_width(main: MainController, play_window: CampaignWindow, qtbot: QtBot) -> None:
    """A name of 22 letters at 150 % leaves effects and the cancel button inside the page."""
    name = NameLabel("strong")
    qtbot.addWidget(name)
    name.setText("霧島の長い長い名前をもつ人・ことりあそび つむぎ")
    assert name.minimumSizeHint().width() < name.sizeHint().width() < name.fontMetrics().horizontalAdvance(name.text())
    tracker = fighting(play_window)
    assert isinstance(in_cell(tracker.ui.orderGridLayout, 0, 1), NameLabel)
    hit(play_window, "白い女")
    rows = tracker.chain.ui.declarableRowsLayout
    assert isinstance(in_cell(rows, 0, 1), NameLabel)


def test_treatment_is_offered_to_allies_first(main: MainController, play_window: CampaignWindow) -> None:
    """EN-REC-01: an enemy who was hurt before stayed the one to be treated when a friend was hurt."""
    tracker = fighting(play_window)
    play_session, patient = play_window.open_campaign.play_session, tracker.ui.patient
    haru, foe = who(play_window, "三枝 ハル"), who(play_window, "白い女")
    play_session.play("battle", {"kind": "adjust", "who": foe, "field": "lp", "value": 3})
    assert patient.currentData() == foe
    play_session.play("battle", {"kind": "adjust", "who": haru, "field": "lp", "value": 3})
    assert [patient.itemData(n) for n in range(patient.count())] == [haru, foe]
    assert patient.currentData() == haru
    patient.setCurrentIndex(1)
    play_session.play("battle", {"kind": "adjust", "who": haru, "field": "lp", "value": 2})
    assert patient.currentData() == foe  # as it was chosen
    assert tracker.ui.aidButton.property("event")["patient"] == foe


def test_new_bond_is_offered_for_characters_without_one(main: MainController, play_window: CampaignWindow) -> None:
    """EN-VAL-29, EN-AMB-69: after each bond that was written the next press was refused."""
    tracker = fighting(play_window)
    ui, akane = tracker.tools.ui, who(play_window, "朝倉 アカネ")

    def offered() -> set[str]:
        return {ui.person.itemText(n) for n in range(ui.person.count())}

    assert offered() == {"三枝 ハル", "黒木 宗一", "霧の手下"}
    ui.person.setCurrentIndex(ui.person.findText("三枝 ハル"))
    click(ui.toolsToggle)
    click(ui.bondButton)
    assert state(play_window).fighter(akane).actor.bonds[-1].person == "三枝 ハル"
    assert offered() == {"黒木 宗一", "霧の手下"}
    ui.bondRow.setCurrentIndex(ui.bondRow.findData(0))
    ui.bondRow.activated.emit(ui.bondRow.currentIndex())
    assert ui.person.currentText() == "霧島 七海"
    assert "三枝 ハル" in offered()
    play_window.play_page.select(who(play_window, "霧島 七海"))
    ui.person.setEditText("消えた姉")
    play_window.open_campaign.play_session.play("battle", {"kind": "leave", "who": who(play_window, "三枝 ハル")})
    assert ui.person.currentText() == "消えた姉"  # what is being typed stays
    play_window.play_page.select(akane)
    assert ui.person.currentText() in offered()


def test_character_is_hurt_treated_killed_and_revived_by_buttons(
    main: MainController, play_window: CampaignWindow
) -> None:
    """EN-DMG-05, EN-DMG-06, EN-REC-01, EN-PRM-05, EN-PRM-06: hurt, unconscious, treated, dead, revived."""
    tracker = fighting(play_window)
    haru, ui = who(play_window, "三枝 ハル"), tracker.tools.ui
    play_window.play_page.select(haru)
    click(ui.toolsToggle)

    def number(field: str, value: int) -> None:
        ui.field.setCurrentIndex(ui.field.findData(field))
        ui.value.setValue(value)
        click(ui.setButton)

    def life() -> str:
        found: str = state(play_window).fighter(haru).actor.state
        return found

    number("lp", 2)
    number("sp", 0)
    assert life() == "unconscious"
    patient = tracker.ui.patient
    patient.setCurrentIndex(patient.findData(haru))
    patient.currentIndexChanged.emit(patient.currentIndex())
    click(tracker.ui.aidButton)
    play_window.open_campaign.play_session.play("battle", {"kind": "throw", "faces": [6, 5]})
    while state(play_window).check is not None:
        play_window.play_page.step.take()
    assert state(play_window).fighter(haru).actor.lp == 3
    play_window.play_page.select(haru)
    ui.payer.setCurrentIndex(ui.payer.findData(who(play_window, "黒木 宗一")))
    ui.payer.activated.emit(ui.payer.currentIndex())
    assert ui.healButton.isVisible()
    assert not ui.reviveButton.isVisible()
    number("lp", 0)
    assert life() == "dead"
    assert not ui.healButton.isVisible()
    ui.payer.setCurrentIndex(ui.payer.findData(who(play_window, "黒木 宗一")))
    ui.payer.activated.emit(ui.payer.currentIndex())
    before = state(play_window).fighter(who(play_window, "黒木 宗一")).actor
    click(ui.reviveButton)
    actor, payer = (
        state(play_window).fighter(haru).actor,
        state(play_window).fighter(who(play_window, "黒木 宗一")).actor,
    )
    assert (life(), actor.lp, actor.sp) == ("normal", actor.lp_max, actor.sp_max)
    assert (payer.clv, payer.xp_total) == (before.clv - 1, before.xp_total + 2)  # support is worth two (EN-XP-03)


def test_options_places_reactions_pressure_and_cover_on_the_page(
    main: MainController, play_window: CampaignWindow
) -> None:
    """EN-OPT-01, EN-OPT-02, EN-VIS-01, EN-WAT-01, EN-AMB-58, EN-TMP-06: all of it on the page, none of it by hand."""
    play_session, page = play_window.open_campaign.play_session, play_window.play_page
    sheets = [s.id for s in play_window.open_campaign.people.all_sheets()]
    play_session.begin("battle", sheets)
    play_session.play("battle", {"kind": "turn"})
    tracker = page.page.tracker("battle")
    assert isinstance(tracker, BattleTracker)
    ui, first = tracker.ui, sheets[0]
    spoken = [button.accessibleName() for row in tracker.order.order_parts.values() for button in row]
    assert len(set(spoken)) == 3 * len(sheets)
    assert "三枝 ハル: 防御に徹する" in spoken
    button = next(
        attack
        for _roll, attack, _defence in tracker.order.order_parts.values()
        if attack.property("event")["who"] == first
    )
    click(button)
    assert state(play_window).fighter(first).stance == "attack"
    click(button)
    assert state(play_window).fighter(first).stance == ""
    for number, identifier in enumerate(sheets):
        play_session.play("battle", {"kind": "adjust", "who": identifier, "field": "order", "value": 20 - number})
    for box, field in ((ui.water, "water"), (ui.vision, "vision")):
        before = getattr(state(play_window), field)
        box.setCurrentIndex(1)
        box.activated.emit(1)
        assert getattr(state(play_window), field) != before
    ui.reaction.setCurrentIndex(ui.reaction.findData("decline"))
    assert tracker.aim_at(page.step.primary.event["target"])
    page.step.take()
    struck = state(play_window).check.state.strike.target
    assert not state(play_window).check.state.sides[1].made
    page.back()
    ui.skill.setCurrentIndex(1)
    ui.skill.activated.emit(1)
    assert tracker.aim_at(page.step.primary.event["target"])
    page.step.take()
    assert state(play_window).check.state.kind == "pressure"
    page.back()
    click(tracker.act_panel.arms.shown[0])
    assert tracker.aim_at(struck)
    page.step.take()
    play_session.play("battle", {"kind": "throw", "faces": [6, 5]})
    for _ in range(6):
        options = state(play_window).check.options
        cover = next((o for o in options if o.enabled and o.id.startswith("cover:")), None)
        if cover is not None:
            break
        play_session.play("battle", {"kind": "choose", "option": "next"})
    assert cover is not None
    play_session.play("battle", {"kind": "choose", "option": cover.id})
    assert state(play_window).check.state.covered
    assert state(play_window).check.state.strike.target != struck


def test_a_row_of_the_order_is_filled_where_it_shows_something_else(
    main: MainController, play_window: CampaignWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_session, sheets = (
        play_window.open_campaign.play_session,
        [s.id for s in play_window.open_campaign.people.all_sheets()],
    )
    play_session.begin("battle", sheets)
    play_session.play("battle", {"kind": "turn"})
    written: list[str] = []
    put = battle_tracker.put

    def write(widget: QLabel | QPushButton, text: str) -> None:
        written.append(text)
        put(widget, text)

    monkeypatch.setattr(battle_tracker, "put", write)
    tracker = play_window.play_page.page.tracker("battle")
    assert isinstance(tracker, BattleTracker)
    play_session.play("battle", {"kind": "adjust", "who": sheets[0], "field": "order", "value": 20})
    names = [s.name for s in play_window.open_campaign.people.all_sheets()]
    assert [text for text in written if text in names] == [names[0]]


def test_refused_option_is_not_left_pressed(main: MainController, play_window: CampaignWindow) -> None:
    """Qt turns what can be checked by itself; the next step shows what holds."""
    play_session, sheets = (
        play_window.open_campaign.play_session,
        [s.id for s in play_window.open_campaign.people.all_sheets()],
    )
    play_session.begin("battle", sheets)
    play_session.play("battle", {"kind": "turn"})
    tracker = play_window.play_page.page.tracker("battle")
    assert isinstance(tracker, BattleTracker)
    tracker.order._request = lambda event: None
    attack = next(iter(tracker.order.order_parts.values()))[1]
    click(attack)
    assert attack.isChecked()
    play_session.play("battle", {"kind": "adjust", "who": sheets[-1], "field": "order", "value": 3})
    assert not attack.isChecked()


def typed(main: MainController, line: str) -> int:
    """Type keys apart by blanks, `^K` with Shift, and runs of faces in brackets; return how many keys are no faces."""
    count = 0
    for part in line.split():
        faces = part.strip("()") if part.startswith("(") else ""
        for key in faces or [part]:
            held = Qt.KeyboardModifier.ShiftModifier if key.startswith("^") else Qt.KeyboardModifier.NoModifier
            code = NAMED.get(key) or Qt.Key(ord(key.removeprefix("^")))
            QTest.keyClick(QApplication.focusWidget() or main.window, code, held)
            QCoreApplication.processEvents()  # a dialog that has opened gets the keys
        count += not faces
    return count


NAMED = {"⏎": Qt.Key.Key_Return, "⌫": Qt.Key.Key_Backspace, "⎋": Qt.Key.Key_Escape, "-": Qt.Key.Key_Minus}


def test_order_of_all_is_typed_in_one_run(main: MainController, play_window: CampaignWindow) -> None:
    """EN-BTL-02, EN-TAB-02: two faces each, a third for a pair; Enter posts them, and needs them all."""
    play_session = play_window.open_campaign.play_session
    ids = [s.id for s in play_window.open_campaign.people.all_sheets() if s.name != "鳴海 町長"]
    play_session.begin("battle", ids)
    play_window.play_page.page.setFocus()
    assert typed(main, "⏎ (463322511543)") == 1
    before = play_session.last
    typed(main, "⏎")
    assert play_session.last == before, "a face is missing"
    typed(main, "⌫ (36)")
    assert main.window.ui.nextButton.text() == "6 人の順番を決める"
    typed(main, "(5)")
    assert play_session.last == before, "a surplus face is none"
    assert typed(main, "⏎") == 1
    faces = [fighter.faces for fighter in state(play_window).fighters]
    assert faces == [(4, 6), (3, 3), (2, 5), (1, 1), (5, 4), (3, 6)] or state(play_window).phase == "act"
    assert state(play_window).phase == "act"
    origins = [entry.data["event"].get("origin") for entry in play_session.log().entries if "event" in entry.data]
    assert "app" not in origins


@pytest.mark.parametrize(
    ("line", "most", "lp"),
    [("^K (45) ⏎ (23) ⏎ ⏎", 4, 4), ("^K (45) ⏎ (23) E C I (41) E D M ⏎ ⏎", 10, 7)],
    ids=["attack, defence, split, end", "one covers, another lowers the damage"],
)
def test_turn_is_said_in_few_keys(
    main: MainController, play_window: CampaignWindow, line: str, most: int, lp: int
) -> None:
    """EN-BTL-06, EN-DMG-03: ⇧letter aims, faces begin the check, Enter accepts what is shown, Enter ends the turn."""
    fighting(play_window)
    play_window.play_page.page.setFocus()
    assert typed(main, line) <= most
    foe = play_window.open_campaign.sheet(who(play_window, "霧の手下"))
    assert isinstance(foe, Sheet)
    assert foe.lp == lp
    assert state(play_window).check is None
    assert state(play_window).now != who(play_window, "朝倉 アカネ")


def test_first_aid_and_damage_are_said_in_few_keys(main: MainController, play_window: CampaignWindow) -> None:
    """EN-AMB-52, EN-AMB-23: a friend is treated as the turn's act; loose stones hit the next one."""
    fighting(play_window)
    haru = who(play_window, "三枝 ハル")
    play_session = play_window.open_campaign.play_session
    play_session.play("battle", {"kind": "adjust", "who": haru, "field": "lp", "value": 3})
    play_window.play_page.page.setFocus()
    assert typed(main, "T ^H (45) ⏎ ⏎") == 4
    assert play_window.open_campaign.sheet(haru).lp == 4  # type: ignore[union-attr]
    assert state(play_window).now == haru
    assert typed(main, "⎋ H - (2) ⏎ ⏎") == 5
    assert play_window.open_campaign.sheet(haru).lp == 2  # type: ignore[union-attr]
