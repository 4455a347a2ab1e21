"""What may happen in a session, as frozen values discriminated on `kind`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from pydantic import Field, JsonValue, TypeAdapter

from desktop.core.sheet import OwnName
from desktop.core.value import LAZY, Value
from desktop.systems.kotodama.stage.events import SharedEvent


class Scene(Value):
    """The next scene begins, or the present pair of scenes; of a pair, one alone may be named (KO-KTD-03)."""

    kind: Literal["scene"] = "scene"
    title: OwnName = ""
    kotodama_title: OwnName = ""


class Ruling(Value):
    """A word against the rules, written down and never blocked (KO-GEN-03, KO-GEN-07)."""

    kind: Literal["ruling"] = "ruling"
    text: OwnName
    rule: str = ""
    agreed: bool = False
    """True when the GM and every PL have agreed (黄金律); False: GM裁定."""


class ExtendedStart(Value):
    """An extended check begins that takes time: it is thrown step by step between other events (KO-EXT-03)."""

    kind: Literal["extended_start"] = "extended_start"
    id: str
    who: str = ""
    """Empty: bare numbers."""
    label: OwnName = ""
    params: Mapping[str, JsonValue] = Field(default_factory=dict)
    """As for every extended check: `goal`, `skill`, `secret` …"""


class ExtendedGoOn(Value):
    """The next throw of an extended check: it becomes the open check (KO-EXT-04)."""

    kind: Literal["extended_go_on"] = "extended_go_on"
    id: str


class ExtendedAbort(Value):
    """中断 (KO-AMB-23)."""

    kind: Literal["extended_abort"] = "extended_abort"
    id: str


SessionEvent: TypeAlias = Scene | Ruling | ExtendedStart | ExtendedGoOn | ExtendedAbort | SharedEvent
EVENTS: TypeAdapter[SessionEvent] = TypeAdapter(Annotated[SessionEvent, Field(discriminator="kind")], config=LAZY)
