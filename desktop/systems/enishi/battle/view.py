"""What a viewer may know of a fight (EN-TAB-04, EN-TAB-08), and its legal next steps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.core.play import Known, Move
from desktop.core.remembered import remembered
from desktop.core.value import Value, Viewer
from desktop.core.view_models import CharacterView, Condition, Heading, PlayView, nth
from desktop.core.words import Phrase, Spoken, phrase, plus
from desktop.systems.enishi.actor import Actor
from desktop.systems.enishi.battle.events import Pressure
from desktop.systems.enishi.battle.state import Battle, Fighter, Phase, tied
from desktop.systems.enishi.battle.turns import foes_hiding
from desktop.systems.enishi.checks.chain import Chain, chain, concealed_chain
from desktop.systems.enishi.checks.people import may_use
from desktop.systems.enishi.checks.run import check_moves
from desktop.systems.enishi.checks.state import Stance
from desktop.systems.enishi.derived import move_metres
from desktop.systems.enishi.gear import AttackLine, skill_word
from desktop.systems.enishi.tables import tables
from desktop.systems.enishi.view import KEPT, check_shown, open_to, person, private, result_shown

PHASES: dict[str, str] = {
    "start": "ターンのはじまり", "order": "行動順番", "act": "行動", "end": "ターンの終わり", "over": "戦闘の終わり",
}  # fmt: skip
STANCES: dict[str, str] = {"attack": "攻撃に徹する", "defence": "防御に徹する", "both": "攻撃と防御に徹する"}

PRESSING: str = Pressure.model_fields["skill"].default
"""The skill with which a heart is attacked where no other is named."""


class Arm(Value):
    """A weapon at hand (EN-WPN-01)."""

    key: str
    label: str
    detail: Phrase
    """Skill, modifier and 破壊力."""
    both_hands: bool | None = None
    """Whether it is held with both hands now; None: it cannot be."""


class Row(Value):
    """What this fight adds to a participant as shown; None and empty are what the viewer may not know."""

    id: str
    order: int | None = None
    faces: tuple[int, ...] = ()
    tactics: int | None = None
    tied: bool = False
    stance: Stance = ""
    ambushed: bool = False
    hiding: bool = False
    """In ambush (EN-SUR-01)."""
    able: bool = True
    """Can act: neither 気絶 nor 死亡."""
    active: str = ""
    """The active action that is used up this turn."""
    prep: str = ""
    reactions: int = 0
    moves: tuple[str, str, str] = ("", "", "")
    """Metres of cruise, auxiliary and full move, in the water of the place."""
    arms: tuple[Arm, ...] = ()
    guard: Spoken = ""
    """What defends: skill, armour, 構造力."""
    drinks: int = 0
    clv: int | None = None
    bonds: tuple[tuple[str, str, bool], ...] = ()
    """(person, relation, box ticked), for the sheet's own player and the GM."""


class View(PlayView):
    """The fight as shown."""

    step: Phase = "start"
    now: str = ""
    rows: tuple[Row, ...] = ()
    chain: Chain | None = None
    """The open check step by step, for viewers who may see all of it."""
    concealed: Chain | None = None
    """The same without what the tray covers, for a screen that players look on to."""
    vision: int = 0
    water: str = ""
    options: bool = True
    """Combat options need no asking at this campaign (EN-OPT-01)."""
    over: bool = False
    bonds: bool = True
    """The campaign plays with bonds."""
    effects: bool = True
    """The campaign plays with effects."""

    def row(self, who: str) -> Row | None:
        """Return what a participant adds."""
        return next((row for row in self.rows if row.id == who), None)


def project(battle: Battle, viewer: Viewer) -> View:
    """Return what this viewer may see."""
    met, ties = (f for f in battle.fighters if viewer.gm or not f.unseen), _ties(battle, viewer)
    listed = sorted(met, key=lambda f: _place(battle, f) or 999)
    return View(
        phase=PHASES[battle.phase],
        round=battle.turn,
        step=battle.phase,
        now=battle.now if _met(battle, battle.now, viewer) else "",
        people=tuple(_person(battle, fighter, viewer) for fighter in listed),
        order=tuple(who for who in battle.queue if _met(battle, who, viewer)),
        rows=tuple(_row(battle, fighter, viewer, equal=fighter.actor.id in ties) for fighter in listed),
        chain=chain(battle.check, viewer) if _met(battle, battle.who, viewer) else None,
        concealed=concealed_chain(battle.check, viewer) if _met(battle, battle.who, viewer) else None,
        vision=battle.vision,
        water=battle.water,
        options=battle.settings.combat_options,
        over=battle.phase == "over",
        bonds=battle.settings.bonds_used,
        effects=battle.settings.effects_used,
        stage=tuple(situation(battle)),
        check=check_shown(battle.check, viewer) if _met(battle, battle.who, viewer) else None,
        result=result_shown(battle.result if viewer.gm else battle.open_result, viewer),
    )


