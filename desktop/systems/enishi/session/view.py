"""Legal steps of a session, and what viewers may know of it (EN-TAB-08, EN-TAB-12)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from desktop.core.play import Known, Move
from desktop.core.sheet import AnyName
from desktop.core.value import Value, Viewer
from desktop.core.view_models import CharacterView, Condition, Heading, PlayView, SceneView
from desktop.core.words import Phrase, Spoken, Typed, phrase
from desktop.systems.enishi.actor import Actor
from desktop.systems.enishi.checks.chain import Chain, chain, concealed_chain
from desktop.systems.enishi.checks.run import check_moves
from desktop.systems.enishi.growth import checklist_points
from desktop.systems.enishi.recovery import no_clv, payer_problem
from desktop.systems.enishi.session.events import Stage
from desktop.systems.enishi.session.stages import out_of_order, reminder
from desktop.systems.enishi.session.state import OUTSIDE, ROLES, Member, Session, StageKind, role
from desktop.systems.enishi.session.state import STAGES as STAGES
from desktop.systems.enishi.shared import feelings
from desktop.systems.enishi.sheet import SET_IN_FIGHT, SET_IN_SESSION, Sheet
from desktop.systems.enishi.view import check_shown, open_to, person, private, result_shown


class Row(Value):
    """What this session adds to a character as shown; None is what the viewer may not know."""

    id: str
    role: str
    spotlit: bool = False
    """Has had the spotlight in this cycle (EN-AMB-76)."""
    appeared: bool = False
    """Has been in this stage (EN-AMB-54)."""
    ticks: tuple[tuple[str, bool], ...] = ()
    """The experience checklist, by line (EN-XP-01)."""
    points: int = 0
    """What the checklist is worth now."""
    resting: bool = False
    bonds: tuple[tuple[str, str, bool], ...] = ()
    """(person, relation, box ticked), for the sheet's own player and the GM."""
    clv: int | None = None
    xp_total: int | None = None
    numbers: tuple[tuple[str, int], ...] = ()
    """What the GM may write between fights alone, for the sheet's own player and the GM (EN-TAB-11)."""
    excellent: bool = False


class Door(Value):
    """A stage that may begin next, or why it may not."""

    kind: StageKind
    label: str
    legal: bool = True
    reason: Spoken = ""
    """Why not (EN-VAL-42), or what the GM is reminded of (EN-VAL-44, EN-VAL-45)."""


class View(PlayView):
    """The stage board."""

    stage_no: int = 0
    kind: StageKind | None = None
    title: AnyName = ""
    protagonist: str = ""
    cycle_no: int = 1
    story_days: int = 0
    rows: tuple[Row, ...] = ()
    feelings: tuple[Phrase, ...] = ()
    """Who loves whom, for the GM (EN-ENI-04)."""
    past: tuple[StageKind, ...] = ()
    mains: int = 0
    cycle_pcs: int = 0
    """As many main stages belong to this cycle as there were PCs when it began; 0: it has not begun."""
    subs: int = 0
    doors: tuple[Door, ...] = ()
    chain: Chain | None = None
    concealed: Chain | None = None
    """The same without what the tray covers, for a screen that players look on to."""
    counting: bool = False
    """Experience is counted (EN-XP-01)."""
    over: bool = False
    cast: tuple[str, ...] = ()
    """Ids of those proposed for the next stage, for the GM."""
    bonds: bool = True
    """The campaign plays with bonds."""
    effects: bool = True
    """The campaign plays with effects."""

    def row(self, who: str) -> Row | None:
        """Return what a character adds."""
        return next((row for row in self.rows if row.id == who), None)


def project(session: Session, viewer: Viewer) -> View:
    """Return what this viewer may see: NPCs only on stage, without numbers."""
    seen = [m for m in session.members if m.actor.is_pc or viewer.gm or m.actor.id in (*session.present, viewer.sheet)]
    return View(
        phase=STAGES[session.stage] if session.stage else "ステージの間",
        people=tuple(_person(session, m, viewer) for m in seen),
        stage=tuple(_stage(session)),
        scene_view=_scene(session),
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
        past=session.past,
        mains=session.mains,
        cycle_pcs=session.cycle_pcs,
        subs=session.subs,
        doors=tuple(_doors(session)) if viewer.gm and session.stage is None and not session.over else (),
        chain=chain(session.check, viewer),
        concealed=concealed_chain(session.check, viewer),
        counting="last" in (*session.past, session.stage),
        over=session.over,
        cast=session.usual_cast if viewer.gm else (),
        met=session.met,
        bonds=session.settings.bonds_used,
        effects=session.settings.effects_used,
    )


def heading(session: Session) -> Heading:
    """Name cycle and stage."""
    return Heading(scene=session.head)


def _doors(session: Session) -> Iterator[Door]:
    for kind, label in STAGES.items():
        event = Stage.model_validate({"stage": kind})
        wrong = out_of_order(session, kind)
        asks = reminder(session, event) if wrong is None else None
        yield Door(kind=event.stage, label=label, legal=wrong is None, reason=wrong or (asks[1] if asks else ""))


def _person(session: Session, member: Member, viewer: Viewer) -> CharacterView:
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


def _scene(session: Session) -> SceneView:
    """Name cycle, stage and protagonist, as far as all know them."""
    days = (("経過日数", phrase("{n} 日", n=session.story_days)),) if session.story_days else ()
    if session.stage is None:
        return SceneView(caption="ステージの間" if session.stage_no else "", facts=days)
    name = STAGES[session.stage]
    caption: Phrase | str = name if session.title else ""
    if session.stage not in OUTSIDE:
        cycle = phrase("第 {n} クール", n=session.cycle_no)
        caption = phrase("{cycle}　{stage}", cycle=cycle, stage=name) if session.title else cycle
    hero = session.member(session.protagonist)
    known = hero is not None and (hero.actor.is_pc or hero.actor.id in session.present)
    lead = phrase("主人公　{who}", who=Typed(hero.actor.name)) if hero is not None and known else ""
    return SceneView(
        caption=caption,
        title=Typed(session.title) if session.title else name,
        lead=lead,
        leads=(session.protagonist,) if known else (),
        facts=days,
    )


def _row(session: Session, member: Member, viewer: Viewer) -> Row:
    who = member.actor
    spotlit, appeared = who.id in session.spotlights, who.id in session.appeared
    row = Row(id=who.id, role=role(session, who.id), spotlit=spotlit, appeared=appeared)
    if not open_to(who, viewer):
        return row
    own = private(who, viewer)
    return row.evolve(
        resting=who.backstage_rest,
        clv=who.clv,
        numbers=_numbers(session.known[who.id]) if own else (),
        bonds=tuple((b.person, b.relation, b.box) for b in who.bonds) if own else (),
        xp_total=who.xp_total if own and who.is_pc else None,
        excellent=member.ticks.excellent,
        ticks=tuple((name, getattr(member.ticks, name)) for name in type(member.ticks).model_fields),
        points=checklist_points(member.ticks),
    )


def _numbers(sheet: Sheet) -> tuple[tuple[str, int], ...]:
    """List the numbers that are written between fights alone; an NPC earns no experience."""
    fields = (field for field in SET_IN_SESSION if field not in SET_IN_FIGHT and (sheet.is_pc or field != "xp_total"))
    return tuple((field, int(getattr(sheet, field))) for field in fields)


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
    """Return which stage comes next in the usual course: mains, then the sub stage, then the next cycle (EN-SES-11)."""
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
                if not (no_clv(payer) or payer_problem(effect, payer, receiver.id, session.settings)):
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
