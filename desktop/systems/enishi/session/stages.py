"""Stages, spotlights and cycles, and whom they reach beside the members (EN-SES-03…12, EN-VAL-42…45)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from desktop.core.problem import Severity, refuse
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.actor import Actor, actor, on_sheet
from desktop.systems.enishi.derived import lp_max, sp_max
from desktop.systems.enishi.recovery import days_pass, session_over
from desktop.systems.enishi.session import events as ev
from desktop.systems.enishi.session.events import Stage
from desktop.systems.enishi.session.state import STAGES, Session
from desktop.systems.enishi.shared import fresh
from desktop.systems.enishi.sheet import Sheet


def begin_stage(session: Session, event: Stage) -> Session:
    """Start a stage: per-stage marks are cleared, those not named go backstage.

    Raises:
        Refusal: out of order (EN-VAL-42), or a reminder that the GM has not confirmed (EN-VAL-44, EN-VAL-45).
    """
    wrong = out_of_order(session, event.stage)
    if wrong is not None and not event.gm:
        raise refuse("stage_order", "EN-VAL-42", wrong, phrase("順番どおりに進めてください。"))
    if not event.confirm:
        _remind(session, event)
    present = session.ids if event.present is None else tuple(p for p in session.ids if p in event.present)
    if event.protagonist and event.protagonist in session.ids and event.protagonist not in present:
        present = (*present, event.protagonist)
    for who in (m.actor for m in session.members if m.actor.first_aid_used or m.actor.backstage_rest):
        session = session.written(who, who.evolve(first_aid_used=False, backstage_rest=False))
    fresh_cycle = session.cycle_pcs == 0 or (session.mains == 0 and session.subs == 0)
    return session.evolve(
        stage=event.stage,
        title=event.title,
        stage_no=session.stage_no + 1,
        protagonist=event.protagonist,
        present=present,
        appeared=present,
        met=session.meeting(*present),
        as_main=event.stage == "battle" and (event.as_main or session.settings.battle_is_main),
        cycle_pcs=len(session.pcs) if fresh_cycle else session.cycle_pcs,
    )


def out_of_order(session: Session, stage: str) -> Phrase | None:
    """Return why a stage may not begin now, or None (EN-VAL-42)."""
    name = STAGES[stage]
    if session.stage is not None:
        return phrase("{stage}がまだ続いています。", stage=STAGES[session.stage])
    if "last" in session.past:
        return phrase("ラストステージのあとに{stage}は始められません。", stage=name)
    if stage == "zero":
        return phrase("ゼロステージは最初だけです。") if session.past else None
    if stage == "first":
        return None if session.past == ("zero",) else phrase("ファーストステージはゼロステージの直後だけです。")
    return None if "first" in session.past else phrase("{stage}はファーストステージのあとです。", stage=name)


def reminder(session: Session, event: Stage) -> tuple[str, Phrase] | None:
    """Return rule and sentence that the GM should confirm, or None."""
    counts = event.stage == "main" or (event.stage == "battle" and event.as_main)
    if counts and event.protagonist:
        if event.protagonist not in session.pcs:
            return "EN-VAL-44", phrase("主人公がこのセッションのPCではありません。")
        if event.protagonist in session.spotlights:
            return "EN-VAL-44", phrase("このPCはこのクールでもう主人公でした。")
    if event.stage == "sub" and session.subs:
        return "EN-VAL-44", phrase("このクールで二度目のサブステージです。")
    if event.stage == "sub" and session.settings.mains_first and session.mains < len(session.pcs):
        return "EN-AMB-76", phrase("メインステージがまだ残っています。")
    if event.stage == "last" and session.cycle_unfinished:
        return "EN-VAL-45", phrase("クールが途中です。")
    return None


def _remind(session: Session, event: Stage) -> None:
    found = reminder(session, event)
    if found is not None:
        rule, sentence = found
        remedy = phrase("このまま進めるなら確認してください。")
        raise refuse("reminder", rule, sentence, remedy, severity=Severity.WARN)


def closed_cycle(before: Session, ended: Session) -> Session:
    """Count the stage that has ended; a full cycle starts the next one (EN-SES-11, EN-AMB-76)."""
    main = before.stage == "main" or before.as_main
    counted = ended.evolve(
        mains=ended.mains + main,
        subs=ended.subs + (before.stage == "sub"),
        spotlights=(*ended.spotlights, before.protagonist) if main and before.protagonist else ended.spotlights,
        as_main=False,
    )
    if not counted.cycle_full:
        return counted
    return counted.evolve(cycle_no=counted.cycle_no + 1, cycle_pcs=0, spotlights=(), mains=0, subs=0)


Reaching = ev.Stage | ev.EndStage | ev.Days | ev.Close
REACHING = (ev.Stage, ev.EndStage, ev.Days, ev.Close)
"""Steps that others share in: boxes become free, days pass, the end makes whole."""


def begin_options(options: Mapping[str, object], everyone: Callable[[], Sequence[Sheet]]) -> Mapping[str, object]:
    """Add who is hurt already before it begins."""
    hurt = [[s.id, s.lp, s.sp] for s in everyone() if s.lp < lp_max(s) or s.sp < sp_max(s)]
    return {**options, "absent": hurt} if hurt else options


def addressed(session: Session, event: ev.Event, everyone: Callable[[], Sequence[Sheet]]) -> ev.Event:
    """Let those share in a step whom it reaches without their being of the session."""
    if not isinstance(event, REACHING) or not (_frees(session, event) or _restores(event)):
        return event
    strangers = (sheet for sheet in everyone() if sheet.id not in session.ids)
    return event.evolve(others=tuple(sheet.id for sheet in strangers if _shared(session, event, sheet) != sheet))


def shared(before: Session, event: Reaching, after: Session) -> Session:
    """Write what a step did to those whom it reached."""
    for who in event.others:
        if who in after.known and who not in after.ids:
            after = after.with_sheet(_shared(before, event, after.known[who]))
    return after


def gauge(session: Session, who: Actor) -> Actor:
    """Fix a gauge at CLV and free every box (EN-TMP-01, EN-AMB-27, EN-AMB-79)."""
    size = {"gauge_size": who.clv, "gauge_ticks": 0} if session.settings.effects_used else {}
    return who.evolve(bonds=who.bonds if session.continued else fresh(who.bonds), **size)


def _shared(session: Session, event: Reaching, sheet: Sheet) -> Sheet:
    """Return a sheet after an event; the boxes of an absent PC are freed when the PC returns."""
    before = one = actor(sheet, session.game)
    if _frees(session, event) and not one.is_pc:
        one = gauge(session, one)
    if _hurt_meanwhile(session, one):
        if isinstance(event, ev.Close):
            one = session_over(one)
        elif not isinstance(event, ev.Stage):
            one = days_pass(one, event.days, session.settings)
    return on_sheet(sheet, before, one)


def _hurt_meanwhile(session: Session, one: Actor) -> bool:
    """Tell whether a character who is not of the session was hurt while it ran (EN-REC-04)."""
    return one.hurt and (one.id, one.lp, one.sp) not in session.absent


def _restores(event: Reaching) -> bool:
    """Tell whether the hurt recover in this step."""
    return isinstance(event, ev.Close) or (not isinstance(event, ev.Stage) and event.days > 0)


def _frees(session: Session, event: Reaching) -> bool:
    """Tell whether the step fixes the gauges: the zero stage ends, or the story begins without it."""
    if isinstance(event, ev.Stage):
        return event.stage != "zero" and not session.gauged
    return isinstance(event, ev.EndStage) and session.stage == "zero"
