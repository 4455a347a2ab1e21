"""Getting better: drinks, days, rest, session's end, permanent effects (EN-REC, EN-PRM-05…06)."""

from __future__ import annotations

from typing import Literal

from desktop.core.problem import Problem, Refusal, refuse
from desktop.core.words import phrase
from desktop.systems.enishi.actor import Actor, healed
from desktop.systems.enishi.derived import no_effects
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import EffectUse

HEALING = {"full_heal": "全回復", "revive": "蘇生"}


def alive(actor: Actor) -> Actor:
    """Refuse recovery of a dead character (EN-VAL-33)."""
    if actor.state == "dead":
        raise refuse(
            "dead", "EN-VAL-33", phrase("{who} は死亡しています。", who=actor.name), phrase("蘇生が要ります。")
        )
    return actor


def drink(actor: Actor, *, gm: bool = False) -> Actor:
    """Use up one 栄養ドリンク: SP +1, not above the maximum (EN-REC-09, EN-AMB-44).

    Raises:
        Refusal: `none_left` (EN-VAL-43) or `dead` (EN-VAL-33).
    """
    if not gm:
        alive(actor)
    if actor.drinks < 1:
        message = phrase("栄養ドリンクはもうありません。")
        raise refuse("none_left", "EN-VAL-43", message, phrase("先に買ってください。"), overridable=False)
    first = next(i for i, (_, quantity) in enumerate(actor.drink_items) if quantity)
    index, quantity = actor.drink_items[first]
    left = (*actor.drink_items[:first], (index, quantity - 1), *actor.drink_items[first + 1 :])
    return actor.evolve(drink_items=left, sp=min(actor.sp_max, actor.sp + 1))


def days_pass(actor: Actor, days: int, settings: Settings) -> Actor:
    """Let scenario days go by: SP full after one, LP +1 per full three (EN-REC-03, EN-REC-05, EN-AMB-53)."""
    if days < 1 or actor.state == "dead":
        return actor
    counted = (actor.days_towards_lp if settings.keep_days else 0) + days
    lp = min(actor.lp_max, actor.lp + counted // 3)
    return actor.evolve(lp=lp, sp=actor.sp_max, days_towards_lp=counted % 3 if settings.keep_days else 0)


def rested(actor: Actor, face: int) -> Actor:
    """End a stage of concentrating on recovery: LP +1, SP + 1d6 (EN-REC-07)."""
    lp, sp = min(actor.lp_max, actor.lp + 1), min(actor.sp_max, actor.sp + face)
    return alive(actor).evolve(lp=lp, sp=sp, backstage_rest=False)


def session_over(actor: Actor) -> Actor:
    """Restore a character who is not dead (EN-REC-04, EN-REC-06, EN-AMB-51)."""
    return actor if actor.state == "dead" else healed(actor)


def effect(
    name: Literal["full_heal", "revive"],
    payer: Actor,
    receiver: Actor,
    settings: Settings,
    support: bool | None = None,
    *,
    gm: bool = False,
) -> tuple[Actor, ...]:
    """Pay one CLV for 全回復 or 蘇生; return the changed actors (EN-PRM-01, EN-PRM-05, EN-PRM-06, EN-PRM-08).

    Raises:
        Refusal: EN-VAL-25, EN-VAL-27, EN-AMB-25.
    """
    wrong = heal_problem(name, receiver, settings) or (
        None if gm else payer_problem(name, payer, receiver.id, settings)
    )
    wrong = no_effects() if not settings.effects_used else wrong or no_clv(payer)
    if wrong is not None:
        raise Refusal(wrong)
    helps = payer.id != receiver.id if support is None else support
    points = 2 if helps and payer.is_pc and settings.support_xp else 0
    line = EffectUse(effect=HEALING[name], target=receiver.open_name, coin="clv", support=helps, xp=points)
    log = (*payer.effect_log, line)
    paid = payer.evolve(clv=payer.clv - 1, xp_total=payer.xp_total + points, effect_log=log)
    if payer.id == receiver.id:
        return (healed(paid).concealed(unseen=False),)
    return paid, healed(receiver).concealed(unseen=False)


def heal_problem(name: str, receiver: Actor | None, settings: Settings) -> Problem | None:
    """Return what is wrong with the receiver of 全回復 or 蘇生 (EN-VAL-27); None for any other effect."""
    if name == "revive" and (receiver is None or receiver.state != "dead"):
        return refuse(
            "not_dead",
            "EN-VAL-27",
            phrase("蘇生は死亡した人にだけ使えます。"),
            phrase("死亡していない人には全回復を使ってください。"),
            overridable=False,
        ).problem
    if name == "full_heal" and receiver is not None and receiver.state == "dead" and not settings.heal_the_dead:
        message, remedy = phrase("死亡した人は全回復では戻りません。"), phrase("蘇生を使ってください。")
        return refuse("dead", "EN-VAL-27", message, remedy, overridable=False).problem
    return None


def payer_problem(name: str, payer: Actor, receiver: str, settings: Settings) -> Problem | None:
    """Return why 気絶 or 死亡 keeps a character from paying for an effect (EN-AMB-25)."""
    if payer.state == "dead" and not (name == "revive" and payer.id == receiver):
        message = phrase("死亡した人は自分の蘇生しか払えません。")
        return refuse("dead_payer", "EN-AMB-25", message, phrase("ほかの人が払ってください。")).problem
    if payer.state == "unconscious" and settings.payers == "able":
        message = phrase("{who} は気絶しています。", who=payer.name)
        return refuse("cannot_pay", "EN-AMB-25", message, phrase("動ける人が払ってください。")).problem
    return None


def no_clv(payer: Actor) -> Problem | None:
    """Return what is wrong with a payer without CLV (EN-VAL-25)."""
    if payer.clv > 0:
        return None
    message = phrase("{who} のCLVはもうありません。", who=payer.name)
    return refuse("no_clv", "EN-VAL-25", message, phrase("ほかの人が払ってください。"), overridable=False).problem
