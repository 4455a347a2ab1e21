"""A check as a value, fed with dice and choices until done; tray, command line and tests drive it the same way.

check = system.start_check("check", sheet, {"skill": "athletics", "target": 7}, game)
while check.wants:  check = check.throw(dice.throw(check.wants.sides))
check.outcome
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from typing import Protocol, Self, TypeAlias, runtime_checkable

from pydantic import JsonValue

from desktop.core.problem import refuse
from desktop.core.rolls.dice import Throw
from desktop.core.rolls.odds import Odds
from desktop.core.rolls.outcome import Outcome
from desktop.core.value import Value, Viewer
from desktop.core.words import Phrase, Spoken, phrase


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
    label: Spoken
    reading: str = ""
    note: Spoken = ""
    legal: bool = True
    gone: bool = False
    """The sheet has it, the game has it no more."""


class Param(Value):
    """One thing to fix before the dice are thrown."""

    id: str
    """Also the name of the command line option, `--target`."""
    label: Spoken
    kind: ParamKind = ParamKind.NUMBER
    default: Plain = None
    """What the form starts with; sending it equals not sending it. None where the rule decides: `auto` says what."""
    auto: Spoken = ""
    """What counts while nothing is given, for this very sheet: `知覚 +2`; shown as 自動: 知覚 +2."""
    choices: tuple[ParamChoice, ...] = ()
    """What there is to choose; of a text: what it may be beside anything that is typed."""
    minimum: int | None = None
    maximum: int | None = None
    free: bool = False
    """True for a choice that also takes a typed number (a target off the table, a bare SLV)."""
    rule: str = ""
    subject: bool = False
    """True for the parameter that names what is tested (the skill, the ability): `運動 7` fills it first."""
    advanced: bool = False
    """True for what most checks do not need; shown under "more"."""
    against: bool = False
    """True for the opponent, or the opponent's number: `運動 vs ハル` fills it."""


class CheckKind(Value):
    """One kind of check that a sheet can make."""

    id: str
    label: Spoken
    params: tuple[Param, ...] = ()
    rule: str = ""
    notation: str = ""
    """The dice in the field's notation, e.g. `2D6`."""
    readings: tuple[str, ...] = ()
    """How else its name may be typed."""
    standalone: bool = False
    """True for checks without a sheet, such as a throw on a random table."""


class TallyPart(Value):
    """One number of a tally."""

    label: Spoken
    face: int | None
    """What such a die shows; None: there can be none."""


class Tally(Value):
    """Dice counted by kind in place of their faces, where only the kind matters."""

    parts: tuple[TallyPart, ...]
    rest: int | None
    """What a die shows that is none of these; None: each is one of them."""
    rule: str = ""

    def faces(self, counts: Sequence[int], dice: int) -> tuple[int, ...]:
        """Return faces that count the same.

        Raises:
            Refusal: `bad_tally`.
        """
        rest = dice - sum(counts)
        pairs = tuple(zip(self.parts, counts, strict=True))
        if min(*counts, rest) < 0 or any(n and part.face is None for part, n in pairs) or (rest and self.rest is None):
            raise refuse(
                "bad_tally",
                self.rule,
                phrase(
                    "{dice}個の集計になっていません（{given}）。",
                    dice=dice,
                    given=tuple(phrase("{kind}が{n}", kind=part.label, n=n) for part, n in pairs),
                ),
                phrase("合計を、この回に振った数に合わせてください。"),
            )
        counted = tuple(face for part, n in pairs if (face := part.face) is not None for _ in range(n))
        return counted + (self.rest or 0,) * rest


class Column(Value):
    """One of two sides whose dice are typed side by side."""

    label: Spoken
    sides: tuple[int, ...] = ()
    """The dice of the present wave; none: all are thrown."""
    secret: bool = False


def missing_faces(sides: Sequence[int], again_from: int | None, faces: Sequence[int]) -> int:
    """Return how many faces are still to come behind these, those that are thrown again included (KO-TBL-07)."""
    return len(sides) - len(faces) + (0 if again_from is None else sum(face >= again_from for face in faces))


