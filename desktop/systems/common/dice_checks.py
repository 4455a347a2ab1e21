"""Throws without success or failure: a dice code (CM-APP-05), and drawing one of several at a tie (CM-AMB-57)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from pydantic import JsonValue

from desktop.core.problem import refuse
from desktop.core.rolls.check import VALUE, Concealment, DiceRequest, Option, ThrowRecord
from desktop.core.rolls.codes import DiceCode, dice, lottery, no_procedure, read, typed, value_of, ways
from desktop.core.rolls.dice import Throw, wrong_count
from desktop.core.rolls.odds import Odds, OddsRow, distribution
from desktop.core.rolls.outcome import Outcome
from desktop.core.value import Viewer
from desktop.core.words import Phrase, phrase

MOST_ROWS = 120
"""A longer distribution is not listed line by line."""


@dataclass(frozen=True)
class CodeCheck:
    """A dice code thrown for its own sake."""

    code: DiceCode
    faces: tuple[int, ...]
    """The dice to throw, in order."""
    free_hand: bool = False
    """True when the finished value of a code without procedure may be typed (CM-AMB-05)."""
    result: Outcome | None = None

    @property
    def title(self) -> Phrase:
        """The code."""
        return phrase("{code} を振る", code=self.code.text)

    @property
    def wants(self) -> DiceRequest | None:
        """The dice, the larger part first (CM-APP-02)."""
        return None if self.done or not self.faces else self._request

    @property
    def _request(self) -> DiceRequest:
        values = (self.code.minimum, self.code.maximum) if self.code.listed or self.free_hand else None
        return DiceRequest(sides=self.faces, label=self.title, rule="CM-AMB-06", values=values)

    @property
    def thrown(self) -> tuple[ThrowRecord, ...]:
        """The one throw, where dice are needed."""
        throws = self.result.throws if self.result is not None else ()
        return tuple(ThrowRecord(request=self._request, throw=throw) for throw in throws)

    def concealment(self, viewer: Viewer) -> Concealment:
        """Conceal nothing: dice thrown without a check are public."""
        return Concealment()

    @property
    def options(self) -> tuple[Option, ...]:
        """Nothing may be declared."""
        return ()

    @property
    def outcome(self) -> Outcome | None:
        """The value."""
        return self.result

    @property
    def done(self) -> bool:
        """Tell whether the value is known."""
        return self.result is not None

    def odds(self) -> Odds:
        """Every value and its chance."""
        if self.code.maximum - self.code.minimum >= MOST_ROWS:
            return Odds()
        chances = distribution(ways(self.code))
        return Odds(rows=tuple(OddsRow(label=str(value), chance=chance) for value, chance in chances.items()))

    def throw(self, throw: Throw) -> CodeCheck:
        """Take the faces.

        Raises:
            Refusal: `wrong_count`, `wrong_die`, `no_procedure`.
        """
        if self.done or len(throw.faces) != len(self.faces):
            raise wrong_count(0 if self.done else len(self.faces), len(throw.faces))
        if self.code.listed:
            value = read(self.code, [(face.sides, face.value) for face in throw.faces])
            return replace(self, result=_value(self.code, value.value, throw, value.steps))
        if throw.sides != self.faces or (throw.origin != "app" and not self.free_hand):
            raise no_procedure(self.code.sides)
        total = throw.total - (self.code.count if self.code.zero else 0)
        return replace(self, result=_value(self.code, total, throw, ()))

    def with_typed_value(self, value: int) -> CodeCheck:
        """Take the finished value, thrown elsewhere (CM-APP-04).

        Raises:
            Refusal: `value_out_of_range`, `wrong_count`, `no_procedure`.
        """
        if self.done:
            raise wrong_count(0, 1)
        if not (self.code.listed or self.free_hand):
            raise no_procedure(self.code.sides)
        reading = typed(self.code, value)
        return replace(self, result=_value(self.code, reading.value, Throw(faces=()), reading.steps))

    def choose(self, option: str, args: Mapping[str, JsonValue] | None = None) -> CodeCheck:
        """Take the finished value; nothing else is offered."""
        if option == VALUE:
            return self.with_typed_value(value_in(args))
        raise not_offered(option)


def value_in(args: Mapping[str, JsonValue] | None) -> int:
    """Read the typed number.

    Raises:
        Refusal: `value_out_of_range`.
    """
    value = (args or {}).get(VALUE)
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise refuse(
        "value_out_of_range",
        "CM-APP-04",
        phrase("値がありません。"),
        phrase("整数を入れてください。"),
        overridable=False,
    )


def not_offered(option: str) -> Exception:
    """Say that an option is not offered now."""
    return refuse(
        "not_offered",
        "CM-LIM-05",
        phrase("「{option}」はいま選べません。", option=option[:60]),
        phrase("出ている選択肢から選んでください。"),
        overridable=False,
    )


def _value(code: DiceCode, value: int, throw: Throw, steps: tuple[Phrase, ...]) -> Outcome:
    detail = _joined(steps) if steps else phrase("{code} = {value}", code=code.text, value=value)
    return Outcome(
        label=code.text, total=value, throws=(throw,) if throw.faces else (), rules=("CM-DICE-04",), detail=detail
    )


MOST_STEPS = 8
"""More lines of a conversion are left to the dice page."""


def _joined(steps: Sequence[Phrase]) -> Phrase:
    """Say the conversion die by die in one sentence, as long as it can be read (CM-APP-01)."""
    if len(steps) > MOST_STEPS:
        return steps[-1]
    first, *rest = steps
    for step in rest:
        first = phrase("{a}、{b}", a=first, b=step)
    return first


def code_check(code: DiceCode, prefer: int | None, free_hand: bool) -> CodeCheck:
    """Start throwing a code; D1 needs no dice and is done at once (CM-AMB-05)."""
    if not code.listed:
        return CodeCheck(code=code, faces=(code.sides,) * code.count, free_hand=free_hand)
    faces = dice(code, prefer)
    check = CodeCheck(code=code, faces=faces)
    return check if faces else replace(check, result=_value(code, value_of(code, ()), Throw(faces=()), ()))


@dataclass(frozen=True)
class LotteryCheck:
    """One of k is drawn: 1Dk, or the smallest listed code above with higher results thrown again."""

    candidates: int
    names: tuple[str, ...] = ()
    throws: tuple[Throw, ...] = ()
    drawn: int | None = None
    """Number of the drawn candidate, from 1."""
    again: int | None = None
    """The number thrown last, when it was above k."""
    known: bool = True
    """False: one of the candidates is concealed from players."""

    @property
    def title(self) -> Phrase:
        """How many are tied."""
        return phrase("{n} 人から一人を選ぶ", n=self.candidates)

    @property
    def _code(self) -> DiceCode | None:
        return lottery(self.candidates)

    @property
    def wants(self) -> DiceRequest | None:
        """The dice of 1Dk."""
        code = self._code
        return None if self.done or code is None else _lottery_request(code)

    @property
    def thrown(self) -> tuple[ThrowRecord, ...]:
        """Every throw; those above k no longer count."""
        code = self._code
        if code is None:
            return ()
        request, last = _lottery_request(code), len(self.throws) - 1
        return tuple(
            ThrowRecord(request=request, throw=throw, counts=(self.done and number == last,) * len(throw.faces))
            for number, throw in enumerate(self.throws)
        )

    def concealment(self, viewer: Viewer) -> Concealment:
        """Conceal how many are tied, the dice and the result where one of them is concealed (CM-APP-07)."""
        if viewer.gm or self.known:
            return Concealment()
        title, throws = phrase("一人を選ぶ"), tuple(range(len(self.throws)))
        return Concealment(title=title, throws=throws, odds=True, outcome=True, may_look=True)

    @property
    def options(self) -> tuple[Option, ...]:
        """Nothing may be declared."""
        return ()

    @property
    def outcome(self) -> Outcome | None:
        """Who was drawn; None while it is open."""
        if self.drawn is None:
            return None
        name = self.names[self.drawn - 1] if self.names else str(self.drawn)
        return Outcome(
            label=name,
            total=self.drawn,
            throws=self.throws,
            rules=("CM-BTL-07", "CM-AMB-57"),
            detail=phrase("{n} 番の {name} に決まりました。", n=self.drawn, name=name),
        )

    @property
    def done(self) -> bool:
        """Tell whether a candidate was drawn."""
        return self.drawn is not None

    def odds(self) -> Odds:
        """The same chance for each candidate."""
        labels = self.names or tuple(str(n) for n in range(1, self.candidates + 1))
        chance = distribution(dict.fromkeys(range(1, self.candidates + 1), 1))
        return Odds(rows=tuple(OddsRow(label=name, chance=chance[n]) for n, name in enumerate(labels, start=1)))

    def throw(self, throw: Throw) -> LotteryCheck:
        """Take the faces; a number above k is thrown again.

        Raises:
            Refusal: `wrong_count`, `wrong_die`.
        """
        code = self._code
        if self.done or code is None:
            raise wrong_count(0, len(throw.faces))
        faces = [(face.sides, face.value) for face in throw.faces]
        value = read(code, faces).value if code.listed else _unlisted(code, throw)
        return replace(self._with_value(value), throws=(*self.throws, throw))

    def with_typed_value(self, value: int) -> LotteryCheck:
        """Take the finished value of the code, thrown elsewhere (CM-APP-04).

        Raises:
            Refusal: `value_out_of_range`, `wrong_count`.
        """
        code = self._code
        if self.done or code is None:
            raise wrong_count(0, 1)
        return self._with_value(typed(code, value).value)

    def _with_value(self, value: int) -> LotteryCheck:
        fits = value <= self.candidates
        return replace(self, drawn=value if fits else None, again=None if fits else value)

    def choose(self, option: str, args: Mapping[str, JsonValue] | None = None) -> LotteryCheck:
        """Take the finished value; nothing else is offered."""
        if option == VALUE:
            return self.with_typed_value(value_in(args))
        raise not_offered(option)


@lru_cache(64)
def _lottery_request(code: DiceCode) -> DiceRequest:
    faces = dice(code) if code.listed else (code.sides,)
    label = phrase("{code}：同じ割合の抽選", code=code.text)
    values = (code.minimum, code.maximum) if code.listed else None
    return DiceRequest(sides=faces, label=label, rule="CM-AMB-57", values=values)


def _unlisted(code: DiceCode, throw: Throw) -> int:
    if throw.sides != (code.sides,):
        raise wrong_count(1, len(throw.faces))
    return throw.total


def lottery_check(candidates: int, names: tuple[str, ...] = ()) -> LotteryCheck:
    """Start a lottery; a single candidate needs no throw."""
    return LotteryCheck(candidates=candidates, names=names, drawn=1 if candidates == 1 else None)
