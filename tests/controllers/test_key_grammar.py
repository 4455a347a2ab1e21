"""だれ・なに・目: what the table says aloud is typed in as many keys as the grammar promises, besides the faces."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from desktop.controllers.main import MainController
from desktop.services.text.catalogue import system_ids
from desktop.views.dialogs.help import KeysDialog
from desktop.views.widgets.inputs.key_button import KeyButton
from tests.example_budget import budget
from tests.table_mode import TableGm

CASES = tomllib.loads((Path(__file__).parent / "cases" / "keys.toml").read_text(encoding="utf-8"))
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier
NAMED = {
    "⏎": Qt.Key.Key_Return,
    "␣": Qt.Key.Key_Space,
    "↑": Qt.Key.Key_Up,
    "↓": Qt.Key.Key_Down,
    "←": Qt.Key.Key_Left,
    "→": Qt.Key.Key_Right,
    "⎋": Qt.Key.Key_Escape,
    "⌫": Qt.Key.Key_Backspace,
    "⇥": Qt.Key.Key_Tab,
}


class Typist(TableGm):
    """A GM who types what the table says."""

    def type(self, line: str) -> int:
        """Type a line of a case; return how many keys it took besides the faces."""
        count = 0
        for faces, key in re.findall(r"\(([^)]*)\)|(\S+)", line):
            for face in faces.split():
                self._strike(face)
            if key:
                self._strike(key)
                count += 1
        return count

    def name(self, who: str) -> str:
        """Return a character's name."""
        return next(name for name, identifier in self.names.items() if identifier == who)

    def _strike(self, key: str) -> None:
        held = NONE
        for sign, modifier in (("^", SHIFT), ("⌃", CONTROL)):
            if key.startswith(sign) and len(key) > 1:
                held, key = held | modifier, key[1:]
        target = QApplication.focusWidget() or self.main.window
        if key in NAMED:
            QTest.keyClick(target, NAMED[key], held)
        else:
            QTest.keyClick(target, key.upper() if held & SHIFT else key.lower(), held)


@pytest.mark.parametrize("case", CASES["check"], ids=lambda case: f"{case['system']}: {case['what']}")
def test_check_is_said_in_few_keys(main: MainController, case: dict[str, Any]) -> None:
    main.window.show()
    gm = Typist(main, case["system"])
    gm.type(case.get("before", ""))
    assert gm.type(case["keys"]) <= case["most"]
    roll = gm.play_session.roll
    assert roll is not None
    given = {name: roll.asked.given.get(name) for name in case["params"]}
    thrown = [list(record.throw.values) for record in roll.check.thrown]
    said = main.window.ui.commandHint.text()
    assert (roll.asked.kind, given, thrown) == (case["kind"], case["params"], case["faces"]), said
    if "log" in case:
        assert gm.play_session.log().entries[-1].text == case["log"]
    assert case.get("who", "") in ("", gm.name(roll.asked.who))


