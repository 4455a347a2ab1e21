"""Checks of コトダマ d10 as values: normal, opposed (either side) and extended."""

from desktop.systems.kotodama.checks.extended import ExtendedCheck
from desktop.systems.kotodama.checks.kinds import check_kinds
from desktop.systems.kotodama.checks.normal import NormalCheck
from desktop.systems.kotodama.checks.opposed import OpposedCheck
from desktop.systems.kotodama.checks.project import CheckView, project_check
from desktop.systems.kotodama.checks.start import start_check
from desktop.systems.kotodama.checks.stream import Fed, feed_check

__all__ = [
    "CheckView",
    "ExtendedCheck",
    "Fed",
    "NormalCheck",
    "OpposedCheck",
    "check_kinds",
    "feed_check",
    "project_check",
    "start_check",
]
