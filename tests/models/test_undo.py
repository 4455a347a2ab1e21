"""Steps back, and the stack that keeps them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from desktop.models.sheet.undo import Replace, UndoStack

pytestmark = pytest.mark.usefixtures("qapp")
DESKTOP = Path(__file__).parents[2] / "desktop"
LET_GO = """
import gc

from PySide6.QtCore import QCoreApplication, QObject
from desktop.models.sheet.undo import Replace, UndoStack

app = QCoreApplication([])
gc.disable()
for _ in range(30):
    steps = [Replace(int, str, 0, 1, "") for _ in range(8)]  # older than what keeps them
    document = QObject()
    document.steps = UndoStack(document)
    document.itself = document
    for step in steps:
        document.steps.push(step)
    del document, steps, step
    gc.collect()
"""


class Written:
    """A value with steps."""

    def __init__(self, limit: int = 0) -> None:
        self.value = {"name": "", "memo": ""}
        self.stack = UndoStack()
        self.stack.setUndoLimit(limit)
        self.notified: list[tuple[int, bool, bool]] = []
        self.stack.indexChanged.connect(
            lambda index: self.notified.append((index, self.stack.canUndo(), self.stack.canRedo()))
        )

    def write(self, field: str, text: str, burst: int = 0) -> None:
        after = {**self.value, field: text}
        self.stack.push(Replace(lambda: self.value, self.take, self.value, after, f"{field} {text}", field, burst))

    def take(self, value: dict[str, str]) -> None:
        self.value = value


def test_undo_and_redo_restore_values_and_notify() -> None:
    one = Written()
    for text in ("一", "二", "三"):
        one.write("name", text, burst=len(one.notified))
    one.stack.undo()
    one.stack.undo()
    assert one.value["name"] == "一"
    one.stack.redo()
    assert one.value["name"] == "二"
    assert [index for index, *_ in one.notified] == [1, 2, 3, 2, 1, 2]
    assert [(undo, redo) for _, undo, redo in one.notified] == [(True, False)] * 3 + [(True, True)] * 3
    one.write("memo", "別の道")
    assert [one.stack.text(n) for n in range(one.stack.count())] == ["name 一", "name 二", "memo 別の道"]
    one.stack.setIndex(0)
    assert one.value == {"name": "", "memo": ""}
    one.stack.undo()
    assert one.stack.index() == 0


def test_typing_is_one_step_and_typing_back_is_none() -> None:
    one = Written()
    for text in ("は", "はる", "ハル"):
        one.write("name", text)
    assert (one.stack.count(), one.stack.text(0)) == (1, "name ハル")
    one.write("name", "")
    assert (one.stack.count(), one.stack.canUndo()) == (0, False)


def test_oldest_steps_are_dropped_at_the_limit() -> None:
    one = Written(limit=3)
    for number in range(5):
        one.write("name", str(number), burst=number)
    assert [one.stack.text(n) for n in range(3)] == ["name 2", "name 3", "name 4"]
    one.stack.setIndex(0)
    assert one.value["name"] == "1"
    one.stack.clear()
    assert one.notified[-1] == (0, False, False)


def test_no_step_is_destroyed_twice_when_python_collects_a_document() -> None:
    """As Qt's own commands the steps were deleted by the collection and once more by their stack: a crash."""
    done = subprocess.run([sys.executable, "-c", LET_GO], cwd=DESKTOP.parent, check=False)
    assert done.returncode == 0
    assert [path.name for path in DESKTOP.rglob("*.py") if "import QUndo" in path.read_text("utf-8")] == []
