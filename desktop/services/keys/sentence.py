"""A check as it is said in keys: a number, what is tested, who is aimed at, harder or easier, better or worse."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from desktop.core.rolls.check import CheckKind, Param, ParamChoice, ParamKind
from desktop.core.words import Words
from desktop.services.keys.letters import LetterTable, assigned

COVERED = ("dc_hidden", "secret")
"""Switches by which more and more of a check is covered."""


@dataclass(frozen=True)
class Pick:
    """What a letter picks: something that is tested, or a kind of check."""

    letter: str
    label: str
    value: Any = None
    kind: str = ""
    """Of a kind of check that is picked itself."""
    legal: bool = True
    note: str = ""


@dataclass(frozen=True)
class Sentence:
    """What has been said of a check so far."""

    number: str = ""
    """Figures before what is tested: the number to be beaten."""
    picked: tuple[Pick, ...] = ()
    targets: tuple[str, ...] = ()
    """Sheet ids of those who are aimed at."""
    versus: str = ""
    """Figures of an opponent's bare number."""
    harder: int = 0
    """Steps up the ladder of difficulties; negative: down."""
    better: int = 0
    """Steps that help who acts; negative: hinder."""
    turned: bool = False
    """Whether help or hindrance has been said, if only to take it back."""
    covered: int = 0

    def with_pick(self, pick: Pick) -> Sentence:
        """Pick something; at most the last two stand, for pools of two parts."""
        return replace(self, picked=(*self.picked[-1:], pick))

    def with_target(self, who: str) -> Sentence:
        """Aim at one more person, or no more at them."""
        there = who in self.targets
        others = tuple(one for one in self.targets if one != who)
        return replace(self, targets=others if there else (*self.targets, who))


@dataclass(frozen=True)
class Said:
    """The check that a sentence comes to."""

    kind: str
    params: Mapping[str, Any]


def picks(kinds: Sequence[CheckKind], table: LetterTable, words: Words) -> tuple[Pick, ...]:
    """Return what the letters pick for a character: kinds of check that have one, and what can be tested."""
    by_id = {kind.id: kind for kind in kinds}
    chosen = [Pick(letter, words.say(by_id[k].label), kind=k) for k, letter in table.kinds.items() if k in by_id]
    subject = subject_of(kinds[0]) if kinds else None
    if subject is None or chosen:
        return tuple(chosen)
    tested = [choice for choice in subject.choices if choice.value not in (None, "", "none") and not choice.gone]
    names = [(str(choice.value), _named(choice, words)) for choice in tested]
    fixed = {identifier: table.tested[identifier] for identifier, _ in names if identifier in table.tested}
    letters = assigned(names, fixed)
    return tuple(
        Pick(letters[str(c.value)], words.say(c.label), c.value, legal=c.legal, note=words.say(c.note)) for c in tested
    )


def _named(choice: ParamChoice, words: Words) -> str:
    return choice.reading if words.language == "ja" and choice.reading else words.say(choice.label)


def subject_of(kind: CheckKind) -> Param | None:
    """Return the parameter that names what is tested."""
    return next((param for param in kind.params if param.subject), None)


def said(sentence: Sentence, kinds: Sequence[CheckKind], table: LetterTable) -> Said | None:
    """Return the check that has been said; None where nothing of it can be tested."""
    kind = _kind(sentence, kinds, table)
    if kind is None:
        return None
    params: dict[str, Any] = {}
    params |= _tested(kind, [pick for pick in sentence.picked if not pick.kind])
    params |= _number(kind, sentence)
    params |= _against(kind, sentence)
    params |= _helped(kind, sentence.better) if sentence.better or sentence.turned else {}
    for switch in covers(kind)[: sentence.covered]:
        params[switch] = True
    return Said(kind.id, params)


def covers(kind: CheckKind) -> tuple[str, ...]:
    """Name the switches by which a kind of check can be covered, in their order."""
    own = {param.id for param in kind.params}
    return tuple(switch for switch in COVERED if switch in own)


def adjusted(kind: CheckKind, given: Mapping[str, Any], harder: int, better: int) -> dict[str, Any]:
    """Return what changes in a check that is prepared, where it becomes harder or easier, or who acts is helped."""
    changes: dict[str, Any] = {}
    param = difficulty(kind)
    if harder and param is not None:
        changes[param.id] = _moved(param, given.get(param.id, param.default), harder)
    now = given.get("modifier") or bool(given.get("advantage")) - bool(given.get("disadvantage"))
    return changes | (_helped(kind, now + better) if better else {})


