"""From scenario to scenario: initial values, what is carried over, and the form of play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from desktop.systems.common.cards.library import Library
from desktop.systems.common.scenario import Scenario
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import FORMS, UNPLACED_AP, CommonSheet, CopyRow, PlayedRow

PlayForm = Literal["mono", "star_system", "campaign", "shared_world", "if_play"]
INITIAL_MAX_AP = 10
FREE_SCENARIO = "free"
"""Id of play without a scenario, which never counts as played before."""


def play_form(
    scenario: Scenario, pc_played: Iterable[str], player_played: Iterable[str], settings: CommonSettings
) -> PlayForm | None:
    """Name the form of play for one PL with his PC (CM-PLAY-01…05); None: the GM names it (CM-AMB-91).

    Args:
        pc_played: ids of the scenarios this PC has been in; none for a new PC.
        player_played: ids of all scenarios this PL has played.
    """
    mine = frozenset(pc_played)
    every = frozenset(player_played) | mine
    plain = _plain_form(scenario, mine, every)
    replayed = scenario.id in every and scenario.id != FREE_SCENARIO
    return "if_play" if replayed and (settings.if_wins or plain is None) else plain


def _plain_form(scenario: Scenario, mine: frozenset[str], every: frozenset[str]) -> PlayForm | None:
    sequel, related = frozenset(scenario.sequel_of), frozenset((*scenario.sequel_of, *scenario.related_to))
    if scenario.id != FREE_SCENARIO:
        related |= {scenario.id}
    if mine:
        if sequel & mine:
            return "campaign"
        return None if related & mine else "star_system"
    if sequel & every:
        return "shared_world"
    return None if related & every else "mono"


def cleared_copy(copy: CopyRow) -> CopyRow:
    """Return a copy as a new scenario finds it: no use counted (CM-AMB-41), owned from before."""
    used = copy.used_turn or copy.used_process or copy.used_cycle or copy.used_scenario
    if copy.carried and not used:
        return copy
    return copy.evolve(used_turn=0, used_process=0, used_cycle=0, used_scenario=0, carried=True)


def at_start(sheet: CommonSheet, scenario: Scenario, library: Library, settings: CommonSettings) -> CommonSheet:
    """Return a sheet with the values of a scenario start (CM-PARAM-01…06, CM-AMB-18, CM-AMB-19)."""
    is_new = not sheet.scenarios
    items = tuple(cleared_copy(copy) for copy in sheet.items)
    sheet = sheet.evolve(
        **_place_of_npc(sheet, scenario),
        ap=UNPLACED_AP,
        hex=None,
        effects=(),
        states=sheet.states if settings.carry_states or not sheet.is_pc else (),
        abilities=tuple(cleared_copy(copy) for copy in sheet.abilities),
        items=items,
        visited=(),
        met=(),
        successes=(),
        obtained=library.kinds_of(items),
    )
    if not sheet.is_pc:
        return sheet
    assets = scenario.initial_assets if is_new and not sheet.assets else sheet.assets
    level = sheet.level if settings.carry_level and not is_new else 0
    return sheet.evolve(level=level, cp=0, assets=assets, max_ap_base=INITIAL_MAX_AP)


def _place_of_npc(sheet: CommonSheet, scenario: Scenario) -> dict[str, object]:
    if sheet.is_pc:
        return {"area": "", "hostile": False, "battle_capable": True}
    for npc in scenario.npcs:
        if npc.sheet == sheet.id or (not npc.sheet and npc.name == sheet.name):
            return {"area": npc.area, "hostile": npc.hostile, "battle_capable": npc.battle_capable}
    return {"area": ""}


def carried_over(
    sheet: CommonSheet, scenario: Scenario, form: PlayForm | None, settings: CommonSettings
) -> CommonSheet:
    """Return the sheet that continues (CM-PARAM-09): cards, 財産点, growth rate, name and notes stay."""
    played = PlayedRow(id=scenario.id, title=scenario.title, form=FORMS[form] if form else "")
    before = tuple(row for row in sheet.scenarios if row.id != scenario.id)
    return sheet.evolve(
        level=sheet.level if settings.carry_level or not sheet.is_pc else 0,
        cp=0,
        ap=UNPLACED_AP,
        max_ap_base=INITIAL_MAX_AP if sheet.is_pc else sheet.max_ap_base,
        area="",
        hex=None,
        hostile=False,
        battle_capable=True,
        effects=(),
        states=sheet.states if settings.carry_states else (),
        abilities=tuple(cleared_copy(copy) for copy in sheet.abilities),
        items=tuple(cleared_copy(copy) for copy in sheet.items),
        visited=(),
        met=(),
        obtained=(),
        successes=(),
        custom=tuple(
            row if row.carry else row.evolve(value=row.clipped(0 if row.min is None else row.min))
            for row in sheet.custom
        ),
        scenarios=(*before, played) if sheet.is_pc else sheet.scenarios,
    )
