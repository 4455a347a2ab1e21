"""What may happen in a session; the dice of an announced check come as `ThrowEvent` (`core.play`)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from desktop.core.play import Join as Join
from desktop.core.play import Leave as Leave
from desktop.core.play import ThrowEvent
from desktop.core.rolls.dice import Origin
from desktop.core.value import LAZY, Value

Faces: TypeAlias = Annotated[tuple[int, ...], Field(max_length=100)]
Amount: TypeAlias = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
Note: TypeAlias = Annotated[str, Field(max_length=200)]


class Announce(Value):
    """The GM calls for a check and fixes the target before the dice (D6G-CHK-07, D6G-AMB-12)."""

    kind: Literal["announce"] = "announce"
    who: str
    subject: Note = ""
    target: str = ""
    """A hand; empty for the usual target of the game."""
    favourable: bool = False
    spend: int = 0
    challenge: bool = False
    item: Note = ""
    """The piece of equipment used, one of the member's `tools`, where the game uses equipment."""
    gm: bool = False
    """The GM lets a character act who is down."""


class AnnounceFate(Value):
    """The GM calls for a fate check; the bet is named before the throw (D6G-AMB-18)."""

    kind: Literal["announce_fate"] = "announce_fate"
    who: str
    subject: Note = ""
    bet: int = 0
    gm: bool = False


class Withdraw(Value):
    """The GM takes the announcement back; the only way to change a target (D6G-AMB-12)."""

    kind: Literal["withdraw"] = "withdraw"


class Adjust(Value):
    """A change that no dice decide: accident, healing, bonus, the GM's word (D6G-LIFE-01, D6G-FATE-03, D6G-GMV-10)."""

    kind: Literal["adjust"] = "adjust"
    who: str
    field: Note = "life"
    """`life`, `fate`, or the id of a further resource."""
    amount: Amount
    cause: Literal["accident", "healing", "bonus", "gm"] = "gm"
    note: Note = ""


class NewGame(Value):
    """新しいゲームを開始: fate starts afresh (D6G-AMB-19)."""

    kind: Literal["new_game"] = "new_game"


class RestoreLife(Value):
    """Life back to its initial value."""

    kind: Literal["restore_life"] = "restore_life"
    who: str


class RerollLife(Value):
    """The GM has the initial life thrown anew (D6G-AMB-38)."""

    kind: Literal["reroll_life"] = "reroll_life"
    who: str
    faces: Faces
    origin: Origin = "app"


class Show(Value):
    """The GM reveals a character to the players, or conceals it again; also who counts as party (D6G-AMB-32)."""

    kind: Literal["show"] = "show"
    who: str
    seen: bool = True
    in_party: bool | None = None


class Dismiss(Value):
    """The GM waves a game over away and carries on (D6G-AMB-32)."""

    kind: Literal["dismiss"] = "dismiss"


Event: TypeAlias = Annotated[
    Announce
    | AnnounceFate
    | Withdraw
    | ThrowEvent
    | Adjust
    | NewGame
    | RestoreLife
    | RerollLife
    | Join
    | Leave
    | Show
    | Dismiss,
    Field(discriminator="kind"),
]
EVENTS: TypeAdapter[Event] = TypeAdapter(Event, config=LAZY)
