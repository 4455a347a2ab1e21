"""Python's garbage is looked for between events, never in the middle of something that Qt does.

When a `QObject` ends, and when one connection is disconnected, Qt asks the sender's `disconnectNotify` while it holds a
lock of its connections. PySide answers by looking for an override in Python, and that makes objects. A collection that
began there could throw other `QObject`s away, each of which wants one of the same few locks in its turn: the program
would stand still for ever, at the table. In the event loop nothing is held. What is not part of a circle goes at once,
as ever.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

LOOK = 1_000
"""Milliseconds between two looks."""
YOUNG = 10_000
"""Objects made and kept since the last look at young ones; a step makes some thousands, nearly all of them values."""
MIDDLE, FULL = 10, 10
"""Collections of the generation below after which this one comes."""
OVERDUE = 100
"""Collections of the middle generation after which a full one comes in the middle of play too: some thousand steps.

It takes a tenth of a second once thousands of lines and all rule systems' rules are in memory; otherwise it waits
for a rest.
"""
RESTING = 1_000
"""A second in which fewer objects than these came was one of rest."""
REST = 10
"""Looks in a row at rest, after which the program counts as idle."""


def due(count: tuple[int, int, int], rested: int) -> int | None:
    """Return the generation to look through, None for none.

    Args:
        count: as `gc.get_count()` says it.
        rested: how many looks in a row found rest.
    """
    young, middle, full = count
    if full > OVERDUE or (full > FULL and rested >= REST):
        return 2
    if young <= YOUNG:
        return None
    return 1 if middle > MIDDLE else 0


class Collector(QObject):
    """Looks for garbage instead of Python, once it has started."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._before = self._rested = 0
        self._timer = QTimer(self, interval=LOOK)
        self._timer.timeout.connect(self.look)

    def start(self) -> None:
        """Begin; objects that exist by now are taken to stay."""
        gc.disable()
        gc.freeze()
        self._timer.start()

    def look(self) -> None:
        """Collect what is due."""
        now = gc.get_count()
        self._rested = self._rested + 1 if 0 <= now[0] - self._before < RESTING else 0
        generation = due(now, self._rested)
        if generation is not None:
            gc.collect(generation)
        self._before = gc.get_count()[0]
