"""Checks of 2d6+SLV as values (EN-CHK, EN-OPP, EN-HIT, EN-PWR), with a window for every effect.

Nothing is loaded here: odds need what one side of a check is, and checks need the odds.
"""
