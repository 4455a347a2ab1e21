"""apply(state, event): the round as a state machine (KO-FSM-R01…R14)."""

from __future__ import annotations

from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.kotodama.battle import acts
from desktop.systems.kotodama.battle.acts import wrong_phase, wrong_timing
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
from desktop.systems.kotodama.battle.state import (
    PHASES,
    RUNNING,
    Battle,
    Effect,
    candidates,
    ends,
    met,
    suggested,
    trace_id,
)
from desktop.systems.kotodama.numbers import checked_dl
from desktop.systems.kotodama.people import Person, cannot_act, find
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.stage.events import Connect, Damage, DropCheck, Join, OpenCheck
from desktop.systems.kotodama.stage.rules import (
    advance_check,
    happened,
    joined,
    out_of_range,
    with_edits,
    with_new_budgets,
)
from desktop.systems.kotodama.stage.state import refuse_while_open


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
            return start(state, event)
        case Next():
            return go_on(state.evolve(hit=None, due=""), event)
        case Nominate():
            return nominate(state.evolve(hit=None, due=""), event)
        case Act():
            return acts.with_last_action(act(state.evolve(hit=None, due=""), event))
        case Discard():
            return discard(state.evolve(hit=None), event)
        case Damage():
            done = state.hit is not None and event.who in state.hit.targets
            return happened(state.evolve(hit=None) if done else state, event)
        case DropCheck():
            return happened(state.evolve(duel=None), event)
        case PhaseArt():
            return phase_art(state, event)
        case AddEffect():
            return add_effect(state, event)
        case EndEffect():
            return end_effect(state, event)
        case SetInitiative():
            return set_initiative(state, event)
        case SetDl():
            return set_dl(state, event)
        case Conditions():
            return conditions(state, event)
        case End():
            return end(state.evolve(due=""), event)
        case Join():
            return join(state, event)
        case Connect():
            return connect(state, event)
        case OpenCheck():
            return happened(acts.contested(state, event), event)
        case _:
            return happened(state, event)


def advance(state: Battle) -> Battle:
    """Return the state with everything done that follows by itself: costs of checks, ends of main phases, warnings."""
    state = acts.with_attack_over(with_new_budgets(_turn(acts.with_hit(advance_check(with_edits(state))))))
    named = {condition.result for condition in state.conditions}
    missing = state.phase in RUNNING and named != {"victory", "defeat"}
    warnings = ("conditions_missing",) if missing else ()
    return state if warnings == state.warnings else state.evolve(warnings=warnings)


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
    return _spend(_lasting(acts.attacked(state, event, targets), event, person, targets), person, cost)


def _act_out_of_turn(state: Battle, event: Act) -> Battle:
    """Let the GM grant an act outside the main phase; it costs nothing (KO-AMB-40)."""
    if state.phase not in RUNNING:
        raise wrong_phase(state, "KO-FSM-R08")
    person = find(state.people, event.who)
    if not person.standing:
        raise cannot_act(person)
    acts.cost_of(event, person)
    targets = acts.check_targets(state, event, person)
    return _lasting(acts.attacked(state, event, targets), event, person, targets)


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


def add_effect(state: Battle, event: AddEffect) -> Battle:
    """Note a lasting effect (KO-ART-03)."""
    if event.until not in ("cleanup", "scene", "permanent"):
        raise refuse(
            "bad_duration",
            "KO-ART-03",
            phrase("効果時間に「{until}」は使えません。", until=event.until),
            phrase("クリンナップフェイズまで・シーン終了まで・永続から選んでください。"),
        )
    if any(effect.id == event.id for effect in state.effects):
        raise refuse(
            "duplicate", "KO-ART-03", phrase("その効果はもうあります。"), phrase("前の効果を終えてから加えてください。")
        )
    new = Effect.model_validate({**event.model_dump(exclude={"kind"}), "fresh": state.phase == "cleanup"})
    return state.evolve(effects=(*state.effects, new))


def end_effect(state: Battle, event: EndEffect) -> Battle:
    """Take an effect away."""
    left = tuple(effect for effect in state.effects if effect.id != event.id)
    if len(left) == len(state.effects):
        raise refuse(
            "unknown_effect", "KO-PHS-13", phrase("その効果はありません。"), phrase("一覧にある効果を選んでください。")
        )
    return state.evolve(effects=left)


def set_initiative(state: Battle, event: SetInitiative) -> Battle:
    """Change イニシアティヴ値 (KO-FSM-R14)."""
    seat = state.seat(event.who)
    if not -99 <= event.value <= 99:
        raise out_of_range("KO-SHT-13", "イニシアティヴ値", event.value)
    return state.with_seat(seat.evolve(initiative=event.value))


def set_dl(state: Battle, event: SetDl) -> Battle:
    """Change DL (KO-FSM-R14)."""
    seat = state.seat(event.who)
    return state.with_seat(seat.evolve(dl=checked_dl(event.value)))


def conditions(state: Battle, event: Conditions) -> Battle:
    """Write the conditions anew."""
    return state.evolve(conditions=event.conditions)


def end(state: Battle, event: End) -> Battle:
    """Declare the end (KO-FSM-R12)."""
    if state.phase not in RUNNING:
        raise wrong_phase(state, "KO-FSM-R12")
    effects = tuple(effect for effect in state.effects if effect.until == "permanent")
    return state.evolve(phase="ended", current="", result=event.result, effects=effects)


def join(state: Battle, event: Join) -> Battle:
    """Add a character (KO-FSM-R13, KO-AMB-35); one who left in this round returns with the rest of it (KO-AMB-37)."""
    state = joined(state, event)
    person = find(state.people, event.who)
    if not person.standing:
        return state
    if person.remaining is not None:
        return state.with_person(person.evolve(state="unacted" if person.remaining else "done"))
    return state.with_person(person.evolve(state=state.rules.joins_as if state.phase in RUNNING else "unacted"))


def connect(state: Battle, event: Connect) -> Battle:
    """Change a connection state; in a round in one's own main phase, arts excepted (KO-FSM-K04)."""
    changed = happened(state, event)
    if state.phase in RUNNING and event.who != state.current and event.reason != "art" and not event.gm:
        raise refuse(
            "not_current",
            "KO-FSM-K04",
            phrase("接続状態を変えられるのは、自分のメインフェイズです。"),
            phrase("手番を待つか、アーツかGM裁定で変えてください。"),
        )
    return changed
