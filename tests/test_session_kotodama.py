"""A whole play session of コトダマ d10 through the real window, by keys and clicks, ends where the journal folds to."""

from __future__ import annotations

import json
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QWidget

from desktop.controllers.main import MainController
from desktop.core.value import Viewer
from desktop.services.journal.replay import replay
from desktop.views.systems.kotodama.play.battle_tracker import BattleTracker
from desktop.views.systems.kotodama.play.drawn import LaneCard
from desktop.views.systems.kotodama.play.session_tracker import SessionTracker
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main
from tests.rules_in_force import play_by
from tests.table_mode import Hands, no_sheet_open

PLAYED = {"hp": "hp", "karma": "karma", "state": "char_state", "connection": "connection"}


def click(widget: QWidget) -> None:
    assert widget.isEnabled(), widget
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


class Gm(Hands):
    """A GM at the window."""

    def __init__(self, main: MainController) -> None:
        with no_sheet_open():
            main.open_sample("kotodama")
        assert main.campaign_window is not None
        self.main, self.campaign_window = main, main.campaign_window
        self.play_session = self.campaign_window.open_campaign.play_session
        self.play_page = self.campaign_window.play_page
        self.dice = cycle((9, 3, 8, 2, 7, 4, 9, 5, 6, 2))
        click(main.window.ui.playButton)

    @property
    def session(self) -> SessionTracker:
        found = self.play_page.page.tracker("session")
        assert isinstance(found, SessionTracker)
        return found

    @property
    def battle(self) -> BattleTracker:
        found = self.play_page.page.tracker("battle")
        assert isinstance(found, BattleTracker)
        return found

    @property
    def story(self) -> Any:
        return self.play_session.playing.state("session")

    @property
    def round(self) -> Any:
        return self.play_session.playing.state("battle")

    def sheet(self, who: str) -> Any:
        found = self.campaign_window.open_campaign.sheet(who)
        assert found is not None
        return found

    @property
    def wanted(self) -> int:
        """How many dice the check in the tray waits for."""
        roll = self.play_session.roll
        assert roll is not None
        assert roll.check.wants is not None
        return len(roll.check.wants.sides)

    def type_dice(self, *faces: int) -> None:
        """Type real dice, one key each, 0 for ten; without faces the next ones of the cup."""
        wanted = self.wanted
        self.to_faces()
        given = (*faces, *(next(self.dice) for _ in range(wanted)))[:wanted]
        for face in given:
            self.press(Qt.Key(Qt.Key.Key_0 + face % 10))

    def finish(self, *faces: int) -> None:
        """Throw until nothing is wanted any more."""
        left = list(faces)
        for _ in range(30):
            roll = self.play_session.roll
            if roll is None or roll.done or roll.check.wants is None:
                return
            count = len(roll.check.wants.sides)
            given, left = left[:count], left[count:]
            self.type_dice(*given)
        pytest.fail("the check does not end")

    def assert_in_step(self) -> None:
        """Assert that a fold of the journal alone and the files equal the play session."""
        campaign = self.campaign_window.open_campaign.campaign
        history = self.folded()
        for name in history.play.states:
            state: Any = history.play.bound(name, history.play.known(history.first))
            for person in state.people:
                found = {field: getattr(self.sheet(person.id), field) for field in PLAYED.values()}
                assert found == {field: getattr(person, name) for name, field in PLAYED.items()}, person.name
        assert self.campaign_window.open_campaign.flush()
        stored = {row["id"]: row for row in map(_read, (campaign.folder / "characters").glob("*.json"))}
        for sheet in self.campaign_window.open_campaign.people.all_sheets():
            kept = {field: stored[sheet.id][field] for field in PLAYED.values()}
            assert kept == {field: getattr(sheet, field) for field in PLAYED.values()}, sheet.name


def _read(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))


def test_a_whole_session(main: MainController) -> None:
    gm = Gm(main)
    opening(gm)
    checks(gm)
    slow_work(gm)
    fight(gm)
    ending(gm)
    assert gm.counted >= 80
    log = gm.play_session.log()
    mine, open_ = replay(log, "鉄錆の街", secrets=True), replay(log, "鉄錆の街")
    assert "電子の番人：HP" in mine
    assert "電子の番人：HP" not in open_


