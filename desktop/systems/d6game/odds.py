"""Exact chances of every throw; enumerated from the scores in force, never typed in (D6G-ODD-01 to -06)."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Any

from desktop.core.rolls.odds import Odds, OddsRow, Weights, percent
from desktop.core.value import Value
from desktop.core.words import Phrase, phrase
from desktop.systems.d6game.actors import Actor
from desktop.systems.d6game.hands import ORDER, RANK, TARGETS, TOTAL, Hand, Read, hand_ways, read_ways, weakest
from desktop.systems.d6game.resolve import (
    NO_AID,
    Aid,
    Gear,
    Verdict,
    aimed,
    evade,
    fight,
    judge_bet,
    judge_check,
    required_score,
)
from desktop.systems.d6game.settings import Settings


class HandOdds(Value):
    """D6G-ODD-01, -02: one hand, and it or better."""

    hand: Hand
    score: int
    ways: int
    or_better: int
    """Rolls of 7776 that succeed when this hand is the target; for no hand, which is none, all others."""

    @property
    def chance(self) -> Fraction:
        """Chance of exactly this hand."""
        return Fraction(self.ways, TOTAL)

    @property
    def success(self) -> Fraction:
        """Chance of a check with this target."""
        return Fraction(self.or_better, TOTAL)


class CheckOdds(Value):
    """A check before the throw."""

    ways: int
    """Rolls of 7776 that succeed."""
    fumble: Fraction
    moves: tuple[tuple[int, int], ...]
    """Change of fate → rolls of 7776, ascending; limits of fate are not counted in."""

    @property
    def success(self) -> Fraction:
        """Chance of success."""
        return Fraction(self.ways, TOTAL)

    @property
    def fate(self) -> tuple[tuple[int, Fraction], ...]:
        """Change of fate → chance, ascending."""
        return tuple((move, Fraction(ways, TOTAL)) for move, ways in self.moves)

    @property
    def expected(self) -> Fraction:
        """Average change of fate."""
        return Fraction(sum(move * ways for move, ways in self.moves), TOTAL)


class BetOdds(CheckOdds):
    """D6G-ODD-03: a fate check with one bet."""

    bet: int
    required: int
    hand: Hand | None
    """The weakest hand that suffices; None when none does."""


class FightOdds(Value):
    """D6G-ODD-05: fighting back, as integer ways of `total`."""

    target_loses: int
    tie: int
    attacker_loses: int
    total: int

    def chance(self, ways: int) -> Fraction:
        """One of the three as a chance."""
        return Fraction(ways, self.total)


class ResponseOdds(Value):
    """What answering costs on average, seen from the target with public information only (D6G-PHY-09)."""

    fight_back: Fraction
    dodge: Fraction
    attacker: Fraction
    """What the attacker loses on average if the target fights back."""


@lru_cache(maxsize=64)
def hand_odds(settings: Settings) -> tuple[HandOdds, ...]:
    """Every hand, weakest first."""
    ways = hand_ways(settings.scores)
    return tuple(
        HandOdds(
            hand=hand,
            score=settings.scores[RANK[hand]],
            ways=ways[hand],
            or_better=_reaching(_least(hand, settings), settings),
        )
        for hand in ORDER
    )


def _least(hand: Hand, settings: Settings) -> int:
    return min(settings.scores[RANK[h]] for h in TARGETS) if hand is Hand.NO_HAND else settings.scores[RANK[hand]]


def _reaching(required: int, settings: Settings) -> int:
    """Ways to make a hand of that score; no hand never counts (D6G-AMB-09)."""
    return sum(n for hand, score, n in read_ways(settings.scores) if hand is not Hand.NO_HAND and score >= required)


@lru_cache(maxsize=1024)
def check_odds(settings: Settings, target: Hand, aid: Aid = NO_AID) -> CheckOdds:
    """A check against a target (D6G-ODD-02, -04).

    Raises:
        Refusal: `challenge_too_high`.
    """
    return _check(settings, target, aid)


@lru_cache(maxsize=256)
def check_table(settings: Settings, aid: Aid = NO_AID) -> tuple[tuple[Hand, CheckOdds], ...]:
    """Every hand as a target, weakest first; settings are looked up once for all of them."""
    return tuple((hand, _check(settings, hand, aid)) for hand in TARGETS)


def _check(settings: Settings, target: Hand, aid: Aid) -> CheckOdds:
    scores = settings.scores
    required = scores[RANK[aimed(target, aid, settings)]]
    rows = read_ways(scores)
    verdicts = [(judge_check(Read(hand, score), required, settings, aid), ways) for hand, score, ways in rows]
    return CheckOdds.model_construct(fumble=Fraction(hand_ways(scores)[Hand.NO_HAND], TOTAL), **_sums(verdicts))


def _sums(verdicts: list[tuple[Verdict, int]]) -> dict[str, Any]:
    moves: Weights = {}
    for verdict, ways in verdicts:
        move = sum([part.value for part in verdict.parts])
        moves[move] = moves.get(move, 0) + ways
    return {"ways": sum([ways for v, ways in verdicts if v.success]), "moves": tuple(sorted(moves.items()))}


def _bet(settings: Settings, bet: int) -> BetOdds:
    """A fate check with one bet (D6G-ODD-03, -04)."""
    required, scores = required_score(bet, settings), settings.scores
    rows = read_ways(scores)
    verdicts = [(judge_bet(Read(hand, score), bet, settings), ways) for hand, score, ways in rows]
    return BetOdds.model_construct(
        fumble=Fraction(sum(n for hand, score, n in rows if hand is Hand.NO_HAND and score < required), TOTAL),
        bet=bet,
        required=required,
        hand=weakest(required, scores),
        **_sums(verdicts),
    )


@lru_cache(maxsize=64)
def bet_table(settings: Settings) -> tuple[BetOdds, ...]:
    """Every bet up to the limit of this game."""
    return tuple(_bet(settings, bet) for bet in range(settings.max_bet + 1))


@lru_cache(maxsize=1024)
def fight_odds(settings: Settings, attack: Hand) -> FightOdds:
    """Return the odds of fighting back against a known hand, for viewers who may see it."""
    score = settings.scores[RANK[attack]]
    rows = read_ways(settings.scores)
    return FightOdds(
        target_loses=sum(n for _, s, n in rows if s < score),
        tie=sum(n for _, s, n in rows if s == score),
        attacker_loses=sum(n for _, s, n in rows if s > score),
        total=TOTAL,
    )


@lru_cache(maxsize=64)
def blind_odds(settings: Settings) -> FightOdds:
    """Fighting back with both hands unknown; public."""
    known = [(fight_odds(settings, hand), n) for hand, _, n in read_ways(settings.scores)]
    return FightOdds(
        target_loses=sum(o.target_loses * n for o, n in known),
        tie=sum(o.tie * n for o, n in known),
        attacker_loses=sum(o.attacker_loses * n for o, n in known),
        total=TOTAL * TOTAL,
    )


@lru_cache(maxsize=1024)
def response_odds(settings: Settings, power: int, attacker: Gear, target: Gear) -> ResponseOdds:
    """Average losses of fighting back and of dodging, the attack hand unknown."""
    blind = blind_odds(settings)
    lost, struck = fight(1, 0, power, attacker, target).target, fight(0, 1, power, attacker, target).attacker
    return ResponseOdds(
        fight_back=blind.chance(blind.target_loses) * lost,
        dodge=Fraction(evade(power, attacker, target).target),
        attacker=blind.chance(blind.attacker_loses) * struck,
    )


def decimal(value: Fraction, digits: int = 3) -> str:
    """Write an average with its sign, rounded half away from zero.

    >>> decimal(Fraction(-1295, 1296)), decimal(Fraction(745, 1296))
    ('−0.999', '+0.575')
    """
    scaled = abs(value) * 10**digits
    whole = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    sign = "" if not whole else "+" if value > 0 else "−"
    return f"{sign}{whole // 10**digits}.{whole % 10**digits:0{digits}d}" if whole else "0"


def answer_odds(settings: Settings, attacker: Actor, target: Actor, hand: Hand | None, power: int | None) -> Odds:
    """Chances of fighting back.

    Args:
        hand: the attack hand as the viewer knows it; None: both hands are unknown.
        power: the power that waits for an answer; adds what both answers cost on average.
    """
    odds = fight_odds(settings, hand) if hand else blind_odds(settings)
    rows = (
        (phrase("攻撃対象が失う"), odds.target_loses),
        (phrase("引き分け"), odds.tie),
        (phrase("攻撃側が失う"), odds.attacker_loses),
    )
    costs = _costs(settings, attacker, target, power)
    return Odds(
        success=odds.chance(odds.target_loses),
        ways=f"{odds.target_loses} / {odds.total}",
        rows=tuple(
            OddsRow(label=label, chance=odds.chance(n), note=_note(odds.chance(n), cost))
            for (label, n), cost in zip(rows, costs, strict=True)
        ),
    )


def _costs(settings: Settings, attacker: Actor, target: Actor, power: int | None) -> tuple[Phrase | None, ...]:
    """What each answer costs on average, shown only where power and equipment are public."""
    secret = settings.equipment and (attacker.of_gm or target.of_gm)
    if power is None or not settings.power_open or secret:
        return (None, None, None)
    mean = response_odds(settings, power, attacker.gear, target.gear)
    dodge = phrase("平均 {mean}、よければ {dodge}", mean=decimal(-mean.fight_back), dodge=decimal(-mean.dodge))
    return (dodge, None, phrase("平均 {mean}", mean=decimal(-mean.attacker)))


def _note(chance: Fraction, cost: Phrase | None) -> Phrase:
    share = percent(chance)
    return phrase("{share}", share=share) if cost is None else phrase("{share}、{cost}", share=share, cost=cost)
