"""The signs and words of typed formulas, in both languages, and the names that numbers go by."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from desktop.core.value import Value

_PLAIN = {"×": "*", "✕": "*", "÷": "/", "−": "-", "–": "-", "‐": "-", "、": ",", "，": ",", "：": ":"}
FUNCTIONS = {
    "切り捨て": "floor", "floor": "floor", "切り上げ": "ceil", "ceil": "ceil",
    "四捨五入": "round", "round": "round", "最小": "min", "min": "min",
    "最大": "max", "max": "max", "段階": "table", "steps": "table",
}  # fmt: skip
JAPANESE_NAMES = {
    "floor": "切り捨て",
    "ceil": "切り上げ",
    "round": "四捨五入",
    "min": "最小",
    "max": "最大",
    "table": "段階",
}
SIGNS = frozenset("+-*/(),:「」")
OPEN, CLOSE = "「", "」"
"""Around a name that holds signs or that another number has, too."""
MINUS = "−"


class Named(Value):
    """A number that a formula may ask for."""

    id: str
    label: str
    """As it is shown and written, in the language of the window."""
    others: tuple[str, ...] = ()
    """What else it may be called: the word in another language, its reading, its id."""


@lru_cache(maxsize=4096)
def folded(char: str) -> str:
    """Fold variants of one character: width, case, katakana or hiragana; the result may have two characters."""
    plain = unicodedata.normalize("NFKC", _PLAIN.get(char, char)).casefold()
    plain = "".join(_PLAIN.get(part, part) for part in plain)
    return "".join(chr(ord(part) - 0x60) if "ァ" <= part <= "ヶ" else part for part in plain)


def by_name(numbers: Iterable[Named]) -> dict[str, str]:
    """Map every folded name to an id; of two numbers with one name, the first has it, and labels come before others."""
    found: dict[str, str] = {}
    numbers = tuple(numbers)
    labels, others = [(n.label, n.id) for n in numbers], [(o, n.id) for n in numbers for o in (*n.others, n.id)]
    for name, number in labels + others:
        plain = "".join("".join(folded(char) for char in name).split())
        if plain:
            found.setdefault(plain, number)
    return found


@dataclass(frozen=True)
class Style:
    """How functions and signs are written."""

    functions: Mapping[str, str]
    """Function → its name; empty where every quotient is whole by itself, and a letter tells how."""
    comma: str
    plus: str
    minus: str
    times: str
    over: str
    negative: str


JAPANESE = Style(JAPANESE_NAMES, "、", "＋", "−", "×", "÷", MINUS)
ENGLISH = Style({**{name: name for name in JAPANESE_NAMES}, "table": "steps"}, ", ", " + ", " − ", "×", "÷", MINUS)
DICE = Style({}, ",", "+", "-", "*", "/", "-")
"""As players write lines of dice."""
