"""対抗判定: both sides throw; the active side wins with strictly more hits (KO-OPP-06…09)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from pydantic import JsonValue

from desktop.core.rolls.check import Column, Concealment, DiceRequest, Option, ThrowRecord
from desktop.core.rolls.dice import Throw
from desktop.core.rolls.odds import Odds, OddsRow
from desktop.core.rolls.outcome import Outcome
from desktop.core.value import Viewer
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama import odds as chances
from desktop.systems.kotodama.checks.tester import (
    COVERED_INPUTS,
    Tester,
    changes_cover,
    karma_after,
    no_option,
    nothing_wanted,
    secret_cover,
    together,
)
from desktop.systems.kotodama.odds import SideName
from desktop.systems.kotodama.roll import SIDES
from desktop.systems.kotodama.settings import KotodamaSettings

_WINS = {"active": "能動側の勝利", "passive": "受動側の勝利"}
_TATSUJIN = {"active": "能動側のタツジン!", "passive": "受動側のタツジン!"}
_UKATSU = {"active": "能動側のウカツ!", "passive": "受動側のウカツ!"}


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


@dataclass(frozen=True)
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
    """The passive side stays concealed until both are complete (KO-TBL-13)."""
    secret: bool = False
    """Thrown where only the GM sees it, the end included."""

    @property
    def testers(self) -> tuple[Tester, ...]:
        """All who throw."""
        return (self.active, self.passive)

    @property
    def title(self) -> Phrase:
        """What is tested against what, and against whom; messages name the owner of the check before it."""
        return self._titled(_of(self._others))

    def _titled(self, other: Phrase) -> Phrase:
        if self.own == "active":
            return phrase("{active} 対 {passive}", active=self.active.subject, passive=other)
        return phrase("{passive}（受動側） 対 {active}", passive=self.passive.subject, active=other)

    @property
    def notifier(self) -> Tester:
        """The side whose check it is: its title follows their name."""
        return self.active if self.own == "active" else self.passive

    @property
    def owner(self) -> str:
        """Sheet id of that side, also where it has no dice and the other one throws alone."""
        return self.notifier.sheet

    @property
    def _others(self) -> Tester:
        return self.passive if self.own == "active" else self.active

    @property
    def side(self) -> SideName | None:
        """Who throws now; None when both have thrown."""
        if not self.active.roll.done:
            return "active"
        return None if self.passive.roll.done else "passive"

    @property
    def wants(self) -> DiceRequest | None:
        """The dice to throw now."""
        asked = self._throwing.request(self._unseen) if self.side is not None else None
        return (
            None
            if asked is None
            else asked.model_copy(update={"columns": self._columns, "column": int(self.side == "passive")})
        )

    @property
    def _columns(self) -> tuple[Column, ...]:
        """Both sides, typed in two columns, unless one throws nothing (KO-TBL-13)."""
        if not (self.active.roll.pool and self.passive.roll.pool):
            return ()
        unseen = {"active": self.secret, "passive": self.secret or self.hidden}
        sides = (("active", "能動側", self.active), ("passive", "受動側", self.passive))
        return tuple(
            Column.model_construct(label=label, sides=(SIDES,) * tester.roll.due, secret=unseen[name])
            for name, label, tester in sides
        )

    @property
    def _throwing(self) -> Tester:
        return self.active if self.side == "active" else self.passive

    @property
    def _unseen(self) -> bool:
        return self.secret or (self.hidden and self.side == "passive")

    @property
    def options(self) -> tuple[Option, ...]:
        """Nothing may be declared inside an opposed check."""
        return ()

    @property
    def done(self) -> bool:
        """Return whether every die of both sides is thrown."""
        return self.side is None

    @property
    def thrown(self) -> tuple[ThrowRecord, ...]:
        """Every throw so far, the active side's first."""
        return (*self.active.thrown, *self.passive.thrown)

    def throw(self, throw: Throw) -> OpposedCheck:
        """Take the faces of the wave that `wants` asked for."""
        return self._read(throw, True)

    def part(self, throw: Throw) -> OpposedCheck:
        """Take a handful of the faces asked for (KO-TBL-09)."""
        return self._read(throw, False)

    def _read(self, throw: Throw, whole: bool) -> OpposedCheck:
        if self.side is None:
            raise nothing_wanted()
        after = self._throwing.read(throw, whole, self._unseen)
        return replace(self, active=after) if self.side == "active" else replace(self, passive=after)

    def choose(self, option: str, args: Mapping[str, JsonValue] | None = None) -> OpposedCheck:
        """Refuse: there is nothing to choose."""
        raise no_option(option)

    @property
    def result(self) -> OpposedResult | None:
        """The facts, once both sides have thrown."""
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

    def _slipped(self, found: OpposedResult) -> tuple[Tester, ...]:
        sides = ((self.active, found.active), (self.passive, found.passive))
        return tuple(tester for tester, side in sides if side.ukatsu)

    @property
    def outcome(self) -> Outcome | None:
        """The result; None while dice are missing."""
        found = self.result
        if found is None:
            return None
        mine, me, other = self._mine(found)
        slipped = self._slipped(found)
        return Outcome.model_construct(
            label=_WINS[found.winner],
            success=found.winner == self.own,
            critical=mine.tatsujin,
            fumble=mine.ukatsu,
            tie=found.margin == 0,
            marks=_marks(found),
            total=mine.hits,
            target=other.roll.hits + (1 if self.own == "active" else 0),
            parts=me.hit_parts(),
            throws=(*self.active.throws, *self.passive.throws),
            changes=tuple(change for tester in slipped for change in tester.slip(self.rules)),
            rules=_rules(found, self.no_reaction),
            detail=self._detail(slipped),
        )

    def _detail(self, slipped: tuple[Tester, ...]) -> Phrase:
        text = self.facts
        for tester in slipped:
            text = together(text, tester.cost(tester.slip(self.rules), whose=True))
        return text

    @property
    def facts(self) -> Phrase:
        """The hits of both sides, and a ウカツ! that costs nothing any more."""
        found = self.result
        return phrase("") if found is None else _facts(found, self._slipped(found))

    def _mine(self, found: OpposedResult) -> tuple[SideResult, Tester, Tester]:
        if self.own == "active":
            return found.active, self.active, self.passive
        return found.passive, self.passive, self.active

    def concealment(self, viewer: Viewer) -> Concealment:
        """Keep a secret check, a concealed passive side until its end, and NPCs' インガオホー値 from the players."""
        if self.secret and not viewer.gm:
            return secret_cover(self.thrown)
        found = self.result
        if found is not None:
            return changes_cover(self._slipped(found), viewer)
        if not self.hidden or viewer.gm or (self.passive.sheet and viewer.sheet == self.passive.sheet):
            return Concealment()
        before = len(self.active.thrown)
        return Concealment(
            throws=tuple(range(before, len(self.thrown))),
            title=self._covered,
            odds=True,
            params=COVERED_INPUTS,
            may_look=True,
            looker="" if self.passive.guarded else self.passive.sheet,
        )

    @property
    def _covered(self) -> Phrase:
        if self.own == "active":
            return phrase("{active} 対 （伏せてあります）", active=self.active.subject)
        return phrase("（伏せてあります） 対 {active}", active=_of(self.active))

    def odds(self) -> Odds:
        """Exact chances from here on, of the side whose check it is (KO-TBL-24)."""
        a, b = self.active.roll, self.passive.roll
        found = chances.opposed(a, b)
        rows = (
            OddsRow.model_construct(label="能動側の勝利", chance=found.more, current=self.own == "active"),
            OddsRow.model_construct(label="受動側の勝利", chance=1 - found.more, current=self.own == "passive"),
            OddsRow.model_construct(label="同数", chance=found.equal, note=phrase("同数なら受動側の勝ち")),
            OddsRow.model_construct(label="能動側のウカツ!", chance=chances.opposed_ukatsu(a, b, "active", self.rules)),
            OddsRow.model_construct(
                label="受動側のウカツ!", chance=chances.opposed_ukatsu(a, b, "passive", self.rules)
            ),
        )
        return Odds.model_construct(success=found.more if self.own == "active" else 1 - found.more, rows=rows)


