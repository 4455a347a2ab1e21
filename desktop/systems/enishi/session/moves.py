"""Every legal next step of a session, as data for buttons and keys (EN-TAB-12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.core.play import Known, Move
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.actor import Actor
from desktop.systems.enishi.checks.moves import check_moves
from desktop.systems.enishi.session.events import Stage
from desktop.systems.enishi.session.stages import out_of_order, reminder
from desktop.systems.enishi.session.state import STAGES, Member, Session, StageKind


def _move(event: str, label: Phrase | str, rule: str, who: str = "", *, primary: bool = False, **args: Known) -> Move:
    known: dict[str, Known] = {"who": who, **args} if who else args
    given = tuple(known.items())
    return Move.model_construct(event=event, label=label, who=who, args=given, rule=rule, primary=primary)


def legal(session: Session) -> tuple[Move, ...]:
    """List what may happen next."""
    if session.over:
        return ()
    if session.check is not None:
        return (*check_moves(session.check), _move("drop", "判定をやめる", "EN-TAB-11"))
    steps = _between(session) if session.stage is None else _running(session)
    return (*steps, *_anytime(session))


def _between(session: Session) -> Iterator[Move]:
    stages: tuple[StageKind, ...] = ("zero", "first", "main", "sub", "battle", "last")
    legal_now = [stage for stage in stages if out_of_order(session, stage) is None]
    usual = _usual(session, legal_now)
    for stage in legal_now:
        extra: dict[str, Any] = {"present": session.usual_cast}
        label: Phrase | str = STAGES[stage]
        lead = _next_lead(session) if stage == "main" else None
        if lead is not None:
            extra["protagonist"] = lead.id
            label = phrase("{stage}（主人公 {who}）", stage=STAGES[stage], who=lead.name)
        if reminder(session, Stage(stage=stage, **extra)) is not None:
            extra["confirm"] = True
        yield _move("stage", label, "EN-SES-02", primary=stage == usual, stage=stage, **extra)
    if "last" in session.past:
        yield _move("close", "セッションを終える", "EN-SES-01", primary=True).evolve(forfeits=True)
    yield _move("days", "日数が過ぎる", "EN-REC-03", days=1)


def _usual(session: Session, legal_now: list[StageKind]) -> StageKind | None:
    """Say which stage comes next in the usual course: mains, then the sub stage, then the next cycle (EN-SES-11)."""
    if "main" not in legal_now:
        return next(iter(legal_now), None)
    left = session.cycle_pcs == 0 or session.mains < session.cycle_pcs
    return "main" if left or session.subs else "sub"


def _next_lead(session: Session) -> Actor | None:
    """Propose as protagonist the first PC who has not had the spotlight in this cycle (EN-AMB-76)."""
    waiting = (m.actor for m in session.members if m.actor.is_pc and m.actor.id not in session.spotlights)
    return next((who for who in waiting if who.state != "dead"), None)


def _running(session: Session) -> Iterator[Move]:
    label = phrase("{stage}を終える", stage=STAGES[session.stage or "main"])
    yield _move("end_stage", label, "EN-SES-02", primary=True).evolve(forfeits=True)
    for member in session.members:
        who = member.actor
        if who.id in session.present:
            yield _move("leave", "バックステージへ", "EN-SES-07", who.id)
            if who.id != session.protagonist:
                yield _move("spotlight", "スポットを当てる", "EN-SES-09", who.id)
            continue
        yield _move("enter", "登場する", "EN-SES-05", who.id)
        if who.id not in session.appeared and who.state != "dead":
            rest = "回復に専念" if not who.backstage_rest else "専念をやめる"
            yield _move("rest", rest, "EN-REC-07", who.id, on=not who.backstage_rest)


def _anytime(session: Session) -> Iterator[Move]:
    if "last" in (*session.past, session.stage):
        for member in session.members:
            yield from _ticks(session, member)
    for receiver in (m.actor for m in session.members):
        dead = receiver.state == "dead"
        if session.effects_open and (dead or receiver.hurt):
            effect, label, rule = ("revive", "蘇生", "EN-PRM-06") if dead else ("full_heal", "全回復", "EN-PRM-05")
            for payer in (m.actor for m in session.members):
                asleep = payer.state == "unconscious" and session.settings.payers == "able"
                if payer.clv and not asleep and (payer.state != "dead" or (dead and payer.id == receiver.id)):
                    args = {"effect": effect, "payer": payer.id, "receiver": receiver.id}
                    yield Move(event="effect", label=label, who=payer.id, args=tuple(args.items()), rule=rule)
        if receiver.drinks and not dead:
            yield _move("drink", "栄養ドリンク", "EN-REC-09", receiver.id)


def _ticks(session: Session, member: Member) -> Iterator[Move]:
    if not member.actor.is_pc:
        return
    taken = any(m.ticks.excellent for m in session.members if m is not member)
    for item, info in type(member.ticks).model_fields.items():
        on = not getattr(member.ticks, item)
        if item == "excellent" and on and taken and not session.settings.many_excellent:
            continue
        yield _move("tick", info.title or item, "EN-XP-01", member.actor.id, item=item, on=on)
