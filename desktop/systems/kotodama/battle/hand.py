"""What a battle adds to comings, goings and connections, and what else the GM's hand may do (KO-FSM-R12…R14)."""

from __future__ import annotations

from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.kotodama.battle.acts import wrong_phase
from desktop.systems.kotodama.battle.events import AddEffect, Conditions, End, EndEffect, SetDl, SetInitiative
from desktop.systems.kotodama.battle.state import RUNNING, Battle, Effect
from desktop.systems.kotodama.numbers import checked_dl
from desktop.systems.kotodama.people import find
from desktop.systems.kotodama.stage import rules as stage
from desktop.systems.kotodama.stage.events import Connect, Join
from desktop.systems.kotodama.stage.harm import out_of_range


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
    state = stage.joined(state, event)
    person = find(state.people, event.who)
    if not person.standing:
        return state
    if person.remaining is not None:
        return state.with_person(person.evolve(state="unacted" if person.remaining else "done"))
    return state.with_person(person.evolve(state=state.rules.joins_as if state.phase in RUNNING else "unacted"))


def connect(state: Battle, event: Connect) -> Battle:
    """Change a connection state; in a round in one's own main phase, arts excepted (KO-FSM-K04)."""
    changed = stage.happened(state, event)
    if state.phase in RUNNING and event.who != state.current and event.reason != "art" and not event.gm:
        raise refuse(
            "not_current",
            "KO-FSM-K04",
            phrase("接続状態を変えられるのは、自分のメインフェイズです。"),
            phrase("手番を待つか、アーツかGM裁定で変えてください。"),
        )
    return changed
