"""One starter per rule: participants and circumstances in, the first state out.

A loose check and a fight begin the same rule here, the one with actors made from sheets and no marks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.core.problem import refuse
from desktop.core.rolls.describe import joined
from desktop.core.rolls.outcome import Contribution
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.actor import Actor
from desktop.systems.enishi.checks.flow import begun
from desktop.systems.enishi.checks.people import (
    NOTHING,
    Around,
    Bare,
    Entry,
    Scene,
    Who,
    able,
    defence_side,
    entry_side,
    make_side,
    must_act,
    resistance_side,
    silent,
    skill_parts,
)
from desktop.systems.enishi.checks.state import CheckSide, Family, State, Strike
from desktop.systems.enishi.gear import AttackLine, skill_word
from desktop.systems.enishi.recovery import alive
from desktop.systems.enishi.tables import DamageKind, tables

FIRST_AID_TARGET = 7
"""難易度 普通 (EN-REC-01)."""


def _state(scene: Scene, kind: str, family: Family, title: Phrase, sides: tuple[CheckSide, ...], **more: Any) -> State:
    return begun(
        State.model_construct(kind=kind, family=family, settings=scene.settings, title=title, sides=sides,
            cast=scene.cast, first=scene.cast, marks=scene.marks, about=scene.about, **more,
        )
    )  # fmt: skip


def _named(title: Phrase | str, who: Who) -> Phrase:
    """Put the name of the character before the title, if there is one."""
    if isinstance(who, Bare) or not who.name:
        return title if isinstance(title, Phrase) else phrase(title)
    return phrase("{what}（{who}）", what=title, who=who.name)


def plain(scene: Scene, entry: Entry, target: int, *, secret: bool = False) -> State:
    """A check against a target (EN-CHK).

    Raises:
        Refusal: `off_table` (EN-AMB-12), `cannot_act` (EN-VAL-40), `unowned` (EN-AMB-10).
    """
    must_act(scene, entry.who)
    if not scene.settings.free_target and target not in [d.target for d in tables().difficulties]:
        message = phrase("目標値 {n} は難易度表にありません。", n=target)
        raise refuse("off_table", "EN-AMB-12", message, phrase("五つの難易度から選んでください。"))
    skill = skill_parts(scene, entry.who, entry.skill, entry.around.search)
    side = make_side(entry.who, True, *skill, *entry.around.parts(scene.settings), asked=True)
    title = phrase("{skill} → {target}", skill=skill[0].label, target=target)
    veil = phrase("{skill} → {target}", skill=skill[0].label, target="？") if secret else None
    return _state(scene, "check", "plain", title, (side,), target=target, secret=secret, veil=veil)


def first_aid(scene: Scene, healer: Entry, patient: Actor | None) -> State:
    """Treat a patient with 《医術》 against 普通 7 (EN-REC-01).

    Raises:
        Refusal: EN-VAL-32, EN-VAL-33, EN-VAL-40 or EN-AMB-52.
    """
    if patient is not None:
        own = isinstance(healer.who, Actor) and healer.who.id == patient.id
        treatable(scene, patient, own)
    must_act(scene, healer.who)
    skill = skill_parts(scene, healer.who, healer.skill, healer.around.search)
    side = make_side(healer.who, True, *skill, *healer.around.parts(scene.settings), asked=True)
    who = patient.id if patient else ""
    title = phrase("手当て（{who}）", who=patient.name) if patient else phrase("手当て")
    scene = scene._replace(about=(*scene.about, who)) if who else scene
    return _state(scene, "first_aid", "plain", title, (side,), target=FIRST_AID_TARGET, patient=who)


def treatable(scene: Scene, patient: Actor, own: bool) -> None:
    """Refuse first aid that cannot help: the dead, a second time in a stage (EN-VAL-32, EN-VAL-33, EN-AMB-52)."""
    if scene.gm:
        return
    alive(patient)
    if patient.first_aid_used:
        message = phrase("{who} はこのステージで手当てを受けました。", who=patient.name)
        raise refuse("treated", "EN-VAL-32", message, phrase("次のステージまで待ってください。"))
    if own and not scene.settings.aid_self:
        message = phrase("自分で自分は手当てできません。")
        raise refuse("self", "EN-AMB-52", message, phrase("ほかの人に頼んでください。"))


def order(scene: Scene, entry: Entry) -> State:
    """2d6 + 《戦術》 for the acting order (EN-BTL-02)."""
    must_act(scene, entry.who)
    skill = skill_parts(scene, entry.who, entry.skill, entry.around.search, chosen=False)
    side = make_side(entry.who, scene.settings.special_in_order, *skill, *entry.around.parts(scene.settings))
    return _state(scene, "initiative", "number", _named("行動順番", entry.who), (side,))


def rest(scene: Scene, who: Actor) -> State:
    """The 1d6 of a rest backstage (EN-REC-07); no fumble and no double-up on it (EN-AMB-07)."""
    side = make_side(alive(who), False, asked=True).evolve(dice=1)
    title = phrase("バックステージの回復（{who}）", who=who.name)
    return _state(scene, "rest", "number", title, (side,), patient=who.id)


def opposed(scene: Scene, attack: Entry, defence: Entry) -> State:
    """An attack-defence check that is no blow (EN-OPP-01); the unconscious answer with 0 (EN-AMB-50)."""
    must_act(scene, attack.who)
    sides = (entry_side(scene, attack), _answer(scene, defence))
    return _state(scene, "opposed", "versus", _against(sides), sides)


def _answer(scene: Scene, entry: Entry) -> CheckSide:
    if isinstance(entry.who, Actor) and not able(entry.who, scene.settings):
        return silent(entry.who)
    return entry_side(scene, entry, chosen=False)


def _against(sides: Sequence[CheckSide]) -> Phrase:
    label = sides[0].parts[0].label if sides[0].parts else "達成値"
    return phrase("{skill} 対 {other}", skill=label, other=joined([side.name for side in sides[1:]]))


def competition(scene: Scene, entries: Sequence[Entry]) -> State:
    """A contest of two or more under the same conditions (EN-OPP-02, EN-AMB-81).

    Raises:
        Refusal: `cannot_act` (EN-VAL-40), `twice` where one person is named more than once.
    """
    known = [entry.who.id for entry in entries if isinstance(entry.who, Actor)]
    if len(set(known)) < len(known):
        message = phrase("同じ人は一度しか競争に加われません。")
        raise refuse("twice", "EN-AMB-81", message, phrase("ほかの人を選んでください。"), overridable=False)
    for entry in entries:
        must_act(scene, entry.who)
    sides = tuple(entry_side(scene, entry) for entry in entries)
    return _state(scene, "competition", "contest", _against(sides), sides)


def sneak(scene: Scene, entry: Entry) -> State:
    """《隠密》 of an ambusher, kept until victims answer (EN-SUR-01)."""
    must_act(scene, entry.who)
    return _state(scene, "sneak", "half", _named("不意打ち", entry.who), (entry_side(scene, entry),))


def surprise(scene: Scene, ambusher: Entry | CheckSide, victim: Entry, *, own: int = 0) -> State:
    """《隠密》 against 《知覚》; an ambusher's `CheckSide` has been thrown already (EN-SUR-01, EN-AMB-65)."""
    if isinstance(ambusher, Entry):
        must_act(scene, ambusher.who)
        ambusher = entry_side(scene, ambusher)
    sides = (ambusher, _answer(scene, victim))
    title = phrase("不意打ち：{who} 対 {other}", who=ambusher.name, other=sides[1].name)
    veil = phrase("不意打ち：{other}", other=sides[1].name) if own == 1 else None
    return _state(scene, "surprise", "versus", title, sides, own=own, veil=veil)


