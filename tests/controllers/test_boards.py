"""The board at the table of every system: the sketch map and the 戦場シート, through the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from desktop.controllers.main import MainController
from desktop.controllers.play.boards import Boards
from desktop.core.maps.sketch import Sketch
from desktop.core.prepared.gm_notes import CustomState
from desktop.core.value import Viewer
from desktop.services.journal.journal import Journal
from desktop.services.journal.replay import replay
from desktop.services.play.history import History
from desktop.services.play.play_state import MAP
from desktop.views.board.view import BoardView
from tests.controllers.test_every_user import Ear
from tests.controllers.test_every_user import ear as ear
from tests.example_budget import SHARE
from tests.table_mode import TableGm, click

SYSTEMS = ("d6game", "enishi", "d20fate", "kotodama", "common")
LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier

CONTROL = Qt.KeyboardModifier.ControlModifier


class MapGm(TableGm):
    """A GM who draws the map."""

    @property
    def boards(self) -> Boards:
        return self.campaign_window.play_page.boards

    @property
    def view(self) -> BoardView:
        return self.boards.board.pane.ui.view

    @property
    def map(self) -> Sketch:
        found = self.play_session.playing.state(MAP)
        assert isinstance(found, Sketch)
        return found

    def at(self, number: int) -> QPoint:
        return self.view.mapFromScene(self.view.board.field.middle(number))

    def drag(self, start: QPoint, goal: QPoint) -> None:
        view = self.view
        QTest.mousePress(view.viewport(), LEFT, pos=start)
        for part in (1, 2, 3):
            place = start + (goal - start) * part / 3
            there = QPointF(view.viewport().mapToGlobal(place))
            moved = QMouseEvent(QEvent.Type.MouseMove, QPointF(place), there, Qt.MouseButton.NoButton, LEFT, PLAIN)
            view.mouseMoveEvent(moved)
        QTest.mouseRelease(view.viewport(), LEFT, pos=goal)

    def put(self, who: str, number: int) -> None:
        self.drag(self.view.mapFromScene(self.view.board.tokens[who].pos()), self.at(number))

    def board_key(self, key: Qt.Key) -> None:
        self.view.setFocus()
        QTest.keyClick(self.view, key)

    def folded(self) -> None:
        """Assert that the fold of the journal equals the shown state."""
        campaign = self.campaign_window.open_campaign.campaign
        history = History(self.campaign_window.open_campaign.system)
        assert history.read(Journal(campaign.log, table=campaign.id).read()) is None
        assert history.play == self.play_session.history.play


@pytest.mark.parametrize("system", SYSTEMS if SHARE >= 100 else SYSTEMS[::3])
def test_the_sketch_map_of_every_system(main: MainController, system: str) -> None:
    """Placed with the mouse, moved by keys, noted, drawn, measured; every step is in the journal and can be undone."""
    gm = MapGm(main, system)
    gm.press(Qt.Key.Key_M, CONTROL)
    assert gm.view.isVisible()
    ui = gm.boards.board.pane.ui
    assert ui.sketchBar.isVisible()
    first = gm.players[0].id
    gm.put(first, 31)
    assert gm.map.piece(first).at == 31  # type: ignore[union-attr]
    gm.board_key(Qt.Key.Key_Down)
    gm.board_key(Qt.Key.Key_Down)
    assert gm.boards.board.hand.cursor == gm.map.grid.neighbour(gm.map.grid.neighbour(31, "S"), "S")  # type: ignore[arg-type]
    assert "2" in ui.status.text()
    gm.board_key(Qt.Key.Key_Return)
    here = gm.map.piece(first).at  # type: ignore[union-attr]
    assert here == gm.map.grid.neighbour(gm.map.grid.neighbour(31, "S"), "S")  # type: ignore[arg-type]
    for key in (Qt.Key.Key_2, Qt.Key.Key_0):
        gm.board_key(key)
    ui.wordEdit.setText("沼地")
    click(ui.noteButton)
    ui.wordEdit.setText("吊り橋")
    click(ui.pieceButton)
    assert gm.map.notes[0].text == "沼地"
    assert [(piece.name, piece.at) for piece in gm.map.pieces][-1] == ("吊り橋", 20)
    click(ui.drawButton)
    gm.drag(gm.at(1), gm.at(7))
    click(ui.drawButton)
    assert len(gm.map.strokes) == 1
    gm.folded()
    before = gm.map
    gm.press(Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert gm.map.strokes == ()
    gm.campaign_window.play_page.again()
    assert gm.map == before
    gm.press(Qt.Key.Key_M, CONTROL)
    assert not gm.view.isVisible()


def test_pieces_have_chosen_colours(main: MainController) -> None:
    """Of new tokens and of the selected one; a character's token has the colour of the sheet."""
    gm = MapGm(main, "enishi")
    gm.press(Qt.Key.Key_M, CONTROL)
    ui = gm.boards.board.pane.ui
    dark, light = (ui.colourButton.menu().actions()[n] for n in (1, 2))
    gm.board_key(Qt.Key.Key_5)
    dark.trigger()
    ui.wordEdit.setText("荷車")
    click(ui.pieceButton)
    cart = gm.map.pieces[0]
    assert cart.colour == dark.text()
    QTest.mouseClick(gm.view.viewport(), Qt.MouseButton.LeftButton, pos=gm.at(5) + QPoint(0, 4))
    assert gm.boards.board.hand.who == cart.who
    light.trigger()
    assert gm.map.pieces[0].colour == light.text()
    assert gm.view.board.tokens[cart.who].face.colour == light.text()
    gm.campaign_window.display.open()
    board = gm.campaign_window.display.screen.picture.face.board
    assert board is not None
    assert board.token(cart.who).colour == light.text()  # type: ignore[union-attr]
    hero = gm.players[0].id
    gm.put(hero, 31)
    gm.boards.choose(hero)
    assert gm.boards.board.hand.who == hero
    assert not ui.colourButton.isEnabled()
    gm.folded()


