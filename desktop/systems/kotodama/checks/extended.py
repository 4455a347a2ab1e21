"""継続判定: throws with two dice fewer each time, until the goal is reached or the pool is gone (KO-EXT-01…08)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

from pydantic import JsonValue

from desktop.core.problem import refuse
from desktop.core.rolls.check import Concealment, DiceRequest, Option, ThrowRecord
from desktop.core.rolls.dice import Throw
from desktop.core.rolls.odds import Odds, OddsRow
from desktop.core.rolls.outcome import Change, Contribution, Outcome
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
from desktop.systems.kotodama.roll import Roll, start_roll
from desktop.systems.kotodama.series import Handful, below
from desktop.systems.kotodama.settings import KotodamaSettings

Verdict = Literal["success", "failure", "ongoing", "aborted"]
_LABELS = {"success": "成功", "failure": "失敗", "ongoing": "継続中", "aborted": "中断"}
ROWS = 8
"""How many steps the odds table names; the rest is one line."""


class Step(NamedTuple):
    """One finished throw of the chain."""

    pool: int
    hits: int
    cumulative: int
    tatsujin: bool
    ukatsu: bool


_NO_STEP = Step(0, 0, 0, tatsujin=False, ukatsu=False)


@dataclass(frozen=True)
class ExtendedCheck:
    """An extended check under way; between two throws もう一度 or 中断 is chosen (KO-TBL-14)."""

    tester: Tester
    goal: int
    rules: KotodamaSettings
    pools: tuple[int, ...]
    """The pool of every throw that may come about (KO-AMB-20, KO-AMB-21)."""
    secret: bool = False
    """Thrown where only the GM sees it."""
    steps: tuple[Step, ...] = ()
    waiting: bool = False
    """True between two throws."""
    aborted: bool = False
    changes: tuple[Change, ...] = ()
    """What every ウカツ! so far has cost; it holds at once and only ever grows (KO-UKA-02)."""

    @property
    def testers(self) -> tuple[Tester, ...]:
        """All who throw."""
        return (self.tester,)

    @property
    def cumulative(self) -> int:
        """累積達成数 so far (KO-EXT-05)."""
        return self.steps[-1].cumulative if self.steps else 0

    @property
    def next_pool(self) -> int | None:
        """Dice of the throw that comes next or is under way; None when the check is over."""
        return None if self.done else self.pools[len(self.steps)]

    @property
    def verdict(self) -> Verdict:
        """The present state."""
        if self.aborted:
            return "aborted"
        if self.cumulative >= self.goal:
            return "success"
        return "failure" if len(self.steps) >= len(self.pools) else "ongoing"

    @property
    def _flags(self) -> Step:
        """The throw that a result describes: each is a normal check of its own (KO-AMB-15), giving up is none."""
        return self.steps[-1] if self.steps and not self.aborted else _NO_STEP

    @property
    def ukatsu_count(self) -> int:
        """How many ウカツ! it has brought so far."""
        return sum(step.ukatsu for step in self.steps)

    @property
    def karma(self) -> int | None:
        """The present インガオホー値; it falls at once, step by step (KO-UKA-02)."""
        return self.tester.karma

    @property
    def title(self) -> Phrase:
        """What is tested against what."""
        return phrase("{subject}、目標達成数{goal}", subject=self.tester.subject, goal=self.goal)

    @property
    def done(self) -> bool:
        """Return whether it is over."""
        return self.verdict != "ongoing"

    @property
    def wants(self) -> DiceRequest | None:
        """The dice to throw now; None between two throws."""
        return None if self.done or self.waiting else self.tester.request(self.secret)

    @property
    def options(self) -> tuple[Option, ...]:
        """もう一度 and 中断 between two throws."""
        if self.done or not self.waiting:
            return ()
        again = phrase("{n}個で振る（累積{now}／目標{goal}）", n=self.next_pool, now=self.cumulative, goal=self.goal)
        return (
            Option(id="again", label="もう一度", rule="KO-EXT-06", effect=again, primary=True),
            Option(id="abort", label="中断", rule="KO-AMB-23", effect=phrase("成功でも失敗でもなく終える")),
        )

    @property
    def thrown(self) -> tuple[ThrowRecord, ...]:
        """Every throw so far, of all steps."""
        return self.tester.thrown

    def choose(self, option: str, args: Mapping[str, JsonValue] | None = None) -> ExtendedCheck:
        """Throw once more, or give up (KO-AMB-23).

        Raises:
            Refusal: `already_over`, or the option is not offered.
        """
        if self.done:
            raise already_over()
        if option == "abort" and self.tester.roll.rolled == 0:
            return replace(self, aborted=True, waiting=False)
        if option == "again" and self.waiting:
            return replace(self, waiting=False)
        raise no_option(option)

    def throw(self, throw: Throw) -> ExtendedCheck:
        """Take the faces of the wave that `wants` asked for."""
        return self._read(throw, True)

    def part(self, throw: Throw) -> ExtendedCheck:
        """Take a handful of the faces asked for (KO-TBL-09)."""
        return self._read(throw, False)

    def _read(self, throw: Throw, whole: bool) -> ExtendedCheck:
        if self.done or self.waiting:
            raise nothing_wanted()
        check = replace(self, tester=self.tester.read(throw, whole, self.secret))
        return check._finish_step() if check.tester.roll.done else check

    def _finish_step(self) -> ExtendedCheck:
        roll = self.tester.roll
        cumulative = self.cumulative + roll.hits
        last = len(self.steps) + 1 >= len(self.pools)
        slip = self._slips(roll, failing=last and cumulative < self.goal)
        step = Step(roll.pool, roll.hits, cumulative, roll.tatsujin, slip)
        over = last or cumulative >= self.goal
        following = roll if over else start_roll(self.pools[len(self.steps) + 1], roll.target, roll.special)
        lost = self.tester.slip(self.rules) if slip else ()
        karma = karma_after(self.tester.karma, self.rules) if lost else self.tester.karma
        return replace(
            self,
            tester=replace(self.tester, roll=following, karma=karma),
            steps=(*self.steps, step),
            waiting=not over,
            changes=self.changes + lost,
        )

    def _slips(self, roll: Roll, failing: bool) -> bool:
        if not roll.counted_ones(self.rules.ukatsu_rerolls):
            return False
        if self.rules.ukatsu_extended == "each_step":
            return roll.hits == 0
        return self.rules.ukatsu_extended == "final_only" and failing

    @property
    def outcome(self) -> Outcome | None:
        """The present result; provisional between two throws, None before the first has ended."""
        if not self.steps and not self.done:
            return None
        verdict = self.verdict
        return Outcome.model_construct(
            label=_LABELS[verdict],
            success={"success": True, "failure": False}.get(verdict),
            critical=self._flags.tatsujin,
            fumble=self._flags.ukatsu,
            marks=tuple(_marks(self._flags)),
            total=self.cumulative,
            target=self.goal,
            parts=tuple(
                Contribution.model_construct(
                    label=phrase("{n}回目 {pool}個", n=i, pool=step.pool),
                    value=step.hits,
                    rule="KO-EXT-05",
                )
                for i, step in enumerate(self.steps, 1)
            ),
            throws=self.tester.throws,
            changes=self.changes,
            booked=len(self.changes),
            rules=_rules(self),
            detail=together(self.facts, self.tester.cost(self.changes)),
        )

    @property
    def facts(self) -> Phrase:
        """How far it has come, what earlier throws have brought, and a ウカツ! that costs nothing any more."""
        if not self.steps and self.verdict == "failure":
            return phrase("ダイスプールがありません。")
        known = {"now": self.cumulative, "goal": self.goal}
        slipped = self._flags.ukatsu and self.ukatsu_count > len(self.changes)
        spared = self.tester.spared() if slipped else None
        far = phrase("累積{now}／目標{goal}。", **known)
        if spared is not None:
            far = phrase("累積{now}／目標{goal}。インガオホー値はもう{karma}です。", **known, karma=spared)
        earlier = _earlier(self)
        return together(far, phrase("（{earlier}）", earlier=earlier) if earlier else phrase(""))

    def concealment(self, viewer: Viewer) -> Concealment:
        """Keep a secret check from the players, and an NPC's インガオホー値 always."""
        if self.secret and not viewer.gm:
            return secret_cover(self.thrown).evolve(ended=True)  # another throw would show that the goal is not reached
        return changes_cover(self.testers if self.ukatsu_count else (), viewer)

    def odds(self) -> Odds:
        """Exact chances from here on (KO-TBL-24)."""
        if self.done:
            return Odds()
        roll = self.tester.roll
        later = sum(self.pools[len(self.steps) + 1 :])
        rest = Handful(roll.missing + later, roll.target, hits=self.cumulative + roll.hits, special=roll.special)
        success = 1 - below(rest, self.goal)
        rows = [OddsRow.model_construct(label="成功", chance=success, current=True)]
        if roll.rolled == 0:
            rows += self._from_here(success)
        return Odds.model_construct(success=success, rows=tuple(rows))

    def _from_here(self, success: Any) -> Iterator[OddsRow]:
        rest, left, target = self.pools[len(self.steps) :], self.goal - self.cumulative, self.tester.roll.target
        steps = chances.extended_steps(left, rest[:ROWS], target, self.rules.special)
        for i, chance in enumerate(steps, 1):
            note = phrase("{n}個", n=rest[i - 1])
            yield OddsRow.model_construct(
                label=phrase("{n}回目で届く", n=len(self.steps) + i), chance=chance, note=note
            )
        if len(rest) > ROWS:
            label = phrase("{n}回目かそれより後で届く", n=len(self.steps) + ROWS + 1)
            yield OddsRow.model_construct(label=label, chance=success - sum(steps))
        slip = chances.extended_ukatsu(left, rest, target, self.rules)
        if slip is not None:
            yield OddsRow.model_construct(label="ウカツ!が出る", chance=slip)


