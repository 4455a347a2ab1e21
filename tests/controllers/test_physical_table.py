"""Real dice and paper beside the program, in the window: コトダマ (KO-TBL) and コモンルール (CM-APP)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget

from desktop.controllers.main import MainController
from desktop.views.style import theme
from tests.controllers.keyboard import type_into
from tests.table_keys import CONTROL, Keys
from tests.table_mode import SHIFT


class Gm(Keys):
    """A GM with dice of wood."""

    def begin(self, name: str, who: list[str]) -> None:
        """Begin; the window is in front again after the dialog, as on a desktop."""
        super().begin(name, who)
        self.main.window.activateWindow()
        assert QTest.qWaitForWindowActive(self.main.window)

    def type_at_tray(self, text: str) -> None:
        self.to_faces()
        for key in text:
            QTest.keyClicks(QApplication.focusWidget(), key)

    def type_keys(self, text: str, *, enter: bool = True) -> None:
        """Type where the focus is."""
        for key in text:
            type_into(QApplication.focusWidget(), key)
        if enter:
            self.press(Qt.Key.Key_Return)

    @property
    def tray_text(self) -> str:
        labels = self.campaign_window.tray.tray.findChildren(QLabel)
        return "\n".join(label.text() for label in labels if label.isVisible())

    def page_shows(self, text: str) -> bool:
        labels = self.campaign_window.play_page.page.findChildren(QLabel)
        return any(text in label.text() for label in labels if label.isVisible())

    @property
    def tag(self) -> str:
        """The outcome tag of the check in the tray."""
        return self.campaign_window.tray.tray.ui.outcomeTag.text

    @property
    def wanted(self) -> tuple[int, ...]:
        """Sides of the dice that the tray waits for."""
        return self.campaign_window.tray.wanted

    def close(self) -> None:
        """Close every window of the loose check in the tray by Enter; what waits for dice is given up."""
        self.campaign_window.tray.focus()
        for _ in range(8):
            roll = self.play_session.roll
            if roll is None or roll.engine or not roll.open:
                return
            if roll.check.wants is not None:
                self.play_session.cancel()
            else:
                self.press(Qt.Key.Key_Return)

    def undo(self) -> None:
        """Undo the whole check in the tray, step by step."""
        self.campaign_window.play_page.page.setFocus()
        for _ in range(8):
            if not self.faces:
                return
            self.back()

    @property
    def faces(self) -> list[tuple[int, ...]]:
        roll = self.play_session.roll
        assert roll is not None
        return [thrown.throw.values for thrown in roll.check.thrown]

    def line(self, text: str) -> None:
        """Ctrl+K, a line, Enter."""
        self.press(Qt.Key.Key_K, CONTROL)
        edit = self.main.window.ui.commandEdit
        edit.clear()
        edit.setText(text)
        QTest.keyClick(edit, Qt.Key.Key_Return)


def test_a_handful_of_kotodama_is_typed(main: MainController) -> None:
    """KO-TBL-02 to KO-TBL-07: a digit a die, 0 is 10, `8x3` thrice, waves after it, no result before the last."""
    gm = Gm(main, "kotodama")
    roll = gm.play_session.roll
    assert roll is not None
    pool = len(roll.check.wants.sides) if roll.check.wants is not None else 0
    assert pool == 6
    gm.type_at_tray("3x2 ")
    assert gm.faces == []
    entry = gm.campaign_window.tray.tray.ui.entry
    assert entry.typed.values == (3, 3)
    gm.type_at_tray("18")
    gm.press(Qt.Key.Key_Backspace)
    assert entry.typed.values == (3, 3, 1)
    gm.type_at_tray("80")
    assert gm.faces == []
    gm.type_at_tray("0")
    assert gm.faces == [(3, 3, 1, 8, 10, 10)]
    assert "タツジン! 2個振り直し" in gm.tray_text
    assert gm.play_session.roll is not None
    assert gm.play_session.roll.open
    gm.type_at_tray("05")
    assert "1個振り直し" in gm.tray_text
    gm.type_at_tray("9")
    assert gm.faces[1:] == [(10, 5), (9,)]
    assert gm.play_session.roll.done
    assert "成功" in gm.campaign_window.tray.tray.ui.outcomeTag.text


def test_fumble_costs_karma_and_is_undone(main: MainController) -> None:
    """KO-TBL-11, KO-TBL-12, KO-TBL-23: ウカツ! is named, the number falls at once, one key brings it back."""
    gm = Gm(main, "kotodama")
    who = gm.players[0].id
    before = gm.campaign_window.open_campaign.sheet(who)
    gm.type_at_tray("112345")
    assert "ウカツ" in gm.tray_text + gm.campaign_window.tray.tray.ui.outcomeTag.text
    after = gm.campaign_window.open_campaign.sheet(who)
    assert before is not None
    assert after is not None
    assert after.karma == before.karma - 1  # type: ignore[attr-defined]
    gm.campaign_window.play_page.page.setFocus()
    gm.back()
    sheet = gm.campaign_window.open_campaign.sheet(who)
    assert sheet is not None
    assert sheet.karma == before.karma  # type: ignore[attr-defined]


def test_killing_blow_asks_for_confirmation(main: MainController) -> None:
    """KO-TBL-18: a fallen character dies of a single point, so the page asks for the GM's ruling."""
    gm = Gm(main, "kotodama")
    gm.begin("battle", [sheet.id for sheet in (*gm.players, *gm.npcs)])
    gm.next()
    who = gm.npcs[0].id
    gm.hurt(who, 99)
    gm.hurt(who, 1)
    state = {person.id: [str(c.label) for c in person.conditions] for person in gm.campaign_window.play_page.people()}
    assert "戦闘不能" in state[who]
    assert gm.page_shows("1点でも受けると死亡します")  # beside the selected character's numbers
    button = gm.campaign_window.play_page.page.ui.rulingButton
    assert button.isVisible()
    button.click()
    state = {person.id: [str(c.label) for c in person.conditions] for person in gm.campaign_window.play_page.people()}
    assert "死亡" in state[who]
    gm.assert_in_step()


