"""What a play session of d20フェイト by hand brought to light: Enter in its fields, a hidden DC, who comes and goes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit

from desktop.controllers.main import MainController
from desktop.core.rolls.roll import Asked
from desktop.systems.d20fate.session.state import LoopStep
from desktop.views.dialogs.play import BeginDialog
from tests.controllers.test_d20fate_table import Gm
from tests.table_mode import TableGm, click


def typed(line: QLineEdit, text: str) -> None:
    """Write into a line, and Enter."""
    line.setFocus()
    line.setText(text)
    QTest.keyClick(line, Qt.Key.Key_Return)


def seen(gm: Gm) -> str:
    """All text on the page of the loop."""
    labels = [label.text() for label in gm.page.findChildren(QLabel) if label.isVisible()]
    rows = [f"{row.label} {row.does} {row.percent}" for row in gm.page.ui.fateRows.rows]
    return "\n".join((*labels, *rows, gm.page.ui.steps.spoken_value()))


def test_enter_advances_through_the_fields_of_the_loop(main: MainController) -> None:
    """D20-PHY-02: words, Enter; DC, Enter; face, Enter; what gets worse, Enter."""
    gm = Gm(main)
    loop = gm.page.ui
    gm.pick(2)
    typed(loop.declareEdit, "扉を破る")
    assert (gm.step, gm.state("session").text) == (LoopStep.DESIGNATE, "扉を破る")
    assert gm.state("session").who == gm.campaign_window.play_page.people()[1].id
    dc = loop.designation.inputs["dc"].findChild(QLineEdit)
    assert dc is not None
    typed(dc, "23")
    assert (gm.step, gm.state("session").check.dc) == (LoopStep.ROLL, 23)
    gm.throw(3)
    gm.press(Qt.Key.Key_Return)
    assert gm.step is LoopStep.RESOLVE
    typed(loop.consequenceEdit, "音を聞かれる")
    assert (gm.step, gm.state("session").consequence) == (LoopStep.STOP, "音を聞かれる")
    gm.pick(1)  # the keys are the table's again
    assert gm.campaign_window.play_page.selected == gm.campaign_window.play_page.people()[0].id


@pytest.mark.parametrize("way", ["step", "undo", "line"])
def test_digit_is_a_face_when_dice_are_due_again(main: MainController, way: str) -> None:
    """D20-PHY-02: after three undone steps 4 is a face, not the fourth character."""
    gm = Gm(main)
    gm.next()
    gm.next()
    due = gm.play_session.log().entries[-1].id
    gm.throw(2)
    gm.next()
    assert gm.step is LoopStep.RESOLVE
    gm.campaign_window.play_page.page.setFocus()
    match way:
        case "step":
            gm.press(Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
            gm.press(Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
        case "undo":
            gm.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
            gm.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        case _:
            gm.campaign_window.log.panel.back_to_requested.emit(due)
    assert gm.step is LoopStep.ROLL
    gm.press(Qt.Key.Key_4)
    assert [throw.throw.values for throw in gm.state("session").check.thrown] == [(4,)]


@pytest.mark.parametrize("meant", [True, False])
def test_enter_takes_a_typed_condition_as_ticked(main: MainController, meant: bool) -> None:
    """D20-AMB-35: the word alone may be meant."""
    gm = Gm(main)
    gm.fail()
    gm.page.ui.consequenceEdit.setText("転倒")
    assert gm.page.ui.stateTick.isVisible()
    gm.page.ui.stateTick.setChecked(meant)
    typed(gm.page.ui.consequenceEdit, "転倒")
    assert gm.step is LoopStep.STOP
    assert bool(gm.state("session").find(gm.players[0].id).conditions) is meant


@pytest.mark.parametrize(("faces", "bears"), [((10, 1), "opponent"), ((1, 10), "actor"), ((20, 1), "opponent")])
def test_condition_is_set_on_failed_character(main: MainController, faces: tuple[int, int], bears: str) -> None:
    """D20-AMB-15, D20-AMB-35: the opponent's fumble is no condition of the one who succeeded."""
    gm = Gm(main)
    actor, foe = (
        gm.players[0].id,
        next(s.id for s in gm.campaign_window.open_campaign.people.all_sheets() if not s.is_pc),
    )
    who = {"actor": actor, "opponent": foe}[bears]
    gm.play_session.play("session", {"kind": "declare", "who": actor})
    gm.play_session.play("session", {"kind": "designate", "subject": "str", "opponent": foe})
    for face in faces:
        gm.play_session.play("session", {"kind": "throw", "faces": [face]})
    if gm.step is LoopStep.FATE:
        gm.play_session.play("session", {"kind": "choose", "option": "confirm"})
    before = {s.id: len(s.conditions) for s in gm.state("session").cast}
    gm.page.ui.consequenceEdit.setText("転倒")
    name = gm.state("session").find(who).name
    assert gm.page.ui.stateTick.text() == f"{name} を「転倒」にする"
    typed(gm.page.ui.consequenceEdit, "転倒")
    more = {s.id: len(s.conditions) - before[s.id] for s in gm.state("session").cast}
    assert {one for one, n in more.items() if n} == {who}


