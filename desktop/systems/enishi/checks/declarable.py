"""The effects that may be declared in the open window of a check, and where each of them leads."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.rolls.check import Option
from desktop.core.rolls.odds import percent
from desktop.core.value import Value, Viewer
from desktop.core.words import Phrase, Spoken, Typed, phrase
from desktop.systems.enishi.actor import Actor, splits
from desktop.systems.enishi.checks.chances import odds_of
from desktop.systems.enishi.checks.declare import rerolled
from desktop.systems.enishi.checks.options import CONSENT, hidden_damage, life_after
from desktop.systems.enishi.checks.run import Run
from desktop.systems.enishi.checks.state import State, ready
from desktop.systems.enishi.checks.windows import TEMPORARY, Use, against, helped, own_moment
from desktop.systems.enishi.derived import STATES

HEAPED = ("plus", "damage_up", "damage_down")
"""Effects that several may heap on one target (EN-TMP-11)."""


class DeclarableEffect(Value):
    """An effect that may be declared now, and what it would lead to."""

    option: str
    also: tuple[str, ...] = ()
    """Declared with it, by others: what one alone cannot turn (EN-TMP-11)."""
    label: Spoken
    key: int = 0
    """The number that chooses it; 0: it has none while the check is covered."""
    payer: Spoken = ""
    cost: Spoken = ""
    number: Spoken = ""
    """The number after it."""
    effect: Spoken = ""
    grave: bool = False
    """It decides: success, hit, a character falls."""
    always: bool = False
    """Possible in every window, so no news of this one (EN-PRM-05)."""
    against: bool = False
    """It helps the payer's opponents; offered, but not by default."""


def declarables_of(run: Run, *, chances: bool = True) -> Iterator[DeclarableEffect]:
    """What may be declared, numbered as the tray numbers it; under a cover the GM's own have no number.

    Args:
        chances: whether the table shows them.
    """
    hidden = run.concealment(Viewer()).hidden_options if run.concealment(Viewer()).covered else ()
    number = 0
    for option in run.options:
        if run.state.moment == "split" or not option.enabled or option.primary:
            continue
        number += option.id not in hidden
        yield _declarable(run.state, option, chances).evolve(key=0 if option.id in hidden else number)


def _declarable(state: State, option: Option, chances: bool) -> DeclarableEffect:
    use = Use(*option.id.removesuffix(CONSENT).split(":"))
    number, effect, grave = _leads(state, use, chances)
    support = _support(state, use)
    if support is not None and str(effect):
        effect = phrase("{effect}　{support}", effect=effect, support=support)
    elif support is not None:
        effect = support
    if option.id.endswith(CONSENT):
        effect = phrase("{reason}　{effect}", reason=option.reason, effect=effect)
    payer = state.actor(use.payer)
    name = payer.name if payer is not None else ""
    cost = _coin(use, payer) if payer is not None else phrase("")
    return DeclarableEffect(
        option=option.id, label=option.label, payer=name, cost=cost, number=number, effect=effect, grave=grave,
        against=against(state, use), always=not own_moment(state, use.effect),
    )  # fmt: skip


def without_lead(state: State, declarable: DeclarableEffect) -> DeclarableEffect:
    """Leave out where an effect leads while its numbers are covered; damage of a PC is open."""
    effect = declarable.option.partition(":")[0]
    if effect in ("damage_up", "damage_down", "absolute") and not hidden_damage(state):
        return declarable
    return declarable.evolve(number="", effect="", grave=False)


def together(state: State, declarables: tuple[DeclarableEffect, ...]) -> Iterator[DeclarableEffect]:
    """Offer what only several can turn: as few as are needed, each paying once (EN-TMP-11, EN-TMP-12)."""
    groups: dict[tuple[str, str], dict[str, DeclarableEffect]] = {}
    for declarable in declarables:
        use = Use(*declarable.option.removesuffix(CONSENT).split(":"))
        if use.effect in HEAPED and not declarable.against and not declarable.option.endswith(CONSENT):
            groups.setdefault((use.effect, use.receiver), {}).setdefault(use.payer, declarable)
    for (effect, receiver), payers in groups.items():
        own = tuple(payers.values())
        if any(declarable.grave for declarable in own):
            continue
        for count in range(2, len(own) + 1):
            number, words, grave = _heaped(state, effect, receiver, count)
            if grave:
                yield DeclarableEffect(
                    option=own[0].option, also=tuple(declarable.option for declarable in own[1:count]),
                    label=phrase("{n} 人で{effect}", n=count, effect=own[0].label),
                    payer=phrase("{names}", names=tuple(Typed(declarable.payer) for declarable in own[:count])),
                    cost=phrase("マス {n}", n=count),
                    number=number, effect=words, grave=True,
                )  # fmt: skip
                break