def test_custom_states_are_on_battle_tokens(main: MainController) -> None:
    gm = MapGm(main, "common")
    gm.play_session.begin("battle", [sheet.id for sheet in (*gm.players, *gm.npcs)])
    hero = gm.players[0]
    gm.play_session.play("battle", {"kind": "move_token", "who": hero.id, "hex": 12}, ruling="")
    gm.play_session.mark(CustomState(name="雨に濡れた", who=hero.id))
    token = gm.view.board.tokens[hero.id].face
    assert token.badge == "雨"
    assert token.states == "雨に濡れた"
    gm.play_session.back()
    assert gm.view.board.tokens[hero.id].face.badge == ""


def test_map_is_restored_after_restart(main: MainController) -> None:
    gm = MapGm(main, "enishi")
    gm.press(Qt.Key.Key_M, CONTROL)
    gm.put(gm.players[0].id, 5)
    ui = gm.boards.board.pane.ui
    menu = ui.shapeButton.menu()
    assert isinstance(menu, QMenu)
    next(a for a in menu.actions() if "15 × 10" in a.text()).trigger()
    kept, folder = gm.map, gm.campaign_window.open_campaign.campaign.folder
    assert kept.grid.count == 150
    main.open_sample("d6game")
    main.enter_campaign(folder)
    assert main.campaign_window is not None
    assert main.campaign_window.open_campaign.play_session.playing.state(MAP) == kept
    main.campaign_window.play_page.boards.want(True)
    assert main.campaign_window.play_page.boards.board.face.grid == kept.grid


def test_concealed_token_is_not_announced(main: MainController) -> None:
    """A piece of an NPC who has not come into play is the GM's alone, on the map and in every word about it."""
    gm = MapGm(main, "common")
    shadow = next(sheet for sheet in gm.npcs if sheet.name == "影A")
    gm.press(Qt.Key.Key_M, CONTROL)
    gm.boards.last = ("", None, (*gm.campaign_window.play_page.people(), _person(shadow)), "")
    gm.boards.show(*gm.boards.last)
    gm.boards.post({"kind": "put", "who": shadow.id, "hex": 3})
    assert gm.map.piece(shadow.id).hidden  # type: ignore[union-attr]
    open_ = gm.play_session.playing.shown(MAP, Viewer())
    assert open_ is not None
    assert open_.board == ()
    log = gm.play_session.log()
    assert "影A" in replay(log, "x", secrets=True)
    assert "影A" not in replay(log, "x")


