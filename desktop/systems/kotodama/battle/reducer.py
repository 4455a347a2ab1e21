"""apply(state, event): the round as a state machine (KO-FSM-R01…R14)."""

from __future__ import annotations

from desktop.systems.kotodama.battle import hand
from desktop.systems.kotodama.battle import rules as flow
from desktop.systems.kotodama.battle.events import (
    Act,
    AddEffect,
    BattleEvent,
    Conditions,
    Discard,
    End,
    EndEffect,
    Next,
    Nominate,
    PhaseArt,
    SetDl,
    SetInitiative,
    Start,
)
from desktop.systems.kotodama.battle.state import RUNNING, Attack, Battle
from desktop.systems.kotodama.stage.events import Connect, Damage, DropCheck, Join, OpenCheck
from desktop.systems.kotodama.stage.rules import (
    advance_check,
    happened,
    refuse_while_open,
    with_edits,
    with_new_budgets,
)


def apply(state: Battle, event: BattleEvent) -> Battle:
    """Return the state after an event.

    Raises:
        Refusal: the event is not legal now; `state` is as it was.
    """
    if isinstance(event, Start | Next | Nominate | Act | Discard | PhaseArt | End):
        refuse_while_open(state)
    return advance(_happened(state, event))


def _happened(state: Battle, event: BattleEvent) -> Battle:
    match event:
        case Start():
            return flow.start(state, event)
        case Next():
            return flow.go_on(state.evolve(hit=None, due=""), event)
        case Nominate():
            return flow.nominate(state.evolve(hit=None, due=""), event)
        case Act():
            return _last(flow.act(state.evolve(hit=None, due=""), event))
        case Discard():
            return flow.discard(state.evolve(hit=None), event)
        case Damage():
            done = state.hit is not None and event.who in state.hit.targets
            return happened(state.evolve(hit=None) if done else state, event)
        case DropCheck():
            return happened(state.evolve(duel=None), event)
        case PhaseArt():
            return flow.phase_art(state, event)
        case AddEffect():
            return hand.add_effect(state, event)
        case EndEffect():
            return hand.end_effect(state, event)
        case SetInitiative():
            return hand.set_initiative(state, event)
        case SetDl():
            return hand.set_dl(state, event)
        case Conditions():
            return hand.conditions(state, event)
        case End():
            return hand.end(state.evolve(due=""), event)
        case Join():
            return hand.join(state, event)
        case Connect():
            return hand.connect(state, event)
        case OpenCheck():
            return happened(_contested(state, event), event)
        case _:
            return happened(state, event)


def advance(state: Battle) -> Battle:
    """Return the state with everything done that follows by itself: costs of checks, ends of main phases, warnings."""
    state = _with_attack_over(with_new_budgets(_turn(_struck(advance_check(with_edits(state))))))
    named = {condition.result for condition in state.conditions}
    missing = state.phase in RUNNING and named != {"victory", "defeat"}
    warnings = ("conditions_missing",) if missing else ()
    return state if warnings == state.warnings else state.evolve(warnings=warnings)


def _contested(state: Battle, event: OpenCheck) -> Battle:
    """Remember that a check is an attack's; the rest of its targets wait for theirs (KO-AMB-41)."""
    attack, target = state.attack, event.params.get("opponent")
    if attack is None or event.check != "opposed" or event.who != attack.who or target not in attack.targets:
        return state.evolve(attack=None, duel=None, hit=None)
    left = tuple(other for other in attack.targets if other != target)
    return state.evolve(
        attack=attack.evolve(targets=left) if left else None,
        duel=Attack(who=attack.who, targets=(str(target),)),
        hit=None,
    )


def _struck(state: Battle) -> Battle:
    """Record the targets that an attack has hit once its check is over, without the gone and the dead (KO-OPP-07)."""
    if state.duel is not None and state.check is None:
        outcome = state.last.outcome if state.last is not None else None
        won = outcome is not None and outcome.success is True
        return state.evolve(duel=None, hit=state.duel if won else None)
    if state.hit is not None and not any(p.id in state.hit.targets and p.state != "dead" for p in state.people):
        return state.evolve(hit=None)
    return state


def _last(state: Battle) -> Battle:
    """Note that an attack took the last of a budget: its check and damage are told before 行動完了 (KO-PHS-10)."""
    attack, spent = state.attack, any(p.id == state.current and not p.remaining for p in state.people)
    return state.evolve(due=attack.who) if attack is not None and attack.who == state.current and spent else state


def _with_attack_over(state: Battle) -> Battle:
    """Nothing of the last attack is left to be told."""
    over = state.check is None and state.attack is None and state.hit is None
    return state.evolve(due="") if state.due and over else state


def _turn(state: Battle) -> Battle:
    """End the main phase of a character who is 行動完了, has fallen, or is gone (KO-PHS-10, KO-FSM-C02)."""
    if state.phase != "main":
        return state if state.attack is None or state.phase == "initiative" else state.evolve(attack=None)
    person = next((p for p in state.people if p.id == state.current), None)
    if person is not None and person.state == "unacted" and person.remaining:
        return state
    if person is not None and person.state == "unacted":
        state = state.with_person(person.evolve(state="done", remaining=0))
    return state.evolve(phase="initiative", current="")
