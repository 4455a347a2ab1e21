"""What may happen to characters in play, in a battle and outside it; frozen values discriminated on `kind`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from pydantic import Field, JsonValue

from desktop.core import play
from desktop.core.play import Choose, ThrowEvent
from desktop.core.play import Leave as Leave
from desktop.core.value import Value
from desktop.systems.kotodama.connection import REASONS
from desktop.systems.kotodama.sheet import CONNECTIONS, CharState


class OpenCheck(Value):
    """A check begins (KO-CHK-02)."""

    kind: Literal["check"] = "check"
    check: str
    """`normal`, `opposed`, `react` or `extended`."""
    who: str = ""
    """Empty: bare numbers."""
    params: Mapping[str, JsonValue] = Field(default_factory=dict)


class DropCheck(Value):
    """The open check is given up without a result."""

    kind: Literal["drop_check"] = "drop_check"


class Tally(Value):
    """The dice of one wave counted instead of typed (KO-TBL-08)."""

    kind: Literal["tally"] = "tally"
    tens: int
    hits: int
    """Other hits."""
    ones: int


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


class Join(play.Join):
    """参加 (KO-FSM-R13)."""

    hidden: bool = False
    """Known to the GM alone."""


class SetKarma(Value):
    """A new インガオホー値, by ウカツ! or by hand."""

    kind: Literal["set_karma"] = "set_karma"
    who: str
    value: int | None


class SetWazamae(Value):
    """A new number of ワザマエカウンター (KO-SHT-19)."""

    kind: Literal["set_wazamae"] = "set_wazamae"
    who: str
    value: int


class Connect(Value):
    """A change of connection state (KO-FSM-K01…05)."""

    kind: Literal["connect"] = "connect"
    who: str
    to: str = Field(json_schema_extra={"choices": list(CONNECTIONS)})
    reason: str = Field("", json_schema_extra={"choices": list(REASONS)})
    along: bool = False
    """続けて移行: through the states in between, each with a line of the log (KO-FSM-K02)."""
    gm: bool = False


class Reveal(Value):
    """A hidden character appears, or a character hides."""

    kind: Literal["reveal"] = "reveal"
    who: str
    hidden: bool = False


class Adjust(Value):
    """A number or a state that the GM sets by hand, also against the rules (KO-GEN-07)."""

    kind: Literal["adjust"] = "adjust"
    who: str
    field: Literal["state", "remaining", "combat_move", "hp", "hp_max"]
    number: int | None = Field(None, ge=0, le=999)
    state: CharState | None = None
    """For `state`; the others take `number`."""


SharedEvent: TypeAlias = (
    OpenCheck
    | DropCheck
    | ThrowEvent
    | Tally
    | Choose
    | Damage
    | Heal
    | Down
    | Release
    | Kill
    | Join
    | Adjust
    | Leave
    | SetKarma
    | SetWazamae
    | Connect
    | Reveal
)