def test_failure_needs_a_consequence(main: MainController) -> None:
    """D20-AMB-34: a failure has a consequence."""
    gm = Gm(main)
    gm.fail()
    typed(gm.page.ui.consequenceEdit, "")
    assert gm.step is LoopStep.RESOLVE


def test_declaration_text_is_not_reused(main: MainController) -> None:
    """They stayed in the field where N had taken them, and the next one declared the same."""
    gm = Gm(main)
    gm.page.ui.declareEdit.setText("扉を破る")
    gm.fail()
    gm.take(1)
    assert gm.step is LoopStep.STOP
    gm.next()
    assert (gm.step, gm.state("session").text) == (LoopStep.DESIGNATE, "")


def test_hidden_dc_is_absent_from_the_page(main: MainController) -> None:
    """D20-GMV-08, D20-PHY-06: neither DC nor margin nor chance, in the tray as on the page beside it."""
    gm = Gm(main)
    gm.next()
    event = {"kind": "designate", "who": gm.players[0].id, "subject": "str", "dc": 27, "dc_hidden": True}
    gm.campaign_window.play_page.requests.post("session", event)
    pages = [seen(gm)]
    gm.throw(7)
    assert gm.step is LoopStep.FATE
    pages.append(seen(gm))
    assert [row.percent for row in gm.page.ui.fateRows.rows if row.legal] == [""] * 4
    gm.next()
    pages.append(seen(gm))
    assert gm.page.ui.resolveTag.text == "失敗"  # the dice are open
    gm.take(1)
    assert gm.step is LoopStep.STOP
    pages.append(seen(gm))
    assert "DC ？" in pages[0]
    for page in pages:
        assert "27" not in page
        assert "あと" not in page  # by how much it falls short


def test_fumble_has_the_same_tag_on_page_and_in_tray(main: MainController) -> None:
    gm = Gm(main)
    gm.next()
    gm.next()
    gm.throw(1)
    tray = gm.campaign_window.tray.tray.ui.outcomeTag
    assert (gm.page.ui.rollTag.kind, gm.page.ui.rollTag.text) == (tray.kind, tray.text) == ("warning", "ファンブル")


def test_opponents_follow_joining_and_leaving(main: MainController) -> None:
    """A contest names characters by name, not by file."""
    main.window.show()
    gm = TableGm(main, "d20fate")
    gm.begin("session", [sheet.id for sheet in gm.players])
    loop = gm.tracker("session").ui
    gm.next()
    click(loop.contestButton)
    npc = gm.npcs[0]

    def opponents() -> list[str]:
        box = loop.designation.inputs["opponent"]
        return [box.itemText(number) for number in range(box.count())]

    assert npc.name not in opponents()
    gm.play_session.join("session", npc.id)
    assert npc.name in opponents()
    box = loop.designation.inputs["opponent"]
    box.setCurrentIndex(box.findText(npc.name))
    box.activated.emit(box.currentIndex())
    loop.designation.inputs["advantage"].setChecked(True)
    gm.back()
    assert npc.name not in opponents()
    assert loop.designation.inputs["advantage"].isChecked()
    assert loop.designateProblem.text() == ""