def heading(battle: Battle) -> Heading:
    """Name the turn."""
    return Heading(round=nth(battle.turn, "ターン")) if battle.turn else Heading()


def _met(battle: Battle, who: str, viewer: Viewer) -> bool:
    """Tell whether a fighter is not concealed from a viewer; True for an empty id."""
    fighter = battle.fighter(who)
    return viewer.gm or fighter is None or not fighter.unseen


def moves_of(battle: Battle, fighter: Fighter) -> tuple[str, str, str]:
    """Metres of cruise, auxiliary and full move in the water of this fight (EN-BTL-06…08, EN-WAT-03)."""
    depth = next((row for row in tables().water if row.id == battle.water), None)
    cruise, aux, full = (f"{float(m):g}" for m in move_metres(fighter.actor.mobility, depth, battle.settings))
    return cruise, aux, full


def situation(battle: Battle) -> Iterator[tuple[Phrase | str, Phrase | str]]:
    """Vision and water as they are for all (EN-VIS-01, EN-WAT-01)."""
    dark = next((row for row in tables().vision if row.modifier == battle.vision), None)
    if dark is not None:
        yield "視界", phrase("{state} {n}", state="／".join(dark.states), n=plus(dark.modifier))
    water = next((row for row in tables().water if row.id == battle.water), None)
    if water is not None:
        yield "水域", phrase("{state} {n}", state=water.depth, n=plus(water.modifier))


def _person(battle: Battle, fighter: Fighter, viewer: Viewer) -> CharacterView:
    who = fighter.actor.id
    return person(
        fighter.actor,
        viewer,
        tuple(_marks(battle, fighter)),
        turn=battle.now == who,
        acted=fighter.acted,
        out=not battle.able(fighter),
        rank="" if fighter.order is None or not open_to(fighter.actor, viewer) else str(fighter.order),
    )


def _marks(battle: Battle, fighter: Fighter) -> Iterator[Condition]:
    """Yield the marks of this turn on a fighter."""
    ends = phrase("ターンの終わり")
    if fighter.stance:
        yield Condition(id="stance", label=STANCES[fighter.stance], ends=ends, rule="EN-OPT-01")
    if fighter.ambushed:
        label = phrase("不意打ち 防{n}", n=plus(-fighter.ambushed))
        yield Condition(id="ambushed", label=label, ends=ends, rule="EN-SUR-02")
    if fighter.unseen:
        yield Condition(id="unseen", label="伏せ", ends=phrase("姿を見せる"))


def _place(battle: Battle, fighter: Fighter) -> int | None:
    return battle.queue.index(fighter.actor.id) + 1 if fighter.actor.id in battle.queue else None


def _row(battle: Battle, fighter: Fighter, viewer: Viewer, *, equal: bool) -> Row:
    actor = fighter.actor
    shown = Row.model_construct(
        id=actor.id, stance=fighter.stance, ambushed=bool(fighter.ambushed), able=battle.able(fighter),
        active=fighter.active, prep=fighter.prep,
    )  # fmt: skip
    if not open_to(actor, viewer):
        return shown
    return shown.model_copy(
        update={
            "order": fighter.order,
            "faces": fighter.faces,
            "tactics": actor.skills.tactics,
            "clv": actor.clv,
            "reactions": fighter.reactions,
            "moves": moves_of(battle, fighter),
            "arms": _arms(actor),
            "guard": _guard(actor),
            "drinks": actor.drinks,
            "hiding": private(actor, viewer) and any(side.who == actor.id for side in battle.ambushers),
            "tied": equal,
            "bonds": tuple((b.person, b.relation, b.box) for b in actor.bonds) if private(actor, viewer) else (),
        }
    )


