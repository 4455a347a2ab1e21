"""Letters by which people, what they do and what they declare are picked at the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from desktop import assets
from desktop.services.text.search import fold, romaji

if TYPE_CHECKING:  # the first window names the letters in its list of keys, and loads no rules
    from desktop.core.rolls.check import Option
    from desktop.core.words import Words

PICKS = "ABCDFGHIJKMOPRSTUWYZ"
"""Letters that may be given; the others go on (N), declare (E), aim (V), mean everybody (L), cover (Q)."""
OTHERS = "X"
"""Goes before the letter of what has none of its own."""


@dataclass(frozen=True)
class LetterTable:
    """The fixed letters of one rule system."""

    tested: Mapping[str, str] = field(default_factory=dict)
    """What is tested → its letter; `XH`: among the others."""
    kinds: Mapping[str, str] = field(default_factory=dict)
    """Kind of check that is picked itself → its letter."""
    aimed: Mapping[str, str] = field(default_factory=dict)
    """What is tested → the kind of check where a target is chosen."""
    together: Mapping[str, str] = field(default_factory=dict)
    """The same for several people."""
    acts: Mapping[str, str] = field(default_factory=dict)
    """What is done in a turn → its letter."""
    effects: Mapping[str, str] = field(default_factory=dict)
    """What is declared in a check → its letter."""
    answers: Mapping[str, str] = field(default_factory=dict)
    """What a check waits for, and is chosen without a key before it → its letter."""


@cache
def letter_table(system: str, language: str) -> LetterTable:
    """Read the letters of a system; what a table has no letter for is given one by its name."""
    parts = ("systems", system, "letters.toml" if language == "ja" else f"letters.{language}.toml")
    if not assets.path(*parts).is_file():
        return LetterTable()
    import tomllib  # not for the first window

    table = tomllib.loads(assets.text(*parts))
    return LetterTable(**{name: dict(rows) for name, rows in table.items()})


def assigned(names: Iterable[tuple[str, str]], kept: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return id → letter: those kept, then the first free letter of each name, else the first free one of all.

    >>> assigned([("a", "あさくら あかね"), ("n", "きりしま ななみ"), ("h", "さえぐさ はる")])
    {'a': 'A', 'n': 'M', 'h': 'H'}

    Args:
        names: ids with a name or its reading, in the order in which they choose.
    """
    found = {identifier: letter for identifier, letter in (kept or {}).items() if letter}
    taken = set(found.values())
    for identifier, name in names:
        if identifier not in found:
            found[identifier] = _free(name, taken)
            taken.add(found[identifier])
    return found


def _free(name: str, taken: set[str]) -> str:
    for before in ("", OTHERS):
        for letter in spelling(name) + PICKS:
            if letter in PICKS and before + letter not in taken:
                return before + letter
    return ""


def spelling(name: str) -> str:
    """Spell the last word of a name in capital letters; what cannot be spelt is left out.

    >>> spelling("あさくら あかね"), spelling("MAXAP増加")
    ('AKANE', 'MAXAP')
    """
    last: str = name.replace("\u3000", " ").rsplit(" ", 1)[-1]
    return "".join(sign for sign in romaji(fold(last)).upper() if "A" <= sign <= "Z")


def number_of(option: Option) -> str:
    """Return the digit that chooses an option which is one number, `power:6`; empty: it is none."""
    name, _, number = option.id.partition(":")
    number = "0" if number == "10" else number  # as on a die of ten
    return number if name and len(number) == 1 and number.isdigit() else ""


def effect_of(option: Option) -> str:
    """Return what an option declares: its id begins with it."""
    return option.id.partition(":")[0]


def option_letters(
    options: Sequence[Option], table: LetterTable, people: Mapping[str, str], words: Words
) -> dict[str, str]:
    """Return id → letters for options: of what is declared, then of who pays, left out where only one can.

    Args:
        people: sheet id → letter.
    """
    known = [option for option in options if not option.primary or effect_of(option) in table.answers]
    own = {**table.effects, **table.answers}
    fixed = {effect_of(option): own.get(effect_of(option), "") for option in known}
    effects = assigned(((effect_of(option), words.say(option.label)) for option in known), fixed)
    payers = _payers(known, people)
    found: dict[str, str] = {}
    for option in sorted(known, key=lambda one: not one.enabled):
        same = {other.payer for other in known if effect_of(other) == effect_of(option) and other.enabled}
        letters = effects[effect_of(option)] + (payers[option.payer] if len(same | {option.payer}) > 1 else "")
        while letters in found.values():  # paid with another coin
            letters = OTHERS + letters
        found[option.id] = letters
    return found


def _payers(options: Sequence[Option], people: Mapping[str, str]) -> Mapping[str, str]:
    """Return payer → letter; who has none at the table is given a free one."""
    own = {option.payer: people.get(option.payer, "") for option in options}
    spare = [letter for letter in PICKS if letter not in own.values()]
    return {payer: letter or (spare.pop() if spare else "") for payer, letter in own.items()}
