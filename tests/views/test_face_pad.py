"""The buttons for faces: kept while the same die comes back, made anew for another."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.views.layout_items import parts_of
from desktop.views.style import theme
from desktop.views.widgets.inputs.face_pad import FacePad


@pytest.fixture
def large(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[None]:
    """Text of a size in percent."""
    theme.apply(qapp, dark=False, scale=request.param)
    yield
    theme.apply(qapp, dark=False)


def faces(pad: FacePad) -> list[str]:
    grid = pad.layout()
    assert grid is not None
    return [button.text() for _, button in parts_of(grid) if isinstance(button, QPushButton)]


def test_same_die_reuses_its_buttons(qtbot: QtBot) -> None:
    pad = FacePad()
    qtbot.addWidget(pad)
    pad.show_die(6)
    pad.show()
    first = pad.findChildren(QPushButton)
    pad.show_die(0)
    assert not pad.isVisible()
    pad.show_die(6)
    assert pad.isVisible()
    assert pad.findChildren(QPushButton) == first
    pad.show_die(100)
    assert not pad.isVisible()
    pad.show_die(4)
    assert faces(pad) == ["1", "2", "3", "4", "消す"]
    pressed: list[int] = []
    pad.pressed.connect(pressed.append)
    next(b for b in pad.findChildren(QPushButton) if b.text() == "3" and b not in first).click()
    assert pressed == [3]


def cut(pad: FacePad) -> list[str]:
    """Return the buttons that are cut, or stand in part outside."""
    shown = [button for button in pad.findChildren(QPushButton) if button.isVisible()]
    return [b.text() for b in shown if b.width() < b.minimumSizeHint().width() or b.geometry().right() >= pad.width()]


@pytest.mark.styled
@pytest.mark.usefixtures("large")
@pytest.mark.parametrize("large", [100, 125, 130, 200], indirect=True)
@pytest.mark.parametrize("sides", [4, 6, 10, 12])
def test_face_buttons_fill_the_available_width(qtbot: QtBot, sides: int) -> None:
    """消す is not cut in a tray with a scroll bar below 140 %."""
    room = QWidget()
    qtbot.addWidget(room)
    column = QVBoxLayout(room)
    column.setContentsMargins(0, 0, 0, 0)
    pad = FacePad(room)
    column.addWidget(pad)
    pad.show_die(sides, tally=sides == 6)
    room.show()
    shown = [button for button in pad.findChildren(QPushButton) if button.isVisible()]
    for width in (*range(700, 250, -10), *range(250, 710, 10)):
        room.resize(width, 200)
        QApplication.processEvents()
        assert cut(pad) == [], width
        rows = len({button.y() for button in shown})
        assert width < 700 or rows == -(-len(shown) // 7)
