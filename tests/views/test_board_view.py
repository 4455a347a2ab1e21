"""The board as a view of hexes and tokens: places, commands by mouse and keys, and drawing."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPixmap,
    QPointingDevice,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.core.maps.grid import Grid
from desktop.core.maps.ground import Stroke
from desktop.models.play.board import MOST_DRAWN, BoardFace, TokenFace
from desktop.models.play.board_light import HexLight, Light
from desktop.views.board.field_item import NUMBER, SIDE
from desktop.views.board.pane import BoardPane
from desktop.views.board.view import BoardView, meaning
from desktop.views.spoken import install
from desktop.views.style import theme

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
PLAIN = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def view(qtbot: QtBot) -> BoardView:
    found = BoardView()
    qtbot.addWidget(found)
    found.resize(700, 700)
    found.board.show_face(board(a=31, b=31, c=37, d=None), {})
    found.show()
    found.fit()
    return found


def board(grid: Grid | None = None, **places: int | None) -> BoardFace:
    tokens = tuple(TokenFace(who, who, at, pc=who != "b") for who, at in places.items())
    return BoardFace(grid or Grid(), tokens, movable=True)


def at(view: BoardView, number: int) -> QPoint:
    return view.mapFromScene(view.board.field.middle(number))


def token(view: BoardView, who: str) -> QPoint:
    return view.mapFromScene(view.board.tokens[who].pos())


def drag(view: BoardView, start: QPoint, goal: QPoint, button: Qt.MouseButton = LEFT, *, let_go: bool = True) -> None:
    QTest.mousePress(view.viewport(), button, pos=start)
    for part in (1, 2, 3):
        place = start + (goal - start) * part / 3
        there = QPointF(view.viewport().mapToGlobal(place))
        view.mouseMoveEvent(QMouseEvent(QEvent.Type.MouseMove, QPointF(place), there, NONE, button, PLAIN))
    if let_go:
        QTest.mouseRelease(view.viewport(), button, pos=goal)


def picture(view: BoardView) -> QImage:
    return view.viewport().grab().toImage()


def recorder(signals: list[object]) -> object:
    return lambda *what: signals.append(what if len(what) > 1 else what[0])


# what is where


@pytest.mark.parametrize("turn", range(6))
def test_every_hex_is_found_where_it_is_drawn(view: BoardView, turn: int) -> None:
    view.board.set_turn(turn)
    for number in Grid().numbers:
        assert view.board.number_at(view.mapToScene(at(view, number))) == number


def test_every_number_is_written_in_its_hex_also_under_a_crowd(view: BoardView) -> None:
    """CM-HEX-01, CM-BTL-04: no token covers the place of the number."""
    view.board.show_face(board(**{f"t{n}": 37 for n in range(9)}), {})
    places = [view.board.tokens[f"t{n}"] for n in range(9) if view.board.tokens[f"t{n}"].isVisible()]
    assert len(places) == MOST_DRAWN - 1
    number = view.board.field.middle(37) + QPointF(0, -0.62 * SIDE)
    for item in places:
        assert item.pos().y() - item.boundingRect().height() / 2 + 8 > number.y() + 8


def test_token_with_the_turn_is_visible_in_a_crowd(view: BoardView) -> None:
    face = board(**{f"t{n}": 37 for n in range(60)})
    tokens = tuple(replace(one, turn=one.who == "t59") for one in face.tokens)
    view.board.show_face(replace(face, tokens=tokens), {})
    assert view.board.tokens["t59"].isVisible()
    assert [text.text() for text in view.board.more.values()] == [f"+{60 - MOST_DRAWN + 1}"]


def test_rounds_and_squares_differ(view: BoardView) -> None:
    corner = QPointF(view.board.tokens["a"].radius * 0.85, view.board.tokens["a"].radius * 0.85)
    assert not view.board.tokens["a"].shape().contains(corner)
    assert view.board.tokens["b"].shape().contains(corner)


def test_two_boards_are_independent(qtbot: QtBot, view: BoardView) -> None:
    other = BoardView()
    qtbot.addWidget(other)
    other.board.show_face(board(Grid(radius=1), a=2), {})
    other.board.set_turn(3)
    assert (view.board.turn, view.board.face.grid.count, len(view.board.tokens)) == (0, 37, 4)
    assert other.board.tokens["a"] is not view.board.tokens["a"]


@pytest.mark.parametrize("name", ["あ" * 200, "", "<b>x</b>", "A\nB", "file:///etc/passwd"])
def test_any_name_fits_on_a_token(view: BoardView, name: str) -> None:
    view.board.show_face(BoardFace(tokens=(TokenFace("a", name, 37, badge="毒2", states=name),)), {})
    picture(view)
    assert view.board.tokens["a"].toolTip().startswith(name)


@pytest.mark.parametrize("grid", [Grid(radius=12), Grid(shape="rectangle", columns=30, rows=30), Grid(radius=1)])
def test_boards_of_any_size_are_drawn_whole(view: BoardView, grid: Grid) -> None:
    view.board.show_face(board(grid, a=1, b=grid.count), {})
    view.fit()
    corners = view.viewport().rect()
    assert all(corners.contains(at(view, number)) for number in grid.numbers)
    picture(view)


def test_removed_tokens_leave_no_items(view: BoardView) -> None:
    count = len(view.board.items())
    for _ in range(50):
        view.board.show_face(board(**{f"x{n}": 37 for n in range(20)}), {})
        view.board.show_face(board(a=31, b=31, c=37, d=None), {})
    assert len(view.board.items()) == count


def test_picture_is_drawn_under_the_hexes_and_can_be_removed(view: BoardView) -> None:
    red = QPixmap(QSize(300, 100))
    red.fill(QColor("#FF0000"))
    view.board.show_face(replace(board(), picture="a.png"), {}, red)
    middle = picture(view).pixelColor(at(view, 36) + QPoint(12, 14))
    assert (middle.red(), middle.green()) == (255, 0)
    view.board.show_face(board(), {}, None)
    assert picture(view).pixelColor(at(view, 36) + QPoint(12, 14)) == theme.current().colour("base")


@pytest.mark.parametrize("dark", [False, True])
def test_lights_differ_by_more_than_colour_in_both_themes(qapp: QApplication, view: BoardView, dark: bool) -> None:
    """A lit hex has its border and a bold number besides its tint."""
    theme.apply(qapp, dark, "common")
    lights = {31: HexLight("own"), 32: HexLight("go", "AP 9"), 33: HexLight("aim", "2"), 34: HexLight("area", "2")}
    view.board.show_face(board(), {})
    before = picture(view)
    view.board.show_light(Light(hexes=lights, cursor=35, line=(37, 36, 29)))
    after = picture(view)
    fills = set()
    for number in (*lights, 35, 36):
        assert before.copy(_box(view, number)) != after.copy(_box(view, number)), number
    for number in lights:
        fills.add(after.pixelColor(at(view, number) + QPoint(0, 20)).name())
    assert len(fills) == 3, "own, reach, area"
    assert before.copy(_box(view, 13)) == after.copy(_box(view, 13))
    theme.apply(qapp, False, "common")


def _box(view: BoardView, number: int) -> QRect:
    """The hex on the screen, without its border."""
    reach = round(0.8 * SIDE * view.transform().m11())
    return QRect(at(view, number) - QPoint(reach, reach), QSize(2 * reach, 2 * reach))


# hands


def test_dragged_token_reports_its_drop_hex(view: BoardView) -> None:
    dropped: list[object] = []
    view.dropped.connect(recorder(dropped))
    drag(view, token(view, "c"), at(view, 5))
    assert dropped == [("c", 5)]
    assert view.board.number_at(view.board.tokens["c"].pos()) == 37, "it lies where the face says until told"


def test_ghost_shows_the_drop_place(view: BoardView) -> None:
    hovered: list[object] = []
    view.hovered.connect(recorder(hovered))
    drag(view, token(view, "c"), at(view, 5) + QPoint(9, 7), let_go=False)
    assert view.board.ghost.isVisible()
    assert view.board.ghost.pos() == view.board.field.middle(5)
    assert hovered[-1] == 5
    assert view.cancel()
    assert not view.board.ghost.isVisible()
    dropped: list[object] = []
    view.dropped.connect(recorder(dropped))
    QTest.mouseRelease(view.viewport(), LEFT, pos=at(view, 5))
    assert dropped == []


def test_token_dropped_beside_the_board_returns(view: BoardView) -> None:
    fell: list[object] = []
    view.fell.connect(recorder(fell))
    drag(view, token(view, "c"), QPoint(3, 3))
    assert fell == ["c"]


def test_immovable_token_cannot_be_dragged(view: BoardView) -> None:
    dropped: list[object] = []
    view.dropped.connect(recorder(dropped))
    view.board.show_face(replace(board(c=37), movable=False), {})
    drag(view, token(view, "c"), at(view, 5))
    assert dropped == []


def test_a_press_means_a_token_or_its_hex(view: BoardView) -> None:
    pressed: list[object] = []
    view.token_pressed.connect(recorder(pressed))
    view.hex_pressed.connect(recorder(pressed))
    QTest.mouseClick(view.viewport(), LEFT, pos=token(view, "b"))
    QTest.mouseClick(view.viewport(), LEFT, pos=at(view, 20))
    QTest.mouseClick(view.viewport(), LEFT, pos=QPoint(2, 2))
    assert pressed == ["b", 20]


@pytest.mark.parametrize("by_finger", [False, True])
def test_the_second_of_two_quick_presses_means_the_token_too(view: BoardView, by_finger: bool) -> None:
    meant: list[object] = []
    view.token_pressed.connect(recorder(meant))
    view.hex_pressed.connect(recorder(meant))
    if by_finger:
        window, device = view.windowHandle(), QTest.createTouchDevice()
        place = view.viewport().mapTo(view, token(view, "c"))
        touch = QTest.touchEvent(window, device)
        for _ in range(2):
            touch.press(0, place, window).commit()
            touch.release(0, place, window).commit()
    else:
        QTest.mouseClick(view.viewport(), LEFT, pos=token(view, "c"))
        QTest.mouseDClick(view.viewport(), LEFT, pos=token(view, "c"))
        QTest.mouseRelease(view.viewport(), LEFT, pos=token(view, "c"))
    assert set(meant) == {"c"}
    assert len(meant) >= 2


def test_drag_on_an_empty_place_pans_the_board(view: BoardView) -> None:
    view.zoom(2.0)
    view.centerOn(0, 0)
    before = view.mapToScene(QPoint(0, 0))
    drag(view, at(view, 20), at(view, 20) + QPoint(60, 40))
    after = view.mapToScene(QPoint(0, 0))
    assert after.x() < before.x()
    assert after.y() < before.y()
    assert not view.fitted


def test_drawn_line_uses_board_units_at_any_rotation(view: BoardView) -> None:
    lines: list[object] = []
    view.line_drawn.connect(recorder(lines))
    view.drawing = True
    for turn in (0, 2):
        view.board.set_turn(turn)
        drag(view, at(view, 31), at(view, 34))
    for line in lines:
        (x1, y1), *_, (x2, y2) = line  # type: ignore[misc]
        assert (Grid().at(x1, y1), Grid().at(x2, y2)) == (31, 34)
    view.board.show_face(replace(board(), strokes=(Stroke(points=((0.0, 0.0),)), Stroke(points=((0, 0), (1, 1))))), {})
    assert view.board.strokes.path().elementCount() == 4


def test_wheel_and_fit(view: BoardView) -> None:
    small = view.transform().m11()
    place = QPointF(350, 350)
    wheel = QWheelEvent(
        place, place, QPoint(), QPoint(0, 120), NONE, PLAIN, Qt.ScrollPhase.NoScrollPhase, False
    )  # fmt: skip
    for _ in range(40):
        view.wheelEvent(wheel)
    assert view.transform().m11() == pytest.approx(5.0)
    view.resize(500, 400)
    assert view.transform().m11() == pytest.approx(5.0), "what somebody has chosen stays"
    view.fit()
    assert view.transform().m11() < small


def test_two_fingers_zoom(view: BoardView) -> None:
    before = view.transform().m11()
    device = QTest.createTouchDevice(QPointingDevice.DeviceType.TouchScreen)
    port = view.viewport()
    touch = QTest.touchEvent(port, device)
    touch.press(0, QPoint(300, 350), port).press(1, QPoint(400, 350), port).commit()
    for step in range(1, 12):
        touch.move(0, QPoint(300 - 12 * step, 350), port).move(1, QPoint(400 + 12 * step, 350), port).commit()
    touch.release(0, QPoint(168, 350), port).release(1, QPoint(532, 350), port).commit()
    assert view.transform().m11() > before * 1.3


def test_one_finger_drags_a_token(view: BoardView) -> None:
    """Touch arrives as mouse events where it is not handled."""
    dropped: list[object] = []
    view.dropped.connect(recorder(dropped))
    window = view.windowHandle()
    device = QTest.createTouchDevice(QPointingDevice.DeviceType.TouchScreen)
    start, goal = (view.viewport().mapTo(view, place) for place in (token(view, "c"), at(view, 5)))
    touch = QTest.touchEvent(window, device)
    touch.press(0, start, window).commit()
    for part in (1, 2, 3):
        touch.move(0, start + (goal - start) * part / 3, window).commit()
    touch.release(0, goal, window).commit()
    assert dropped == [("c", 5)]


def test_numbers_stay_readable_in_a_low_window(view: BoardView) -> None:
    view.board.show_light(Light(selected="a"))
    view.resize(620, 220)
    view.refit()
    assert view.transform().m11() * NUMBER >= 10
    assert view.viewport().rect().contains(token(view, "a"))


# keys


@pytest.mark.parametrize(
    ("key", "held", "wish"),
    [
        (Qt.Key.Key_Q, PLAIN, None),
        (Qt.Key.Key_Up, PLAIN, ("step", "N")),
        (Qt.Key.Key_Left, PLAIN, ("step", "left")),
        (Qt.Key.Key_7, PLAIN, ("figure", "7")),
        (Qt.Key.Key_7, Qt.KeyboardModifier.KeypadModifier, ("figure", "7")),
        (Qt.Key.Key_7, Qt.KeyboardModifier.AltModifier, None),
        (Qt.Key.Key_C, Qt.KeyboardModifier.ShiftModifier, None),
        (Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier, None),
        (Qt.Key.Key_N, PLAIN, None),
        (Qt.Key.Key_Tab, PLAIN, None),
    ],
)
def test_keys_are_mapped_to_board_commands(
    key: Qt.Key, held: Qt.KeyboardModifier, wish: tuple[str, str] | None
) -> None:
    assert meaning(QKeyEvent(QEvent.Type.KeyPress, key, held)) == wish


def test_tab_leaves_the_board(qtbot: QtBot) -> None:
    pane = BoardPane()
    qtbot.addWidget(pane)
    pane.show()
    pane.show_face(board(a=3), {}, None)
    view = pane.ui.view
    view.setFocus()
    wishes: list[object] = []
    view.wished.connect(recorder(wishes))
    QTest.keyClick(view, Qt.Key.Key_Up)
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert wishes == [("step", "N")]
    assert not view.hasFocus()


def test_pane_lists_the_board_in_words(qtbot: QtBot) -> None:
    pane = BoardPane()
    qtbot.addWidget(pane)
    pane.show()
    pane.show_people([("a", "アヤ", "31", "0", "手番"), ("b", "影", "盤の外", "", "")], "a")
    chosen: list[object] = []
    pane.person_chosen.connect(recorder(chosen))
    assert not pane.ui.people.isVisible()
    QTest.mouseClick(pane.ui.listButton, LEFT)
    tree = pane.ui.people
    assert [tree.topLevelItem(0).text(n) for n in range(4)] == ["アヤ", "31", "0", "手番"]
    tree.setFocus()
    tree.setCurrentItem(tree.topLevelItem(1))
    QTest.keyClick(tree, Qt.Key.Key_Return)
    assert chosen == ["b"]
    pane.show_status("ヘクス 31", aloud=True)
    assert (pane.ui.status.text(), pane.ui.view.accessibleDescription()) == ("ヘクス 31", "ヘクス 31")
    assert pane.ui.view.accessibleName()


def test_tools_are_beside_a_low_board(qtbot: QtBot) -> None:
    pane = BoardPane()
    qtbot.addWidget(pane)
    pane.show()
    pane.resize(900, 300)
    qtbot.waitUntil(lambda: pane.ui.controls.geometry().right() < pane.ui.stage.geometry().left())
    pane.resize(460, 600)
    qtbot.waitUntil(lambda: pane.ui.controls.geometry().bottom() < pane.ui.stage.geometry().top())


def test_corner_text_uses_the_available_width(qtbot: QtBot) -> None:
    view = BoardView()
    qtbot.addWidget(view)
    view.resize(60, 200)
    view.show_legends(["朝倉 アカネの手番"], [])
    assert view.legends[0].text() != "朝倉 アカネの手番"
    view.resize(900, 500)
    view.show()
    assert view.legends[0].text() == "朝倉 アカネの手番"


def test_low_board_is_centred_while_actor_is_off_board(view: BoardView) -> None:
    view.board.show_light(Light(selected="d"))
    view.resize(620, 220)
    view.refit()
    middle = view.mapFromScene(view.board.field.boundingRect().center())
    assert (middle - view.viewport().rect().center()).manhattanLength() <= 4


def test_waiting_tokens_beside_a_small_board_are_visible(view: BoardView) -> None:
    """CM-AMB-61: at 1366 × 768 the tokens beside the board are visible."""
    high = view.board.board_rect.height()
    view.resize(700, round(high * 9.5 / NUMBER) + 2 * view.frameWidth())
    view.refit()
    assert 9 <= view.transform().m11() * NUMBER < 10
    assert (
        view.viewport().rect().adjusted(-1, -1, 1, 1).contains(view.mapFromScene(view.board.board_rect).boundingRect())
    )
    assert view.viewport().rect().contains(token(view, "d"))


def test_every_token_is_accessible(qtbot: QtBot) -> None:
    """Name, place, owner and state; one that goes is not valid any more, one that comes is there."""
    install()
    view = BoardView()
    qtbot.addWidget(view)
    tokens = (
        TokenFace("a", "アヤ", 31, turn=True, states="毒・転倒", owner="田中"),
        TokenFace("b", "影A", None, pc=False, hidden=True),
    )
    view.board.show_face(BoardFace(Grid(), tokens, movable=True), {})
    view.board.show_light(Light(selected="a"))
    view.resize(500, 500)
    view.show()
    face = QAccessible.queryAccessibleInterface(view)
    widgets = face.childCount() - len(tokens)
    met = [face.child(widgets + n) for n in range(2)]
    text = QAccessible.Text
    assert [one.text(text.Name) for one in met] == ["アヤ", "影A"]
    assert [one.text(text.Description) for one in met] == [
        "ヘクス 31、プレイヤー 田中、手番、毒・転倒",
        "盤の外、NPC、伏せている",
    ]
    assert [one.role() for one in met] == [QAccessible.Role.ListItem] * 2
    assert [bool(one.state().selected) for one in met] == [True, False]
    assert all(face.indexOfChild(one) == widgets + n for n, one in enumerate(met))
    there = view.mapToGlobal(view.mapFromScene(view.board.tokens["a"].pos()) + view.viewport().pos())
    assert met[0].rect().contains(there)
    assert face.child(widgets + 2) is None
    view.board.show_face(BoardFace(Grid(), tokens[:1], movable=True), {})
    assert face.childCount() == widgets + 1
    assert met[0].isValid()
    assert not met[1].isValid()
    assert met[1].text(text.Name) == ""
