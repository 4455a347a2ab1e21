"""The reducer of a session: stages, cycles, rests, days, experience."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from desktop.core.play import Choose, ThrowEvent
from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.enishi.actor import Actor, actor, refreshed
from desktop.systems.enishi.checks.flow import faces_thrown
from desktop.systems.enishi.checks.people import Scene
from desktop.systems.enishi.checks.result import cast_after
from desktop.systems.enishi.checks.rules import rest
from desktop.systems.enishi.checks.run import Run
from desktop.systems.enishi.gear import Rules
from desktop.systems.enishi.growth import checklist_points
from desktop.systems.enishi.recovery import alive, days_pass, drink, effect, session_over
from desktop.systems.enishi.session import events as ev
from desktop.systems.enishi.session.beyond import REACHING, gauge, shared
from desktop.systems.enishi.session.stages import begin_stage, closed_cycle
from desktop.systems.enishi.session.state import Member, Session
from desktop.systems.enishi.session.writing import WRITTEN, actor_of, dropped, no_check, with_actors, written_down
from desktop.systems.enishi.sheet import Sheet


def start(sheets: Sequence[Sheet], game: Rules, *, continued: bool = False) -> Session:
    """Open a session with these characters; the checklist is clear."""
    actors = tuple(actor(sheet, game) for sheet in sheets)
    return Session(
        settings=game.settings,
        members=tuple(Member(actor=a) for a in actors),
        clv_at_start=tuple((a.id, a.clv) for a in actors),
        continued=continued or game.settings.continues,
    )


def apply(session: Session, event: ev.Event) -> Session:
    """Return the session after one event.

    Raises:
        Refusal: the event is not legal now; the session is as it was.
    """
    if session.over and not isinstance(event, WRITTEN):
        raise refuse(
            "over",
            "EN-SES-01",
            phrase("セッションは終わっています。"),
            phrase("続けるには、新しいセッションを始めてください。"),
            overridable=False,
        )
    after = advance(_after(session.evolve(others=(), reached=()) if session.others else session, event))
    return shared(session, event, after) if isinstance(event, REACHING) and event.others else after


def advance(session: Session) -> Session:
    """Let follow what follows every event: gauges are fixed once the story runs, rests are rolled in turn."""
    if session.stage not in (None, "zero") and not session.gauged:
        session = _gauges(session)
    return _next_rest(session)


def _after(session: Session, event: ev.Event) -> Session:
    if isinstance(event, (ThrowEvent, Choose)):
        return _advance_check(session, event)
    if isinstance(event, ev.Drop):
        return dropped(session)
    if isinstance(event, WRITTEN):
        return written_down(session, event)
    if session.check is not None:
        message = phrase("休養の1d6が終わっていません。")
        remedy = phrase("ダイスか「次へ」で先に進めるか、判定をやめてください。")
        raise refuse("check_open", "EN-REC-07", message, remedy, overridable=False)
    match event:
        case ev.Stage():
            return begin_stage(session, event)
        case ev.Enter() | ev.Spotlight() | ev.Title() | ev.Rest() | ev.EndStage():
            return _in_stage(session, event)
        case ev.Days():
            return _days(session, event.days)
        case ev.Close():
            return _close(session, event)
        case ev.Tick():
            return _tick(session, event)
        case ev.Join():
            return _join(session, event.actor)
        case ev.Effect():
            return _effect(session, event)
        case ev.Drink():
            return with_actors(session, drink(actor_of(session, event.who), gm=event.gm))
    assert_never(event)


def _in_stage(session: Session, event: ev.Enter | ev.Spotlight | ev.Title | ev.Rest | ev.EndStage) -> Session:
    if session.stage is None:
        message = phrase("いまステージの外です。")
        raise refuse("no_stage", "EN-VAL-42", message, phrase("ステージを始めてください。"), overridable=False)
    match event:
        case ev.Title():
            return session.evolve(title=event.title)
        case ev.Enter():
            return _moved(session, event)
        case ev.Spotlight():
            if event.who and event.who not in session.present:
                raise refuse(
                    "not_present",
                    "EN-SES-09",
                    phrase("{who} はこのステージにいません。", who=actor_of(session, event.who).name),
                    phrase("先にステージに登場させてください。"),
                    overridable=False,
                )
            return session.evolve(protagonist=event.who)
        case ev.Rest():
            return _rest(session, event)
        case ev.EndStage():
            return _end_stage(session, event.days)
    assert_never(event)


def _moved(session: Session, event: ev.Enter) -> Session:
    """Come in (which ends a rest) or go backstage (EN-SES-07, EN-VAL-39)."""
    who = actor_of(session, event.who)
    others = tuple(p for p in session.present if p != event.who)
    if event.kind == "leave":
        return session.evolve(present=others, protagonist="" if session.protagonist == who.id else session.protagonist)
    appeared = session.appeared if who.id in session.appeared else (*session.appeared, who.id)
    entered = session.evolve(present=(*others, who.id), appeared=appeared, met=session.meeting(who.id))
    return with_actors(entered, who.evolve(backstage_rest=False)) if who.backstage_rest else entered


def _rest(session: Session, event: ev.Rest) -> Session:
    who = alive(actor_of(session, event.who))
    if event.on and who.id in session.appeared and not event.gm:
        message = phrase("{who} はこのステージに出ています。", who=who.name)
        raise refuse("not_backstage", "EN-VAL-39", message, phrase("登場しないステージで休んでください。"))
    return with_actors(session, who.evolve(backstage_rest=event.on))


def _end_stage(session: Session, days: int) -> Session:
    """Close the stage: rests are rolled one by one, days pass, the cycle is counted (catalogue 6.1)."""
    resting = tuple(m.actor.id for m in session.members if m.actor.backstage_rest and m.actor.state != "dead")
    past = (*session.past, session.stage)
    ended = session.evolve(
        stage=None, heading=session.head, past=past, protagonist="", present=(), cast=session.present, resting=resting
    )
    if session.stage == "zero":
        ended = _gauges(ended)
    return _days(closed_cycle(session, ended), days) if days else closed_cycle(session, ended)


def _gauges(session: Session) -> Session:
    """Fix every member's gauge."""
    return with_actors(session.evolve(gauged=True), *(gauge(session, m.actor) for m in session.members))