def opening(gm: Gm) -> None:
    """KO-KTD-03: two scenes at once, each with its title."""
    gm.begin("session")
    gm.session.ui.sceneTitle.setFocus()
    QTest.keyClicks(gm.session.ui.sceneTitle, "alley")
    QTest.keyClicks(gm.session.ui.sceneOther, "node")
    gm.session.ui.sceneOther.setFocus()
    gm.press(Qt.Key.Key_Return)
    state = gm.story
    assert (state.scene, state.title, state.kotodama_title) == (1, "alley", "node")
    assert gm.session.lanes.ui.realSub.text().endswith("alley")
    gm.assert_in_step()


def checks(gm: Gm) -> None:
    """KO-CHK, KO-OPP, KO-EXT, KO-TAT, KO-UKA: every kind of check, typed and thrown; numbers by selection."""
    haganeh, miyo = gm.names["ハガネ"], gm.names["ミヨ"]
    gm.play_page.select(haganeh)
    tools = gm.session.tools
    before = gm.sheet(haganeh).karma
    click(tools.ui.normalButton)
    gm.finish(1, 1, 2, 3, 4, 5)  # a 1 in a failure: ウカツ!
    assert gm.sheet(haganeh).karma == before - 1
    click(tools.ui.normalButton)
    gm.finish(10, 2, 3, 4, 5, 6, 8)  # タツジン!, thrown again
    assert gm.sheet(haganeh).karma == before - 1
    gm.campaign_window.tray.prepare(haganeh, "opposed", {"opponent": miyo})
    gm.finish()
    gm.campaign_window.tray.prepare(haganeh, "normal", {})
    gm.campaign_window.tray.focus()
    gm.press_button()  # thrown by the program
    gm.finish()
    gm.play_page.select(miyo)
    click(tools.ui.diveButton)  # refused: it needs a reason
    assert gm.play_page.page.ui.rulingBar.isVisible()
    assert not tools.ui.diveButton.isChecked()
    tools.ui.reason.setCurrentIndex(tools.ui.reason.findData("wazamae_counter"))
    click(tools.ui.diveButton)
    assert gm.sheet(miyo).connection == "dive"
    assert [c.face.kind for c in gm.session.lanes.real.shown if c.face.who == miyo] == ["body"]
    tools.ui.field.setCurrentIndex(tools.ui.field.findData("wazamae"))
    tools.ui.value.setValue(2)
    click(tools.ui.setButton)
    assert gm.sheet(miyo).wazamae_counter == 2
    gm.assert_in_step()


def slow_work(gm: Gm) -> None:
    """KO-EXT-03…07, KO-AMB-23: an extended check continues while the story does; another is given up."""
    ui = gm.session.ui
    gm.play_page.select(gm.names["ハガネ"])
    for label in ("wall", "door"):
        ui.trackLabel.setFocus()
        QTest.keyClicks(ui.trackLabel, label)
        ui.goal.setValue(9)
        click(ui.trackButton)
    first, second = gm.session.tracks.rows.shown
    click(first.again)
    gm.finish(*[8] * 6)
    assert gm.story.tracks[0].check.cumulative > 0
    click(gm.session.tracks.rows.shown[0].again)
    gm.finish()
    click(second.stop)
    assert gm.story.tracks[1].check.aborted
    QTest.keyClicks(ui.rulingText, "smoke")
    click(ui.rulingAdd)
    gm.assert_in_step()


def fight(gm: Gm) -> None:
    """KO-PHS, KO-ACT, KO-RNG, KO-VIC: one battle to its end, with three steps undone and continued differently."""
    gm.begin("battle")
    ui, terms = gm.battle.ui, gm.battle.terms
    click(button(ui.victorySides, "敵側全員の戦闘不能"))
    click(button(ui.defeatSides, "PC側全員の戦闘不能"))
    gm.next()
    assert (gm.round.phase, len(gm.round.conditions)) == ("setup", 2)
    assert len(terms.chips.shown) == 2
    gm.next()
    gm.next()
    assert gm.round.phase == "main"
    move_and_attack(gm)
    gm.assert_in_step()
    to_the_end(gm)
    gm.assert_in_step()


def button(root: QWidget, text: str) -> QPushButton:
    return next(b for b in root.findChildren(QPushButton) if b.isVisible() and b.text() == text)


