"""Declaring: effects with their price, splits of damage, and continuing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import JsonValue

from desktop.core.problem import Refusal, refuse
from desktop.core.words import phrase
from desktop.systems.enishi.actor import Actor, healed
from desktop.systems.enishi.checks.flow import advance, advance_until_due, discarded, next_side, split, wants
from desktop.systems.enishi.checks.options import CONSENT, waivable
from desktop.systems.enishi.checks.people import Around, Entry, Scene, defence_side
from desktop.systems.enishi.checks.state import CheckSide, State
from desktop.systems.enishi.checks.windows import ON_SIDES, PERMANENT, TEMPORARY, Use, declarations, helped, problem
from desktop.systems.enishi.sheet import EffectUse


def choose(state: State, option: str, args: Mapping[str, JsonValue] | None = None) -> State:
    """Declare an effect, choose a split, or continue with `next`.

    Args:
        option: an id from `options`, or its beginning (`plus`, `cover:<payer>`): the first legal one is taken; with
            `:gm` behind it the GM lets it pass. What comes too late is let pass by taking a step back (EN-TMP-08).
        args: `support` says whether it helps another (EN-AMB-26).

    Raises:
        Refusal: the problem of EN-VAL-20…27, or `not_offered`.
    """
    ruled = option.endswith(CONSENT)
    option = option.removesuffix(CONSENT)
    if option == "next":
        return _go_on(state)
    if option.startswith("split:"):
        return _split_by_id(state, option)
    use = _find(state, option)
    wrong = problem(state, use)
    if wrong is not None and not (ruled and waivable(wrong)):
        raise Refusal(wrong)
    return advance_until_due(_declare(state, use, (args or {}).get("support")))


def _go_on(state: State) -> State:
    if state.moment in ("done", "split") or wants(state) is not None:
        raise refuse(
            "not_offered", "EN-VAL-22", phrase("いまは先へ進めません。"), phrase("ダイスか分け方を先に決めてください。")
        )
    return advance_until_due(advance(state))


def _split_by_id(state: State, option: str) -> State:
    parts = option.split(":")
    if state.moment != "split" or len(parts) != 3 or not (parts[1].isdecimal() and parts[2].isdecimal()):
        raise refuse(
            "bad_split",
            "EN-VAL-38",
            phrase("いまダメージの分け方は選べません。"),
            phrase("並んでいるボタンから選んでください。"),
            overridable=False,
        )
    return advance_until_due(split(state, int(parts[1]), int(parts[2])))


def _find(state: State, option: str) -> Use:
    parts = option.split(":")
    if len(parts) == 4:
        return Use(*parts)
    if parts[0] in TEMPORARY or parts[0] in PERMANENT:
        offered = [(use, wrong) for use, wrong in declarations(state) if use.id.startswith(option + ":")]
        for use, wrong in offered:
            if wrong is None:
                return use
        payer = parts[1] if len(parts) > 1 else state.cast[0].id if state.cast else ""
        coin = "clv" if parts[0] in PERMANENT else "gauge"
        return offered[0][0] if offered else Use(parts[0], payer, coin, "0" if parts[0] in ON_SIDES else "")
    raise refuse(
        "not_offered",
        "EN-VAL-22",
        phrase("{option} はいま選べません。", option=option),
        phrase("並んでいるボタンから選んでください。"),
        overridable=False,
    )


def _declare(state: State, use: Use, support: JsonValue) -> State:
    state = _paid(state, use, support)
    match use.effect:
        case "reroll":
            return rerolled(state)
        case "plus":
            return state.evolve(sides=_raised(state, int(use.receiver), plus=1))
        case "auto_success":
            return state.evolve(sides=_raised(state, int(use.receiver), wins=1))
        case "auto_failure":
            return state.evolve(sides=_raised(state, int(use.receiver), fails=1))
        case "damage_up":
            return state.evolve(ups=state.ups + 1)
        case "damage_down":
            return state.evolve(downs=state.downs + 1)
        case "absolute":
            return state.evolve(absolute=True)
        case "cover":
            return _cover(state, use.payer)
    receiver = state.actor(use.receiver)
    assert receiver is not None
    return state.evolve(cast=state.with_actor(healed(receiver)))


def _raised(state: State, index: int, **by: int) -> tuple[CheckSide, ...]:
    side = state.sides[index]
    return state.with_side(index, side.evolve(**{name: getattr(side, name) + n for name, n in by.items()}))


def rerolled(state: State) -> State:
    """Take the dice just thrown up again (EN-TMP-03, EN-AMB-20)."""
    side = state.sides[state.turn]
    kept = () if state.settings.reroll_scope == "all" else side.throws[:-1]
    rolled = discarded(state, side, side.throws[len(kept) :])
    sides = state.with_side(state.turn, side.evolve(throws=kept))
    return state.evolve(sides=sides, rolled=rolled, moment="rethrow")


def _cover(state: State, who: str) -> State:
    """Put the coverer in the target's place; the attack's number is as it is (EN-TMP-06, EN-AMB-24).

    The coverer defends with everything that a turn has put on it: stance, surprise, reactions used up; vision and water
    are those of the target's place (EN-AMB-66).
    """
    coverer = state.actor(who)
    assert coverer is not None
    assert state.strike is not None
    attack = state.sides[0].evolve(given=state.numbers[0], plus=0, wins=0, fails=0, made=False)
    scene = Scene(state.settings, state.cast, state.marks)
    return next_side(
        state.evolve(
            sides=(
                attack,
                defence_side(scene, Entry(coverer, "athletics", Around(vision=state.place[0], water=state.place[1]))),
            ),
            rolled=discarded(state, state.sides[1], state.sides[1].throws),
            strike=state.strike.evolve(target=who, structure=None),
            answered=(*state.answered, *((state.sides[1].who,) if state.sides[1].made else ())),
            covered=(*state.covered, who),
            turn=1,
        )
    )


def _paid(state: State, use: Use, given: JsonValue) -> State:
    """Take the price, count the support point at once, write the effect down (EN-TMP-02, EN-PRM-01, EN-XP-04)."""
    payer = state.actor(use.payer)
    assert payer is not None
    whom = helped(state, use)
    support = whom not in ("", use.payer) if given is None else bool(given)
    temporary = use.effect in TEMPORARY
    points = (1 if temporary else 2) if support and payer.is_pc and state.settings.support_xp else 0
    coin = "bond" if use.coin.startswith("bond") else use.coin
    receiver = state.actor(whom)
    line = EffectUse(
        effect=(TEMPORARY if temporary else PERMANENT)[use.effect],
        target=receiver.open_name if receiver else "",
        coin=coin,
        support=support,
        xp=points,
    )
    new = payer.evolve(**_price(payer, use), xp_total=payer.xp_total + points, effect_log=(*payer.effect_log, line))
    return state.evolve(cast=state.with_actor(new), spent=(*state.spent, f"{use.payer}/{'t' if temporary else 'p'}"))


def _price(payer: Actor, use: Use) -> dict[str, Any]:
    if use.coin == "clv":
        return {"clv": payer.clv - 1}
    if use.coin == "gauge":
        return {"gauge_ticks": payer.gauge_ticks + 1}
    index = int(use.coin.removeprefix("bond"))
    bonds = payer.bonds
    return {"bonds": (*bonds[:index], bonds[index].evolve(box=True), *bonds[index + 1 :])}
