"""Starting a check: parameters in, first state out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop.core.numbers import whole_of
from desktop.core.outcome import Contribution
from desktop.core.problem import refuse
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.actor import Actor, actor, purse
from desktop.systems.enishi.checks.flow import defending, next_side, settle
from desktop.systems.enishi.checks.params import BOUND
from desktop.systems.enishi.checks.reader import FIXED, Reader, number_of
from desktop.systems.enishi.checks.side import Side
from desktop.systems.enishi.checks.state import Stance, State, Strike
from desktop.systems.enishi.derived import STATES
from desktop.systems.enishi.gear import AttackLine, Rules, attack_lines, skill_word
from desktop.systems.enishi.recovery import alive
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import Sheet
from desktop.systems.enishi.tables import DamageKind, tables


def start_state(
    kind: str, sheet: Sheet | None, params: Mapping[str, Any], game: Rules, party: Sequence[Sheet] = ()
) -> State:
    """Make the first state of a check.

    Raises:
        Refusal: an unknown kind, skill, target or number; an action by somebody who cannot act (EN-VAL-40).
    """
    reader = Reader(kind, sheet, params, game, party)
    match kind:
        case "check" | "first_aid":
            state = _plain(reader)
        case "opposed" | "competition" | "surprise":
            state = _against(reader)
        case "defence" | "resistance":
            state = _reaction(reader)
        case "attack":
            state = _attack(reader)
        case "initiative":
            state = _order(reader)
        case "rest" if sheet is not None:
            state = _rest(reader, sheet)
        case _:
            raise refuse(
                "unknown_kind", "EN-CHK-01", phrase("判定 {kind} はありません。", kind=kind), overridable=False
            )
    return settle(state)


def _base(reader: Reader, title: Phrase, *, full: bool = False, **more: Any) -> State:
    cast = reader.cast(full)
    about = reader.params.get("about") or ()
    return State(
        kind=reader.kind, settings=reader.settings, title=title, cast=cast, first=cast,
        about=(about,) if isinstance(about, str) else tuple(about), **more,
    )  # fmt: skip


def _plain(reader: Reader) -> State:
    if reader.kind == "first_aid":
        return _first_aid(reader)
    target = reader.number("target", reader.settings.default_target)
    if not reader.settings.free_target and target not in [d.target for d in tables().difficulties]:
        raise refuse(
            "off_table",
            "EN-AMB-12",
            phrase("目標値 {n} は難易度表にありません。", n=target),
            phrase("五つの難易度から選んでください。"),
        )
    skill = reader.skill_parts()
    side = reader.own_side([*skill, *reader.situation()], special=True)
    secret = bool(reader.params.get("secret", False))
    title = phrase("{skill} → {target}", skill=skill[0].label, target="？" if secret else target)
    return _base(reader, title, family="plain", sides=(side.evolve(asked=True),), target=target, secret=secret)


def _first_aid(reader: Reader) -> State:
    sheet, patient_id = reader.sheet, str(reader.params.get("patient") or "")
    patient = reader.member(patient_id) or (sheet if sheet and patient_id in ("", sheet.id) else None)
    if patient_id and patient is None:
        raise refuse("no_patient", "EN-REC-01", phrase("手当てを受ける {who} がいません。", who=patient_id))
    if patient is not None:
        own = sheet is not None and sheet.id == patient.id
        treatable(purse(patient, reader.game), own, reader.settings, gm=bool(reader.params.get("gm")))
        if sheet is not None:
            may_act(purse(sheet, reader.game), reader.settings.unconscious_acts)
    side = reader.own_side([*reader.skill_parts(), *reader.situation()], special=True)
    who = patient.id if patient else ""
    title = phrase("手当て（{who}）", who=patient.name if patient else "")
    about = (who,) if who else ()
    state = _base(reader, title, family="plain", sides=(side.evolve(asked=True),), target=7, patient=who)
    return state.evolve(about=(*state.about, *about))


def plain_state(settings: Settings, healer: Actor, patient: Actor, side: Side, cast: tuple[Actor, ...]) -> State:
    """Start first aid among fighters (EN-REC-01).

    Raises:
        Refusal: EN-VAL-32, EN-VAL-33 or EN-AMB-52.
    """
    treatable(patient, healer.id == patient.id, settings)
    title = phrase("手当て（{who}）", who=patient.name)
    state = State(
        kind="first_aid", family="plain", settings=settings, title=title, cast=cast, first=cast,
        sides=(side.evolve(asked=True),), target=7, patient=patient.id, about=(patient.id,),
    )  # fmt: skip
    return settle(state)


def treatable(patient: Actor, own: bool, settings: Settings, *, gm: bool = False) -> None:
    """Refuse first aid that cannot help: the dead, a second time in a stage (EN-VAL-32, EN-VAL-33, EN-AMB-52)."""
    alive(patient)
    if gm:
        return
    if patient.first_aid_used:
        message = phrase("{who} はこのステージで手当てを受けました。", who=patient.name)
        raise refuse("treated", "EN-VAL-32", message, phrase("次のステージまで待ってください。"))
    if own and not settings.aid_self:
        message = phrase("自分で自分は手当てできません。")
        raise refuse("self", "EN-AMB-52", message, phrase("ほかの人に頼んでください。"))


def _order(reader: Reader) -> State:
    side = reader.own_side([*reader.skill_parts(), *reader.situation()], special=reader.settings.special_in_order)
    return _base(reader, phrase("行動順番"), family="number", sides=(side.evolve(asked=True),))


def _rest(reader: Reader, sheet: Sheet) -> State:
    cast = reader.cast(False)
    return rest_state(cast[0], cast, reader.settings)


def rest_state(who: Actor, cast: tuple[Actor, ...], settings: Settings) -> State:
    """Start the 1d6 of a rest backstage (EN-REC-07); no fumble and no double-up on it (EN-AMB-07)."""
    alive(who)
    side = Side(who=who.id, name=who.name, is_pc=who.is_pc, special=False, dice=1, asked=True)
    return State(
        kind="rest", family="number", settings=settings, title=phrase("バックステージの回復（{who}）", who=who.name),
        sides=(side,), cast=cast, first=cast, patient=who.id,
    )  # fmt: skip


def _against(reader: Reader) -> State:
    versus = reader.settings.special_in_opposed
    skill = reader.skill_parts()
    own = reader.own_side([*skill, *reader.situation()], special=versus)
    named = str(reader.params.get("skill", "athletics"))
    theirs = {"surprise": "perception"}.get(reader.kind, named if whole_of(named) is None else "athletics")
    others = reader.params.get("other", 0)
    several = others if isinstance(others, (list, tuple)) else (others,)
    if not several:
        raise refuse(
            "no_opponent", "EN-OPP-02", phrase("競争の相手がいません。"), phrase("相手を1人以上選んでください。")
        )
    sides = [own.evolve(asked=True)]
    for index, other in enumerate(several):
        one = Reader(reader.kind, reader.sheet, {**reader.params, "other": other}, reader.game, reader.party)
        sides.append(one.other_side("other", theirs, phrase("相手{n}", n=index + 1) if len(several) > 1 else "相手"))
    family = "contest" if reader.kind == "competition" else "versus"
    title = phrase("{skill} 対 {other}", skill=skill[0].label, other=sides[1].name)
    return _base(reader, title, family=family, sides=tuple(sides))


def _reaction(reader: Reader) -> State:
    special = reader.settings.special_in_opposed
    parts = [*reader.skill_parts(), *reader.situation()]
    if reader.kind == "defence" and reader.sheet is not None:
        body = actor(reader.sheet, reader.game)
        parts.append(Contribution(label="防御修正", value=body.defence_mod, rule="EN-HIT-01"))
    skill = "will" if reader.kind == "resistance" else "melee"
    other = reader.other_side("other", skill, "相手")
    title = phrase("{skill} 対 {other}", skill=skill_word(FIXED[reader.kind]), other=other.name)
    return next_side(_base(reader, title, family="versus", sides=(other, reader.own_side(parts, special)), own=1))


def _attack(reader: Reader) -> State:
    sheet, params = reader.sheet, reader.params
    if sheet is not None:
        may_act(actor(sheet, reader.game), reader.settings.unconscious_acts)
    line = _line(reader)
    stance, other_stance = (_stance(str(params.get(name) or "")) for name in ("stance", "other_stance"))
    if stance == "defence":
        raise refuse(
            "no_active",
            "EN-VAL-35",
            phrase("防御に徹する間、攻撃はできません。"),
            phrase("次のターンに攻撃してください。"),
        )
    parts = [
        Contribution(label=skill_word(line.skill) if line.skill else "SLV", value=line.slv, rule="EN-CHK-04"),
        Contribution(label="攻撃修正", value=line.mod, rule="EN-HIT-01"),
        *reader.situation(),
        Contribution(label="攻撃に徹する", value=2 if stance == "attack" else 0, rule="EN-OPT-02"),
    ]
    side = reader.own_side(parts, reader.settings.special_in_opposed).evolve(asked=True)
    target = reader.member(str(params.get("defence", "")))
    strike = Strike(
        power=line.power, damage=line.damage, structure=reader.number("structure", 0, 0), weapon=line.key,
        target=target.id if target else "", thrown=line.thrown,
    )  # fmt: skip
    name = target.name if target else "相手"
    title = phrase("{weapon} → {who}", weapon=line.label, who=name)
    stances = ((target.id if target else "", other_stance),)
    state = _base(
        reader, title, full=True, family="versus", sides=(side, side), strike=strike, stances=stances,
    )  # fmt: skip
    return state.evolve(sides=(side, _defender(reader, state, other_stance)))


def may_act(who: Actor, unconscious_acts: bool) -> None:
    """Refuse an action of somebody 気絶 or 死亡 (EN-VAL-40)."""
    if who.state == "dead" or (who.state == "unconscious" and not unconscious_acts):
        raise refuse(
            "cannot_act",
            "EN-VAL-40",
            phrase("{who} は{state}で動けません。", who=who.name, state=STATES[who.state]),
            phrase("先に回復させてください。"),
        )


def _line(reader: Reader) -> AttackLine:
    weapon = reader.params.get("weapon", "unarmed" if reader.sheet else 0)
    if reader.sheet is not None:
        found = next((x for x in attack_lines(reader.sheet, reader.game) if x.key == str(weapon)), None)
        if found is None:
            raise refuse("unknown_weapon", "EN-WPN-01", phrase("武器 {weapon} は持っていません。", weapon=str(weapon)))
        return found
    damage: DamageKind = "fatigue" if reader.params.get("damage") == "fatigue" else "wound"
    return AttackLine(
        key="", label="攻撃", skill="", slv=number_of("weapon", weapon, -BOUND, BOUND), mod=0, damage=damage,
        power=reader.number("power", 0, -9),
    )  # fmt: skip


def _defender(reader: Reader, state: State, stance: Stance) -> Side:
    special = reader.settings.special_in_opposed
    ambushed = (Contribution(label="不意打ち", value=-1, rule="EN-SUR-02"),) if reader.params.get("surprised") else ()
    target = state.actor(state.strike.target) if state.strike else None
    known = reader.params.get("other_total")
    given = None if known is None else number_of("other_total", known, -BOUND, BOUND)
    if target is not None:
        made = defending(target, stance, reader.settings.unconscious_acts, *ambushed)
        return made.evolve(special=special, **({} if given is None or not made.made else {"given": given}))
    if stance == "attack":
        return Side(name="相手", is_pc=not state.sides[0].is_pc, given=0, made=False)
    bonus = reader.number("defence")
    parts = (Contribution(label="修正込みSLV", value=bonus, rule="EN-OPP-03"), *ambushed)
    if stance == "defence":
        parts = (*parts, Contribution(label="防御に徹する", value=2, rule="EN-OPT-03"))
    total = sum(p.value for p in parts)
    return Side(name="相手", is_pc=not state.sides[0].is_pc, parts=parts, bonus=total, given=given, special=special)


def _stance(text: str) -> Stance:
    match text:
        case "" | "attack" | "defence":
            return text
    raise refuse("unknown_option", "EN-OPT-01", phrase("戦闘オプション {name} はありません。", name=text))
