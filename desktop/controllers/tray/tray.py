"""The dice tray as the rest of the window knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from PySide6.QtGui import QKeyEvent

from desktop.core.rolls.roll import Roll
from desktop.views.tray.picks import PicksView

RULING = "gm"
"""The parameter by which a rule system lets the GM overrule who may make a check."""


class TrayRequests(Protocol):
    """What the table, a typed line and a clicked skill ask of it."""

    @property
    def roll(self) -> Roll | None:
        """The check under way."""

    @property
    def facing(self) -> str:
        """Whose check is in the tray, by sheet id."""

    @property
    def lifted(self) -> bool:
        """Whether the GM looks under the cover of the check under way."""

    @property
    def wanted(self) -> tuple[int, ...]:
        """Sides of the dice that are waited for."""

    def prepare(self, who: str, kind_id: str, params: Mapping[str, Any]) -> None:
        """Put a check into the tray."""

    def empty(self) -> None:
        """Empty the tray; a check that waits for more is kept."""

    def throw_line(self, who: str, line: str) -> None:
        """Throw a line of dice, or wait for the faces of real ones."""

    def enter_faces(self, faces: Sequence[int]) -> None:
        """Take the faces of real dice."""

    def throw(self) -> None:
        """Throw the dice wanted now."""

    def stand_out(self, on: bool) -> None:
        """Fill the tray's button and give it its key, or not where the keys are for something else."""

    def focus(self) -> None:
        """Put the focus where the next key belongs."""

    @property
    def typing(self) -> bool:
        """Whether the focus is where faces are typed."""

    @property
    def typed(self) -> str:
        """What has been typed of the faces that are wanted."""

    def type_key(self, event: QKeyEvent) -> None:
        """Take a key as if the focus were where faces are typed, and go there."""

    def settle(self) -> bool:
        """Let moving dice rest at once; False: none moved."""

    def go_on(self) -> None:
        """Do what the tray's button says; with real dice it throws nothing."""

    @property
    def picks(self) -> PicksView:
        """Where the tray shows what letters pick."""

    @property
    def declaring(self) -> bool:
        """Whether letters choose what is declared now."""

    def declare(self) -> bool:
        """Let the next letters choose an option; False: nothing is offered."""

    def withdraw(self) -> None:
        """Let letters choose no option any more."""

    @property
    def refused(self) -> bool:
        """Whether what is asked for cannot be tested, and the tray says why."""

    def declare_by(self, letter: str) -> bool:
        """Take a letter of an option; False: no option has it."""