def pressure(scene: Scene, push: Entry, target: Entry, reaction: str = "", *, own: int = 0) -> State:
    """A skill that the GM names against 《意志》; no damage follows (EN-BTL-09, EN-AMB-59)."""
    must_act(scene, push.who)
    if own == 1:
        must_act(scene, target.who)
    sides = (entry_side(scene, push), resistance_side(scene, target, reaction))
    title = phrase("{who} → {target}（抵抗行動）", who=sides[0].name, target=sides[1].name)
    return _state(scene, "pressure", "versus", title, sides, own=own)


def attack(
    scene: Scene,
    striker: Entry,
    line: AttackLine | None,
    target: Entry,
    reaction: str = "",
    *,
    structure: int | None = None,
    own: int = 0,
) -> State:
    """攻防判定 with everything that counts on both sides, then the blow (EN-HIT-01, EN-PWR).

    Args:
        line: the weapon; None where only the hit is judged.
        structure: guard in place of the target's own.

    Raises:
        Refusal: `cannot_act` (EN-VAL-40), `no_active` (EN-VAL-35).
    """  # fmt: skip
    must_act(scene, striker.who)
    if own == 1:
        must_act(scene, target.who)
    if scene.of(striker.who).stance in ("defence", "both") and not scene.gm:
        message = phrase("防御に徹する間、攻撃はできません。")
        raise refuse("no_active", "EN-VAL-35", message, phrase("次のターンに攻撃してください。"))
    sides = (_attack_side(scene, striker, line), defence_side(scene, target, reaction))
    name, victim = sides[0].name, sides[1].name
    if line is None:
        title = phrase("《{skill}》 対 {other}", skill=tables().skills["athletics"], other=name)
        return _state(scene, "attack", "versus", title, sides, own=own)
    hit = target.who.id if isinstance(target.who, Actor) else ""
    strike = Strike(
        power=line.power, damage=line.damage, structure=structure, target=hit, weapon=line.key, thrown=line.thrown
    )
    title = phrase("{who}：{weapon} → {target}", who=name, weapon=line.label, target=victim)
    if not name:
        title = phrase("{weapon} → {who}", weapon=line.label, who=victim)
    place = (target.around.vision, target.around.water)
    return _state(scene, "attack", "versus", title, sides, strike=strike, own=own, place=place)


