"""The loop of d20フェイト at the table: what leads, what waits, and every choice by keys."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from desktop.controllers.main import MainController
from desktop.core.rolls.outcome import Change
from desktop.systems.d20fate.session.state import LoopStep
from desktop.views.systems.d20fate.loop import LoopTracker
from desktop.views.widgets.inputs.option_rows import LETTERS
from tests.controllers.keyboard import type_into
from tests.table_mode import TableGm, click


class Gm(TableGm):
    """The GM of the sample, with a session under way."""

    def __init__(self, main: MainController, pools: Sequence[int] = ()) -> None:
        main.window.show()
        super().__init__(main, "d20fate")
        for sheet, held in zip(self.players, pools, strict=False):
            change = Change(sheet=sheet.id, field="fate_dice", before=sheet.fate_dice, after=held)
            self.campaign_window.open_campaign.change((change,))
        self.begin("session", [sheet.id for sheet in (*self.players, *self.npcs)])
        click(self.page.ui.toolsButton)
        self.page.setFocus()

    @property
    def page(self) -> LoopTracker:
        found = self.tracker("session")
        assert isinstance(found, LoopTracker)
        return found

    @property
    def step(self) -> LoopStep:
        found: LoopStep = self.state("session").step
        return found

    @property
    def next_label(self) -> str:
        """The label of the button for the next step."""
        return self.main.window.ui.nextButton.text()

    def letter(self, letter: str) -> None:
        """A letter, from the table."""
        self.campaign_window.play_page.page.setFocus()
        self.press(Qt.Key(ord(letter)))

    def mark(self, number: int) -> None:
        """The letter of a consequence; nothing is told yet."""
        self.letter(self.page.choices[number - 1].letter)

    def take(self, number: int) -> None:
        """A consequence by its letter and Enter, a fate die by its letter, a reason by E and its letter."""
        if self.step is LoopStep.RESOLVE:
            self.mark(number)
            self.press(Qt.Key.Key_Return)
        elif self.step is LoopStep.FATE:
            self.letter("BR"[number - 1])
        else:
            self.letter("E")
            self.press(Qt.Key(ord(LETTERS[number - 1])))

    def pick(self, number: int) -> None:
        """The letter of a character, from the left."""
        person = self.campaign_window.play_page.people()[number - 1]
        self.letter(self.campaign_window.open_campaign.letters.people[person.id])

    def fail(self, face: int = 2) -> None:
        """Continue from a declaration to a confirmed failure."""
        self.next()
        self.next()
        self.throw(face)
        if self.step is LoopStep.FATE:
            self.next()
        assert self.step is LoopStep.RESOLVE


def test_session_begins_by_dealing_fate_dice(main: MainController) -> None:
    """D20-FATE-05, D20-AMB-26: last week's single die is not this play session's pool."""
    gm = Gm(main, (1,))
    assert gm.next_label == "セッション開始"
    gm.next()
    assert {sheet.fate_dice for sheet in gm.state("session").cast if sheet.is_pc} == {3}
    assert gm.page.ui.declarePage.isVisible()
    gm.assert_in_step()


def test_n_declares_nothing_unnamed(main: MainController) -> None:
    """Every player holds three, so the session begins with a declaration; an extra N after a check declares nothing."""
    gm = Gm(main)
    for _ in range(2):
        before = gm.play_session.last
        for _ in range(3):
            gm.press(Qt.Key.Key_N)
        assert gm.play_session.last == before
        gm.pick(1)
        gm.fail()
        gm.take(1)
        assert gm.step is LoopStep.STOP


def test_repeated_deal_asks_for_confirmation(main: MainController) -> None:
    """D20-PHY-07: all pools at once is nothing that a slip of the hand should do."""
    gm = Gm(main, (3, 3))
    gm.face(gm.page.ui.stunts, gm.players[0].name)
    click(gm.page.ui.startButton)
    assert gm.state("session").find(gm.players[0].id).fate_dice == 4
    assert "もう一度" in gm.page.ui.startButton.text()
    click(gm.page.ui.startButton)
    assert gm.state("session").find(gm.players[0].id).fate_dice == 3


def test_n_declares_for_the_selected_character(main: MainController) -> None:
    """D20-LOOP-01: with several players the next declaration may come from any of them."""
    gm = Gm(main)
    second = gm.campaign_window.play_page.people()[1]
    gm.pick(2)
    assert gm.next_label == f"{second.name} の宣言"
    gm.next()
    assert gm.state("session").who == second.id


def test_gm_order_is_followed_until_another_character_is_selected(main: MainController) -> None:
    gm = Gm(main)
    people = gm.campaign_window.play_page.people()
    for number in (2, 0):
        gm.face(gm.page.ui.orderStrip, people[number].name)
    assert gm.next_label == f"{people[2].name} の宣言"
    gm.fail()
    gm.take(1)
    assert gm.step is LoopStep.STOP
    assert (
        gm.next_label == f"{people[0].name} の宣言"
    )  # who comes after the one that acted, though that one is selected
    gm.pick(2)
    assert gm.next_label == f"{people[1].name} の宣言"


def test_failure_requires_a_consequence_chosen_by_keys(main: MainController) -> None:
    """D20-AMB-34: N only names what is missing; a letter chooses a consequence, and Enter tells it."""
    gm = Gm(main)
    gm.fail()
    assert gm.next_label == "悪くなることを選ぶ"
    gm.next()
    assert gm.step is LoopStep.RESOLVE
    assert main.window.notice == ""
    assert [face.key for face in gm.page.ui.hints.faces] == [choice.letter for choice in gm.page.choices]
    gm.mark(1)
    assert gm.step is LoopStep.RESOLVE
    assert gm.next_label == "「反撃を受ける」で止まる"
    gm.page.ui.describeEdit.setPlainText("縄が手からすべる。")
    gm.page.setFocus()
    gm.take(2)
    assert gm.step is LoopStep.STOP
    assert gm.state("session").consequence == "道具が壊れる"
    assert gm.state("session").description == "縄が手からすべる。"
    gm.assert_in_step()


def test_first_face_declares_and_designates(main: MainController) -> None:
    """D20-PHY-03, D20-LOOP-06: who, what, faces; every step of the loop is posted, and none before the first face."""
    gm = Gm(main)
    gm.page.ui.declareEdit.setText("縄をつたう")
    before = gm.play_session.last
    gm.pick(1)
    for letter in "15U":
        gm.letter(letter)
    assert gm.play_session.last == before
    assert gm.step is LoopStep.DECLARE
    assert gm.next_label.endswith("STR（運動）、DC 15")
    for letter in "14":
        gm.press(Qt.Key(ord(letter)))
    check = gm.state("session").check
    assert gm.state("session").text == "縄をつたう"
    assert (check.dc, [throw.throw.values for throw in check.thrown]) == (15, [(14,)])
    gm.assert_in_step()


def test_escape_takes_a_said_check_back(main: MainController) -> None:
    gm = Gm(main)
    before = gm.play_session.last
    gm.pick(1)
    gm.letter("U")
    assert gm.page.ui.designatePage.isVisible()
    gm.press(Qt.Key.Key_Escape)
    assert gm.page.ui.declarePage.isVisible()
    assert gm.play_session.last == before


def test_shift_enter_settles_without_dice(main: MainController) -> None:
    """D20-AMB-31, D20-LAW-01: where a said check could fail, Shift+Enter posts nothing and says why."""
    gm = Gm(main)
    gm.pick(1)
    gm.give_up()
    assert gm.step is LoopStep.DECLARE
    assert [entry.text for entry in gm.play_session.log().standing][-1].startswith("判定不要") or gm.counted >= 2
    before = gm.play_session.last
    gm.pick(2)
    gm.letter("U")
    gm.give_up()
    assert gm.play_session.last == before
    assert "判定を省けません" in main.window.ui.commandHint.text()


def test_a_consequence_that_is_a_condition_proposes_it(main: MainController) -> None:
    """D20-AMB-35, D20-RES-04: falling over is an accident and a condition; the GM may keep the word alone."""
    gm = Gm(main)
    who = gm.campaign_window.play_page.people()[0].id
    for ticked in (True, False):
        gm.pick(1)
        gm.fail(1)
        number = 1 + next(n for n, face in enumerate(gm.page.ui.hints.faces) if face.id == "転倒")
        gm.mark(number)
        assert gm.page.ui.stateTick.isChecked()
        if not ticked:
            gm.page.ui.stateTick.click()
        gm.next()
        assert [row.text for row in gm.state("session").find(who).conditions] == ["転倒"] * ticked
        gm.select(who)
        gm.next()
        for face in gm.page.ui.states.faces:
            gm.face(gm.page.ui.states, face.text)
        click(gm.page.ui.withdrawButton)


def test_reasons_are_taken_by_number_and_change_the_chance_at_once(main: MainController) -> None:
    """D20-ADV-02, D20-ADV-03: circumstances are reasons for two dice, as chips with keys."""
    gm = Gm(main)
    gm.next()
    ui = gm.page.ui
    before = ui.foresee.lines[0].part
    gm.take(2)
    assert ui.goodReasons.checked() == ("不意打ち",)
    assert ui.foresee.lines[0].part > before
    gm.take(4)
    assert ui.badReasons.checked() == ("暗闇",)
    assert ui.foresee.lines[0].part == before  # they cancel (D20-AMB-10)
    gm.take(4)
    gm.next()
    assert gm.state("session").check.actor.advantages == ("不意打ち",)
    facts = dict(ui.designated.facts)
    assert ui.rollTitle.text().endswith("DC 12、有利")  # by this log and replay tell of two dice
    assert facts["有利"] == "不意打ち"
    assert facts["出目"] == "有利：2 個で高いほう"


@pytest.mark.parametrize("who", [0, 1])
def test_reasons_of_one_check_do_not_apply_to_the_next(main: MainController, who: int) -> None:
    """D20-ADV-02: a character prone in one check gives no advantage in the next one."""
    gm = Gm(main)
    gm.pick(1)
    gm.next()
    gm.take(1)
    gm.next()
    assert gm.state("session").check.actor.advantages == ("相手が転倒している",)
    gm.back()
    assert gm.page.ui.goodReasons.checked() == ("相手が転倒している",)  # what is taken back is mended
    gm.next()
    gm.throw(19, 18)
    gm.next()
    gm.pick(who + 1)
    gm.next()
    assert gm.step is LoopStep.DESIGNATE
    assert gm.state("session").who == gm.players[who].id
    assert gm.page.ui.goodReasons.checked() == ()
    gm.next()
    assert gm.state("session").check.actor.advantages == ()


@pytest.mark.parametrize(("state", "side"), [("転倒", "actor"), ("盲目状態", "opponent")])
def test_conditions_of_the_other_side_propose_too(main: MainController, state: str, side: str) -> None:
    """D20-AMB-35: a prone opponent gives advantage; a blinded one throws two dice and keeps the lower."""
    gm = Gm(main)
    foe = gm.npcs[0]
    event = {"kind": "condition", "who": foe.id, "condition": {"text": state, "until": ""}}
    gm.campaign_window.play_page.requests.post("session", event)
    gm.next()
    ui = gm.page.ui
    click(ui.contestButton)
    box = ui.designation.inputs["opponent"]
    box.setCurrentIndex(box.findText(foe.name, Qt.MatchFlag.MatchStartsWith))  # type: ignore[attr-defined]
    box.activated.emit(box.currentIndex())  # type: ignore[attr-defined]
    gm.next()
    check = gm.state("session").check
    assert check.opponent.who == foe.id
    assert check.actor.advantages == (("転倒",) if side == "actor" else ())
    assert check.opponent.disadvantages == (("盲目状態",) if side == "opponent" else ())


def test_contest_without_name_uses_default_opponent(main: MainController) -> None:
    """D20-CON-02: 「自動: 修正の合計が ±0 の相手」."""
    gm = Gm(main)
    gm.next()
    click(gm.page.ui.contestButton)
    assert "±0" in gm.page.ui.designation.inputs["opponent"].lineEdit().placeholderText()  # type: ignore[attr-defined]
    gm.next()
    assert gm.step is LoopStep.ROLL
    opponent = gm.state("session").check.opponent
    assert (opponent.who, [part.value for part in opponent.parts if part.value]) == ("", [])


def test_uses_of_fate_show_their_key_and_chance(main: MainController) -> None:
    """D20-PHY-05: boost and reroll show their chances before one is chosen."""
    gm = Gm(main)
    gm.next()
    gm.next()
    gm.throw(4)
    rows = {row.id: row for row in gm.page.ui.fateRows.rows}
    assert (rows["boost"].key, rows["boost"].percent) == ("B", "83.3 %")
    assert (rows["reroll"].key, rows["reroll"].percent) == ("R", "75.0 %")
    assert (rows["confirm"].key, rows["confirm"].percent) == ("Enter", "0.0 %")
    gm.page.setFocus()  # from anywhere at the table, not in the tray alone
    gm.take(2)
    assert gm.state("session").check.pending == "reroll"
    gm.throw(15)
    assert gm.step is LoopStep.RESOLVE


def test_stop_step_shows_prompt_and_last_result(main: MainController) -> None:
    """D20-PHY-04, D20-PHY-08: the table waits, and sees what happened last."""
    gm = Gm(main)
    gm.fail()
    gm.take(1)
    ui = gm.page.ui
    assert ui.promptLabel.text() == "どうしますか？"
    assert ui.promptLabel.property("role") == "total"
    assert "失敗" in ui.lastLabel.text()
    assert "反撃を受ける" in ui.lastLabel.text()
    gm.next()
    assert ui.promptLabel.property("role") == "heading"


def test_session_is_played_by_keys_alone(main: MainController) -> None:
    """Nothing needs the mouse: five declarations, two of them failures, one with a stunt's die and an own word."""
    gm = Gm(main)
    for number, face in enumerate((17, 2, 12, 3, 20)):
        gm.pick(1 + number % len(gm.players))
        gm.next()
        assert gm.step is LoopStep.DESIGNATE
        gm.next()
        assert gm.step is LoopStep.ROLL
        for digit in str(face):
            gm.press(Qt.Key(Qt.Key.Key_0 + int(digit)))
        gm.press(Qt.Key.Key_Return)  # it belongs to the face
        if gm.step is LoopStep.FATE:
            gm.press(Qt.Key.Key_Return)
        assert gm.step is LoopStep.RESOLVE
        if gm.state("session").check.outcome.success is False:
            gm.take(1)
        else:
            gm.next()
        assert gm.step is LoopStep.STOP
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    edit = main.window.ui.commandEdit
    edit.setText(f"スタント {gm.players[0].name}")
    gm.press(Qt.Key.Key_Return)
    assert gm.state("session").find(gm.players[0].id).fate_dice == 4
    gm.assert_in_step()


