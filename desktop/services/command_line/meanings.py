"""What the names of a line may mean, the likeliest first: the whole name, what this scene did, a beginning, a part."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from desktop.core.numbers import whole_in
from desktop.core.rolls.check import CheckKind, ParamKind
from desktop.core.words import JAPANESE, Spoken, Words
from desktop.services.command_line.named_check import DIGITS, CheckWanted, filled, numbered
from desktop.services.command_line.names import BEGUN, WHOLE, Name
from desktop.services.journal.journal import LogEntry
from desktop.services.keys.sentence import Pick, subject_of

LOOKED_BACK = 300
"""Latest lines of the log among which those of the scene are."""
SHORTEST = 2
"""Latin letters of a name by which a character is found; fewer are the letter that picks one."""
_VERSUS = re.compile(r"(?i)vs?\.?|対")
"""Words before the name of the one who is acted against."""
_GLUED = re.compile(r"(.*?[^0-9０-９])([0-9０-９]{1,6})")
_SIGNS = "<>《》≪≫【】"


@dataclass(frozen=True)
class Meaning:
    """One thing that a line may mean."""

    label: str
    line: str
    """A line that means this alone."""
    score: int
    """How well the name was typed: `WHOLE`, `BEGUN` or `HIT`."""
    check: CheckWanted | None = None
    """None: the character alone."""
    who: str = ""
    """Sheet id of the named character; empty: who acts now."""
    tested: str = ""
    """What the check tests, or its kind."""
    legal: bool = True
    gone: bool = False

    @property
    def wanted(self) -> CheckWanted | None:
        """The check of whom the line names; None: the character alone is meant."""
        return None if self.check is None else replace(self.check, who=self.who)


Deed = tuple[str, str]
"""(sheet id, what was tested or the kind of check); empty: whatever it was."""


def deeds(entries: Iterable[LogEntry]) -> tuple[Deed, ...]:
    """Return what was done in the scene with which a log ends, each once, in the order in which it was done first.

    Args:
        entries: lines of a log, the latest first.
    """
    found: list[Deed] = []
    scene = ""
    for entry in entries:
        begins, now = _scene(entry)
        if begins or (now and scene and now != scene):
            break
        scene = now or scene
        found += reversed(list(_done(entry)))
    return tuple(dict.fromkeys(reversed(found)))


def _scene(entry: LogEntry) -> tuple[bool, str]:
    """Tell whether a scene begins before a line, and which one the line is in, as far as it says so."""
    if entry.kind == "scene" or "begin" in entry.data:
        return True, ""
    heading = entry.data.get("heading")
    return False, str(heading.get("scene") or "") if isinstance(heading, dict) else ""


def _done(entry: LogEntry) -> Iterator[Deed]:
    for part in ("asked", "event"):
        data = entry.data.get(part)
        who = data.get("who") if isinstance(data, dict) else None
        if not isinstance(data, dict) or not isinstance(who, str) or not who:
            continue
        yield who, ""
        params = data.get("params")
        if isinstance(params, dict):
            yield who, str(data.get("kind"))
            yield from ((who, value) for value in params.values() if isinstance(value, str) and value)


def ranked(meanings: Iterable[Meaning], done: Sequence[Deed], acting: str) -> list[Meaning]:
    """Sort what a line may mean; what is as likely keeps its order.

    Args:
        done: what this scene has done.
        acting: sheet id of who acts where a line names no character.
    """
    found = sorted(meanings, key=lambda one: likelihood(one, done, acting))
    return list({(one.who, one.line): one for one in reversed(found)}.values())[::-1]


def likelihood(one: Meaning, done: Sequence[Deed], acting: str) -> tuple[bool, bool, bool, int]:
    """Return how late a meaning comes; two with the same are told apart by a person only."""
    deed = (one.who or acting, one.tested)
    place = done.index(deed) if deed in done else len(done)
    return not one.legal, one.score < WHOLE, one.score < BEGUN, place


def alike(found: Sequence[Meaning], done: Sequence[Deed], acting: str) -> list[Meaning]:
    """Return the first of several meanings with those that are no less likely; one that is not legal stands alone."""
    order = [likelihood(one, done, acting) for one in found]
    return [one for one, late in zip(found, order, strict=True) if late == order[0] and (one.legal or one is found[0])]


# people


def opponents(line: str, people: Sequence[Name], letters: Mapping[str, str]) -> list[tuple[str, Name | None]]:
    """Return the line with the one who is acted against behind the rest, and who that is: once for each it may be.

    Args:
        letters: sheet id → letter.
    """
    words = line.split()
    at = next((place for place, word in enumerate(words[:-1]) if _VERSUS.fullmatch(word)), -1)
    if at < 0:
        return [(line, None)]
    before, after = words[:at], words[at + 1 :]
    if whole_in(after[0]) is not None:
        return [(" ".join((*before, *after[1:], "vs", after[0])), None)]
    found = [(one, _named_by(one, letters.get(one.id, ""), after)) for one in people]
    best = max((named for _, named in found), default=(0, 0))
    rest = (*before, *after[best[0] :], "vs")
    meant: list[tuple[str, Name | None]] = [
        (" ".join((*rest, one.label)), one) for one, named in found if named == best and best[0]
    ]
    return meant or [(" ".join((*before, "vs", *after)), None)]


def _named_by(one: Name, letter: str, words: Sequence[str]) -> tuple[int, int]:
    """Return how many of the first words name a character, and how well at least one of them does."""
    scores = list(takewhile(bool, (called(one, letter, word) for word in words)))
    return len(scores), max(scores, default=0)


def addressed(line: str, people: Sequence[Name], letters: Mapping[str, str]) -> Iterator[tuple[Name, int, str]]:
    """Yield who a line may be about, how well they are named, and the line without their name.

    Args:
        letters: sheet id → letter.
    """
    words = line.split()
    last = words.index("vs") if "vs" in words else len(words)
    for one in people:
        letter = letters.get(one.id, "")
        for at in range(last):
            scores = list(takewhile(bool, (called(one, letter, word) for word in words[at:last])))
            for length in range(1, len(scores) + 1):
                if len(set(words[at : at + length])) == length:  # a letter said twice is not one name
                    yield one, max(scores[:length]), " ".join((*words[:at], *words[at + length :]))


def called(one: Name, letter: str, word: str) -> int:
    """Tell how well a word names a character: by a part of the name, its reading, or the letter that picks them."""
    if letter and word.upper() == letter:
        return WHOLE
    if word.isascii() and len(word) < SHORTEST:
        return 0
    parts = tuple(part for text in (one.label, one.reading) for part in text.split())
    return Name("", one.label, one.reading, also=parts).fits(word)


def unlike(one: Name, people: Sequence[Name], letters: Mapping[str, str]) -> str:
    """Return a line that names this character alone: of several of one name with the letter."""
    same = sum(other.label == one.label for other in people) > 1
    return f"{one.label} {letters.get(one.id, '')}".strip() if same else one.label


# checks


def checks(
    line: str, kinds: Sequence[CheckKind], picks: Sequence[Pick], words: Words, english: Words
) -> Iterator[Meaning]:
    """Yield the checks that one name may mean, with the numbers beside it."""
    parts = line.split()
    names = [part for part in parts if whole_in(part) is None]
    numbers = [number for part in parts if (number := whole_in(part, DIGITS)) is not None]
    if len(names) != 1:
        return
    glued = _GLUED.fullmatch(names[0])
    found = list(_named(names[0], numbers, kinds, picks, words, english))
    if not found and glued and not numbers:
        found = list(_named(glued[1], [int(whole_in(glued[2]) or 0)], kinds, picks, words, english))
    yield from found


def _named(
    name: str, numbers: list[int], kinds: Sequence[CheckKind], picks: Sequence[Pick], words: Words, english: Words
) -> Iterator[Meaning]:
    figures = "".join(f" {number}" for number in numbers)
    letters = {(pick.value, pick.kind): pick.letter for pick in picks}
    least = BEGUN if name.isascii() and len(name) < SHORTEST else 1
    seen = set[str]()

    def meaning(label: Spoken, value: Any, kind: str, readings: Sequence[str], least: int) -> Meaning | None:
        own = words.say(label)
        picked = name.upper() == letters.get((value, kind))
        score = WHOLE if picked else _fits(label, readings, name, words, english)
        if score < least or own in seen:
            return None
        seen.add(own)
        return Meaning(own, f"{own}{figures} ", score, tested=kind or str(value))

    for kind in (*kinds[:1], *(kind for kind in kinds[1:] if kind.standalone)):
        subject = subject_of(kind)
        if subject is None or len(numbers) > len(numbered(kind)):
            continue
        for choice in subject.choices:
            one = meaning(choice.label, choice.value, "", (choice.reading,), least)
            if one is not None:
                check = CheckWanted(kind.id, {subject.id: choice.value, **filled(kind, numbers)})
                yield replace(one, check=check, legal=choice.legal, gone=choice.gone)
    for kind in kinds:
        if len(numbers) <= len(numbered(kind)):
            one = meaning(kind.label, None, kind.id, kind.readings, BEGUN)
            if one is not None:
                yield replace(one, check=CheckWanted(kind.id, filled(kind, numbers)))


def _fits(label: Spoken, readings: Sequence[str], name: str, words: Words, english: Words) -> int:
    """Tell how well a word fits a name, one of its words, or its reading; in the other language how it begins."""
    own = words.say(label)
    score = Name("", own, also=(*readings, own.strip(_SIGNS), *own.split())).fits(name)
    if score < BEGUN and len(name) > SHORTEST:
        others = (other for other in (JAPANESE.say(label), english.say(label)) if other != own)
        score = max(score, *(found if found >= BEGUN else 0 for found in (Name("", o).fits(name) for o in others)), 0)
    return score


def english_words(line: str, kinds: Sequence[CheckKind], words: Words, english: Words) -> str:
    """Put the names of the campaign's language in the place of English ones; a beginning of three letters is enough."""
    return " ".join(_translated(part, kinds, words, english) for part in line.split())


def _translated(part: str, kinds: Sequence[CheckKind], words: Words, english: Words) -> str:
    if len(part) <= SHORTEST or not part.isascii() or words.language == english.language:
        return part
    labels = [choice.label for kind in kinds for param in kind.params for choice in param.choices]
    labels += [param.label for kind in kinds for param in kind.params if param.kind is ParamKind.SWITCH]
    spoken = [(english.say(label).casefold(), words.say(label)) for label in labels]
    whole = {own for other, own in spoken if other == part.casefold()}
    found = whole or {own for other, own in spoken if other.startswith(part.casefold())}
    return found.pop() if len(found) == 1 else part
