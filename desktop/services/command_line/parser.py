"""A step of a battle or a session as one typed line: `攻撃 ハル 武器=刀`, and the line that means an event.

First the name of the step, then in any order characters by name, numbers, and `名前=値`. Missing values are those of
the only legal step of that name; the selected character acts. A leading `!` is the GM's ruling.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from desktop.services.command_line.fields import StepFields
from desktop.services.command_line.scene import RULING, Scene, named_step
from desktop.services.command_line.values import write_value


@dataclass(frozen=True)
class TypedStep:
    """A step that a line asks for."""

    engine: str
    event: Mapping[str, Any]
    ruling: bool = False


def read(line: str, scene: Scene) -> TypedStep | None:
    """Read a line; None when it names no step.

    Raises:
        Refusal: it names several, lacks something, or gives what the step does not take.
    """
    found = named_step(line, scene)
    if found is None:
        return None
    given = StepFields(found, scene)
    ruling = line.strip()[:1] in tuple(RULING)
    return TypedStep(scene.engine, given.event(), ruling)


def write(event: Mapping[str, Any], scene: Scene) -> str:
    """Return the line that means an event, everything named."""
    kind = str(event["kind"])
    parts = [scene.vocabulary.step(kind).text(scene.words)]
    for name, value in event.items():
        if name not in ("kind", "origin") and value is not None:
            field = "_".join(scene.vocabulary.field(name).text(scene.words).split())
            parts.append(f"{field}={write_value(kind, name, value, scene)}")
    return " ".join(parts)
