"""Repeated checks, a check of the whole party, both sides' dice of a contest: in every system, in the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox
from shiboken6 import isValid

from desktop.controllers.main import MainController
from desktop.services.journal.retelling import PHRASE
from desktop.services.text.catalogue import system_ids
from desktop.views.dialogs.dice_only import DiceOnlyDialog
from desktop.views.dialogs.group_check import GroupCheckDialog
from desktop.views.dialogs.play import DamageDialog
from tests.controllers.test_sessions_by_keys import Keys
from tests.controllers.windows import opened
from tests.table_mode import TableGm, click

ANY = ("enishi", "common")
"""Where the window alone remembers what was asked, whatever the rule system."""
CONTESTS = {"d20fate": ("contest", "opponent"), "enishi": ("opposed", "other"), "kotodama": ("opposed", "opponent")}
"""Kind of check and the parameter that names the other side; d6game and コモンルール have theirs in battles."""


class Gm(Keys):
    """A GM at a table where nothing runs."""

    def ends(self) -> None:
        """Enter until the check is over; dice are typed."""
        self.campaign_window.tray.focus()
        for _ in range(30):
            roll = self.play_session.roll
            assert roll is not None
            if roll.done:
                return
            if roll.check.wants is None:
                self.press(Qt.Key.Key_Return)
                continue
            self.to_faces()
            for sides in roll.check.wants.sides:
                self.press(Qt.Key(Qt.Key.Key_0 + next(self.dice)))
                if sides > 10:
                    self.press(Qt.Key.Key_Space)
        pytest.fail("the check does not end")

    @property
    def checked_characters(self) -> list[str]:
        """The characters whose checks are in the log."""
        return [entry.who for entry in self.play_session.log().entries if entry.kind == "check"]


@pytest.mark.parametrize("system", ANY)
def test_group_check_can_be_repeated(main: MainController, system: str) -> None:
    """`.`, もう一度: the same person, kind and parameters, new dice."""
    gm = Gm(main, system)
    roll = gm.play_session.roll
    assert roll is not None
    gm.ends()
    gm.press(Qt.Key.Key_Period)
    gm.ends()
    again = gm.play_session.roll
    assert again is not None
    assert again.id != roll.id
    assert (again.asked.kind, again.asked.who, again.asked.given) == (
        roll.asked.kind,
        roll.asked.who,
        roll.asked.given,
    )
    assert len(gm.checked_characters) == 2
    assert len(set(gm.checked_characters)) == 1
    gm.assert_in_step()


@pytest.mark.parametrize("system", system_ids())
def test_group_check_throws_for_the_whole_party(main: MainController, system: str) -> None:
    """G: each character's result, one line of the log for each."""
    gm = Gm(main, system)
    gm.campaign_window.play_page.page.setFocus()
    gm.main.run("group_check")
    dialog = opened(main, GroupCheckDialog)
    rows = dialog.ui.people
    click(dialog.ui.throwButton)
    for _ in range(4):  # where a window is open for a character, the tray waits
        if gm.play_session.roll is not None and gm.play_session.roll.open:
            gm.ends()
    items = [rows.topLevelItem(n) for n in range(rows.topLevelItemCount())]
    entries = [item.text(2) for item in items if item is not None and item.checkState(0) is Qt.CheckState.Checked]
    assert len(entries) == len(gm.players)
    assert all(entries)
    assert {sheet.name for sheet in gm.players} <= set(gm.checked_characters)
    gm.assert_in_step()
    assert dialog.ui.closeButton.isDefault()
    assert not dialog.ui.throwButton.isDefault()
    before = gm.counted
    QTest.keyClick(dialog.ui.kind, Qt.Key.Key_Return)  # to continue, not to throw for all once more
    assert not dialog.isVisible()
    assert gm.counted == before


def test_dialog_closes_with_its_campaign_unless_it_needs_none(main: MainController) -> None:
    """Files that a second start hands over open another campaign while a dialog waits."""
    gm = Gm(main, "d20fate")
    gm.campaign_window.play_page.page.setFocus()
    gm.press(Qt.Key.Key_Minus)
    dialog = opened(main, DamageDialog)
    main.run("dice_only")
    main.open_sample("kotodama")
    assert not isValid(dialog) or not dialog.isVisible()
    assert main.campaign_window is not gm.campaign_window
    assert opened(main, DiceOnlyDialog).isVisible()


