"""apply(state, event) and legal(state) of a session."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from desktop.core.play import Choose, Move
from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.kotodama.checks import ExtendedCheck
from desktop.systems.kotodama.checks.extended import already_over
from desktop.systems.kotodama.checks.start import start_extended
from desktop.systems.kotodama.checks.tester import named
from desktop.systems.kotodama.people import Person, dead, find
from desktop.systems.kotodama.session.events import (
    ExtendedAbort,
    ExtendedGoOn,
    ExtendedStart,
    Ruling,
    Scene,
    SessionEvent,
)
from desktop.systems.kotodama.session.state import Session, Track
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.stage import connection_moves, hand_moves, make_move, new_checks, open_check
from desktop.systems.kotodama.stage.rules import advance_check, happened, with_edits, with_new_budgets
from desktop.systems.kotodama.stage.state import refuse_while_open, unseen


def apply(state: Session, event: SessionEvent) -> Session:
    """Return the state after an event.

    Raises:
        Refusal: the event is not legal now; `state` is as it was.
    """
    return advance(_happened(state, event))


def advance(state: Session) -> Session:
    """Return the state with everything done that follows by itself: costs of checks, tracks put back after a throw."""
    state = with_new_budgets(with_edits(state))
    if state.check is None:
        return state.evolve(track="") if state.track else state
    moved = advance_check(state)
    check = moved.last if moved.check is None else moved.check
    if not state.track or not isinstance(check, ExtendedCheck) or not (check.done or check.waiting):
        return moved
    tracks = tuple(t.evolve(check=check) if t.id == state.track else t for t in state.tracks)
    seen = moved.last_seen if unseen(state, check) else check
    return moved.evolve(tracks=tracks, track="", check=None, booked=0, last=check, last_seen=seen)


def _happened(state: Session, event: SessionEvent) -> Session:
    match event:
        case Scene():
            return _next_scene(state, event)
        case Ruling():
            return state.evolve(rulings=(*state.rulings, event))
        case ExtendedStart():
            return _started(state, event)
        case ExtendedGoOn():
            return _went_on(state, event)
        case ExtendedAbort():
            refuse_while_open(state)
            track = _track(state, event.id)
            return _with(state, track.evolve(check=track.check.choose("abort")))
        case Choose() if (last := waiting(state)) is not None:
            known: dict[str, SessionEvent] = {"again": ExtendedGoOn(id=last.id), "abort": ExtendedAbort(id=last.id)}
            return _happened(state, known.get(event.option, event))
        case _:
            return happened(state, event)


def _next_scene(state: Session, event: Scene) -> Session:
    """Begin the next scene; where only one side of the pair is named, the other keeps its own title."""
    both = bool(event.title) == bool(event.kotodama_title)
    title = event.title if both else event.title or state.title
    other = event.kotodama_title if both else event.kotodama_title or state.kotodama_title
    return state.evolve(scene=state.scene + 1, title=title, kotodama_title=other)


def waiting(state: Session) -> Track | None:
    """Return the track of the last check: もう一度 and 中断 may be chosen beside its dice."""
    if state.check is not None or state.last is None:
        return None
    return next((track for track in state.tracks if track.check.waiting and track.check == state.last), None)


def _started(state: Session, event: ExtendedStart) -> Session:
    if any(track.id == event.id for track in state.tracks):
        raise refuse(
            "duplicate",
            "KO-EXT-03",
            phrase("その継続判定はもう始まっています。"),
            phrase("進行中の継続判定を続けてください。"),
        )
    actor = find(state.people, event.who) if event.who else None
    check = start_extended(actor, event.params, state.rules)
    return state.evolve(tracks=(*state.tracks, Track(id=event.id, label=event.label, check=check)))


def _went_on(state: Session, event: ExtendedGoOn) -> Session:
    refuse_while_open(state)
    check = _track(state, event.id).check
    check = check.choose("again") if check.waiting else check
    person = find(state.people, check.tester.sheet) if check.tester.sheet else None
    if person is not None and person.state == "dead":
        raise dead(person)
    if person is not None:
        check = replace(check, tester=named(check.tester, person))
    return state.evolve(check=check, booked=len(check.changes), track=event.id)


def _track(state: Session, track_id: str) -> Track:
    for track in state.tracks:
        if track.id == track_id:
            if track.check.done:
                raise already_over()
            return track
    raise refuse(
        "unknown_track", "KO-EXT-01", phrase("その継続判定はありません。"), phrase("先に継続判定を始めてください。")
    )


def _with(state: Session, new: Track) -> Session:
    return state.evolve(tracks=tuple(new if track.id == new.id else track for track in state.tracks))


def legal(state: Session) -> tuple[Move, ...]:
    """List what may happen next; the rest of each event is asked of the person."""
    return (
        *open_check(state),
        make_move("scene", "次のシーン", "KO-KTD-03", primary=state.check is None).evolve(forfeits=True),
        *_tracks(state),
        *new_checks(state),
        *(move for person in state.people for move in _person(person, state.rules)),
        make_move("ruling", "GM裁定・ハウスルールを記録", "KO-GEN-07"),
        make_move("join", "参加", "KO-FSM-R13"),
    )


def _tracks(state: Session) -> Iterator[Move]:
    if state.check is not None:
        return
    able = {"", *(person.id for person in state.people if person.state != "dead")}
    for track in state.tracks:
        if not track.check.done:
            first = "{label}：{n}個で振る" if not track.check.steps else "{label}：もう一度（{n}個）"
            again = phrase(first, label=track.called, n=track.check.next_pool)
            known = (("id", track.id),)
            if track.who in able:
                yield Move(event="extended_go_on", label=again, who=track.who, args=known, rule="KO-EXT-06")
            stop = phrase("{label}：中断", label=track.called)
            yield Move(event="extended_abort", label=stop, who=track.who, args=known, rule="KO-AMB-23")
    yield make_move("extended_start", "時間のかかる継続判定を始める", "KO-EXT-03")


def _person(person: Person, rules: KotodamaSettings) -> Iterator[Move]:
    if rules.kotodama_enabled:
        yield from connection_moves(person)
    yield from hand_moves(person)
