"""Numbers of cards as they were written before they were formulas, turned into the same formulas."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import JsonValue

DEEPEST = 12
"""How deep sums lay in sums at most."""
THIS, ASKED, SKILL, TARGET = "this", "asked", "skill.", "target."
CHECK = ("judge", "difficulty")
KINDS = ("const", "ref", "sum", "times", "over", "floor", "ceil", "min", "max", "table", "unread")
"""Of `core.expression`."""


def checks_as_formulas(data: dict[str, JsonValue]) -> dict[str, JsonValue]:
    """Bring a definition up to date whose cards have checks of the earlier form."""
    lists = data.get("lists")
    if not isinstance(lists, dict):
        return data
    cards = lists.get("cards")
    if not isinstance(cards, list):
        return data
    return {**data, "lists": {**lists, "cards": [_card(card) for card in cards]}}


def _card(card: JsonValue) -> JsonValue:
    return {**card, "check": check_as_formulas(card["check"])} if isinstance(card, dict) and "check" in card else card


def check_as_formulas(raw: Any) -> Any:
    """Turn both numbers of a check into formulas; what is none of the earlier form stays as it is."""
    if not isinstance(raw, Mapping):
        return raw
    made = dict(raw)
    for name in CHECK:
        number = raw.get(name)
        if isinstance(number, Mapping) and not _is_formula(number):
            texts: list[str] = []
            made[name] = _formula(number, texts, 0)
            if texts:
                made.setdefault(f"{name}_text", texts[0])
    return made


def _is_formula(number: Mapping[str, Any]) -> bool:
    """Tell the trees of today, which name what they are; the earlier form used the same word for kinds of cards."""
    return number.get("kind") in KINDS and number.get("skill_of") is None


def _formula(number: Mapping[str, Any], texts: list[str], depth: int) -> dict[str, Any]:
    plain = _plain(number, texts, depth)
    return plain if str(number.get("times", "1")) == "1" else _multiplied(plain, str(number["times"]))


def _plain(number: Mapping[str, Any], texts: list[str], depth: int) -> dict[str, Any]:
    if number.get("skill_of") is not None:
        return _ref(str(number["skill_of"]), SKILL + str(number.get("kind") or THIS))
    if number.get("param") is not None:
        return _ref(str(number.get("of", "user")), str(number["param"]))
    if number.get("const") is not None:
        return {"kind": "const", "value": number["const"]}
    summed = number.get("sum")
    if summed and isinstance(summed, (list, tuple)) and depth < DEEPEST:
        parts = [_formula(part, texts, depth + 1) for part in summed if isinstance(part, Mapping)]
        return {"kind": "sum", "of": parts}
    if number.get("text"):
        texts.append(str(number["text"]))
        return {"kind": "ref", "id": ASKED}
    return {"kind": "unread", "text": str(dict(number))[:200]}


def _ref(whose: str, name: str) -> dict[str, Any]:
    return {"kind": "ref", "id": (TARGET if whose == "target" else "") + name}


def _multiplied(plain: dict[str, Any], times: str) -> dict[str, Any]:
    above, _, below = times.partition("/")
    try:
        factor, by = int(above), int(below or 1)
    except ValueError:
        return {"kind": "unread", "text": f"×{times}"[:200]}
    made = plain if factor == 1 else {"kind": "times", "of": [plain, {"kind": "const", "value": factor}]}
    return made if by == 1 else {"kind": "over", "of": made, "by": {"kind": "const", "value": by}}
