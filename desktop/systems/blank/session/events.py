"""What can happen in a session of a custom game; every event is plain data, dice faces included."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from desktop.core.play import Join as Join
from desktop.core.play import Leave as Leave
from desktop.core.play import ThrowEvent as ThrowEvent
from desktop.core.sheet import LongText, OwnName, ShortText
from desktop.core.value import LAZY, Value
from desktop.systems.blank.sheet import RowName
from desktop.systems.blank.tables import Number

Ids = Annotated[tuple[str, ...], Field(max_length=300)]


class Scene(Value):
    """A new scene begins, with or without a name."""

    kind: Literal["scene"] = "scene"
    name: OwnName = Field("", title="名前")


class Begin(Value):
    """Turns begin (BL-TRN-01)."""

    kind: Literal["begin"] = "begin"
    turns: ShortText = ""
    """Id of a row of the list `turns`; empty: the first."""
    who: Ids = ()
    """Who takes turns; empty: all who are present."""


class SetValue(Value):
    """The GM sets the number that orders a character's turn (BL-TRN-02)."""

    kind: Literal["set_value"] = "set_value"
    who: str
    value: Number = Field(title="順番の数")


class Order(Value):
    """The GM sets the order of turns (BL-TRN-02)."""

    kind: Literal["order"] = "order"
    order: Ids = ()


class Act(Value):
    """The named character takes a turn now, where the group agrees on the order (BL-TRN-04)."""

    kind: Literal["act"] = "act"
    who: str


class Next(Value):
    """The turn ends; the next character acts, or the next round begins (BL-TRN-03)."""

    kind: Literal["next"] = "next"


class End(Value):
    """Turns end."""

    kind: Literal["end"] = "end"


class ConditionEvent(Value):
    """A character gets or loses a condition (BL-CND-01)."""

    kind: Literal["condition"] = "condition"
    who: str
    text: RowName = Field(title="状態")
    until: OwnName = Field("", title="いつまで")
    remove: bool = False


class Reveal(Value):
    """A concealed character is shown to the players, or concealed again."""

    kind: Literal["reveal"] = "reveal"
    who: str
    seen: bool = True


class Note(Value):
    """A line for the log; changes nothing."""

    kind: Literal["note"] = "note"
    text: LongText = Field("", title="メモ")


Event: TypeAlias = (
    Scene | Begin | ThrowEvent | SetValue | Order | Act | Next | End | ConditionEvent | Reveal | Join | Leave | Note
)
EVENTS: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Field(discriminator="kind")], config=LAZY)
