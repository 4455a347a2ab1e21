"""Understands the command line: a check by name, a resource, dice notation, faces of real dice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any
from unicodedata import normalize

from desktop.core import notation
from desktop.core.check import CheckKind, Param, ParamChoice, ParamKind
from desktop.core.faces import faces_in, may_be_faces
from desktop.core.numbers import MINUS, whole_in
from desktop.core.words import Words
from desktop.services.search import Query, key


@dataclass(frozen=True)
class FacesTyped:
    """Faces for the dice that are wanted now, e.g. `4 4 2`."""

    values: tuple[int, ...]


@dataclass(frozen=True)
class DiceWanted:
    """Free dice in notation, e.g. `2D6+3>=7`."""

    formula: notation.DiceFormula


@dataclass(frozen=True)
class ResourceChange:
    """A resource, e.g. `:LP-2` or `:LP=5`."""

    name: str
    amount: int
    absolute: bool = False


@dataclass(frozen=True)
class CheckWanted:
    """A check of the selected character, e.g. `運動 7`."""

    kind: str
    params: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class NoteTyped:
    """A line for the log, e.g. `#扉が開いた`."""

    text: str


@dataclass(frozen=True)
class NotUnderstood:
    """Nothing that can be done; `text` is what was typed."""

    text: str


Intent = FacesTyped | DiceWanted | ResourceChange | CheckWanted | NoteTyped | NotUnderstood

DIGITS = 6
"""Of a number beside a check or a resource at most."""
_RESOURCE = re.compile(rf"[:：]\s*(.+?)\s*([+＋=＝\-－{MINUS}])\s*([0-9０-９]{{1,6}})$")
"""Read as it was typed: in a name ー is no minus."""


def understand(text: str, kinds: tuple[CheckKind, ...], words: Words, wanted: Sequence[int] = ()) -> Intent:
    """Read one line.

    Args:
        kinds: the checks that the selected character can make.
        wanted: the dice that are waiting for their faces, so that bare numbers are faces.

    Raises:
        Refusal: dice notation that cannot be thrown, or faces that these dice cannot show.
    """
    if text.strip()[:1] in ("#", "＃") and text.strip("#＃ 　"):
        return NoteTyped(text.strip("#＃ 　")[:1000])
    if wanted and text.strip() and may_be_faces(text):
        return FacesTyped(faces_in(text, wanted))
    resource = _RESOURCE.match(text.strip())
    if resource:
        sign, amount = notation.plain(resource[2]), int(resource[3])
        return ResourceChange(
            normalize("NFKC", " ".join(resource[1].split())), -amount if sign == "-" else amount, sign == "="
        )
    line = " ".join(notation.plain(part) for part in text.split())
    if notation.looks_like_dice(line):
        return DiceWanted(notation.parse(line))
    return _check(line, kinds, words) or NotUnderstood(text)


def examples(kinds: tuple[CheckKind, ...], resources: Sequence[str], words: Words, wanted: Sequence[int]) -> list[str]:
    """Return lines that this system understands, to be shown where nothing is typed yet: check, resource, dice, faces.

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
    subject = next((param for param in kind.params if param.subject), None)
    if subject is None or not subject.choices:
        return words.say(kind.label)
    named = [choice for choice in subject.choices if choice.value != "none"] or list(subject.choices)
    chosen = next((choice for choice in named if choice.value == subject.default), named[0])
    return words.say(chosen.label) + (" 7" if _fill(kind, [7]) else "")


def subjects(text: str, kinds: tuple[CheckKind, ...], words: Words) -> list[ParamChoice]:
    """Return what can be tested whose name fits what was typed so far, best first."""
    name = " ".join(notation.plain(part) for part in text.split())
    if not any(char.isalnum() for char in name):
        return []
    offered = (*kinds[:1], *(kind for kind in kinds[1:] if kind.nobodys))
    choices = [choice for kind in offered for p in kind.params if p.subject for choice in p.choices]
    scored = [(_score(words.say(c.label), c.reading, name), c) for c in choices]
    return [choice for score, choice in sorted(scored, key=lambda pair: -pair[0]) if score]


def _check(line: str, kinds: tuple[CheckKind, ...], words: Words) -> CheckWanted | None:
    name, numbers = _split(line)
    if not any(char.isalnum() for char in name):
        return None
    named = _within_kind(line, kinds, words)
    if named is not None:
        return named
    best: tuple[int, CheckWanted] | None = None
    for order, kind in enumerate(kinds):
        subject = next((p for p in kind.params if p.subject), None)
        choice = _matching(subject, name, words) if subject else None
        hit: dict[str, Any] | None = None
        if subject is not None and choice is not None:
            hit = {subject.id: choice.value}
        elif _score(words.say(kind.label), "", name) > 0:
            hit = {}
        if hit is None:
            continue
        whole = choice is not None and name in (words.say(choice.label), choice.reading)
        score = 100 * (choice is not None) + 100 * whole - order
        if best is None or score > best[0]:
            best = (score, CheckWanted(kind.id, {**hit, **_fill(kind, numbers)}))
    return best[1] if best else None


def _within_kind(line: str, kinds: Sequence[CheckKind], words: Words) -> CheckWanted | None:
    """Read a kind's whole name and then what is meant of it, whose name may hold numbers: 表 罠2."""
    for kind in kinds:
        subject = next((p for p in kind.params if p.subject), None)
        names = (words.say(kind.label), str(kind.label), *kind.readings)
        name = next((n for n in names if line.casefold().startswith(f"{n.casefold()} ")), "")
        choice = _matching(subject, line[len(name) + 1 :], words) if name and subject is not None else None
        if subject is not None and choice is not None:
            return CheckWanted(kind.id, {subject.id: choice.value})
    return None


def _split(line: str) -> tuple[str, list[int]]:
    parts = line.replace("vs", " ").split()
    read = [(part, whole_in(part, DIGITS)) for part in parts]
    numbers = [number for _, number in read if number is not None]
    name = " ".join(part for part, number in read if number is None)
    glued = re.fullmatch(r"(.*?[^0-9])([0-9]{1,6})", name)
    if glued and not numbers:
        return glued[1].strip(), [int(glued[2])]
    return name, numbers


def _fill(kind: CheckKind, numbers: list[int]) -> dict[str, Any]:
    """Give typed numbers to the parameters that take numbers, in their order."""
    taking = [p for p in kind.params if not p.subject and (p.kind is ParamKind.NUMBER or p.free) and not p.advanced]
    taking.sort(key=lambda p: p.id == "modifier")  # what is to be beaten comes before what is added
    return {param.id: number for param, number in zip(taking, numbers, strict=False)}


def _matching(subject: Param, name: str, words: Words) -> ParamChoice | None:
    scored = [(_score(words.say(choice.label), choice.reading, name), choice) for choice in subject.choices]
    best = max(scored, key=lambda pair: pair[0], default=(0, None))
    return best[1] if best[0] > 0 else None


def _score(label: str, reading: str, name: str) -> int:
    """Prefer the whole name, then its beginning, then any part found by kana, romaji or kanji."""
    if name in (label, reading):
        return 4
    if label.startswith(name) or (reading and reading.startswith(name)):
        return 3
    folded = _spelled(label, reading)
    wanted, query = _typed(name)
    if folded.startswith(wanted):
        return 2
    return 1 if query.hits(folded) else 0


# a line is read anew at every key, against the same names

_spelled = lru_cache(4096)(key)


@lru_cache(64)
def _typed(name: str) -> tuple[str, Query]:
    return key(name), Query(name)
