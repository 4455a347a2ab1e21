"""The rules of a fight: one event in, the next state out; whatever is not legal is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from desktop.core.play import Choose, KnownSheets, ThrowEvent, answered
from desktop.core.problem import Severity, refuse
from desktop.core.words import phrase
from desktop.systems.enishi.actor import Actor
from desktop.systems.enishi.battle import events as ev
from desktop.systems.enishi.battle import turns
from desktop.systems.enishi.battle.state import Battle, Fighter, Seat
from desktop.systems.enishi.battle.turns import (
    active,
    advance,
    anyone,
    arranged,
    body,
    free,
    leave_place,
    may_declare,
    next_turn,
    numbered,
    prep,
    reacts,
    reordered,
)
from desktop.systems.enishi.checks.flow import no_check
from desktop.systems.enishi.checks.options import CONSENT
from desktop.systems.enishi.checks.people import Around
from desktop.systems.enishi.checks.result import cast_after
from desktop.systems.enishi.checks.run import Run
from desktop.systems.enishi.checks.state import State
from desktop.systems.enishi.gear import Rules
from desktop.systems.enishi.recovery import drink, effect
from desktop.systems.enishi.shared import rewritten
from desktop.systems.enishi.sheet import Sheet, set_by_hand

WRITTEN = (ev.BondEvent, ev.Adjust)
"""What may be written on a sheet at any moment, in the middle of a check and after the end as well."""


def start(
    sheets: Sequence[Sheet], game: Rules, *, unseen: Sequence[str] = (), vision: int = 0, water: str = ""
) -> Battle:
    """Begin a fight between these characters, in list order.

    Args:
        unseen: those of whom the players do not know yet.
        vision: vision modifier of the place (EN-VIS-01).
        water: depth of its water (EN-WAT-01).
    """
    seats = tuple(Seat(id=s.id, unseen=s.id in unseen and not s.is_pc) for s in sheets)
    battle = Battle(seats=seats).bound(KnownSheets({s.id: s for s in sheets}), game)
    return situated(battle, ev.Situation(vision=vision, water=water))


def apply(battle: Battle, event: ev.Event) -> Battle:
    """Return the fight after one event.

    Raises:
        Refusal: the event is not legal now; the fight is as it was.
    """
    if isinstance(event, WRITTEN):
        return advance(written_down(battle, event))
    if battle.phase == "over":
        message, remedy = phrase("戦闘は終わっています。"), phrase("続けるには、新しい戦闘を始めてください。")
        raise refuse("over", "EN-BTL-01", message, remedy, overridable=False)
    return advance(_written(_after(battle, event)))


def _after(battle: Battle, event: ev.Event) -> Battle:
    match event:
        case ThrowEvent() | Choose():
            return _advance_check(battle, event)
        case ev.Effect():
            return _effect(battle, event)
        case ev.Drop():
            return dropped(battle)
        case ev.Reveal():
            return battle.marked(anyone(battle, event.who).id, unseen=False)
    free(battle)
    match event:
        case ev.Turn():
            return next_turn(battle, event.gm)
        case ev.Reorder():
            return reordered(battle)
        case ev.Situation():
            return situated(battle, event)
        case ev.Declare():
            return may_declare(battle, event)
        case ev.Arrange():
            return arranged(battle, event)
        case ev.Done() | ev.Hold():
            return leave_place(battle, event)
        case ev.Order() | ev.Ambush() | ev.Harm() | ev.Attack() | ev.Pressure() | ev.Aid():
            return _opened(battle, event)
        case ev.Act():
            return _act(battle, event)
        case ev.Prep():
            return battle.marked(prep(battle, event.who, event.gm).id, prep=event.kind)
        case ev.Ready():
            return _ready(battle, event)
        case ev.BondEvent() | ev.Adjust():
            return written_down(battle, event)
        case ev.Join():
            return joined(battle, event.who)
        case ev.Leave():
            return left(battle, event.who)
        case ev.End():
            return battle.evolve(phase="over", now="")
    assert_never(event)


def _opened(battle: Battle, event: ev.Order | ev.Ambush | ev.Harm | ev.Attack | ev.Pressure | ev.Aid) -> Battle:
    """Open the check that an event asks for, with the action that it takes."""
    match event:
        case ev.Order():
            state = turns.order_check(battle, _unordered(battle, event), event)
        case ev.Ambush():
            return _ambush(battle, event)
        case ev.Harm():
            state = turns.harm_check(battle, anyone(battle, event.who), event)
        case ev.Attack():
            return _attack(battle, event)
        case ev.Pressure():
            fighter = active(battle, event.who, "work", event.gm)
            target = reacts(battle, event.target, event.reaction)
            state = turns.pressure_check(battle, fighter, target, event)
            battle = _seen(battle.marked(fighter.id, active="work"), event.who, event.target)
        case ev.Aid():
            return _aid(battle, event)
        case _:
            assert_never(event)
    return _with_check(battle, state, event.who)


def _seen(battle: Battle, *who: str) -> Battle:
    """Let the players know of those who attack or are attacked."""
    met = tuple(seat.evolve(unseen=False) if seat.unseen and seat.id in who else seat for seat in battle.seats)
    return battle.evolve(seats=met)


def _with_check(battle: Battle, state: State, who: str) -> Battle:
    return battle.evolve(check=Run(state=state), who=who, result=None, open_result=_kept(battle, who, None))


def _attack(battle: Battle, event: ev.Attack) -> Battle:
    fighter = active(battle, event.who, "attack", event.gm)
    target = reacts(battle, event.target, event.reaction)
    if event.who == event.target:
        message = phrase("自分は攻撃できません。")
        raise refuse("self", "EN-BTL-06", message, phrase("別の目標を選んでください。"), overridable=False)
    state = turns.attack_check(battle, fighter, target, event)
    return _with_check(_seen(battle.marked(fighter.id, active="attack"), event.who, event.target), state, event.who)


def _unordered(battle: Battle, event: ev.Order) -> Fighter:
    fighter = anyone(battle, event.who) if event.gm else body(battle, event.who)
    running = battle.phase in ("order", "act")
    if not running or (fighter.order is not None and not event.gm):
        raise refuse(
            "no_order",
            "EN-BTL-02",
            phrase("{who} の行動順番はいま決めません。", who=fighter.actor.name),
            phrase("行動順番が決まっていない人を選んでください。"),
            overridable=running,
        )
    return fighter


def _advance_check(battle: Battle, event: ThrowEvent | Choose) -> Battle:
    if battle.check is None:
        raise no_check()
    return battle.evolve(check=answered(battle.check, event))


def _written(battle: Battle) -> Battle:
    """Write a check that has ended to the fighters; an open one stays."""
    run = battle.check
    if run is None or not run.done:
        return battle
    for before, after in zip(run.state.first, cast_after(run.state), strict=True):
        battle = battle.written(before, after)
        if after.thrown_away != before.thrown_away:
            battle = battle.marked(after.id, thrown=after.thrown_away)
    marked = battle.evolve(seats=tuple(_marked(seat, run.state) for seat in battle.seats))
    ended = marked.evolve(check=None, who="", result=run, open_result=_kept(battle, battle.who, run))
    return _consequence(ended, run.state, battle.who)


def _kept(battle: Battle, who: str, run: Run | None) -> Run | None:
    """Return what players see as the last result: the check of a concealed fighter does not take its place."""
    fighter = battle.fighter(who)
    return battle.open_result if fighter is not None and fighter.unseen else run


def _marked(seat: Seat, state: State) -> Seat:
    """Count the reactions that this check took, the coverer's as well (EN-AMB-58)."""
    if state.kind not in ("attack", "pressure"):
        return seat
    made = any(side.who == seat.id and side.made for side in state.sides[1:]) or seat.id in state.answered
    return seat.evolve(reactions=seat.reactions + 1) if made else seat


