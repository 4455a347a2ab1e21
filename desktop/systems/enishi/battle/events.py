"""What may happen in a fight; every event is JSON, dice faces travel inside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from desktop.core.play import Choose, ThrowEvent
from desktop.core.play import Leave as Leave
from desktop.core.sheet import ShortText
from desktop.core.value import LAZY, Value
from desktop.systems.enishi.shared import BondEvent as BondEvent
from desktop.systems.enishi.shared import Drop as Drop
from desktop.systems.enishi.shared import Effect as Effect
from desktop.systems.enishi.shared import Join as Join
from desktop.systems.enishi.sheet import SET_IN_FIGHT
from desktop.systems.enishi.tables import DamageKind

TURN_NUMBERS = {"order": "行動順番", "reactions": "受動行動の数"}
"""Numbers of the fight alone that the GM may write, and what they are called."""

Mod = Annotated[int, Field(ge=-99, le=99)]
Dark = Annotated[int, Field(ge=-4, le=0)]
About = tuple[ShortText, ...]
"""Persons whom it concerns beside those who take part, as ids or names (EN-ENI-11)."""


class Turn(Value):
    """The next turn begins (T0)."""

    kind: Literal["turn"] = "turn"
    gm: bool = False
    """Even though some have not acted."""


class Declare(Value):
    """A combat option, before that character's order dice (EN-OPT-01); empty takes it back."""

    kind: Literal["option"] = "option"
    who: str
    option: Literal["", "attack", "defence"]
    gm: bool = False


class Order(Value):
    """The order roll begins (EN-BTL-02)."""

    kind: Literal["order"] = "order"
    who: str
    modifier: Mod = 0
    gm: bool = False
    """Also for a fighter who has a number already, or cannot act."""


class Reorder(Value):
    """The acting order of this turn is worked out once more; who has acted has acted."""

    kind: Literal["reorder"] = "reorder"


class Situation(Value):
    """The vision and the depth of water for each hindered fighter (EN-VIS-01, EN-WAT-01)."""

    kind: Literal["situation"] = "situation"
    vision: Dark = 0
    water: str = ""


class Reveal(Value):
    """The GM reveals a concealed fighter to the players."""

    kind: Literal["reveal"] = "reveal"
    who: str


class Arrange(Value):
    """A fighter is placed right before another; without `gm` only among ties (EN-AMB-56)."""

    kind: Literal["arrange"] = "arrange"
    who: str
    before: str
    gm: bool = False


class Attack(Value):
    """攻撃行動 with one weapon (EN-BTL-06, EN-HIT-01)."""

    kind: Literal["attack"] = "attack"
    who: str
    target: str
    weapon: str = ""
    """Key of a weapon; empty: the usual one."""
    modifier: Mod = 0
    vision: Dark | None = None
    """None: as it is for all (`Situation`)."""
    water: str | None = None
    search: bool = False
    target_modifier: Mod = 0
    target_vision: Dark | None = None
    target_water: str | None = None
    reaction: Literal["", "defend", "decline"] = ""
    about: About = ()
    gm: bool = False


class Pressure(Value):
    """Mental pressure, answered by 抵抗行動 (EN-BTL-09, EN-AMB-59)."""

    kind: Literal["pressure"] = "pressure"
    who: str
    target: str
    skill: str = "negotiation"
    modifier: Mod = 0
    vision: Dark | None = None
    """None: as it is for all (`Situation`)."""
    water: str | None = None
    search: bool = False
    target_modifier: Mod = 0
    target_vision: Dark | None = None
    target_water: str | None = None
    reaction: Literal["", "defend", "decline"] = ""
    about: About = ()
    gm: bool = False


class Act(Value):
    """An active action without dice: 巡航移動 or 作業行動 (EN-BTL-06)."""

    kind: Literal["cruise", "work", "drink"]
    who: str
    gm: bool = False


class Prep(Value):
    """A preparatory action: 補助移動 or 合図確認 (EN-BTL-07)."""

    kind: Literal["aux", "signal"]
    who: str
    gm: bool = False


class Ready(Value):
    """準備動作: swap or regrip a weapon (EN-BTL-07, EN-AMB-40)."""

    kind: Literal["ready"] = "ready"
    who: str
    weapon: str = ""
    both_hands: bool = False
    gm: bool = False


class Aid(Value):
    """First aid as a 作業行動, if the GM accepts it (EN-AMB-52)."""

    kind: Literal["first_aid"] = "first_aid"
    who: str
    patient: str
    modifier: Mod = 0
    vision: Dark | None = None
    water: str | None = None
    about: About = ()
    gm: bool = False


class Done(Value):
    """The character whose place it is has finished."""

    kind: Literal["done"] = "done"
    who: str
    gm: bool = False


class Hold(Value):
    """Wait: go behind the next in order, where the campaign allows it (EN-AMB-57)."""

    kind: Literal["hold"] = "hold"
    who: str
    gm: bool = False


class Ambush(Value):
    """《隠密》 of an ambusher, or 《知覚》 of a victim (EN-SUR-01)."""

    kind: Literal["sneak", "notice"]
    who: str
    modifier: Mod = 0
    vision: Dark | None = None
    water: str | None = None
    about: About = ()
    immune: bool = False
    """Cannot be surprised (EN-SUR-03)."""
    gm: bool = False


class Harm(Value):
    """Damage from no attack, a fall say (EN-AMB-23)."""

    kind: Literal["harm"] = "harm"
    who: str
    amount: int = Field(ge=1, le=999)
    damage: DamageKind = "wound"


if TYPE_CHECKING:
    Settable: TypeAlias = str
else:
    Settable = Literal[(*SET_IN_FIGHT, *TURN_NUMBERS)]


class Adjust(Value):
    """A number typed in by the GM, from paper or as a ruling (EN-TAB-11); `order` is the place in this turn."""

    kind: Literal["adjust"] = "adjust"
    who: str
    field: Settable
    value: int = Field(ge=0, le=999)


class End(Value):
    """The GM says that the fight is over."""

    kind: Literal["end"] = "end"


Event = Annotated[
    Turn | Declare | Order | Reorder | Arrange | Situation | ThrowEvent | Choose | Drop | Attack | Pressure | Act | Prep
    | Ready | Aid | Done | Hold | Ambush | Harm | Effect | BondEvent | Join | Leave | Reveal | Adjust
    | End,
    Field(discriminator="kind"),
]  # fmt: skip
EVENTS: TypeAdapter[Event] = TypeAdapter(Event, config=LAZY)
