"""Whether conditions hold, and which areas a character may choose."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.words import Phrase, phrase
from desktop.systems.common.scenario import Area, Condition, why_closed
from desktop.systems.common.session.state import SessionState
from desktop.systems.common.sheet import CommonSheet


def ticked(state: SessionState, key: str, me: CommonSheet | None) -> bool | None:
    """Return what the GM has decided by hand, for this character first; None when nothing was."""
    if not state.ticks:
        return None
    if me is not None and (own := state.ticks.get(f"{key}@{me.id}")) is not None:
        return own
    return state.ticks.get(key)


def holds(condition: Condition, state: SessionState, me: CommonSheet | None = None) -> bool:
    """Tell whether a condition holds now, for one character where it speaks of one."""
    match condition.type:
        case "cycle_range":
            low, high = condition.min, condition.max
            return (low is None or low <= state.counter) and (high is None or state.counter <= high)
        case "visited":
            return any(condition.area in sheet.visited for sheet in _anyone(state))
        case "met":
            return any(condition.character in sheet.met for sheet in _anyone(state))
        case "all":
            return all(holds(part, state, me) for part in condition.of)
        case "any":
            return any(holds(part, state, me) for part in condition.of)
        case "not":
            return not any(holds(part, state, me) for part in condition.of)
        case "text":
            return bool(ticked(state, f"text:{condition.text}", me))
        case _:
            return me is not None and _personal(condition, state, me)


def _personal(condition: Condition, state: SessionState, me: CommonSheet) -> bool:
    match condition.type:
        case "has_item":
            kind = state.library.named(condition.item)
            return any(state.library.kind_of(copy) == kind for copy in me.items)
        case "i_met":
            return condition.character in me.met
        case "i_visited":
            return condition.area in me.visited
        case "i_am":
            return me.name == condition.character
        case "i_obtained":
            return state.library.named(condition.item) in me.obtained
        case "i_succeeded":
            ability = state.library.named(condition.ability)
            return any(s.area == condition.area and s.ability == ability for s in me.successes)
        case _:
            return False


def _anyone(state: SessionState) -> Iterator[CommonSheet]:
    for sheet in state.sheets.values():
        if sheet.is_pc or state.settings.anyone == "all":
            yield sheet


def area_open(state: SessionState, area: Area, me: CommonSheet | None) -> bool:
    """Tell whether an area may be chosen now (CM-AREA-05, CM-AREA-06, CM-AREA-10).

    Args:
        me: the character who wants to go there; None: every character, so that an entry area is closed.
    """
    if area.kind == "normal":
        return True
    by_hand = ticked(state, f"area:{area.name}", me)
    if by_hand is not None:
        return by_hand
    return area.condition is not None and holds(area.condition, state, me if area.kind == "entry" else None)


def available(state: SessionState, me: CommonSheet) -> tuple[str, ...]:
    """List the areas that this character may choose now, judged with the old counter (CM-CYC-06, CM-AMB-28)."""
    return tuple(area.name for area in state.scenario.areas if area_open(state, area, me))


def condition_shown(state: SessionState, area: Area) -> bool:
    """Tell whether players may read what opens an area (CM-AMB-50)."""
    revealed = state.reveals.get(f"condition:{area.name}")
    return area.reveal_condition if revealed is None else revealed == "shown"


def way_in(state: SessionState, area: Area) -> Phrase:
    """Say the way out of a closed area, its condition only where that is no secret (CM-AMB-50, CM-APP-07)."""
    if condition_shown(state, area):
        return phrase("条件：{condition}。", condition=why_closed(area))
    return phrase("ほかのエリアを選ぶか、GM裁定で許可してください。")
