"""The lines of the log that a step of a fight brings; what an NPC does unseen is secret (EN-TAB-08, EN-TAB-15)."""

from __future__ import annotations

from typing import assert_never

from desktop.core.play import Choose, ThrowEvent
from desktop.core.rolls.describe import joined
from desktop.core.value import Viewer
from desktop.core.view_models import LogMessage
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.actor import Actor
from desktop.systems.enishi.battle import events as ev
from desktop.systems.enishi.battle.state import Battle
from desktop.systems.enishi.battle.turns import anyone
from desktop.systems.enishi.battle.view import STANCES, moves_of, situation
from desktop.systems.enishi.checks.log import (
    check_lines,
    effect_line,
    effect_lines,
    growth_line,
    sheet_line,
    throw_lines,
)
from desktop.systems.enishi.sheet import RELATIONS, title_of
from desktop.systems.enishi.view import unseen

ACTIONS: dict[str, str] = {
    "cruise": "巡航移動", "work": "作業行動", "drink": "栄養ドリンク", "aux": "補助移動", "signal": "合図確認",
}  # fmt: skip


def log_messages(before: Battle, event: ev.Event, after: Battle) -> tuple[LogMessage, ...]:
    """Describe what happened: the event itself, a check that ended, whose place it is now."""
    messages = (*_event(before, event, after), *check_lines(before.result, after.result), *_turn(before, after))
    return _concealed(before, messages, after)


def advance_messages(before: Battle, after: Battle) -> tuple[LogMessage, ...]:
    """Describe edits of sheets: what experience was spent on, and whose place it is now."""
    grown = (
        line
        for now in after.fighters
        if (was := before.fighter(now.id)) is not None
        for line in growth_line(was.actor, now.actor)
    )
    return _concealed(before, (*grown, *_turn(before, after)), after)


def _concealed(before: Battle, messages: tuple[LogMessage, ...], after: Battle) -> tuple[LogMessage, ...]:
    """Leave to the GM what a concealed fighter did, and the result of its check, which may name no one."""
    met = {seat.id for seat in after.seats if not seat.unseen}
    hidden = {seat.id for seat in (*before.seats, *after.seats) if seat.unseen} - met
    whose = ((line.who or (before.who if line.outcome is not None else "")) for line in messages)
    return tuple(
        line.evolve(secret=True, open=None) if who in hidden else line
        for line, who in zip(messages, whose, strict=True)
    )


def _event(before: Battle, event: ev.Event, after: Battle) -> tuple[LogMessage, ...]:
    match event:
        case ThrowEvent():
            return throw_lines(before.check, event, after.check or after.result)
        case Choose():
            return effect_lines(before.check, after.check or after.result)
        case ev.Order() | ev.Attack() | ev.Pressure() | ev.Aid() | ev.Harm():
            return ()  # logged by the check when it ends
        case ev.Drop():
            return _dropped(before)
        case ev.Reorder():
            return (LogMessage(text=phrase("行動順番を決めなおしました。")),)
        case ev.Situation():
            return (LogMessage(text=_situation(after)),)
        case ev.Ambush():
            if not event.immune:
                return ()
            text = phrase("{who} は不意打ちを受けません。", who=_name(before, event.who))
            return (LogMessage(text=text, who=event.who),)
        case ev.Turn():
            return (LogMessage(text=phrase("ターン {n} のはじまり。", n=after.turn), passing=True),)
        case ev.Declare():
            if not event.option:
                return _line(before, event.who, phrase("{who}：戦闘オプションをやめる", who=_name(before, event.who)))
            return _line(
                before, event.who, phrase("{who}：{what}", who=_name(before, event.who), what=STANCES[event.option])
            )
        case ev.Arrange():
            names = {"who": _name(before, event.who), "other": _name(before, event.before)}
            return _line(before, event.who, phrase("{who} は {other} より先に動きます。", **names))
        case ev.Act() | ev.Prep():
            what: Phrase | str = ACTIONS[event.kind]
            if event.kind in ("cruise", "aux") and (fighter := before.fighter(event.who)) is not None:
                metres = moves_of(before, fighter)[event.kind == "aux"]
                what = phrase("{what} {n} m", what=what, n=metres)
            return _line(before, event.who, phrase("{who}：{what}", who=_name(before, event.who), what=what))
        case ev.Ready():
            return _did(before, event.who, "準備動作")
        case ev.Done():
            return ()
        case ev.Hold():
            return _line(before, event.who, phrase("{who} は待ちます。", who=_name(before, event.who)))
    return _written(before, event, after)


