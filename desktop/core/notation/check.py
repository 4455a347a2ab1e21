"""Throwing a line of dice, as a check like every other: thrown or typed, open or for the GM alone."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Self

from pydantic import JsonValue

from desktop.core.notation.line import DiceLine, parse
from desktop.core.notation.reading import Reading
from desktop.core.rolls.check import Concealment, DiceRequest, Option, ThrowRecord
from desktop.core.rolls.dice import Throw
from desktop.core.rolls.odds import Odds, OddsRow
from desktop.core.rolls.outcome import Outcome
from desktop.core.undeclared import demand, no_option
from desktop.core.value import Value, Viewer
from desktop.core.words import Phrase, Spoken, Typed, in_lines, phrase, signed_text

MANY_TIMES = 10
"""Results that are read one by one; more of them get a summary as well."""


class DiceCheck(Value):
    """A dice line, and its dice thrown so far."""

    line: DiceLine
    throws: tuple[Throw, ...] = ()

    @property
    def title(self) -> Phrase:
        """What it is for, and the dice."""
        dice = Typed(str(self.line))
        return (
            phrase("{label}　{dice}", label=Typed(self.line.label), dice=dice)
            if self.line.label
            else _dice_phrase(dice)
        )

    @property
    def _waves(self) -> tuple[tuple[int, ...], ...]:
        return tuple(throw.values for throw in self.throws)

    @property
    def wants(self) -> DiceRequest | None:
        """The dice to throw now, those that are thrown again after the others."""
        sides = self.line.due(self._waves)
        return self._request(sides, again=bool(self.throws)) if sides else None

    def _request(self, sides: tuple[int, ...], *, again: bool) -> DiceRequest:
        label = phrase("振り足し") if again else phrase("ダイス")  # the title says which
        return DiceRequest(sides=sides, label=label, secret=self.line.secret)

    @property
    def options(self) -> tuple[Option, ...]:
        """Nothing is declared here."""
        return ()

    @property
    def done(self) -> bool:
        """Tell whether all dice are thrown."""
        return not self.line.due(self._waves)

    @property
    def thrown(self) -> tuple[ThrowRecord, ...]:
        """Every throw, with the dice that count."""
        counts = self._counts() if self.done else ()
        return tuple(
            ThrowRecord(
                request=self._request(throw.sides, again=number > 0),
                throw=throw,
                counts=counts[number] if counts else (),
            )
            for number, throw in enumerate(self.throws)
        )

    def _readings(self) -> list[Reading]:
        pairs = zip(self.line.commands, self.line.shares(self._waves), strict=True)
        return [command.read(own) for command, own in pairs]

    def _counts(self) -> list[tuple[bool, ...]]:
        """Put what counts of each command's waves together again."""
        readings = self._readings()
        waves = range(len(self.throws))
        return [
            tuple(count for reading in readings for count in (*reading.counts[wave : wave + 1], ())[0])
            for wave in waves
        ]

    @property
    def outcome(self) -> Outcome | None:
        """The result, once all dice are thrown."""
        if not self.done:
            return None
        readings = self._readings()
        if self.line.repeated:
            return self._of_several(readings)
        only = readings[0]
        return Outcome(
            label=only.label,
            success=only.success,
            headline=only.headline,
            total=only.total,
            target=only.target,
            throws=self.throws,
            detail=only.detail,
        )

    def _of_several(self, readings: list[Reading]) -> Outcome:
        won = [reading.success for reading in readings]
        several = [phrase("#{n} {text}", n=n, text=_short(one)) for n, one in enumerate(readings, 1)]
        headline: Spoken = phrase("{n} 回", n=len(readings))
        if None not in won:
            headline = phrase("成功 {n} / {of}", n=won.count(True), of=len(won))
        totals = [one.total for one in readings if one.total is not None]
        brief: Phrase | None = None
        if MANY_TIMES < len(readings) == len(totals):
            several = several if None not in won else [_together(totals), *several]
            brief = _dice_phrase(Typed(" ".join(map(_barely, readings))))
        return Outcome(label="", headline=headline, throws=self.throws, detail=in_lines(several), brief=brief)

    def concealment(self, viewer: Viewer) -> Concealment:
        """Hide all of a throw that is the GM's."""
        if viewer.gm or not self.line.secret:
            return Concealment()
        return Concealment(
            throws=tuple(range(len(self.throws))),
            title=phrase("シークレットダイス"),
            odds=True,
            target=True,
            total=True,
            outcome=True,
            may_look=True,
        )

    def odds(self) -> Odds:
        """Exact chances before anything is thrown; of a repeated line each time, and at least once."""
        if self.throws:
            return Odds()
        once = self.line.commands[0].odds()
        if not self.line.repeated or once.success is None:
            return Odds() if self.line.repeated else once
        never = (1 - once.success) ** len(self.line.commands)
        each = OddsRow(label=phrase("1回ごと"), chance=once.success)
        return Odds(rows=(each, OddsRow(label=phrase("1回以上"), chance=1 - never)))

    def throw(self, throw: Throw) -> Self:
        """Take the faces of the dice that are due.

        Raises:
            Refusal: no dice, or others, were wanted.
        """
        demand(throw, self.wants, phrase("もう一度振るには、コマンドを入れ直してください。"))
        return self.evolve(throws=(*self.throws, throw))

    def choose(self, option: str, args: Mapping[str, JsonValue] | None = None) -> Self:
        """Refuse: nothing is declared here."""
        raise no_option(option)


def start(params: Mapping[str, JsonValue]) -> DiceCheck:
    """Begin with a line as it was typed.

    Raises:
        Refusal: it is none.
    """
    return DiceCheck(line=parse(str(params.get("line", ""))))


def _dice_phrase(text: Typed) -> Phrase:
    return phrase("{dice}", dice=text)


def _short(reading: Reading) -> Phrase | str:
    """Say one of several: total, success, and the faces; once where total and faces are one: `7[3,4] 成功`."""
    total = "" if reading.total is None else signed_text(reading.total)
    words: list[Phrase | str] = [word for word in (reading.headline, reading.label) if word]
    faces: list[Phrase | str] = [reading.detail] if str(reading.detail) else []
    if total and re.fullmatch(rf"{total}\[[^]]*]", str(reading.detail)):
        texts = [*faces, *words]
    else:
        texts = [*([total] if total else []), *words, *faces]
    found: Phrase | str = texts[0]
    for part in texts[1:]:
        found = phrase("{before} {after}", before=found, after=part)
    return found


def _barely(reading: Reading) -> str:
    """Say of one of many what it came to, and whether that was enough."""
    return {None: "", True: "✓", False: "×"}[reading.success] + signed_text(reading.total or 0)


def _together(totals: Sequence[int]) -> Phrase:
    """Say what many totals come to."""
    least, most = signed_text(min(totals)), signed_text(max(totals))
    return phrase("合計 {sum}・最小 {least}・最大 {most}", sum=signed_text(sum(totals)), least=least, most=most)
