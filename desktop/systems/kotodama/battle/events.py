"""What may happen in a battle, as frozen values discriminated on `kind` (section 11 of the catalogue)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from desktop.core.value import Value
from desktop.systems.kotodama.people import Person
from desktop.systems.kotodama.sheet import Side


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


class Choose(Value):
    """指名 of the initiative character (KO-FSM-R06)."""

    kind: Literal["choose"] = "choose"
    who: str
    gm: bool = False


class Act(Value):
    """アクト宣言 (KO-FSM-R08). With `gm` the limits of cost, distance, reach and turn are lifted."""

    kind: Literal["act"] = "act"
    who: str
    act: str
    art: str = ""
    """Id of an art on the sheet; fills cost, timing and range."""
    cost: int | None = None
    timing: str = "act"
    range: str = ""
    distance: int | float = 0
    disengage: bool = False
    targets: tuple[str, ...] = ()
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


class Damage(Value):
    """Damage typed by hand (KO-AMB-41)."""

    kind: Literal["damage"] = "damage"
    who: str
    amount: int


class Heal(Value):
    """HP given back."""

    kind: Literal["heal"] = "heal"
    who: str
    amount: int


class Down(Value):
    """戦闘不能 set by the GM."""

    kind: Literal["down"] = "down"
    who: str


class Release(Value):
    """戦闘不能解除 (KO-FSM-C04)."""

    kind: Literal["release"] = "release"
    who: str
    hp: int | None = None


class Kill(Value):
    """死亡 set by the GM."""

    kind: Literal["kill"] = "kill"
    who: str


class Join(Value):
    """参加 (KO-FSM-R13)."""

    kind: Literal["join"] = "join"
    char: Person


class Leave(Value):
    """離場 (KO-FSM-R13)."""

    kind: Literal["leave"] = "leave"
    who: str


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


class SetKarma(Value):
    """A new インガオホー値, by ウカツ! or by hand."""

    kind: Literal["set_karma"] = "set_karma"
    who: str
    value: int | None


class Connect(Value):
    """A change of connection state (KO-FSM-K01…05)."""

    kind: Literal["connect"] = "connect"
    who: str
    to: str
    reason: str = ""
    gm: bool = False


class Reveal(Value):
    """Somebody hidden shows themselves, or hides."""

    kind: Literal["reveal"] = "reveal"
    who: str
    hidden: bool = False


class Conditions(Value):
    """The conditions written anew, ticks of free ones included."""

    kind: Literal["conditions"] = "conditions"
    conditions: tuple[Condition, ...]


class End(Value):
    """戦闘終了 (KO-FSM-R12)."""

    kind: Literal["end"] = "end"
    result: str = ""


AnyEvent = Annotated[
    Start
    | Next
    | Choose
    | Act
    | Discard
    | PhaseArt
    | AddEffect
    | EndEffect
    | Damage
    | Heal
    | Down
    | Release
    | Kill
    | Join
    | Leave
    | SetInitiative
    | SetDl
    | SetKarma
    | Connect
    | Reveal
    | Conditions
    | End,
    Field(discriminator="kind"),
]
EVENTS: TypeAdapter[Any] = TypeAdapter(AnyEvent)
