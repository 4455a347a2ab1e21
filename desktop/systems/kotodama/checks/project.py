"""What players may see of a check while the GM keeps the passive side covered (KO-TBL-13)."""

from __future__ import annotations

from desktop.core.dice import Throw
from desktop.core.outcome import Outcome
from desktop.core.system import Viewer
from desktop.core.value import Value
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama.checks.extended import ExtendedCheck
from desktop.systems.kotodama.checks.normal import NormalCheck
from desktop.systems.kotodama.checks.opposed import OpposedCheck


class CheckView(Value):
    """A check as a viewer sees it."""

    title: Phrase
    throws: tuple[Throw, ...]
    outcome: Outcome | None


def project_check(check: NormalCheck | OpposedCheck | ExtendedCheck, viewer: Viewer) -> CheckView:
    """Return what the viewer may know: a covered passive side shows neither pool nor faces until both are complete."""
    if not isinstance(check, OpposedCheck):
        return CheckView(title=check.title, throws=check.tester.throws, outcome=check.outcome)
    if check.hidden and not check.done and not viewer.gm:
        title = phrase("{active} 対 （伏せてあります）", active=check.active.subject)
        return CheckView(title=title, throws=check.active.throws, outcome=None)
    return CheckView(title=check.title, throws=(*check.active.throws, *check.passive.throws), outcome=check.outcome)