def test_covered_contest_shows_nothing_on_the_page_before_its_end(main: MainController) -> None:
    """D20-PHY-06: players see the GM's screen, too; total, verdict, chances and reasons would reveal the leader."""
    gm = Gm(main)
    gm.next()
    event = {"kind": "designate", "who": gm.players[0].id, "pairing": "hide", "opponent": gm.npcs[0].id, "secret": True}
    gm.campaign_window.play_page.requests.post("session", event)
    gm.throw(2)
    gm.throw(15)
    ui = gm.page.ui
    assert gm.step is LoopStep.FATE
    assert ui.rollTotalLabel.isHidden()
    assert ui.rollTag.isHidden()
    assert ui.rollSumLabel.isHidden()
    assert [(row.id, row.percent, row.legal) for row in ui.fateRows.rows] == [
        ("boost", "", True),
        ("reroll", "", True),
        ("confirm", "", True),
    ]
    assert "失敗" not in ui.steps.spoken_value()
    assert gm.campaign_window.tray.tray.ui.primaryButton.text() == "手順の画面で進めます"
    button = ui.fateRows.button("confirm")
    assert button is not None
    click(button)
    assert gm.step is LoopStep.RESOLVE
    assert ui.resolveTag.text == "失敗"


def test_stunt_before_the_first_declaration_survives_the_deal(main: MainController) -> None:
    """D20-FATE-06: the pools were this play session's already; N continues with the declaration."""
    gm = Gm(main)
    who = gm.campaign_window.play_page.people()[0].id
    gm.face(gm.page.ui.stunts, gm.players[0].name)
    gm.next()
    assert gm.step is LoopStep.DESIGNATE
    assert gm.state("session").find(who).fate_dice == 4


