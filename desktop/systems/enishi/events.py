"""Events that a fight and a session share."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from desktop.core import play
from desktop.core.sheet import ShortText
from desktop.core.value import Value
from desktop.systems.enishi.sheet import RELATIONS


class Effect(Value):
    """全回復 or 蘇生 outside any check (EN-PRM-05, EN-PRM-06)."""

    kind: Literal["effect"] = "effect"
    effect: Literal["full_heal", "revive"]
    payer: str
    receiver: str
    support: bool | None = None
    gm: bool = False


class BondEvent(Value):
    """A bond is set or rewritten (EN-ENI-02, EN-ENI-06)."""

    kind: Literal["bond"] = "bond"
    who: str
    person: ShortText
    relation: str = Field(json_schema_extra={"choices": list(RELATIONS)})
    index: int | None = None
    """The row to rewrite; None: a new one."""
    link: str = ""
    gm: bool = False


class Drop(Value):
    """The open check is given up: its dice count for nothing, what was paid in it comes back, the action is free."""

    kind: Literal["drop"] = "drop"


class Join(play.Join):
    """A character joins late."""
