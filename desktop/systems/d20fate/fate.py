"""The pool of fate dice: what fills it and what empties it (sections 3.7 and 6)."""

from __future__ import annotations

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
