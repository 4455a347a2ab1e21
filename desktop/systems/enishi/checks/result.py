"""The outcome of a check: its word, its number with every summand, and what it does to sheets."""

from __future__ import annotations

from desktop.core.outcome import Change, Contribution, Outcome
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.actor import Actor, changes
from desktop.systems.enishi.checks.side import auto, contributions, failed, fumbled, ready
from desktop.systems.enishi.checks.state import NO_PHRASE, State, needed, places
from desktop.systems.enishi.derived import STATES
from desktop.systems.enishi.tables import tables


def outcome(state: State) -> Outcome | None:
    """Return the result as it stands; None while a side's achievement is not known."""
    if state.family == "damage":
        return _damage_only(state)
    if not all(ready(side, state.settings) for side in state.sides) and not _settled(state):
        return None
    own = state.sides[state.own]
    known = ready(own, state.settings) and not (state.family == "plain" and auto(own, state.settings) > 0)
    numbers = state.numbers
    number = numbers[state.own] if known else None
    label, success = _verdict(state, numbers)
    return Outcome(
        label=label,
        success=success,
        fumble=fumbled(own) and not auto(own, state.settings),
        total=number,
        target=_target(state),
        parts=contributions(own, number, state.settings) if number is not None else _by_effect(state),
        throws=tuple(t for side in state.sides for t in (*side.rejected, *side.throws)),
        changes=_changes(state),
        rules=_rules(state),
        detail=_detail(state, number),
    )


def _settled(state: State) -> bool:
    """A failed attack needs no defence (EN-AMB-09)."""
    return state.moment == "done" and state.family == "versus" and failed(state.sides[0], state.settings)


def _verdict(state: State, numbers: tuple[int, ...]) -> tuple[Phrase | str, bool | None]:
    match state.family:
        case "plain":
            return _plain(state, numbers[0])
        case "versus":
            return _versus(state)
        case "contest":
            return _contest(state)
    return _NUMBER_LABELS.get(state.kind, "達成値"), None


_NUMBER_LABELS: dict[str, str] = {"rest": "回復", "initiative": "行動順番", "ambush": "不意打ち"}


def _plain(state: State, number: int) -> tuple[str, bool]:
    side = state.sides[0]
    net = auto(side, state.settings)
    if net > 0:
        return "自動成功", True
    if failed(side, state.settings):
        return ("自動失敗" if net < 0 else "ファンブル"), False
    success = state.target is None or number >= state.target
    return ("成功" if success else "失敗"), success


def _versus(state: State) -> tuple[Phrase | str, bool]:
    hit = not _settled(state) and state.hit
    if state.own == 1:
        return ("防いだ" if not hit else "防げなかった"), not hit
    if state.strike is None:
        return ("成功" if hit else "失敗"), hit
    if not hit:
        return "命中せず", False
    if state.raw is None:
        return "命中", True
    return (phrase("命中・ダメージ {n}", n=state.damage) if state.damage else "命中・ダメージなし"), True


def _contest(state: State) -> tuple[str, bool | None]:
    placed = standings(state)
    if placed[state.own] > 1:
        return "負け", False
    return ("引き分け", None) if placed.count(1) > 1 else ("勝ち", True)


def standings(state: State) -> tuple[int, ...]:
    """Everybody's place in a competition, in the order of the sides (EN-OPP-02)."""
    lost = tuple(failed(side, state.settings) for side in state.sides)
    return places(state.numbers, lost, state.settings)


def _target(state: State) -> int | None:
    if state.family == "versus" and not _settled(state):
        return state.numbers[1 - state.own]
    return state.target


def _by_effect(state: State) -> tuple[Contribution, ...]:
    return (Contribution(label="自動成功", value=0, rule="EN-PRM-02"),) if state.family == "plain" else ()