def test_number_set_before_the_first_declaration_is_kept(main: MainController) -> None:
    gm = Gm(main)
    who = gm.campaign_window.play_page.people()[0].id
    gm.press_damage_key(Qt.Key.Key_Minus, 1)
    gm.next()
    assert gm.step is LoopStep.DESIGNATE
    assert gm.state("session").find(who).fate_dice == 2


def test_arrows_and_letters_reach_what_the_loop_offers(main: MainController) -> None:
    """D20-PHY-03: arrows give two dice and move the DC, Shift and a letter a contest, B and R use a fate die."""
    gm = Gm(main)
    ui, who = gm.page.ui, gm.campaign_window.play_page.people()[1].id
    foe = gm.campaign_window.play_page.people()[0]
    gm.pick(2)
    held = gm.state("session").find(who).fate_dice
    gm.letter("U")
    for key, name in ((Qt.Key.Key_Right, "advantage"), (Qt.Key.Key_Left, "disadvantage")):
        gm.press(key)
        assert ui.designation.inputs[name].isChecked() is (name == "advantage")  # type: ignore[attr-defined]
    assert not ui.designation.inputs["advantage"].isChecked()  # type: ignore[attr-defined] # back to one die
    gm.press(Qt.Key.Key_Up)
    assert gm.page.designating.written()["dc"] == 13
    foe_letter = gm.campaign_window.open_campaign.letters.people[foe.id]
    gm.press(Qt.Key(ord(foe_letter)), Qt.KeyboardModifier.ShiftModifier)
    assert gm.page.designating.written()["opponent"] == foe.id
    gm.press(Qt.Key.Key_Escape)
    gm.letter("U")
    gm.press(Qt.Key.Key_2)
    gm.press(Qt.Key.Key_Return)
    for letter, name in (("R", "reroll"), ("B", "boost")):
        assert gm.step is LoopStep.FATE
        gm.letter(letter)
        assert gm.state("session").check.wants is not None, name
        gm.throw(3 if name == "reroll" else 1)
    assert gm.state("session").find(who).fate_dice == held - 2
    gm.assert_in_step()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # of the list that opens below what is typed
