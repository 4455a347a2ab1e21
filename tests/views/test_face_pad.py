"""The buttons for faces: kept while the same die comes back, made anew for another."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.views.widgets.face_entry import FacePad


def faces(pad: FacePad) -> list[str]:
    grid = pad.layout()
    assert grid is not None
    found = [item.widget() for n in range(grid.count()) if (item := grid.itemAt(n)) is not None]
    return [button.text() for button in found if isinstance(button, QPushButton)]


def test_the_same_die_comes_back_to_the_same_buttons(qtbot: QtBot) -> None:
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
