"""The buttons for faces: kept while the same die comes back, made anew for another."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QPushButton
from pytestqt.qtbot import QtBot

from desktop.views import theme
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


def test_another_size_of_text_has_other_columns_at_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same die lay there: 消す stood beyond the tray until another die came."""
    pad = FacePad()
    qtbot.addWidget(pad)
    pad.show_die(6)
    grid = pad.layout()
    assert isinstance(grid, QGridLayout)
    before = grid.columnCount()
    monkeypatch.setattr(theme, "scale", lambda: 150)
    QApplication.sendEvent(pad, QEvent(QEvent.Type.StyleChange))
    assert faces(pad) == ["1", "2", "3", "4", "5", "6", "消す"]
    last = next(b for b in pad.findChildren(QPushButton) if b.text() == "消す" and not b.isHidden())
    row, column, _, _ = grid.getItemPosition(grid.indexOf(last))  # type: ignore[misc]
    assert row > 0
    assert column < before - 1