def test_the_letters_of_the_loop_leave_fields_and_lists_alone(main: MainController) -> None:
    gm = Gm(main)
    ui = gm.page.ui
    ui.declareEdit.setFocus()
    held = [sheet.fate_dice for sheet in gm.state("session").cast]
    for key in (Qt.Key.Key_A, Qt.Key.Key_X, Qt.Key.Key_S, Qt.Key.Key_Plus):
        gm.press(key)
    assert ui.declareEdit.text().lower() == "axs+"
    assert [sheet.fate_dice for sheet in gm.state("session").cast] == held
    ui.declareEdit.clear()
    gm.page.setFocus()
    gm.next()
    subject = ui.designation.inputs["subject"]
    subject.setFocus()
    gm.press(Qt.Key.Key_S)  # STR, in a list that is searched by typing
    assert gm.step is LoopStep.DESIGNATE


def test_typed_check_fills_the_requested_designation(main: MainController) -> None:
    """D20-LOOP-02: ability and DC in one line; reasons that were chosen before stay, and Enter fixes it."""
    gm = Gm(main)
    gm.next()
    gm.take(2)
    reasons = gm.page.ui.goodReasons.checked()
    edit = main.window.ui.commandEdit
    edit.setFocus()
    edit.setText("早業 15")
    gm.press(Qt.Key.Key_Return)
    assert gm.step is LoopStep.DESIGNATE
    assert gm.page.designating.written()["dc"] == 15
    assert gm.page.ui.goodReasons.checked() == reasons != ()
    gm.campaign_window.play_page.page.setFocus()
    gm.press(Qt.Key.Key_Return)
    assert gm.step is LoopStep.ROLL
    assert "早業" in gm.campaign_window.open_campaign.words.say(gm.state("session").check.title)


