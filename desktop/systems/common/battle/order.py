"""Who acts next: the greatest exact AP ÷ MAXAP, and drawing among equals."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import lcm

from desktop.core.remembered import remembered
from desktop.core.value import Value
from desktop.systems.common.session.state import SessionState
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet
from desktop.systems.common.values import ap_fraction


class Rank(Value):
    """One line of the order of AP."""

    who: str
    fraction: Fraction | None
    """AP ÷ MAXAP; None when MAXAP is 0."""
    may_act: bool
    """AP is 1 or more."""
    tied: bool = False
    """Another character who may act has the same fraction."""


def may_act(state: SessionState, sheet: CommonSheet) -> bool:
    """Tell whether a character can become initiative character (CM-BTL-07, CM-AMB-53)."""
    return _able(sheet, state.settings)


def _able(sheet: CommonSheet, settings: CommonSettings) -> bool:
    return sheet.ap >= 1 and (sheet.battle_capable or not settings.skip_incapable)


def candidates(state: SessionState) -> tuple[str, ...]:
    """List those with the greatest AP ÷ MAXAP among AP ≥ 1, in table order; fractions are exact (CM-AMB-58)."""
    best: Fraction | None = None
    found: list[str] = []
    for sheet in state.scene_sheets:
        fraction = ap_fraction(sheet, state.settings) if may_act(state, sheet) else None
        if fraction is None or (best is not None and fraction < best):
            continue
        if fraction == best:
            found.append(sheet.id)
        else:
            best, found = fraction, [sheet.id]
    return tuple(found)


def ranking(state: SessionState) -> tuple[Rank, ...]:
    """Order the scene characters by AP ÷ MAXAP, the greatest first."""
    return _ranking(state.settings, *state.scene_sheets)


@remembered(8)
def _ranking(settings: CommonSettings, *sheets: CommonSheet) -> tuple[Rank, ...]:
    people = [(sheet, ap_fraction(sheet, settings), _able(sheet, settings)) for sheet in sheets]
    ratios = [None if fraction is None else fraction.as_integer_ratio() for _, fraction, _ in people]
    equal = Counter(ratio for ratio, (_, _, able) in zip(ratios, people, strict=True) if able)
    unit = lcm(*(ratio[1] for ratio in ratios if ratio is not None))
    ranks = [
        Rank.model_construct(who=sheet.id, fraction=fraction, may_act=able, tied=able and equal[ratio] > 1)
        for ratio, (sheet, fraction, able) in zip(ratios, people, strict=True)
    ]
    return tuple(sorted(ranks, key=lambda rank: _behind(rank.fraction, unit)))


def _behind(fraction: Fraction | None, unit: int) -> tuple[bool, int]:
    """Order by whole numbers of one unit, which are as exact as the fractions and quickly compared."""
    return (True, 0) if fraction is None else (False, -fraction.numerator * (unit // fraction.denominator))
