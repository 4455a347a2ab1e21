"""What the GM's hand may do at any time: damage, states, effects, comings and goings (KO-FSM-C, KO-FSM-R12…R14)."""

from __future__ import annotations

from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.kotodama import people as folk
from desktop.systems.kotodama.battle.acts import wrong_phase
from desktop.systems.kotodama.battle.events import (
    AddEffect,
    Conditions,
    Connect,
    Damage,
    Down,
    End,
    EndEffect,
    Heal,
    Join,
    Kill,
    Leave,
    Release,
    Reveal,
    SetDl,
    SetInitiative,
    SetKarma,
)
from desktop.systems.kotodama.battle.state import RUNNING, Battle, Effect, duplicate
from desktop.systems.kotodama.numbers import checked_dl
from desktop.systems.kotodama.people import Person, find, replaced


def settle(state: Battle, person: Person) -> Battle:
    """Put a changed person back; whoever can no longer act loses the main phase under way (KO-FSM-C02)."""
    people = replaced(state.people, person)
    if person.id == state.current and not person.standing:
        return state.evolve(people=people, phase="initiative", current="")
    return state.evolve(people=people)


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
        raise refuse("duplicate", "KO-ART-03", phrase("その効果はもうあります。"))
    new = Effect.model_validate({**event.model_dump(exclude={"kind"}), "fresh": state.phase == "cleanup"})
    return state.evolve(effects=(*state.effects, new))


def end_effect(state: Battle, event: EndEffect) -> Battle:
    """Take an effect away."""
    left = tuple(effect for effect in state.effects if effect.id != event.id)
    if len(left) == len(state.effects):
        raise refuse("unknown_effect", "KO-PHS-13", phrase("その効果はありません。"))
    return state.evolve(effects=left)


def damage(state: Battle, event: Damage) -> Battle:
    """Hurt somebody (KO-FSM-C01)."""
    return settle(state, folk.hurt(find(state.people, event.who), event.amount, state.rules))


def heal(state: Battle, event: Heal) -> Battle:
    """Give HP back."""
    return settle(state, folk.heal(find(state.people, event.who), event.amount))


def down(state: Battle, event: Down) -> Battle:
    """Put somebody out of action."""
    return settle(state, folk.knock_down(find(state.people, event.who)))


def release(state: Battle, event: Release) -> Battle:
    """Lift 戦闘不能 (KO-FSM-C04)."""
    return settle(state, folk.release(find(state.people, event.who), event.hp))


def kill(state: Battle, event: Kill) -> Battle:
    """Make somebody 死亡."""
    return settle(state, folk.kill(find(state.people, event.who)))


def join(state: Battle, event: Join) -> Battle:
    """Let somebody in (KO-FSM-R13, KO-AMB-35)."""
    person = event.char
    if any(p.id == person.id for p in state.people):
        raise duplicate(person)
    joins = person.evolve(remaining=None)
    if joins.standing:
        joins = joins.evolve(state=state.rules.joins_as if state.phase in RUNNING else "unacted")
    return state.evolve(people=(*state.people, joins))


def leave(state: Battle, event: Leave) -> Battle:
    """Let somebody go; their main phase ends (KO-FSM-R13)."""
    gone = find(state.people, event.who)
    people = tuple(p for p in state.people if p is not gone)
    if gone.id == state.current:
        return state.evolve(people=people, phase="initiative", current="")
    return state.evolve(people=people)


def set_initiative(state: Battle, event: SetInitiative) -> Battle:
    """Change イニシアティヴ値 (KO-FSM-R14)."""
    person = find(state.people, event.who)
    if not -99 <= event.value <= 99:
        raise folk.out_of_range("KO-SHT-13", "イニシアティヴ値", event.value)
    return settle(state, person.evolve(initiative=event.value))


def set_dl(state: Battle, event: SetDl) -> Battle:
    """Change DL (KO-FSM-R14)."""
    return settle(state, find(state.people, event.who).evolve(dl=checked_dl(event.value)))


def set_karma(state: Battle, event: SetKarma) -> Battle:
    """Change インガオホー値."""
    return settle(state, folk.with_karma(find(state.people, event.who), event.value, state.rules))


def connect(state: Battle, event: Connect) -> Battle:
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
    return settle(state, changed)


def reveal(state: Battle, event: Reveal) -> Battle:
    """Show or hide somebody."""
    return settle(state, find(state.people, event.who).evolve(hidden=event.hidden))


def conditions(state: Battle, event: Conditions) -> Battle:
    """Write the conditions anew."""
    return state.evolve(conditions=event.conditions)


def end(state: Battle, event: End) -> Battle:
    """Declare the end (KO-FSM-R12)."""
    if state.phase not in RUNNING:
        raise wrong_phase(state, "KO-FSM-R12")
    effects = tuple(effect for effect in state.effects if effect.until == "permanent")
    return state.evolve(phase="ended", current="", result=event.result, effects=effects)
