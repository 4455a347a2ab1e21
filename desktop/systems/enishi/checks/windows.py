"""Which effects may be declared now, by whom, for whom, and how they are paid (catalogue 6.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from desktop.core.problem import Problem, Severity
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.actor import Actor, splits
from desktop.systems.enishi.checks.people import able, unable
from desktop.systems.enishi.checks.state import CheckSide, State, auto
from desktop.systems.enishi.derived import no_effects
from desktop.systems.enishi.recovery import HEALING, heal_problem, no_clv, payer_problem
from desktop.systems.enishi.tables import tables

TEMPORARY = {row.id: row.name for row in tables().temporary}
PERMANENT = {row.id: row.name for row in tables().permanent}
RULES = {
    "reroll": "EN-TMP-03", "damage_up": "EN-TMP-04", "damage_down": "EN-TMP-05", "cover": "EN-TMP-06",
    "plus": "EN-TMP-07", "auto_success": "EN-PRM-02", "auto_failure": "EN-PRM-04", "full_heal": "EN-PRM-05",
    "revive": "EN-PRM-06", "absolute": "EN-PRM-07",
}  # fmt: skip
MOMENTS = {
    "before": ("auto_success", "auto_failure"), "after_dice": ("reroll",), "own_achievement": ("plus",),
    "after_achievement": ("plus",), "after_hit": ("cover",), "after_damage": ("damage_up", "damage_down", "absolute"),
    "dead": ("revive",),
}  # fmt: skip
ON_SIDES = ("auto_success", "auto_failure", "reroll", "plus")
"""Effects whose receiver is the index of a side."""


class Use(NamedTuple):
    """One declaration: `plus:<payer>:gauge:0`."""

    effect: str
    payer: str
    coin: str
    """`gauge`, `bond0`… or `clv`."""
    receiver: str
    """Index of a side, or an actor id."""

    @property
    def id(self) -> str:
        """The option's id."""
        return ":".join(self)


def own_moment(state: State, effect: str) -> bool:
    """Tell whether the window that is open is this effect's."""
    return effect in MOMENTS.get(state.moment, ())


def receivers(state: State, effect: str) -> tuple[str, ...]:
    """List what an effect could be aimed at now."""
    match effect:
        case "auto_success" | "auto_failure":
            if state.family == "number":
                return ()
            every = state.settings.declare_before == "all" and not any(s.throws for s in state.sides)
            return tuple(
                str(i)
                for i, s in enumerate(state.sides)
                if s.given is None and (i == state.turn or (every and not s.throws))
            )
        case "reroll":
            return (str(state.turn),) if state.kind != "rest" or state.settings.rest_reroll else ()
        case "plus":
            if state.kind == "rest":
                return ()  # a 1d6 is no achievement (EN-AMB-54)
            if state.family == "plain" and auto(state.sides[0], state.settings) > 0:
                return ()  # there is no number to raise (EN-AMB-13)
            sides = range(len(state.sides)) if state.moment != "own_achievement" else (state.turn,)
            return tuple(str(i) for i in sides if state.sides[i].made)
        case "full_heal":
            return tuple(a.id for a in state.cast if a.hurt and (a.state != "dead" or state.settings.heal_the_dead))
        case "revive":
            return tuple(a.id for a in state.cast if a.state == "dead")
    target = state.strike.target if state.strike else ""
    return (target,)


def ally(payer: Actor, side: CheckSide, state: State) -> bool:
    """Tell whether a payer is with a side: itself, or its kind while not on another side (EN-AMB-19)."""
    if payer.id == side.who:
        return True
    return payer.is_pc == side.is_pc and all(payer.id != other.who for other in state.sides)


def problem(state: State, use: Use) -> Problem | None:
    """Return why a declaration is not legal now, or None."""
    payer = state.actor(use.payer)
    if not state.settings.effects_used:
        return no_effects()
    if payer is None:
        return _absent("no_payer", "EN-TMP-02", use.payer)
    return _timing(state, use) or _person(state, use, payer) or _purse(state, use, payer)


def _absent(code: str, rule: str, who: str) -> Problem:
    message = phrase("{who} はここにいません。", who=who)
    return _no(code, rule, message, phrase("この場にいる人を選んでください。"), fixed=True)


