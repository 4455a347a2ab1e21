"""The lines of the log that a step of a fight brings; what an NPC does unseen is secret (EN-TAB-08, EN-TAB-15)."""

from __future__ import annotations

from typing import assert_never

from desktop.core.play import Changed, Choose, Throw
from desktop.core.shown import Said
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.actor import Actor
from desktop.systems.enishi.battle import events as ev
from desktop.systems.enishi.battle.state import Battle
from desktop.systems.enishi.battle.view import STANCES
from desktop.systems.enishi.checks.said import check_lines, sheet_line
from desktop.systems.enishi.sheet import RELATIONS

ACTIONS: dict[str, str] = {
    "cruise": "巡航移動", "work": "作業行動", "drink": "栄養ドリンク", "aux": "補助移動", "signal": "合図確認",
}  # fmt: skip


def said(before: Battle, event: ev.Event, after: Battle) -> tuple[Said, ...]:
    """Say what happened: the event itself, a check that ended, whose place it is now."""
    return (*_event(before, event, after), *check_lines(before.result, after.result), *_turn(before, after))


def _event(before: Battle, event: ev.Event, after: Battle) -> tuple[Said, ...]:
    match event:
        case Throw() | Choose() | ev.Order() | ev.Attack() | ev.Pressure() | ev.Aid() | ev.Harm():
            return ()  # told by the check when it ends
        case ev.Ambush():
            if not event.immune:
                return ()
            text = phrase("{who} は不意打ちを受けない。", who=_name(before, event.who))
            return (Said(text=text, who=event.who),)
        case ev.Turn():
            return (Said(text=phrase("ターン {n} のはじまり。", n=after.turn)),)
        case ev.Declare():
            return _line(
                before, event.who, phrase("{who}：{what}", who=_name(before, event.who), what=STANCES[event.option])
            )
        case ev.Arrange():
            names = {"who": _name(before, event.who), "other": _name(before, event.before)}
            return _line(before, event.who, phrase("{who} は {other} より先に動く。", **names))
        case ev.Act() | ev.Prep():
            return _line(
                before, event.who, phrase("{who}：{what}", who=_name(before, event.who), what=ACTIONS[event.kind])
            )
        case ev.Ready():
            return _did(before, event.who, "準備動作")
        case ev.Done():
            return ()
        case ev.Hold():
            return _line(before, event.who, phrase("{who} は待つ。", who=_name(before, event.who)))
    return _written(before, event)


Written = ev.Effect | ev.BondEvent | ev.Join | ev.Leave | ev.Adjust | Changed | ev.Refresh | ev.End


def _written(before: Battle, event: Written) -> tuple[Said, ...]:
    match event:
        case ev.Effect():
            if before.check is not None:
                return ()
            word = "蘇生" if event.effect == "revive" else "全回復"
            names = {"who": _name(before, event.payer), "effect": word, "other": _name(before, event.receiver)}
            return _line(before, event.payer, phrase("{who} の{effect}：{other}", **names))
        case ev.BondEvent():
            names = {"who": _name(before, event.who), "person": event.person, "relation": RELATIONS[event.relation]}
            return sheet_line(_actor(before, event.who), phrase("{who} の所縁：{person}（{relation}）", **names))
        case ev.Join():
            return (Said(text=phrase("{who} が戦闘に加わる。", who=event.actor.name), who=event.actor.id),)
        case ev.Leave():
            return _line(before, event.who, phrase("{who} が戦闘から離れる。", who=_name(before, event.who)))
        case ev.Adjust():
            text = phrase(
                "{who} の{field}を {n} にする。", who=_name(before, event.who), field=FIELDS[event.field], n=event.value
            )
            return sheet_line(_actor(before, event.who), text)
        case Changed():
            text = phrase("{who} のシートを書き換えた。", who=_name(before, event.sheet))
            return sheet_line(_actor(before, event.sheet), text)
        case ev.Refresh():
            return ()
        case ev.End():
            return (Said(text=phrase("戦闘が終わる。")),)
    assert_never(event)


FIELDS: dict[str, str] = {"lp": "LP", "sp": "SP", "clv": "CLV", "gauge_ticks": "ゲージのチェック"}


def _turn(before: Battle, after: Battle) -> tuple[Said, ...]:
    if after.now and after.now != before.now:
        return (Said(text=phrase("{who} の手番。", who=_name(after, after.now)), who=after.now),)
    if after.phase == "end" and before.phase != "end":
        return (Said(text=phrase("全員の行動が終わった。")),)
    return ()


def _did(battle: Battle, who: str, what: str) -> tuple[Said, ...]:
    return _line(battle, who, phrase("{who}：{what}", who=_name(battle, who), what=what))


def _line(battle: Battle, who: str, text: Phrase) -> tuple[Said, ...]:
    return (Said(text=text, who=who),)


def _actor(battle: Battle, who: str) -> Actor | None:
    fighter = battle.fighter(who)
    return fighter.actor if fighter else None


def _name(battle: Battle, who: str) -> str:
    found = _actor(battle, who)
    return found.name if found else who