@pytest.mark.parametrize("way", ["left", "handed over"])
def test_group_check_closes_with_its_campaign(main: MainController, way: str) -> None:
    """The dialog is available neither in another campaign nor in kiosk mode."""
    gm = Gm(main, "kotodama")
    gm.campaign_window.play_page.page.setFocus()
    gm.main.run("group_check")
    dialog = opened(main, GroupCheckDialog)
    if way == "left":
        assert main.leave_campaign()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    else:
        gm.campaign_window.hand_over(gm.players[0].id, "1234")
    assert not isValid(dialog) or not dialog.isVisible()
    if gm.campaign_window.handed_over is not None:
        assert gm.campaign_window.handed_over.unlock("1234")


def test_group_check_faces_are_typed_in_turn(main: MainController) -> None:
    """The dialog stays open, so the keys go to the tray's window for the faces, and come back to it at the end."""
    gm = Gm(main, "d20fate")
    gm.campaign_window.play_page.page.setFocus()
    gm.main.run("group_check")
    dialog = opened(main, GroupCheckDialog)
    dialog.activateWindow()
    dialog.ui.typeButton.setFocus()
    QTest.keyClick(dialog.ui.typeButton, Qt.Key.Key_Space)
    for _ in dialog.chosen:
        assert QApplication.activeWindow() is main.window
        assert gm.campaign_window.tray.tray.ui.entry.hasFocus()
        gm.ends()
    QApplication.processEvents()
    assert QApplication.activeWindow() is dialog
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert len(gm.checked_characters) == len(gm.players)


def test_enter_after_the_last_face_does_not_throw_for_the_next(main: MainController) -> None:
    """Enter confirms the typed faces; it does not throw for the next player, who has real dice."""
    gm = Gm(main, "d6game")
    gm.main.run("group_check")
    dialog = opened(main, GroupCheckDialog)
    click(dialog.ui.typeButton)
    for digit in (4, 4, 1, 2, 5):
        gm.press(Qt.Key(Qt.Key.Key_0 + digit))
    assert gm.checked_characters == [gm.players[0].name]
    for _ in range(2):
        gm.press(Qt.Key.Key_Return)
    assert gm.checked_characters == [gm.players[0].name], "Enter throws nothing beside real dice"
    gm.press_button()
    assert gm.checked_characters == [gm.players[0].name, gm.players[1].name]  # nothing typed: the program throws


def test_group_check_waits_for_a_failure_that_can_be_changed(main: MainController) -> None:
    """D20-AMB-19: a character with fate dice may choose; faces of the next one are not asked for yet."""
    gm = Gm(main, "d20fate")
    gm.main.run("group_check")
    dialog = opened(main, GroupCheckDialog)
    click(dialog.ui.typeButton)
    first = gm.players[0].name
    assert dialog.ui.message.text() == f"{first} の出目をトレイに入れてください。"
    gm.press(Qt.Key.Key_3)
    assert dialog.ui.message.text().startswith(f"{first} はまだ選べます。")
    for _ in range(2):  # the first belongs to the face
        gm.press(Qt.Key.Key_Return)
    assert dialog.ui.message.text() == f"{gm.players[1].name} の出目をトレイに入れてください。"


def test_group_check_clears_earlier_results(main: MainController) -> None:
    gm = Gm(main, "d20fate")
    gm.campaign_window.play_page.group_check()
    dialog = opened(main, GroupCheckDialog)
    rows = [dialog.ui.people.topLevelItem(n) for n, _ in enumerate(dialog.chosen)]
    click(dialog.ui.throwButton)
    while gm.play_session.roll is not None and gm.play_session.roll.open:
        gm.ends()
    assert all(row is not None and row.text(2) for row in rows)
    click(dialog.ui.typeButton)
    assert [row.text(2) for row in rows if row is not None] == [""] * len(rows)


