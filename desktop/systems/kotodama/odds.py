"""Exact chances of every check, resource loss included (KO-ODD-01…08)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import Any, Literal

from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.kotodama.series import Handful, below, compare, exactly, weights
from desktop.systems.kotodama.settings import DEFAULTS, KotodamaSettings

SideName = Literal["active", "passive"]


def at_least(pool: int, hits: int, target: int = 8) -> Fraction:
    """Chance of `hits` or more (KO-ODD-03)."""
    return 1 - below(Handful(max(0, pool), target), hits)


def exact_hits(pool: int, hits: int, target: int = 8) -> Fraction:
    """Chance of exactly `hits`."""
    return exactly(Handful(max(0, pool), target), hits)


def mean(pool: int, target: int = 8) -> Fraction:
    """Expected number of hits (KO-ODD-02)."""
    return Fraction(max(0, pool) * (11 - target), 9)


def tatsujin(pool: int) -> Fraction:
    """Chance of at least one 10 (KO-ODD-05)."""
    return 1 - Fraction(9, 10) ** max(0, pool)


def clean(hand: Handful, rerolls: bool) -> Handful:
    """Return the same dice with every 1 that counts forbidden (KO-AMB-12)."""
    return hand._replace(dice=0, bare=hand.bare + hand.dice) if rerolls else hand._replace(dice=0, first=hand.dice)


def ukatsu(pool: int, difficulty: int = 0, target: int = 8, rules: KotodamaSettings = DEFAULTS) -> Fraction:
    """Chance of an ウカツ! in a normal check (KO-ODD-05)."""
    hand = Handful(max(0, pool), target)
    limit = max(1, difficulty) if rules.ukatsu_basis == "failed" else 1
    return below(hand, limit) - below(clean(hand, rules.ukatsu_rerolls), limit)


def opposed(active: int, passive: int, target: int = 8) -> Fraction:
    """Chance that the active side wins (KO-ODD-06)."""
    return compare(Handful(max(0, active), target), Handful(max(0, passive), target)).more


def opposed_draw(active: int, passive: int, target: int = 8) -> Fraction:
    """Chance of equal hits, which the passive side wins (KO-ODD-07)."""
    return compare(Handful(max(0, active), target), Handful(max(0, passive), target)).equal


def opposed_ukatsu(
    active: int, passive: int, side: SideName, target: int = 8, rules: KotodamaSettings = DEFAULTS
) -> Fraction:
    """Chance of an ウカツ! of one side in an opposed check (KO-ODD-07)."""
    a, b = Handful(max(0, active), target), Handful(max(0, passive), target)
    if rules.ukatsu_opposed == "off":
        return Fraction(0)
    if rules.ukatsu_opposed == "loser_zero":
        mine = a if side == "active" else b
        blank = below(mine, 1) - below(clean(mine, rules.ukatsu_rerolls), 1)
        return blank if side == "active" else blank * (1 - below(a, 1))
    if side == "active":
        return _not_more(a, b) - _not_more(clean(a, rules.ukatsu_rerolls), b)
    return compare(a, b).more - compare(a, clean(b, rules.ukatsu_rerolls)).more


def _not_more(a: Handful, b: Handful) -> Fraction:
    found = compare(a, b)
    return found.equal + found.fewer


@lru_cache(maxsize=512)
def step_pools(pool: int, exhaustion: str = "total", base: int | None = None) -> tuple[int, ...]:
    """Return the pools of an extended check from first to last (KO-EXT-06, KO-AMB-20…22)."""
    base = pool if base is None else base
    last = range(max(0, pool), 0, -2)
    if exhaustion == "base":
        return tuple(p for step, p in enumerate(last) if base - 2 * step >= 1)
    return tuple(last)


def extended(pool: int, goal: int, target: int = 8, pools: tuple[int, ...] | None = None) -> Fraction:
    """Chance that an extended check succeeds: that of one throw with the dice of all steps (KO-ODD-08)."""
    return at_least(sum(step_pools(pool) if pools is None else pools), goal, target)


def extended_steps(goal: int, pools: tuple[int, ...], target: int = 8) -> tuple[Fraction, ...]:
    """Chance that the goal is reached exactly at each step."""
    reached = [at_least(sum(pools[: i + 1]), goal, target) for i in range(len(pools))]
    return tuple(now - before for before, now in zip((Fraction(0), *reached), reached, strict=False))


@lru_cache(maxsize=512)
def extended_ukatsu_counts(
    goal: int, pools: tuple[int, ...], target: int = 8, rules: KotodamaSettings = DEFAULTS
) -> tuple[Fraction, ...]:
    """Chance of 0, 1, 2 … ウカツ! in one extended check, by the 卓's rule (KO-AMB-15)."""
    if rules.ukatsu_extended == "off" or not pools:
        return (Fraction(1),)
    if rules.ukatsu_extended == "final_only":
        last = clean(Handful(pools[-1], target), rules.ukatsu_rerolls)
        some = below(Handful(sum(pools), target), goal) - below(last._replace(dice=sum(pools[:-1])), goal)
        return (1 - some, some)
    return _each_step(goal, pools, target)


