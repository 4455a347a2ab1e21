"""Exact chances of checks and contests (section 13), without fate dice and with them.

With fate dice one table is filled use by use in whole numbers: for every needed face and every pair of dice that may be
there, the chance of the best that can still be done. Nothing is rounded.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import lcm
from operator import mul
from typing import Literal, NamedTuple

from desktop.systems.d20fate.resolve import SIDES, ContestStanding, Lead, Mode, adopt, dice_of, lead, resolve_check
from desktop.systems.d20fate.settings import D20FateSettings

FAR = 2 * SIDES
"""A difference at which totals can no longer change anything."""


def clamp(value: int, low: int, high: int) -> int:
    """Keep a number inside the range beyond which nothing changes."""
    return min(max(value, low), high)


@lru_cache(maxsize=8)
def natural_weights(mode: Mode) -> Mapping[int, int]:
    """Adopted face → ways, of 20 or of 400 (D20-ODD-02)."""
    if mode is Mode.NORMAL:
        return dict.fromkeys(range(1, SIDES + 1), 1)
    low_first = {face: 2 * (SIDES - face) + 1 for face in range(1, SIDES + 1)}
    if mode is Mode.DISADVANTAGE:
        return low_first
    return {face: low_first[SIDES + 1 - face] for face in range(1, SIDES + 1)}


@lru_cache(maxsize=512)
def ways(needed: int, mode: Mode, auto: bool = True) -> tuple[int, int]:
    """Return winning and possible ways for a needed face, over 20 or 400 (D20-ODD-01)."""
    weights = natural_weights(mode)
    good = sum(n for face, n in weights.items() if resolve_check(face, face, needed, auto).success)
    return good, sum(weights.values())


@lru_cache(maxsize=512)
def _success(needed: int, mode: Mode, auto: bool) -> Fraction:
    return Fraction(*ways(needed, mode, auto))


def success_chance(modifier: int, dc: int, mode: Mode = Mode.NORMAL, auto: bool = True) -> Fraction:
    """Chance to succeed against a DC with no fate die (D20-ODD-01)."""
    return _success(clamp(dc - modifier, 0, SIDES + 1), mode, auto)


def must_roll(modifier: int, dc: int, mode: Mode, settings: D20FateSettings) -> bool:
    """D20-LAW-01, D20-AMB-30: tell whether the chance of failure is too large to go without dice."""
    failing = 1 - success_chance(modifier, dc, mode, settings.natural_auto)
    return failing * 100 > settings.must_roll_threshold


class ContestOdds(NamedTuple):
    """Ways out of all ways of one throw of both sides."""

    actor: int
    opponent: int
    again: int
    """Ways to a tie without a winner, after which both throw again."""

    @property
    def chance(self) -> Fraction:
        """Chance that the actor wins in the end."""
        return Fraction(self.actor, self.actor + self.opponent)

    @property
    def written(self) -> str:
        """The chance over the natural denominator, e.g. `210 / 400`."""
        return f"{self.actor} / {self.actor + self.opponent}"


@lru_cache(maxsize=4096)
def _contest(difference: int, own: Mode, other: Mode, settings: D20FateSettings, swap: bool) -> ContestOdds:
    counts = {"actor": 0, "opponent": 0, "": 0}
    theirs = natural_weights(other)
    for face, n in natural_weights(own).items():
        mine = ContestStanding(face, face + difference)
        for facing, m in theirs.items():
            counts[lead(mine, ContestStanding(facing, facing), settings, swap)] += n * m
    return ContestOdds(counts["actor"], counts["opponent"], counts[""])


def contest_odds(
    difference: int,
    own: Mode = Mode.NORMAL,
    other: Mode = Mode.NORMAL,
    settings: D20FateSettings | None = None,
    swap: bool = False,
) -> ContestOdds:
    """Chance of the actor by difference of modifiers (D20-ODD-05)."""
    return _contest(clamp(difference, -FAR, FAR), own, other, settings or D20FateSettings(), swap)


WORK = 6_000
"""Cells that one plan may fill: it bounds the time, and with it how many uses are looked ahead (`looked_at`)."""
Use = Literal["boost", "reroll"]
Row = tuple[int, ...]
"""One number per kind of roll (`_kinds`): ways to succeed from there."""
ZERO, ONE = Fraction(0), Fraction(1)


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

    @property
    def lowest(self) -> int:
        """A needed face below which nothing changes."""
        return 2 if self.auto else 1

    @property
    def kinds(self) -> Kinds:
        """Every possible roll."""
        return _kinds(self.mode, self.one_die)


def terms_of(mode: Mode, settings: D20FateSettings) -> Terms:
    """Read the terms off the switches of the campaign."""
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


class Kinds(NamedTuple):
    """Every possible roll, as (adopted face, the die that stays), in order of the adopted face."""

    pairs: tuple[tuple[int, int], ...]
    ways: Row
    again: dict[int, Row]
    """Where only the adopted die is thrown again: die that stays → the places (in `pairs`) of the possible rolls."""

    def winning(self, needed: int, auto: bool) -> int:
        """Return the place from which on every roll succeeds."""
        losing = {face for face in range(1, SIDES + 1) if not resolve_check(face, face, needed, auto).success}
        return sum(face in losing for face, _ in self.pairs)


class Level(NamedTuple):
    """What can still be done with a number of fate uses: a row per needed face, a number per kind of roll."""

    rows: list[Row]
    scale: int
    """What a certain success counts as."""


def with_fate(needed: int, terms: Terms, uses: int) -> Fraction:
    """Chance before the roll with up to so many fate uses, made as well as possible (D20-ODD-04)."""
    top = _needed(needed, terms, uses)
    level, kinds = _table(terms, uses, top, top)[uses], terms.kinds
    return Fraction(_fresh(level.rows[top - terms.lowest], kinds), level.scale * sum(kinds.ways))


def after_roll(needed: int, base: int, faces: tuple[int, ...], terms: Terms, uses: int) -> Fraction:
    """Chance for dice that have failed.

    Args:
        needed: DC less all summands but the die, boosts counted.
        base: the same without boosts.
    """
    top = _needed(needed, terms, uses)
    start = top if terms.keeps else _needed(base, terms, uses)
    level = _table(terms, uses, top, start)[uses]
    return Fraction(
        level.rows[top - terms.lowest][terms.kinds.pairs.index(_pair(faces, terms.mode, terms.one_die))], level.scale
    )


def looked_at(needed: int, terms: Terms, dice: int) -> int:
    """How many of the fate dice at hand a plan looks ahead without keeping a person waiting: all, as a rule."""
    kinds = len(terms.kinds.pairs)
    uses = min(dice, 1)
    while uses < dice and (uses + 1) * kinds * (_needed(needed, terms, uses + 1) - terms.lowest + 1) <= WORK:
        uses += 1
    return uses


def _needed(needed: int, terms: Terms, uses: int) -> int:
    """Keep a needed face inside the range beyond which so many boosts change nothing."""
    return clamp(needed, terms.lowest, SIDES + uses * terms.die + 1)


def _pair(faces: tuple[int, ...], mode: Mode, one_die: bool) -> tuple[int, int]:
    adopted = adopt(faces, mode)
    return adopted, sum(faces) - adopted if one_die and len(faces) == 2 else 0


@lru_cache(maxsize=8)
def _kinds(mode: Mode, one_die: bool) -> Kinds:
    found: dict[tuple[int, int], int] = {}
    for faces in product(range(1, SIDES + 1), repeat=dice_of(mode)):
        pair = _pair(faces, mode, one_die)
        found[pair] = found.get(pair, 0) + 1
    pairs = tuple(sorted(found))
    place = {pair: number for number, pair in enumerate(pairs)}
    stays = {other for _, other in pairs if other}
    again = {o: tuple(place[_pair((face, o), mode, one_die)] for face in range(1, SIDES + 1)) for o in stays}
    return Kinds(pairs, tuple(found[pair] for pair in pairs), again)


def _fresh(row: Row, kinds: Kinds) -> int:
    """Worth of a new roll, over the scale times the ways of all rolls."""
    return sum(map(mul, row, kinds.ways))


@lru_cache(maxsize=64)
def _table(terms: Terms, uses: int, top: int, start: int) -> list[Level]:
    """Fill the table use by use for every needed face up to `top`.

    Args:
        start: the needed face that a reroll goes back to where boosts are lost.
    """
    kinds, lowest = terms.kinds, terms.lowest
    first = [kinds.winning(needed, terms.auto) for needed in range(lowest, max(top, start) + 1)]
    columns = len(kinds.pairs)
    levels = [Level([(0,) * n + (1,) * (columns - n) for n in first], 1)]
    for _ in range(uses):
        levels.append(_next(levels[-1], first, terms, kinds, start - lowest))
    return levels


def _next(level: Level, first: list[int], terms: Terms, kinds: Kinds, start: int) -> Level:
    """Return the level with one more use: each failing roll takes the better of a boost and a reroll."""
    step = lcm(terms.die, sum(kinds.ways), SIDES)
    scale, columns = level.scale * step, len(kinds.pairs)
    # a failure by a natural 1 is not made good by any boost (D20-AMB-20)
    hopeless = sum(face == 1 for face, _ in kinds.pairs) if terms.auto else 0
    boosted = tuple(terms.die * worth for worth in level.rows[0])
    rows: list[Row] = []
    for place, fails in enumerate(first):
        again = _again(level.rows[place if terms.keeps else start], fails, step, terms, kinds)
        best = again
        if "boost" in terms.uses:
            share = step // terms.die
            lifted = [worth * share for worth in boosted[:fails]]
            best = [*again[:hopeless], *map(max, again[hopeless:], lifted[hopeless:])]
        rows.append((*best, *(scale,) * (columns - fails)))
        leaving = level.rows[max(place - terms.die, 0)]
        boosted = tuple(now + new - old for now, new, old in zip(boosted, level.rows[place], leaving, strict=True))
    return Level(rows, scale)


def _again(row: Row, fails: int, step: int, terms: Terms, kinds: Kinds) -> list[int]:
    """Worth of a reroll for each of the first `fails` kinds of roll."""
    if "reroll" not in terms.uses:
        return [0] * fails
    if not kinds.again:
        return [_fresh(row, kinds) * (step // sum(kinds.ways))] * fails
    worth = {o: sum(row[place] for place in places) * (step // SIDES) for o, places in kinds.again.items()}
    return [worth[o] for _, o in kinds.pairs[:fails]]


class Loser(NamedTuple):
    """The side that is behind in a contest, and the other, by the thrown dice."""

    side: Lead
    mine: ContestStanding
    theirs: ContestStanding
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


def _rerolled(loser: Loser, settings: D20FateSettings) -> Iterable[ContestStanding]:
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
        yield ContestStanding(natural, natural + rest)


def _won(
    standing: ContestStanding, loser: Loser, modes: tuple[Mode, Mode], settings: D20FateSettings, swap: bool
) -> Fraction:
    own = loser.side == "actor"
    pair = (standing, loser.theirs) if own else (loser.theirs, standing)
    ahead = lead(*pair, settings, swap)
    if ahead:
        return ONE if ahead == loser.side else ZERO
    difference = (pair[0].total - pair[0].natural) - (pair[1].total - pair[1].natural)
    chance = contest_odds(difference, *modes, settings, swap).chance
    return chance if own else 1 - chance
