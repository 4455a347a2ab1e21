"""The rules of a throw on plain numbers: mode, adopted die, results of checks and contests (sections 3 and 7)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Literal, NamedTuple

from desktop.systems.d20fate.settings import D20FateSettings

SIDES = 20
Lead = Literal["actor", "opponent", ""]
"""Which side is ahead; empty: neither, the dice are thrown again (`contest.tie = reroll`)."""


class Mode(StrEnum):
    """How many d20 are thrown and which one counts."""

    NORMAL = "normal"
    ADVANTAGE = "advantage"
    DISADVANTAGE = "disadvantage"


MODE_NAMES = {Mode.NORMAL: "ふつう", Mode.ADVANTAGE: "有利", Mode.DISADVANTAGE: "不利"}


class Verdict(NamedTuple):
    """Success, critical and fumble as separate facts."""

    success: bool
    critical: bool = False
    fumble: bool = False

    @property
    def word(self) -> str:
        """The one word for it."""
        if self.critical:
            return "クリティカル"
        if self.fumble:
            return "ファンブル"
        return "成功" if self.success else "失敗"

    @property
    def rule(self) -> str:
        """The rule id of that word."""
        if self.critical:
            return "D20-RES-03"
        if self.fumble:
            return "D20-RES-04"
        return "D20-RES-01" if self.success else "D20-RES-02"


class ContestStanding(NamedTuple):
    """One side of a contest by its thrown dice."""

    natural: int
    total: int


def roll_mode(advantages: int, disadvantages: int) -> Mode:
    """D20-AMB-10, D20-AMB-11: opposites cancel whatever their number; several of a kind do not add up."""
    if bool(advantages) == bool(disadvantages):
        return Mode.NORMAL
    return Mode.ADVANTAGE if advantages else Mode.DISADVANTAGE


def dice_of(mode: Mode) -> int:
    """D20-ADV-02, D20-ADV-03: two d20 with advantage or disadvantage, else one."""
    return 1 if mode is Mode.NORMAL else 2


def adopt(faces: Sequence[int], mode: Mode) -> int:
    """Return the adopted face; it alone is the natural (D20-AMB-09)."""
    if mode is Mode.ADVANTAGE:
        return max(faces)
    return min(faces) if mode is Mode.DISADVANTAGE else faces[0]


def resolve_check(natural: int, total: int, dc: int, auto: bool = True) -> Verdict:
    """D20-RES-01 to D20-RES-04 against a DC; without `auto` only the total counts (D20-AMB-07, D20-AMB-08)."""
    if auto and natural == SIDES:
        return Verdict(True, critical=True)
    if auto and natural == 1:
        return Verdict(False, fumble=True)
    return Verdict(total >= dc)


def rank(natural: int, auto: bool = True) -> int:
    """D20-AMB-14: 20 ranks above and 1 below every other face."""
    return (natural == SIDES) - (natural == 1) if auto else 0


def lead(actor: ContestStanding, opponent: ContestStanding, settings: D20FateSettings, swap: bool = False) -> Lead:
    """Tell who is ahead in a contest: rank first, then totals, then the tie rule (D20-AMB-13, D20-AMB-14).

    Args:
        swap: the opponent counts as the side that declared (D20-AMB-16).
    """
    auto = settings.contest_natural_auto
    ahead = rank(actor.natural, auto) - rank(opponent.natural, auto) or actor.total - opponent.total
    if ahead:
        return "actor" if ahead > 0 else "opponent"
    if settings.contest_tie == "reroll":
        return ""
    return "actor" if (settings.contest_tie == "actor") != swap else "opponent"


def resolve_contest(
    actor: ContestStanding, opponent: ContestStanding, settings: D20FateSettings, swap: bool = False
) -> tuple[Lead, Verdict, Verdict]:
    """Return who wins and the result of each side; naturals that cancel have no effect (D20-AMB-14, D20-AMB-15)."""
    winner = lead(actor, opponent, settings, swap)
    auto = settings.contest_natural_auto and actor.natural != opponent.natural
    return winner, _side(actor, winner == "actor", auto), _side(opponent, winner == "opponent", auto)


def _side(standing: ContestStanding, wins: bool, auto: bool) -> Verdict:
    return Verdict(
        wins, critical=wins and auto and standing.natural == SIDES, fumble=not wins and auto and standing.natural == 1
    )


def natural_decides(loser: int, winner: int | None, settings: D20FateSettings) -> bool:
    """D20-AMB-20: tell whether a natural and not the total makes this side lose.

    Args:
        winner: the other side's natural in a contest; None against a DC.
    """
    if winner is None:
        return settings.natural_auto and loser == 1
    auto = settings.contest_natural_auto
    return rank(loser, auto) != rank(winner, auto)


def damage(amount: int, critical: bool, settings: D20FateSettings) -> int:
    """D20-AMB-33: multiply the final damage of a critical, where the campaign uses damage at all."""
    return amount * settings.critical_damage_multiplier if critical else amount
