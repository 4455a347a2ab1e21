"""A custom check under way, fed with dice like every other check, and its exact chances."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Self

from pydantic import JsonValue

from desktop.core.custom.checks.model import MARGIN, TOTAL, Consequence, CustomCheck
from desktop.core.custom.checks.pool import MORE, Pool
from desktop.core.custom.checks.verdict import SUCCESS, WORDS, Ends, Judge, Verdict, VerdictSide, happens
from desktop.core.expression.tree import Cut, whole
from desktop.core.problem import Refusal
from desktop.core.rolls.check import Concealment, DiceRequest, Option, ThrowRecord
from desktop.core.rolls.dice import Throw
from desktop.core.rolls.odds import Odds, OddsRow, Weights
from desktop.core.rolls.outcome import Change, Contribution, Outcome
from desktop.core.undeclared import demand, no_option
from desktop.core.value import Value, Viewer
from desktop.core.view_models import Gauge
from desktop.core.words import Phrase, Typed, phrase, plus, signed_text

MOST_WAYS = 10**12
"""Larger fractions are unreadable."""
MOST_STEPS = 10
"""Rows of a result that is held against nothing."""


def against(judge: Judge, naturals: Weights, added: int, rivals: Weights | None) -> Odds:
    """Return the chances of dice that come to `naturals`, with `added`, against `rivals`; None: against nothing."""
    if rivals is None:
        return _of_nothing(judge, naturals, added)
    whole, everything = sum(naturals.values()) * sum(rivals.values()), sum(rivals.values())
    below, found = _Cumulative(rivals), dict[Verdict, int]()

    def add(verdict: Verdict, ways: int) -> None:
        found[verdict] = found.get(verdict, 0) + ways

    for natural, ways in naturals.items():
        total = natural + added
        end = judge.verdict(natural, total, None)
        if end != "result":
            add(end, ways * everything)
            continue
        same, less = rivals.get(total, 0), below(total)
        more = everything - same - less
        add(judge.verdict(natural, total, total), ways * same)
        add("success", ways * (less if judge.upwards else more))
        add("failure", ways * (more if judge.upwards else less))
    won = sum(ways for verdict, ways in found.items() if SUCCESS[verdict])
    natural_way = f"{won} / {whole}" if whole <= MOST_WAYS else ""
    return Odds(success=Fraction(won, whole), ways=natural_way, rows=_rows(found, whole))


def _of_nothing(judge: Judge, naturals: Weights, added: int) -> Odds:
    """Say of a result without a target how likely so much or more is, and how likely it is special."""
    whole = sum(naturals.values())
    found: dict[Verdict, int] = {}
    for natural, ways in naturals.items():
        end = judge.verdict(natural, natural + added, None)
        if end != "result":
            found[end] = found.get(end, 0) + ways
    values, below = sorted(naturals), _Cumulative(naturals)
    steps = values[:: max(1, len(values) // MOST_STEPS)]
    ranked = (
        OddsRow(label=phrase("{n} 以上", n=value + added), chance=Fraction(whole - below(value), whole))
        for value in steps
    )
    return Odds(rows=(*_rows(found, whole), *ranked))


def _rows(found: Mapping[Verdict, int], whole: int) -> tuple[OddsRow, ...]:
    order: tuple[Verdict, ...] = ("critical", "success", "draw", "failure", "fumble")
    return tuple(
        OddsRow(label=WORDS[verdict], chance=Fraction(found[verdict], whole)) for verdict in order if found.get(verdict)
    )


def shifted(weights: Weights, by: int) -> Weights:
    """Add a number to every outcome."""
    return {value + by: ways for value, ways in weights.items()} if by else weights


def side_weights(side: VerdictSide) -> Weights:
    """Return the weights of a side's totals, bonuses included."""
    return shifted(side.pool.weights(), side.added)


class _Cumulative:
    """How much of a distribution is below a number."""

    def __init__(self, weights: Weights) -> None:
        self._values = sorted(weights)
        self._sums = [0]
        for value in self._values:
            self._sums.append(self._sums[-1] + weights[value])

    def __call__(self, limit: int) -> int:
        return self._sums[bisect_left(self._values, limit)]