LETTERS = [*"ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
KEYS = [*LETTERS, *[f"^{letter}" for letter in "AHMSKRG"], *"1234560", *"1234560", *"⏎␣↑↓←→⎋⌫", ".", "⏎", "⎋"]
"""What is pressed at random: digits and Enter more often than the rest."""


class Watching(Typist):
    """A GM who presses anything, and watches that the laws of the grammar hold."""

    def strike(self, key: str) -> None:
        page, posted = self.campaign_window.play_page, self.play_session.last
        selected = page.selected
        hint = self.main.window.ui.commandHint.text()
        self.type(key)
        for dialog in self.main.window.findChildren(QDialog):
            if dialog.isVisible():
                dialog.reject()
        now = self.play_session.roll
        if key.isdigit() and self.play_session.last == posted:
            assert page.selected == selected, f"{key} selected another"
        if key == "⏎" and self.play_session.last != posted and now is not None and now.check.thrown:
            assert now.check.thrown[-1].throw.origin != "app", "Enter threw real dice"
        parts = page.page, self.campaign_window.tray.picks
        buttons = [one for part in parts for one in part.findChildren(KeyButton) if one.isVisible() and one.isEnabled()]
        caps = [one.key_hint() for one in buttons if one.key_live and one.key_hint() in LETTERS]
        assert len(caps) == len(set(caps)), f"after {key} a letter is on two caps: {sorted(caps)}"
        for record in now.check.thrown if now is not None else ():
            assert len(record.throw.values) == len(record.request.sides), "a die is missing"
        if self.play_session.last == posted and page.selected == selected and key in LETTERS:
            assert self.main.window.ui.commandHint.text() or hint, f"{key} was swallowed"


@pytest.mark.parametrize("engine", ["", "session", "battle"])
@pytest.mark.parametrize("system", system_ids())
def test_random_keys_keep_the_laws(main: MainController, system: str, engine: str) -> None:
    main.window.show()
    gm = Watching(main, system)
    if engine and engine not in gm.play_session.playing.possible:
        pytest.skip("the system has none")
    if engine:
        gm.play_session.begin(engine, [sheet.id for sheet in gm.campaign_window.open_campaign.people.all_sheets()])
    rng = Random(f"{system} {engine}")
    for _ in range(budget(120)):
        gm.strike(rng.choice(KEYS))


@pytest.mark.parametrize("case", CASES["line"], ids=lambda case: str(case["line"]))
def test_palette_says_what_enter_does(main: MainController, case: dict[str, Any]) -> None:
    gm = Typist(main, "enishi")
    line = main.window.ui.commandEdit
    gm.type("/")
    QApplication.clipboard().setText(case["line"])  # it takes no input method, and what is pasted all the same
    line.paste()
    assert main.window.ui.commandHint.text() == case["says"]
    QTest.keyClick(line, Qt.Key.Key_Return)
    if "log" in case:
        assert gm.play_session.log().entries[-1].text == case["log"]


def test_palette_takes_no_input_method_but_for_notes(main: MainController) -> None:
    Typist(main, "enishi")
    line = main.window.ui.commandEdit
    attribute = Qt.WidgetAttribute.WA_InputMethodEnabled
    assert not line.testAttribute(attribute)
    line.setText("#扉が開いた")
    assert line.testAttribute(attribute)
    line.setText("")
    assert not line.testAttribute(attribute)


KANA = {"A": "ち", "U": "な", "9": "よ", "4": "う", "6": "お"}
"""What a kana layout writes with a key."""


def write(key: str, text: str, held: Qt.KeyboardModifier = NONE) -> None:
    """Press a key that writes something else."""
    target = QApplication.focusWidget()
    assert target is not None
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(target, QKeyEvent(kind, Qt.Key(ord(key)), held, text))


def thrown(gm: Typist) -> list[list[int]]:
    """Return the faces of the check in the tray."""
    roll = gm.play_session.roll
    return [list(record.throw.values) for record in roll.check.thrown] if roll is not None else []


def test_keys_are_read_whatever_the_layout_writes(main: MainController) -> None:
    main.window.show()
    gm = Typist(main, "enishi")
    gm.campaign_window.play_page.page.setFocus()
    for key in "A9U46":
        write(key, KANA[key])
    roll = gm.play_session.roll
    assert roll is not None
    assert (gm.name(roll.asked.who), roll.asked.given["skill"]) == ("朝倉 アカネ", "athletics")
    assert roll.asked.given["target"] == 9
    assert thrown(gm) == [[4, 6]]


def test_input_method_writes_nothing_at_the_table(main: MainController) -> None:
    main.window.show()
    gm = Typist(main, "enishi")
    gm.campaign_window.play_page.page.setFocus()
    for said, state in (("", "だれ"), ("A", "なに"), ("U", "目")):
        gm.type(said)
        focus = QApplication.focusWidget()
        assert focus is not None
        selected, posted = gm.campaign_window.play_page.selected, gm.play_session.last
        composed = QInputMethodEvent("うんどう", [])
        QApplication.sendEvent(focus, composed)
        committed = QInputMethodEvent()
        committed.setCommitString("運動46")
        QApplication.sendEvent(focus, committed)
        assert (gm.campaign_window.play_page.selected, gm.play_session.last) == (selected, posted), state
        assert thrown(gm) == [], state
    gm.type("(4 6)")
    assert thrown(gm) == [[4, 6]]


def test_capitals_are_no_targets_without_shift(main: MainController) -> None:
    main.window.show()
    gm = Typist(main, "enishi")
    gm.campaign_window.play_page.page.setFocus()
    for key in "AU":
        write(key, key)  # Caps Lock
    roll = gm.play_session.roll
    assert roll is not None
    assert (gm.name(roll.asked.who), roll.asked.kind) == ("朝倉 アカネ", "check")
    write("H", "h", SHIFT)  # Caps Lock and Shift
    roll = gm.play_session.roll
    assert roll is not None
    assert roll.asked.kind == "opposed"


PIN = "1234"


def at_dice(main: MainController) -> Watching:
    """Go on until a session waits for dice."""
    main.window.show()
    gm = Watching(main, "d20fate")
    gm.play_session.begin("session", [sheet.id for sheet in gm.players])
    for _ in range(10):
        if gm.campaign_window.tray.wanted and gm.play_session.roll is not None and gm.play_session.roll.engine:
            return gm
        gm.campaign_window.play_page.page.setFocus()
        gm.next()
    pytest.fail("no check comes")


def start_again(gm: Watching) -> Watching:
    folder = gm.campaign_window.open_campaign.campaign.folder
    assert gm.main.leave_campaign()
    gm.main.enter_campaign(folder)
    return Watching(gm.main)


def hand_over(gm: Watching) -> Watching:
    gm.campaign_window.hand_over(gm.players[0].id, PIN)
    lock = gm.campaign_window.handed_over
    assert lock is not None
    assert lock.unlock(PIN)
    return gm


def close_notice(gm: Watching) -> Watching:
    gm.main.notifier.notify("タイマーが終わりました。")
    gm.main.window.ui.noticeClose.setFocus(Qt.FocusReason.TabFocusReason)
    gm.type("⏎")
    return gm


@pytest.mark.parametrize(
    ("interrupt", "keys"),
    [(start_again, [*"⏎␣N4UE."]), (hand_over, [*"⏎␣N4UE.⎋⌫"]), (close_notice, sorted(set(KEYS)))],
    ids=lambda given: getattr(given, "__name__", ""),
)
def test_first_key_after_an_interruption_does_nothing(
    main: MainController, interrupt: Callable[[Watching], Watching], keys: list[str]
) -> None:
    gm = at_dice(main)
    for key in keys:
        gm = interrupt(gm)
        before = gm.play_session.last
        gm.strike(key)
        assert gm.play_session.last == before, f"{key} was meant for something else"
        assert gm.campaign_window.tray.typed == "", f"{key} was meant for something else"


@pytest.mark.parametrize("key", ["␣", "⏎", "N"])
def test_first_key_after_a_notice_throws_for_no_row(main: MainController, key: str) -> None:
    main.window.show()
    gm = Watching(main, "enishi")
    gm.type("L U (4 6 3)")
    rows, before = gm.campaign_window.tray.picks.faces, gm.play_session.last
    assert rows
    close_notice(gm).strike(key)
    assert gm.play_session.last == before
    assert gm.campaign_window.tray.picks.faces == rows
    gm.strike("5")
    assert gm.campaign_window.tray.picks.faces != rows, "what was typed goes on"


def test_a_check_that_was_written_is_changed_and_repeated_by_key(main: MainController) -> None:
    """Arrows, Q and the dot apply to whatever lies in the tray, not only to what was said in keys."""
    main.window.show()
    gm = Typist(main, "enishi")
    gm.type("A")
    line = main.window.ui.commandEdit
    line.setFocus()
    line.setText("運動 9")
    QTest.keyClick(line, Qt.Key.Key_Return)
    gm.type("↑ → Q (4 6)")
    roll = gm.play_session.roll
    assert roll is not None
    changed = {name: roll.asked.given[name] for name in ("skill", "target", "modifier", "secret")}
    assert changed == {"skill": "athletics", "target": 11, "modifier": 1, "secret": True}
    gm.type(". (3 5)")
    again = gm.play_session.roll
    assert again is not None
    assert again.id != roll.id
    assert (again.asked.who, again.asked.given) == (roll.asked.who, roll.asked.given)
    assert thrown(gm) == [[3, 5]]


def test_effects_are_opened_and_left_by_key(main: MainController) -> None:
    """E and Esc: letters pick people again, and N goes on as Enter does; the line says what the keys do now."""
    main.window.show()
    gm, line = Typist(main, "enishi"), main.window.ui.commandHint
    gm.type("A U (4 6)")
    said = line.text()
    gm.type("E")
    assert "払う人" in line.text()
    gm.type("⎋")
    assert line.text() == said
    gm.type("N H")
    roll = gm.play_session.roll
    assert roll is None or not roll.open
    assert gm.name(gm.campaign_window.play_page.selected) == "三枝 ハル"


def test_no_pick_lies_over_why_it_cannot_be_tested(main: MainController) -> None:
    main.window.show()
    gm = Typist(main, "d6game")
    gm.type("A 8 F")
    assert not gm.campaign_window.tray.picks.faces
    assert gm.campaign_window.tray.tray.ui.problemBox.isVisible()


def test_faces_between_are_taken_whole_while_the_page_waits_for_a_choice(main: MainController) -> None:
    """The first figure was refused as no choice, the second became the face: 15 was a 5."""
    main.window.show()
    gm = Typist(main, "d20fate")
    gm.begin("session", [sheet.id for sheet in gm.players])
    gm.type("G ⏎ (4) ␣ ⏎")
    assert gm.tracker("session").choices
    gm.type("^O (1 5)")
    assert thrown(gm) == [[15]]


@pytest.mark.parametrize("key", ["⏎", "␣"])
def test_enter_and_space_only_stop_tumbling_dice(main: MainController, key: str) -> None:
    main.window.show()
    gm = Typist(main, "d20fate")
    gm.type("G S")
    gm.campaign_window.tray.set_animated(True)
    gm.type("␣")
    tray, roll = gm.campaign_window.tray, gm.play_session.roll
    assert tray.tray.ui.diceView.dice.tumbling
    gm.type(key)
    assert not tray.tray.ui.diceView.dice.tumbling
    assert gm.play_session.roll is roll, "the result is read before anything goes on"


def test_shift_n_takes_back_and_aims_at_nobody(main: MainController) -> None:
    main.window.show()
    gm = Typist(main, "enishi")
    gm.type("A U (4 6)")
    assert thrown(gm) == [[4, 6]]
    gm.type("^N")
    assert thrown(gm) == []
    roll = gm.play_session.roll
    assert roll is not None
    assert roll.asked.kind == "check", "N is nobody's letter"


def test_dice_for_the_order_are_typed_in_one_line(main: MainController) -> None:
    """EN-BTL-02: four people, one line, four checks of the order."""
    gm = Typist(main, "enishi")
    gm.campaign_window.play.enter("順 46 25 35 24")
    assert gm.play_session.last < 0, "they are dice for no other check"
    gm.begin("battle", [sheet.id for sheet in gm.players])
    gm.campaign_window.play.enter("順 46 25 35 24")
    thrown = [row.text.split("》")[1].strip() for row in gm.play_session.log().entries if "行動順番（" in row.text]
    assert [text.split(" ")[0:2] for text in thrown] == [["4", "6"], ["2", "5"], ["3", "5"], ["2", "4"]]


def test_question_mark_lays_the_keys_of_the_state_over_the_tray(main: MainController) -> None:
    """Until the next key, which does what it always does; once more it opens the list of every key."""
    main.window.show()
    gm = Typist(main, "enishi")
    picks = gm.campaign_window.tray.picks
    gm.type("A ?")
    assert {("A–Z", "技能"), ("⇧A–Z", "相手"), ("?", "すべてのキー")} <= {
        (face.letter, face.label) for face in picks.faces
    }
    gm.type("U")
    assert not picks.faces
    assert gm.play_session.roll is not None
    gm.type("?")
    assert ("0–9", "目") in {(face.letter, face.label) for face in picks.faces}
    gm.type("?")
    dialog = main.window.findChild(KeysDialog)
    assert dialog is not None
    dialog.close()


def test_order_dice_of_all_npcs_are_thrown_at_once(main: MainController) -> None:
    """EN-BTL-02: the players' real dice are typed, and ⇧Space throws for everybody who is left."""
    main.window.show()
    gm = Typist(main, "enishi")
    gm.begin("battle")
    gm.type("⏎ (4 6 2 5 3 5 2 4) ^␣ ⏎")
    by_hand = [entry.hand for entry in gm.play_session.log().entries if "行動順番（" in entry.text]
    assert by_hand == [True] * 4 + [False] * 3
