"""Checks of コトダマ d10 as values: normal, opposed (either side) and extended."""

from desktop.systems.kotodama.checks.extended import ExtendedCheck
from desktop.systems.kotodama.checks.kinds import check_kinds
from desktop.systems.kotodama.checks.normal import NormalCheck
from desktop.systems.kotodama.checks.opposed import OpposedCheck
from desktop.systems.kotodama.checks.start import AnyCheck, start, start_check

__all__ = ["AnyCheck", "ExtendedCheck", "NormalCheck", "OpposedCheck", "check_kinds", "start", "start_check"]