def _consequence(battle: Battle, state: State, who: str) -> Battle:
    fighter = battle.fighter(who)
    if fighter is None:
        return battle
    match state.kind:
        case "initiative":
            faces = tuple(value for throw in state.sides[0].throws for value in throw.values)
            queue = tuple(q for q in battle.queue if q != who)
            return battle.marked(who, order=state.numbers[0], faces=faces).evolve(queue=queue)
        case "sneak":
            others = tuple(side for side in battle.ambushers if side.who != who)
            return battle.evolve(ambushers=(*others, state.sides[0]))
        case "surprise":
            return _noticed(battle, fighter, state)
    return battle


def _noticed(battle: Battle, fighter: Fighter, state: State) -> Battle:
    """Give a surprised fighter −1 on defence this turn; not −2 for two ambushers (EN-SUR-02, EN-AMB-65).

    The ambusher's changed achievement holds for the next victim, too.
    """
    seen = state.sides[0]
    hiding = tuple(seen if side.who == seen.who else side for side in battle.ambushers)
    battle = battle.evolve(ambushers=hiding)
    if not state.hit:
        return battle
    times = fighter.ambushed + 1 if battle.settings.ambush_stacks else 1
    return battle.marked(fighter.id, ambushed=times)


def _ambush(battle: Battle, event: ev.Ambush) -> Battle:
    fighter = anyone(battle, event.who) if event.gm else body(battle, event.who)
    if battle.phase == "end":
        message, remedy = phrase("このターンはもう終わりました。"), phrase("次のターンを始めてから仕掛けてください。")
        raise refuse("turn_over", "EN-AMB-65", message, remedy, overridable=False)
    if event.kind == "sneak":
        return _with_check(battle, turns.sneak_check(battle, fighter, event), event.who)
    turns.best_ambusher(battle, fighter)
    if event.immune:
        return battle
    return _with_check(battle, turns.notice_check(battle, fighter, event), event.who)