def move_and_attack(gm: Gm) -> None:
    """An act with its distance; a missed attack, undone by three steps, that hits with other dice."""
    ui, actor = gm.battle.ui, gm.round.current
    gm.battle.setFocus()
    gm.press(Qt.Key.Key_W)
    assert ui.aimPanel.isVisible()
    gm.press(Qt.Key.Key_3)
    gm.press(Qt.Key.Key_Return)
    left = next(p for p in gm.round.people if p.id == actor).remaining
    gm.battle.setFocus()
    gm.press(Qt.Key.Key_A)
    guard = next(b for b in gm.battle.act.targets.shown if b.property("who") == gm.names["電子の番人"])
    assert "届" in guard.text()
    assert "オーバーレンジ" in guard.toolTip()
    before = gm.round
    click(next(b for b in gm.battle.act.targets.shown if b.property("who") == gm.names["クロガネ"]))
    assert ui.duelPanel.isVisible()
    gm.next()
    gm.type_dice(*[2] * gm.wanted)
    gm.finish(*[9] * 20)
    assert gm.round.hit is None
    for _ in range(4):
        gm.back()
    assert gm.round == before
    click(next(b for b in _aimed(gm) if b.property("who") == gm.names["クロガネ"]))
    gm.next()
    gm.type_dice(*[9] * gm.wanted)
    gm.finish(*[2] * 20)
    assert ui.hitPanel.isVisible()
    ui.hitAmount.setFocus()
    ui.hitAmount.setValue(4)
    assert "HP 15 → 11" in ui.hitAfter.text()
    gm.press(Qt.Key.Key_Return)
    assert gm.sheet(gm.names["クロガネ"]).hp == 11
    assert QApplication.focusWidget() is gm.battle  # not a list elsewhere in the window, which would take the next key
    assert next(p for p in gm.round.people if p.id == actor).remaining == left - 1


def test_attack_targets_standing_enemy(main: MainController) -> None:
    """KO-STA-06: one point kills a character in 戦闘不能; Enter after A must not cause it."""
    gm = Gm(main)
    gm.begin("session")
    gm.begin("battle")
    for _ in range(3):
        gm.next()
    foes = [p.id for p in gm.round.people if p.side == "enemy"]
    first = _aimed(gm)[0].property("who")
    assert first in foes
    gm.press(Qt.Key.Key_Escape)
    gm.play_page.select(first)
    click(gm.battle.tools.ui.downButton)
    gm.play_page.select(gm.round.current)
    shown = [b.property("who") for b in _aimed(gm)]
    assert set(shown[: len(foes)]) == set(foes)
    assert shown[len(foes) - 1] == first


def test_secret_extended_check_shows_numbers_only_while_viewed(main: MainController) -> None:
    """累積, 目標 and the next pool would reveal the dice that the tray covers."""
    gm = Gm(main)
    gm.begin("session")
    ui = gm.session.ui
    ui.goal.setValue(9)
    ui.trackSecret.setChecked(True)
    click(ui.trackButton)
    row = gm.session.tracks.rows.shown[0]
    click(row.again)
    gm.finish(*[8] * 6)
    assert gm.story.tracks[0].check.cumulative == 6
    numbers = (row.count, row.bar, row.note)
    assert not any(part.isVisible() for part in numbers)
    assert not any(sign.isdigit() for sign in row.again.text())
    QTest.mousePress(row.look, Qt.MouseButton.LeftButton)
    assert all(part.isVisible() for part in numbers)
    QTest.mouseRelease(row.look, Qt.MouseButton.LeftButton)
    assert not any(part.isVisible() for part in numbers)


def test_conditions_that_are_missing_are_named_as_the_round_begins(main: MainController) -> None:
    """KO-FSM-R01, KO-VIC-02: a warning beside the conditions, gone once both are named or the round continues."""
    gm = Gm(main)
    gm.begin("battle")
    ui = gm.battle.ui
    first = ui.victorySides.findChildren(QPushButton)[0], ui.defeatSides.findChildren(QPushButton)[0]
    assert [one.text() for one in first] == ["敵側全員の戦闘不能", "PC側全員の戦闘不能"], (
        "the usual end is offered first"
    )
    click(first[0])
    assert not ui.conditionWarning.isVisible()
    gm.press(Qt.Key.Key_N)
    assert gm.round.phase == "setup"
    assert ui.conditionWarning.isVisible()
    assert "そろっていません" in ui.conditionWarning.text()
    click(ui.conditionToggle)
    click(first[1])
    assert not ui.conditionWarning.isVisible()
    click(first[1])
    assert ui.conditionWarning.isVisible()
    gm.press(Qt.Key.Key_N)
    assert not ui.conditionWarning.isVisible()


