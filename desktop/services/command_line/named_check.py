"""Reads a check of the selected character by its name: what is tested, its number, who is acted against."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from desktop.core.numbers import whole_in
from desktop.core.rolls.check import CheckKind, Param, ParamChoice, ParamKind
from desktop.core.words import Words
from desktop.services.text.search import Query, fold, key, loose

DIGITS = 6
"""Of a number beside a check or a resource at most."""
_AGAINST = re.compile(r"(?i)(.+?)(?:\s*(?<![a-z])vs\.?(?![a-z])\s*|\s+対\s+)(.+)")
_BETWEEN = re.compile(r"対")
"""A word between two characters that may stand anywhere in a line read in every order."""
_NUMBER_BEHIND = re.compile(r"=?[+\-ー]?[0-9]+$")
BEGINNING = 3
"""Score of a name that was begun as it is written."""


@dataclass(frozen=True)
class CheckWanted:
    """A check of the selected character, e.g. `運動 7`."""

    kind: str
    params: dict[str, Any] = field(default_factory=dict)
    who: str = ""
    """Whose check it is, where the line names a character; empty: the selected character's."""


def named_check(line: str, kinds: Sequence[CheckKind], words: Words) -> CheckWanted | None:
    """Read a line such as `運動 7`, `運動 vs ハル`, `白兵 技巧 2`, `運動 有利` or `運動 修正 2`; None: no check."""
    return _labelled(line, kinds, words) or _unswitched(line, kinds, words) or _switched(line, kinds, words)


def begins_with_name(line: str, kinds: Sequence[CheckKind], words: Words) -> bool:
    """Tell whether a line begins with the whole name of what can be tested, which may look like dice: D20研究."""
    names = {words.say(c.label) for kind in kinds for p in kind.params if p.subject for c in p.choices}
    return any(line == name or line.startswith(f"{name} ") for name in names)


def may_read(parts: Sequence[str], kinds: Sequence[CheckKind], words: Words) -> bool:
    """Tell whether every word is part of a name that a check of these kinds may read, or may be anything."""
    if any(param.subject and param.kind is ParamKind.TEXT for kind in kinds for param in kind.params):
        return True
    names = set[str]()
    for kind in kinds:
        names.update((words.say(kind.label), str(kind.label), *kind.readings))
        for param in kind.params:
            names.add(words.say(param.label))
            names.update(name for choice in param.choices for name in (words.say(choice.label), choice.reading))
    known = "\n".join(_spelled(name, "")[1] for name in names)
    words_of_names = (part for part in parts if not _BETWEEN.fullmatch(part))
    return all(_typed(_NUMBER_BEHIND.sub("", part))[1].hits(known) for part in words_of_names)


def _labelled(line: str, kinds: Sequence[CheckKind], words: Words) -> CheckWanted | None:
    """Read numbers that stand behind the name of what they are, and what is left of the line without them."""
    if not any(char.isdigit() for char in line):
        return None
    for kind in kinds:
        rest, given = line, dict[str, Any]()
        for param in kind.params:
            if param.kind is ParamKind.NUMBER or param.free:
                found = _of_label(words.say(param.label), rest)
                number = whole_in(found[2], DIGITS) if found is not None else None
                if found is not None and number is not None:
                    rest, given[param.id] = f"{rest[: found.start()]} {rest[found.end() :]}".strip(), number
        wanted = _unswitched(rest, (kind,), words) or _switched(rest, (kind,), words) if given else None
        if wanted is not None:
            return CheckWanted(kind.id, {**wanted.params, **given})
    return None


def _of_label(label: str, line: str) -> re.Match[str] | None:
    """Find the name of a parameter as a word of its own, with its number: `修正=2`, or `DC12` of 目標値（DC）."""
    names = "|".join(re.escape(name.strip()) for name in (label, *re.split(r"[（()）]", label)) if name.strip())
    return re.search(rf"(?i)(?<!\S)({names})\s*=?\s*([+\-ー]?[0-9]+)(?!\S)", line) if names else None


