"""The lines of the log that a step of a session brings."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.shown import Said
from desktop.core.viewer import Viewer
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.kotodama.said import shared_lines
from desktop.systems.kotodama.session.events import (
    ExtendedAbort,
    ExtendedGoOn,
    ExtendedStart,
    Ruling,
    Scene,
    SessionEvent,
)
from desktop.systems.kotodama.session.project import project
from desktop.systems.kotodama.session.state import Session, Track


def said(before: Session, event: SessionEvent, after: Session) -> tuple[Said, ...]:
    """Return the lines of a step."""
    return tuple(_lines(before, event, after))


def _lines(before: Session, event: SessionEvent, after: Session) -> Iterator[Said]:
    match event:
        case Scene():
            title = " / ".join(part for part in (after.title, project(after, Viewer()).kotodama_title) if part)
            yield Said(text=phrase("シーン{n}　{title}", n=after.scene, title=Typed(title)))
        case Ruling():
            word = "GMと全PLが同意" if event.agreed else "GM裁定"
            yield Said(text=phrase("{word}：{text}", word=word, text=event.text))
        case ExtendedStart():
            track = _track(after, event.id)
            goal = track.check.goal
            text = phrase("{label}：継続判定を始めます。目標達成数{goal}。", label=track.label, goal=goal)
            yield _line(after, track, text)
        case ExtendedGoOn():
            pass
        case ExtendedAbort():
            track = _track(after, event.id)
            yield _line(after, track, phrase("{label}：中断しました。", label=track.label))
        case _:
            yield from shared_lines(before, event, after)


def _line(state: Session, track: Track, text: Phrase) -> Said:
    known = any(t.id == track.id for t in project(state, Viewer()).tracks)
    return Said(text=text, who=track.who, secret=not known)


def _track(state: Session, track_id: str) -> Track:
    return next(t for t in state.tracks if t.id == track_id)
