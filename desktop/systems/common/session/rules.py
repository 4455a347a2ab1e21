"""The reducer: one function per event, and what follows any of them."""

from __future__ import annotations

from typing import Annotated, assert_never

from pydantic import Field, TypeAdapter

from desktop.core.play import Choose, ThrowEvent
from desktop.core.value import LAZY
from desktop.systems.common.battle import events as bt
from desktop.systems.common.battle import rules as battle
from desktop.systems.common.battle import tokens
from desktop.systems.common.session import actions, checks, closing, cycle, gm, records, scene
from desktop.systems.common.session import events as ev
from desktop.systems.common.session.advance import advance
from desktop.systems.common.session.state import SessionState


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
            return closing.words_done(state, event)
        case ev.Equip():
            return scene.equip(state, event)
        case ev.HandOver():
            return scene.hand_over(state, event)
        case ev.ThrowAway():
            return scene.throw_away(state, event)
        case ev.Mark():
            return gm.mark(state, event)
        case ev.GiveSecret():
            return records.confirm_secret(state, event)
        case ev.WithholdSecret():
            return records.withhold_secret(state, event)
        case ev.GiveCard():
            return records.give(state, event)
        case ev.LogVisit():
            return records.log_visit(state, event)
        case ev.LogMeeting():
            return records.log_meeting(state, event)
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
            return closing.drop(state, event)
        case bt.StartBattle():
            return battle.start_battle(state, event)
        case bt.EndBattle():
            return battle.end_battle(state, event)
        case bt.PlaceToken():
            return battle.place_token(state, event)
        case bt.MoveToken():
            return tokens.move_token(state, event)
        case bt.AllTo():
            return battle.all_to(state, event)
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
