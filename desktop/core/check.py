"""A check as a value, fed with dice and choices until done; tray, command line and tests drive it the same way.

check = system.start_check("check", sheet, {"skill": "athletics", "target": 7}, game)
while check.wants:  check = check.throw(dice.throw(check.wants.sides))
check.outcome
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Protocol, Self, TypeAlias

from pydantic import JsonValue

from desktop.core.dice import Throw
from desktop.core.odds import Odds
from desktop.core.outcome import Outcome
from desktop.core.value import Value
from desktop.core.viewer import Viewer
from desktop.core.words import Phrase, phrase


class ParamKind(StrEnum):
    """How one parameter of a check is asked for."""

    NUMBER = "number"
    CHOICE = "choice"
    SWITCH = "switch"
    TEXT = "text"


Plain: TypeAlias = str | int | None
"""What a form gives: a text, a whole number, a switch, or None where nothing is given."""


class ParamChoice(Value):
    """One thing to choose; `value` goes into the parameters, `reading` helps finding it by kana."""

    value: Plain
    label: Phrase | str
    reading: str = ""
    note: Phrase | str = ""
    legal: bool = True


class Param(Value):
    """One thing to fix before the dice are thrown."""

    id: str
    """Also the name of the command line option, `--target`."""
    label: Phrase | str
    kind: ParamKind = ParamKind.NUMBER
    default: Plain = None
    """What the form starts with; sending it equals not sending it. None where the rule decides: `auto` says what."""
    auto: Phrase | str = ""
    """What counts while nothing is given, for this very sheet: `知覚 +2`; shown as 自動: 知覚 +2."""
    choices: tuple[ParamChoice, ...] = ()
    minimum: int | None = None
    maximum: int | None = None
    free: bool = False
    """True for a choice that also takes a typed number (a target off the table, a bare SLV)."""
    rule: str = ""
    subject: bool = False
    """True for the parameter that names what is tested (the skill, the ability): `運動 7` fills it first."""
    advanced: bool = False
    """True for what most checks do not need; shown under "more"."""


class CheckKind(Value):
    """One kind of check that a sheet can make."""

    id: str
    label: Phrase | str
    params: tuple[Param, ...] = ()
    rule: str = ""
    notation: str = ""
    """The dice in the field's notation, e.g. `2D6`."""
    readings: tuple[str, ...] = ()
    """How else its name may be typed."""
    nobodys: bool = False
    """True for what needs nobody's sheet, such as a throw on a random table."""


class DiceRequest(Value):
    """Which dice are to be thrown now, and why."""

    sides: tuple[int, ...]
    label: Phrase
    rule: str = ""
    who: str = ""
    """Sheet id of whoever throws; empty: the one whose check it is."""
    secret: bool = False


class Thrown(Value):
    """Dice that lie on the table: what was asked, what was thrown, and which of them count."""

    request: DiceRequest
    throw: Throw
    counts: tuple[bool, ...] = ()
    """One per die; False for what was thrown again or is not taken. Empty: all count."""


class Cover(Value):
    """What of a check one viewer may not know; the empty cover hides nothing."""

    throws: tuple[int, ...] = ()
    """Places in `Check.thrown` whose faces are hidden."""
    title: Phrase | None = None
    """Said in place of the title, e.g. without the hidden DC."""
    odds: bool = False
    target: bool = False
    """The number to be beaten."""
    total: bool = False
    """The total, and with it the summands."""
    parts: bool = False
    """Only the summands."""
    outcome: bool = False
    """The whole result."""
    changes: bool = False
    options: bool = False
    """What may be declared now (to know it would tell the result)."""
    hidden_options: tuple[str, ...] = ()
    """Single options, by id, that are not for this viewer (what an NPC could pay); they alone make no cover."""
    params: tuple[str, ...] = ()
    """Ids of parameters whose inputs tell what is hidden (`dc`); the form hides them with the rest."""
    may_look: bool = False
    """Somebody at the table may lift the cover now: `looker`, or the GM."""
    looker: str = ""
    """Sheet id of the player for whom the cover may be lifted; empty: only the GM."""
    unsaid: bool = False
    """Nobody else is told that there was a check at all: no line of it stands in the players' log."""

    @property
    def covered(self) -> bool:
        """Tell whether anything is hidden."""
        return bool(
            self.throws
            or self.title is not None
            or self.odds or self.target or self.total or self.parts or self.outcome or self.changes or self.options
            or self.params
        )  # fmt: skip


class Option(Value):
    """Something that may be declared now: an effect, a boost, going on."""

    id: str
    label: Phrase | str
    rule: str = ""
    payer: str = ""
    """Sheet id of whoever pays; empty: nobody."""
    cost: Phrase = phrase("")
    effect: Phrase = phrase("")
    """What it would change, in words."""
    enabled: bool = True
    reason: Phrase = phrase("")
    """Why it cannot be chosen now."""
    primary: bool = False
    """The step that Enter takes, e.g. 次へ."""


class Check(Protocol):
    """A check under way; every method returns a new value and leaves this one as it was."""

    @property
    def title(self) -> Phrase:
        """What is tested against what."""

    @property
    def wants(self) -> DiceRequest | None:
        """The dice to throw now; None when a choice is due or the check is done."""

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be declared in this window, also what may not and why; empty when nothing is open."""

    @property
    def outcome(self) -> Outcome | None:
        """The result as it stands; provisional while `done` is false."""

    @property
    def done(self) -> bool:
        """Tell whether every window has closed."""

    @property
    def thrown(self) -> tuple[Thrown, ...]:
        """Every throw so far in order, also what no longer counts."""

    def cover(self, viewer: Viewer) -> Cover:
        """Say what this viewer may not know now."""

    def odds(self) -> Odds:
        """Exact chances from here on."""

    def throw(self, throw: Throw) -> Self:
        """Take the faces of the dice that `wants` asked for.

        Raises:
            Refusal: other dice, or none were wanted.
        """

    def choose(self, option: str, args: Mapping[str, JsonValue] | None = None) -> Self:
        """Declare an option by id.

        Raises:
            Refusal: it is not offered now.
        """