class ComputedConsequence(Value):
    """A consequence with its formulas computed from the roller's sheet."""

    consequence: Consequence
    gauge: Gauge
    current: int | None
    """Value on the sheet; None: not written yet."""
    numbers: Mapping[str, Fraction | int]
    cut: Cut = "floor"
    """How the amount comes to a whole number."""


class CustomRoll(Value):
    """One throw of a custom check, against a number, an opponent's dice, or nothing."""

    check: CustomCheck
    side: VerdictSide
    target: int | None = None
    opponent: VerdictSide | None = None
    ends: Ends = Ends()
    reaches: tuple[ComputedConsequence, ...] = ()
    secret: bool = False
    throws: tuple[Throw, ...] = ()
    answers: tuple[Throw, ...] = ()
    """The opponent's."""

    @property
    def title(self) -> Phrase:
        """Whose check against what."""
        name = Typed(self.check.name or "—")
        if self.opponent is not None:
            return phrase("{check} 対 {other}", check=name, other=self._other)
        if self.target is None:
            return phrase("{check}", check=name)
        at_least = phrase("{check}：{target} 以上", check=name, target=self.target)
        return at_least if self._judge.upwards else phrase("{check}：{target} 以下", check=name, target=self.target)

    @property
    def _other(self) -> Typed:
        return Typed(self.opponent.name if self.opponent is not None else "")

    @property
    def _judge(self) -> Judge:
        return Judge(check=self.check, ends=self.ends)

    @property
    def wants(self) -> DiceRequest | None:
        """The roller's dice, rerolled dice, then the opponent's."""
        own = _due(self.side.pool, self.throws)
        if own:
            return self._request(self.side, own, again=bool(self.throws))
        theirs = _due(self.opponent.pool, self.answers) if self.opponent is not None else 0
        if theirs and self.opponent is not None:
            return self._request(self.opponent, theirs, again=bool(self.answers))
        return None

    def _request(self, side: VerdictSide, count: int, *, again: bool) -> DiceRequest:
        name = Typed(self.check.name or "—")
        label = phrase("{check}（振り足し）", check=name) if again else phrase("{check}", check=name)
        return DiceRequest(sides=(side.pool.sides,) * count, label=label, who=side.who, secret=self.secret)

    @property
    def options(self) -> tuple[Option, ...]:
        """Nothing is declared here."""
        return ()

    @property
    def done(self) -> bool:
        """Tell whether all dice are thrown."""
        return self.wants is None

    @property
    def thrown(self) -> tuple[ThrowRecord, ...]:
        """Every throw of both sides, with the dice that are kept."""
        own = _records(self, self.side, self.throws)
        return own if self.opponent is None else (*own, *_records(self, self.opponent, self.answers))

    def concealment(self, viewer: Viewer) -> Concealment:
        """Hide all of a throw that is the GM's."""
        if viewer.gm or not self.secret:
            return Concealment()
        hidden = tuple(range(len(self.thrown)))
        title = phrase("{check}", check=Typed(self.check.name or "—"))
        return Concealment(
            throws=hidden,
            title=title,
            odds=True,
            target=True,
            total=True,
            outcome=True,
            changes=True,
            params=("target",) if self.throws else (),
            may_look=True,
        )

    def throw(self, throw: Throw) -> Self:
        """Take the faces of the dice that are due.

        Raises:
            Refusal: no dice, or others, were wanted.
        """
        demand(throw, self.wants, phrase("もう一度振るには、判定を選び直してください。"))
        if _due(self.side.pool, self.throws):
            return self.evolve(throws=(*self.throws, throw))
        return self.evolve(answers=(*self.answers, throw))

    def choose(self, option: str, args: Mapping[str, JsonValue] | None = None) -> Self:
        """Refuse: nothing is declared here."""
        raise no_option(option)

    # results

    @property
    def outcome(self) -> Outcome | None:
        """The present result; with an opponent it is complete when both have thrown."""
        if not self.throws:
            return None
        natural = self.side.pool.value(_faces(self.throws))
        total = natural + self.side.added
        target = self.target
        if self.opponent is not None:
            target = None
            if self.answers:
                target = self.opponent.pool.value(_faces(self.answers)) + self.opponent.added
        verdict = self._judge.verdict(natural, total, target)
        parts = (Contribution(label="ダイス", value=natural), *self.side.bonus)
        changes = self._changes(verdict, total, target) if self.done else ()
        return Outcome(
            label="" if verdict == "result" else WORDS[verdict],  # the number says it all
            success=SUCCESS[verdict],
            critical=verdict == "critical",
            fumble=verdict == "fumble",
            tie=verdict == "draw",
            total=total,
            target=target,
            parts=parts if self.side.bonus else (),
            throws=(*self.throws, *self.answers),
            changes=changes,
            detail=self._detail(changes, target) if self.done else phrase(""),
        )

    def _detail(self, changes: tuple[Change, ...], target: int | None) -> Phrase:
        """Say what the opponent came to, and what tracks lost or gained: by how much, never what an NPC has left."""
        gauges = {reach.gauge.field: reach.gauge for reach in self.reaches}
        texts = []
        if self.opponent is not None and target is not None:
            texts.append(phrase("{name} は {total}", name=self._other, total=signed_text(target)))
        for change in changes:
            track = gauges[change.field]
            after = change.after if isinstance(change.after, int) else 0
            texts.append(phrase("{track} {by}", track=track.label, by=plus(after - (track.value or 0))))
        return _in_a_row(texts)

    def _changes(self, verdict: Verdict, total: int, target: int | None) -> tuple[Change, ...]:
        """What the result does to tracks; several to one track add up, and stop at its ends."""
        asked: dict[str, Fraction | int] = {TOTAL: total, MARGIN: _gm_notes(total, target, upwards=self._judge.upwards)}
        found: dict[str, Change] = {}
        for reach in self.reaches:
            if not happens(reach.consequence.when, verdict):
                continue
            try:
                amount = whole(reach.consequence.amount, {**reach.numbers, **asked}.__getitem__, reach.cut)
            except Refusal:  # it divides by a margin of 0, say; the dice are thrown all the same
                continue
            field = reach.gauge.field
            now = found[field].after if field in found else reach.gauge.value
            gauge = reach.gauge.evolve(value=now)
            after = gauge.within((gauge.value or 0) + amount)
            found[field] = Change(
                sheet=self.side.who,
                field=field,
                before=reach.current,
                after=after,
                cause=phrase("{check}", check=Typed(self.check.name or "—")),
            )
        return tuple(change for change in found.values() if change.after != change.before)

    def odds(self) -> Odds:
        """Exact chances of what is to come; none while dice are thrown again."""
        judge, opponent = self._judge, self.opponent
        if self.done or (self.throws and _due(self.side.pool, self.throws)):
            return Odds()
        naturals = {self.side.pool.value(_faces(self.throws)): 1} if self.throws else self.side.pool.weights()
        if opponent is None:
            return against(judge, naturals, self.side.added, None if self.target is None else {self.target: 1})
        return against(judge, naturals, self.side.added, side_weights(opponent))


def _in_a_row(parts: Sequence[Phrase]) -> Phrase:
    """Join the remarks beside a result."""
    if len(parts) < 2:
        return parts[0] if parts else phrase("")
    return phrase("{before}　{after}", before=parts[0], after=_in_a_row(parts[1:]))


def _gm_notes(total: int, target: int | None, *, upwards: bool) -> int:
    if target is None:
        return 0
    return total - target if upwards else target - total


def _faces(throws: tuple[Throw, ...]) -> list[int]:
    return [value for throw in throws for value in throw.values]


def _due(pool: Pool, throws: tuple[Throw, ...]) -> int:
    """How many dice are to be thrown now; 0: none."""
    if not throws:
        return pool.count
    if not pool.explode or len(throws) > MORE:
        return 0
    return sum(face == pool.sides for face in throws[-1].values)


def _records(roll: CustomRoll, side: VerdictSide, throws: tuple[Throw, ...]) -> tuple[ThrowRecord, ...]:
    return tuple(
        ThrowRecord(
            request=roll._request(side, len(throw.values), again=number > 0),
            throw=throw,
            counts=side.pool.counting(throw.values),
        )
        for number, throw in enumerate(throws)
    )