def test_a_check_of_common_shows_its_conversion(main: MainController) -> None:
    """CM-APP-01, CM-APP-02, CM-APP-17: chance before, two D20 in turn, then every step of 1D100 and the threshold."""
    gm = Gm(main, "common")
    assert "判定値 10 難易度 10" in gm.tray_text
    assert "%" in gm.tray_text
    gm.campaign_window.tray.focus()
    gm.press(Qt.Key.Key_Return)
    roll = gm.play_session.roll
    assert roll is not None
    assert roll.check.wants is not None
    assert roll.check.wants.sides == (20, 20)
    gm.type_at_tray("17 3 ")
    assert "D20 17→6、3→3：6×10+3 = 63" in gm.tray_text
    assert "1260 ＞ 1000" in gm.tray_text


def test_dice_codes_are_reckoned_apart_from_any_scenario(main: MainController) -> None:
    """CM-APP-05: a code is one kind of check of the tray, played with nothing running."""
    gm = Gm(main, "common")
    assert gm.play_session.playing.running == ()
    codes = [kind for kind in gm.campaign_window.open_campaign.kinds(gm.players[0].id) if kind.id == "code"]
    assert codes
    gm.campaign_window.tray.prepare(gm.players[0].id, "code", {"code": "1D8"})
    gm.campaign_window.tray.focus()
    for _ in range(6):
        roll = gm.play_session.roll
        assert roll is not None
        if roll.done:
            break
        gm.press(Qt.Key.Key_Space)
    assert roll.done
    assert roll.check.outcome is not None
    assert roll.check.outcome.total in range(1, 9)


