"""What may happen in a session; every event is JSON, dice faces travel inside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from desktop.core.play import Choose, ThrowEvent
from desktop.core.sheet import OwnName
from desktop.core.value import LAZY, Value
from desktop.systems.enishi.session.state import StageKind
from desktop.systems.enishi.shared import BondEvent as BondEvent
from desktop.systems.enishi.shared import Drop as Drop
from desktop.systems.enishi.shared import Effect as Effect
from desktop.systems.enishi.shared import Join as Join
from desktop.systems.enishi.sheet import SET_IN_SESSION

Item = Literal["finished", "cooperated", "appeared", "led", "excellent"]


class Shared(Value):
    """A step that reaches others beside those of the session."""

    others: tuple[str, ...] = ()
    """Ids of those whom it reaches without their being of the session: an NPC of a battle, say (EN-REC-04)."""


class Stage(Shared):
    """A stage begins."""

    kind: Literal["stage"] = "stage"
    stage: StageKind
    title: OwnName = ""
    protagonist: str = ""
    present: tuple[str, ...] | None = None
    """Ids of those in it; None: all."""
    as_main: bool = False
    """A battle stage that counts as a main stage (EN-AMB-55)."""
    confirm: bool = False
    """The GM has seen the reminder (EN-VAL-44, EN-VAL-45)."""
    gm: bool = False
    """Out of order by the GM's word (EN-VAL-42)."""


class Enter(Value):
    """A character enters the stage, or goes backstage."""

    kind: Literal["enter", "leave"]
    who: str


class Spotlight(Value):
    """The spotlight is given while a stage runs (EN-SES-09)."""

    kind: Literal["spotlight"] = "spotlight"
    who: str
    """Empty: there is no protagonist."""


class Title(Value):
    """The stage under way gets its name."""

    kind: Literal["title"] = "title"
    title: OwnName = ""


class Rest(Value):
    """回復に専念 is declared or taken back (EN-REC-07)."""

    kind: Literal["rest"] = "rest"
    who: str
    on: bool = True
    gm: bool = False


class EndStage(Shared):
    """The stage ends; days of the story may have passed."""

    kind: Literal["end_stage"] = "end_stage"
    days: int = Field(0, ge=0, le=36_500)


class Days(Shared):
    """Days of the story pass between or in stages (EN-REC-03, EN-REC-05)."""

    kind: Literal["days"] = "days"
    days: int = Field(ge=1, le=36_500)


class Drink(Value):
    """A 栄養ドリンク is drunk (EN-REC-09)."""

    kind: Literal["drink"] = "drink"
    who: str
    gm: bool = False


class Tick(Value):
    """A line of the experience checklist (EN-XP-01, EN-XP-02)."""

    kind: Literal["tick"] = "tick"
    who: str
    item: Item
    on: bool = True
    gm: bool = False


class Support(Value):
    """A support point is added or struck by the GM (EN-AMB-26)."""

    kind: Literal["support"] = "support"
    who: str
    points: int = Field(ge=-9, le=9)


class Reward(Value):
    """Wealth points as a reward (EN-CST-02)."""

    kind: Literal["reward"] = "reward"
    who: str
    points: int = Field(ge=0, le=9_999)


if TYPE_CHECKING:
    Settable: TypeAlias = str
else:
    Settable = Literal[SET_IN_SESSION]


class Adjust(Value):
    """A number typed in afterwards from a paper game (EN-TAB-11)."""

    kind: Literal["adjust"] = "adjust"
    who: str
    field: Settable
    value: int = Field(ge=0, le=99_999)


class Close(Shared):
    """The session ends (終了)."""

    kind: Literal["close"] = "close"
    gm: bool = False
    """Before the last stage has been played."""


Event = Annotated[
    Stage | Enter | Spotlight | Title | Rest | EndStage | Days | ThrowEvent | Choose | Drop | Effect | Drink
    | BondEvent | Tick | Support | Reward | Adjust | Join | Close,
    Field(discriminator="kind"),
]  # fmt: skip
EVENTS: TypeAdapter[Event] = TypeAdapter(Event, config=LAZY)
