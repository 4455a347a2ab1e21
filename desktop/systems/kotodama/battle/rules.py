"""The round itself: start, phases, acts (KO-FSM-R01…R11)."""

from __future__ import annotations

from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.kotodama.battle import acts
from desktop.systems.kotodama.battle.acts import wrong_phase, wrong_timing
from desktop.systems.kotodama.battle.events import Act, Discard, Next, Nominate, PhaseArt, Start
from desktop.systems.kotodama.battle.state import (
    PHASES,
    RUNNING,
    Attack,
    Battle,
    Effect,
    candidates,
    ends,
    met,
    suggested,
    trace_id,
)
from desktop.systems.kotodama.people import Person, cannot_act, find
from desktop.systems.kotodama.settings import KotodamaSettings


def start(state: Battle, event: Start) -> Battle:
    """Begin with round 1; conditions that are met already hold (KO-FSM-R01, KO-VIC-02)."""
    if state.phase != "idle":
        raise wrong_phase(state, "KO-FSM-R01")
    if not state.seats:
        raise refuse(
            "no_participants",
            "KO-FSM-R01",
            phrase("参加者がいません。"),
            phrase("キャラクターを加えてから始めてください。"),
        )
    return _setup(state.evolve(conditions=event.conditions or state.conditions), 1)


def _setup(state: Battle, number: int) -> Battle:
    """Enter setup: every standing character becomes 未行動, all budgets are cleared (KO-FSM-R02)."""
    for person in state.people:
        state = state.with_person(_in_new_round(person, state.rules))
    left = tuple(seat.evolve(remaining=None) if seat.remaining is not None else seat for seat in state.left)
    return state.evolve(phase="setup", round=number, current="", left=left)


def _in_new_round(person: Person, rules: KotodamaSettings) -> Person:
    if person.standing:
        return person.evolve(state="unacted", remaining=None)
    refreshed = person.state == "downed" and rules.downed_memory == "refresh"
    return person.evolve(memory="unacted" if refreshed else person.memory, remaining=None)


def go_on(state: Battle, event: Next) -> Battle:
    """Take the next step of the round (KO-FSM-R04, R05, R10, R11)."""
    if state.phase == "setup":
        return state.evolve(phase="initiative")
    if state.phase == "initiative":
        who = suggested(state)
        return _enter_main(state, find(state.people, who)) if who else state.evolve(phase="cleanup")
    if state.phase == "main" and event.gm:
        return _give_up(state, find(state.people, state.current))
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
    left = (effect for effect in state.effects if not ends(state, effect))
    effects = tuple(effect.evolve(fresh=False) if effect.fresh else effect for effect in left)
    return _setup(state.evolve(effects=effects), state.round + 1)


def _enter_main(state: Battle, person: Person) -> Battle:
    """Begin a main phase; one that was interrupted this round keeps what was left (KO-FSM-R07)."""
    left = person.action_count if person.remaining is None else person.remaining
    state = state.with_person(person.evolve(remaining=left))
    return state.evolve(phase="main", current=person.id, attack=None)


def nominate(state: Battle, event: Nominate) -> Battle:
    """Name the initiative character (KO-FSM-R06)."""
    if state.phase != "initiative" and not (event.gm and state.phase in RUNNING):
        raise wrong_phase(state, "KO-FSM-R06")
    person = find(state.people, event.who)
    if person.state != "unacted":
        raise cannot_act(person)
    if event.who not in candidates(state) and not event.gm:
        raise refuse(
            "not_candidate",
            "KO-FSM-R06",
            phrase("{name} よりイニシアティヴ値の高い人がいます。", name=person.name),
            phrase("先の人を選ぶか、GM裁定で指名してください。"),
        )
    return _enter_main(state, person)


def act(state: Battle, event: Act) -> Battle:
    """Declare an act; the checks come in the order of KO-FSM-R08."""
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
    targets = acts.check_targets(state, event, person)
    return _spend(_lasting(_attacked(state, event, targets), event, person, targets), person, cost)


def _act_out_of_turn(state: Battle, event: Act) -> Battle:
    """Let the GM grant an act outside the main phase; it costs nothing (KO-AMB-40)."""
    if state.phase not in RUNNING:
        raise wrong_phase(state, "KO-FSM-R08")
    person = find(state.people, event.who)
    if not person.standing:
        raise cannot_act(person)
    acts.cost_of(event, person)
    targets = acts.check_targets(state, event, person)
    return _lasting(_attacked(state, event, targets), event, person, targets)


def _attacked(state: Battle, event: Act, targets: tuple[str, ...]) -> Battle:
    """Remember whom an act is aimed at, for the check that the GM may call for."""
    others = tuple(target for target in targets if target != event.who)
    return state.evolve(attack=Attack(who=event.who, targets=others) if others else None)


def _current(state: Battle, who: str) -> Person:
    person = find(state.people, who)
    if who != state.current:
        raise refuse(
            "not_current",
            "KO-FSM-R08",
            phrase("いまは {name} のメインフェイズではありません。", name=person.name),
            phrase("手番の人に宣言してもらってください。"),
        )
    return person


def _spend(state: Battle, person: Person, cost: int) -> Battle:
    if not cost:
        return state
    left = max(0, (person.remaining or 0) - cost)
    return state.with_person(person.evolve(remaining=left))


def discard(state: Battle, event: Discard) -> Battle:
    """Give up the rest of the budget (KO-FSM-R09)."""
    if state.phase != "main":
        raise wrong_phase(state, "KO-FSM-R09")
    person = _current(state, event.who)
    return _give_up(state, person)


def _give_up(state: Battle, person: Person) -> Battle:
    return _spend(state, person, person.remaining or 0)


def phase_art(state: Battle, event: PhaseArt) -> Battle:
    """Use an art of the phase; it costs no actions (KO-FSM-R03)."""
    if state.phase not in ("setup", "initiative", "cleanup") and not (event.gm and state.phase == "main"):
        raise wrong_phase(state, "KO-FSM-R03")
    person = find(state.people, event.who)
    if not person.standing:
        raise cannot_act(person)
    timing = acts.timing_of(event, person)
    if timing not in (state.phase, "other") and not event.gm:
        raise wrong_timing(timing, PHASES[state.phase])
    return _lasting(state, event, person, acts.check_targets(state, event, person))


def _lasting(state: Battle, event: Act | PhaseArt, person: Person, targets: tuple[str, ...]) -> Battle:
    """Note what an art leaves behind on each of its targets, or on its user; used anew it begins anew (KO-ART-03)."""
    art = person.art(event.art) if event.art else None
    if art is None or not event.lasting or art.duration == "instant":
        return state
    fresh = state.phase == "cleanup"
    new = {
        (name := trace_id(person.id, art.id, who)): Effect(
            id=name, until=art.duration, name=art.name, who=who, fresh=fresh
        )
        for who in targets or (person.id,)
    }
    kept = tuple(effect for effect in state.effects if effect.id not in new)
    return state.evolve(effects=(*kept, *new.values()))