def test_met_condition_is_marked_without_moving_others(main: MainController) -> None:
    """KO-VIC-04: the chip of a condition that is met is the same height: nothing below it moves."""
    gm = Gm(main)
    gm.begin("session")
    gm.begin("battle")
    click(button(gm.battle.ui.victorySides, "敵側全員の戦闘不能"))
    for _ in range(2):
        gm.next()
    chip = gm.battle.terms.chips.shown[0]
    before = chip.sizeHint().height()
    for who in [p.id for p in gm.round.people if p.side == "enemy"]:
        gm.play_page.select(who)
        click(gm.battle.tools.ui.downButton)
    assert chip.isChecked()
    assert chip.text().startswith("✓ 勝利：")
    assert chip.sizeHint().height() == before


def _aimed(gm: Gm) -> list[QPushButton]:
    gm.battle.setFocus()
    gm.press(Qt.Key.Key_A)
    return gm.battle.act.targets.shown


def to_the_end(gm: Gm) -> None:
    """Round after round with N; every enemy is felled by the GM's damage to the selected character (KO-FSM-C01)."""
    enemies = [p.id for p in gm.round.people if p.side == "enemy"]
    for _ in range(36):
        assert gm.round.phase != "main" or not gm.main.window.ui.nextButton.isEnabled(), "nobody has named an act"
        gm.give_up() if gm.round.phase == "main" else gm.next()
    assert gm.round.round >= 2
    for who in enemies:
        card = next(c for pool in (gm.battle.lanes.real, gm.battle.lanes.kotodama) for c in pool.shown if _is(c, who))
        card.click()
        assert gm.play_page.selected == who
        gm.battle.tools.ui.amount.setValue(50)
        click(gm.battle.tools.ui.damageButton)
        assert gm.sheet(who).char_state == "downed"
    assert gm.battle.ui.victoryButton.isVisible()
    assert "戦闘終了" in gm.main.window.ui.nextButton.text()
    gm.next()
    assert (gm.round.phase, gm.round.result) == ("ended", "victory")
    gm.next()
    assert gm.play_session.playing.running == ("session",)


def _is(card: LaneCard, who: str) -> bool:
    return card.face.who == who and card.face.kind == "active"


def ending(gm: Gm) -> None:
    """KO-STA-05: a character is revived; the session is closed; the rules have no growth, the sheet has."""
    foe = gm.names["クロガネ"]
    gm.play_page.select(foe)
    click(gm.session.tools.ui.releaseButton)
    assert gm.sheet(foe).hp == 1
    gm.assert_in_step()
    gm.play_page.page.tools.close_engine.trigger()
    assert gm.play_session.playing.running == ()


def test_log_has_round_events_without_prompts(main: MainController) -> None:
    """KO-TBL-15: questions and actions are in the tracker; the log has events only."""
    gm = Gm(main)
    gm.begin("session")
    gm.begin("battle")
    for _ in range(3):
        gm.next()
    assert "アーツはありますか" in gm.battle.ui.prompt.text() or "戦闘移動" in gm.battle.ui.prompt.text()
    gm.press(Qt.Key.Key_W)
    gm.press(Qt.Key.Key_Return)
    assert next(p for p in gm.round.people if p.id == gm.round.current).remaining == 3
    gm.give_up()
    for secrets in (True, False):
        text = replay(gm.play_session.log(), "夜", secrets=secrets)
        assert "残り3" not in text
        assert "◇ 第 1 ラウンド\n　　セットアップフェイズ。" in text
        assert "次は" not in text
        assert "シラサギ のメインフェイズ。行動回数 残り4。" in text
        assert "ありますか" not in text
        assert "戦闘移動1／" not in text


