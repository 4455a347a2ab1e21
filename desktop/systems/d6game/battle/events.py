"""What may happen in a combat; the dice and choices of an open check come as `ThrowEvent` and `Choose`
(`core.play`).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from desktop.core import play
from desktop.core.play import Choose, ThrowEvent
from desktop.core.play import Leave as Leave
from desktop.core.value import LAZY, Value

Ids: TypeAlias = Annotated[tuple[str, ...], Field(max_length=1000)]
Amount: TypeAlias = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]


class Join(play.Join):
    """A character enters; in a running combat from the next sort on (D6G-AMB-23)."""

    side: str = ""
    """Empty, as `controller`: as the sheet has it."""
    controller: str = ""
    seen: bool = True


class Place(Value):
    """The roster in a new order."""

    kind: Literal["place"] = "place"
    roster: Ids


class Assign(Value):
    """Who is on which side, and who acts for whom; empty leaves it."""

    kind: Literal["assign"] = "assign"
    who: str
    side: str = ""
    controller: str = ""


class Show(Value):
    """The GM reveals a character to the players, or conceals it again."""

    kind: Literal["show"] = "show"
    who: str
    seen: bool = True


class Begin(Value):
    """戦闘開始."""

    kind: Literal["begin"] = "begin"


class Reorder(Value):
    """The GM drags the rest of this round into another order (D6G-AMB-22)."""

    kind: Literal["reorder"] = "reorder"
    order: Ids


class Target(Value):
    """The attacker names the target (D6G-CMB-05)."""

    kind: Literal["target"] = "target"
    target: str
    confirmed: bool = False
    """Needed for one's own side (D6G-AMB-33)."""


class Pass(Value):
    """The turn is given up; with the GM's approval (D6G-AMB-33)."""

    kind: Literal["pass"] = "pass"
    gm: bool = False


class Reveal(Value):
    """The attacker turns the hand up of one's own will (D6G-AMB-28)."""

    kind: Literal["reveal"] = "reveal"


class Next(Value):
    """次の手番."""

    kind: Literal["next"] = "next"


class Adjust(Value):
    """The GM changes life or fate (D6G-GMV-10)."""

    kind: Literal["adjust"] = "adjust"
    who: str
    field: Literal["life", "fate"] = "life"
    amount: Amount


class End(Value):
    """The GM ends the combat (D6G-AMB-30)."""

    kind: Literal["end"] = "end"


class Resume(Value):
    """The GM continues after all (D6G-AMB-30)."""

    kind: Literal["resume"] = "resume"


class Dismiss(Value):
    """The GM waves a game over away (D6G-AMB-32)."""

    kind: Literal["dismiss"] = "dismiss"


class Close(Value):
    """The combat is put away: who returns with life 1, who is given bonus fate."""

    kind: Literal["close"] = "close"
    revive: Ids | None = None
    """None: all who may."""
    bonus: tuple[tuple[str, Amount], ...] = ()
    gm: bool = False
    """The GM lets a character return whom the rule does not cover."""


Event: TypeAlias = Annotated[
    Join
    | Leave
    | Place
    | Assign
    | Show
    | Begin
    | Reorder
    | Target
    | Pass
    | ThrowEvent
    | Choose
    | Reveal
    | Next
    | Adjust
    | End
    | Resume
    | Dismiss
    | Close,
    Field(discriminator="kind"),
]
EVENTS: TypeAdapter[Event] = TypeAdapter(Event, config=LAZY)
