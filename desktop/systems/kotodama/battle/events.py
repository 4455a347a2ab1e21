"""What may happen in a battle, as frozen values discriminated on `kind` (section 11 of the catalogue)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, FiniteFloat, TypeAdapter

from desktop.core.value import LAZY, Value
from desktop.systems.kotodama.sheet import Side
from desktop.systems.kotodama.stage.events import SharedEvent


class Condition(Value):
    """A victory or defeat condition (KO-VIC-03, KO-TBL-16)."""

    result: Literal["victory", "defeat"]
    kind: Literal["all_downed", "dead", "custom"]
    side: Side | None = None
    who: str = ""
    checked: bool = False
    """For `custom`: the GM has ticked it."""
    text: str = ""
    """The GM's words; empty: the template's."""


class Start(Value):
    """戦闘開始 (KO-FSM-R01)."""

    kind: Literal["start"] = "start"
    conditions: tuple[Condition, ...] = ()


class Next(Value):
    """次へ (KO-FSM-R04, R05, R10, R11)."""

    kind: Literal["next"] = "next"
    gm: bool = False


class Nominate(Value):
    """指名 of the initiative character (KO-FSM-R06)."""

    kind: Literal["nominate"] = "nominate"
    who: str
    gm: bool = False


class Act(Value):
    """アクト宣言 (KO-FSM-R08). With `gm` the limits of cost, distance, reach and turn are lifted."""

    kind: Literal["act"] = "act"
    who: str
    act: str
    art: str = ""
    """Id of an art on the sheet; fills cost, timing and range."""
    outfit: str = ""
    """Id of the outfit that an attack is made with; fills the range (KO-ART-04)."""
    cost: int | None = None
    timing: str = "act"
    range: str = ""
    distance: int | FiniteFloat = 0
    disengage: bool = False
    targets: tuple[str, ...] = ()
    lasting: bool = False
    """The art's effect lasts as the art defines, and ends by itself (KO-ART-03)."""
    gm: bool = False


class Discard(Value):
    """行動回数の破棄 (KO-FSM-R09)."""

    kind: Literal["discard"] = "discard"
    who: str


class PhaseArt(Value):
    """An art used in setup, initiative or cleanup (KO-FSM-R03)."""

    kind: Literal["phase_art"] = "phase_art"
    who: str
    timing: str = ""
    art: str = ""
    range: str = ""
    targets: tuple[str, ...] = ()
    lasting: bool = False
    """As for an act."""
    gm: bool = False


class AddEffect(Value):
    """A lasting effect of an art or outfit (KO-ART-03)."""

    kind: Literal["effect"] = "effect"
    id: str
    until: str
    name: str = ""
    who: str = ""


class EndEffect(Value):
    """An effect taken away by hand."""

    kind: Literal["end_effect"] = "end_effect"
    id: str


class SetInitiative(Value):
    """A new イニシアティヴ値 (KO-FSM-R14)."""

    kind: Literal["set_initiative"] = "set_initiative"
    who: str
    value: int


class SetDl(Value):
    """A new DL (KO-FSM-R14)."""

    kind: Literal["set_dl"] = "set_dl"
    who: str
    value: int


class Conditions(Value):
    """The conditions written anew, ticks of free ones included."""

    kind: Literal["conditions"] = "conditions"
    conditions: tuple[Condition, ...]


class End(Value):
    """戦闘終了 (KO-FSM-R12)."""

    kind: Literal["end"] = "end"
    result: str = ""


BattleEvent: TypeAlias = (
    Start
    | Next
    | Nominate
    | Act
    | Discard
    | PhaseArt
    | AddEffect
    | EndEffect
    | SetInitiative
    | SetDl
    | Conditions
    | End
    | SharedEvent
)
EVENTS: TypeAdapter[BattleEvent] = TypeAdapter(Annotated[BattleEvent, Field(discriminator="kind")], config=LAZY)