def test_typed_check_of_another_character_goes_to_the_tray(main: MainController) -> None:
    gm = Gm(main)
    gm.next()
    gm.campaign_window.play_page.select(gm.players[1].id)
    edit = main.window.ui.commandEdit
    edit.setFocus()
    edit.setText("早業 15")
    gm.press(Qt.Key.Key_Return)
    roll = gm.play_session.roll
    assert roll is not None
    assert (roll.asked.who, roll.engine) == (gm.players[1].id, "")
    assert gm.page.designating.written()["dc"] == 12


def test_loop_shows_five_steps_and_requests_due_dice(main: MainController) -> None:
    """D20-LOOP-01 to D20-LOOP-05: fate is a window between two of the five; a boost is no d20 (D20-FATE-02)."""
    gm = Gm(main)
    assert [box.number for box in gm.page.ui.steps.boxes] == [1, 2, 3, 0, 4, 5]
    gm.next()
    gm.next()
    gm.throw(5)
    assert gm.step is LoopStep.FATE
    gm.take(1)
    assert gm.page.ui.promptLabel.text() == "ブーストの 1d6 を振ってください。"
    gm.throw(6)
    assert gm.state("session").check.outcome.total is not None


def test_enter_in_the_tray_leads_from_success_to_narration_only(main: MainController) -> None:
    """D20-LOOP-04: pressing Enter three times after the dice begins no new check."""
    gm = Gm(main)
    gm.next()
    gm.next()
    gm.throw(20)
    assert gm.step is LoopStep.RESOLVE
    for _ in range(4):
        if gm.step is LoopStep.RESOLVE:
            gm.press(Qt.Key.Key_Return)
    assert gm.step is LoopStep.STOP
    assert not [entry for entry in gm.play_session.log().entries if entry.kind == "check"]


