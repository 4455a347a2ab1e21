"""What may happen in a session outside battle, as frozen values discriminated on `kind`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from desktop.core.sheet import ShortText
from desktop.core.value import Value
from desktop.systems.kotodama.battle.events import (
    Connect,
    Damage,
    Down,
    Heal,
    Join,
    Kill,
    Leave,
    Release,
    Reveal,
    SetKarma,
)
from desktop.systems.kotodama.people import Person


class Scene(Value):
    """A new pair of scenes (KO-KTD-03)."""

    kind: Literal["scene"] = "scene"
    title: ShortText = ""
    kotodama_title: ShortText = ""


class SetWazamae(Value):
    """A new number of ワザマエカウンター (KO-SHT-19)."""

    kind: Literal["set_wazamae"] = "set_wazamae"
    who: str
    value: int


class Ruling(Value):
    """A word against the rules, written down and never blocked (KO-GEN-03, KO-GEN-07)."""

    kind: Literal["ruling"] = "ruling"
    text: ShortText
    rule: str = ""
    agreed: bool = False
    """True when the GM and every PL have agreed (黄金律); False: GM裁定."""


class ExtendedStart(Value):
    """An extended check begins (KO-EXT-03)."""

    kind: Literal["extended_start"] = "extended_start"
    id: str
    goal: int
    pool: int
    base: int | None = None
    """Ability and skill alone; None: the same as `pool` (KO-AMB-21)."""
    target: int = 8
    who: str = ""
    label: ShortText = ""
    secret: bool = False
    """Only the GM sees it."""


class ExtendedStep(Value):
    """One throw of an extended check, re-rolls after the first dice (KO-EXT-04)."""

    kind: Literal["extended_step"] = "extended_step"
    id: str
    faces: tuple[int, ...]


class ExtendedAbort(Value):
    """中断 (KO-AMB-23)."""

    kind: Literal["extended_abort"] = "extended_abort"
    id: str


class AfterBattle(Value):
    """People as a battle has left them (KO-BTL-05)."""

    kind: Literal["after_battle"] = "after_battle"
    people: tuple[Person, ...]


AnyEvent = Annotated[
    Scene
    | SetWazamae
    | Ruling
    | ExtendedStart
    | ExtendedStep
    | ExtendedAbort
    | AfterBattle
    | Connect
    | Damage
    | Heal
    | Down
    | Release
    | Kill
    | SetKarma
    | Join
    | Leave
    | Reveal,
    Field(discriminator="kind"),
]
EVENTS: TypeAdapter[Any] = TypeAdapter(AnyEvent)
