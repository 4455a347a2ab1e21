"""Characters for tests, written shortly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.core.game import Game
from desktop.systems.enishi import SYSTEM
from desktop.systems.enishi.derived import lp_max, sp_max
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import Sheet


def game(**settings: Any) -> Game[Settings]:
    """The rules with some switches set."""
    definition = SYSTEM.definition().evolve(settings=settings)
    assert SYSTEM.check_definition(definition) == ()
    return SYSTEM.game(definition)


def sheet(who: str = "a", **fields: Any) -> Sheet:
    """A finished character; `weapons=["gun"]` are rows in use, LP and SP are full unless given."""
    made = dict(fields)
    for table in ("weapons", "armour", "items"):
        made[table] = tuple(_row(entry) for entry in made.get(table, ()))
    made["bonds"] = tuple(_bond(entry) for entry in made.get("bonds", ()))
    made.setdefault("gauge_size", made.get("clv", 1))
    made.setdefault("name", who)
    found = Sheet.model_validate({"id": who, **made})
    return found.evolve(lp=made.get("lp", lp_max(found)), sp=made.get("sp", sp_max(found)))


def _row(entry: Any) -> Any:
    return {"row": entry} if isinstance(entry, str) else entry


def _bond(entry: Any) -> Any:
    if isinstance(entry, Mapping):
        return entry
    return {"person": entry, "relation": "trust"}
