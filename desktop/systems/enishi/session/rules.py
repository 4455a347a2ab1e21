"""The rules of a session: stages, rests, days, experience; whatever is not legal is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from desktop.core.play import Choose, KnownSheets, ThrowEvent, answered
from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.enishi.actor import Actor
from desktop.systems.enishi.checks.flow import no_check
from desktop.systems.enishi.checks.people import Scene
from desktop.systems.enishi.checks.result import cast_after
from desktop.systems.enishi.checks.rules import rest
from desktop.systems.enishi.checks.run import Run
from desktop.systems.enishi.gear import Rules
from desktop.systems.enishi.growth import checklist_points
from desktop.systems.enishi.recovery import alive, days_pass, drink, effect, session_over
from desktop.systems.enishi.session import events as ev
from desktop.systems.enishi.session.stages import REACHING, begin_stage, closed_cycle, gauge, shared
from desktop.systems.enishi.session.state import Session
from desktop.systems.enishi.shared import rewritten
from desktop.systems.enishi.sheet import Checklist, Sheet, set_by_hand

Written = ev.BondEvent | ev.Support | ev.Reward | ev.Adjust
WRITTEN = (ev.BondEvent, ev.Support, ev.Reward, ev.Adjust)
"""What may be written on a sheet at any moment, while dice are due and after the end as well."""


def start(
    sheets: Sequence[Sheet], game: Rules, *, continued: bool = False, absent: Sequence[tuple[str, int, int]] = ()
) -> Session:
    """Open a session with these characters; the checklist is clear.

    Args:
        absent: (id, LP, SP) of those who are hurt already.
    """
    ids = tuple(sheet.id for sheet in sheets)
    session = Session(
        ids=ids,
        clv_at_start=tuple((sheet.id, sheet.clv) for sheet in sheets),
        absent=tuple((who, lp, sp) for who, lp, sp in absent if who not in ids),
        continued=continued or game.settings.continues,
    ).bound(KnownSheets({sheet.id: sheet for sheet in sheets}), game)
    for who in ids:
        session = ticked(session, who, Checklist())
    return session


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
    after = _after(session, event)
    return advance(shared(session, event, after) if isinstance(event, REACHING) else after)


def advance(session: Session) -> Session:
    """Advance after an event or an edit: gauges are fixed once the story runs, rests are rolled in turn.

    An open rest reads the sheets anew; the dead do not rest.
    """
    if session.stage not in (None, "zero") and not session.gauged:
        session = _gauges(session)
    if session.check is not None and _dead(session, session.check.state.patient):
        session = session.evolve(check=None, resting=session.resting[1:])
    if session.check is None:
        return _next_rest(session)
    again = session.check.read_anew(lambda who: m.actor if (m := session.member(who)) else None)
    return session if again is session.check else session.evolve(check=again)


def _dead(session: Session, who: str) -> bool:
    return actor_of(session, who).state == "dead"


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
            return _join(session, event.who)
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
    resting = tuple(who for who in session.resting if not _dead(session, who))
    if resting != session.resting:
        session = session.evolve(resting=resting)
    if not resting:
        return session
    scene = Scene(session.settings, tuple(map(session.in_check, session.members)))
    return session.evolve(check=Run(state=rest(scene, actor_of(session, resting[0]))))


def _advance_check(session: Session, event: ThrowEvent | Choose) -> Session:
    if session.check is None:
        raise no_check()
    run = answered(session.check, event)
    if not run.done:
        return session.evolve(check=run)
    done = session.evolve(check=None, result=run, resting=session.resting[1:])
    for before, after in zip(run.state.first, cast_after(run.state), strict=True):
        done = done.written(before, after)
    return done


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
    return ticked(session, who.id, session.known[who.id].xp_checklist.evolve(**{event.item: event.on}))


def ticked(session: Session, who: str, ticks: Checklist) -> Session:
    """Write an experience checklist (EN-XP-01)."""
    sheet = session.known[who]
    return session if sheet.xp_checklist == ticks else session.with_sheet(sheet.evolve(xp_checklist=ticks))


def _join(session: Session, who: str) -> Session:
    """Let a character come in: with a clear checklist, and a gauge once the gauges are fixed (EN-TMP-01, EN-AMB-79)."""
    if (member := session.member(who)) is not None:
        message = phrase("{who} はもういます。", who=member.actor.name)
        raise refuse("twice", "EN-SES-01", message, phrase("ほかの人を選んでください。"), overridable=False)
    joined = session.evolve(
        ids=(*session.ids, who), clv_at_start=(*session.clv_at_start, (who, session.known[who].clv))
    )
    joined = ticked(joined, who, Checklist())
    return with_actors(joined, gauge(joined, actor_of(joined, who))) if joined.gauged else joined


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


def written_down(session: Session, event: Written) -> Session:
    """Write on a sheet."""
    who = actor_of(session, event.who)
    match event:
        case ev.BondEvent():
            return with_actors(session, who.evolve(bonds=rewritten(who.bonds, event, session.settings)))
        case ev.Support():
            return with_actors(session, who.evolve(xp_total=max(0, who.xp_total + event.points)))
        case ev.Reward():
            return with_actors(session, who.evolve(wealth=who.wealth + event.points))
        case ev.Adjust():
            return session.with_sheet(set_by_hand(session.known[who.id], event.field, event.value))
    assert_never(event)


def dropped(session: Session) -> Session:
    """Give up the 1d6 of a rest: the resting character gets nothing.

    Raises:
        Refusal: none is due.
    """
    if session.check is None:
        raise no_check()
    idle = session.check.state.patient
    awake = actor_of(session, idle).evolve(backstage_rest=False)
    return with_actors(session.evolve(check=None, resting=session.resting[1:]), awake)


def actor_of(session: Session, who: str) -> Actor:
    member = session.member(who)
    if member is None:
        raise refuse(
            "unknown_member",
            "EN-SES-01",
            phrase("{who} はこのセッションにいません。", who=who),
            phrase("先にセッションに加えてください。"),
            overridable=False,
        )
    return member.actor


def with_actors(session: Session, *actors: Actor) -> Session:
    for new in actors:
        session = session.written(actor_of(session, new.id), new)
    return session
