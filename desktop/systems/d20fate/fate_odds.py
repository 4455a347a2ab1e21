"""Exact chances with fate dice: one boost, one reroll, or any number used as well as possible (D20-ODD-04)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Literal, NamedTuple

from desktop.systems.d20fate.odds import clamp, contest_odds
from desktop.systems.d20fate.resolve import SIDES, Lead, Mode, Standing, adopt, dice_of, lead, resolve_check
from desktop.systems.d20fate.settings import D20FateSettings

MOST_DICE = 6
"""More fate dice than this on one check are counted as this many; the chance has long come close to its limit."""
Use = Literal["stop", "boost", "reroll"]
Ends = tuple[tuple[bool, int, Fraction], ...]
ZERO, ONE = Fraction(0), Fraction(1)


class Plan(NamedTuple):
    """The best use of the fate dice at hand: what to do now, the chance, and how it ends."""

    use: Use
    chance: Fraction
    ends: Ends
    """(success, fate uses, chance) of every end; the chances add up to 1."""


class Terms(NamedTuple):
    """What stays the same during one check against a DC."""

    mode: Mode
    auto: bool = True
    die: int = 6
    keeps: bool = True
    """Boosts survive a reroll (D20-AMB-37)."""
    one_die: bool = False
    """Only the adopted die is thrown again (D20-AMB-23)."""
    uses: tuple[Use, ...] = ("boost", "reroll")


def terms_of(mode: Mode, settings: D20FateSettings) -> Terms:
    """Read the terms off the switches of the 卓."""
    return Terms(
        mode,
        settings.natural_auto,
        settings.fate_boost_die,
        settings.fate_boost_keeps_after_reroll,
        settings.fate_reroll_scope == "adopted_die",
    )


def uses_left(dice: int, used: int, settings: D20FateSettings) -> int:
    """How often this side may still use fate on this check (D20-AMB-18, D20-AMB-21)."""
    affordable = dice // settings.fate_cost
    limit = settings.fate_max_per_check
    return affordable if limit is None else max(0, min(affordable, limit - used))


def boost_reaches(shortage: int, die: int = 6) -> Fraction:
    """D20-ODD-03: chance that one boost makes up for a shortage."""
    return Fraction(clamp(die + 1 - shortage, 0, die), die)


def with_fate(needed: int, terms: Terms, dice: int) -> Plan:
    """Plan before the roll: chance to succeed with up to `dice` fate uses (D20-ODD-04)."""
    dice = min(dice, MOST_DICE)
    return _fresh(clamp(needed, 0, SIDES + dice * terms.die + 1), 0, terms, dice)


def after_roll(needed: int, base: int, faces: tuple[int, ...], terms: Terms, dice: int) -> Plan:
    """Plan for dice that lie failed on the table.

    Args:
        needed: DC less all summands but the die, boosts counted.
        base: the same without boosts.
    """
    dice = min(dice, MOST_DICE)
    adopted, other = _pair(faces, terms)
    top = SIDES + dice * terms.die + 1
    boosted = 0 if terms.keeps else clamp(base - needed, 0, top)
    return _failed(clamp(needed, 0, top), boosted, adopted, other, terms, dice)


def _pair(faces: tuple[int, ...], terms: Terms) -> tuple[int, int]:
    adopted = adopt(faces, terms.mode)
    return adopted, sum(faces) - adopted if terms.one_die and len(faces) == 2 else 0


@lru_cache(maxsize=64)
def _rolls(terms: Terms) -> tuple[tuple[int, int, Fraction], ...]:
    """(adopted, other die or 0, chance) of a fresh roll; equal ones are put together."""
    count = dice_of(terms.mode)
    found: dict[tuple[int, int], int] = {}
    for faces in product(range(1, SIDES + 1), repeat=count):
        pair = _pair(faces, terms)
        found[pair] = found.get(pair, 0) + 1
    return tuple((a, o, Fraction(n, SIDES**count)) for (a, o), n in found.items())


@lru_cache(maxsize=20_000)
def _fresh(needed: int, boosted: int, terms: Terms, dice: int) -> Plan:
    parts = [(p, _rolled(needed, boosted, a, o, terms, dice)) for a, o, p in _rolls(terms)]
    return _mix("stop", parts, 0)


def _rolled(needed: int, boosted: int, adopted: int, other: int, terms: Terms, dice: int) -> Plan:
    if resolve_check(adopted, adopted, needed, terms.auto).success:
        return Plan("stop", ONE, ((True, 0, ONE),))
    return _failed(needed, boosted, adopted, other, terms, dice)


@lru_cache(maxsize=100_000)
def _failed(needed: int, boosted: int, adopted: int, other: int, terms: Terms, dice: int) -> Plan:
    """Best plan while failing; `boosted` is what boosts have taken off `needed` already."""
    best = Plan("stop", ZERO, ((False, 0, ONE),))
    if dice == 0:
        return best
    if "boost" in terms.uses and not (terms.auto and adopted == 1):
        best = max(best, _boost(needed, boosted, adopted, other, terms, dice), key=_worth)
    if "reroll" in terms.uses:
        best = max(best, _reroll(needed, boosted, other, terms, dice), key=_worth)
    return best


def _worth(plan: Plan) -> tuple[Fraction, Fraction]:
    """The higher chance, then the fewer dice."""
    return plan.chance, -sum((p * used for _, used, p in plan.ends), ZERO)


def _boost(needed: int, boosted: int, adopted: int, other: int, terms: Terms, dice: int) -> Plan:
    share = Fraction(1, terms.die)
    parts = [
        (share, _rolled(max(needed - n, 0), 0 if terms.keeps else boosted + n, adopted, other, terms, dice - 1))
        for n in range(1, terms.die + 1)
    ]
    return _mix("boost", parts, 1)


def _reroll(needed: int, boosted: int, other: int, terms: Terms, dice: int) -> Plan:
    if not terms.keeps:
        needed, boosted = needed + boosted, 0
    if not (terms.one_die and other):
        fresh = _fresh(needed, boosted, terms, dice - 1)
        return _mix("reroll", [(ONE, fresh)], 1)
    share = Fraction(1, SIDES)
    parts = []
    for face in range(1, SIDES + 1):
        adopted = adopt((face, other), terms.mode)
        parts.append((share, _rolled(needed, boosted, adopted, face + other - adopted, terms, dice - 1)))
    return _mix("reroll", parts, 1)


def _mix(use: Use, parts: Iterable[tuple[Fraction, Plan]], spent: int) -> Plan:
    ends: dict[tuple[bool, int], Fraction] = {}
    for share, plan in parts:
        for success, used, p in plan.ends:
            key = success, used + spent
            ends[key] = ends.get(key, ZERO) + share * p
    chance = sum((p for (success, _), p in ends.items() if success), ZERO)
    return Plan(use, chance, tuple((success, used, p) for (success, used), p in sorted(ends.items()) if p))


class Loser(NamedTuple):
    """The side that is behind in a contest, and the other, as the dice lie."""

    side: Lead
    mine: Standing
    theirs: Standing
    mode: Mode
    faces: tuple[int, ...]
    boosted: int


def contest_after(loser: Loser, use: Use, modes: tuple[Mode, Mode], settings: D20FateSettings, swap: bool) -> Fraction:
    """Chance that one fate use puts the loser ahead (D20-ODD-03); a tie to be thrown again counts with its chance."""
    if use == "boost":
        after = [loser.mine._replace(total=loser.mine.total + n) for n in range(1, settings.fate_boost_die + 1)]
    else:
        after = list(_rerolled(loser, settings))
    won = sum((_won(standing, loser, modes, settings, swap) for standing in after), ZERO)
    return won / len(after)


def _rerolled(loser: Loser, settings: D20FateSettings) -> Iterable[Standing]:
    kept = loser.boosted if settings.fate_boost_keeps_after_reroll else 0
    rest = loser.mine.total - loser.mine.natural - loser.boosted + kept
    count = dice_of(loser.mode)
    if settings.fate_reroll_scope == "adopted_die" and count == 2:
        other = sum(loser.faces) - loser.mine.natural
        thrown: Iterable[tuple[int, ...]] = ((face, other) for face in range(1, SIDES + 1))
    else:
        thrown = product(range(1, SIDES + 1), repeat=count)
    for faces in thrown:
        natural = adopt(faces, loser.mode)
        yield Standing(natural, natural + rest)


def _won(standing: Standing, loser: Loser, modes: tuple[Mode, Mode], settings: D20FateSettings, swap: bool) -> Fraction:
    own = loser.side == "actor"
    pair = (standing, loser.theirs) if own else (loser.theirs, standing)
    ahead = lead(*pair, settings, swap)
    if ahead:
        return ONE if ahead == loser.side else ZERO
    difference = (pair[0].total - pair[0].natural) - (pair[1].total - pair[1].natural)
    chance = contest_odds(difference, *modes, settings, swap).chance
    return chance if own else 1 - chance
