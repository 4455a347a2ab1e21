"""The reducer: how a session or a battle begins, one function per event, and what follows any of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Annotated, assert_never

from pydantic import Field, TypeAdapter

from desktop.core.game import Game
from desktop.core.play import Choose, KnownSheets, ThrowEvent
from desktop.core.problem import Refusal, refuse
from desktop.core.remembered import remembered
from desktop.core.value import LAZY, Value
from desktop.core.words import phrase
from desktop.systems.common.battle import events as bt
from desktop.systems.common.battle import rules as battle
from desktop.systems.common.battle import tokens
from desktop.systems.common.battle.rules import initiative, retriggered
from desktop.systems.common.cards.effects import cut_ap
from desktop.systems.common.scenario import Area, Scenario
from desktop.systems.common.session import actions, checks, cycle, gm, scene
from desktop.systems.common.session import events as ev
from desktop.systems.common.session.carry import FREE_SCENARIO
from desktop.systems.common.session.checks import broken_off, open_trial
from desktop.systems.common.session.cycle import cleanup_step
from desktop.systems.common.session.knowledge import check_secrets
from desktop.systems.common.session.scene import attended
from desktop.systems.common.session.state import SessionState
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import FREE_AREA, CommonSheet


class StartOptions(Value):
    """What is chosen when a session or a battle begins, beside its characters."""

    scenario: Scenario | None = None
    """None: there is one plain area."""
    party: tuple[CommonSheet, ...] = ()
    """The sheets of the campaign; the scenario's NPCs among them take part without being chosen."""
    played: Mapping[str, tuple[str, ...]] = {}
    """Ids of the scenarios of archived characters, by player."""
    unseen: tuple[str, ...] = ()
    """Sheet ids of characters still concealed from the players, whatever scene they are in."""
    hostile: tuple[str, ...] | None = None
    """Sheet ids of those with 戦意 in a battle; None: every NPC, or every character where there is none."""


FREE = Scenario(id=FREE_SCENARIO, areas=(Area(id="here", name=FREE_AREA),))
"""Play without a scenario."""


def start(sheets: Iterable[CommonSheet], game: Game[CommonSettings], options: StartOptions) -> SessionState:
    """Return a session before its scenario begins.

    Raises:
        Refusal: `nobody`, `double_name`, `several_pcs`.
    """
    scenario, party, chosen = options.scenario or FREE, options.party, tuple(sheets)
    people = (*chosen, *_of_scenario(scenario, party, {sheet.id for sheet in chosen}))
    _may_start(people, game.settings)
    state = SessionState(
        known=KnownSheets({sheet.id: sheet for sheet in (*party, *chosen)}),
        game=game,
        scenario=scenario,
        players=_histories((*chosen, *party), options.played),
    )
    for sheet in people:
        state = state.seated(sheet)
    return state.evolve(reveals={f"person:{who}": "hidden" for who in options.unseen if who in state.members})


def _histories(sheets: Iterable[CommonSheet], played: Mapping[str, Iterable[str]]) -> dict[str, tuple[str, ...]]:
    """Return which scenarios each player has been in, with whichever PC, archived ones too (CM-AMB-91)."""
    found = {player: dict.fromkeys(ids) for player, ids in played.items()}
    for sheet in sheets:
        if sheet.is_pc and sheet.player.strip():
            found.setdefault(sheet.player.strip(), {}).update(dict.fromkeys(row.id for row in sheet.scenarios))
    return {player: tuple(ids) for player, ids in found.items() if ids}


def _of_scenario(played: Scenario, party: Iterable[CommonSheet], there: set[str]) -> tuple[CommonSheet, ...]:
    """Return the scenario's NPCs who do not take part yet, by sheet id or else by name."""
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


def start_battle(sheets: Iterable[CommonSheet], game: Game[CommonSettings], options: StartOptions) -> SessionState:
    """Return a state in the middle of a scene with all characters, for a battle without a scenario."""
    state = start(sheets, game, options)
    npcs = [sheet.id for sheet in state.sheets.values() if not sheet.is_pc]
    willing = set(npcs or state.members if options.hostile is None else options.hostile)

    def ready(sheet: CommonSheet) -> CommonSheet:
        return sheet.evolve(area=FREE_AREA, hostile=sheet.id in willing, ap=-1, hex=None)

    state = state.mapped(ready).evolve(phase="scene", scene_area=FREE_AREA, cast=tuple(state.sheets))
    return advance(state)


def apply(state: SessionState, event: AnyEvent) -> SessionState:
    """Return the state after an event, advanced to the next decision.

    Raises:
        Refusal: the rules do not allow it now; the state is unchanged.
    """
    fresh = state.evolve(worked=()) if state.worked else state
    return advance(_handled(fresh, event))


