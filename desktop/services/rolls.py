"""Checks under way as the journal keeps them: what was asked with the first step, then a line for every step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import Field, TypeAdapter, ValidationError

from desktop.core.roll import Asked, Roll, Step
from desktop.core.value import LAZY
from desktop.services.journal import STEP, Log

_STEPS: TypeAdapter[Step] = TypeAdapter(Annotated[Step, Field(discriminator="kind")], config=LAZY)


@dataclass(frozen=True)
class Unfinished:
    """A check that the journal holds without an end."""

    id: str
    asked: Asked
    steps: tuple[Step, ...] = ()


def step_data(roll: Roll, step: Step) -> dict[str, Any]:
    """Return what a line keeps of a step; the first one also keeps what was asked."""
    data: dict[str, Any] = {"roll": roll.id, "event": step.model_dump(mode="json")}
    if len(roll.steps) == 1:
        data["asked"] = roll.asked.model_dump(mode="json")
    return data


def step_of(event: Mapping[str, Any]) -> Step | None:
    """Read a throw or a choice from plain data; None where it is neither."""
    try:
        return _STEPS.validate_python(dict(event))
    except ValidationError:
        return None


def unfinished(log: Log) -> tuple[Unfinished, ...]:
    """List the checks that have begun and neither ended nor been given up, in the order in which they began.

    A check whose lines are damaged is left out; its lines stay where they are.
    """
    found: dict[str, Unfinished] = {}
    for entry in log.entries:
        identifier = entry.data.get("roll")
        if not isinstance(identifier, str):
            continue
        if entry.kind != STEP:
            found.pop(identifier, None)
            continue
        try:
            found[identifier] = _with(found.get(identifier), identifier, entry.data)
        except (ValidationError, KeyError):
            found.pop(identifier, None)
    return tuple(roll for roll in found.values() if roll.steps)


def _with(known: Unfinished | None, identifier: str, data: Mapping[str, Any]) -> Unfinished:
    if known is None:
        known = Unfinished(identifier, Asked.model_validate(data["asked"]))
    if data.get("back") is True:
        return Unfinished(identifier, known.asked, known.steps[:-1])
    return Unfinished(identifier, known.asked, (*known.steps, _STEPS.validate_python(data["event"])))