def _person(sheet: object):  # type: ignore[no-untyped-def]
    from desktop.core.view_models import CharacterView

    return CharacterView(id=sheet.id, name=sheet.name, is_pc=False)  # type: ignore[attr-defined]


def test_gm_only_map_content_reaches_no_player_output(main: MainController) -> None:
    gm = MapGm(main, "d6game")
    gm.press(Qt.Key.Key_M, CONTROL)
    ui = gm.boards.board.pane.ui
    for figure in (Qt.Key.Key_1, Qt.Key.Key_2):
        gm.board_key(figure)
    click(ui.secretButton)
    ui.wordEdit.setText("落とし穴")
    click(ui.noteButton)
    ui.wordEdit.setText("潜む影")
    click(ui.pieceButton)
    assert gm.boards.board.face.note(12) == "GM: 落とし穴"
    open_ = gm.play_session.playing.shown(MAP, Viewer())
    assert open_ is not None
    log = gm.play_session.log()
    for word in ("落とし穴", "潜む影"):
        assert word in replay(log, "x", secrets=True)
        assert word not in replay(log, "x")
        assert word not in open_.model_dump_json()


def test_a_portrait_is_the_token(main: MainController, tmp_path: Path) -> None:
    gm = MapGm(main, "enishi")
    face = QImage(40, 60, QImage.Format.Format_RGB32)
    face.fill(0x00CC44)
    face.save(str(tmp_path / "face.png"))
    campaign, first = gm.campaign_window.open_campaign.campaign, gm.players[0]
    name = campaign.add_portrait(tmp_path / "face.png")
    entry = campaign.entry(first.id)
    assert entry is not None
    known = gm.campaign_window.open_campaign.open(entry)
    assert known is not None
    known.document.edit("portrait", name)
    gm.press(Qt.Key.Key_M, CONTROL)
    gm.put(first.id, 37)
    item = gm.view.board.tokens[first.id]
    assert item.face.portrait == name
    seen = gm.view.viewport().grab().toImage().pixelColor(gm.view.mapFromScene(item.pos()))
    assert seen.green() > 180 > seen.red()


def test_a_picture_under_the_board(main: MainController, tmp_path: Path) -> None:
    """A raster picture is scaled and kept; others are refused in one sentence; a missing one is reported."""
    gm = MapGm(main, "d20fate")
    gm.press(Qt.Key.Key_M, CONTROL)
    good = QImage(3000, 1200, QImage.Format.Format_RGB32)
    good.fill(0x336699)
    good.save(str(tmp_path / "map.png"))
    gm.boards.tools.take_picture(tmp_path / "map.png")
    name = gm.map.picture
    kept = gm.campaign_window.open_campaign.campaign.portrait_path(name)
    assert kept is not None
    assert QImage(str(kept)).width() == 1600
    evil = tmp_path / "map.svg"
    evil.write_text('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>', "utf-8")
    gm.boards.tools.take_picture(evil)
    assert gm.map.picture == name
    assert "map.svg" in main.window.notice
    kept.unlink()
    gm.boards.tools._picture = ("", None)
    gm.boards.show(*gm.boards.last)
    assert "背景" in main.window.notice
    assert gm.view.isVisible()


def test_battle_sheet_opens_and_closes_with_the_battle(main: MainController) -> None:
    """CM-BTL-03: it comes by itself, is gone to, can be put away, and gives way to the sketch map."""
    gm = MapGm(main, "common")
    page = gm.campaign_window.play_page.page
    people = [sheet.id for sheet in (*gm.players, *gm.npcs)]
    gm.play_session.begin("battle", people)
    assert gm.view.isVisible()
    assert not gm.boards.board.pane.ui.sketchBar.isVisible()
    assert gm.boards.board.face.movable
    gm.press(Qt.Key.Key_M, CONTROL)
    assert QApplication.focusWidget() is gm.view
    gm.press(Qt.Key.Key_M, CONTROL)
    assert not gm.view.isVisible()
    page.tools.board.trigger()
    assert gm.view.isVisible()
    gm.play_session.close("battle")
    assert not gm.view.isVisible()
    gm.press(Qt.Key.Key_M, CONTROL)
    assert gm.boards.board.pane.ui.sketchBar.isVisible()


