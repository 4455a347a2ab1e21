"""One attack of a combat: what power, response and scores do to life."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.d6game.settings import Settings

Response: TypeAlias = Literal["fight_back", "dodge"]
RESPONSES: tuple[Response, ...] = ("fight_back", "dodge")


class Gear(NamedTuple):
    """What a fighter's equipment does in combat."""

    damage: int = 0
    armour: int = 0


NO_GEAR = Gear()


class Losses(NamedTuple):
    """Life lost by each side, 0 or more."""

    attacker: int = 0
    target: int = 0


def check_power(power: object, settings: Settings) -> int:
    """Return the power, or refuse with `power_out_of_range` (D6G-CMB-07, D6G-AMB-27)."""
    if isinstance(power, int) and not isinstance(power, bool) and settings.power_min <= power <= settings.power_max:
        return power
    raise refuse(
        "power_out_of_range",
        "D6G-CMB-07",
        phrase("パワー「{power}」は決められません。", power=str(power)[:40]),
        phrase("{least}〜{most} の整数にしてください。", least=settings.power_min, most=settings.power_max),
    )


def check_response(response: object) -> Response:
    """Return the response, or refuse with `response_invalid` (D6G-CMB-08)."""
    for known in RESPONSES:
        if response == known:
            return known
    raise refuse(
        "response_invalid",
        "D6G-CMB-08",
        phrase("「{value}」という応じ方はありません。", value=str(response)[:40]),
        phrase("応戦か回避を選んでください。"),
    )


def half(power: int) -> int:
    """D6G-CMB-11: half the power, rounded down."""
    return power // 2


def fight(attack: int, defence: int, power: int, attacker: Gear = NO_GEAR, target: Gear = NO_GEAR) -> Losses:
    """Compare two scores; the lower one loses life (D6G-CMB-09, -10)."""
    if attack > defence:
        return Losses(target=_hit(power, attacker, target))
    return Losses(attacker=_hit(power, target, attacker)) if attack < defence else Losses()


def evade(power: int, attacker: Gear = NO_GEAR, target: Gear = NO_GEAR) -> Losses:
    """Dodge (D6G-CMB-11)."""
    return Losses(target=_hit(half(power), attacker, target))


def _hit(loss: int, dealer: Gear, taker: Gear) -> int:
    """Equipment acts on a hit only; armour never heals."""
    return max(0, loss + dealer.damage - taker.armour) if loss else 0