def already_over() -> Exception:
    """Refuse to continue with what is finished (KO-AMB-23)."""
    return refuse(
        "already_over",
        "KO-AMB-23",
        phrase("この継続判定はもう終わっています。"),
        phrase("新しい継続判定を始めてください。"),
    )


def _marks(step: Step) -> Iterator[str]:
    if step.tatsujin:
        yield "タツジン!"
    if step.ukatsu:
        yield "ウカツ!"


def _earlier(check: ExtendedCheck) -> tuple[Phrase, ...]:
    """Name what the throws before brought besides their hits."""
    before = check.steps if check.aborted else check.steps[:-1]
    marked = ((n, tuple(_marks(step))) for n, step in enumerate(before, 1))
    return tuple(phrase("{n}回目 {marks}", n=n, marks=marks) for n, marks in marked if marks)


def _rules(check: ExtendedCheck) -> tuple[str, ...]:
    verdict = {"success": "KO-EXT-07", "failure": "KO-EXT-08", "ongoing": "KO-EXT-06", "aborted": "KO-AMB-23"}
    flags = [("KO-TAT-02", any(s.tatsujin for s in check.steps)), ("KO-UKA-01", check.ukatsu_count > 0)]
    return (verdict[check.verdict], *(rule for rule, on in flags if on))
