"""A line of dice: one command or several in a row, whether only the GM sees it, and what it is thrown for.

Text behind a line of a chat palette (`2D6+3>=7 攻撃`) is a label.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeAlias

from desktop.core.notation import reading
from desktop.core.notation.pools import MOST_ITEMS, Barabara, Choice, Reroll, Tally, Upper, items_in
from desktop.core.notation.reader import read_command
from desktop.core.notation.reading import Wave
from desktop.core.notation.sums import Calculation, DiceTotal
from desktop.core.numbers import narrow
from desktop.core.problem import Refusal
from desktop.core.sheet import ShortText
from desktop.core.value import Value

MOST_TIMES = 100
MOST_LABEL = 100
MOST_LINE = 1000
MOST_COMMAND = 200
"""Letters."""
One: TypeAlias = DiceTotal | Calculation | Barabara | Reroll | Upper | Tally | Choice
_TWO_NUMBERS = re.compile(r"[0-9]\s+[0-9]")
"""`2D6 2` is no die of 62 sides."""
_LABEL = re.compile(r"(?!D[0-9])(?:[^\W\d_]|[0-9]+[^\W\d_A-Z]|[【《「『〈(\[〔“\"])", re.IGNORECASE)
_REPEAT = re.compile(r"(S?)(?:X|REPEAT|REP)([0-9]{1,6})\s+(?=\S)", re.IGNORECASE)
_CHOICE = re.compile(r"(S?)CHOICE([0-9]{0,4})(?:([\[(])|\s+(?=\S))", re.IGNORECASE)
_CLOSING = {"[": "]", "(": ")"}
_DICE = re.compile(
    r"S?[0-9+\-*/()]*(?:D[0-9(]|(?<=[0-9)])D(?=$|[-+*/)<>=!]|[KD][HL]|MA|MI)|(?<=[0-9)])(?:[BRU]|T[YZ])[0-9(])"
    r"|S?C(?:[(]|[-+]?[0-9]+[-+*/])",
    re.IGNORECASE,
)


class DiceLine(Value):
    """A throw as a player types it."""

    commands: tuple[One, ...]
    repeated: bool = False
    secret: bool = False
    label: ShortText = ""
    """What it is thrown for, in the player's own words."""

    def shares(self, waves: Sequence[Wave]) -> list[list[Wave]]:
        """Deal waves out to the commands that their dice belong to."""
        if len(self.commands) == 1:  # a thousand rerolled dice would be counted anew in each of their waves
            return [[*waves]]
        dealt: list[list[Wave]] = [[] for _ in self.commands]
        for wave in waves:
            at = 0
            for command, own in zip(self.commands, dealt, strict=True):
                wanted = len(command.due(own))
                if wanted:
                    own.append(tuple(wave[at : at + wanted]))
                at += wanted
        return dealt

    def due(self, waves: Sequence[Wave]) -> tuple[int, ...]:
        """Return the dice that all commands want to be thrown now; none: all is over."""
        pairs = zip(self.commands, self.shares(waves), strict=True)
        return tuple(side for command, own in pairs for side in command.due(own))

    def __str__(self) -> str:
        times = f"x{len(self.commands)} " if self.repeated else ""
        return f"{'S' if self.secret else ''}{times}{self.commands[0]}"


def looks_like_dice(text: str) -> bool:
    """Tell whether a line looks like dice notation."""
    start = narrow(text).strip()
    if _REPEAT.match(start) or _CHOICE.match(start):
        return True
    return _DICE.match(plain(start)) is not None


def plain(text: str) -> str:
    """Bring full-width letters and signs to plain ones and take the spaces out."""
    signs = narrow(text).replace("≧", ">=").replace("≦", "<=").replace("≥", ">=").replace("≤", "<=")
    return "".join(signs.split())


def parse(text: str) -> DiceLine:
    """Read a line of dice.

    >>> str(parse("２d６＋3 >= 7")), parse("2D6>=7 【運動】判定").label, parse("x2 S1D6").secret
    ('2D6+3>=7', '【運動】判定', True)

    Raises:
        Refusal: it is none, or asks for impossible dice.
    """
    text = text.strip()
    if len(text) > MOST_LINE:
        raise reading.bad(text)
    found = _REPEAT.match(narrow(text))
    if found is None:
        return _once(text)
    times = int(found[2])
    if not 1 <= times <= MOST_TIMES:
        raise reading.bad_times(MOST_TIMES)
    inner = _once(text[found.end() :])
    line = inner.evolve(commands=inner.commands * times, repeated=True, secret=inner.secret or bool(found[1]))
    reading.check_together(len(line.due(())))
    return line


def _once(text: str) -> DiceLine:
    """Read a line that is not repeated."""
    chosen = _CHOICE.match(narrow(text))
    if chosen is not None:
        return _choice(text, chosen)
    dice, label = _apart(text)
    command = plain(dice).upper()
    if len(command) > MOST_COMMAND or _TWO_NUMBERS.search(narrow(dice)):
        raise reading.bad(text)
    secret = command.startswith("S")
    found = read_command(command.removeprefix("S"))
    line = DiceLine(commands=(found,), secret=secret, label=label)
    reading.check_together(len(line.due(())))
    return line


def _choice(text: str, begin: re.Match[str]) -> DiceLine:
    """Read what to choose from; in an item a blank may stand, and every letter as it was typed."""
    rest, label, bracket = text[begin.end() :], "", begin[3]
    if bracket:
        at = narrow(rest).rfind(_CLOSING[bracket])
        if at < 0 or (narrow(rest[at + 1 :])[:1] or " ").strip():
            raise reading.bad(text)
        rest, label = rest[:at], rest[at + 1 :].strip()[:MOST_LABEL]
    items = items_in(rest, blanks=not bracket)
    count = int(begin[2] or 1)
    if not 1 <= len(items) <= MOST_ITEMS or not 1 <= count <= MOST_ITEMS:
        raise reading.bad_items(MOST_ITEMS)
    chosen = Choice(items=items, count=min(count, len(items)))
    return DiceLine(commands=(chosen,), secret=bool(begin[1]), label=label)


def _apart(text: str) -> tuple[str, str]:
    """Take a line apart into dice and the label behind them: whatever cannot continue the dice behind a blank.

    A word that begins with a letter or a bracket is never dice; a bare number may be a slip, and is no label.
    """
    words = text.split()
    begins = (n for n, word in enumerate(words) if n and _LABEL.match(narrow(word)))
    at = next(begins, len(words))
    whole = at
    while at > 1 and not _readable(" ".join(words[:at])):
        at -= 1
    if not _readable(" ".join(words[:at])) or (at < whole and narrow(words[at]).isdecimal()):
        at = whole  # nothing of it is dice: it is refused whole
    return " ".join(words[:at]), " ".join(words[at:])[:MOST_LABEL]


def _readable(dice: str) -> bool:
    command = plain(dice).upper()
    if len(command) > MOST_COMMAND or _TWO_NUMBERS.search(narrow(dice)):
        return False
    try:
        read_command(command.removeprefix("S"))
    except Refusal as refusal:
        return refusal.problem.code == "bad_dice"  # dice that cannot be thrown are dice
    return True
