"""Legal steps of a session, and what viewers may know of it (EN-TAB-08, EN-TAB-12)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from desktop.core.play import Move
from desktop.core.shown import Condition, PersonShown, Shown
from desktop.core.value import Value
from desktop.core.viewer import Viewer
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.actor import Actor
from desktop.systems.enishi.bonds import feelings
from desktop.systems.enishi.checks.moves import check_moves
from desktop.systems.enishi.session.events import Stage
from desktop.systems.enishi.session.stages import out_of_order, reminder
from desktop.systems.enishi.session.state import ROLES, STAGES, Member, Session, StageKind, role
from desktop.systems.enishi.shown import check_shown, open_to, person, private, result_shown


def _move(event: str, label: Phrase | str, rule: str, who: str = "", *, primary: bool = False, **args: Any) -> Move:
    known = {"who": who, **args} if who else args
    return Move(event=event, label=label, who=who, args=tuple(known.items()), rule=rule, primary=primary)


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
    first = True
    for stage in stages:
        if out_of_order(session, stage) is None:
            asks = reminder(session, Stage(stage=stage)) is not None
            extra: dict[str, Any] = {"confirm": True} if asks else {}
            yield _move("stage", STAGES[stage], "EN-SES-02", primary=first and not asks, stage=stage, **extra)
            first = first and asks
    if "last" in session.past:
        yield _move("close", "セッションを終える", "EN-SES-01", primary=True)
    yield _move("days", "日数が過ぎる", "EN-REC-03", days=1)


def _running(session: Session) -> Iterator[Move]:
    yield _move(
        "end_stage", phrase("{stage}を終える", stage=STAGES[session.stage or "main"]), "EN-SES-02", primary=True
    )
    for member in session.members:
        who = member.actor
        if who.id in session.present:
            yield _move("leave", "バックステージへ", "EN-SES-07", who.id)
            if who.id != session.protagonist:
                yield _move("spotlight", "スポットを当てる", "EN-SES-09", who.id)
            continue
        yield _move("enter", "登場する", "EN-SES-05", who.id)
        if who.id not in session.appeared and who.state != "dead":
            label = "回復に専念" if not who.backstage_rest else "専念をやめる"
            yield _move("rest", label, "EN-REC-07", who.id, on=not who.backstage_rest)


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


class Row(Value):
    """What this session adds to a character as shown; None stands for what the viewer may not know."""

    id: str
    role: str
    resting: bool = False
    bonds: tuple[tuple[str, str, bool], ...] = ()
    """(person, relation, box ticked), for the sheet's own player and the GM."""
    clv: int | None = None
    xp_total: int | None = None
    wealth: int | None = None
    days: int | None = None
    """Days towards the next LP of natural recovery (EN-REC-03)."""
    excellent: bool = False


class View(Shown):
    """The stage board."""

    stage_no: int = 0
    kind: StageKind | None = None
    title: str = ""
    protagonist: str = ""
    cycle_no: int = 1
    story_days: int = 0
    rows: tuple[Row, ...] = ()
    feelings: tuple[Phrase, ...] = ()
    """Who loves whom, for the GM (EN-ENI-04)."""
    over: bool = False


def project(session: Session, viewer: Viewer) -> View:
    """Return what this viewer may see: NPCs only on stage, without numbers."""
    seen = [m for m in session.members if m.actor.is_pc or viewer.gm or m.actor.id in (*session.present, viewer.sheet)]
    return View(
        phase=STAGES[session.stage] if session.stage else "ステージの間",
        people=tuple(_person(session, m, viewer) for m in seen),
        stage=tuple(_stage(session)),
        check=check_shown(session.check, viewer),
        result=result_shown(session.result, viewer),
        stage_no=session.stage_no,
        kind=session.stage,
        title=session.title,
        protagonist=session.protagonist,
        cycle_no=session.cycle_no,
        story_days=session.story_days,
        rows=tuple(_row(session, member, viewer) for member in seen),
        feelings=tuple(_feelings(session)) if viewer.gm else (),
        over=session.over,
    )


def _person(session: Session, member: Member, viewer: Viewer) -> PersonShown:
    who = member.actor
    if session.stage is None:
        return person(who, viewer)
    place = role(session, who.id)
    away = place == "backstage"
    marks = tuple(_marks(who)) if open_to(who, viewer) else ()
    if place == "protagonist":
        spot = Condition(id="spot", label=ROLES[place], ends=phrase("ステージの終わり"), rule="EN-SES-10")
        marks = (spot, *marks)
    return person(who, viewer, marks, place=ROLES[place], gone=away)


def _marks(who: Actor) -> Iterator[Condition]:
    ends = phrase("ステージの終わり")
    if who.backstage_rest:
        yield Condition(id="rest", label="回復に専念", ends=ends, rule="EN-REC-07")
    if who.first_aid_used:
        yield Condition(id="treated", label="手当て済", ends=ends, rule="EN-REC-02")


def _feelings(session: Session) -> Iterator[Phrase]:
    """Name love between the people of the session; every pair once."""
    for a, b in combinations((m.actor for m in session.members), 2):
        if _loves(a, b.name) or _loves(b, a.name):
            yield feelings(a.bonds, a.name, b.bonds, b.name)


def _loves(who: Actor, name: str) -> bool:
    return any(bond.person == name and bond.relation == "love" for bond in who.bonds)


def _stage(session: Session) -> Iterator[tuple[Phrase | str, Phrase | str]]:
    yield "ステージ", phrase("{n} {title}", n=session.stage_no, title=session.title)
    yield "クール", phrase("{n}", n=session.cycle_no)
    if session.story_days:
        yield "経過日数", phrase("{n} 日", n=session.story_days)


def _row(session: Session, member: Member, viewer: Viewer) -> Row:
    who = member.actor
    row = Row(id=who.id, role=role(session, who.id))
    if not open_to(who, viewer):
        return row
    own = private(who, viewer)
    return row.evolve(
        resting=who.backstage_rest,
        clv=who.clv,
        wealth=who.wealth if own else None,
        days=who.days_towards_lp if own else None,
        bonds=tuple((b.person, b.relation, b.box) for b in who.bonds) if own else (),
        xp_total=who.xp_total if own and who.is_pc else None,
        excellent=member.ticks.excellent,
    )