def test_next_names_no_act_and_discards_none(main: MainController) -> None:
    """KO-PHS-08, KO-PHS-09: N does nothing before an act is named; the rest is discarded by its own key."""
    gm = Gm(main)
    gm.begin("session")
    gm.begin("battle")
    for _ in range(3):
        gm.next()
    ui, before, actor = gm.battle.ui, gm.round, gm.round.current
    assert not gm.main.window.ui.nextButton.isEnabled()
    gm.next()
    gm.press(Qt.Key.Key_Return)
    assert gm.round == before
    assert not ui.aimPanel.isVisible()
    gm.press(Qt.Key.Key_A)
    assert ui.aimPanel.isVisible()
    assert gm.round == before
    assert gm.main.window.ui.nextButton.text() == "対象を選ぶ"
    gm.next()
    target = QApplication.focusWidget()
    assert target in gm.battle.act.targets.shown
    foe = target.property("who")
    gm.press(Qt.Key.Key_Return)
    assert gm.round == before, "aimed, and not declared yet"
    assert gm.main.window.ui.nextButton.text() == f"{gm.sheet(foe).name} を攻撃"
    ui.duelHidden.setChecked(True)
    gm.battle.setFocus()
    gm.next()  # the check as the form is filled in
    assert gm.round.check.hidden
    gm.finish(*[9] * gm.wanted, *[2] * 20)
    hurt = gm.sheet(foe).hp
    ui.hitAmount.setValue(3)
    gm.battle.setFocus()
    gm.next()
    assert gm.sheet(foe).hp == hurt - 3
    gm.give_up()
    assert gm.round.phase == "initiative"
    assert next(p for p in gm.round.people if p.id == actor).state == "done"


@pytest.mark.styled
def test_due_step_is_visible_in_a_low_window(main: MainController) -> None:
    """N, and the keys of acts, bring the foot of the round into view where the window is lower than the page."""
    gm = Gm(main)
    main.window.resize(main.window.minimumSize())
    gm.begin("session")
    gm.begin("battle")
    QApplication.processEvents()
    main.window.activateWindow()  # offscreen the focus does not return when a dialog closes
    QApplication.processEvents()
    gm.battle.setFocus()
    for _ in range(3):
        gm.next()
    gm.press(Qt.Key.Key_A)
    QApplication.processEvents()
    assert gm.battle.ui.aimPanel.visibleRegion().boundingRect() == gm.battle.ui.aimPanel.rect()
    for key in (Qt.Key.Key_N, Qt.Key.Key_W):
        gm.press(key)
        QApplication.processEvents()
        focus = QApplication.focusWidget()
        assert gm.battle.isAncestorOf(focus)
        assert focus.visibleRegion().boundingRect() == focus.rect()


def test_tab_enters_the_session_and_enter_leaves_its_fields(main: MainController) -> None:
    """Tab goes from the table itself to the first field of what runs; Enter there gives the keys back to the table."""
    gm = Gm(main)
    gm.begin("session")
    main.window.activateWindow()
    gm.play_page.page.setFocus()
    gm.press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is gm.session.ui.sceneTitle
    for field, text in ((gm.session.ui.sceneTitle, "alley"), (gm.session.ui.trackLabel, "wall")):
        field.setFocus()
        QTest.keyClicks(field, text)
        gm.press(Qt.Key.Key_Return)
        assert field.text() == ""
        gm.press(Qt.Key.Key_M)
        assert gm.play_page.selected == gm.names["ミヨ"]
        gm.press(Qt.Key.Key_Escape)
        gm.press(Qt.Key.Key_H)
        assert gm.play_page.selected == gm.names["ハガネ"]
        gm.press(Qt.Key.Key_Escape)
    gm.session.ui.goal.setFocus(Qt.FocusReason.TabFocusReason)
    gm.press(Qt.Key.Key_8)
    gm.press(Qt.Key.Key_Return)
    assert (gm.story.title, [track.label for track in gm.story.tracks]) == ("alley", ["wall", ""])
    assert [track.check.goal for track in gm.story.tracks] == [3, 8]


def test_extended_check_continues_in_the_tray(main: MainController) -> None:
    """KO-TBL-14: Enter in the tray continues; the options are beside the dice."""
    gm = Gm(main)
    gm.begin("session")
    gm.session.ui.goal.setValue(9)
    click(gm.session.ui.trackButton)
    click(gm.session.tracks.rows.shown[0].again)
    gm.finish(*[2] * 9)
    gm.campaign_window.tray.focus()
    gm.press_button()
    assert gm.play_session.roll is not None
    assert gm.play_session.roll.check.wants is not None
    gm.finish(*[8] * 9)
    assert len(gm.story.tracks[0].check.steps) == 2
    gm.assert_in_step()


