"""What is asked directly is the same as ever: signals, methods, what stands in the instance, Qt's own functions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.direct import direct

HOME = Path(__file__).parents[2] / "desktop"


class Asked(QObject):
    """Has one of everything."""

    told = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.held = [1]

    @property
    def reckoned(self) -> int:
        """Something that is worked out."""
        return len(self.held)

    def doubled(self, number: int) -> int:
        """A method."""
        return 2 * number


@direct
class Direct(Asked):
    """The same, asked directly."""


class Heir(Direct):
    """What is made of a class that is asked directly."""

    def doubled(self, number: int) -> int:
        """Another one."""
        return super().doubled(number) + 1


@pytest.mark.parametrize(("kind", "doubled"), [(Asked, 6), (Direct, 6), (Heir, 7)])
def test_everything_is_found(kind: type[Asked], doubled: int) -> None:
    one = kind()
    heard: list[int] = []
    one.told.connect(heard.append)
    one.told.emit(4)
    one.setObjectName("名")
    one.held.append(2)
    assert (heard, one.objectName(), one.reckoned, one.doubled(3)) == ([4], "名", 2, doubled)
    with pytest.raises(AttributeError, match="nothing"):
        _ = one.nothing  # type: ignore[attr-defined]


def test_it_is_python_that_finds_it() -> None:
    assert Asked.__getattribute__ is not object.__getattribute__
    assert {Direct.__getattribute__, Heir.__getattribute__} == {object.__getattribute__}


def test_qt_asks_a_direct_class_for_what_it_overrides(qtbot: QtBot) -> None:
    @direct
    class Wide(QPushButton):
        def sizeHint(self) -> QSize:
            return QSize(321, 20)

    page = QWidget()
    qtbot.addWidget(page)
    row = QHBoxLayout(page)
    row.addWidget(Wide())
    assert row.sizeHint().width() > 321


def test_nobody_reads_in_python_what_only_qt_can_read_of_a_direct_class() -> None:
    texts = [path.read_text(encoding="utf-8") for path in HOME.rglob("*.py")]
    made = [body.split("\nclass ")[1] for text in texts for body in text.split("\n@direct")[1:]]
    only_qt = {name for body in made for name in re.findall(r"^    (\w+) = Property\(", body, re.MULTILINE)}
    assert {"keyHint", "leadingText"} <= only_qt
    assert not {name for name in only_qt for text in texts if re.search(rf"\.{name}\b", text)}
