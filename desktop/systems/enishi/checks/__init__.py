"""Checks of 2d6+SLV as values (EN-CHK, EN-OPP, EN-HIT, EN-PWR), with a window for every effect."""

from desktop.systems.enishi.checks.params import check_kinds
from desktop.systems.enishi.checks.run import Run, start_check
from desktop.systems.enishi.checks.state import State

__all__ = ["Run", "State", "check_kinds", "start_check"]