def test_number_of_dice_has_its_own_field(main: MainController) -> None:
    """KO-TBL-08, KO-TBL-09: 10s, other hits, 1s and Enter; the next wave has as many dice; many are handfuls of ten."""
    gm = Gm(main, "kotodama")
    who, tray = gm.players[0].id, gm.campaign_window.tray.tray
    gm.campaign_window.tray.prepare(who, "normal", {"ability": "body"})
    gm.campaign_window.tray.focus()
    assert not tray.ui.tally.isVisible()
    button = tray.ui.pad.tally
    assert button is not None
    gm.push(button)
    assert tray.ui.tally.isVisible()
    for number in ("2", "1", "4"):  # seven of six dice
        gm.type_keys(number)
    assert "6個の集計になっていません（10が2、ほかの成功が1、1が4）" in gm.tray_text
    ones = tray.ui.tally.counts[2]
    assert gm.faces == []
    ones.setFocus()
    ones.selectAll()
    gm.type_keys("1")
    assert gm.faces == [(10, 10, 8, 1, 2, 2)]
    assert [count.text() for count in tray.ui.tally.counts] == ["", "", ""]
    assert "残り 2個" in gm.tray_text
    assert QApplication.focusWidget() is tray.ui.tally.counts[0]
    for number in ("", "２", ""):
        gm.type_keys(number)
    assert gm.faces[1:] == [(8, 8)]
    roll = gm.play_session.roll
    assert roll is not None
    assert roll.done
    assert roll.check.thrown[-1].throw.origin == "hand"
    assert roll.check.outcome is not None
    assert roll.check.outcome.total == 5

    button.setChecked(False)
    gm.campaign_window.tray.prepare(who, "normal", {"pool": 23, "target": 10})
    gm.campaign_window.tray.focus()
    assert "10個ずつ3回" in gm.tray_text
    assert tray.ui.tally.isVisible()
    assert [count.isEnabled() for count in tray.ui.tally.counts] == [True, False, True]
    gm.type_at_tray("2x9 34")
    assert "11 / 23" in gm.tray_text
    gm.type_at_tray(" 2x9 3x3")
    assert [len(faces) for faces in gm.faces] == [23]


