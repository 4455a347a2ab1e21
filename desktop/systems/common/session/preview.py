"""What naming 1–6 as 経過させるサイクル数 would open or jump over (CM-APP-14)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.value import Value
from desktop.systems.common.scenario import Condition
from desktop.systems.common.session.state import SessionState
from desktop.systems.common.tables import MOST_CYCLES


class PreviewRow(Value):
    """One choice of 経過させるサイクル数."""

    cycles: int
    next: int
    """The counter at the choice of this setup step: the old one (CM-AMB-28)."""
    after: int
    """The counter at the choice after that."""
    open_after: tuple[str, ...] = ()
    jumped: tuple[str, ...] = ()
    """Areas whose window is wholly between the two choices (CM-AMB-33)."""


def preview(state: SessionState) -> tuple[PreviewRow, ...]:
    """List the six choices with the time windows of the unlock areas they meet."""
    windows = tuple(_windows(state))
    start = state.counter
    return tuple(
        PreviewRow(
            cycles=n,
            next=start,
            after=start + n,
            open_after=tuple(name for name, part in windows if _holds(part, start + n)),
            jumped=tuple(name for name, part in windows if _between(part, start, start + n)),
        )
        for n in range(1, MOST_CYCLES + 1)
    )


def _windows(state: SessionState) -> Iterator[tuple[str, Condition]]:
    for area in state.scenario.areas:
        if area.condition is not None and area.condition.type == "cycle_range":
            yield area.name, area.condition


def _holds(window: Condition, counter: int) -> bool:
    return (window.min is None or window.min <= counter) and (window.max is None or counter <= window.max)


def _between(window: Condition, old: int, new: int) -> bool:
    low = window.min if window.min is not None else 0
    return window.max is not None and old < low <= window.max < new
