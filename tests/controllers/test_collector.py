"""Garbage is looked for between events alone: a collection in the middle of a QObject's end could wait for ever."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from desktop.controllers.process import FULL, MIDDLE, OVERDUE, REST, RESTING, YOUNG, Collector, due


@pytest.mark.parametrize(
    ("count", "rested", "generation"),
    [
        ((YOUNG, 0, 0), REST, None),
        ((YOUNG + 1, 0, 0), 0, 0),
        ((YOUNG + 1, MIDDLE + 1, 0), 0, 1),
        ((0, 0, FULL + 1), REST - 1, None),  # perhaps a pause in play
        ((0, 0, FULL + 1), REST, 2),
        ((0, 0, OVERDUE + 1), 0, 2),  # waited long enough
    ],
)
def test_due_generation_follows_counts_and_rest(
    count: tuple[int, int, int], rested: int, generation: int | None
) -> None:
    assert due(count, rested) == generation


def test_full_collection_waits_for_a_rest(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    young, done = [0], list[int]()
    monkeypatch.setattr(gc, "get_count", lambda: (young[0], 0, FULL + 1))
    monkeypatch.setattr(gc, "collect", done.append)
    parent = QObject()
    collector = Collector(parent)
    for _ in range(REST - 1):
        collector.look()
    young[0] += RESTING  # play went on
    for _ in range(REST):
        collector.look()
    assert done == []
    collector.look()
    assert done == [2]


class Told(QObject):
    sent = Signal()

    def take(self) -> None:
        """Do nothing: a slot."""


@pytest.fixture
def eager() -> Iterator[list[str]]:
    """Python collects at every object, as it likes to; the list grows with each collection that began."""
    usual, looking = gc.get_threshold(), gc.isenabled()
    begun: list[str] = []

    def note(phase: str, _info: dict[str, int]) -> None:
        begun.append(phase)

    gc.set_threshold(1, 1, 1)
    gc.enable()
    gc.callbacks.append(note)
    yield begun
    gc.callbacks.remove(note)
    gc.set_threshold(*usual)
    (gc.enable if looking else gc.disable)()


def test_no_collection_begins_while_connected_objects_end(qtbot: QtBot, eager: list[str]) -> None:
    parent = QObject()
    collector = Collector(parent)
    collector.start()
    eager.clear()
    for _ in range(20):
        sender, receiver = Told(), Told()
        sender.sent.connect(receiver.take)
        receiver.deleteLater()
        sender.sent.disconnect()
        del sender, receiver
    qtbot.wait(0)
    assert eager == []


def test_reference_cycles_are_collected_at_the_next_look(qtbot: QtBot, eager: list[str]) -> None:
    parent = QObject()
    collector = Collector(parent)
    collector.start()
    eager.clear()

    class Ring:
        def __init__(self) -> None:
            self.me = self

    ring = Ring()
    seen = weakref.ref(ring)
    del ring
    kept = [[] for _ in range(2 * YOUNG)]  # type: list[list[int]]  # some are lists used before, which count for none
    collector.look()
    assert seen() is None
    assert eager == ["start", "stop"]
    assert len(kept) > YOUNG