def _dropped(before: Battle) -> tuple[LogMessage, ...]:
    """Describe the cancelled action; a hiding GM character stays secret."""
    run = before.check
    if run is None:
        return ()
    text = phrase("{title} をやめました。", title=run.title)
    covered = run.concealment(Viewer()).covered or unseen(run, Viewer())
    seen = run.concealment(Viewer()).title or run.title
    open_ = None if unseen(run, Viewer()) else phrase("{title} をやめました。", title=seen)
    return (LogMessage(text=text, who=before.who, secret=covered, open=open_ if covered else None),)


def _situation(battle: Battle) -> Phrase:
    facts = [phrase("{label}：{text}", label=label, text=text) for label, text in situation(battle)]
    return phrase("{facts}", facts=joined(facts)) if facts else phrase("視界も足場もよくなりました。")


Written = ev.Reveal | ev.Effect | ev.BondEvent | ev.Join | ev.Leave | ev.Adjust | ev.End


def _written(before: Battle, event: Written, after: Battle) -> tuple[LogMessage, ...]:
    match event:
        case ev.Reveal():
            return (LogMessage(text=phrase("{who} が姿を見せました。", who=_name(before, event.who)), who=event.who),)
        case ev.Effect():
            if before.check is not None:
                return effect_lines(before.check, after.check or after.result)
            return (effect_line(anyone(after, event.payer).actor, anyone(before, event.receiver).in_check),)
        case ev.BondEvent():
            names = {"who": _name(before, event.who), "person": event.person, "relation": RELATIONS[event.relation]}
            return sheet_line(_actor(before, event.who), phrase("{who} の所縁：{person}（{relation}）", **names))
        case ev.Join():
            return _line(after, event.who, phrase("{who} が戦闘に加わりました。", who=_name(after, event.who)))
        case ev.Leave():
            return _line(before, event.who, phrase("{who} が戦闘から離れました。", who=_name(before, event.who)))
        case ev.Adjust():
            name, field = _name(before, event.who), ev.TURN_NUMBERS.get(event.field) or title_of(event.field)
            text = phrase("{who} の{field}を {n} にしました。", who=name, field=field, n=event.value)
            return sheet_line(_actor(before, event.who), text)
        case ev.End():
            return (LogMessage(text=phrase("戦闘が終わりました。"), ends=True),)
    assert_never(event)


def _turn(before: Battle, after: Battle) -> tuple[LogMessage, ...]:
    if after.now and after.now != before.now:
        return (LogMessage(text=phrase("{who} の手番です。", who=_name(after, after.now)), who=after.now),)
    if after.phase == "end" and before.phase != "end":
        return (LogMessage(text=phrase("全員の行動が終わりました。")),)
    return ()


def _did(battle: Battle, who: str, what: str) -> tuple[LogMessage, ...]:
    return _line(battle, who, phrase("{who}：{what}", who=_name(battle, who), what=what))


def _line(battle: Battle, who: str, text: Phrase) -> tuple[LogMessage, ...]:
    return (LogMessage(text=text, who=who),)


def _actor(battle: Battle, who: str) -> Actor | None:
    fighter = battle.fighter(who)
    return fighter.actor if fighter else None


def _name(battle: Battle, who: str) -> str:
    found = _actor(battle, who)
    return found.name if found else who
