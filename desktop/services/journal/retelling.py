"""Lines of the log in the language of today, and checks under way as the journal keeps them, step by step.

An older line is described again from its event where that is known, else shown as written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any

from pydantic import Field, TypeAdapter, ValidationError

from desktop.core.rolls.describe import result
from desktop.core.rolls.outcome import Change, Outcome
from desktop.core.rolls.roll import Asked, Roll, Step
from desktop.core.value import LAZY
from desktop.core.words import Phrase, Typed, Words, phrase
from desktop.services.journal.changes import changes_of
from desktop.services.journal.journal import STEP, Log, LogEntry

_STEPS: TypeAdapter[Step] = TypeAdapter(Annotated[Step, Field(discriminator="kind")], config=LAZY)


@dataclass(frozen=True)
class Unfinished:
    """A check that the journal holds without an end."""

    id: str
    asked: Asked
    steps: tuple[Step, ...] = ()


def step_data(roll: Roll, step: Step) -> dict[str, Any]:
    """Return what a line keeps of a step; the first one also keeps what was asked."""
    data: dict[str, Any] = {"roll": roll.id, "event": step.model_dump(mode="json")}
    if len(roll.steps) == 1:
        data["asked"] = roll.asked.model_dump(mode="json")
    return data


def step_of(event: Mapping[str, Any]) -> Step | None:
    """Read a throw or a choice from plain data; None where it is neither."""
    try:
        return _STEPS.validate_python(dict(event))
    except ValidationError:
        return None


def unfinished(log: Log) -> tuple[Unfinished, ...]:
    """List the checks that have begun and neither ended nor been given up, in the order in which they began.

    A check whose lines are damaged is left out; its lines stay where they are.
    """
    found: dict[str, Unfinished] = {}
    for entry in log.entries:
        identifier = entry.data.get("roll")
        if not isinstance(identifier, str):
            continue
        if entry.kind != STEP:
            found.pop(identifier, None)
            continue
        try:
            found[identifier] = _with(found.get(identifier), identifier, entry.data)
        except (ValidationError, KeyError):
            found.pop(identifier, None)
    return tuple(roll for roll in found.values() if roll.steps)


def _with(known: Unfinished | None, identifier: str, data: Mapping[str, Any]) -> Unfinished:
    if known is None:
        known = Unfinished(identifier, Asked.model_validate(data["asked"]))
    if data.get("back") is True:
        return Unfinished(identifier, known.asked, known.steps[:-1])
    return Unfinished(identifier, known.asked, (*known.steps, _STEPS.validate_python(data["event"])))


PHRASE, OPEN, LANGUAGE = "said", "said_open", "lang"
"""Keys of a line: its phrases, the public phrases of a secret line, and the language of its text."""
HEADING, LEVELS = "heading", ("scene", "round")
"""Key of what is over a line from then on, and its parts."""
COVERED = "covered"
"""Key of the words for a scene as the GM alone knows it."""
DEEPEST = 20
"""Greatest depth of nested phrases; a foreign log may hold anything."""
_JAPANESE = re.compile(r"[\u3041-\u30fa\u3400-\u9fff]")
_TITLE = re.compile(r"(?P<title>.+?)(：|: )")


def phrase_data(text: Phrase | str, open_: Phrase | str, words: Words) -> dict[str, Any]:
    """Return the data by which a line can be translated again."""
    data: dict[str, Any] = {LANGUAGE: words.language}
    for key, value in ((PHRASE, text), (OPEN, open_)):
        if isinstance(value, Phrase):
            data[key] = as_data(value)
    return data


def as_data(value: Any) -> Any:
    """Return words as JSON, typed texts still apart."""
    match value:
        case Phrase(template=template, args=args):
            return {"phrase": template, **({"with": {name: as_data(arg) for name, arg in args}} if args else {})}
        case Typed():
            return {"typed": str(value)}
        case tuple() | list():
            return [as_data(part) for part in value]
        case bool() | int() | str() | None:
            return value
    return {"typed": str(value)}


def _words(data: Any, depth: int = 0) -> Any:
    """Read what `as_data` wrote.

    Raises:
        ValueError: it is none of that.
    """
    if depth > DEEPEST:
        raise ValueError
    match data:
        case {"phrase": str(template)}:
            args = data.get("with", {})
            if not isinstance(args, dict):
                raise ValueError
            return phrase(template).evolve(args=tuple((str(n), _words(a, depth + 1)) for n, a in args.items()))
        case {"typed": str(text)}:
            return Typed(text)
        case list():
            return tuple(_words(part, depth + 1) for part in data)
        case bool() | int() | str() | None:
            return data
    raise ValueError


def phrase_from(data: Any) -> Phrase | str:
    """Read what `as_data` wrote; nothing where it is damaged."""
    try:
        found = _words(data)
    except (ValueError, ValidationError):
        return ""
    return found if isinstance(found, Phrase | str) else ""


class Retelling:
    """Tells lines in one language.

    Args:
        change: says what was changed by hand, for lines that keep only the change itself.
    """

    def __init__(self, words: Words, change: Callable[[Change], Phrase]) -> None:
        self._words, self._change = words, change

    def log(self, log: Log) -> Log:
        """Tell a whole log."""
        return Log(tuple(map(self.entry, log.entries)), log.ending)

    def entry(self, entry: LogEntry) -> LogEntry:
        """Return one line in this language; as written where it is in it or cannot be translated."""
        if not entry.text or self._language(entry) == self._words.language:
            return entry
        text = self._text(entry.data, PHRASE) or self._from_event(entry)
        if not text:
            return entry
        data = self._heading(entry.data)
        return replace(entry, text=text, open=self._text(entry.data, OPEN) or entry.open, data=data)

    def _language(self, entry: LogEntry) -> str:
        kept = entry.data.get(LANGUAGE)
        return kept if isinstance(kept, str) else "ja" if _JAPANESE.search(entry.text) else "en"

    def _text(self, data: Mapping[str, Any], key: str) -> str:
        found = phrase_from(data.get(key))
        return self._words.say(found) if isinstance(found, Phrase) else ""

    def _heading(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """Tell also what is over a line."""
        heading = data.get(HEADING)
        kept = heading.get(PHRASE) if isinstance(heading, Mapping) else None
        if not isinstance(heading, Mapping) or not isinstance(kept, list) or len(kept) != len(LEVELS):
            return data
        texts = {level: self._words.say(phrase_from(part)) for level, part in zip(LEVELS, kept, strict=True)}
        return {**data, HEADING: {**heading, **texts}}

    def _from_event(self, entry: LogEntry) -> str:
        if entry.kind == "change":
            return self._words.say("、").join(self._words.say(self._change(change)) for change in changes_of(entry))
        title = _TITLE.match(entry.text)
        if entry.kind in ("check", "dice") and entry.outcome and title is not None:
            return self._check(title["title"], entry.outcome)
        return ""

    def _check(self, title: str, outcome: Mapping[str, Any] | None) -> str:
        """Tell how a check ended; what was tested is named as it was written, unless it is one word."""
        try:
            ended = result(Outcome.model_validate(outcome if outcome is None else dict(outcome)))
        except ValidationError:
            return ""
        return self._words.say(phrase("{title}：{result}", title=title, result=ended))
