"""A check in progress as one frozen value: what was asked, every step so far, and its present state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from pydantic import Field, JsonValue

from desktop.core.play import Choose, ThrowEvent, answered
from desktop.core.problem import refuse
from desktop.core.rolls.check import PASS, Check, CheckKind, Option, Owned, Param
from desktop.core.rolls.odds import Odds
from desktop.core.sheet import new_id
from desktop.core.value import Value, Viewer
from desktop.core.view_models import CheckView, shown
from desktop.core.words import phrase

Step = ThrowEvent | Choose
MOST_WINDOWS = 40
"""Windows that are looked ahead at most."""


class Asked(Value):
    """Whose check it is and what was fixed before the dice; what is not given is None or missing."""

    kind: str
    who: str = ""
    """Sheet id; empty: no character."""
    params: Mapping[str, JsonValue] = Field(default_factory=dict)

    @property
    def given(self) -> dict[str, JsonValue]:
        """The parameters that have a value."""
        return {name: value for name, value in self.params.items() if value is not None}

    def without_gone(self, before: Sequence[CheckKind], now: Sequence[CheckKind]) -> Asked:
        """Return it with the usual thing in the place of one that could be tested before and is gone from the rules.

        Parameters that the kind had before and has no more are left out.
        """
        was, kind = _kind(before, self.kind), _kind(now, self.kind)
        old = {param.id: param for param in was.params} if was is not None else {}
        left = {param.id for param in kind.params} if kind is not None else {*old}
        gone = {
            param.id: param.default
            for param in (kind.params if kind is not None else ())
            if param.subject and param.id in old and _offers(old[param.id], self.params.get(param.id))
            if not _offers(param, self.params.get(param.id))
        }
        known = {name: value for name, value in self.params.items() if name not in old or name in left}
        return self.evolve(params={**known, **gone}) if gone or len(known) < len(self.params) else self


def _kind(kinds: Sequence[CheckKind], wanted: str) -> CheckKind | None:
    return next((kind for kind in kinds if kind.id == wanted), None)


def _offers(param: Param, value: object) -> bool:
    return any(choice.value == value for choice in param.choices)


def _passes(check: Check) -> bool:
    """Tell whether a check waits for effects that may be left undeclared."""
    if check.wants is not None or check.done:
        return False
    return any(option.id == PASS and option.enabled and not option.forfeits for option in check.options)


def with_ahead(now: Sequence[Option], ahead: Sequence[Sequence[Option]]) -> tuple[Option, ...]:
    """Add to the options of a window those of the windows after it that can be declared there for the first time."""
    found = {option.id: option for option in now}
    for options in ahead:
        for option in options:
            if option.enabled and not option.primary and option.id != PASS and not _chooses(options):
                found.setdefault(option.id, option)
    return tuple(found.values())


def _chooses(options: Sequence[Option]) -> bool:
    """Tell whether one of these options must be chosen, which is no effect."""
    return any(option.foreseen for option in options)


@dataclass(frozen=True)
class Roll:
    """A check from the moment it is prepared to its end; every method returns a new value."""

    asked: Asked
    check: Check
    steps: tuple[tuple[Check, Step], ...] = ()
    """The check before each step, and the step."""
    id: str = ""
    engine: str = ""
    """The engine that holds this check open; empty: a loose one."""

    @classmethod
    def of(cls, asked: Asked, check: Check) -> Roll:
        """Prepare a roll, nothing thrown yet."""
        return cls(asked, check, (), new_id())

    @classmethod
    def of_engine(cls, engine: str, check: Check) -> Roll:
        """Show a check that an engine holds open; where it does not say whose it is, it is theirs who threw first."""
        first = check.thrown[0].request if check.thrown else check.wants
        who = check.owner if isinstance(check, Owned) else first.who if first is not None else ""
        return cls(Asked(kind="", who=who), check, (), f"{engine}:{new_id()}", engine)

    @property
    def begun(self) -> bool:
        """Tell whether anything has been thrown or declared."""
        return bool(self.steps)

    @property
    def done(self) -> bool:
        """Tell whether every window has closed."""
        return self.check.done

    @property
    def open(self) -> bool:
        """Tell whether it has begun and waits for more; what an engine holds open has begun."""
        return (self.begun or bool(self.engine)) and not self.done

    @property
    def diceless(self) -> bool:
        """Tell whether it is over without any dice; an empty throw makes it count."""
        return self.done and not self.steps and not self.check.thrown

    @cached_property
    def concealed(self) -> bool:
        """Tell whether something of it is hidden from the table now."""
        return self.check.concealment(Viewer()).covered

    @cached_property
    def ahead(self) -> tuple[Check, ...]:
        """The check in each window after this one, up to the next dice or choice, where no effect is declared."""
        found: list[Check] = []
        check = self.check
        while len(found) < MOST_WINDOWS and _passes(check):
            check = check.choose(PASS)
            if check.wants is not None or check.done:
                break
            found.append(check)
        return tuple(found)

    @property
    def declarable(self) -> tuple[Option, ...]:
        """What may be declared now, then in the windows ahead."""
        return with_ahead(self.check.options, [check.options for check in self.ahead])

    def take(self, step: Step) -> Roll:
        """Throw or declare.

        Raises:
            Refusal: other dice or another option are wanted; nothing has changed.
        """
        return replace(self, check=self._after(step), steps=(*self.steps, (self.check, step)))

    def _after(self, step: Step) -> Check:
        diceless = isinstance(step, ThrowEvent) and not step.faces and self.diceless
        return self.check if diceless else answered(self.check, step)

    def back(self) -> Roll:
        """Take the last step back.

        Raises:
            Refusal: there is none, or it threw dice in secret: these may not be thrown again unseen.
        """
        if not self.steps:
            raise refuse(
                "no_step",
                "",
                phrase("戻せる手順がありません。"),
                phrase("最初からやり直すには「この判定をやめる」を押してください。"),
                overridable=False,
            )
        before, step = self.steps[-1]
        if isinstance(step, ThrowEvent) and before.wants is not None and before.wants.secret:
            raise refuse(
                "hidden_step",
                "",
                phrase("伏せて振ったダイスは、だまって振り直せません。"),
                phrase("「この判定をやめる」を選ぶと、記録に残して取り消せます。"),
                overridable=False,
            )
        return replace(self, check=before, steps=self.steps[:-1])

    def shown(self, viewer: Viewer) -> CheckView:
        """Return what a viewer may see; once nothing is left to chance, the odds are those before the first die."""
        seen = shown(self.check, viewer, odds=False)
        hidden = not viewer.chances or self.check.concealment(viewer).odds
        odds, before = (None, False) if hidden else self._odds(viewer)
        return seen.model_copy(update={"odds": odds, "odds_before": before})

    def seen_by(self, viewer: Viewer) -> CheckView:
        """Return what a viewer may see, without odds: for a line of the log."""
        return shown(self.check, viewer, odds=False)

    def _odds(self, viewer: Viewer) -> tuple[Odds | None, bool]:
        if not self.steps and not self.check.thrown:
            return self.check.odds(), False
        before = self._before_first_throw(viewer)
        if self.check.done:
            return before, True
        now = self.check.odds()
        if self.check.wants is not None or now.success not in (0, 1):
            return now, False
        if any(0 < row.chance < 1 for row in now.rows):
            return now.evolve(success=None, ways=""), False
        return before, True

    def _before_first_throw(self, viewer: Viewer) -> Odds | None:
        """Return the odds from before the first die; None where they were hidden or not computed."""
        first = next((check for check, step in self.steps if isinstance(step, ThrowEvent)), None)
        return None if first is None or first.thrown or first.concealment(viewer).odds else first.odds()
