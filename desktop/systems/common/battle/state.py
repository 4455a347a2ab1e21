"""A battle as a part of the running scene: its round, its process, and whose turn it is."""

from __future__ import annotations

from typing import Literal

from desktop.core.rolls.dice import Throw
from desktop.core.value import Value

Process = Literal["setup", "initiative", "main", "cleanup"]


class Battle(Value):
    """The running battle."""

    round: int = 1
    process: Process = "setup"
    turn: str = ""
    """Sheet id of the initiative character; empty unless in the main process."""
    tied: tuple[str, ...] = ()
    """Those with the same greatest AP ÷ MAXAP, in order of entry, while a throw is due."""
    throws: tuple[Throw, ...] = ()
    """Throws of the draw so far, all of them above the number of the tied."""
    again: int | None = None
    """The number drawn last, when it was above theirs and must be thrown again."""
    by_hand: bool = False
    """Started by the GM although the marks do not ask for it; once they do, they decide."""


PROCESSES: dict[Process, str] = {
    "setup": "セットアッププロセス",
    "initiative": "イニシアティヴプロセス",
    "main": "メインプロセス",
    "cleanup": "クリンナッププロセス",
}
