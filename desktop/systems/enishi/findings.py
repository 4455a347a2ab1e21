"""How a mistake of a sheet is written down."""

from __future__ import annotations

from desktop.core.problem import Fix, Problem, Severity
from desktop.core.words import Phrase

BLOCK, CONSENT, WARN = Severity.BLOCK, Severity.CONSENT, Severity.WARN


def found(
    code: str,
    rule: str,
    field: str,
    step: str,
    message: Phrase,
    remedy: Phrase,
    severity: Severity = BLOCK,
    *,
    overridable: bool = True,
    fix: Fix | None = None,
) -> Problem:
    """Make one problem of a sheet."""
    return Problem(
        code=code,
        rule=rule,
        message=message,
        remedy=remedy,
        severity=severity,
        field=field,
        step=step,
        overridable=overridable,
        fix=fix,
    )
