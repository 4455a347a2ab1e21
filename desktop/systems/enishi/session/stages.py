"""Stages, spotlights and cycles (EN-SES-03…12, EN-VAL-42, EN-VAL-44, EN-VAL-45)."""

from __future__ import annotations

from desktop.core.problem import Severity, refuse
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.growth import refuse_in_battle
from desktop.systems.enishi.session.events import Stage
from desktop.systems.enishi.session.state import STAGES, Session


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
    """Say why a stage may not begin now, or None (EN-VAL-42)."""
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


def may_grow(session: Session, who: str) -> None:
    """Refuse growth in a battle stage, ask the GM while the session runs (EN-AMB-73).

    Raises:
        Refusal: with severity `consent` where the GM's yes is enough.
    """
    if session.over or session.member(who) is None:
        return
    if session.stage == "battle":
        refuse_in_battle(session.settings)
        return
    raise refuse(
        "consent",
        "EN-AMB-73",
        phrase("セッション中の成長にはGMの同意が要ります。"),
        phrase("GMに尋ねてください。"),
        severity=Severity.CONSENT,
    )