def _act(battle: Battle, event: ev.Act) -> Battle:
    fighter = active(battle, event.who, event.kind, event.gm)
    if event.kind != "drink":
        return battle.marked(fighter.id, active=event.kind)
    return with_actor(battle, drink(fighter.actor, gm=event.gm)).marked(fighter.id, active="work")


def _aid(battle: Battle, event: ev.Aid) -> Battle:
    """Treat a patient as a 作業行動; in a fight only with the GM's ruling (EN-AMB-52)."""
    fighter, patient = active(battle, event.who, "work", event.gm), anyone(battle, event.patient)
    if not event.gm:
        text = phrase("戦闘中の手当てにはGMの同意が要ります。")
        raise refuse("consent", "EN-AMB-52", text, phrase("GMに尋ねてください。"), severity=Severity.CONSENT)
    state = turns.aid_check(battle, fighter, patient, event)
    return _with_check(battle.marked(fighter.id, active="work"), state, event.who)


def _ready(battle: Battle, event: ev.Ready) -> Battle:
    fighter = prep(battle, event.who, event.gm)
    hands = tuple(key for key in fighter.actor.both_hands if key != event.weapon)
    if event.both_hands:
        if event.weapon not in fighter.actor.two_handers:
            raise refuse(
                "not_two_handed",
                "EN-AMB-40",
                phrase("その武器は両手で持てません。"),
                phrase("片手のまま準備するか、両手で持てる武器を選んでください。"),
                overridable=False,
            )
        hands = (*hands, event.weapon)
    return battle.marked(fighter.id, prep="ready", hands=hands)


def _effect(battle: Battle, event: ev.Effect) -> Battle:
    """全回復 and 蘇生 at any time; inside a check they go through its window (EN-PRM-05, EN-PRM-12)."""
    if battle.check is not None:
        option = f"{event.effect}:{event.payer}:clv:{event.receiver}"
        args = {} if event.support is None else {"support": event.support}
        return _advance_check(battle, Choose(option=option + (CONSENT if event.gm else ""), args=args))
    payer, receiver = anyone(battle, event.payer).actor, anyone(battle, event.receiver).in_check
    for new in effect(event.effect, payer, receiver, battle.settings, event.support, gm=event.gm):
        battle = with_actor(battle, new)
    return battle


def written_down(battle: Battle, event: ev.BondEvent | ev.Adjust) -> Battle:
    """What is written on a sheet beside the rules' own course."""
    actor = anyone(battle, event.who).actor
    match event:
        case ev.BondEvent():
            bonds = rewritten(actor.bonds, event, battle.settings)
            return battle.written(actor, actor.evolve(bonds=bonds))
        case ev.Adjust(field="order"):
            return numbered(battle, event.who, event.value)
        case ev.Adjust(field="reactions"):
            return battle.marked(event.who, reactions=event.value)
        case ev.Adjust():
            return battle.with_sheet(set_by_hand(battle.known[actor.id], event.field, event.value))
    assert_never(event)


def dropped(battle: Battle) -> Battle:
    """Give the open check up: nothing of it counts, and the action that it took is free again.

    Raises:
        Refusal: there is none.
    """
    run, fighter = battle.check, battle.fighter(battle.who)
    if run is None:
        raise no_check()
    dropped = battle.evolve(check=None, who="")
    if fighter is None or run.state.kind not in ("attack", "pressure", "first_aid"):
        return dropped
    return dropped.marked(fighter.id, active="")


def situated(battle: Battle, event: ev.Situation) -> Battle:
    """Set the vision and the depth of water of the place.

    Raises:
        Refusal: `unknown_water`.
    """
    Around(vision=event.vision, water=event.water).parts(battle.settings)
    return battle.evolve(vision=event.vision, water=event.water)


def joined(battle: Battle, who: str) -> Battle:
    if (fighter := battle.fighter(who)) is not None:
        raise refuse(
            "twice",
            "EN-BTL-01",
            phrase("{who} はもう戦っています。", who=fighter.actor.name),
            phrase("ほかの人を選んでください。"),
            overridable=False,
        )
    return battle.evolve(seats=(*battle.seats, Seat(id=who)))


def left(battle: Battle, who: str) -> Battle:
    anyone(battle, who)
    seats = tuple(seat for seat in battle.seats if seat.id != who)
    hiding = tuple(side for side in battle.ambushers if side.who != who)
    return battle.evolve(seats=seats, queue=tuple(q for q in battle.queue if q != who), ambushers=hiding)


def with_actor(battle: Battle, new: Actor) -> Battle:
    return battle.written(anyone(battle, new.id).actor, new)