@remembered(KEPT)
def _arms(actor: Actor) -> tuple[Arm, ...]:
    return tuple(_arm(actor, line) for line in reversed(actor.lines))


def _arm(actor: Actor, line: AttackLine) -> Arm:
    detail = phrase("{skill} {n}・破壊力 {power}", skill=skill_word(line.skill), n=line.bonus, power=plus(line.power))
    both = line.key in actor.both_hands if line.key in actor.two_handers else None
    return Arm(key=line.key, label=line.label, detail=detail, both_hands=both)


@remembered(KEPT)
def _guard(actor: Actor) -> Phrase:
    """《運動》 with what is worn, and its 構造力 (EN-HIT-01, EN-PWR-03)."""
    bonus = actor.skills.athletics + actor.defence_mod
    return phrase("{skill} {n}・構造力 {s}", skill=skill_word("athletics"), n=bonus, s=plus(actor.structure))


def _ties(battle: Battle, viewer: Viewer) -> tuple[str, ...]:
    """Ties among those whose numbers are open: one with an NPC would tell the NPC's (EN-AMB-56)."""
    return tied([f for f in battle.fighters if open_to(f.actor, viewer)])


def legal(battle: Battle) -> tuple[Move, ...]:
    """List what may happen next; the first primary one is what Enter does."""
    if battle.phase == "over":
        return ()
    if battle.check is not None:
        drop = _move("drop", "判定をやめる", "EN-TAB-11")
        return (*check_moves(battle.check), drop)
    moves = (*_phase_moves(battle), *_moves_at_any_time(battle))
    if battle.decided:  # else Enter would begin one empty turn after the other
        return tuple(move.evolve(primary=move.event == "end") for move in moves)
    return moves


def _move(event: str, label: Phrase | str, rule: str, who: str = "", *, primary: bool = False, **args: Known) -> Move:
    known: dict[str, Known] = {"who": who, **args} if who else args
    given = tuple(known.items())
    return Move.model_construct(event=event, label=label, who=who, args=given, rule=rule, primary=primary)


def _phase_moves(battle: Battle) -> Iterator[Move]:
    match battle.phase:
        case "start" | "end":
            yield _move("turn", phrase("ターン {n}", n=battle.turn + 1), "EN-BTL-01", primary=True)
            if battle.phase == "start":
                yield from _ambush_moves(battle)
        case "order":
            yield from _order_moves(battle)
            yield from _ambush_moves(battle)
        case "act":
            yield from _tie_moves(battle)
            yield from _late_moves(battle)
            fighter = battle.fighter(battle.now)
            if fighter is not None:
                yield from _acting_moves(battle, fighter)
            yield from _ambush_moves(battle)


def _ambush_moves(battle: Battle) -> Iterator[Move]:
    for fighter in battle.fighters:
        if battle.able(fighter):
            if may_use(fighter.actor, "stealth", battle.settings):
                yield _move("sneak", "不意打ちを仕掛ける", "EN-SUR-01", fighter.actor.id)
            if foes_hiding(battle, fighter):
                yield _move("notice", "不意打ちに気づく", "EN-SUR-01", fighter.actor.id)


def _order_moves(battle: Battle) -> Iterator[Move]:
    first = True
    for fighter in battle.fighters:
        who = fighter.actor.id
        if fighter.order is not None or not battle.able(fighter):
            continue
        yield _move("order", phrase("行動順番（{who}）", who=fighter.actor.name), "EN-BTL-02", who, primary=first)
        first = False
        for option, label in (("attack", "攻撃に徹する"), ("defence", "防御に徹する")):
            combined = battle.settings.options_combine and fighter.stance not in ("both", option)
            if not fighter.stance or combined:
                yield _move(
                    "option", label, "EN-OPT-01", who, option=option, **_consent(battle.settings.combat_options)
                )


def _consent(given: bool) -> dict[str, Any]:
    """Name a step that asks the GM first: choosing it is the GM's yes (EN-OPT-01, EN-AMB-52)."""
    return {} if given else {"gm": True}


def _tie_moves(battle: Battle) -> Iterator[Move]:
    for before, after in zip(battle.queue, battle.queue[1:], strict=False):
        a, b = battle.fighter(before), battle.fighter(after)
        if a is not None and b is not None and a.order == b.order and not (a.acted or b.acted):
            label = phrase("{who} を先にする", who=b.actor.name)
            yield _move("arrange", label, "EN-AMB-56", after, before=before)


