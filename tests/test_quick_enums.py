"""An enumeration has its members from the first look at it, whatever that look is."""

from __future__ import annotations

import ast
import enum
import os
import pickle
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from threading import Barrier, Thread
from typing import Any

import pytest

import desktop
from desktop import quick_enums

PAIRS = [("RED", 1), ("GREEN", 2), ("BLUE", 4), ("LEAF", 2)]
SIDES = enum.KEEP

LOOKS: dict[str, Callable[[Any], object]] = {
    "a name": lambda kind: kind.GREEN.value,
    "a name in brackets": lambda kind: kind["LEAF"].name,
    "a value": lambda kind: kind(4).name,
    "members": lambda kind: list(kind.__members__),
    "walked": lambda kind: [one.name for one in kind],
    "walked backwards": lambda kind: [one.name for one in reversed(kind)],
    "counted": len,
    "told": repr,
    "listed": dir,
    "truth": bool,
    "class": lambda kind: (kind.__class__, type(kind), kind.__name__, kind.__module__),
    "dictionary": lambda kind: sorted(vars(kind)),
    "contained": lambda kind: kind.RED in kind,
    "instance": lambda kind: (isinstance(kind.RED, kind), isinstance(1, kind), issubclass(kind, enum.Enum)),
    "union": lambda kind: str(kind | None),
}


def made(kind: type[enum.Enum]) -> tuple[Any, Any]:
    """Return the same enumeration twice: one nobody has looked at, and Python's own."""
    named: dict[str, Any] = {"module": "colours", "boundary": SIDES}
    waiting = quick_enums._create(kind, "Colour", PAIRS, **named)
    return waiting, quick_enums._slow(kind, "Colour", PAIRS, **named)


@pytest.mark.parametrize("kind", list(quick_enums.KINDS))
@pytest.mark.parametrize("look", list(LOOKS))
def test_any_first_look_sees_what_python_would_have_made(look: str, kind: type[enum.Enum]) -> None:
    waiting, own = made(kind)
    assert LOOKS[look](waiting) == LOOKS[look](own)
    assert waiting.GREEN is waiting.LEAF


@pytest.mark.parametrize("kind", list(quick_enums.KINDS))
def test_mistakes_are_told_as_ever(kind: type[enum.Enum]) -> None:
    mistakes: tuple[Callable[[Any], object], ...] = (
        lambda colour: colour.PINK,
        lambda colour: colour["PINK"],
        lambda colour: setattr(colour, "RED", 3),
        lambda colour: delattr(colour, "RED"),
        lambda colour: type("Shade", (colour,), {}),
        lambda colour: colour("RED"),
    )
    for mistake in mistakes:
        told = []
        for colour in made(kind):
            with pytest.raises((AttributeError, KeyError, TypeError, ValueError)) as said:
                mistake(colour)
            told.append((said.type, str(said.value)))
        assert told[0] == told[1]


def test_what_is_told_of_one_that_waits_stands_when_it_has_members() -> None:
    waiting, _ = made(enum.IntEnum)
    waiting.__qualname__, waiting.__module__ = "Paint.Colour", "shop"
    waiting._missing_ = lambda value: waiting.RED
    assert repr(waiting(77)) == "<Colour.RED: 1>"
    assert (waiting.__qualname__, waiting.__module__) == ("Paint.Colour", "shop")


@pytest.fixture
def hasty() -> Iterator[None]:
    """Threads take turns as often as can be."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def test_to_be_named_by_its_class_is_a_look() -> None:
    waiting, _ = made(enum.Enum)
    holder = type("Paint", (), {"Colour": waiting})
    assert type(waiting) is not enum.EnumType
    assert type(holder.Colour) is enum.EnumType  # type: ignore[attr-defined]
    assert type(waiting) is enum.EnumType
    assert holder().Colour is waiting


@pytest.mark.usefixtures("hasty")
def test_many_threads_that_look_at_once_see_one_enumeration() -> None:
    ready, seen = Barrier(8), []

    def look(kind: Any) -> None:
        ready.wait()
        seen.append((kind.RED, tuple(kind), kind(4)))

    for _ in range(20):
        kind = made(enum.Flag)[0]
        threads = [Thread(target=look, args=(kind,)) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len({id(one) for red, every, last in seen for one in (red, *every, last)}) == 3
        assert [one.name for one in seen[0][1]] == ["RED", "GREEN", "BLUE"]
        seen.clear()


STARTED = """
from desktop import quick_enums, quick_qt
quick_qt.install()
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
import enum
waiting = lambda: [kind for kind in quick_enums._unseen if type(kind) is not enum.EnumType]
app = QApplication([])
label = QLabel("text")
label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
colours, sides = vars(Qt)["GlobalColor"], vars(Qt)["AlignmentFlag"]
print(len(waiting()) > 100, colours in waiting(), sides in waiting(), repr(label.alignment()))
try:
    label.resize("wide")
except TypeError:
    print(len(waiting()), repr(Qt.RightButton), repr(Qt.AlignLeft))
"""


@pytest.mark.skipif(sys.version_info[:2] != quick_enums.KNOWN, reason="another Python makes them itself")
def test_most_of_qt_waits_until_pyside_itself_asks_for_all() -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    environment.pop(quick_enums.PLAIN, None)
    done = subprocess.run([sys.executable, "-c", STARTED], capture_output=True, text=True, env=environment, check=True)
    assert done.stdout.splitlines() == [
        "True True False <AlignmentFlag.AlignRight|AlignTop: 34>",
        "0 <MouseButton.RightButton: 2> <AlignmentFlag.AlignLeft: 1>",
    ]


NAMED = re.compile(r"(?<![\w.])([A-Z]\w*)\.([A-Za-z_]\w*)")


def test_nobody_names_a_member_without_its_enumeration() -> None:
    """`Qt.AlignTop` is found only by machine code, and only in an enumeration that somebody has looked at."""
    from PySide6 import QtCore, QtGui, QtPrintSupport, QtWidgets

    found = [getattr(module, name) for module in (QtCore, QtGui, QtWidgets, QtPrintSupport) for name in dir(module)]
    kinds = {kind.__name__: kind for kind in found if isinstance(kind, type)}
    short, seen = [], 0
    known = cache(lambda name, member: any(member in vars(kind) for kind in (*kinds[name].__mro__, type)))
    for file in sorted(Path(desktop.__file__).parent.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        named = [(name, member) for name, member in NAMED.findall(text) if name in kinds]
        seen += len(named)
        if not all(known(*one) for one in named):  # in code, or in a docstring
            parts = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Attribute)]
            used = [(node.value.id, node.attr) for node in parts if isinstance(node.value, ast.Name)]
            short += [f"{file.name}: {n}.{member}" for n, member in used if n in kinds and not known(n, member)]
    assert seen > 4000
    assert not short


def test_members_go_to_another_process() -> None:
    from PySide6.QtCore import Qt

    assert pickle.loads(pickle.dumps(Qt.CursorShape.ForbiddenCursor)) is Qt.CursorShape.ForbiddenCursor  # noqa: S301
