"""The open check of a fight or a session as legal next steps."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.play import Move
from desktop.systems.enishi.checks.run import Run


def check_moves(check: Run) -> Iterator[Move]:
    """Turn the dice due and the enabled options of a check into moves."""
    request = check.wants
    if request is not None:
        yield Move(event="throw", label=request.label, rule=request.rule, who=request.who, primary=True)
    for option in check.options:
        if option.enabled:
            primary = option.primary and request is None
            yield Move(
                event="choose", label=option.label, rule=option.rule, who=option.payer, primary=primary,
                forfeits=option.forfeits, args=(("option", option.id),),
            )  # fmt: skip
