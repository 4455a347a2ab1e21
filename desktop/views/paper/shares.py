"""Chances as paper writes them."""

from __future__ import annotations

from fractions import Fraction


def share(chance: Fraction) -> str:
    """Write a chance in whole per cent without the sign; what may happen is never 0, what may fail never 100.

    >>> share(Fraction(1, 3)), share(Fraction(1, 400)), share(Fraction(399, 400)), share(Fraction(1))
    ('33', '<1', '>99', '100')
    """
    whole = (200 * chance.numerator + chance.denominator) // (2 * chance.denominator)
    if whole == 0 and chance > 0:
        return "<1"
    return ">99" if whole == 100 and chance < 1 else str(whole)
