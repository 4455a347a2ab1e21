"""通常判定: throw the pool, count the hits, compare with the difficulty (KO-CHK-07…15)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from pydantic import JsonValue

from desktop.core.numbers import span
from desktop.core.rolls.check import Concealment, DiceRequest, Option, ThrowRecord
from desktop.core.rolls.dice import Throw
from desktop.core.rolls.odds import Odds, OddsRow
from desktop.core.rolls.outcome import Outcome
from desktop.core.value import Viewer
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama import odds as chances
from desktop.systems.kotodama.checks.tester import (
    Tester,
    changes_cover,
    karma_after,
    no_option,
    nothing_wanted,
    secret_cover,
    together,
)
from desktop.systems.kotodama.roll import SIDES, Roll
from desktop.systems.kotodama.settings import KotodamaSettings

ROWS = 8
"""How many lines the odds table has."""


class NormalResult(NamedTuple):
    """The facts of a finished normal check."""

    required: int
    hits: int
    success: bool
    tens: int
    ones: int
    """1s that count under the campaign's rule (KO-AMB-12)."""
    rolled: int
    rerolls: int
    tatsujin: bool
    ukatsu: bool
    karma_after: int | None


@dataclass(frozen=True)
class NormalCheck:
    """A normal check under way; see `core.check.Check`."""

    tester: Tester
    difficulty: int
    """0: none was named (KO-AMB-01)."""
    rules: KotodamaSettings
    secret: bool = False
    """Thrown where only the GM sees it."""

    @property
    def testers(self) -> tuple[Tester, ...]:
        """All who throw."""
        return (self.tester,)

    @property
    def required(self) -> int:
        """Hits needed: at least 1 (KO-CHK-15)."""
        return max(1, self.difficulty)

    @property
    def title(self) -> Phrase:
        """What is tested against what."""
        if self.difficulty:
            return phrase("{subject}、難易度{n}", subject=self.tester.subject, n=self.difficulty)
        return phrase("{subject}、難易度の指定なし", subject=self.tester.subject)

    @property
    def wants(self) -> DiceRequest | None:
        """The dice to throw now."""
        return self.tester.request(self.secret)

    @property
    def options(self) -> tuple[Option, ...]:
        """Nothing may be declared inside a normal check."""
        return ()

    @property
    def done(self) -> bool:
        """Return whether every die is thrown."""
        return self.tester.roll.done

    @property
    def thrown(self) -> tuple[ThrowRecord, ...]:
        """Every throw so far; a 10 that was thrown again counts as well (KO-TAT-03)."""
        return self.tester.thrown

    def throw(self, throw: Throw) -> NormalCheck:
        """Take the faces of the wave that `wants` asked for."""
        return self._read(throw, True)

    def part(self, throw: Throw) -> NormalCheck:
        """Take a handful of the faces asked for (KO-TBL-09)."""
        return self._read(throw, False)

    def _read(self, throw: Throw, whole: bool) -> NormalCheck:
        if self.done:
            raise nothing_wanted()
        return replace(self, tester=self.tester.read(throw, whole, self.secret))

    def choose(self, option: str, args: Mapping[str, JsonValue] | None = None) -> NormalCheck:
        """Refuse: there is nothing to choose."""
        raise no_option(option)

    @property
    def result(self) -> NormalResult | None:
        """The facts, once every die is thrown (KO-TBL-07)."""
        roll = self.tester.roll
        if roll.due:
            return None
        success = roll.hits >= self.required
        ones = roll.counted_ones(self.rules.ukatsu_rerolls)
        ukatsu = not success and ones > 0 and (self.rules.ukatsu_basis == "failed" or roll.hits == 0)
        karma = karma_after(self.tester.karma, self.rules) if ukatsu else self.tester.karma
        return NormalResult(
            self.required, roll.hits, success, roll.tens, ones, roll.rolled, roll.rerolls, roll.tens > 0, ukatsu, karma
        )

    @property
    def outcome(self) -> Outcome | None:
        """The result with every contribution; None while dice are missing."""
        found = self.result
        if found is None:
            return None
        lost = self.tester.slip(self.rules) if found.ukatsu else ()
        return Outcome.model_construct(
            label="成功" if found.success else "失敗",
            success=found.success,
            critical=found.tatsujin,
            fumble=found.ukatsu,
            marks=tuple(mark for mark, on in (("タツジン!", found.tatsujin), ("ウカツ!", found.ukatsu)) if on),
            total=found.hits,
            target=found.required,
            parts=self.tester.hit_parts(),
            throws=self.tester.throws,
            changes=lost,
            rules=_rules(found, self.difficulty),
            detail=together(self.facts, self.tester.cost(lost)),
        )

    @property
    def facts(self) -> Phrase:
        """What label, marks and total leave out: a ウカツ! that costs nothing any more."""
        found = self.result
        spared = self.tester.spared() if found is not None and found.ukatsu else None
        return phrase("") if spared is None else phrase("インガオホー値はもう{karma}です。", karma=spared)

    def concealment(self, viewer: Viewer) -> Concealment:
        """Keep a secret check from the players, and an NPC's インガオホー値 always."""
        if self.secret and not viewer.gm:
            return secret_cover(self.thrown)
        found = self.result
        return changes_cover(self.testers if found is not None and found.ukatsu else (), viewer)

    def odds(self) -> Odds:
        """Exact chances from here on (KO-TBL-24)."""
        roll = self.tester.roll
        success = chances.reaching(roll, self.required)
        rows = [
            OddsRow.model_construct(
                label=phrase("{n}以上", n=n),
                chance=success if n == self.required else chances.reaching(roll, n),
                current=n == self.required,
            )
            for n in sorted({*range(1, ROWS + 1), self.required})
        ]
        rows += self._slips(roll)
        return Odds.model_construct(success=success, rows=tuple(rows))

    def _slips(self, roll: Roll) -> Iterator[OddsRow]:
        """Give the chances of the special faces that the campaign has."""
        first, ones = roll.special.first_again(roll.target), roll.special.ones(roll.target)
        if first <= SIDES:
            note = phrase("{faces}の目", faces=span(first, SIDES))
            yield OddsRow.model_construct(label="タツジン!", chance=chances.tatsujin(roll), note=note)
        if ones:
            slip = chances.ukatsu(roll, self.required, self.rules)
            yield OddsRow.model_construct(
                label="ウカツ!", chance=slip, note=phrase("失敗して{faces}の目", faces=span(1, ones))
            )


def _rules(found: NormalResult, difficulty: int) -> tuple[str, ...]:
    if not found.success:
        verdict = "KO-CHK-13" if found.hits else "KO-CHK-14"
    elif difficulty == 0:
        verdict = "KO-CHK-10"
    else:
        verdict = "KO-CHK-11" if found.hits > difficulty else "KO-CHK-12"
    flags = [rule for rule, on in (("KO-TAT-02", found.tatsujin), ("KO-UKA-01", found.ukatsu)) if on]
    return (verdict, *flags)