def test_self_art_targets_user(main: MainController) -> None:
    """KO-ART-02: its target is free text; no other character is offered, and the user is aimed at already."""
    gm = Gm(main)
    gm.begin("battle")
    gm.next()
    names = {person.id: person.name for person in gm.round.people}
    users = {f"{names[p.id]}：{art.name}": p.id for p in gm.round.people for art in p.arts if art.target == "自分"}
    aimed = {}
    for button in gm.battle.act.arts.shown:
        click(button)
        aimed[button.text()] = [target.property("who") for target in gm.battle.act.targets.shown]
        assert gm.battle.act.targets.shown[0].isChecked() == (button.text() in users)
    own = users.keys() & aimed.keys()
    assert own
    assert {art: aimed[art] for art in own} == {art: [users[art]] for art in own}


def test_next_declares_an_art_that_is_aimed(main: MainController) -> None:
    """KO-ART-02: once a target is chosen the button names the art, and N declares it; before that N leads there."""
    gm = Gm(main)
    gm.begin("session")
    gm.begin("battle")
    gm.next()
    assert gm.round.phase == "setup"
    label = gm.main.window.ui.nextButton.text()
    art = gm.battle.act.arts.shown[0]
    click(art)
    name = art.text().split("：")[-1]
    assert gm.battle.ui.aimNote.isVisible()  # KO-AMB-64: its effect is a text, and moves no number
    target = gm.battle.act.targets.shown[0]
    assert gm.main.window.ui.nextButton.text() == f"{name}を宣言", "its only target is its user"
    click(target)
    gm.battle.setFocus()
    gm.next()
    assert gm.round.phase == "setup", "N gives up no art that is being declared"
    assert gm.main.window.ui.nextButton.text() == "対象を選ぶ"
    assert QApplication.focusWidget() is target
    click(target)
    assert gm.main.window.ui.nextButton.text() == f"{name}を宣言"
    click(target)
    assert gm.main.window.ui.nextButton.text() == "対象を選ぶ"
    click(target)
    gm.next()
    assert gm.round.phase == "setup"
    assert [effect.who for effect in gm.round.effects] == [target.property("who")]
    assert gm.main.window.ui.nextButton.text() == label


def test_the_program_starts_again_in_the_middle_of_a_main_phase(main: MainController) -> None:
    """KO-PHS-08: the acts have their letters again, and the keys of the strip are whose they were."""
    gm = Gm(main)
    unknown = next(
        sheet.id for sheet in gm.campaign_window.open_campaign.people.all_sheets() if sheet.name == "電子の番人"
    )
    sheets = [sheet.id for sheet in gm.campaign_window.open_campaign.people.all_sheets()]
    session = [*(who for who in sheets if gm.sheet(who).is_pc), unknown]
    gm.play_session.begin("session", session, {"hidden": [unknown]})
    gm.play_session.begin("battle", sheets, {"hidden": [unknown]})
    for _ in range(3):
        gm.next()
    assert gm.round.phase == "main"
    named = main.window.ui.nextButton.text()
    keys = [person.id for person in gm.play_page.people()]
    folder = gm.campaign_window.open_campaign.campaign.folder
    assert main.leave_campaign()
    main.enter_campaign(folder)
    assert main.campaign_window is not None
    again = main.campaign_window.play_page
    assert main.window.ui.nextButton.text() == named
    assert [person.id for person in again.people()] == keys
    tracker = again.page.tracker("battle")
    click(main.window.ui.prepareButton)
    assert isinstance(tracker, BattleTracker)
    assert not tracker.isVisible()
    assert [act.letter for act in tracker.acts][:3] == ["A", "W", "F"], "they are asked before the table is seen"


def test_attack_shows_dice_of_both_sides(main: MainController) -> None:
    """KO-SHT-25, KO-AMB-52: beside the odds, before the throw; a body that cannot react has none."""
    gm = Gm(main)
    gm.begin("battle")
    for _ in range(3):
        gm.next()
    active = next(p for p in gm.round.people if p.id == gm.round.current)
    target = next(p for p in gm.round.people if p.side == "enemy" and p.connection == "offline")
    event = {"kind": "act", "who": active.id, "act": "attack", "targets": [target.id]}
    gm.play_session.play("battle", event)
    ui = gm.battle.ui
    dice = active.abilities[0].value + 2 * active.dl
    reaction = next(a for a in target.abilities if a.tag == "react").value + 2 * target.dl
    assert ui.duelPools.text() == f"{dice} 個 対 {reaction} 個"
    gm.play_session.play("battle", {"kind": "down", "who": target.id})
    assert ui.duelPools.text() == f"{dice} 個 対 0 個"