def _timing(state: State, use: Use) -> Problem | None:
    receiver = state.actor(use.receiver)
    if use.effect == "full_heal" and receiver is None:
        return _absent("no_receiver", "EN-PRM-05", use.receiver)
    if use.effect in HEALING:
        return heal_problem(use.effect, receiver, state.settings)
    if own_moment(state, use.effect) and use.receiver in receivers(state, use.effect):
        return None
    name = TEMPORARY.get(use.effect) or PERMANENT.get(use.effect, use.effect)
    return _no(
        "closed",
        "EN-VAL-22",
        phrase("{effect}はいま使えません。巻き戻しはできません。", effect=name),
        phrase("並んでいるエフェクトから選んでください。"),
    )


def _person(state: State, use: Use, payer: Actor) -> Problem | None:
    wrong = payer_problem(use.effect, payer, use.receiver, state.settings)
    if wrong is not None:
        return wrong
    if use.effect == "cover":
        return _cover(state, payer)
    if use.effect not in ON_SIDES:
        return None
    side = state.sides[int(use.receiver)]
    if use.effect == "reroll" and not _may_reroll(state, payer, side):
        return _no(
            "unwilling",
            "EN-AMB-19",
            phrase("相手のダイスは振りなおせません。"),
            phrase("自分の側のダイスを選んでください。"),
        )
    if use.effect == "auto_failure" and state.settings.auto_failure_on == "own" and not ally(payer, side, state):
        return _no(
            "not_own",
            "EN-AMB-17",
            phrase("自動失敗は自分の側の判定だけに使えます。"),
            phrase("自分の側の判定で使ってください。"),
        )
    return None


def _may_reroll(state: State, payer: Actor, side: CheckSide) -> bool:
    match state.settings.reroll_others:
        case "any":
            return True
        case "own":
            return payer.id == side.who
    return ally(payer, side, state)


def _cover(state: State, payer: Actor) -> Problem | None:
    strike = state.strike
    if not able(payer, state.settings):
        return unable(payer).problem
    if strike is None or payer.id in (strike.target, state.sides[0].who):
        return _no(
            "no_cover",
            "EN-TMP-06",
            phrase("{who} はこの攻撃をカバーできません。", who=payer.name),
            phrase("攻撃に関わっていない人を選んでください。"),
            fixed=True,
        )
    if payer.id in state.covered and not state.settings.cover_again:
        return _no(
            "covered",
            "EN-AMB-24",
            phrase("{who} はこの攻撃をもうカバーしました。", who=payer.name),
            phrase("ほかの人がカバーしてください。"),
        )
    return None


def _purse(state: State, use: Use, payer: Actor) -> Problem | None:
    if use.effect in TEMPORARY:
        if f"{payer.id}/t" in state.spent:
            return _no(
                "one_at_a_time",
                "EN-VAL-21",
                phrase("{who} はこの機会にもう一つ使いました。", who=payer.name),
                phrase("ほかの人が使うか、次の機会を待ってください。"),
            )
        return _box(state, use, payer)
    if f"{payer.id}/p" in state.spent:
        return _no(
            "one_at_a_time",
            "EN-VAL-26",
            phrase("{who} はこの機会にもう一つ使いました。", who=payer.name),
            phrase("ほかの人が使うか、次の機会を待ってください。"),
        )
    return no_clv(payer)


def _box(state: State, use: Use, payer: Actor) -> Problem | None:
    if use.coin == "gauge":
        if payer.gauge_free > 0:
            return None
        return _no(
            "gauge_used_up",
            "EN-VAL-20",
            phrase("{who} のゲージは使いきりました。", who=payer.name),
            phrase("所縁のマスを使うか、ほかの人が払ってください。"),
            fixed=True,
        )
    number = use.coin.removeprefix("bond")
    if not use.coin.startswith("bond") or not number.isdecimal() or int(number) >= len(payer.bonds):
        return _no(
            "no_bond", "EN-VAL-23", phrase("その所縁はありません。"), phrase("シートにある所縁を選んでください。")
        )
    bond = payer.bonds[int(number)]
    if bond.box:
        return _no(
            "box_used",
            "EN-VAL-23",
            phrase("所縁「{person}」のマスは使いました。", person=bond.person),
            phrase("別の所縁を選ぶか、ほかの人が払ってください。"),
        )
    if not state.settings.trust_about or not concerns(state, payer, int(number), use.receiver):
        text = phrase("この判定は {person} に関わりますか？", person=bond.person)
        return _no("about_whom", "EN-VAL-24", text, phrase("関わるなら確認して進めてください。"), consent=True)
    return None