def _switched(line: str, kinds: Sequence[CheckKind], words: Words) -> CheckWanted | None:
    """Read what is around the name of a switch, and press that."""
    parts = line.split()
    for kind in kinds:
        for place in range(len(parts) - 1, 0, -1):
            switch = next((p for p in kind.params if _names(p, parts[place], words)), None)
            rest = " ".join((*parts[:place], *parts[place + 1 :]))
            wanted = named_check(rest, (kind,), words) if switch is not None else None
            if switch is not None and wanted is not None:
                return CheckWanted(kind.id, {**wanted.params, switch.id: True})
    return None


def _names(param: Param, word: str, words: Words) -> bool:
    """Tell whether a word is a switch's name; what proposes it may stand behind the name on the form."""
    label = words.say(param.label).casefold()
    return (
        param.kind is ParamKind.SWITCH
        and re.fullmatch(rf"{re.escape(word.casefold())}(\s*[（(].*)?", label) is not None
    )


def _unswitched(line: str, kinds: Sequence[CheckKind], words: Words) -> CheckWanted | None:
    versus = _AGAINST.fullmatch(line)
    if versus is not None:
        return _contest(versus[1], versus[2], kinds, words)
    name, numbers = (line, []) if begins_with_name(line, kinds, words) and " " not in line else _split(line)
    if not any(char.isalnum() for char in name):
        return None
    named = _within_kind(line, kinds, words)
    if named is not None:
        return named
    return _best(name, numbers, kinds, words) or _in_parts(name, numbers, kinds, words)


def _best(name: str, numbers: list[int], kinds: Sequence[CheckKind], words: Words) -> CheckWanted | None:
    best: tuple[int, dict[str, Any], CheckKind] | None = None
    for order, kind in enumerate(kinds):
        subject = _subject(kind)
        choice = _matching(subject, name, words) if subject else None
        hit: dict[str, Any] | None = None
        if subject is not None and choice is not None:
            hit = {subject.id: choice.value}
        elif any(fitting(words.say(kind.label), reading, name) for reading in ("", *kind.readings)):
            hit = {}
        if hit is None:
            continue
        whole = choice is not None and name in (words.say(choice.label), choice.reading)
        score = 100 * (choice is not None) + 100 * whole - order
        if best is None or score > best[0]:
            best = (score, hit, kind)
    if best is None or len(numbers) > len(numbered(best[2])):  # none of them is left out
        return None
    return CheckWanted(best[2].id, {**best[1], **filled(best[2], numbers)})


def _within_kind(line: str, kinds: Sequence[CheckKind], words: Words) -> CheckWanted | None:
    """Read a kind's whole name and then its subject, whose name may hold numbers: 表 罠2."""
    for kind in kinds:
        subject = _subject(kind)
        names = (words.say(kind.label), str(kind.label), *kind.readings)
        name = next((n for n in names if line.casefold().startswith(f"{n.casefold()} ")), "")
        rest = line[len(name) + 1 :]
        choice = _matching(subject, rest, words) if name and subject is not None else None
        if subject is not None and choice is not None:
            return CheckWanted(kind.id, {subject.id: choice.value})
        if name and subject is not None and subject.kind is ParamKind.TEXT:
            return CheckWanted(kind.id, {subject.id: rest})
    return None


def _contest(name: str, other: str, kinds: Sequence[CheckKind], words: Words) -> CheckWanted | None:
    """Parse a check against a character or a character's number; a kind named in full goes first."""
    facing = [kind for kind in kinds if any(p.against for p in kind.params)]
    for kind in sorted(facing, key=lambda kind: name != words.say(kind.label)):
        wanted = named_check(name, (kind,), words)
        theirs = _theirs(kind, other, words)
        if wanted is not None and theirs and not theirs.keys() & wanted.params.keys():  # no number is left out
            return CheckWanted(kind.id, {**wanted.params, **theirs})
    return None


