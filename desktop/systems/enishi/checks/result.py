"""The outcome of a check: its word, its number with every summand, and what it does to sheets."""

from __future__ import annotations

from collections.abc import Callable

from desktop.core.rolls.outcome import Change, Contribution, Outcome
from desktop.core.words import Phrase, phrase, plus
from desktop.systems.enishi.actor import Actor, changes
from desktop.systems.enishi.checks.options import hidden_damage, hidden_target, losses
from desktop.systems.enishi.checks.state import (
    NO_PHRASE,
    CheckSide,
    State,
    auto,
    blow_of,
    contributions,
    failed,
    fumbled,
    needed,
    places,
    ready,
)
from desktop.systems.enishi.checks.windows import declarations
from desktop.systems.enishi.derived import STATES
from desktop.systems.enishi.recovery import rested
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.tables import band_of

AMBUSH = ("sneak", "surprise")
"""Kinds of checks in which a character hides."""


def outcome(state: State) -> Outcome | None:
    """Return the result so far; None while a side's achievement is not known."""
    if state.family == "damage":
        return _damage_only(state)
    if not all(ready(side, state.settings) for side in state.sides) and not _unanswered(state):
        return None
    own = state.sides[state.own]
    known = ready(own, state.settings) and not numberless(state, own)
    numbers = state.numbers
    number = numbers[state.own] if known else None
    label, success = _verdict(state, numbers)
    return Outcome.model_construct(
        label=label,
        success=success,
        fumble=fumbled(own) and not auto(own, state.settings),
        tie=label == "引き分け",
        headline=_headline(state),
        marks=_marks(state, state.sides),
        open_marks=_marks(state, _seen(state)) if state.kind in AMBUSH else None,
        total=number,
        target=_target(state),
        parts=contributions(own, number, state.settings) if number is not None else _by_effect(state),
        throws=tuple(thrown.throw for thrown in state.rolled),
        changes=_changes(state),
        rules=_rules(state),
        detail=_detail(state),
        open_detail=_open_detail(state, number),
    )


def numberless(state: State, side: CheckSide) -> bool:
    """Tell whether 自動成功 has left a side without a number: no number to beat is known yet (EN-AMB-13)."""
    others = [other for other in state.sides if other is not side]
    return auto(side, state.settings) > 0 and not (others and all(ready(other, state.settings) for other in others))


def _headline(state: State) -> Phrase | str:
    """The damage of a blow is the news, not the achievement (EN-PWR-04)."""
    if state.raw is None:
        return ""
    return phrase("ダメージ {n}", n=state.damage) if state.damage else "ダメージなし"


def _seen(state: State) -> tuple[CheckSide, ...]:
    """Return the sides with public dice: an ambush conceals who hides and their throws (EN-SUR-01)."""
    return tuple(side for side in state.sides if not side.hidden)


def _marks(state: State, sides: tuple[CheckSide, ...]) -> tuple[Phrase | str, ...]:
    """Facts of the dice beside the verdict, each side's that made them (EN-CHK-05, EN-CHK-06).

    Args:
        sides: the sides that are spoken of.
    """
    found: list[Phrase | str] = []
    for index, side in enumerate(state.sides):
        if side not in sides:
            continue
        facts = [word for word, true in _facts(state, side) if true]
        found += facts if index == state.own else [phrase("{who}：{fact}", who=side.name, fact=f) for f in facts]
    if state.covered and (coverer := state.actor(state.covered[-1])) is not None:
        found.append(phrase("{who}：{fact}", who=coverer.name, fact="カバーリング"))
    if state.absolute:
        found.append("絶対防御")
    return tuple(found)


def _facts(state: State, side: CheckSide) -> tuple[tuple[str, bool], ...]:
    net = auto(side, state.settings)
    return (
        ("自動成功", net > 0),
        ("自動失敗", net < 0),
        ("ファンブル", not net and fumbled(side)),
        ("ダブルアップ", not net and len(side.throws) > 1),
    )


def _unanswered(state: State) -> bool:
    """Tell whether a failed attack was not answered (EN-AMB-09)."""
    unanswered = state.family == "versus" and not ready(state.sides[1], state.settings)
    return unanswered and state.moment == "done" and failed(state.sides[0], state.settings)


def _verdict(state: State, numbers: tuple[int, ...]) -> tuple[Phrase | str, bool | None]:
    match state.family:
        case "plain":
            return _plain(state, numbers[0])
        case "versus":
            return _versus(state)
        case "contest":
            return _contest(state)
    return _NUMBER_LABELS.get(state.kind, "達成値"), None


