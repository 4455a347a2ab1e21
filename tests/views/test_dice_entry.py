"""Faces as people type them: one key each, full-width as well, nothing impossible ever enters."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from desktop.core.rolls.faces import read_faces
from desktop.views.widgets.inputs.face_entry import FaceEntry
from desktop.views.widgets.inputs.face_pad import FacePad

CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
READINGS = [
    ("41", (6, 6), (4, 1)),
    ("４１", (6, 6), (4, 1)),
    ("4 4 2", (6, 6, 6), (4, 4, 2)),
    ("４、４，２", (6, 6, 6), (4, 4, 2)),
    ("70", (10, 10), (7, 10)),
    ("0098871", (10,) * 7, (10, 10, 9, 8, 8, 7, 1)),
    ("17", (20,), (17,)),
    ("3", (20,), (3,)),
    ("1 7", (20, 20), (1, 7)),
    ("74", (20, 20), (7, 4)),
    ("57", (100,), (57,)),
    ("00", (100,), (100,)),
    ("05", (100,), (5,)),
    ("12 3", (12, 12), (12, 3)),
    ("128", (12, 8), (12, 8)),
]


@pytest.mark.parametrize(("text", "sides", "values"), READINGS)
def test_typed_faces(text: str, sides: tuple[int, ...], values: tuple[int, ...]) -> None:
    assert read_faces(text, sides).values == values


@pytest.mark.parametrize(
    ("text", "sides", "wrong"),
    [("7", (6,), (6, 7)), ("0", (6,), (6, 0)), ("21", (20,), (20, 21)), ("411", (6, 6), (0, 1)), ("9", (8,), (8, 9))],
)
def test_impossible_faces_are_reported(text: str, sides: tuple[int, ...], wrong: tuple[int, int]) -> None:
    read = read_faces(text, sides)
    assert read.wrong == wrong
    assert read.accepted == len(text) - 1


def test_incomplete_number_waits_for_enter() -> None:
    assert read_faces("2", (20,)).values == ()
    assert read_faces("2", (20,)).pending == "2"
    assert read_faces("2", (20,), final=True).values == (2,)
    assert read_faces("0 ", (100,)).wrong == (100, 0)


@pytest.fixture
def entry(qtbot: QtBot) -> FaceEntry:
    """An entry that waits for two six-sided dice."""
    entry = FaceEntry()
    qtbot.addWidget(entry)
    entry.set_dice((6, 6))
    entry.show()
    return entry


def test_two_keys_are_enough(entry: FaceEntry, qtbot: QtBot) -> None:
    with qtbot.waitSignal(entry.completed, timeout=500) as found:
        qtbot.keyClicks(entry, "41")
    assert found.args == [(4, 1)]


def test_enter_completes_a_number_once(entry: FaceEntry, qtbot: QtBot) -> None:
    entry.set_dice((20,))
    rows: list[object] = []
    entry.completed.connect(rows.append)
    qtbot.keyClicks(entry, "2")
    assert rows == []
    qtbot.keyClick(entry, Qt.Key.Key_Return)
    assert rows == [(2,)]


def test_enter_with_empty_entry_requests_a_throw(entry: FaceEntry, qtbot: QtBot) -> None:
    with qtbot.waitSignal(entry.entered, timeout=500):
        qtbot.keyClick(entry, Qt.Key.Key_Return)
    with qtbot.assertNotEmitted(entry.entered):
        qtbot.keyClicks(entry, "4")
        qtbot.keyClick(entry, Qt.Key.Key_Return)


def test_backspace_takes_one_face_then_asks_for_the_throw_before(entry: FaceEntry, qtbot: QtBot) -> None:
    qtbot.keyClicks(entry, "4")
    qtbot.keyClick(entry, Qt.Key.Key_Backspace)
    assert entry.text() == ""
    with qtbot.waitSignal(entry.back_requested, timeout=500):
        qtbot.keyClick(entry, Qt.Key.Key_Backspace)


def test_an_impossible_face_never_enters(entry: FaceEntry, qtbot: QtBot) -> None:
    with qtbot.waitSignal(entry.refused, timeout=500) as found:
        qtbot.keyClicks(entry, "7")
    assert found.args == [6, 7]
    assert entry.text() == ""


def test_an_input_method_commits_full_width_figures(entry: FaceEntry, qtbot: QtBot) -> None:
    event = QInputMethodEvent("４１", [])
    QApplication.sendEvent(entry, event)
    assert entry.typed.values == ()  # still being composed: nothing is a face yet
    event = QInputMethodEvent()
    event.setCommitString("４１")
    with qtbot.waitSignal(entry.completed, timeout=500) as found:
        QApplication.sendEvent(entry, event)
    assert found.args == [(4, 1)]


@pytest.mark.parametrize(
    ("sides", "labels"),
    [(6, list("123456")), (10, [*"1234567890"]), (4, list("1234")), (20, []), (0, [])],
)
def test_the_pad_offers_the_faces_of_the_next_die(qtbot: QtBot, sides: int, labels: list[str]) -> None:
    pad = FacePad()
    qtbot.addWidget(pad)
    pad.show_die(6)
    pad.show_die(sides)
    texts = [button.text() for button in pad.findChildren(QPushButton) if button.isVisibleTo(pad)]
    assert pad.isHidden() if not labels else texts == [*labels, "消す"]


def test_a_button_types_the_face_and_leaves_the_focus(qtbot: QtBot) -> None:
    entry, pad = FaceEntry(), FacePad()
    qtbot.addWidget(entry)
    qtbot.addWidget(pad)
    entry.set_dice((10, 10, 10))
    pad.show_die(10)
    pad.pressed.connect(entry.put)
    pad.erased.connect(entry.take_back)
    for text in ("0", "7", "消す", "3"):
        button = next(b for b in pad.findChildren(QPushButton) if b.text() == text)
        assert button.focusPolicy() is Qt.FocusPolicy.NoFocus
        button.click()
    assert entry.typed.values == (10, 3)


@pytest.mark.parametrize(("sides", "face", "goes_on"), [(20, "3", 0), (20, "17", 0), (20, "2 ", 1), (6, "3", 1)])
def test_one_enter_belongs_to_a_face_of_a_large_die(qtbot: QtBot, sides: int, face: str, goes_on: int) -> None:
    """D20-PHY-02: 3 and Enter are one face of a d20, as 2 and Enter are; of a die of one key Enter is never eaten."""
    entry, entered = FaceEntry(), []
    qtbot.addWidget(entry)
    entry.set_dice((sides,))
    entry.completed.connect(lambda _values: entry.set_dice((sides,)))
    entry.entered.connect(lambda: entered.append(True))
    qtbot.keyClicks(entry, face)
    qtbot.keyClick(entry, Qt.Key.Key_Return)
    assert len(entered) == goes_on
    qtbot.keyClick(entry, Qt.Key.Key_Return)
    assert len(entered) == goes_on + 1


def test_enter_between_two_large_dice_ends_the_first(entry: FaceEntry, qtbot: QtBot) -> None:
    entry.set_dice((20, 20))
    with qtbot.assertNotEmitted(entry.left_short), qtbot.waitSignal(entry.completed, timeout=500) as found:
        qtbot.keyClicks(entry, "17")
        qtbot.keyClick(entry, Qt.Key.Key_Return)
        qtbot.keyClicks(entry, "3")
    assert found.args == [(17, 3)]


def test_surplus_faces_are_separate_until_another_key(entry: FaceEntry, qtbot: QtBot) -> None:
    entry.completed.connect(lambda _values: (entry.set_dice((6,)), entry.lock()))
    qtbot.keyClicks(entry, "4123")
    assert (entry.surplus, entry.text()) == ("23", "")
    qtbot.keyClick(entry, Qt.Key.Key_Return)
    with qtbot.waitSignal(entry.completed, timeout=500) as found:
        qtbot.keyClicks(entry, "5")
    assert found.args == [(5,)]
    assert entry.surplus == ""


@pytest.mark.parametrize("modifiers", [Qt.KeyboardModifier.ControlModifier, CONTROL_SHIFT])
def test_an_empty_entry_leaves_undoing_to_the_window(qtbot: QtBot, modifiers: Qt.KeyboardModifier) -> None:
    """The focus waits there as a rule, and Ctrl+Z did nothing: the field had kept the key for itself."""
    entry = FaceEntry()
    qtbot.addWidget(entry)
    entry.set_dice((6, 6))

    def takes_ctrl_z() -> bool:
        # as a window system sends it; `QTest` gives the key a letter, which no real one has
        asked = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Z, modifiers, "\x1a")
        asked.ignore()
        QApplication.sendEvent(entry, asked)
        return asked.isAccepted()

    assert not takes_ctrl_z()
    entry.setText("3")
    assert takes_ctrl_z()  # of what is typed
