"""Lines whose words stand in any order: who, what, a number; several people's numbers in one."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import permutations

from desktop.core.numbers import MINUS, narrow, whole_in
from desktop.core.rolls.check import CheckKind
from desktop.core.words import Words
from desktop.services.command_line.named_check import CheckWanted, may_read, named_check
from desktop.services.command_line.names import Name
from desktop.services.keys.sentence import Pick
from desktop.services.text.search import fold, loose, romaji

MOST_WORDS = 4
"""Words of a line that are tried in every order."""
ORDER = ("順", "order", "jun")
"""Words with which a line of dice for the order begins."""
_NUMBER = re.compile(rf"(.*?)([+＋\-－{MINUS}=＝])([0-9０-９]{{1,6}})$")


def named(word: str, people: Sequence[Name], letters: Mapping[str, str]) -> str:
    """Return the sheet id that a word means; empty: none, or several."""
    by_letter = [who for who, letter in letters.items() if letter.lower() == word.lower()]
    if by_letter:
        return by_letter[0]
    wanted = fold(word)
    found = [one.id for one in people if any(part.startswith((wanted, loose(wanted))) for part in _parts(one))]
    return found[0] if len(found) == 1 and len(word) > 1 else ""


def _parts(one: Name) -> list[str]:
    """Spell every part of a name: `朝倉`, `アカネ`, and how they are read."""
    parts = [fold(part) for text in (one.label, one.reading) for part in text.split()]
    return [*parts, *(romaji(part) for part in parts if not part.isascii())]


def check_in_any_order(
    line: str, kinds: Sequence[CheckKind], picks: Sequence[Pick], words: Words
) -> CheckWanted | None:
    """Read a check whose words stand in any order; a single letter is what it picks at the table."""
    parts = [picked(part, picks) for part in line.split()]
    texts = [part for part in parts if whole_in(part) is None]
    numbers = [part for part in parts if whole_in(part) is not None]
    if not 0 < len(texts) <= MOST_WORDS:
        return None
    if "vs" in texts:
        return named_check(" ".join(parts), kinds, words)
    if not may_read(texts, kinds, words):
        return None  # few lines are checks, and there are many orders
    orders = (" ".join((*order, *numbers)) for order in permutations(texts))
    return next((found for order in orders if (found := named_check(order, kinds, words)) is not None), None)


def order_dice(line: str) -> tuple[tuple[int, ...], ...]:
    """Read everybody's dice for the order in one line; empty where it is none such.

    >>> order_dice("順 46 25 35"), order_dice("順番")
    (((4, 6), (2, 5), (3, 5)), ())
    """
    first, *parts = line.split() or [""]
    numbers = [narrow(part) for part in parts]
    if first.lower() not in ORDER or not numbers or not all(part.isdigit() for part in numbers):
        return ()
    return tuple(tuple(int(digit) for digit in part) for part in numbers)


def is_letters(line: str) -> bool:
    """Tell whether a line is single letters and numbers: what would be pressed at the table."""
    parts = [part for part in line.split() if whole_in(part) is None]
    return bool(parts) and all(len(part) == 1 and part.isascii() and part.isalpha() for part in parts)


def picked(part: str, picks: Sequence[Pick]) -> str:
    """Return the name of what a letter picks; any other word stays as it is."""
    return next((pick.label for pick in picks if pick.letter.lower() == part.lower()), part)


@dataclass(frozen=True)
class NumberChange:
    """One number of one person, e.g. `a-3`, `a sp-2`, `k lp=5`."""

    who: str
    name: str
    """Of the number; empty: the first one."""
    amount: int
    absolute: bool = False


def several(line: str, people: Sequence[Name], letters: Mapping[str, str]) -> tuple[NumberChange, ...]:
    """Read the numbers of several people; empty where the line is none such.

    >>> several(":a-3 h-1", (), {"x": "A", "y": "H"})[1]
    NumberChange(who='y', name='', amount=-1, absolute=False)
    """
    found: list[NumberChange] = []
    who = ""
    for part in line.strip().lstrip(":：").split():
        match = _NUMBER.fullmatch(part)
        if match is None:
            who = named(part, people, letters)
            if not who:
                return ()
            continue
        name, sign, figures = match.groups()
        own = named(name, people, letters) if name else ""
        if not (own or who):
            return ()
        amount = int(whole_in(figures) or 0)
        change = NumberChange(own or who, "" if own else name, amount, sign in "=＝")
        minus = sign not in "=＝+＋"
        found.append(replace(change, amount=-amount) if minus else change)
        who = own or who
    return tuple(found) if line.strip()[:1] in (":", "：") else ()