def _handled(state: SessionState, event: AnyEvent) -> SessionState:
    match event:
        case ev.Begin():
            return cycle.begin(state, event)
        case ev.Elapse():
            return cycle.elapse(state, event)
        case ev.ChooseArea():
            return cycle.choose_area(state, event)
        case ev.Absent():
            return cycle.absent(state, event)
        case ev.ConfirmMoves():
            return cycle.confirm_moves(state, event)
        case ev.Place():
            return gm.place(state, event)
        case ev.Describe():
            return cycle.describe(state, event)
        case ev.EndScene():
            return cycle.end_scene(state, event)
        case ev.Enter():
            return scene.enter(state, event)
        case ev.Leave():
            return scene.leave(state, event)
        case ev.Acquire():
            return scene.acquire(state, event)
        case ev.Buy():
            return scene.buy(state, event)
        case ev.Sell():
            return scene.sell(state, event)
        case ev.UseCard():
            return actions.use_card(state, event)
        case ev.Search():
            return actions.search(state, event)
        case ThrowEvent():
            return checks.throw(state, event)
        case Choose():
            return checks.choose(state, event)
        case ev.Typed():
            return checks.typed(state, event)
        case ev.WordsDone():
            return checks.words_done(state, event)
        case ev.Equip():
            return scene.equip(state, event)
        case ev.HandOver():
            return scene.hand_over(state, event)
        case ev.ThrowAway():
            return scene.throw_away(state, event)
        case ev.Mark():
            return gm.mark(state, event)
        case ev.GiveSecret():
            return gm.confirm_secret(state, event)
        case ev.WithholdSecret():
            return gm.withhold_secret(state, event)
        case ev.GiveCard():
            return gm.give(state, event)
        case ev.LogVisit():
            return gm.log_visit(state, event)
        case ev.LogMeeting():
            return gm.log_meeting(state, event)
        case ev.Tick():
            return gm.tick(state, event)
        case ev.Reveal():
            return gm.reveal(state, event)
        case ev.SetValue():
            return gm.set_value(state, event)
        case ev.AddState():
            return gm.add_state(state, event)
        case ev.RemoveState():
            return gm.remove_state(state, event)
        case ev.EndEffect():
            return gm.end_effect(state, event)
        case ev.Join():
            return gm.join(state, event)
        case ev.Drop():
            return checks.drop(state, event)
        case bt.StartBattle():
            return battle.start_battle(state, event)
        case bt.EndBattle():
            return battle.end_battle(state, event)
        case bt.PlaceToken():
            return tokens.place_token(state, event)
        case bt.MoveToken():
            return tokens.move_token(state, event)
        case bt.AllTo():
            return tokens.all_to(state, event)
        case bt.EndSetup():
            return battle.end_setup(state, event)
        case bt.Draw():
            return battle.draw(state, event)
        case bt.EndTurn():
            return battle.end_turn(state, event)
        case bt.EndCleanup():
            return battle.end_cleanup(state, event)
        case ev.CloseCycle():
            return cycle.close_cycle(state, event)
        case ev.EndScenario():
            return cycle.end_scenario(state, event)
        case _:
            assert_never(event)


AnyEvent = Annotated[
    ev.Begin
    | ev.Elapse
    | ev.ChooseArea
    | ev.Absent
    | ev.ConfirmMoves
    | ev.Place
    | ev.Describe
    | ev.EndScene
    | ev.Enter
    | ev.Leave
    | ev.Acquire
    | ev.Buy
    | ev.Sell
    | ev.UseCard
    | ev.Search
    | ThrowEvent
    | Choose
    | ev.Typed
    | ev.WordsDone
    | ev.Equip
    | ev.HandOver
    | ev.ThrowAway
    | ev.Mark
    | ev.GiveSecret
    | ev.WithholdSecret
    | ev.GiveCard
    | ev.LogVisit
    | ev.LogMeeting
    | ev.Tick
    | ev.Reveal
    | ev.SetValue
    | ev.AddState
    | ev.RemoveState
    | ev.EndEffect
    | ev.Join
    | ev.Drop
    | bt.StartBattle
    | bt.EndBattle
    | bt.PlaceToken
    | bt.MoveToken
    | bt.AllTo
    | bt.EndSetup
    | bt.Draw
    | bt.EndTurn
    | bt.EndCleanup
    | ev.CloseCycle
    | ev.EndScenario,
    Field(discriminator="kind"),
]


EVENTS: TypeAdapter[AnyEvent] = TypeAdapter(AnyEvent, config=LAZY)


def numbered(state: SessionState) -> SessionState:
    """Give an id to every copy that an edit has brought without one of its own."""
    for who, sheet in state.sheets.items():
        if _lacks_ids(sheet):
            state = state.numbered(who)
    return state


@remembered(64)
def _lacks_ids(sheet: CommonSheet) -> bool:
    ids = [copy.id for copy in sheet.copies]
    return "" in ids or len(set(ids)) < len(ids)


def _computable(state: SessionState) -> SessionState:
    """Break the action off whose numbers cannot be computed any more, as an edited sheet has them (CM-CHK-05)."""
    if state.action is None or state.action.trial is None:
        return state
    try:
        _ = open_trial(state).pair
    except Refusal:
        return broken_off(state)
    return state


def advance(state: SessionState) -> SessionState:
    """Return the state after everything that happens by itself, also after sheets were edited."""
    state = _computable(attended(numbered(state))).mapped(lambda sheet: cut_ap(sheet, state.settings))
    state = initiative(retriggered(state))
    return check_secrets(cleanup_step(state))