class DiceRequest(Value):
    """Which dice are to be thrown now, and why."""

    sides: tuple[int, ...]
    label: Phrase
    rule: str = ""
    who: str = ""
    """Sheet id of the character who throws; empty: the one whose check it is."""
    secret: bool = False
    tally: Tally | None = None
    """How these dice may be counted in place of typing them."""
    values: tuple[int, int] | None = None
    """Least and most of what they come to, where that alone may be typed: chosen as `VALUE` with it as argument."""
    columns: tuple[Column, ...] = ()
    """Both sides of a contest; empty where one side throws."""
    column: int = 0
    """Which of them throws now."""
    again_from: int | None = None
    """Faces from this one on are thrown again, and ask for one die more each."""


class ThrowRecord(Value):
    """Dice of one throw: what was asked, what was thrown, and which of them count."""

    request: DiceRequest
    throw: Throw
    counts: tuple[bool, ...] = ()
    """One per die; False for what was thrown again, is not taken or misses. Empty: all count."""


VALUE = "value"
"""Option by which a check takes what its dice came to elsewhere; the argument of the same name is the number."""


class Concealment(Value):
    """The concealed values of a check for one viewer; an empty `Concealment` hides nothing."""

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
    """Single options, by id, that are not for this viewer (what an NPC could pay); they alone conceal no check."""
    params: tuple[str, ...] = ()
    """Ids of parameters whose inputs tell what is hidden (`dc`); the form hides them with the rest."""
    ended: bool = False
    """Whether it is over."""
    may_look: bool = False
    """`looker`, or the GM, may reveal the concealed values now."""
    looker: str = ""
    """Sheet id of the character whose player may see the concealed values; empty: only the GM."""
    unlogged: bool = False
    """The players' log has no message about the check at all."""

    @property
    def covered(self) -> bool:
        """Tell whether anything is hidden."""
        return bool(
            self.throws
            or self.title is not None
            or self.odds or self.target or self.total or self.parts or self.outcome or self.changes or self.options
            or self.params
        )  # fmt: skip


PASS = "next"
"""The option that closes a window and uses nothing."""
PASSES = frozenset((PASS, "roll"))
"""The same by whatever name a system gives it: on to the dice."""


class Option(Value):
    """Something that may be declared now: an effect, a boost, going on."""

    id: str
    label: Spoken
    rule: str = ""
    payer: str = ""
    """Sheet id of the character who pays; empty: none."""
    cost: Phrase = phrase("")
    effect: Phrase = phrase("")
    """What it would change, in words."""
    enabled: bool = True
    reason: Phrase = phrase("")
    """Why it cannot be chosen now."""
    ruling: str = ""
    """Id by which it is chosen all the same by a ruling of the GM; empty: no ruling helps."""
    primary: bool = False
    """The step that Enter takes, e.g. 次へ."""
    forfeits: bool = False
    """It gives up what could still be declared and never again: neither Enter nor N takes it, Shift+Enter does."""
    foreseen: bool = False
    """What it does was shown with the windows before it: Enter that closes these takes it, too."""


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
        """The present result; provisional while `done` is false."""

    @property
    def done(self) -> bool:
        """Tell whether every window has closed."""

    @property
    def thrown(self) -> tuple[ThrowRecord, ...]:
        """Every throw so far in order, also what no longer counts."""

    def concealment(self, viewer: Viewer) -> Concealment:
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


@runtime_checkable
class Owned(Protocol):
    """A check that says whose it is, because another character may throw first, or alone."""

    @property
    def owner(self) -> str:
        """Sheet id of that character."""


@runtime_checkable
class Writing(Protocol):
    """A check that writes names of its participants on sheets, and leaves out those of concealed characters."""

    def concealing(self, who: Collection[str]) -> Check:
        """Return the check with the characters of these sheet ids concealed."""