def test_both_sides_are_typed_in_two_columns(main: MainController) -> None:
    """KO-TBL-13: Tab moves from the active to the passive side; a hidden one shows dots until both are complete."""
    gm = Gm(main, "kotodama")
    who, other, ui = gm.players[0].id, gm.npcs[0].id, gm.campaign_window.tray.tray.ui
    gm.campaign_window.tray.prepare(who, "opposed", {"ability": "body", "opponent": other, "opponent_pool": 3})
    gm.campaign_window.tray.focus()
    assert {"能動側", "受動側"} <= set(gm.tray_text.split("\n"))
    gm.press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is ui.beside
    gm.type_keys("118", enter=False)
    gm.press(Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is ui.entry
    gm.type_keys("10233", enter=False)
    assert gm.faces == []
    gm.type_keys("3", enter=False)
    assert gm.faces == [(1, 10, 2, 3, 3, 3)]
    assert ui.beside.text() == "118", "what was typed ahead waits until the active side has thrown its 10 again"
    gm.type_keys("8", enter=False)
    QApplication.processEvents()
    roll = gm.play_session.roll
    assert roll is not None
    assert gm.faces == [(1, 10, 2, 3, 3, 3), (8,), (1, 1, 8)]
    assert roll.done
    assert "能動側の勝利" in ui.outcomeTag.text
    assert not ui.beside.isVisible()

    gm.campaign_window.tray.prepare(
        who, "opposed", {"ability": "body", "opponent": other, "opponent_pool": 3, "hidden": True}
    )
    gm.campaign_window.tray.focus()
    assert ui.beside.echoMode() is QLineEdit.EchoMode.Password
    gm.type_keys("112233")
    assert not ui.beside.isEnabled()
    assert ui.entry.echoMode() is QLineEdit.EchoMode.Password
    assert "1" not in gm.tray_text.replace("1個", "")
    gm.type_keys("238", enter=False)
    assert gm.faces[-1] == (2, 3, 8)
    assert "受動側の勝利" in ui.outcomeTag.text


def test_extra_tab_loses_neither_faces_nor_enter(main: MainController) -> None:
    """KO-TBL-13: after the last face Tab moves to the button of the passive side, and faces are still accepted."""
    gm = Gm(main, "kotodama")
    who, other, ui = gm.players[0].id, gm.npcs[0].id, gm.campaign_window.tray.tray.ui
    gm.campaign_window.tray.prepare(who, "opposed", {"ability": "body", "opponent": other, "opponent_pool": 3})
    gm.campaign_window.tray.focus()
    chosen = gm.campaign_window.play_page.selected
    gm.type_keys("223333", enter=False)
    gm.press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is ui.primaryButton
    gm.type_keys("23", enter=False)
    assert ui.entry.text() == "23"
    assert gm.campaign_window.play_page.selected == chosen, "no digit chooses somebody"
    ui.primaryButton.setFocus()
    gm.press(Qt.Key.Key_Return)
    assert len(gm.faces) == 1, "Enter throws nothing beside real dice"
    gm.type_keys("4", enter=False)
    assert gm.faces[1] == (2, 3, 4)


def test_app_throws_the_faces_missing_from_real_dice(main: MainController) -> None:
    """KO-TBL-10, KO-TBL-07: Enter reports how many are missing, Shift+Space throws them; the line says so."""
    gm = Gm(main, "kotodama")
    who, ui = gm.players[0].id, gm.campaign_window.tray.tray.ui
    gm.campaign_window.tray.prepare(who, "normal", {"pool": 6})
    gm.campaign_window.tray.focus()
    before = ui.primaryButton.text()
    gm.type_at_tray("8233")
    assert ui.primaryButton.text() == "残りの 2 個を振る"
    gm.press(Qt.Key.Key_Return)
    assert gm.faces == []
    assert "あと 2 個の目がありません" in gm.tray_text
    gm.press(Qt.Key.Key_Backspace)
    gm.press(Qt.Key.Key_Return)
    assert "あと 3 個の目がありません" in gm.tray_text
    gm.press(Qt.Key.Key_Return)
    assert gm.faces == [], "no Enter posts a throw with a die missing"
    gm.press(Qt.Key.Key_Space, SHIFT)
    assert gm.faces[0][:3] == (8, 2, 3)
    assert len(gm.faces[0]) == 6
    roll = gm.play_session.roll
    assert roll is not None
    assert roll.check.thrown[0].throw.origin == "mixed"
    while roll is not None and roll.check.wants is not None:  # 10s of the program are thrown again
        gm.press(Qt.Key.Key_Space)
        roll = gm.play_session.roll
    line = gm.play_session.log().entries[-1]
    assert line.hand
    assert "（一部アプリ）" in line.text
    gm.campaign_window.tray.prepare(who, "normal", {"pool": 6})
    assert ui.primaryButton.text() == before


def test_the_button_throws_the_rest_in_every_game(main: MainController) -> None:
    """KO-TBL-10 elsewhere: dice of wood and of the program are mixed freely, in a battle too."""
    gm = Gm(main, "d6game")
    gm.campaign_window.tray.focus()
    gm.type_at_tray("66")
    gm.push(gm.campaign_window.tray.tray.ui.primaryButton)
    assert gm.faces[0][:2] == (6, 6)
    assert len(gm.faces[0]) == 5
    assert "（一部アプリ）" in gm.play_session.log().entries[-1].text


def test_dice_and_result_use_the_room_of_the_face_buttons(main: MainController) -> None:
    """The log below stays where it is, and a result of many dice is not cut above an empty place."""
    main.window.resize(1366, 768)
    gm = Gm(main, "kotodama")
    tray = gm.campaign_window.tray.tray
    gm.campaign_window.tray.prepare(gm.players[0].id, "normal", {"pool": 9})
    gm.campaign_window.tray.focus()
    QApplication.processEvents()
    high, room = tray.height(), tray.ui.scroll.height()
    assert tray.ui.pad.isVisible()
    gm.type_at_tray("912345678")
    QApplication.processEvents()
    assert tray.ui.pad.isHidden()
    assert tray.height() == high
    assert tray.ui.scroll.height() > room
    assert tray.ui.scroll.verticalScrollBar().maximum() == 0


def test_a_result_is_seen_whole_below_a_long_form(main: MainController) -> None:
    """KO-TBL-11: what was asked of a contest takes four lines; dice and result are scrolled to, and back."""
    main.window.resize(1366, 640)
    gm = Gm(main, "kotodama")
    tray = gm.campaign_window.tray.tray
    people = {sheet.name: sheet.id for sheet in gm.players}
    gm.campaign_window.tray.prepare(people["ハガネ"], "opposed", {"skill": "melee", "opponent": people["シラサギ"]})
    gm.campaign_window.tray.focus()
    for faces in ("8123456790", "8", "8812345"):
        gm.type_at_tray(faces)
        QApplication.processEvents()
    assert gm.play_session.roll is not None
    assert gm.play_session.roll.done
    box, view = tray.ui.resultBox, tray.ui.scroll.viewport()
    bottom = box.mapTo(view, box.rect().bottomLeft()).y()
    assert 0 < bottom <= view.height()
    assert tray.ui.scroll.verticalScrollBar().value() > 0
    gm.press(Qt.Key.Key_Return)
    QApplication.processEvents()
    assert box.isHidden()
    assert _seen(tray.ui.checkTitle, view)
    assert _seen(tray.ui.oddsBox, view)
    tray.ui.kindBox.setFocus()
    gm.campaign_window.tray.prepare(people["ハガネ"], "opposed", {"skill": "melee", "opponent": people["ミヨ"]})
    QApplication.processEvents()
    assert tray.ui.scroll.verticalScrollBar().value() == 0  # the form is shown from its beginning
    assert _seen(tray.ui.oddsBox, view)  # and what each choice changes


def _seen(widget: QWidget, view: QWidget) -> bool:
    """Return whether a part of the tray is fully visible, scrolled to or below the scrolled area."""
    if not view.isAncestorOf(widget):
        return widget.isVisible() and widget.parentWidget().rect().contains(widget.geometry())
    top = widget.mapTo(view, QPoint(0, 0)).y()
    return top >= 0 and top + widget.height() <= view.height()


@pytest.mark.styled
def test_the_chance_is_in_sight_while_a_contest_is_filled_in(main: MainController) -> None:
    """DESIGN 2.3, KO-OPP-04: below a form of many lines, and among them when unfolded; with dice it is their chance."""
    main.window.resize(1366, 680)
    gm = Gm(main, "kotodama")
    tray, people = gm.campaign_window.tray.tray, {sheet.name: sheet.id for sheet in gm.players}
    tray.ui.kindBox.setFocus()
    for params in ({}, {"opponent": people["シラサギ"]}):
        gm.campaign_window.tray.prepare(people["ハガネ"], "opposed", params)
        QApplication.processEvents()
        assert _seen(tray.ui.kindBox, tray.ui.scroll.viewport())
        assert _seen(tray.ui.oddsBox, tray.ui.scroll.viewport())
    assert tray.ui.foot.isAncestorOf(tray.ui.oddsBox)
    tray.ui.oddsMore.setFocus()
    tray.ui.oddsMore.click()
    QApplication.processEvents()
    assert tray.ui.scroll.isAncestorOf(tray.ui.oddsBox)
    assert tray.ui.oddsMore.hasFocus()
    tray.ui.oddsMore.click()
    gm.campaign_window.tray.prepare(people["ハガネ"], "normal", {})
    QApplication.processEvents()
    assert _seen(tray.ui.oddsBox, tray.ui.scroll.viewport())


@pytest.mark.styled
@pytest.mark.parametrize("scale", [100, 150])
def test_chance_and_result_are_visible_in_small_windows(main: MainController, scale: int, qapp: QApplication) -> None:
    """DESIGN 2.3: a low window, large text and a long form hide neither; the form and the dice give way."""
    gm = Gm(main, "kotodama")
    theme.apply(qapp, dark=False, scale=scale)
    try:
        main.window.resize(1366, 768)
        tray = gm.campaign_window.tray.tray
        people = {sheet.name: sheet.id for sheet in gm.players}
        gm.campaign_window.tray.prepare(people["ハガネ"], "opposed", {"skill": "melee", "opponent": people["シラサギ"]})
        gm.campaign_window.tray.focus()
        QApplication.processEvents()
        view = tray.ui.scroll.viewport()
        assert _seen(tray.ui.checkTitle, view)
        assert _seen(tray.ui.oddsBox, view)
        for faces in ("8123456790", "8", "8812345"):
            gm.type_at_tray(faces)
            QApplication.processEvents()
        assert _seen(tray.ui.totalLabel, view)
        assert _seen(tray.ui.outcomeTag, view)
    finally:
        theme.apply(qapp, dark=False)
