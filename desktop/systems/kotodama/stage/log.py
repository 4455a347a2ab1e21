"""The log messages of events that battles and sessions share: what the GM reads, and what players read of it."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.play import Choose, ThrowEvent
from desktop.core.rolls.describe import joined
from desktop.core.rolls.outcome import Outcome
from desktop.core.value import Viewer
from desktop.core.view_models import LogMessage
from desktop.core.words import Phrase, phrase, signed_text
from desktop.systems.kotodama.checks import AnyCheck
from desktop.systems.kotodama.checks.extended import ExtendedCheck
from desktop.systems.kotodama.connection import REASONS, needs_reason, read, stations
from desktop.systems.kotodama.people import Person
from desktop.systems.kotodama.sheet import CHAR_STATES, CONNECTIONS
from desktop.systems.kotodama.stage import events
from desktop.systems.kotodama.stage.events import SharedEvent
from desktop.systems.kotodama.stage.state import Stage, unseen
from desktop.systems.kotodama.stage.view import notifier


def shared_lines(before: Stage, event: SharedEvent, after: Stage, about: str = "") -> Iterator[LogMessage]:
    """Yield the lines of an event that battles and sessions share.

    Args:
        about: what the open check is for: a player's own words are `Typed`.
    """
    match event:
        case events.OpenCheck() | events.DropCheck() | events.Tally() | ThrowEvent() | Choose():
            yield from _check_lines(before, event, after, about)
        case events.Join():
            person = _person(after, event.who)
            yield line(person, phrase("{name} が加わりました。", name=person.name))
        case events.Leave():
            gone = _person(before, event.who)
            yield line(gone, phrase("{name} が離れました。", name=gone.name))
        case events.Adjust():
            yield from _adjusted(before, event, after)
        case events.Reveal():
            yield from _revealed(_person(after, event.who))
        case events.Connect():
            yield from _connected(_person(before, event.who), event)
        case _:
            yield from _hurt_lines(before, event, after)


def _hurt_lines(
    before: Stage,
    event: events.Damage
    | events.Heal
    | events.Down
    | events.Release
    | events.Kill
    | events.SetKarma
    | events.SetWazamae,
    after: Stage,
) -> Iterator[LogMessage]:
    old, new = _person(before, event.who), _person(after, event.who)
    if isinstance(event, events.Damage | events.Heal):
        hurt = isinstance(event, events.Damage)
        known = {"name": new.name, "n": event.amount}
        text = phrase("{name} に{n}点のダメージ。", **known) if hurt else phrase("{name} が{n}点回復。", **known)
        yield line(new, text)
    yield from _number_lines(before, after, event.who)
    if old.state != new.state:
        yield line(new, _state_text(new))


def fallen_lines(before: Stage, after: Stage) -> Iterator[LogMessage]:
    """Yield a line for every character who has fallen between two states."""
    stood = {person.id for person in before.people if person.standing}
    for person in after.people:
        if person.id in stood and not person.standing:
            yield line(person, _state_text(person))


def _state_text(person: Person) -> Phrase:
    if person.state == "dead":
        return phrase("{name} は死亡しました。", name=person.name)
    return phrase("{name} は{state}になりました。", name=person.name, state=CHAR_STATES[person.state])


_NUMBERS = (("hp", "HP"), ("karma", "インガオホー値"), ("wazamae_counter", "ワザマエカウンター"))


def _number_lines(before: Stage, after: Stage, who: str) -> Iterator[LogMessage]:
    """Describe the changed numbers of a character."""
    old, new = _person(before, who), _person(after, who)
    for field, word in _NUMBERS:
        a, b = getattr(old, field), getattr(new, field)
        if a != b:
            yield number_line(new, word, a, b)


def _adjusted(before: Stage, event: events.Adjust, after: Stage) -> Iterator[LogMessage]:
    old, new = _person(before, event.who), _person(after, event.who)
    if event.field == "state":
        yield line(new, _state_text(new))
        return
    yield number_line(new, _ADJUSTED[event.field], getattr(old, event.field), getattr(new, event.field))
    if old.standing and not new.standing:
        yield line(new, _state_text(new))


_ADJUSTED = {"remaining": "行動回数", "combat_move": "戦闘移動", "hp": "HP", "hp_max": "HP最大値"}


def number_line(person: Person, word: str, before: int | None, after: int | None) -> LogMessage:
    """Return the line of a changed number; an NPC's is for the GM alone."""
    known = {"word": word, "a": _number(before), "b": _number(after)}
    return line(person, phrase("{name}：{word} {a} → {b}", name=person.name, **known), numbers=True)


