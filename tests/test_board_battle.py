"""A battle of Common Rule on the map through the real window, by mouse, by keys or by touch alone, ends equal."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from desktop.controllers.main import MainController
from desktop.core.rolls.dice import RandomDice
from desktop.systems.common.session.state import SessionState
from desktop.views.board.view import BoardView
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main
from tests.table_mode import TableGm, click

pytestmark = pytest.mark.styled

LEFT = Qt.MouseButton.LeftButton
GLASS = QTest.createTouchDevice()
PLACES = {"アヤ": 31, "影A": 31, "トウマ": 37, "番犬": 37, "粉屋": 32, "シズ": 35, "ロク": 29}


class Player(TableGm):
    """A player on the board; subclasses define the input."""

    def __init__(self, main: MainController) -> None:
        super().__init__(main, "common")
        self.campaign_window.tray.dice = RandomDice(Random(7))
        people = self.campaign_window.open_campaign.people.all_sheets()
        self.ids = {sheet.name: sheet.id for sheet in people}
        self.play_session.begin("battle", [sheet.id for sheet in people])

    @property
    def now(self) -> SessionState:
        found = self.state("battle")
        assert isinstance(found, SessionState)
        return found

    @property
    def view(self) -> BoardView:
        return self.campaign_window.play_page.boards.board.pane.ui.view

    def put(self, name: str, number: int) -> None:
        raise NotImplementedError

    def strike(self, kind: str, name: str) -> None:
        raise NotImplementedError

    def press_button(self, widget: QWidget) -> None:
        raise NotImplementedError

    def go_on(self) -> None:
        raise NotImplementedError

    def throw_all(self) -> None:
        """Let the program throw the wanted dice, and continue until nothing is open."""
        for _ in range(20):
            roll = self.play_session.roll
            if roll is None or not roll.open:
                return
            if roll.check.wants is None:
                self.go_on()
            else:
                self.press_button(self.campaign_window.tray.tray.ui.primaryButton)
        pytest.fail("the check does not end")

    def turn_of(self, name: str) -> None:
        """Let the GM choose among those tied."""
        ui = self.tracker("battle").ui
        row = ui.rareRow
        if not ui.toolsButton.isChecked():  # what is seldom wanted waits behind the GM's tools
            ui.scroll.ensureWidgetVisible(ui.toolsButton)
            self.press_button(ui.toolsButton)
        face = next(face for face in row.faces if face.text.startswith(f"{name} の手番"))
        ui.scroll.ensureWidgetVisible(row.button(face.id))  # what is seldom wanted stands at the foot of the page
        self.press_button(row.button(face.id))


class ByMouse(Player):
    """Never touches the keyboard."""

    def put(self, name: str, number: int) -> None:
        board, view = self.view.board, self.view
        start = view.mapFromScene(board.tokens[self.ids[name]].pos())
        goal = view.mapFromScene(board.field.middle(number)) + QPoint(2, 5)
        QTest.mousePress(view.viewport(), LEFT, pos=start)
        for part in range(1, 5):
            view.mouseMoveEvent(_moved(view, start + (goal - start) * part / 4))
        QTest.mouseRelease(view.viewport(), LEFT, pos=goal)

    def strike(self, kind: str, name: str) -> None:
        tracker = self.tracker("battle")
        tile = next(t for t in tracker.hand_pane.tiles if t.isVisible() and t.name.text() == f"<{kind}>")
        button = tile.buttons.button(self.ids[name])
        tracker.ui.scroll.ensureWidgetVisible(button)
        self.press_button(button)

    def press_button(self, widget: QWidget) -> None:
        assert widget.isVisible()
        click(widget)

    def go_on(self) -> None:
        click(self.main.window.ui.nextButton)

    def end_turn(self) -> None:
        self.go_on()


class ByKeys(Player):
    """Never touches the mouse."""

    def board_key(self, key: Qt.Key) -> None:
        self.view.setFocus()
        QTest.keyClick(self.view, key)

    def put(self, name: str, number: int) -> None:
        for _ in range(len(self.ids)):
            if self.campaign_window.play_page.boards.board.hand.who == self.ids[name]:
                break
            self.board_key(Qt.Key.Key_PageDown)
        for figure in str(number):
            self.board_key(Qt.Key(Qt.Key.Key_0 + int(figure)))
        self.board_key(Qt.Key.Key_Return)

    def strike(self, kind: str, name: str) -> None:
        board, tracker = self.campaign_window.play_page.boards.board, self.tracker("battle")
        card = next(act for act in tracker.acts if act.label == f"<{kind}>")
        letters = self.campaign_window.open_campaign.letters.people
        self.board_key(Qt.Key(ord(card.letter)))
        self.view.setFocus()
        QTest.keyClick(self.view, Qt.Key(ord(letters[self.ids[name]])), Qt.KeyboardModifier.ShiftModifier)
        assert board.hand.people == (self.ids[name],), "the board shows what letters have chosen"
        self.board_key(Qt.Key.Key_Return)

    def press_button(self, widget: QWidget) -> None:
        widget.setFocus()
        QTest.keyClick(widget, Qt.Key.Key_Space)

    def go_on(self) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.main.window, Qt.Key.Key_N)

    def end_turn(self) -> None:
        """N discards nothing: the rest of a turn is discarded by Shift+Enter."""
        held = Qt.KeyboardModifier.ShiftModifier
        QTest.keyClick(QApplication.focusWidget() or self.main.window, Qt.Key.Key_Return, held)


class ByTouch(ByMouse):
    """Has a finger on a glass."""

    def touch(self, widget: QWidget, way: Sequence[QPoint]) -> None:
        """Press the finger, drag it, release it."""
        window = self.main.window.windowHandle()
        places = [widget.mapTo(self.main.window, place) for place in way]
        finger = QTest.touchEvent(window, GLASS)
        finger.press(0, places[0], window).commit()
        for place in places[1:]:
            finger.move(0, place, window).commit()
        finger.release(0, places[-1], window).commit()
        QApplication.processEvents()

    def put(self, name: str, number: int) -> None:
        board = self.view.board
        start = self.view.mapFromScene(board.tokens[self.ids[name]].pos())
        goal = self.view.mapFromScene(board.field.middle(number)) + QPoint(2, 5)
        self.touch(self.view.viewport(), [start + (goal - start) * part / 4 for part in range(5)])

    def press_button(self, widget: QWidget) -> None:
        assert widget.isVisible()
        self.touch(widget, [widget.rect().center()])

    def go_on(self) -> None:
        self.press_button(self.main.window.ui.nextButton)


def _moved(view: BoardView, place: QPoint) -> QMouseEvent:
    """The mouse at a place with its button pressed, which `QTest.mouseMove` cannot express."""
    at, there = QPointF(place), QPointF(view.viewport().mapToGlobal(place))
    none = Qt.KeyboardModifier.NoModifier
    return QMouseEvent(QEvent.Type.MouseMove, at, there, Qt.MouseButton.NoButton, LEFT, none)


def fight(player: Player) -> dict[str, object]:
    """Place all tokens, move, get refused, overrule, strike, end turns; return the resulting state."""
    board = player.campaign_window.play_page.boards.board
    assert all(token.at is None for token in board.face.tokens)
    for name, number in PLACES.items():
        player.put(name, number)
    assert {s.name: s.hex for s in player.now.scene_sheets} == PLACES
    player.view.setFocus()
    player.go_on()
    player.turn_of("アヤ")
    assert player.now.battle is not None
    assert player.now.battle.turn == player.ids["アヤ"]
    player.put("アヤ", 37)
    assert player.now.sheets[player.ids["アヤ"]].hex == 37
    before = player.now
    player.put("アヤ", 1)  # no second step in one turn: one sentence, and nothing has moved
    ui = player.campaign_window.play_page.page.ui
    assert player.now is before
    assert "アヤ" in ui.rulingText.text() or "移動" in ui.rulingText.text()
    assert player.view.board.face.token(player.ids["アヤ"]).at == 37
    player.strike("斬撃", "番犬")
    player.throw_all()
    if player.now.action is not None:
        player.go_on()
    assert player.now.battle.turn != player.ids["アヤ"]
    if player.now.battle.tied:
        player.turn_of("トウマ")
    player.put("トウマ", 5)  # far beyond a step: the GM overrules
    assert player.now.sheets[player.ids["トウマ"]].hex == 37
    player.press_button(ui.rulingButton)
    assert player.now.sheets[player.ids["トウマ"]].hex == 5
    player.end_turn()
    player.assert_in_step()
    return {
        "sheets": {s.name: s.model_dump(exclude={"id"}) for s in player.now.sheets.values()},
        "turn": player.now.battle.turn and player.now.sheets[player.now.battle.turn].name,
        "tied": [player.now.sheets[who].name for who in player.now.battle.tied],
        "round": player.now.battle.round,
    }


def test_a_battle_on_the_map(main: MainController) -> None:
    """CM-APP-16, CM-BTL-03…11, CM-DATA-10, CM-TGT-02."""
    assert fight(ByMouse(main)) == fight(ByKeys(main)) == fight(ByTouch(main))


def test_the_line_below_the_board_is_seen_at_once(main: MainController) -> None:
    """CM-BAT: it describes the key; a window of 1366 × 720 shows board and line without scrolling."""
    gm = TableGm(main, "common")
    main.window.resize(1366, 720)
    main.window.show()
    gm.begin("battle", [sheet.id for sheet in (*gm.players, *gm.npcs)])
    for _ in range(3):
        QApplication.processEvents()
    pane = gm.campaign_window.play_page.page.board
    assert pane.isVisible()
    place = pane.parentWidget()
    while not isinstance(place, QScrollArea):
        assert place is not None
        place = place.parentWidget()
    assert pane.ui.status.isVisible()
    assert place.verticalScrollBar().maximum() == 0
