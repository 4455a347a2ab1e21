"""通常判定: throw the pool, count the hits, compare with the difficulty (KO-CHK-07…15)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from desktop.core.check import DiceRequest, Option
from desktop.core.dice import Throw
from desktop.core.odds import Odds, OddsRow
from desktop.core.outcome import Outcome
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama.checks.tester import Tester, karma_after, no_option, nothing_wanted
from desktop.systems.kotodama.odds import clean
from desktop.systems.kotodama.series import Handful, below
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
    """1s that count under the 卓's rule (KO-AMB-12)."""
    rolled: int
    rerolls: int
    tatsujin: bool
    ukatsu: bool
    karma_after: int | None


@dataclass(frozen=True, slots=True)
class NormalCheck:
    """A normal check under way; see `core.check.Check`."""

    tester: Tester
    difficulty: int
    """0: none was named (KO-AMB-01)."""
    rules: KotodamaSettings

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
        return self.tester.request()

    @property
    def options(self) -> tuple[Option, ...]:
        """Nothing may be declared inside a normal check."""
        return ()

    @property
    def done(self) -> bool:
        """Tell whether every die lies."""
        return self.tester.roll.done

    def throw(self, throw: Throw) -> NormalCheck:
        """Take the faces of the wave that `wants` asked for."""
        if self.done:
            raise nothing_wanted()
        return replace(self, tester=self.tester.read(throw))

    def part(self, throw: Throw) -> NormalCheck:
        """Take a handful of the faces asked for (KO-TBL-09)."""
        if self.done:
            raise nothing_wanted()
        return replace(self, tester=self.tester.read(throw, whole=False))

    def choose(self, option: str, args: Mapping[str, Any] | None = None) -> NormalCheck:
        """Refuse: there is nothing to choose."""
        raise no_option(option)

    @property
    def result(self) -> NormalResult | None:
        """The facts, once every die lies (KO-TBL-07)."""
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
        return Outcome(
            label="成功" if found.success else "失敗",
            success=found.success,
            critical=found.tatsujin,
            fumble=found.ukatsu,
            total=found.hits,
            target=found.required,
            parts=self.tester.hit_parts(),
            throws=self.tester.throws,
            changes=self.tester.slip(self.rules, "KO-UKA-02") if found.ukatsu else (),
            rules=_rules(found, self.difficulty),
            detail=detail(found.hits, "成功" if found.success else "失敗", found.tatsujin, found.ukatsu, self.tester),
        )

    def odds(self) -> Odds:
        """Exact chances from here on (KO-TBL-24)."""
        roll = self.tester.roll
        hand = Handful(roll.missing, roll.target, hits=roll.hits)
        rows = [
            OddsRow(label=phrase("{n}以上", n=n), chance=1 - below(hand, n), current=n == self.required)
            for n in sorted({*range(1, ROWS + 1), self.required})
        ]
        rows.append(OddsRow(label="タツジン!", chance=_tatsujin(self.tester), note=phrase("10の目")))
        rows.append(OddsRow(label="ウカツ!", chance=self._ukatsu(), note=phrase("失敗して1の目")))
        return Odds(success=1 - below(hand, self.required), rows=tuple(rows))

    def _ukatsu(self) -> Any:
        roll = self.tester.roll
        hand = Handful(roll.missing, roll.target, hits=roll.hits)
        limit = self.required if self.rules.ukatsu_basis == "failed" else 1
        failing = below(hand, limit)
        if roll.counted_ones(self.rules.ukatsu_rerolls):
            return failing
        return failing - below(clean_rest(self.tester, self.rules), limit)


def clean_rest(tester: Tester, rules: KotodamaSettings) -> Handful:
    """Return the dice still to come with every 1 that would count forbidden."""
    roll = tester.roll
    hand = Handful(roll.missing, roll.target, hits=roll.hits)
    if rules.ukatsu_rerolls:
        return clean(hand, True)
    first = max(0, roll.pool - roll.rolled)
    return hand._replace(dice=roll.missing - first, first=first)


def _tatsujin(tester: Tester) -> Any:
    return 1 if tester.roll.tens else 1 - below(Handful(tester.roll.missing, 10), 1)


def _rules(found: NormalResult, difficulty: int) -> tuple[str, ...]:
    if not found.success:
        verdict = "KO-CHK-13" if found.hits else "KO-CHK-14"
    elif difficulty == 0:
        verdict = "KO-CHK-10"
    else:
        verdict = "KO-CHK-11" if found.hits > difficulty else "KO-CHK-12"
    flags = [rule for rule, on in (("KO-TAT-02", found.tatsujin), ("KO-UKA-01", found.ukatsu)) if on]
    return (verdict, *flags)


def detail(hits: int, label: str, tatsujin: bool, ukatsu: bool, tester: Tester) -> Phrase:
    """Write the banner as one sentence (KO-TBL-11); flags stand there as words."""
    if not tatsujin and not ukatsu:
        return phrase("達成数{hits}、{label}。", hits=hits, label=label)
    if not ukatsu:
        return phrase("達成数{hits}、{label}。タツジン!", hits=hits, label=label)
    loss = slip_note(tester.karma)
    if not tatsujin:
        return phrase("達成数{hits}、{label}。ウカツ!{loss}", hits=hits, label=label, loss=loss)
    return phrase("達成数{hits}、{label}。タツジン! ウカツ!{loss}", hits=hits, label=label, loss=loss)


def slip_note(karma: int | None) -> Phrase:
    """Say what an ウカツ! costs, or that nothing is left to take (KO-AMB-16)."""
    if karma is None:
        return phrase("")
    if karma <= 0:
        return phrase("（インガオホー値はもう{karma}です）", karma=karma)
    return phrase("（インガオホー値 −1）")
