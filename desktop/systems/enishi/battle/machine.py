"""The reducer of a fight: one event in, the next state out; whatever is not legal is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

from desktop.core.dice import throw_of
from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.enishi.actor import Actor, actor
from desktop.systems.enishi.battle import events as ev
from desktop.systems.enishi.battle import strike
from desktop.systems.enishi.battle.guard import active, anyone, body, free, may_declare, prep, reacts
from desktop.systems.enishi.battle.state import Battle, Fighter, Purpose
from desktop.systems.enishi.battle.turns import arranged, leave_place, next_turn, settled
from desktop.systems.enishi.checks import declare, flow
from desktop.systems.enishi.checks.result import outcome
from desktop.systems.enishi.checks.start import plain_state
from desktop.systems.enishi.checks.state import State
from desktop.systems.enishi.gear import Rules
from desktop.systems.enishi.recovery import drink, effect
from desktop.systems.enishi.sheet import Sheet


def start(sheets: Sequence[Sheet], game: Rules) -> Battle:
    """Begin a fight between these characters, in list order."""
    actors = tuple(actor(sheet, game) for sheet in sheets)
    return Battle(settings=game.settings, fighters=tuple(Fighter(actor=a) for a in actors), first=actors)


def apply(battle: Battle, event: Any) -> Battle:
    """Return the fight after one event.

    Raises:
        Refusal: the event is not legal now; the fight is as it was.
    """
    if battle.phase == "over":
        raise refuse("over", "EN-BTL-01", phrase("戦闘は終わっています。"))
    return settled(_after(battle, event))


def _after(battle: Battle, event: Any) -> Battle:
    match event:
        case ev.Throw() | ev.Choose():
            return _advance_check(battle, event)
        case ev.Effect() | ev.Adjust() | ev.Join() | ev.Leave() | ev.End():
            return _anytime(battle, event)
    free(battle)
    return _step(battle, event)


def _step(battle: Battle, event: Any) -> Battle:
    match event:
        case ev.Turn():
            return next_turn(battle)
        case ev.Declare():
            return may_declare(battle, event)
        case ev.Order():
            fighter = _unordered(battle, event.who)
            return _opened(battle, strike.order_check(battle, fighter, event), "order", event.who)
        case ev.Arrange():
            return arranged(battle, event)
        case ev.Ambush():
            return _ambush(battle, event)
        case ev.Harm():
            target = anyone(battle, event.who)
            return _opened(battle, strike.harm_check(battle, target, event), "harm", event.who)
        case ev.Done() | ev.Hold():
            return leave_place(battle, event)
    return _action(battle, event)


def _action(battle: Battle, event: Any) -> Battle:
    match event:
        case ev.Attack():
            fighter, target = (
                active(battle, event.who, "attack", event.gm),
                reacts(battle, event.target, event.reaction),
            )
            if event.who == event.target:
                raise refuse(
                    "self", "EN-BTL-06", phrase("自分は攻撃できません。"), phrase("別の目標を選んでください。")
                )
            state = strike.attack_check(battle, fighter, target, event)
            made = _reacted(_used(battle, fighter, active="attack"), event.target, state.sides[1].made)
            return _opened(made, state, "attack", event.who)
        case ev.Pressure():
            fighter, target = active(battle, event.who, "work", event.gm), reacts(battle, event.target, event.reaction)
            state = strike.pressure_check(battle, fighter, target, event)
            made = _reacted(_used(battle, fighter, active="work"), event.target, state.sides[1].made)
            return _opened(made, state, "pressure", event.who)
        case ev.Act():
            return _act(battle, event)
        case ev.Aid():
            return _aid(battle, event)
        case ev.Prep():
            return _used(battle, prep(battle, event.who, event.gm), prep=event.kind)
        case ev.Ready():
            return _ready(battle, event)
    raise refuse("unknown_event", "EN-BTL-04", phrase("その出来事は戦闘にありません。"), overridable=False)


def _unordered(battle: Battle, who: str) -> Fighter:
    fighter = body(battle, who)
    if battle.phase not in ("order", "act") or fighter.order is not None:
        raise refuse("no_order", "EN-BTL-02", phrase("{who} の行動順番はいま決めません。", who=fighter.actor.name))
    return fighter


def _opened(battle: Battle, state: State, purpose: Purpose, who: str) -> Battle:
    return _closed(battle.evolve(check=state, purpose=purpose, who=who, result=None))


def _advance_check(battle: Battle, event: ev.Throw | ev.Choose) -> Battle:
    if battle.check is None:
        raise refuse("no_check", "EN-VAL-41", phrase("いま判定はありません。"), overridable=False)
    if isinstance(event, ev.Throw):
        state = flow.throw(battle.check, throw_of((6,) * len(event.faces), event.faces, event.origin))
    else:
        wishes: dict[str, Any] = {"gm": event.gm, "modifier": event.modifier}
        if event.support is not None:
            wishes["support"] = event.support
        state = declare.choose(battle.check, event.option, wishes)
    return _closed(battle.evolve(check=state))


def _closed(battle: Battle) -> Battle:
    """Write a finished check's outcome to the fighters; an open one stays."""
    state = battle.check
    if state is None or state.moment != "done":
        return battle
    result = outcome(state)
    cast = {a.id: a for a in state.cast}
    if state.patient and result is not None:
        for change in result.changes:
            if change.sheet == state.patient and change.field in ("lp", "first_aid_used"):
                cast[state.patient] = cast[state.patient].evolve(**{change.field: change.after})
    fighters = tuple(f if cast[f.actor.id] is f.actor else f.evolve(actor=cast[f.actor.id]) for f in battle.fighters)
    done = battle.evolve(fighters=fighters, check=None, purpose="", who="", result=result)
    return _consequence(done, battle.purpose, battle.who, result.total or 0 if result else 0)