def _late_moves(battle: Battle) -> Iterator[Move]:
    for fighter in battle.fighters:
        if fighter.order is None and battle.able(fighter):
            yield _move("order", phrase("行動順番（{who}）", who=fighter.actor.name), "EN-BTL-02", fighter.actor.id)


def _acting_moves(battle: Battle, fighter: Fighter) -> Iterator[Move]:
    who = fighter.actor.id
    may_act = not fighter.active and fighter.stance not in ("defence", "both")
    foes = any(f.actor.is_pc != fighter.actor.is_pc and f.actor.state != "dead" for f in battle.fighters)
    done = _move("done", "行動を終える", "EN-BTL-04", who, primary=not (may_act and foes))
    yield done.evolve(forfeits=may_act)
    if may_act:
        yield from _active_moves(battle, fighter)
    if not fighter.prep:
        yield _move("aux", "補助移動", "EN-BTL-07", who)
        yield _move("signal", "合図確認", "EN-BTL-07", who)
        for key in fighter.actor.two_handers:
            both = key not in fighter.actor.both_hands
            yield _move("ready", "両手で持つ" if both else "片手で持つ", "EN-AMB-40", who, weapon=key, both_hands=both)
        yield _move("ready", "準備動作", "EN-BTL-07", who)
    if battle.settings.hold_action and battle.queue[-1] != who:
        yield _move("hold", "待機", "EN-AMB-57", who)


def _active_moves(battle: Battle, fighter: Fighter) -> Iterator[Move]:
    who = fighter.actor.id
    first = True
    foes = [f for f in battle.fighters if f.actor.is_pc != fighter.actor.is_pc and f.actor.state != "dead"]
    for target in sorted(foes, key=lambda f: f.actor.state != "normal"):
        for line in reversed(fighter.actor.lines):
            label = phrase("{weapon} → {target}", weapon=line.label, target=target.actor.name)
            args = {"target": target.actor.id, "weapon": line.key}
            yield _move("attack", label, "EN-BTL-06", who, primary=first, **args).evolve(begins=True)
            first = False
        if may_use(fighter.actor, PRESSING, battle.settings):
            label = phrase("心を攻める → {target}", target=target.actor.name)
            yield _move("pressure", label, "EN-AMB-59", who, target=target.actor.id)
    yield _move("cruise", "巡航移動", "EN-BTL-06", who)
    yield _move("work", "作業行動", "EN-BTL-06", who)
    if fighter.actor.drinks and fighter.actor.state != "dead":
        yield _move("drink", "栄養ドリンク", "EN-AMB-44", who)
    patients = battle.fighters if may_use(fighter.actor, "medicine", battle.settings) else ()
    for patient in (f.actor for f in patients):
        may = patient.id != who or battle.settings.aid_self
        if may and patient.lp < patient.lp_max and patient.state != "dead" and not patient.first_aid_used:
            label = phrase("手当て（{who}）", who=patient.name)
            yield _move("first_aid", label, "EN-AMB-52", who, patient=patient.id, **_consent(False))


def _moves_at_any_time(battle: Battle) -> Iterator[Move]:
    for receiver in battle.fighters if battle.settings.effects_used else ():
        actor = receiver.actor
        dead = actor.state == "dead"
        if not dead and not actor.hurt:
            continue
        effect, label, rule = ("revive", "蘇生", "EN-PRM-06") if dead else ("full_heal", "全回復", "EN-PRM-05")
        for payer in (f.actor for f in battle.fighters):
            if payer.state == "unconscious" and battle.settings.payers == "able":
                continue
            if payer.clv and (payer.state != "dead" or (dead and payer.id == actor.id)):
                text = phrase("{effect} → {who}", effect=label, who=actor.name)
                yield Move(
                    event="effect",
                    label=text,
                    who=payer.id,
                    args=(("effect", effect), ("payer", payer.id), ("receiver", actor.id)),
                    rule=rule,
                )
    if battle.phase in ("order", "act") and any(f.order is not None for f in battle.fighters):
        yield _move("reorder", "順番を決めなおす", "EN-BTL-02")
    for fighter in battle.fighters:
        if fighter.unseen:
            yield _move("reveal", "姿を見せる", "EN-TAB-08", fighter.actor.id)
    yield _move("end", "戦闘を終える", "EN-BTL-01")
