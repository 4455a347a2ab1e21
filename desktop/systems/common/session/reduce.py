"""The reducer: one function per event, and how a table is opened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from desktop.core.game import Game
from desktop.core.problem import Refusal, refuse
from desktop.core.words import phrase
from desktop.systems.common.battle import flow
from desktop.systems.common.scenario import Area, Scenario
from desktop.systems.common.scenario_problems import library_with
from desktop.systems.common.session import actions, check, cycle, gm, records, scene
from desktop.systems.common.session import events as ev
from desktop.systems.common.session.settled import settled
from desktop.systems.common.session.state import Rules, TableState
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet

Handler = Callable[[TableState, Any], TableState]

HANDLERS: Mapping[type[ev.Event], Handler] = {
    ev.Begin: cycle.begin,
    ev.Elapse: cycle.elapse,
    ev.ChooseArea: cycle.choose_area,
    ev.Absent: cycle.absent,
    ev.ConfirmMoves: cycle.confirm_moves,
    ev.Place: gm.place,
    ev.Describe: cycle.describe,
    ev.EndScene: cycle.end_scene,
    ev.Enter: scene.enter,
    ev.Leave: scene.leave,
    ev.Acquire: scene.acquire,
    ev.Buy: scene.buy,
    ev.Sell: scene.sell,
    ev.UseCard: actions.use_card,
    ev.Search: actions.search,
    ev.ToDifficulty: check.to_difficulty,
    ev.ToRoll: check.to_roll,
    ev.ThrowDice: check.throw,
    ev.WordsDone: check.words_done,
    ev.Equip: scene.equip,
    ev.HandOver: scene.hand_over,
    ev.ThrowAway: scene.throw_away,
    ev.Mark: gm.mark,
    ev.GiveSecret: records.confirm_secret,
    ev.WithholdSecret: records.withhold_secret,
    ev.GiveCard: records.give,
    ev.LogVisit: records.log_visit,
    ev.LogMeeting: records.log_meeting,
    ev.Tick: gm.tick,
    ev.Reveal: gm.reveal,
    ev.SetValue: gm.set_value,
    ev.AddState: gm.add_state,
    ev.RemoveState: gm.remove_state,
    ev.EndEffect: gm.end_effect,
    ev.Join: gm.join,
    ev.StartBattle: flow.start_battle,
    ev.EndBattle: flow.end_battle,
    ev.PlaceToken: flow.place_token,
    ev.AllTo: flow.all_to,
    ev.EndSetup: flow.end_setup,
    ev.Draw: flow.draw,
    ev.EndTurn: flow.end_turn,
    ev.EndCleanup: flow.end_cleanup,
    ev.CloseCycle: cycle.close_cycle,
    ev.EndScenario: cycle.end_scenario,
}


def apply(state: TableState, event: ev.Event) -> TableState:
    """Return the settled state after an event.

    Raises:
        Refusal: the rules do not allow it now; the state is unchanged.
    """
    handler = HANDLERS.get(type(event))
    if handler is None:
        raise _unknown(event)
    return settled(handler(state, event))


def _unknown(event: object) -> Refusal:
    return refuse(
        "unknown_event",
        "",
        phrase("知らない操作です（{kind}）。", kind=type(event).__name__),
        phrase("一覧から選んでください。"),
        overridable=False,
    )


def start(
    sheets: Iterable[CommonSheet], game: Game[CommonSettings], scenario: Scenario | Mapping[str, Any] | None = None
) -> TableState:
    """Open a table; without a scenario there is one plain area.

    Raises:
        Refusal: `nobody`, `double_name`, `several_pcs`.
        pydantic.ValidationError: the scenario does not fit.
    """
    if scenario is None:
        played = Scenario(id="free", areas=(Area(id="here", name=FREE_AREA),))
    else:
        played = scenario if isinstance(scenario, Scenario) else Scenario.model_validate(scenario)
    people = tuple(sheets)
    _may_start(people, game.settings)
    library = library_with(played, game)
    rules = Rules(settings=game.settings, cards=library.cards, series=library.series, scenario=played)
    seated, serial = {}, 1
    for sheet in people:
        seated[sheet.id], serial = gm.unique_copies(sheet, serial)
    return TableState(rules=rules, sheets=seated, serial=serial)


FREE_AREA = "この場"
"""The only area where nobody has written a scenario."""


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
                phrase("同じ名前の者がいます：{names}。", names="・".join(doubles)),
                phrase("名前を変えてください。条件は名前で決まります。"),
            )
    if not settings.several_pcs:
        counts = Counter(sheet.player for sheet in people if sheet.is_pc and sheet.player)
        greedy = [name for name, n in counts.items() if n > 1]
        if greedy:
            raise refuse(
                "several_pcs",
                "CM-AMB-94",
                phrase("PCを二人以上持つプレイヤーがいます：{names}。", names="・".join(greedy)),
                phrase("一人に一人のPCにしてください。"),
            )


def start_battle(
    sheets: Iterable[CommonSheet], game: Game[CommonSettings], hostile: Iterable[str] | None = None
) -> TableState:
    """Open a table in the middle of a scene with everybody, for a battle without a scenario.

    Args:
        hostile: sheet ids of those with 戦意; None: every NPC, or everybody where there is none.
    """
    state = start(sheets, game)
    npcs = [sheet.id for sheet in state.sheets.values() if not sheet.is_pc]
    willing = set(hostile if hostile is not None else npcs or state.sheets)

    def ready(sheet: CommonSheet) -> CommonSheet:
        return sheet.evolve(area=FREE_AREA, hostile=sheet.id in willing, ap=-1, hex=None)

    state = state.mapped(ready).evolve(phase="scene", scene_area=FREE_AREA, cast=tuple(state.sheets))
    return settled(state)