def test_group_check_is_named_and_secret_one_is_gm_only(main: MainController) -> None:
    """EN-CHK-04: 《運動》 against one number; hidden, the table reads nothing of how many succeeded."""
    gm = Gm(main, "enishi")
    for secret in (False, True):
        gm.campaign_window.play_page.page.setFocus()
        gm.main.run("group_check")
        dialog = opened(main, GroupCheckDialog)
        hidden = dialog.ui.params.inputs["secret"]
        if secret:
            assert isinstance(hidden, QCheckBox)
            hidden.setChecked(True)
        click(dialog.ui.throwButton)
        for _ in gm.players:
            if gm.play_session.roll is not None and gm.play_session.roll.open:
                gm.ends()
        line = gm.play_session.log().entries[-1]
        assert line.text.startswith("みんなで判定：《運動》 → 7　成功 ")
        assert line.secret is secret
        assert PHRASE in line.data, "an English replay told it in Japanese"
        dialog.close()


def test_group_check_keeps_its_name_with_individual_targets(main: MainController) -> None:
    """The log contains the name of the check, not only 判定."""
    gm = Gm(main, "blank")
    gm.campaign_window.play_page.group_check()
    dialog = opened(main, GroupCheckDialog)
    kind = next(kind for kind in gm.campaign_window.open_campaign.kinds("") if kind.id == dialog.kind)
    box = dialog.ui.params.inputs[next(param.id for param in kind.params if param.subject)]
    assert isinstance(box, QComboBox)
    click(dialog.ui.throwButton)
    assert gm.play_session.log().entries[-1].text.startswith(f"みんなで判定：{box.currentText()}　成功 ")


@pytest.mark.parametrize("system", CONTESTS)
def test_group_check_opponents_throw_as_well(main: MainController, system: str) -> None:
    """Dice of both sides are typed one after the other, each beside the name of its side."""
    gm = Gm(main, system)
    one, other = gm.players[:2]
    kind, name = CONTESTS[system]
    gm.campaign_window.tray.prepare(one.id, kind, {name: other.id})
    gm.ends()
    roll = gm.play_session.roll
    assert roll is not None
    assert len({thrown.request.who or one.id for thrown in roll.check.thrown}) == 2
    assert {thrown.throw.origin for thrown in roll.check.thrown} == {"hand"}
    gm.assert_in_step()


def test_repeated_group_check_declares_nothing_in_the_loop(main: MainController) -> None:
    """`.` makes a check again, also where the loop of d20フェイト waits for something else."""
    gm = Gm(main, "d20fate")
    gm.begin("session", [sheet.id for sheet in gm.players])
    gm.campaign_window.tray.focus()
    gm.ends()
    before = gm.state("session")
    gm.press(Qt.Key.Key_Period)
    assert gm.state("session") == before
    gm.ends()
    assert len(gm.checked_characters) == 2
    before = gm.state("session")
    gm.campaign_window.play_page.page.setFocus()
    gm.press(Qt.Key.Key_Period)
    assert gm.state("session") == before
    assert gm.campaign_window.tray.wanted


def test_group_check_log_names_all_chosen_parameters(main: MainController) -> None:
    """KO-CHK-04: the 【能力値】 is named as well as 技能なし."""
    gm = Gm(main, "kotodama")
    gm.campaign_window.play_page.group_check()
    dialog = opened(main, GroupCheckDialog)
    click(dialog.ui.throwButton)
    assert gm.play_session.log().entries[-1].text.startswith("みんなで判定：技能なし・体力　成功 ")


def test_group_check_with_concealed_npc_is_secret(main: MainController) -> None:
    """How many succeeded would count the one whom players do not know."""
    gm = TableGm(main, "blank")
    npc, players = gm.npcs[0].id, [sheet.id for sheet in gm.players]
    gm.play_session.begin("session", [*players, npc], {"unseen": [npc]})
    gm.main.run("group_check")
    dialog = opened(main, GroupCheckDialog)
    dialog.ui.tickAll.click()
    assert npc in dialog.chosen
    click(dialog.ui.throwButton)
    line = gm.play_session.log().entries[-1]
    assert line.text.startswith("みんなで判定：")
    assert (line.secret, line.open) == (True, "")
