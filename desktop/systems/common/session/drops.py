"""Drop items (ドロップアイテム): what the scene area holds for which ability, and finding it."""

from __future__ import annotations

from desktop.core.problem import Problem
from desktop.systems.common.cards.library import SECRET
from desktop.systems.common.growth import cap_problem
from desktop.systems.common.scenario import Drop
from desktop.systems.common.session.knowledge import give_card
from desktop.systems.common.session.state import Action, SessionState


def drops_for(state: SessionState, ability: str) -> tuple[tuple[int, Drop], ...]:
    """List the drop items of the scene area that the check of an ability can gain, with their row (CM-DROP-02)."""
    area = state.scenario.area(state.scene_area)
    if area is None:
        return ()
    return tuple(
        (row, drop)
        for row, drop in enumerate(area.drops)
        if state.library.named(drop.ability) == ability
        and state.stock.get(f"{area.name}/drop/{row}", drop.stock) != 0
        and not _secret(state, drop)
    )


def _secret(state: SessionState, drop: Drop) -> bool:
    """Tell whether a drop item is a secret, which cannot be found that way (CM-AMB-12)."""
    found = state.library.resolve(drop.item)
    return found is not None and found[0].id == SECRET


def full_problem(state: SessionState, who: str, drop: Drop) -> Problem | None:
    """Return a problem where a character has as many of a drop item as 取得枚数上限 allows (CM-COST-03)."""
    found = state.library.resolve(drop.item)
    return cap_problem(*found, state.sheets[who], state.library, state.settings) if found else None


def difficulty_of(state: SessionState, action: Action) -> int:
    """Return the 難易度 of the drop item that is searched for (CM-AMB-46, CM-AMB-74)."""
    drop = next((d for _, d in drops_for(state, action.name) if d.item == action.against), Drop())
    return state.settings.drop_difficulty if drop.difficulty is None else drop.difficulty


def found(state: SessionState, action: Action) -> SessionState:
    """Give what was searched for, unless its user has as many as he may, or it is gone (CM-COST-03)."""
    for row, drop in drops_for(state, action.name):
        card = state.library.resolve(drop.item)
        if drop.item != action.against or card is None:
            continue
        if not action.ruled and full_problem(state, action.user, drop) is not None:
            return state
        key = f"{state.scene_area}/drop/{row}"
        left = state.stock.get(key, drop.stock)
        if left is not None:
            state = state.evolve(stock={**state.stock, key: left - 1})
        return give_card(state, action.user, card[0].id, card[1], "drop")
    return state