_NUMBER_LABELS: dict[str, str] = {"rest": "回復", "initiative": "行動順番", "sneak": "不意打ち"}


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
    hit = not _unanswered(state) and state.hit
    if state.own == 1:
        good, bad = ("気づいた", "不意を打たれた") if state.kind == "surprise" else ("防いだ", "防げなかった")
        return (bad if hit else good), not hit
    if state.strike is None:
        return ("成功" if hit else "失敗"), hit
    if not hit:
        return "命中せず", False
    return "命中", True


def _contest(state: State) -> tuple[str, bool | None]:
    placed = standings(state)
    if placed[state.own] > 1:
        return "負け", False
    return ("引き分け", None) if placed.count(1) > 1 else ("勝ち", True)


def standings(state: State) -> tuple[int, ...]:
    """Return each side's place in a competition, in the order of the sides (EN-OPP-02)."""
    lost = tuple(failed(side, state.settings) for side in state.sides)
    return places(state.numbers, lost, state.settings)


def _target(state: State) -> int | None:
    if state.family == "versus" and not _unanswered(state):
        return state.numbers[1 - state.own]
    return state.target


def _by_effect(state: State) -> tuple[Contribution, ...]:
    return (
        (Contribution.model_construct(label="自動成功", value=0, rule="EN-PRM-02"),) if state.family == "plain" else ()
    )


RAISABLE = ("after_dice", "own_achievement", "after_achievement")
"""When 達成値+1 can be declared still."""


def _made(state: State) -> bool:
    return ready(state.sides[0], state.settings)


def _detail(state: State) -> Phrase:
    if state.family == "contest":
        return _standings(state, lambda index: state.numbers[index])
    if state.family == "versus" and not _unanswered(state):
        attack, defence = state.numbers
        both = phrase("攻撃 {a}・防御 {b}", a=attack, b=defence)
        if state.kind == "surprise":  # no blow was struck yet
            both = phrase("隠密 {a}・知覚 {b}", a=attack, b=defence)
        return phrase("{both}・{blow}", both=both, blow=_blow(state)) if state.raw is not None else both
    if state.kind == "first_aid" and state.moment == "done":
        return _mended(state)
    if state.moment in RAISABLE and _made(state) and (short := needed(state)) is not None:
        return phrase("あと{n}で成功・払えるPC {payers}人", n=short, payers=_payers(state))
    return NO_PHRASE


def _mended(state: State) -> Phrase:
    """Describe what a treatment restored, and a revival (EN-REC-01, EN-AMB-50); players read nothing about an NPC."""
    before = state.actor(state.patient)
    if before is None or not before.is_pc:
        return NO_PHRASE
    after = _treated(state, before)
    if after.lp == before.lp:
        return NO_PHRASE
    gained = phrase("{who}：LP {n}", who=before.name, n=plus(after.lp - before.lp))
    if after.state == before.state:
        return gained
    return phrase("{lost}・{state}", lost=gained, state=STATES[after.state])


def _payers(state: State) -> int:
    """How many PCs can still raise the achievement (EN-TAB-04); what NPCs have left is only the GM's to know."""
    state = state.evolve(moment="after_achievement")
    pcs = {actor.id for actor in state.cast if actor.is_pc}
    return len(pcs & {use.payer for use, wrong in declarations(state) if use.effect == "plus" and wrong is None})


def _fell(state: State, own: Phrase) -> Phrase:
    """Describe publicly that the GM's character fell, without the loss."""
    hurt = state.actor(state.strike.target) if state.strike and state.taken is not None else None
    if hurt is None or hurt.state == "normal":
        return own
    fell = phrase("{who}：{state}", who=hurt.name, state=STATES[hurt.state])
    return phrase("{points}・{lost}", points=own, lost=fell) if own.template else fell


def _blow(state: State) -> Phrase:
    """打撃点 and 防御点, and what was lost (EN-PWR-02, EN-PWR-03, EN-DMG-03)."""
    strike, guard = blow_of(state)
    attack, defence = (power_label(n, state.settings) for n in state.numbers)
    points = phrase("打撃点 {s}（{a}）・防御点 {g}（{d}）", s=strike, a=attack, g=guard, d=defence)
    return points if state.taken is None else phrase("{points}・{lost}", points=points, lost=_lost(state))