@pytest.mark.parametrize("system", SYSTEMS[:4] if SHARE >= 100 else SYSTEMS[1:3])
def test_map_beside_a_battle_does_not_change_it(main: MainController, system: str) -> None:
    """The map shows the current turn; its steps are among those of the battle and are undone one by one."""
    gm = MapGm(main, system)
    people = [sheet.id for sheet in (*gm.players, *gm.npcs)]
    name = "battle" if gm.campaign_window.open_campaign.system.battle is not None else "session"
    gm.play_session.begin(name, people)
    gm.next()
    battle = gm.state(name)
    gm.press(Qt.Key.Key_M, CONTROL)
    shown = gm.play_session.playing.shown(name, Viewer(gm=True))
    assert shown is not None
    turns = {person.id for person in shown.people if person.turn}
    assert {one.who for one in gm.boards.board.face.tokens if one.turn} == turns
    first, second = gm.players[0].id, gm.players[1].id
    gm.put(first, 31)
    gm.put(second, 5)
    assert gm.state(name) == battle
    gm.folded()
    gm.back()
    assert [piece.who for piece in gm.map.pieces] == [first]
    assert gm.state(name) == battle


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_hex_with_several_tokens_lists_them(main: MainController) -> None:
    gm = MapGm(main, "enishi")
    gm.press(Qt.Key.Key_M, CONTROL)
    one, two = gm.players[0].id, gm.players[1].id
    gm.boards.on_map({"kind": "put", "who": one, "hex": 7})
    gm.boards.on_map({"kind": "put", "who": two, "hex": 7})
    gm.view.hex_pressed.emit(7)
    menu = next(m for m in gm.boards.board.pane.findChildren(QMenu) if m.isVisible())
    assert [action.text() for action in menu.actions()] == [gm.players[0].name, gm.players[1].name]
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert gm.campaign_window.play_page.selected == two
    left, right = gm.view.legends
    assert gm.players[1].name in left.text()
    assert "7" in right.text()


def test_keys_on_the_board_are_announced(main: MainController, ear: Ear) -> None:
    """The hex, its distance, characters and actions are announced for keys, not for the mouse."""
    gm = MapGm(main, "common")
    names = {sheet.name: sheet.id for sheet in (*gm.players, *gm.npcs)}
    gm.play_session.begin("battle", list(names.values()))
    play = gm.campaign_window.play_page
    for name, number in (("アヤ", 31), ("影A", 36), ("トウマ", 36)):
        play.requests.post("battle", {"kind": "place_token", "who": names[name], "hex": number})
    play.requests.post("battle", {"kind": "end_setup"})
    play.requests.post("battle", {"kind": "draw", "who": names["アヤ"], "gm": True})
    ear.announced.clear()
    gm.board_key(Qt.Key.Key_Down)
    assert ear.announced == [("ヘクス 36（1 歩）　トウマ・影A　<移動> で行けます。", False)]
    gm.board_key(Qt.Key.Key_Return)
    gm.board_key(Qt.Key.Key_Z)  # the card's letter
    first = next(text for text, _ in reversed(ear.announced) if "<斬撃> の対象：" in text)
    gm.board_key(Qt.Key.Key_Space)
    assert ear.announced[-1][0] != first
    count = len(ear.announced)
    gm.view.hovered.emit(5)
    assert len(ear.announced) == count
    assert "ヘクス 5" in gm.view.accessibleDescription()
    play.requests.post("battle", {"kind": "move_token", "who": names["トウマ"], "hex": 1})
    assert ear.announced[-1][1], "a refusal is read at once"


