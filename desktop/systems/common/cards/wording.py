"""How cards are spoken of: `対象:1体/同ヘクス`, `制限:メジャー3`, `<斬撃>`."""

from __future__ import annotations

from desktop.core.remembered import remembered
from desktop.core.words import Phrase, phrase
from desktop.systems.common.cards.schema import Card, Limit, Target

TEXTS = 2_000
"""Targets and limits whose words are kept: those of all cards of a campaign are shown anew after each step."""


def bracketed(kind: str) -> str:
    """Write a kind the way the rules do; abilities and items share the brackets (CM-CARD-08, CM-AMB-09)."""
    return f"<{kind}>"


def state_name(name: str) -> str:
    """Write a state the way the rules do (CM-STATE-02)."""
    return f"《{name}》"


def badge(card: Card) -> str:
    """Return the word that distinguishes the two kinds of bracket (CM-AMB-09)."""
    return "アビリティ" if card.type == "ability" else "アイテム"


@remembered(TEXTS)
def target_text(target: Target) -> Phrase:
    """Return the target in the rulebook's words, N filled in."""
    match target.kind:
        case "n_same_hex":
            return phrase("対象:{n}体/同ヘクス", n=target.n)
        case "n_same_area":
            return phrase("対象:{n}体/同エリア", n=target.n)
        case "n_hexes":
            return phrase("対象:{n}ヘクス/同エリア", n=target.n)
        case _:
            return phrase(_PLAIN_TARGETS[target.kind])


_PLAIN_TARGETS = {
    "self": "対象:自分",
    "others_same_hex": "対象:自分以外/同ヘクス",
    "others_same_area": "対象:自分以外/同エリア",
    "all_same_hex": "対象:全て/同ヘクス",
    "all_same_area": "対象:全て/同エリア",
    "none": "対象:なし",
    "see_effect": "対象:効果参照",
}

_LIMIT_TEXTS = {
    "setup_process": "制限:セットアッププロセス{n}",
    "cleanup_process": "制限:クリンナッププロセス{n}",
    "major": "制限:メジャー{n}",
    "minor": "制限:マイナー{n}",
    "check": "制限:行為判定",
    "per_cycle": "制限:{n}/サイクル",
    "per_scenario": "制限:{n}/シナリオ",
    "equip": "制限:装備<{item}>{n}",
    "consume": "制限:消費<{item}>{n}",
    "battle_only": "制限:戦闘時",
    "non_battle_only": "制限:戦闘時以外",
    "see_effect": "制限:効果参照",
}


@remembered(TEXTS)
def limit_text(limit: Limit) -> Phrase:
    """Return a limit in the rulebook's words, N (where the card has it) and the item filled in."""
    template = _LIMIT_TEXTS[limit.kind]
    if not limit.n_printed:
        template = template.removesuffix("{n}")
    known = {"n": limit.n, "item": limit.item}
    return phrase(template, **{name: value for name, value in known.items() if "{" + name + "}" in template})


def price_texts(card: Card) -> tuple[Phrase, ...]:
    """List 消費CP, 消費財産点 and 取得枚数上限 where the card prints them."""
    found = (
        ("消費CP:{n}", card.cost_cp),
        ("消費財産点:{n}", card.cost_assets),
        ("取得枚数上限:{n}", card.cap),
    )
    return tuple(phrase(template, n=number) for template, number in found if number is not None)
