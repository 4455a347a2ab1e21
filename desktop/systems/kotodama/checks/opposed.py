"""対抗判定: both sides throw; the active side wins with strictly more hits (KO-OPP-06…09)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Literal, NamedTuple

from desktop.core.check import DiceRequest, Option
from desktop.core.dice import Throw
from desktop.core.odds import Odds, OddsRow
from desktop.core.outcome import Outcome
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama.checks.normal import clean_rest, slip_note
from desktop.systems.kotodama.checks.tester import Tester, karma_after, no_option, nothing_wanted
from desktop.systems.kotodama.series import Handful, below, compare
from desktop.systems.kotodama.settings import KotodamaSettings

SideName = Literal["active", "passive"]


class SideResult(NamedTuple):
    """The facts of one side."""

    hits: int
    tatsujin: bool
    ukatsu: bool
    karma_after: int | None


class OpposedResult(NamedTuple):
    """The facts of a finished opposed check."""

    winner: SideName
    margin: int
    """Active hits minus passive hits (KO-OPP-06)."""
    active: SideResult
    passive: SideResult


@dataclass(frozen=True, slots=True)
class OpposedCheck:
    """An opposed check under way; the active side throws first."""

    active: Tester
    passive: Tester
    rules: KotodamaSettings
    own: SideName = "active"
    """The side whose check this is: `outcome.success` speaks of it."""
    no_reaction: str = ""
    """Rule id of why the passive side may not throw, or empty (KO-AMB-52, KO-AMB-62)."""
    hidden: bool = False
    """The passive side stays covered until both are complete (KO-TBL-13)."""

    @property
    def title(self) -> Phrase:
        """What is tested against what."""
        return phrase("{active} 対 {passive}", active=self.active.subject, passive=self.passive.subject)

    @property
    def side(self) -> SideName | None:
        """Who throws now; None when both lie."""
        if not self.active.roll.done:
            return "active"
        return None if self.passive.roll.done else "passive"

    @property
    def wants(self) -> DiceRequest | None:
        """The dice to throw now."""
        if self.side is None:
            return None
        return self.active.request() if self.side == "active" else self.passive.request(self.hidden)

    @property
    def options(self) -> tuple[Option, ...]:
        """Nothing may be declared inside an opposed check."""
        return ()

    @property
    def done(self) -> bool:
        """Tell whether every die of both sides lies."""
        return self.side is None

    def throw(self, throw: Throw) -> OpposedCheck:
        """Take the faces of the wave that `wants` asked for."""
        return self._read(throw, True)

    def part(self, throw: Throw) -> OpposedCheck:
        """Take a handful of the faces asked for (KO-TBL-09)."""
        return self._read(throw, False)

    def _read(self, throw: Throw, whole: bool) -> OpposedCheck:
        if self.side is None:
            raise nothing_wanted()
        if self.side == "active":
            return replace(self, active=self.active.read(throw, whole))
        return replace(self, passive=self.passive.read(throw, whole))

    def choose(self, option: str, args: Mapping[str, Any] | None = None) -> OpposedCheck:
        """Refuse: there is nothing to choose."""
        raise no_option(option)

    @property
    def result(self) -> OpposedResult | None:
        """The facts, once both sides lie."""
        if self.side is not None:
            return None
        margin = self.active.roll.hits - self.passive.roll.hits
        winner: SideName = "active" if margin > 0 else "passive"
        return OpposedResult(
            winner, margin, self._one(self.active, winner == "active"), self._one(self.passive, winner == "passive")
        )

    def _one(self, tester: Tester, won: bool) -> SideResult:
        roll = tester.roll
        slip = not won and self.rules.ukatsu_opposed != "off" and roll.counted_ones(self.rules.ukatsu_rerolls) > 0
        if self.rules.ukatsu_opposed == "loser_zero":
            slip = slip and roll.hits == 0
        return SideResult(
            roll.hits, roll.tatsujin, slip, karma_after(tester.karma, self.rules) if slip else tester.karma
        )

    @property
    def outcome(self) -> Outcome | None:
        """The result; None while dice are missing."""
        found = self.result
        if found is None:
            return None
        mine, me, other = self._mine(found)
        changes = tuple(
            change
            for tester, side in ((self.active, found.active), (self.passive, found.passive))
            if side.ukatsu
            for change in tester.slip(self.rules, "KO-UKA-02")
        )
        return Outcome(
            label="能動側の勝利" if found.winner == "active" else "受動側の勝利",
            success=found.winner == self.own,
            critical=mine.tatsujin,
            fumble=mine.ukatsu,
            total=mine.hits,
            target=other.roll.hits + (1 if self.own == "active" else 0),
            parts=me.hit_parts(),
            throws=(*self.active.throws, *self.passive.throws),
            changes=changes,
            rules=_rules(found, self.no_reaction),
            detail=_detail(found, self),
        )

    def _mine(self, found: OpposedResult) -> tuple[SideResult, Tester, Tester]:
        if self.own == "active":
            return found.active, self.active, self.passive
        return found.passive, self.passive, self.active

    def odds(self) -> Odds:
        """Exact chances from here on, of the side whose check it is (KO-TBL-24)."""
        a, b = _rest(self.active), _rest(self.passive)
        found = compare(a, b)
        rows = (
            OddsRow(label="能動側の勝利", chance=found.more, current=self.own == "active"),
            OddsRow(label="受動側の勝利", chance=1 - found.more, current=self.own == "passive"),
            OddsRow(label="同数", chance=found.equal, note=phrase("同数なら受動側の勝ち")),
            OddsRow(label="能動側のウカツ!", chance=self._ukatsu("active")),
            OddsRow(label="受動側のウカツ!", chance=self._ukatsu("passive")),
        )
        return Odds(success=found.more if self.own == "active" else 1 - found.more, rows=rows)

    def _ukatsu(self, side: SideName) -> Fraction:
        if self.rules.ukatsu_opposed == "off":
            return Fraction(0)
        tester = self.active if side == "active" else self.passive
        spotted = tester.roll.counted_ones(self.rules.ukatsu_rerolls) > 0
        losing = self._losing(side, _rest(tester))
        return losing if spotted else losing - self._losing(side, clean_rest(tester, self.rules))

    def _losing(self, side: SideName, mine: Handful) -> Fraction:
        """Chance that this side loses in a way that can be an ウカツ!, its rest being `mine`."""
        a, b = _rest(self.active), _rest(self.passive)
        if self.rules.ukatsu_opposed == "loser_zero":
            return below(mine, 1) if side == "active" else below(mine, 1) * (1 - below(a, 1))
        if side == "passive":
            return compare(a, mine).more
        found = compare(mine, b)
        return found.equal + found.fewer


def _rest(tester: Tester) -> Handful:
    return Handful(tester.roll.missing, tester.roll.target, hits=tester.roll.hits)


def _rules(found: OpposedResult, no_reaction: str) -> tuple[str, ...]:
    verdict = "KO-OPP-07" if found.margin > 0 else "KO-OPP-08" if found.margin == 0 else "KO-OPP-09"
    flags = []
    if found.active.tatsujin or found.passive.tatsujin:
        flags.append("KO-TAT-02")
    if found.active.ukatsu or found.passive.ukatsu:
        flags.append("KO-UKA-01")
    return (verdict, *flags, *((no_reaction,) if no_reaction else ()))


def _detail(found: OpposedResult, check: OpposedCheck) -> Phrase:
    label = "能動側の勝利" if found.winner == "active" else "受動側の勝利"
    loser, tester = (found.passive, check.passive) if found.winner == "active" else (found.active, check.active)
    if loser.ukatsu:
        return phrase(
            "達成数{active}対{passive}、{label}。ウカツ!{loss}",
            active=found.active.hits,
            passive=found.passive.hits,
            label=label,
            loss=slip_note(tester.karma),
        )
    return phrase(
        "達成数{active}対{passive}、{label}。", active=found.active.hits, passive=found.passive.hits, label=label
    )
