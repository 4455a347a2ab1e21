"""Exact chances of checks (KO-ODD), and those at the foot of a printed sheet."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import Literal

from desktop.core.numbers import span
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama.roll import NORMAL_TARGET, SIDES, USUAL, Roll, Special
from desktop.systems.kotodama.series import Comparison, Handful, below, compare, weights
from desktop.systems.kotodama.settings import DEFAULTS, KotodamaSettings

SideName = Literal["active", "passive"]
WORK = 3_000_000
"""Products of whole numbers, each weighed by the dice that make it long, after which the chance of an ウカツ! in an
extended check is no longer computed; such pools and goals come from no ordinary sheet."""


def at_least(pool: int, hits: int, target: int = 8, special: Special = USUAL) -> Fraction:
    """Chance of `hits` or more (KO-ODD-03)."""
    return 1 - below(Handful(max(0, pool), target, special=special), hits)


def rest(roll: Roll) -> Handful:
    """Return what is still to come of a throw, with its hits so far."""
    return Handful(roll.missing, roll.target, hits=roll.hits, special=roll.special)


def clean(hand: Handful, rerolls: bool) -> Handful:
    """Return the same dice with every 1 that counts forbidden (KO-AMB-12)."""
    return hand._replace(dice=0, bare=hand.bare + hand.dice) if rerolls else hand._replace(dice=0, first=hand.dice)


def clean_rest(roll: Roll, rules: KotodamaSettings) -> Handful:
    """Return the dice still to come with every 1 that would count forbidden; re-rolls may be free of that."""
    if rules.ukatsu_rerolls:
        return clean(rest(roll), True)
    first = max(0, roll.pool - roll.rolled)
    return rest(roll)._replace(dice=roll.missing - first, first=first)


def reaching(roll: Roll, hits: int) -> Fraction:
    """Chance that a throw ends with `hits` or more."""
    return 1 - below(rest(roll), hits)


def tatsujin(roll: Roll) -> Fraction:
    """Chance of at least one 10 (KO-ODD-05)."""
    usual = Fraction(10 - roll.special.again(roll.target), 10)
    return Fraction(1) if roll.tens else 1 - usual**roll.missing


def ukatsu(roll: Roll, required: int, rules: KotodamaSettings = DEFAULTS) -> Fraction:
    """Chance of an ウカツ! in a normal check (KO-ODD-05)."""
    limit = required if rules.ukatsu_basis == "failed" else 1
    failing = below(rest(roll), limit)
    if roll.counted_ones(rules.ukatsu_rerolls):
        return failing
    return failing - below(clean_rest(roll, rules), limit)


def opposed(active: Roll, passive: Roll) -> Comparison:
    """Chances that the active side wins, that hits are equal, and the rest (KO-ODD-06, KO-ODD-07)."""
    return compare(rest(active), rest(passive))


def opposed_ukatsu(active: Roll, passive: Roll, side: SideName, rules: KotodamaSettings = DEFAULTS) -> Fraction:
    """Chance of an ウカツ! of one side in an opposed check (KO-ODD-07)."""
    if rules.ukatsu_opposed == "off":
        return Fraction(0)
    mine = active if side == "active" else passive
    losing = _losing(active, passive, side, rest(mine), rules)
    if mine.counted_ones(rules.ukatsu_rerolls):
        return losing
    return losing - _losing(active, passive, side, clean_rest(mine, rules), rules)


def _losing(active: Roll, passive: Roll, side: SideName, mine: Handful, rules: KotodamaSettings) -> Fraction:
    """Chance that this side loses in a way that can be an ウカツ!, its rest being `mine`."""
    if rules.ukatsu_opposed == "loser_zero":
        return below(mine, 1) if side == "active" else below(mine, 1) * (1 - below(rest(active), 1))
    if side == "passive":
        return compare(rest(active), mine).more
    found = compare(mine, rest(passive))
    return found.equal + found.fewer


@lru_cache(maxsize=512)
def step_pools(pool: int, exhaustion: str = "total", base: int | None = None) -> tuple[int, ...]:
    """Return the pools of an extended check from first to last (KO-EXT-06, KO-AMB-20…22)."""
    base = pool if base is None else base
    last = range(max(0, pool), 0, -2)
    if exhaustion == "base":
        return tuple(p for step, p in enumerate(last) if base - 2 * step >= 1)
    return tuple(last)


def extended_steps(
    goal: int, pools: tuple[int, ...], target: int = 8, special: Special = USUAL
) -> tuple[Fraction, ...]:
    """Chance that the goal is reached exactly at each step; all of them together are one big throw (KO-ODD-08)."""
    reached = [at_least(sum(pools[: i + 1]), goal, target, special) for i in range(len(pools))]
    return tuple(now - before for before, now in zip((Fraction(0), *reached), reached, strict=False))


@lru_cache(maxsize=512)
def extended_ukatsu(
    goal: int, pools: tuple[int, ...], target: int = 8, rules: KotodamaSettings = DEFAULTS
) -> Fraction | None:
    """Chance of at least one ウカツ! from here on in an extended check (KO-AMB-15); None: too much to work out."""
    if rules.ukatsu_extended == "off" or not pools:
        return Fraction(0)
    if rules.ukatsu_extended == "final_only":
        whole = Handful(sum(pools), target, special=rules.special)
        last = clean(whole._replace(dice=pools[-1]), rules.ukatsu_rerolls)
        return below(whole, goal) - below(last._replace(dice=sum(pools[:-1])), goal)
    work = len(pools) * goal * (goal + 9) // 2 * (300 + sum(pools))
    return _at_any_step(goal, pools, target, rules.special) if work <= WORK else None


def _at_any_step(goal: int, pools: tuple[int, ...], target: int, special: Special) -> Fraction:
    """Walk backwards: v[r] is the chance of a slip from this step on with r hits lacking."""
    later, under = [0] * (goal + 1), 1
    for pool in reversed(pools):
        scale = 10 ** (pool + goal - 1)
        slip = ((target - 1) ** pool - (target - 1 - special.ones(target)) ** pool) * 10 ** (goal - 1)
        parts = [
            w * 10 ** (goal - 1 - j) for j, w in enumerate(weights(Handful(pool, target, special=special), goal - 1))
        ]
        parts[0] -= slip
        sure = slip * under
        later = [0] + [
            sure + sum(parts[n] * later[lacking - n] for n in range(lacking)) for lacking in range(1, goal + 1)
        ]
        under *= scale
    return Fraction(later[goal], under)


def target_text(target: int) -> Phrase:
    """Name the faces that are hits; a 10 is read as 0 (KO-CHK-08)."""
    faces = tuple(str(face % SIDES) for face in range(target, SIDES + 1))
    return phrase("目標値{target}（{faces}）", target=target, faces=faces)


def again_text(settings: KotodamaSettings) -> Phrase | str:
    """Return which faces are thrown again."""
    first = settings.special.first_again(settings.normal_target)
    if first > SIDES:
        return "0は10と数える"
    if first == SIDES:
        return "0は10と数えてもう1個"
    return phrase("{faces}（0は10）ならもう1個", faces=span(first, SIDES))


def odds_table(
    pools: Iterable[int], most: int = 4, target: int = NORMAL_TARGET, special: Special = USUAL
) -> tuple[tuple[Fraction, ...], ...]:
    """Return the chances: one row per number of hits from 1, one column per pool."""
    return tuple(tuple(at_least(pool, hits, target, special) for pool in pools) for hits in range(1, most + 1))
