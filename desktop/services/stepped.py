"""What one step of a play session has moved, for the windows that show it."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.core.dice import Throw
from desktop.core.outcome import Change
from desktop.core.roll import Roll
from desktop.services.history import DisallowedLine
from desktop.services.journal import LogEntry


@dataclass(frozen=True)
class Stepped:
    """What one step has moved."""

    entries: tuple[LogEntry, ...] = ()
    """Lines of the journal that are new."""
    roll: Roll | None = None
    """The roll in the tray after the step."""
    changes: tuple[Change, ...] = ()
    dice: Throw | None = None
    """What was thrown in this step."""
    disallowed: DisallowedLine | None = None
    """A line of the journal that today's rules do not allow any more: its engine was put away there."""
