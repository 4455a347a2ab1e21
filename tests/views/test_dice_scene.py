"""The scene signals when dice stop, keeps placed dice, and can be hurried."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.views.dice import DiceGroup, DiceScene, DiceView, Die, DieState
from desktop.views.dice.layout import arrange
from desktop.views.dice.scene import spread, written
from desktop.views.dice.shapes import PERCENT, shown, solid
from desktop.views.style import theme
from tests.tumbling import fly_to_the_end

PAIR = DiceGroup((Die(6, 4), Die(6, 4)))
THIRD = DiceGroup((Die(6, 2),), added=True)


@pytest.fixture
def view(qapp: QApplication, qtbot: QtBot) -> DiceView:
    """A view of the size it has in the side panel."""
    theme.apply(qapp, dark=False)
    view = DiceView(rng=Random(5))
    qtbot.addWidget(view)
    view.resize(312, 120)
    view.show()
    return view


def faces_shown(scene: DiceScene) -> list[int]:
    """Read the faces off the picture."""
    return [shown(solid(t.item.die.sides), t.item.pose.matrix) for group in scene.thrown for t in group]


def test_dice_tumble_and_settle_on_their_faces_within_the_time(view: DiceView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.dice.throw_finished, timeout=0):
        view.dice.show_dice([PAIR])
        fly_to_the_end(view.dice)
    assert not view.dice.tumbling
    assert faces_shown(view.dice) == [4, 4]


def test_dice_are_still_at_once_without_animation(view: DiceView, qtbot: QtBot) -> None:
    view.dice.animated = False
    with qtbot.waitSignal(view.dice.throw_finished, timeout=0):
        view.dice.show_dice([PAIR])
    assert faces_shown(view.dice) == [4, 4]


def test_click_stops_the_tumbling(view: DiceView, qtbot: QtBot) -> None:
    view.dice.show_dice([PAIR])
    with qtbot.waitSignal(view.dice.throw_finished, timeout=100):
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton)
    assert not view.dice.tumbling


def test_thrown_dice_stay_while_the_third_die_rolls(view: DiceView) -> None:
    view.dice.show_dice([PAIR, DiceGroup((Die(6, 0, standing=DieState.WAITING),), added=True)])
    view.dice.finish()
    before = [t.item for t in view.dice.thrown[0]]
    view.dice.show_dice([PAIR, THIRD])
    assert [t.item for t in view.dice.thrown[0]] == before
    assert [t.toss is not None for group in view.dice.thrown for t in group] == [False, False, True]
    view.dice.finish()
    assert faces_shown(view.dice) == [4, 4, 2]


def test_unchanged_dice_do_not_move(view: DiceView) -> None:
    view.dice.show_dice([PAIR])
    view.dice.finish()
    view.dice.show_dice([DiceGroup(tuple(Die(6, 4, standing=DieState.DROPPED) for _ in range(2)))])
    assert not view.dice.tumbling
    assert {t.item.opacity() for t in view.dice.thrown[0]} == {0.45}


def test_covered_and_waiting_dice_hide_their_face(view: DiceView) -> None:
    pictures = []
    for value in (1, 6):
        view.dice.show_dice([DiceGroup((Die(6, value, standing=DieState.COVERED),))])
        assert not view.dice.tumbling
        item = view.dice.thrown[0][0].item
        item.setPos(60, 60)
        pictures.append(view.grab().toImage())
    assert pictures[0] == pictures[1]


def test_percentile_die_is_drawn_as_tens_and_units() -> None:
    faces = {v: spread(DiceGroup((Die(100, v),))).dice for v in (1, 40, 57, 100)}
    assert [(d.sides, d.value) for d in faces[57]] == [(PERCENT, 5), (10, 7)]
    assert [(d.sides, d.value) for d in faces[40]] == [(PERCENT, 4), (10, 10)]
    assert [(d.sides, d.value) for d in faces[1]] == [(PERCENT, 10), (10, 1)]
    assert [(d.sides, d.value) for d in faces[100]] == [(PERCENT, 10), (10, 10)]


def test_another_size_of_window_keeps_the_faces(view: DiceView) -> None:
    view.dice.show_dice([PAIR, THIRD])
    view.dice.finish()
    view.resize(200, 200)
    assert faces_shown(view.dice) == [4, 4, 2]
    assert not view.dice.tumbling


def test_tray_size_hint_shrinks_again(view: DiceView) -> None:
    wish = view.sizeHint()
    view.resize(view.width() + 200, view.height() + 200)
    assert view.sizeHint() == wish


def test_tumbling_dice_continue_after_a_resize(view: DiceView) -> None:
    rows: list[int] = []
    view.dice.throw_finished.connect(lambda: rows.append(1))
    view.dice.show_dice([PAIR, THIRD])
    view.dice.clock.setCurrentTime(300)
    view.resize(280, 200)
    assert view.dice.tumbling
    assert rows == []
    fly_to_the_end(view.dice)
    assert rows == [1]
    assert faces_shown(view.dice) == [4, 4, 2]
    room = view.sceneRect()
    assert all(room.contains(t.item.pos()) for group in view.dice.thrown for t in group)


def test_dark_theme_paints_a_dark_tray(view: DiceView, qapp: QApplication) -> None:
    theme.apply(qapp, dark=True)
    assert view.grab().toImage().pixelColor(3, 3).name().upper() == theme.theme(True).tray
    theme.apply(qapp, dark=False)
    assert view.grab().toImage().pixelColor(3, 3).name().upper() == theme.theme(False).tray


NAME_HIGH = 20.0


@pytest.mark.parametrize("counts", [(5, 5), (5, 5, 5), (14, 3), (1, 1), (20,)])
@pytest.mark.parametrize("size", [(290, 100), (290, 210), (600, 120)])
def test_names_are_above_their_dice_and_cover_no_others(counts: tuple[int, ...], size: tuple[int, int]) -> None:
    """In a low tray the second throw has its own row; its name needs room below the first."""
    layout = arrange(counts, *size, Random(1), top=NAME_HIGH)
    heads = [frame for frame in layout.frames if frame.begins]
    assert [frame.group for frame in heads] == list(range(len(counts)))
    for head in heads:
        assert head.top - NAME_HIGH >= -0.1
        above = [frame for frame in layout.frames if frame.top < head.top]
        assert all(frame.top + frame.height <= head.top - NAME_HIGH + 0.1 for frame in above)
    assert all(frame.top + frame.height <= size[1] for frame in layout.frames)
    assert len({frame.top for frame in layout.frames if frame.group == len(counts) - 1}) == 1 or counts[-1] > 3


def test_overlong_name_is_not_elided_to_dots(qapp: QApplication) -> None:
    """Above dice rerolled by the same owner there is no name: their colour is enough."""
    metrics = QFontMetricsF(qapp.font())
    wide = metrics.horizontalAdvance("シラサギ")
    assert written("シラサギ", metrics, wide + 1, again=True) == "シラサギ"
    assert written("シラサギ", metrics, wide * 0.8, again=False).startswith("シラ")
    assert written("シラサギ", metrics, wide * 0.8, again=True) == ""
    assert written("シラサギ", metrics, metrics.horizontalAdvance("…") + 1, again=False) == ""


def test_dice_of_another_owner_are_not_in_the_rerolled_row(view: DiceView) -> None:
    """A ten of ハガネ's was rerolled; in a row with クロガネ's dice it would count as クロガネ's."""
    view.resize(296, 96)
    own = DiceGroup(tuple(Die(10, n) for n in range(1, 11)), "ハガネ")
    again = DiceGroup((Die(10, 9),), "ハガネ", added=True)
    other = DiceGroup(tuple(Die(10, n) for n in range(1, 9)), "クロガネ")
    view.dice.show_dice([own, again, other])
    view.dice.finish()
    rows: dict[float, set[int]] = {}
    for frame in view.dice.arrangement.frames:
        rows.setdefault(frame.top, set()).add(frame.group)
    assert [row for row in rows.values() if 2 in row] == [{2}]
    assert all(frame.top + frame.height <= 96 for frame in view.dice.arrangement.frames)