def _pick(box: QComboBox, value: str) -> None:
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def test_an_attack_takes_target_modifiers_densei_and_space(main: MainController) -> None:
    """KO-CHK-08, KO-AMB-26, KO-SHT-26, KO-CON-15, KO-AMB-52: ruled in the form of the attack, and forgotten with it."""
    gm = Gm(main)
    gm.begin("battle")
    for _ in range(3):
        gm.next()
    who = gm.round.current
    foe = next(p.id for p in gm.round.people if p.side == "enemy" and p.connection == "offline")
    for person in (who, foe):
        gm.play_session.play("battle", {"kind": "connect", "who": person, "to": "dive", "gm": True})
    attack = {"kind": "act", "who": who, "act": "attack", "targets": [foe]}
    gm.play_session.play("battle", attack)
    ui = gm.battle.ui
    assert ui.duelTarget.value() == 8
    assert ui.duelSpace.isVisible()
    assert not ui.duelDensei.isVisible()
    dice = [int(word) for word in ui.duelPools.text().split() if word.isdigit()]
    _pick(ui.duelSpace, "real")
    assert ui.duelPools.text() == f"{dice[0]} 個 対 0 個"
    gm.play_session.play("battle", {"kind": "connect", "who": who, "to": "full_dive", "gm": True})
    assert ui.duelDensei.isVisible()
    ui.duelDensei.setChecked(True)
    ui.duelTarget.setValue(9)
    assert ui.duelOtherTarget.value() == 9, "one target for both"
    ui.duelOtherTarget.setValue(7)
    ui.duelModifier.setValue(3)
    ui.duelOtherModifier.setValue(-1)
    _pick(ui.duelSpace, "kotodama")
    shown = ui.duelPools.text()
    click(ui.duelButton)
    check = gm.round.check
    assert [tester.roll.target for tester in check.testers] == [9, 7]
    assert [tester.pool.modifier for tester in check.testers] == [3, -1]
    assert check.active.skill == "電制"
    assert shown == f"{check.active.pool.dice} 個 対 {check.passive.pool.dice} 個"
    gm.type_dice(*[8] * gm.wanted)
    gm.finish(*[2] * 20)
    assert gm.round.hit is None, "an 8 is no hit against 9"
    gm.play_session.play("battle", attack)
    assert (ui.duelTarget.value(), ui.duelModifier.value()) == (8, 0)


def test_a_far_connection_state_is_reached_step_by_step(main: MainController) -> None:
    """KO-FSM-K02: 続けて移行 is one click, one way back, and a line for every step."""
    gm = Gm(main)
    gm.begin("session")
    who = next(p.id for p in gm.story.people if p.connection == "offline" and p.is_pc)
    gm.play_page.select(who)
    tools = gm.session.tools.ui
    assert "ダイブ" in tools.fullButton.toolTip()
    _pick(tools.reason, "actor_trait")
    click(tools.fullButton)
    assert gm.sheet(who).connection == "full_dive"
    gm.back()
    assert gm.sheet(who).connection == "offline"


def test_a_slow_check_takes_target_modifier_and_densei(main: MainController) -> None:
    """KO-AMB-25, KO-CHK-08, KO-SHT-26, KO-CON-15: set as it begins, for every step; the next one is asked anew."""
    gm = Gm(main)
    gm.begin("session")
    ui = gm.session.ui
    who = ui.trackWho.currentData()
    assert not ui.trackDensei.isVisible()
    gm.play_session.play("session", {"kind": "connect", "who": who, "to": "full_dive", "gm": True})
    assert ui.trackDensei.isVisible()
    assert ui.trackTarget.value() == 8
    ui.trackDensei.setChecked(True)
    ui.trackTarget.setValue(9)
    ui.trackModifier.setValue(2)
    click(ui.trackButton)
    check = gm.story.tracks[0].check
    assert (check.tester.roll.target, check.tester.pool.modifier, check.tester.skill) == (9, 2, "電制")
    assert (ui.trackTarget.value(), ui.trackModifier.value(), ui.trackDensei.isChecked()) == (8, 0, False)


