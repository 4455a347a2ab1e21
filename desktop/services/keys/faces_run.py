"""Faces of all, typed in one run round the table for a step that each of them owes: the order of a battle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from desktop.core.play import Choose, ThrowEvent
from desktop.core.rolls.check import PASS, Check
from desktop.core.rolls.dice import Origin

KEYED = 10
"""Sides up to which a face is one key."""


@dataclass(frozen=True)
class Course:
    """The same step of a battle or a session for everybody who still owes it."""

    engine: Any
    state: Any
    kind: str

    @property
    def check(self) -> Check | None:
        """The check that the engine holds open."""
        held: Check | None = self.engine.check(self.state)
        return held if held is not None and not held.done else None

    def begin(self) -> tuple[Course, str, Any] | None:
        """Take the usual next step, where it is of this kind."""
        move = next((move for move in self.engine.legal(self.state) if move.primary), None)
        if move is None or move.event != self.kind:
            return None
        event = {"kind": move.event, **dict(move.args)}
        after = self.engine.apply(self.state, self.engine.events.validate_python(event))
        return replace(self, state=after), move.who, event

    def take(self, step: ThrowEvent | Choose) -> Course:
        """Let the engine take it."""
        return replace(self, state=self.engine.apply(self.state, step))


@dataclass(frozen=True)
class RunRow:
    """One person's dice."""

    who: str
    faces: tuple[int, ...] = ()
    missing: int = 0


@dataclass(frozen=True)
class FacesRun:
    """The rows as far as they have been typed."""

    course: Course
    typed: tuple[tuple[int, Origin], ...] = ()
    rows: tuple[RunRow, ...] = ()
    steps: tuple[Any, ...] = ()
    """What is posted, in order."""
    due: tuple[int, ...] = ()
    """Sides of the dice that are due next, of one person; empty: all have thrown, or a choice is due."""
    whole: bool = field(default=False)

    @classmethod
    def of(cls, course: Course, typed: Sequence[tuple[int, Origin]] = ()) -> FacesRun:
        """Lay faces out over the rows, and count what is missing in those that follow."""
        left, rows, steps = list(typed), list[RunRow](), list[Any]()
        at, whole = course, False
        due: tuple[int, ...] = ()
        for _ in range(MOST):
            check = at.check
            if check is None:
                begun = at.begin()
                if begun is None:
                    whole = bool(rows) and not left
                    break
                at, who, event = begun
                rows.append(RunRow(who))
                steps.append(event)
            elif check.wants is None:
                if not any(option.id == PASS and option.enabled for option in check.options):
                    break
                steps.append(Choose(option=PASS))
                at = at.take(steps[-1])
            else:
                sides = check.wants.sides
                given, left = left[: len(sides)], left[len(sides) :]
                faces = tuple(value for value, _ in given)
                missing = len(sides) - len(given)
                rows[-1] = replace(rows[-1], faces=(*rows[-1].faces, *faces), missing=missing)
                if missing:
                    due = sides[len(given) :]
                    break
                origins = {one for _, one in given}
                origin: Origin = origins.pop() if len(origins) == 1 else "mixed"
                steps.append(ThrowEvent(faces=faces, origin=origin))
                at = at.take(steps[-1])
        return cls(course, tuple(typed), tuple(rows), tuple(steps), due, whole)

    def takes(self, digit: str) -> int:
        """Return the face that a key is for the die that is due; 0: it is none."""
        if not self.due or self.due[0] > KEYED or len(digit) != 1 or not digit.isdigit():
            return 0
        value = int(digit) or KEYED
        return value if value <= self.due[0] else 0

    def with_faces(self, values: Sequence[int], origin: Origin = "hand") -> FacesRun:
        """Type more faces."""
        return FacesRun.of(self.course, (*self.typed, *((value, origin) for value in values)))

    def without_last(self) -> FacesRun:
        """Take the last face back, also over the border of two people."""
        return FacesRun.of(self.course, self.typed[:-1])


MOST = 1000
"""Steps after which rows end, whatever the rules say."""
