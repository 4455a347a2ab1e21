"""A computed number: as large as its role, at every size of text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.views.style import theme
from desktop.views.widgets.inputs.custom_fields import DerivedNumber


@pytest.mark.parametrize(("role", "size"), [("", theme.TEXT), ("number", 24), ("total", 40)])
def test_a_number_grows_with_the_text(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, role: str, size: int) -> None:
    """It kept the size in which it was first written until its value changed."""
    number = DerivedNumber()
    qtbot.addWidget(number)
    number.setProperty("role", role)
    number.show_number("6 / 3 / 9 m", "巡航")
    assert number.font().pixelSize() == size
    monkeypatch.setattr(theme, "px", lambda size: round(size * 1.5))
    QApplication.sendEvent(number, QEvent(QEvent.Type.StyleChange))
    assert number.font().pixelSize() == round(size * 1.5)
    assert number.font().bold()
