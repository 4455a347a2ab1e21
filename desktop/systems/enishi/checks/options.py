"""The open window as options for dice tray and command line."""

from __future__ import annotations

from collections.abc import Collection

from desktop.core.problem import Problem, Severity
from desktop.core.rolls.check import Option
from desktop.core.words import Phrase, phrase, plus
from desktop.systems.enishi.actor import Actor
from desktop.systems.enishi.checks.state import State
from desktop.systems.enishi.checks.windows import (
    PERMANENT,
    RULES,
    TEMPORARY,
    Use,
    against,
    declarations,
    legal_splits,
    own_moment,
)
from desktop.systems.enishi.derived import STATES, state_of
from desktop.systems.enishi.derived import State as Life
from desktop.systems.enishi.recovery import HEALING

LET_PASS = ("EN-VAL-21", "EN-VAL-23", "EN-VAL-26")
"""Rules against a second payment in one window or from one box; the GM may let it pass."""
CONSENT = ":gm"
"""Ends the id of an option that asks the GM first: choosing it is the GM's yes (EN-VAL-24, EN-AMB-70)."""


_LAST: list[tuple[State, bool, tuple[Option, ...]]] = []
"""What was listed last: tray, tracker, cover and legal steps all ask the same of a state, which never changes."""


def options(state: State, wants_dice: bool) -> tuple[Option, ...]:
    """List the window's options for tray and command line; 次へ last."""
    if _LAST and _LAST[0][0] is state and _LAST[0][1] == wants_dice:
        return _LAST[0][2]
    found = _listed(state, wants_dice)
    _LAST[:] = [(state, wants_dice, found)]
    return found


def _listed(state: State, wants_dice: bool) -> tuple[Option, ...]:
    if state.moment in ("done", "throw", "rethrow"):
        return ()
    if state.moment == "split":
        return _split_options(state)
    uses = list(declarations(state))
    # what people wish for comes first and has the low numbers: not what helps the others, nor what is always possible
    uses.sort(key=lambda row: (not own_moment(state, row[0].effect), against(state, row[0])))
    every = [_option(state, use, wrong) for use, wrong in uses]
    hidden = set(hidden_options(state, tuple(every)))
    # what only the GM sees is behind the rest, so that a number means the same under the cover and without it
    found = sorted(every, key=lambda option: option.id in hidden) if hidden else every
    if not wants_dice:
        last = state.moment == "dead" and any(option.enabled for option in every)  # no revival after it
        found.append(Option(id="next", label="次へ", rule="EN-TAB-03", primary=True, forfeits=last))
    return tuple(found)


def hidden_target(state: State) -> bool:
    """Tell whether the target belongs to the GM and its numbers are concealed (EN-TAB-08)."""
    target = state.actor(state.strike.target) if state.strike else None
    return target is not None and not target.is_pc


def hidden_damage(state: State) -> bool:
    """Tell whether damage is the GM's: of its characters, and by how much a concealed number was beaten (EN-TAB-08)."""
    if state.strike is not None and state.actor(state.strike.target) is None:
        return state.secret or any(side.hidden for side in state.sides)
    return hidden_target(state)


def hidden_options(state: State, found: tuple[Option, ...]) -> tuple[str, ...]:
    """Name the options that would tell an NPC's resources: paid by one, healing one, splitting its damage."""
    others = {a.id for a in state.cast if not a.is_pc}
    if state.moment == "split":
        return tuple(o.id for o in found) if hidden_target(state) else ()
    return tuple(o.id for o in found if o.payer in others or _heals_any(state, o, others))


def _heals_any(state: State, option: Option, others: Collection[str]) -> bool:
    """Tell whether an option heals one of the others; that who is hit in this check may be revived is open."""
    effect, *more = option.id.removesuffix(CONSENT).split(":")
    if effect not in HEALING or more[2] not in others:
        return False
    struck = state.actor(state.strike.target) if state.strike and state.moment == "dead" else None
    return effect != "revive" or struck is None or struck.id != more[2] or struck.unseen