def _consequence(battle: Battle, purpose: Purpose, who: str, number: int) -> Battle:
    match purpose:
        case "order":
            return battle.evolve(fighters=battle.with_fighter(anyone(battle, who).evolve(order=number)))
        case "sneak":
            return battle.evolve(ambush=max(number, battle.ambush if battle.ambush is not None else number))
        case "notice":
            return _noticed(battle, who, number)
    return battle


def _noticed(battle: Battle, who: str, number: int) -> Battle:
    """−1 on defence this turn for whoever did not notice; not −2 for two ambushers (EN-SUR-02, EN-AMB-65)."""
    ambush = battle.ambush if battle.ambush is not None else number
    failed = battle.result is not None and battle.result.fumble and battle.settings.failure_stays
    caught = ambush > number or failed or (battle.settings.ambush_ties and ambush == number)
    if not caught:
        return battle
    fighter = anyone(battle, who)
    times = fighter.ambushed + 1 if battle.settings.ambush_stacks else 1
    return battle.evolve(fighters=battle.with_fighter(fighter.evolve(ambushed=times)))


def _ambush(battle: Battle, event: ev.Ambush) -> Battle:
    fighter = body(battle, event.who)
    if battle.phase == "end":
        message = phrase("このターンはもう終わりました。")
        raise refuse("turn_over", "EN-AMB-65", message, phrase("次のターンを始めてから仕掛けてください。"))
    if event.kind == "notice":
        if battle.ambush is None:
            raise refuse(
                "no_ambush",
                "EN-SUR-01",
                phrase("不意打ちを仕掛けた人がいません。"),
                phrase("先に《隠密》を振ってください。"),
            )
        if event.immune:
            return battle
    return _opened(battle, strike.ambush_check(battle, fighter, event), event.kind, event.who)


def _used(battle: Battle, fighter: Fighter, **marks: str) -> Battle:
    return battle.evolve(fighters=battle.with_fighter(fighter.evolve(**marks)))