def test_contest_with_absent_character_is_reported(main: MainController) -> None:
    """It went to the tray without a word, and what had been declared waited beside it."""
    main.window.show()
    gm = TableGm(main, "d20fate")
    gm.begin("session", [sheet.id for sheet in gm.players])
    gm.next()
    npc = gm.npcs[0]
    line = main.window.ui.commandEdit
    typed(line, f"隠密 vs {npc.name}")
    assert main.window.notice.startswith(f"{npc.name} はこの場にいないので")
    assert gm.play_session.roll is not None
    assert not gm.play_session.roll.engine
    gm.campaign_window.notifier.quiet()
    gm.play_session.join("session", npc.id)
    typed(line, f"隠密 vs {npc.name}")
    assert main.window.notice == ""
    assert gm.tracker("session").ui.designation.values["opponent"] == npc.id


def hiding_from_an_npc(main: MainController) -> TableGm:
    """A contest that waits for its dice: the first player hides from the first NPC."""
    main.window.show()
    gm = TableGm(main, "d20fate")
    npc = gm.npcs[0]
    gm.begin("session", [*(sheet.id for sheet in gm.players), npc.id])
    gm.next()
    contest = {"kind": "designate", "subject": "stealth", "opponent": npc.id, "opponent_subject": "perception"}
    gm.campaign_window.play_page.requests.post("session", contest)
    return gm


def test_page_hides_opponent_numbers_while_covered(main: MainController) -> None:
    """D20-PHY-06: neither the opponent's modifier nor its total as a DC is shown beside the covered tray."""
    gm = hiding_from_an_npc(main)
    ui = gm.tracker("session").ui
    facts = dict(ui.designated.facts)
    assert "修正" in facts["能力値・技能"]
    assert facts["相手"].startswith(gm.npcs[0].name)
    assert "修正" not in facts["相手"]
    gm.throw(20)
    gm.throw(2)
    while gm.play_session.roll is not None and gm.play_session.roll.open:
        gm.next()
    total = gm.state("session").check.opponent.total
    assert f"相手 {total}" in ui.resolvePartsLabel.text()


def test_button_accepts_the_face_being_typed(main: MainController) -> None:
    """1 may continue to 17; the button takes it instead of throwing a die."""
    gm = Gm(main)
    gm.next()
    gm.next()
    gm.campaign_window.tray.focus()
    ui = gm.campaign_window.tray.tray.ui
    throw = ui.primaryButton.text()
    gm.press(Qt.Key.Key_1)
    assert ui.primaryButton.text() == "この目にする"
    gm.press(Qt.Key.Key_Backspace)
    assert ui.primaryButton.text() == throw
    gm.press(Qt.Key.Key_2)
    click(ui.primaryButton)
    assert gm.state("session").check.actor.faces == (2,)


def test_npc_without_fate_dice_is_offered_none(main: MainController) -> None:
    """D20-AMB-28: a failed contest offers no unavailable rows of the NPC."""
    gm = hiding_from_an_npc(main)
    gm.throw(2)
    gm.throw(19)
    rows = gm.tracker("session").ui.fateRows.rows
    assert {row.id for row in rows} >= {"boost", "reroll", "confirm"}
    assert not [row.label for row in rows if row.id.startswith("opponent")]


def test_rare_inputs_are_folded_for_the_next_check(main: MainController) -> None:
    gm = Gm(main)
    gm.next()
    more = gm.page.ui.designation.more
    click(more)
    assert more.isChecked()
    gm.next()
    gm.throw(20)
    gm.next()
    gm.next()
    assert gm.step is LoopStep.DESIGNATE
    assert not more.isChecked()


@pytest.mark.parametrize("system", ["d20fate", "d6game"])
def test_n_starts_a_session_when_nothing_runs(main: MainController, system: str) -> None:
    main.window.show()
    gm = TableGm(main, system)
    gm.campaign_window.play_page.page.setFocus()
    assert main.window.ui.nextButton.text() == "セッションを始める…"
    assert main.window.ui.nextButton.isEnabled()
    gm.next()
    dialog = next(d for d in main.window.findChildren(BeginDialog) if d.isVisible())
    assert QApplication.focusWidget() is not None
    click(dialog.ui.beginButton)
    assert gm.play_session.playing.running == ("session",)


