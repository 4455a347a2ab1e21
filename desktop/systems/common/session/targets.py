"""Whom a card can reach, and checking whom a player named (対象)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.hexes import COUNT, place
from desktop.core.problem import Refusal, refuse
from desktop.core.words import Phrase, phrase
from desktop.systems.common.cards.schema import Card, TargetKind
from desktop.systems.common.session.state import SessionState

CHOSEN: tuple[TargetKind, ...] = ("n_same_hex", "n_same_area", "n_hexes", "see_effect")
"""The targets that have to be named."""

_RULES: dict[TargetKind, str] = {
    "self": "CM-TGT-01",
    "n_same_hex": "CM-TGT-02",
    "n_same_area": "CM-TGT-03",
    "n_hexes": "CM-TGT-04",
    "others_same_hex": "CM-TGT-05",
    "others_same_area": "CM-TGT-06",
    "all_same_hex": "CM-TGT-07",
    "all_same_area": "CM-TGT-08",
    "none": "CM-TGT-09",
    "see_effect": "CM-TGT-10",
}


def reach(state: SessionState, who: str, card: Card) -> tuple[str, ...]:
    """List the characters that the card can reach from its user's place, in table order.

    効果参照 follows the card's text, which the GM interprets: any character (CM-TGT-10, CM-AMB-86).
    """
    kind = card.target.kind
    if kind == "self":
        return (who,)
    if kind == "none":
        return ()
    if kind == "see_effect":
        return tuple(state.sheets)
    same_hex = kind.endswith("same_hex")
    found = _in_hex(state, who) if same_hex else state.cast
    without_user = kind.startswith("others") or not state.settings.target_user
    return tuple(one for one in found if not (without_user and one == who))


def reachable(state: SessionState, who: str, card: Card) -> bool:
    """Tell whether the card has a possible target, or may be used without one (CM-AMB-81)."""
    kind = card.target.kind
    if any(effect.op == "move_hex" for effect in card.effects) and state.battle is not None:
        return state.sheets[who].hex is not None
    within = reach(state, who, card)
    if kind in ("self", "none", "see_effect"):
        return True
    if kind == "n_hexes":
        within = _on_hexes(state, within)
    return bool(within) or (not kind.startswith("n_same") and state.settings.target_empty)


def _in_hex(state: SessionState, who: str) -> tuple[str, ...]:
    if state.battle is None:
        return state.cast if state.settings.hex_outside == "area" else ()
    here = state.sheets[who].hex
    if here is None:
        return ()
    return tuple(sheet.id for sheet in state.scene_sheets if sheet.hex == here)


def chosen(
    state: SessionState, who: str, card: Card, targets: Sequence[str] = (), hexes: Sequence[int] = ()
) -> tuple[str, ...]:
    """Return the sheet ids of the targets.

    Raises:
        Refusal: no target, too many, one twice, one out of reach, or no such hex.
    """
    kind, n = card.target.kind, card.target.n
    within = reach(state, who, card)
    if kind == "n_hexes":
        return _people_on(state, within, _hexes(state, hexes, n))
    if kind not in CHOSEN:
        if not within and kind not in ("none", "self") and not state.settings.target_empty:
            raise _bad(kind, "nobody", phrase("対象になる者がいません。"), phrase("近づいてから使ってください。"), True)
        return within
    if len(set(targets)) != len(targets):
        message = phrase("同じキャラクターが二度選ばれています。")
        raise refuse("named_twice", "CM-AMB-82", message, phrase("一人は一度だけ選んでください。"), overridable=False)
    if kind != "see_effect" and not 1 <= len(targets) <= n:
        message = phrase("対象は 1〜{n} 体です（いま {now} 体）。", n=n, now=len(targets))
        if n == 1:
            message = phrase("対象は 1 体です（いま {now} 体）。", now=len(targets))
        raise _bad(kind, "wrong_number", message, phrase("対象を選び直してください。"))
    for one in targets:
        if one not in within:
            name = state.sheet(one).name
            message = phrase("{name} は対象の範囲にいません。", name=name)
            raise _bad(kind, "out_of_reach", message, phrase("範囲の中の者を選んでください。"))
    return tuple(targets)


def _hexes(state: SessionState, hexes: Sequence[int], n: int) -> tuple[int, ...]:
    if state.battle is None:
        return ()
    if not 1 <= len(hexes) <= min(n, COUNT):
        raise _bad(
            "n_hexes",
            "wrong_number",
            phrase("ヘクスは 1〜{n} 個選びます（いま {now} 個）。", n=n, now=len(hexes)),
            phrase("ヘクスを選び直してください。"),
        )
    if len(set(hexes)) != len(hexes):
        message = phrase("同じヘクスが二度選ばれています。")
        raise refuse("named_twice", "CM-AMB-82", message, phrase("一つは一度だけ選んでください。"), overridable=False)
    for one in hexes:
        place(one)
    return tuple(hexes)


def _on_hexes(state: SessionState, within: tuple[str, ...]) -> tuple[str, ...]:
    """Return whom a card that names hexes can find on any of them; who is not placed yet is on none."""
    if state.battle is None:
        return within if state.settings.hex_outside == "area" else ()
    return tuple(one for one in within if state.sheets[one].hex is not None)


def _people_on(state: SessionState, within: tuple[str, ...], hexes: tuple[int, ...]) -> tuple[str, ...]:
    found = _on_hexes(state, within)
    if state.battle is not None:
        found = tuple(one for one in found if state.sheets[one].hex in hexes)
    if not found and not state.settings.target_empty:
        raise _bad(
            "n_hexes", "nobody", phrase("対象になる者がいません。"), phrase("ほかのヘクスを選んでください。"), True
        )
    return found


def _bad(kind: TargetKind, code: str, message: Phrase, remedy: Phrase, overridable: bool = False) -> Refusal:
    rule = "CM-AMB-81" if code == "nobody" else _RULES[kind]
    return refuse(code, rule, message, remedy, overridable=overridable)
