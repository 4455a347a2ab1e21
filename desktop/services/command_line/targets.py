"""What the board and the hands of others say of a typed step: hexes it may name, people it may be at, whose it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop.core.view_models import Offer
from desktop.services.command_line.scene import Scene


def most_hexes(scene: Scene, event: Mapping[str, Any]) -> int:
    """Return how many hexes the board lets a step name now."""
    aims = (aim for aim in scene.aims if aim.kind in ("go", "hexes"))
    return max((aim.most for aim in aims if all(event.get(n) == v for n, v in aim.event.items())), default=0)


def may_have_target(scene: Scene, mine: Sequence[Offer]) -> bool:
    """Tell whether one of these steps may have a target, as far as the board knows."""
    aims = [aim for aim in scene.aims if any(aim.event.items() <= offer.event.items() for offer in mine)]
    return bool(mine) and all(aim.kind == "people" for aim in aims)


def of_theirs(scene: Scene, kind: str, who: str, values: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the values with a character's own ids: things of one name have another id for each owner."""
    called = {name.id: name.label for name in scene.things}
    for offer in scene.offers:
        theirs = {n: offer.event[n] for n in values if n in offer.event}
        alike = all(called.get(str(v), v) == called.get(str(values[n]), values[n]) for n, v in theirs.items())
        if offer.kind == kind and offer.event.get("who") == who and theirs and alike:
            return theirs
    return {}
