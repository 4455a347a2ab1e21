"""What is posted to an engine: an event of its own, or the plain data of one, with or without a ruling of the GM."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from desktop.core.asking import event_types
from desktop.core.play import AnyEngine
from desktop.core.problem import refuse
from desktop.core.system import AnySystem
from desktop.core.validation_problems import pydantic_problems
from desktop.core.value import Value
from desktop.core.words import Phrase, phrase
from desktop.services.play_state import engine_of


def event_of(engine: AnyEngine, event: Value | Mapping[str, Any], ruling: str | None) -> Any:
    """Return the event that an engine is to apply.

    Args:
        ruling: the GM overrules what the rules would refuse; the reason, which may be empty.

    Raises:
        Refusal: the data are none of its events.
    """
    if isinstance(event, Value):
        data = plain(event)
        if ruling is None:
            return event
    else:
        data = dict(event)
    if ruling is not None:
        known = event_types(engine.events).get(str(data.get("kind")))
        data |= {name: True for name in ("gm", "confirm") if known is not None and name in known.model_fields}
    try:
        return engine.events.validate_python(data)
    except ValidationError as error:
        raise refuse(
            "bad_event",
            "",
            phrase("この手順に使えない値があります（{why}）。", why=why(error)),
            phrase("値を選び直してください。"),
            overridable=False,
        ) from error


def plain(event: Value) -> dict[str, Any]:
    """Return an event as a line of the journal keeps it: whole, for a default may be made anew at each reading."""
    return event.model_dump(mode="json")


def takes_ruling(system: AnySystem, name: str, kind: str) -> bool:
    """Tell whether the GM can overrule a refusal of this kind of event."""
    engine = engine_of(system, name)
    known = event_types(engine.events).get(kind) if engine is not None else None
    return known is not None and "gm" in known.model_fields


def why(error: ValidationError | TypeError) -> Phrase | str:
    """Say the first thing that does not fit."""
    return pydantic_problems(error)[0].message if isinstance(error, ValidationError) else str(error)[:120]