def test_enter_on_a_chosen_card_uses_it_or_names_what_is_missing(main: MainController, ear: Ear) -> None:
    """Enter on the card's button, which a click or Space has chosen, never takes the choice back."""
    gm = MapGm(main, "common")
    names = {sheet.name: sheet.id for sheet in (*gm.players, *gm.npcs)}
    gm.play_session.begin("battle", list(names.values()))
    play = gm.campaign_window.play_page
    for name, number in (("アヤ", 31), ("影A", 36), ("トウマ", 36)):
        play.requests.post("battle", {"kind": "place_token", "who": names[name], "hex": number})
    play.requests.post("battle", {"kind": "end_setup"})
    play.requests.post("battle", {"kind": "draw", "who": names["アヤ"], "gm": True})
    board = gm.boards.board
    board.pane.leave_aims(elsewhere=False)  # as where there is no room for the tracker beside it

    def card(kind: str) -> str:
        return next(one.aim.id for one in board.face.aims_of(board.hand.who) if one.aim.kind == kind)

    def enter(kind: str) -> None:
        button = board.pane.ui.aims.button(card(kind))
        assert button is not None
        button.setFocus()
        ear.announced.clear()
        gm.press(Qt.Key.Key_Return)

    before = gm.state("battle")
    enter("people")
    assert board.hand.aim == card("people")
    gm.press(Qt.Key.Key_Backspace)
    for _ in range(2):
        gm.press(Qt.Key.Key_Return)
        assert board.hand.aim == card("people")
        assert "対象を" in ear.announced[-1][0]
    enter("people")
    assert board.hand.aim == card("people")
    enter("go")
    enter("go")
    assert board.hand.aim == card("go")
    assert "ヘクスを" in ear.announced[-1][0]
    assert gm.state("battle") == before
    enter("people")
    enter("people")
    assert gm.state("battle") != before


@pytest.mark.styled
def test_drop_outside_the_board_is_reported(main: MainController) -> None:
    gm = MapGm(main, "kotodama")
    gm.press(Qt.Key.Key_M, CONTROL)
    first = gm.players[0].id
    gm.put(first, 31)
    gm.drag(gm.view.mapFromScene(gm.view.board.tokens[first].pos()), QPoint(4, gm.view.height() // 2))
    assert gm.map.piece(first).at == 31  # type: ignore[union-attr]
    assert gm.players[0].name in gm.boards.board.pane.ui.status.text()


def test_sketch_map_is_used_by_touch_alone(main: MainController) -> None:
    """A finger puts, moves, draws, chooses a hex, and opens the list of a crowd."""
    gm = MapGm(main, "enishi")
    gm.press(Qt.Key.Key_M, CONTROL)
    window, glass, ui = main.window.windowHandle(), QTest.createTouchDevice(), gm.boards.board.pane.ui

    def finger(widget: QWidget, *way: QPoint) -> None:
        places = [widget.mapTo(main.window, place) for place in way]
        touch = QTest.touchEvent(window, glass)
        touch.press(0, places[0], window).commit()
        for place in places[1:]:
            touch.move(0, place, window).commit()
        touch.release(0, places[-1], window).commit()
        QApplication.processEvents()

    def lead(start: QPoint, goal: QPoint) -> None:
        finger(gm.view.viewport(), *(start + (goal - start) * part / 4 for part in range(5)))

    def press(button: QWidget) -> None:
        finger(button, button.rect().center())

    first, second = gm.players[0].id, gm.players[1].id
    for who, number in ((first, 31), (second, 31), (first, 20)):
        lead(gm.view.mapFromScene(gm.view.board.tokens[who].pos()), gm.at(number))
    assert {piece.who: piece.at for piece in gm.map.pieces} == {first: 20, second: 31}
    press(ui.drawButton)
    lead(gm.at(1), gm.at(7))
    press(ui.drawButton)
    assert len(gm.map.strokes) == 1
    finger(gm.view.viewport(), gm.at(9))
    assert gm.boards.board.hand.cursor == 9
    ui.wordEdit.setText("沼地")
    press(ui.noteButton)
    assert [(note.at, note.text) for note in gm.map.notes] == [(9, "沼地")]
    press(ui.turnButton)
    assert gm.view.board.turn == 1
    lead(gm.view.mapFromScene(gm.view.board.tokens[first].pos()), gm.at(31))
    assert gm.map.piece(first).at == 31  # type: ignore[union-attr]
    gm.folded()