def _lost(state: State) -> Phrase:
    """Describe the loss; a covering character by name, because the title names the covered one."""
    hurt = state.actor(state.strike.target) if state.strike else None
    lp, sp = state.taken or (0, 0)
    lost = phrase("{lost}・{state}", lost=losses(lp, sp), state=STATES[hurt.state] if hurt else "")
    return phrase("{who}：{lost}", who=hurt.name, lost=lost) if hurt is not None and state.covered else lost


def _standings(state: State, number: Callable[[int], int | None]) -> Phrase:
    rows = sorted(zip(standings(state), range(len(state.sides)), strict=True))
    return phrase("順位：{order}", order=tuple(_placed(place, state.sides[i].name, number(i)) for place, i in rows))


def _placed(place: int, name: Phrase | str, number: int | None) -> Phrase:
    if number is None:
        return phrase("{place} {name}", place=place, name=name)
    return phrase("{place} {name} {n}", place=place, name=name, n=number)


def _open_detail(state: State, number: int | None) -> Phrase | None:
    """Describe it without the GM's numbers: the own achievement, and what a PC has lost (EN-TAB-08)."""
    if not state.secret and not any(side.hidden for side in state.sides):
        return None
    if state.family == "contest":
        return _standings(state, lambda i: None if state.masked(i) else state.numbers[i])
    own = NO_PHRASE if number is None or state.masked(state.own) else phrase("達成値 {n}", n=number)
    if state.raw is None:
        return own
    if hidden_damage(state):
        return _fell(state, own)
    hurt = phrase("ダメージ {n}", n=state.damage)
    return phrase("{points}・{lost}", points=hurt, lost=_lost(state)) if state.taken is not None else hurt


_RULES = {
    "plain": ("EN-CHK-04", "EN-CHK-08"),
    "number": ("EN-CHK-04",),
    "versus": ("EN-OPP-01",),
    "contest": ("EN-OPP-02",),
    "half": ("EN-OPP-03",),
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
    if not state.cast:
        return ()
    return changes(state.first, cast_after(state), _cause_rule(state), state.veil or state.title)


def _cause_rule(state: State) -> str:
    return {"first_aid": "EN-REC-01", "rest": "EN-REC-07"}.get(state.kind, "EN-DMG-03" if state.taken else "EN-TMP-02")


def _treated(state: State, patient: Actor) -> Actor:
    """Give the patient what a treatment or a rest restores (EN-REC-01, EN-REC-02, EN-REC-07, EN-AMB-52)."""
    if state.kind == "rest":
        return rested(patient, state.sides[0].throws[-1].total)
    success = _plain(state, state.numbers[0])[1]
    if success and patient.lp < patient.lp_max:
        return patient.evolve(lp=patient.lp + 1, first_aid_used=True)
    return patient.evolve(first_aid_used=True) if not success and state.settings.aid_once_tried else patient


def cast_after(state: State) -> tuple[Actor, ...]:
    """Return the actors as the check leaves them: treated, rested, without the weapon thrown (EN-AMB-45)."""
    return tuple(actor.concealed(unseen=False) for actor in _cast_after(state))


def _cast_after(state: State) -> tuple[Actor, ...]:
    strike = state.strike
    if strike and strike.thrown and state.settings.thrown_used_up and strike.weapon.isdecimal():
        thrower = state.sides[0].who
        return tuple(_without(a, strike.weapon) if a.id == thrower else a for a in state.cast)
    if not state.patient:
        return state.cast
    return tuple(_treated(state, a) if a.id == state.patient else a for a in state.cast)


def _without(thrower: Actor, weapon: str) -> Actor:
    lines = tuple(line for line in thrower.lines if line.key != weapon)
    return thrower.evolve(thrown_away=(*thrower.thrown_away, weapon), lines=lines)


def _damage_only(state: State) -> Outcome:
    hurt = state.actor(state.strike.target) if state.strike else None
    masked = hidden_target(state)
    number = phrase("ダメージ {n}", n=state.damage)
    how = phrase("{who}：{state}", who=hurt.name, state=STATES[hurt.state]) if hurt else NO_PHRASE
    taken = phrase("{who}：{lost}", who=hurt.name, lost=_lost(state)) if hurt and state.taken is not None else how
    return Outcome.model_construct(
        label="ダメージ" if masked else number,
        headline="" if masked else number,
        total=state.damage,
        changes=_changes(state),
        rules=("EN-DMG-03",),
        detail=taken,
        open_detail=how if masked else None,
    )


def power_label(achievement: int, settings: Settings) -> str:
    """Return the word of a band of the power table, e.g. 軽傷 (EN-PWR-01)."""
    return band_of(settings.powers, achievement).name