def _number(value: int | None) -> str:
    return "—" if value is None else signed_text(value)


def _revealed(person: Person) -> Iterator[LogMessage]:
    if not person.hidden:
        yield LogMessage(text=phrase("{name} が姿を現しました。", name=person.name), who=person.id)
    else:
        yield LogMessage(text=phrase("{name} を隠しました。", name=person.name), who=person.id, secret=True)


def _connected(person: Person, event: events.Connect) -> Iterator[LogMessage]:
    """Describe every step of the way; a free one needs no reason (KO-FSM-K02)."""
    old: str = person.connection
    for to in stations(old, event.to, along=event.along and not event.gm):
        state, reason = CONNECTIONS[read(to)], REASONS.get(event.reason, "")
        if reason and (not event.along or needs_reason(old, to)):
            words = phrase("{name} は{state}に移りました（{reason}）。", name=person.name, state=state, reason=reason)
        else:
            words = phrase("{name} は{state}に移りました。", name=person.name, state=state)
        yield line(person, words)
        old = to


def _check_lines(before: Stage, event: SharedEvent, after: Stage, about: str) -> Iterator[LogMessage]:
    check = after.check or (after.last if after.last is not before.last else before.check)
    if check is None:
        return
    secret = unseen(before, check) or unseen(after, check)
    who = notifier(check)
    if isinstance(event, events.OpenCheck):
        covered = None if secret else check.concealment(Viewer()).title
        openly = _of(before, who, covered) if covered else None
        yield LogMessage(text=_of(before, who, check.title), who=who, secret=secret or covered is not None, open=openly)
    elif isinstance(event, events.DropCheck):
        yield LogMessage(text=phrase("判定をやめました。"), who=who, secret=secret)
    if after.last is not before.last or _step_ended(before.check, after.check):
        yield from _ended(check, who, secret, about)
        there = {p.id for p in (*before.people, *before.gone)} & {p.id for p in (*after.people, *after.gone)}
        for tester in check.testers:
            if tester.sheet in there:
                for message in _number_lines(before, after, tester.sheet):
                    yield message.evolve(secret=message.secret or secret)


def _of(state: Stage, who: str, title: Phrase) -> Phrase:
    name = next((p.name for p in state.people if p.id == who), "")
    return phrase("{name}：{title}", name=name, title=title) if name else title


def _step_ended(before: AnyCheck | None, after: AnyCheck | None) -> bool:
    if not isinstance(before, ExtendedCheck) or not isinstance(after, ExtendedCheck):
        return False
    return len(after.steps) > len(before.steps)


def _ended(check: AnyCheck, who: str, secret: bool, about: str) -> Iterator[LogMessage]:
    """Describe how a check, or one throw of an extended one, ended; its cost has a line of its own."""
    outcome = check.outcome
    if outcome is None:
        return
    text = result_line(outcome.evolve(detail=check.facts))
    text = phrase("{label}：{text}", label=about, text=text) if about else text
    yield LogMessage(text=text, who=who, secret=secret, outcome=outcome.evolve(changes=()))


def result_line(outcome: Outcome) -> Phrase:
    """Write a result as one line: every word that is always shown, then the numbers."""
    words = joined(outcome.words)
    if str(outcome.detail):  # no full stop between them: タツジン! ends with a sign of its own
        return phrase("{before}　{after}", before=words, after=outcome.detail)
    signed = bool(outcome.words) and str(outcome.words[-1]).endswith("!")
    return phrase("{words}", words=words) if signed else phrase("{words}。", words=words)


def line(person: Person, text: Phrase, numbers: bool = False) -> LogMessage:
    """Make a log message about a character: secret for hidden characters and for NPCs' numbers."""
    return LogMessage(text=text, who=person.id, secret=person.hidden or (numbers and not person.is_pc))


def _person(state: Stage, who: str) -> Person:
    return next(p for p in (*state.people, *state.gone) if p.id == who)