def _detail(state: State, number: int | None) -> Phrase:
    if state.family == "contest":
        order = sorted(
            zip(standings(state), state.numbers, (s.name for s in state.sides), strict=True), key=lambda row: row[0]
        )
        text = "、".join(f"{place} {name} {n}" for place, n, name in order)
        return phrase("順位：{order}", order=text)
    if state.family == "versus" and not _settled(state):
        attack, defence = state.numbers
        if state.taken is not None and state.strike is not None:
            hurt = state.actor(state.strike.target)
            word = STATES[hurt.state] if hurt else ""
            lp, sp = state.taken
            return phrase("攻撃 {a}・防御 {b}・LP−{lp} SP−{sp}・{state}", a=attack, b=defence, lp=lp, sp=sp, state=word)
        return phrase("攻撃 {a}・防御 {b}", a=attack, b=defence)
    if state.moment == "after_achievement" and (short := needed(state)) is not None:
        return phrase("あと{n}で成功", n=short)
    if state.target is not None and number is not None:
        return phrase("達成値 {n}・目標値 {t}", n=number, t=state.target)
    return phrase("達成値 {n}", n=number) if number is not None else NO_PHRASE


_RULES = {
    "plain": ("EN-CHK-04", "EN-CHK-08"),
    "number": ("EN-CHK-04",),
    "versus": ("EN-OPP-01",),
    "contest": ("EN-OPP-02",),
    "damage": ("EN-DMG-03",),
}


def _rules(state: State) -> tuple[str, ...]:
    found = list(_RULES[state.family])
    side = state.sides[state.own]
    if fumbled(side):
        found.append("EN-CHK-05")
    if len(side.throws) > 1:
        found.append("EN-CHK-06")
    if state.raw is not None:
        found.append("EN-PWR-04")
    return tuple(found)


def _changes(state: State) -> tuple[Change, ...]:
    cast = state.cast
    if not cast:
        return ()
    if state.patient:
        cast = tuple(_treated(state, a) if a.id == state.patient else a for a in cast)
    found = changes(state.first, cast, _cause_rule(state), state.title)
    strike = state.strike
    if strike and strike.thrown and state.settings.thrown_used_up and strike.weapon.isdecimal():
        path = f"weapons.{strike.weapon}.carried"
        thrower = state.sides[0].who
        found = (
            *found,
            Change(sheet=thrower, field=path, before=True, after=False, rule="EN-AMB-45", cause=state.title),
        )
    return found


def _cause_rule(state: State) -> str:
    return {"first_aid": "EN-REC-01", "rest": "EN-REC-07"}.get(state.kind, "EN-DMG-03" if state.taken else "EN-TMP-02")


def _treated(state: State, patient: Actor) -> Actor:
    """Give the patient what a treatment or a rest restores (EN-REC-01, EN-REC-02, EN-REC-07, EN-AMB-52)."""
    if state.kind == "rest":
        gained = min(patient.sp_max, patient.sp + state.sides[0].throws[-1].total)
        return patient.evolve(lp=min(patient.lp_max, patient.lp + 1), sp=gained, backstage_rest=False)
    success = _plain(state, state.numbers[0])[1]
    if success and patient.lp < patient.lp_max:
        return patient.evolve(lp=patient.lp + 1, first_aid_used=True)
    return patient.evolve(first_aid_used=True) if not success and state.settings.aid_once_tried else patient


def _damage_only(state: State) -> Outcome:
    hurt = state.actor(state.strike.target) if state.strike else None
    return Outcome(
        label=phrase("ダメージ {n}", n=state.damage),
        total=state.damage,
        changes=_changes(state),
        rules=("EN-DMG-03",),
        detail=phrase("{who}：{state}", who=hurt.name, state=STATES[hurt.state]) if hurt else NO_PHRASE,
    )


def power_label(achievement: int) -> str:
    """Return the word of a band of the power table, e.g. 軽傷 (EN-PWR-01)."""
    rows = tables().powers
    return next((row.label for row in reversed(rows) if achievement >= row.min), rows[0].label)
