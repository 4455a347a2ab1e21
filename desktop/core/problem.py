"""What is wrong with a sheet, a file or a step, with the remedy."""

from __future__ import annotations

from enum import StrEnum
from typing import TypedDict, Unpack

from desktop.core.value import Value
from desktop.core.words import JAPANESE, Phrase, Words, phrase


class Severity(StrEnum):
    """How much a problem stops."""

    BLOCK = "block"
    """Refused; a GM may overrule it when `Problem.overridable`."""
    CONSENT = "consent"
    """Asks for the GM's yes."""
    WARN = "warn"
    """Shown, stops nothing."""


class Fix(Value):
    """One change that would mend the problem; offered as a button."""

    label: Phrase
    field: str
    value: object = None


class Problem(Value):
    """One mistake: the thing, the value and the way out."""

    code: str
    """Stable identifier, e.g. `too_many`."""
    rule: str
    """Rule id, e.g. `EN-VAL-04`; empty for files and dice entry that no rule speaks of."""
    message: Phrase
    remedy: Phrase = phrase("")
    severity: Severity = Severity.BLOCK
    field: str = ""
    """Dotted path into the sheet, `a.0.b`; empty for the whole sheet."""
    step: str = ""
    """Builder step (`Step.id`) at which it can be mended."""
    overridable: bool = True
    fix: Fix | None = None

    def __str__(self) -> str:
        return self.text(JAPANESE)

    def text(self, words: Words) -> str:
        """Return what is wrong and the way out, in a language."""
        return words.join(self.message, self.remedy)


class TakujoError(Exception):
    """Base of every error this program raises on purpose; its text is one clear sentence."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


class Refusal(TakujoError):
    """A step that the rules do not allow now; the state it was asked of is unchanged."""


class Further(TypedDict, total=False):
    """What a refusal may say of itself beside its sentences: fields of `Problem`."""

    severity: Severity
    field: str
    step: str
    overridable: bool
    fix: Fix | None


def refuse(code: str, rule: str, message: Phrase, remedy: Phrase | None = None, **more: Unpack[Further]) -> Refusal:
    """Build a refusal; `more` are further fields of `Problem`."""
    return Refusal(Problem(code=code, rule=rule, message=message, remedy=remedy or phrase(""), **more))
