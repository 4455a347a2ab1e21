"""apply(state, event): the round as a state machine (KO-FSM-R01…R14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.kotodama import people as folk
from desktop.systems.kotodama.battle import acts
from desktop.systems.kotodama.battle.acts import wrong_phase, wrong_timing
from desktop.systems.kotodama.battle.events import (
    Act,
    AddEffect,
    Choose,
    Conditions,
    Connect,
    Damage,
    Discard,
    Down,
    End,
    EndEffect,
    Heal,
    Join,
    Kill,
    Leave,
    Next,
    PhaseArt,
    Release,
    Reveal,
    SetDl,
    SetInitiative,
    SetKarma,
    Start,
)
from desktop.systems.kotodama.battle.state import PHASES, RUNNING, Battle, Effect, candidates, duplicate, met, suggested
from desktop.systems.kotodama.numbers import checked_dl
from desktop.systems.kotodama.people import Person, find, replaced


def apply(state: Battle, event: Any) -> Battle:
    """Return the state after an event.

    Raises:
        Refusal: the event is not legal now; `state` is as it was.
    """
    return _HANDLERS[type(event)](state, event)


def _start(state: Battle, event: Start) -> Battle:
    if state.phase != "idle":
        raise wrong_phase(state, "KO-FSM-R01")
    if not state.people:
        raise refuse(
            "no_participants",
            "KO-FSM-R01",
            phrase("参加者がいません。"),
            phrase("キャラクターを加えてから始めてください。"),
        )
    missing = {c.result for c in event.conditions} != {"victory", "defeat"}
    warnings = ("conditions_missing",) if missing else ()
    return _setup(state.evolve(conditions=event.conditions, warnings=warnings), 1)


def _setup(state: Battle, number: int) -> Battle:
    """Enter setup: everybody standing becomes 未行動, all budgets are cleared (KO-FSM-R02)."""
    people = tuple(_refreshed(person, state) for person in state.people)
    return state.evolve(phase="setup", round=number, current="", people=people)


def _refreshed(person: Person, state: Battle) -> Person:
    if person.standing:
        if person.state == "unacted" and person.remaining is None:
            return person
        return person.evolve(state="unacted", remaining=None)
    memory = person.memory
    if person.state == "downed" and state.rules.downed_memory == "refresh":
        memory = "unacted"
    return person.evolve(memory=memory, remaining=None)


def _next(state: Battle, event: Next) -> Battle:
    if state.phase == "setup":
        return state.evolve(phase="initiative")
    if state.phase == "initiative":
        who = suggested(state)
        return _enter_main(state, find(state.people, who)) if who else state.evolve(phase="cleanup")
    if state.phase == "main":
        raise refuse(
            "actions_left",
            "KO-FSM-R10",
            phrase("行動回数が残っています。"),
            phrase("アクトを宣言するか、残りを破棄してください。"),
        )
    if state.phase == "cleanup":
        return _next_round(state, event.gm)
    raise wrong_phase(state, "KO-FSM-R04")


def _next_round(state: Battle, gm: bool) -> Battle:
    if met(state) and not gm:
        raise refuse(
            "battle_over",
            "KO-PHS-14",
            phrase("勝利条件か敗北条件を満たしています。"),
            phrase("終了を宣言するか、GM裁定で続けてください。"),
        )
    keep_fresh = not state.rules.cleanup_art_expires_now
    effects = tuple(
        effect.evolve(fresh=False) if effect.fresh else effect
        for effect in state.effects
        if effect.until != "cleanup" or (effect.fresh and keep_fresh)
    )
    return _setup(state.evolve(effects=effects), state.round + 1)


def _enter_main(state: Battle, person: Person) -> Battle:
    """Begin a main phase; one that was interrupted this round keeps what was left (KO-FSM-R07)."""
    left = person.action_count if person.remaining is None else person.remaining
    return state.evolve(phase="main", current=person.id, people=replaced(state.people, person.evolve(remaining=left)))


def _choose(state: Battle, event: Choose) -> Battle:
    if state.phase != "initiative":
        raise wrong_phase(state, "KO-FSM-R06")
    person = find(state.people, event.who)
    if person.state != "unacted":
        raise folk.cannot_act(person)
    if event.who not in candidates(state) and not event.gm:
        raise refuse(
            "not_candidate",
            "KO-FSM-R06",
            phrase("{name}よりイニシアティヴ値の高い人がいます。", name=person.name),
            phrase("先の人を選ぶか、GM裁定で指名してください。"),
        )
    return _enter_main(state, person)


def _act(state: Battle, event: Act) -> Battle:
    if event.gm and event.who != state.current:
        return _act_out_of_turn(state, event)
    if state.phase != "main":
        raise wrong_phase(state, "KO-FSM-R08")
    person = _current(state, event.who)
    cost = acts.cost_of(event, person)
    left = person.remaining or 0
    if cost > left:
        raise refuse(
            "not_enough_actions",
            "KO-FSM-R08",
            phrase("行動回数が足りません（{cost} ＞ 残り{left}）。", cost=cost, left=left),
            phrase("ほかのアクトを選ぶか、残りを破棄してください。"),
        )
    if event.act in ("combat_move", "full_move") and not event.gm:
        acts.movement(event.act, person, event.distance, event.disengage)
    acts.check_targets(state, event, person)
    return _spend(state, person, cost)


def _act_out_of_turn(state: Battle, event: Act) -> Battle:
    """Let the GM grant an act outside the main phase; it costs nothing (KO-AMB-40)."""
    if state.phase not in RUNNING:
        raise wrong_phase(state, "KO-FSM-R08")
    person = find(state.people, event.who)
    if not person.standing:
        raise folk.cannot_act(person)
    acts.cost_of(event, person)
    acts.check_targets(state, event, person)
    return state


def _current(state: Battle, who: str) -> Person:
    person = find(state.people, who)
    if who != state.current:
        raise refuse(
            "not_current",
            "KO-FSM-R08",
            phrase("いまは{name}のメインフェイズではありません。", name=person.name),
            phrase("手番の人に宣言してもらってください。"),
        )
    return person


def _spend(state: Battle, person: Person, cost: int) -> Battle:
    left = (person.remaining or 0) - cost
    if left > 0:
        return state.evolve(people=replaced(state.people, person.evolve(remaining=left))) if cost else state
    finished = person.evolve(remaining=0, state="done")
    return state.evolve(phase="initiative", current="", people=replaced(state.people, finished))


def _discard(state: Battle, event: Discard) -> Battle:
    if state.phase != "main":
        raise wrong_phase(state, "KO-FSM-R09")
    person = _current(state, event.who)
    return _spend(state, person, person.remaining or 0)


def _phase_art(state: Battle, event: PhaseArt) -> Battle:
    if state.phase not in ("setup", "initiative", "cleanup"):
        raise wrong_phase(state, "KO-FSM-R03")
    person = find(state.people, event.who)
    if not person.standing:
        raise folk.cannot_act(person)
    timing = acts.timing_of(event, person)
    if timing not in (state.phase, "other") and not event.gm:
        raise wrong_timing(timing, PHASES[state.phase])
    acts.check_targets(state, event, person)
    return state


def _effect(state: Battle, event: AddEffect) -> Battle:
    if event.until not in ("cleanup", "scene", "permanent"):
        raise refuse(
            "bad_duration",
            "KO-ART-03",
            phrase("効果時間に「{until}」は使えません。", until=event.until),
            phrase("クリンナップフェイズまで・シーン終了まで・永続から選んでください。"),
        )
    if any(effect.id == event.id for effect in state.effects):
        raise refuse("duplicate", "KO-ART-03", phrase("その効果はもうあります。"))
    new = Effect.model_validate({**event.model_dump(exclude={"kind"}), "fresh": state.phase == "cleanup"})
    return state.evolve(effects=(*state.effects, new))


def _end_effect(state: Battle, event: EndEffect) -> Battle:
    left = tuple(effect for effect in state.effects if effect.id != event.id)
    if len(left) == len(state.effects):
        raise refuse("unknown_effect", "KO-PHS-13", phrase("その効果はありません。"))
    return state.evolve(effects=left)


def _put(state: Battle, person: Person) -> Battle:
    """Put a changed person back; whoever can no longer act loses the main phase under way (KO-FSM-C02)."""
    people = replaced(state.people, person)
    if person.id == state.current and not person.standing:
        return state.evolve(people=people, phase="initiative", current="")
    return state.evolve(people=people)


def _damage(state: Battle, event: Damage) -> Battle:
    return _put(state, folk.hurt(find(state.people, event.who), event.amount, state.rules))


def _heal(state: Battle, event: Heal) -> Battle:
    return _put(state, folk.heal(find(state.people, event.who), event.amount))


def _down(state: Battle, event: Down) -> Battle:
    return _put(state, folk.knock_down(find(state.people, event.who)))


def _release(state: Battle, event: Release) -> Battle:
    return _put(state, folk.release(find(state.people, event.who), event.hp))


def _kill(state: Battle, event: Kill) -> Battle:
    return _put(state, folk.kill(find(state.people, event.who)))


def _join(state: Battle, event: Join) -> Battle:
    person = event.char
    if any(p.id == person.id for p in state.people):
        raise duplicate(person)
    joins = person.evolve(remaining=None)
    if joins.standing:
        joins = joins.evolve(state=state.rules.joins_as if state.phase in RUNNING else "unacted")
    return state.evolve(people=(*state.people, joins))


def _leave(state: Battle, event: Leave) -> Battle:
    gone = find(state.people, event.who)
    people = tuple(p for p in state.people if p is not gone)
    if gone.id == state.current:
        return state.evolve(people=people, phase="initiative", current="")
    return state.evolve(people=people)


def _set_initiative(state: Battle, event: SetInitiative) -> Battle:
    person = find(state.people, event.who)
    if not -99 <= event.value <= 99:
        raise folk.out_of_range("KO-SHT-13", "イニシアティヴ値", event.value)
    return _put(state, person.evolve(initiative=event.value))


def _set_dl(state: Battle, event: SetDl) -> Battle:
    return _put(state, find(state.people, event.who).evolve(dl=checked_dl(event.value)))


def _set_karma(state: Battle, event: SetKarma) -> Battle:
    return _put(state, folk.with_karma(find(state.people, event.who), event.value, state.rules))


def _connect(state: Battle, event: Connect) -> Battle:
    """Change a connection state; in a round in one's own main phase, arts excepted (KO-FSM-K04)."""
    person = find(state.people, event.who)
    changed = folk.connect(person, event.to, event.reason, event.gm, state.rules)
    if state.phase in RUNNING and person.id != state.current and event.reason != "art" and not event.gm:
        raise refuse(
            "not_current",
            "KO-FSM-K04",
            phrase("接続状態を変えられるのは、自分のメインフェイズです。"),
            phrase("手番を待つか、アーツかGM裁定で変えてください。"),
        )
    return _put(state, changed)


def _reveal(state: Battle, event: Reveal) -> Battle:
    return _put(state, find(state.people, event.who).evolve(hidden=event.hidden))


def _conditions(state: Battle, event: Conditions) -> Battle:
    return state.evolve(conditions=event.conditions)


def _end(state: Battle, event: End) -> Battle:
    if state.phase not in RUNNING:
        raise wrong_phase(state, "KO-FSM-R12")
    effects = tuple(effect for effect in state.effects if effect.until == "permanent")
    return state.evolve(phase="ended", current="", result=event.result, effects=effects)


_HANDLERS: dict[type, Callable[[Battle, Any], Battle]] = {
    Start: _start,
    Next: _next,
    Choose: _choose,
    Act: _act,
    Discard: _discard,
    PhaseArt: _phase_art,
    AddEffect: _effect,
    EndEffect: _end_effect,
    Damage: _damage,
    Heal: _heal,
    Down: _down,
    Release: _release,
    Kill: _kill,
    Join: _join,
    Leave: _leave,
    SetInitiative: _set_initiative,
    SetDl: _set_dl,
    SetKarma: _set_karma,
    Connect: _connect,
    Reveal: _reveal,
    Conditions: _conditions,
    End: _end,
}
