"""A button with a key: what it asks for is measured once, and anew whenever it looks otherwise."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.views.style import theme
from desktop.views.widgets.inputs.key_button import KeyButton


@pytest.fixture
def button(qtbot: QtBot) -> KeyButton:
    made = KeyButton(None, "次へ", "N")
    qtbot.addWidget(made)
    made.ensurePolished()
    return made


def test_repeated_size_queries_are_cached(button: KeyButton, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    measure = QPushButton.sizeHint
    monkeypatch.setattr(QPushButton, "sizeHint", lambda self: asked.append(1) or measure(self))
    button.setText("終える")
    sizes = {(button.sizeHint().width(), button.minimumSizeHint().height()) for _ in range(9)}
    assert len(sizes) == len(asked) == 1


@pytest.mark.parametrize("change", ["text", "key", "font", "icon", "role"])
def test_changes_of_appearance_update_the_size_hint(button: KeyButton, change: str) -> None:
    before = button.sizeHint()
    match change:
        case "text":
            button.setText("次のラウンドへ")
        case "key":
            button.set_key_hint("Ctrl+N")
        case "font":
            large = QFont(button.font())
            large.setPixelSize(40)
            button.setFont(large)
        case "icon":
            picture = QPixmap(24, 24)
            picture.fill("black")
            button.setIcon(picture)
        case _:
            theme.set_role(button, "primary-large")
    fresh = KeyButton(None, button.text(), button.key_hint())
    fresh.setFont(button.font())
    fresh.setIcon(button.icon())
    fresh.setProperty("role", button.property("role"))
    fresh.ensurePolished()
    assert button.sizeHint() == fresh.sizeHint()
    assert button.sizeHint() != before or change == "role"


def test_left_label_shrinks_in_a_layout(qtbot: QtBot) -> None:
    """A note below a sheet pushed the window beyond the screen, in English at 150 %: layouts kept its whole width."""
    page = QWidget()
    qtbot.addWidget(page)
    line = QHBoxLayout(page)
    button = KeyButton(page, "A shield does not work while a weapon is held with both hands.")
    line.addWidget(button)
    assert page.minimumSizeHint().width() > button.sizeHint().width()
    button.set_leading(True)
    assert page.minimumSizeHint().width() < button.sizeHint().width()