def _each_step(goal: int, pools: tuple[int, ...], target: int) -> tuple[Fraction, ...]:
    """Walk through the steps; a state is (cumulative, ウカツ! so far), its weight whole over one denominator."""
    states = {(0, 0): 1}
    finished: dict[int, int] = {}
    denominator = 1
    for pool in pools:
        scale = 10 ** (pool + goal - 1)
        denominator *= scale
        parts = [w * 10 ** (goal - 1 - j) for j, w in enumerate(weights(Handful(pool, target), goal - 1))]
        slip = _slip(pool, target) * 10 ** (goal - 1)
        finished = {u: v * scale for u, v in finished.items()}
        after: dict[tuple[int, int], int] = {}
        for (reached, u), v in states.items():
            _add(finished, u, v * (scale - sum(parts[: goal - reached])))
            _add(after, (reached, u + 1), v * slip)
            for hits, part in enumerate(parts[: goal - reached]):
                _add(after, (reached + hits, u), v * (part if hits else part - slip))
        states = after
    for (_, u), v in states.items():
        _add(finished, u, v)
    return tuple(Fraction(finished.get(u, 0), denominator) for u in range(max(finished) + 1))


def _add(weights_: dict[Any, int], key: Any, value: int) -> None:
    weights_[key] = weights_.get(key, 0) + value


def _slip(pool: int, target: int) -> int:
    """Return 10^pool times the chance of no hit and at least one 1."""
    return int((target - 1) ** pool - (target - 2) ** pool)


@lru_cache(maxsize=512)
def extended_any_ukatsu(
    goal: int, pools: tuple[int, ...], target: int = 8, rules: KotodamaSettings = DEFAULTS
) -> Fraction:
    """Chance of at least one ウカツ! in an extended check; quick enough to follow typing."""
    if rules.ukatsu_extended != "each_step":
        counts = extended_ukatsu_counts(goal, pools, target, rules)
        return 1 - counts[0]
    found = Fraction(0)
    inside, denominator = [1] + [0] * (goal - 1), 1
    for pool in pools:
        slip = _slip(pool, target)
        found += Fraction(sum(inside) * slip, denominator * 10**pool)
        w = weights(Handful(pool, target), goal - 1)
        step = [x * 10 ** (goal - 1 - j) for j, x in enumerate(w)]
        step[0] -= slip * 10 ** (goal - 1)
        inside = [sum(inside[i] * step[c - i] for i in range(c + 1)) for c in range(goal)]
        denominator *= 10 ** (pool + goal - 1)
    return found


def extended_ukatsu_mean(
    goal: int, pools: tuple[int, ...], target: int = 8, rules: KotodamaSettings = DEFAULTS
) -> Fraction:
    """Expected number of ウカツ! in an extended check."""
    if rules.ukatsu_extended != "each_step":
        return extended_any_ukatsu(goal, pools, target, rules)
    before = [below(Handful(sum(pools[:i]), target), goal) for i in range(len(pools))]
    return sum((p * Fraction(_slip(n, target), 10**n) for p, n in zip(before, pools, strict=True)), Fraction(0))


def ask(kind: str, *, target: int = 8, **numbers: Any) -> Fraction:
    """Answer a question about chances by name, e.g. `ask("at_least", pool=5, k=2)`.

    Raises:
        Refusal: `bad_question`.
    """
    answer = _QUESTIONS.get(kind)
    if answer is None:
        raise refuse(
            "bad_question",
            "KO-ODD-01",
            phrase("「{kind}」という確率の問いはありません。", kind=kind),
            phrase("{kinds} のどれかにしてください。", kinds=" / ".join(_QUESTIONS)),
        )
    return answer(target=target, **numbers)


_QUESTIONS: dict[str, Callable[..., Fraction]] = {
    "at_least": lambda pool, k, target: at_least(pool, k, target),
    "exactly": lambda pool, k, target: exact_hits(pool, k, target),
    "ukatsu": lambda pool, target, difficulty=0: ukatsu(pool, difficulty, target),
    "tatsujin": lambda pool, target: tatsujin(pool),
    "mean": lambda pool, target: mean(pool, target),
    "opposed": lambda active, passive, target: opposed(active, passive, target),
    "opposed_draw": lambda active, passive, target: opposed_draw(active, passive, target),
    "opposed_ukatsu": lambda active, passive, side, target: opposed_ukatsu(active, passive, side, target),
    "extended": lambda pool, goal, target: extended(pool, goal, target),
    "extended_any_ukatsu": lambda pool, goal, target: extended_any_ukatsu(goal, step_pools(pool), target),
    "extended_ukatsu_mean": lambda pool, goal, target: extended_ukatsu_mean(goal, step_pools(pool), target),
}


def decimal10(value: Fraction) -> str:
    """Write a chance with ten decimals, rounded half up.

    >>> decimal10(Fraction(12, 55))
    '0.2181818182'
    """
    scaled = (2 * value.numerator * 10**10 + value.denominator) // (2 * value.denominator)
    return f"{scaled // 10**10}.{scaled % 10**10:010d}"
