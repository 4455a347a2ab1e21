"""The lines of the log that a step of a session brings; what an NPC has is secret (EN-TAB-08, EN-TAB-12)."""

from __future__ import annotations

from typing import assert_never

from desktop.core.play import Choose, ThrowEvent
from desktop.core.view_models import LogMessage
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.enishi.checks.log import (
    check_lines,
    effect_line,
    effect_lines,
    growth_line,
    sheet_line,
    throw_lines,
)
from desktop.systems.enishi.session import events as ev
from desktop.systems.enishi.session.rules import actor_of
from desktop.systems.enishi.session.state import STAGES, Session
from desktop.systems.enishi.sheet import RELATIONS, Checklist, title_of


def log_messages(before: Session, event: ev.Event, after: Session) -> tuple[LogMessage, ...]:
    """Describe what happened: the event itself, then a rest that was rolled."""
    return (*_event(before, event, after), *check_lines(before.result, after.result))


def advance_messages(before: Session, after: Session) -> tuple[LogMessage, ...]:
    """Describe edits of sheets: what experience was spent on."""
    return tuple(
        line
        for now in after.members
        if (was := before.member(now.actor.id)) is not None
        for line in growth_line(was.actor, now.actor)
    )


def _event(before: Session, event: ev.Event, after: Session) -> tuple[LogMessage, ...]:
    match event:
        case ThrowEvent():
            return throw_lines(before.check, event, after.check or after.result)
        case Choose():
            return effect_lines(before.check, after.check or after.result)
        case ev.Drop():
            title = before.check.title if before.check is not None else ""
            patient = before.check.state.patient if before.check is not None else ""
            member = before.member(patient)
            seen = member is None or member.actor.is_pc
            return _open(before, patient, phrase("{title} をやめました。", title=title), seen=seen)
        case ev.Title():
            return (LogMessage(text=phrase("ステージ名：{title}", title=event.title), passing=True),)
        case ev.Stage():
            text = phrase("{stage}", stage=STAGES[event.stage])
            if event.title:
                text = phrase("{stage}「{title}」", stage=STAGES[event.stage], title=Typed(event.title))
            if event.protagonist:
                text = phrase("{stage}　主人公：{who}", stage=text, who=_name(before, event.protagonist))
            hero = before.member(event.protagonist)
            # the heading names PCs alone, and before a battle, which has its own, there would be no line under it
            passing = event.stage != "battle" and (hero is None or hero.actor.is_pc)
            return (LogMessage(text=text, passing=passing),)
        case ev.EndStage():
            over = phrase("{stage}が終わりました。", stage=STAGES[before.stage or "main"])
            return (LogMessage(text=over), *_days(event.days))
        case ev.Days():
            return _days(event.days)
        case ev.Close():
            return (LogMessage(text=phrase("セッションが終わりました。"), ends=True),)
        case ev.Join():
            new = actor_of(after, event.who)
            return _open(after, new.id, phrase("{who} が加わりました。", who=new.name), seen=new.is_pc)
        case ev.Enter():
            on, off = phrase("{who} が登場しました。"), phrase("{who} がバックステージへ移りました。")
            words = on if event.kind == "enter" else off
            return _open(before, event.who, phrase(words.template, who=_name(before, event.who)))
        case ev.Spotlight():
            who = _name(before, event.who) if event.who else "—"
            return _open(before, event.who, phrase("スポット：{who}", who=who))
        case ev.Tick():
            title = Checklist.model_fields[event.item].title or event.item
            words = phrase("{who} の経験点：{what}") if event.on else phrase("{who} の経験点：{what}を取り消しました。")
            (message,) = _open(before, event.who, phrase(words.template, who=_name(before, event.who), what=title))
            return (message.evolve(joins="what"),)
    return _of_one(before, event, after)


One = ev.Rest | ev.Effect | ev.Drink | ev.BondEvent | ev.Support | ev.Reward | ev.Adjust


def _of_one(before: Session, event: One, after: Session) -> tuple[LogMessage, ...]:
    """What is written on one sheet; of an NPC only the GM reads it."""
    name = _name(before, _who(event))
    match event:
        case ev.Rest():
            text = phrase("{who}：回復に専念", who=name) if event.on else phrase("{who} は専念をやめました。", who=name)
        case ev.Effect():
            receiver = actor_of(before, event.receiver)
            receiver = receiver.concealed(unseen=before.conceals(receiver))
            return (effect_line(actor_of(after, event.payer), receiver),)
        case ev.Drink():
            text = phrase("{who}：{what}", who=name, what="栄養ドリンク")
        case ev.BondEvent():
            relation = RELATIONS[event.relation]
            text = phrase("{who} の所縁：{person}（{relation}）", who=name, person=event.person, relation=relation)
        case ev.Support():
            text = phrase("{who} の援護の経験点：{n}", who=name, n=event.points)
        case ev.Reward():
            text = phrase("{who} の報酬：財産ポイント {n}", who=name, n=event.points)
        case ev.Adjust():
            text = phrase("{who} の{field}を {n} にしました。", who=name, field=title_of(event.field), n=event.value)
        case _:
            assert_never(event)
    member = before.member(_who(event))
    return sheet_line(member.actor if member else None, text)


def _who(event: One) -> str:
    return event.payer if isinstance(event, ev.Effect) else event.who


def _days(days: int) -> tuple[LogMessage, ...]:
    return (LogMessage(text=phrase("{n} 日が過ぎました。", n=days)),) if days else ()


def _open(session: Session, who: str, text: Phrase, *, seen: bool = True) -> tuple[LogMessage, ...]:
    return (LogMessage(text=text, who=who, secret=not seen),)


def _name(session: Session, who: str) -> str:
    member = session.member(who)
    return member.actor.name if member else who
