"""The dice tray as the rest of the window knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from desktop.core.rolls.roll import Roll


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

    def throw_line(self, who: str, line: str) -> None:
        """Throw a line of dice, or wait for the faces of real ones."""

    def enter_faces(self, faces: Sequence[int]) -> None:
        """Take the faces of real dice."""

    def throw(self) -> None:
        """Throw the dice wanted now."""

    def focus(self) -> None:
        """Put the focus where the next key belongs."""

    def declare(self) -> bool:
        """Let the next digit choose an option; False: nothing is offered."""
