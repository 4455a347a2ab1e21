"""The rules of a throw, free of dice and of screens: faces and numbers in, what follows out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from desktop.core.problem import Refusal, refuse
from desktop.core.rolls.dice import Throw, check_face, wrong_count
from desktop.core.rolls.outcome import Contribution
from desktop.core.words import phrase
from desktop.systems.d6game.hands import RANK, Hand, Read, evaluate_hand, harder
from desktop.systems.d6game.rows import switched_off
from desktop.systems.d6game.settings import Settings

Parts: TypeAlias = tuple[Contribution, ...]
CHALLENGE = 2
"""A challenge multiplies the gain by this (D6G-GMV-02, published variant)."""


class Aid(NamedTuple):
    """What beside the dice moves a check; all of it is off in the base game."""

    favourable: bool = False
    """The GM calls the situation favourable: `check.favourable_bonus` on the score."""
    spend: int = 0
    """Fate spent before the throw, +1 on the score each."""
    challenge: bool = False
    """One step harder, twice the gain."""
    item: int = 0
    """What a piece of equipment adds to the gain."""


NO_AID = Aid()


class Resolved(NamedTuple):
    """How a check or fate check ended."""

    read: Read
    total: int
    """The score with everything added."""
    required: int
    success: bool
    fumble: bool
    before: int
    after: int
    parts: Parts
    """Why fate moved; empty when it did not."""

    @property
    def delta(self) -> int:
        """The change of fate."""
        return self.after - self.before


def target_hand(target: object) -> Hand:
    """Read a target.

    Raises:
        Refusal: `target_invalid`; no hand cannot be a target (D6G-AMB-09).
    """
    if isinstance(target, str) and target in RANK and target != Hand.NO_HAND:
        return Hand(target)
    raise refuse(
        "target_invalid",
        "D6G-AMB-09",
        phrase("「{value}」は判定の目標にできません。", value=str(target)[:40]),
        phrase("ワンペアからザ・ファイブまでの役を選んでください。"),
    )


def aimed(target: Hand, aid: Aid, settings: Settings) -> Hand:
    """The hand that must really be reached.

    Raises:
        Refusal: `challenge_too_high`; nothing is harder than the hand with the highest score.
    """
    if not aid.challenge:
        return target
    step = harder(target, settings.scores)
    if step is None:
        raise refuse(
            "challenge_too_high",
            "D6G-GMV-02",
            phrase("これより上の役がないので、目標を一段上げられません。"),
            phrase("目標を下げるか、チャレンジをやめてください。"),
        )
    return step


def check_aid(aid: Aid, fate: int, settings: Settings) -> None:
    """Refuse what this game does not know or the character cannot pay."""
    if aid.favourable and not settings.favourable_bonus:
        raise switched_off(phrase("有利な状況の得点"))
    if aid.challenge and not settings.challenge:
        raise switched_off(phrase("チャレンジ"))
    if not aid.spend:
        return
    if isinstance(aid.spend, bool) or not isinstance(aid.spend, int) or aid.spend < 0:
        raise refuse("spend_invalid", "D6G-GMV-02", phrase("払う数は0以上の整数です。"), phrase("数を直してください。"))
    if not settings.spend_max:
        raise switched_off(phrase("振る前に使える命運"))
    if aid.spend > min(settings.spend_max, max(0, fate)):
        raise refuse(
            "spend_too_much",
            "D6G-GMV-02",
            phrase(
                "{n} は払えません（持っている数 {fate}、上限 {most}）。",
                n=aid.spend,
                fate=fate,
                most=settings.spend_max,
            ),
            phrase("{most} までにしてください。", most=min(settings.spend_max, max(0, fate))),
        )


class Verdict(NamedTuple):
    """What one hand means for a check, before limits."""

    total: int
    success: bool
    parts: Parts


def judge_check(read: Read, required: int, settings: Settings, aid: Aid = NO_AID) -> Verdict:
    """Say what a hand means against a required score (D6G-CHK-04 to -08)."""
    total = read.score + aid.spend + (settings.favourable_bonus if aid.favourable else 0)
    fumble = read.hand is Hand.NO_HAND
    success = not fumble and total >= required
    parts = _spent(aid)
    if fumble:
        parts += (
            Contribution.model_construct(label=phrase("ファンブル"), value=settings.fumble_fate, rule="D6G-CHK-06"),
        )
    elif not aid.spend and _gains(success, total, settings):
        parts += _gain(total, success, aid)
    return Verdict(total, success, parts)


def resolve_check(dice: Sequence[int], target: Hand, fate: int, settings: Settings, aid: Aid = NO_AID) -> Resolved:
    """Decide a check (D6G-CHK-03 to -08).

    Raises:
        Refusal: impossible faces, or `challenge_too_high`.
    """
    read = evaluate_hand(dice, settings.scores)
    required = settings.scores[RANK[aimed(target, aid, settings)]]
    return _resolved(read, required, fate, judge_check(read, required, settings, aid), settings)


def _spent(aid: Aid) -> Parts:
    if not aid.spend:
        return ()
    return (Contribution.model_construct(label=phrase("振る前に払った分"), value=-aid.spend, rule="D6G-GMV-02"),)


def _gains(success: bool, total: int, settings: Settings) -> bool:
    if settings.gain_on == "never" or total < 0:
        return False
    return success or (settings.gain_on == "any_positive_score" and total > 0)


def _gain(total: int, success: bool, aid: Aid) -> Parts:
    """A challenge doubles the score, not what a tool adds to it."""
    parts: Parts = (Contribution.model_construct(label=phrase("得点"), value=total, rule="D6G-CHK-05"),)
    if aid.challenge and success:
        parts += (
            Contribution.model_construct(label=phrase("チャレンジ"), value=total * (CHALLENGE - 1), rule="D6G-GMV-02"),
        )
    if aid.item and success:
        parts += (Contribution.model_construct(label=phrase("装備"), value=aid.item, rule="D6G-AMB-34"),)
    return parts


def _resolved(read: Read, required: int, fate: int, verdict: Verdict, settings: Settings) -> Resolved:
    parts = verdict.parts
    moved = fate + sum(part.value for part in parts)
    after = settings.within(settings.pool, moved) if moved != fate else fate
    if after != moved:
        parts += (Contribution.model_construct(label=phrase("上限・下限"), value=after - moved, rule="D6G-AMB-10"),)
    return Resolved(read, verdict.total, required, verdict.success, read.hand is Hand.NO_HAND, fate, after, parts)


def max_bet(fate: int, settings: Settings) -> int:
    """The largest legal bet (section 8 of the procedure; D6G-AMB-15, -16)."""
    return settings.max_bet if settings.allow_overdraw else max(0, min(settings.max_bet, fate))


def check_bet(bet: object, fate: int, settings: Settings) -> int:
    """Return the bet.

    Raises:
        Refusal: in this order `bet_invalid`, `bet_over_max`, `bet_exceeds_held`.
    """
    if isinstance(bet, bool) or not isinstance(bet, int) or bet < 0:
        raise refuse(
            "bet_invalid",
            "D6G-AMB-15",
            phrase("賭ける数「{bet}」は0以上の整数ではありません。", bet=str(bet)[:40]),
            phrase("0〜{most} の整数を入れてください。", most=max_bet(fate, settings)),
        )
    if bet > settings.max_bet:
        raise refuse(
            "bet_over_max",
            "D6G-AMB-16",
            phrase("{bet} は賭けの上限 {most} を超えています。", bet=bet, most=settings.max_bet),
            phrase("{most} までにしてください。", most=max_bet(fate, settings)),
        )
    if bet > max_bet(fate, settings):
        raise refuse(
            "bet_exceeds_held",
            "D6G-AMB-15",
            phrase("持っているのは {fate} なので、{bet} は賭けられません。", fate=fate, bet=bet),
            phrase("{most} までにしてください。", most=max_bet(fate, settings)),
        )
    return bet


def required_score(bet: int, settings: Settings) -> int:
    """D6G-FCK-02, -03: each point bet lowers the requirement by one."""
    return settings.base_score - bet


def judge_bet(read: Read, bet: int, settings: Settings) -> Verdict:
    """Say what a hand means for a fate check (D6G-FCK-02 to -06)."""
    success = read.score >= required_score(bet, settings)
    parts: Parts = ()
    if success and settings.bet_gain and read.score > 0:
        parts += (Contribution.model_construct(label=phrase("得点"), value=read.score, rule="D6G-AMB-13"),)
    if not success and bet:
        parts += (Contribution.model_construct(label=phrase("失った賭け"), value=-bet, rule="D6G-FCK-05"),)
    if not success and settings.bet_fumble and read.hand is Hand.NO_HAND:
        parts += (
            Contribution.model_construct(label=phrase("ファンブル"), value=settings.fumble_fate, rule="D6G-AMB-14"),
        )
    return Verdict(read.score, success, parts)


def resolve_fate_check(dice: Sequence[int], bet: int, fate: int, settings: Settings) -> Resolved:
    """Decide a fate check (D6G-FCK-01 to -06); the bet was staked before, whatever has happened to fate since.

    Raises:
        Refusal: impossible faces.
    """
    read = evaluate_hand(dice, settings.scores)
    return _resolved(read, required_score(bet, settings), fate, judge_bet(read, bet, settings), settings)


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


def accept(wanted: Sequence[int] | None, throw: Throw) -> tuple[int, ...]:
    """Return the faces if they are dice of the sides wanted, else refuse; None: no dice are wanted now."""
    if wanted is None:
        raise refuse(
            "no_dice_wanted",
            "",
            phrase("いまはダイスを振る場面ではありません。"),
            phrase("並んでいるボタンで先に進めてください。"),
        )
    if len(throw.faces) != len(wanted):
        raise wrong_count(len(wanted), len(throw.faces))
    for sides, face in zip(wanted, throw.faces, strict=True):
        if face.sides != sides:
            raise refuse(
                "wrong_dice",
                "",
                phrase("d{sides} を振ってください。", sides=sides),
                phrase("指定のダイスの出目を入れ直してください。"),
            )
        if not 1 <= face.value <= sides:
            check_face(sides, face.value)
    return throw.values


def not_offered(option: str) -> Refusal:
    """Say that an option is not on the table now."""
    return refuse(
        "not_offered",
        "",
        phrase("「{option}」はいま選べません。", option=str(option)[:40]),
        phrase("並んでいるボタンから選んでください。"),
    )