def test_digit_selects_character_after_summary(main: MainController) -> None:
    """Back in play from the summary, a digit is not taken as the face of a check."""
    gm = Gm(main)
    click(main.window.ui.prepareButton)
    click(main.window.ui.playButton)
    gm.pick(3)
    assert gm.campaign_window.play_page.selected == gm.campaign_window.play_page.people()[2].id
    gm.next()
    gm.next()
    click(main.window.ui.prepareButton)
    click(main.window.ui.playButton)
    gm.press(Qt.Key.Key_3)  # here the dice of the loop are due
    assert [throw.throw.values for throw in gm.state("session").check.thrown] == [(3,)]


def test_display_shows_the_prompt_and_the_consequence_of_a_failure(main: MainController) -> None:
    """D20-PHY-04, D20-PHY-08: at 停止 the prompt and the result are on the display, too."""
    gm = Gm(main)
    gm.page.ui.declareEdit.setText("扉を破る")
    gm.fail()
    gm.take(1)
    assert gm.step is LoopStep.STOP
    gm.campaign_window.display.open()
    view = gm.campaign_window.display.view
    assert view is not None
    view.resize(1366, 768)
    view.grab()
    assert ("停止", "どうしますか？") in view.picture.face.stage
    for text in ("どうしますか？", "扉を破る", gm.state("session").consequence, "失敗"):
        assert text in view.written


def test_fate_dice_are_tokens_for_players_and_have_no_most(main: MainController) -> None:
    """D20-PHY-07, D20-AMB-27: no bar and no 4/4, which would show a limit."""
    gm = Gm(main, (4, 2, 9))
    gm.campaign_window.display.open()
    view = gm.campaign_window.display.view
    assert view is not None
    bars = [one.bars[0] for one in view.picture.face.party[:3]]
    assert [(bar.text, bar.tokens) for bar in bars] == [("4", (4, 4)), ("2", (2, 3)), ("9", None)]
    assert all(bar.part is None for bar in bars)
    view.grab()


def test_display_keeps_contest_dice_until_the_result_is_described(main: MainController) -> None:
    """D20-PHY-08: against a concealed opponent the dice stay on the display after 確定."""
    gm = Gm(main)
    gm.next()
    gm.campaign_window.display.open()
    event = {"kind": "designate", "who": gm.players[0].id, "subject": "str", "opponent": gm.npcs[0].id}
    gm.campaign_window.play_page.requests.post("session", event)
    gm.throw(15)
    gm.throw(4)
    while gm.step is LoopStep.FATE:
        gm.next()
    assert gm.step is LoopStep.RESOLVE
    view = gm.campaign_window.display.view
    assert view is not None
    assert [die.value for group in view.picture.dice for die in group.dice] == [15, 4]
    assert gm.npcs[0].name not in "".join(view.picture.face.texts)
    gm.next()  # 解決
    gm.play_session.prepare(Asked(kind="check", who=gm.players[1].id))
    gm.back()
    assert gm.step is LoopStep.RESOLVE
    assert [die.value for group in view.picture.dice for die in group.dice] == [15, 4]
    face = view.picture.face.roll
    assert face is not None
    view.grab()
    assert f"相手 {face.target}" in view.written  # not 目標: a contest has no set target (D20-CON-02)
    assert not face.title.startswith(gm.players[1].name)  # of the check that is prepared in the tray
    view.resize(900, 740)
    view.grab()
    scene = gm.campaign_window.display.screen.dice
    assert scene.letters < 0.1 * scene.height()  # 相手 above the dice stood larger than what had come of them


def test_page_of_a_failure_is_scrolled_to_its_start(main: MainController) -> None:
    """D20-PHY-04: the chosen row has the focus, yet どうしますか？ is visible from its start."""
    main.window.resize(1366, 400)
    gm = Gm(main)
    gm.fail()
    main.window.activateWindow()
    QApplication.processEvents()
    gm.page.lead()
    QApplication.processEvents()
    gm.take(1)
    QApplication.processEvents()
    assert gm.step is LoopStep.STOP
    assert gm.page.ui.scroll.verticalScrollBar().maximum() > 0
    assert gm.page.ui.scroll.verticalScrollBar().value() == 0
