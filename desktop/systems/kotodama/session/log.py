"""The lines of the log that a step of a session brings."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.play import Choose
from desktop.core.value import Viewer
from desktop.core.view_models import LogMessage
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama.session.events import (
    ExtendedAbort,
    ExtendedGoOn,
    ExtendedStart,
    Ruling,
    Scene,
    SessionEvent,
)
from desktop.systems.kotodama.session.rules import waiting
from desktop.systems.kotodama.session.state import Session, Track
from desktop.systems.kotodama.session.view import heading, project
from desktop.systems.kotodama.stage.events import SharedEvent
from desktop.systems.kotodama.stage.log import fallen_lines, shared_lines


def log_messages(before: Session, event: SessionEvent, after: Session) -> tuple[LogMessage, ...]:
    """Return the lines of a step."""
    return tuple(_lines(before, event, after))


def advance_messages(before: Session, after: Session) -> tuple[LogMessage, ...]:
    """Return the lines of what follows from edited sheets."""
    return tuple(fallen_lines(before, after))


def _lines(before: Session, event: SessionEvent, after: Session) -> Iterator[LogMessage]:
    match event:
        case Scene():
            yield LogMessage(text=phrase("{scene}", scene=heading(after).scene))  # the heading of a replay
        case Ruling():
            word = "GMと全PLが同意" if event.agreed else "GM裁定"
            yield LogMessage(text=phrase("{word}：{text}", word=word, text=event.text))
        case ExtendedStart():
            track = _track(after, event.id)
            begun = "{label}：継続判定を始めます。{title}。" if track.label else "継続判定を始めます。{title}。"
            yield _line(after, track, phrase(begun, label=track.called, title=track.check.title))
        case ExtendedGoOn():
            pass
        case ExtendedAbort():
            yield _given_up(after, _track(after, event.id))
        case Choose() if before.check is None:
            last = waiting(before)
            if last is not None and event.option == "abort":
                yield _given_up(after, _track(after, last.id))
        case _ if before.track:
            yield from _of_track(before, event, after)
        case _:
            yield from shared_lines(before, event, after)


def _given_up(state: Session, track: Track) -> LogMessage:
    return _line(state, track, phrase("{label}：中断しました。", label=track.called))


def _of_track(before: Session, event: SharedEvent, after: Session) -> Iterator[LogMessage]:
    """Describe the throw of an extended check; a secret check keeps the throw secret, too."""
    track = _track(after, before.track)
    known = _known(after, track)
    count = len(_track(before, before.track).check.tester.throws)
    for line in shared_lines(before, event, after, track.called):
        if line.outcome is not None:  # each line has its own dice; those of the throws before it are above
            line = line.evolve(outcome=line.outcome.evolve(throws=line.outcome.throws[count:]))
        yield line if known else line.evolve(secret=True, open=None)


def _known(state: Session, track: Track) -> bool:
    return any(t.id == track.id for t in project(state, Viewer()).tracks)


def _line(state: Session, track: Track, text: Phrase) -> LogMessage:
    return LogMessage(text=text, who=track.who, secret=not _known(state, track))


def _track(state: Session, track_id: str) -> Track:
    return next(t for t in state.tracks if t.id == track_id)