def _theirs(kind: CheckKind, other: str, words: Words) -> dict[str, Any]:
    number = whole_in(other, DIGITS)
    for param in kind.params:
        if param.against and number is not None and (param.kind is ParamKind.NUMBER or param.free):
            return {param.id: number}
        choice = _matching(param, other, words) if param.against and number is None else None
        if choice is not None:
            return {param.id: choice.value}
    return {}


def _in_parts(name: str, numbers: list[int], kinds: Sequence[CheckKind], words: Words) -> CheckWanted | None:
    """Read what is tested and what with, a word for each: ≪技能≫, then 【能力値】 (KO-CHK-04)."""
    first, _, second = name.rpartition(" ")
    for kind in kinds if first else ():
        wanted = _best(first, [], (kind,), words)
        for param in _plain_choices(kind):
            choice = _matching(param, second, words, BEGINNING)
            left = [p for p in numbered(kind) if p.id != param.id]
            if wanted is not None and wanted.params and choice is not None and len(numbers) <= len(left):
                given = {p.id: number for p, number in zip(left, numbers, strict=False)}
                return CheckWanted(kind.id, {**wanted.params, **given, param.id: choice.value})
    return None


def _plain_choices(kind: CheckKind) -> Iterable[Param]:
    return (p for p in kind.params if p.choices and not (p.subject or p.advanced or p.against))


def _subject(kind: CheckKind) -> Param | None:
    return next((p for p in kind.params if p.subject), None)


def _split(line: str) -> tuple[str, list[int]]:
    parts = line.split()
    read = [(part, whole_in(part, DIGITS)) for part in parts]
    numbers = [number for _, number in read if number is not None]
    name = " ".join(part for part, number in read if number is None)
    glued = re.fullmatch(r"(.*?[^0-9])([0-9]{1,6})", name)
    if glued and not numbers:
        return glued[1].strip(), [int(glued[2])]
    return name, numbers


def numbered(kind: CheckKind) -> list[Param]:
    """Return the parameters that take typed numbers, in the order in which they take them."""
    taking = [p for p in kind.params if not p.subject and (p.kind is ParamKind.NUMBER or p.free) and not p.advanced]
    # what is to be beaten comes before what is added, and before what a word stands for
    taking.sort(key=lambda p: p.id == "modifier" or isinstance(p.default, str))
    return taking


def filled(kind: CheckKind, numbers: list[int]) -> dict[str, Any]:
    """Give typed numbers to the parameters that take numbers, in their order."""
    return {param.id: number for param, number in zip(numbered(kind), numbers, strict=False)}


def _matching(subject: Param, name: str, words: Words, least: int = 1) -> ParamChoice | None:
    scored = [(fitting(words.say(choice.label), choice.reading, name), choice) for choice in subject.choices]
    best = max(scored, key=lambda pair: pair[0], default=(0, None))
    return best[1] if best[0] >= least else None


def fitting(label: str, reading: str, name: str) -> int:
    """Prefer the whole name, then its beginning, then any part found by kana, romaji or kanji."""
    if name in (label, reading):
        return 4
    if label.startswith(name) or (reading and reading.startswith(name)):
        return 3
    forms, line = _spelled(label, reading)
    wanted, query = _typed(name)
    if wanted and any(form.startswith(wanted) for form in forms):
        return 3
    return 1 if query.hits(line) else 0


# a line is read again at every key, against the same names


@lru_cache(4096)
def _spelled(label: str, reading: str) -> tuple[tuple[str, ...], str]:
    line = key(label, reading)
    return tuple(line.split("\n")), line


@lru_cache(64)
def _typed(name: str) -> tuple[tuple[str, ...], Query]:
    wanted = fold(name)
    return tuple(form for form in (wanted, loose(wanted)) if form), Query(name)