def _attack_side(scene: Scene, striker: Entry, line: AttackLine | None) -> CheckSide:
    settings = scene.settings
    if line is None or isinstance(striker.who, Bare):
        parts = skill_parts(scene, striker.who, striker.skill)
    else:
        skill = Contribution(label=skill_word(line.skill), value=line.slv, rule="EN-CHK-04")
        tools = striker.who.tool_parts(line.skill, striker.around.search)
        parts = (skill, *tools, Contribution(label="攻撃修正", value=line.mod, rule="EN-HIT-01"))
    devoted = 2 if scene.of(striker.who).stance in ("attack", "both") else 0
    stance = Contribution(label="攻撃に徹する", value=devoted, rule="EN-OPT-02")
    around = striker.around.parts(settings)
    side = make_side(striker.who, settings.special_in_opposed, *parts, *around, stance)
    return side if striker.total is None else side.evolve(given=striker.total)


def harm(scene: Scene, who: Actor, amount: int, damage: DamageKind) -> State:
    """Damage with its window, from no attack: a fall, say (EN-AMB-23)."""
    title = phrase("ダメージ（{who}）", who=who.name)
    strike = Strike(damage=damage, target=who.id)
    return _state(scene, "harm", "damage", title, (), moment="after_damage", raw=amount, strike=strike)


__all__ = [
    "NOTHING", "Around", "Bare", "Entry", "Scene", "attack", "competition", "first_aid", "harm", "opposed", "order",
    "plain", "pressure", "rest", "sneak", "surprise",
]  # fmt: skip