def test_an_outfit_that_reaches_across_is_an_attack_of_its_own(main: MainController) -> None:
    """KO-ART-04: its button is among the arts, and its targets are those it reaches."""
    gm = Gm(main)
    foe = next(s.id for s in gm.campaign_window.open_campaign.people.all_sheets() if s.connection == "full_dive")
    who = next(s for s in gm.campaign_window.open_campaign.people.all_sheets() if s.is_pc)
    outfit = {"id": "far", "name": "衛星砲", "range": "over", "equipped": True}
    sheet = type(who).model_validate({**who.model_dump(mode="json"), "initiative": 99, "outfits": [outfit]})
    gm.campaign_window.open_campaign.people.write(sheet)
    gm.play_session.begin("battle", [who.id, foe])
    for _ in range(3):
        gm.next()
    click(button(gm.battle.ui.artButtons, "攻撃（衛星砲） 1"))
    target = gm.battle.act.targets.shown[0]
    assert (target.property("who"), target.toolTip()) == (foe, "")
    click(target)
    gm.next()
    assert gm.round.duel.targets == (foe,)


def test_undo_before_the_battle_leaves_focus_to_play(main: MainController) -> None:
    """The focus fell into the first field of the session: the way forward and the keys of people wrote there."""
    gm = Gm(main)
    gm.begin("session")
    gm.begin("battle")
    gm.next()
    gm.battle.setFocus()
    for _ in range(2):
        main.run("undo")
    assert gm.play_session.playing.running == ("session",)
    assert QApplication.focusWidget() is gm.play_page.page
    main.run("redo")
    assert "battle" in gm.play_session.playing.running


def test_replay_writes_cost_below_the_throw(main: MainController) -> None:
    """KO-UKA-02: インガオホー値 5 → 4 is a sentence without dice."""
    gm = Gm(main)
    gm.begin("session")
    who = gm.names["ハガネ"]
    gm.play_session.play("session", {"kind": "check", "check": "normal", "who": who, "params": {"pool": 2}})
    gm.play_session.play("session", {"kind": "throw", "faces": [1, 2]})
    texts = [line.strip() for line in replay(gm.play_session.log(), "鉄錆の街").splitlines()[-2:]]
    assert texts == ["ハガネ　失敗・ウカツ!　[1 2]", "ハガネ：インガオホー値 5 → 4"]


def test_round_states_can_be_set_during_rounds_only(main: MainController) -> None:
    """KO-STA-02, KO-STA-03: before the first round and after the last one there are no turns."""
    gm = Gm(main)
    gm.begin("battle")
    gm.play_page.select(gm.names["ハガネ"])
    tools = gm.battle.tools.ui
    seen = []
    for event in ({}, {"kind": "start"}, {"kind": "end"}):
        if event:
            gm.play_session.play("battle", event)
        seen.append((tools.doneButton.isHidden(), tools.readyButton.isHidden()))
    assert seen == [(True, True), (False, True), (True, True)]


def test_without_second_space_no_label_mentions_it(main: MainController) -> None:
    """KO-AMB-58: there is one scene in no space; the banner gives the reason (KO-TBL-22)."""
    gm = Gm(main)
    off = {"kotodama_enabled": False, "kotodama_announced": True}
    open_campaign = gm.campaign_window.open_campaign
    play_by(open_campaign, open_campaign.game.definition.evolve(settings=off))
    for engine in ("session", "battle"):
        gm.begin(engine)
        lanes = (gm.session if engine == "session" else gm.battle).lanes.ui
        assert lanes.realTitle.text() == "シーン"
        assert lanes.realSub.isHidden()
        assert "使いません" in lanes.realNote.text()
        shown = gm.play_session.playing.shown(engine, Viewer())
        assert shown is not None
        assert {person.place for person in shown.people} == {""}
        if engine == "session":
            assert gm.session.ui.sceneTitle.placeholderText() == "シーンの題"
            gm.play_session.play("session", {"kind": "scene", "title": "路地裏"})
            assert (lanes.realSub.text(), lanes.realSub.isHidden()) == ("路地裏", False)
