"""How a table is opened: a scenario before it begins, or a battle in the middle of a scene."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from pydantic import JsonValue

from desktop.core.game import Game
from desktop.core.play import KnownSheets
from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.common.scenario import Area, Scenario
from desktop.systems.common.session.advance import advance
from desktop.systems.common.session.carry import FREE_SCENARIO
from desktop.systems.common.session.state import SessionState
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import FREE_AREA, CommonSheet


def start(
    sheets: Iterable[CommonSheet],
    game: Game[CommonSettings],
    scenario: Scenario | Mapping[str, JsonValue] | None = None,
    party: Iterable[CommonSheet] = (),
    unseen: Iterable[str] = (),
    played: Mapping[str, Iterable[str]] = MappingProxyType({}),
) -> SessionState:
    """Open a table; without a scenario there is one plain area.

    Args:
        party: the sheets of the campaign; the scenario's NPCs among them take part without being chosen.
        unseen: sheet ids of characters still concealed from the players, whatever scene they are in.
        played: ids of the scenarios of archived characters, by player.

    Raises:
        Refusal: `nobody`, `double_name`, `several_pcs`.
        pydantic.ValidationError: the scenario does not fit.
    """
    if scenario is None:
        plot = Scenario(id=FREE_SCENARIO, areas=(Area(id="here", name=FREE_AREA),))
    else:
        plot = scenario if isinstance(scenario, Scenario) else Scenario.model_validate(scenario)
    chosen, party = tuple(sheets), tuple(party)
    people = (*chosen, *_of_scenario(plot, party, {sheet.id for sheet in chosen}))
    _may_start(people, game.settings)
    everyone = {sheet.id: sheet for sheet in (*party, *chosen)}
    state = SessionState(
        known=KnownSheets(everyone), game=game, scenario=plot, players=_histories((*chosen, *party), played)
    )
    for sheet in people:
        state = state.seated(sheet)
    return state.evolve(reveals={f"person:{who}": "hidden" for who in unseen if who in state.sheets})


def _histories(sheets: Iterable[CommonSheet], played: Mapping[str, Iterable[str]]) -> dict[str, tuple[str, ...]]:
    """Return which scenarios each player has been in, with whichever PC, archived ones too (CM-AMB-91)."""
    found = {player: dict.fromkeys(ids) for player, ids in played.items()}
    for sheet in sheets:
        if sheet.is_pc and sheet.player.strip():
            found.setdefault(sheet.player.strip(), {}).update(dict.fromkeys(row.id for row in sheet.scenarios))
    return {player: tuple(ids) for player, ids in found.items() if ids}


def _of_scenario(played: Scenario, party: Iterable[CommonSheet], there: set[str]) -> tuple[CommonSheet, ...]:
    """Return the scenario's NPCs who are not at the table yet, by sheet id or else by name."""
    ids = {npc.sheet for npc in played.npcs if npc.sheet}
    names = {npc.name for npc in played.npcs if not npc.sheet}
    return tuple(s for s in party if s.id not in there and not s.is_pc and (s.id in ids or s.name in names))


def _may_start(people: tuple[CommonSheet, ...], settings: CommonSettings) -> None:
    if not any(sheet.is_pc for sheet in people):
        raise refuse(
            "nobody",
            "CM-AMB-93",
            phrase("PCがいません。"),
            phrase("PCを一人以上加えてください。"),
            overridable=False,
        )
    if settings.unique_names:
        counts = Counter(sheet.name for sheet in people)
        doubles = [name for name, n in counts.items() if n > 1]
        if doubles:
            raise refuse(
                "double_name",
                "CM-AMB-95",
                phrase("同じ名前の者がいます：{names}。", names=tuple(doubles)),
                phrase("名前を変えてください。条件は名前で決まります。"),
            )
    if not settings.several_pcs:
        counts = Counter(sheet.player for sheet in people if sheet.is_pc and sheet.player)
        greedy = [name for name, n in counts.items() if n > 1]
        if greedy:
            raise refuse(
                "several_pcs",
                "CM-AMB-94",
                phrase("PCを二人以上持つプレイヤーがいます：{names}。", names=tuple(greedy)),
                phrase("一人に一人のPCにしてください。"),
            )


def start_battle(
    sheets: Iterable[CommonSheet],
    game: Game[CommonSettings],
    hostile: Iterable[str] | None = None,
    unseen: Iterable[str] = (),
) -> SessionState:
    """Return a state in the middle of a scene with all characters, for a battle without a scenario.

    Args:
        hostile: sheet ids of those with 戦意; None: every NPC, or every character where there is none.
    """
    state = start(sheets, game, unseen=unseen)
    npcs = [sheet.id for sheet in state.sheets.values() if not sheet.is_pc]
    willing = set(hostile if hostile is not None else npcs or state.sheets)

    def ready(sheet: CommonSheet) -> CommonSheet:
        return sheet.evolve(area=FREE_AREA, hostile=sheet.id in willing, ap=-1, hex=None)

    state = state.mapped(ready).evolve(phase="scene", scene_area=FREE_AREA, cast=tuple(state.sheets))
    return advance(state)