def _option(state: State, use: Use, wrong: Problem | None) -> Option:
    payer = state.actor(use.payer)
    assert payer is not None
    asks = wrong is not None and wrong.severity is Severity.CONSENT
    return Option(
        id=use.id + CONSENT if asks else use.id,
        label=TEMPORARY.get(use.effect) or PERMANENT[use.effect],
        rule=RULES[use.effect],
        payer=payer.id,
        cost=_cost(use, payer),
        effect=_effect(state, use),
        enabled=wrong is None or asks,
        reason=wrong.message if wrong else phrase(""),
        ruling=use.id + CONSENT if wrong is not None and not asks and wrong.rule in LET_PASS else "",
    )


def waivable(wrong: Problem) -> bool:
    """Tell whether the GM may let a declaration pass all the same; never one that comes too late (EN-TMP-08)."""
    return wrong.overridable and wrong.rule != "EN-VAL-22"


def _cost(use: Use, payer: Actor) -> Phrase:
    if use.coin == "clv":
        if not payer.is_pc:
            return phrase("{who} のCLV", who=payer.name)
        return phrase("{who} CLV {n}→{left}", who=payer.name, n=payer.clv, left=max(0, payer.clv - 1))
    if use.coin == "gauge":
        if not payer.is_pc:
            return phrase("{who} のゲージ", who=payer.name)
        left = max(0, payer.gauge_free - 1)
        return phrase("{who} ゲージ残り{n}→{left}", who=payer.name, n=payer.gauge_free, left=left)
    return phrase("{who} 所縁：{person}", who=payer.name, person=payer.bonds[int(use.coin[4:])].person)


def _effect(state: State, use: Use) -> Phrase:
    receiver = state.actor(use.receiver)
    name = receiver.name if receiver else ""
    match use.effect:
        case "plus":
            side, number = state.sides[int(use.receiver)], state.numbers[int(use.receiver)]
            if state.masked(int(use.receiver)):
                return phrase("{who} の達成値を1上げる", who=side.name)
            return phrase("{who} の達成値 {n}→{m}", who=side.name, n=number, m=number + 1)
        case "reroll":
            return phrase("{who} のダイスを振りなおす", who=state.sides[int(use.receiver)].name)
        case "auto_success" | "auto_failure":
            return phrase("{who} の判定", who=state.sides[int(use.receiver)].name)
        case "damage_up" | "damage_down" | "absolute":
            change = {
                "ups": state.ups + (use.effect == "damage_up"),
                "downs": state.downs + (use.effect == "damage_down"),
            }
            if hidden_damage(state):
                return phrase("{who} へのダメージを変える", who=name or phrase("相手"))
            after = state.evolve(**change, absolute=state.absolute or use.effect == "absolute").damage
            return phrase("ダメージ {n}→{m}", n=state.damage, m=after)
        case "cover":
            return phrase("{who} をかばう", who=name)
    return phrase("{who} のLPとSPが全部戻る", who=name)


def _split_options(state: State) -> tuple[Option, ...]:
    target = state.actor(state.strike.target) if state.strike else None
    assert target is not None
    legal = legal_splits(state)
    return tuple(
        Option(
            id=f"split:{lp}:{sp}",
            label=losses(lp, sp),
            rule="EN-DMG-03",
            effect=_after(target, lp, sp),
            primary=(lp, sp) == legal[0],
            foreseen=(lp, sp) == legal[0],
        )
        for lp, sp in legal
    )


def losses(lp: int, sp: int) -> Phrase:
    """Return what is lost, without what is not: `LP −1　SP −2`, `LP −3`."""
    parts = [phrase(name, n=plus(-n)) for name, n in (("LP {n}", lp), ("SP {n}", sp)) if n]
    if len(parts) < 2:
        return parts[0] if parts else phrase("±0")
    return phrase("{a}　{b}", a=parts[0], b=parts[1])


def life_after(target: Actor, lp: int, sp: int) -> Life:
    """Return the life state after losing LP and SP (EN-DMG-05, EN-DMG-06)."""
    return state_of(target.lp - lp, target.sp - sp, target.dead)


def _after(target: Actor, lp: int, sp: int) -> Phrase:
    left_lp, left_sp, life = target.lp - lp, target.sp - sp, life_after(target, lp, sp)
    return phrase("LP {lp}・SP {sp}・{state}", lp=left_lp, sp=left_sp, state=STATES[life])