def _of(tester: Tester) -> Phrase:
    """Name a side with its subject."""
    return phrase("{name} {dice}", name=tester.name, dice=tester.subject) if tester.name else tester.subject


def _marks(found: OpposedResult) -> tuple[str, ...]:
    sides = (("active", found.active), ("passive", found.passive))
    marks = ["同数"] if found.margin == 0 else []
    marks += [_TATSUJIN[name] for name, side in sides if side.tatsujin]
    return (*marks, *(_UKATSU[name] for name, side in sides if side.ukatsu))


def _rules(found: OpposedResult, no_reaction: str) -> tuple[str, ...]:
    verdict = "KO-OPP-07" if found.margin > 0 else "KO-OPP-08" if found.margin == 0 else "KO-OPP-09"
    flags = []
    if found.active.tatsujin or found.passive.tatsujin:
        flags.append("KO-TAT-02")
    if found.active.ukatsu or found.passive.ukatsu:
        flags.append("KO-UKA-01")
    return (verdict, *flags, *((no_reaction,) if no_reaction else ()))


def _facts(found: OpposedResult, slipped: tuple[Tester, ...]) -> Phrase:
    hits = {"active": found.active.hits, "passive": found.passive.hits}
    spared = next((tester.spared() for tester in slipped if tester.spared() is not None), None)
    if spared is None:
        return phrase("達成数{active}対{passive}。", **hits)
    return phrase("達成数{active}対{passive}。インガオホー値はもう{karma}です。", **hits, karma=spared)
