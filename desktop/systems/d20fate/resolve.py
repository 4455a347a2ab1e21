"""The rules of a throw on plain numbers, and the pool of fate dice: what fills and empties it (sections 3, 6, 7)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Literal, NamedTuple

from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import MOST_TOKENS


def owns_fate(is_pc: bool, settings: D20FateSettings) -> bool:
    """D20-AMB-28: player characters own fate dice, NPCs only by the campaign's settings; without the rule none do."""
    return settings.fate_enabled and (is_pc or settings.fate_npc_has_dice)


def capped(dice: int, settings: D20FateSettings) -> int:
    """D20-AMB-27: cut to the maximum of the campaign, if there is one, and to what a sheet can hold."""
    most = MOST_TOKENS if settings.fate_max is None else settings.fate_max
    return min(dice, most)


def starting_pool(is_pc: bool, settings: D20FateSettings) -> int:
    """Return the fate dice of a new character (D20-FATE-05)."""
    return capped(settings.fate_session_start, settings) if owns_fate(is_pc, settings) else 0


def pool_at_session_start(dice: int, is_pc: bool, settings: D20FateSettings) -> int:
    """Return the pool after セッション開始, or of a late joiner: set, topped up or added to (D20-AMB-26)."""
    if not owns_fate(is_pc, settings):
        return dice
    fresh = settings.fate_session_start
    if settings.fate_start_mode == "set":
        return capped(fresh, settings)
    # neither of the other modes takes a die away, also from a pool above the maximum
    return max(dice, capped(fresh if settings.fate_start_mode == "top_up" else dice + fresh, settings))


def pool_after_stunt(dice: int, is_pc: bool, settings: D20FateSettings) -> int:
    """Return the pool after the GM has recognised a stunt (D20-FATE-06).

    Raises:
        Refusal: `no_fate_owner`, `fate_max`.
    """
    if not settings.fate_enabled:
        raise refuse(
            "no_fate",
            "D20-FATE-01",
            phrase("この卓ではフェイト・ダイスを使いません。"),
            phrase("ゲーム定義の「フェイト・ダイスを使う」を入れてください。"),
        )
    if not owns_fate(is_pc, settings):
        raise refuse(
            "no_fate_owner",
            "D20-AMB-28",
            phrase("NPCはフェイト・ダイスを持ちません。"),
            phrase("プレイヤーキャラクターを選んでください。"),
        )
    after = max(dice, capped(dice + settings.fate_stunt, settings))
    if after == dice and settings.fate_stunt:
        raise refuse(
            "fate_max",
            "D20-AMB-27",
            phrase("フェイト・ダイスはもう上限の {n} 個あります。", n=dice),
            phrase("先に使うか、ゲーム定義で上限を変えてください。"),
        )
    return after


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
