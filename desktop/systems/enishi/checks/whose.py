"""Whom an effect helps, and whether its payer is on the other side."""

from __future__ import annotations

from desktop.systems.enishi.checks.state import State
from desktop.systems.enishi.checks.windows import Use


def helped(state: State, use: Use) -> str:
    """Return the id of the character whom an effect helps; empty for none in particular (EN-XP-03, EN-AMB-26)."""
    match use.effect:
        case "reroll" | "plus" | "auto_success":
            return state.sides[int(use.receiver or 0)].who
        case "auto_failure":
            others = [s.who for i, s in enumerate(state.sides) if str(i) != use.receiver]
            return others[0] if others else ""
        case "damage_up":
            return state.sides[0].who if state.sides else ""
    return use.receiver


def against(state: State, use: Use) -> bool:
    """Tell whether the effect helps the payer's opponents; offered, but not by default."""
    payer, other = state.actor(use.payer), state.actor(helped(state, use))
    return payer is not None and other is not None and payer.is_pc != other.is_pc
