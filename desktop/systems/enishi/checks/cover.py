"""What of a check a viewer may not know: secret targets, an NPC's dice, modifiers and body (EN-TAB-04, EN-TAB-08)."""

from __future__ import annotations

from desktop.core.check import Concealment
from desktop.core.viewer import Viewer
from desktop.systems.enishi.checks.flow import wants
from desktop.systems.enishi.checks.options import hidden_options, hidden_target, options
from desktop.systems.enishi.checks.side import CheckSide
from desktop.systems.enishi.checks.state import State

_TELLING = ("target", "other_total", "other_modifier", "other_vision", "structure")
"""Inputs in which a number is that is kept secret."""


def cover(state: State, viewer: Viewer) -> Concealment:
    """Say what is hidden from a viewer; an NPC's player (`viewer.sheet`) knows that NPC."""
    if viewer.gm:
        return Concealment()
    foes = tuple(side for side in state.sides if _hidden(side, viewer))
    hit = hidden_target(state) and not (state.strike and state.strike.target == viewer.sheet)
    own = bool(state.sides) and (_hidden(state.sides[state.own], viewer) or (bool(foes) and state.masked(state.own)))
    if not (state.secret or foes or hit or _npc_changes(state, viewer)):
        return Concealment(hidden_options=_foreign(state, viewer))  # who of the NPCs could pay stays the GM's
    others = {side.who for side in foes}
    blow = state.raw is not None and (hit or bool(foes))
    alone = state.kind in ("sneak", "rest") and bool(foes)
    return Concealment(
        throws=tuple(n for n, thrown in enumerate(state.rolled) if thrown.request.who in others),
        title=state.veil,
        odds=True,
        target=state.secret or bool(foes),
        total=own or blow or (not state.sides and hit),
        outcome=_open(state) and (state.secret or bool(foes)),
        changes=bool(foes) or hit or _npc_changes(state, viewer),
        hidden_options=_foreign(state, viewer),
        params=_TELLING if state.secret or not all(side.who for side in foes) else (),
        may_look=True,
        unlogged=alone,
    )


def _hidden(side: CheckSide, viewer: Viewer) -> bool:
    return side.hidden and (not side.who or side.who != viewer.sheet)


def _open(state: State) -> bool:
    """Tell whether the numbers have not been compared yet: until then the verdict would tell them (EN-AMB-22)."""
    return state.moment in ("before", "throw", "after_dice", "rethrow", "own_achievement", "after_achievement")


def _npc_changes(state: State, viewer: Viewer) -> bool:
    """Tell whether an NPC pays or is healed in this check."""
    befores = {a.id: a for a in state.first}
    return any(not a.is_pc and a.id != viewer.sheet and befores[a.id] != a for a in state.cast)


def _foreign(state: State, viewer: Viewer) -> tuple[str, ...]:
    if all(a.is_pc for a in state.cast):
        return ()
    return hidden_options(state, options(state, wants(state) is not None))