@pytest.mark.parametrize("typed", ["3", "2", "15"])
def test_enter_after_a_typed_face_only_confirms_it(main: MainController, typed: str) -> None:
    """D20-PHY-02: digits then Enter; 3 is whole without it, and the Enter must not throw the other side's die."""
    gm = Gm(main)
    gm.next()
    click(gm.page.ui.contestButton)
    gm.next()
    assert gm.step is LoopStep.ROLL
    gm.campaign_window.tray.focus()
    entry = gm.campaign_window.tray.tray.ui.entry
    QTest.keyClicks(entry, typed)
    gm.press(Qt.Key.Key_Return)
    assert [throw.throw.values for throw in gm.state("session").check.thrown] == [(int(typed),)]
    gm.press_button()
    assert gm.state("session").step is not LoopStep.ROLL or len(gm.state("session").check.thrown) == 2


def test_digits_after_the_end_of_a_check_start_nothing(main: MainController) -> None:
    gm = Gm(main)
    gm.next()
    gm.next()
    gm.throw(15)
    assert gm.step is LoopStep.RESOLVE
    tray = gm.campaign_window.tray.tray
    gm.campaign_window.tray.focus()
    QTest.keyClicks(tray.ui.entry, "15")
    assert tray.ui.entry.surplus == "15"
    assert gm.play_session.roll is not None
    assert tray.ui.resultBox.isVisible()
    gm.next()
    assert gm.step is LoopStep.STOP


def test_each_step_is_scrolled_to_its_start(main: MainController) -> None:
    """D20-PHY-04: 「どうしますか？」 is not left above the edge where the step before was scrolled."""
    main.window.resize(1366, 480)
    gm = Gm(main)
    gm.next()
    QApplication.processEvents()
    bar = gm.page.ui.scroll.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    gm.page.designating.requested.emit(gm.page.designating.written())
    assert gm.step is LoopStep.ROLL
    QApplication.processEvents()
    assert bar.value() == 0


def test_accepted_failure_is_logged_with_real_dice(main: MainController) -> None:
    """The result is logged on confirmation; 実 marks the dice typed before."""
    gm = Gm(main)
    gm.fail()
    entry = gm.play_session.log().entries[-1]
    assert entry.outcome is not None
    assert entry.hand


def test_contest_with_nonmember_goes_to_tray(main: MainController) -> None:
    """DESIGN 4: an NPC who has not come into play is a name to the person, not what the file calls them."""
    main.window.show()
    gm = TableGm(main, "d20fate")
    gm.begin("session", [sheet.id for sheet in gm.players])
    gm.next()
    npc = gm.npcs[0]
    edit = gm.main.window.ui.commandEdit
    edit.setFocus()
    type_into(edit, f"隠密 vs {npc.name}")
    QTest.keyRelease(edit, Qt.Key.Key_Return)
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert gm.state("session").step is LoopStep.DESIGNATE
    assert gm.play_session.roll is not None
    assert gm.play_session.roll.check.wants is not None
    assert npc.id not in "".join(label.text() for label in main.window.findChildren(QLabel) if label.isVisible())
    gm.throw(12)
    gm.throw(4)
    assert any(entry.kind == "check" for entry in gm.play_session.log().entries)