def _reacted(battle: Battle, who: str, made: bool) -> Battle:
    if not made:
        return battle
    fighter = anyone(battle, who)
    return battle.evolve(fighters=battle.with_fighter(fighter.evolve(reactions=fighter.reactions + 1)))


def _act(battle: Battle, event: ev.Act) -> Battle:
    fighter = active(battle, event.who, event.kind, event.gm)
    if event.kind != "drink":
        return _used(battle, fighter, active=event.kind)
    after = fighter.evolve(actor=drink(fighter.actor), active="work")
    return battle.evolve(fighters=battle.with_fighter(after))


def _aid(battle: Battle, event: ev.Aid) -> Battle:
    """Treat somebody as a 作業行動; in a fight only with the GM's yes (EN-AMB-52)."""
    fighter, patient = active(battle, event.who, "work", event.gm), anyone(battle, event.patient)
    if not event.gm:
        text = phrase("戦闘中の手当てにはGMの同意が要ります。")
        raise refuse("consent", "EN-AMB-52", text, phrase("GMに尋ねてください。"), severity="consent")
    parts = (strike.skill_part(fighter.actor, "medicine"), strike.modifier_part(event.modifier))
    side = strike.make_side(fighter.actor, True, *parts)
    cast = tuple(f.actor for f in battle.fighters)
    state = plain_state(battle.settings, fighter.actor, patient.actor, side, cast)
    return _opened(_used(battle, fighter, active="work"), state, "first_aid", event.who)


def _ready(battle: Battle, event: ev.Ready) -> Battle:
    fighter = prep(battle, event.who, event.gm)
    hands = tuple(key for key in fighter.actor.both_hands if key != event.weapon)
    if event.both_hands:
        if event.weapon not in fighter.actor.two_handers:
            raise refuse("not_two_handed", "EN-AMB-40", phrase("その武器は両手で持てません。"))
        hands = (*hands, event.weapon)
    return battle.evolve(
        fighters=battle.with_fighter(fighter.evolve(prep="ready", actor=fighter.actor.evolve(both_hands=hands)))
    )


def _anytime(battle: Battle, event: ev.Effect | ev.Adjust | ev.Join | ev.Leave | ev.End) -> Battle:
    match event:
        case ev.Effect():
            return _effect(battle, event)
        case ev.Adjust():
            free(battle)
            return _with_actor(battle, anyone(battle, event.who).actor.evolve(**{event.field: event.value}))
        case ev.Join():
            if battle.fighter(event.actor.id) is not None:
                raise refuse("twice", "EN-BTL-01", phrase("{who} はもう戦っています。", who=event.actor.name))
            free(battle)
            return battle.evolve(
                fighters=(*battle.fighters, Fighter(actor=event.actor)), first=(*battle.first, event.actor)
            )
        case ev.Leave():
            free(battle)
            left = tuple(f for f in battle.fighters if f.actor.id != event.who)
            queue = tuple(who for who in battle.queue if who != event.who)
            gone = (*battle.gone, anyone(battle, event.who).actor)
            return battle.evolve(fighters=left, queue=queue, gone=gone)
        case ev.End():
            free(battle)
            return battle.evolve(phase="over", now="")
    assert_never(event)


def _effect(battle: Battle, event: ev.Effect) -> Battle:
    """全回復 and 蘇生 at any time; inside a check they go through its window (EN-PRM-05, EN-PRM-12)."""
    if battle.check is not None:
        option = f"{event.effect}:{event.payer}:clv:{event.receiver}"
        return _advance_check(battle, ev.Choose(option=option, support=event.support))
    payer, receiver = anyone(battle, event.payer).actor, anyone(battle, event.receiver).actor
    for new in effect(event.effect, payer, receiver, battle.settings, event.support):
        battle = _with_actor(battle, new)
    return battle


def _with_actor(battle: Battle, new: Actor) -> Battle:
    fighter = anyone(battle, new.id)
    return battle.evolve(fighters=battle.with_fighter(fighter.evolve(actor=new)))