def covered_more(kind: CheckKind, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return the switches of a check that is prepared where one more is on, or none after all of them."""
    ways = covers(kind)
    on = sum(bool(given.get(switch)) for switch in ways)
    return {switch: place < (on + 1) % (len(ways) + 1) for place, switch in enumerate(ways)}


def _kind(sentence: Sentence, kinds: Sequence[CheckKind], table: LetterTable) -> CheckKind | None:
    by_id = {kind.id: kind for kind in kinds}
    named = next((pick.kind for pick in reversed(sentence.picked) if pick.kind), "")
    if named:
        return by_id.get(named)
    if not (sentence.targets or sentence.versus):
        return kinds[0] if kinds else None
    tested = str(sentence.picked[-1].value) if sentence.picked else ""
    wanted = table.together.get(tested, "") if len(sentence.targets) > 1 else table.aimed.get(tested, "")
    if wanted in by_id:
        return by_id[wanted]
    facing = [kind for kind in kinds if any(param.against for param in kind.params)]
    if not sentence.picked:
        return next((kind for kind in facing if kind.id == "attack"), facing[0] if facing else None)
    return next((kind for kind in facing if _tests(kind, sentence.picked[-1].value)), None)


def _tests(kind: CheckKind, value: Any) -> bool:
    subject = subject_of(kind)
    return subject is not None and any(choice.value == value for choice in subject.choices)


def _tested(kind: CheckKind, picked: Sequence[Pick]) -> dict[str, Any]:
    """Fill what is tested; of two picks the one that another part of the pool takes goes there, in either order."""
    subject = subject_of(kind)
    if subject is None or not picked:
        return {}
    last = picked[-1].value
    part = _second_part(kind)
    if part is not None and len(picked) > 1:
        mine = {choice.value for choice in part.choices}
        before = picked[-2].value
        if (last in mine) != (before in mine):
            ability, skill = (last, before) if last in mine else (before, last)
            return {subject.id: skill, part.id: ability}
    return {subject.id: last} if _tests(kind, last) else {}


def _second_part(kind: CheckKind) -> Param | None:
    """Return the parameter of a pool's other part: a plain choice of what may be tested alone, too."""
    subject = subject_of(kind)
    tested = {choice.value for choice in subject.choices} if subject is not None else set()
    plain = (param for param in kind.params if param.choices and not (param.subject or param.against))
    return next((p for p in plain if not p.advanced and p.choices and {c.value for c in p.choices} <= tested), None)


def difficulty(kind: CheckKind) -> Param | None:
    """Return the parameter that says how hard a check is."""
    ladder = [p for p in kind.params if not (p.subject or p.against or p.advanced) and p is not _second_part(kind)]
    numbers = [p for p in ladder if p.id != "modifier" and (p.kind is ParamKind.NUMBER or p.free)]
    return next(iter((*numbers, *(p for p in ladder if p.choices))), None)


def _number(kind: CheckKind, sentence: Sentence) -> dict[str, Any]:
    param = difficulty(kind)
    if param is None:
        return {}
    value: Any = param.default
    if sentence.number:
        if param.kind is not ParamKind.NUMBER and not param.free:
            return {}
        value = int(sentence.number)
    if sentence.harder:
        value = _moved(param, value, sentence.harder)
    return {param.id: value} if sentence.number or sentence.harder else {}


def _moved(param: Param, value: Any, steps: int) -> Any:
    """Go up or down the ladder; a number between its rungs goes to the next one."""
    rungs: Sequence[Any] = [choice.value for choice in param.choices]
    numbers = sorted(rung for rung in rungs if isinstance(rung, int))
    if len(numbers) == len(rungs):
        rungs = numbers  # a form may list the hardest first
    if not rungs:
        least, most = param.minimum, param.maximum
        moved = (value if isinstance(value, int) else 0) + steps
        return max(moved if least is None else max(moved, least), 0) if most is None else min(moved, most)
    if value in rungs:
        at = rungs.index(value) + steps
    elif len(numbers) == len(rungs) and isinstance(value, int):
        below = sum(1 for rung in numbers if rung < value)
        at = below + steps - (1 if steps > 0 else 0)
    else:
        at = 0
    return rungs[min(max(at, 0), len(rungs) - 1)]


def _against(kind: CheckKind, sentence: Sentence) -> dict[str, Any]:
    taken: dict[str, Any] = {}
    for param, who in zip(_opponents(kind, sentence.targets), sentence.targets, strict=False):
        taken[param.id] = who
    number = next((p for p in kind.params if p.against and (p.kind is ParamKind.NUMBER or p.free)), None)
    if sentence.versus and number is not None:
        taken[number.id] = int(sentence.versus)
    return taken


def _opponents(kind: CheckKind, targets: Sequence[str]) -> Iterator[Param]:
    """Yield the parameters that take people: opponents first, and who else may be chosen."""
    people = [p for p in kind.params if any(choice.value in targets for choice in p.choices)]
    yield from sorted(people, key=lambda param: not param.against)


def _helped(kind: CheckKind, better: int) -> dict[str, Any]:
    """Help who acts by a number of steps: a modifier, else advantage."""
    own = {param.id for param in kind.params}
    if "modifier" in own:
        return {"modifier": better}
    if {"advantage", "disadvantage"} <= own:
        return {"advantage": better > 0, "disadvantage": better < 0}
    return {}
