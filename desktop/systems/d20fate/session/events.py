"""What can happen in a session; every event is plain data, dice faces included."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from desktop.core.play import Choose as Choose
from desktop.core.play import Join as Join
from desktop.core.play import Leave as Leave
from desktop.core.play import ThrowEvent as ThrowEvent
from desktop.core.sheet import OwnName, OwnText, ShortText
from desktop.core.value import LAZY, Value
from desktop.systems.d20fate.resolve import Mode
from desktop.systems.d20fate.sheet import Condition
from desktop.systems.d20fate.tables import Dc

Reasons = Annotated[tuple[ShortText, ...], Field(max_length=20)]


class SessionStart(Value):
    """セッション開始: every player character's pool is set (D20-FATE-05)."""

    kind: Literal["session_start"] = "session_start"


class Declare(Value):
    """宣言 (D20-LOOP-01); the text may be blank."""

    kind: Literal["declare"] = "declare"
    who: str
    text: OwnText = ""
    gm: bool = False
    """The GM lets an NPC act of its own accord (ruling against D20-LAW-03)."""


class Withdraw(Value):
    """取り下げ, until 指定 is confirmed (D20-AMB-32)."""

    kind: Literal["withdraw"] = "withdraw"


class Designate(Value):
    """指定 (D20-LOOP-02): ability, skill and DC, or the opponent of a contest."""

    kind: Literal["designate"] = "designate"
    who: str = ""
    """Who acts, where the simple flow leaves the declaration out."""
    subject: str | int = ""
    ability: str = ""
    proficiency: bool | None = None
    advantages: Reasons = ()
    disadvantages: Reasons = ()
    mode: Mode | None = None
    """Ruling of the GM in place of the reasons (D20-AMB-10, D20-AMB-11)."""
    dc: Dc | None = None
    dc_hidden: bool | None = None
    opponent: str | int | None = None
    """Sheet id or bare modifier; makes it a contest (D20-AMB-17)."""
    pairing: str = ""
    opponent_subject: str = ""
    opponent_ability: str = ""
    opponent_proficiency: bool | None = None
    opponent_advantages: Reasons = ()
    opponent_disadvantages: Reasons = ()
    opponent_mode: Mode | None = None
    secret: bool | None = None
    swap: bool = False
    opponent_first: bool = False
    """The opponent's dice are thrown before the actor's."""
    damage: Annotated[int, Field(ge=0, le=9999)] | None = None
    """The final damage of a success where the campaign uses damage (D20-AMB-33)."""


class NoCheck(Value):
    """判定不要: the GM settles a declaration without dice, before designating (D20-AMB-31)."""

    kind: Literal["no_check"] = "no_check"
    why: Literal["trivial", "impossible"] = "trivial"
    text: OwnText = ""
    would_be: Designate | None = None
    """The check it would have been; with it the chance of failure is looked at (D20-LAW-01)."""
    gm: bool = False
    """The GM overrules the chance of failure."""


class ConditionChange(Value):
    """One condition put on or taken off a character (D20-AMB-35)."""

    who: str
    condition: Condition
    remove: bool = False


class Describe(Value):
    """解決 (D20-LOOP-04): the GM's words, and the consequence a failure must have (D20-AMB-34)."""

    kind: Literal["describe"] = "describe"
    text: OwnText = ""
    consequence: OwnName = ""
    conditions: tuple[ConditionChange, ...] = ()
    gm: bool = False
    """The GM closes a failure without a consequence."""


class ConditionEvent(Value):
    """The GM puts a condition on or takes it off outside a description."""

    kind: Literal["condition"] = "condition"
    who: str
    condition: Condition
    remove: bool = False


class Stunt(Value):
    """スタント: the GM rewards splendid role-play, at any time (D20-FATE-06, D20-AMB-29)."""

    kind: Literal["stunt"] = "stunt"
    who: str
    why: OwnText = ""


class Order(Value):
    """The order in which the GM asks for declarations; empty: as people speak (D20-LAW-02 leaves it to the GM)."""

    kind: Literal["order"] = "order"
    order: tuple[str, ...] = Field(default=(), max_length=300)


class Note(Value):
    """A line for the log (an undo, say); moves nothing."""

    kind: Literal["note"] = "note"
    text: OwnText = ""


Event: TypeAlias = (
    SessionStart
    | Join
    | Declare
    | Withdraw
    | NoCheck
    | Designate
    | ThrowEvent
    | Choose
    | Describe
    | ConditionEvent
    | Stunt
    | Leave
    | Order
    | Note
)
EVENTS: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Field(discriminator="kind")], config=LAZY)