def _heaped(state: State, effect: str, receiver: str, count: int) -> tuple[Phrase | str, Phrase | str, bool]:
    match effect:
        case "plus":
            return _raised(state, int(receiver), count)
        case "damage_up":
            return _hurts(state.evolve(ups=state.ups + count))
    return _hurts(state.evolve(downs=state.downs + count))


def _coin(use: Use, payer: Actor) -> Phrase:
    """What is paid, and what is left of it (EN-TMP-02, EN-PRM-01)."""
    if use.coin == "clv":
        return phrase("CLV {n}→{left}", n=payer.clv, left=max(0, payer.clv - 1))
    if use.coin == "gauge":
        return phrase("ゲージ 残{n}", n=payer.gauge_free)
    return phrase("所縁：{person}", person=payer.bonds[int(use.coin.removeprefix("bond"))].person)


def _support(state: State, use: Use) -> Phrase | None:
    """Propose the support point (EN-XP-03, EN-TAB-05)."""
    payer, other = state.actor(use.payer), helped(state, use)
    if payer is None or not payer.is_pc or other in ("", payer.id) or not state.settings.support_xp:
        return None
    return phrase("援護で経験点 +{n}", n=1 if use.effect in TEMPORARY else 2)


def _leads(state: State, use: Use, chances: bool) -> tuple[Phrase | str, Phrase | str, bool]:
    """Describe the number after a declaration, what that changes, and whether it decides."""
    match use.effect:
        case "plus":
            return _raised(state, int(use.receiver))
        case "reroll":
            return _again(state, chances)
        case "damage_up" | "damage_down" | "absolute":
            change = {"damage_up": {"ups": state.ups + 1}, "damage_down": {"downs": state.downs + 1}}
            return _hurts(state.evolve(**change.get(use.effect, {"absolute": True})))
        case "cover":
            return (
                "",
                phrase("{who} が代わりに受ける（達成値 {n} のまま）", who=_name(state, use.payer), n=state.numbers[0]),
                False,
            )
        case "auto_success" | "auto_failure":
            word = "自動成功" if use.effect == "auto_success" else "自動失敗"
            return "", phrase("{who} の判定が{word}", who=state.sides[int(use.receiver)].name, word=word), True
    return "", phrase("{who} のLPとSPが全部戻る", who=_name(state, use.receiver)), False


def _name(state: State, who: str) -> str:
    found = state.actor(who)
    return found.name if found is not None else ""


def _raised(state: State, index: int, by: int = 1) -> tuple[Phrase | str, Phrase | str, bool]:
    side = state.sides[index]
    after = state.evolve(sides=state.with_side(index, side.evolve(plus=side.plus + by)))
    number = phrase("{who} {n}", who=side.name, n=after.numbers[index])
    if state.family == "plain" and state.target is not None:
        short = state.target - after.numbers[index]
        return (
            number,
            phrase("成功になる") if short == 0 else phrase("あと{n}で成功", n=short) if short > 0 else "",
            short == 0,
        )
    if state.family == "versus" and all(ready(s, state.settings) for s in state.sides) and after.hit != state.hit:
        return number, phrase("命中になる") if after.hit else phrase("命中しなくなる"), True
    return number, "", False


def _again(state: State, chances: bool) -> tuple[Phrase | str, Phrase | str, bool]:
    chance = odds_of(rerolled(state)).success if chances else None
    return (
        ("", phrase("振りなおす"), False)
        if chance is None
        else ("", phrase("見込み {chance}", chance=percent(chance, 1)), False)
    )


def _hurts(after: State) -> tuple[Phrase | str, Phrase | str, bool]:
    number = phrase("{n} 点", n=after.damage)
    target = after.actor(after.strike.target) if after.strike is not None else None
    if target is None or after.strike is None:
        return number, "", False
    if after.damage <= 0:
        return number, phrase("ダメージなし"), True
    lives = [life_after(target, lp, sp) for lp, sp in splits(target, after.damage, after.strike.damage, after.settings)]
    up = lives.count("normal")
    if not up:
        worst = STATES["dead"] if set(lives) == {"dead"} else STATES["unconscious"]
        return number, phrase("どう割り振っても {state}", state=worst), True
    return number, phrase("気絶を避ける割り振りは {n} つ", n=up) if up < len(lives) else "", False