def concerns(state: State, payer: Actor, bond: int, receiver: str = "") -> bool:
    """Tell whether a bond's person takes part in this check (EN-ENI-11, EN-AMB-70)."""
    row = payer.bonds[bond]
    here = {receiver, *state.about, *(s.who for s in state.sides), *(str(s.name) for s in state.sides)}
    if state.strike:
        here.add(state.strike.target)
    here |= {a.name for a in state.cast if a.id in here}
    return bool((row.link and row.link in here) or (row.person and row.person in here))


def _no(
    code: str, rule: str, message: Phrase, remedy: Phrase, *, fixed: bool = False, consent: bool = False
) -> Problem:
    severity = Severity.CONSENT if consent else Severity.BLOCK
    return Problem(code=code, rule=rule, message=message, remedy=remedy, severity=severity, overridable=not fixed)


def declarations(state: State) -> Iterator[tuple[Use, Problem | None]]:
    """List what the open window offers to each actor of the cast, legal or not; then what is always possible."""
    if not state.settings.effects_used:
        return
    for effect in MOMENTS.get(state.moment, ()):
        yield from _offers(state, effect)
    for effect in ("full_heal", "revive"):
        if not own_moment(state, effect):
            yield from _offers(state, effect)


def _offers(state: State, effect: str) -> Iterator[tuple[Use, Problem | None]]:
    for receiver in receivers(state, effect):
        for payer in state.cast:
            for coin in _coins(state, payer, effect, receiver):
                use = Use(effect, payer.id, coin, receiver)
                yield use, problem(state, use)


def _coins(state: State, payer: Actor, effect: str, receiver: str) -> Iterator[str]:
    if effect in PERMANENT:
        yield "clv"
        return
    bonds = [(f"bond{i}", bond.box) for i, bond in enumerate(payer.bonds) if concerns(state, payer, i, receiver)]
    boxes = [coin for coin, used in bonds if not used]
    if payer.gauge_free or not boxes:
        yield "gauge"
    yield from boxes
    yield from (coin for coin, used in bonds if used)  # refused with its reason, and for the GM to let pass


def opens(state: State) -> bool:
    """Tell whether an effect of this very window can be declared, so that it must wait."""
    for effect in MOMENTS.get(state.moment, ()) if state.settings.effects_used else ():
        payers = [payer for payer in state.cast if _solvent(payer, effect in TEMPORARY)]
        for receiver in receivers(state, effect) if payers else ():
            for payer in payers:
                for coin in _coins(state, payer, effect, receiver):
                    wrong = problem(state, Use(effect, payer.id, coin, receiver))
                    if wrong is None or wrong.severity is Severity.CONSENT:
                        return True
    return False


def _solvent(payer: Actor, temporary: bool) -> bool:
    """Tell at a glance whether there is anything to pay with; most windows close here."""
    if not temporary:
        return payer.clv > 0
    return payer.gauge_ticks < payer.gauge_size or any(not bond.box for bond in payer.bonds)


def legal_splits(state: State) -> tuple[tuple[int, int], ...]:
    """List the ways in which the damage may be taken; empty without a target's sheet."""
    strike = state.strike
    target = state.actor(strike.target) if strike else None
    if strike is None or target is None:
        return ()
    return splits(target, state.damage, strike.damage, state.settings)


def helped(state: State, use: Use) -> str:
    """Return the id of the character whom an effect helps; empty for none in particular (EN-XP-03, EN-AMB-26)."""
    match use.effect:
        case "reroll" | "plus" | "auto_success":
            return state.sides[int(use.receiver or 0)].who
        case "auto_failure":
            others = [s.who for i, s in enumerate(state.sides) if str(i) != use.receiver]
            return others[0] if others else ""
        case "damage_up":
            return state.sides[0].who if state.sides else ""
    return use.receiver


def against(state: State, use: Use) -> bool:
    """Tell whether the effect helps the payer's opponents; offered, but not by default."""
    payer, other = state.actor(use.payer), state.actor(helped(state, use))
    return payer is not None and other is not None and payer.is_pc != other.is_pc
