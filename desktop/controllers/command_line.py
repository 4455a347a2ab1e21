"""Understands the command line: a check by name, a resource, dice notation, faces of real dice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING
from unicodedata import normalize

from desktop.controllers.named_check import CheckWanted, begins_with_name, fitting, named_check, numbered
from desktop.core.check import CheckKind, Param, ParamChoice
from desktop.core.faces import faces_in, may_be_faces
from desktop.core.numbers import MINUS, whole_in
from desktop.core.words import Words

if TYPE_CHECKING:
    from desktop.core.notation.line import DiceLine


@dataclass(frozen=True)
class FacesTyped:
    """Faces for the dice that are wanted now, e.g. `4 4 2`."""

    values: tuple[int, ...]


@dataclass(frozen=True)
class DiceWanted:
    """A line of dice, e.g. `2D6+3>=7`, or what goes without any, e.g. `C(10/3)`."""

    line: DiceLine
    text: str
    """As it was typed."""


@dataclass(frozen=True)
class ResourceChange:
    """A resource, e.g. `:LP-2` or `:LP=5`."""

    name: str
    amount: int
    absolute: bool = False


@dataclass(frozen=True)
class NoteTyped:
    """A line for the log, e.g. `#扉が開いた`."""

    text: str


@dataclass(frozen=True)
class NotUnderstood:
    """Nothing that can be done; `text` is what was typed."""

    text: str


SMALL, USUAL = 3, 7
"""Numbers of examples: where the usual one is 0, and where the rule decides."""

Intent = FacesTyped | DiceWanted | ResourceChange | CheckWanted | NoteTyped | NotUnderstood

_LONG = "ーｰ"
"""Long vowels, which are minus signs as well where numbers are typed in Japanese."""
_RESOURCE = re.compile(rf"[:：]\s*(.+?)\s*([=＝]?)\s*([+＋\-－{MINUS}]?)\s*([0-9０-９]{{1,6}})$")
"""Read as it was typed: in a name ー is no minus."""


def understand(text: str, kinds: tuple[CheckKind, ...], words: Words, wanted: Sequence[int] = ()) -> Intent:
    """Read one line.

    Args:
        kinds: the checks that the selected character can make.
        wanted: the dice that are waiting for their faces, so that bare numbers are faces.

    Raises:
        Refusal: dice notation that cannot be thrown, or faces that these dice cannot show.
    """
    from desktop.core.notation.line import looks_like_dice, parse, plain  # loaded with the first line

    if text.strip()[:1] in ("#", "＃") and text.strip("#＃ 　"):
        return NoteTyped(text.strip("#＃ 　")[:1000])
    if wanted and text.strip() and may_be_faces(text):
        return FacesTyped(faces_in(text, wanted))
    resource = _RESOURCE.match(text.strip())
    if resource and (resource[2] or resource[3]):
        amount = -int(resource[4]) if plain(resource[3]) == "-" else int(resource[4])
        return ResourceChange(normalize("NFKC", " ".join(resource[1].split())), amount, bool(resource[2]))
    line = _line(text)
    if looks_like_dice(line) and not begins_with_name(line, kinds, words):
        return DiceWanted(parse(text), text)
    return named_check(line, kinds, words) or NotUnderstood(text)


def _line(text: str) -> str:
    """Bring a line to plain letters and signs with one blank between words; in a name ー is no minus."""
    from desktop.core.notation.line import plain

    return " ".join(
        plain(part)
        if whole_in(part) is not None or not any(long in part for long in _LONG)
        else normalize("NFKC", part)
        for part in text.split()
    )


def examples(kinds: tuple[CheckKind, ...], resources: Sequence[str], words: Words, wanted: Sequence[int]) -> list[str]:
    """Return lines that this system understands, to be shown while the line is empty: check, resource, dice, faces.

    Args:
        resources: names of numbers that play changes.
        wanted: the dice that are waiting, if any.
    """
    lines = [_example_of(kinds[0], words)] if kinds else []
    lines += [f":{name}-2" for name in resources[:1]]
    lines += [f"{_DICE_OF_POOL.sub('4D', kind.notation.upper())}+3" for kind in kinds[:1] if kind.notation]
    lines += [" ".join(str(min(sides, face)) for sides, face in zip(wanted, _FACES, strict=False))] if wanted else []
    return lines


_DICE_OF_POOL = re.compile("^N?D")
"""A pool of as many dice as there are."""
_FACES = (4, 4, 2, 5, 1, 6)


def _example_of(kind: CheckKind, words: Words) -> str:
    numbers = "".join(f" {_number_of(param)}" for param in numbered(kind)[:1])
    subject = next((param for param in kind.params if param.subject), None)
    if subject is None or not subject.choices:
        return words.say(kind.label)
    if isinstance(subject.default, int) and all(choice.value != subject.default for choice in subject.choices):
        return words.say(kind.label) + numbers
    named = [choice for choice in subject.choices if choice.value != "none"] or list(subject.choices)
    chosen = next((choice for choice in named if choice.value == subject.default), named[0])
    return words.say(chosen.label) + numbers


def _number_of(param: Param) -> int:
    """Return a number that is like those that are typed here: the usual one, where that is none that asks nothing."""
    return (param.default or SMALL) if isinstance(param.default, int) else USUAL


def subjects(text: str, kinds: tuple[CheckKind, ...], words: Words) -> list[ParamChoice]:
    """Return what can be tested whose name fits what was typed so far, best first."""
    name = _line(text)
    if not any(char.isalnum() for char in name):
        return []
    offered = (*kinds[:1], *(kind for kind in kinds[1:] if kind.standalone))
    choices = [choice for kind in offered for p in kind.params if p.subject for choice in p.choices]
    scored = [(fitting(words.say(c.label), c.reading, name), c) for c in choices]
    return [choice for score, choice in sorted(scored, key=lambda pair: -pair[0]) if score]