def _next_rest(session: Session) -> Session:
    """Ask for the next 1d6 of those who rested."""
    if session.check is not None or not session.resting:
        return session
    scene = Scene(session.settings, tuple(map(session.in_check, session.members)))
    return session.evolve(check=Run(state=rest(scene, actor_of(session, session.resting[0]))))


def _advance_check(session: Session, event: ThrowEvent | Choose) -> Session:
    if session.check is None:
        raise no_check()
    if isinstance(event, ThrowEvent):
        run = session.check.throw(faces_thrown(event.faces, event.origin))
    else:
        run = session.check.choose(event.option, event.args)
    if not run.done:
        return session.evolve(check=run)
    done = session.evolve(check=None, result=run, resting=session.resting[1:])
    return with_actors(done, *cast_after(run.state))


def _days(session: Session, days: int) -> Session:
    aged = with_actors(session, *(days_pass(m.actor, days, session.settings) for m in session.members))
    return aged.evolve(story_days=session.story_days + days)


def _effect(session: Session, event: ev.Effect) -> Session:
    if session.settings.effects_used and not session.effects_open and not event.gm:
        raise refuse(
            "too_early",
            "EN-AMB-77",
            phrase("エフェクトはファーストステージから使えます。"),
            phrase("ファーストステージを始めてください。"),
        )
    payer, receiver = actor_of(session, event.payer), actor_of(session, event.receiver)
    receiver = receiver.concealed(unseen=session.conceals(receiver))
    return with_actors(session, *effect(event.effect, payer, receiver, session.settings, event.support, gm=event.gm))


def _tick(session: Session, event: ev.Tick) -> Session:
    """Tick a line in the last stage; 優秀 may go to several (EN-XP-01, EN-XP-02, EN-AMB-72)."""
    who = actor_of(session, event.who)
    if "last" not in (*session.past, session.stage) and not event.gm:
        message = phrase("経験点はラストステージで数えます。")
        raise refuse("too_early", "EN-XP-01", message, phrase("ラストステージを始めてください。"))
    if not who.is_pc:
        message = phrase("NPCは経験点を得ません。")
        raise refuse("npc", "EN-AMB-82", message, phrase("PCを選んでください。"), overridable=False)
    taken = any(m.ticks.excellent for m in session.members if m.actor.id != who.id)
    if event.item == "excellent" and event.on and taken and not (session.settings.many_excellent or event.gm):
        raise refuse(
            "one_only",
            "EN-AMB-72",
            phrase("特に優秀な活躍は一人だけです。"),
            phrase("前の人の印を外してから付けてください。"),
        )
    members = tuple(
        m.evolve(ticks=m.ticks.evolve(**{event.item: event.on})) if m.actor.id == who.id else m for m in session.members
    )
    return session.evolve(members=members)


def _join(session: Session, new: Actor) -> Session:
    if session.member(new.id) is not None:
        message = phrase("{who} はもういます。", who=new.name)
        raise refuse("twice", "EN-SES-01", message, phrase("ほかの人を選んでください。"), overridable=False)
    return session.evolve(
        members=(*session.members, Member(actor=gauge(session, new) if session.gauged else new)),
        clv_at_start=(*session.clv_at_start, (new.id, new.clv)),
    )


def _close(session: Session, event: ev.Close) -> Session:
    """End the session: restore all who are not dead, pay the checklist (EN-REC-04, EN-REC-06, EN-XP-01)."""
    if not event.gm and (session.stage is not None or "last" not in session.past):
        message = phrase("ラストステージが終わっていません。")
        raise refuse("not_last", "EN-VAL-42", message, phrase("ラストステージを終えてください。"))
    before = dict(session.clv_at_start)
    done = []
    for member in session.members:
        who = session_over(member.actor)
        points = checklist_points(member.ticks) if who.is_pc else 0
        clv = max(who.clv, before.get(who.id, 0)) if session.settings.clv_returns else who.clv
        done.append(who.evolve(xp_total=who.xp_total + points, clv=clv))
    return with_actors(session, *done).evolve(over=True)


def refresh(session: Session, sheet: Sheet, game: Rules) -> ev.Refresh | None:
    """Take an edited or grown sheet over; None where it changes nothing here (EN-AMB-32)."""
    member, new = session.member(sheet.id), actor(sheet, game)
    if member is None or refreshed(member.actor, new, member.actor) == member.actor:
        return None
    return ev.Refresh(actor=new, growth=new.xp_spent != member.actor.xp_spent)
